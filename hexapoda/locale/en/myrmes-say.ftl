# Myrmes: what was done, in words; page, terminal and server share them.

## Things

myrmes-count = { $thing ->
    [larvae] { $count ->
        [one] { $count } larva
       *[other] { $count } larvae
      }
    [nurses] { $count ->
        [one] { $count } nurse
       *[other] { $count } nurses
      }
    [workers] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
      }
    [soldiers] { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
      }
    [actions] { $count ->
        [one] { $count } action
       *[other] { $count } actions
      }
    [prey] { $count } prey
    [food] { $count } food
    [earth] { $count } earth
   *[stone] { $count } stone
  }
myrmes-nothing = nothing
myrmes-objective-title = { $about ->
    [food] { $number } food
    [mix] { $number } earth or stone
    [stone] { $number } stone
    [prey] { $number } prey
    [larvae] { $number ->
        [one] { $number } larva
       *[other] { $number } larvae
      }
    [soldiers] { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
      }
    [special] { $number ->
        [one] { $number } special tile
       *[other] { $number } special tiles
      }
    [level] level { $number }
    [nurses] { $number ->
        [one] { $number } nurse
       *[other] { $number } nurses
      }
   *[pheromones] { $number ->
        [one] { $number } pheromone
       *[other] { $number } connected pheromones
      }
  }

## What was done

myrmes-say-event = chooses the event { $event }
myrmes-say-birth = places nurses: { $nurses }
myrmes-say-birth-none = places no nurses
myrmes-say-nurses = { $track ->
    [larva] { $count } on larvae
    [soldier] { $count } on soldiers
    [worker] { $count } on workers
   *[atelier] { $count } in the atelier
  }
myrmes-say-born = raises { $ants }
myrmes-say-room = { $room ->
    [0] puts a worker into the larva room: 1 larva
    [1] puts a worker into the larder: 1 food
    [2] puts a worker into the quarry: { $cube ->
        [earth] 1 earth
       *[stone] 1 stone
      }
   *[3] feeds the queen
  }
myrmes-say-exit = sends a worker out at { $hex }
myrmes-say-step = goes to { $space }
myrmes-say-enter = goes to tile { $space }
myrmes-say-place = lays a { $kind } on { $hexes }
myrmes-say-build = builds { $kind ->
    [aphid_farm] an aphid farm
    [scavenging] a scavenging tile
   *[sub_colony] a sub-colony
  } on { $hexes }
myrmes-say-clean = cleans the pheromone away
myrmes-say-stand = stands on { $hex }
myrmes-say-stop = ends the walk
myrmes-say-stop-harvest = harvests no more
myrmes-say-exchange = exchanges larvae for a food
myrmes-say-harvest = harvests { $cube ->
    [food] food
    [earth] earth
   *[stone] stone
  } from tile { $tile }
myrmes-say-extra = harvests { $cube ->
    [food] another food
    [earth] another earth
   *[stone] another stone
  } from tile { $tile }
myrmes-say-tunnel = digs an exit on { $hex }
myrmes-say-level = builds the next level
myrmes-say-nurse = raises a nurse
myrmes-say-done = leaves the atelier
myrmes-say-objective = completes the objective “{ $title }”
myrmes-say-pay = pays { $cubes }
myrmes-say-pay-special = takes the cube off { $count ->
    [one] tile { $tiles }
   *[other] tiles { $tiles }
  }
myrmes-say-pay-pheromones = empties pheromone { $tiles }
myrmes-say-keep = keeps { $cubes }
myrmes-say-winter = { $times ->
    [0] exchanges nothing for winter
   *[other] exchanges larvae for { $times } food for winter
  }
myrmes-say-dice = the dice of the new year: { $dice }
