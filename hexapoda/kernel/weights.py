"""The numbers of a game's evaluation: named, with defaults, and given anew for every search, so that they can be tuned
without compiling anything."""

from collections.abc import Mapping, Sequence

import numpy as np

from hexapoda.kernel.layout import record

#: No weight is larger, so that no estimate overflows.
LARGEST = 1e6


def weights(**defaults: float | Sequence[float]) -> np.ndarray:
    """An array of one record: a number or a row of numbers by name.

    >>> found = weights(tempo=8, free=(0, 3.5))
    >>> float(found[0].tempo), found[0].free.tolist()
    (8.0, [0.0, 3.5])
    """
    rows = {name: np.asarray(default, np.float64) for name, default in defaults.items()}
    found = np.zeros(1, record([(name, "f8", row.shape) for name, row in rows.items()]))
    for name, row in rows.items():
        found[0][name] = row
    return found


def by_name(found: np.ndarray) -> dict[str, float]:
    """All numbers by name; those of a row are counted from 0.

    >>> by_name(weights(tempo=8, free=(0, 3.5)))
    {'tempo': 8.0, 'free.0': 0.0, 'free.1': 3.5}
    """
    numbers = {}
    for name in found.dtype.names or ():
        row = np.asarray(found[0][name])
        if row.ndim:
            numbers |= {f"{name}.{i}": float(number) for i, number in enumerate(row)}
        else:
            numbers[name] = float(row)
    return numbers


def changed(found: np.ndarray, numbers: Mapping[str, float]) -> np.ndarray:
    """The same weights with other numbers; a name that it does not have is a KeyError.

    >>> by_name(changed(weights(tempo=8, free=(0, 3.5)), {"free.1": 4}))
    {'tempo': 8.0, 'free.0': 0.0, 'free.1': 4.0}
    """
    unknown = numbers.keys() - by_name(found).keys()
    if unknown:
        raise KeyError(min(unknown))
    copy = found.copy()
    for name, number in numbers.items():
        field, _, place = name.partition(".")
        if place:
            copy[0][field][int(place)] = number
        else:
            copy[0][field] = number
    return copy
