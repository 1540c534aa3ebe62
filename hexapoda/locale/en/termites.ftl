# Words of Termites. W2 is a token with two workers (S soldiers, P spitters, F flyers), ▲8 a mound of value 8; hexes are named by row and number.

## The game

termites-title = Termites
termites-description = Two to four colonies fight over a plain: place insects, gather them around enemy mounds, and capture the mounds before yours are captured.

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4

outcome-tokens-gone = All tokens have been placed.
outcome-nobody-placed = For a whole round no player could place a token.

## What is asked

refusal-not-a-move = “{ $text }” can’t be read as a move; a valid one now is, for example: { $example }.
refusal-asked-now = { $asked ->
    [place-neutral] Now a neutral mound is placed
    [place-tile] Now a tile is placed
    [place-mound] Now a mound is placed
    [choose-token] First place a token
    [place-token] The token is chosen; name the hex to place it on
    [choose-unit] Now move a unit, or write stay
    [choose-target] The unit is chosen; say where it goes
    [choose-from] The target is chosen; name the hex to attack from
    [choose-retreat] The attack is chosen; name the hex where the unit retreats
    [new-mound] You have captured a mound; name the one of yours that replaces it
    [lost-mound] You have lost a mound; place another one
   *[make-room] You have lost a mound and no hex is free for another one; remove a unit for it
  }, for example: { $example }.
refusal-no-such-hex = There is no hex “{ $hex }”; the rows are A to { $last }, and hexes are numbered from the left, like A1.
refusal-no-such-number = There is no hex { $hex }; this row goes from { $first } to { $last }.

## Placing tokens

refusal-which-token = Which token? In your hand: { $hand }; write for example { $example }.
refusal-no-such-token = There is no token “{ $token }”; tokens are named from { $first } to { $last }, and you have { $hand }.
refusal-not-in-hand = You have no { $token } in your hand; you have { $hand }.
refusal-no-hex-for-token = There is no hex for { $token }; you can write { $example }.
refusal-must-place = You have to place a token ({ $hand }), for example: { $example }.
refusal-place-where = Where to? Say on which hex you place { $token }, for example: { $example }.
refusal-other-token = You have chosen { $token }, not { $other }; place it, for example: { $example }.
refusal-place-occupied = { $token } can’t be placed on { $hex }: { $owner ->
    [blue] blue
    [red] red
    [gold] gold
    [gray] gray
   *[neutral] neutral
  } { $piece } is there.
refusal-place-terrain = { $token } can’t be placed on { $hex }: { $caste ->
    [worker] workers
    [soldier] soldiers
    [spitter] spitters
   *[flyer] flyers
  } may not be placed { $terrain ->
    [water] on water
    [vegetation] on vegetation
    [stones] on stones
   *[clear] on clear ground
  }.

## Moving

refusal-no-unit = There is no unit on { $hex }.
refusal-mound-stays = { $hex } holds a mound ({ $owner ->
    [blue] blue
    [red] red
    [gold] gold
    [gray] gray
   *[neutral] neutral
  } { $piece }), and mounds don’t move.
refusal-not-your-unit = The unit on { $hex } ({ $owner ->
    [blue] blue
    [red] red
    [gold] gold
    [gray] gray
   *[neutral] neutral
  } { $piece }) is not yours.
refusal-unit-stuck = The unit on { $hex } has nowhere to go and nothing to attack.
refusal-other-unit = You have chosen the unit on { $hex }, not { $other }; say where it goes, for example: { $example }.
refusal-move-where = Where to? Say where the unit on { $hex } goes, for example: { $example }.
refusal-start-hex = The unit is already on { $hex }; move it elsewhere, for example: { $example }.
refusal-own-piece = Your own { $piece } is on { $hex } ({ $owner ->
    [blue] blue
    [red] red
    [gold] gold
    [gray] gray
   *[neutral] neutral
  }): a unit may pass through, but neither stop there nor attack it.
refusal-never-enters = { $token } can’t go to { $hex }: { $caste ->
    [worker] workers
    [soldier] soldiers
    [spitter] spitters
   *[flyer] flyers
  } may not be { $terrain ->
    [water] on water
    [vegetation] on vegetation
    [stones] on stones
   *[clear] on clear ground
  }.
refusal-enters-too-dear = { $token } can’t go to { $hex }: entering { $terrain ->
    [water] water
    [vegetation] vegetation
    [stones] stones
   *[clear] clear ground
  } takes { $cost ->
    [one] one movement point
   *[other] { $cost } movement points
  }, and it has { $points ->
    [one] only one movement point
   *[other] only { $points } movement points
  }.
