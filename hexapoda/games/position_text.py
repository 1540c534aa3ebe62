"""Positions as text: one line of words like `turn=4` or `blue-hand=W1,W2*2`, each a name with items.

A reader takes the words one by one; an error is raised with a refusal that says what is wrong and what would be right.
"""

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any

from hexapoda.games.refusals import ReadingError
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal

#: The items of each word of a line, by its name.
Told = dict[str, list[str]]

_COUNTED = re.compile(r"([^*@:]+)(?:\*([0-9]{1,3}))?", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,5}", re.ASCII)
#: Counts are stored in bytes.
_MOST = 255


class ImpossibleError(ReadingError):
    """A line that does not describe a position of the game, and why."""

    def __init__(self, clause: str, code: str, **params: str | int) -> None:
        super().__init__(Refusal(clause, code, params))


class UnreadableError(ImpossibleError):
    """A line that can't be read."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__("", code)
        self.refusal = Refusal("", code, params, readable=False)


def split(text: str, known: Container[str], unknown: Callable[[str], ImpossibleError]) -> Told:
    """The words of a line; `unknown` makes the error for an unknown word."""
    told: Told = {}
    for word in text.lower().split():
        name, equals, rest = word.partition("=")
        if not equals or name not in known:
            raise unknown(word)
        if name in told:
            raise UnreadableError("position-double-word", name=name)
        told[name] = rest.split(",") if rest else []
    return told


def need(told: Told, name: str, example: str) -> None:
    """Check that a required word is there."""
    if name not in told:
        raise missing(name, example)


def missing(name: str, example: str) -> ImpossibleError:
    """The error for a missing word."""
    return UnreadableError("position-missing", name=name, example=f"{name}={example}")


def bad_value(name: str, told: Told, example: str) -> ImpossibleError:
    """The error for a word whose items can't be read."""
    text = f"{name}={','.join(told[name])}" if name in told else name
    return UnreadableError("position-bad-value", text=excerpt(text), example=f"{name}={example}")


def whole(told: Told, name: str, most: int, least: int = 0) -> int:
    """A whole number; 0 if the word is missing.

    >>> whole({"turn": ["12"]}, "turn", 99)
    12
    """
    items = told.get(name, ["0"])
    if len(items) != 1 or not _NUMBER.fullmatch(items[0]) or not least <= int(items[0]) <= most:
        raise bad_value(name, told, str(max(least, min(3, most))))
    return int(items[0])


def chosen(told: Told, name: str, choices: Sequence[str], example: str) -> int:
    """The index of a word's only item among the choices."""
    if len(told[name]) != 1 or told[name][0] not in choices:
        raise bad_value(name, told, example)
    return choices.index(told[name][0])


def counted(item: str) -> tuple[str, int] | None:
    """A thing and its count; None if the item can't be read.

    >>> counted("w2*3"), counted("w2"), counted("w2*0")
    (('w2', 3), ('w2', 1), None)
    """
    match = _COUNTED.fullmatch(item)
    if match is None or not 1 <= int(match[2] or 1) <= _MOST:
        return None
    return match[1], int(match[2] or 1)


def counts(told: Told, name: str, things: Iterable[str], example: str) -> list[int]:
    """The count of each of the things.

    >>> counts({"hand": ["w2*3", "s1"]}, "hand", ["W1", "W2", "S1"], "W1")
    [0, 3, 1]
    """
    found = {each.lower(): 0 for each in things}
    for item in told.get(name, []):
        thing = counted(item)
        if thing is None or thing[0] not in found:
            raise bad_value(name, told, example)
        found[thing[0]] += thing[1]
    if any(count > _MOST for count in found.values()):
        raise bad_value(name, told, example)
    return list(found.values())


Board = Mapping[str, Any]


def restored(
    s: Any,
    seen: Board,
    seat: int | None,
    *,
    line: Callable[[Board, int | None], str],
    read: Callable[[Any, str], Refusal | None],
    board: Callable[[Any, int | None], Board],
) -> Refusal | None:
    """Fill `s` from a board that a seat saw: read the line for it, and check that it gives the same board."""
    try:
        refusal = read(s, line(seen, seat))
        if refusal is not None:
            return refusal
        found = board(s, seat)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError):
        return Refusal("", "not-a-view", readable=False)
    return None if found == dict(seen) else Refusal("", "not-a-view", readable=False)
