"""Births (M6)."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules.colony import free_nurses, reserve
from hexapoda.games.myrmes.rules.tables import LARVAE_BORN, SOLDIERS_BORN, WORKERS_BORN
from hexapoda.kernel.jit import compiled

_LARVA, _SOLDIER, _WORKER, _ATELIER = (np.array(numbers, np.int64) for numbers in state.USEFUL)
#: What the events larva_plus_2, soldier_plus_1 and worker_plus_1 add to a birth (M5.10 to M5.12).
_MORE_LARVAE, _MORE_SOLDIERS, _MORE_WORKERS = 2, 1, 1


@compiled
def birth_choices(s, out):
    """M6.1 to M6.6: all useful ways to place the nurses."""
    nurses = free_nurses(s, np.int64(s.decider))
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
    s.placed[seat, state.LARVA_TRACK] = _LARVA[code // state.LARVA_STRIDE]
    s.placed[seat, state.SOLDIER_TRACK] = _SOLDIER[code // state.SOLDIER_STRIDE % len(_SOLDIER)]
    s.placed[seat, state.WORKER_TRACK] = _WORKER[code // state.WORKER_STRIDE % len(_WORKER)]
    s.placed[seat, state.ATELIER_PLACES] = _ATELIER[code % len(_ATELIER)]


@compiled
def soldiers_due(s, seat):
    """M6.3, M5.11: soldiers that would be born if the reserve had enough ants."""
    due = SOLDIERS_BORN[s.placed[seat, state.SOLDIER_TRACK]]
    return due + _MORE_SOLDIERS if due > 0 and s.event[seat] == state.SOLDIER_PLUS_1 else due


@compiled
def workers_due(s, seat):
    """M6.4, M5.12: workers that would be born if the reserve had enough ants."""
    due = WORKERS_BORN[s.placed[seat, state.WORKER_TRACK]]
    return due + _MORE_WORKERS if due > 0 and s.event[seat] == state.WORKER_PLUS_1 else due


@compiled
def larvae_due(s, seat):
    """M6.2, M5.10."""
    due = LARVAE_BORN[s.placed[seat, state.LARVA_TRACK]]
    return due + _MORE_LARVAE if due > 0 and s.event[seat] == state.LARVA_PLUS_2 else due


@compiled
def must_choose(s, seat):
    """M6.8: whether both kinds would be born and the reserve is too small for all of them."""
    soldiers, workers, ants = soldiers_due(s, seat), workers_due(s, seat), reserve(s, seat)
    return soldiers > 0 and workers > 0 and 0 < ants < soldiers + workers


@compiled
def born_choices(s, out):
    """M6.8: how many of the ants born are soldiers."""
    seat = np.int64(s.decider)
    soldiers, workers, ants = soldiers_due(s, seat), workers_due(s, seat), reserve(s, seat)
    n = np.int64(0)
    for number in range(max(0, ants - workers), min(soldiers, ants) + 1):
        out[n] = state.DO_BORN + number
        n += 1
    return n


@compiled
def bear(s, seat, soldiers):
    """M6.7, M6.8: larvae, soldiers (at most as many as given) and workers are born; the nurses leave the tracks."""
    s.larvae[seat] = np.int64(s.larvae[seat]) + larvae_due(s, seat)
    ants = reserve(s, seat)
    soldiers = min(soldiers, ants)
    workers = min(workers_due(s, seat), ants - soldiers)
    s.soldiers[seat] = np.int64(s.soldiers[seat]) + soldiers
    s.workers[seat] = np.int64(s.workers[seat]) + workers
    s.placed[seat, state.LARVA_TRACK] = 0
    s.placed[seat, state.SOLDIER_TRACK] = 0
    s.placed[seat, state.WORKER_TRACK] = 0
