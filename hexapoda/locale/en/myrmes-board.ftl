# Myrmes: drawings of the garden and the colonies, and positions as text.

## Drawing

called-myrmes-red = red
called-myrmes-blue = blue
called-myrmes-green = green
called-myrmes-yellow = yellow
myrmes-draw-round = Year { $year }, { $season ->
    [spring] spring
    [summer] summer
   *[autumn] autumn
  }
myrmes-draw-winter = Winter of year { $year }
myrmes-draw-dice = dice: spring { $spring }, summer { $summer }, autumn { $autumn }
myrmes-draw-asked-event = choose the event (event 7)
myrmes-draw-asked-birth = place the nurses (birth larva 1 worker 2)
myrmes-draw-asked-born = too few ants in reserve: how many soldiers (born soldier 1 worker 1)?
myrmes-draw-asked-worker = a room (room 0) or the garden (exit 2,11)
myrmes-draw-asked-garden = the worker has { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: step, place, clean or stop
myrmes-draw-asked-stand = where does the worker stand now (stand 7,7)?
myrmes-draw-asked-harvest = a cube from tile { $tile } (harvest { $tile } food)
myrmes-draw-asked-scavenging = earth or stone from { $tile } (harvest { $tile } earth)
myrmes-draw-asked-extra-harvest = { $extra ->
    [one] { $extra } more cube
   *[other] { $extra } more cubes
  } (extra A food), or stop
myrmes-draw-asked-atelier = tunnel, level, nurse, objective, or done
myrmes-draw-asked-pay-mix = pay { $objective } (pay earth 1 stone 1)
myrmes-draw-asked-pay-special = which special tiles pay { $objective } (pay C)?
myrmes-draw-asked-pay-pheromones = which pheromones pay { $objective } (pay A)?
myrmes-draw-asked-storage = keep { $limit ->
    [one] { $limit } cube
   *[other] { $limit } cubes
  } (keep food 2 earth 1 stone 1)
myrmes-draw-asked-winter = how many times do you exchange three larvae for a food (winter 0)?
myrmes-draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
myrmes-draw-level = level { $level }
myrmes-event-level_plus_1 = Level +1
myrmes-event-points_plus_1 = Points +1
myrmes-event-larva_plus_2 = Larva +2
myrmes-event-harvest_plus_3 = Harvest +3
myrmes-event-move_plus_3 = Movement +3
myrmes-event-soldier_plus_1 = Soldier +1
myrmes-event-hex_plus_1 = Hex +1
myrmes-event-worker_plus_1 = Worker +1
myrmes-draw-ants = workers { $unused }/{ $workers } · soldiers { $soldiers } · nurses { $free }/{ $nurses } · larvae { $larvae }
myrmes-draw-store = store ({ $limit }): food { $food } · earth { $earth } · stone { $stone } · prey { $prey }
myrmes-draw-atelier = atelier { $count }
myrmes-draw-rooms = rooms { $rooms }
myrmes-draw-need = winter needs { $need }
myrmes-draw-supply = pheromones { $supply }
myrmes-draw-objectives = Objectives
myrmes-draw-pools = Left: { $farms ->
    [one] { $farms } aphid farm or scavenging tile
   *[other] { $farms } aphid farms or scavenging tiles
  }, { $colonies ->
    [one] { $colonies } sub-colony
   *[other] { $colonies } sub-colonies
  }
myrmes-draw-ground-grass = grass (food)
myrmes-draw-ground-earth = earth
myrmes-draw-ground-stone = stone
myrmes-draw-ground-mushroom = mushrooms
myrmes-draw-ground-water = water
myrmes-draw-legend = lb ladybug · te termite · sp spider · rX exit of red · rA2 tile A of red with 2 cubes · * special tile · @ worker

## Position text

refusal-myrmes-position-bad-word = “{ $text }” is not a valid word of a position; words look like round=2 or red-level=1 (players: { $players }).
refusal-myrmes-position-double-word = The word { $name } appears twice.
refusal-myrmes-position-missing = The position needs the word { $name }, for example { $example }.
refusal-myrmes-position-bad-value = “{ $text }” can’t be read; it is written like { $example }.
refusal-myrmes-position-bad-tile = “{ $text }” is not a valid tile; a tile is written like { $example }.
refusal-myrmes-position-no-hex = The garden has no hex “{ $text }”.
refusal-myrmes-position-not-free = { $hex } is water, out of play, or taken by something else.
refusal-myrmes-position-pheromones = { $player } has more { $kind } pheromones than the box ({ $most }).
refusal-myrmes-position-special = There are more { $kind } tiles than in the box.
refusal-myrmes-position-prey-count = There are too many prey tokens { $prey }; the box has { $most }.
refusal-myrmes-position-hunted = Prey tokens held by players: { $found }; missing from the garden: { $most }.
refusal-myrmes-position-tile-name = Tile { $tile } ({ $kind }) can’t have this name: { $most ->
    [one] only one tile has
   *[other] only { $most } tiles have
  } been placed so far.
refusal-myrmes-position-owner = Tile { $tile } ({ $kind }) is a pheromone; it belongs to a player.
refusal-myrmes-position-ants = { $player } has { $found ->
    [one] one ant
   *[other] { $found } ants
  }; { $most } is the maximum.
refusal-myrmes-position-owned = { $player } owns too many special tiles; { $most } is the maximum.
refusal-myrmes-position-nurses = { $player } has { $nurses ->
    [one] one nurse, and more
   *[other] { $nurses } nurses, and more
  } are at work.
refusal-myrmes-position-rooms = { $player } has fewer workers than are in rooms and in the garden.
refusal-myrmes-position-under-way = That can’t be in progress at this decision: { $asked }.
refusal-myrmes-position-not-asked = This position does not lead to the decision { $asked }.
