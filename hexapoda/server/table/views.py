"""What a viewer is sent of a table: a player what the seats may see, a spectator what everybody may."""

import hashlib
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from hexapoda.play.game import Position
from hexapoda.server.table.changes import difference
from hexapoda.server.table.choices import packed
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
    a client with another one has missed something, and should watch again. With `since`, `changes` are the difference
    to the view with that digest (`changes.difference`); `told` says that its `last` is that of the event."""

    seat: int | None
    view_key: str
    view: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    changes: list[Any] | msgspec.UnsetType = msgspec.UNSET
    since: str = ""
    told: bool = False


class _Seen:
    """A view with legal moves in few bytes, the same as JSON, and its digest."""

    __slots__ = ("key", "view", "whole")

    def __init__(self, view: dict[str, Any], written: Mapping[str, bytes]) -> None:
        self.view = view
        self.whole = msgspec.Raw(_object(written))
        self.key = hashlib.sha256(self.whole).hexdigest()[:16]


def _written(parts: Mapping[str, Any]) -> dict[str, bytes]:
    return {name: msgspec.json.encode(value) for name, value in parts.items()}


def _object(parts: Mapping[str, bytes]) -> bytes:
    return b"{" + b",".join(b'"%s":%s' % (name.encode(), written) for name, written in parts.items()) + b"}"


class Views:
    """The views of a position, each made once; what is common to all seats is shared."""

    def __init__(self, position: Position, at: int) -> None:
        self.at = at
        self._position = position
        #: The views that were made, by seat.
        self.made: dict[int | None, _Seen] = {}
        #: What stands in a view in many bytes: its legal moves, now and ahead.
        self._offers: dict[int | None, dict[str, Any]] = {}
        self._plain: dict[int | None, SeatView] = {}
        #: The spectator's view, where all seats see the same; and its parts as JSON.
        self._common: tuple[dict[str, Any], dict[str, bytes]] | None = None
        #: Differences of parts that several seats share.
        self._differences: dict[tuple[int, int], list[Any]] = {}

    def key(self, seat: int | None) -> SeatView:
        """The digest of what a seat, or a spectator, sees."""
        return SeatView(seat, self._seen(seat).key)

    def of(self, seat: int | None) -> SeatView:
        """What a seat sees."""
        if seat not in self._plain:
            found = self._seen(seat)
            view = {**found.view, **self._offers[seat]}
            self._plain[seat] = SeatView(seat, found.key, msgspec.Raw(msgspec.json.encode(view)))
        return self._plain[seat]

    def in_few_bytes(
        self, seat: int | None, before: "Views | None" = None, last: dict[str, Any] | None = None
    ) -> SeatView:
        """The same with legal moves in few bytes; as changes, for a client that has the view `before` and was told the
        decision `last`."""
        found = self._seen(seat)
        known = None if before is None else before.made.get(seat)
        if known is None:
            return SeatView(seat, found.key, found.whole)
        told = last is not None and found.view.get("last") == last
        changes = [[[name]] for name in known.view if name not in found.view]
        for name, value in found.view.items():
            if name not in known.view:
                changes.append([[name], value])
            elif not (told and name == "last"):
                changes += self._difference(name, known.view[name], value)
        return SeatView(seat, found.key, changes=changes, since=known.key, told=told)

    def has(self, seat: int | None, key: str) -> bool:
        """Whether this is the digest of a view that was made of this position."""
        return seat in self.made and self.made[seat].key == key

    def _difference(self, name: str, before: Any, after: Any) -> list[Any]:
        # Both are kept by their views, so their ids are theirs alone.
        key = id(before), id(after)
        if not isinstance(after, dict | list):
            return difference(before, after, [name])
        if key not in self._differences:
            self._differences[key] = difference(before, after, [name])
        return self._differences[key]

    def _seen(self, seat: int | None) -> _Seen:
        if seat not in self.made:
            self.made[seat] = self._make(seat)
        return self.made[seat]

    def _make(self, seat: int | None) -> _Seen:
        position = self._position
        if not position.game.declaration.perfect_information:
            view = lean_view(position.view(seat))
            self._offers[seat] = {name: view[name] for name in OFFERS if name in view}
            view = in_few_bytes(view)
            return _Seen(view, _written(view))
        if self._common is None:
            view = lean_view(position.view(None))
            self._common = view, _written(view)
        common, written = self._common
        offers = {"legal": position.legal_moves.json()} if seat is not None and seat == position.actor else {}
        self._offers[seat] = offers
        own = {"seat": seat, **in_few_bytes(offers)}
        return _Seen({**common, **own}, {**written, **_written(own)})


#: The parts of a view that hold legal moves.
OFFERS = ("legal", "premove")


def in_few_bytes(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view with its legal moves in few bytes (`choices`)."""
    told = dict(view)
    if "legal" in told:
        told["legal"] = packed(told["legal"])
    if told.get("premove"):
        told["premove"] = {**told["premove"], "legal": packed(told["premove"]["legal"])}
    return told


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


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is different in a state, for a client that has the one before: parts that are left out are as they were, and
    so are views if there are none."""

    at: int | msgspec.UnsetType = msgspec.UNSET
    status: Status | msgspec.UnsetType = msgspec.UNSET
    seats: Seats | msgspec.UnsetType = msgspec.UNSET
    actor: int | msgspec.UnsetType | None = msgspec.UNSET
    clocks: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    since: int | msgspec.UnsetType = msgspec.UNSET
    offers: tuple[Pending, ...] | msgspec.UnsetType = msgspec.UNSET
    rematch: str | msgspec.UnsetType = msgspec.UNSET
    constants: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    views: tuple[SeatView, ...] | msgspec.UnsetType = msgspec.UNSET


#: The parts of a state that a step may leave out.
OUTLINE = ("at", "status", "seats", "actor", "clocks", "since", "offers", "rematch")


def step_from(before: Mapping[str, Any], state: State, *, changed: bool) -> Step:
    """The difference between a state and the outline of the one before."""
    parts = {name: getattr(state, name) for name in OUTLINE if before.get(name, _NOTHING) != getattr(state, name)}
    views: Any = state.views if changed else msgspec.UNSET
    return Step(**parts, constants=state.constants, views=views)


_NOTHING = object()


def last_told(event: Event, viewer: Viewer, seat: int | None) -> dict[str, Any] | None:
    """The last decision of an event as it was told to a viewer, in the form in which a seat's view has it."""
    body = event.body
    if not isinstance(body, Played):
        return None
    shown = body.seats.get(seat, body.moves) if seat is not None else body.moves
    if not shown:
        return None
    last = shown[-1]
    told = {"text": last.text, "parts": list(last.parts), "chance": last.chance}
    return {"seat": body.seat, **told, "phrase": last.phrase, "brought": last.brought}


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
