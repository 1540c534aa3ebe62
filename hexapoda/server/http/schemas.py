"""The requests and answers of the REST API, besides the structs of the tables themselves."""

from typing import Annotated, Any, Literal

import msgspec

from hexapoda.kernel.declaration import Refusal
from hexapoda.server.bots.readiness import GameReadiness
from hexapoda.server.live.messages import Info, LobbyTable
from hexapoda.server.table import commands
from hexapoda.server.table.events import Event
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.sketch import Sketch
from hexapoda.server.table.views import State

#: Entries on a page of a list, by default and at most.
USUAL_PAGE = 50
LONGEST_PAGE = 100
LONGEST_NAME = 100


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a code with parameters. `message` is the id of the words in the catalog; `clause` is
    the rule of the game, if any."""

    code: str
    params: dict[str, str | int | float | bool]
    clause: str
    message: str


class Problems(msgspec.Struct, frozen=True):
    """The answer to a request that fails."""

    error: Problem


class _Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class GuestName(_Request, frozen=True, kw_only=True):
    """A name that people see: one line, at most 30 characters."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class GuestAnswer(msgspec.Struct, frozen=True):
    """A guest; `created` and `seen` are in ms since 1970."""

    id: str
    name: str
    created: int
    seen: int


class NewGuestAnswer(msgspec.Struct, frozen=True):
    """A new guest. The secret is returned only once; a browser keeps it in its cookie."""

    id: str
    name: str
    secret: str


class Attempt(_Request, frozen=True, kw_only=True):
    """A move, finished or not: as a `text`, or as `parts`, the things of the view in the order of clicking. The
    beginning of a legal move is fine as parts. `moves` are decisions before it, chosen and not played yet."""

    seat: commands.SeatNumber
    moves: Annotated[tuple[commands.Said, ...], msgspec.Meta(max_length=commands.MOST_MOVES)] = ()
    text: commands.MoveText = ""
    parts: commands.Parts | None = None
    token: Annotated[str, msgspec.Meta(max_length=commands.LONGEST_ID)] = ""


class HintWish(_Request, frozen=True, kw_only=True):
    """Asks what a bot of a level would play on a seat."""

    seat: commands.SeatNumber
    level: commands.LevelNumber = commands.USUAL_LEVEL


class TableAnswer(msgspec.Struct, frozen=True):
    """A table as the client may see it; `now` is the server's time in ms."""

    id: str
    now: int
    info: Info
    state: State


class TableList(msgspec.Struct, frozen=True):
    """A page of tables; `next` is the cursor of the next one."""

    tables: list[LobbyTable]
    next: str | None = None


class PositionAnswer(msgspec.Struct, frozen=True):
    """A position as the client may see it. `position` is its text, which tells everything: null while the game runs."""

    number: int
    view: dict[str, Any]
    position: str | None


class PositionList(msgspec.Struct, frozen=True):
    """Positions of a game after `number` decisions each; there are `total` of them, from 0 on. `constants` are what
    never changes on their boards."""

    total: int
    constants: dict[str, Any]
    positions: list[PositionAnswer]


class SketchAttempt(Sketch, frozen=True, kw_only=True):
    """A move in a position, finished or not: as a `text`, or as `parts`."""

    text: commands.MoveText = ""
    parts: commands.Parts | None = None


class SketchAnalysis(Sketch, frozen=True, kw_only=True):
    """A position for a bot to analyse, for some seconds."""

    seconds: Annotated[float, msgspec.Meta(ge=0.05, le=5.0)] = 0.5


class SketchAnswer(msgspec.Struct, frozen=True):
    """A position: what a seat sees of it, what never changes on its board, all options of the game, and its text."""

    view: dict[str, Any]
    constants: dict[str, Any]
    options: dict[str, str | int | bool]
    position: str


class ToldMove(msgspec.Struct, frozen=True):
    """A move: its text, its parts in the order of clicking, and its phrase as a code with parameters."""

    text: str
    parts: list[str]
    phrase: dict[str, Any]


class CandidateMove(ToldMove, frozen=True):
    """A move with the expected result for the deciding seat, from -1 (lost) to 1 (won)."""

    value: float


class AnalysisAnswer(msgspec.Struct, frozen=True):
    """What a bot thinks of a position, as the deciding seat may know it. `values` is the expected result for each seat,
    from -1 (last) to 1 (first); with more than two seats, those of the others are averages over all moves searched.
    `line` is the best play found, `candidates` are the best moves (one, where the search does not compare them)."""

    values: list[float]
    best: ToldMove | None
    line: list[ToldMove]
    depth: int
    nodes: int
    candidates: list[CandidateMove]


class EventList(msgspec.Struct, frozen=True):
    """Events of a table, as the client may see them."""

    table: str
    events: list[Event]


class DoneAnswer(msgspec.Struct, frozen=True):
    """A command was carried out as the event `number` (0: it is no event) and is stored; `repeated`: not for the first
    time."""

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

    @classmethod
    def of(cls, refusal: Refusal | Refused | None) -> "Explanation":
        """The explanation of a refusal, if there is one."""
        return cls(None if refusal is None else Problem(**Refused.of(refusal).json()))


class SuggestionAnswer(msgspec.Struct, frozen=True):
    """A value that most people want, offered where each option in `when` has one of the given values."""

    value: str | int | bool
    when: dict[str, list[str | int | bool]]


class OptionAnswer(msgspec.Struct, frozen=True):
    """An option of a game. Without choices it is any value of the default's type, with `suggestions` to offer. It has
    an effect only where each option in `when` has one of the given values. `expert`: few people ever touch it."""

    name: str
    choices: list[str | int | bool]
    default: str | int | bool
    when: dict[str, list[str | int | bool]]
    suggestions: list[SuggestionAnswer]
    expert: bool


class FormatAnswer(msgspec.Struct, frozen=True):
    """A format of records."""

    name: str
    writes: bool


class GameAnswer(msgspec.Struct, frozen=True):
    """A game, for a form to make a table. Its words in the catalog are NAME-title and NAME-option-OPTION."""

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
    """The limits of a level: seconds for a turn, and depth where bots look ahead."""

    level: int
    seconds: float | None
    depth: int | None


class BotList(msgspec.Struct, frozen=True):
    """The levels of bots."""

    levels: list[BotLevel]


class ReadinessList(msgspec.Struct, frozen=True):
    """How far each game is compiled."""

    games: list[GameReadiness]


class Health(msgspec.Struct, frozen=True):
    """How the server is: "ready", "away" (no database), "closing", or only known to be "live"."""

    status: Literal["ready", "away", "closing", "live"]
    version: str
    now: int | None = None


#: Every struct of the API, for its description.
STRUCTS: tuple[Any, ...] = (
    Problems, GuestName, GuestAnswer, NewGuestAnswer, commands.Create, commands.Import, Attempt, HintWish, TableAnswer,
    TableList, EventList, PositionList, Sketch, SketchAttempt, SketchAnalysis, SketchAnswer, AnalysisAnswer, DoneAnswer,
    RecordText, Explanation, ToldMove, GameAnswer, GameList, BotList, ReadinessList, Health,
)  # fmt: skip
