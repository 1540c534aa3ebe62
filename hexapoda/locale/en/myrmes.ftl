# Words of Myrmes. Hexes are named by their coordinates (2,11), tiles by letters, tile kinds, events and objectives by the words of the notation.

## The game

myrmes-title = Myrmes
myrmes-description = Two to four ant colonies share a garden for three years: nurses raise larvae, soldiers and workers, workers lay pheromones and hunt, and winter follows every autumn.
outcome-third-winter = The third winter is over.
myrmes-option-players = Players
myrmes-option-edition = Edition
myrmes-option-edition-rulebook = Rulebook
myrmes-option-edition-printed-board = Printed boards: level 2 costs 2 earth and 1 stone, sub-colonies need level 3
myrmes-option-start_exits = Start exits
myrmes-option-start_exits-by-seat = By seat
myrmes-option-start_exits-shuffled = Drawn at random

## What is asked

refusal-myrmes-asked-now = { $asked ->
    [event] Choose your event
    [birth] Place your nurses
    [born] Not all ants can be born; choose how many are soldiers
    [worker] Use a worker in a room or send it to an exit
    [garden] Your worker is in the garden
    [stand] Choose the hex where the worker stands now
    [harvest] Choose a cube to harvest
    [scavenging] Choose what the scavenging tile gives, earth or stone
    [extra-harvest] Harvest one more cube, or stop
    [atelier] It is your turn in the atelier
    [pay-mix] Choose how many earth and stone cubes you pay
    [pay-special] Choose the special tiles that lose your cube
    [pay-pheromones] Choose the connected pheromones one by one
    [storage] Your store is too full; choose what you keep
   *[winter] Winter: choose how many times you exchange three larvae for a food
  }, for example: { $example }.
refusal-myrmes-needless-word = Unexpected “{ $word }”; write it like this: { $example }.
refusal-myrmes-unfinished = Something is missing; write it like this: { $example }.
refusal-myrmes-unknown-word = “{ $word }” is unknown here; a valid input now is, for example: { $example }.
refusal-myrmes-no-such-hex = The garden has no hex { $hex }; it has, for example: { $hexes }.
refusal-myrmes-no-such-tile = There is no tile { $tile } on the map; there are: { $tiles }.
refusal-myrmes-no-tile-there = There is no tile on { $hex }.

## Colony

refusal-myrmes-no-such-event = There is no event “{ $text }”; the events are: { $events }.
refusal-myrmes-event-larvae = “{ $event ->
    [0] { myrmes-event-level_plus_1 }
    [1] { myrmes-event-points_plus_1 }
    [2] { myrmes-event-larva_plus_2 }
    [3] { myrmes-event-harvest_plus_3 }
    [4] { myrmes-event-move_plus_3 }
    [5] { myrmes-event-soldier_plus_1 }
    [6] { myrmes-event-hex_plus_1 }
   *[7] { myrmes-event-worker_plus_1 }
  }” is { $cost ->
    [one] one step
   *[other] { $cost } steps
  } away from the die ({ $die }); each costs a larva, and you have { $larvae }.
refusal-myrmes-nurses-useless = { $number ->
    [one] One nurse has
   *[other] { $number } nurses have
  } no effect on { $track ->
    [larva] larvae
    [soldier] soldiers
    [worker] workers
   *[atelier] the atelier
  }; place one of these numbers: { $useful }.
refusal-myrmes-nurses-few = That takes { $wanted ->
    [one] one nurse
   *[other] { $wanted } nurses
  }, and you have { $nurses }.
refusal-myrmes-born-wrong = { $ants ->
    [one] One ant is
   *[other] { $ants } ants are
  } left in your reserve: at most { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
  } and { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  } can be born, together as many as are left.
refusal-myrmes-exchange-larvae = A food costs { $price ->
    [one] a larva
   *[other] { $price } larvae
  }, and you have { $larvae }.
refusal-myrmes-no-pass = You can’t pass while you have { $workers ->
    [one] an unused worker: put it into a room
   *[other] unused workers: put one into a room
  }, or send it out.
