# Words of Hive. Pieces and hexes are named in the game’s notation: wA1 is White’s first ant, wA1- the hex to its right.

## The game

hive-title = Hive
hive-description = Two swarms and no board: surround the enemy queen with insects that crawl, jump, climb and throw.

hive-kind-queen = queen
hive-kind-spider = spider
hive-kind-beetle = beetle
hive-kind-grasshopper = grasshopper
hive-kind-ant = ant
hive-kind-mosquito = mosquito
hive-kind-ladybug = ladybug
hive-kind-pillbug = pillbug

hive-option-type = Pieces
hive-option-type-Base = Basic set: queen, beetles, grasshoppers, spiders, ants
hive-option-type-Base-M = Basic set with mosquito
hive-option-type-Base-L = Basic set with ladybug
hive-option-type-Base-P = Basic set with pillbug
hive-option-type-Base-ML = Basic set with mosquito and ladybug
hive-option-type-Base-MP = Basic set with mosquito and pillbug
hive-option-type-Base-LP = Basic set with ladybug and pillbug
hive-option-type-Base-MLP = Basic set with mosquito, ladybug and pillbug
hive-option-opening = Opening
hive-option-opening-rulebook = Rulebook: the queen may be the first piece
hive-option-opening-tournament = Tournament: a player’s first piece can’t be the queen
hive-option-repetition = Repetition
hive-option-repetition-draw = The third occurrence of a position is a draw
hive-option-repetition-off = No draw by repetition

outcome-white-surrounded = The white queen is surrounded.
outcome-black-surrounded = The black queen is surrounded.
outcome-both-surrounded = Both queens are surrounded.

## Notation

refusal-no-such-piece = There is no piece “{ $text }”; pieces are named like wQ, bA1 or wG3.
refusal-needs-number = “{ $text }” needs a number: { $names }.
refusal-two-marks = “{ $text }” has two direction marks; write only one, before or after the piece.
refusal-reference-not-placed = { $piece } is not in play; name the destination by a piece that is.
refusal-piece-first = There is no piece at { $hex }; choose a piece first, then where it goes.

## Whose turn it is

refusal-not-in-game = { $piece } is not part of this game type.
refusal-not-your-piece = It is { $player ->
    [white] White’s
   *[black] Black’s
  } turn; { $piece } belongs to the opponent.
refusal-cannot-pass = Passing is allowed only when there is no legal move; { $count ->
    [one] one move is legal: { $example }
   *[other] { $count } moves are legal, for example { $example }
  }.

## Placing

refusal-first-alone = The first piece of the game has no reference; write it alone: { $piece }.
refusal-second-adjacent = { $piece } has to be placed next to { $first }; { $hex } is not next to it.
refusal-touches-nothing = { $piece } can’t be placed at { $hex }: no piece touches that hex.
refusal-touches-enemy = { $piece } can’t be placed at { $hex }: it would touch { $enemies }, and a new piece may touch only its own colour.
refusal-touches-no-own = { $piece } can’t be placed at { $hex }: it would touch { $enemies } and no { $player ->
    [white] white
   *[black] black
  } piece; new pieces touch only their own colour.
refusal-no-place = There is no hex for { $piece }: every empty hex beside your pieces touches an enemy piece too.
refusal-occupied = { $piece } can’t be placed on { $on }: new pieces go on empty hexes.
refusal-queen-due = Your queen must come into play now: place { $queen } before you play { $piece }.
refusal-queen-due-pass = { $piece } can’t be played: your queen { $queen } must be placed first, and there is no hex for her. Pass.
refusal-queen-first = { $piece } can’t be a player’s first piece in the tournament opening.
refusal-next-number = { $next } comes before { $piece }: pieces of the same kind are placed in the order of their numbers.

## Moving

refusal-queen-not-placed = { $piece } can’t move before your queen { $queen } is in play.
refusal-resting = { $piece } rests: it was moved in the previous turn, so it can neither move nor be thrown now.
refusal-covered = { $piece } can’t move: { $by } lies on top of it.
refusal-pinned = { $piece } can’t move: moving it would split the hive between { $one } and { $other }.
refusal-stays = { $piece } is already there; a move has to end on another hex.
refusal-away-from-hive = { $piece } can’t go to { $hex }: no other piece touches that hex.
refusal-gate = { $piece } can’t slide to { $hex }: the gap between { $one } and { $other } is too narrow.
refusal-gate-on-top = { $piece } can’t climb to { $hex }: { $one } and { $other } lie higher and leave no gap.
refusal-loses-contact = { $piece } can’t slide to { $hex }: it would lose contact with the hive on the way.
refusal-no-way = { $piece } can’t slide to { $hex }: there is no open path along the hive.
refusal-shut-in = { $piece } can’t slide out: every gap around it is too narrow.

