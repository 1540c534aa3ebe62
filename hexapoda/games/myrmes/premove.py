"""Premoves: the next decision of a seat while another seat decides.

Most phases are simultaneous at the table (M4.2): what the others choose does not change what a seat may choose. So here
they do as little as possible until it is the seat's turn. Only the garden can change, so what the atelier will offer
may be no more than likely.
"""

from typing import Any

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.plain_state import plain
from hexapoda.games.myrmes.rules.winter import ends_year
from hexapoda.kernel import contract

#: Others walk: a seat with a worker to send waits for them (M7.1).
_WALKING = (state.ASK_WORKER, state.ASK_GARDEN, state.ASK_STAND)
_DONE = {
    state.ASK_BIRTH: state.DO_BIRTH,
    state.ASK_GARDEN: state.DO_STOP,
    state.ASK_EXTRA: state.DO_STOP,
    state.ASK_ATELIER: state.DO_DONE,
    state.ASK_WINTER: state.DO_WINTER,
}


def ahead(s: Any, seat: int) -> tuple[Any, bool] | None:
    """The state at the next decision of a waiting seat, and whether it is certain; None if it is not known."""
    if s.ending != state.RUNNING or seat == int(s.decider):
        return None
    p, passed = plain(s), set()
    trial = np.zeros(1, state.STATE)
    trial[0] = s
    while p.decider != seat:
        if p.phase in _WALKING and p.unused[seat] > 0:
            return None
        passed.add(p.phase)
        action = _least(p, trial)
        if ends_year(p, action):
            return None
        contract.apply_at(trial, 0, action)
        p = plain(trial[0])
        if p.ending != state.RUNNING:
            return None
    if p.phase in _WALKING:
        return None
    return trial[0], p.phase != state.ASK_ATELIER or _is_settled(trial, passed)


def _least(p: Any, trial: np.ndarray) -> int:
    """The action of another seat that changes as little as possible."""
    if p.phase == state.ASK_EVENT:
        return state.DO_EVENT + p.dice[p.played % len(state.SEASONS)]
    if p.phase == state.ASK_WORKER:
        return state.DO_EXIT + p.exits[p.decider][0]
    return _DONE[p.phase] if p.phase in _DONE else _legal(trial)[0]


def _legal(trial: np.ndarray) -> list[int]:
    out = np.zeros(state.MAX_LEGAL, np.int64)
    return out[: int(contract.legal_at(trial, 0, out))].tolist()


def _is_settled(trial: np.ndarray, passed: set[int]) -> bool:
    """Whether an atelier stays as it is: players who walk can clean pheromones (M8.14) and cover hexes, and players who
    dig (M11.4) can take a hex for a tunnel."""
    if passed.intersection(_WALKING):
        return False
    return state.ASK_ATELIER not in passed or not any(
        state.DO_TUNNEL <= action < state.DO_TUNNEL + state.HEXES for action in _legal(trial)
    )