refusal-terrain-in-the-way = { $token } can’t go to { $hex }: there is no path over terrain that it can enter.
refusal-out-of-reach = { $token } can’t go to { $hex }: that takes { $needed ->
    [one] one movement point
   *[other] { $needed } movement points
  }, and it has { $points ->
    [one] only one movement point
   *[other] only { $points } movement points
  }.
refusal-blocked = { $token } can’t go to { $hex }: { $owner ->
    [blue] blue
    [red] red
    [gold] gold
    [gray] gray
   *[neutral] neutral
  } { $piece } on { $at } is in the way; { $needed ->
    [0] there is no way around
   *[other] the way around takes { $needed } movement points, and it has { $points }
  }.

## Attacking

refusal-attack-needs-x = { $hex } holds { $owner ->
    [blue] blue
    [red] red
    [gold] gold
    [gray] gray
   *[neutral] neutral
  } { $piece }; write the attack like this: { $example }.
refusal-nothing-to-attack = There is nothing to attack on { $hex }; write the move like this: { $example }.
refusal-too-weak = The attack on { $hex } is too weak: { $attack } = { $parts }, against { $defence } ({ $owner ->
    [blue] blue
    [red] red
    [gold] gold
    [gray] gray
   *[neutral] neutral
  } { $piece }{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } of it for { $terrain ->
    [water] water
    [vegetation] vegetation
    [stones] stones
   *[clear] clear ground
  }
  }); it is { $short } short.
refusal-from-not-beside = { $hex } is not next to { $target }; { $token } can attack it from: { $origins }.
refusal-from-terrain = { $token } can’t attack { $target } from { $hex }: it can’t enter { $terrain ->
    [water] water
    [vegetation] vegetation
    [stones] stones
   *[clear] clear ground
  }; it can attack from: { $origins }.
refusal-from-blocked = { $token } can’t attack { $target } from { $hex }, where { $owner ->
    [blue] blue
    [red] red
    [gold] gold
    [gray] gray
   *[neutral] neutral
  } { $piece } is; it can attack from: { $origins }.
refusal-from-too-far = { $token } can’t attack { $target } from { $hex }: { $needed ->
    [0] there is no path
   *[other] that takes { $needed } movement points, and it has { $points }
  }; it can attack from: { $origins }.
refusal-from-where = From which hex is { $target } attacked? Choose one of { $origins }, for example: { $example }.
refusal-other-from = The attack comes from { $hex }, not from { $other }.
refusal-other-attack = You have begun the attack { $attack }; finish it, for example: { $example }.
refusal-grip = A unit attacked by a soldier can’t retreat: { $token } destroys the unit on { $target }.
refusal-mound-is-taken = { $piece } on { $target } is a mound: it is captured, and neither retreats nor is destroyed.
refusal-no-retreat = The unit on { $target } can’t retreat; it is destroyed.
refusal-retreat-where = Where does the unit on { $target } retreat? Choose one of { $hexes }, for example: { $example }.
refusal-not-destroyed = The unit on { $target } is not destroyed: it can retreat to { $hexes }.
refusal-retreat-not-beside = The unit on { $target } can’t retreat to { $hex }, which is not next to it.
refusal-retreat-occupied = The unit on { $target } can’t retreat to { $hex }: { $owner ->
    [blue] blue
    [red] red
    [gold] gold
    [gray] gray
   *[neutral] neutral
  } { $piece } is there.
refusal-retreat-terrain = { $token } on { $target } can’t retreat to { $hex }: { $caste ->
    [worker] workers
    [soldier] soldiers
    [spitter] spitters
   *[flyer] flyers
  } don’t retreat onto { $terrain ->
    [water] water
    [vegetation] vegetation
    [stones] stones
   *[clear] clear ground
  }.
refusal-retreat-to-attacker = The unit on { $target } can’t retreat to { $hex }: the attack comes from there.

## Mounds

refusal-mound-unfinished = Write which mound ({ $values }) you place and where, for example: { $example }.
refusal-not-in-reserve = You have no mound of value { $value } in reserve; you have { $values }.
refusal-new-mound-hex = The new mound goes to { $hex }, where the captured one was, not to { $other }.
refusal-room-needs-unit = No hex is free for a mound, so it replaces one of your units, and you have no unit on { $hex } that could be replaced; for example: { $example }.
refusal-mound-on-edge = { $hex } is on the edge of the board; no mound may be there.
refusal-mound-occupied = No mound can be placed on { $hex }: { $owner ->
    [blue] blue
    [red] red
    [gold] gold
    [gray] gray
   *[neutral] neutral
  } { $piece } is there.
