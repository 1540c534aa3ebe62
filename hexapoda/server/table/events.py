"""The events of a table: what is stored, append-only, and what each viewer gets of it.

An event is stored with everything in it, secrets too. `seen_by` is the one function that decides what leaves the
server: it depends on the event alone, so that an event that is sent again is what was sent then.
"""

from typing import Any, Literal

import msgspec

from hexapoda.server.table.clock import ClockRule
from hexapoda.server.table.seats import Seats

Status = Literal["open", "running", "finished"]
#: A viewer: the seats that somebody holds, none for a spectator.
Viewer = frozenset[int]
SPECTATOR: Viewer = frozenset()


class BodyBase(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """What happened. Fields that not everybody may know are named in the docstring and removed by `seen_by`."""

    def seen_by(self, viewer: Viewer) -> "BodyBase":
        """What a viewer may know of it."""
        return self


class Created(BodyBase, frozen=True, tag="created"):
    """A table was made. Secret: `token`, the key of its link, and `position`, the text of the position from which the
    game begins where that is not its start."""

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
    #: How long a person may think without a clock, and how long a table waits for its players, in ms.
    patience: int
    waiting: int
    token: str = ""
    rematch_of: str = ""
    position: str = ""
    #: The version of the game's rules that `options` belong to; tables made before it was written have version 1.
    rules: str = "1"

    def seen_by(self, viewer: Viewer) -> BodyBase:
        return msgspec.structs.replace(self, token="", position="")


class Imported(BodyBase, frozen=True, tag="imported"):
    """A table was made that shows a finished game; all of it is known to all."""

    table: str
    game: str
    options: dict[str, str | int | bool]
    record: str
    seats: Seats
    listing: Literal["public", "link"]


class Joined(BodyBase, frozen=True, tag="joined"):
    """Somebody took a seat."""

    seat: int
    guest: str
    name: str


class Left(BodyBase, frozen=True, tag="left"):
    """Somebody went away before the game began, and freed seats."""

    seats: tuple[int, ...]


class Closed(BodyBase, frozen=True, tag="closed"):
    """Nobody is there to play: the table is closed without a game."""


class Started(BodyBase, frozen=True, tag="started"):
    """The game began; bots of the table's level took the seats `bots`. Secret: `seed`."""

    bots: tuple[int, ...] = ()
    seed: str = ""

    def seen_by(self, viewer: Viewer) -> BodyBase:
        return msgspec.structs.replace(self, seed="")


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision as a viewer saw it. `phrase` and `brought` are its words and those of what chance brought, as codes
    with parameters: they are added when an event is shown (`views.told`), and never stored."""

    text: str
    parts: tuple[str, ...] = ()
    chance: str = ""
    phrase: dict[str, Any] | None = None
    brought: dict[str, Any] | None = None


class Played(BodyBase, frozen=True, tag="played"):
    """A seat took decisions: all that one command said. Secret where it is told apart: `public` is what all saw, where
    that is less; `seats` what single seats saw, where that is not the public part.

    A viewer with several seats gets the decisions as its own seat saw them (the deciding one, or the first), and in
    `seats` what the others of them saw where that differs.
    """

    seat: int
    moves: tuple[Shown, ...]
    public: tuple[Shown, ...] | None = None
    seats: dict[int, tuple[Shown, ...]] = {}

    @property
    def is_same_for_all(self) -> bool:
        """Whether everybody saw the same."""
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
    """A seat proposes something to the seats `asked`. A takeback goes back to before the decision `to`; `redraws` says
    that it undoes something that chance brought, which will be drawn anew."""

    offer: Literal["draw", "takeback", "rematch"]
    seat: int
    asked: tuple[int, ...]
    to: int | None = None
    redraws: bool = False


class Answered(BodyBase, frozen=True, tag="answered"):
    """Somebody agreed, and others are still asked; or said no, and the offer is off the table."""

    offer: Literal["draw", "takeback", "rematch"]
    seats: tuple[int, ...]
    yes: bool


class Agreed(BodyBase, frozen=True, tag="agreed"):
    """All agree on a draw."""


class TakenBack(BodyBase, frozen=True, tag="taken-back"):
    """A seat took back its decision `to` and all that followed. Secret: `seed`, for what chance will bring now."""

    seat: int
    to: int
    seed: str = ""

    def seen_by(self, viewer: Viewer) -> BodyBase:
        return msgspec.structs.replace(self, seed="")


class Gone(BodyBase, frozen=True, tag="gone"):
    """Seats are lost: by resignation, by the clock, or because somebody went away or did not decide for too long."""

    seats: tuple[int, ...]
    reason: Literal["resign", "flag", "leave", "abandoned"]


class Adjudicated(BodyBase, frozen=True, tag="adjudicated"):
    """No person is left to play: the game ends undecided among those who did not leave."""


class Rematched(BodyBase, frozen=True, tag="rematched"):
    """All want to play again, at the table `table`. Secret: `token`, the key of its link."""

    table: str
    token: str = ""

    def seen_by(self, viewer: Viewer) -> BodyBase:
        return msgspec.structs.replace(self, token="")


class Chatted(BodyBase, frozen=True, tag="chatted"):
    """Somebody said something."""

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
#: Events after which the position is another one: `Table.at` is the number of the last of them.
CHANGES = (Started, Played, TakenBack, Gone, Agreed, Adjudicated)


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row of a table's log: the event `number` at server time `at` (ms), `by` a guest's id, "bot:SEAT" or "server".

    Where the position has changed, `actor` is the seat that decides now (None: the game is over), and `clocks` are the
    remaining ms by seat. Secret: `client_id`, whatever the client called its command.
    """

    number: int
    at: int
    by: str
    body: Body
    actor: int | None = None
    clocks: tuple[int, ...] | None = None
    client_id: str = ""


def seen_by(event: Event, viewer: Viewer) -> Event:
    """What a viewer gets of an event: nothing else of it ever leaves the server while the game runs.

    >>> seen_by(Event(2, 0, "server", Started(seed="5eed")), SPECTATOR)
    Event(number=2, at=0, by='server', body=Started(bots=(), seed=''), actor=None, clocks=None, client_id='')
    """
    return msgspec.structs.replace(event, body=event.body.seen_by(viewer), client_id="")


class _Moved(msgspec.Struct, frozen=True, tag_field="kind", tag="moved"):
    """How one decision was written when each was an event of its own."""

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
    """A stored event. One decision that was stored as `moved` is read as `played`.

    >>> from_json('{"number":4,"at":9,"by":"ann","body":{"kind":"moved","seat":0,"text":"wS1"},"actor":1}').body.moves
    (Shown(text='wS1', parts=(), chance='', phrase=None, brought=None),)
    """
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        old = _moved_decoder.decode(data)
        return Event(old.number, old.at, old.by, old.body.played(), old.actor, old.clocks, old.client_id)
