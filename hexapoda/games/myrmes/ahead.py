"""What a seat will be asked next while another decides, so that it can choose in advance.

Most phases are simultaneous at the table (M4.2): whatever the others choose there, they can't change what is allowed to
a seat. So they are let do as little as possible, until the seat is asked. Only the garden can change: then, what is
told of an atelier is no more than likely.
"""

from collections.abc import Sequence
from typing import Any

from hexapoda.games.myrmes.chance import rolls
from hexapoda.games.myrmes.notation import legal_ids, parts, text
from hexapoda.games.myrmes.rules import apply
from hexapoda.games.myrmes.rules.colony import unused_workers
from hexapoda.games.myrmes.state import (
    ASK_ATELIER,
    ASK_BIRTH,
    ASK_EVENT,
    ASK_EXTRA,
    ASK_GARDEN,
    ASK_HARVEST,
    ASK_SCAVENGING,
    ASK_STAND,
    ASK_WINTER,
    ASK_WORKER,
    DECISIONS,
    DO_BIRTH,
    DO_DONE,
    DO_EVENT,
    DO_EXIT,
    DO_STOP,
    DO_TUNNEL,
    DO_WINTER,
    HEXES,
    RUNNING,
)

Ahead = dict[str, Any]

#: Where others walk: a seat that will send a worker too waits for what they do (M7.1).
_WALKING = (ASK_WORKER, ASK_GARDEN, ASK_STAND)
_HARVESTING = (ASK_HARVEST, ASK_SCAVENGING)
#: So many harvests are told at most: more are not planned at once.
_MOST_THEN = 9


def ahead(s: Any, seat: int | None) -> Ahead | None:
    """The next decision of a seat that is not asked now, with what it may choose; None where that is open.

    `exact`: nobody can change that any more. `then`: the decisions right after it that do not depend on it.
    """
    if s.ending != RUNNING or seat is None or not 0 <= seat < int(s.players) or seat == int(s.active):
        return None
    trial, passed = s.copy(), set()
    while int(trial.active) != seat:
        phase = int(trial.phase)
        if phase in _WALKING and unused_workers(trial, seat) > 0:
            return None
        passed.add(phase)
        action = _least(trial, phase)
        if rolls(trial, action):
            return None
        apply(trial, action)
        if trial.ending != RUNNING:
            return None
    if int(trial.phase) in _WALKING:
        return None
    found = _asked(trial)
    found["exact"] = int(trial.phase) != ASK_ATELIER or _is_settled(trial, passed)
    found["then"] = _then(trial, seat)
    return found


def _least(s: Any, phase: int) -> int:
    """What another seat does that changes as little as possible."""
    seat = int(s.active)
    if phase == ASK_EVENT:
        return DO_EVENT + int(s.event[seat])
    if phase == ASK_WORKER:
        return DO_EXIT + int(s.exits[seat, 0])
    done = {ASK_BIRTH: DO_BIRTH, ASK_GARDEN: DO_STOP, ASK_EXTRA: DO_STOP, ASK_ATELIER: DO_DONE, ASK_WINTER: DO_WINTER}
    return done[phase] if phase in done else legal_ids(s)[0]


def _asked(s: Any) -> Ahead:
    moves = [{"text": text(s, action), "parts": list(parts(s, action))} for action in legal_ids(s)]
    return {"asked": DECISIONS[int(s.phase)], "moves": moves}


def _is_settled(s: Any, passed: set[int]) -> bool:
    """Whether an atelier stays as it is: others who walk can clean pheromones (M8.14) and cover hexes, and others who
    dig (M11.4) can take a hex for a tunnel."""
    if passed.intersection(_WALKING):
        return False
    return ASK_ATELIER not in passed or not any(DO_TUNNEL <= action < DO_TUNNEL + HEXES for action in legal_ids(s))


def _then(s: Any, seat: int) -> Sequence[Ahead]:
    """M10.1, M10.3: what is taken from one tile changes nothing on the others."""
    found: list[Ahead] = []
    while int(s.phase) in _HARVESTING and len(found) < _MOST_THEN:
        apply(s, legal_ids(s)[0])
        if int(s.active) != seat or int(s.phase) not in _HARVESTING:
            break
        found.append(_asked(s))
    return found
