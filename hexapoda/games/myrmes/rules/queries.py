"""The first player, and how the game stands (M4.1, M15)."""

import numpy as np

from hexapoda.games.myrmes.state import ASK_WINTER
from hexapoda.kernel.jit import compiled


@compiled
def first_player(s):
    """M3.8, M13.5: the player with the token; in winter it has been passed on already."""
    return (np.int64(s.played) + (1 if s.phase == ASK_WINTER else 0)) % np.int64(s.players)


@compiled
def scores(s, out):
    """M1.4."""
    for seat in range(np.int64(s.players)):
        out[seat] = np.int64(s.score[seat])


@compiled
def places(s, out):
    """M15.2: by score, ties equal."""
    for seat in range(np.int64(s.players)):
        place = np.int64(1)
        for other in range(np.int64(s.players)):
            if s.score[other] > s.score[seat]:
                place += 1
        out[seat] = place
