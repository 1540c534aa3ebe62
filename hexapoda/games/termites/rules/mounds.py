"""Where mounds and tiles may go (T4.9, T11)."""

import numpy as np

from hexapoda.games.termites.rules.board import is_edge, is_empty, is_mound, is_unit, on_board
from hexapoda.games.termites.state import CLEAR, HEXES, NEAR, NO_HEX, WATER
from hexapoda.kernel.bits import octets
from hexapoda.kernel.jit import compiled


@compiled
def waters_beside(s, spot):
    """How many neighbours of a hex are water."""
    total = np.int64(0)
    for d in range(6):
        near = np.int64(NEAR[spot, d])
        if on_board(s, near) and s.terrain[near] == WATER:
            total += 1
    return total


@compiled
def mound_beside(s, spot):
    """Whether a neighbour of a hex holds a mound."""
    for d in range(6):
        near = np.int64(NEAR[spot, d])
        if near != NO_HEX and is_mound(s, near):
            return True
    return False


@compiled
def suits_mound(s, spot):
    """T4.9 without (b): whether a mound could stand on a hex if it were empty."""
    if not on_board(s, spot) or is_edge(s, spot):
        return False
    if s.clear_only and s.terrain[spot] != CLEAR:
        return False
    return not mound_beside(s, spot) and waters_beside(s, spot) <= 1


@compiled
def mound_fits(s, spot):
    """T4.9."""
    return is_empty(s, spot) and suits_mound(s, spot)


@compiled
def any_mound_hex(s):
    """Whether there is a legal mound hex at all."""
    for spot in range(HEXES):
        if mound_fits(s, spot):
            return True
    return False


@compiled
def room_can_be_made(s, seat, spot):
    """T9.6: whether a player's unit stands on a hex that would be legal for a mound if it were empty."""
    return s.owner[spot] == seat and is_unit(s, spot) and suits_mound(s, spot)


@compiled
def any_room(s, seat):
    for spot in range(HEXES):
        if room_can_be_made(s, seat, spot):
            return True
    return False


@compiled
def neutral_fits(s, spot):
    """T11.3."""
    return on_board(s, spot) and not is_edge(s, spot) and is_empty(s, spot) and not mound_beside(s, spot)


@compiled
def group_size(s, start, same):
    """How many tiles hang together with the tile on `start`: of its own terrain, or of any."""
    found = octets(127)
    queue = octets(127)
    for spot in range(HEXES):
        found[spot] = 0
    found[start] = 1
    queue[0] = start
    head, tail = np.int64(0), np.int64(1)
    while head < tail:
        here = np.int64(queue[head])
        head += 1
        for d in range(6):
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
        for d in range(6):
            near = np.int64(NEAR[spot, d])
            if near != NO_HEX and is_mound(s, near) and waters_beside(s, near) > 1:
                fits = False
    s.terrain[spot] = CLEAR
    return fits
