"""What a search found: the same for all bots."""

from collections.abc import Iterable
from dataclasses import dataclass

from hexapoda.play.game import Position
from hexapoda.play.move import Move


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered."""

    move: Move
    #: How often a Monte-Carlo search tried it: a better measure than its score, which is uncertain after few tries. In
    #: an alpha-beta search, the positions searched for it.
    visits: int
    #: The expected result for the player to move, from -1 (lost) to 1 (won).
    score: float
    #: The best line found, beginning with `move`.
    line: tuple[Move, ...] = ()
    #: In how many plies the end of the game is forced, None if unknown.
    forced: int | None = None


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found."""

    move: Move
    #: The expected result for the player to move, from -1 (lost) to 1 (won).
    score: float
    #: The expected result for each seat. With more than two seats, those of the waiting seats are averages over all
    #: moves that were searched, weak ones included.
    values: tuple[float, ...]
    #: The last finished depth in plies; in a Monte-Carlo search, the length of the longest line.
    depth: int
    #: Positions searched; in a Monte-Carlo search, iterations.
    nodes: int
    seconds: float
    #: The best line found, beginning with `move`; only `move` where chance or hidden things follow.
    line: tuple[Move, ...]
    #: In how many plies the end of the game is forced, None if unknown.
    forced: int | None = None
    #: The best moves, best first: all in a Monte-Carlo search, as many as were asked for in an alpha-beta search.
    candidates: tuple[Candidate, ...] = ()

    @property
    def nodes_per_second(self) -> float:
        """The speed of the search."""
        return self.nodes / max(self.seconds, 1e-9)


def line_of(position: Position, ids: Iterable[int]) -> tuple[Move, ...]:
    """Actions that follow each other from a position, as moves, as far as they are legal whatever is hidden: a search
    may have taken for certain what was only likely."""
    seat = position.actor
    assert seat is not None
    ahead, line = position.concealed(seat, seed=0), []
    for action in ids:
        if action not in ahead.legal_ids():
            break
        line.append(ahead.move(action))
        ahead.push_id(action)
    return tuple(line)
