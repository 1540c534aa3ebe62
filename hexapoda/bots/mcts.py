"""The Monte-Carlo bot: for games with chance, hidden things or more than two seats.

The compiled search (`samples`) runs in chunks of a few milliseconds. Between them this module looks at the clock, and
Python at Ctrl-C; `stop()` is a flag that another thread may set.
"""

import math
import random
import secrets
import threading
import time
from typing import Any

import numpy as np

from hexapoda.bots import samples
from hexapoda.bots.analysis import Analysis, Candidate, checked_depth, checked_iterations, checked_seconds
from hexapoda.kernel import chance, contract, jit
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.errors import GAME_OVER, IllegalMoveError
from hexapoda.play.game import Position
from hexapoda.play.move import Move

#: How long a bot thinks that is told nothing.
DEFAULT_SECONDS = 1.0
#: The size of a tree in megabytes, and how many edges there is room for beside each node.
TREE_MB = 64
_EDGES_A_NODE = 8
#: How long the compiled search runs at a time.
_CHUNK_SECONDS = 0.004
#: Iterations a second, before any are measured; and the fewest iterations of a chunk.
_FIRST_SPEED = 5_000.0
_SMALLEST_CHUNK = 8


class Mcts:
    """A bot for any game. It plays one game at a time.

    It deals what its seat does not see anew in each iteration, so that it knows no more than its seat does. A search
    that only a number of iterations limits starts with an empty tree: its answer depends on nothing but what the seat
    may know, that number and the seed. With a time limit, what it found out at the last decision stays in its tree.
    """

    def __init__(
        self,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        depth: int | None = None,
        seed: int | None = None,
        noise: float = 0.0,
        tree_mb: float = TREE_MB,
        curiosity: float = 1.0,
    ) -> None:
        """`depth` is how many decisions it looks ahead at most, `noise` how wrong it judges positions, at most (1:
        utterly), and `curiosity` how much it tries what it does not know yet."""
        self.seconds = checked_seconds(seconds)
        self.iterations = checked_iterations(iterations)
        self.depth = checked_depth(depth, samples.MAX_PATH)
        self._seed = secrets.randbits(63) if seed is None else seed
        self._tree_mb = tree_mb
        self._stopped = False
        self._busy = threading.Lock()
        self._work: _Work | None = None
        self._trees = np.zeros(1, samples.TREE)
        t = self._trees[0]
        t.noise, t.curiosity = noise, curiosity
        t.taste = random.Random(self._seed).getrandbits(64)
        t.seat = samples.NONE

    def prepare(self, game: Declaration) -> None:
        """Get ready to play a game. Where its search was never compiled on this machine, that is done now."""
        if self._work is None or self._work.game is not game:
            self._work = _Work(game, self._tree_mb, self._trees)

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
        iterations: int | None = None,
        depth: int | None = None,
    ) -> Analysis:
        """Search a position until a limit is reached, for a second if there is neither of time nor of iterations."""
        began = time.perf_counter()
        seconds = self.seconds if seconds is None else checked_seconds(seconds)
        iterations = self.iterations if iterations is None else checked_iterations(iterations)
        depth = self.depth if depth is None else checked_depth(depth, samples.MAX_PATH)
        if seconds is None:
            seconds = DEFAULT_SECONDS if iterations is None else math.inf
        if position.actor is None:
            raise IllegalMoveError(GAME_OVER)
        with self._busy:
            self._stopped = False
            self._lay_out(position, depth or samples.MAX_PATH, fresh=seconds == math.inf)
            done = self._sample(began + seconds, iterations or 2**62)
            return self._found(position, began, done)

    def _lay_out(self, position: Position, depth: int, *, fresh: bool) -> None:
        """Lay out the root: only what the player to move may know."""
        self.prepare(position.game.declaration)
        assert self._work is not None
        work, t = self._work, self._trees[0]
        seat = position.actor
        assert seat is not None
        work.states[0] = position.state
        # by what the seat knows: the same view gives the same draws
        work.rngs = chance.generator(f"{self._seed} {contract.view_key_at(work.states, 0, seat)}")
        contract.conceal_at(work.states, 0, seat, work.rngs, 0)
        if fresh or t.seat != seat or t.depth != depth or work.is_half_full():
            work.clear()
        t.seat, t.depth, t.deepest = seat, depth, 0
        t.sums[:] = 0.0

    def _sample(self, deadline: float, iterations: int) -> int:
        """Search until the time is up, the iterations are done or `stop` is called; return how many were done."""
        assert self._work is not None
        work = self._work
        done = 0
        now = time.perf_counter()
        while done < iterations:
            chunk = max(_SMALLEST_CHUNK, int(work.speed * min(_CHUNK_SECONDS, deadline - now)))
            chunk = min(chunk, iterations - done)
            then = now
            work.sample(chunk)
            done += chunk
            now = time.perf_counter()
            # speeds up by steps, so that one lucky measurement makes no long chunk
            work.speed = min(chunk / max(now - then, 1e-6), 2 * work.speed)
            if now >= deadline or self._stopped:
                break
        return done

    def _found(self, position: Position, began: float, done: int) -> Analysis:
        assert self._work is not None
        moves = {int(action): (visits, score) for action, visits, score in self._work.root_moves()}
        tried = [(action, *moves.get(int(action), (0, 0.0))) for action in position.legal_ids()]
        tried.sort(key=lambda each: (-each[1], -each[2]))
        candidates = tuple(Candidate(position.move(int(a)), visits, score) for a, visits, score in tried)
        best = candidates[0]
        seconds = time.perf_counter() - began
        deepest = int(self._trees[0].deepest)
        values = self._trees[0].sums[: position.seats] / max(done, 1)
        values[position.actor] = best.score
        expected = tuple(float(value) for value in values)
        return Analysis(best.move, best.score, expected, deepest, done, seconds, (best.move,), None, candidates)


