# Play on a server: what tables, the lobby and the store have to say.

## Tables: what is refused

error-stale = The game has gone on meanwhile; look at the position again (event { $at }).
error-repeated = This was done already (event { $number }).
error-unknown-command = Nobody can do that here.
error-not-started = The game has not begun yet.
error-started-already = The game has begun already.
error-still-running = The game is still running.
error-not-your-seat = Seat { $seat } is not yours.
error-not-seated = You have no seat at this table.
error-not-host = Only the host of the table can start the game.
error-needs-link = This table is joined by its link; ask its host for it.
error-no-open-seat = All seats are taken.
error-seat-taken = Seat { $seat } is taken.
error-too-many-seats = There { $seats ->
    [one] is only one seat
   *[other] are only { $seats } seats
  } in this game.
error-bad-clock = There is no such clock: a game lasts 1 to { $seconds } seconds with an increment of 0 to { $increment }, or 1 to { $days } days a move.
error-bad-patience = Without a clock, a table waits from 1 to { $most } hours for a decision.
error-option-too-long = The option { $option } is too long: up to { $longest } characters.
error-flag-fell = Your time is over.
error-text-too-long = At most { $longest } characters, please.
error-nothing-due = There is nothing to be done here now.

## Tables: draws, takebacks, rematches

error-offer-pending = { $offer ->
    [draw] A draw has been offered already; answer first.
    [takeback] Somebody asks for a takeback already; answer first.
   *[rematch] A rematch has been offered already; answer first.
  }
error-offered-already = { $offer ->
    [draw] You have offered a draw in this position already.
    [takeback] You have asked for a takeback in this position already.
   *[rematch] You have offered a rematch already.
  }
error-no-offer = { $offer ->
    [draw] Nobody offers a draw now.
    [takeback] Nobody asks for a takeback now.
   *[rematch] Nobody offers a rematch now.
  }
error-not-asked-for = { $offer ->
    [draw] The draw was not offered to you.
    [takeback] You were not asked about the takeback.
   *[rematch] The rematch was not offered to you.
  }
error-bot-declines = The bot on seat { $seat } wants to play on.
error-rematched-already = The rematch is played at another table already.
error-nothing-to-take-back = You have not decided anything yet that could be taken back.
error-takeback-not-yours = Decision { $to } is not one of yours; take back one of your own.
error-takeback-past-gone = Somebody has left the game since then, so it can’t be taken back.
error-secret-shown = A secret was shown since then, so it can’t be taken back.

## Tables: chat

error-no-chat = Nobody chats at this table.
error-chat-for-players = Only players chat at this table.
error-empty-chat = There is nothing to say in that message.

## The server: what is refused to whoever asks

error-no-table = There is no such table.
error-table-exists = There is such a table already.
error-not-signed-in = Only guests can do that; choose a name first.
error-wrong-secret = This guest is not known here, or the secret is wrong.
error-not-for-you = That is not for you.
error-not-found = There is nothing at this address.
error-wrong-method = That can’t be done here.
error-not-json = A request’s body must be JSON (Content-Type: application/json).
error-bad-json = That can’t be read as JSON.
error-bad-request = The request is not what it should be: { $problem }.
error-bad-message = The message is not what it should be: { $problem }.
error-bad-cursor = That is no cursor of a list; take it from the page before.
error-body-too-large = That is too long; at most { $longest } bytes, please.
error-other-origin = Requests from other sites are not answered.
error-hello-first = Say hello first.
error-hello-once = You have said hello already.
error-no-hello = Nobody has said hello in time.
error-slow-reader = The connection is too slow for all that happens; connect again.
error-too-fast = Not so fast; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-sockets = There are too many connections from your address; at most { $most }, please.
error-too-many-watches = One connection can watch at most { $most } tables.
error-too-many-tables = Finish some of your games first; you have { $most } tables already.
error-no-hints = There are no hints where other people play.
error-bot-away = The bot has no answer now; try again in a moment.
error-too-many-analyses = You are waiting for several analyses already; let them finish first.
error-position-or-record = A game goes on from a position or from a record, not from both.
error-shutting-down = The server is stopping; connect again in a moment.
error-server-error = Something went wrong in the server; it was noted.

## The server: starting it

error-bad-setting = The setting { $name } can’t be “{ $value }”: { $problem }.
error-bad-settings = The settings can’t be used: { $problem }.
error-unknown-setting = There is no setting { $name }; the settings are: { $names }.
error-bad-config = The file { $file } can’t be read: { $problem }.
error-bad-workers = Workers are a number of processes or the address of a cluster, tcp://HOST:PORT, not “{ $workers }”.
error-no-cluster-package = Bots that think in a cluster need the package distributed; install it with: pip install "hexapoda[cluster]".
error-bad-address = Can’t listen on { $host }, port { $port }: { $problem }.

## The page of this computer

notice-page-ready = Hexapoda is at { $url } – press Ctrl+C here to stop it.
notice-page-running = Hexapoda runs already: { $url }
notice-page-missing = Hexapoda’s API is at { $url } – but its page was not built; `make page` builds it. Press Ctrl+C here to stop.
