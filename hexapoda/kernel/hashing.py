"""Hashing for keys: fast, well mixed, not cryptographic."""

import numpy as np

from hexapoda.kernel.jit import compiled


@compiled
def mixed(x):
    """A 64-bit word whose bits all depend on all bits of `x` (MurmurHash3's finalizer after a linear step)."""
    x = x * np.uint64(0x9E3779B97F4A7C15) + np.uint64(0x632BE59BD9B4E019)
    x ^= x >> np.uint64(33)
    x *= np.uint64(0xFF51AFD7ED558CCD)
    x ^= x >> np.uint64(33)
    x *= np.uint64(0xC4CEB9FE1A85EC53)
    return x ^ (x >> np.uint64(33))
