"""Hive's notation: actions as UHP MoveStrings (H6.1, H6.3) and as parts, singly or, for views, in bulk."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np

from hexapoda.games.hive.notation.names import EDGE, PIECE_NAMES, SEARCH, marked, move_text, target_coordinates
from hexapoda.games.hive.state import NOWHERE, ORIGIN, PASS, PIECES, STATE
from hexapoda.kernel.bits import octets
from hexapoda.kernel.hexes import CELLS, OPPOSITE, SIDE, step
from hexapoda.kernel.jit import compiled

#: The ways to name a hex by a piece: by the direction from it (0 to 5), or as the hex that it lies on.
_ON = 6
_WAYS = 7
_NOBODY = 255
#: The texts of all possible moves: by moving piece, piece that names the hex, and way to name it; then the first moves
#: of a game, which are bare pieces.
_TEXTS = tuple(
    f"{mover} {PIECE_NAMES[piece] if way == _ON else marked(piece, way)}"
    for mover in PIECE_NAMES
    for piece in range(PIECES)
    for way in range(_WAYS)
) + tuple(PIECE_NAMES)
_FIRST = PIECES * PIECES * _WAYS
_CLOCKWISE_FROM_WEST = np.array(SEARCH, np.int64)
#: The coordinates of the cells, and the parts of all moves by action, for a hive that is not at the seam of the torus.
_PLACES = tuple(f"{cell % SIDE - ORIGIN % SIDE},{cell // SIDE - ORIGIN // SIDE}" for cell in range(CELLS))
_PARTS = tuple(product(PIECE_NAMES, _PLACES))
_AT_EDGE = np.array([cell in EDGE for cell in range(CELLS)])


def text(s: Any, action: int) -> str:
    """The MoveString of an action: the first reference clockwise from the west, never the moving piece (H6.3)."""
    return "pass" if action == PASS else move_text(s, action >> 10, action & 1023)


def parts(s: Any, action: int) -> tuple[str, ...]:
    """What is clicked: the piece, then the hex."""
    if action == PASS:
        return ("pass",)
    q, r = target_coordinates(s, action & 1023)
    return (PIECE_NAMES[action >> 10], f"{q},{r}")


def named(s: Any, actions: Sequence[int]) -> tuple[list[str], list[tuple[str, ...]]]:
    """The texts and the parts of legal actions."""
    if len(actions) == 1 and actions[0] == PASS:
        return ["pass"], [("pass",)]
    indices = np.array(actions, np.int64)
    if _find_texts(np.frombuffer(np.void.tobytes(s), STATE), indices):
        parts = [_PARTS[action] for action in actions]
    else:
        parts = [(PIECE_NAMES[a >> 10], "{},{}".format(*target_coordinates(s, a & 1023))) for a in actions]
    return [_TEXTS[index] for index in indices.tolist()], parts


@compiled
def _find_texts(states, actions):
    """Replace each action by the index of its text; return whether their parts are those of `_PARTS`."""
    s = states[0]
    usual = s.wound == 0
    top, second = octets(CELLS), octets(CELLS)
    for cell in range(CELLS):
        top[cell] = second[cell] = _NOBODY
    for level in range(PIECES):
        found = False
        for p in range(PIECES):
            if s.cell[p] != NOWHERE and s.level[p] == level:
                cell = np.int64(s.cell[p])
                second[cell] = top[cell]
                top[cell] = p
                found = True
        if not found:
            break
    for i in range(len(actions)):
        mover, cell = actions[i] >> 10, actions[i] & 1023
        usual &= not _AT_EDGE[cell]
        piece, way = _reference(top, second, cell, mover), np.int64(_ON)
        k = 0
        while piece == _NOBODY and k < 6:
            d = _CLOCKWISE_FROM_WEST[k]
            piece, way = _reference(top, second, step(cell, d), mover), OPPOSITE[d]
            k += 1
        k = 0
        while piece == _NOBODY and k < 6:  # beside nothing but the mover itself
            d = _CLOCKWISE_FROM_WEST[k]
            if top[step(cell, d)] == mover:
                piece, way = mover, OPPOSITE[d]
            k += 1
        actions[i] = _FIRST + mover if piece == _NOBODY else (mover * PIECES + piece) * _WAYS + way
    return usual


@compiled
def _reference(top, second, cell, mover):
    """The top piece of a cell, not counting the moving one."""
    piece = np.int64(top[cell])
    return np.int64(second[cell]) if piece == mover else piece
