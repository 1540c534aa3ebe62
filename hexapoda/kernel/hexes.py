"""Hex geometry: axial coordinates, six directions clockwise from the east, a 32 by 32 torus, and six-bit masks.

Axial coordinates (q, r): q grows to the east, r to the south-east. On the torus a cell is `r * 32 + q`; a game
without a board fits if it never spans more than 29 hexes, for then nothing meets itself around the torus.
A *ring* is a six-bit mask of the neighbours of a hex, bit d for direction d.
"""

from typing import Any

import numpy as np

from hexapoda.kernel.bits import popcount
from hexapoda.kernel.jit import inlined

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(6)
#: (dq, dr) of each direction.
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
OPPOSITE = np.array([3, 4, 5, 0, 1, 2], np.int64)

SIDE = 32
CELLS = SIDE * SIDE
_Q = SIDE - 1
_R = CELLS - SIDE

_DQ = np.array([q for q, _ in DIRECTIONS], np.int64)
_DR = np.array([r * SIDE for _, r in DIRECTIONS], np.int64)


def distance(q: int, r: int) -> int:
    """The distance of the hex (q, r) from (0, 0), in steps.

    >>> distance(2, -1)
    2
    """
    return max(abs(q), abs(r), abs(q + r))


def _turn(ring: int, by: int) -> int:
    """The ring turned clockwise."""
    return (ring << by | ring >> (6 - by)) & 63


def _arcs(ring: int) -> int:
    """The number of separate runs of set bits in a ring (0 for the empty and the full ring)."""
    return (ring & ~_turn(ring, 1)).bit_count()


#: ARCS[ring]: the separate groups of occupied neighbours.
ARCS = np.array([_arcs(ring) for ring in range(64)], np.uint8)
#: GATES[ring]: the directions to an empty hex that exactly one occupied hex flanks: where a piece can slide.
GATES = np.array([(_turn(ring, 1) ^ _turn(ring, 5)) & ~ring & 63 for ring in range(64)], np.uint8)
#: FLANKED[ring]: the directions that set bits flank on both sides.
FLANKED = np.array([_turn(ring, 1) & _turn(ring, 5) for ring in range(64)], np.uint8)

NO_DIRECTION = 6


def _directions() -> Any:
    table = np.full(CELLS, NO_DIRECTION, np.uint8)
    for d, (q, r) in enumerate(DIRECTIONS):
        table[(r % SIDE) * SIDE + q % SIDE] = d
    return table


_DIRECTION = _directions()


@inlined
def step(cell, d):
    """The neighbour of a cell in direction d, around the torus."""
    return ((cell + _DQ[d]) & _Q) | ((cell + _DR[d]) & _R)


@inlined
def direction(a, b):
    """The direction from cell a to its neighbour b, NO_DIRECTION if they are not neighbours."""
    return np.int64(_DIRECTION[((b - a) & _Q) | (((b & _R) - (a & _R)) & _R)])


@inlined
def twice(row):
    """A row of 32 columns written twice, so that one shift brings down any column and its neighbours."""
    return np.uint64(row) | np.uint64(row) << np.uint64(32)


@inlined
def ring_between(above, level, below, cell):
    """The six-bit mask of the set neighbours of a cell, given the rows above, at and below it, each `twice`."""
    q = np.uint64(cell & _Q)
    left = np.uint64((cell - 1) & _Q)
    above = above >> q
    level = level >> left
    below = below >> left
    return np.int64(
        (level >> np.uint64(2) & np.uint64(1))
        | (below & np.uint64(2))
        | (below & np.uint64(1)) << np.uint64(2)
        | (level & np.uint64(1)) << np.uint64(3)
        | (above & np.uint64(3)) << np.uint64(4)
    )


@inlined
def ring_of(rows, cell):
    """The six-bit mask of the set neighbours of a cell; `rows` are the 32 rows of the torus, each `twice`."""
    r = cell >> 5
    return ring_between(rows[(r - 1) & _Q], rows[r], rows[(r + 1) & _Q], cell)


@inlined
def holds(rows, cell):
    """Whether a cell is set in `rows`."""
    return (rows[cell >> 5] >> np.uint64(cell & _Q)) & np.uint64(1) != np.uint64(0)


@inlined
def flip(rows, cell):
    """Set a clear cell of `rows`, or clear a set one."""
    rows[cell >> 5] ^= np.uint64(0x100000001) << np.uint64(cell & _Q)


@inlined
def arcs(ring):
    """The number of separate groups of occupied neighbours."""
    return np.int64(ARCS[ring])


@inlined
def size(ring):
    """The number of neighbours in a ring."""
    return popcount(ring)
