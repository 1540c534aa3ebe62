"""Where mounds may stand (T4.9, T9.6, T11.3)."""

import numpy as np

from hexapoda.games.termites.rules.board import is_edge, is_empty, is_mound, is_unit, on_board
from hexapoda.games.termites.state import CLEAR, HEXES, NEAR, NO_HEX, SIDES, WATER
from hexapoda.kernel.jit import compiled


@compiled
def waters_beside(s, spot):
    """The number of water hexes next to a hex."""
    total = np.int64(0)
    for d in range(SIDES):
        near = np.int64(NEAR[spot, d])
        if on_board(s, near) and s.terrain[near] == WATER:
            total += 1
    return total


@compiled
def mound_beside(s, spot):
    """Whether a neighbour of a hex holds a mound."""
    for d in range(SIDES):
        near = np.int64(NEAR[spot, d])
        if near != NO_HEX and is_mound(s, near):
            return True
    return False


@compiled
def suits_mound(s, spot):
    """T4.9 without (b): whether a mound may stand on a hex, its occupant aside."""
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
    """Whether there is any legal mound hex."""
    for spot in range(HEXES):
        if mound_fits(s, spot):
            return True
    return False


@compiled
def room_can_be_made(s, seat, spot):
    """T9.6: whether a player's unit is on a hex where a mound may stand."""
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
