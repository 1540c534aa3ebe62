"""Sets of cells, ants on them, and which cells an ant may enter (A1, A6.4, A7)."""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.kernel.bits import lowest, popcount
from hexapoda.kernel.jit import compiled, inlined

# Constants passed to kernels are NumPy's: a literal would compile a second version.
W, S = np.int64(state.WORKER), np.int64(state.SOLDIER)
_ONE = np.uint64(1)
#: No cells at all.
NONE = np.uint64(0)


@inlined
def bit(cell):
    """The set of one cell."""
    return _ONE << np.uint64(cell)


@inlined
def holds(cells, cell):
    """Whether a set has a cell."""
    return (np.uint64(cells) >> np.uint64(cell)) & _ONE != NONE


@inlined
def without_lowest(cells):
    """A set without its first cell."""
    return cells & (cells - _ONE)


@inlined
def rank(cells, cell):
    """The number of cells of a set before a cell."""
    return popcount(cells & (bit(cell) - _ONE))


@compiled
def of_rank(cells, number):
    """The cell of a set with a rank."""
    for _ in range(number):
        cells = without_lowest(cells)
    return lowest(cells)


@compiled
def write_cells(base, cells, out, n):
    """Append a choice for each cell of a set, `base` plus the cell; return the new count."""
    while cells:
        out[n] = base + lowest(cells)
        n += 1
        cells = without_lowest(cells)
    return n


# ── ants ──


@inlined
def number(one, two, which, cell):
    """The number on a cell, from the sets of cells with one and with two."""
    return np.int64(holds(one[which], cell)) + np.int64(holds(two[which], cell))


@inlined
def add(one, two, which, cell):
    """Add one on a cell."""
    if holds(one[which], cell):
        two[which] |= bit(cell)
    else:
        one[which] |= bit(cell)


@inlined
def drop(one, two, which, cell):
    """Remove one from a cell."""
    if holds(two[which], cell):
        two[which] &= ~bit(cell)
    else:
        one[which] &= ~bit(cell)


@inlined
def ants_at(s, seat, kind, cell):
    """The number of a player's ants of a kind on a cell."""
    return number(s.one, s.two, seat * 2 + kind, cell)


@inlined
def all_at(s, seat, cell):
    """The number of a player's ants on a cell."""
    return ants_at(s, seat, W, cell) + ants_at(s, seat, S, cell)


@inlined
def ants_of(s, seat):
    """The cells with a player's ants."""
    return s.one[seat * 2 + state.WORKER] | s.one[seat * 2 + state.SOLDIER]


@inlined
def on_board(s, seat, kind):
    """The number of a player's ants of a kind on the board."""
    return popcount(s.one[seat * 2 + kind]) + popcount(s.two[seat * 2 + kind])


@inlined
def supply(s, seat, kind):
    """A1.8: the number of ants of a kind that a player can still hire."""
    left = np.int64(s.ants[kind]) - on_board(s, seat, kind)
    return left - 1 if seat == s.active and s.hire_kind == kind else left


@inlined
def full_of(s, seat):
    """A1.19: the cells that are full of a player's ants."""
    worker, soldier = s.one[seat * 2 + state.WORKER], s.one[seat * 2 + state.SOLDIER]
    pairs = s.two[seat * 2 + state.WORKER] | s.two[seat * 2 + state.SOLDIER] | (worker & soldier)
    return pairs | ((worker | soldier) & s.single)


@inlined
def are_enemies(s, seat, other):
    return s.team[seat] != s.team[other]


@compiled
def enemy_ants(s, seat):
    """The cells with ants of a player's enemies."""
    cells = NONE
    for other in range(np.int64(s.players)):
        if are_enemies(s, seat, other):
            cells |= ants_of(s, other)
    return cells


@compiled
def ally_ants(s, seat):
    """The cells with ants of a player's allies."""
    cells = NONE
    for other in range(np.int64(s.players)):
        if other != seat and not are_enemies(s, seat, other):
            cells |= ants_of(s, other)
    return cells


@compiled
def all_ants(s):
    """The cells with ants."""
    cells = NONE
    for seat in range(np.int64(s.players)):
        cells |= ants_of(s, seat)
    return cells


@compiled
def owner_at(s, cell):
    """The player other than the active one with ants on a cell, -1 for none."""
    for seat in range(np.int64(s.players)):
        if seat != s.active and holds(ants_of(s, seat), cell):
            return np.int64(seat)
    return np.int64(-1)


# ── entering ──


@compiled
def all_obstacles(s):
    cells = NONE
    for seat in range(np.int64(s.players)):
        cells |= s.obstacles[seat]
    return cells


@compiled
def all_markers(s):
    cells = NONE
    for seat in range(np.int64(s.players)):
        cells |= s.markers[seat]
    return cells


@compiled
def closed_centres(s, enemies):
    """A6.5: the centre cells with enemies that no more ants may enter in this turn."""
    cells = NONE
    limit = np.int64(s.centre_entries)
    if limit:
        left = enemies & s.centre
        while left:
            cell = lowest(left)
            left = without_lowest(left)
            if np.int64(s.entries[cell]) >= limit:
                cells |= bit(cell)
    return cells


@compiled
def barred(s, seat):
    """A6.4, A6.5, A6.7: the cells that an ant of the active player may not enter."""
    enemies = enemy_ants(s, seat)
    walls = all_obstacles(s) | ally_ants(s, seat) | full_of(s, seat)
    return walls | (enemies & ~s.centre) | closed_centres(s, enemies)


