"""Whether cards, chips, levels and what a turn has seen fit together (A1, A3 to A6, A8, A9, A12)."""

from typing import Any

from hexapoda.games.ants import state
from hexapoda.games.ants.notation.names import cell_name, kind_name, seat_name
from hexapoda.games.ants.position_text.write import marched, stepped
from hexapoda.games.ants.rules.arrivals import has_collected
from hexapoda.games.ants.rules.board import ants_at, are_enemies, bank
from hexapoda.games.position_text import ImpossibleError


def check_course(s: Any) -> None:
    """Everything that is counted."""
    for seat in range(int(s.players)):
        _check_levels(s, seat)
        _check_hand(s, seat)
    _check_ending(s)
    if s.bank_limit and int(bank(s)) < 0:
        raise ImpossibleError("A1.5", "ants-position-chips", most=int(s.bank_limit), over=-int(bank(s)))
    _check_turn(s)
    _check_marched(s)
    _check_pushed(s)


def _check_levels(s: Any, seat: int) -> None:
    """A9, A12.3."""
    player, standing = seat_name(s, seat), int(s.levels[seat])
    taken_away = int(s.taken[:, seat].sum(dtype=int))
    if not s.pyramids:
        if taken_away:
            raise ImpossibleError("A9.2", "ants-position-taken", player=player)
        if standing == state.LEVELS and (int(s.ending) != state.BUILT or seat != int(s.active)):
            raise ImpossibleError("A12.1", "ants-position-built", player=player)
        return
    if standing + taken_away != state.LEVELS:
        params = {"player": player, "standing": standing, "taken": taken_away, "expected": state.LEVELS}
        raise ImpossibleError("A12.3", "ants-position-levels", **params)
    for other in range(int(s.players)):
        if s.taken[other, seat] and not are_enemies(s, other, seat):
            raise ImpossibleError("A12.3", "ants-position-own-level", player=seat_name(s, other), other=player)


def _check_hand(s: Any, seat: int) -> None:
    """A3.2, A4.4."""
    found, most = int(s.hand[seat].sum(dtype=int)), int(s.hand_size)
    if found > most:
        raise ImpossibleError("A4.4", "ants-position-hand", player=seat_name(s, seat), found=found, most=most)
    filled = int(s.phase) == state.ASK_EXCHANGE and seat == int(s.active) and not s.ending
    if filled and found < most and (s.pile.any() or s.discard.any()):
        raise ImpossibleError("A3.2", "ants-position-hand-filled", player=seat_name(s, seat), found=found, most=most)


def _check_ending(s: Any) -> None:
    """A12: a game is over exactly when somebody has won, or after the last round."""
    active, ending = int(s.active), int(s.ending)
    collected = [
        seat
        for seat in range(int(s.players))
        for other in range(int(s.players))
        if s.pyramids and are_enemies(s, seat, other) and has_collected(s, seat, other)
    ]
    if ending != state.TAKEN and collected:
        raise ImpossibleError("A12.3", "ants-position-collected", player=seat_name(s, collected[0]))
    has_ended = {
        state.RUNNING: True,
        state.BUILT: not s.pyramids and int(s.levels[active]) == state.LEVELS,
        state.REACHED: not s.pyramids and not s.allied and _reaches(s, active),
        state.TAKEN: active in collected,
        state.ROUNDS: int(s.turn) == int(s.players) * int(s.max_rounds),
    }
    if not has_ended[ending]:
        raise ImpossibleError("A12.8" if ending == state.ROUNDS else "A12.1", "ants-position-not-over")


def _reaches(s: Any, seat: int) -> bool:
    """Whether a player has an ant next to an enemy's anthill."""
    ants = int(s.one[2 * seat] | s.one[2 * seat + 1])
    return any(
        are_enemies(s, seat, other) and ants & int(s.gates[int(s.hill[other])]) for other in range(int(s.players))
    )


def _check_turn(s: Any) -> None:
    """A3, A6.1, A6.5: what this turn has seen."""
    active = int(s.active)
    marked = stepped(s)
    begun = int(s.turn_kind) != state.OPEN_TURN or marked or s.entries.any() or s.pushed or s.marched_one.any()
    if int(s.phase) == state.ASK_EXCHANGE and (begun or s.obstacles[active]):
        raise ImpossibleError("A3.1", "ants-position-turn-begun")
    for (cell, kind), count in marked.items():
        if count > int(ants_at(s, active, kind, cell)) or int(s.turn_kind) == state.HIRE_TURN:
            params = {"kind": kind_name(kind), "cell": cell_name(s, cell)}
            raise ImpossibleError("A6.1", "ants-position-stepped", **params)
    for cell in range(len(s.entries)):
        most = int(s.centre_entries) or 255
        if s.entries[cell] and (not int(s.centre) >> cell & 1 or int(s.entries[cell]) > most):
            raise ImpossibleError("A6.5", "ants-position-entered", cell=cell_name(s, cell))


def _check_marched(s: Any) -> None:
    """A11.8."""
    marked = stepped(s)
    for has_stepped in range(2):
        for (cell, kind), count in marched(s, has_stepped).items():
            there = marked.get((cell, kind), 0)
            most = there if has_stepped else int(ants_at(s, int(s.active), kind, cell)) - there
            if count > most or not s.march_once:
                params = {"kind": kind_name(kind), "cell": cell_name(s, cell)}
                raise ImpossibleError("A11.8", "ants-position-marched", **params)


def _check_pushed(s: Any) -> None:
    """A5.8."""
    if s.pushed and int(s.push_rule) != state.PUSH_COLUMN:
        raise ImpossibleError("A5.8", "ants-position-pushed")
    found: dict[tuple[int, int], int] = {}
    for i in range(int(s.pushed)):
        place = (int(s.pushed_cell[i]), int(s.pushed_kind[i]))
        found[place] = found.get(place, 0) + 1
        if found[place] > int(ants_at(s, int(s.active), place[1], place[0])):
            raise ImpossibleError("A5.8", "ants-position-pushed")
