"""Hive's evaluation and move ordering for search: opinions, not rules. Rough, quick, and the same for both sides.

What counts: how far a queen is surrounded, progressively, own pieces that can leave counting less; pieces that can
move, by kind; pieces in hand, a little; an enemy on top of the queen; a pillbug that could throw her out.
"""

import numpy as np

from hexapoda.games.hive import state
from hexapoda.games.hive.rules.freedom import cut_rows
from hexapoda.games.hive.rules.queries import occupied_ring, occupied_rows, queen_placed, to_move
from hexapoda.kernel.bits import lowest, popcount, words
from hexapoda.kernel.contract import MAY_LOSE, MAY_WIN
from hexapoda.kernel.hexes import ARCS, GATES, NO_DIRECTION, direction, holds, ring_of, step
from hexapoda.kernel.jit import compiled
from hexapoda.kernel.weights import weights

#: No estimate is as good as a result.
_MOST = 0.95

#: In points.
WEIGHTS = weights(
    # By kind (Q S B G A M L P), for a piece that can move and is not yet next to the enemy queen: there it has arrived,
    # and stays.
    free=(0, 8, 16, 10, 22, 18, 16, 10),
    # By kind, for a piece in hand.
    in_hand=(0, 3, 7, 5, 10, 8, 7, 5),
    # The danger of a queen by the filled half hexes around her: an own free piece fills one half, any other piece both.
    danger=(0, 7, 15, 27, 44, 65, 90, 120, 156, 200, 255, 315, 365, 410, 445),
    # A queen that can walk away; whose turn it is.
    walking_queen=24,
    tempo=8,
    # A lead of a game that is as good as won.
    won=600,
)
#: What people call it, and the weights that make it up; the others set the scale.
TERMS = {
    "queen": ("danger", "walking_queen"),
    "mobility": ("free",),
    "hand": ("in_hand",),
    "tempo": ("tempo",),
}
#: Kinds that only slide, so that a closed gate holds them.
_SLIDERS = (state.QUEEN, state.SPIDER, state.ANT, state.PILLBUG)
#: By [slides * 64 + ring], from a piece's neighbours alone (H3.2, H3.3): whether it can leave if it does not hold the
#: hive together, and whether it also seems not to hold it.
_NOT_SHUT_IN = np.array([not slides or GATES[ring] != 0 for slides in (0, 1) for ring in range(64)], np.int64)
_LOOSE = np.array([_NOT_SHUT_IN[i] and ARCS[i % 64] < 2 for i in range(128)], np.int64)
_SLIDES = np.array([64 if kind in _SLIDERS else 0 for kind in state.KIND], np.int64)
#: Halves that an enemy on top of the queen adds (pieces can be placed around it), and that an own pillbug beside her,
#: which could throw her out, takes off.
_COVERED = 2
_PILLBUG = 1


@compiled
def _free_pieces(s):
    """The top pieces that are likely to have a move, one bit each: not pinned (H3.2), no closed gate (H3.3).

    Sums of bits instead of branches, because a processor can't predict which pieces are free.
    """
    rows = words(32)
    occupied_rows(s, rows)
    tops = np.int64(s.placed) & ~np.int64(s.covered)
    free = tops & np.int64(s.elevated)
    ground = left = tops & ~free
    while left:
        piece = lowest(left)
        left &= left - 1
        free |= _LOOSE[_SLIDES[piece] + ring_of(rows, np.int64(s.cell[piece]))] << piece
    if s.euler == 1:
        return free
    # the hive has a hole: a piece that looks pinned may not be, because its neighbours meet around the hole
    cuts = words(32)
    cut_rows(s, rows, cuts)
    left = ground & ~free
    while left:
        piece = lowest(left)
        left &= left - 1
        cell = np.int64(s.cell[piece])
        if not holds(cuts, cell):
            free |= _NOT_SHUT_IN[_SLIDES[piece] + ring_of(rows, cell)] << piece
    return free


@compiled
def _neighbours(s, cell):
    """The top pieces next to a cell, one bit each; none for a queen in hand."""
    near = np.int64(0)
    if cell == state.NOWHERE:
        return near
    left = np.int64(s.placed) & ~np.int64(s.covered)
    while left:
        piece = lowest(left)
        left &= left - 1
        near |= np.int64(direction(cell, np.int64(s.cell[piece])) != NO_DIRECTION) << piece
    return near


@compiled
def _points(s, w, colour, free, near_own, near_enemy):
    """A colour's worth: its pieces' freedom and its queen's safety. The masks are the pieces next to each queen."""
    hand = np.int64(s.box) & ~np.int64(s.placed)
    at_work = free & ~near_enemy
    points = 0.0
    for kind in range(8):
        bits = state.KIND_BITS[colour * 8 + kind]
        points += w.free[kind] * popcount(at_work & bits) + w.in_hand[kind] * popcount(hand & bits)
    if not queen_placed(s, colour):
        return points
    filled = 2 * popcount(near_own) - popcount(near_own & state.COLOUR_BITS[colour] & free)
    queen = np.int64(1) << (colour * state.OWN)
    if np.int64(s.covered) & queen:
        filled += _COVERED
    else:
        if free & queen:
            points += w.walking_queen
        if near_own & np.int64(1) << (colour * state.OWN + state.OWN - 1):
            filled -= _PILLBUG
    return points - w.danger[filled]


