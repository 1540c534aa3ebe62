"""Bit operations that compile to one machine instruction each, and arrays on the stack."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload
from numba.np.numpy_support import carray


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


@intrinsic
def _ctpop(_context, x):
    def build(context, builder, signature, args):
        wide = context.cast(builder, args[0], signature.args[0], types.uint64)
        return builder.ctpop(wide)

    return types.int64(x), build


@intrinsic
def _cttz(_context, x):
    def build(context, builder, signature, args):
        wide = context.cast(builder, args[0], signature.args[0], types.uint64)
        return builder.cttz(wide, ir.Constant(ir.IntType(1), 1))

    return types.int64(x), build


@overload(popcount, inline="always")
def _popcount(x):
    return lambda x: _ctpop(x)  # pyright: ignore[reportCallIssue]


@overload(lowest, inline="always")
def _lowest(x):
    return lambda x: _cttz(x)  # pyright: ignore[reportCallIssue]


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


def _on_the_stack(function: Any, word: Any) -> None:
    """Make a scratch function allocate on the stack when it is compiled."""

    @intrinsic
    def pointer(_context, count):
        if not isinstance(count, types.IntegerLiteral):
            return None
        size = count.literal_value

        def build(context, builder, signature, args):
            return cgutils.alloca_once(builder, ir.IntType(word.bitwidth), size=size)

        return types.CPointer(word)(count), build

    def implementation(count):
        if not isinstance(count, types.IntegerLiteral):
            return None
        size = count.literal_value
        return lambda count: carray(pointer(size), size)  # pyright: ignore[reportCallIssue]

    overload(function, prefer_literal=True, inline="always")(implementation)


_on_the_stack(words, types.uint64)
_on_the_stack(half_words, types.uint32)
_on_the_stack(octets, types.uint8)