refusal-myrmes-no-such-room = There is no room “{ $room }”; the rooms are 0, 1, 2 and 3.
refusal-myrmes-room-level = Room { $room } is not open to you: your colony is on level { $level }.
refusal-myrmes-room-occupied = There is already a worker in room { $room } this round.
refusal-myrmes-queen-food = Feeding the queen costs a food, and you have none.
refusal-myrmes-room-cube = Choose earth or stone from the quarry, for example: { $example }.
refusal-myrmes-not-your-exit = You have no exit on { $hex }; yours are on: { $exits }.
refusal-myrmes-keep-sum = You must keep exactly { $limit ->
    [one] one cube
   *[other] { $limit } cubes
  }, not { $found }.
refusal-myrmes-keep-missing = You do not have that; your store has: { myrmes-store }.
refusal-myrmes-winter-larvae = { $larvae ->
    [one] One larva is
   *[other] { $larvae } larvae are
  } enough for { $most ->
    [0] no exchange
    [one] at most one exchange
   *[other] at most { $most } exchanges
  }.

## Garden

refusal-myrmes-water = { $hex } is water.
refusal-myrmes-outside = { $hex } is not in play with { $players } players.
refusal-myrmes-same-space = The worker is already on { $space }.
refusal-myrmes-not-beside = { $space } is not next to { $here }.
refusal-myrmes-no-points = The worker has no movement points left.
refusal-myrmes-enemy-tile = Tile { $tile } ({ myrmes-kind }) belongs to another player; entering it costs a soldier, and you have none.
refusal-myrmes-hunt-soldiers = On { $hex } there is a { $prey ->
    [ladybug] ladybug
    [termite] termite
   *[spider] spider
  }: hunting it takes { $needed ->
    [one] one soldier
   *[other] { $needed } soldiers
  }, and you have { $soldiers }.
refusal-myrmes-clean-nothing = There is no pheromone on { $hex } to clean.
refusal-myrmes-clean-special = Tile { $tile } ({ myrmes-kind }) is a special tile; it is never removed.
refusal-myrmes-clean-cubes = There are cubes on pheromone { $tile } ({ myrmes-on-tile }); only empty ones can be cleaned.
refusal-myrmes-clean-earth = Cleaning costs an earth, and you have none.
refusal-myrmes-stand-elsewhere = The worker can’t stand on { $hex } now, only on: { $hexes }.
refusal-myrmes-no-such-kind = There is no tile “{ $kind }”; the kinds are: { $kinds }.
refusal-myrmes-place-here = The worker is on { $space }, which is not an empty hex; tiles are placed from an empty hex.
refusal-myrmes-place-size = The { myrmes-kind } has size { $size }; you may place pheromones up to size { $largest } now.
refusal-myrmes-place-supply = You have no { myrmes-kind } left.
refusal-myrmes-place-level = { $kind ->
    [aphid_farm] An aphid farm
    [scavenging] A scavenging tile
   *[sub_colony] A sub-colony
  } needs level { $needed }, and your colony is on level { $level }.
refusal-myrmes-place-pool = No { myrmes-kind } is left in the supply.
refusal-myrmes-place-cube = All your ownership cubes ({ $most }) are on special tiles.
refusal-myrmes-place-cost = The { myrmes-kind } costs{ myrmes-cost } and your store has: { myrmes-store }.
refusal-myrmes-place-shape = { $found ->
    [one] This hex does
   *[other] These { $found } hexes do
  } not have the shape of the { myrmes-kind } (size { $size }).
refusal-myrmes-place-nowhere = The { myrmes-kind } does not fit on any free hexes with { $hex }, where the worker is.
refusal-myrmes-place-worker = The tile must cover the worker’s hex, { $hex }.
refusal-myrmes-place-exit = There is an exit on { $hex }.
refusal-myrmes-place-prey = There is prey on { $hex }.
refusal-myrmes-place-tile = There is already a tile on { $hex }.

## Harvest

refusal-myrmes-other-harvest = Tile { $tile } is being harvested now.
refusal-myrmes-harvest-strange = Tile { $tile } ({ myrmes-kind }) is not yours.
refusal-myrmes-harvest-special = Tile { $tile } ({ myrmes-kind }) has no such cube.
refusal-myrmes-harvest-cube = There is no such cube on tile { $tile }; it has: { myrmes-on-tile }.

## Atelier

