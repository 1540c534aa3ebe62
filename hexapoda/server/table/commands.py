"""The commands that a table understands, tagged by "type" as they come over the socket.

`Table.decide` checks who may do what and when. A `client_id` makes a command safe to send twice.
"""

from typing import Annotated, Literal

import msgspec

from hexapoda.server.table.clock import ClockRule, NoClock

#: Longest texts, in characters.
LONGEST_ID = 64
LONGEST_MOVE = 200
LONGEST_CHAT = 500
LONGEST_OPTION = 20_000
LONGEST_POSITION = 20_000
MOST_OPTIONS = 20
#: The longest name of a thing that a client points at, and the most of them in one decision.
LONGEST_PART = 64
MOST_PARTS = 20
#: The most decisions in one command.
MOST_MOVES = 50
MOST_SEATS = 16
#: Levels of bots, and the default for a bot that takes over a seat.
LEVELS = range(1, 9)
USUAL_LEVEL = 3
#: Hours that a player may think without a clock before the game counts as abandoned.
USUAL_PATIENCE = 72
MOST_PATIENCE = 24 * 90

Id = Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]
MoveText = Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]
Part = Annotated[str, msgspec.Meta(max_length=LONGEST_PART)]
Parts = Annotated[tuple[Part, ...], msgspec.Meta(min_length=1, max_length=MOST_PARTS)]
#: One or more decisions: a text of the game, or parts: things of the view in the order of clicking.
Said = MoveText | Parts
Moves = Annotated[tuple[Said, ...], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
LevelNumber = Annotated[int, msgspec.Meta(ge=LEVELS.start, lt=LEVELS.stop)]
OfferKind = Literal["draw", "takeback", "rematch"]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A command to the table with the id `table`."""

    table: Id = ""
    client_id: Id = ""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall take a seat: the maker of the table ("me", also on several seats), a bot, or any player."""

    kind: Literal["me", "bot", "open"]
    level: LevelNumber = USUAL_LEVEL


class Order(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a new table. A `client_id` makes it safe to send twice."""

    client_id: Id = ""


class Create(Order, frozen=True):
    """Make a table."""

    game: Id
    options: Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=MOST_OPTIONS)] = {}
    #: One wish for each seat; seats without one are open.
    seats: Annotated[tuple[Wish, ...], msgspec.Meta(max_length=MOST_SEATS)] = (Wish("me"),)
    clock: ClockRule = NoClock()
    #: Listed in the lobby, or found by link only.
    listing: Literal["public", "link"] = "link"
    watching: Literal["everybody", "link", "players"] = "everybody"
    chat: Literal["everybody", "players", "nobody"] = "players"
    #: The game starts when all seats are taken, or when the host says so.
    start: Literal["full", "host"] = "full"
    #: The bot that takes over a lost seat, and how long a player may think without a clock.
    bot_level: LevelNumber = USUAL_LEVEL
    patience_hours: Annotated[int, msgspec.Meta(ge=1, le=MOST_PATIENCE)] = USUAL_PATIENCE
    #: A position text to start from. The maker of the table knows all that is in it.
    position: Annotated[str, msgspec.Meta(max_length=LONGEST_POSITION)] = ""


class Import(Order, frozen=True):
    """Show a record at a table, in one of the game's formats (detected, or named). It is safe to send twice without a
    `client_id` too."""

    game: Id
    record: str
    format: Id | None = None
    listing: Literal["public", "link"] = "link"


class Join(Command, frozen=True, tag="join"):
    """Take a seat, by default any open one. Tables by link require the link's token."""

    seat: SeatNumber | None = None
    token: Id = ""


class Leave(Command, frozen=True, tag="leave"):
    """Leave: the seats become free, or are lost if the game is running."""


class Start(Command, frozen=True, tag="start"):
    """Start the game; bots take the open seats."""


class Play(Command, frozen=True, tag="play"):
    """Decisions of a seat: all are played, as one event, or none. `answers` is the table's `at` that they were made
    for. They end where chance, a secret or another seat comes in between; the `rest` is dropped, or kept as a
    premove."""

    seat: SeatNumber
    moves: Moves
    answers: int
    rest: Literal["drop", "premove"] = "drop"


class Premove(Command, frozen=True, tag="premove"):
    """Decisions to play as soon as it is the seat's turn; null: forget them."""

    seat: SeatNumber
    moves: Moves | None = None


class Resign(Command, frozen=True, tag="resign"):
    """Resign a seat."""

    seat: SeatNumber


class Offer(Command, frozen=True, tag="offer"):
    """Offer a draw, a takeback or a rematch. A takeback goes back to before the decision number `to` (from 0), one of
    the seat's own; by default its last one. The decisions of one command are taken back together."""

    offer: OfferKind
    seat: SeatNumber
    to: int | None = None


class Answer(Command, frozen=True, tag="answer"):
    """Accept or decline an offer; the seat that made it withdraws it with a no."""

    offer: OfferKind
    yes: bool


class Chat(Command, frozen=True, tag="chat"):
    """Send a line of chat."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)]


class Sweep(Command, frozen=True, tag="sweep"):
    """For the server only: end what is due (a fallen flag, an abandoned game, a table that nobody joined)."""


#: The commands that clients may send.
ClientCommand = Join | Leave | Start | Play | Premove | Resign | Offer | Answer | Chat
