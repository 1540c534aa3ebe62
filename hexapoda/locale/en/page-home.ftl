# The page: the games, tables to join, invitations, records, and the form for a new game.

## The games

page-home-headline = Small creatures, deep games
page-home-lead = Play at once: against a bot, with somebody beside you, or with a friend far away. No account needed.
page-games = The games
page-players = { $count ->
    [one] One player
   *[other] { $count } players
  }
page-players-range = { $least }–{ $most } players
page-hidden = Hidden hands
page-in-the-open = Everything in the open
page-play-now = Play now
page-one-screen = On one screen
page-invite = Invite a friend
page-more-choices = More choices
page-how-to-play = How to play
# What a button does, and for which game, for screen readers.
page-of-game = { $action }: { $game }
page-opponent = Strength of the bot
page-make-map = Make your own map

## Compiling

page-compiling = Being compiled for this computer, once: { $games }. It takes a minute or two; you can begin meanwhile.
page-compiling-progress = { $done } of { $total } parts are ready

## Tables

page-my-games = My games
page-open-tables = Open tables
page-running-tables = Being played
page-finished-tables = Finished games
page-no-open-tables = Nobody is waiting at the moment. A public table of yours would stand here.
page-no-running-tables = No public game is being played at the moment.
page-no-finished-tables = No public game has been finished yet.
page-open-a-table = Open a table
page-sit-down = Sit down
page-watch = Watch
page-go-on = Go on
page-replay = Replay
page-table-label = { $action }: { $game }, { $players }
page-somebody = Somebody
page-open-seat = open seat
page-seats-open = { $count ->
    [one] one seat is open
   *[other] { $count } seats are open
  }
page-state-open = waiting
page-state-running = being played
page-state-finished = finished
page-show-more = Show more

## Records

page-import = Import a record
page-import-lead = A record of a game from here or from elsewhere can be replayed and analysed.
page-import-open = Paste it or choose a file
page-import-text = The record
page-import-help = Paste it here, or choose its file. Records of Hexapoda are read for all games, and for Hive also GameString, PGN and SGF.
page-import-file = Choose a file
page-import-game = Game
page-import-any = Recognise it
page-import-go = Show the game
page-import-empty = There is no record yet.
page-import-failed = This is no record of { $game }: { $problem }

## Inviting

page-invite-lead = Send this link to whoever shall play. The game begins when all seats are taken.
page-invite-link = Link to the table
page-copy-link = Copy the link
page-copied = Copied
page-copy-failed = Copying didn’t work; the link is marked, copy it by hand.
page-share-link = Share
page-qr = QR code of the link
page-qr-help = Or scan this with a phone.
page-invite-text = Come and play { $game } with me!

## A new game

page-new = New game
page-new-lead = Everything is set to something sensible; change what you like.
page-new-unknown = There is no game “{ $game }” here.
page-new-game-section = The game
page-new-seats-section = Who plays
page-new-clock-section = Time
page-new-table-section = The table
page-new-experts = For experts
page-way = Way to play
page-way-bot = Against bots
page-way-screen = On one screen
page-way-friends = With friends
page-way-own = As below
page-seat-of = Seat: { $seat }
page-seat-me = Me
page-seat-bot = Bot
page-seat-open = Open
page-draw-seats = Draw lots for the seats
page-draw-seats-help = Who sits where is decided by chance when the table is made.
page-swap-seats = Swap seats
page-clock-none = No clock
page-clock-game = Minutes
page-clock-days = Days
page-clock-label = Kind of clock
page-clock-none-help = Everybody thinks as long as they like.
page-clock-preset = Usual times
page-clock-minutes = Minutes for the game
page-clock-increment = Seconds added with each move
page-clock-days-a-move = Days for a move
page-clock-days-value = { $count ->
    [one] one day
   *[other] { $count } days
  }
# A clock of so many minutes, with so many seconds added with each move.
page-clock-short = { $minutes } min + { $increment } s
page-listing = Who can find the table
page-listing-link = Those who have the link
page-listing-public = Everybody, on the home page
page-watching = Who may watch
page-watching-everybody = Everybody
page-watching-link = Those who have the link
page-watching-players = Players only
page-chat = Who may chat
page-chat-everybody = Everybody
page-chat-players = Players only
page-chat-nobody = Nobody
page-begin = When it begins
page-begin-full = When all seats are taken
page-begin-host = When I say so; bots take the seats that are open
page-leavers = Bot that plays on for somebody who leaves
page-start-game = Start the game
page-open-table = Open the table
page-from-position = The game begins from a position that you have brought along.
page-from-start = Begin from the usual start instead
page-bad-number = A whole number, please.
page-bad-address-options = The options in the address could not be read; these are the usual ones.
page-other-value = Something else…
page-on = yes
page-off = no

## Options whose values the catalogs of the games name for the command line

page-hive-option-type-extra-M = Mosquito
page-hive-option-type-extra-L = Ladybug
page-hive-option-type-extra-P = Pillbug
page-termites-option-setup = Setup
page-termites-option-setup-standard = Standard
page-termites-option-setup-p3_adv = Advanced
page-termites-option-setup-p4_adv = Advanced
page-termites-option-map = Map
page-termites-option-map-setup = As the setup says: the same for all, symmetrical
page-termites-option-map-random = Drawn anew by chance
page-termites-option-map-build = Built by the players before the game
page-termites-option-map-help = A map of your own is a text such as neutral:F6;water:A4,K3;stones:D2; the map editor writes it for you.
page-termites-option-colonies = Colonies
page-termites-option-colonies-random = Drawn by chance
page-termites-option-colonies-help = Names by seat, with commas between them: blue, red, gold, gray.
page-termites-option-data = What is in the box
page-termites-option-data-standard = As bought
page-termites-option-data-help = The text of another box, as a record states it.
