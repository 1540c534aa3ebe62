# The page: the games, tables to join, invitations, records, and the form for a new game.

## The games

page-home-headline = Small creatures, deep games
page-home-lead = Play right away: against a bot, with someone beside you, or with a friend far away. No account needed.
page-games = The games
page-players = { $count ->
    [one] One player
   *[other] { $count } players
  }
page-players-range = { $least }–{ $most } players
page-hidden = Hidden hands
page-in-the-open = No hidden information
page-play-now = Play now
page-one-screen = On one screen
page-invite = Invite a friend
page-more-choices = More choices
page-how-to-play = How to play
# What a button does, and for which game, for screen readers.
page-of-game = { $action }: { $game }
page-opponent = Bot strength
page-make-map = Make your own map

## Compiling

page-compiling = Compiling for this computer, once: { $games }. You can play right away; strong bots and analysis wait for it.
page-compiling-progress = { $done } of { $total } games are ready

## Tables

page-open-tables = Open tables
page-running-tables = In progress
page-finished-tables = Finished games
page-no-open-tables = Nobody is waiting at the moment. Your public table would appear here.
page-no-running-tables = No public game is in progress at the moment.
page-no-finished-tables = No public game has been finished yet.
page-open-a-table = Open a table
page-sit-down = Sit down
page-watch = Watch
page-go-on = Continue
page-replay = Replay
page-table-label = { $action }: { $game }, { $players }
page-somebody = Someone
page-open-seat = open seat
page-seats-open = { $count ->
    [one] one seat is open
   *[other] { $count } seats are open
  }
page-state-open = waiting
page-state-running = in progress
page-state-finished = finished
page-show-more = Show more

## Records

page-import = Import a record
page-import-lead = Replay and analyse a game recorded here or elsewhere.
page-import-open = Paste it or choose a file
page-import-text = The record
page-import-help = Paste it here, or choose its file. Hexapoda records work for all games; Hive also accepts GameString, PGN and SGF.
page-import-file = Choose a file
page-import-game = Game
page-import-any = Detect automatically
page-import-go = Show the game
page-import-empty = There is no record yet.
page-import-failed = This is not a { $game } record: { $problem }
page-open-broken = This link does not hold a whole record. Perhaps it was cut short.

## Inviting

page-invite-lead = Send this link to the people you want to play with. The game starts when all seats are taken.
page-invite-link = Link to the table
page-copy-link = Copy the link
page-copied = Copied
page-copy-failed = Copying didn’t work; the link is selected, so you can copy it by hand.
page-share-link = Share
page-qr = QR code of the link
page-qr-help = Or scan this with a phone.
page-invite-text = Come and play { $game } with me!

## A new game

page-new = New game
page-new-lead = The defaults work fine; change anything you like.
page-new-unknown = There is no game “{ $game }” here.
page-new-game-section = The game
page-new-seats-section = Who plays
page-new-clock-section = Time
page-new-table-section = The table
page-new-experts = Advanced
page-way = How to play
page-way-bot = Against bots
page-way-screen = On one screen
page-way-friends = With friends
page-way-own = Custom
page-seat-of = Seat: { $seat }
page-seat-me = Me
page-seat-bot = Bot
page-seat-open = Open
page-draw-seats = Assign seats at random
page-draw-seats-help = Seats are drawn when the table is created.
page-swap-seats = Swap seats
page-clock-none = No clock
page-clock-game = Minutes
page-clock-days = Days
page-clock-label = Type of clock
page-clock-none-help = Everyone can think as long as they like.
page-clock-preset = Common time controls
page-clock-minutes = Minutes per game
page-clock-increment = Seconds added per move
page-clock-days-a-move = Days per move
page-clock-days-value = { $count ->
    [one] one day
   *[other] { $count } days
  }
page-clock-game-words = { $minutes } min for the whole game, { $increment } s more per move
page-clock-days-words = { $count ->
    [one] One day per move
   *[other] { $count } days per move
  }
# A clock: minutes per game, and seconds added per move.
page-clock-short = { $minutes } min + { $increment } s
page-listing = Who can find the table
page-listing-link = Anyone with the link
page-listing-public = Everyone, on the home page
page-watching = Who may watch
page-watching-everybody = Everyone
page-watching-link = Anyone with the link
page-watching-players = Players only
page-chat = Who may chat
page-chat-everybody = Everyone
page-chat-players = Players only
page-chat-nobody = Nobody
page-begin = When the game starts
page-begin-full = When all seats are taken
page-begin-host = When I start it; bots take the open seats
page-leavers = Bot that replaces a player who leaves
page-start-game = Start the game
page-open-table = Open the table
page-from-position = The game starts from the position that you chose.
page-from-start = Use the normal starting position instead
page-bad-number = Enter a whole number.
page-bad-address-options = The options in the address could not be read; the defaults are used.
page-other-value = Other…
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
page-termites-option-map-setup = From the setup: the same every time, symmetrical
page-termites-option-map-random = Generated at random
page-termites-option-map-build = Built by the players before the game
page-termites-option-map-help = A custom map is a text such as neutral:F6;water:A4,K3;stones:D2; the map editor writes it for you.
page-termites-option-colonies = Colonies
page-termites-option-colonies-random = Drawn at random
page-termites-option-colonies-help = Names in seat order, separated by commas: blue, red, gold, gray.
page-termites-option-data = Contents of the box
page-termites-option-data-standard = Standard
page-termites-option-data-help = The text of a different box, as found in a record.

## Own games and variants

page-continue = Continue
page-my-results = My results
page-result-won = You won
page-result-lost = You lost
page-result-place = Place { $place } of { $of }
page-variant = Variant
page-variant-usual = Usual
page-variant-plain = Basic
page-hive-usual = With expansions
page-hive-plain = Base game
page-study-board = Study board
page-map-editor = Map editor
page-extras-none = None of them
