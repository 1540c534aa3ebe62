"""What crosses the socket: JSON objects, told apart by "type".

A client says hello first, with its guest's id and secret (or by its cookie, or as nobody, who may only look on). Then
it watches tables, and speaks to them with the commands of `commands.py`:

    → {"type": "hello", "guest": "…", "secret": "…"}
    ← {"type": "welcome", "guest": "…", "name": "Maja", "now": 51234, "version": "…"}
    → {"type": "watch", "table": "3f…", "from": 7}
    ← {"type": "events", "table": "3f…", "events": [8, 9 …]}       what it missed, if anything
    ← {"type": "state", "table": "3f…", "state": {…}, "info": {…}}  and how things are
    → {"type": "play", "table": "3f…", "seat": 0, "moves": ["wS1"], "answers": 9, "client_id": "c1"}
    ← {"type": "event", "table": "3f…", "event": {…}, "state": {…}}
    ← {"type": "ack", "client_id": "c1", "table": "3f…", "number": 10}

Everything that a table tells comes in the order of its numbers, without gaps and without doubles. An acknowledgement
comes after the event is stored for good; a command that is sent again with its `client_id` is acknowledged again, and
not done again. A refused one says why as a code with parameters; a stale one is followed by the state. What never
changes of a board, `state.constants`, comes with the first state of a game.
"""

from typing import Annotated, Any

import msgspec

from hexapoda.server.table.commands import Id, Moves, SeatNumber, Spoken
from hexapoda.server.table.deadlines import Terms
from hexapoda.server.table.events import Event
from hexapoda.server.table.views import State

#: Why we close a socket: codes that are sent with the close frame.
GOING_AWAY = 1001
BAD_HELLO = 4401
NO_HELLO = 4408
TOO_FAST = 4429
SLOW_READER = 4409

# From the client.


class _Said(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    client_id: Id = ""


class Hello(_Said, frozen=True, kw_only=True, tag="hello"):
    """Who it is: a guest with its secret, whoever the cookie says, or nobody."""

    guest: Id = ""
    secret: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Watch(_Said, frozen=True, kw_only=True, tag="watch"):
    """Tell everything of a table from now on; before that, the events after the number `from`. Without `from`, only the
    state is told. Tables by link ask for the link's token."""

    table: Id
    after: int | None = msgspec.field(name="from", default=None)
    token: Id = ""


class Unwatch(_Said, frozen=True, kw_only=True, tag="unwatch"):
    """Tell no more of a table."""

    table: Id


class WatchLobby(_Said, frozen=True, kw_only=True, tag="lobby"):
    """Tell of the tables in the lobby, or no more."""

    on: bool = True


class Ping(_Said, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


class Try(_Said, frozen=True, kw_only=True, tag="try"):
    """What would the seat be asked after these decisions? Nothing is played. `premove`: decisions in advance, from what
    the view's `premove` offers."""

    table: Id
    seat: SeatNumber
    moves: Moves
    answers: int
    premove: bool = False


Said = Hello | Watch | Unwatch | WatchLobby | Ping | Try | Spoken

_decoder = msgspec.json.Decoder(Said)


def read(data: str | bytes) -> Said:
    """A message of a client; msgspec.DecodeError (or its ValidationError) where it is none."""
    try:
        return _decoder.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


# To the client.


class _Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    pass


class Welcome(_Told, frozen=True, kw_only=True, tag="welcome"):
    """The hello was good. `now` is the server's time in ms, which all times of tables refer to."""

    guest: str
    name: str
    now: int
    version: str


class Info(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What of a table stays the same. `token` is the key of its link, for those who may hand it on."""

    game: str
    options: dict[str, str | int | bool]
    teams: tuple[int, ...]
    terms: Terms
    listing: str
    watching: str
    chat: str
    start: str
    host: str = ""
    created: int
    rematch_of: str = ""
    token: str | None = None


class StateMessage(_Told, frozen=True, kw_only=True, tag="state"):
    """How a table is now, as the client sees it. `info` comes with the first one. `now` is the server's time."""

    table: str
    state: State
    now: int
    info: Info | None = None


class EventsMessage(_Told, frozen=True, kw_only=True, tag="events"):
    """Events of a table that the client has missed."""

    table: str
    events: list[Event]


class EventMessage(_Told, frozen=True, kw_only=True, tag="event"):
    """What just happened at a table, and the state after it; only the keys of views where that is the same."""

    table: str
    event: Event
    now: int
    state: State | None = None


class Tried(_Told, frozen=True, kw_only=True, tag="tried"):
    """What was tried is legal. `on`: the next decision goes on with it, and `view` is what the seat would see then,
    with its legal moves. For a premove `view` is the seat's view as it is, with the next `premove`."""

    client_id: str = ""
    table: str
    on: bool
    view: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Unwatched(_Told, frozen=True, kw_only=True, tag="unwatched"):
    """The client may not watch the table any more, or did not want to."""

    table: str


class Ack(_Told, frozen=True, kw_only=True, tag="ack"):
    """A command was carried out as the event `number` (0: it is none of the table's events) and is stored for good.
    `repeated`: that was so before."""

    client_id: str = ""
    table: str = ""
    number: int = 0
    repeated: bool = False


class RefusedMessage(_Told, frozen=True, kw_only=True, tag="refused"):
    """A message that did nothing; `message` is the catalog's id for the words. `clause` is a rule of the game."""

    client_id: str = ""
    table: str = ""
    code: str
    params: dict[str, Any]
    clause: str = ""
    message: str


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    id: str
    game: str
    options: str
    state: str
    created: int
    updated: int
    seats: tuple[Any, ...]


class LobbyMessage(_Told, frozen=True, kw_only=True, tag="lobby"):
    """Tables of the lobby that are new or have changed, and those that are gone from it. `complete`: these are all."""

    tables: list[LobbyTable]
    gone: list[str] = []
    complete: bool = False


class Pong(_Told, frozen=True, kw_only=True, tag="pong"):
    """We are here; `now` is the server's time."""

    client_id: str = ""
    now: int


class Bye(_Told, frozen=True, kw_only=True, tag="bye"):
    """We close the socket; `code` says why."""

    code: str


_encoder = msgspec.json.Encoder()


def write(message: msgspec.Struct) -> bytes:
    """A message to a client."""
    return _encoder.encode(message)
