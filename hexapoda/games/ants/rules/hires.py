"""Hires (A5): who can be hired where, pushes, and the chains or columns of ants that they move (A5.8)."""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.rules import board
from hexapoda.games.ants.rules.arrivals import enter
from hexapoda.games.ants.state import MAX_ANTS, MAX_CELLS
from hexapoda.kernel.bits import octets
from hexapoda.kernel.jit import compiled, inlined

#: In place of the pushed kind: none.
NO_PUSH = np.int64(0)


@inlined
def hire_code(gate, kind, push):
    """A hire as a number; `push` is NO_PUSH or 1 + the pushed kind."""
    return (gate * 2 + kind) * 3 + push


@inlined
def gate_cell(s, gate):
    """The cell of one of the active player's three gates."""
    return np.int64(s.gate[s.hill[s.active], gate])


@compiled
def can_pay(s, kind):
    """A5.2."""
    seat = np.int64(s.active)
    return np.int64(s.chips[seat]) >= np.int64(s.cost[kind]) and board.supply(s, seat, kind) > 0


@compiled
def is_open_gate(s, cell):
    """A5.3: whether a cell has no obstacle and no other player's ants."""
    if board.holds(board.all_obstacles(s), cell):
        return False
    for seat in range(np.int64(s.players)):
        if seat != s.active and board.holds(board.ants_of(s, seat), cell):
            return False
    return True


@compiled
def hire_choices(s, base, out, n):
    """Append all hires (A5), `base` plus their code; return the new count."""
    seat = np.int64(s.active)
    payable = np.int64(can_pay(s, board.W)) | np.int64(can_pay(s, board.S)) << 1
    if payable == 0:
        return n
    full, wall = board.full_of(s, seat), board.barred(s, seat)
    for gate in range(state.GATES):
        cell = gate_cell(s, gate)
        if not is_open_gate(s, cell):
            continue
        room = not board.holds(full, cell)
        push = board.all_at(s, seat, cell) > 0 and can_push(s, gate, cell, wall)
        for kind in range(2):
            if not payable >> kind & 1:
                continue
            if room:
                out[n] = base + hire_code(gate, kind, NO_PUSH)
                n += 1
            for pushed in range(2):
                if push and board.ants_at(s, seat, pushed, cell) > 0:
                    out[n] = base + hire_code(gate, kind, 1 + pushed)
                    n += 1
    return n


@compiled
def can_push(s, gate, cell, wall):
    """A5.7: whether an ant can be pushed out of a gate; `wall` has the barred cells."""
    ahead = np.int64(s.onward[s.hill[s.active], cell])
    if not board.holds(wall, ahead):
        return True
    if s.push_rule == state.PUSH_CHAIN:
        onto = ahead_of(s, gate, foremost_cell(s, gate))
        return onto != state.NO_CELL and not board.holds(wall, onto)
    return s.push_rule == state.PUSH_COLUMN and s.pushed > 0 and _column_makes_room(s, gate, ahead)


@compiled
def begin_hire(s, code):
    """A5.1: pay for the ant; it is placed after the pushed one has arrived (A5.9)."""
    gate, kind, push = code // 6, code // 3 % 2, code % 3
    board.pay(s, np.int64(s.active), np.int64(s.cost[kind]))
    s.hire_kind = kind
    s.hire_gate = gate
    s.push_kind = state.NO_KIND if push == NO_PUSH else push - 1


@compiled
def push(s):
    """A5.5, A5.8: the next ant moves on, the chosen one last; return whether its kind has to be asked for first."""
    cell = foremost_cell(s, np.int64(s.hire_gate))
    if cell == gate_cell(s, np.int64(s.hire_gate)):
        push_on(s, np.int64(s.push_kind))
        return False
    seat = np.int64(s.active)
    if board.ants_at(s, seat, board.W, cell) and board.ants_at(s, seat, board.S, cell):
        return True
    push_on(s, board.W if board.ants_at(s, seat, board.W, cell) else board.S)
    return False


@compiled
def push_on(s, kind):
    """An ant of a kind moves one step forward: the foremost of the chain, the chosen one last."""
    gate = np.int64(s.hire_gate)
    cell = foremost_cell(s, gate)
    ahead = ahead_of(s, gate, cell)
    marks = board.lift(s, kind, cell, np.int64(1))
    if cell == gate_cell(s, gate):
        s.push_kind = state.NO_KIND
    if s.push_rule == state.PUSH_COLUMN:
        i = np.int64(s.pushed)
        s.pushed_cell[i] = ahead
        s.pushed_kind[i] = kind
        s.pushed_gate[i] = gate
        s.pushed_done[i] = 0
        s.pushed = i + 1
    enter(s, kind, ahead, marks)