@compiled
def evaluate(s, w, out):
    """Estimate the result; exact once the game is over."""
    if s.ending != state.RUNNING:
        white = 0.0
        if s.ending == state.WHITE_SURROUNDED:
            white = -1.0
        elif s.ending == state.BLACK_SURROUNDED:
            white = 1.0
        out[0] = white
        out[1] = -white
        return
    free = _free_pieces(s)
    near_white = _neighbours(s, np.int64(s.cell[0]))
    near_black = _neighbours(s, np.int64(s.cell[state.OWN]))
    points = _points(s, w, 0, free, near_white, near_black) - _points(s, w, 1, free, near_black, near_white)
    points += w.tempo if to_move(s) == 0 else -w.tempo
    out[0] = min(max(points / max(w.won, 1.0), -_MOST), _MOST)
    out[1] = -out[0]


@compiled
def urgency(s):
    """A queen with one empty hex around her may be surrounded by the next move (H5.1)."""
    mine = to_move(s)
    found = np.int64(0)
    if _liberties(s, 1 - mine) <= 1:
        found |= MAY_WIN
    if _liberties(s, mine) <= 1:
        found |= MAY_LOSE
    return found


@compiled
def _liberties(s, colour):
    """The empty hexes around a queen; 6 for one in hand."""
    if not queen_placed(s, colour):
        return np.int64(6)
    return 6 - popcount(occupied_ring(s, np.int64(s.cell[colour * state.OWN])))


# ── move ordering ──

#: A move that surrounds the enemy queen.
_WINS = 1000
_TO_ENEMY_QUEEN = 300
_TO_OWN_QUEEN = -150
_ONTO_ENEMY_QUEEN = 250
_PLACED = -100
_QUEEN_PLACED = 200
#: By kind: Q S B G A M L P.
_KIND_PLACED = np.array([0, 3, 7, 5, 10, 8, 7, 5], np.int64)


@compiled
def _distance_class(s, colour, cell):
    """2 on a colour's queen, 1 next to her, 0 elsewhere."""
    queen = np.int64(s.cell[colour * state.OWN])
    if queen == state.NOWHERE or cell == state.NOWHERE:
        return np.int64(0)
    if queen == cell:
        return np.int64(2)
    return np.int64(1) if direction(queen, cell) != NO_DIRECTION else np.int64(0)


@compiled
def prior(s, ids, n, out):
    """How promising moves look, within ±1000: to the enemy queen, away from the own one, placements after moves."""
    colour = to_move(s)
    enemy = 1 - colour
    last_hex = _last_hex(s, enemy)
    last = np.int64(-1)
    leaving = np.int64(0)
    for i in range(n):
        if ids[i] == state.PASS:
            out[i] = 0
            continue
        piece = np.int64(ids[i]) >> 10
        cell = np.int64(ids[i]) & 1023
        if piece != last:
            last = piece
            leaving = _promise_of_leaving(s, piece, colour)
        points = leaving
        at_enemy = _distance_class(s, enemy, cell)
        if at_enemy:
            points += _TO_ENEMY_QUEEN if at_enemy == 1 else _ONTO_ENEMY_QUEEN
        if _distance_class(s, colour, cell) == 1:
            points += _TO_OWN_QUEEN
        if cell == last_hex and _keeps(s, enemy, piece):
            points = np.int64(_WINS)
        out[i] = points


@compiled
def _last_hex(s, colour):
    """The only empty hex around a queen, NOWHERE if there are more."""
    queen = np.int64(s.cell[colour * state.OWN])
    if _liberties(s, colour) != 1:
        return np.int64(state.NOWHERE)
    return step(queen, lowest(~occupied_ring(s, queen) & 63))


@compiled
def _keeps(s, enemy, piece):
    """Whether a piece that moves leaves no empty hex beside a queen, who may be thrown herself."""
    if piece == enemy * state.OWN:
        return False
    return s.level[piece] > 0 or _distance_class(s, enemy, np.int64(s.cell[piece])) != 1


@compiled
def _promise_of_leaving(s, piece, colour):
    """The part of a move's promise that depends on the piece and where it comes from."""
    origin = np.int64(s.cell[piece])
    if origin == state.NOWHERE:
        return (
            np.int64(_QUEEN_PLACED) if state.KIND[piece] == state.QUEEN else _PLACED + _KIND_PLACED[state.KIND[piece]]
        )
    points = np.int64(0)
    at_enemy = _distance_class(s, 1 - colour, origin)
    if at_enemy:
        points -= _TO_ENEMY_QUEEN if at_enemy == 1 else _ONTO_ENEMY_QUEEN
    if _distance_class(s, colour, origin) == 1:
        points -= _TO_OWN_QUEEN
    return points
