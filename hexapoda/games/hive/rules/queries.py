"""Questions to a state: whose turn it is, what lies where, and how the game stands."""

import numpy as np

from hexapoda.games.hive import state
from hexapoda.kernel.bits import lowest, popcount
from hexapoda.kernel.hexes import NO_DIRECTION, SIDE, direction, holds, ring_between, twice
from hexapoda.kernel.jit import compiled, inlined

_ROW = SIDE - 1


@inlined
def to_move(s):
    """The colour whose turn it is: 0 white, 1 black (H1.1)."""
    return np.int64(s.ply) & 1


@compiled
def actor(s):
    return np.int64(-1) if s.ending != state.RUNNING else to_move(s)


@compiled
def seats(s):
    return np.int64(2)


@compiled
def decision(s):
    return np.int64(0)


@compiled
def ended(s):
    return np.int64(s.ending)


@compiled
def scores(s, out):
    out[0] = 0
    out[1] = 0


@compiled
def places(s, out):
    """H5.1, H5.2."""
    out[0] = 2 if s.ending == state.WHITE_SURROUNDED else 1
    out[1] = 2 if s.ending == state.BLACK_SURROUNDED else 1


@compiled
def epoch(s):
    """Pieces never leave play, so only positions since the last placement can repeat (H5.3)."""
    return popcount(s.placed)


@compiled
def repetition(s):
    """H5.3."""
    return np.int64(3) if s.repetition else np.int64(0)


@inlined
def queen_placed(s, colour):
    """H3.1."""
    return (np.int64(s.placed) >> (colour * state.OWN)) & 1 != 0


@compiled
def occupied_rows(s, rows):
    """Fill `rows` (see `kernel.hexes.ring_of`) with the occupied hexes."""
    for r in range(SIDE):
        rows[r] = twice(s.tops[0, r] | s.tops[1, r])


@compiled
def occupied_ring(s, cell):
    """The occupied neighbours of a cell, read from the state itself."""
    r = cell >> 5
    above, below = (r - 1) & _ROW, (r + 1) & _ROW
    return ring_between(
        twice(s.tops[0, above] | s.tops[1, above]),
        twice(s.tops[0, r] | s.tops[1, r]),
        twice(s.tops[0, below] | s.tops[1, below]),
        cell,
    )


@compiled
def top_at(s, cell):
    """The top piece on an occupied cell."""
    left = np.int64(s.placed) & ~np.int64(s.covered)
    while left:
        p = lowest(left)
        if np.int64(s.cell[p]) == cell:
            return p
        left &= left - 1
    return np.int64(state.NO_PIECE)


@compiled
def height_at(s, rows, cell, without):
    """The number of pieces on a cell, not counting the piece `without` (H3.4)."""
    if not holds(rows, cell):
        return np.int64(0)
    height = np.int64(1)
    left = np.int64(s.elevated)
    while left:
        p = lowest(left)
        if p != without and np.int64(s.cell[p]) == cell:
            height += 1
        left &= left - 1
    return height


@compiled
def kinds_touched(s, cell):
    """The kinds of the top pieces next to a cell, as a mask (H4.7: a stack counts as its top piece)."""
    kinds = np.int64(0)
    left = np.int64(s.placed) & ~np.int64(s.covered)
    while left:
        p = lowest(left)
        left &= left - 1
        if direction(cell, np.int64(s.cell[p])) != NO_DIRECTION:
            kinds |= np.int64(1) << np.int64(state.KIND[p])
    return kinds
