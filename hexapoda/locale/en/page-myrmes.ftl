# The page: Myrmes, the colonies, the guide and what is said of moves.

## Things

page-myrmes-cube = { $cube ->
    [food] Food
    [earth] Earth
   *[stone] Stone
  }
page-myrmes-prey = { $prey ->
    [ladybug] ladybug
    [termite] termite
   *[spider] spider
  }
page-myrmes-room = { $room ->
    [0] larva room
    [1] larder
    [2] quarry
   *[3] queen
  }
page-myrmes-track = { $track ->
    [larva] Larvae
    [soldier] Soldiers
    [worker] Workers
   *[atelier] Atelier
  }

## The colony

page-myrmes-colony = Colony of { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
  }
page-myrmes-show-colony = { $colony }: { $has }. Show everything
page-myrmes-level = Level { $level }
page-myrmes-level-now = Level { $level }, { $eff } this round
page-myrmes-next-level = next level: { $cost }
page-myrmes-deepest = the deepest level
page-myrmes-event-now = Event: { $event }
page-myrmes-store = Store
page-myrmes-store-limit = { $count } of { $limit }
page-myrmes-store-words = store: { $store }; { $limit } can be kept
page-myrmes-workers-unused = { $unused } of { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  } unused
page-myrmes-in-reserve = { $count ->
    [one] { $count } ant in reserve
   *[other] { $count } ants in reserve
  }
page-myrmes-nurses-free = { $free } of { $nurses ->
    [one] { $nurses } nurse
   *[other] { $nurses } nurses
  } free
page-myrmes-ants = Ants
page-myrmes-nursery = Nurses
page-myrmes-tiles = Pheromones left
page-myrmes-tile-left = { $kind }: { $left } left
page-myrmes-largest = up to size { $size } now
page-myrmes-own-cubes = { $count ->
    [one] { $count } ownership cube for special tiles
   *[other] { $count } ownership cubes for special tiles
  }
page-myrmes-exits-left = exits dug: { $count } of { $most }

## Choosing

page-myrmes-event-help = { $event ->
    [level_plus_1] One level deeper for this round: rooms, pheromones, special tiles, storage
    [points_plus_1] One more point each time you score
    [larva_plus_2] Two more larvae, if your nurses raise any
    [harvest_plus_3] Up to three more cubes at harvest
    [move_plus_3] Six movement points for each worker instead of three
    [soldier_plus_1] One more soldier, if your nurses raise any
    [hex_plus_1] Pheromones may be one hex larger
   *[worker_plus_1] One more worker, if your nurses raise any
  }
page-myrmes-event-cost = { $cost ->
    [0] free
    [one] { $cost } larva
   *[other] { $cost } larvae
  }
page-myrmes-event-place = { $event }: { $cost }. { $help }
page-myrmes-place-nurses = { $track ->
    [larva] Larvae
    [soldier] Soldiers
    [worker] Workers
   *[atelier] Atelier
  }: { $count ->
    [0] no nurse
    [one] { $count } nurse
   *[other] { $count } nurses
  }, { $gives }
page-myrmes-nurses-left = Nurses left: { $left } of { $nurses }
page-myrmes-keep-left = { $left ->
    [0] You keep exactly { $limit }
   *[other] You keep { $limit }; still to choose: { $left }
  }
page-myrmes-confirm = { $decision ->
    [birth] Place these nurses
    [born] Raise these ants
    [storage] Keep these
   *[pay-mix] Pay this
  }
page-myrmes-confirm-none = Place no nurses
page-myrmes-room-gives = { $room ->
    [0] +1 larva
    [1] +1 food
    [2] +1 earth or stone
   *[3] 1 food for 2 points
  }
page-myrmes-room-words = { $name }, { $gives }
page-myrmes-room-taken = a worker is there
page-myrmes-room-closed = from level { $level }
page-myrmes-to-garden = Or send a worker to the garden: choose one of your exits
page-myrmes-action = { $action ->
    [tunnel] Dig a tunnel
    [level] Build a level
    [nurse] Raise a nurse
   *[objective] Complete an objective
  }
page-myrmes-action-price = { $action ->
    [tunnel] a new exit, +1 earth
    [level] costs { $cost }
    [nurse] costs { $cost }
   *[objective] choose one above
  }
page-myrmes-action-done = done this round
page-myrmes-harvest-tile = Tile { $tile }
page-myrmes-harvest-take = { $cube } from tile { $tile }
page-myrmes-winter-choice = { $times ->
    [0] Exchange nothing
   *[other] { $larvae ->
        [one] { $larvae } larva
       *[other] { $larvae } larvae
      } for { $times } food
  }
page-myrmes-winter-result = { $missing ->
    [0] pays { $paid } food, loses nothing
   *[other] pays { $paid } food, loses { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }

## In advance

page-myrmes-ahead = Choose in advance
page-myrmes-ahead-why = Others are still deciding; your choice is played when it is your turn
page-myrmes-ahead-maybe = A player before you may still take that hex
page-myrmes-ahead-chosen = Chosen. You can change it until it is played
page-myrmes-ahead-change = Choose again

## Guide and objectives

page-myrmes-guide = Game progress
page-myrmes-year = Year { $year } of 3
page-myrmes-season = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
  }
page-myrmes-season-die = { $season }: { $event }
page-myrmes-phase = { $phase ->
    [event] Event
    [births] Births
    [workers] Workers
    [harvest] Harvest
    [atelier] Atelier
    [storage] End of round
   *[winter] Winter
  }
