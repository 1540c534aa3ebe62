"""Myrmes' evaluation and move ordering for search: opinions, not rules."""

import numpy as np

from hexapoda.kernel.jit import compiled


@compiled
def evaluate(s, out):
    """Estimate the result by seat."""
    for seat in range(np.int64(s.players)):
        out[seat] = 0.0
