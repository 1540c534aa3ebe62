# Play on a server: what tables, the lobby and the store have to say.

## Tables: what is refused

error-stale = The game has moved on; look at the position again (event { $at }).
error-repeated = This was already done (event { $number }).
error-unknown-command = Unknown command.
error-not-started = The game has not started yet.
error-started-already = The game has already started.
error-still-running = The game is still running.
error-not-your-seat = Seat { $seat } is not yours.
error-not-seated = You have no seat at this table.
error-not-host = Only the host of the table can start the game.
error-needs-link = You need the link to join this table; ask its host for it.
error-no-open-seat = All seats are taken.
error-seat-taken = Seat { $seat } is taken.
error-too-many-seats = There { $seats ->
    [one] is only one seat
   *[other] are only { $seats } seats
  } in this game.
error-bad-clock = Invalid clock: choose 1 to { $seconds } seconds per game with an increment of 0 to { $increment }, or 1 to { $days } days per move.
error-bad-patience = Without a clock, a table waits from 1 to { $most } hours for a decision.
error-option-too-long = The option { $option } is too long; the maximum is { $longest } characters.
error-flag-fell = You are out of time.
error-text-too-long = The text is too long; the maximum is { $longest } characters.
error-nothing-due = Nothing is pending.

## Tables: draws, takebacks, rematches

error-offer-pending = { $offer ->
    [draw] A draw has already been offered; answer the offer first.
    [takeback] A takeback has already been requested; answer the request first.
   *[rematch] A rematch has already been offered; answer the offer first.
  }
error-offered-already = { $offer ->
    [draw] You have already offered a draw in this position.
    [takeback] You have already asked for a takeback in this position.
   *[rematch] You have already offered a rematch.
  }
error-no-offer = { $offer ->
    [draw] There is no draw offer.
    [takeback] There is no takeback request.
   *[rematch] There is no rematch offer.
  }
error-not-asked-for = { $offer ->
    [draw] The draw was not offered to you.
    [takeback] You were not asked about the takeback.
   *[rematch] The rematch was not offered to you.
  }
error-bot-declines = The bot on seat { $seat } wants to play on.
error-rematched-already = The rematch is already being played at another table.
error-nothing-to-take-back = You have nothing to take back yet.
error-takeback-not-yours = Decision { $to } is not one of yours; take back one of your own.
error-takeback-past-gone = A player has left the game since then, so the move can’t be taken back.
error-secret-shown = Hidden information has been revealed since then, so the move can’t be taken back.

## Tables: chat

error-no-chat = Chat is turned off at this table.
error-chat-for-players = Only players can chat at this table.
error-empty-chat = The message is empty.
error-muted = You can’t chat on this server.

## The server: requests that are refused

error-no-table = There is no such table.
error-table-exists = This table already exists.
error-not-signed-in = Only guests can do that; choose a name first.
error-wrong-secret = Unknown guest or wrong secret.
error-not-for-you = You don’t have access to this.
error-banned = You have been shut out of this server.
error-not-found = There is nothing at this address.
error-wrong-method = This method is not allowed at this address.
error-not-json = A request’s body must be JSON (Content-Type: application/json).
error-bad-json = This is not valid JSON.
error-bad-request = Invalid request: { $problem }.
error-bad-message = Invalid message: { $problem }.
error-bad-cursor = Invalid cursor; use the one from the previous page.
error-body-too-large = This is too long; the maximum is { $longest } bytes.
error-other-origin = Requests from other sites are not accepted.
error-wrong-host = This server is not reached by this name; its administrator can add the name to the setting hosts.
error-hello-first = Send hello first.
error-hello-once = You have already sent hello.
error-unknown-protocol = This version of the protocol is unknown; the latest is { $last }.
error-no-hello = No hello arrived in time.
error-slow-reader = The connection is too slow to keep up; connect again.
error-too-fast = Too many requests; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-sockets = There are too many connections from your address; the maximum is { $most }.
error-too-many-watches = One connection can watch at most { $most } tables.
error-too-many-tables = Finish some of your games first; you already have { $most } tables.
error-no-hints = Fair play: there are no hints while you play against other people.
error-fair-play = Fair play: this is a position of a running game between people which you play or watch. It can be analysed when the game is over.
error-bot-away = The bot is not responding; try again in a moment.
error-too-many-records = You have imported { $most } records already; that is the maximum.
error-too-much-work = This takes the server too long.
error-too-many-analyses = You are already waiting for several analyses or hints; let them finish first.
error-position-or-record = Start the game from a position or from a record, not from both.
error-no-such-node = There is no move { $number } before this one in the tree.
error-shutting-down = The server is shutting down; connect again in a moment.
error-server-error = Something went wrong on the server. The error has been logged.

## The server: starting it

error-bad-setting = The setting { $name } can’t be “{ $value }”: { $wanted ->
    [whole] it must be a whole number of at least { $least }
    [whole-range] it must be a whole number from { $least } to { $most }
    [positive] it must be a number greater than 0
    [truth] it must be true or false
    [choice] it must be one of: { $choices }
    [networks] it must be a list of IP addresses or networks, such as 10.0.0.0/8
    [hosts] it must be a list of host names, without https:// and without a port
    [origins] it must be a list of origins; write https://HOST or http://HOST:PORT
    [processes] it must be a number from 0 to 1000 or the address of a cluster, tcp://HOST:PORT
   *[text] it must be text
  }.
error-renamed-setting = There is no setting { $name }; it is called { $now }.
error-unknown-setting = There is no setting { $name }; the settings are: { $names }.
error-bad-config = The file { $file } can’t be read: { $problem }.
error-no-cluster-package = Running bots on a cluster needs the package distributed; install it with: pip install "hexapoda[cluster]".
error-bad-address = Can’t listen on { $host }, port { $port }: { $problem }.
error-processes-share-postgresql = Several processes need PostgreSQL; SQLite is for one.

## The page of this computer

notice-page-ready = Hexapoda is running at { $url } – press Ctrl+C here to stop it.
notice-page-running = Hexapoda is already running: { $url }
notice-page-missing = Hexapoda’s API is running at { $url }, but the page has not been built; `make page` builds it. Press Ctrl+C here to stop.
