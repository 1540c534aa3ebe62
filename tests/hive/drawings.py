"""The drawings of Hive's rulebook, and what the text claims about them. The comment before a drawing says it:

    <!-- example: Base White[20]         the game type and the turn
    under wB1: bQ                        what lies under a top piece, from the bottom up
    wG1 only to ● 3                      these marks are all the targets of a piece
    wG1 to ●                             these marks are some of them
    wG1 to ●: Draw                       each of them, and the move ends the game
    wG1 not to ×: H4.3                   illegal, by this clause
    wG1 stays                            the piece has no target at all
    bA1 by name                          each mark is the place as notation names it
    only pass                            nothing else is legal
    result BlackWins                     the game is over
    game Base;InProgress;…               the moves of this game lead here
    -->

A mark stands on an empty hex or, in the upper tip of a piece, on top of that piece.
"""

import re
from dataclasses import dataclass, field
from typing import TypeVar

import pytest

import hexapoda
from hexapoda import Position
from tests.docs.pages import Example
from tests.hive.positions import stacks, status, targets

#: The fences that hold drawings.
FENCES = ("hive",)

Hex = tuple[int, int]
Thing = TypeVar("Thing")


@dataclass
class Drawing:
    """A hive as it is drawn: the stacks from the bottom up, the marks on hexes, and the piece that rests."""

    stacks: dict[Hex, list[str]] = field(default_factory=dict)
    marks: dict[Hex, str] = field(default_factory=dict)
    resting: str | None = None

    def marked(self, labels: str) -> set[Hex]:
        """The hexes that have one of the labels; each of these is somewhere."""
        assert set(labels.split()) <= set(self.marks.values()), labels
        return {place for place, label in self.marks.items() if label in labels.split()}

    def name(self, place: Hex) -> str:
        """A place in the words of the notation."""
        if place in self.stacks:
            return self.stacks[place][-1]
        beside = {(1, 0): "-{}", (-1, 0): "{}-", (0, 1): "\\{}", (0, -1): "{}\\", (1, -1): "/{}", (-1, 1): "{}/"}
        q, r = place
        return next(
            mark.format(self.stacks[q + dq, r + dr][-1])
            for (dq, dr), mark in beside.items()
            if (q + dq, r + dr) in self.stacks
        )


def read_drawing(text: str, under: dict[str, list[str]]) -> Drawing:
    """Read a drawing: a hex is four columns wide, and rows of hexes, two lines high, are shifted by two columns."""
    found = Drawing()
    lines = text.split("\n")
    width = max(map(len, lines)) + 4
    lines = [line.ljust(width) for line in lines]
    west = re.search("[│║]", lines[1])
    assert west is not None
    for r in range(len(lines) // 2):
        above, line, below = lines[2 * r : 2 * r + 3]
        for at in range((west.start() + 2 * r) % 4, width - 4, 4):
            inside = line[at + 1 : at + 4].strip()
            if not inside:
                continue
            place = (at - west.start() - 2 * r) // 4, r
            wall = "[│║]"
            if re.fullmatch(r"[wb][A-Z]\d?", inside):
                found.stacks[place] = [*under.get(inside, []), inside]
                if above[at + 2] == "z":
                    found.resting = inside
                elif above[at + 2] != " ":
                    found.marks[place] = above[at + 2]
                height = len(found.stacks[place])
                assert below[at + 2] == (str(height) if height > 1 else " "), f"height of {inside}"
                if any(name[1] == "Q" for name in found.stacks[place]):
                    wall = "║"
            else:
                found.marks[place] = inside
            assert re.fullmatch(f"{wall}...{wall}", line[at : at + 5]), f"walls of {inside}"
            assert (above[at + 1], above[at + 3], below[at + 1], below[at + 3]) == ("╱", "╲", "╲", "╱"), inside
    white_queen = queen_in(found.stacks)
    return Drawing(shifted(found.stacks, white_queen), shifted(found.marks, white_queen), found.resting)


def queen_in(hive: dict[Hex, list[str]]) -> Hex:
    """Where the white queen lies; drawings are laid so that this is 0,0."""
    return next(place for place, stack in hive.items() if "wQ" in stack)


def shifted(things: dict[Hex, Thing], origin: Hex) -> dict[Hex, Thing]:
    """The same things with another hex as 0,0."""
    return {(q - origin[0], r - origin[1]): thing for (q, r), thing in things.items()}


def drawing_of(example: Example) -> Drawing:
    under = [fact.removeprefix("under ").split(": ") for fact in example.facts if fact.startswith("under ")]
    return read_drawing(example.text, {top: pieces.split() for top, pieces in under})


def position_of(example: Example) -> Position:
    drawing = drawing_of(example)
    pieces = [f"{name}@{q},{r}" for (q, r), stack in drawing.stacks.items() for name in stack]
    rest = [f"rest={drawing.resting}"] if drawing.resting else []
    game_type, turn = example.head.split()
    return hexapoda.load("hive", type=game_type).position(" ".join([turn, *pieces, *rest]))


def check(example: Example) -> None:
    """Check everything that an example claims."""
    drawing = drawing_of(example)
    facts = [fact for fact in example.facts if not fact.startswith("under ")]
    assert facts
    marks = set(drawing.marks.values())
    told: set[str] = marks if any(fact.endswith(" by name") for fact in facts) else set()
    for fact in facts:
        told |= check_fact(fact, drawing, position_of(example))
    assert told == marks  # no mark without a word about it


def check_fact(fact: str, drawing: Drawing, position: Position) -> set[str]:
    """Check a line of an example's comment; the marks that it tells of."""
    if fact == "only pass":
        assert [move.text for move in position.legal_moves] == ["pass"]
    elif match := re.fullmatch(r"result (\w+)", fact):
        assert status(position) == match[1]
    elif match := re.fullmatch(r"game (.+)", fact):
        played = stacks(hexapoda.load("hive").read(match[1]))
        assert shifted(played, queen_in(played)) == drawing.stacks
    elif match := re.fullmatch(r"(\w+) stays", fact):
        assert targets(position, match[1]) == set()
    elif match := re.fullmatch(r"(\w+) by name", fact):
        for place, name in drawing.marks.items():
            assert position.parse(f"{match[1]} {name}").parts == (match[1], "{},{}".format(*place))
    elif match := re.fullmatch(r"(\w+) only to (.+)", fact):
        assert targets(position, match[1]) == drawing.marked(match[2])
        return set(match[2].split())
    elif match := re.fullmatch(r"(\w+) not to (.+): (\S+)", fact):
        for place in drawing.marked(match[2]):
            refusal = position.explain(f"{match[1]} {drawing.name(place)}")
            assert refusal is not None
            assert refusal.clause == match[3]
        return set(match[2].split())
    elif match := re.fullmatch(r"(\w+) to ([^:]+)(?:: (\w+))?", fact):
        for place in drawing.marked(match[2]):
            position.push(f"{match[1]} {drawing.name(place)}")
            assert match[3] in (None, status(position))
            position.pop()
        return set(match[2].split())
    else:
        pytest.fail(f"unknown words in an example: {fact}")
    return set()
