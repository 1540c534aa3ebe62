"""The legal choices of each decision."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules.atelier import atelier_choices
from hexapoda.games.myrmes.rules.births import birth_choices, born_choices
from hexapoda.games.myrmes.rules.colony import can_exchange
from hexapoda.games.myrmes.rules.events import event_choices
from hexapoda.games.myrmes.rules.harvest import cube_choices, extra_choices, scavenging_choices
from hexapoda.games.myrmes.rules.objectives import mix_choices, pheromone_choices, special_choices
from hexapoda.games.myrmes.rules.placements import placement_choices
from hexapoda.games.myrmes.rules.rooms import room_choices
from hexapoda.games.myrmes.rules.storage import keep_choices
from hexapoda.games.myrmes.rules.walks import can_clean, step_choices
from hexapoda.games.myrmes.rules.winter import winter_choices
from hexapoda.kernel.jit import compiled


@compiled
def legal(s, out):
    if s.ending != state.RUNNING:
        return np.int64(0)
    phase = np.int64(s.phase)
    if phase == state.ASK_GARDEN:
        return _garden_choices(s, out)
    if phase == state.ASK_WORKER:
        return _worker_choices(s, out)
    if phase == state.ASK_EVENT:
        return event_choices(s, out)
    if phase == state.ASK_BIRTH:
        return birth_choices(s, out)
    if phase == state.ASK_ATELIER:
        return atelier_choices(s, out)
    if phase == state.ASK_HARVEST:
        return cube_choices(s, out)
    if phase == state.ASK_STORAGE:
        return keep_choices(s, out)
    if phase == state.ASK_WINTER:
        return winter_choices(s, out)
    return _rare_choices(s, out, phase)


@compiled
def _rare_choices(s, out, phase):
    if phase == state.ASK_BORN:
        return born_choices(s, out)
    if phase == state.ASK_STAND:
        return _stand_choices(s, out)
    if phase == state.ASK_SCAVENGING:
        return scavenging_choices(s, out)
    if phase == state.ASK_EXTRA:
        return extra_choices(s, out)
    if phase == state.ASK_MIX:
        return mix_choices(s, out)
    if phase == state.ASK_SPECIAL:
        return special_choices(s, out)
    return pheromone_choices(s, out)


@compiled
def _worker_choices(s, out):
    """M7.2, M7.3: a room or an exit; there is no pass."""
    seat = np.int64(s.decider)
    n = room_choices(s, out, np.int64(0))
    for i in range(state.MAX_EXITS):
        if s.exits[seat, i] != state.NO_HEX:
            out[n] = state.DO_EXIT + np.int64(s.exits[seat, i])
            n += 1
    if can_exchange(s, seat):
        out[n] = state.DO_EXCHANGE
        n += 1
    return n


@compiled
def _garden_choices(s, out):
    """M8.4, M8.14, M8.20, M8.21, M9."""
    n = step_choices(s, out, np.int64(0))
    n = placement_choices(s, np.int64(s.hex), out, n)
    if can_clean(s):
        out[n] = state.DO_CLEAN
        n += 1
    if can_exchange(s, np.int64(s.decider)):
        out[n] = state.DO_EXCHANGE
        n += 1
    out[n] = state.DO_STOP
    return n + 1


@compiled
def _stand_choices(s, out):
    """M8.17."""
    n = np.int64(0)
    for i in range(state.LARGEST_TILE):
        if s.freed[i] != state.NO_HEX:
            out[n] = state.DO_STAND + np.int64(s.freed[i])
            n += 1
    return n