@compiled
def tunnel_end(s, seat, cell):
    """A7.4: the other end of a player's tunnel, NO_CELL if there is none."""
    markers = s.markers[seat]
    if popcount(markers) == state.MARKERS and holds(markers, cell):
        return lowest(markers & ~bit(cell))
    return np.int64(state.NO_CELL)


@compiled
def target_of(s, seat, cell, way):
    """The end of a way from a cell."""
    return tunnel_end(s, seat, cell) if way == state.TUNNEL_WAY else of_rank(s.beside[cell], way)


@compiled
def reachable(s, seat, cell):
    """A1.16: the movement-adjacent cells of a cell, for a player."""
    end = tunnel_end(s, seat, cell)
    return s.beside[cell] if end == state.NO_CELL else s.beside[cell] | bit(end)


# ── the active player's ants, with marks for a normal step (A15) and a march (A11.8) ──

# The marks of an ant.
STEPPED, MARCHED = np.int64(1), np.int64(2)


@compiled
def lift(s, kind, cell, stepped_first):
    """Take an ant of the active player off a cell; return its marks.

    Ants that differ only in their marks are one choice. `stepped_first` takes one that has stepped, if there is one,
    and among equals one that has marched, so that the others can still step and march.
    """
    stepped = number(s.stepped_one, s.stepped_two, kind, cell)
    fresh = ants_at(s, np.int64(s.active), kind, cell) - stepped
    has_stepped = np.int64(stepped > 0 if stepped_first else fresh == 0)
    has_marched = np.int64(holds(s.marched_one[kind * 2 + has_stepped], cell))
    return _take(s, kind, cell, has_stepped | has_marched << 1)


@compiled
def lift_for_march(s, kind, cell, stepped_first):
    """As `lift`, but of ants that have not marched."""
    stepped = number(s.stepped_one, s.stepped_two, kind, cell)
    fresh = ants_at(s, np.int64(s.active), kind, cell) - stepped
    stepped -= number(s.marched_one, s.marched_two, kind * 2 + 1, cell)
    fresh -= number(s.marched_one, s.marched_two, kind * 2, cell)
    return _take(s, kind, cell, np.int64(stepped > 0 if stepped_first else fresh == 0))


@compiled
def _take(s, kind, cell, marks):
    """Take the active player's ant with these marks off a cell."""
    drop(s.one, s.two, np.int64(s.active) * 2 + kind, cell)
    if marks & STEPPED:
        drop(s.stepped_one, s.stepped_two, kind, cell)
    if marks & MARCHED:
        drop(s.marched_one, s.marched_two, kind * 2 + (marks & STEPPED), cell)
    if s.pushed:
        _shorten_column(s, kind, cell)
    return marks


@compiled
def set_down(s, kind, cell, marks):
    """Put an ant of the active player on a cell."""
    add(s.one, s.two, np.int64(s.active) * 2 + kind, cell)
    if marks & STEPPED:
        add(s.stepped_one, s.stepped_two, kind, cell)
    if marks & MARCHED:
        add(s.marched_one, s.marched_two, kind * 2 + (marks & STEPPED), cell)


@compiled
def able_to_march(s, kind):
    """A11.8: the cells with the active player's ants of a kind that have not marched in this turn."""
    seat = np.int64(s.active)
    fresh, stepped = s.marched_one[kind * 2], s.marched_one[kind * 2 + 1]
    both = s.marched_two[kind * 2] | s.marched_two[kind * 2 + 1] | (fresh & stepped)
    return (s.one[seat * 2 + kind] & ~(fresh | stepped)) | (s.two[seat * 2 + kind] & ~both)


@compiled
def _shorten_column(s, kind, cell):
    """A5.8: an ant that moved otherwise leaves the column."""
    there = ants_at(s, np.int64(s.active), kind, cell)
    kept = np.int64(0)
    for i in range(np.int64(s.pushed)):
        if s.pushed_cell[i] == cell and s.pushed_kind[i] == kind:
            if there == 0:
                continue
            there -= 1
        s.pushed_cell[kept] = s.pushed_cell[i]
        s.pushed_kind[kept] = s.pushed_kind[i]
        s.pushed_gate[kept] = s.pushed_gate[i]
        s.pushed_done[kept] = s.pushed_done[i]
        kept += 1
    forget_pushed(s, kept)


@compiled
def forget_pushed(s, kept):
    """Keep only the first `kept` pushed ants."""
    for i in range(kept, np.int64(s.pushed)):
        s.pushed_cell[i] = 0
        s.pushed_kind[i] = 0
        s.pushed_gate[i] = 0
        s.pushed_done[i] = 0
    s.pushed = kept


# ── chips (A1.5) ──


@compiled
def bank(s):
    """The number of chips in the bank; without a limit, more than a player ever takes."""
    if s.bank_limit == 0:
        return np.int64(1 << 14)
    left = np.int64(s.bank_limit) - popcount(s.treats)
    for seat in range(np.int64(s.players)):
        left -= np.int64(s.chips[seat])
    return left


@compiled
def take_chips(s, seat, wanted):
    """A1.5: take chips from the bank, as far as it has them."""
    s.chips[seat] = np.int64(s.chips[seat]) + min(wanted, bank(s))


@compiled
def pay(s, seat, price):
    s.chips[seat] = np.int64(s.chips[seat]) - price
