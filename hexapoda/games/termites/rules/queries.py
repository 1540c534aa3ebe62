"""How the game stands (T10)."""

import numpy as np

from hexapoda.games.termites.rules.board import units_of
from hexapoda.games.termites.state import HEXES, MAX_PLAYERS, MAX_VALUE, MOUND
from hexapoda.kernel.bits import octets
from hexapoda.kernel.jit import compiled


@compiled
def scores(s, out):
    """T10.4: a player's mounds on the board and in reserve, and trophies."""
    for seat in range(np.int64(s.players)):
        total = np.int64(0)
        for value in range(MAX_VALUE + 1):
            total += value * (np.int64(s.trophies[seat, value]) + (np.int64(s.reserve[seat]) >> value & 1))
        for spot in range(HEXES):
            if s.owner[spot] == seat and s.what[spot] >= MOUND:
                total += np.int64(s.what[spot]) - MOUND
        out[seat] = total


@compiled
def places(s, out):
    """T10.5, T10.6: by score, then by units on the board."""
    n = np.int64(s.players)
    scores(s, out)
    rank = octets(MAX_PLAYERS)
    for seat in range(n):
        better = 0
        for other in range(n):
            if out[other] > out[seat] or (out[other] == out[seat] and units_of(s, other) > units_of(s, seat)):
                better += 1
        rank[seat] = better + 1
    for seat in range(n):
        out[seat] = np.int64(rank[seat])
