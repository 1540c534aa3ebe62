# The page: replay of games, their analysis, and the study of positions.

## Walking through a game

page-replay-steps = Steps through the game
page-replay-position = Position
page-replay-first = To the start
page-replay-previous = One move back
page-replay-next = One move forward
page-replay-last = To the end
page-replay-play = Autoplay
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-speed-slow = slow
page-replay-speed-normal = normal
page-replay-speed-quick = fast
page-replay-start = The game starts.
page-replay-moves = Moves
page-replay-panel = Moves and analysis
page-replay-to-move = to move
page-replay-running = The game is still running.
page-replay-to-table = To the table
page-replay-seen-from = Point of view
page-replay-decider = The player to decide
# The clause of the rules that a refusal follows from; the words of a link.
page-replay-clause = Rule { $clause } in the rulebook

## Trying something else

page-replay-aside = What if…
page-replay-back = Back to the game
page-replay-play-on = Play on from here
page-replay-play-as = You play
page-replay-against = Against
page-replay-against-who = { $who ->
    [friend] a friend, by link
    [screen] on this screen
   *[bot] the bot
  }
page-replay-play-now = { $who ->
    [friend] Invite a friend
    [screen] Play on this screen
   *[bot] Play against the bot
  }

## Variations and comments

page-replay-remarks = Comment and variation
page-replay-comment = Comment on this position
page-replay-promote = Move the variation up
page-replay-remove = Delete from here on
page-replay-lost = Some variations could not be read.

## The engine

page-replay-engine = Engine
page-replay-live = Engine evaluation
page-replay-answers = Engine replies
# The expected result of a player: from -1 (lost) to 1 (won).
page-replay-expects = { $name }: { $value }
page-replay-unknown = No evaluation yet
page-replay-best = Best:
page-replay-then = then
page-replay-lines = Best lines
page-replay-depth = { $depth ->
    [one] { $depth } ply deep
   *[other] { $depth } plies deep
  }, positions: { $nodes }
page-replay-thinking = The engine is thinking…
page-replay-over = The game is over.

## Analysis of a whole game

page-replay-analysis = Analysis
page-replay-analyse = Analyse the game
page-replay-analyse-thoroughly = Analyse in depth
page-replay-continue = Continue
page-replay-progress = Analysis in progress
page-replay-stop = Stop
page-replay-inaccuracy = inaccuracy
page-replay-mistake = mistake
page-replay-blunder = blunder
# How well a player played, in percent.
page-replay-accuracy = Accuracy
page-replay-better = Better was:
page-replay-previous-mistake = Previous mistake
page-replay-next-mistake = Next mistake
page-replay-graph = Engine evaluation during the game; positions: { $done } of { $total }.
page-replay-tally = { $name }: inaccuracies { $inaccuracy }, mistakes { $mistake }, blunders { $blunder }, accuracy { $accuracy }.

## Records, links, positions

page-replay-record = Record
page-replay-copy-format = Copy as { $format }
page-replay-save-format = Download as { $format }
# Formats of records that hold more than the game itself.
page-replay-record-holds = With variations and comments: { $formats }
# Part of the name of a file.
page-replay-record-study = study
page-replay-copied = Copied.
page-replay-copy-link = Copy link
page-replay-copy-position = Copy position
page-replay-study = Study this position
page-replay-position-text = Position as text
page-replay-set-up = Set up
page-replay-start-position = Start of the game
