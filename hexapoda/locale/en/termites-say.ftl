# Termites: what was done, and what chance brought; for the terminal, the server and the page.

termites-insects = { $caste ->
    [worker] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
      }
    [soldier] { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
      }
    [spitter] { $count ->
        [one] { $count } spitter
       *[other] { $count } spitters
      }
   *[flyer] { $count ->
        [one] { $count } flyer
       *[other] { $count } flyers
      }
  }
# The same as the object of a verb: a player takes or places them.
termites-insects-object = { $caste ->
    [worker] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
      }
    [soldier] { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
      }
    [spitter] { $count ->
        [one] { $count } spitter
       *[other] { $count } spitters
      }
   *[flyer] { $count ->
        [one] { $count } flyer
       *[other] { $count } flyers
      }
  }

termites-say-neutral = places a neutral mound on { $hex }
termites-say-tile = lays a tile on { $hex }: { $terrain ->
    [water] water
    [vegetation] vegetation
   *[stones] stones
  }
termites-say-mound = places a mound of { $value } on { $hex }
termites-say-new-mound = puts up a mound of { $value } in its place
termites-say-token = takes { $insects }
termites-say-place = places { $insects } on { $hex }
termites-say-draws = draws { $insects }
termites-say-draws-hidden = draws a token
termites-say-hands = all players draw their hands
termites-say-hands-own = all players draw their hands; yours: { $insects }
termites-say-keep = can’t place any token
termites-say-unit = chooses the unit on { $hex }
termites-say-stay = moves nothing
termites-say-move = moves { $unit } to { $hex }
termites-say-attack = attacks { $hex } with { $unit }
termites-say-attack-from = attacks { $hex } with { $unit } from { $from }
termites-say-retreat = drives the unit on { $hex } back to { $to }
termites-say-destroy = pushes the flyer on { $hex } into the vegetation
