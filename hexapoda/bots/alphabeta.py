"""The alpha-beta bot: searches one ply deeper at a time, until its time is up or its depth is reached."""

import math
import random
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from hexapoda.bots import alphabeta_kernel as kernel
from hexapoda.bots.analysis import Analysis, Candidate, line_of
from hexapoda.bots.searcher import (
    Pace,
    Report,
    Searcher,
    checked_depth,
    checked_iterations,
    checked_lines,
    checked_threads,
    last_moment,
)
from hexapoda.bots.transpositions import AGES, ESTIMATE, FORCED, NO_MOVE, WIN, new_table
from hexapoda.bots.weights import Given, evaluation
from hexapoda.kernel import chance, contract, history, jit
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Position

#: The deepest search; a greater depth limit is read as this.
MAX_DEPTH = kernel.MAX_PLY - 4
#: The size of a transposition table in megabytes.
TABLE_MB = 64
#: Nodes per second, before they are measured, and the minimum of a chunk.
_FIRST_SPEED = 50_000.0
_SMALLEST_CHUNK = 16
#: The part of its time after which a search that may end early looks no deeper, by for how many depths its choice has
#: been the same.
_PATIENCE = (1.0, 0.8, 0.7, 0.6, 0.5, 0.4)
#: More nodes than any search has.
_NO_LIMIT = 2**62


def can_search(game: Declaration) -> bool:
    """Whether alpha-beta can play a game: two seats, no chance and nothing hidden."""
    return game.perfect_information and game.seats == 2


def checked_part(name: str) -> str:
    """The name of a part of the search. Raises HexapodaError if there is none.

    >>> checked_part("table")
    'table'
    """
    if name not in kernel.PARTS:
        raise HexapodaError("bad-search-part", name=str(name), names=", ".join(kernel.PARTS))
    return name


