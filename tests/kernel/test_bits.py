"""Bit operations give the same results with and without JIT."""

import random

import numpy as np
import pytest

from hexapoda.kernel.bits import lowest, popcount, words
from hexapoda.kernel.jit import compiled


@compiled
def _popcount(x):
    return popcount(x)


@compiled
def _lowest(x):
    return lowest(x)


@compiled
def _sum_of_squares(n):
    """Uses two scratch arrays on the stack, which must not be the same."""
    squares = words(16)
    others = words(16)
    for i in range(16):
        squares[i] = np.uint64(i * i)
        others[i] = np.uint64(1)
    total = np.uint64(0)
    for i in range(n):
        total += squares[i] * others[i]
    return total


NUMBERS = [
    1,
    2,
    3,
    0xFF,
    1 << 31,
    1 << 32,
    1 << 62,
    (1 << 63) - 1,
    *(random.Random(1).getrandbits(62) | 1 << 5 for _ in range(20)),
]


@pytest.mark.parametrize("x", NUMBERS)
def test_compiled_and_plain_agree(x: int) -> None:
    assert int(_popcount(np.int64(x))) == popcount(x) == bin(x).count("1")
    assert int(_lowest(np.int64(x))) == lowest(x) == bin(x)[::-1].index("1")


def test_unsigned_words_with_the_top_bit_set() -> None:
    x = np.uint64(1 << 63 | 1 << 40)
    assert int(_popcount(x)) == popcount(x) == 2
    assert int(_lowest(x)) == lowest(x) == 40


def test_popcount_of_nothing() -> None:
    assert int(_popcount(np.int64(0))) == popcount(0) == 0


def test_scratch_arrays_are_separate() -> None:
    assert int(_sum_of_squares(10)) == sum(i * i for i in range(10))
