"""What a search found, and the limits that it is given: the same for all bots."""

from dataclasses import dataclass

from hexapoda.play.errors import HexapodaError
from hexapoda.play.move import Move


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered."""

    move: Move
    #: How often the search tried it; a better measure than its score, which few tries make uncertain.
    visits: int
    #: The expected result for the player to move, from -1 (lost) to 1 (won).
    score: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found."""

    move: Move
    #: The expected result for the player to move, from -1 (lost) to 1 (won).
    score: float
    #: The expected result for each seat, as `score` is for the player to move. With more than two players, those of the
    #: others are means over all that was tried, weak moves too.
    values: tuple[float, ...]
    #: The depth in plies to which the search was finished; where it samples, that of its longest line.
    depth: int
    #: Positions that were looked at; where it samples, how many times.
    nodes: int
    seconds: float
    #: The best play that was found, beginning with `move`; no more than `move` where chance or hidden things follow.
    line: tuple[Move, ...]
    #: In how many plies the game is over by force; None where that is not known.
    forced: int | None = None
    #: All moves, best first, where the search compares them.
    candidates: tuple[Candidate, ...] = ()

    @property
    def nodes_per_second(self) -> float:
        """The speed of the search."""
        return self.nodes / max(self.seconds, 1e-9)


def checked_seconds(seconds: float | None) -> float | None:
    """A time limit as a number; HexapodaError for what is none."""
    if seconds is None:
        return None
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds >= 0:
        raise HexapodaError("bad-seconds", seconds=str(seconds))
    return float(seconds)


def checked_depth(depth: int | None, deepest: int) -> int | None:
    """A depth limit, at most `deepest`; HexapodaError for what is none."""
    if depth is None:
        return None
    if isinstance(depth, bool) or not isinstance(depth, int) or depth < 1:
        raise HexapodaError("bad-depth", depth=str(depth))
    return min(depth, deepest)


def checked_iterations(iterations: int | None) -> int | None:
    """A limit of iterations; HexapodaError for what is none."""
    if iterations is not None and (isinstance(iterations, bool) or not isinstance(iterations, int) or iterations < 1):
        raise HexapodaError("bad-iterations", iterations=str(iterations))
    return iterations
