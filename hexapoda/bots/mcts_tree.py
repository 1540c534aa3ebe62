"""The tree of a Monte-Carlo search: its arrays, which grow with the search up to a limit, and what it has found."""

from typing import Any

import numpy as np

from hexapoda.bots import mcts_kernel as kernel
from hexapoda.bots.searcher import Pace
from hexapoda.kernel import chance, contract, jit
from hexapoda.kernel.declaration import Declaration

#: Iterations per second, before they are measured, and the minimum of a chunk.
_FIRST_SPEED = 5_000.0
_SMALLEST_CHUNK = 8
#: Slots for nodes in a new tree: a small table stays in the processor's cache.
_FIRST_SLOTS = 1 << 12
#: The part of the memory that nodes may have; edges have the rest.
_NODES_PART = 0.5
#: A move that is shown as what follows comes from a node with this many visits.
_LEAST_VISITS = 16
#: What differs in none of so many deals is taken for certain.
_DEALS = 4
#: Marks are 32 bits wide.
_LAST_STAMP = 1 << 30
#: Bytes that a cache line has: as many as a node.
_LINE = 64


class Tree:
    """The tree of a search of one game. It starts small and grows; at its limit it forgets what is seldom visited."""

    def __init__(
        self,
        game: Declaration,
        weights: np.ndarray,
        *,
        megabytes: float,
        noise: float,
        curiosity: float,
        taste: int,
        habit: int,
    ) -> None:
        """`taste` decides which positions are misjudged, `habit` which of equally promising moves are tried first."""
        assert game.seats <= kernel.MOST_SEATS
        self.game = game
        self._weights = weights
        self._trees = np.zeros(1, kernel.TREE)
        t = self._trees[0]
        t.noise, t.curiosity, t.taste, t.habit = noise, curiosity, taste, habit
        t.age, t.seat = 1, kernel.NONE
        # Slots are a power of two. A table that is too small is copied; edges are used in order, so they have all of
        # their memory from the start: the system provides it when it is touched.
        most = int(megabytes * 2**20 * _NODES_PART) // kernel.NODE.itemsize
        self._most_slots = 1 << max(most.bit_length() - 1, 1)
        left = int(megabytes * 2**20) - self._most_slots * kernel.NODE.itemsize
        self._nodes = _table(min(_FIRST_SLOTS, self._most_slots))
        # room for the moves of the root at least
        self._edges = np.zeros(max(left // kernel.EDGE.itemsize, game.max_legal), kernel.EDGE)
        self._states = np.zeros(2, game.state)
        self._moves = np.zeros(game.max_legal, np.int64)
        self._orders = np.zeros(game.max_legal, np.int32)
        self._marks = np.zeros(game.actions, np.int32)
        self._choices = np.zeros(game.max_legal, np.int64)
        self._values = np.zeros(kernel.MOST_SEATS)
        self._rngs = chance.generator(0)
        self.pace = Pace(_FIRST_SPEED, _SMALLEST_CHUNK)
        jit.warm_up(contract.package_of(game.state), "tree search", [("search", self._compile)])

    def set_root(self, state: Any, seat: int, depth: int, seed: str, *, fresh: bool) -> None:
        """Start a search of a state for a seat. A fresh one starts with an empty tree."""
        t = self._trees[0]
        self._states[0] = state
        # Seeded by what the seat knows, so that equal views get equal draws.
        self._rngs = chance.generator(f"{seed} {contract.view_key_at(self._states, 0, seat)}")
        contract.conceal_at(self._states, 0, seat, self._rngs, 0)
        if fresh or t.seat != seat or t.depth != depth:
            t.age += 1  # so that all slots are free
            t.nodes = t.edges = t.iterations = t.full = 0
        t.seat, t.depth, t.deepest = seat, depth, 0
        t.began, t.frozen = t.iterations, 0
        t.sums[:] = 0.0
        t.path_node[0] = kernel.NONE

    def sample(self, iterations: int) -> int:
        """Go on with the search for a number of iterations; return how many there were before the tree was full."""
        t = self._trees[0]
        if t.full and not t.frozen:
            self._make_room()
        if t.stamp > _LAST_STAMP:
            self._marks[:] = t.stamp = 0
        return int(
            kernel.sample(
                self._trees,
                self._weights,
                self._nodes,
                self._edges,
                self._states,
                self._moves,
                self._orders,
                self._marks,
                self._choices,
                self._values,
                self._rngs,
                iterations,
            )
        )

    @property
    def depth(self) -> int:
        """The most decisions that an iteration of this search looked ahead."""
        return int(self._trees[0].deepest)

    @property
    def sums(self) -> np.ndarray:
        """The sums of the results of this search, by seat."""
        return self._trees[0].sums

    @property
    def nbytes(self) -> int:
        """The size of the tree."""
        return self._nodes.nbytes + self._edges.nbytes

    def root_moves(self) -> list[tuple[int, int, float]]:
        """The moves of the root: action, visits and mean result."""
        slot = int(self._trees[0].path_node[0])
        if slot == kernel.NONE:
            return []
        node: Any = self._nodes[slot]
        some = self._edges[int(node.first) : int(node.first) + int(node.edges)]
        return [(int(e["action"]), int(e["visits"]), float(e["mean"])) for e in some]

    def line(self, action: int) -> list[int]:
        """A move of the root, and those that were tried most often after it, up to where chance or a secret decides
        what follows, or few were tried."""
        t, line = self._trees[0], [action]
        deals, rng = self._states[:1].repeat(_DEALS), chance.generator(0)
        for i in range(1, _DEALS):
            contract.conceal_at(deals, i, int(t.seat), rng, 0)
        while True:
            for i in range(_DEALS):
                contract.apply_at(deals, i, line[-1])
            actor, known = int(contract.actor_at(deals, 0)), {self._known(deals, i) for i in range(_DEALS)}
            if actor < 0 or len(known) > 1 or (actor != t.seat and not self.game.nothing_hidden):
                return line
            node: Any = self._nodes[kernel.slot_at(self._trees, self._nodes, np.uint64(known.pop()[0]))]
            if int(node.age) != int(t.age) or int(node.visits) < _LEAST_VISITS or not int(node.edges):
                return line
            some = self._edges[int(node.first) : int(node.first) + int(node.edges)]
            legal = np.isin(some["action"], self._moves[: contract.legal_at(deals, 0, self._moves)])
            line.append(int(some["action"][np.where(legal, some["visits"], -1).argmax()]))

    def _known(self, states: np.ndarray, at: int) -> tuple[int, int]:
        """What everybody, and what the searching seat knows."""
        keys = (contract.view_key_at(states, at, seat) for seat in (kernel.NONE, int(self._trees[0].seat)))
        common, own = map(int, keys)
        return common, own

    def lead(self) -> int:
        """By how many visits the first move of the root is ahead of the second."""
        visits = sorted((count for _, count, _ in self.root_moves()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else 0

    # ── room ──

    def _make_room(self) -> None:
        """Copy the nodes to a larger table; if it is as large as it may be, or edges are many, without those that are
        seldom visited."""
        t = self._trees[0]
        slots, least = len(self._nodes), 0
        if 2 * int(t.nodes) >= slots and slots < self._most_slots:
            slots *= 2
        else:
            least = self._enough_visits()
            if least is None:
                t.frozen = 1
                return
        nodes = _table(slots)
        kernel.copy_nodes(self._trees, self._nodes, nodes, least)
        self._nodes = nodes
        if least:
            edges = np.zeros_like(self._edges)
            kernel.copy_edges(self._trees, self._nodes, self._edges, edges)
            self._edges = edges
        t.full = 0

    def _enough_visits(self) -> int | None:
        """How often a node must be visited to be kept, so that half of the room becomes free; None if none would be."""
        least = 2
        while True:
            kept, edges = kernel.count_kept(self._trees, self._nodes, least)
            if kept == 0:
                return None
            if 4 * kept <= len(self._nodes) and 2 * edges <= len(self._edges):
                return least
            least *= 2

    def _compile(self) -> None:
        self.sample(0)
        kernel.slot_at(self._trees, self._nodes, np.uint64(0))
        kernel.count_kept(self._trees, self._nodes, 0)
        kernel.copy_nodes(self._trees, self._nodes, self._nodes, 0)
        kernel.copy_edges(self._trees, self._nodes, self._edges, self._edges)
        contract.view_key_at(self._states, 0, 0)
        contract.conceal_at(self._states, 0, 0, self._rngs, 0)


def _table(slots: int) -> np.ndarray:
    """An empty table whose slots are cache lines."""
    bytes_ = np.zeros(slots * kernel.NODE.itemsize + _LINE, np.uint8)
    start = -bytes_.ctypes.data % _LINE
    return bytes_[start : start + slots * kernel.NODE.itemsize].view(kernel.NODE)
