"""Births (M6)."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules.colony import free_nurses, reserve
from hexapoda.games.myrmes.rules.tables import LARVAE_BORN, SOLDIERS_BORN, WORKERS_BORN
from hexapoda.kernel.jit import compiled

_LARVA, _SOLDIER, _WORKER, _ATELIER = (np.array(numbers, np.int64) for numbers in state.USEFUL)


@compiled
def birth_choices(s, out):
    """M6.1 to M6.6: all useful ways to place the nurses."""
    nurses = free_nurses(s, np.int64(s.active))
    n = np.int64(0)
    code = np.int64(state.DO_BIRTH - 1)
    for larva in _LARVA:
        for soldier in _SOLDIER:
            for worker in _WORKER:
                for atelier in _ATELIER:
                    code += 1
                    if larva + soldier + worker + atelier <= nurses:
                        out[n] = code
                        n += 1
    return n


@compiled
def place_nurses(s, seat, code):
    """M6.1: the placement that a code means."""
    s.placed[seat, 0] = _LARVA[code // 45]
    s.placed[seat, 1] = _SOLDIER[code // 15 % 3]
    s.placed[seat, 2] = _WORKER[code // 5 % 3]
    s.placed[seat, 3] = _ATELIER[code % 5]


@compiled
def soldiers_due(s, seat):
    """M6.3, M5.11: soldiers that would be born if the reserve had enough ants."""
    due = SOLDIERS_BORN[s.placed[seat, state.SOLDIER_TRACK]]
    return due + 1 if due > 0 and s.event[seat] == state.SOLDIER_PLUS_1 else due


@compiled
def workers_due(s, seat):
    """M6.4, M5.12: workers that would be born."""
    due = WORKERS_BORN[s.placed[seat, state.WORKER_TRACK]]
    return due + 1 if due > 0 and s.event[seat] == state.WORKER_PLUS_1 else due


@compiled
def larvae_due(s, seat):
    """M6.2, M5.10."""
    due = LARVAE_BORN[s.placed[seat, state.LARVA_TRACK]]
    return due + 2 if due > 0 and s.event[seat] == state.LARVA_PLUS_2 else due


@compiled
def must_choose(s, seat):
    """M6.8: whether the reserve is too small for all, and both kinds would be born."""
    soldiers, workers, ants = soldiers_due(s, seat), workers_due(s, seat), reserve(s, seat)
    return soldiers > 0 and workers > 0 and 0 < ants < soldiers + workers


@compiled
def born_choices(s, out):
    """M6.8: how many of those that are born are soldiers."""
    seat = np.int64(s.active)
    soldiers, workers, ants = soldiers_due(s, seat), workers_due(s, seat), reserve(s, seat)
    n = np.int64(0)
    for number in range(max(0, ants - workers), min(soldiers, ants) + 1):
        out[n] = state.DO_BORN + number
        n += 1
    return n


@compiled
def bear(s, seat, soldiers):
    """M6.7, M6.8: larvae and ants are born, of the ants so many soldiers; the nurses leave the tracks."""
    s.larvae[seat] = np.int64(s.larvae[seat]) + larvae_due(s, seat)
    ants = reserve(s, seat)
    soldiers = min(soldiers, ants)
    workers = min(workers_due(s, seat), ants - soldiers)
    s.soldiers[seat] = np.int64(s.soldiers[seat]) + soldiers
    s.workers[seat] = np.int64(s.workers[seat]) + workers
    s.placed[seat, state.LARVA_TRACK] = 0
    s.placed[seat, state.SOLDIER_TRACK] = 0
    s.placed[seat, state.WORKER_TRACK] = 0
