"""The Monte-Carlo bot: for games with chance, hidden information or more than two seats."""

import math
import random
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from hexapoda.bots import mcts_kernel as kernel
from hexapoda.bots.analysis import Analysis, Candidate, line_of
from hexapoda.bots.mcts_tree import Tree
from hexapoda.bots.searcher import (
    Report,
    Searcher,
    checked_depth,
    checked_iterations,
    checked_lines,
    checked_threads,
    last_moment,
)
from hexapoda.bots.weights import Given, evaluation
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.game import Position

#: The maximum size of all trees of a bot in megabytes.
TREE_MB = 128
#: A search that may end early looks after this many chunks whether its choice is clear.
_LOOK_EVERY = 8
#: Seconds between two reports.
_REPORT_SECONDS = 0.25


class Mcts(Searcher):
    """A bot for any game. It plays one game at a time.

    Every iteration deals anew what its seat does not see, so that it knows no more than its seat does. A search without
    a time limit starts with an empty tree: its answer depends only on what the seat may know, the number of iterations,
    the seed and the number of threads. With a time limit, the tree of the last decision is kept.

    Each thread has a tree of its own, with other deals and slightly other preferences; the visits of the root's moves
    are added up.
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
        threads: int = 1,
    ) -> None:
        """`depth` limits how many decisions it looks ahead, `noise` is the largest error of its judgement (1: as large
        as possible), `weights` are other numbers for it, and `curiosity` is the weight of moves that it knows little
        about. `threads` share the iterations and the memory of `tree_mb`, which is used as far as it is needed."""
        super().__init__(seconds, depth, kernel.MAX_PATH, seed, turn_seconds)
        self.iterations = checked_iterations(iterations)
        self._weights = weights
        self._tree_mb = tree_mb
        self._noise = noise
        self._curiosity = curiosity
        self.threads = checked_threads(threads)
        self._trees: list[Tree] = []

    def prepare(self, game: Declaration) -> None:
        if self._trees and self._trees[0].game is game:
            return
        weights, choices = evaluation(game, self._weights), random.Random(self._seed)
        taste = choices.getrandbits(64)
        self._trees = [
            Tree(
                game,
                weights,
                megabytes=self._tree_mb / self.threads,
                noise=self._noise,
                curiosity=self._curiosity,
                taste=taste,
                habit=choices.getrandbits(64) if number else taste,
            )
            for number in range(self.threads)
        ]

    def search(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        depth: int | None = None,
        lines: int = 1,
        least: int = 0,
        report: Report | None = None,
    ) -> Analysis:
        """Search a position until a limit is reached, or for a second without one of time or iterations.

        A search that has not seen `least` iterations in its time goes on for a while.

        The best `lines` moves come with the moves that follow them, as far as neither chance nor secrets decide those.
        `report` gets what is known so far several times a second.

        >>> import hexapoda
        >>> found = Mcts(seed=0, tree_mb=1).search(hexapoda.load("termites").start(), iterations=50)
        >>> found.move == found.candidates[0].move, sum(each.visits for each in found.candidates)
        (True, 50)
        """
        began = time.perf_counter()
        iterations = self.iterations if iterations is None else checked_iterations(iterations)
        depth = self.depth if depth is None else checked_depth(depth, kernel.MAX_PATH)
        lines, report = checked_lines(lines), report or self.report
        seconds = self._time_limit(position, seconds, iterations is not None)

        def tell(done: int) -> None:
            if report is not None:
                report(self._found(position, began, done, lines, self._trees[:1]))

        with self._busy:
            self._stopped = False
            self.prepare(position.game.declaration)
            assert position.actor is not None
            for number, tree in enumerate(self._trees):
                seed = f"{self._seed} {number}" if number else str(self._seed)
                tree.set_root(position.state, position.actor, depth or kernel.MAX_PATH, seed, fresh=seconds == math.inf)
            last = began + (last_moment(seconds) if least else seconds)
            done = self._sample_all((began + seconds, last), iterations or 2**62, least, tell)
            return self._found(position, began, done, lines, self._trees)

    def _sample_all(
        self, deadlines: tuple[float, float], iterations: int, least: int, tell: Callable[[int], None]
    ) -> int:
        """Search in all trees until a limit is reached or `stop` is called; return the number of iterations. The second
        deadline is for fewer than `least` iterations."""
        first, *others = self._trees
        if not others:
            return self._sample(first, deadlines, iterations, least, tell)
        share, left = divmod(iterations, self.threads)
        least = -(-least // self.threads)
        with ThreadPoolExecutor(len(others), "search") as helpers:
            found = [
                helpers.submit(self._sample, tree, deadlines, share + (number < left), least)
                for number, tree in enumerate(others, 1)
            ]
            try:
                done = self._sample(first, deadlines, share + (left > 0), least, tell)
            except BaseException:  # Ctrl-C too: the helpers would go on
                self._stopped = True
                raise
            return done + sum(each.result() for each in found)

    def _sample(
        self,
        tree: Tree,
        deadlines: tuple[float, float],
        iterations: int,
        least: int,
        tell: Callable[[int], None] | None = None,
    ) -> int:
        """Search in one tree; `tell` again and again how many iterations there were."""
        done = looks = 0
        now = told = time.perf_counter()
        while done < iterations:
            deadline = deadlines[done < least]
            chunk = min(tree.pace.chunk(deadline - now), iterations - done)
            then = now
            some = tree.sample(chunk)
            done += some
            now = time.perf_counter()
            tree.pace.measure(some, now - then)
            if self._stopped or now >= deadlines[done < least]:
                break
            if tell is not None and now - told > _REPORT_SECONDS:
                tell(done)
                told = now = time.perf_counter()
            looks += 1
            # The first tree speaks for all of them: they grow alike.
            if self._hurries and tree is self._trees[0] and looks % _LOOK_EVERY == 0:
                if tree.lead() > (deadline - now) * tree.pace.speed:
                    self._stopped = True  # no other move can be tried as often any more
                    break
        return done

    def _found(self, position: Position, began: float, done: int, lines: int, trees: list[Tree]) -> Analysis:
        """The result for users, from some of the trees."""
        visits: dict[int, int] = defaultdict(int)
        totals: dict[int, float] = defaultdict(float)
        for tree in trees:
            for action, count, mean in tree.root_moves():
                visits[action] += count
                totals[action] += count * mean
        tried = [(a, visits[a], totals[a] / max(visits[a], 1)) for a in position.legal_ids().tolist()]
        tried.sort(key=lambda each: (-each[1], -each[2]))
        candidates = []
        for number, (action, count, score) in enumerate(tried):
            moves = line_of(position, trees[0].line(action)) if number < lines else (position.move(action),)
            candidates.append(Candidate(moves[0], count, score, moves))
        best = candidates[0]
        seconds = time.perf_counter() - began
        values = np.sum([tree.sums for tree in trees], axis=0)[: position.seats] / max(done, 1)
        values[position.actor] = best.score
        expected = tuple(float(value) for value in values)
        depth = max(tree.depth for tree in trees)
        return Analysis(best.move, best.score, expected, depth, done, seconds, best.line, None, tuple(candidates))
