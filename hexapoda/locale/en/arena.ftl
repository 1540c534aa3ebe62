# The arena: matches and tournaments of bots and engines.

## Entrants

error-arena-empty-entrant = An entrant is empty; write for example level=6, random or uhp:./engine.
error-arena-entrant = “{ $spec }” is not an entrant: “{ $word }” is unknown. Known are: { $known }.
error-arena-setting-twice = “{ $spec }” says { $name } twice.
error-arena-strange-setting = “{ $spec }”: { $name } has no meaning for an entrant of the kind { $kind }.
error-arena-same-name = Two entrants are called “{ $name }”; give each its own name.
error-arena-bad-name = “{ $name }” is not a name for an entrant; use 1 to { $longest } printable characters.
error-arena-bad-number = “{ $value }” is not a valid { $name }; give a number of at least { $least }.
error-arena-no-program = There is no program { $program }; check the command, or give its full path.
error-arena-bad-address = “{ $address }” is not the address of a server; it begins with http:// or https://.
error-arena-not-ready = { $name } does not get ready: { $why }.
error-arena-no-nodes = { $name } can’t be limited by nodes: the protocol { $kind } has no word for it. Limit it by time or depth.
error-arena-depth-or-time = { $name } can’t be limited by depth and time together: the protocol { $kind } has no word for it. Choose one of them.
error-arena-no-limit = { $name } has no limit; give one with --time, --turn-time, --game-time or --depth.
error-arena-http-and-moves = { $name } can’t play on a server: its protocol needs the whole game, not what a seat sees.
error-arena-one-http = Only one entrant can play on a server.
error-bad-command = The command “{ $command }” can’t be read: { $why }.
error-empty-command = The command of a program is empty.

## The tournament

error-arena-format = There is no format “{ $format }”; choose one of: { $formats }.
error-arena-too-few = A tournament needs at least two entrants, not { $count }.
error-arena-match-size = A match has at most { $sides } entrants here, not { $count }; choose round-robin or gauntlet.
error-arena-sprt-two = A sequential test compares two entrants in a game of two sides; here are { $count } entrants and { $sides } sides.
error-arena-increment = --increment needs --game-time.
error-arena-processes-and-cluster = --processes and --cluster contradict each other; choose one.
error-arena-bad-flag = { $flag } can’t be “{ $value }”.
error-arena-no-openings = { $path } has no openings.
error-arena-opening-over = The opening { $opening } ends the game.
error-arena-opening-position = The opening { $opening } starts from a position. Engines that follow a game by its moves need openings that are moves or records.

## The folder of a run

error-arena-not-a-run = { $path } is not the folder of a run; choose an empty or a new one.
error-arena-no-folder = { $path } can’t be used: { $why }.
error-arena-busy = Another process is playing the run in { $path }.
error-arena-broken-settings = { $path } can’t be read; the run can’t be resumed.
error-arena-other-run = { $path } holds a run with other settings: { $name } was { $stored }, and is now { $given }. Choose another folder, or the same settings.
error-arena-bad-line = { $path }, line { $line }: not the result of a game.
error-arena-strange-game = { $path }, line { $line }: game { $number } is there twice, or belongs to another run.
error-arena-workers = The games can’t be played: { $why }. The same command resumes the run.

## What is shown

arena-progress = { $done } of { $all } games, { $running } running.
arena-left = About { $left } left.
arena-duel = { $first } against { $second }: Elo difference { $elo }, likelihood of superiority { $superiority } %.
arena-faults = { $name } lost { $count ->
    [one] a game
   *[other] { $count } games
  } by its own fault, last by: { $last }. See { $path }.
arena-sprt = SPRT: { $llr } between { $lower } and { $upper }.
arena-sprt-over = SPRT: { $verdict } is accepted; the ratio was { $llr } (bounds { $lower } and { $upper }) and is { $after } with the games that were still running.
arena-stopped = Stopped after { $done } games, which are in { $path }. The same command resumes the run.
arena-done = Games, records and report: { $path }
arena-column-name = entrant
arena-column-games = games
arena-column-wins = won
arena-column-draws = drawn
arena-column-losses = lost
arena-column-score = score
arena-column-elo = Elo
arena-column-faults = faults

## The check of a program

error-arena-check-what = “{ $spec }” is not a program; --check needs one, such as uhp:./engine or json:./bot.
arena-passed = pass
arena-failed = FAIL
arena-check-start = starts and introduces itself
arena-check-moves = plays legal moves
arena-check-legal-moves = lists the legal moves
arena-check-time = keeps a time limit
arena-check-fractions = keeps a limit below a second
arena-check-options = handles options
arena-check-undo = takes moves back
arena-check-odd-input = refuses odd input and goes on
arena-check-results = says who has won
arena-check-exit = exits when it is told to
