"""Winter (M14): the food that a colony needs, the exchange of larvae for it, and what hunger costs."""

from typing import Any

import numpy as np

from hexapoda.games.myrmes.rules.colony import exchange
from hexapoda.games.myrmes.rules.tables import LARVAE_PER_FOOD, POINTS_PER_MISSING_FOOD, WINTER_FOOD
from hexapoda.games.myrmes.state import ASK_WINTER, DO_WINTER, FOOD, ROUNDS, SEASONS
from hexapoda.kernel.jit import compiled

_SEASONS = len(SEASONS)


@compiled
def winter_need(s, seat):
    """M14.1: the food that a colony needs this winter; each soldier saves one."""
    return max(WINTER_FOOD[np.int64(s.played) // _SEASONS] - np.int64(s.soldiers[seat]), 0)


@compiled
def winter_choices(s, out):
    """M14.3: any number of exchanges that the larvae allow."""
    n = np.int64(0)
    for times in range(np.int64(s.larvae[s.decider]) // LARVAE_PER_FOOD + 1):
        out[n] = DO_WINTER + times
        n += 1
    return n


@compiled
def survive(s, times):
    """M14.2 to M14.5: exchange larvae, pay food, and lose points for each food that is missing."""
    seat = np.int64(s.decider)
    exchange(s, seat, times)
    need = winter_need(s, seat)
    paid = min(need, np.int64(s.store[seat, FOOD]))
    s.store[seat, FOOD] = np.int64(s.store[seat, FOOD]) - paid
    s.score[seat] = np.int64(s.score[seat]) - POINTS_PER_MISSING_FOOD * (need - paid)


def ends_year(before: Any, action: int) -> bool:
    """M14.7: whether a decision is the last of a winter with a year to come, so that the dice are rolled."""
    last = int(before.played) % int(before.players)
    in_winter = int(before.phase) == ASK_WINTER and action >= DO_WINTER
    return in_winter and int(before.decider) == last and int(before.played) < ROUNDS - 1
