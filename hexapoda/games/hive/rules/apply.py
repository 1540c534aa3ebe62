"""Carrying out an action, and the hash of a position."""

import numpy as np

from hexapoda.games.hive import state
from hexapoda.games.hive.rules.queries import occupied_ring, queen_placed, top_at
from hexapoda.kernel.bits import popcount
from hexapoda.kernel.chance import redraw_key
from hexapoda.kernel.hashing import mixed
from hexapoda.kernel.hexes import NO_DIRECTION, SIDE, arcs, direction
from hexapoda.kernel.jit import compiled, inlined

_ROW = SIDE - 1
_ONE = np.uint64(1)
_FULL_RING = 63


@compiled
def _hash_of(piece, level, cell):
    """A piece's part of the hash: its kind and colour, not its number (H5.3)."""
    sort = np.uint64(state.KIND[piece]) | np.uint64(8 if piece >= state.OWN else 0)
    return mixed(np.uint64(cell) | sort << np.uint64(10) | np.uint64(level) << np.uint64(14))


@inlined
def _colour_top(s, colour, cell):
    """Show a colour on a cell that shows none."""
    s.tops[colour, cell >> 5] ^= np.uint32(1) << np.uint32(cell & _ROW)


@compiled
def lift(s, piece):
    """Take a top piece off its cell."""
    cell = np.int64(s.cell[piece])
    level = np.int64(s.level[piece])
    bit = np.uint32(1) << np.uint32(piece)
    colour = 1 if piece >= state.OWN else 0
    s.hash ^= _hash_of(piece, level, cell)
    _colour_top(s, colour, cell)
    s.placed &= ~bit
    if level == 0:
        s.euler += arcs(occupied_ring(s, cell)) - 1
        return
    s.elevated &= ~bit
    for p in range(state.PIECES):
        if np.int64(s.cell[p]) == cell and np.int64(s.level[p]) == level - 1:
            s.covered &= ~(np.uint32(1) << np.uint32(p))
            _colour_top(s, 1 if p >= state.OWN else 0, cell)
            break


@compiled
def drop(s, piece, cell):
    """Put a piece on a cell, on top of any piece there."""
    level = np.int64(0)
    bit = np.uint32(1) << np.uint32(piece)
    r = cell >> 5
    column = np.uint32(1) << np.uint32(cell & _ROW)
    if (s.tops[0, r] | s.tops[1, r]) & column:
        under = top_at(s, cell)
        level = np.int64(s.level[under]) + 1
        s.covered |= np.uint32(1) << np.uint32(under)
        s.elevated |= bit
        _colour_top(s, 1 if under >= state.OWN else 0, cell)
    else:
        s.euler += 1 - arcs(occupied_ring(s, cell))
    s.placed |= bit
    s.cell[piece] = cell
    s.level[piece] = level
    s.hash ^= _hash_of(piece, level, cell)
    _colour_top(s, 1 if piece >= state.OWN else 0, cell)


@compiled
def _wind(s, piece, cell):
    """Update `winding`: a piece went around the torus as often as the pieces that it touches.

    Nothing to do for the usual hive, which never comes near the seam.
    """
    r, q = cell >> 5, cell & _ROW
    if not s.wound and 0 < r < _ROW and 0 < q < _ROW:
        return
    for axis in range(2):
        s.drift[axis] -= s.winding[piece, axis]
        s.winding[piece, axis] = 0
    for p in range(state.PIECES):
        other = np.int64(s.cell[p])
        if p == piece or other == state.NOWHERE:
            continue
        d = direction(other, cell)
        if d == NO_DIRECTION and other != cell:
            continue
        east = np.int64(s.winding[p, 0])
        south = np.int64(s.winding[p, 1])
        if other & _ROW == _ROW and q == 0:
            east += 1
        elif other & _ROW == 0 and q == _ROW:
            east -= 1
        if other >> 5 == _ROW and r == 0:
            south += 1
        elif other >> 5 == 0 and r == _ROW:
            south -= 1
        s.winding[piece, 0] = east
        s.winding[piece, 1] = south
        break
    for axis in range(2):
        s.drift[axis] += s.winding[piece, axis]
    s.wound = 0
    for p in range(state.PIECES):
        if s.winding[p, 0] or s.winding[p, 1]:
            s.wound = 1


@compiled
def judge(s):
    """H5.1, H5.2: is a queen surrounded?"""
    lost = np.int64(0)
    for colour in range(2):
        queen = colour * state.OWN
        if queen_placed(s, colour) and occupied_ring(s, np.int64(s.cell[queen])) == _FULL_RING:
            lost |= 1 << colour
    if lost == 3:
        s.ending = state.BOTH_SURROUNDED
    elif lost == 1:
        s.ending = state.WHITE_SURROUNDED
    elif lost == 2:
        s.ending = state.BLACK_SURROUNDED


@compiled
def apply(s, a):
    if a == state.PASS:
        s.resting = state.NO_PIECE
        s.ply += np.uint32(1)
        return
    piece = np.int64(a) >> 10
    cell = np.int64(a) & 1023
    moved = np.int64(s.cell[piece]) != state.NOWHERE
    if moved:
        lift(s, piece)
    drop(s, piece, cell)
    _wind(s, piece, cell)
    s.resting = piece if moved else state.NO_PIECE
    s.ply += np.uint32(1)
    if popcount(s.placed) > 6:
        judge(s)


@compiled
def setup(s):
    """The start of a game; the options and the generator are set already."""
    for p in range(state.PIECES):
        s.cell[p] = state.NOWHERE
    s.resting = state.NO_PIECE
    s.euler = 0


@compiled
def key(s):
    """H5.3: side, stacks by kind, options and, in game types with P, the resting piece's place."""
    extra = np.uint64(s.box) << np.uint64(32)
    extra |= np.uint64(s.ply) & _ONE
    extra |= np.uint64(s.tournament) << _ONE
    extra |= np.uint64(s.repetition) << np.uint64(2)
    if s.pillbugs and s.resting != state.NO_PIECE:
        extra |= np.uint64(np.int64(s.cell[s.resting]) + 1) << np.uint64(3)
    for colour in range(2):
        # H2.4: before her placement the number of turns decides when the queen is due
        if not queen_placed(s, colour):
            turns = min((np.int64(s.ply) + 1 - colour) >> 1, np.int64(4)) + 1
            extra |= np.uint64(turns) << np.uint64(16 + 4 * colour)
    hashed = np.uint64(s.hash) ^ mixed(extra)
    if s.wound:
        away = np.uint64(np.int64(s.drift[0])) << np.uint64(32) ^ np.uint64(np.int64(s.drift[1]))
        hashed ^= mixed(away ^ np.uint64(0xD1F7D1F7D1F7D1F7))
    return hashed


@compiled
def conceal(s, seat, rng):
    """Only the generator is hidden in Hive."""
    redraw_key(s.rng, rng)


@compiled
def can_skip(s):
    """A null move makes sense once both queens are in play."""
    return np.int64(queen_placed(s, 0) and queen_placed(s, 1))


@compiled
def skip(s):
    """The null move: a pass, legal or not."""
    s.resting = state.NO_PIECE
    s.ply += np.uint32(1)
