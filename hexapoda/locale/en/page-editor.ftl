# The page: setting up a position by hand.

page-editor = Set up a position
page-editor-open = Set up this position
page-editor-fine = The rules allow this position.
page-editor-over = The rules allow this position. The game is over in it.
page-editor-not-yet = Not yet a position of the game:
page-editor-choose = Choose a piece, then a place on the board.
page-editor-place = Now choose a place for it.
page-editor-places = Choose { $count ->
    [one] one more place.
   *[other] { $count } more places.
  }
page-editor-away = Take it off
page-editor-palette = What to set on the board
page-editor-nobody = For everybody
page-editor-settings = About the position
page-editor-options = The game
page-editor-analyse = Analyse
page-editor-restart = Begin again
page-editor-seen-by = Seen by
page-editor-everybody = spectators
page-editor-undo = Undo
page-editor-redo = Redo
page-editor-text = The position as text
page-editor-more = More
page-editor-fewer = Fewer
