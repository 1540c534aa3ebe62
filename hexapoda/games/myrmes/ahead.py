"""Where a seat will be asked next while another decides, so that it can choose in advance.

Most phases are simultaneous at the table (M4.2): nothing that the others choose there changes what a seat may choose.
So they do as little as possible until the seat is asked. Only the garden can change: then, what an atelier offers is
no more than likely.
"""

from typing import Any

import numpy as np

from hexapoda.games.myrmes.chance import rolls
from hexapoda.games.myrmes.plain import plain
from hexapoda.games.myrmes.state import (
    ASK_ATELIER,
    ASK_BIRTH,
    ASK_EVENT,
    ASK_EXTRA,
    ASK_GARDEN,
    ASK_STAND,
    ASK_WINTER,
    ASK_WORKER,
    DO_BIRTH,
    DO_DONE,
    DO_EVENT,
    DO_EXIT,
    DO_STOP,
    DO_TUNNEL,
    DO_WINTER,
    HEXES,
    MAX_LEGAL,
    RUNNING,
    STATE,
)
from hexapoda.kernel import contract

#: Where others walk: a seat that will send a worker too waits for what they do (M7.1).
_WALKING = (ASK_WORKER, ASK_GARDEN, ASK_STAND)
_DONE = {ASK_BIRTH: DO_BIRTH, ASK_GARDEN: DO_STOP, ASK_EXTRA: DO_STOP, ASK_ATELIER: DO_DONE, ASK_WINTER: DO_WINTER}


def ahead(s: Any, seat: int) -> tuple[Any, bool] | None:
    """The state in which a waiting seat will be asked next, and whether nobody can change that any more; None where it
    is open."""
    if s.ending != RUNNING or seat == int(s.active):
        return None
    p, passed = plain(s), set()
    trial = np.zeros(1, STATE)
    trial[0] = s
    while p.active != seat:
        if p.phase in _WALKING and p.unused[seat] > 0:
            return None
        passed.add(p.phase)
        action = _least(p, trial)
        if rolls(p, action):
            return None
        contract.apply_at(trial, 0, action)
        p = plain(trial[0])
        if p.ending != RUNNING:
            return None
    if p.phase in _WALKING:
        return None
    return trial[0], p.phase != ASK_ATELIER or _is_settled(trial, passed)


def _least(p: Any, trial: np.ndarray) -> int:
    """What another seat does that changes as little as possible."""
    if p.phase == ASK_EVENT:
        return DO_EVENT + p.event[p.active]
    if p.phase == ASK_WORKER:
        return DO_EXIT + p.exits[p.active][0]
    return _DONE[p.phase] if p.phase in _DONE else _legal(trial)[0]


def _legal(trial: np.ndarray) -> list[int]:
    out = np.zeros(MAX_LEGAL, np.int64)
    return out[: int(contract.legal_at(trial, 0, out))].tolist()


def _is_settled(trial: np.ndarray, passed: set[int]) -> bool:
    """Whether an atelier stays as it is: others who walk can clean pheromones (M8.14) and cover hexes, and others who
    dig (M11.4) can take a hex for a tunnel."""
    if passed.intersection(_WALKING):
        return False
    return ASK_ATELIER not in passed or not any(DO_TUNNEL <= action < DO_TUNNEL + HEXES for action in _legal(trial))
