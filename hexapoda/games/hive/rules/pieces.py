"""H4: how each kind moves by its own power.

All of these look at `rows` without the moving piece. They write `base | target` for each target that is not in `seen`
yet, add it to `seen`, and return the new number of actions.
"""

import numpy as np

from hexapoda.games.hive.rules.freedom import slides, ways_on_top
from hexapoda.games.hive.rules.queries import height_at, kinds_touched
from hexapoda.games.hive.state import ANT, BEETLE, GRASSHOPPER, KIND, LADYBUG, MOSQUITO, PILLBUG, QUEEN, SPIDER
from hexapoda.kernel.bits import lowest, words
from hexapoda.kernel.hexes import GATES, holds, ring_of, step
from hexapoda.kernel.jit import compiled, inlined

_ONE = np.uint64(1)


@inlined
def reach(target, base, out, n, seen):
    """Write a target once."""
    word = target >> 6
    bit = _ONE << np.uint64(target & 63)
    if seen[word] & bit:
        return n
    seen[word] |= bit
    out[n] = base | target
    return n + 1


@inlined
def reach_ring(cell, ring, base, out, n, seen):
    """Write the neighbours of a cell that are in `ring`."""
    while ring:
        n = reach(step(cell, lowest(ring)), base, out, n, seen)
        ring &= ring - 1
    return n


@compiled
def _queen(rows, cell, base, out, n, seen):
    """H4.1: one sliding step."""
    return reach_ring(cell, slides(rows, cell), base, out, n, seen)


@compiled
def beetle_steps(s, rows, tall, cell, piece):
    """H4.2: the directions of a beetle's one step: from the top of the hive anywhere, from the ground up or sliding."""
    below = np.int64(s.level[piece])
    climbing = ways_on_top(s, rows, tall, cell, below, piece)
    if below:
        return climbing
    occupied = ring_of(rows, cell)
    return occupied & climbing | np.int64(GATES[occupied])


@compiled
def _grasshopper(rows, cell, base, out, n, seen):
    """H4.3: in a straight line over one or more pieces, landing on the first empty hex."""
    occupied = ring_of(rows, cell)
    while occupied:
        d = lowest(occupied)
        occupied &= occupied - 1
        target = step(step(cell, d), d)
        while holds(rows, target):
            target = step(target, d)
        n = reach(target, base, out, n, seen)
    return n


@compiled
def _spider(rows, cell, base, out, n, seen):
    """H4.4: exactly three sliding steps, never back to a hex of the same move."""
    first = slides(rows, cell)
    while first:
        a = step(cell, lowest(first))
        first &= first - 1
        second = slides(rows, a)
        while second:
            b = step(a, lowest(second))
            second &= second - 1
            if b == cell:
                continue
            third = slides(rows, b)
            while third:
                c = step(b, lowest(third))
                third &= third - 1
                if c != a and c != cell:
                    n = reach(c, base, out, n, seen)
    return n


def slide_distances(rows: np.ndarray, start: int) -> dict[int, int]:
    """H4.5 in plain Python: from hex to hex around the hive, by sliding steps, as far as they lead.

    Every cell that can be reached with the fewest steps to it, the start included. `_ant` finds the same cells faster.
    """
    distances, reached = {start: 0}, [start]
    for here in reached:
        ways = int(slides(rows, here))
        for d in range(6):
            there = int(step(here, d))
            if ways >> d & 1 and there not in distances:
                distances[there] = distances[here] + 1
                reached.append(there)
    return distances


#: How an ant continues along the edge of the hive, by the ring of the hex and the direction in which it came: the next
#: direction, AT_END if there is none, AT_FORK if there are several.
AT_END, AT_FORK = 6, 7


def _ways_on() -> np.ndarray:
    table = np.full(64 * 8, AT_END, np.uint8)
    for ring in range(64):
        for d in range(6):
            ways = int(GATES[ring]) & ~(1 << (d + 3) % 6)
            if ways:
                table[ring * 8 + d] = AT_FORK if ways & (ways - 1) else ways.bit_length() - 1
    return table


_WAY_ON = _ways_on()