@compiled
def push_choices(s, out):
    """A5.8: both kinds, as the foremost cell has both."""
    out[0] = state.DO_PUSH
    out[1] = state.DO_PUSH + 1
    return np.int64(2)


# ── the chain (A5.8) ──


@compiled
def ahead_of(s, gate, cell):
    """Where a pushed ant goes from a gate or a cell of its trail; NO_CELL if it can't move on."""
    return np.int64(s.onward[s.hill[s.active], cell]) if cell == gate_cell(s, gate) else _next_cell(s, cell)


@compiled
def foremost_cell(s, gate):
    """The cell whose ant moves first when one is pushed out of a gate: with chains, the last of the full cells in
    front of the gate."""
    cell = gate_cell(s, gate)
    if s.push_rule == state.PUSH_CHAIN:
        full = board.full_of(s, np.int64(s.active))
        ahead = ahead_of(s, gate, cell)
        while ahead != state.NO_CELL and board.holds(full, ahead):
            cell = ahead
            ahead = ahead_of(s, gate, cell)
    return cell


@compiled
def place(s):
    """A5.9: place the hired ant. It makes no normal step in this turn (A5.11, A11.5)."""
    kind = np.int64(s.hire_kind)
    s.hire_kind = state.NO_KIND
    cell = gate_cell(s, np.int64(s.hire_gate))
    s.hire_gate = 0
    enter(s, kind, cell, np.int64(s.turn_kind != state.HIRE_TURN))


# ── the column (A5.8) ──


@compiled
def _foremost(s, gate, cells, done):
    """Of the ants pushed out of a gate that have not moved on yet, the one farthest from the anthill, and of equally
    far ones the first pushed; -1 if there is none."""
    hill = np.int64(s.hill[s.active])
    best = np.int64(-1)
    for i in range(np.int64(s.pushed)):
        if s.pushed_gate[i] != gate or done[i]:
            continue
        if best < 0 or s.distance[hill, cells[i]] > s.distance[hill, cells[best]]:
            best = i
    return best


@compiled
def _next_cell(s, cell):
    """The next cell of a trail; NO_CELL on a centre cell, next to another anthill, and at the end of the trail."""
    own = np.int64(s.hill[s.active])
    if board.holds(s.centre, cell):
        return np.int64(state.NO_CELL)
    for hill in range(state.HILL_COUNT):
        if hill != own and board.holds(s.gates[hill], cell):
            return np.int64(state.NO_CELL)
    return np.int64(s.onward[own, cell])


@compiled
def send_column_on(s):
    """Move the next ant of the column one step forward; return whether one could move."""
    gate = np.int64(s.hire_gate)
    while True:
        i = _foremost(s, gate, s.pushed_cell, s.pushed_done)
        if i < 0:
            break
        s.pushed_done[i] = 1
        kind, cell = np.int64(s.pushed_kind[i]), np.int64(s.pushed_cell[i])
        ahead = _next_cell(s, cell)
        if ahead == state.NO_CELL or board.holds(board.barred(s, np.int64(s.active)), ahead):
            continue
        s.pushed_cell[i] = ahead
        enter(s, kind, ahead, board.lift(s, kind, cell, np.int64(1)))
        return True
    for i in range(np.int64(s.pushed)):
        s.pushed_done[i] = 0
    return False


@compiled
def _column_makes_room(s, gate, ahead):
    """Whether the cell in front of a gate will have room once the rest of the column has moved on.

    All ants are assumed to survive: losses in battle only leave more room.
    """
    seat = np.int64(s.active)
    enemies = board.enemy_ants(s, seat)
    wall = board.all_obstacles(s) | board.ally_ants(s, seat) | (enemies & ~s.centre) | board.closed_centres(s, enemies)
    if board.holds(wall, ahead):
        return False
    there, cells, done = octets(MAX_CELLS), octets(MAX_ANTS), octets(MAX_ANTS)
    for cell in range(state.MAX_CELLS):
        there[cell] = board.all_at(s, seat, cell)
    for i in range(np.int64(s.pushed)):
        cells[i] = s.pushed_cell[i]
        done[i] = s.pushed_done[i]
    while True:
        i = _foremost(s, gate, cells, done)
        if i < 0:
            return np.int64(there[ahead]) < _capacity(s, ahead)
        done[i] = 1
        cell = np.int64(cells[i])
        onto = _next_cell(s, cell)
        if onto == state.NO_CELL or board.holds(wall, onto) or np.int64(there[onto]) >= _capacity(s, onto):
            continue
        there[cell] -= np.uint8(1)
        # no ant can follow onto a centre cell with enemies
        there[onto] = _capacity(s, onto) if board.holds(enemies, onto) else np.int64(there[onto]) + 1
        cells[i] = onto


@inlined
def _capacity(s, cell):
    return 1 if board.holds(s.single, cell) else 2
