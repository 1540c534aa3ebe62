"""Hashing for keys: fast, well mixed, not cryptographic."""

import numpy as np

from hexapoda.kernel.jit import compiled, inlined


@compiled
def mixed(x):
    """A 64-bit word whose bits all depend on all bits of `x` (MurmurHash3's finalizer after a linear step)."""
    x = x * np.uint64(0x9E3779B97F4A7C15) + np.uint64(0x632BE59BD9B4E019)
    x ^= x >> np.uint64(33)
    x *= np.uint64(0xFF51AFD7ED558CCD)
    x ^= x >> np.uint64(33)
    x *= np.uint64(0xC4CEB9FE1A85EC53)
    return x ^ (x >> np.uint64(33))


@inlined
def placed(word, place):
    """The share of a word in a hash of many, by its place. Shares are combined by `^`: unlike hashes of hashes, the
    processor works them out side by side."""
    return mixed(np.uint64(word) ^ np.uint64(place + 1) * np.uint64(0xD6E8FEB86659FD93))


@inlined
def packed(counts, first, last):
    """At most eight bytes of an array as one word. Compiled, that is a single load."""
    word = np.uint64(0)
    for i in range(first, last):
        word |= np.uint64(counts[i]) << np.uint64(8 * (i - first))
    return word
