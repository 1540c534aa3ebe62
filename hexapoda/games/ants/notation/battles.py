"""What the battles that a decision ends did to both sides, as a phrase."""

from typing import Any

import numpy as np

from hexapoda.games.ants.notation.names import seat_name
from hexapoda.games.ants.state import KINDS, NO_KIND, RUNNING, STATE
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Phrase

#: Decisions after which ants may fight: those that bring an ant somewhere, and the answers in a battle.
FIGHTING = frozenset(
    ("hire", "step", "column", "march", "stop", "push", "contact", "sentries", "decline", "fury", "pass")
)
_LETTERS = ("W", "S")


def fallen(s: Any, action: int, hired: str = "") -> Phrase | None:
    """The ants that fall in battles (A10.7), None if none does. `hired`: the kind of ant that the action hires."""
    after = np.empty(1, STATE)
    after[0] = s
    contract.apply_at(after, 0, action)
    then = after[0]
    # A12.4: an ant that takes a level goes home by itself.
    if int(then["ending"]) != RUNNING or then["taken"].sum() != s["taken"].sum():
        return None
    if int(s["hire_kind"]) != NO_KIND:
        hired = _LETTERS[int(s["hire_kind"])]
    before, left = _on_board(s), _on_board(then)
    lost: list[Phrase] = []
    for seat in range(int(s["players"])):
        for kind in range(len(KINDS)):
            which = len(KINDS) * seat + kind
            count = before[which] - left[which]
            came = seat == int(s["active"]) and hired == _LETTERS[kind] and int(then["hire_kind"]) == NO_KIND
            if count + came > 0:
                told = {"anthill": seat_name(s, seat), "kind": _LETTERS[kind], "count": count + came}
                lost.append(Phrase("ants-say-falls", told))
    return Phrase("ants-say-battle", {"fallen": tuple(lost)}) if lost else None


def _on_board(s: Any) -> list[int]:
    """The ants on the board, by seat and kind: counted here, for calling a kernel would take longer."""
    return [one.bit_count() + two.bit_count() for one, two in zip(s["one"].tolist(), s["two"].tolist(), strict=True)]
