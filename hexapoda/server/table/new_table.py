"""The first event of a table: new, for a rematch, or from a record."""

from collections.abc import Mapping
from itertools import islice

import msgspec

from hexapoda.play.game import Position
from hexapoda.play.record import seat_tag
from hexapoda.server.table import clock as clocks
from hexapoda.server.table.commands import LEVELS, MOST_PATIENCE, Create, Import, Wish
from hexapoda.server.table.events import Created, Event, Imported, Rematched
from hexapoda.server.table.games import check_lengths, checked_game, checked_position, read_record, teams_of
from hexapoda.server.table.guest import LONGEST_NAME, Guest, visible
from hexapoda.server.table.outside import OUTSIDE, Outside
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.seats import OPEN, Seat, rotated
from hexapoda.server.table.state import TableState

#: How long a table waits for its players, in ms: for a live game, and for one by correspondence.
WAITING = 1 * clocks.DAY
WAITING_FOR_DAYS = 14 * clocks.DAY
#: The longest value of a record's tag, and the most tags.
LONGEST_TAG = 200
MOST_TAGS = 40
#: Bytes of randomness in a table's id, and in the token of its link.
ID_BYTES = 6
TOKEN_BYTES = 12


def open_table(command: Create, who: Guest, now: int, outside: Outside = OUTSIDE) -> Event:
    """The first event of a new table, or Refused."""
    game, position = checked_game(command.game, command.options), ""
    if command.position:
        start = start_of(command)
        game, position = start.game, start.setup()
    teams = teams_of(game)
    if len(command.seats) > len(teams):
        raise Refused("too-many-seats", seats=len(teams))
    clocks.check(command.clock)
    for level in (command.bot_level, *(wish.level for wish in command.seats)):
        if level not in LEVELS:
            raise Refused("bad-level", level=str(level), first=LEVELS.start, last=LEVELS.stop - 1)
    if not 1 <= command.patience_hours <= MOST_PATIENCE:
        raise Refused("bad-patience", most=MOST_PATIENCE)
    wishes = [*command.seats, *[Wish("open")] * (len(teams) - len(command.seats))]
    body = Created(
        table=outside.random(ID_BYTES),
        game=game.name,
        options=dict(game.options),
        seats=tuple(_seat(wish, who) for wish in wishes),
        teams=teams,
        clock=command.clock,
        listing=command.listing,
        watching=command.watching,
        chat=command.chat,
        start=command.start,
        bot_level=command.bot_level,
        patience=command.patience_hours * clocks.HOUR,
        waiting=WAITING_FOR_DAYS if isinstance(command.clock, clocks.DaysClock) else WAITING,
        token=outside.random(TOKEN_BYTES),
        position=position,
        rules=game.declaration.rules_version,
    )
    return Event(1, now, who.id, body, client_id=command.client_id)


def start_of(command: Create) -> Position:
    """The position from which a new table is to begin, or Refused."""
    return checked_position(checked_game(command.game, command.options), command.position)


def open_rematch(table: TableState, event: Event) -> Event:
    """The first event of the table that a `Rematched` event of `table` names: the same game from the same position,
    with rotated seats."""
    assert isinstance(event.body, Rematched)
    body = msgspec.structs.replace(
        table.created,
        table=event.body.table,
        token=event.body.token,
        seats=rotated(table.seats),
        start="full",
        rematch_of=table.id,
    )
    return Event(1, event.at, table.created_by, body)


def open_import(command: Import, who: Guest, now: int, outside: Outside = OUTSIDE) -> Event:
    """The first event of a table that shows a game from a record, or Refused."""
    position = read_record(command.game, command.record, command.format)
    tags = (position.tags.get(seat_tag(position.game, seat), "") for seat in range(position.seats))
    seats = tuple(Seat("person", name=visible(tag)[:LONGEST_NAME].strip()) for tag in tags)
    game, options = position.game.name, dict(position.game.options)
    check_lengths(options)
    position.tags = _clean_tags(position.tags)
    # Stored in our own format, whatever the client's was: a replay reads it again.
    body = Imported(outside.random(ID_BYTES), game, options, position.record(), seats, command.listing)
    return Event(1, now, who.id, body, client_id=command.client_id)


def _clean_tags(tags: Mapping[str, str]) -> dict[str, str]:
    """The tags of a foreign record: not too many, as short as names, and without what is not seen."""
    cleaned = ((visible(name)[:LONGEST_NAME], visible(value)[:LONGEST_TAG].strip()) for name, value in tags.items())
    return dict(islice(cleaned, MOST_TAGS))


def _seat(wish: Wish, who: Guest) -> Seat:
    match wish.kind:
        case "me":
            return Seat("person", who.id, who.name)
        case "bot":
            return Seat("bot", level=wish.level)
        case "open":
            return OPEN
