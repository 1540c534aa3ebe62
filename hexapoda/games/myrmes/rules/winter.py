"""The end of a round and winter: what is kept, what is eaten (M13.2, M14)."""

import numpy as np

from hexapoda.games.myrmes.rules.colony import eff, exchange
from hexapoda.games.myrmes.rules.tables import LARVAE_PER_FOOD, PENALTY, STORAGE, WINTER_NEED
from hexapoda.games.myrmes.state import DO_KEEP, DO_WINTER, EARTH, FOOD, MOST_KEPT, SEASONS, STONE
from hexapoda.kernel.jit import compiled

_SEASONS = len(SEASONS)


@compiled
def store_limit(s, seat):
    """M13.2."""
    return STORAGE[eff(s, seat)]


@compiled
def keep_choices(s, out):
    """M13.2: all ways to keep as much as the limit allows."""
    seat = np.int64(s.active)
    limit = store_limit(s, seat)
    food, earth, stone = np.int64(s.store[seat, 0]), np.int64(s.store[seat, 1]), np.int64(s.store[seat, 2])
    n = np.int64(0)
    for kept_food in range(min(food, limit) + 1):
        for kept_earth in range(min(earth, limit - kept_food) + 1):
            if limit - kept_food - kept_earth <= stone:
                out[n] = DO_KEEP + kept_food * (MOST_KEPT + 1) + kept_earth
                n += 1
    return n


@compiled
def keep(s, code):
    seat = np.int64(s.active)
    food, earth = code // (MOST_KEPT + 1), code % (MOST_KEPT + 1)
    s.store[seat, FOOD] = food
    s.store[seat, EARTH] = earth
    s.store[seat, STONE] = store_limit(s, seat) - food - earth


@compiled
def winter_need(s, seat):
    """M14.1: food that a colony needs this winter."""
    return max(WINTER_NEED[np.int64(s.played) // _SEASONS] - np.int64(s.soldiers[seat]), 0)


@compiled
def winter_choices(s, out):
    """M14.3."""
    n = np.int64(0)
    for times in range(np.int64(s.larvae[s.active]) // LARVAE_PER_FOOD + 1):
        out[n] = DO_WINTER + times
        n += 1
    return n


@compiled
def survive(s, times):
    """M14.2 to M14.5: exchange, pay, and lose points for what is missing."""
    seat = np.int64(s.active)
    exchange(s, seat, times)
    need = winter_need(s, seat)
    paid = min(need, np.int64(s.store[seat, FOOD]))
    s.store[seat, FOOD] = np.int64(s.store[seat, FOOD]) - paid
    s.score[seat] = np.int64(s.score[seat]) - PENALTY * (need - paid)
