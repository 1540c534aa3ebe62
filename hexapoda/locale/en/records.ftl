# Words about records: the house format, GameStrings, PGN and BoardSpace's SGF.

## The house format

error-bad-tag-name = “{ $name }” is not a valid tag name; use letters, digits and “_”.
refusal-record-not-closed = The record is cut off: its last line, “end”, is missing.
refusal-record-without-game = The record does not name its game: the tag [Game "…"] is missing.
refusal-record-without-moves = The record has no moves.
refusal-format-without-setup = The format { $format } can’t store a game that started from a set-up position.

notice-result-ignored = The result stated in the record does not match its moves; the moves count.
notice-result-unknown = The record states an unknown result, “{ $text }”; the moves count.
notice-more-games = The text contains more games; only the first one was read.

## Comments and variations

refusal-open-variation = A variation is missing its closing parenthesis.
refusal-early-variation = A variation needs a move before it, in whose place it could have been played.
refusal-closed-variation = This parenthesis closes no variation.
refusal-comment-too-long = A comment may have at most { $longest } characters.
refusal-tree-too-large = A tree may have at most { $most } moves.
refusal-start-stays = The start of the game can’t be moved or removed.

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
refusal-open-comment = The comment “{ $text }” is missing its closing brace.
refusal-bad-movetext = “{ $text }” can’t be read as part of the moves.
refusal-text-after-result = Unexpected “{ $text }” after the result.

## BoardSpace

place-node = node { $number }
refusal-sgf-unreadable = “{ $text }” can’t be read as SGF; a property looks like SU[hive].
refusal-sgf-cut = The record is cut off: its closing parenthesis is missing.
refusal-sgf-other-game = This SGF is for another game: GM is “{ $text }”, and Hive’s is 27.
refusal-sgf-no-type = The game type is missing; it looks like SU[hive-plm].
refusal-sgf-type = Unknown game type “{ $text }”; the known types are hive, and hive- with letters from p, l and m.
refusal-sgf-click = “{ $text }” is not a valid action in a BoardSpace record.
refusal-sgf-piece = “{ $text }” is not a valid piece.
refusal-sgf-cell = “{ $text }” is not a valid cell; a cell is a column and a row, like N 13.
refusal-sgf-empty-cell = “{ $text }”: there is nothing to pick up there.
refusal-sgf-covered = { $piece } lies under another piece.
refusal-sgf-far-away = { $piece } goes to a cell that touches no other piece.
