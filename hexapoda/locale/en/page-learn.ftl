# Learning: guided lessons, puzzles, the board editor and hints: what they share.

## Lessons

page-learn = Learn
page-title-learn = Learn { $game }
page-learn-title = Learn { $game }
page-learn-home = New here? Learn a game in five minutes
page-learn-lead = Short lessons on a real board. You move the pieces, and every mistake teaches you something. No rulebook needed.
page-learn-missing = There is no such lesson
page-learn-card = { $how ->
    [begin] Never played? Learn in { $total } short lessons
    [continue] Continue learning: { $done } of { $total } lessons done
   *[repeat] All { $total } lessons done
  }
page-learn-start = { $how ->
    [begin] Start learning
    [continue] Continue
   *[repeat] Start again
  }
page-learn-progress = Progress: { $game }
page-learn-done = { $done } of { $total }
page-learn-finished = (done)
page-learn-rules = The rules of { $game }
page-learn-all = All lessons
page-learn-number = Lesson { $number } of { $total }
page-learn-coach = The lesson
page-learn-said = What the lesson says
page-learn-next = Next
page-learn-again = Try again
page-learn-show = Show me
page-learn-other = A legal move, but not what this lesson is about. Take it back and look again.
page-learn-complete = Lesson complete!
page-learn-complete-more = Well done. On to the next one.
page-learn-complete-all = You know enough to play. Have fun!
page-learn-following = Next lesson
page-learn-repeat = Once more
page-learn-play = Play your first game
page-learn-advice = More advice
