# What a UHP engine answers behind `err`.

error-uhp-unknown-command = There is no command “{ $text }”; the commands are: { $commands }.
error-uhp-usage = The usage is: { $usage }
error-uhp-no-game = There is no game yet; start one with newgame.
error-uhp-game-over = The game is over; undo a move or start another with newgame.
error-uhp-game-type = There is no game type “{ $text }”; the types are: { $types }.
error-uhp-undo = { $count } can’t be undone; the number of plies so far is { $plies }.
error-uhp-unknown-option = There is no option “{ $name }”; the options are: { $names }.
error-uhp-bad-option = { $name } can’t be “{ $value }”; choose one of: { $choices }.
error-uhp-fault = Internal error in the engine: { $what }
