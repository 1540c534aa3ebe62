"""Perft: how many sequences of a given number of actions there are, the last ply counted in bulk."""

import numpy as np

from hexapoda.kernel.contract import apply, count, legal
from hexapoda.kernel.jit import compiled


@compiled
def perft(states, outs, depth, ply):
    """Count the sequences of `depth` >= 1 actions from states[ply]; states and outs hold `ply + depth` rows.

    A finished game has no actions, so it ends the sequences that are shorter.
    """
    if depth == 1:
        return np.int64(count(states[ply], outs[ply]))
    n = np.int64(legal(states[ply], outs[ply]))
    total = np.int64(0)
    for i in range(n):
        states[ply + 1] = states[ply]
        apply(states[ply + 1], outs[ply, i])
        if depth == 2:
            total += np.int64(count(states[ply + 1], outs[ply + 1]))
        else:
            total += perft(states, outs, depth - 1, ply + 1)
    return total