refusal-mound-terrain = No mound can be placed on { $hex }: it is { $terrain ->
    [water] water
    [vegetation] vegetation
    [stones] stones
   *[clear] clear ground
  }, and mounds need clear ground.
refusal-mound-beside-mound = No mound can be placed on { $hex }: there is a mound next to it, on { $mounds }.
refusal-mound-beside-waters = No mound can be placed on { $hex }: there is more than one water hex next to it ({ $waters }).

## Building a map

refusal-neutral-on-edge = { $hex } is on the edge of the board; no neutral mound may be there.
refusal-neutral-occupied = There is already a neutral mound on { $hex }.
refusal-neutral-beside-mound = No neutral mound can be placed on { $hex }: there is another one next to it, on { $mounds }.
refusal-no-such-tile = There is no tile “{ $tile }”; these are left, and either face can be up (the face-up one is written first): { $tiles }.
refusal-tile-used-up = All tiles { $tile } are used up; these are left: { $tiles }.
refusal-which-tile = Several tiles show { $tile }; say which one: { $tiles }.
refusal-tile-unfinished = Write which tile ({ $tiles }) you place and where, for example: { $example }.
refusal-tile-on-tile = There is already a tile on { $hex } ({ $terrain ->
    [water] water
    [vegetation] vegetation
    [stones] stones
   *[clear] clear ground
  }).
refusal-tile-on-mound = There is a mound on { $hex }; tiles go on empty hexes.
refusal-tile-group-same = No tile can be placed on { $hex }: { $hexes } would form a group of { $terrain ->
    [water] water
    [vegetation] vegetation
    [stones] stones
   *[clear] clear ground
  }, and at most { $most } of one terrain may be connected.
refusal-tile-group-any = No tile can be placed on { $hex }: { $hexes } would form one group, and at most { $most } tiles may be connected.
refusal-tile-waters-mound = No water can be placed on { $hex }: the neutral mound on { $mound } is already next to water ({ $waters }).

## Chance

refusal-chance-map = “{ $text }” is not a valid map number; it is a number from 0 to { $most }.
refusal-chance-first = “{ $text }” is not a player who could start; there are players 1 to { $players }.
refusal-chance-colonies = “{ $text }” does not name the colonies of { $players } players; name one for each, none twice: { $colonies }.
refusal-chance-hand-of = The hand of player { $seat } comes next, but the text says “{ $text }”.
refusal-chance-hand-size = The first hand of player { $seat } has { $wanted } tokens, but { $found } are named.
refusal-chance-one-token = One token is drawn, but the text says “{ $text }”.
refusal-chance-token = “{ $token }” can’t be drawn; the stack has: { $left }.

## What an evaluation is made of

termites-term-threats = threats to mounds
termites-term-army = units on the board
termites-term-experience = experience from games
termites-term-rest = points

## Where the points came from

termites-standing = Points
termites-points-own = Own mounds on the board
termites-points-captured = Captured mounds
termites-points-reserve = Mounds never placed
termites-points-units = Tie-break: units on the board

## What a turn brings about, after “It …”.

termites-reason-captures = captures a mound of { $value }
termites-reason-threatens = threatens the mound of { $value } on { $hex }
termites-reason-guards = guards your mound of { $value } on { $hex }
termites-reason-destroys = takes { $count ->
    [one] an enemy unit
   *[other] { $count } enemy units
  } off the board
termites-reason-deploys = brings another unit onto the board

## Setting up a position by hand

termites-edit-terrain = { $terrain ->
    [water] water
    [vegetation] vegetation
   *[stones] stones
  }
termites-edit-neutral = neutral mound of { $value }
termites-edit-mound = mound of { $value }
termites-edit-first = Who begins
termites-edit-idle = Turns without a token in a row
termites-edit-colonies = Colonies by seat
termites-edit-hand = Hand
termites-edit-stack = Stack
termites-edit-reserve = Mounds in reserve
termites-edit-trophies = Trophies
termites-edit-decision = { $decision ->
    [place-neutral] a neutral mound, before the game
    [place-tile] a tile, before the game
    [place-mound] a mound, before the game
    [choose-token] which token
    [place-token] where to place the token
    [choose-unit] which unit
    [choose-target] where the unit goes
    [choose-from] from where it attacks
    [choose-retreat] where the unit retreats
    [new-mound] which mound replaces a captured one
    [lost-mound] another mound for a lost one
   *[make-room] which unit makes room for a mound
  }
