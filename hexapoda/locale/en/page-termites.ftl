# The page: Termites and its map editor.

## What is on the board

page-termites-board = Termites board
page-termites-ground = { $terrain ->
    [water] water
    [vegetation] vegetation
    [stones] stones
   *[clear] clear ground
  }
page-termites-unit = { $colony ->
    [blue] blue
    [red] red
    [gold] gold
   *[gray] gray
  } unit, { $insects }, strength { $strength }
page-termites-mound = { $colony ->
    [blue] blue
    [red] red
    [gold] gold
    [gray] gray
   *[neutral] neutral
  } mound of value { $value }
page-termites-hex = { $hex }, { $ground }
page-termites-hex-with = { $hex }, { $ground }, { $piece }
page-termites-sum = attack { $attack } against { $defence }
page-termites-sum-weak = attack { $attack } against { $defence }, too weak
page-termites-too-weak = { $short } more would be enough

## Beside the board

page-termites-hand = Hand
page-termites-hand-hidden = { $count ->
    [one] { $count } token, face down
   *[other] { $count } tokens, face down
  }
page-termites-token = { $insects }, strength { $strength }
page-termites-stack = { $count ->
    [0] stack empty
    [one] { $count } token in the stack
   *[other] { $count } tokens in the stack
  }
page-termites-reserve = Mounds in reserve
page-termites-reserve-mound = mound of value { $value }
page-termites-trophies = Trophies
page-termites-tiles = Tiles
page-termites-tile = tile with { $face ->
    [water] water
    [vegetation] vegetation
   *[stones] stones
  } up and { $back ->
    [water] water
    [vegetation] vegetation
   *[stones] stones
  } below; left: { $left }
page-termites-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } · { $units ->
    [one] { $units } unit
   *[other] { $units } units
  }
page-termites-details = Tokens of { $colony ->
    [blue] Blue
    [red] Red
    [gold] Gold
   *[gray] Gray
  }
page-termites-held = In hand and stack
page-termites-lost = Out of the game
page-termites-nothing = none

## What is asked

page-termites-ask-place-neutral = Build the map: choose a hex for a neutral mound
page-termites-ask-place-tile = { $left ->
    [one] Build the map: choose a tile
   *[other] Build the map: choose a tile ({ $left } to lay)
  }
page-termites-ask-tile-hex = Choose a hex for { $terrain ->
    [water] water
    [vegetation] vegetation
   *[stones] stones
  }
page-termites-ask-place-mound = Choose a mound from your reserve
page-termites-ask-place-mound-hex = Choose a hex for your mound of { $value }
page-termites-ask-lost-mound = You lost a mound: choose another one from your reserve
page-termites-ask-lost-mound-hex = Choose a hex for your mound of { $value }
page-termites-ask-make-room = You lost a mound and no hex is free: choose another one from your reserve
page-termites-ask-make-room-hex = Choose the unit to replace with your mound of { $value }
page-termites-ask-choose-token = Reproduction: choose a token from your hand
page-termites-ask-place-token = Choose a hex for { $insects }
page-termites-ask-choose-unit = Movement: choose a unit, or stay
page-termites-ask-choose-target = Where does the unit on { $unit } go, or what does it attack?
page-termites-ask-choose-from = From which hex does { $unit } attack { $target }?
page-termites-ask-choose-retreat = Where does the attacked unit ({ $insects }) retreat from { $target }?
page-termites-ask-new-mound = You captured the mound on { $target }: choose the one that replaces it
page-termites-button-stay = Stay
page-termites-button-keep = Place nothing
page-termites-button-destroy = Into the vegetation

## The map editor

page-termites-editor = Map editor
page-termites-editor-lead = Place terrain and neutral mounds on the board; the rules are checked as you go.
page-termites-editor-board = Map
page-termites-editor-palette = What to place
page-termites-editor-brush = { $brush ->
    [water] Water
    [vegetation] Vegetation
    [stones] Stones
    [mound] Neutral mound
   *[clear] Clear ground
  }
page-termites-editor-used = Tiles: { $used } of { $most }
page-termites-editor-mounds = Neutral mounds: { $used } of { $most }
page-termites-editor-players = Players
page-termites-editor-symmetry = Symmetry
page-termites-editor-symmetry-kind = { $symmetry ->
    [C2] Half turn
    [C3] Third of a turn
    [LR] Left and right
    [D2] Both mirrors
   *[none] None
  }
page-termites-editor-custom = Any map
page-termites-editor-custom-help = Any number of tiles, anywhere; only the rules for neutral mounds apply.
page-termites-editor-undo = Undo
page-termites-editor-redo = Redo
page-termites-editor-clear = Clear everything
page-termites-editor-random = Random map
page-termites-editor-setups = Start from
page-termites-editor-setup = { $setup ->
    [p2] 2 players
    [p3] 3 players
    [p3_adv] 3 players, advanced
    [p4] 4 players
   *[p4_adv] 4 players, advanced
  }
page-termites-editor-title = Name
page-termites-editor-untitled = Untitled map
page-termites-editor-save = Save in this browser
page-termites-editor-saved = Saved maps
page-termites-editor-saved-now = “{ $title }” is saved.
page-termites-editor-none-saved = No map is saved in this browser yet.
page-termites-editor-open = Open “{ $title }”
page-termites-editor-delete = Delete “{ $title }”
page-termites-editor-download = Download as a file
page-termites-editor-upload = Open a file
page-termites-editor-link = Copy a link
page-termites-editor-link-copied = Link copied.
page-termites-editor-link-here = Here is the link:
page-termites-editor-play = Play on this map
page-termites-editor-checking = Checking …
page-termites-editor-fine = This map can be played.
page-termites-editor-rule = Rule { $clause }
page-termites-editor-here = { $hex }, { $what }
page-termites-editor-wrong = against the rules
page-termites-editor-file-line = Line { $line } of the file can’t be read: “{ $text }”.
page-termites-editor-file-key = A map has no “{ $key }”; the known names are { $known }.
page-termites-editor-file-twice = “{ $key }” is in the file twice.
page-termites-editor-file-value = The value of “{ $key }” can’t be read; it looks like { $example }.
page-termites-editor-file-hex = “{ $hex }” in “{ $key }” is not a hex of this board.
page-termites-editor-file-hex-twice = { $hex } has more than one terrain or is named twice.
page-termites-editor-file-large = This file is too large for a map.
page-termites-editor-link-bad = The link does not contain a readable map.

## Refusals after a click: without the notation, which is for typing

page-refusal-asked-now = { $asked ->
    [place-neutral] Now a neutral mound is placed
    [place-tile] Now a tile is placed
    [place-mound] Now a mound is placed
    [choose-token] First place a token
    [place-token] The token is chosen; choose the hex to place it on
    [choose-unit] Now move a unit, or let all stay
    [choose-target] The unit is chosen; choose where it goes
    [choose-from] The target is chosen; choose the hex to attack from
    [choose-retreat] The attack is chosen; choose the hex where the unit retreats
    [new-mound] You have captured a mound; choose the one of yours that replaces it
    [lost-mound] You have lost a mound; place another one
   *[make-room] You have lost a mound and no hex is free for another one; remove a unit for it
  }.
