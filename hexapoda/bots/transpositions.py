"""The transposition table: what searches found out about positions. Several threads may share one.

A bucket is two entries in half a cache line: the first keeps the deepest result of this search, the second
the latest. The distance to a forced end is stored from the position, not from the root, so that it holds wherever the
position is met.

An entry is two words: its content, and the key mixed with the content. Two threads that write an entry at the same time
may leave one word each: then the words no longer fit together, and the entry is no longer found.
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
AGES = 64

ENTRY = record([("lock", "u8"), ("content", "u8")])
#: The content, from its lowest bits: 2 of the bound, 6 of the search's age, 8 of the depth, 16 of the value above
#: _LEAST, 32 of the move above NO_MOVE.
_AGE, _DEPTH, _VALUE, _MOVE = 2, 8, 16, 32
_BOUND = np.uint64(3)
_LEAST = -(1 << 15)


def new_table(megabytes: float) -> np.ndarray:
    """An empty table of at most this size; the number of buckets is a power of two."""
    buckets = 1
    while 4 * buckets * ENTRY.itemsize <= megabytes * 2**20:
        buckets *= 2
    return np.zeros((buckets, 2), ENTRY)


@inlined
def find(table, key):
    """The content of a position's entry, 0 without one."""
    bucket = np.int64(key & np.uint64(table.shape[0] - 1))
    for i in range(2):
        content = np.uint64(table[bucket, i].content)
        if content != np.uint64(0) and table[bucket, i].lock ^ content == key:
            return content
    return np.uint64(0)


@compiled
def store(table, key, age, depth, value, bound, move, ply):
    """Store a result: over the same position's, else over the first entry if that is shallower or of another search."""
    if value > FORCED:
        value += ply
    elif value < -FORCED:
        value -= ply
    bucket = np.int64(key & np.uint64(table.shape[0] - 1))
    i = np.int64(-1)
    for each in range(2):
        content = np.uint64(table[bucket, each].content)
        if content != np.uint64(0) and table[bucket, each].lock ^ content == key:
            i = np.int64(each)
            if move == NO_MOVE:
                move = move_of(content)
    if i < 0:
        first = np.uint64(table[bucket, 0].content)
        i = np.int64(0) if age_of(first) != age or depth >= depth_of(first) else np.int64(1)
    content = np.uint64(age << _AGE | bound)
    content |= np.uint64(depth) << np.uint64(_DEPTH)
    content |= np.uint64(value - _LEAST) << np.uint64(_VALUE)
    content |= np.uint64(move - NO_MOVE) << np.uint64(_MOVE)
    table[bucket, i].lock = key ^ content
    table[bucket, i].content = content


@inlined
def age_of(content):
    """In which search an entry was made."""
    return np.int64(content >> np.uint64(_AGE) & np.uint64(AGES - 1))


@inlined
def depth_of(content):
    """How deep an entry's search was."""
    return np.int64(content >> np.uint64(_DEPTH) & np.uint64(0xFF))


@inlined
def move_of(content):
    """An entry's best move."""
    return np.int64(content >> np.uint64(_MOVE)) + NO_MOVE


@inlined
def value_at(content, ply):
    """An entry's value as seen from the root."""
    value = np.int64(content >> np.uint64(_VALUE) & np.uint64(0xFFFF)) + _LEAST
    if value > FORCED:
        return value - ply
    if value < -FORCED:
        return value + ply
    return value


@inlined
def decides(content, depth, alpha, beta, value):
    """Whether an entry is deep enough and its bound settles the window."""
    if depth_of(content) < depth:
        return False
    bound = np.int64(content & _BOUND)
    return bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)
