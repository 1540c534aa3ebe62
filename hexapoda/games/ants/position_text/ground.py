"""Whether ants, chips, markers and obstacles can be where a line says they are (A1, A7, A10.1, A11.11, A12)."""

from typing import Any

from hexapoda.games.ants.notation.names import cell_name, cells_in, seat_name
from hexapoda.games.ants.position_text.write import occupied, standing
from hexapoda.games.ants.rules.board import all_ants, all_at, ants_of, are_enemies, on_board
from hexapoda.games.ants.rules.steps import is_far_enough
from hexapoda.games.ants.state import KINDS, MARKERS, REACHED
from hexapoda.games.position_text import ImpossibleError


def check_ground(s: Any) -> None:
    """Everything that lies or stands on a cell."""
    for seat in range(int(s.players)):
        _check_ants(s, seat)
    _check_owners(s)
    _check_contacts(s)
    _check_sieges(s)
    _check_treats(s)
    _check_markers(s)
    _check_obstacles(s)


def _check_ants(s: Any, seat: int) -> None:
    """A1.2, A1.19."""
    for kind, name in enumerate(KINDS):
        pending = seat == int(s.active) and int(s.hire_kind) == kind
        found, most = int(on_board(s, seat, kind)) + pending, int(s.ants[kind])
        if found > most:
            params = {"player": seat_name(s, seat), "kind": name, "found": found, "most": most}
            raise ImpossibleError("A1.2", "ants-position-too-many-ants", **params)
    by_cell: dict[int, int] = {}
    for (cell, _), count in standing(s, seat).items():
        by_cell[cell] = by_cell.get(cell, 0) + count
    for cell, count in by_cell.items():
        most = 1 if int(s.single) >> cell & 1 else 2
        if count > most:
            raise ImpossibleError("A1.19", "ants-position-crowd", cell=cell_name(s, cell), most=most)


def _check_owners(s: Any) -> None:
    """A1.20: one player's ants on a cell, but for a battle in the centre."""
    ants, active = occupied(s), int(s.active)
    for seat in range(len(ants)):
        for other in range(seat):
            for cell in cells_in(ants[seat] & ants[other]):
                fought = cell == int(s.rival) == int(s.arena) and active in (seat, other)
                if not (fought and are_enemies(s, seat, other) and int(s.centre) >> cell & 1):
                    raise ImpossibleError("A1.20", "ants-position-two-players", cell=cell_name(s, cell))
                if int(all_at(s, active, cell)) > 1:
                    raise ImpossibleError("A6.5", "ants-position-two-attackers", cell=cell_name(s, cell))


def _check_contacts(s: Any) -> None:
    """A10.1, A10.2: enemies who could fight have fought, but for those who have just arrived."""
    if s.ending:
        return
    ants, fronts, teams = occupied(s), s.fronts.tolist(), s.team.tolist()
    active, arena = int(s.active), int(s.arena)
    for seat in range(len(ants)):
        others = 0
        for other, cells in enumerate(ants):
            others |= cells if teams[other] != teams[seat] else 0
        for cell in cells_in(ants[seat]):
            for rival in cells_in(fronts[cell] & others):
                arrived = cell == arena if seat == active else rival == arena and ants[active] >> rival & 1
                if not arrived:
                    params = {"cell": cell_name(s, cell), "other": cell_name(s, rival)}
                    raise ImpossibleError("A10.1", "ants-position-contact", **params)


def _check_sieges(s: Any) -> None:
    """A12.1, A12.3: who comes next to an enemy's anthill wins, or takes a level and leaves."""
    if s.allied and not s.pyramids:
        return
    ants, gates, levels = occupied(s), s.gates.tolist(), s.levels.tolist()
    for seat in range(len(ants)):
        for other in range(len(ants)):
            if not are_enemies(s, seat, other) or (s.pyramids and not levels[other]):
                continue
            for cell in cells_in(ants[seat] & gates[int(s.hill[other])]):
                if int(s.ending) != REACHED or seat != int(s.active):
                    params = {"player": seat_name(s, seat), "cell": cell_name(s, cell), "other": seat_name(s, other)}
                    clause = "A12.3" if s.pyramids else "A12.1"
                    raise ImpossibleError(clause, "ants-position-siege", **params)


def _check_treats(s: Any) -> None:
    """A2.3, A8.2."""
    for cell in cells_in(s.treats & ~(s.cake | s.centre)):
        raise ImpossibleError("A2.3", "ants-position-treat-place", cell=cell_name(s, cell))
    for cell in cells_in(s.treats & all_ants(s)):
        raise ImpossibleError("A8.2", "ants-position-treat-taken", cell=cell_name(s, cell))


def _check_markers(s: Any) -> None:
    """A7."""
    seen: dict[int, int] = {}
    for seat in range(int(s.players)):
        cells = cells_in(s.markers[seat])
        if len(cells) > MARKERS:
            params = {"player": seat_name(s, seat), "found": len(cells), "most": MARKERS}
            raise ImpossibleError("A1.2", "ants-position-many-markers", **params)
        for cell in cells:
            where = {"cell": cell_name(s, cell)}
            if cell in seen:
                raise ImpossibleError("A7.3", "ants-position-two-markers", **where)
            seen[cell] = seat
            if int(s.cake | s.centre) >> cell & 1 or not is_far_enough(s, seat, cell):
                raise ImpossibleError("A7.2", "ants-position-marker-place", player=seat_name(s, seat), **where)
            for other in range(int(s.players)):
                if are_enemies(s, seat, other) and int(ants_of(s, other)) >> cell & 1:
                    raise ImpossibleError("A7.7", "ants-position-marker-lost", player=seat_name(s, seat), **where)


def _check_obstacles(s: Any) -> None:
    """A11.11."""
    taken = int(all_ants(s) | s.cake | s.centre)
    for cells in (*s.gates, *s.markers):
        taken |= int(cells)
    for seat in range(int(s.players)):
        for cell in cells_in(s.obstacles[seat]):
            if taken >> cell & 1:
                raise ImpossibleError("A11.11", "ants-position-obstacle", cell=cell_name(s, cell))
        taken |= int(s.obstacles[seat])
