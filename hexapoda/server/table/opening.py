"""The first event of a table: made by somebody, for a rematch, or from a record."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

import hexapoda
from hexapoda.play.errors import GAME_OVER, HexapodaError
from hexapoda.play.game import Game, declaration
from hexapoda.server.table import clock as clocks
from hexapoda.server.table.commands import LEVELS, LONGEST_OPTION, LONGEST_POSITION, MOST_PATIENCE, Create, Import, Wish
from hexapoda.server.table.events import Created, Event, Imported, Rematched
from hexapoda.server.table.house import HOUSE, Guest, House
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.seats import OPEN, Seat, rotated

if TYPE_CHECKING:
    from hexapoda.server.table.table import Table

#: How long a table waits for its players, in ms: for a game at once, and for one by correspondence.
WAITING = 1 * clocks.DAY
WAITING_FOR_DAYS = 14 * clocks.DAY
#: Bytes of randomness in a table's id, and in the token of its link.
ID_BYTES = 6
TOKEN_BYTES = 12


def open_table(command: Create, who: Guest, now: int, house: House = HOUSE) -> Event:
    """The event that makes a table, or Refused."""
    game = stated_game(command.game, command.options)
    position = ""
    if command.position:
        start = stated_position(game, command.position)
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
        table=house.random(ID_BYTES),
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
        token=house.random(TOKEN_BYTES),
        position=position,
        rules=game.declaration.rules_version,
    )
    return Event(1, now, who.id, body, client_id=command.client_id)


def open_rematch(table: "Table", event: Event) -> Event:
    """The first event of the table that a `Rematched` event of `table` speaks of: the same game from the same position,
    seats moved on."""
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


def open_import(command: Import, who: Guest, now: int, house: House = HOUSE) -> Event:
    """The event that makes a table which shows a game from a record, or Refused."""
    position = read_record(command.game, command.record, command.format)
    # In the house's own format it is read again from the store, whatever it came in.
    seats = tuple(
        Seat("person", name=position.tags.get(seat_tag(position.game, seat), "")) for seat in range(position.seats)
    )
    game, options = position.game.name, dict(position.game.options)
    body = Imported(house.random(ID_BYTES), game, options, position.record(), seats, command.listing)
    return Event(1, now, who.id, body, client_id=command.client_id)


def in_force(body: Created) -> Created:
    """A table in today's words: where the rules have changed since it was made, its options say what they were."""
    declared = declaration(body.game)
    if body.rules not in declared.old_rules:
        return body
    options = declared.old_rules[body.rules](body.options)
    return msgspec.structs.replace(body, options=options, rules=declared.rules_version)


def shown_as_created(body: Imported) -> Created:
    """A table that shows a record, as if it had been made in the usual way."""
    return Created(
        table=body.table,
        game=body.game,
        options=body.options,
        seats=body.seats,
        teams=tuple(range(len(body.seats))),
        clock=clocks.NoClock(),
        listing=body.listing,
        watching="everybody",
        chat="nobody",
        start="full",
        bot_level=0,
        patience=0,
        waiting=0,
        rules=declaration(body.game).rules_version,
    )


def read_record(name: str, record: str, format: str | None = None) -> hexapoda.Position:
    """The game that a record tells."""
    try:
        return hexapoda.load(name).read(record, format=format)
    except HexapodaError as error:
        raise Refused.of(error) from None


def seat_tag(game: Game, seat: int) -> str:
    """The tag of a record that names who sat on a seat: "White", or "Player2" where seats have no names."""
    name = game.declaration.seat_names[seat]
    return name.capitalize() if name.isalpha() else f"Player{seat + 1}"


def stated_game(name: str, options: Mapping[str, Any]) -> Game:
    """A game with options that a stranger states."""
    for option, value in options.items():
        if isinstance(value, str) and len(value) > LONGEST_OPTION:
            raise Refused("option-too-long", option=option[:40], longest=LONGEST_OPTION)
    try:
        return loaded(name, tuple(options.items()))
    except HexapodaError as error:
        raise Refused.of(error) from None


def stated_position(game: Game, text: str, seed: int | str = 0) -> hexapoda.Position:
    """The position that a stranger's text describes, in which somebody has to decide."""
    if len(text) > LONGEST_POSITION:
        raise Refused("text-too-long", longest=LONGEST_POSITION)
    try:
        position = game.position(text, seed=seed)
    except HexapodaError as error:
        raise Refused.of(error) from None
    if position.actor is None:
        raise Refused.of(GAME_OVER)
    return position


@lru_cache(maxsize=512)
def loaded(name: str, options: tuple[tuple[str, Any], ...]) -> Game:
    """A game with its options, which are never read as names of files; tables of the same game share it."""
    return hexapoda.load(name).agreeing(dict(options))


@lru_cache(maxsize=512)
def teams_of(game: Game) -> tuple[int, ...]:
    """The team of each seat of a game."""
    return game.start(seed=0).teams


def _seat(wish: Wish, who: Guest) -> Seat:
    match wish.kind:
        case "me":
            return Seat("person", who.id, who.name)
        case "bot":
            return Seat("bot", level=wish.level)
        case "open":
            return OPEN
