# Environments for learning programs.

## Batches

error-batch-size = The size of a batch is a whole number from { $least } to { $most }, not { $value }.
error-batch-plies = A number of decisions is a whole number from { $least } to { $most }, not { $value }.
error-batch-threads = The number of threads is a whole number from { $least } to { $most }, not { $value }.
error-batch-autoreset = There is no autoreset mode “{ $mode }”; the modes are: { $modes }.
error-batch-seeds = { $found } seeds were given for a number of games of { $size }.
error-batch-actions = The actions must be an array of whole numbers of shape ({ $size },), not of shape { $shape } and type { $dtype }.
error-batch-illegal = Game { $game }: { $action } is no legal action of seat { $seat }. Nothing was played.
error-batch-over = Game { $game } is over; reset it first. Nothing was played.
error-batch-policy = There is no policy “{ $policy }”; choose a bot, or one of: { $policies }.
error-batch-other-game = The batch plays { $expected }, not { $game }.
error-batch-snapshot = This snapshot of { $found } games does not fit: there are { $size } games to restore, and the limit of decisions must be the same.
error-batch-games = Games are named by different whole numbers from 0 to { $last }.
error-batch-array = “{ $what }” must be a contiguous, writable array of shape { $shape } and type { $dtype }.

## Doors to other libraries

error-envs-missing = This needs { $package }: pip install "hexapoda[{ $extra }]"
error-envs-opponent = There is no opponent “{ $opponent }”; choose “random”, “greedy”, a level from 1 to { $last }, or a bot.
error-envs-opponents = There are { $others } other seats, but { $found } opponents.
error-envs-illegal = “illegal” can’t be “{ $value }”; choose one of: { $choices }.
error-envs-over = The game is over.

## Games as texts

envs-you-are = { $game }. You are player { $number }.
envs-last-moves = The last moves:
envs-your-move = Your decision: { $decision }. The legal moves, { $count } in number:
envs-more-moves = … and { $count } more.
envs-answer = Answer with one move of this list, or with its number.
