"""Why an ant can't step, march or walk in a column, or a tunnel marker can't be placed (A6, A7, A11.8, A11.9)."""

from typing import Any

from hexapoda.games.ants.explain.scene import ants_listed, cells_listed, seat_on, stranger_on
from hexapoda.games.ants.notation.names import cell_name, kind_name, seat_name
from hexapoda.games.ants.rules import board
from hexapoda.games.ants.rules.steps import fresh_ants
from hexapoda.games.ants.state import HIRE_TURN, MARKERS, WORKER
from hexapoda.games.refusals import refused
from hexapoda.kernel.declaration import Refusal


def has(cells: Any, cell: int) -> bool:
    """Whether a set has a cell."""
    return bool(int(cells) >> cell & 1)


# ── the ant ──


def why_no_own_ant(s: Any, cell: int) -> Refusal | None:
    """A6.1: the player has no ant on the cell."""
    if board.all_at(s, int(s.active), cell):
        return None
    if seat_on(s, cell) is not None:
        return refused("A6.1", "ants-not-your-ant", **stranger_on(s, cell))
    return refused("A6.1", "ants-no-ant", cell=cell_name(s, cell))


def why_not_kind(s: Any, cell: int, kind: int) -> Refusal | None:
    """A6.1: the player has no ant of this kind on the cell."""
    found = why_no_own_ant(s, cell)
    if found is not None or board.ants_at(s, int(s.active), kind, cell):
        return found
    here = ants_listed(s, int(s.active), cell)
    return refused("A6.1", "ants-other-kind", cell=cell_name(s, cell), kind=kind_name(kind), ants=here)


def which_kind(s: Any, cell: int, shown: str) -> Refusal:
    """A6.1: the cell has workers and soldiers."""
    here = ants_listed(s, int(s.active), cell)
    return refused("A6.1", "ants-which-kind", cell=cell_name(s, cell), ants=here, example=shown)


# ── the target ──


def why_no_entry(s: Any, cell: int) -> Refusal:
    """A6.4, A6.5, A6.7: why an ant of the active player may not enter a barred cell."""
    seat = int(s.active)
    if has(board.all_obstacles(s), cell):
        return refused("A6.4", "ants-obstacle-there", cell=cell_name(s, cell))
    if has(board.full_of(s, seat), cell):
        most = 1 if has(s.single, cell) else 2
        return refused("A1.19", "ants-no-room", cell=cell_name(s, cell), most=most)
    other = seat_on(s, cell)
    if other is not None and not board.are_enemies(s, seat, other):
        return refused("A6.7", "ants-ally-there", **stranger_on(s, cell))
    if other is not None and has(s.centre, cell):
        return refused("A6.5", "ants-entered-already", number=int(s.centre_entries), **stranger_on(s, cell))
    if other is not None:
        return refused("A6.4", "ants-enemy-there", **stranger_on(s, cell))
    return refused("A6.4", "ants-obstacle-there", cell=cell_name(s, cell))


def why_no_way(s: Any, cell: int, target: int) -> Refusal:
    """A1.16, A6.4: why no step leads from a cell to another."""
    if cell == target:
        return refused("A6.1", "ants-same-cell", cell=cell_name(s, cell))
    ways = int(board.reachable(s, int(s.active), cell))
    if not has(ways, target):
        params = {"cell": cell_name(s, cell), "target": cell_name(s, target), "cells": cells_listed(s, ways)}
        return refused("A1.16", "ants-not-beside", **params)
    return why_no_entry(s, target)


def why_no_step(s: Any, kind: int, cell: int, target: int) -> Refusal:
    """Why an ant can't make a normal step."""
    if int(s.turn_kind) == HIRE_TURN:
        return refused("A3.6", "ants-hire-turn")
    if not has(fresh_ants(s, kind), cell):
        return refused("A6.1", "ants-stepped-already", kind=kind_name(kind), cell=cell_name(s, cell))
    return why_no_way(s, cell, target)


def why_no_march(s: Any, kind: int, cell: int, target: int) -> Refusal:
    """A11.8: why an ant can't make the first step of a forced march."""
    if not has(board.able_to_march(s, kind), cell):
        return refused("A11.8", "ants-marched-already", kind=kind_name(kind), cell=cell_name(s, cell))
    return why_no_way(s, cell, target)


def why_stuck(s: Any, kind: int, cell: int, way: int, *, by_card: bool) -> Refusal:
    """Why an ant can't go anywhere, by a step or by a card; `way` is a cell next to it."""
    return why_no_march(s, kind, cell, way) if by_card else why_no_step(s, kind, cell, way)


def why_no_column(s: Any, cell: int, target: int) -> Refusal:
    """A11.9."""
    if int(board.all_at(s, int(s.active), cell)) < 2:
        return refused("A11.9", "ants-column-of-two", cell=cell_name(s, cell))
    ways = int(board.reachable(s, int(s.active), cell))
    if has(ways, target) and not has(board.all_obstacles(s), target):
        other = seat_on(s, target)
        if other is not None:
            return refused("A11.9", "ants-column-stranger", **stranger_on(s, target))
        return refused("A11.9", "ants-column-room", cell=cell_name(s, target))
    return why_no_way(s, cell, target)


# ── tunnels (A7) ──


def why_no_tunnel(s: Any, cell: int) -> Refusal:
    """A7.1 to A7.3."""
    seat, where = int(s.active), {"cell": cell_name(s, cell)}
    if int(s.turn_kind) == HIRE_TURN:
        return refused("A3.6", "ants-hire-turn")
    if not board.ants_at(s, seat, WORKER, cell):
        return refused("A7.1", "ants-tunnel-worker", **where)
    if int(s.markers[seat]).bit_count() >= MARKERS:
        return refused("A7.1", "ants-tunnel-markers", cells=cells_listed(s, s.markers[seat]))
    if int(s.chips[seat]) < int(s.tunnel_cost):
        return refused("A7.1", "ants-tunnel-chips", cost=int(s.tunnel_cost), chips=int(s.chips[seat]))
    if has(s.cake | s.centre, cell):
        return refused("A7.2", "ants-tunnel-resource", **where)
    if has(board.all_markers(s), cell):
        return refused("A7.3", "ants-tunnel-there", **where)
    for other in range(int(s.players)):
        away = int(s.distance[int(s.hill[other]), cell])
        if board.are_enemies(s, seat, other) and away < int(s.tunnel_distance):
            params = {"player": seat_name(s, other), "found": away, "least": int(s.tunnel_distance)}
            return refused("A7.2", "ants-tunnel-near", **where, **params)
    raise AssertionError("a marker may be placed there")
