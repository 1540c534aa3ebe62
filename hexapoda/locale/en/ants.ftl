# Words of Ants. W is a worker, S a soldier; cells are named as on the board, players by their anthills, cards by the words of the notation.

## The game

ants-title = Ants
ants-description = Two to four ant colonies share one cake: hire ants, gather chips, dig tunnels, fight, and raise your anthill before the others do, or carry theirs away.
outcome-levels-built = An anthill has all its levels.
outcome-anthill-reached = An ant has reached an enemy’s anthill.
outcome-levels-taken = Enough levels have been taken.
outcome-rounds-over = All rounds have been played.

## What is asked

refusal-ants-asked-now = { $asked ->
    [exchange] First exchange a card, or keep your hand
    [action] Now it is your turn to act
    [contact] Say which contact is fought first
    [sentries] A battle begins; say which ant your sentries help, or decline
    [fury] A battle is fought; play a fury on one of your ants, or pass
    [push] Your ants on the trail make room; say which one goes on
   *[march] The ant can make a second step; say where it goes, or stop
  }, for example: { $example }.
refusal-ants-no-such-cell = There is no cell “{ $cell }”; there are, for example: { $cells }.
refusal-ants-no-such-card = There is no card “{ $card }”; the cards are: { $cards }.
refusal-ants-which-card = Say which card.
refusal-ants-not-in-hand = You have no { $card } in your hand.
refusal-ants-needless-word = “{ $word }” is too much here; write it like this: { $example }.
refusal-ants-unfinished = Something is missing; write it like this: { $example }.
refusal-ants-unknown-word = “{ $word }” is neither a cell nor an ant (W is a worker, S a soldier); now it could be, for example: { $example }.

## Ants and cells

refusal-ants-no-ant = You have no ant on { $cell }.
refusal-ants-not-your-ant = The ants on { $cell } ({ $ants }) belong to player { $player }.
refusal-ants-other-kind = There is no { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell }, but: { $ants }.
refusal-ants-which-kind = There are different ants on { $cell } ({ $ants }); say which one, for example: { $example }.
refusal-ants-same-cell = The ant is on { $cell } already.
refusal-ants-not-beside = No step leads from { $cell } to { $target }; from there an ant can reach: { $cells }.
refusal-ants-obstacle-there = There is an obstacle on { $cell }; nobody may enter it.
refusal-ants-no-room = There is no room on { $cell }: { $most ->
    [one] only one ant fits there
   *[other] only { $most } ants fit there
  }.
refusal-ants-ally-there = Ants of your ally { $player } ({ $ants }) are on { $cell }; they are like a wall.
refusal-ants-enemy-there = Ants of player { $player } ({ $ants }) are on { $cell }; an ant enters a cell with enemies only in the centre.
refusal-ants-entered-already = Ants of player { $player } ({ $ants }) are still on { $cell }, and this turn { $number ->
    [one] an ant of yours has entered it already
   *[other] { $number } ants of yours have entered it already
  }.

## Hiring

refusal-ants-move-turn = This is a move turn: you have made a step or dug, so nobody is hired any more.
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
refusal-ants-hire-stranger = Nobody can be hired on { $cell }: ants of player { $player } ({ $ants }) are there.
refusal-ants-hire-full = There is no room on { $cell }, where you have { $most }; push one forward (add: push), or choose another cell.
refusal-ants-push-nobody = You have no ant on { $cell } that could be pushed.
refusal-ants-push-which = There are different ants on { $cell } ({ $ants }); say which one is pushed, for example: { $example }.
refusal-ants-push-end = Nobody can be pushed on from { $cell }: the trail is full, and the foremost ant, on { $foremost }, can’t go on.

## Moving

refusal-ants-hire-turn = This is a hire turn: you have hired, so nobody steps or digs any more.
refusal-ants-stepped-already = The { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell } can’t step any more this turn.
refusal-ants-marched-already = The { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell } has made a forced march this turn already.
refusal-ants-tunnel-worker = A tunnel marker goes on a cell with a worker of yours, and none is on { $cell }.
refusal-ants-tunnel-markers = Both your tunnel markers are on the board: { $cells }.
refusal-ants-tunnel-chips = A tunnel marker costs { $cost ->
    [one] one chip
   *[other] { $cost } chips
  }, and you have { $chips }.
