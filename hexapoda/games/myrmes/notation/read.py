"""Reading Myrmes: from a text or clicks to the first legal decision and the rest of the input, or to a refusal.

Verbs can be left out if the decision makes them clear. A text can say several decisions: a walk from the exit
("exit 2,11 > 2,12 > B > place P2 4,10 5,10") or from the worker's hex, cleaning with the hex to stand on ("clean 7,7"),
and an objective with its payment ("objective mix2 earth 1 stone 1").
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.explain import question
from hexapoda.games.myrmes.notation import actions
from hexapoda.games.myrmes.notation.clicks import pointed
from hexapoda.games.myrmes.notation.names import objective_name
from hexapoda.games.myrmes.notation.write import Spoken, read
from hexapoda.games.myrmes.rules.objectives import has_choice
from hexapoda.games.myrmes.rules.tables import OBJECTIVE_ABOUT
from hexapoda.games.refusals import reading
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Read, Refusal, Said

_WALKING = (state.ASK_WORKER, state.ASK_GARDEN, state.ASK_STAND)
_HARVESTING = (state.ASK_HARVEST, state.ASK_SCAVENGING)
_PAYING = (state.ASK_MIX, state.ASK_SPECIAL, state.ASK_PHEROMONES)
#: The decisions that continue the one before: those within a walk, and the payment of an objective.
GOING_ON = frozenset(state.DECISIONS[phase] for phase in (state.ASK_GARDEN, state.ASK_STAND, *_PAYING))
#: Nothing is hidden. A walk is ended by the player, who may prefer another way to a worker that can only stop.
AT_ONCE = frozenset(state.DECISIONS) - {state.DECISIONS[state.ASK_GARDEN], state.DECISIONS[state.ASK_STAND]}


def may_go_on(s: Any, action: int) -> bool:
    """Whether a decision of `GOING_ON` can follow an action, or another harvest, which a premove can add."""
    if int(s.phase) in _WALKING:
        return state.DO_EXIT <= action < state.DO_PLACE or (
            action == state.DO_EXCHANGE and int(s.phase) == state.ASK_GARDEN
        )
    if int(s.phase) in _HARVESTING:
        after = np.zeros(1, state.STATE)
        after[0] = s
        contract.apply_at(after, 0, action)
        return int(after[0].phase) in _HARVESTING and after[0].decider == s.decider
    if state.DO_OBJECTIVE <= action < state.DO_OBJECTIVE + state.OBJECTIVES:
        return _is_paid_by_choice(s, action - state.DO_OBJECTIVE)
    return int(s.phase) == state.ASK_PHEROMONES


@reading
def parse(s: Any, said: Said) -> Read | Refusal:
    """The first legal decision with the rest of the input, or a refusal."""
    if s.ending != state.RUNNING:
        return Refusal("", "game-over")
    if isinstance(said, tuple):
        meant = pointed(s, said)
        return question.unreadable(s, " ".join(said)) if meant is None else _first(s, meant)
    spoken = read(said)
    if spoken is None:
        return question.unreadable(s, said)
    first, *others = spoken
    phase = int(s.phase)
    if others and (phase not in _WALKING or (phase == state.ASK_WORKER and first.verb != "exit")):
        return question.asked_now(s)
    found = _first(s, first)
    if isinstance(found, Refusal) or not others:
        return found
    left = [found.rest] if isinstance(found.rest, str) else []
    return Read(found.action, " > ".join([*left, *map(str, others)]))


def _first(s: Any, spoken: Spoken) -> Read | Refusal:
    """The text between two arrows: a decision, cleaning with a hex, or an objective with its payment."""
    phase, verb = int(s.phase), spoken.verb
    if verb == "clean" and spoken.words and phase in (state.ASK_GARDEN, state.ASK_STAND):
        return _clean(s, spoken.words)
    if verb == "objective" and len(spoken.words) > 1 and phase in (state.ASK_ATELIER, *_PAYING):
        return _objective(s, *spoken.words)
    if phase == state.ASK_PHEROMONES and verb in ("pay", "") and len(spoken.words) > 1:
        return _pheromones(s, spoken.words)
    return _then(_READERS[phase](s, spoken))


def _then(found: int | Refusal, rest: str | None = None) -> Read | Refusal:
    return found if isinstance(found, Refusal) else Read(found, rest)


def _clean(s: Any, words: Sequence[str]) -> Read | Refusal:
    """M8.14, M8.17: "clean 7,7", or the rest of it."""
    if int(s.phase) == state.ASK_STAND:
        return _then(actions.stand(s, Spoken("stand", words)))
    return _then(actions.in_garden(s, Spoken("clean", ())), str(Spoken("stand", words)))


def _objective(s: Any, name: str, *payment: str) -> Read | Refusal:
    """M12: "objective mix2 earth 1 stone 1", "objective pheromones4 A B C D", or the rest of it."""
    if int(s.phase) != state.ASK_ATELIER:
        return _first(s, Spoken("pay", payment)) if objective_name(s, s.objective) == name else question.asked_now(s)
    found = actions.in_atelier(s, Spoken("objective", (name,)))
    if isinstance(found, int) and not _is_paid_by_choice(s, found - state.DO_OBJECTIVE):
        return question.needless(s, payment[0], f"objective {name}")
    return _then(found, str(Spoken("pay", payment)))


def _is_paid_by_choice(s: Any, which: int) -> bool:
    return bool(has_choice(int(OBJECTIVE_ABOUT[int(s.objectives[which])])))


def _pheromones(s: Any, words: Sequence[str]) -> Read | Refusal:
    """M12.15: "pay A B C D", one after the other."""
    return _then(actions.pay_pheromone(s, Spoken("pay", words)), str(Spoken("pay", words[1:])))


_READERS: dict[int, Callable[[Any, Spoken], int | Refusal]] = {
    state.ASK_EVENT: actions.event,
    state.ASK_BIRTH: actions.birth,
    state.ASK_BORN: actions.born,
    state.ASK_WORKER: actions.worker,
    state.ASK_GARDEN: actions.in_garden,
    state.ASK_STAND: actions.stand,
    state.ASK_HARVEST: actions.harvest,
    state.ASK_SCAVENGING: actions.harvest,
    state.ASK_EXTRA: actions.extra,
    state.ASK_ATELIER: actions.in_atelier,
    state.ASK_MIX: actions.pay_mix,
    state.ASK_SPECIAL: actions.pay_special,
    state.ASK_PHEROMONES: actions.pay_pheromone,
    state.ASK_STORAGE: actions.keep,
    state.ASK_WINTER: actions.winter,
}
