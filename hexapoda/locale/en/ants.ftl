# Words of Ants. W is a worker, S a soldier; cells are named as on the board, players by their anthills, cards by the words of the notation.

## The game

ants-title = Ants
ants-description = Two to four ant colonies share one cake: hire ants, gather chips, dig tunnels, fight, and raise your anthill before the others do, or carry theirs away.
outcome-levels-built = An anthill has all its levels.
outcome-anthill-reached = An ant has reached an enemy anthill.
outcome-levels-taken = Enough levels have been taken.
outcome-rounds-over = All rounds have been played.

## What is asked

refusal-ants-asked-now = { $asked ->
    [exchange] First exchange a card, or keep your hand
    [action] Now it is your turn to act
    [contact] Choose which contact is fought first
    [sentries] A battle begins; choose the ant your sentries help, or decline
    [fury] A battle is fought; play a fury on one of your ants, or pass
    [push] Your ants on the trail make room; choose the one that moves forward
   *[march] The ant can make a second step; choose where it goes, or stop
  }, for example: { $example }.
refusal-ants-no-such-cell = There is no cell “{ $cell }”; cells are named, for example: { $cells }.
refusal-ants-no-such-card = There is no card “{ $card }”; the cards are: { $cards }.
refusal-ants-which-card = Name a card.
refusal-ants-not-in-hand = You have no { $card } in your hand.
refusal-ants-needless-word = Unexpected “{ $word }”; write it like this: { $example }.
refusal-ants-unfinished = Something is missing; write it like this: { $example }.
refusal-ants-unknown-word = “{ $word }” is neither a cell nor an ant (W is a worker, S a soldier); a valid input now is, for example: { $example }.

## Ants and cells

refusal-ants-no-ant = You have no ant on { $cell }.
refusal-ants-not-your-ant = The ants on { $cell } ({ $ants }) belong to player { $player }.
refusal-ants-other-kind = There is no { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell }; there are: { $ants }.
refusal-ants-which-kind = There are different ants on { $cell } ({ $ants }); name one, for example: { $example }.
refusal-ants-same-cell = The ant is already on { $cell }.
refusal-ants-not-beside = No step leads from { $cell } to { $target }; from there an ant can reach: { $cells }.
refusal-ants-obstacle-there = There is an obstacle on { $cell }; no ant can enter it.
refusal-ants-no-room = There is no room on { $cell }: { $most ->
    [one] only one ant fits there
   *[other] only { $most } ants fit there
  }.
refusal-ants-ally-there = Ants of your ally { $player } ({ $ants }) are on { $cell }; they block the way like a wall.
refusal-ants-enemy-there = Ants of player { $player } ({ $ants }) are on { $cell }; an ant can enter a cell with enemies only in the centre.
refusal-ants-entered-already = Ants of player { $player } ({ $ants }) are still on { $cell }, and this turn { $number ->
    [one] one of your ants has already entered it
   *[other] { $number } of your ants have already entered it
  }.

## Hiring

refusal-ants-move-turn = This is a move turn: you have stepped or dug, so you can’t hire any more.
refusal-ants-hire-chips = { $kind ->
    [W] A worker
   *[S] A soldier
  } costs { $cost ->
    [one] one chip
   *[other] { $cost } chips
  }, and you have { $chips }.
refusal-ants-hire-supply = All your { $kind ->
    [W] workers
   *[S] soldiers
  } are on the board.
refusal-ants-hire-gate = { $cell } is not next to your anthill; ants are hired on: { $cells }.
refusal-ants-hire-stranger = You can’t hire on { $cell }: ants of player { $player } ({ $ants }) are there.
refusal-ants-hire-full = There is no room on { $cell }, where you have { $most }; push one forward (add: push), or choose another cell.
refusal-ants-push-nobody = You have no ant on { $cell } that could be pushed.
refusal-ants-push-which = There are different ants on { $cell } ({ $ants }); name the one to push, for example: { $example }.
refusal-ants-push-end = No ant can be pushed forward from { $cell }: the trail is full, and the foremost ant, on { $foremost }, can’t move forward.

## Moving

refusal-ants-hire-turn = This is a hire turn: you have hired, so you can’t step or dig any more.
refusal-ants-stepped-already = The { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell } can’t step any more this turn.
refusal-ants-marched-already = The { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell } has already made a forced march this turn.
refusal-ants-tunnel-worker = A tunnel marker goes on a cell with one of your workers, and there is none on { $cell }.
refusal-ants-tunnel-markers = Both your tunnel markers are already on the board: { $cells }.
refusal-ants-tunnel-chips = A tunnel marker costs { $cost ->
    [one] one chip
   *[other] { $cost } chips
  }, and you have { $chips }.
refusal-ants-tunnel-resource = { $cell } is a resource cell; a tunnel marker can’t go there.
refusal-ants-tunnel-there = There is already a tunnel marker on { $cell }.
refusal-ants-tunnel-near = { $cell } is too close to the anthill of player { $player }: the distance is { $found }, and the minimum is { $least }.

## Building and emergency

refusal-ants-build-pyramids = Nothing is built in pyramids: all levels are there from the start.
refusal-ants-build-chips = The { $level ->
    [0] large
    [1] middle
   *[2] small
  } level costs { $cost ->
    [one] one chip
   *[other] { $cost } chips
  }, and you have { $chips }.
refusal-ants-emergency-ants = This is not an emergency: you have ants on the board.
refusal-ants-emergency-chips = This is not an emergency: you have { $chips ->
    [one] a chip
   *[other] { $chips } chips
  }.
