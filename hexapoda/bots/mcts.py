"""The Monte-Carlo bot: for games with chance, hidden information or more than two seats."""

import math
import random
import time
from typing import Any

import numpy as np

from hexapoda.bots import mcts_kernel as kernel
from hexapoda.bots.analysis import Analysis, Candidate
from hexapoda.bots.searcher import Pace, Searcher, checked_depth, checked_iterations
from hexapoda.bots.weights import Given, evaluation
from hexapoda.kernel import chance, contract, jit
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.game import Position

#: The size of a tree in megabytes, and its edges per node.
TREE_MB = 64
_EDGES_PER_NODE = 8
#: Iterations per second, before they are measured, and the minimum of a chunk.
_FIRST_SPEED = 5_000.0
_SMALLEST_CHUNK = 8
#: A search that may end early looks after this many chunks whether its choice is clear.
_LOOK_EVERY = 8


class Mcts(Searcher):
    """A bot for any game. It plays one game at a time.

    Every iteration deals anew what its seat does not see, so that it knows no more than its seat does. A search without
    a time limit starts with an empty tree: its answer depends only on what the seat may know, the number of iterations
    and the seed. With a time limit, the tree of the last decision is kept.
    """

    def __init__(
        self,
        *,
        seconds: float | None = None,
        turn_seconds: float | None = None,
        iterations: int | None = None,
        depth: int | None = None,
        seed: int | None = None,
        noise: float = 0.0,
        weights: Given | None = None,
        tree_mb: float = TREE_MB,
        curiosity: float = 1.0,
    ) -> None:
        """`depth` limits how many decisions it looks ahead, `noise` is the largest error of its judgement (1: as large
        as possible), `weights` are other numbers for it, and `curiosity` is the weight of moves that it knows little
        about."""
        super().__init__(seconds, depth, kernel.MAX_PATH, seed, turn_seconds)
        self.iterations = checked_iterations(iterations)
        self._weights = weights
        self._tree_mb = tree_mb
        self._work: _Work | None = None
        self._trees = np.zeros(1, kernel.TREE)
        t = self._trees[0]
        t.noise, t.curiosity = noise, curiosity
        t.taste = random.Random(self._seed).getrandbits(64)
        t.seat = kernel.NONE

    def prepare(self, game: Declaration) -> None:
        if self._work is None or self._work.game is not game:
            self._work = _Work(game, evaluation(game, self._weights), self._tree_mb, self._trees)

    def search(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        depth: int | None = None,
    ) -> Analysis:
        """Search a position until a limit is reached, or for a second without one of time or iterations.

        >>> import hexapoda
        >>> found = Mcts(seed=0, tree_mb=1).search(hexapoda.load("termites").start(), iterations=50)
        >>> found.move == found.candidates[0].move, sum(each.visits for each in found.candidates)
        (True, 50)
        """
        began = time.perf_counter()
        iterations = self.iterations if iterations is None else checked_iterations(iterations)
        depth = self.depth if depth is None else checked_depth(depth, kernel.MAX_PATH)
        seconds = self._time_limit(position, seconds, iterations is not None)
        with self._busy:
            self._stopped = False
            self._set_root(position, depth or kernel.MAX_PATH, fresh=seconds == math.inf)
            done = self._sample(began + seconds, iterations or 2**62)
            return self._found(position, began, done)

    def _set_root(self, position: Position, depth: int, *, fresh: bool) -> None:
        """Set up the root: only what the player to move may know."""
        self.prepare(position.game.declaration)
        assert self._work is not None
        work, t = self._work, self._trees[0]
        seat = position.actor
        assert seat is not None
        work.states[0] = position.state
        # Seeded by what the seat knows, so that equal views get equal draws.
        work.rngs = chance.generator(f"{self._seed} {contract.view_key_at(work.states, 0, seat)}")
        contract.conceal_at(work.states, 0, seat, work.rngs, 0)
        if fresh or t.seat != seat or t.depth != depth or work.is_half_full():
            work.clear()
        t.seat, t.depth, t.deepest = seat, depth, 0
        t.sums[:] = 0.0
        t.path_node[0] = kernel.NONE

    def _sample(self, deadline: float, iterations: int) -> int:
        """Search until a limit is reached or `stop` is called; return the number of iterations."""
        assert self._work is not None
        work = self._work
        done = looks = 0
        now = time.perf_counter()
        while done < iterations:
            chunk = min(work.pace.chunk(deadline - now), iterations - done)
            then = now
            work.sample(chunk)
            done += chunk
            now = time.perf_counter()
            work.pace.measure(chunk, now - then)
            if now >= deadline or self._stopped:
                break
            looks += 1
            if self._hurries and looks % _LOOK_EVERY == 0 and work.lead() > (deadline - now) * work.pace.speed:
                break  # no other move can be tried as often any more
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

    def __init__(self, game: Declaration, weights: np.ndarray, tree_mb: float, trees: np.ndarray) -> None:
        assert game.seats <= kernel.MOST_SEATS
        # The index has two to four slots per node.
        each = kernel.NODE.itemsize + 16 + _EDGES_PER_NODE * kernel.EDGE.itemsize
        most = max(int(tree_mb * 2**20) // each, 1)
        self.game = game
        self.trees = trees
        self.weights = weights
        self.nodes = np.zeros(most, kernel.NODE)
        self.edges = np.zeros(max(most * _EDGES_PER_NODE, game.max_legal), kernel.EDGE)  # at least those of the root
        self.index = np.zeros(1 << (2 * most - 1).bit_length(), np.int32)
        self.states = np.zeros(2, game.state)
        self.moves = np.zeros(game.max_legal, np.int64)
        self.orders = np.zeros(game.max_legal, np.int32)
        self.marks = np.zeros(game.actions, np.int32)
        self.values = np.zeros(kernel.MOST_SEATS)
        self.rngs = chance.generator(0)
        self.pace = Pace(_FIRST_SPEED, _SMALLEST_CHUNK)
        self.clear()
        jit.warm_up(contract.package_of(game.state), "tree search", [("search", self._compile)])

    def sample(self, iterations: int) -> None:
        """Go on with the search for a number of iterations."""
        kernel.sample(
            self.trees,
            self.weights,
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
        """Whether there is too little room for another search."""
        t = self.trees[0]
        return 2 * int(t.nodes) > len(self.nodes) or 2 * int(t.edges) > len(self.edges)

    def lead(self) -> int:
        """By how many visits the first move of the root is ahead of the second."""
        visits = sorted((count for _, count, _ in self.root_moves()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else 0

    def root_moves(self) -> list[tuple[int, int, float]]:
        """The moves of the root: action, visits and mean result."""
        t = self.trees[0]
        moves = []
        root = int(t.path_node[0])
        edge = int(self.nodes["first"][root]) if root != kernel.NONE else kernel.NONE
        while edge != kernel.NONE:
            e: Any = self.edges[edge]
            moves.append((int(e.action), int(e.visits), float(e.total) / max(int(e.visits), 1)))
            edge = int(e.next)
        return moves
