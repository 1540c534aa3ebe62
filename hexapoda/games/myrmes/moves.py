"""Reading Myrmes: from a text, or from things that are pointed at, to the legal decision that comes first and what is
left of the input; or to the reason why there is none.

Verbs can be left out where what is asked makes them clear. A walk can be said at once, from the exit on ("exit 2,11 >
2,12 > B > place P2 4,10 5,10") or from where the worker is; so can cleaning with the hex to stand on ("clean 7,7"), and
an objective with its payment ("objective mix2 earth 1 stone 1").
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from hexapoda.games.myrmes import actions, explain
from hexapoda.games.myrmes.names import objective_name
from hexapoda.games.myrmes.notation import Spoken, named, parts, read, text
from hexapoda.games.myrmes.pointed import pointed
from hexapoda.games.myrmes.rules.objectives import has_choice
from hexapoda.games.myrmes.rules.tables import OBJECTIVE_ABOUT
from hexapoda.games.myrmes.state import (
    ASK_ATELIER,
    ASK_BIRTH,
    ASK_BORN,
    ASK_EVENT,
    ASK_EXTRA,
    ASK_GARDEN,
    ASK_HARVEST,
    ASK_MIX,
    ASK_PHEROMONES,
    ASK_SCAVENGING,
    ASK_SPECIAL,
    ASK_STAND,
    ASK_STORAGE,
    ASK_WINTER,
    ASK_WORKER,
    DECISIONS,
    DO_EXCHANGE,
    DO_EXIT,
    DO_OBJECTIVE,
    DO_PLACE,
    OBJECTIVES,
    RUNNING,
    STATE,
)
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Read, Refusal, Said

__all__ = ["GOING_ON", "may_go_on", "named", "parse", "parts", "text"]

_WALKING = (ASK_WORKER, ASK_GARDEN, ASK_STAND)
_HARVESTING = (ASK_HARVEST, ASK_SCAVENGING)
_PAYING = (ASK_MIX, ASK_SPECIAL, ASK_PHEROMONES)
#: The decisions within a walk, and the payment of an objective: they go on with the one before.
GOING_ON = frozenset(DECISIONS[phase] for phase in (ASK_GARDEN, ASK_STAND, *_PAYING))


def may_go_on(s: Any, action: int) -> bool:
    """Whether a decision of `GOING_ON` can follow an action; or the harvest of another tile, which can be chosen in
    advance along with it."""
    if int(s.phase) in _WALKING:
        return DO_EXIT <= action < DO_PLACE or (action == DO_EXCHANGE and int(s.phase) == ASK_GARDEN)
    if int(s.phase) in _HARVESTING:
        after = np.zeros(1, STATE)
        after[0] = s
        contract.apply_at(after, 0, action)
        return int(after[0].phase) in _HARVESTING and after[0].active == s.active
    if DO_OBJECTIVE <= action < DO_OBJECTIVE + OBJECTIVES:
        return _is_paid_by_choice(s, action - DO_OBJECTIVE)
    return int(s.phase) == ASK_PHEROMONES


def parse(s: Any, said: Said) -> Read | Refusal:
    """The legal decision that comes first, with what is left of the input; or why there is none."""
    if s.ending != RUNNING:
        return Refusal("", "game-over")
    if isinstance(said, tuple):
        meant = pointed(s, said)
        return explain.unreadable(s, " ".join(said)) if meant is None else _first(s, meant)
    spoken = read(said)
    if spoken is None:
        return explain.unreadable(s, said)
    first, *others = spoken
    phase = int(s.phase)
    if others and (phase not in _WALKING or (phase == ASK_WORKER and first.verb != "exit")):
        return explain.asked_now(s)
    found = _first(s, first)
    if isinstance(found, Refusal) or not others:
        return found
    left = [found.rest] if isinstance(found.rest, str) else []
    return Read(found.action, " > ".join([*left, *map(str, others)]))


def _first(s: Any, spoken: Spoken) -> Read | Refusal:
    """What is said between two arrows: a decision, cleaning with a hex, or an objective with its payment."""
    phase, verb = int(s.phase), spoken.verb
    if verb == "clean" and spoken.words and phase in (ASK_GARDEN, ASK_STAND):
        return _clean(s, spoken.words)
    if verb == "objective" and len(spoken.words) > 1 and phase in (ASK_ATELIER, *_PAYING):
        return _objective(s, *spoken.words)
    if phase == ASK_PHEROMONES and verb in ("pay", "") and len(spoken.words) > 1:
        return _pheromones(s, spoken.words)
    return _then(_READERS[phase](s, spoken))


def _then(found: int | Refusal, rest: str | None = None) -> Read | Refusal:
    return found if isinstance(found, Refusal) else Read(found, rest)


def _clean(s: Any, words: Sequence[str]) -> Read | Refusal:
    """M8.14, M8.17: "clean 7,7", or what is left of it."""
    if int(s.phase) == ASK_STAND:
        return _then(actions.stand(s, Spoken("stand", words)))
    return _then(actions.garden(s, Spoken("clean", ())), str(Spoken("stand", words)))


def _objective(s: Any, name: str, *payment: str) -> Read | Refusal:
    """M12: "objective mix2 earth 1 stone 1", "objective pheromones4 A B C D", or what is left of it."""
    if int(s.phase) != ASK_ATELIER:
        return _first(s, Spoken("pay", payment)) if objective_name(s, s.objective) == name else explain.asked_now(s)
    found = actions.atelier(s, Spoken("objective", (name,)))
    if isinstance(found, int) and not _is_paid_by_choice(s, found - DO_OBJECTIVE):
        return explain.needless(s, payment[0], f"objective {name}")
    return _then(found, str(Spoken("pay", payment)))


def _is_paid_by_choice(s: Any, which: int) -> bool:
    return bool(has_choice(int(OBJECTIVE_ABOUT[int(s.objectives[which])])))


def _pheromones(s: Any, words: Sequence[str]) -> Read | Refusal:
    """M12.15: "pay A B C D", one after the other."""
    return _then(actions.pay_pheromone(s, Spoken("pay", words)), str(Spoken("pay", words[1:])))


_READERS: dict[int, Callable[[Any, Spoken], int | Refusal]] = {
    ASK_EVENT: actions.event,
    ASK_BIRTH: actions.birth,
    ASK_BORN: actions.born,
    ASK_WORKER: actions.worker,
    ASK_GARDEN: actions.garden,
    ASK_STAND: actions.stand,
    ASK_HARVEST: actions.harvest,
    ASK_SCAVENGING: actions.harvest,
    ASK_EXTRA: actions.extra,
    ASK_ATELIER: actions.atelier,
    ASK_MIX: actions.pay_mix,
    ASK_SPECIAL: actions.pay_special,
    ASK_PHEROMONES: actions.pay_pheromone,
    ASK_STORAGE: actions.keep,
    ASK_WINTER: actions.winter,
}
