"""What the searching bots share: their limits, `stop`, and the pace of their compiled searches.

A compiled search runs in chunks of a few milliseconds. Between them Python looks at the clock, at Ctrl-C and at
`stop()`, so a search keeps its time to within a chunk and needs no thread of its own.
"""

import math
import secrets
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable

from hexapoda.bots.analysis import Analysis
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.errors import GAME_OVER, HexapodaError, IllegalMoveError
from hexapoda.play.game import Position
from hexapoda.play.move import Move

#: How long a bot without any limit thinks.
DEFAULT_SECONDS = 1.0
#: The part of what is left of a turn that its next choice gets, where a turn can have several.
_SHARE = 1 / 3
#: More threads than any machine needs.
MOST_THREADS = 256
#: How long a compiled search runs at a time.
_CHUNK_SECONDS = 0.004
#: By how much a long chunk counts less after each one that follows; the part of the longest one that must be left of
#: the time for another, and the most that this takes off a search.
_FADES, _PUNCTUAL, _MOST_LOST = 0.95, 0.5, 0.04
#: A search that is to see a least number of nodes takes at most so many times its seconds for them, or this many
#: seconds where that is more.
_LONGER, _LONG_ENOUGH = 10.0, 1.5


#: Gets what a search knows so far.
Report = Callable[[Analysis], object]


class Searcher(ABC):
    """A bot that searches. It plays one game at a time."""

    def __init__(
        self, seconds: float | None, depth: int | None, deepest: int, seed: int | None, turn_seconds: float | None
    ) -> None:
        """`seconds` is for a decision, `turn_seconds` for all decisions of a turn."""
        self.seconds = checked_seconds(seconds)
        self.turn_seconds = checked_seconds(turn_seconds)
        self.depth = checked_depth(depth, deepest)
        #: Is told of searches that are given no `report` of their own.
        self.report: Report | None = None
        self._seed = secrets.randbits(63) if seed is None else seed
        self._stopped = False
        #: Whether a search may end before its time because the choice is clear.
        self._hurries = False
        self._busy = threading.Lock()

    @abstractmethod
    def prepare(self, game: Declaration) -> None:
        """Get ready to play a game: compiles its search unless this machine has it compiled already."""

    @abstractmethod
    def search(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        depth: int | None = None,
        lines: int = 1,
        least: int = 0,
        report: Report | None = None,
    ) -> Analysis:
        """Search a position until a limit is reached, or for a second without one, for that many best moves with their
        lines. A search that has not seen `least` nodes or iterations in its time goes on for a while. `report` gets
        what is known so far, again and again."""

    def choose(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        depth: int | None = None,
        earlier: int | None = None,
    ) -> Move:
        """The move to play. A limit given here replaces the bot's own of the same name."""
        if len(position.legal_ids()) == 1:
            return position.move(int(position.legal_ids()[0]))
        return self.think(position, seconds=seconds, depth=depth, earlier=earlier).move

    def think(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        depth: int | None = None,
        earlier: int | None = None,
    ) -> Analysis:
        """Search a position in order to play.

        A bot with a limit for a turn shares it out among its decisions, and ends early where the choice is clear.
        `earlier`, how many choices there were in this turn before, is for positions that do not know.
        """
        if seconds is not None or self.turn_seconds is None:
            return self.search(position, seconds=seconds, depth=depth)
        self._hurries = True
        try:
            return self.search(position, seconds=self.own_seconds(position, earlier), depth=depth)
        finally:
            self._hurries = False

    def own_seconds(self, position: Position, earlier: int | None = None) -> float | None:
        """The bot's own limit of time for a decision."""
        if self.turn_seconds is None:
            return self.seconds
        before = position.earlier_in_turn if earlier is None else earlier
        return share_of_turn(position.game.declaration, self.turn_seconds, before)

    def stop(self) -> None:
        """Make a search that runs in another thread answer at once, with the best that it has found."""
        self._stopped = True

    def _time_limit(self, position: Position, seconds: float | None, has_other: bool) -> float:
        """The seconds for a search of a position; infinite if there is only another limit."""
        if position.actor is None:
            raise IllegalMoveError(GAME_OVER)
        seconds = self.seconds if seconds is None else checked_seconds(seconds)
        if seconds is None:
            return math.inf if has_other else DEFAULT_SECONDS
        return seconds


