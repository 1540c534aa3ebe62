# The report of a run.

error-report-no-run = There is no run in { $folder }: it has no readable run.json.

report-title = { $game }: results
report-lead = { $count ->
    [one] One finished game. Error bars are 95 %.
   *[other] { $count } finished games. Error bars are 95 %.
  }
report-empty = No game is finished yet.
report-unreadable = { $count ->
    [one] One line of games.jsonl can’t be read and is left out.
   *[other] { $count } lines of games.jsonl can’t be read and are left out.
  }
report-against = { $first } against { $second }
report-summary-note = As { $first } sees it. The estimates rest on pairs of games with the seats swapped, where there are any.
report-elo = Elo difference
report-normalised = Normalised Elo
report-superiority = Likelihood of superiority
report-score = Score
report-margin = Points ahead
report-pairs = Pairs by score: 0, ½, 1, 1½, 2
report-test = Sequential test
report-test-note = The logarithm of the likelihood ratio after each game. The test stops where it reaches a bound.
report-test-verdict = Verdict
report-test-bounds = Hypotheses, in Elo
report-test-ratio-stop = Ratio at the stop
report-test-ratio = Ratio after all games (bounds)
report-verdict-H0 = H0: not stronger by { $elo1 }
report-verdict-H1 = H1: stronger by more than { $elo0 }
report-verdict-none = Undecided
report-model-logistic = logistic
report-model-normalised = normalised
report-ratings = Ratings
report-ratings-note = Elo above the average of all entrants.
report-cross = Cross table
report-cross-note = The score of the entrant on the left against the one above.
report-duels = All pairs of entrants
report-seats = Seats
report-seats-note = The score of each seat against the others. In complete pairs or rotations every entrant sits everywhere equally often, so only the seats differ.
report-seats-count = { $count } seats
report-seats-none = No seat is significantly better or worse than average.
report-seats-some = Significantly different from average
report-points = { $points } points
report-lengths = Length of games
report-lengths-note = In decisions: { $mean } on average, median { $median }, from { $shortest } to { $longest }.
report-openings = Openings
report-openings-note = { $count ->
    [one] One opening was played.
   *[other] { $count } openings were played.
  }
report-openings-list = Openings, with the score of the first seat
report-openings-more = { $count } more are in report.json.
report-paces = Time
report-faults = Faults
report-faults-none = No entrant lost a game by a crash, an illegal move or a late answer.
report-faults-list = All faults
report-games = Games
report-games-note = “Replay” opens a game on the page of the server at { $base }, if one is running there; “record” is the file beside this report.
report-filter = Filter
report-replay = Replay
report-record = record
report-settings = Settings

report-column-elo = Elo
report-column-games = Games
report-column-wins = Wins
report-column-draws = Draws
report-column-losses = Losses
report-column-score = Score
report-column-points = Points
report-column-faults = Faults
report-column-duel = Entrants
report-column-normalised = Normalised Elo
report-column-superiority = Superiority
report-column-margin = Points ahead
report-column-reason = End
report-column-part = Share
report-column-opening = Opening
report-column-first-seat = First seat
report-column-plies = Length
report-column-seconds = Seconds per game
report-column-overtime = Longest overtime (s)
report-column-fault = Fault
report-column-game = Game
report-column-replay = Open

report-reason-crash = Crash
report-reason-time = Answer too late
report-reason-babble = Unreadable answer
report-reason-illegal-move = Illegal move
report-reason-wrong-result = Wrong result claimed
report-reason-longest-game = Longest game reached, a draw
