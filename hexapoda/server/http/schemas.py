"""The requests and answers of the REST API, besides the structs of the tables themselves."""

from typing import Annotated, Any, Literal

import msgspec

from hexapoda.kernel.declaration import Refusal
from hexapoda.server.bots.readiness import GameReadiness
from hexapoda.server.live.messages import Info, LobbyTable
from hexapoda.server.table import commands
from hexapoda.server.table.drafts import DraftWish
from hexapoda.server.table.events import Event
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.sketch import Sketch
from hexapoda.server.table.sketch_tree import SketchTree
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


class SourceAnswer(msgspec.Struct, frozen=True):
    """Where points came from: the message is NAME-points-CODE. `points` by seat; sources that `counts` add up to the
    scores, the others break ties or say how the game stood."""

    code: str
    points: list[int]
    counts: bool


class StandingAnswer(msgspec.Struct, frozen=True):
    """What the graph of a game shows of each seat after some decisions: NAME-standing, or its points."""

    after: int
    standing: list[int]


class PointsAnswer(msgspec.Struct, frozen=True):
    """Why a game ended as it did: where the points came from, how they grew, and the last move, if it ended the game:
    `seat` and `move`, a phrase."""

    sources: list[SourceAnswer]
    graph: list[StandingAnswer]
    last: dict[str, Any] | None


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
    """A position for a bot to analyse, for some seconds, and longer on a machine that is too slow for a verdict. It
    compares some best `lines`. With `turn`, half of the time is for what the best turn leads to."""

    seconds: Annotated[float, msgspec.Meta(ge=0.05, le=5.0)] = 0.5
    lines: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    turn: bool = False


class SketchAnswer(msgspec.Struct, frozen=True):
    """A position: what a seat sees of it, what never changes on its board, all options of the game, and its text.
    `told` is the last move with all that chance brought, also what the seat does not see."""

    view: dict[str, Any]
    constants: dict[str, Any]
    options: dict[str, str | int | bool]
    position: str
    told: dict[str, Any] | None


class PuzzleEntry(msgspec.Struct, frozen=True):
    """A puzzle in a list: what it is about, and how difficult it is."""

    id: str
    theme: str
    rating: int


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    puzzles: list[PuzzleEntry]


#: What a position of a puzzle is: the start, after a right move, after the reply to one, after a wrong move, or after
#: what refutes that.
NodeKind = Literal["start", "right", "reply", "wrong", "refutation"]


class PuzzleNode(msgspec.Struct):
    """A position of a puzzle as its seat sees it, and the move that led there from the node `parent`. The view has
    legal moves, and the text is not "", where the solver decides."""

    parent: int | None
    kind: NodeKind
    told: dict[str, Any] | None
    view: dict[str, Any]
    position: str


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """A puzzle for `seat`. `plies`: in how many decisions it is won, or lost by all other moves; 0 where the best move
    wins the most. The solution is what the first nodes after each other lead to that are right or replies; of each
    position in which the solver decides, all legal moves are there."""

    id: str
    theme: str
    rating: int
    plies: int
    seat: int
    proof: dict[str, str | int | float]
    options: dict[str, str | int | bool]
    constants: dict[str, Any]
    nodes: list[PuzzleNode]


class ToolAnswer(msgspec.Struct, frozen=True):
    """Something that is set on a board by hand: first the `part`, then as many `places` of its area. The label is a
    phrase, null for what can be clicked on the board or in a hand."""

    part: str
    area: str
    places: int
    label: dict[str, Any] | None
    seat: int | None


class NamedValue(msgspec.Struct, frozen=True):
    """A value of a setting, or a thing that is counted, and what it is called, a phrase."""

    name: str
    label: dict[str, Any]


class SettingAnswer(msgspec.Struct, frozen=True):
    """Something about a position that is not on its board: one of the `choices`, a number from `least` to `most`,
    counts of `things` ("W1*2,S1"), or a text."""

    name: str
    label: dict[str, Any]
    value: str
    choices: list[NamedValue]
    least: int | None
    most: int | None
    things: list[NamedValue]
    seat: int | None


class DraftAnswer(msgspec.Struct, frozen=True):
    """A draft: what a seat sees of it, its text, why the rules do not allow it (null if they do), and what can be
    changed."""

    view: dict[str, Any]
    constants: dict[str, Any]
    options: dict[str, str | int | bool]
    position: str
    problem: Problem | None
    tools: list[ToolAnswer]
    areas: dict[str, list[str]]
    settings: list[SettingAnswer]


class ToldMove(msgspec.Struct, frozen=True):
    """A move: its text, its parts in the order of clicking, and its phrase as a code with parameters."""

    text: str
    parts: list[str]
    phrase: dict[str, Any]


class CandidateMove(ToldMove, frozen=True):
    """A move with the expected result for the deciding seat, from -1 (lost) to 1 (won), the line that begins with it
    (empty beyond the lines that were asked for), how many of its moves are of the same turn, and in how many decisions
    the end is forced, if it is known."""

    value: float
    line: list[ToldMove]
    own: int
    forced: int | None = None


class HintAnswer(ToldMove, frozen=True):
    """What a bot would play, and why: `reason` is a phrase, one sentence. `line` is how the game would go on, beginning
    with the move itself; the first `own` moves of it are of the same turn."""

    reason: dict[str, Any]
    line: list[ToldMove]
    own: int


class BestTurn(msgspec.Struct, frozen=True):
    """The best turn, as a list of decisions, and the expected results after it."""

    moves: list[ToldMove]
    values: list[float]
    enough: bool