refusal-ants-emergency-cards = Two cards are needed for a chip, and you have { $found }.
refusal-ants-emergency-pair = Name the two cards to discard, for example: { $example }.
refusal-ants-emergency-twice = You have only one { $card }; name another card with it.
refusal-ants-bank-empty = The bank has no chip left.

## Cards

refusal-ants-fury-in-battle = Ant Fury is played in one of your battles, when the game asks for it.
refusal-ants-no-card-in-battle = { $card } is not played in a battle; the only card for that is Ant Fury.
refusal-ants-ambush-nobody = There is no ant on { $cell } to ambush.
refusal-ants-ambush-ally = The ants on { $cell } ({ $ants }) belong to your ally { $player }; allies can’t be ambushed.
refusal-ants-ambush-centre = There are no ambushes in the centre, and { $cell } is a centre cell.
refusal-ants-ambush-distance = { $target } is not exactly two links away from { $cell }; the cells that are: { $cells }.
refusal-ants-ambush-strength = The { $enemy ->
    [W] worker
   *[S] soldier
  } on { $target } is stronger than the { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell }.
refusal-ants-card-for-nothing = There is nothing to play the card { $card } on now.
refusal-ants-ambush-none = None of your ants on { $cell } can ambush an enemy now.
refusal-ants-column-of-two = A tight column takes two of your ants on one cell, and there is only one on { $cell }.
refusal-ants-column-stranger = A column can’t enter { $cell }: ants of player { $player } ({ $ants }) are there.
refusal-ants-column-room = There is no room for two more ants on { $cell }.
refusal-ants-obstacle-trail = An obstacle goes on a trail cell; { $cell } is a resource cell.
refusal-ants-obstacle-gate = { $cell } is next to the anthill { $hill }; an obstacle can’t go there.
refusal-ants-obstacle-twice = There is already an obstacle on { $cell }.
refusal-ants-obstacle-marker = There is a tunnel marker on { $cell }; an obstacle can’t go there.
refusal-ants-obstacle-ants = There are ants on { $cell }; an obstacle goes on an empty cell.
refusal-ants-cave-in-nothing = There is no tunnel marker on { $cell }; enemy markers are on: { $cells }.
refusal-ants-cave-in-friend = The tunnel marker on { $cell } belongs to player { $player }, who is not your enemy; enemy markers are on: { $cells }.

## Battles

refusal-ants-no-contact = { $arrived } is not in contact with { $cell }; choose one of: { $cells }.
refusal-ants-other-arrival = The ants that fight now are on { $arrived }, not on { $cell }.
refusal-ants-no-fighter = You have no ant “{ $name }” in this battle; you have: { $ants }.
refusal-ants-which-fighter = Which ant? In this battle you have: { $ants }.
refusal-ants-no-fury = You have no Ant Fury in your hand; write pass.

## Chance

refusal-ants-chance-first = “{ $text }” is not a player who could start; the players are: { $players }.
refusal-ants-chance-hand-of = The hand of player { $player } comes next, but the text says “{ $text }”.
refusal-ants-chance-hand-size = The first hand of player { $player } has { $wanted ->
    [one] one card
   *[other] { $wanted } cards
  }, but { $found } are named.
refusal-ants-chance-number = { $wanted ->
    [one] One card is drawn
   *[other] { $wanted } cards are drawn
  }, but the text says “{ $text }”.
refusal-ants-chance-card = “{ $card }” can’t be drawn; the pile has: { $left }.

## What an evaluation is made of

ants-term-chips = chips
ants-term-income = income
ants-term-army = ants and tunnel markers
ants-term-attack = attacks on anthills
ants-term-cards = cards
ants-term-anthill = levels of the anthill
ants-term-experience = experience from games
ants-term-rest = the result

## Where the points came from

ants-standing = Levels
ants-points-built = Levels built
ants-points-taken = Levels taken
ants-points-left = Tie-break: own levels left
ants-points-chips = Tie-break: chips
ants-points-strength = Tie-break: strength on the board

## What a turn brings about, after “It …”.

ants-reason-takes = takes { $count ->
    [one] a level
   *[other] { $count } levels
  } off an enemy anthill
ants-reason-builds = builds level { $level } of your anthill
ants-reason-chips = brings in { $count ->
    [one] a chip
   *[other] { $count } chips
  }
ants-reason-mines = lets { $count ->
    [one] another ant
   *[other] { $count } more ants
  } mine
ants-reason-beats = removes { $count ->
    [one] an enemy ant
   *[other] { $count } enemy ants
  }
ants-reason-hires = makes your army { $count ->
    [one] one ant
   *[other] { $count } ants
  } larger
ants-reason-nears = brings an ant within { $steps ->
    [one] one step
   *[other] { $steps } steps
  } of anthill { $hill }

## Setting up a position by hand

ants-edit-treat = chip
ants-edit-ant = { $kind ->
    [worker] worker
   *[soldier] soldier
  }
ants-edit-markers = tunnel marker
ants-edit-obstacles = obstacle
ants-edit-first = Who begins
ants-edit-kind = The turn is used for
ants-edit-kind-of-turn = { $kind ->
    [hire] hiring
    [move] moving
   *[open] nothing yet
  }
ants-edit-discard = Discard pile
ants-edit-chips = Chips
ants-edit-levels = Levels on the anthill
ants-edit-taken = Levels taken from
ants-edit-hand = Hand
ants-edit-table = On the table
ants-edit-decision = { $decision ->
    [exchange] exchanging a card
    [action] an action
    [contact] which contact is fought first
    [sentries] help of the sentries
    [fury] a fury in a battle
    [march] the second step of a march
   *[push] which ant makes room
  }
