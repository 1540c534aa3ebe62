"""What crosses the socket: JSON objects, told apart by "type".

A client says hello first, with its guest's id and secret (or by its cookie, or as nobody, who may only watch). Then it
watches tables, and sends them the commands of `commands.py`:

    → {"type": "hello", "guest": "…", "secret": "…"}
    ← {"type": "welcome", "guest": "…", "name": "Maja", "now": 51234, "version": "…"}
    → {"type": "watch", "table": "3f…", "from": 7}
    ← {"type": "events", "table": "3f…", "events": [8, 9 …]}       what it missed, if anything, in pages
    ← {"type": "state", "table": "3f…", "state": {…}, "info": {…}}  and how things are
    → {"type": "play", "table": "3f…", "seat": 0, "moves": ["wS1"], "answers": 9, "client_id": "c1"}
    ← {"type": "event", "table": "3f…", "event": {…}, "state": {…}}
    ← {"type": "ack", "client_id": "c1", "table": "3f…", "number": 10}

The events of a table come in the order of their numbers, without gaps or repeats. An acknowledgement comes after the
event is stored; a command that is sent again with its `client_id` is acknowledged again, and not done again. A refusal
says why as a code with parameters; a stale command also gets the state. What never changes on a board,
`state.constants`, comes with the first state of a game.
"""

from typing import Annotated, Any

import msgspec

from hexapoda.server.table.commands import ClientCommand, Id, Moves, SeatNumber
from hexapoda.server.table.deadlines import Terms
from hexapoda.server.table.events import Event
from hexapoda.server.table.views import State, Step

#: Why a socket is closed: codes of the close frame.
GOING_AWAY = 1001
BAD_HELLO = 4401
NO_HELLO = 4408
BANNED = 4403
TOO_FAST = 4429
SLOW_READER = 4409

#: The versions of the protocol.
PROTOCOLS = (1, 2)

# From the client.


class _FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    client_id: Id = ""


class Hello(_FromClient, frozen=True, kw_only=True, tag="hello"):
    """Who connects: a guest with its secret, the guest of the cookie, or nobody."""

    guest: Id = ""
    secret: Annotated[str, msgspec.Meta(max_length=200)] = ""
    #: How views and legal moves are told: 1 whole, 2 as changes and in few bytes.
    protocol: Annotated[int, msgspec.Meta(ge=1, le=99)] = PROTOCOLS[0]


class Watch(_FromClient, frozen=True, kw_only=True, tag="watch"):
    """Watch a table from now on, after its events with numbers above `from`. Without `from`, only the state comes
    first. Tables by link require the link's token."""

    table: Id
    after: int | None = msgspec.field(name="from", default=None)
    token: Id = ""


class Unwatch(_FromClient, frozen=True, kw_only=True, tag="unwatch"):
    """Stop watching a table."""

    table: Id


class WatchLobby(_FromClient, frozen=True, kw_only=True, tag="lobby"):
    """Watch the lobby, or stop."""

    on: bool = True


class Ping(_FromClient, frozen=True, kw_only=True, tag="ping"):
    """Is the server there?"""


class Try(_FromClient, frozen=True, kw_only=True, tag="try"):
    """What would the seat be asked after these decisions? Nothing is played. `premove`: decisions in advance, from what
    the view's `premove` offers."""

    table: Id
    seat: SeatNumber
    moves: Moves
    answers: int
    premove: bool = False


ClientMessage = Hello | Watch | Unwatch | WatchLobby | Ping | Try | ClientCommand

_decoder = msgspec.json.Decoder(ClientMessage)


def read(data: str | bytes) -> ClientMessage:
    """A message from a client. Raises msgspec.DecodeError (or its ValidationError)."""
    try:
        return _decoder.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


# To the client.


class _ToClient(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    pass


class Welcome(_ToClient, frozen=True, kw_only=True, tag="welcome"):
    """The hello was accepted. `now` is the server's time in ms, which all times of tables refer to."""

    guest: str
    name: str
    now: int
    version: str
    protocol: int


class Info(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What does not change at a table. `token` is the key of its link, for guests who may share it."""

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


class StateMessage(_ToClient, frozen=True, kw_only=True, tag="state"):
    """The state of a table, as the client may see it. `info` comes with the first one. `now` is the server's time."""

    table: str
    state: State
    now: int
    info: Info | None = None


class EventsMessage(_ToClient, frozen=True, kw_only=True, tag="events"):
    """Events of a table that the client missed, in pages: with `more` the table is not watched yet, and the client asks
    again from the last one."""

    table: str
    events: list[Event]
    more: bool = False


class EventMessage(_ToClient, frozen=True, kw_only=True, tag="event"):
    """An event at a table, and the state after it; only the keys of views that have not changed. Clients that read few
    bytes are told a step from the state before."""

    table: str
    event: Event
    now: int
    state: State | None = None
    step: Step | None = None


class Tried(_ToClient, frozen=True, kw_only=True, tag="tried"):
    """The tried decisions are legal. `on`: the next decision continues them, and `view` is what the seat would see
    then, with its legal moves. For a premove `view` is the seat's current view, with the next `premove`."""

    client_id: str = ""
    table: str
    on: bool
    view: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Unwatched(_ToClient, frozen=True, kw_only=True, tag="unwatched"):
    """The client no longer watches the table: it may not, or asked for that; or the table was deleted (`code`)."""

    table: str
    code: str = ""


class Ack(_ToClient, frozen=True, kw_only=True, tag="ack"):
    """A command was carried out as the event `number` (0: it is no event) and is stored. `repeated`: it was carried out
    before."""

    client_id: str = ""
    table: str = ""
    number: int = 0
    repeated: bool = False


class RefusedMessage(_ToClient, frozen=True, kw_only=True, tag="refused"):
    """A refused message; `message` is the id of the words in the catalog, `clause` a rule of the game."""

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


class LobbyMessage(_ToClient, frozen=True, kw_only=True, tag="lobby"):
    """Tables of the lobby that are new or have changed, and those that are gone. `complete`: these are all."""

    tables: list[LobbyTable]
    gone: list[str] = []
    complete: bool = False


class Pong(_ToClient, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping; `now` is the server's time."""

    client_id: str = ""
    now: int


class Bye(_ToClient, frozen=True, kw_only=True, tag="bye"):
    """The server closes the socket; `code` says why."""

    code: str


_encoder = msgspec.json.Encoder()


def write(message: msgspec.Struct) -> bytes:
    """A message to a client."""
    return _encoder.encode(message)