class AlphaBeta(Searcher):
    """A bot for two-player games without chance and hidden information. It plays one game at a time.

    Its table of results is kept from one move to the next. A search without a time limit starts with an empty table,
    so that its answer depends only on position, depth, nodes and seed.

    >>> import hexapoda
    >>> position = hexapoda.load("hive").start()
    >>> AlphaBeta(seed=1).choose(position, depth=2) in position.legal_moves
    True
    """

    def __init__(
        self,
        *,
        seconds: float | None = None,
        turn_seconds: float | None = None,
        depth: int | None = None,
        nodes: int | None = None,
        seed: int | None = None,
        noise: float = 0.0,
        weights: Given | None = None,
        table_mb: float = TABLE_MB,
        without: Iterable[str] = (),
        threads: int = 1,
    ) -> None:
        """`nodes` limits the positions of a search; `seed` decides between equally good moves; `noise` is the largest
        error of its judgement (1: as large as possible); `weights` are other numbers for it. `without` names parts of
        the search to leave out (`alphabeta_kernel.PARTS`). `threads` search the same position and share what they find
        out; with several, answers depend on how they come to run, even without a time limit."""
        super().__init__(seconds, depth, MAX_DEPTH, seed, turn_seconds)
        self.nodes = checked_iterations(nodes)
        self.threads = checked_threads(threads)
        self._weights = weights
        self._table_mb = table_mb
        self._age = 0
        self._noise = noise
        self._parts = sum(kernel.PARTS.values()) - sum(kernel.PARTS[checked_part(name)] for name in set(without))
        self._table = new_table(0)
        #: One for each thread; the first one's moves are played, the others fill the table for it.
        self._explorers: list[_Explorer] = []

    def prepare(self, game: Declaration) -> None:
        if self._explorers and self._explorers[0].game is game:
            return
        weights, taste = evaluation(game, self._weights), random.Random(self._seed).getrandbits(64)
        self._explorers = [_Explorer(game, weights) for _ in range(self.threads)]
        for each in self._explorers:
            each.tree.noise, each.tree.taste, each.tree.parts = self._noise, taste, self._parts
        self._table = new_table(self._table_mb)

    def search(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        depth: int | None = None,
        nodes: int | None = None,
        lines: int = 1,
        least: int = 0,
        report: Report | None = None,
    ) -> Analysis:
        """Search a position until a limit is reached, or for a second without one; `report` is called at every depth.

        A search that has not seen `least` nodes in its time goes on for a while.

        With several `lines`, that many best moves are compared, each with its line (`candidates`); that takes time.
        A search ends early when the end of the game is forced.

        >>> import hexapoda
        >>> found = AlphaBeta(seed=0).search(hexapoda.load("hive").start(), depth=3, lines=2)
        >>> found.depth, len(found.line), found.forced, [len(each.line) for each in found.candidates]
        (3, 3, None, [3, 3])
        """
        began = time.perf_counter()
        depth = self.depth if depth is None else checked_depth(depth, MAX_DEPTH)
        nodes = self.nodes if nodes is None else checked_iterations(nodes)
        lines, report = checked_lines(lines), report or self.report
        seconds = self._time_limit(position, seconds, depth is not None or nodes is not None)
        with self._busy:
            self._stopped = False
            self._set_root(position, fresh=seconds == math.inf)
            with self._helpers():
                limits = (depth or MAX_DEPTH, nodes or _NO_LIMIT)
                return self._deepen(position, began, seconds, *limits, lines, least, report)

    @contextmanager
    def _helpers(self) -> Iterator[None]:
        """Let the other threads search until the block ends, however it does."""
        others = self._explorers[1:]
        if not others:
            yield
            return
        over = threading.Event()
        with ThreadPoolExecutor(len(others), "search") as pool:
            # Half of them are a ply ahead, so that the first one finds what it needs in the table.
            running = [pool.submit(self._help, each, 2 + number % 2, over) for number, each in enumerate(others)]
            try:
                yield
            finally:
                over.set()
        for each in running:
            each.result()

    def _help(self, explorer: "_Explorer", depth: int, over: threading.Event) -> None:
        favourite = NO_MOVE
        while depth <= MAX_DEPTH and explorer.search_to(depth, self._table, over.is_set, favourite=favourite):
            favourite = int(explorer.tree.frames[0].move)
            depth += 1

    def _searched(self) -> int:
        """The positions that all threads have searched."""
        return sum(int(each.tree.nodes) for each in self._explorers)

    def _deepen(
        self,
        position: Position,
        began: float,
        seconds: float,
        depth: int,
        nodes: int,
        lines: int,
        least: int,
        report: Report | None,
    ) -> Analysis:
        """Search the root to one depth after the other."""
        explorer = self._explorers[0]
        deadline = began + seconds
        # Chunks get shorter close to the deadline, unless the search may have to go on beyond it.
        last = began + last_moment(seconds) if least else deadline
        lines = min(lines, len(explorer.root_moves))
        found: list[_Line] = []
        choice, steady = NO_MOVE, 0

        def is_late() -> bool:
            done = self._searched()
            return self._stopped or done >= nodes or time.perf_counter() >= (deadline if done >= least else last)

        for deeper in range(1, depth + 1):
            # The first ply is always finished, so that there is always a move.
            limits = (is_late, last, nodes) if deeper > 1 else (_never, math.inf, _NO_LIMIT)
            found, finished = self._best_lines(found, lines, deeper, limits)
            if finished and report is not None:
                report(_analysis(found, position, began, self._searched()))
            if not finished or is_late() or found[0].forced is not None:
                break
            steady = steady + 1 if found[0].ids[0] == choice else 0
            choice = found[0].ids[0]
            if self._hurries and time.perf_counter() - began > seconds * _PATIENCE[min(steady, len(_PATIENCE) - 1)]:
                break
        return _analysis(found, position, began, self._searched())

    def _best_lines(
        self, before: list["_Line"], lines: int, depth: int, limits: tuple[Callable[[], bool], float, int]
    ) -> tuple[list["_Line"], bool]:
        """The best lines of a depth, each without the first moves of those before it, and whether they are finished. In
        place of those that are not, there are the lines of the last depth."""
        explorer, found = self._explorers[0], list[_Line]()
        while len(found) < lines:
            taken, nodes = {line.ids[0] for line in found}, int(explorer.tree.nodes)
            favourite = next((line.ids[0] for line in before if line.ids[0] not in taken), NO_MOVE)
            finished = explorer.search_to(depth, self._table, *limits, without=taken, favourite=favourite)
            if int(explorer.tree.frames[0].move) != NO_MOVE:  # else not even the first move was finished
                # The favourite comes first, so an unfinished depth finds nothing worse.
                reached = depth if finished or not before else before[0].depth
                found.append(_Line.of(explorer.tree, reached, nodes))
            if not finished:
                taken = {line.ids[0] for line in found}
                rest = [line for line in before if line.ids[0] not in taken]
                return [*found, *rest][:lines], False
        return sorted(found, key=lambda line: -line.value), True

    def _set_root(self, position: Position, *, fresh: bool) -> None:
        """Set up the root: what the player to move may know, chance drawn anew, and the positions that can repeat."""
        self.prepare(position.game.declaration)
        first = self._explorers[0]
        seat = position.actor
        assert seat is not None
        first.states[0] = position.state
        contract.conceal_at(first.states, 0, seat, chance.generator(self._seed), 0)
        trail = position.trail
        trail = trail[trail["epoch"] == trail[-1]["epoch"]] if contract.repetition_at(first.states, 0) else trail[-1:]
        moves = [int(a) for a in position.legal_ids()]
        random.Random(f"{self._seed} {position.ply}").shuffle(moves)  # of equally good moves, the first is played
        self._age = 0 if fresh else (self._age + 1) % AGES
        if fresh:
            self._table = new_table(self._table_mb)
        for each in self._explorers:
            each.set_root(first.states[:1], seat, moves, trail, self._age, fresh=fresh)


