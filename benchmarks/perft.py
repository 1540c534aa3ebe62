"""Perft of Hive, one thread.

The last ply is counted in bulk: its moves are not played, and placements are counted as pieces times hexes. Most
positions are in that ply.
"""

import numpy as np

import hexapoda
from benchmarks.timing import best, row
from hexapoda.kernel.perft import perft

WORK = (("Base", 6, 12_219_480), ("Base", 7, 181_641_900), ("Base+MLP", 6, 192_353_904))


def report() -> None:
    """Print positions per second, and check the counts."""
    for kind, depth, expected in WORK:
        game = hexapoda.load("hive", type=kind, opening="tournament")
        states = np.repeat(game.start(seed=1).states, depth)
        outs = np.zeros((depth, game.declaration.max_legal), np.int64)
        perft(states, outs, 3, 0)
        total, rate = best(lambda s=states, o=outs, d=depth: int(perft(s, o, d, 0)))
        assert total == expected, f"perft({depth}) of {kind} is {expected}, counted {total}"
        row(f"perft({depth}), Hive {kind}", rate, "positions/s", "the last ply counted in bulk")
