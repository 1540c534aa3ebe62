"""A colony: effective level, points, ants and nurses, payments, the exchange of larvae (M2, M4.7, M4.8, M5.8)."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules.tables import LARVAE_PER_FOOD
from hexapoda.kernel.bits import popcount
from hexapoda.kernel.jit import compiled, inlined

#: What the event points_plus_1 adds to each award (M5.9).
_MORE_POINTS = 1
_CUBES = len(state.CUBES)


@inlined
def eff(s, seat):
    """M5.8: the effective level."""
    level = np.int64(s.level[seat])
    return min(level + 1, state.MAX_LEVEL) if s.event[seat] == state.LEVEL_PLUS_1 else level


@inlined
def award(s, seat, points):
    """M4.8, M5.9: score points, and more with the event points_plus_1; 0 is not an award."""
    if points > 0:
        more = _MORE_POINTS if s.event[seat] == state.POINTS_PLUS_1 else 0
        s.score[seat] = np.int64(s.score[seat]) + points + more


@inlined
def reserve(s, seat):
    """M2.3: ants that can still be born."""
    return state.MAX_ANTS - np.int64(s.workers[seat]) - np.int64(s.soldiers[seat])


@inlined
def unused_workers(s, seat):
    """M7.1: workers neither in a room nor in the garden, where only the active player can have one."""
    away = 1 if s.hex != state.NO_HEX and seat == s.decider else 0
    return np.int64(s.workers[seat]) - popcount(s.rooms[seat]) - away


@inlined
def free_nurses(s, seat):
    """M6.1: nurses that are not on objectives."""
    return np.int64(s.nurses[seat]) - popcount(s.done[seat])


@inlined
def atelier_nurses(s, seat):
    """Nurses in the atelier that have not acted yet."""
    return np.int64(s.placed[seat, state.ATELIER_PLACES])


@inlined
def gain(s, seat, cube, number):
    """Put cubes into the store."""
    s.store[seat, cube] = np.int64(s.store[seat, cube]) + number


@inlined
def lose_soldiers(s, seat, number):
    """M2.3: soldiers go back to the reserve."""
    s.soldiers[seat] = np.int64(s.soldiers[seat]) - number


@inlined
def can_pay(s, seat, cost):
    """Whether the store has the food, earth and stone of a price."""
    return (
        np.int64(s.store[seat, state.FOOD]) >= cost[state.FOOD]
        and np.int64(s.store[seat, state.EARTH]) >= cost[state.EARTH]
        and np.int64(s.store[seat, state.STONE]) >= cost[state.STONE]
    )


@inlined
def pay(s, seat, cost):
    for cube in range(_CUBES):
        s.store[seat, cube] = np.int64(s.store[seat, cube]) - cost[cube]


@inlined
def can_exchange(s, seat):
    """M4.7."""
    return np.int64(s.larvae[seat]) >= LARVAE_PER_FOOD


@compiled
def exchange(s, seat, times):
    """M4.7: larvae for food, several times."""
    s.larvae[seat] = np.int64(s.larvae[seat]) - LARVAE_PER_FOOD * times
    gain(s, seat, np.int64(state.FOOD), times)
