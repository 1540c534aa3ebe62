"""Normal steps and tunnel markers (A6, A7)."""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.rules import board
from hexapoda.games.ants.rules.arrivals import enter
from hexapoda.kernel.bits import lowest, popcount
from hexapoda.kernel.jit import compiled, inlined


@inlined
def step_code(cell, kind, way):
    """A step as a number."""
    return (cell * 2 + kind) * state.WAYS + way


@inlined
def way_to(s, cell, target):
    """The way from a cell to a movement-adjacent one: direct if possible, else through the tunnel."""
    return board.rank(s.beside[cell], target) if board.holds(s.beside[cell], target) else np.int64(state.TUNNEL_WAY)


@compiled
def fresh_ants(s, kind):
    """A6.1: the cells with the active player's ants of a kind that have not made their normal step."""
    seat = np.int64(s.active)
    stepped, twice = s.stepped_one[kind], s.stepped_two[kind]
    return (s.one[seat * 2 + kind] & ~stepped) | (s.two[seat * 2 + kind] & ~twice)


@compiled
def step_choices(s, base, kind, cells, wall, out, n):
    """Append the steps of ants of a kind from some cells to cells outside `wall` (A6.1 to A6.5), `base` plus code."""
    seat = np.int64(s.active)
    while cells:
        cell = lowest(cells)
        cells = board.without_lowest(cells)
        beside = s.beside[cell]
        code = base + step_code(cell, kind, np.int64(0))
        targets = beside
        while targets:
            if not board.holds(wall, lowest(targets)):
                out[n] = code
                n += 1
            code += 1
            targets = board.without_lowest(targets)
        end = board.tunnel_end(s, seat, cell)
        if end != state.NO_CELL and not board.holds(beside | wall, end):
            out[n] = base + step_code(cell, kind, np.int64(state.TUNNEL_WAY))
            n += 1
    return n


@compiled
def normal_steps(s, base, out, n):
    """A6.1: the steps of a move turn."""
    wall = board.barred(s, np.int64(s.active))
    for kind in range(2):
        n = step_choices(s, base, kind, fresh_ants(s, kind), wall, out, n)
    return n


@compiled
def step(s, code):
    """A6.2: an ant makes its normal step."""
    s.turn_kind = state.MOVE_TURN
    cell, kind = code // (2 * state.WAYS), code // state.WAYS % 2
    target = board.target_of(s, np.int64(s.active), cell, code % state.WAYS)
    enter(s, kind, target, board.lift(s, kind, cell, np.int64(0)) | board.STEPPED)


# ── tunnels (A7) ──


@compiled
def tunnel_cells(s):
    """A7.1 to A7.3: the cells where the active player can place a marker."""
    seat = np.int64(s.active)
    none = np.uint64(0)
    if np.int64(s.chips[seat]) < np.int64(s.tunnel_cost) or popcount(s.markers[seat]) >= state.MARKERS:
        return none
    cells = s.one[seat * 2 + state.WORKER] & ~(s.cake | s.centre | board.all_markers(s))
    allowed = none
    while cells:
        cell = lowest(cells)
        cells = board.without_lowest(cells)
        if is_far_enough(s, seat, cell):
            allowed |= board.bit(cell)
    return allowed


@compiled
def is_far_enough(s, seat, cell):
    """A7.2: whether a cell is far enough from the anthills of all enemies."""
    for other in range(np.int64(s.players)):
        if board.are_enemies(s, seat, other) and s.distance[s.hill[other], cell] < s.tunnel_distance:
            return False
    return True


@compiled
def tunnel_choices(s, base, out, n):
    return board.write_cells(base, tunnel_cells(s), out, n)


@compiled
def dig(s, cell):
    """A7.1."""
    seat = np.int64(s.active)
    s.turn_kind = state.MOVE_TURN
    board.pay(s, seat, np.int64(s.tunnel_cost))
    s.markers[seat] |= board.bit(cell)
