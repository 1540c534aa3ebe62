"""H4.8 to H4.11: throws by a pillbug, or by a mosquito that touches one."""

import numpy as np

from hexapoda.games.hive.rules.freedom import ways_on_top
from hexapoda.games.hive.rules.pieces import reach_ring
from hexapoda.games.hive.rules.queries import kinds_touched
from hexapoda.games.hive.state import KIND, MOSQUITO, NO_PIECE, PILLBUG
from hexapoda.kernel.hexes import NO_DIRECTION, direction, ring_of
from hexapoda.kernel.jit import compiled, inlined


@compiled
def can_throw(s, piece):
    """H4.7 to H4.10: whether a piece of the player to move can throw."""
    bit = np.int64(1) << piece
    if not np.int64(s.placed) & bit or np.int64(s.covered) & bit or piece == np.int64(s.resting):
        return False
    kind = np.int64(KIND[piece])
    if kind == PILLBUG:
        return True
    if kind != MOSQUITO or s.level[piece]:
        return False
    return kinds_touched(s, np.int64(s.cell[piece])) & 1 << PILLBUG != 0


@inlined
def beside(s, thrower, cell):
    """Whether a thrower (NO_PIECE: none) is next to a cell."""
    return thrower != NO_PIECE and direction(np.int64(s.cell[thrower]), cell) != NO_DIRECTION


@compiled
def throws(s, rows, tall, piece, thrower, out, n, seen):
    """H4.8: lift an unstacked piece onto the thrower, and set it down on another empty hex beside the thrower."""
    at = np.int64(s.cell[thrower])
    d = direction(at, np.int64(s.cell[piece]))
    ways = ways_on_top(s, rows, tall, at, 1, piece)
    if not ways >> d & 1:
        return n
    return reach_ring(at, ways & ~ring_of(rows, at) & ~(1 << d), piece << 10, out, n, seen)
