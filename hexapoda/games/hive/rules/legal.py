"""All legal moves: placements, moves of a piece by its own power, throws."""

import numpy as np

from hexapoda.games.hive.rules.freedom import cut_rows, pinned_by, tall_rows
from hexapoda.games.hive.rules.pieces import own_moves
from hexapoda.games.hive.rules.placements import placeable, placements, placing_hexes
from hexapoda.games.hive.rules.queries import occupied_rows, queen_placed, to_move
from hexapoda.games.hive.rules.throws import beside, can_throw, throws
from hexapoda.games.hive.state import COLOUR_BITS, NO_PIECE, OWN, PASS, RUNNING
from hexapoda.kernel.bits import half_words, lowest, popcount, words
from hexapoda.kernel.hexes import flip
from hexapoda.kernel.jit import compiled

_ONE = np.uint64(1)
#: The index of the mosquito and of the pillbug among a player's pieces.
_MOSQUITO, _PILLBUG = OWN - 3, OWN - 1
#: With more targets than this, clearing all of `seen` is quicker than clearing them one by one.
_MANY = 12


@compiled
def _moves(s, out, n):
    """Write all moves and throws (H3.1, H4.11: only with the own queen in play)."""
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
        if not mine and (elevated or not (beside(s, thrower, cell) or beside(s, mimic, cell))):
            continue
        if not elevated and pinned_by(s, rows, cuts, cell):
            continue
        start = n
        if not elevated:
            flip(rows, cell)
        if mine:
            n = own_moves(s, rows, tall, piece, out, n, seen)
        if not elevated:
            if beside(s, thrower, cell):
                n = throws(s, rows, tall, piece, thrower, out, n, seen)
            if beside(s, mimic, cell):
                n = throws(s, rows, tall, piece, mimic, out, n, seen)
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
