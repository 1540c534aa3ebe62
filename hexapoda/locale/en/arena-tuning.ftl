# Tuning.

error-weights-unreadable = The weights file { $path } can’t be read: { $why }
error-weights-broken = { $path } is not a weights file: it must be JSON with a version, a game and weights.
error-weights-other-game = { $path } holds weights for { $found }, not for { $game }.
error-weights-no-number = { $path }: the weight { $name } must be a number, not { $value }.
error-weights-no-network = { $path }: { $name } must be a list of { $count } numbers.
error-weights-unknown = { $path }: there is no weight called { $name }. The weights are: { $names }.
error-spsa-names = SPSA needs at least one number to tune, and each must have a name of its own.
error-spsa-parameter = The number { $name } must start between two different bounds and have a distance above 0; it has { $low }, { $start } and { $high }.
error-spsa-schedule = SPSA needs at least one iteration, a rate above 0 and no negative settling.
error-spsa-bad-line = { $path }, line { $line }, can’t be read. Repair or remove it, or start in another folder.
error-fit-shape = Each position must have { $expected } features, one for each weight, and a result and a game; the features found have the shape { $found }.
error-fit-numbers = Features must be finite numbers, and results must be from 0 to 1.
error-fit-empty = There are no positions to learn from.
error-fit-other-checkpoint = { $path } belongs to a fit with other settings. Remove it to start anew.
error-selfplay-number = { $name } must be a whole number of at least { $name ->
    [random_plies] 0
   *[other] 1
  }, not { $value }.
error-selfplay-no-data = There is no self-play in { $path }. Play some first: hexapoda tune selfplay GAME --out { $path }
error-selfplay-broken-shard = { $path } is not a whole shard of self-play. Remove it, and it is played again.
error-selfplay-part = { $name } must be a number from 0 up to 1, not { $value }.
error-learn-other-games = The folders hold self-play of different games. A network learns one game.
error-learn-no-network = The evaluation of { $game } has no network.
error-tuning-two-sides = Numbers are tuned in games between two sides; these have { $sides }.

tune-pairs = { $done } of { $all } pairs of games
tune-shards = { $done } of { $all } files of games
tune-step = Step { $done }, { $all } positions in the test
tune-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of self-play in { $path }
tune-fitted = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  }; loss in the games that were kept for the test: { $before } before, { $after } now
tune-stopped = Stopped. The same command goes on with what is in { $path }.
tune-number = Number
tune-before = Before
tune-now = Now
tune-done = Written to { $path }. Prove it: hexapoda arena { $game } nodes=2000,weights={ $path } nodes=2000 --games 1000 --sprt 0 10
tune-pass = { $done } of { $all } passes over the positions
tune-learned = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $rows ->
    [one] { $rows } example
   *[other] { $rows } examples
  }; mean squared error in the games that were kept for the test: { $before } without the network, { $after } with it
