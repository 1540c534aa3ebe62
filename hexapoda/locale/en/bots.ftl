# Words about bots.

error-not-for-alphabeta = Alpha-beta search is only for two-player games without chance or hidden information; { $game } is not one.
error-bad-level = There is no level “{ $level }”; levels go from { $first } to { $last }.
error-bad-seconds = “{ $seconds }” is not a valid thinking time; give a number of seconds, 0 or more.
error-bad-depth = “{ $depth }” is not a valid depth; give a whole number of plies, 1 or more.
error-bad-iterations = “{ $iterations }” is not a valid number of iterations; give a whole number, 1 or more.
error-bad-lines = “{ $lines }” is not a valid number of lines; give a whole number, 1 or more.
error-bad-threads = “{ $threads }” is not a valid number of threads; give a whole number from 1 to { $most }.
error-bad-search-part = The search has no part “{ $name }”; its parts are { $names }.

## Why a bot would play something. Reasons complete "It …" and are the messages NAME-reason-CODE.

hint-reason = It { $reason }.
hint-reasons = It { $reason } and { $other }.
hint-wins = It wins the game.
hint-forced = It leads to a forced win.
hint-gains = It gains most in this: { $term }.
hint-keeps = Most other moves are worse for this: { $term }.
hint-experience = In past games, positions like the one it leads to turned out well.
hint-later = It pays off later: have a look at the line.
hint-only = Nothing else is allowed.