refusal-myrmes-acted-already = { $action ->
    [tunnel] A tunnel is dug
    [level] A level is built
    [nurse] A nurse is raised
   *[objective] An objective is completed
  } only once a round, and you have already done that.
refusal-myrmes-tunnel-markers = All your exits ({ $most }) are in the garden.
refusal-myrmes-tunnel-apart = { $hex } is next to neither one of your exits nor one of your tiles.
refusal-myrmes-level-top = Your colony is on level { $level }, the deepest.
refusal-myrmes-level-cost = Level { $level } costs{ myrmes-cost } and your store has: { myrmes-store }.
refusal-myrmes-nurse-none = All your nurses ({ $most }) are in play.
refusal-myrmes-nurse-cost = A nurse costs { $food } food and { $larvae ->
    [one] { $larvae } larva
   *[other] { $larvae } larvae
  }, and you have { $have_food } food and { $have_larvae ->
    [one] { $have_larvae } larva
   *[other] { $have_larvae } larvae
  }.
refusal-myrmes-no-such-objective = “{ $objective }” is not an objective of this game; the objectives are: { $objectives }.
refusal-myrmes-objective-done = You have already completed { $objective }.
refusal-myrmes-objective-closed = { $objective } has level { $level }; complete one of level { $below } first.
refusal-myrmes-objective-connected = { $objective } takes { $need ->
    [one] one of your pheromones
   *[other] { $need } of your pheromones, connected
  }.
refusal-myrmes-objective-nurses = Besides the acting nurse, { $pay } must be free to return, and { $spare ->
    [one] one is
   *[other] { $spare } are
  }.
refusal-myrmes-objective-price = { $objective } takes { $about ->
    [food] { $need } food
    [mix] { $need } earth or stone
    [stone] { $need } stone
    [prey] { $need } prey
    [larvae] { $need ->
        [one] { $need } larva
       *[other] { $need } larvae
      }
    [soldiers] { $need ->
        [one] { $need } soldier
       *[other] { $need } soldiers
      }
    [special] { $need ->
        [one] { $need } special tile
       *[other] { $need } special tiles
      }
    [level] level { $need }
   *[nurses] { $need ->
        [one] { $need } nurse
       *[other] { $need } nurses
      } in play
  }, and you have { $have }.
refusal-myrmes-mix-sum = Pay exactly { $price ->
    [one] one cube of earth or stone
   *[other] { $price } cubes of earth and stone
  }.
refusal-myrmes-mix-missing = You do not have that; your store has: { myrmes-store }.
refusal-myrmes-special-which = Name { $count ->
    [one] one
   *[other] { $count }
  } of your special tiles: { $tiles }.
refusal-myrmes-pheromone-strange = Tile { $tile } ({ myrmes-kind }) is not one of your pheromones; choose one of: { $tiles }.
refusal-myrmes-tile-twice = You named tile { $tile } twice; each tile counts only once.
refusal-myrmes-pheromone-apart = Pheromone { $tile } can’t be part of a connected group of the required size; choose one of: { $tiles }.

## Chance

refusal-myrmes-chance-exits = “{ $text }” is not a valid order of the start exits; they are: { $exits }.
refusal-myrmes-chance-prey-count = { $wanted ->
    [one] One hex gets
   *[other] { $wanted } hexes get
  } prey, but the text names { $found }.
refusal-myrmes-chance-prey-spot = The prey of { $expected } comes next, but the text says “{ $text }”.
refusal-myrmes-chance-prey-kind = “{ $text }” can’t be there; these are left: { $left }.
refusal-myrmes-chance-objectives = “{ $text }” does not name two objectives of each level, in the order of levels; those of level { $level } are: { $names }.
refusal-myrmes-chance-dice = “{ $text }” is not three dice from 1 to 6.

## What explanations name and count

myrmes-kind = { $kind ->
    [P2] pheromone of 2
    [P3T] pheromone of 3, a triangle
    [P3L] pheromone of 3 in a line
    [P4R] pheromone of 4, a rhombus
    [P4P] pheromone of 4, bent
    [P5] pheromone of 5
    [P6] pheromone of 6
    [aphid_farm] aphid farm
    [scavenging] scavenging tile
   *[sub_colony] sub-colony
  }
