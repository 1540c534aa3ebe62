"""Bit operations that compile to one machine instruction each, and arrays on the stack."""

from typing import Any

import numpy as np

from hexapoda.kernel.jit import ENABLED


def popcount(x: Any) -> int:
    """How many bits of `x` are set.

    >>> popcount(0b10110)
    3
    """
    return int(x).bit_count()


def lowest(x: Any) -> int:
    """The index of the lowest set bit of `x`, which must not be 0.

    >>> lowest(0b10100)
    2
    """
    return (int(x) & -int(x)).bit_length() - 1


def words(count: int) -> Any:
    """A scratch array of `count` (a literal) 64-bit words with undefined content.

    Compiled, it is on the stack of the calling kernel and costs nothing; it must not outlive the call.
    """
    return np.zeros(count, np.uint64)


def half_words(count: int) -> Any:
    """Like `words`, of 32 bits each."""
    return np.zeros(count, np.uint32)


def octets(count: int) -> Any:
    """Like `words`, of 8 bits each."""
    return np.zeros(count, np.uint8)


def reals(count: int) -> Any:
    """Like `words`, of 32-bit floating-point numbers."""
    return np.zeros(count, np.float32)


if ENABLED:
    from hexapoda.kernel import intrinsics

    intrinsics.compile_bits(popcount, lowest)
    for _function, _kind in ((words, "uint64"), (half_words, "uint32"), (octets, "uint8"), (reals, "float32")):
        intrinsics.put_on_stack(_function, _kind)
