"""What a referee needs of a player: an answer within a budget. Bots and other programs are asked alike."""

from dataclasses import dataclass
from typing import Protocol

from hexapoda.kernel.declaration import Said
from hexapoda.play.game import Position


@dataclass(frozen=True, slots=True)
class Budget:
    """What a seat may spend on its next decision. All times are in seconds; None means no such limit."""

    #: How long to think: a share of what is left where more decisions will follow.
    seconds: float | None = None
    #: An answer that takes longer is too late.
    deadline: float | None = None
    #: What the deadline comes from: the limit of a decision, what is left of the turn, and of the clock.
    move: float | None = None
    turn: float | None = None
    clock: float | None = None
    increment: float = 0.0
    depth: int | None = None
    nodes: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player wants to do."""

    #: Its decisions in order: at least one, unless it resigns or claims a result.
    moves: tuple[Said, ...] = ()
    #: The result that it expects for itself, from -1 (lost) to 1 (won).
    score: float | None = None
    #: How long it took.
    seconds: float = 0.0
    resigns: bool = False
    #: The places of a game that it takes for finished.
    claims: tuple[int, ...] | None = None


#: Characters of what a fault says.
_LONGEST_FAULT = 300


class Fault(Exception):  # noqa: N818
    """What a player did wrong; it loses the game. `kind` is a word for tables, `what` one line for people."""

    def __init__(self, kind: str, what: str) -> None:
        # Programs may answer with anything: what a log and a table show of it is one short, printable line.
        line = " ".join(what.split())[:_LONGEST_FAULT]
        self.kind = kind
        self.what = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in line)
        super().__init__(kind, self.what)

    def __str__(self) -> str:
        return f"{self.kind}: {self.what}"


#: The kinds of faults.
CRASH, TIME, BABBLE, ILLEGAL_MOVE, WRONG_RESULT = "crash", "time", "babble", "illegal-move", "wrong-result"


class Player(Protocol):
    """A player of one seat in one game. Every method may raise a `Fault`."""

    #: Seconds that a program takes to answer when there is nothing to think about; None for bots.
    latency: float | None

    def start(self, position: Position, seat: int) -> None:
        """Get ready for a game, which starts at a position."""
        ...

    def choose(self, position: Position, budget: Budget) -> Answer:
        """What to play in a position where its seat decides."""
        ...

    def finish(self, position: Position) -> None:
        """Hear how the game ended."""
        ...

    def close(self) -> None:
        """Leave. It never raises, and nothing is left running."""
        ...
