"""The transposition table: what searches found out about positions.

A bucket is two entries in half a cache line: the first keeps the deepest result of this search, the second
the latest. The distance to a forced end is stored from the position, not from the root, so that it holds wherever the
position is met.
"""

import numpy as np

from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.layout import record

#: A win at the root; n plies away it is WIN - n. Estimates lie within ±ESTIMATE, all values fit 16 bits.
WIN = 30_000
ESTIMATE = 20_000
#: Beyond this, the end is forced.
FORCED = 29_000
NO_MOVE = -1

EXACT, AT_LEAST, AT_MOST = 1, 2, 3  # 0: an empty entry
#: `kind` is the bound in its lowest two bits and the age of the search above them.
_BOUND = 3
AGES = 64

ENTRY = record([("key", "u8"), ("move", "i4"), ("value", "i2"), ("depth", "i1"), ("kind", "u1")])


def new_table(megabytes: float) -> np.ndarray:
    """An empty table of at most this size; the number of buckets is a power of two."""
    buckets = 1
    while 4 * buckets * ENTRY.itemsize <= megabytes * 2**20:
        buckets *= 2
    return np.zeros((buckets, 2), ENTRY)


@inlined
def find(table, key):
    """The bucket of a key, and the index of its entry there, -1 without one."""
    bucket = np.int64(key & np.uint64(table.shape[0] - 1))
    for i in range(2):
        if table[bucket, i].key == key and table[bucket, i].kind != 0:
            return bucket, np.int64(i)
    return bucket, np.int64(-1)


@compiled
def store(table, key, age, depth, value, bound, move, ply):
    """Store a result: over the same position's, else over the first entry if that is shallower or of another search."""
    if value > FORCED:
        value += ply
    elif value < -FORCED:
        value -= ply
    bucket, i = find(table, key)
    if i < 0:
        first = table[bucket, 0]
        i = 0 if first.kind >> 2 != age or depth >= first.depth else 1
    elif move == NO_MOVE:
        move = table[bucket, i].move
    entry = table[bucket, i]
    entry.key = key
    entry.move = move
    entry.value = value
    entry.depth = depth
    entry.kind = age << 2 | bound


@inlined
def value_at(entry, ply):
    """An entry's value as seen from the root."""
    value = np.int64(entry.value)
    if value > FORCED:
        return value - ply
    if value < -FORCED:
        return value + ply
    return value


@inlined
def decides(entry, depth, alpha, beta, value):
    """Whether an entry is deep enough and its bound settles the window."""
    if entry.depth < depth:
        return False
    bound = entry.kind & _BOUND
    return bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)
