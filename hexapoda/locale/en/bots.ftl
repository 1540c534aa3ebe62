# Words about bots.

error-not-for-alphabeta = Alpha-beta search is for games of two without chance and hidden things; { $game } is none.
error-bad-level = There is no level “{ $level }”; levels go from { $first } to { $last }.
error-bad-seconds = “{ $seconds }” is no time to think; give a number of seconds, 0 or more.
error-bad-depth = “{ $depth }” is no depth; give a whole number of plies, 1 or more.
error-bad-iterations = “{ $iterations }” is no number of iterations; give a whole number, 1 or more.
