# The page: the table, the same around every board.

## Players

page-table-you = (you)
page-table-your-turn = Your turn
page-table-turn-of = To move: { $name }
page-table-to-move = to move
page-table-thinking = thinking…
page-table-compiling = compiling…
page-table-is-gone = out of the game
page-table-has-left = left
page-table-time-left = Time left:
# What a clock shows: days and hours.
page-table-days = { $days } d { $hours } h

## The board and the guide below it

page-table-board = Board
page-table-back = One step back
page-table-cancel = Cancel
# A second click confirms; “unused” says what would be left.
page-table-unused = Sure? { $unused }
page-table-prepared = Premove for your turn
page-table-forget = Forget
page-table-sending = Sending to the server…
# A recap of what the others did, step by step.
page-table-recap = Since your last turn
page-table-recap-start = After your last turn
page-table-recap-close = Back to the game
page-table-not-now = You can’t choose that now.
# The clause of the rules that a refusal follows from.
page-table-rule = Rule { $clause }
page-table-hint-is = A bot would play: { $move }.
page-table-hint-more = Show the line
page-table-hint-line = How the game could go on

## Log and chat

page-table-talk = Log and chat
page-table-log = Log
page-table-log-empty = No moves yet.
page-table-chat = Chat
page-table-chat-empty = Nobody has said anything yet.
page-table-chat-closed = Only players can chat at this table.
page-table-say = Say something
page-table-send = Send
page-table-unread = unread
page-table-note-joined = { $name } has joined the table.
page-table-note-left = A player has left the table.
page-table-note-started = The game starts.
page-table-note-closed = The table was closed without a game.
page-table-note-agreed = { $offer ->
    [draw] { $name } accepts the draw.
    [takeback] { $name } accepts the takeback.
   *[rematch] { $name } accepts the rematch.
  }
page-table-note-declined = { $offer ->
    [draw] { $name } declines the draw.
    [takeback] { $name } declines the takeback.
   *[rematch] { $name } declines the rematch.
  }
page-table-note-taken-back = { $name } takes back move { $number }.
page-table-note-gone = { $reason ->
    [resign] { $name } resigns.
    [flag] { $name } has run out of time.
    [leave] { $name } has left the game.
   *[abandoned] { $name } has not moved for too long.
  }
page-table-note-rematched = Rematch started.

## Buttons

page-table-actions = Table
# Short names of the buttons, under their icons.
page-table-short = { $action ->
    [undo] Undo
    [hint] Hint
    [recap] Recap
    [draw] Draw
    [resign] Resign
    [sound] Sound
    [share] Share
    [rules] Rules
   *[keys] Keys
  }
page-table-more = More
page-table-undo = Undo
page-table-takeback = Ask for a takeback
page-table-hint = Hint
page-table-draw = Draw
page-table-draw-sure = End the game in a draw?
page-table-resign = Resign
page-table-resign-sure = Resign this game?
page-table-play-on = Play on
page-table-flip = Flip the board
page-table-zoom-in = Zoom in
page-table-zoom-out = Zoom out
page-table-fit = Show everything
page-table-sound-off = Turn sound off
page-table-sound-on = Turn sound on
page-table-share = Share
page-table-keys = Keyboard shortcuts
page-table-key-arrows = Move around the board and the hands
page-table-key-enter = Choose
page-table-key-escape = One step back
page-table-key-zoom = Zoom in, zoom out, show everything

## Offers

page-table-offers = { $offer ->
    [draw] { $name } offers a draw.
    [takeback] { $name } asks to take a move back.
   *[rematch] { $name } offers a rematch.
  }
page-table-offers-redraw = { $name } asks to take a move back; everything drawn at random since then will be drawn again.
page-table-offered = { $offer ->
    [draw] You have offered a draw.
    [takeback] You have asked to take your move back.
   *[rematch] You have offered a rematch.
  }
page-table-accept = Accept
page-table-decline = Decline
page-table-withdraw = Withdraw

## Before the game

page-table-waiting = { $open ->
    [0] All seats are taken.
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
  }
page-table-come-in = { $open ->
    [0] All seats are taken; the game is about to start.
   *[other] Take a seat and play.
  }
page-table-invites = { $name } invites you to a game.
page-table-free = Free seat
page-table-sit = Sit down
page-table-sit-too = Sit here too
page-table-start = Start the game
page-table-start-bots = Start with bots on the free seats
page-table-leave = Leave
page-table-call-off = Close the table

## One screen for several

page-table-pass-to = Pass the screen to: { $name }
page-table-pass-help = The next player’s hand stays hidden until they confirm that they are here.
page-table-i-am = I am { $name }

## After the game

page-table-result = Result
page-table-drawn = Draw
page-table-you-won = You won!
page-table-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
  }
page-table-rematch = Rematch
page-table-to-rematch = Go to the rematch
page-table-points = How it ended
page-table-points-sum = Total
page-table-points-graph = Points over time
page-table-last-move = The last move: { $name } – { $move }
page-table-download = Record
