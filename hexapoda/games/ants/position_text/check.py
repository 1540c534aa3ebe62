"""Whether the rules can play on from a position: counts within the box, marks on existing ants, and a decision that
belongs to the action in progress.

Whether play can have led there is not asked: a position to study may be one that no game reaches.
"""

from collections.abc import Callable
from typing import Any

from hexapoda.games.ants import state
from hexapoda.games.ants.notation.names import cell_name, cells_in, kind_name, seat_name
from hexapoda.games.ants.position_text.write import marched, occupied, standing, stepped
from hexapoda.games.ants.rules.battles import contacts, seat_of
from hexapoda.games.ants.rules.board import all_at, ants_at, are_enemies, bank, barred, on_board
from hexapoda.games.ants.rules.cards.marches import marches_on
from hexapoda.games.ants.rules.hires import can_push, foremost_cell
from hexapoda.games.position_text import ImpossibleError

#: The rule that says when each decision comes up.
_CLAUSES = ("A3.3", "A3.5", "A10.3", "A10.9", "A10.10", "A11.8", "A5.8")
#: The fields of an action in progress, and their empty values.
_UNDER_WAY = {
    "playing": state.NO_CARD,
    "hire_kind": state.NO_KIND,
    "push_kind": state.NO_KIND,
    "march_kind": state.NO_KIND,
    "arena": state.NO_CELL,
}


def check(s: Any) -> None:
    """Raises `ImpossibleError` where the rules can't play on."""
    for seat in range(int(s.players)):
        _check_ants(s, seat)
        _check_levels(s, seat)
    _check_owners(s)
    _check_markers(s)
    _check_obstacles(s)
    if s.bank_limit and int(bank(s)) < 0:
        raise ImpossibleError("A1.5", "ants-position-chips", most=int(s.bank_limit), over=-int(bank(s)))
    _check_marks(s)
    _check_pushed(s)
    if not s.ending:
        _check_asked(s)


# ── limits of the box and of cells ──


def _capacity(s: Any, cell: int) -> int:
    return 1 if int(s.single) >> cell & 1 else state.MAX_CAPACITY


def _check_ants(s: Any, seat: int) -> None:
    """A1.2, A1.19."""
    for kind, name in enumerate(state.KINDS):
        pending = seat == int(s.active) and int(s.hire_kind) == kind
        found, most = int(on_board(s, seat, kind)) + pending, int(s.ants[kind])
        if found > most:
            params = {"player": seat_name(s, seat), "kind": name, "found": found, "most": most}
            raise ImpossibleError("A1.2", "ants-position-too-many-ants", **params)
    for cell, _ in standing(s, seat):
        if int(all_at(s, seat, cell)) > _capacity(s, cell):
            raise ImpossibleError("A1.19", "ants-position-crowd", cell=cell_name(s, cell), most=_capacity(s, cell))


def _check_levels(s: Any, seat: int) -> None:
    """A9.1, A12.1: a player has three levels; in a classic game the last one ends it."""
    player, standing_there = seat_name(s, seat), int(s.levels[seat])
    taken = int(s.taken[:, seat].sum(dtype=int))
    if standing_there + taken > state.LEVELS:
        params = {"player": player, "standing": standing_there, "taken": taken, "expected": state.LEVELS}
        raise ImpossibleError("A9.1", "ants-position-levels", **params)
    if not s.pyramids and not s.ending and standing_there == state.LEVELS:
        raise ImpossibleError("A12.1", "ants-position-built", player=player)


def _check_owners(s: Any) -> None:
    """A1.20: a cell has ants of one player, except in a battle in the centre."""
    ants, active = occupied(s), int(s.active)
    for seat in range(len(ants)):
        for other in range(seat):
            for cell in cells_in(ants[seat] & ants[other]):
                fought = cell == int(s.rival) == int(s.arena) and active in (seat, other)
                if not (fought and are_enemies(s, seat, other) and int(s.centre) >> cell & 1):
                    raise ImpossibleError("A1.20", "ants-position-two-players", cell=cell_name(s, cell))


def _check_markers(s: Any) -> None:
    """A1.2, A7.3."""
    taken = 0
    for seat in range(int(s.players)):
        cells = int(s.markers[seat])
        if cells.bit_count() > state.MARKERS:
            params = {"player": seat_name(s, seat), "found": cells.bit_count(), "most": state.MARKERS}
            raise ImpossibleError("A1.2", "ants-position-many-markers", **params)
        for cell in cells_in(cells & taken):
            raise ImpossibleError("A7.3", "ants-position-two-markers", cell=cell_name(s, cell))
        taken |= cells


def _check_obstacles(s: Any) -> None:
    """A11.11: one obstacle on a cell."""
    taken = 0
    for seat in range(int(s.players)):
        for cell in cells_in(int(s.obstacles[seat]) & taken):
            raise ImpossibleError("A11.11", "ants-position-obstacle", cell=cell_name(s, cell))
        taken |= int(s.obstacles[seat])


# ── marks of this turn ──


