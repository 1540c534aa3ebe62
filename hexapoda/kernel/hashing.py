"""Hashing for keys: quick, well mixed, and not for secrets."""

import numpy as np

from hexapoda.kernel.jit import compiled


@compiled
def mixed(x):
    """A 64-bit word whose every bit depends on every bit of `x` (the finalizer of MurmurHash3, from another start)."""
    x = x * np.uint64(0x9E3779B97F4A7C15) + np.uint64(0x632BE59BD9B4E019)
    x ^= x >> np.uint64(33)
    x *= np.uint64(0xFF51AFD7ED558CCD)
    x ^= x >> np.uint64(33)
    x *= np.uint64(0xC4CEB9FE1A85EC53)
    return x ^ (x >> np.uint64(33))
