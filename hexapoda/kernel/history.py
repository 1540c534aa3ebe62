"""Repetition is history, not state: a trail of keys, one for each position of the game so far.

Positions and searches share it. Positions repeat only within one epoch (since the last irreversible action), so
looking back stops there. A game without repetition (`repetition(s)` is 0) pays one comparison.
"""

import numpy as np

from hexapoda.kernel.chance import begin_next
from hexapoda.kernel.contract import actor, apply, epoch, key, repetition
from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.layout import record

TRAIL = record([("key", "u8"), ("epoch", "i8")])


@inlined
def occurred(trail, n, root, s, this):
    """Write the position `s` with the key `this` as entry n of the trail; return how often it has occurred, including
    now, and how often before, from the entry `root` on."""
    now = np.int64(epoch(s))
    trail[n].key = this
    trail[n].epoch = now
    times, since = np.int64(1), np.int64(0)
    i = n - 1
    while i >= 0 and trail[i].epoch == now:
        if trail[i].key == this:
            times += 1
            if i >= root:
                since += 1
        i -= 1
    return times, since


@compiled
def note(trail, n, s):
    """Write the position `s` as entry n of the trail; return how often it has occurred, including now."""
    return occurred(trail, n, n, s, np.uint64(key(s)))[0]


@compiled
def drawn(trail, n, s):
    """Note `s` as entry n; return whether it is drawn by repetition."""
    limit = np.int64(repetition(s))
    if limit == 0:
        return False
    return note(trail, n, s) >= limit


@compiled
def since_irreversible(trail, n):
    """The first entry of the epoch of entry n: the earliest position that could still be repeated."""
    i = n
    while i > 0 and trail[i - 1].epoch == trail[n].epoch:
        i -= 1
    return i


#: What `arrive_at` adds to the seat if the position is drawn by repetition.
DRAWN = 1 << 16


@compiled
def arrive_at(trail, states, i):
    """Note the position `i` in the trail; return the seat that decides there, -1 if the game is over, plus DRAWN if it
    is drawn by repetition."""
    seat = np.int64(actor(states[i]))
    return seat + DRAWN if drawn(trail, i, states[i]) else seat


@compiled
def advance_at(trail, states, i, a):
    """Play an action in the position `i` into the next one; return what `arrive_at` does."""
    begin_next(states, i)
    apply(states[i + 1], a)
    return arrive_at(trail, states, i + 1)
