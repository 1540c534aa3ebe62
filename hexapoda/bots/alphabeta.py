"""The alpha-beta bot: looks a ply deeper, and again, until its time is up or its depth is reached.

The compiled search (`tree`) runs in chunks of a few milliseconds. Between them this module looks at the clock, and
Python at Ctrl-C; `stop()` is a flag that another thread may set. So a search keeps its time to within a chunk, and
needs no thread of its own.
"""

import math
import random
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from hexapoda.bots import tree
from hexapoda.bots.analysis import Analysis, checked_depth, checked_seconds
from hexapoda.bots.table import AGES, ESTIMATE, FORCED, NO_MOVE, WIN, new_table
from hexapoda.kernel import chance, contract, history, jit
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.errors import GAME_OVER, HexapodaError, IllegalMoveError
from hexapoda.play.game import Position
from hexapoda.play.move import Move

#: How long a bot thinks that is told nothing.
DEFAULT_SECONDS = 1.0
#: The deepest search; a greater depth is read as this.
MAX_DEPTH = tree.MAX_PLY - 4
#: The size of a transposition table in megabytes.
TABLE_MB = 64
#: How long the compiled search runs at a time.
_CHUNK_SECONDS = 0.004
#: Nodes a second, before any are measured; and the fewest nodes of a chunk.
_FIRST_SPEED = 50_000.0
_SMALLEST_CHUNK = 16


def can_search(game: Declaration) -> bool:
    """Whether alpha-beta can play a game: two seats, no chance and nothing hidden."""
    return game.perfect_information and game.seats == 2


class AlphaBeta:
    """A bot for two-player games without chance and hidden things. It plays one game at a time.

    What it finds out stays in its table from one move to the next. A search that only a depth limits starts with an
    empty table, so that its answer depends on nothing but position, depth and seed.

    >>> import hexapoda
    >>> position = hexapoda.load("hive").start()
    >>> AlphaBeta(seed=1).choose(position, depth=2) in position.legal_moves
    True
    """

    def __init__(
        self,
        *,
        seconds: float | None = None,
        depth: int | None = None,
        seed: int | None = None,
        noise: float = 0.0,
        table_mb: float = TABLE_MB,
        use_table: bool = True,
        null_moves: bool = True,
        reductions: bool = True,
    ) -> None:
        """`seed` decides between equally good moves; `noise` is how wrong it judges positions, at most (1: utterly).
        The last three switch parts of the search off."""
        self.seconds = checked_seconds(seconds)
        self.depth = checked_depth(depth, MAX_DEPTH)
        self._seed = secrets.randbits(63) if seed is None else seed
        self._table_mb = table_mb if use_table else 0
        self._age = 0
        self._stopped = False
        self._busy = threading.Lock()
        self._work: _Work | None = None
        self._trees = np.zeros(1, tree.TREE)
        t = self._trees[0]
        t.noise = noise
        t.taste = random.Random(self._seed).getrandbits(64)
        t.use_table, t.use_skips, t.use_reductions = use_table, null_moves, reductions

    def prepare(self, game: Declaration) -> None:
        """Get ready to play a game. Where its search was never compiled on this machine, that is done now."""
        if self._work is None or self._work.game is not game:
            self._work = _Work(game, self._table_mb, self._trees)

    def choose(self, position: Position, *, seconds: float | None = None, depth: int | None = None) -> Move:
        """The move to play. A limit given here replaces the bot's own of the same name."""
        if len(position.legal_ids()) == 1:
            return position.move(int(position.legal_ids()[0]))
        return self.search(position, seconds=seconds, depth=depth).move

    def stop(self) -> None:
        """End the search that is running (called from another thread): it answers with the best that it has found."""
        self._stopped = True

    def search(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        depth: int | None = None,
        report: Callable[[Analysis], object] | None = None,
    ) -> Analysis:
        """Search a position until a limit is reached, for a second if there is none; `report` hears of every depth.

        It ends early when the end of the game is forced.
        """
        began = time.perf_counter()
        seconds = self.seconds if seconds is None else checked_seconds(seconds)
        depth = self.depth if depth is None else checked_depth(depth, MAX_DEPTH)
        if seconds is None:
            seconds = DEFAULT_SECONDS if depth is None else math.inf
        if position.actor is None:
            raise IllegalMoveError(GAME_OVER)
        with self._busy:
            self._stopped = False
            self._lay_out(position, fresh=seconds == math.inf)
            return self._deepen(position, began, seconds, depth or MAX_DEPTH, report)

    def _deepen(
        self,
        position: Position,
        began: float,
        seconds: float,
        depth: int,
        report: Callable[[Analysis], object] | None,
    ) -> Analysis:
        """Search the root to one depth after the other."""
        t = self._trees[0]
        found = None
        for deeper in range(1, depth + 1):
            # the first ply is always finished, so that there is always a move
            finished = self._look(deeper, began + seconds if deeper > 1 else math.inf)
            if int(t.frames[0].move) != NO_MOVE:  # else even the first move was not finished
                found = _Found(t, deeper if finished or found is None else found.depth)
            assert found is not None
            t.frames[0].favourite = found.ids[0]  # looked at first, so that an unfinished depth finds nothing worse
            if finished and report is not None:
                report(found.told(position, began, int(t.nodes)))
            late = time.perf_counter() >= began + seconds
            if not finished or late or self._stopped or found.forced is not None:
                break
        assert found is not None
        return found.told(position, began, int(t.nodes))

    def _lay_out(self, position: Position, *, fresh: bool) -> None:
        """Lay out the root: what the player to move may know, chance drawn anew, and the positions that can repeat."""
        self.prepare(position.game.declaration)
        assert self._work is not None
        work = self._work
        seat = position.actor
        work.states[0] = position.state
        contract.conceal_at(work.states, 0, seat, chance.generator(self._seed), 0)
        trail = position.trail
        trail = trail[trail["epoch"] == trail[-1]["epoch"]] if contract.repetition_at(work.states, 0) else trail[-1:]
        work.trail = np.concatenate([trail, np.zeros(tree.MAX_PLY + 1, history.TRAIL)])
        moves = [int(a) for a in position.legal_ids()]
        random.Random(f"{self._seed} {position.ply}").shuffle(moves)  # of equally good moves, the first is played
        work.moves[0, : len(moves)] = moves
        self._age = 0 if fresh else (self._age + 1) % AGES
        if fresh:
            work.table = new_table(self._table_mb)
            work.history[:] = 0
        else:
            work.history >>= 2
        t = self._trees[0]
        t.killers[:] = NO_MOVE
        t.nodes = 0
        t.root = len(trail) - 1
        t.age = self._age
        root = t.frames[0]
        root.seat, root.count, root.after_skip, root.favourite = seat, len(moves), 0, NO_MOVE

    def _look(self, depth: int, deadline: float) -> bool:
        """Search the root to one depth; return whether that was finished."""
        assert self._work is not None
        work = self._work
        t = self._trees[0]
        t.ply, t.mode = 0, tree.ENTER
        root = t.frames[0]
        root.depth, root.alpha, root.beta = depth, -tree.INFINITE, tree.INFINITE
        now = time.perf_counter()
        while True:
            then, before = now, int(t.nodes)
            chunk = max(_SMALLEST_CHUNK, int(work.speed * min(_CHUNK_SECONDS, deadline - now)))
            if work.explore(chunk):
                return True
            now = time.perf_counter()
            # speeds up by steps, so that one lucky measurement makes no long chunk
            work.speed = min((int(t.nodes) - before) / max(now - then, 1e-6), 2 * work.speed)
            if now >= deadline or (self._stopped and depth > 1):
                return False


