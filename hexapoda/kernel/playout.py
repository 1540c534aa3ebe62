"""Compiled random play, for benchmarks and tests."""

import numpy as np

from hexapoda.kernel.chance import below
from hexapoda.kernel.contract import apply, legal
from hexapoda.kernel.jit import compiled


@compiled
def play_out(s, out, rng, max_plies):
    """Play random legal actions on `s` until the game is over, at most `max_plies`; return their number."""
    for ply in range(max_plies):
        n = np.int64(legal(s, out))
        if n == 0:
            return np.int64(ply)
        apply(s, out[below(rng, n)])
    return np.int64(max_plies)


@compiled
def play_games(states, out, rngs, games, max_plies):
    """Play `games` random games from states[0], with states[1] as scratch; return the number of moves."""
    total = np.int64(0)
    for _ in range(games):
        states[1] = states[0]
        total += play_out(states[1], out, rngs[0], max_plies)
    return total
