# Words about records: the house format, GameStrings, PGN and BoardSpace's SGF.

## The house format

error-bad-tag-name = “{ $name }” can’t be the name of a tag; letters, digits and “_” can.
refusal-record-not-closed = The record is cut off: its last line, “end”, is missing.
refusal-record-without-game = The record does not say of which game it is: its tag [Game "…"] is missing.
refusal-record-without-moves = The record has no moves.
refusal-format-without-setup = The format { $format } can’t tell of a game that began at a set-up position.

notice-result-ignored = The result that the record states is not what its moves show; the moves count.
notice-result-unknown = The record states the result “{ $text }”, which means nothing here; the moves count.
notice-more-games = There are more games in the text; the first one was read.

## GameStrings

place-field = field { $number }
refusal-gamestring-lines = A GameString is one line, but “{ $text }” follows.
refusal-gamestring-fields = A GameString has at least three fields with “;” between them, type;state;turn; there { $found ->
    [one] is only one
   *[other] are only { $found }
  }.
refusal-unknown-game-type = There is no game type “{ $text }”; the types are: { $types }.
refusal-unknown-game-state = There is no game state “{ $text }”; the states are: { $states }.
refusal-empty-move = There is no move between the semicolons.
refusal-other-turn = The turn is { $text }, but after these moves it is { $expected }.
refusal-other-game-state = The state is { $text }, but with these moves it is { $expected }.

## PGN

refusal-two-results = The record ends with { $second }, but its Result tag says “{ $first }”.
refusal-open-comment = The comment “{ $text }” is not closed by a brace.
refusal-open-variation = A variation is not closed by a parenthesis.
refusal-bad-movetext = “{ $text }” can’t be read among moves.
refusal-text-after-result = “{ $text }” stands behind the result.

## BoardSpace

place-node = node { $number }
refusal-sgf-unreadable = “{ $text }” can’t be read as SGF; a property looks like SU[hive].
refusal-sgf-cut = The record is cut off: its closing parenthesis is missing.
refusal-sgf-other-game = This SGF is of another game: GM is “{ $text }”, and Hive’s is 27.
refusal-sgf-no-type = The game type is missing; it looks like SU[hive-plm].
refusal-sgf-type = The game type “{ $text }” is not known; known are hive, and hive- with letters of p, l and m.
refusal-sgf-click = “{ $text }” is nothing that a player can do in a record of BoardSpace.
refusal-sgf-piece = “{ $text }” names no piece.
refusal-sgf-cell = “{ $text }” names no cell; a cell is a column and a row, like N 13.
refusal-sgf-empty-cell = “{ $text }”: nothing lies there that could be picked up.
refusal-sgf-covered = { $piece } lies under another piece.
refusal-sgf-far-away = { $piece } goes to a cell that touches no other piece.
