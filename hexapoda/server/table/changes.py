"""What is different between two values of JSON, in few bytes.

A difference is a list of entries: `[path, value]` sets what is there, `[path]` removes it, and
`[path, at, count, items]` puts items into a list in place of some others. A path is a list of names and numbers.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

#: With so few entries a difference is taken as it is; with more than so many the value itself is shorter, most likely.
_FEW, _MOST = 3, 40

Entry = list[Any]


def difference(before: Any, after: Any, path: Sequence[Any] = ()) -> list[Entry]:
    """The entries that lead from one value to another; `path` says where they stand.

    >>> difference({"a": 1, "b": [1, 2, 3], "c": {"d": 4}}, {"a": 1, "b": [1, 9, 2, 3], "c": {"d": 5}})
    [[['b'], 1, 0, [9]], [['c', 'd'], 5]]
    """
    return _between(before, after, list(path))


def applied(before: Any, entries: Sequence[Sequence[Any]]) -> Any:
    """The other value.

    >>> applied({"a": 1, "b": [1, 2]}, [[["b", 0], 7], [["a"]]])
    {'b': [7, 2]}
    """
    found = msgspec.json.decode(msgspec.json.encode(before))
    apply(found, entries)
    return found


def apply(value: Any, entries: Sequence[Sequence[Any]]) -> None:
    """Turn a value into the other one."""
    for (*way, last), *more in entries:
        place = value
        for step in way:
            place = place[step]
        if not more:
            del place[last]
        elif len(more) == 1:
            place[last] = more[0]
        else:
            at, count, items = more
            place[last][at : at + count] = items


def _between(before: Any, after: Any, path: list[Any]) -> list[Entry]:
    if before == after:  # a part of a view has one type, so 1 never becomes true
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        found = [[[*path, name]] for name in before if name not in after]
        for name, value in after.items():
            if name not in before:
                found.append([[*path, name], value])
            else:
                found += _between(before[name], value, [*path, name])
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and path:
        found = _between_lists(before, after, path)
    else:
        return [[path, after]]
    # Writing both only to compare them takes time: few entries are hardly ever longer than the value.
    if path and len(found) > _FEW and (len(found) > _MOST or _size(found) > _size([[path, after]])):
        return [[path, after]]
    return found


def _between_lists(before: Sequence[Any], after: Sequence[Any], path: list[Any]) -> list[Entry]:
    shorter = min(len(before), len(after))
    first = 0
    while first < shorter and before[first] == after[first]:
        first += 1
    last = 0
    while last < shorter - first and before[-1 - last] == after[-1 - last]:
        last += 1
    count, items = len(before) - first - last, after[first : len(after) - last]
    if count != len(items):
        return [[path, first, count, list(items)]]
    found: list[Entry] = []
    for number, (one, other) in enumerate(zip(before[first:], items, strict=False), first):
        found += _between(one, other, [*path, number])
    return found


def _size(value: Any) -> int:
    return len(msgspec.json.encode(value))
