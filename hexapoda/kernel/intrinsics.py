"""How `kernel.bits` is compiled: to single machine instructions, and to static allocations on the stack."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing.templates import infer_global, make_intrinsic_template
from numba.np.arrayobj import make_array, populate_array


def _popcount(_context, x):
    def build(context, builder, signature, args):
        wide = context.cast(builder, args[0], signature.args[0], types.uint64)
        return builder.ctpop(wide)

    return types.int64(x), build


def _lowest(_context, x):
    def build(context, builder, signature, args):
        wide = context.cast(builder, args[0], signature.args[0], types.uint64)
        return builder.cttz(wide, ir.Constant(ir.IntType(1), 1))

    return types.int64(x), build


def compile_bits(popcount: Any, lowest: Any) -> None:
    """Compile the two to one instruction each."""
    _compile_to(popcount, _popcount)
    _compile_to(lowest, _lowest)


def put_on_stack(function: Any, kind: str) -> None:
    """Compile a function that makes scratch arrays to a static allocation on the stack, of numbers of a kind."""
    number: Any = getattr(types, kind)
    bits = number.bitwidth
    stored = ir.FloatType() if kind == "float32" else ir.IntType(bits)

    def on_stack(_context, count):
        if not isinstance(count, types.IntegerLiteral):
            return None
        size = count.literal_value

        def build(context, builder, signature, args):
            array = make_array(signature.return_type)(context, builder)
            wide = context.get_constant(types.intp, bits // 8)
            populate_array(
                array,
                data=cgutils.alloca_once(builder, stored, size=size),
                shape=[context.get_constant(types.intp, size)],
                strides=[wide],
                itemsize=wide,
                meminfo=None,
            )
            return array._getvalue()  # noqa: SLF001

        return types.Array(number, 1, "C")(count), build

    _compile_to(function, on_stack, prefer_literal=True)


def _compile_to(function: Any, typed: Any, *, prefer_literal: bool = False) -> None:
    """Compile calls of a Python function to the instructions that `typed` builds for the types of its arguments."""
    template = make_intrinsic_template(function, typed, function.__name__, prefer_literal=prefer_literal)
    infer_global(function, types.Function(template))
