"""Positions as text: one line of words like `turn=4` or `blue-hand=W1,W2*2`, each a name and items.

A reader asks for the words one by one; whatever is wrong is raised, with a refusal that says what is wrong and what
would be right.
"""

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any

from hexapoda.games.refusing import ReadingError
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal

#: The words of a line by their names, each a list of items.
Told = dict[str, list[str]]

_COUNTED = re.compile(r"([^*@:]+)(?:\*([0-9]{1,3}))?", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,5}", re.ASCII)
#: The most that can be told of anything that is counted.
_MOST = 255


class ImpossibleError(ReadingError):
    """A line that describes no position of the game, and why."""

    def __init__(self, clause: str, code: str, **params: str | int) -> None:
        super().__init__(Refusal(clause, code, params))


class UnreadableError(ImpossibleError):
    """A line that can't be understood."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__("", code)
        self.refusal = Refusal("", code, params, readable=False)


def split(text: str, known: Container[str], unknown: Callable[[str], ImpossibleError]) -> Told:
    """The words of a line; `unknown` says what is wrong with a word whose name is not known."""
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
    """A word without which there is no position."""
    if name not in told:
        raise missing(name, example)


def missing(name: str, example: str) -> ImpossibleError:
    """What is wrong where a word is missing."""
    return UnreadableError("position-missing", name=name, example=f"{name}={example}")


def bad_value(name: str, told: Told, example: str) -> ImpossibleError:
    """What is wrong with the items of a word, and how they are written."""
    text = f"{name}={','.join(told[name])}" if name in told else name
    return UnreadableError("position-bad-value", text=excerpt(text), example=f"{name}={example}")


def whole(told: Told, name: str, most: int, least: int = 0) -> int:
    """A whole number; 0 where the word is not there.

    >>> whole({"turn": ["12"]}, "turn", 99)
    12
    """
    items = told.get(name, ["0"])
    if len(items) != 1 or not _NUMBER.fullmatch(items[0]) or not least <= int(items[0]) <= most:
        raise bad_value(name, told, str(max(least, min(3, most))))
    return int(items[0])


def chosen(told: Told, name: str, choices: Sequence[str], example: str) -> int:
    """Which of several words the one item is, by number."""
    if len(told[name]) != 1 or told[name][0] not in choices:
        raise bad_value(name, told, example)
    return choices.index(told[name][0])


def counted(item: str) -> tuple[str, int] | None:
    """A thing and how often it is there; None where that can't be read.

    >>> counted("w2*3"), counted("w2"), counted("w2*0")
    (('w2', 3), ('w2', 1), None)
    """
    match = _COUNTED.fullmatch(item)
    if match is None or not 1 <= int(match[2] or 1) <= _MOST:
        return None
    return match[1], int(match[2] or 1)


def counts(told: Told, name: str, things: Iterable[str], example: str) -> list[int]:
    """How many there are of each of the things.

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
    """Fill `s` from the board that a seat saw: by way of a line that tells the same, and whose board is the same."""
    try:
        refusal = read(s, line(seen, seat))
        if refusal is not None:
            return refusal
        found = board(s, seat)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        return Refusal("", "not-a-view", readable=False)
    return None if found == dict(seen) else Refusal("", "not-a-view", readable=False)
