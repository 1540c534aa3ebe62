# Puzzles: the command, and files that can’t be read.

error-puzzles-no-file = The file { $path } can’t be read: { $why }
error-puzzles-bad-line = { $path }, line { $line }, is not a puzzle: { $why }
error-puzzles-twice = { $path }, line { $line }: the puzzle { $id } is in the file already.
error-puzzle-wrong = The puzzle { $id } is broken: “{ $move }” is not a move there, or is called both right and wrong.
error-no-puzzle = { $game } has no puzzle { $id }.

puzzles-shards = { $done } of { $all } files of puzzles
puzzles-made = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  } in { $path }
