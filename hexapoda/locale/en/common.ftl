# Words that all games and all programs share.
# error-CODE: a request that makes no sense. refusal-CODE: something that is not allowed, or can't be read.
# notice-CODE: what a reader should know. outcome-REASON: how a game ended.

## Names

seat-white = White
seat-black = Black
seat-number = Player { $number }
# A seat with what it plays, for example: Player 1 (blue).
seat-called = { $seat } ({ $name })

## Games and options

error-unknown-game = There is no game “{ $name }”; the games are: { $games }.
error-broken-game = The package { $package } brings the game “{ $name }”, but it can’t be loaded: { $what }
error-not-compiled = { $game } could not be compiled: { $what }
error-unknown-option = { $game } has no option “{ $option }”; its options are: { $options }.
error-bad-option = { $game }: option { $option } can’t be “{ $value }”; choose one of: { $choices }.
error-other-option = Option { $option } is { $value } here, but { $stated } was requested.
error-unknown-format = There is no format “{ $format }”; the formats are: { $formats }.
error-format-without-seats = The format { $format } can’t hide information from a seat.

## Playing

error-nothing-to-undo = There is nothing to take back.
error-no-such-ply = There is no decision { $ply }; decisions are numbered from 0 to { $last }.
error-unknown-ending = A game can’t end by “{ $reason }”; the possible endings are: { $endings }.
error-bad-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }.
error-seatless-ending = “{ $reason }” ends the game for everyone; don’t name a seat.
error-bad-places = The places { $places } are not a valid ranking of { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }: 1 is the best, and tied seats share a place.
error-seat-gone = Seat { $seat } has already left the game.

refusal-game-over = The game is over.
refusal-nothing-said = No move was given.
refusal-unfinished-parts = This is the beginning of a move; choose what comes next.
refusal-turn-interrupted = The turn is interrupted: play the first decision, then the others.
# A move that has no sentence of its own.
move-text = { $text }
refusal-unreadable = “{ $text }” can’t be read as a move.
refusal-unfinished = { $piece }: where to? { $count ->
    [one] One move is legal
   *[other] { $count } moves are legal
  }, for example { $example }.
refusal-unknown-id = No legal move has the number { $id }.
refusal-no-chance-here = Nothing is left to chance here, but the text says “{ $text }”.
refusal-impossible-chance = “{ $text }” is not a possible chance result here.
refusal-not-asked = It is not your turn to decide.

## Positions

refusal-not-one-line = A position is one line of text.
refusal-bad-options-text = “{ $text }” is not a valid option; write name=value, each name once.
refusal-not-a-view = This is not a view of a position of this game.
refusal-other-game = This belongs to the game “{ $name }”, not to { $game }.

## Records

refusal-empty-record = The record is empty.
refusal-record-too-long = The record is longer than { $longest } characters.
refusal-unknown-record = The record is in none of the known formats: { $formats }.
refusal-bad-tag = “{ $text }” is not a valid tag; a tag looks like [Name "value"].
refusal-double-tag = The tag { $name } appears twice.
refusal-bad-record-line = “{ $text }” can’t be read; a move looks like “1. move”, an ending like “-- resign seat=1”.
refusal-bad-number = This is move { $number }, but move { $expected } comes next.
refusal-partial-record = The record shows only what seat { $seat } knew, so it can’t be replayed.
refusal-other-rules = The record uses version { $version } of the rules; only version { $known } is supported.
refusal-record-cut = The record is cut off or has too many moves: it has { $found ->
    [one] one move
   *[other] { $found } moves
  }, but should have { $expected }.
refusal-other-result = The moves lead to the result “{ $found }”, but the record says “{ $expected }”.

notice-repetition-ignored = The record continues after a draw by repetition (after move { $move }), so it was read without that rule.

## Places in a text

place-line = line { $number }
place-move = move { $number }

## Ends of games

outcome-resign = Resignation.
outcome-flag = Time ran out.
outcome-leave = A player left the game.
outcome-agreement = The players agreed to a draw.
outcome-adjudication = The game was adjudicated.
outcome-repetition = The same position occurred too often.
