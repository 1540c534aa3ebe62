# The page of Hive: its pieces, moves and places in words.

## Places

# $where is hive-where.
page-hive-empty = empty place { $where }
page-hive-empty-middle = empty place in the middle
page-hive-stack = stack of { $count }, from the top: { $pieces }
page-hive-in-hand = { $piece }, { $count } in reserve
page-hive-no-hand = { $piece }: none left

## Marks, said after the name of a place

page-hive-mark-moved = moved last
page-hive-mark-resting = rests this turn
page-hive-mark-thrower = may have thrown the piece that moved last
page-hive-throwers = Possible throwers of { $piece }: { $throwers }

## Asking

page-hive-board = Hive
page-hive-reserve = Reserve of { $player ->
    [white] White
   *[black] Black
  }
page-hive-pass = Pass
page-hive-ask-piece = Choose a piece on the board or in your reserve
page-hive-ask-place = Choose a piece in your reserve
page-hive-ask-move = Choose a piece on the board
page-hive-ask-queen = Your queen has to come into play now
page-hive-ask-where = Choose a place for { $piece }
page-hive-ask-pass = You have no move: pass
page-hive-standing = { $count } in reserve
page-hive-standing-queen = queen { $sides }/6

## Refusals after a click: without the notation, which is for typing

page-refusal-unfinished = { $piece }: where to? { $count ->
    [one] One move is legal
   *[other] { $count } moves are legal
  }.
page-refusal-touches-enemy = It would touch the enemy there, and a new piece may touch only its own colour.
page-refusal-pinned = This piece can’t move: that would split the hive.
page-refusal-gate = It can’t slide there: the gap between two other pieces is too narrow.
page-refusal-one-step = This piece moves only one step; that hex is farther away.
page-refusal-grasshopper-line = A grasshopper jumps in a straight line; that hex is not in line with it.
page-refusal-spider-three-steps = A spider slides exactly three steps; that hex is { $steps ->
    [one] one step
   *[other] { $steps } steps
  } away.
