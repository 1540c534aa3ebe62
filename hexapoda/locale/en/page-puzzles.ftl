# The page: puzzles.

page-puzzles = Puzzles
page-title-puzzles = Puzzles
page-title-puzzle = { $game } puzzle
page-puzzles-lead = Positions with one right move. In games without secrets wins are proved to the last reply; in the others the best move was clearly ahead in every deal that was searched.
page-puzzles-home = A puzzle for every day, and hundreds more at your level.
page-puzzles-standing = Your rating: { $rating }. Solved: { $solved } of { $all }.
page-puzzles-solve = Solve puzzles
page-puzzles-daily = Puzzle of the day
page-puzzles-themes = Themes
page-puzzles-kept = Your ratings are kept in this browser only.

## Solving one

page-puzzle-head = { $game }: { $theme }
page-puzzle-start = The position to solve.
page-puzzle-share = Copy a link to this puzzle
page-puzzle-study = Study the position
page-puzzle-task-win = { $who } to move. { $moves ->
    [one] Win with this move.
   *[other] Win in { $moves } moves, whatever the other side does.
  }
page-puzzle-task-save = { $who } to move. All moves but one lose. Which one saves you?
# A win by the seat's own decisions of one turn.
page-puzzle-task-turn = { $who } to move. Win within this turn, { $moves ->
    [one] with one choice.
   *[other] with { $moves } choices.
  }
page-puzzle-task-best = { $who } to move. One choice is clearly better than all others, whatever is hidden. Which?
page-puzzle-solved = Solved!
page-puzzle-shown = That is the solution.
page-puzzle-right = Right!
page-puzzle-go-on = Right! And now?
page-puzzle-wrong-win = That does not win in time. Look at the reply.
page-puzzle-wrong-save = That loses. Look how.
page-puzzle-wrong-turn = That does not win in time.
page-puzzle-wrong-best = There is clearly better. Look how it goes on.
page-puzzle-again = Try again
page-puzzle-next = Next puzzle
page-puzzle-hint = Hint
page-puzzle-solution = Show the solution
page-puzzle-skip = Skip
# How a forced win was proved.
page-puzzle-why-proved = Proved: { $moves ->
    [one] { $moves } move
   *[other] all { $moves } moves
  } searched to the end, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  }.
# How a best move was found: expected results as percentages.
page-puzzle-why-best = Searched over { $deals } deals of what is hidden: the best move can expect { $best } of a win, the next best { $next }.
page-puzzle-standing = Your rating: { $rating }. Solved: { $solved }.

## Themes; those of one game are called puzzle-theme-GAME-THEME

puzzle-theme-win-1 = win in 1
puzzle-theme-win-2 = win in 2
puzzle-theme-win-3 = win in 3
puzzle-theme-save = the only defence
puzzle-theme-hive-save = save the queen
puzzle-theme-termites-capture = the best capture
puzzle-theme-termites-destroy = destroy a unit
puzzle-theme-termites-push = the right push
puzzle-theme-termites-mound = the right mound
puzzle-theme-termites-place = the right place
puzzle-theme-ants-anthill-reached = reach the enemy’s door
puzzle-theme-ants-levels-built = the third level
puzzle-theme-ants-levels-taken = take the last level
puzzle-theme-ants-build = build a level
puzzle-theme-ants-take-level = take a level
puzzle-theme-ants-battle = the right battle
puzzle-theme-ants-hire = the right hire
puzzle-theme-ants-card = the right card
puzzle-theme-ants-chips = chips
puzzle-theme-ants-race = the race
puzzle-theme-myrmes-last-winter = the last winter
puzzle-theme-myrmes-objective = an objective
puzzle-theme-myrmes-hunt = the hunt
puzzle-theme-myrmes-event = the event
puzzle-theme-myrmes-births = births
puzzle-theme-myrmes-garden = the garden
puzzle-theme-myrmes-atelier = the atelier
puzzle-theme-myrmes-harvest = the harvest
puzzle-theme-myrmes-third-winter = the third winter
puzzle-theme-termites-tokens-gone = the last turn
puzzle-theme-ants-rounds-over = the last round