def _check_marks(s: Any) -> None:
    """A6.1, A11.8: the active player's ants that have stepped or marched exist."""
    active, steps = int(s.active), stepped(s)
    for (cell, kind), count in steps.items():
        if count > int(ants_at(s, active, kind, cell)):
            raise ImpossibleError("A6.1", "ants-position-stepped", kind=kind_name(kind), cell=cell_name(s, cell))
    for has_stepped in range(2):
        for (cell, kind), count in marched(s, has_stepped).items():
            there = steps.get((cell, kind), 0)
            if count > (there if has_stepped else int(ants_at(s, active, kind, cell)) - there):
                raise ImpossibleError("A11.8", "ants-position-marched", kind=kind_name(kind), cell=cell_name(s, cell))


def _check_pushed(s: Any) -> None:
    """A5.8: the ants of a column exist, and have moved on only during a push."""
    pushed = list(zip(s.pushed_cell.tolist(), s.pushed_kind.tolist(), strict=True))[: int(s.pushed)]
    there = all(pushed.count((cell, kind)) <= int(ants_at(s, int(s.active), kind, cell)) for cell, kind in pushed)
    going_on = s.pushed_done.any() and int(s.push_kind) == state.NO_KIND
    if pushed and (int(s.push_rule) != state.PUSH_COLUMN or not there or going_on):
        raise ImpossibleError("A5.8", "ants-position-pushed")


# ── the decision ──


def _check_asked(s: Any) -> None:
    phase = int(s.phase)
    asked = state.DECISIONS[phase]
    if phase in (state.ASK_EXCHANGE, state.ASK_ACTION):
        if any(int(s[name]) != nothing for name, nothing in _UNDER_WAY.items()) or s.bonus.any() or s.passed:
            raise ImpossibleError("A3.8", "ants-position-under-way", asked=asked)
    else:
        _check_hire(s)
        if not _CAN_BE_ASKED[phase](s):
            raise ImpossibleError(_CLAUSES[phase], "ants-position-not-asked", asked=asked)
    if phase not in (state.ASK_SENTRIES, state.ASK_FURY) and int(s.decider) != int(s.active):
        raise ImpossibleError("A3.8", "ants-position-decider", player=seat_name(s, s.decider), asked=asked)


def _check_hire(s: Any) -> None:
    """A5.4, A5.9: a hired ant has room on its gate, or pushes an ant that can move on."""
    pushes = int(s.push_kind) != state.NO_KIND
    if int(s.hire_kind) == state.NO_KIND:
        if pushes:
            raise ImpossibleError("A5.5", "ants-position-push")
        return
    active = int(s.active)
    gate = int(s.gate[int(s.hill[active]), int(s.hire_gate)])
    if any(seat != active and cells >> gate & 1 for seat, cells in enumerate(occupied(s))):
        raise ImpossibleError("A5.4", "ants-position-hire", cell=cell_name(s, gate))
    if not pushes:
        if int(all_at(s, active, gate)) >= _capacity(s, gate):
            raise ImpossibleError("A5.4", "ants-position-hire", cell=cell_name(s, gate))
    elif not ants_at(s, active, int(s.push_kind), gate) or int(s.arena) == gate or not _goes_on(s, gate):
        raise ImpossibleError("A5.5", "ants-position-push")


def _goes_on(s: Any, gate: int) -> bool:
    """A5.7."""
    return bool(can_push(s, int(s.hire_gate), gate, barred(s, int(s.active))))


def _is_quiet(s: Any) -> bool:
    """Whether no ants have arrived and no battle is in progress."""
    return int(s.arena) == state.NO_CELL and not s.bonus.any() and not s.passed


def _can_ask_contact(s: Any) -> bool:
    return bool(contacts(s)) and int(s.rival) == state.NO_CELL and not s.bonus.any() and not s.passed


def _is_battle(s: Any) -> bool:
    """A10.4: there are two sides, and one of them decides."""
    if int(s.rival) == state.NO_CELL or not int(contacts(s)) >> int(s.rival) & 1:
        return False
    return int(s.decider) in (int(seat_of(s, 0)), int(seat_of(s, 1)))


def _can_ask_sentries(s: Any) -> bool:
    return _is_battle(s) and bool(s.sentries[int(s.decider)])


def _can_ask_march(s: Any) -> bool:
    return _is_quiet(s) and int(s.march_kind) != state.NO_KIND and bool(marches_on(s))


def _can_ask_push(s: Any) -> bool:
    if int(s.push_kind) == state.NO_KIND or not _is_quiet(s):
        return False
    cell, active = int(foremost_cell(s, int(s.hire_gate))), int(s.active)
    is_gate = cell == int(s.gate[int(s.hill[active]), int(s.hire_gate)])
    return not is_gate and all(ants_at(s, active, kind, cell) for kind in (state.WORKER, state.SOLDIER))


_CAN_BE_ASKED: dict[int, Callable[[Any], bool]] = {
    state.ASK_CONTACT: _can_ask_contact,
    state.ASK_SENTRIES: _can_ask_sentries,
    state.ASK_FURY: _is_battle,
    state.ASK_MARCH: _can_ask_march,
    state.ASK_PUSH: _can_ask_push,
}
