"""Legal moves in few bytes.

    {"said": ["{0} to {1}"],
     "after": [["{0} bQ/", "0,2"], [0, "1,3"], [[0], "4,4"]],
     "moves": [[["wS1", "wG1"], [0, 1, 2]]]}

Moves that begin with the same part are listed under it, and parts that the same can follow share a list: `moves` has
first parts, and the numbers of what comes `after` each of them, a text and the other parts. A text is written with the
parts' numbers in braces; a number stands for one of those in `said`, and an array around it says that a decision which
continues this one may follow (`on`).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

#: Texts that are said more often than this have a number.
_OFTEN = 2

Legal = Iterable[Mapping[str, Any]]


def packed(moves: Legal) -> dict[str, Any]:
    """Legal moves as they are told in few bytes.

    >>> packed([{"text": "x a", "parts": ["a"]}, {"text": "x b", "parts": ["b"], "on": True}])
    {'said': [], 'after': [['x {0}'], [['x {0}']]], 'moves': [[['a'], [0]], [['b'], [1]]]}
    """
    entries: dict[tuple[str, bool, tuple[str, ...]], int] = {}
    after: dict[str, list[int]] = {}
    for move in moves:
        parts = move["parts"]
        entry = _pattern(move["text"], parts), "on" in move, tuple(parts[1:])
        after.setdefault(parts[0] if parts else "", []).append(entries.setdefault(entry, len(entries)))
    often = [text for text, count in Counter(text for text, _, _ in entries).items() if count > _OFTEN]
    numbers: dict[str, Any] = {text: number for number, text in enumerate(often)}
    told = []
    for text, on, more in entries:
        said = numbers.get(text, text)
        told.append([[said] if on else said, *more])
    alike: dict[tuple[int, ...], list[str]] = {}
    for first, rest in after.items():
        alike.setdefault(tuple(rest), []).append(first)
    return {"said": often, "after": told, "moves": [[firsts, list(rest)] for rest, firsts in alike.items()]}


def unpacked(told: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The legal moves again, in an order that may be another.

    >>> moves = [{"text": "wS1 bQ/", "parts": ["wS1", "0,2"]}, {"text": "pass", "parts": ["pass"]}]
    >>> unpacked(packed(moves)) == moves
    True
    """
    moves = []
    for firsts, rest in told["moves"]:
        for first in firsts:
            for number in rest:
                said, *more = told["after"][number]
                on = isinstance(said, list)
                text = said[0] if on else said
                parts = [first, *more] if first else more
                move = {"text": _text(told["said"][text] if isinstance(text, int) else text, parts), "parts": parts}
                moves.append({**move, "on": True} if on else move)
    return moves


def _pattern(text: str, parts: Sequence[str]) -> str:
    """A text with the numbers of the parts that are words of it."""
    if "{" in text:
        return text.replace("{", "{{")
    words = text.split(" ")
    for number, part in enumerate(parts):
        if part in words:
            words[words.index(part)] = f"{{{number}}}"
    return " ".join(words)


def _text(pattern: str, parts: Sequence[str]) -> str:
    if "{{" in pattern:
        return pattern.replace("{{", "{")
    for number, part in enumerate(parts):
        pattern = pattern.replace(f"{{{number}}}", part, 1)
    return pattern