@inlined
def _along(rows, here, d, base, out, n, seen):
    """One step of an ant along the edge. Returns the hex, the way on from there, and the number of actions."""
    here = step(here, d)
    bit = _ONE << np.uint64(here & 63)
    if seen[here >> 6] & bit:
        return here, np.int64(AT_END), n
    seen[here >> 6] |= bit
    out[n] = base | here
    return here, np.int64(_WAY_ON[ring_of(rows, here) << 3 | d]), n + 1


@compiled
def _ant(rows, cell, base, out, n, seen):
    """H4.5: any number (at least one) of sliding steps, not back to the start; plainly: see `slide_distances`.

    Most hexes beside a hive can be left in two directions. So the ant follows the edge as far as it goes, both ways
    at once, because a processor walks two paths in the time of one. Hexes with more ways wait in `forks`. Call it
    before the other kinds, because it stops at targets that are in `seen`.
    """
    forks = words(64)
    forks[0] = np.uint64(cell)
    waiting = np.int64(1)
    seen[cell >> 6] |= _ONE << np.uint64(cell & 63)
    while waiting:
        waiting -= 1
        fork = np.int64(forks[waiting])
        ways = slides(rows, fork)
        while ways:
            one = other = fork
            d = np.int64(lowest(ways))
            ways &= ways - 1
            e = np.int64(AT_END)
            if ways:
                e = np.int64(lowest(ways))
                ways &= ways - 1
            while d < AT_END or e < AT_END:
                if d < AT_END:
                    one, d, n = _along(rows, one, d, base, out, n, seen)
                    if d == AT_FORK:
                        forks[waiting] = np.uint64(one)
                        waiting += 1
                if e < AT_END:
                    other, e, n = _along(rows, other, e, base, out, n, seen)
                    if e == AT_FORK:
                        forks[waiting] = np.uint64(other)
                        waiting += 1
    seen[cell >> 6] &= ~(_ONE << np.uint64(cell & 63))
    return n


@compiled
def _ladybug(s, rows, tall, cell, piece, base, out, n, seen):
    """H4.6: exactly three steps: onto the hive, along its top, and down to another hex than the start."""
    first = ring_of(rows, cell) & ways_on_top(s, rows, tall, cell, 0, piece)
    while first:
        a = step(cell, lowest(first))
        first &= first - 1
        height = height_at(s, rows, a, piece)
        second = ring_of(rows, a) & ways_on_top(s, rows, tall, a, height, piece)
        while second:
            b = step(a, lowest(second))
            second &= second - 1
            height = height_at(s, rows, b, piece)
            third = ~ring_of(rows, b) & ways_on_top(s, rows, tall, b, height, piece)
            while third:
                c = step(b, lowest(third))
                third &= third - 1
                if c != cell:
                    n = reach(c, base, out, n, seen)
    return n


@compiled
def own_moves(s, rows, tall, piece, out, n, seen):
    """All moves of one piece by its own power (H4.1 to H4.8, without throws)."""
    cell = np.int64(s.cell[piece])
    kind = np.int64(KIND[piece])
    base = piece << 10
    kinds = np.int64(1) << kind
    if kind == MOSQUITO:
        # H4.7: on top of the hive it is a beetle, else any kind that it touches but a mosquito
        kinds = np.int64(1 << BEETLE) if s.level[piece] else kinds_touched(s, cell) & ~(1 << MOSQUITO)
    if kinds & 1 << ANT:
        n = _ant(rows, cell, base, out, n, seen)
    elif kinds & (1 << QUEEN | 1 << PILLBUG):
        n = _queen(rows, cell, base, out, n, seen)
    if kinds & 1 << BEETLE:
        n = reach_ring(cell, beetle_steps(s, rows, tall, cell, piece), base, out, n, seen)
    if kinds & 1 << GRASSHOPPER:
        n = _grasshopper(rows, cell, base, out, n, seen)
    if kinds & 1 << SPIDER:
        n = _spider(rows, cell, base, out, n, seen)
    if kinds & 1 << LADYBUG:
        n = _ladybug(s, rows, tall, cell, piece, base, out, n, seen)
    return n