def last_moment(seconds: float) -> float:
    """The seconds after which a search ends even if it has seen too little.

    >>> last_moment(0.01), last_moment(2.0)
    (1.5, 20.0)
    """
    return max(_LONGER * seconds, _LONG_ENOUGH)


class Pace:
    """The size of the next chunk of a search, in nodes or iterations, by the speed of those before."""

    def __init__(self, first_speed: float, smallest: int) -> None:
        """`first_speed` is per second, until it is measured; `smallest` is the minimum of a chunk."""
        self.speed = first_speed
        self._smallest = smallest
        #: The longest of the last chunks, in seconds: on a busy machine, others run in between.
        self._longest = 0.0

    def chunk(self, seconds_left: float) -> int:
        """The size of the next chunk."""
        return max(self._smallest, int(self.speed * min(_CHUNK_SECONDS, seconds_left)))

    def measure(self, done: int, seconds: float) -> None:
        """Learn from a chunk. The speed at most doubles, so that one lucky measurement makes no long chunk."""
        self.speed = min(done / max(seconds, 1e-6), 2 * self.speed)
        self._longest = max(seconds, _FADES * self._longest)

    def has_time(self, seconds_left: float) -> bool:
        """Whether another chunk is likely to end in time, or not much later.

        >>> pace = Pace(1000.0, 1)
        >>> pace.measure(4, 0.03)
        >>> pace.has_time(0.02), pace.has_time(0.01)
        (True, False)
        """
        return seconds_left >= min(_PUNCTUAL * self._longest, _MOST_LOST)


def share_of_turn(game: Declaration, seconds: float, earlier: int) -> float:
    """The seconds for a choice after `earlier` ones in the same turn: a part of what they left, if more may follow.

    >>> from hexapoda.play.game import declaration
    >>> [round(share_of_turn(declaration("termites"), 9.0, earlier), 1) for earlier in range(3)]
    [3.0, 2.0, 1.3]
    >>> share_of_turn(declaration("hive"), 2.0, 0)
    2.0
    """
    return seconds if len(game.decisions) == 1 else seconds * _SHARE * (1 - _SHARE) ** earlier


def checked_seconds(seconds: float | None) -> float | None:
    """A time limit as a number. Raises HexapodaError if it is not one."""
    if seconds is None:
        return None
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds >= 0:
        raise HexapodaError("bad-seconds", seconds=str(seconds))
    return float(seconds)


def checked_depth(depth: int | None, deepest: int) -> int | None:
    """A depth limit, at most `deepest`. Raises HexapodaError if it is not one."""
    if depth is None:
        return None
    if isinstance(depth, bool) or not isinstance(depth, int) or depth < 1:
        raise HexapodaError("bad-depth", depth=str(depth))
    return min(depth, deepest)


def checked_iterations(iterations: int | None) -> int | None:
    """A limit of iterations. Raises HexapodaError if it is not one."""
    if iterations is not None and (isinstance(iterations, bool) or not isinstance(iterations, int) or iterations < 1):
        raise HexapodaError("bad-iterations", iterations=str(iterations))
    return iterations


def checked_lines(lines: int) -> int:
    """A number of lines. Raises HexapodaError if it is not one."""
    if isinstance(lines, bool) or not isinstance(lines, int) or lines < 1:
        raise HexapodaError("bad-lines", lines=str(lines))
    return lines


def checked_threads(threads: int) -> int:
    """A number of threads. Raises HexapodaError if it is not one."""
    if isinstance(threads, bool) or not isinstance(threads, int) or not 1 <= threads <= MOST_THREADS:
        raise HexapodaError("bad-threads", threads=str(threads), most=MOST_THREADS)
    return threads
