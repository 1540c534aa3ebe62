"""What a table shows: a glance for the lobby, and all that a viewer sees of a game."""

import hashlib
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from hexapoda.play.game import Position
from hexapoda.server.table.deadlines import Moment, attention_of
from hexapoda.server.table.events import Event, Played, Shown, Status, Viewer, seen_by
from hexapoda.server.table.offers import Pending
from hexapoda.server.table.seats import Seats
from hexapoda.server.table.summary import SeatSummary, TableSummary

if TYPE_CHECKING:
    from hexapoda.server.table.table import Table


def summary_of(table: "Table", number: int, updated: int, moment: Moment) -> TableSummary:
    """A table for the lobby and for the sweeper, after the event `number`."""
    return TableSummary(
        id=table.id,
        game=table.created.game,
        options=table.options,
        state=moment.status,
        public=table.created.listing == "public",
        created=table.created_at,
        updated=updated,
        seats=tuple(SeatSummary(seat.kind, seat.name) for seat in moment.seats),
        deadline=attention_of(table.created, moment),
        last_number=number,
    )


#: What of a view the table's info says once.
SAID_ONCE = ("game", "options", "seats")


def lean_view(view: dict[str, Any]) -> dict[str, Any]:
    """A view as it is sent: without what the table's info says."""
    return {name: value for name, value in view.items() if name not in SAID_ONCE}


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat (None: a spectator) sees, as JSON, and a digest of it. The digest alone says that the view is what it
    was: a client with another one has missed something, and should watch again."""

    seat: int | None
    view_key: str
    view: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Views:
    """What the seats see of a position: made for those who look, and what is common to all is made once."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._made: dict[int | None, SeatView] = {}
        #: The spectator's view, where everybody sees the same, each part as JSON.
        self._common: dict[str, Any] | None = None

    def of(self, seat: int | None) -> SeatView:
        """What a seat, or a spectator, sees."""
        if seat not in self._made:
            written = msgspec.json.encode(self._view(seat))
            key = hashlib.sha256(written).hexdigest()[:16]
            self._made[seat] = SeatView(seat, key, msgspec.Raw(written))
        return self._made[seat]

    def _view(self, seat: int | None) -> dict[str, Any]:
        position = self._position
        if not position.game.declaration.perfect_information:
            return lean_view(position.view(seat))
        if self._common is None:
            common = lean_view(position.view(None))
            self._common = {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in common.items()}
        own: dict[str, Any] = {"seat": seat}
        if seat is not None and seat == position.actor:
            own["legal"] = position.legal_moves.json()
        return {**self._common, **own}


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as a viewer sees it. `clocks` are the remaining ms by seat at the time `since`; from then on the clock of
    `actor` runs. `views` has one view for each seat of the viewer, or a spectator's; `constants` are what never changes
    of their boards, told when a watch or the game begins."""

    table: str
    number: int
    at: int
    status: Status
    seats: Seats
    actor: int | None
    clocks: tuple[int, ...]
    since: int
    offers: tuple[Pending, ...]
    views: tuple[SeatView, ...]
    rematch: str = ""
    kind: Literal["state"] = "state"
    constants: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


def state_of(table: "Table", viewer: Viewer, *, changed: bool, constants: bool) -> State:
    """All that a viewer sees of a table now; where the position has not changed, without the views themselves."""
    seats: list[int | None] = [*sorted(viewer)] or [None]
    views = [] if table.course is None else [table.view(seat) for seat in seats]
    return State(
        table=table.id,
        number=table.number,
        at=table.at,
        status=table.status,
        seats=table.seats,
        actor=table.actor,
        clocks=tuple(table.clock.left),
        since=table.since,
        offers=tuple(table.offers.values()),
        views=tuple(views) if changed else tuple(SeatView(view.seat, view.view_key) for view in views),
        rematch=table.rematch,
        constants=table.constants if constants and table.course is not None else msgspec.UNSET,
    )


def told(table: "Table", event: Event, viewer: Viewer) -> Event:
    """An event as a viewer is told it: what it may see (`seen_by`), with words for the decisions of the game. Those
    that were taken back have none: the position does not know them any more."""
    seen = seen_by(event, viewer)
    first = None if table.course is None else table.course.said.get(event.number)
    if not isinstance(event.body, Played) or not isinstance(seen.body, Played) or first is None:
        return seen
    body, position = seen.body, table.position
    own = None if event.body.is_same_for_all else body.own_seat(viewer)

    def worded(moves: tuple[Shown, ...], seat: int | None) -> tuple[Shown, ...]:
        return tuple(_worded(position, ply, move, seat) for ply, move in enumerate(moves, first))

    moves = worded(body.moves, own)
    seats = {seat: worded(shown, seat) for seat, shown in body.seats.items()}
    return msgspec.structs.replace(seen, body=Played(body.seat, moves, seats=seats))


def _worded(position: Position, ply: int, move: Shown, seat: int | None) -> Shown:
    brought = position.brought(ply, seat)
    phrase = position.phrase(ply, seat).json()
    return msgspec.structs.replace(move, phrase=phrase, brought=None if brought is None else brought.json())
