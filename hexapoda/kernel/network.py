"""A small network with one hidden layer, as a part of an evaluation: numbers in, one number out.

Its numbers are weights like all others (`kernel.weights`), so a search can be given another network without compiling
anything. Only exactly rounded operations in a fixed order are used, so it says the same on every machine.
"""

from collections.abc import Sequence

import numpy as np

from hexapoda.kernel.bits import reals
from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.layout import record

#: Units of the hidden layer.
HIDDEN = 32
_NOTHING = np.float32(0.0)


def network(inputs: int) -> np.ndarray:
    """A network that says 0, as one record.

    >>> found = network(3)
    >>> float(answer(found[0], np.ones(3, np.float32)))
    0.0
    """
    layout = [("first", "f4", (inputs, HIDDEN)), ("bias", "f4", (HIDDEN,)), ("last", "f4", (HIDDEN,)), ("base", "f4")]
    return np.zeros(1, record(layout))


def flat(found: np.ndarray) -> np.ndarray:
    """All numbers of a network in a row, as a weights file keeps them: the hidden layer input by input, its bias, the
    last layer, the base.

    >>> len(flat(network(3))) == 3 * HIDDEN + 2 * HIDDEN + 1
    True
    """
    return np.concatenate([np.asarray(found[0][name]).reshape(-1) for name in found.dtype.names or ()])


def filled(found: np.ndarray, numbers: Sequence[float] | np.ndarray) -> np.ndarray:
    """The same network with other numbers; too few or too many are a ValueError.

    >>> float(answer(filled(network(1), [0] * (3 * HIDDEN) + [2.5])[0], np.ones(1, np.float32)))
    2.5
    """
    row = np.asarray(numbers, np.float32)
    if row.shape != flat(found).shape:
        raise ValueError(f"{row.size} numbers")
    copy, at = found.copy(), 0
    for name in found.dtype.names or ():
        shape = copy[0][name].shape
        size = int(np.prod(shape))
        copy[0][name] = row[at : at + size].reshape(shape)
        at += size
    return copy


@inlined
def put(inputs, at, x):
    """Write an input; return the place of the next one."""
    inputs[at] = np.float32(x)
    return at + 1


@inlined
def put_choice(inputs, at, which, count):
    """Write 1 for one of some things and leave 0 for the others; return the place of the next input."""
    if 0 <= which < count:
        inputs[at + which] = np.float32(1.0)
    return at + count


@inlined
def clear(inputs, count):
    """Begin with nothing but zeros."""
    for i in range(count):
        inputs[i] = _NOTHING


@compiled
def answer(net, inputs):
    """What a network says of its inputs; most of them should be 0, which costs nothing."""
    hidden = reals(HIDDEN)
    for unit in range(HIDDEN):
        hidden[unit] = net.bias[unit]
    for i in range(net.first.shape[0]):
        x = inputs[i]
        if x != _NOTHING:
            for unit in range(HIDDEN):
                hidden[unit] += x * net.first[i, unit]
    total = net.base
    for unit in range(HIDDEN):
        if hidden[unit] > _NOTHING:
            total += hidden[unit] * net.last[unit]
    return np.float64(total)
