"""The boards of Hive's rulebook, out of its drawings."""

import re

from tests.docs.boards import Board, stated
from tests.docs.pages import Example
from tests.hive.drawings import drawing_of, position_of

#: A claim about where a piece can go, or can't.
_PIECE_GOES = re.compile(r"(\w+) (?:only to|to|by name)")


def board(example: Example) -> Board:
    """A drawing of Hive, with the piece chosen that the text speaks of."""
    position = position_of(example)
    drawing = drawing_of(example)
    chosen = [match[1] for fact in example.facts if (match := _PIECE_GOES.match(fact))]
    in_play = [piece for stack in drawing.stacks.values() for piece in stack]
    return stated(
        options={"type": example.head.split()[0]},
        position=position.setup().partition(" | ")[2],
        parts=chosen[:1],
        hand=any(piece not in in_play for piece in chosen[:1]),
        marks={f"{q},{r}": mark for (q, r), mark in drawing.marks.items() if len(mark) == 1},
    )


def claimed(example: Example) -> set[str]:
    """The hexes that the first claim says can be chosen."""
    fact = example.facts[0]
    words = fact.split(" to ")[1].split(":")[0].split() if " to " in fact and " not " not in fact else []
    return {f"{q},{r}" for (q, r), mark in drawing_of(example).marks.items() if mark in words}
