"""Searches by a new bot, which remembers nothing."""

from typing import Any

from hexapoda.bots import AlphaBeta, Mcts
from hexapoda.bots.analysis import Analysis
from hexapoda.play.game import Position


def search(
    position: Position, *, seconds: float | None = None, depth: int | None = None, seed: int = 0, **settings: Any
) -> Analysis:
    """Search with alpha-beta."""
    return AlphaBeta(seed=seed, **settings).search(position, seconds=seconds, depth=depth)


def consider(
    position: Position, *, seconds: float | None = None, iterations: int | None = None, seed: int = 0, **settings: Any
) -> Analysis:
    """Search with Monte-Carlo tree search."""
    return Mcts(seed=seed, **settings).search(position, seconds=seconds, iterations=iterations)