## How the kinds move

refusal-cannot-climb = { $piece } can’t go onto { $on }: only a beetle, or a mosquito moving as a beetle, can end its move on top of another piece.
refusal-one-step = { $piece } moves only one step; { $hex } is farther away.
refusal-grasshopper-line = A grasshopper jumps in a straight line; { $hex } is not in line with { $piece }.
refusal-grasshopper-nothing-to-jump = A grasshopper jumps over at least one piece; there is none next to { $piece } in the direction of { $hex }.
refusal-grasshopper-first-empty = A grasshopper lands on the first empty hex; in that direction { $piece } lands at { $landing }, not at { $hex }.
refusal-spider-three-steps = A spider slides exactly three steps; { $piece } is { $steps ->
    [one] one step
   *[other] { $steps } steps
  } away from { $hex }.
refusal-spider-nowhere = A spider slides exactly three steps, and { $piece } has no path of three steps.
refusal-ladybug-path = A ladybug takes two steps on top of the hive and one step down; { $piece } can’t reach { $hex } that way.
refusal-ladybug-nowhere = A ladybug takes two steps on top of the hive and one step down, and { $piece } has no such path.
refusal-only-mosquitoes = { $piece } can’t move: it touches only { $touching }, and a mosquito can’t copy a mosquito.
refusal-mosquito-out-of-reach = { $piece } touches { $touching }, and can’t reach { $hex } by moving like any of them.

## Throwing

refusal-throw-not-adjacent = { $piece } belongs to the opponent; { $thrower } can throw it only from an adjacent hex.
refusal-throw-needs-queen = { $thrower } can’t throw { $piece } before your queen { $queen } is in play.
refusal-thrower-covered = { $thrower } can’t throw { $piece }: { $by } lies on top of the thrower.
refusal-thrower-on-top = { $thrower } can’t throw { $piece }: on top of the hive a mosquito is a beetle.
refusal-thrower-resting = { $thrower } can’t throw { $piece }: the thrower was moved in the previous turn, so it rests now.
refusal-throw-stacked = { $thrower } can’t throw { $piece }, which lies on top of another piece.
refusal-throw-occupied = { $thrower } can’t throw { $piece } onto { $on }: a throw ends on an empty hex.
refusal-throw-target-far = { $thrower } throws { $piece } only to hexes next to itself; { $hex } is not next to it.
refusal-throw-gate-up = { $thrower } can’t lift { $piece }: { $one } and { $other } lie higher and leave no gap.
refusal-throw-gate-down = { $thrower } can’t set { $piece } down at { $hex }: { $one } and { $other } lie higher and leave no gap.
refusal-throw-no-room = { $thrower } has no free hex to throw { $piece } to.

## Position text

refusal-bad-turn = “{ $text }” is not a valid turn; a position begins with one like White[3] or Black[12].
refusal-bad-setup-word = “{ $text }” can’t be read; a piece is written like wA1@2,-1, and a resting piece like rest=wA1 at the end.
refusal-piece-twice = { $piece } is in two places.
refusal-too-far = { $text } is too far away; coordinates go from -{ $farthest } to { $farthest }.
refusal-cannot-be-on-top = { $piece } can’t lie on top of another piece; only beetles and mosquitoes can.
refusal-not-connected = { $piece } is not connected to the rest of the hive.
refusal-wrong-number-placed = { $player ->
    [white] White
   *[black] Black
  } has no piece in play. Then at most one other piece is in play, and it is that player’s turn.
refusal-cannot-rest = { $piece } can’t be resting: it can’t have been moved or thrown in the previous turn.

## What an evaluation is made of

hive-term-queen = safety of the queens
hive-term-mobility = mobility
hive-term-hand = pieces in reserve
hive-term-tempo = the right to move
hive-term-rest = the result

## Where the points came from

hive-standing = Pieces around the queen
hive-points-around-queen = Pieces around the queen
hive-points-in-play = Pieces in play

## What a turn brings about, after “It …”; pieces have their object form, queens with room around them the form of-….

hive-reason-surrounds = leaves { $piece } { $free ->
    [0] no free hex
    [one] only one free hex
   *[other] only { $free } free hexes
  }
hive-reason-makes-room = makes room around { $piece }
hive-reason-pins = pins { $piece }
hive-reason-covers = covers { $piece }
hive-reason-frees = frees { $piece }
hive-reason-brings-in = brings { $piece } into play
hive-reason-queen-in = brings { $piece } into play so that your pieces may move

## Setting up a position by hand

hive-edit-turn = Whose turn it is
hive-edit-number = Number of the turn
hive-edit-resting = Moved or thrown last turn
hive-edit-none = no piece
refusal-draft-too-wide = That is too far from the other pieces; their coordinates differ by at most { $most }.
