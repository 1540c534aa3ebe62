"""The numbers of a game's evaluation: named, with defaults, and given anew for every search, so that they can be tuned
without compiling anything. One of them may be a network, whose numbers have no names."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from hexapoda.kernel import network
from hexapoda.kernel.layout import record

#: No weight is larger, so that no estimate overflows.
LARGEST = 1e6
#: A number, a row of numbers, or a network.
Default = float | Sequence[float] | np.ndarray
#: Other numbers by name; those of a network in a row (`network.flat`).
Numbers = Mapping[str, float | Sequence[float]]


def weights(**defaults: Default) -> np.ndarray:
    """An array of one record: a number, a row of numbers or a network by name.

    >>> found = weights(tempo=8, free=(0, 3.5))
    >>> float(found[0].tempo), found[0].free.tolist()
    (8.0, [0.0, 3.5])
    """
    rows = {name: _row(each) for name, each in defaults.items()}
    found = np.zeros(1, record([(name, row.dtype, row.shape) for name, row in rows.items()]))
    for name, row in rows.items():
        found[0][name] = row
    return found


def _row(each: Default) -> Any:
    """A weight as it is kept: a network as a record."""
    return each[0] if isinstance(each, np.ndarray) and each.dtype.names else np.asarray(each, np.float64)


def by_name(found: np.ndarray) -> dict[str, float]:
    """All numbers that have names; those of a row are counted from 0.

    >>> by_name(weights(tempo=8, free=(0, 3.5)))
    {'tempo': 8.0, 'free.0': 0.0, 'free.1': 3.5}
    """
    numbers = {}
    for name in found.dtype.names or ():
        row = np.asarray(found[0][name])
        if row.dtype != np.float64:
            continue
        if row.ndim:
            numbers |= {f"{name}.{i}": float(number) for i, number in enumerate(row)}
        else:
            numbers[name] = float(row)
    return numbers


def networks(found: np.ndarray) -> dict[str, int]:
    """The networks among the weights, and how many numbers each has.

    >>> networks(weights(tempo=8, opinion=network.network(1)))
    {'opinion': 97}
    """
    names = [name for name in found.dtype.names or () if np.asarray(found[0][name]).dtype.names]
    return {name: len(network.flat(found[name])) for name in names}


def changed(found: np.ndarray, numbers: Numbers) -> np.ndarray:
    """The same weights with other numbers; a name that it does not have is a KeyError, a network of another size a
    ValueError.

    >>> by_name(changed(weights(tempo=8, free=(0, 3.5)), {"free.1": 4}))
    {'tempo': 8.0, 'free.0': 0.0, 'free.1': 4.0}
    """
    known = networks(found)
    unknown = numbers.keys() - by_name(found).keys() - known.keys()
    if unknown:
        raise KeyError(min(unknown))
    copy = found.copy()
    for name, number in numbers.items():
        field, _, place = name.partition(".")
        if name in known:
            copy[name] = network.filled(found[name], np.asarray(number))
        elif place:
            copy[0][field][int(place)] = number
        else:
            copy[0][field] = number
    return copy


def tuned(found: np.ndarray, path: Path) -> np.ndarray:
    """The same weights with the numbers of a file that `hexapoda tune` wrote."""
    return changed(found, json.loads(path.read_text("utf-8"))["weights"])
