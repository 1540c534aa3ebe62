"""Layouts of records: aligned for speed, and without holes, so that equal records have equal bytes."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

Field = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


def nested(fields: Iterable[Field]) -> np.dtype:
    """The layout of a record that is a field of another one.

    Alignment leaves holes between fields, which NumPy's copies neither keep nor clear. They are filled with fields of
    their own, which stay 0.

    >>> nested([("small", "u1"), ("large", "u8")]).names
    ('small', '_fill0', 'large')
    """
    return np.dtype(list(_filled(list(fields))), align=True)


def record(fields: Iterable[Field]) -> np.dtype:
    """The layout of a record by itself: its fields are attributes, with and without JIT.

    >>> point = np.zeros(1, record([("x", "i4"), ("y", "i4")]))[0]
    >>> point.x = 5
    >>> int(point.x), int(point.y)
    (5, 0)
    """
    return np.dtype((np.record, nested(fields)))


def _filled(fields: list[Field]) -> Iterator[Field]:
    aligned = np.dtype(fields, align=True)
    end = fill = 0
    for field in fields:
        kind, offset = aligned.fields[field[0]][:2]  # type: ignore[index]
        if offset > end:
            yield f"_fill{fill}", "u1", (offset - end,)
            fill += 1
        yield field
        end = offset + kind.itemsize
    if aligned.itemsize > end:
        yield f"_fill{fill}", "u1", (aligned.itemsize - end,)


def copied(states: np.ndarray) -> np.ndarray:
    """A copy of contiguous records. NumPy would copy field by field, which takes ten times as long."""
    return states.view(np.uint8).copy().view(states.dtype)


def has_holes(layout: np.dtype) -> bool:
    """Whether a layout has bytes outside its fields.

    >>> has_holes(np.dtype([("small", "u1"), ("large", "u8")], align=True))
    True
    """
    kinds = [layout.fields[name][0] for name in layout.names or ()]  # type: ignore[index]
    if layout.names and sum(kind.itemsize for kind in kinds) < layout.itemsize:
        return True
    return any(has_holes(kind.base) for kind in kinds)
