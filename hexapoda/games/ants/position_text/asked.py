"""Whether what is asked can be asked: arrivals, battles, hires and marches under way (A5.9, A10, A11)."""

from typing import Any

from hexapoda.games.ants import state
from hexapoda.games.ants.notation.names import cell_name, cells_in, seat_name
from hexapoda.games.ants.rules.battles import ants_in, contacts, has_cards, kind_in, seat_of
from hexapoda.games.ants.rules.board import all_at, ants_at, barred
from hexapoda.games.ants.rules.hires import can_push, foremost_cell
from hexapoda.games.position_text import ImpossibleError

#: The rule that says when each decision comes up.
_CLAUSES = ("A3.3", "A3.5", "A10.3", "A10.9", "A10.10", "A11.8", "A5.8")


def check_asked(s: Any) -> None:
    """What is under way leads to what is asked."""
    phase = int(s.phase)
    if phase in (state.ASK_EXCHANGE, state.ASK_ACTION):
        _check_nothing_under_way(s)
    else:
        _check_hire(s)
        _check_march(s)
        _check_card(s)
        if not _CAN_BE_ASKED[phase](s):
            raise ImpossibleError(_CLAUSES[phase], "ants-position-not-asked", asked=state.DECISIONS[phase])
    if phase not in (state.ASK_SENTRIES, state.ASK_FURY) and int(s.decider) != int(s.active):
        raise ImpossibleError(
            "A3.8", "ants-position-decider", player=seat_name(s, s.decider), asked=state.DECISIONS[phase]
        )


def _check_nothing_under_way(s: Any) -> None:
    """A3.8."""
    fields = (
        ("playing", state.NO_CARD),
        ("hire_kind", state.NO_KIND),
        ("push_kind", state.NO_KIND),
        ("march_kind", state.NO_KIND),
    )
    under_way = [
        name
        for name, nothing in (*fields, ("arena", state.NO_CELL), ("rival", state.NO_CELL))
        if int(s[name]) != nothing
    ]
    if under_way or s.bonus.any() or s.passed:
        raise ImpossibleError("A3.8", "ants-position-under-way", asked=state.DECISIONS[int(s.phase)])


def _check_hire(s: Any) -> None:
    """A5.9: a hire under way waits for a pushed ant."""
    if int(s.hire_kind) == state.NO_KIND:
        if int(s.push_kind) != state.NO_KIND or s.pushed_done.any():
            raise ImpossibleError("A5.5", "ants-position-push")
        return
    active = int(s.active)
    gate = int(s.gate[int(s.hill[active]), int(s.hire_gate)])
    pushes = int(s.push_kind) != state.NO_KIND
    possible = not pushes or (bool(ants_at(s, active, int(s.push_kind) % 2, gate)) and _pushes_others(s, gate))
    if not possible or (s.pushed_done.any() and not pushes):
        raise ImpossibleError("A5.5", "ants-position-push")
    others = [seat for seat in range(int(s.players)) if seat != active and all_at(s, seat, gate)]
    full = int(all_at(s, active, gate)) >= (1 if int(s.single) >> gate & 1 else 2)
    if others or (full and not pushes):
        raise ImpossibleError("A5.4", "ants-position-hire", cell=cell_name(s, gate))
    by_card = int(s.playing) == state.REINFORCEMENTS
    if not by_card and (int(s.turn_kind) != state.HIRE_TURN or int(s.playing) != state.NO_CARD):
        raise ImpossibleError("A3.6", "ants-position-hire-turn")


def _pushes_others(s: Any, gate: int) -> bool:
    """A5.8: whether other ants can go on before the chosen one."""
    chain = int(s.push_rule) == state.PUSH_CHAIN and bool(can_push(s, int(s.hire_gate), gate, barred(s, int(s.active))))
    return chain or int(s.push_rule) == state.PUSH_COLUMN


def _check_march(s: Any) -> None:
    """A11.8."""
    if int(s.march_kind) == state.NO_KIND:
        return
    here = ants_at(s, int(s.active), int(s.march_kind), int(s.march_cell))
    where = int(s.arena) in (state.NO_CELL, int(s.march_cell))
    if not here or not where or int(s.playing) != state.FORCED_MARCH:
        raise ImpossibleError("A11.8", "ants-position-march", cell=cell_name(s, s.march_cell))


def _check_card(s: Any) -> None:
    """A11.1: a card under way is one whose ants fight; else the turn's own action is."""
    playing = int(s.playing)
    if playing not in (state.FORCED_MARCH, state.COLUMN, state.REINFORCEMENTS, state.NO_CARD):
        raise ImpossibleError("A11.1", "ants-position-playing")
    acts = int(s.turn_kind) in (state.HIRE_TURN, state.MOVE_TURN)
    if playing == state.NO_CARD and not acts:
        raise ImpossibleError("A3.6", "ants-position-who-arrived")


def _can_ask_contact(s: Any) -> bool:
    rivals = cells_in(contacts(s))
    return len(rivals) > 1 and int(s.rival) == state.NO_CELL and not s.bonus.any() and not s.passed


def _is_battle(s: Any) -> bool:
    """A10.4, A10.5: two sides, and bonuses for ants that are there, of equal ones the higher first."""
    if int(s.rival) == state.NO_CELL or not int(contacts(s)) >> int(s.rival) & 1:
        return False
    if int(s.decider) not in (int(seat_of(s, 0)), int(seat_of(s, 1))):
        return False
    for side in range(2):
        ants = int(ants_in(s, side))
        if s.bonus[side, ants:].any():
            return False
        alike = ants == 2 and kind_in(s, side, 0) == kind_in(s, side, 1)
        if alike and s.bonus[side, 0] < s.bonus[side, 1]:
            return False
    return True


def _can_ask_sentries(s: Any) -> bool:
    if not _is_battle(s) or s.passed or not s.sentries[int(s.decider)]:
        return False
    given = int(s.bonus[0].sum(dtype=int))
    return not s.bonus[1].any() and given <= (int(s.decider) != int(s.active))


def _can_ask_fury(s: Any) -> bool:
    return _is_battle(s) and bool(has_cards(s, int(s.decider)))


def _can_ask_march(s: Any) -> bool:
    done = int(s.arena) == state.NO_CELL and int(s.rival) == state.NO_CELL and not s.bonus.any() and not s.passed
    return done and int(s.march_kind) != state.NO_KIND


def _can_ask_push(s: Any) -> bool:
    if int(s.push_kind) == state.NO_KIND or int(s.arena) != state.NO_CELL or s.bonus.any() or s.passed:
        return False
    cell, active = int(foremost_cell(s, int(s.hire_gate))), int(s.active)
    chosen = cell == int(s.gate[int(s.hill[active]), int(s.hire_gate)])
    return not chosen and all(ants_at(s, active, kind, cell) for kind in (state.WORKER, state.SOLDIER))


_CAN_BE_ASKED = {
    state.ASK_CONTACT: _can_ask_contact,
    state.ASK_SENTRIES: _can_ask_sentries,
    state.ASK_FURY: _can_ask_fury,
    state.ASK_MARCH: _can_ask_march,
    state.ASK_PUSH: _can_ask_push,
}
