"""Forced March and Tight Column (A11.8, A11.9)."""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.rules import board
from hexapoda.games.ants.rules.arrivals import enter, takes_level, uncover
from hexapoda.games.ants.rules.steps import step_choices, way_to
from hexapoda.kernel.bits import lowest
from hexapoda.kernel.jit import compiled


@compiled
def forced_march_choices(s, out, n):
    """The first steps of all ants that have not marched in this turn, even if they have stepped (A11.5)."""
    wall = board.barred(s, np.int64(s.active))
    for kind in range(2):
        n = step_choices(s, np.int64(state.DO_FORCED_MARCH), kind, board.able_to_march(s, kind), wall, out, n)
    return n


@compiled
def play_forced_march(s, code):
    """The first step; a second one can follow if the ant survives its battles."""
    cell, kind = code // (2 * state.WAYS), code // state.WAYS % 2
    target = board.target_of(s, np.int64(s.active), cell, code % state.WAYS)
    marks = board.lift_for_march(s, kind, cell, np.int64(1))
    if enter(s, kind, target, marks) and s.ending == state.RUNNING:
        s.march_kind = kind
        s.march_cell = target
        s.march_stepped = marks


@compiled
def marches_on(s):
    """Whether the ant of the Forced March is still on the cell of its first step."""
    return board.holds(board.able_to_march(s, np.int64(s.march_kind)), np.int64(s.march_cell))


@compiled
def march_choices(s, out):
    """D6: the second step, or none."""
    seat = np.int64(s.active)
    out[0] = state.DO_STOP
    targets = board.reachable(s, seat, np.int64(s.march_cell)) & ~board.barred(s, seat)
    return board.write_cells(np.int64(state.DO_MARCH), targets, out, np.int64(1))


@compiled
def march_on(s, kind, cell, stepped, target):
    """The second step ends the march."""
    enter(s, kind, target, _lift_marched(s, kind, cell, stepped))


@compiled
def halt(s, kind, cell, stepped):
    """The march ends without a second step."""
    board.set_down(s, kind, cell, _lift_marched(s, kind, cell, stepped))


@compiled
def _lift_marched(s, kind, cell, stepped):
    """Take the ant of the Forced March off its cell; return its marks, that of the march included if it counts."""
    marks = board.lift_for_march(s, kind, cell, stepped)
    return marks | board.MARCHED if s.march_once else marks


# ── Tight Column ──


@compiled
def column_choices(s, out, n):
    """Two of the player's ants on one cell, and an empty cell with room for both."""
    seat = np.int64(s.active)
    wall = board.all_ants(s) | board.all_obstacles(s) | s.single
    cells = board.full_of(s, seat) & ~s.single
    while cells:
        cell = lowest(cells)
        cells = board.without_lowest(cells)
        code = state.DO_COLUMN + cell * state.WAYS
        targets = s.beside[cell]
        while targets:
            target = lowest(targets)
            targets = board.without_lowest(targets)
            if not board.holds(wall, target):
                out[n] = code + way_to(s, cell, target)
                n += 1
        end = board.tunnel_end(s, seat, cell)
        if end != state.NO_CELL and not board.holds(wall | s.beside[cell], end):
            out[n] = code + way_to(s, cell, end)
            n += 1
    return n


@compiled
def play_column(s, code):
    """Both ants of a cell arrive together on another one."""
    seat = np.int64(s.active)
    cell = code // state.WAYS
    target = board.target_of(s, seat, cell, code % state.WAYS)
    # the weaker one first: it takes a last level (A11.9)
    first = np.int64(s.strength[state.SOLDIER] < s.strength[state.WORKER])
    for i in range(2):
        kind = first if i == 0 else 1 - first
        for _ in range(board.ants_at(s, seat, kind, cell)):
            board.set_down(s, kind, target, board.lift(s, kind, cell, np.int64(1)))
    uncover(s, target)
    for i in range(2):
        kind = first if i == 0 else 1 - first
        for _ in range(board.ants_at(s, seat, kind, target)):
            if s.ending == state.RUNNING:
                takes_level(s, kind, target, np.int64(1))