def _never() -> bool:
    return False


class _Explorer:
    """The arrays of one thread of a search."""

    def __init__(self, game: Declaration, weights: np.ndarray) -> None:
        if not can_search(game):
            raise HexapodaError("not-for-alphabeta", game=game.name)
        plies = kernel.MAX_PLY + 1
        self.game = game
        self._trees = np.zeros(1, kernel.TREE)
        self.tree: Any = self._trees[0]
        self.states = np.zeros(plies, game.state)
        self._weights = weights
        self.root_moves: list[int] = []
        self._moves = np.zeros((plies, game.max_legal), np.int64)
        self._orders = np.zeros((plies, game.max_legal), np.int32)
        self._history = np.zeros(game.actions, np.int32)
        self._trail = np.zeros(plies, history.TRAIL)
        self._pace = Pace(_FIRST_SPEED, _SMALLEST_CHUNK)
        jit.warm_up(contract.package_of(game.state), "search", [("search", self._compile)])

    def _compile(self) -> None:
        self.tree.mode = kernel.DONE
        self._explore(new_table(0), 0)

    def set_root(
        self, root: np.ndarray, seat: int, moves: list[int], trail: np.ndarray, age: int, *, fresh: bool
    ) -> None:
        """Begin with another position."""
        self.states[:1] = root
        self.root_moves = moves
        self._trail = np.concatenate([trail, np.zeros(kernel.MAX_PLY + 1, history.TRAIL)])
        if fresh:
            self._history[:] = 0
        else:
            self._history >>= 2
        t = self.tree
        t.killers[:] = NO_MOVE
        t.nodes = 0
        t.root = len(trail) - 1
        t.age = age
        t.frames[0].seat, t.frames[0].after_skip = seat, 0

    def search_to(
        self,
        depth: int,
        table: np.ndarray,
        is_late: Callable[[], bool],
        deadline: float = math.inf,
        nodes: int = _NO_LIMIT,
        *,
        without: Collection[int] = (),
        favourite: int = NO_MOVE,
    ) -> bool:
        """Search the root to one depth, without some of its moves and the favourite first; return whether it was
        finished before it was late. It takes no longer than to the deadline and searches no more nodes."""
        t = self.tree
        t.ply, t.mode = 0, kernel.ENTER
        root = t.frames[0]
        root.depth, root.alpha, root.beta = depth, -kernel.INFINITE, kernel.INFINITE
        moves = [move for move in self.root_moves if move not in without]
        self._moves[0, : len(moves)] = moves
        root.count, root.favourite = len(moves), favourite
        now = time.perf_counter()
        while True:
            then, before = now, int(t.nodes)
            done = self._explore(table, min(self._pace.chunk(deadline - now), nodes - before))
            if done or is_late():
                break
            now = time.perf_counter()
            self._pace.measure(int(t.nodes) - before, now - then)
            if not self._pace.has_time(deadline - now):
                break
        return done

    def _explore(self, table: np.ndarray, nodes: int) -> bool:
        """Go on with the search for a number of nodes; return whether it is done."""
        done = kernel.explore(
            self._trees,
            self._weights,
            self.states,
            self._moves,
            self._orders,
            self._history,
            table,
            self._trail,
            nodes,
        )
        return bool(done)


@dataclass(frozen=True, slots=True)
class _Line:
    """The best line of a search of one depth, in the kernel's numbers."""

    depth: int
    value: int
    ids: tuple[int, ...]
    nodes: int

    @classmethod
    def of(cls, t: Any, depth: int, nodes_before: int) -> "_Line":
        """What a search has just found."""
        ids = tuple(int(a) for a in t.line[0, : int(t.length[0])])
        return cls(depth, int(t.frames[0].best), ids, int(t.nodes) - nodes_before)

    @property
    def forced(self) -> int | None:
        return WIN - abs(self.value) if abs(self.value) > FORCED else None

    @property
    def score(self) -> float:
        return self.value / ESTIMATE if self.forced is None else math.copysign(1.0, self.value)


def _analysis(lines: list[_Line], position: Position, began: float, nodes: int) -> Analysis:
    """The result for users."""
    candidates = tuple(
        Candidate(moves[0], line.nodes, line.score, moves, line.forced)
        for line, moves in ((each, line_of(position, each.ids)) for each in lines)
    )
    best, score = lines[0], candidates[0].score
    values = (score, -score) if position.actor == 0 else (-score, score)
    seconds = time.perf_counter() - began
    return Analysis(
        candidates[0].move, score, values, best.depth, nodes, seconds, candidates[0].line, best.forced, candidates
    )