refusal-ants-tunnel-resource = { $cell } is a resource cell; no tunnel marker goes there.
refusal-ants-tunnel-there = There is a tunnel marker on { $cell } already.
refusal-ants-tunnel-near = { $cell } is too near to the anthill of player { $player }: { $found }, and { $least } is the least.

## Building and emergency

refusal-ants-build-pyramids = Nothing is built in pyramids: all levels stand from the start.
refusal-ants-build-chips = The { $level ->
    [0] large
    [1] middle
   *[2] small
  } level costs { $cost ->
    [one] one chip
   *[other] { $cost } chips
  }, and you have { $chips }.
refusal-ants-emergency-ants = It is no emergency: you have ants on the board.
refusal-ants-emergency-chips = It is no emergency: you have { $chips ->
    [one] a chip
   *[other] { $chips } chips
  }.
refusal-ants-emergency-cards = Two cards are needed for a chip, and you have { $found }.
refusal-ants-emergency-pair = Name the two cards that you discard, for example: { $example }.
refusal-ants-emergency-twice = You have only one { $card }; name another card beside it.
refusal-ants-bank-empty = The bank has no chip left.

## Cards

refusal-ants-fury-in-battle = Ant Fury is played in a battle of yours, when the game asks for it.
refusal-ants-no-card-in-battle = { $card } is not played in a battle; the only card for that is Ant Fury.
refusal-ants-ambush-nobody = Nobody is on { $cell } to be ambushed.
refusal-ants-ambush-ally = The ants on { $cell } ({ $ants }) are those of your ally { $player }; allies are not ambushed.
refusal-ants-ambush-centre = There are no ambushes in the centre, and { $cell } is a centre cell.
refusal-ants-ambush-distance = { $target } is not exactly two links away from { $cell }; these cells are: { $cells }.
refusal-ants-ambush-strength = The { $enemy ->
    [W] worker
   *[S] soldier
  } on { $target } is stronger than the { $kind ->
    [W] worker
   *[S] soldier
  } on { $cell }.
refusal-ants-card-for-nothing = Nothing is there now that the card { $card } could be played on.
refusal-ants-ambush-none = None of your ants on { $cell } can lie in ambush for anybody now.
refusal-ants-column-of-two = A tight column takes two ants of yours on one cell, and on { $cell } there is only one.
refusal-ants-column-stranger = A column can’t enter { $cell }: ants of player { $player } ({ $ants }) are there.
refusal-ants-column-room = There is no room for two more ants on { $cell }.
refusal-ants-obstacle-trail = An obstacle goes on a trail cell; { $cell } is a resource cell.
refusal-ants-obstacle-gate = { $cell } is next to the anthill { $hill }; no obstacle goes there.
refusal-ants-obstacle-twice = There is an obstacle on { $cell } already.
refusal-ants-obstacle-marker = There is a tunnel marker on { $cell }; no obstacle goes there.
refusal-ants-obstacle-ants = There are ants on { $cell }; an obstacle goes on an empty cell.
refusal-ants-cave-in-nothing = No tunnel marker is on { $cell }; those of enemies are on: { $cells }.
refusal-ants-cave-in-friend = The tunnel marker on { $cell } is that of player { $player }, no enemy of yours; those of enemies are on: { $cells }.

## Battles

refusal-ants-no-contact = { $arrived } is not in contact with { $cell }; choose one of: { $cells }.
refusal-ants-other-arrival = The ants that fight now are on { $arrived }, not on { $cell }.
refusal-ants-no-fighter = You have no ant “{ $name }” in this battle, but: { $ants }.
refusal-ants-which-fighter = Which ant? In this battle you have: { $ants }.
refusal-ants-no-fury = You have no Ant Fury in your hand; write pass.

## Chance

refusal-ants-chance-first = “{ $text }” is no player who could start; there are: { $players }.
refusal-ants-chance-hand-of = Here comes the hand of player { $player }, but the text says “{ $text }”.
refusal-ants-chance-hand-size = The first hand of player { $player } has { $wanted ->
    [one] one card
   *[other] { $wanted } cards
  }, but { $found } are named.
refusal-ants-chance-number = { $wanted ->
    [one] One card is drawn
   *[other] { $wanted } cards are drawn
  }, but the text says “{ $text }”.
refusal-ants-chance-card = “{ $card }” can’t be drawn; in the pile are: { $left }.
