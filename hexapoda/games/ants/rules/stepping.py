"""Normal steps and tunnel markers (A6, A7)."""

import numpy as np

from hexapoda.games.ants.rules.arriving import enter
from hexapoda.games.ants.rules.board import (
    STEPPED,
    all_markers,
    are_enemies,
    barred,
    bit,
    holds,
    lift,
    pay,
    rank,
    target_of,
    tunnel_end,
    without_lowest,
    write_cells,
)
from hexapoda.games.ants.state import (
    MARKERS,
    MOVE_TURN,
    NO_CELL,
    TUNNEL_WAY,
    WAYS,
    WORKER,
)
from hexapoda.kernel.bits import lowest, popcount
from hexapoda.kernel.jit import compiled, inlined


@inlined
def step_code(cell, kind, way):
    """A step as a number."""
    return (cell * 2 + kind) * WAYS + way


@inlined
def way_to(s, cell, target):
    """The way from a cell to a movement-adjacent one: beside it if it is, else through the tunnel."""
    return rank(s.beside[cell], target) if holds(s.beside[cell], target) else np.int64(TUNNEL_WAY)


@compiled
def fresh_ants(s, kind):
    """A6.1: the cells with own ants of a kind that have not made their normal step."""
    seat = np.int64(s.active)
    stepped, twice = s.stepped_one[kind], s.stepped_two[kind]
    return (s.one[seat * 2 + kind] & ~stepped) | (s.two[seat * 2 + kind] & ~twice)


@compiled
def step_choices(s, base, kind, cells, wall, out, n):
    """Steps of own ants of a kind on some cells to cells that are not barred (A6.1 to A6.5), as `base` plus code."""
    seat = np.int64(s.active)
    while cells:
        cell = lowest(cells)
        cells = without_lowest(cells)
        beside = s.beside[cell]
        code = base + step_code(cell, kind, np.int64(0))
        targets = beside
        while targets:
            if not holds(wall, lowest(targets)):
                out[n] = code
                n += 1
            code += 1
            targets = without_lowest(targets)
        end = tunnel_end(s, seat, cell)
        if end != NO_CELL and not holds(beside | wall, end):
            out[n] = base + step_code(cell, kind, np.int64(TUNNEL_WAY))
            n += 1
    return n


@compiled
def normal_steps(s, base, out, n):
    """A6.1: the steps of a move turn."""
    wall = barred(s, np.int64(s.active))
    for kind in range(2):
        n = step_choices(s, base, kind, fresh_ants(s, kind), wall, out, n)
    return n


@compiled
def step(s, code):
    """A6.2: an ant makes its normal step."""
    s.turn_kind = MOVE_TURN
    cell, kind = code // (2 * WAYS), code // WAYS % 2
    target = target_of(s, np.int64(s.active), cell, code % WAYS)
    enter(s, kind, target, lift(s, kind, cell, np.int64(0)) | STEPPED)


# ── tunnels (A7) ──


@compiled
def tunnel_cells(s):
    """A7.1 to A7.3: the cells on which the active player can put a marker now."""
    seat = np.int64(s.active)
    none = np.uint64(0)
    if np.int64(s.chips[seat]) < np.int64(s.tunnel_cost) or popcount(s.markers[seat]) >= MARKERS:
        return none
    cells = s.one[seat * 2 + WORKER] & ~(s.cake | s.centre | all_markers(s))
    allowed = none
    while cells:
        cell = lowest(cells)
        cells = without_lowest(cells)
        if is_far_enough(s, seat, cell):
            allowed |= bit(cell)
    return allowed


@compiled
def is_far_enough(s, seat, cell):
    """A7.2: whether a cell is far enough from the anthills of all enemies."""
    for other in range(np.int64(s.players)):
        if are_enemies(s, seat, other) and s.distance[s.hill[other], cell] < s.tunnel_distance:
            return False
    return True


@compiled
def tunnel_choices(s, base, out, n):
    return write_cells(base, tunnel_cells(s), out, n)


@compiled
def dig(s, cell):
    """A7.1."""
    seat = np.int64(s.active)
    s.turn_kind = MOVE_TURN
    pay(s, seat, np.int64(s.tunnel_cost))
    s.markers[seat] |= bit(cell)
