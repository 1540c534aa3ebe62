# The page: Ants.

## What is on the board

page-ants-board = Ants board
page-ants-ants = { $kind ->
    [worker] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
      }
   *[soldier] { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
      }
  }
page-ants-party = { $player }: { $ants }
page-ants-cell = { $cell }, { $kind ->
    [cake] cake
    [centre] centre
   *[trail] trail
  }
page-ants-stepped = { $count ->
    [one] one step made
   *[other] { $count } steps made
  }
page-ants-chip-here = a chip
page-ants-marker-here = tunnel marker of { $player }
page-ants-obstacle-here = obstacle of { $player }
page-ants-hill = { $player }, { $levels } of { $all } levels
page-ants-hill-nobody = { $player }, no player
page-ants-hill-build = build the next level
page-ants-pile = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
  }
page-ants-discarded = { $count ->
    [0] none discarded
   *[other] { $count } discarded
  }
page-ants-look-discarded = Discard pile: { $count }; look at it
page-ants-discard-pile = Discard pile
page-ants-bank = { $count ->
    [one] { $count } chip in the bank
   *[other] { $count } chips in the bank
  }
page-ants-round = Round { $round }/{ $rounds }
page-ants-fork = { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell }

## Battles

page-ants-battle = Battle
page-ants-fighter = { $kind ->
    [worker] worker
   *[soldier] soldier
  }, strength { $strength }
page-ants-out = does not fight
page-ants-force = { $player } { $force }
page-ants-step-sentries = Sentries
page-ants-step-fury = Furies
page-ants-step-result = Result
page-ants-may-react = { $player } may react
page-ants-your-reaction = You may react
page-ants-passed = passed
page-ants-fallen = Fallen: { $ants }
page-ants-nobody-fell = No ants fall
page-ants-fought = Battle on { $cells }. { $sides }{ $ends }

## Beside the board

page-ants-hand = Hand
page-ants-hand-hidden = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
  }
page-ants-supply = Supply
page-ants-supply-ants = { $kind ->
    [worker] workers to hire: { $count }
   *[soldier] soldiers to hire: { $count }
  }; price { $cost }
page-ants-markers = tunnel markers: { $count }
page-ants-dig = dig a tunnel, price { $cost }
page-ants-on-table = On the table
page-ants-on-table-card = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
  }
page-ants-taken-level = { $count ->
    [one] one level of { $player }
   *[other] { $count } levels of { $player }
  }
page-ants-cards = The cards
page-ants-cards-lead = How many of each there are, how many lie face up, and how many are still unseen: in the draw pile and in other hands.
page-ants-cards-all = total
page-ants-cards-open = face up
page-ants-cards-unseen = unseen
page-ants-playing = { $card } is being played
page-ants-standing-classic = level { $levels } of { $all }
page-ants-standing-pyramids = taken { $taken } · standing { $levels }

## What is asked

page-ants-ask-exchange = Exchange a card from your hand, or keep your hand
page-ants-ask-exchange-card = Discard { $card } and draw another card?
page-ants-ask-action = { $kind ->
    [hire] Hire more, play cards, build
    [move] Move ants, dig, play cards
   *[open] Hire or move ants, play cards
  }
page-ants-ask-hire = Where do you hire the { $kind ->
    [W] worker
   *[S] soldier
  }?
page-ants-ask-push = The { $kind ->
    [W] worker
   *[S] soldier
  } arrives on { $cell }: push an ant there forward?
page-ants-ask-chain = The ants on { $cell } make room: which one moves forward?
page-ants-ask-kind = Which ant on { $cell }?
page-ants-ask-step = Where does the { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell } go?
page-ants-ask-tunnel = Where do you put the tunnel marker?
page-ants-ask-emergency = { $left ->
    [one] Choose another card to discard
   *[other] Choose two cards to discard for a chip
  }
page-ants-ask-card = { $which ->
    [ambush] { $card }: choose your ant
    [forced_march] { $card }: choose your ant
    [column] { $card }: choose a cell with two of your ants
    [reinforcements] { $card }: choose an ant from your supply
    [obstacle] { $card }: choose a trail cell
    [cave_in] { $card }: choose an enemy’s tunnel marker
   *[other] Play { $card }?
  }
page-ants-ask-ambush-enemy = Which enemy does the { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell } ambush?
page-ants-ask-column-to = Where do the two ants on { $cell } go?
page-ants-ask-contact = Several enemies touch { $cell }: which one do you fight first?
page-ants-ask-sentries = A battle begins: which of your ants do your sentries help?
page-ants-ask-fury = Battle: play { $card } on one of your ants, or pass
page-ants-ask-pass = Battle: you have no { $card }, so pass
page-ants-ask-march = A second step for the ant on { $cell }?
page-ants-button-keep = Keep
page-ants-button-end = End turn
page-ants-button-stay = All stay
page-ants-button-push = Push the { $kind ->
    [W] worker
   *[S] soldier
  }
page-ants-button-play = { $asked ->
    [exchange] Exchange
   *[action] Play
  }
page-ants-button-build = Build ({ $cost })
page-ants-button-emergency = 2 cards = 1 chip
page-ants-button-decline = Don’t use them
page-ants-button-pass = Pass
page-ants-button-stop = Stop

# What ending the turn would leave unused.
page-ants-unused-turn = You have not hired or moved in this turn.
page-ants-unused-ants = Ants on { $count } cells can still move.
page-ants-unused-chips = You still have { $count } chips.

## Options

page-ants-option-scenario = Scenario
page-ants-option-scenario-classic = Classic: build three levels, or reach an enemy anthill
page-ants-option-scenario-classic_allied = Classic, two against two: build three levels
page-ants-option-scenario-pyramids = Pyramids: take three levels from other players
page-ants-option-scenario-pyramids_allied = Pyramids, two against two: take all levels from one opponent
page-ants-option-anthills = Anthills
page-ants-option-anthills-neighbouring = Neighbours: a quick game
page-ants-option-anthills-diagonal = Opposite corners: a longer game
page-ants-option-anthills-help = Or letters such as A,C: one for each player.
page-ants-option-teams = Teams
page-ants-option-teams-neighbouring = Allies are neighbours
page-ants-option-teams-diagonal = Allies sit opposite each other
page-ants-option-teams-help = Or a pair of allies, such as A+D.
page-ants-option-bank_limit = Total chips
page-ants-option-bank_limit-help = 0: no limit. The box has 25.
page-ants-option-hire_push = Pushing
page-ants-option-hire_push-chain = Pushes the trail forward
page-ants-option-hire_push-single = One ant
page-ants-option-hire_push-column = The whole column
page-ants-option-forced_marches = Forced marches per ant and turn
page-ants-option-forced_marches-once = One
page-ants-option-forced_marches-any = Any number
page-ants-option-centre_entries_per_turn = Attacks on a centre cell per turn
page-ants-option-centre_entries_per_turn-help = 0: any number.
page-ants-option-max_rounds = Maximum rounds
page-ants-option-data = Contents of the box
page-ants-option-data-standard = Standard
page-ants-option-data-help = The text of a different box, as found in a record.

## Refusals after a click: without the notation, which is for typing

page-refusal-ants-asked-now = { $asked ->
    [exchange] First exchange a card, or keep your hand
    [action] Now it is your turn to act
    [contact] Choose which contact is fought first
    [sentries] A battle begins; choose the ant your sentries help, or decline
    [fury] A battle is fought; play a fury on one of your ants, or pass
    [push] Your ants on the trail make room; choose the one that moves forward
   *[march] The ant can make a second step; choose where it goes, or stop
  }.
