"""What a table shows: a glance for the lobby, and all that a viewer sees of a game."""

import hashlib
from typing import TYPE_CHECKING, Literal

import msgspec

from hexapoda.play.position import Position
from hexapoda.server.events import Status, Viewer
from hexapoda.server.offers import Pending
from hexapoda.server.seats import Seats
from hexapoda.server.summary import SeatSummary, TableSummary
from hexapoda.server.sweeping import Moment, attention_of

if TYPE_CHECKING:
    from hexapoda.server.table import Table


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


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """`Position.view` of a seat (None: of a spectator) as JSON, and a digest of it. The digest alone says that the view
    is what it was: whoever has another one has missed something, and should watch again."""

    seat: int | None
    view_key: str
    view: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Views:
    """What the seats see of a position, made when somebody looks, and once for all who see the same."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._made: dict[int | None, SeatView] = {}

    def of(self, seat: int | None) -> SeatView:
        """What a seat, or a spectator, sees."""
        if seat not in self._made:
            everybody = (None, *range(self._position.seats))
            seats = everybody if self._position.game.declaration.perfect_information else (seat,)
            for each, view in zip(seats, self._position.views(*seats), strict=True):
                written = msgspec.json.encode(view)
                key = hashlib.sha256(written).hexdigest()[:16]
                self._made[each] = SeatView(each, key, msgspec.Raw(written))
        return self._made[seat]


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as a viewer sees it. `clocks` are the remaining ms by seat at the time `since`; from then on the clock of
    `actor` runs. `views` has one view for each seat of the viewer, or a spectator's."""

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


def state_of(table: "Table", viewer: Viewer, *, changed: bool = True) -> State:
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
    )
