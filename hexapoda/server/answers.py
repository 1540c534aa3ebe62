"""What the REST API takes and gives, besides the structs of the tables themselves."""

from typing import Annotated, Any, Literal

import msgspec

from hexapoda.server.clock import ClockRule, NoClock
from hexapoda.server.commands import (
    LONGEST_ID,
    MOST_OPTIONS,
    MOST_PATIENCE,
    MOST_SEATS,
    USUAL_LEVEL,
    USUAL_PATIENCE,
    Id,
    LevelNumber,
    MoveText,
    SeatNumber,
    Wish,
)
from hexapoda.server.events import Event
from hexapoda.server.messages import Info, LobbyTable
from hexapoda.server.showing import State

#: Tables on a page of a list, by default and at most.
USUAL_PAGE = 50
LONGEST_PAGE = 100
LONGEST_NAME = 100


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: a code with parameters. `message` is the catalog's id for the words; `clause` is the
    rule of the game, where one is concerned."""

    code: str
    params: dict[str, str | int | float | bool]
    clause: str
    message: str


class Problems(msgspec.Struct, frozen=True):
    """Every answer that is none."""

    error: Problem


class _Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class GuestName(_Asked, frozen=True, kw_only=True):
    """A name that people see: one line, 30 characters."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class GuestAnswer(msgspec.Struct, frozen=True):
    """A guest; `created` and `seen` are the calendar's ms since 1970."""

    id: str
    name: str
    created: int
    seen: int


class NewGuestAnswer(msgspec.Struct, frozen=True):
    """A new guest. The secret is said once, here; a browser keeps it in its cookie."""

    id: str
    name: str
    secret: str


class NewTable(_Asked, frozen=True, kw_only=True):
    """A table to be made (`commands.Create`). A `client_id` makes it safe to ask twice."""

    game: Id
    options: Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=MOST_OPTIONS)] = {}
    #: One wish a seat; seats without one are open.
    seats: Annotated[tuple[Wish, ...], msgspec.Meta(max_length=MOST_SEATS)] = (Wish("me"),)
    clock: ClockRule = NoClock()
    listing: Literal["public", "link"] = "link"
    watching: Literal["everybody", "link", "players"] = "everybody"
    chat: Literal["everybody", "players", "nobody"] = "players"
    start: Literal["full", "host"] = "full"
    bot_level: LevelNumber = USUAL_LEVEL
    patience_hours: Annotated[int, msgspec.Meta(ge=1, le=MOST_PATIENCE)] = USUAL_PATIENCE
    client_id: Id = ""


class NewRecord(_Asked, frozen=True, kw_only=True):
    """A record that is to be shown at a table, in one of the game's formats (recognised, or named)."""

    game: Id
    record: str
    format: Id | None = None
    listing: Literal["public", "link"] = "link"
    client_id: Id = ""


class Attempt(_Asked, frozen=True, kw_only=True):
    """A move that a seat thinks of, finished or not."""

    seat: SeatNumber
    text: MoveText
    token: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)] = ""


class HintWish(_Asked, frozen=True, kw_only=True):
    """A seat that wants to know what a bot of a level would do."""

    seat: SeatNumber
    level: LevelNumber = USUAL_LEVEL


class TableAnswer(msgspec.Struct, frozen=True):
    """A table as whoever asks may see it; `now` is the server's time in ms."""

    id: str
    now: int
    info: Info
    state: State


class TableList(msgspec.Struct, frozen=True):
    """A page of tables; `next` is the cursor of the next one."""

    tables: list[LobbyTable]
    next: str | None = None


class EventList(msgspec.Struct, frozen=True):
    """Events of a table, as whoever asks may see them."""

    table: str
    events: list[Event]


class DoneAnswer(msgspec.Struct, frozen=True):
    """A command was carried out as the event `number` (0: it is none) and is stored; `repeated`: it was so before."""

    table: str
    number: int
    repeated: bool


class RecordText(msgspec.Struct, frozen=True):
    """The record of a game, in a format."""

    table: str
    format: str
    record: str


class Explanation(msgspec.Struct, frozen=True):
    """Why a move may not be played, or null where it may."""

    refusal: Problem | None


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do."""

    text: str


class OptionAnswer(msgspec.Struct, frozen=True):
    """An option of a game; without choices it is any value of the default's type."""

    name: str
    choices: list[str | int | bool]
    default: str | int | bool


class FormatAnswer(msgspec.Struct, frozen=True):
    """A format of records."""

    name: str
    writes: bool


class GameAnswer(msgspec.Struct, frozen=True):
    """A game: what a form to make a table needs. The catalog has its words as NAME-title and NAME-option-OPTION."""

    name: str
    title: str
    seats: int
    seat_names: list[str]
    options: list[OptionAnswer]
    formats: list[FormatAnswer]
    levels: list[int]
    hidden: bool


class GameList(msgspec.Struct, frozen=True):
    """All games."""

    games: list[GameAnswer]


class BotLevel(msgspec.Struct, frozen=True):
    """How hard the bots of a level try: at most so many seconds, and so many moves ahead where they look ahead."""

    level: int
    seconds: float | None
    depth: int | None


class BotList(msgspec.Struct, frozen=True):
    """The levels of bots."""

    levels: list[BotLevel]


class Health(msgspec.Struct, frozen=True):
    """How the server is: "ready", "away" (no database) or "closing"."""

    status: Literal["ready", "away", "closing", "live"]
    version: str
    now: int | None = None


#: Every struct of the API, for the description.
STRUCTS: tuple[Any, ...] = (
    Problems, GuestName, GuestAnswer, NewGuestAnswer, NewTable, NewRecord, Attempt, HintWish, TableAnswer, TableList,
    EventList, DoneAnswer, RecordText, Explanation, Hint, GameAnswer, GameList, BotList, Health,
)  # fmt: skip
