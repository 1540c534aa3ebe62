"""H3: may a piece move, and through which gates?"""

import numpy as np

from hexapoda.games.hive.rules.queries import height_at
from hexapoda.kernel.bits import lowest, octets, words
from hexapoda.kernel.hexes import CELLS, FLANKED, GATES, SIDE, arcs, flip, holds, ring_of, step
from hexapoda.kernel.jit import compiled, inlined

_FULL_RING = 63


@compiled
def pinned(s, rows, cell):
    """H3.2: whether lifting the only piece of a cell takes the hive apart."""
    cuts = words(32)
    if s.euler != 1:
        cut_rows(s, rows, cuts)
    return pinned_by(s, rows, cuts, cell)


@inlined
def pinned_by(s, rows, cuts, cell):
    """Like `pinned`, given the hive's cuts.

    In a hive without a hole, a piece whose occupied neighbours form two or more groups is all that connects them.
    Around a hole they may be connected another way, so the cuts must be known.
    """
    return arcs(ring_of(rows, cell)) > 1 and (s.euler == 1 or holds(cuts, cell))


@compiled
def cut_rows(s, rows, cuts):
    """Fill `cuts` with the hexes that alone hold the hive together (Hopcroft and Tarjan's depth-first search)."""
    found = octets(CELLS)  # by cell: the number in the order of finding, 0 before
    low = octets(32)  # by number: the lowest number that the piece or its descendants touch
    path = words(32)  # cells from the first to the current
    left = octets(32)  # by depth: the neighbours still to be looked at
    for cell in range(CELLS):
        found[cell] = np.uint8(0)
    for r in range(SIDE):
        cuts[r] = np.uint64(0)
    if s.placed == 0:
        return
    here = np.int64(s.cell[lowest(s.placed)])
    number = np.int64(1)
    found[here] = np.uint8(1)
    low[1] = np.uint8(1)
    path[0] = np.uint64(here)
    left[0] = np.uint8(ring_of(rows, here))
    depth = np.int64(0)
    roots = np.int64(0)
    while depth >= 0:
        here = np.int64(path[depth])
        mine = np.int64(found[here])
        ring = np.int64(left[depth])
        if ring:
            left[depth] = np.uint8(ring & (ring - 1))
            there = step(here, lowest(ring))
            known = np.int64(found[there])
            if known:
                low[mine] = min(np.int64(low[mine]), known)
                continue
            number += 1
            found[there] = np.uint8(number)
            low[number] = np.uint8(number)
            depth += 1
            path[depth] = np.uint64(there)
            left[depth] = np.uint8(ring_of(rows, there))
            continue
        depth -= 1
        if depth < 0:
            break
        parent = np.int64(path[depth])
        above = np.int64(found[parent])
        lowest_seen = np.int64(low[mine])
        low[above] = min(np.int64(low[above]), lowest_seen)
        if depth == 0:
            roots += 1
        elif lowest_seen >= above and not holds(cuts, parent):
            flip(cuts, parent)
    if roots > 1:
        flip(cuts, np.int64(path[0]))


@inlined
def slides(rows, cell):
    """H3.3: the directions in which a piece can slide along the ground."""
    return np.int64(GATES[ring_of(rows, cell)])


@compiled
def tall_rows(s, tall):
    """Fill `tall` with the hexes of stacks of two and more."""
    for r in range(SIDE):
        tall[r] = np.uint64(0)
    left = np.int64(s.elevated)
    while left:
        p = lowest(left)
        left &= left - 1
        if s.level[p] == 1:
            flip(tall, np.int64(s.cell[p]))


@compiled
def open_on_top(s, rows, cell, d, below, piece):
    """H3.4: whether no gate of two higher neighbours blocks the step in direction d; `below` pieces lie under A."""
    level = max(below, height_at(s, rows, step(cell, d), piece))
    one = height_at(s, rows, step(cell, (d + 1) % 6), piece)
    other = height_at(s, rows, step(cell, (d + 5) % 6), piece)
    return not (one > level and other > level)


@compiled
def ways_on_top(s, rows, tall, cell, below, piece):
    """H3.4: all directions in which no gate blocks a step that starts or ends on an occupied hex.

    Only two stacks can form such a gate, so usually one look at `tall` shows that there is none.
    """
    ways = np.int64(_FULL_RING)
    if s.elevated == 0:
        return ways
    flanked = np.int64(FLANKED[ring_of(tall, cell)])
    while flanked:
        d = lowest(flanked)
        flanked &= flanked - 1
        if not open_on_top(s, rows, cell, d, below, piece):
            ways &= ~(1 << d)
    return ways
