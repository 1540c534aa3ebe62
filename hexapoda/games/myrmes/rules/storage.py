"""Storage at the end of a round (M13.2): how many cubes a colony keeps."""

import numpy as np

from hexapoda.games.myrmes.rules.colony import eff
from hexapoda.games.myrmes.rules.tables import STORAGE
from hexapoda.games.myrmes.state import DO_KEEP, EARTH, FOOD, KEEP_STRIDE, STONE
from hexapoda.kernel.jit import compiled


@compiled
def stored(s, seat):
    """The cubes in a store."""
    return np.int64(s.store[seat, FOOD]) + np.int64(s.store[seat, EARTH]) + np.int64(s.store[seat, STONE])


@compiled
def store_limit(s, seat):
    """The maximum number of cubes that are kept."""
    return STORAGE[eff(s, seat)]


@compiled
def keep_choices(s, out):
    """All ways to keep exactly as many cubes as the limit allows."""
    seat = np.int64(s.decider)
    limit = store_limit(s, seat)
    food, earth, stone = np.int64(s.store[seat, FOOD]), np.int64(s.store[seat, EARTH]), np.int64(s.store[seat, STONE])
    n = np.int64(0)
    for kept_food in range(min(food, limit) + 1):
        for kept_earth in range(min(earth, limit - kept_food) + 1):
            if limit - kept_food - kept_earth <= stone:
                out[n] = DO_KEEP + kept_food * KEEP_STRIDE + kept_earth
                n += 1
    return n


@compiled
def keep(s, code):
    """Return all other cubes to the supply."""
    seat = np.int64(s.decider)
    food, earth = code // KEEP_STRIDE, code % KEEP_STRIDE
    s.store[seat, FOOD] = food
    s.store[seat, EARTH] = earth
    s.store[seat, STONE] = store_limit(s, seat) - food - earth
