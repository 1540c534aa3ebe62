# Words about Termites' options, data files and maps.

## Options

termites-option-players = Players
termites-option-setup = Setup (standard: the first one for the number of players)
termites-option-map = Map (setup, build, random, random:NUMBER, a .toml file)
termites-option-tiles = Number of tiles placed when the map is built
termites-option-colonies = Colonies (random, or names separated by commas)
termites-option-flyer_push_into_vegetation_kills = A flyer may be pushed onto vegetation, which kills it
termites-option-data = Contents of the box (standard, or a .toml file)

refusal-option-map = The map can’t be “{ $value }”; it can be setup, build, random, random: with a number up to { $most }, a .toml file, or a text such as neutral:F6;water:A4,K3;stones:D2.
refusal-option-setup = The setup can’t be “{ $value }”; it can be standard or the name of a setup, such as p3_adv.
refusal-option-colony = There is no colony “{ $value }”; write random, or some of these, separated by commas: { $colonies }.
refusal-option-colony-twice = Two players can’t both have the colony { $colony }.
refusal-option-colony-number = { $found ->
    [one] One colony is named
   *[other] { $found } colonies are named
  } for { $players } players; name one for each, or write random.
refusal-option-tiles = The number of tiles can’t be “{ $value }”; it is a whole number of at least 0.
refusal-option-hand = Hands of { $found } tokens are too large for { $players } players; the maximum that a record can hold is { $most }.
refusal-option-setup-unused = The setup { $setup } is not used with map={ $map }; leave out one of the two.
refusal-option-tiles-unused = tiles={ $tiles } only applies when the map is built (map=build), but here the map is { $map }.
refusal-option-too-many-tiles = { $tiles } tiles can’t be placed; the maximum is { $most }.
refusal-option-no-setup = The box has no setup for { $players } players; choose map=random, map=build or a map file.
refusal-option-other-setup = There is no setup “{ $setup }” for { $players } players; there are: { $setups }.

## Data files

refusal-data-few-mounds = { $file }: { $place } has { $found ->
    [one] one value
   *[other] { $found } values
  }; a colony needs at least { $least } mounds.
refusal-data-two-faces = { $file }: { $place } has { $found ->
    [one] one terrain
   *[other] { $found } terrains
  }; a tile has two different faces.
refusal-data-token-range = { $file }: { $place } has { $found ->
    [one] one token
   *[other] { $found } tokens
  }; a colony has at least one and at most { $most }.
refusal-data-token-count = { $file }: { $place } has { $found ->
    [one] one token
   *[other] { $found } tokens
  }, but { $other } has { $expected }; all colonies must have the same number.
refusal-data-setup-id = { $file }: { $place } can’t be “{ $value }”; an id consists of lower-case letters, digits, “_” and “-”, and is not “standard”.

## Maps

refusal-map-bad-part = “{ $part }” is not a valid part of a map; parts look like water:A4,K3, are separated by “;”, and are named: { $known }.
refusal-map-too-long = The text of the map is longer than { $most } characters.
refusal-map-not-a-hex = { $map }: “{ $hex }” is not a valid hex; hexes are named by row and number, such as F6.
refusal-map-hex-twice = { $map }: { $hex } is named twice.
refusal-map-no-such-hex = { $map }: { $list } names { $hex }, which the board does not have; it has { $first } to { $last }.
refusal-map-neutral-count = { $map }: { $players } players need { $expected ->
    [one] one neutral mound
   *[other] { $expected } neutral mounds
  }, but the map has { $found }{ $fits ->
    [1] {""}
   *[other] {" "}(right for { $fits } players)
  }.
refusal-map-mound-on-edge = { $map }: the neutral mound { $hex } is on the edge of the board.
refusal-map-mounds-adjacent = { $map }: the neutral mounds { $other } and { $hex } are next to each other.
refusal-map-mound-on-tile = { $map }: the neutral mound { $hex } is on { $terrain ->
    [water] water
    [vegetation] vegetation
   *[stones] stones
  }; mounds are on clear hexes.
refusal-map-too-many-tiles = { $map }: the map has { $found } tiles; the maximum is { $most }.
refusal-map-faces = { $map }: { $found } tiles show { $terrains }, but only { $most } have such a face.
refusal-map-same-terrain = { $map }: { $hexes } are connected and all { $terrain ->
    [water] water
    [vegetation] vegetation
   *[stones] stones
  }; at most { $most } tiles of one terrain may be connected.
refusal-map-tile-group = { $map }: the { $found } tiles { $hexes } are connected; at most { $most } may be.
refusal-map-two-waters = { $map }: the neutral mound { $hex } is next to the water hexes { $hexes }; it may be next to only one.
refusal-map-not-symmetric = { $map }: the map does not have the symmetry { $symmetry } that it states; look at { $hex }.