class _Work:
    """The arrays of a search of one game, allocated once."""

    def __init__(self, game: Declaration, tree_mb: float, trees: np.ndarray) -> None:
        assert game.seats <= samples.MOST_SEATS
        # the index has two to four places a node
        each = samples.NODE.itemsize + 16 + _EDGES_A_NODE * samples.EDGE.itemsize
        most = max(int(tree_mb * 2**20) // each, 1)
        self.game = game
        self.trees = trees
        self.nodes = np.zeros(most, samples.NODE)
        # at least the root's
        self.edges = np.zeros(max(most * _EDGES_A_NODE, game.max_legal), samples.EDGE)
        self.index = np.zeros(1 << (2 * most - 1).bit_length(), np.int32)
        self.states = np.zeros(2, game.state)
        self.moves = np.zeros(game.max_legal, np.int64)
        self.orders = np.zeros(game.max_legal, np.int32)
        self.marks = np.zeros(game.actions, np.int32)
        self.values = np.zeros(samples.MOST_SEATS)
        self.rngs = chance.generator(0)
        self.speed = _FIRST_SPEED
        self.clear()
        jit.warm_up(contract.package_of(game.state), "tree search", [("search", self._compile)])

    def sample(self, iterations: int) -> None:
        """Go on with the search for so many iterations."""
        samples.sample(
            self.trees,
            self.nodes,
            self.edges,
            self.index,
            self.states,
            self.moves,
            self.orders,
            self.marks,
            self.values,
            self.rngs,
            iterations,
        )

    def _compile(self) -> None:
        self.sample(0)
        contract.view_key_at(self.states, 0, 0)
        contract.conceal_at(self.states, 0, 0, self.rngs, 0)

    def clear(self) -> None:
        """Forget the tree."""
        t = self.trees[0]
        if int(t.nodes):
            self.index[:] = 0
        t.nodes = t.edges = t.iterations = 0

    def is_half_full(self) -> bool:
        """Whether little room is left for another search."""
        t = self.trees[0]
        return 2 * int(t.nodes) > len(self.nodes) or 2 * int(t.edges) > len(self.edges)

    def root_moves(self) -> list[tuple[int, int, float]]:
        """The moves of the root: action, visits and mean result."""
        key = contract.view_key_at(self.states, 0, samples.NONE)
        found = np.flatnonzero(self.nodes[: int(self.trees[0].nodes)]["key"] == key)
        moves = []
        edge = int(self.nodes["first"][found[0]]) if len(found) else samples.NONE
        while edge != samples.NONE:
            e: Any = self.edges[edge]
            moves.append((int(e.action), int(e.visits), float(e.total) / max(int(e.visits), 1)))
            edge = int(e.next)
        return moves


def consider(
    position: Position, *, seconds: float | None = None, iterations: int | None = None, seed: int = 0, **settings: Any
) -> Analysis:
    """Search a position with a new bot: for hints, analysis and measurements. Settings are those of `Mcts`.

    >>> import hexapoda
    >>> found = consider(hexapoda.load("termites").start(), iterations=50, tree_mb=1)
    >>> found.move == found.candidates[0].move, sum(each.visits for each in found.candidates)
    (True, 50)
    """
    return Mcts(seed=seed, **settings).search(position, seconds=seconds, iterations=iterations)