class _Work:
    """The arrays of a search of one game."""

    def __init__(self, game: Declaration, table_mb: float, trees: np.ndarray) -> None:
        if not can_search(game):
            raise HexapodaError("not-for-alphabeta", game=game.name)
        plies = tree.MAX_PLY + 1
        self.game = game
        self.trees = trees
        self.states = np.zeros(plies, game.state)
        self.moves = np.zeros((plies, game.max_legal), np.int64)
        self.orders = np.zeros((plies, game.max_legal), np.int32)
        self.history = np.zeros(game.actions, np.int32)
        self.table = new_table(table_mb)
        self.trail = np.zeros(plies, history.TRAIL)
        self.speed = _FIRST_SPEED
        jit.warm_up(contract.package_of(game.state), "search", [("search", self._compile)])

    def explore(self, nodes: int) -> bool:
        """Go on with the search for so many nodes; return whether it is done."""
        done = tree.explore(
            self.trees, self.states, self.moves, self.orders, self.history, self.table, self.trail, nodes
        )
        return bool(done)

    def _compile(self) -> None:
        self.trees[0].mode = tree.DONE
        self.explore(0)


class _Found:
    """The result of one depth, as the search has it."""

    def __init__(self, t: Any, depth: int) -> None:
        self.depth = depth
        self.value = int(t.frames[0].best)
        self.ids = [int(a) for a in t.line[0, : int(t.length[0])]]

    @property
    def forced(self) -> int | None:
        return WIN - abs(self.value) if abs(self.value) > FORCED else None

    def told(self, position: Position, began: float, nodes: int) -> Analysis:
        """The result for people."""
        score = self.value / ESTIMATE if self.forced is None else math.copysign(1.0, self.value)
        ahead = position.copy()
        line = []
        for action in self.ids:
            line.append(ahead.move(action))
            ahead.push_id(action)
        seconds = time.perf_counter() - began
        values = (score, -score) if position.actor == 0 else (-score, score)
        return Analysis(line[0], score, values, self.depth, nodes, seconds, tuple(line), self.forced)


def search(
    position: Position, *, seconds: float | None = None, depth: int | None = None, seed: int = 0, **settings: Any
) -> Analysis:
    """Search a position with a new bot: for hints, analysis and measurements. Settings are those of `AlphaBeta`.

    >>> import hexapoda
    >>> found = search(hexapoda.load("hive").start(), depth=3)
    >>> found.depth, len(found.line), found.forced
    (3, 3, None)
    """
    return AlphaBeta(seed=seed, **settings).search(position, seconds=seconds, depth=depth)
