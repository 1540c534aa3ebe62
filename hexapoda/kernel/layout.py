"""Layouts of records: aligned for speed, and without holes, so that equal records have equal bytes."""

import copyreg
from collections.abc import Iterable, Mapping
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np

Field = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


class _Kind(type):
    """Classes of records, which are made at run time: a pickle names the fields instead of the class."""


def _fields(kind: type) -> tuple[str, ...]:
    return tuple(name for name, each in vars(kind).items() if isinstance(each, property))


copyreg.pickle(_Kind, lambda kind: (_kind, (_fields(kind),)))


@cache
def _kind(names: tuple[str, ...]) -> Any:
    """The class of records with these fields. `numpy.record` takes five times as long to read a field, which is most of
    what interpreted rules do."""
    fields = {name: property(itemgetter(name)) for name in names}
    return _Kind("record", (np.void,), {"__slots__": (), "__setattr__": np.void.__setitem__, **fields})


def record(fields: Iterable[Field]) -> np.dtype:
    """The layout of a record: its fields are attributes, with and without JIT.

    Alignment leaves holes between fields, which NumPy's copies neither keep nor clear. They are filled with fields of
    their own, which stay 0.

    >>> point = np.zeros(1, record([("x", "i4"), ("y", "i4")]))[0]
    >>> point.x = 5
    >>> int(point.x), int(point.y)
    (5, 0)
    >>> record([("small", "u1"), ("large", "u8")]).names
    ('small', '_fill0', 'large')
    """
    formats = _filled({name: np.dtype((kind, shape[0] if shape else ())) for name, kind, *shape in fields})
    aligned = _aligned(formats)
    layout = {
        "names": list(formats),
        "formats": list(formats.values()),
        "offsets": [aligned.fields[name][1] for name in formats],  # type: ignore[index]
        "itemsize": aligned.itemsize,
    }
    return np.dtype((_kind(tuple(formats)), np.dtype(layout, align=True)))  # type: ignore[call-overload]


def _aligned(formats: Mapping[str, np.dtype]) -> np.dtype:
    """An aligned layout of records without a class: NumPy forgets the alignment of those that have one."""
    return np.dtype([(name, _without_class(each.base), each.shape) for name, each in formats.items()], align=True)


def _without_class(kind: np.dtype) -> np.dtype:
    return _aligned({name: kind.fields[name][0] for name in kind.names}) if kind.names else kind  # type: ignore[index]


def _filled(formats: dict[str, np.dtype]) -> dict[str, np.dtype]:
    """The same with fields for the holes."""
    aligned, filled, end = _aligned(formats), {}, 0
    for name, each in formats.items():
        offset = aligned.fields[name][1]  # type: ignore[index]
        _fill(filled, offset - end)
        filled[name], end = each, offset + each.itemsize
    _fill(filled, aligned.itemsize - end)
    return filled


def _fill(formats: dict[str, np.dtype], size: int) -> None:
    if size:
        count = sum(name.startswith("_fill") for name in formats)
        formats[f"_fill{count}"] = np.dtype(("u1", (size,)))


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
