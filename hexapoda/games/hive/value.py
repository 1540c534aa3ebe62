"""A quick evaluation of Hive, and move ordering for search."""

import numpy as np

from hexapoda.games.hive.rules import _ring
from hexapoda.games.hive.state import BLACK_SURROUNDED, OWN, RUNNING, WHITE_SURROUNDED
from hexapoda.kernel.hexes import size
from hexapoda.kernel.jit import compiled


@compiled
def evaluate(s, out):
    """Estimate the result by how far each queen is surrounded."""
    if s.ending != RUNNING:
        white = 0.0
        if s.ending == WHITE_SURROUNDED:
            white = -1.0
        elif s.ending == BLACK_SURROUNDED:
            white = 1.0
        out[0] = white
        out[1] = -white
        return
    danger = np.zeros(2)
    for colour in range(2):
        cell = np.int64(s.cell[colour * OWN])
        if cell < 1024:
            danger[colour] = size(_ring(s, cell)) / 6.0
    out[0] = 0.9 * (danger[1] - danger[0])
    out[1] = -out[0]
