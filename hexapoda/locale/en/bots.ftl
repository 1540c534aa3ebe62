# Words about bots.

error-not-for-alphabeta = Alpha-beta search is only for two-player games without chance or hidden information; { $game } is not one.
error-bad-level = There is no level “{ $level }”; levels go from { $first } to { $last }.
error-bad-seconds = “{ $seconds }” is not a valid thinking time; give a number of seconds, 0 or more.
error-bad-depth = “{ $depth }” is not a valid depth; give a whole number of plies, 1 or more.
error-bad-iterations = “{ $iterations }” is not a valid number of iterations; give a whole number, 1 or more.
error-bad-threads = “{ $threads }” is not a valid number of threads; give a whole number from 1 to { $most }.
error-bad-search-part = The search has no part “{ $name }”; its parts are { $names }.
