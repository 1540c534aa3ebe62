"""All moves: by a piece's own power and by throws (H4.8 to H4.11)."""

import numpy as np

from hexapoda.games.hive.rules.freedom import cut_rows, pinned_by, tall_rows, ways_on_top
from hexapoda.games.hive.rules.pieces import own_moves, reach_ring
from hexapoda.games.hive.rules.placements import placeable, placements, placing_hexes
from hexapoda.games.hive.rules.queries import kinds_touched, occupied_rows, queen_placed, to_move
from hexapoda.games.hive.state import COLOUR_BITS, KIND, MOSQUITO, NO_PIECE, OWN, PASS, PILLBUG, RUNNING
from hexapoda.kernel.bits import half_words, lowest, popcount, words
from hexapoda.kernel.hexes import NO_DIRECTION, direction, flip, ring_of
from hexapoda.kernel.jit import compiled, inlined

_ONE = np.uint64(1)
#: The places of the only mosquito and the only pillbug among a player's pieces.
_MOSQUITO, _PILLBUG = OWN - 3, OWN - 1
#: From so many targets on it is quicker to clear all of `seen` than the targets one by one.
_MANY = 12


@compiled
def can_throw(s, piece):
    """Whether a piece of the player to move can throw: a pillbug, or a mosquito that touches one (H4.7 to H4.10)."""
    bit = np.int64(1) << piece
    if not np.int64(s.placed) & bit or np.int64(s.covered) & bit or piece == np.int64(s.resting):
        return False
    kind = np.int64(KIND[piece])
    if kind == PILLBUG:
        return True
    if kind != MOSQUITO or s.level[piece]:
        return False
    return kinds_touched(s, np.int64(s.cell[piece])) & 1 << PILLBUG != 0


@compiled
def _thrown(s, rows, tall, piece, thrower, out, n, seen):
    """All throws of one unstacked piece by one thrower, itself unstacked."""
    at = np.int64(s.cell[thrower])
    d = direction(at, np.int64(s.cell[piece]))
    ways = ways_on_top(s, rows, tall, at, 1, piece)
    if not ways >> d & 1:
        return n
    return reach_ring(at, ways & ~ring_of(rows, at) & ~(1 << d), piece << 10, out, n, seen)


@inlined
def _beside(s, thrower, cell):
    """Whether there is such a thrower, next to a cell."""
    return thrower != NO_PIECE and direction(np.int64(s.cell[thrower]), cell) != NO_DIRECTION


@compiled
def _moves(s, out, n):
    """Write all moves and throws (H3.1: only once the own queen is in play)."""
    colour = to_move(s)
    if not queen_placed(s, colour):
        return n
    rows = words(32)
    seen = words(16)
    occupied_rows(s, rows)
    for i in range(16):
        seen[i] = np.uint64(0)
    tall = words(32)
    if s.elevated:
        tall_rows(s, tall)
    cuts = words(32)
    if s.euler != 1:
        cut_rows(s, rows, cuts)
    own = COLOUR_BITS[colour]
    movable = np.int64(s.placed) & ~np.int64(s.covered)
    if s.resting != NO_PIECE:
        movable &= ~(np.int64(1) << np.int64(s.resting))
    thrower = mimic = np.int64(NO_PIECE)
    if s.pillbugs:
        pillbug = colour * OWN + _PILLBUG
        mosquito = colour * OWN + _MOSQUITO
        if can_throw(s, pillbug):
            thrower = pillbug
        if can_throw(s, mosquito):
            mimic = mosquito
    if thrower == NO_PIECE and mimic == NO_PIECE:
        movable &= own
    while movable:
        piece = lowest(movable)
        movable &= movable - 1
        cell = np.int64(s.cell[piece])
        mine = own >> piece & 1 != 0
        elevated = s.level[piece] != 0
        if not mine and (elevated or not (_beside(s, thrower, cell) or _beside(s, mimic, cell))):
            continue
        if not elevated and pinned_by(s, rows, cuts, cell):
            continue
        start = n
        if not elevated:
            flip(rows, cell)
        if mine:
            n = own_moves(s, rows, tall, piece, out, n, seen)
        if not elevated:
            if _beside(s, thrower, cell):
                n = _thrown(s, rows, tall, piece, thrower, out, n, seen)
            if _beside(s, mimic, cell):
                n = _thrown(s, rows, tall, piece, mimic, out, n, seen)
            flip(rows, cell)
        if n - start > _MANY:
            for i in range(16):
                seen[i] = np.uint64(0)
        else:
            for i in range(start, n):
                target = out[i] & 1023
                seen[target >> 6] &= ~(_ONE << np.uint64(target & 63))
    return n


@compiled
def legal(s, out):
    if s.ending != RUNNING:
        return np.int64(0)
    hexes = half_words(32)
    n = _moves(s, out, placements(s, out, hexes))
    if n == 0:
        out[0] = PASS  # H3.6
        return np.int64(1)
    return n


@compiled
def count(s, out):
    if s.ending != RUNNING:
        return np.int64(0)
    hexes = half_words(32)
    n = _moves(s, out, np.int64(0))
    pieces = placeable(s)
    if pieces:
        n += placing_hexes(s, hexes) * popcount(pieces)
    return n if n else np.int64(1)  # H3.6
