"""What can be said to a table: small structs, tagged by "type" as they come over the socket.

Everybody may say anything here; `Table.decide` says who may do what when. A `client_id` makes a command safe to be sent
twice.
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
#: A thing of a view that somebody points at, and how many of them.
LONGEST_PART = 64
MOST_PARTS = 20
#: How much may be said in one command.
MOST_MOVES = 50
MOST_SEATS = 16
#: Levels of bots, and the one that plays on for a seat that is gone unless the table says otherwise.
LEVELS = range(1, 9)
USUAL_LEVEL = 3
#: How long a person may think without a clock, in hours, before the game counts as abandoned.
USUAL_PATIENCE = 72
MOST_PATIENCE = 24 * 90

Id = Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]
MoveText = Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]
Part = Annotated[str, msgspec.Meta(max_length=LONGEST_PART)]
Parts = Annotated[tuple[Part, ...], msgspec.Meta(min_length=1, max_length=MOST_PARTS)]
#: A decision, or several at once: a text of the game, or parts, the things of the view that it is about in the order of
#: clicking.
Said = MoveText | Parts
Moves = Annotated[tuple[Said, ...], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
LevelNumber = Annotated[int, msgspec.Meta(ge=LEVELS.start, lt=LEVELS.stop)]
OfferKind = Literal["draw", "takeback", "rematch"]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything that is said to the table with the id `table`."""

    table: Id = ""
    client_id: Id = ""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: the one who makes the table ("me", on several seats too), a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    level: LevelNumber = USUAL_LEVEL


class Order(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What makes a table: the body of a request. A `client_id` makes it safe to ask twice."""

    client_id: Id = ""


class Create(Order, frozen=True):
    """A table to be made."""

    game: Id
    options: Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=MOST_OPTIONS)] = {}
    #: One wish a seat; seats without one are open.
    seats: Annotated[tuple[Wish, ...], msgspec.Meta(max_length=MOST_SEATS)] = (Wish("me"),)
    clock: ClockRule = NoClock()
    #: In the lobby, or for those who have the link.
    listing: Literal["public", "link"] = "link"
    watching: Literal["everybody", "link", "players"] = "everybody"
    chat: Literal["everybody", "players", "nobody"] = "players"
    #: When the last seat is taken, or when its maker says so.
    start: Literal["full", "host"] = "full"
    #: Who plays on for a seat that is gone, and how long a person may think without a clock.
    bot_level: LevelNumber = USUAL_LEVEL
    patience_hours: Annotated[int, msgspec.Meta(ge=1, le=MOST_PATIENCE)] = USUAL_PATIENCE
    #: A position text to begin from, instead of the start of the game. Whoever makes the table knows all that is in it.
    position: Annotated[str, msgspec.Meta(max_length=LONGEST_POSITION)] = ""


class Import(Order, frozen=True):
    """A record that is to be shown at a table, in one of the game's formats (recognised, or named)."""

    game: Id
    record: str
    format: Id | None = None
    listing: Literal["public", "link"] = "link"


class Join(Command, frozen=True, tag="join"):
    """Take a seat, any open one by default. Tables by link ask for the link's token."""

    seat: SeatNumber | None = None
    token: Id = ""


class Leave(Command, frozen=True, tag="leave"):
    """Go away: the seats become free, or are lost when the game is running."""


class Start(Command, frozen=True, tag="start"):
    """Begin; bots take the seats that are open."""


class Play(Command, frozen=True, tag="play"):
    """Decisions of a seat, one after the other: all are played or none, as one event. `answers` is the table's `at`
    that they were made for. Where chance, a secret or another seat comes in between, they end there; the `rest` is
    dropped, or kept as a premove."""

    seat: SeatNumber
    moves: Moves
    answers: int
    rest: Literal["drop", "premove"] = "drop"


class Premove(Command, frozen=True, tag="premove"):
    """Decisions that are given before their time, and played as soon as the seat has to decide; null: forget them."""

    seat: SeatNumber
    moves: Moves | None = None


class Resign(Command, frozen=True, tag="resign"):
    """Give a seat's game up."""

    seat: SeatNumber


class Offer(Command, frozen=True, tag="offer"):
    """Propose a draw, a takeback or a rematch. A takeback goes back to before the decision number `to` (from 0), one of
    the seat's own; by default its last one. What was said in one command is taken back as a whole."""

    offer: OfferKind
    seat: SeatNumber
    to: int | None = None


class Answer(Command, frozen=True, tag="answer"):
    """Say yes or no to what was proposed; whoever proposed it takes it back with a no."""

    offer: OfferKind
    yes: bool


class Chat(Command, frozen=True, tag="chat"):
    """Say something."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)]


class Sweep(Command, frozen=True, tag="sweep"):
    """The server's own: end what its rules end now (a flag, an abandoned game, a table that nobody came to)."""


#: What people may say to a table that exists, as the socket reads it.
Spoken = Join | Leave | Start | Play | Premove | Resign | Offer | Answer | Chat
