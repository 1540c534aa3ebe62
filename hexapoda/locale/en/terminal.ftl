# The game in the terminal.

terminal-welcome = { $title }. Type a move, or help.
terminal-prompt = { $seat }>
terminal-played = { $seat }: { $move }
terminal-scores = Points: { $scores }
terminal-legal = { $move } is legal.
terminal-hint = The engine would play { $move }.
terminal-hint-line = It expects: { $line }
terminal-thinking = { $seat } is thinking…
terminal-thinking-hint = Thinking…
terminal-compiling = Compiling the engine, once on this computer: { $progress }
terminal-choose = Type a number to choose, or write a move.
terminal-saved = Saved: { $path }
terminal-wins = { $count ->
    [one] { $winner } wins.
   *[other] { $winner } win.
  }
terminal-draw = Draw.
terminal-over = The game is over: new starts another, undo takes back, save FILE saves it, quit leaves.
terminal-stopped = Stopped after the requested number of moves.
terminal-bye = Goodbye.
terminal-help = Write a move in the game’s notation (for example: { $example }), or one of these:
terminal-try-help = Moves look like “{ $example }”; help lists the commands.
terminal-did-you-mean = Did you mean { $command }?
terminal-draw-question = { $seat }, do you agree to a draw? (yes/no)
terminal-draw-declined = { $seat } declines the draw.
terminal-overwrite-question = { $path } already exists. Overwrite it? (yes/no)
# All answers that mean yes, parted by spaces.
terminal-yes = yes y
terminal-pass-screen = Pass the screen to { $seat }, then press Enter.
terminal-human = human
terminal-engine = engine
terminal-random = random

## Commands: the word, how it is used, what it does. The English words work in all languages.

command-moves = moves
command-moves-use = moves [PIECE]
command-moves-help = list the legal moves, or number those of one piece on the board
command-why = why
command-why-use = why MOVE
command-why-help = say whether a move is legal, and which rule forbids it
command-hint = hint
command-hint-use = hint
command-hint-help = ask the engine for a move
command-undo = undo
command-undo-use = undo [N]
command-undo-help = take back the last move, or N of them
command-board = board
command-board-use = board
command-board-help = draw the board again
command-record = record
command-record-use = record [FORMAT]
command-record-help = print the moves so far
command-setup = setup
command-setup-use = setup [POSITION]
command-setup-help = print the position as one line, or go to a given position
command-save = save
command-save-use = save FILE
command-save-help = write the game to a file
command-load = load
command-load-use = load FILE
command-load-help = resume a saved game
command-draw = draw
command-draw-use = draw
command-draw-help = offer a draw
command-resign = resign
command-resign-use = resign
command-resign-help = resign the game
command-new = new
command-new-use = new
command-new-help = start a new game
command-seat = seat
command-seat-use = seat [NAME human|engine|random]
command-seat-help = show or change who plays
command-lang = lang
command-lang-use = lang en|pl|uk
command-lang-help = change the language
command-help = help
command-help-use = help
command-help-help = list the commands
command-quit = quit
command-quit-use = quit
command-quit-help = leave

## Errors

error-needs-argument = Something is missing; the usage is: { $use }
error-needs-number = “{ $text }” is not a whole number of at least 1; the usage is: { $use }
error-undo-too-many = { $count ->
    [one] Only one move
   *[other] Only { $count } moves
  } can be taken back.
error-setup-secret = The position would reveal what is hidden from you; ask again when the game is over.
error-unknown-language = There is no language “{ $language }”; choose one of: { $languages }.
error-unknown-player = A seat can’t be played by “{ $kind }”; choose one of: { $kinds }.
error-unknown-seat = There is no seat “{ $name }”; the seats are: { $seats }.
error-file-missing = There is no file { $path }.
error-file-no-folder = The folder for { $path } does not exist.
error-file-is-folder = { $path } is a folder, not a file.
error-file-forbidden = { $path }: permission denied.
error-file-exists = { $path } already exists and was not changed.
error-file-not-text = { $path } is not UTF-8 text.
error-file-too-large = { $path } is too large for a record.
error-file-failed = { $path }: { $why }.

## Drawings

drawing-turn = Turn { $number }
drawing-no-hand = nothing in hand
drawing-stack = stack of { $height }: { $top } on { $below }
drawing-resting = { $piece } moved last and rests
