# Ants: drawings of the board, cards, and positions as text.

## Drawing

called-anthill-a = anthill A
called-anthill-b = anthill B
called-anthill-c = anthill C
called-anthill-d = anthill D
ants-draw-round = Round { $number } of { $last }
ants-draw-asked-exchange = exchange a card (exchange fury) or keep
ants-draw-asked-action = { $kind ->
    [hire] hire (hire W AB1), play a card (card honeydew), build, or end
    [move] step (step W AB1-AB2), dig (tunnel AB5), play a card (card honeydew), build, or end
   *[open] hire (hire W AB1) or step (step W AB1-AB2), play a card (card honeydew), build, or end
  }
ants-draw-asked-contact = several enemies touch { $cell }; which one do you fight first (contact { $cell } AB6)?
ants-draw-asked-sentries = a battle begins; which ant do the sentries help (sentries W, or decline)?
ants-draw-asked-fury = a battle is fought; play a fury (fury W) or pass
ants-draw-asked-march = the ant on { $cell } can make a second step (march AB4, or stop)
ants-draw-asked-push = the ants on { $cell } make room; which one moves forward (push W { $cell })?
ants-draw-battle = Battle
ants-draw-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
  }
ants-draw-ally = ally { $player }
ants-draw-levels = levels { $levels }
ants-draw-taken = taken { $levels }
ants-draw-supply = supply W×{ $workers } S×{ $soldiers }
ants-draw-markers = tunnel markers { $count }
ants-draw-tunnel = tunnel { $cells }
ants-draw-hand = hand
ants-draw-table = on the table: { $cards }
ants-draw-piles = Draw pile { $pile } · discarded: { $discard }
ants-draw-bank = Bank { $chips }
ants-draw-legend-board = [ ] trail · ( ) cake · {"{"} {"}"} centre · o chip · ### obstacle · ta tunnel marker of A · ▲ level
ants-draw-legend-ants = aW worker of A · aS soldier of A · small letters (aw, as): has made its step

## Cards

ants-card-fury-effect = In one of your battles, in any player’s turn: one of your ants in it gets +1 strength.
ants-card-ambush-effect = Remove an enemy ant exactly two links away from one of yours, and not stronger; neither in the centre nor in a battle.
ants-card-forced_march-effect = One of your ants takes one or two steps at once; the same ant only once per turn.
ants-card-column-effect = Two of your ants on one cell step together into one cell with room for both and without enemies; they fight side by side.
ants-card-reinforcements-effect = Hire one ant at its usual price, even in a move turn.
ants-card-honeydew-effect = Take a chip.
ants-card-winter_stores-effect = Stays on the table: two extra chips at your first income in which a worker mines.
ants-card-sentries-effect = Stays on the table: when your next battle begins, one of your ants in it may get +1 strength.
ants-card-obstacle-effect = Placed on an empty trail cell, not next to an anthill: until your next turn no ant can enter it.
ants-card-cave_in-effect = Return an enemy’s tunnel marker to its owner.

## Position text

refusal-ants-position-bad-word = “{ $text }” is not a valid word of a position; words look like turn=4, A=W@AB1,S*2@AX1 or A-hand=fury*2,ambush.
refusal-ants-position-needless = The word { $name } does not belong in a finished game.
refusal-ants-position-no-player = “{ $name }” is about an anthill without a player; the players are { $players }.
refusal-ants-position-no-cell = There is no cell “{ $text }” on this board.
refusal-ants-position-no-gate = { $cell } is not next to the anthill of player { $player }.
refusal-ants-position-active = In turn { $turn } it is player { $player }’s turn.
refusal-ants-position-cards = There are { $found } of { $card }, but the deck has { $most }.
refusal-ants-position-too-many-ants = Player { $player } has { $found } { $kind ->
    [worker] workers
   *[soldier] soldiers
  } on the board, but only { $most } in all.
refusal-ants-position-crowd = There are too many ants on { $cell }; the maximum is { $most }.
refusal-ants-position-two-players = Ants of two players are on { $cell }; that is possible only in a battle in the centre.
refusal-ants-position-many-markers = Player { $player } has { $found } tunnel markers on the board, but only { $most } in all.
refusal-ants-position-two-markers = Two tunnel markers are on { $cell }.
refusal-ants-position-obstacle = Two obstacles are on { $cell }.
refusal-ants-position-built = Player { $player } has all levels and would have won.
refusal-ants-position-levels = Of the levels of player { $player }, { $standing } stand and { $taken } are taken; there are { $expected } in all.
refusal-ants-position-chips = There { $over ->
    [one] is one chip
   *[other] are { $over } chips
  } more than the { $most } of the bank.
refusal-ants-position-stepped = { $kind } on { $cell } can’t have stepped: there are fewer ants.
refusal-ants-position-marched = { $kind } on { $cell } can’t have marched: there are fewer ants.
refusal-ants-position-pushed = Pushed ants are counted only with hire_push=column, and each must be there.
refusal-ants-position-under-way = Nothing can be in progress at this decision: { $asked }.
refusal-ants-position-decider = Player { $player } can’t face this decision now: { $asked }.
refusal-ants-position-push = No ant can be pushed like this.
refusal-ants-position-hire = There is no room on { $cell } for the hired ant.
refusal-ants-position-not-asked = This position does not lead to the decision { $asked }.
