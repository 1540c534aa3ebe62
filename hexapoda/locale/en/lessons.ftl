# Errors in the files with guided lessons: for those who write them.

refusal-lesson-empty = { $file }: { $place } has no steps.
refusal-lesson-bad-name = { $file }: { $place } is “{ $value }”; a name has small letters, digits and hyphens, such as “black-queen”.
refusal-lesson-game-asks = { $file }: { $place } asks for something, but this lesson is a game against a bot (it has a level), so its steps only give advice.
refusal-lesson-moves-and-refused = { $file }: { $place } has both moves and refused; a step asks for one thing.
refusal-lesson-refused-clause = { $file }: { $place } is missing; refused and clause belong together.
refusal-lesson-nothing-counts = { $file }: { $place } is missing, so wrong and otherwise have nothing to differ from.
refusal-lesson-position = { $file }: { $place } can’t be set up: { $why }
refusal-lesson-no-seat = { $file }: in { $place } there is no seat { $seat }, or the game is over.
refusal-lesson-not-asked = { $file }: in { $place } it is not the turn of seat { $seat }, so it can’t play.
refusal-lesson-illegal = { $file }: in { $place } “{ $move }” is not a legal decision. { $why }
refusal-lesson-not-refused = { $file }: in { $place } clicking “{ $parts }” should be refused by { $clause }, but gives: { $why }.
refusal-lesson-pointing = { $file }: { $place } points at “{ $part }”, which is not there.
refusal-lesson-too-many-ways = { $file }: { $place } leads to more than { $most } positions; give the next step a position of its own.
