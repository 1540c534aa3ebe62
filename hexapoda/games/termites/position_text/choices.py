"""Whether what is asked can be asked, after the choices that the turn has seen (T13).

The turn is taken back to its last choice of a unit or a token and played again by the rules themselves.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from hexapoda.games.position_text import ImpossibleError
from hexapoda.games.termites import state
from hexapoda.games.termites.position_text.course import gone, lost
from hexapoda.games.termites.position_text.write import CHOICES
from hexapoda.games.termites.rules.apply import apply
from hexapoda.games.termites.rules.board import put, take
from hexapoda.games.termites.rules.legal import legal

_CAPTURE = ("unit", "target", "robbed")
#: The choices that come before each decision.
_NEEDED: dict[int, tuple[str, ...]] = {
    state.PLACE_TOKEN: ("token",),
    state.CHOOSE_TARGET: ("unit",),
    state.CHOOSE_FROM: ("unit", "target"),
    state.CHOOSE_RETREAT: ("unit", "target", "from"),
    state.NEW_MOUND: _CAPTURE,
    state.LOST_MOUND: _CAPTURE,
    state.MAKE_ROOM: _CAPTURE,
}
#: The rule that says when each decision comes up.
_CLAUSES = ("T11.3", "T11.9", "T4.9", "T5.2", "T5.2", "T6.1", "T6.1", "T7.3", "T8.5", "T9.2", "T9.2", "T9.6")


def check_made(s: Any) -> None:
    """The choices are those that the decision needs."""
    phase = int(s.phase)
    needed = () if s.ending or not s.turn else _NEEDED.get(phase, ())
    made = tuple(word for word, field, nothing in CHOICES if int(s[field]) != nothing)
    if made != needed:
        found, expected = (", ".join(words) or "-" for words in (made, needed))
        asked = "-" if s.ending else state.DECISIONS[phase]
        raise ImpossibleError("", "position-choices", asked=asked, found=found, expected=expected)


def check_asked(s: Any, start: Any) -> None:
    """The choices lead to the decision."""
    phase = int(s.phase)
    if not s.ending and not _can_be_asked(s, start):
        raise ImpossibleError(_CLAUSES[phase], "position-not-asked", asked=state.DECISIONS[phase])


def _can_be_asked(s: Any, start: Any) -> bool:
    phase = int(s.phase)
    if phase == state.CHOOSE_TOKEN:
        return bool(s.hand[int(s.active)].any())
    if phase == state.CHOOSE_UNIT:
        return len(_legal(s)) > 1  # to stay is always among them
    if phase == state.PLACE_TOKEN:
        return _leads_to(s, _before_placing(s), [state.DO_TOKEN + int(s.token)])
    if phase in (state.CHOOSE_TARGET, state.CHOOSE_FROM, state.CHOOSE_RETREAT):
        steps = [state.DO_UNIT + int(s.unit), state.DO_TARGET + int(s.target), state.DO_FROM + int(s.origin)]
        numbers = {state.CHOOSE_TARGET: (1,), state.CHOOSE_FROM: (2,), state.CHOOSE_RETREAT: (2, 3)}[phase]
        return any(_leads_to(s, _before_moving(s), steps[:number]) for number in numbers)
    if phase in (state.NEW_MOUND, state.LOST_MOUND, state.MAKE_ROOM):
        return any(_leads_to(s, before, steps) for before, steps in _before_capturing(s, start))
    return bool(_legal(s))


def _legal(s: Any) -> list[int]:
    out = np.zeros(state.MAX_LEGAL, np.int64)
    return out[: int(legal(s, out))].tolist()


def _leads_to(s: Any, before: Any, steps: list[int]) -> bool:
    """Whether actions, each of them legal, lead to the position; `before` is used up."""
    for step in steps:
        if before.ending or step not in _legal(before):
            return False
        apply(before, step)
    before.rng = s.rng
    return before.tobytes() == s.tobytes()


def _before_placing(s: Any) -> Any:
    before = s.copy()
    before.phase = state.CHOOSE_TOKEN
    before.hand[int(s.active), int(s.token)] += 1
    before.token = state.NO_KIND
    return before


def _before_moving(s: Any) -> Any:
    before = s.copy()
    before.phase = state.CHOOSE_UNIT
    before.decider = s.active
    before.unit = before.target = before.origin = state.NO_HEX
    before.robbed = state.NOBODY
    return before


def _before_capturing(s: Any, start: Any) -> Iterator[tuple[Any, list[int]]]:
    """T9.2: all positions in which the mound still stood, and the actions that captured it.

    Which token captured it is not known, only which ones are out of the game; nor is the mound, if its owner has lost
    several.
    """
    active, robbed, unit, target = int(s.active), int(s.robbed), int(s.unit), int(s.target)
    placed = int(s.owner[target]) == active and int(s.what[target]) >= state.MOUND
    if unit == target or int(s.owner[unit]) != state.NOBODY or not (placed or int(s.owner[target]) == state.NOBODY):
        return
    captured = [int(s.neutral_value)] if robbed == state.NEUTRAL else lost(s, start, robbed)
    attackers = [kind for kind in range(state.KINDS) if gone(s, active)[kind] > 0]
    for value in captured if robbed != active else ():
        for kind in attackers if s.trophies[active, value] else ():
            before = _before_moving(s)
            steps = [state.DO_UNIT + unit, state.DO_TARGET + target]
            if placed:
                new = int(s.what[target]) - state.MOUND
                chosen = int(s.reserve[active]) != 0
                before.reserve[active] |= 1 << new
                take(before, target)
                steps += [state.DO_VALUE + new] if chosen else []
            before.trophies[active, value] -= 1
            put(before, target, robbed, state.MOUND + value)
            put(before, unit, active, kind)
            yield before, steps
