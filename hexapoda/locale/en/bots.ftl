# Words about bots.

error-no-bot = There is no bot for { $game } yet.
error-bad-level = There is no level “{ $level }”; levels go from { $first } to { $last }.
error-bad-seconds = “{ $seconds }” is no time to think; give a number of seconds, 0 or more.
error-bad-depth = “{ $depth }” is no depth; give a whole number of plies, 1 or more.
