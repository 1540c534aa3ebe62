"""Forced ends of Hive: positions of games between weak engines whose end was proven to be forced."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import hexapoda
from hexapoda.bots import AlphaBeta
from hexapoda.bots.alphabeta_kernel import PARTS
from hexapoda.bots.weights import defaults
from hexapoda.play.game import Position

FILE = Path(__file__).parents[1] / "data" / "hive_forced.txt"
#: A proof takes all moves, and leaves nothing to an estimate.
EXHAUSTIVE = tuple(sorted(PARTS.keys() - {"table"}))


@dataclass(frozen=True, slots=True)
class ForcedEnd:
    """A position whose player to move wins or loses in a number of plies."""

    wins: bool
    plies: int
    game: str

    @property
    def position(self) -> Position:
        """The position itself."""
        return hexapoda.load("hive").read(self.game)

    def __str__(self) -> str:
        """A line of the file: `win PLIES GameString` or `loss PLIES GameString`."""
        return f"{'win' if self.wins else 'loss'} {self.plies} {self.game}"


def forced_ends(path: Path = FILE) -> Iterator[ForcedEnd]:
    """Read a file of forced ends."""
    for line in path.read_text("utf-8").splitlines():
        what, plies, game = line.split(" ", 2)
        yield ForcedEnd(what == "win", int(plies), game)


def proven(position: Position, plies: int, nodes: int | None = None) -> ForcedEnd | None:
    """How the game ends by force within some plies, if that is proven with so many positions.

    All positions that are not over look alike to this search, so it does nothing but look for the end.
    """
    blind = dict.fromkeys(defaults(position.game.declaration), 0.0)
    search = AlphaBeta(seed=0, without=EXHAUSTIVE, weights=blind)
    found = search.search(position, depth=plies, nodes=nodes)
    if found.forced is None:
        return None
    return ForcedEnd(found.score > 0, found.forced, position.record(format="gamestring"))


def sees(
    end: ForcedEnd, *, seconds: float | None = None, nodes: int | None = None, without: Iterable[str] = ()
) -> tuple[bool, int]:
    """Whether the search sees a forced end within its limits, and how many positions it took."""
    found = AlphaBeta(seed=0, without=without).search(end.position, seconds=seconds, nodes=nodes)
    return found.forced is not None and (found.score > 0) == end.wins, found.nodes
