# What was done in Ants, as page, terminal and logs say it.

ants-card = { $card ->
    [fury] Ant Fury
    [ambush] Ambush
    [forced_march] Forced March
    [column] Tight Column
    [reinforcements] Reinforcements
    [honeydew] Honeydew
    [winter_stores] Winter Stores
    [sentries] Sentries
    [obstacle] Obstacle
   *[cave_in] Cave-in
  }
ants-say-keep = keeps the hand
ants-say-exchange = exchanges { $card }
ants-say-draws = { $who ->
    [next] the next player draws { $cards }
   *[same] draws { $cards }
  }
ants-say-draws-hidden = { $who ->
    [next] the next player draws { $count ->
        [one] a card
       *[other] { $count } cards
      }
   *[same] draws { $count ->
        [one] a card
       *[other] { $count } cards
      }
  }
ants-say-end = ends the turn
ants-say-build = builds a level
ants-say-hire = hires a { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell }
ants-say-hire-push = hires a { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell } and pushes an ant forward
ants-say-step = { $kind ->
    [W] worker
   *[S] soldier
  } from { $from } to { $to }
ants-say-column = both ants from { $from } to { $to }
ants-say-tunnel = puts a tunnel marker on { $cell }
ants-say-emergency = discards { $card } and { $other } for a chip
ants-say-ambush = the { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell } removes the { $enemy ->
    [W] worker
   *[S] soldier
  } on { $target }
ants-say-by-card = { $card }: { $done }
ants-say-card = plays { $card }
ants-say-card-on = plays { $card } on { $cell }
ants-say-contact = fights { $enemy } first
ants-say-sentries = the sentries help a { $kind ->
    [W] worker
   *[S] soldier
  }
ants-say-decline = does not use the sentries
ants-say-fury = plays { $card } on a { $kind ->
    [W] worker
   *[S] soldier
  }
ants-say-fought = { $done }; { $battle }
ants-say-battle = battle: { $fallen }
ants-say-falls = { $anthill } loses { $kind ->
    [W] { $count ->
        [one] a worker
       *[other] { $count } workers
      }
   *[S] { $count ->
        [one] a soldier
       *[other] { $count } soldiers
      }
  }
ants-say-pass = plays no fury
ants-say-march = marches on to { $to }
ants-say-stop = makes no second step
ants-say-push = the { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell } makes room and moves forward