myrmes-store = { $store_food } food, { $store_earth } earth, { $store_stone } stone
myrmes-on-tile = { $tile_food } food, { $tile_earth } earth, { $tile_stone } stone
# Each followed by a comma.
myrmes-cost = { $cost_food ->
    [0] {""}
   *[other] {" "}{ $cost_food } food,
  }{ $cost_earth ->
    [0] {""}
   *[other] {" "}{ $cost_earth } earth,
  }{ $cost_stone ->
    [0] {""}
   *[other] {" "}{ $cost_stone } stone,
  }

## What an evaluation is made of

myrmes-term-store = the store
myrmes-term-workers = workers
myrmes-term-soldiers = soldiers
myrmes-term-nurses = nurses
myrmes-term-colony = colony level
myrmes-term-garden = the garden
myrmes-term-objectives = objectives
myrmes-term-winter = winter
myrmes-term-experience = experience from games
myrmes-term-rest = points

## Where the points came from

myrmes-standing = Points
myrmes-points-start = At the start
myrmes-points-tiles = Tiles placed
myrmes-points-prey = Prey
myrmes-points-objectives = Objectives
myrmes-points-later-objectives = Objectives completed by others later
myrmes-points-removed = Pheromones of others removed
myrmes-points-sub-colonies = Sub-colonies
myrmes-points-queen = The queen’s room
myrmes-points-event = The event “+1 point”
myrmes-points-winters = Food missing in winter

## What a turn brings about, after “It …”.

myrmes-reason-objective = completes an objective
myrmes-reason-points = scores { $count ->
    [one] a point
   *[other] { $count } points
  }
myrmes-reason-level = digs the colony down to level { $level }
myrmes-reason-tile = lays a tile to harvest
myrmes-reason-nurse = raises a nurse
myrmes-reason-soldiers = gives you { $count ->
    [one] another soldier
   *[other] { $count } more soldiers
  }
myrmes-reason-workers = gives you { $count ->
    [one] another worker
   *[other] { $count } more workers
  }
myrmes-reason-larvae = gives you { $count ->
    [one] another larva
   *[other] { $count } more larvae
  }
myrmes-reason-cubes = brings { $count ->
    [one] a cube
   *[other] { $count } cubes
  } into the store
myrmes-reason-winter = saves { $count ->
    [one] a point
   *[other] { $count } points
  } in winter

## Setting up a position by hand

myrmes-edit-worker = worker in the garden
myrmes-edit-token = { $prey ->
    [ladybug] ladybug
    [termite] termite
   *[spider] spider
  }
myrmes-edit-exit = exit
myrmes-edit-round = Season
myrmes-edit-season = { $season ->
    [spring] spring
    [summer] summer
   *[autumn] autumn
  } of year { $year }
myrmes-edit-dice = Dice of the three seasons
myrmes-edit-objectives = Objectives
myrmes-edit-tiles = Tiles with their cubes
myrmes-edit-score = Points
myrmes-edit-level = Colony level
myrmes-edit-event = Event
myrmes-edit-larvae = Larvae
myrmes-edit-store = Store: food, earth, stone
myrmes-edit-workers = Workers
myrmes-edit-soldiers = Soldiers
myrmes-edit-nurses = Nurses
myrmes-edit-placed = Placed nurses: larvae, soldiers, workers, atelier
myrmes-edit-rooms = Occupied rooms
myrmes-edit-room = { $room ->
    [0] larva room
    [1] larder
    [2] quarry
   *[3] the queen’s room
  }
myrmes-edit-lost = Pheromones cleaned away
myrmes-edit-prey = Prey tokens
myrmes-edit-done = Completed objectives
myrmes-edit-fresh = Completed in this round
myrmes-edit-decision = { $decision ->
    [event] the event
    [birth] where the nurses go
    [born] which ants are born
    [worker] what a worker does
    [garden] the way of a worker in the garden
    [stand] where the worker stands
    [harvest] which cube is harvested
    [scavenging] what the scavenging tile gives
    [extra-harvest] one more cube
    [atelier] an action in the atelier
    [pay-mix] a payment of earth and stone
    [pay-special] a payment of cubes from special tiles
    [pay-pheromones] a payment of pheromones
    [storage] what is kept
   *[winter] larvae for food in winter
  }
refusal-myrmes-edit-shape = These hexes do not have the shape of the { myrmes-kind }.
