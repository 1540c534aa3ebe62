"""How `kernel.bits` is compiled: to single machine instructions, and to static allocations on the stack."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array, populate_array


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


def compile_bits(popcount: Any, lowest: Any) -> None:
    """Compile the two to one instruction each."""
    overload(popcount, inline="always")(lambda x: lambda x: _ctpop(x))  # pyright: ignore[reportCallIssue]
    overload(lowest, inline="always")(lambda x: lambda x: _cttz(x))  # pyright: ignore[reportCallIssue]


def put_on_stack(function: Any, bits: int) -> None:
    """Compile a function that makes scratch arrays to a static allocation on the stack, of words of so many bits."""
    word = {8: types.uint8, 32: types.uint32, 64: types.uint64}[bits]

    @intrinsic
    def on_stack(_context, count):
        if not isinstance(count, types.IntegerLiteral):
            return None
        size = count.literal_value

        def build(context, builder, signature, args):
            array = make_array(signature.return_type)(context, builder)
            wide = context.get_constant(types.intp, bits // 8)
            populate_array(
                array,
                data=cgutils.alloca_once(builder, ir.IntType(bits), size=size),
                shape=[context.get_constant(types.intp, size)],
                strides=[wide],
                itemsize=wide,
                meminfo=None,
            )
            return array._getvalue()  # noqa: SLF001

        return types.Array(word, 1, "C")(count), build

    def implementation(count):
        if not isinstance(count, types.IntegerLiteral):
            return None
        size = count.literal_value
        return lambda count: on_stack(size)  # pyright: ignore[reportCallIssue]

    # Numba lets no function return an array that was not given to it, unless it counts who uses it.
    counting: Any = {"_nrt": True}
    overload(function, jit_options=counting, prefer_literal=True, inline="always")(implementation)
