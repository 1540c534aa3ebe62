"""What a viewer is sent of a table: a player what the seats may see, a spectator what everybody may."""

import hashlib
from typing import Any, Literal

import msgspec

from hexapoda.play.game import Position
from hexapoda.server.table.events import Event, Played, Shown, Status, Viewer, seen_by
from hexapoda.server.table.seats import Seats
from hexapoda.server.table.state import Pending, TableState

#: What the table's info says once, and views leave out.
SAID_ONCE = ("game", "options", "seats")


def lean_view(view: dict[str, Any]) -> dict[str, Any]:
    """A view as it is sent: without what the table's info says."""
    return {name: value for name, value in view.items() if name not in SAID_ONCE}


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat (None: a spectator) sees, as JSON, and its digest. The digest alone means that the view is unchanged:
    a client with another one has missed something, and should watch again."""

    seat: int | None
    view_key: str
    view: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Views:
    """The views of a position, each made once; what is common to all seats is shared."""

    def __init__(self, position: Position, at: int) -> None:
        self.at = at
        self._position = position
        self._made: dict[int | None, SeatView] = {}
        #: The spectator's view, where all seats see the same, each part as JSON.
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
    `actor` runs. `views` has one view for each seat of the viewer, or a spectator's. `constants` are what never changes
    on the board, sent when a watch or the game begins."""

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


def event_for(table: TableState, event: Event, viewer: Viewer) -> Event:
    """An event as a viewer is sent it: what it may see (`seen_by`), with phrases for the decisions of the game.
    Decisions that were taken back have none: the position no longer knows them."""
    seen = seen_by(event, viewer)
    first = None if table.started_game is None else table.started_game.first_plies.get(event.number)
    if not isinstance(event.body, Played) or not isinstance(seen.body, Played) or first is None:
        return seen
    body, position = seen.body, table.position
    own = None if event.body.is_same_for_all else body.own_seat(viewer)

    def phrased(moves: tuple[Shown, ...], seat: int | None) -> tuple[Shown, ...]:
        return tuple(_phrased(position, ply, move, seat) for ply, move in enumerate(moves, first))

    moves = phrased(body.moves, own)
    seats = {seat: phrased(shown, seat) for seat, shown in body.seats.items()}
    return msgspec.structs.replace(seen, body=Played(body.seat, moves, seats=seats))


def _phrased(position: Position, ply: int, move: Shown, seat: int | None) -> Shown:
    brought = position.brought(ply, seat)
    phrase = position.phrase(ply, seat).json()
    return msgspec.structs.replace(move, phrase=phrase, brought=None if brought is None else brought.json())