class AnalysisAnswer(msgspec.Struct, frozen=True):
    """What a bot thinks of a position, as the deciding seat may know it. `values` is the expected result for each seat,
    from -1 (last) to 1 (first); with more than two seats, those of the others are averages over all moves searched.
    `line` is the best play found, `candidates` are the best moves (as many as lines, where the search compares no
    more). `forced` says in how many decisions the end of the game is forced, if that is known, and `enough` whether a
    verdict may rest on all of this."""

    values: list[float]
    best: ToldMove | None
    line: list[ToldMove]
    depth: int
    nodes: int
    forced: int | None
    enough: bool
    candidates: list[CandidateMove]
    turn: BestTurn | None


class EventList(msgspec.Struct, frozen=True):
    """Events of a table, as the client may see them; `more`: there are others after the last one."""

    table: str
    events: list[Event]
    more: bool


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
    an effect only where each option in `when` has one of the given values. `usual` is what forms begin with. Choices in
    `possible` are allowed only where their `when` holds. `expert`: few people ever touch it."""

    name: str
    choices: list[str | int | bool]
    default: str | int | bool
    usual: str | int | bool
    when: dict[str, list[str | int | bool]]
    suggestions: list[SuggestionAnswer]
    possible: list[SuggestionAnswer]
    expert: bool


class TreeWish(SketchTree, frozen=True, kw_only=True):
    """A tree to be written, in one of the game's formats (by default our own)."""

    format: commands.Id | None = None


class TreeRecord(msgspec.Struct, frozen=True):
    """The record of a tree, in a format."""

    format: str
    record: str


class NodeAnswer(ToldMove, frozen=True, kw_only=True):
    """A move in a tree after the node `parent`, as those know it who know everything. `position` is the text of the
    position after it, where chance brought something: from there on, moves lead to the positions of other nodes."""

    parent: int
    seat: int
    chance: str
    brought: dict[str, Any] | None
    comment: str
    position: str | None


class TreeAnswer(msgspec.Struct, frozen=True):
    """A game with variations and comments. `nodes` are its moves, numbered from 1; 0 is the start, which `position` and
    `comment` are about. The first `main` of them are the game; after that each comes after its parent, and of the moves
    after a node the first one is how the line goes on."""

    game: str
    options: dict[str, str | int | bool]
    tags: dict[str, str]
    position: str
    comment: str
    main: int
    nodes: list[NodeAnswer]


class ImportAnswer(TableAnswer, frozen=True, kw_only=True):
    """A table that shows a game, and the tree of its record, where that has comments or variations: the table itself
    shows the game alone."""

    tree: TreeAnswer | None


class FormatAnswer(msgspec.Struct, frozen=True):
    """A format of records; whether it is written, and whether it holds comments and variations."""

    name: str
    writes: bool
    variations: bool


class GameAnswer(msgspec.Struct, frozen=True):
    """A game, for a form to make a table. Its words in the catalog are NAME-title and NAME-option-OPTION. `at_once`:
    decisions that a client may play at once where there is only one option, since that tells no secret."""

    name: str
    title: str
    seats: int
    seat_names: list[str]
    options: list[OptionAnswer]
    formats: list[FormatAnswer]
    levels: list[int]
    hidden: bool
    #: Whether its positions can be set up by hand.
    editable: bool
    at_once: list[str]
    #: The smallest losses of an inaccuracy, a mistake and a blunder, as leads: v / √(1 - v²) of an expected result v.
    losses: list[float]
    #: How many guided lessons there are.
    lessons: int


class TeachingAnswer(msgspec.Struct, frozen=True):
    """Legal decisions that do not count in a step, and the message that says why."""

    moves: list[str]
    say: str


class StepAnswer(msgspec.Struct, frozen=True):
    """A step of a lesson: the message that it says, the parts that it points at, and what counts: decisions (`moves`:
    their texts, or their parts with blanks between them; `*` stands for anything), or a click on the parts `refused`,
    which the rules refuse by `clause`, or, with neither, nothing. Other legal decisions teach what fits in `wrong`,
    else `otherwise`. Then `reply` is played, and `done` is said. With a `position` the step begins there."""

    say: str
    position: str
    point: list[str]
    moves: list[str]
    refused: list[str]
    clause: str
    wrong: list[TeachingAnswer]
    otherwise: str
    reply: list[str]
    done: str


class LessonAnswer(msgspec.Struct, frozen=True):
    """A lesson: its name, the message that is its title, the position that it begins with ("": the start of a game),
    the seat that learns, and whether it needs that seat's hand. With a `level` it is a game against bots of that level;
    then the steps are advice."""

    name: str
    title: str
    position: str
    seat: int
    hand: bool
    level: int | None
    steps: list[StepAnswer]


class LessonList(msgspec.Struct, frozen=True):
    """The guided lessons of a game, in their order."""

    game: str
    lessons: list[LessonAnswer]


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
    TableList, EventList, PositionList, PointsAnswer, Sketch, SketchAttempt, SketchAnalysis, SketchAnswer,
    DraftWish, DraftAnswer, SketchTree, TreeWish, TreeAnswer, TreeRecord, ImportAnswer,
    AnalysisAnswer, DoneAnswer, RecordText, Explanation, ToldMove, HintAnswer, GameAnswer, GameList, BotList,
    LessonList, PuzzleList, PuzzleAnswer, ReadinessList, Health,
)  # fmt: skip
