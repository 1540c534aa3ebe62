"""H2: placements."""

import numpy as np

from hexapoda.games.hive.rules.queries import to_move
from hexapoda.games.hive.state import COLOUR_BITS, ORIGIN, OWN, SECOND_AND_LATER
from hexapoda.kernel.bits import half_words, lowest, popcount
from hexapoda.kernel.hexes import SIDE, step
from hexapoda.kernel.jit import compiled, inlined

_ROW = SIDE - 1
_ONE = np.uint64(1)


@inlined
def placeable(s):
    """The pieces that the player may place, as a mask: of each kind in hand the next number (H2.4 to H2.6)."""
    colour = to_move(s)
    hand = np.int64(s.box) & ~np.int64(s.placed) & COLOUR_BITS[colour]
    following = hand & ~(hand << 1 & SECOND_AND_LATER)
    queen = np.int64(1) << (colour * OWN)
    turns = np.int64(s.ply) >> 1
    if turns >= 3 and hand & queen:
        return queen
    if turns == 0 and s.tournament:
        return following & ~queen
    return following


@inlined
def _east(row):
    """Each column shows what is east of it."""
    return np.uint32(row >> np.uint32(1)) | np.uint32(row << np.uint32(31))


@inlined
def _west(row):
    """Each column shows what is west of it."""
    return np.uint32(row << np.uint32(1)) | np.uint32(row >> np.uint32(31))


@compiled
def _copy_wrapped(s, colour, rows):
    """Copy the rows of a colour's tops, with the last row before the first and the first after the last."""
    for r in range(SIDE):
        rows[r + 1] = s.tops[colour, r]
    rows[0] = s.tops[colour, SIDE - 1]
    rows[SIDE + 1] = s.tops[colour, 0]


@inlined
def _touched(above, level, below):
    """The columns of a row that have a neighbour, given the rows above, at and below it."""
    return np.uint32(above | below | _east(level | above) | _west(level | below))


@compiled
def _first_placing_hexes(s, colour, hexes):
    """H2.1: the first piece of all goes to the origin, the other player's first piece beside it."""
    for r in range(SIDE):
        hexes[r] = np.uint32(0)
    if s.placed == 0:
        hexes[ORIGIN >> 5] = np.uint32(1 << (ORIGIN & _ROW))
        return np.int64(1)
    other = np.int64(s.cell[lowest(s.placed)])
    for d in range(6):
        cell = step(other, d)
        hexes[cell >> 5] |= np.uint32(1 << (cell & _ROW))
    return np.int64(6)


@compiled
def placing_hexes(s, hexes):
    """Write the rows of all hexes where the player may place a piece (H2.1 to H2.3); return their number."""
    colour = to_move(s)
    if not np.int64(s.placed) & COLOUR_BITS[colour]:
        return _first_placing_hexes(s, colour, hexes)
    own = half_words(34)
    other = half_words(34)
    _copy_wrapped(s, colour, own)
    _copy_wrapped(s, 1 - colour, other)
    for r in range(SIDE):
        enemy = _touched(other[r], other[r + 1], other[r + 2])
        hexes[r] = _touched(own[r], own[r + 1], own[r + 2]) & ~(enemy | own[r + 1] | other[r + 1])
    total = np.int64(0)
    for r in range(0, SIDE, 2):
        total += popcount(np.uint64(hexes[r]) | np.uint64(hexes[r + 1]) << np.uint64(32))
    return total


@compiled
def placements(s, out, hexes):
    """Write all placements."""
    pieces = placeable(s)
    if pieces == 0 or placing_hexes(s, hexes) == 0:
        return np.int64(0)
    base = lowest(pieces) << 10
    pieces &= pieces - 1
    n = np.int64(0)
    for r in range(SIDE):
        columns = np.uint64(hexes[r])
        while columns:
            out[n] = base | r << 5 | lowest(columns)
            n += 1
            columns &= columns - _ONE
    each = n
    while pieces:
        other = lowest(pieces) << 10
        pieces &= pieces - 1
        for i in range(each):
            out[n + i] = out[i] - base + other
        n += each
    return n
