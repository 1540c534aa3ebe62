"""Where tiles may lie on a map that the players build (T11)."""

import numpy as np

from hexapoda.games.termites.rules.board import is_empty, is_mound, on_board
from hexapoda.games.termites.rules.mounds import waters_beside
from hexapoda.games.termites.state import CLEAR, HEXES, NEAR, NO_HEX, SIDES, WATER
from hexapoda.kernel.bits import octets
from hexapoda.kernel.jit import compiled


@compiled
def group_size(s, start, same):
    """The size of the connected group of tiles around `start`: of the same terrain, or of any."""
    found = octets(HEXES)
    queue = octets(HEXES)
    for spot in range(HEXES):
        found[spot] = 0
    found[start] = 1
    queue[0] = start
    head, tail = np.int64(0), np.int64(1)
    while head < tail:
        here = np.int64(queue[head])
        head += 1
        for d in range(SIDES):
            near = np.int64(NEAR[here, d])
            if not on_board(s, near) or found[near] or s.terrain[near] == CLEAR:
                continue
            if same and s.terrain[near] != s.terrain[start]:
                continue
            found[near] = 1
            queue[tail] = near
            tail += 1
    return tail


@compiled
def tile_fits(s, spot, terrain):
    """T11.5 to T11.8: whether a tile with this face up may be placed on a hex."""
    if not on_board(s, spot) or s.terrain[spot] != CLEAR or not is_empty(s, spot):
        return False
    s.terrain[spot] = terrain
    fits = group_size(s, spot, True) <= np.int64(s.max_same) and group_size(s, spot, False) <= np.int64(s.max_any)
    if fits and terrain == WATER:
        for d in range(SIDES):
            near = np.int64(NEAR[spot, d])
            if near != NO_HEX and is_mound(s, near) and waters_beside(s, near) > 1:
                fits = False
    s.terrain[spot] = CLEAR
    return fits