page-myrmes-phase-help = { $phase ->
    [event] Everyone has the event of the season’s die; each step away from it costs a larva.
    [births] Nurses raise larvae, soldiers and workers, or go to the atelier.
    [workers] Players take turns with one worker each: into a room, or out into the garden to hunt and to lay a tile. Workers do not come back from the garden.
    [harvest] One cube from each of your pheromones; special tiles give theirs.
    [atelier] Each nurse in the atelier acts once: digs an exit, builds a level, raises a nurse or completes an objective.
    [storage] What the store can’t hold is lost; workers come back from the rooms.
   *[winter] Every colony eats. Each soldier saves a food, larvae can be exchanged for it, and what is missing costs points.
  }
page-myrmes-phases = Phases of the round
page-myrmes-winter-need = Winter takes { $need } food
page-myrmes-winter-safe = your store has enough
page-myrmes-winter-larvae = enough with larvae ({ $larvae } for { $food } food)
page-myrmes-winter-short = { $missing } still missing (−{ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
page-myrmes-winter-nothing = Winter takes nothing: your soldiers cover it
page-myrmes-over = The third winter is over
page-myrmes-objectives = Objectives
page-myrmes-objective-asks = { $about ->
    [food] Pay { $pay } food
    [mix] Pay { $pay ->
        [one] { $pay } cube of earth or stone
       *[other] { $pay } cubes of earth and stone
      }
    [stone] Pay { $pay } stone
    [prey] Give up { $pay } prey
    [larvae] Pay { $pay ->
        [one] { $pay } larva
       *[other] { $pay } larvae
      }
    [soldiers] Give up { $pay ->
        [one] { $pay } soldier
       *[other] { $pay } soldiers
      }
    [special] Own { $need ->
        [one] { $need } special tile
       *[other] { $need } special tiles
      } and take your cube off { $pay } of them
    [level] Have level { $need } and give up { $pay ->
        [one] { $pay } level
       *[other] { $pay } levels
      }
    [nurses] Have { $need ->
        [one] { $need } nurse
       *[other] { $need } nurses
      } in play and return { $pay }
   *[pheromones] Remove all cubes from { $need ->
        [one] { $need } pheromone
       *[other] { $need } connected pheromones
      }
  }
page-myrmes-objective-words = Level { $level }: { $title }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $asks }. { $done }
page-myrmes-objective-done-by = Completed by { $who }
page-myrmes-objective-open = Not completed by anyone
page-myrmes-objective-bonus = A player who completed an objective in an earlier round gets { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  } each time another player completes it.
page-myrmes-objective-levels = Level 2 opens with an objective of level 1, level 3 with one of level 2.

## What is asked

page-myrmes-ask-event = Choose your event; each step away from the die costs a larva
page-myrmes-ask-birth = Place your nurses on the tracks ({ $nurses })
page-myrmes-ask-born = Your reserve has too few ants for all births: choose which are born
page-myrmes-ask-worker = Use a worker: choose a room, or an exit to the garden
page-myrmes-ask-worker-cube = Earth or stone from the quarry?
page-myrmes-ask-garden = { $points ->
    [0] No steps left: lay a tile, or stop
    [one] { $points } step left: keep walking, lay a tile, or stop
   *[other] { $points } steps left: keep walking, lay a tile, or stop
  }
page-myrmes-ask-place = Where does it go? Turn it, and place it over your worker’s hex
page-myrmes-ask-stand = Where does your worker stand now?
page-myrmes-ask-harvest = Which cube do you harvest from tile { $tile }?
page-myrmes-ask-scavenging = Earth or stone from the scavenging tile { $tile }?
page-myrmes-ask-extra-harvest = { $extra ->
    [one] You may harvest { $extra } more cube: choose a pheromone
   *[other] You may harvest { $extra } more cubes: choose a pheromone
  }
page-myrmes-ask-extra-cube = Which cube from tile { $tile }?
page-myrmes-ask-atelier = { $nurses ->
    [one] Atelier: { $nurses } nurse can act
   *[other] Atelier: { $nurses } nurses can act
  }
page-myrmes-ask-tunnel = Where is the new exit? Choose a free hex beside your exits or tiles
page-myrmes-ask-pay-mix = Objective “{ $title }”: how much of each do you pay?
page-myrmes-ask-pay-special = { $count ->
    [one] Which of your special tiles loses your cube?
   *[other] Which { $count } of your special tiles lose your cube?
  }
page-myrmes-ask-pay-pheromones = { $left ->
    [one] Choose one more pheromone for “{ $title }”
   *[other] Choose { $left } more pheromones for “{ $title }”
  }
page-myrmes-ask-storage = Your store holds { $limit }: choose what you keep
page-myrmes-ask-winter = { $need ->
    [0] Winter takes nothing from you; do you exchange larvae for food?
   *[other] Winter takes { $need } food: do you exchange larvae before you pay?
  }
page-myrmes-button-exchange = { $larvae ->
    [one] { $larvae } larva
   *[other] { $larvae } larvae
  } → food
page-myrmes-button-clean = Clean (1 earth)
page-myrmes-button-stop = Stop
page-myrmes-button-enough = No more
page-myrmes-button-done = Done
# What stopping would leave unused.
page-myrmes-unused-steps = { $count ->
    [one] { $count } step is left.
   *[other] { $count } steps are left.
  }
page-myrmes-unused-cubes = { $count ->
    [one] { $count } more cube can be harvested.
   *[other] { $count } more cubes can be harvested.
  }
page-myrmes-unused-nurses = { $count ->
    [one] { $count } nurse can still act.
   *[other] { $count } nurses can still act.
  }
page-myrmes-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } · level { $level }
page-myrmes-standing-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  } · lvl { $level }

## Refusals after a click: without the notation, which is for typing

page-refusal-myrmes-asked-now = { $asked ->
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
  }.
