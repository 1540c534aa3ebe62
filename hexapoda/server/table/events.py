"""The events of a table: what is stored, append-only, and what each viewer may see of it.

An event is stored with all its secrets. `seen_by` alone decides what leaves the server. It depends on nothing but the
event, so an event that is sent again is the same as before.
"""

from typing import Any, Literal

import msgspec

from hexapoda.server.table.clock import ClockRule
from hexapoda.server.table.commands import OfferKind
from hexapoda.server.table.seats import Seats

Status = Literal["open", "running", "finished"]
#: A viewer: the seats that a guest holds, none for a spectator.
Viewer = frozenset[int]
SPECTATOR: Viewer = frozenset()


class BodyBase(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """What happened. Secret fields are named in the docstring and removed by `seen_by`."""

    def seen_by(self, viewer: Viewer) -> "BodyBase":
        """What a viewer may know."""
        return self


class Created(BodyBase, frozen=True, tag="created"):
    """A table was made. Secret: `token`, the key of its link, and `position`, the text of the position to start
    from."""

    table: str
    game: str
    options: dict[str, str | int | bool]
    seats: Seats
    #: The team of each seat.
    teams: tuple[int, ...]
    clock: ClockRule
    listing: Literal["public", "link"]
    watching: Literal["everybody", "link", "players"]
    chat: Literal["everybody", "players", "nobody"]
    start: Literal["full", "host"]
    bot_level: int
    #: How long a player may think without a clock, and how long a table waits for players, in ms.
    patience: int
    waiting: int
    token: str = ""
    rematch_of: str = ""
    position: str = ""
    #: The version of the rules that `options` belong to; the oldest tables do not say it.
    rules: str = "1"

    def seen_by(self, viewer: Viewer) -> BodyBase:
        return msgspec.structs.replace(self, token="", position="")


class Imported(BodyBase, frozen=True, tag="imported"):
    """A table was made that shows a finished game; all of it is public."""

    table: str
    game: str
    options: dict[str, str | int | bool]
    record: str
    seats: Seats
    listing: Literal["public", "link"]


class Joined(BodyBase, frozen=True, tag="joined"):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str


class Left(BodyBase, frozen=True, tag="left"):
    """A guest left before the game started, and freed seats."""

    seats: tuple[int, ...]


class Closed(BodyBase, frozen=True, tag="closed"):
    """The table was closed without a game."""


class Started(BodyBase, frozen=True, tag="started"):
    """The game started; bots of the table's level took the seats `bots`. Secret: `seed`."""

    bots: tuple[int, ...] = ()
    seed: str = ""

    def seen_by(self, viewer: Viewer) -> BodyBase:
        return msgspec.structs.replace(self, seed="")


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision as a viewer saw it. `phrase` and `brought` say it, and what chance brought, as codes with parameters:
    they are added when an event is sent (`views.event_for`), and never stored."""

    text: str
    parts: tuple[str, ...] = ()
    chance: str = ""
    phrase: dict[str, Any] | None = None
    brought: dict[str, Any] | None = None


class Played(BodyBase, frozen=True, tag="played"):
    """The decisions of one command. Secret in games with secrets: `public` is what all saw, where that is less than
    `moves`; `seats` what single seats saw, where that differs from `public`.

    A viewer with several seats gets `moves` as its own seat saw them (the deciding one, or the first), and in `seats`
    what its other seats saw, where that differs.
    """

    seat: int
    moves: tuple[Shown, ...]
    public: tuple[Shown, ...] | None = None
    seats: dict[int, tuple[Shown, ...]] = {}

    @property
    def is_same_for_all(self) -> bool:
        """Whether all saw the same."""
        return self.public is None and not self.seats

    def shown_to(self, seat: int | None) -> tuple[Shown, ...]:
        """The decisions as one seat (None: a spectator) saw them."""
        if seat is not None and seat in self.seats:
            return self.seats[seat]
        return self.public or self.moves

    def own_seat(self, viewer: Viewer) -> int | None:
        """The seat of a viewer that its `moves` are shown to: the deciding one, or the first."""
        return self.seat if self.seat in viewer else min(viewer, default=None)

    def seen_by(self, viewer: Viewer) -> BodyBase:
        if self.is_same_for_all:
            return self
        shown = self.shown_to(self.own_seat(viewer))
        others = {seat: self.shown_to(seat) for seat in sorted(viewer) if self.shown_to(seat) != shown}
        return Played(self.seat, shown, seats=others)


class Offered(BodyBase, frozen=True, tag="offered"):
    """A seat made an offer to the seats `asked`. A takeback goes back to before the decision `to`; `redraws`: it undoes
    something that chance brought, which will be drawn anew."""

    offer: OfferKind
    seat: int
    asked: tuple[int, ...]
    to: int | None = None
    redraws: bool = False


class Answered(BodyBase, frozen=True, tag="answered"):
    """Seats accepted, and others are still asked; or they declined, and the offer is gone."""

    offer: OfferKind
    seats: tuple[int, ...]
    yes: bool


class Agreed(BodyBase, frozen=True, tag="agreed"):
    """All agreed on a draw."""


class TakenBack(BodyBase, frozen=True, tag="taken-back"):
    """A seat took back its decision `to` and all that followed. Secret: `seed`, for chance from here on."""

    seat: int
    to: int
    seed: str = ""

    def seen_by(self, viewer: Viewer) -> BodyBase:
        return msgspec.structs.replace(self, seed="")


class Gone(BodyBase, frozen=True, tag="gone"):
    """Seats were lost: by resignation, on time, or because the player left or did not decide for too long."""

    seats: tuple[int, ...]
    reason: Literal["resign", "flag", "leave", "abandoned"]


class Adjudicated(BodyBase, frozen=True, tag="adjudicated"):
    """No person is left: the game ends undecided among the seats that were not lost."""


class Rematched(BodyBase, frozen=True, tag="rematched"):
    """All agreed on a rematch, at the table `table`. Secret: `token`, the key of its link."""

    table: str
    token: str = ""

    def seen_by(self, viewer: Viewer) -> BodyBase:
        return msgspec.structs.replace(self, token="")


class Chatted(BodyBase, frozen=True, tag="chatted"):
    """A line of chat."""

    name: str
    text: str


Body = (
    Created
    | Imported
    | Joined
    | Left
    | Closed
    | Started
    | Played
    | Offered
    | Answered
    | Agreed
    | TakenBack
    | Gone
    | Adjudicated
    | Rematched
    | Chatted
)
#: Events that change the position: `Table.at` is the number of the last one.
CHANGES = (Started, Played, TakenBack, Gone, Agreed, Adjudicated)


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row of a table's log: the event `number` at server time `at` (ms), `by` a guest's id, "bot:SEAT" or "server".

    Where the position has changed, `actor` is the seat that decides next (None: the game is over), and `clocks` are the
    remaining ms by seat. Secret: `client_id`, the client's name for its command.
    """

    number: int
    at: int
    by: str
    body: Body
    actor: int | None = None
    clocks: tuple[int, ...] | None = None
    client_id: str = ""


def seen_by(event: Event, viewer: Viewer) -> Event:
    """What a viewer may see of an event: nothing else of it leaves the server while the game runs.

    >>> seen_by(Event(2, 0, "server", Started(seed="5eed")), SPECTATOR)
    Event(number=2, at=0, by='server', body=Started(bots=(), seed=''), actor=None, clocks=None, client_id='')
    """
    return msgspec.structs.replace(event, body=event.body.seen_by(viewer), client_id="")


class _Moved(msgspec.Struct, frozen=True, tag_field="kind", tag="moved"):
    """The old stored form: one event for each decision."""

    seat: int
    text: str
    parts: tuple[str, ...] = ()
    chance: str = ""
    public: Shown | None = None
    seats: dict[int, Shown] = {}

    def played(self) -> Played:
        public = None if self.public is None else (self.public,)
        seats = {seat: (shown,) for seat, shown in self.seats.items()}
        return Played(self.seat, (Shown(self.text, self.parts, self.chance),), public, seats)


class _MovedEvent(msgspec.Struct, frozen=True):
    number: int
    at: int
    by: str
    body: _Moved
    actor: int | None = None
    clocks: tuple[int, ...] | None = None
    client_id: str = ""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Event)
_moved_decoder = msgspec.json.Decoder(_MovedEvent)


def to_json(event: Event) -> bytes:
    """An event as it is stored or sent."""
    return _encoder.encode(event)


def from_json(data: bytes | str) -> Event:
    """A stored event; the old form `moved` is read as `played`.

    >>> from_json('{"number":4,"at":9,"by":"ann","body":{"kind":"moved","seat":0,"text":"wS1"},"actor":1}').body.moves
    (Shown(text='wS1', parts=(), chance='', phrase=None, brought=None),)
    """
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        old = _moved_decoder.decode(data)
        return Event(old.number, old.at, old.by, old.body.played(), old.actor, old.clocks, old.client_id)
