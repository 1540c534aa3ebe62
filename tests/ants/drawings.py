"""The drawings of the Ants rulebook: some cells of the board, the whole board, and what the text claims about them.

A fence `ants` shows some cells, each with its name, and below it who stands there:

     AB2    AB3    AB4        names
    [aWS]──[ ● ]──[bS ]       a worker and a soldier of A; a mark; a soldier of B. Lines are links, ══ a tunnel
             o     tb         what else lies there: o a chip, tb a tunnel marker of B, ## an obstacle

A fence `board` shows all cells where they lie. The comment before a drawing says what the text claims:

    <!-- example:
    also: players AB; scenario pyramids; chips A 2; hand A fury column; laid B sentries
                                                what the drawing does not show
    turn B                                      whose turn it is; else it is A's
    step W AB2 only to ●                        these are all the steps of an ant (marks or names of cells)
    step W AB2 not to AB4: A1.19                illegal, by this clause
    hire W: AB1 AX1                             the cells where such an ant may be hired
    tunnel: AB3 AB5                             the cells where a marker may be put
    tunnel not: AB4 AB6: A7.2                   illegal, by this clause
    card ambush: S AB2 W AB4; …                 these are all the choices of a card
    card ambush not: W DA6 S DA4: A11.7         illegal, by this clause
    play step W AB2-AB3, pass: AB3 aW, AB2 empty       these moves lead there
    play build: A wins                          and these to the end of the game
    with hand B fury; scenario classic: …       the same drawing with other things that it does not show
    names                                       a board: all cells and anthills of the data, each in its place
    -->

Everything is asked of both implementations of the rules, the reference and the game; clauses are those that the game
names when it refuses.
"""

import re
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from tests.ants.positions import DATA, IMPLEMENTATIONS, Rules, beginning, play
from tests.docs.pages import Example

#: The fences that hold drawings.
FENCES = ("ants", "board")

CELLS = {cell["id"]: cell for cell in DATA["cells"]}
LINKS = {frozenset(link) for link in DATA["graph"]["links"]}
CELL = re.compile(r"\b(?:[A-D]{2}\d|[A-D]X\d|X[A-D])\b")
ANTS = re.compile(r"([a-d])([WS]{1,2})")


@dataclass(frozen=True)
class Drawing:
    """Some cells: who stands there, the marks, and what else lies there; and what is not drawn."""

    drawn: list[str] = field(default_factory=list)
    ants: dict[str, str] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)
    signs: dict[str, str] = field(default_factory=dict)
    tunnels: list[frozenset[str]] = field(default_factory=list)
    turn: str = "A"
    players: str = "ABCD"
    scenario: str = "classic"
    chips: dict[str, int] = field(default_factory=dict)
    hands: dict[str, str] = field(default_factory=dict)
    laid: dict[str, str] = field(default_factory=dict)

    def also(self, settings: str) -> "Drawing":
        """The same drawing with something that it does not show: "chips A 2; hand B fury"."""
        changed = self
        for setting in settings.split("; "):
            word, *rest = setting.split(" ")
            if word in ("players", "scenario", "turn"):
                changed = replace(changed, **{word: rest[0]})
            elif word == "chips":
                changed = replace(changed, chips={**changed.chips, rest[0]: int(rest[1])})
            elif word == "laid":
                changed = replace(changed, laid={**changed.laid, rest[0]: " ".join(rest[1:])})
            else:
                assert word == "hand", f"unknown: {setting}"
                changed = replace(changed, hands={**changed.hands, rest[0]: " ".join(rest[1:])})
        return changed

    def cells(self, words: str) -> set[str]:
        """The cells that words name, each by its name or by its mark; every mark is somewhere."""
        found: set[str] = set()
        for word in words.split():
            marked = {word} if CELL.fullmatch(word) else {cell for cell, mark in self.marks.items() if mark == word}
            assert marked, f"no {word} in the drawing"
            found |= marked
        return found

    def position(self, rules: Rules) -> Any:
        """The position in the third phase of somebody's turn."""
        pieces = [f"{ants[0].upper()}:{'+'.join(ants[1:])}@{cell}" for cell, ants in self.ants.items()]
        return rules.position(
            ", ".join(pieces),
            self.turn,
            self.players,
            self.scenario,
            chips=dict(self.chips),
            hands=dict(self.hands),
            laid=dict(self.laid),
            board_chips=[cell for cell, sign in self.signs.items() if sign == "o"],
            markers={cell: sign[1].upper() for cell, sign in self.signs.items() if sign[0] == "t"},
            obstacles={cell: "B" for cell, sign in self.signs.items() if sign == "##"},
        )


# ── reading drawings ──


def read_drawing(text: str) -> Drawing:
    """Read a drawing of some cells: a line of names, a line of boxes, and maybe a line of signs."""
    drawing = Drawing()
    lines = [*text.split("\n"), ""]
    for at, line in enumerate(lines):
        names = [(match[0], match.start()) for match in CELL.finditer(line)]
        if not names or "[" in line:
            continue
        boxes = lines[at + 1]
        below = lines[at + 2] if "[" not in lines[at + 2] and not CELL.search(lines[at + 2]) else ""
        assert boxes.count("[") == len(names), boxes
        for number, (name, column) in enumerate(names):
            assert name in CELLS, f"{name} is no cell"
            drawing.drawn.append(name)
            box = boxes[column - 1 : column + 4]
            assert (box[0], box[-1]) == ("[", "]"), f"the box of {name}"
            read_box(drawing, name, box[1:-1].strip())
            if sign := below[max(0, column - 1) : column + 4].strip():
                assert re.fullmatch(r"o|t[a-d]|##", sign), sign
                assert drawing.signs.setdefault(name, sign) == sign
            if number:
                before, start = names[number - 1]
                read_link(drawing, before, name, boxes[start + 4 : column - 1])
    for ends in drawing.tunnels:
        assert len({drawing.signs[end] for end in ends}) == 1, "the markers of a tunnel"
    return drawing


def read_box(drawing: Drawing, cell: str, inside: str) -> None:
    if ANTS.fullmatch(inside):
        assert drawing.ants.setdefault(cell, inside) == inside
    elif inside:
        assert len(inside) == 1, inside
        drawing.marks[cell] = inside


def read_link(drawing: Drawing, one: str, other: str, line: str) -> None:
    if line.strip() == "══":
        drawing.tunnels.append(frozenset((one, other)))
    else:
        assert (line.strip() == "──") == (frozenset((one, other)) in LINKS), f"{one} and {other}"


def read_board(text: str) -> dict[str, tuple[int, int]]:
    """Where the names of cells and anthills stand on a drawing of the whole board: column and line."""
    found: dict[str, tuple[int, int]] = {}
    for row, line in enumerate(text.split("\n")):
        for match in re.finditer(r"\((\w)\)|\w+", line):
            name = match[1] or match[0]
            assert name not in found, name
            found[name] = match.start(), row
    return found


# ── checking what is said ──


def drawing_of(example: Example) -> tuple[Drawing, list[str]]:
    """The drawing of an example with what it does not show, and what the text claims about it."""
    drawing, facts = read_drawing(example.text), []
    for fact in example.facts:
        if fact.startswith("also: "):
            drawing = drawing.also(fact.removeprefix("also: "))
        elif fact.startswith("turn "):
            drawing = drawing.also(fact)
        else:
            facts.append(fact)
    assert facts
    return drawing, facts


def check(example: Example) -> None:
    """Check everything that an example claims."""
    assert example.facts
    if example.fence == "board":
        assert example.facts == ("names",)
        check_board(read_board(example.text))
        return
    drawing, facts = drawing_of(example)
    for rules in IMPLEMENTATIONS:
        for fact in facts:
            check_fact(fact, drawing, rules)
    told = {word for fact in facts for word in re.findall(r"[^\s:,]+", fact)}
    assert all(cell in told or mark in told for cell, mark in drawing.marks.items())  # no mark without a word about it


def check_board(places: dict[str, tuple[int, int]]) -> None:
    """Every cell and anthill is drawn, and lies left, right, above and below the others as the data says."""
    data = {each["id"]: (each["x"], each["y"]) for each in (*DATA["cells"], *DATA["anthills"])}
    assert places.keys() == data.keys()
    for one, (x, y) in data.items():
        for other, (other_x, other_y) in data.items():
            assert x >= other_x or places[one][0] <= places[other][0], f"{one} and {other}"
            assert y >= other_y or places[one][1] <= places[other][1], f"{one} and {other}"


def check_fact(fact: str, drawing: Drawing, rules: Rules) -> None:
    """Check a line of an example's comment."""
    if match := re.fullmatch(r"with ([^:]+): (.+)", fact):
        check_fact(match[2], drawing.also(match[1]), rules)
        return
    position = drawing.position(rules)
    if match := re.fullmatch(r"play ([^:]+): (.+)", fact):
        play(position, *match[1].split(", "))
        for result in match[2].split(", "):
            check_result(result, position)
    elif match := re.fullmatch(r"(step \w \w+) only to (.+)", fact):
        assert beginning(position, match[1]) == drawing.cells(match[2])
    elif match := re.fullmatch(r"(step \w \w+) not to ([^:]+): (\S+)", fact):
        for cell in drawing.cells(match[2]):
            assert_refused(position, rules, f"{match[1]}-{cell}", match[3])
    elif match := re.fullmatch(r"hire (\w): (.+)", fact):
        assert {where.split()[0] for where in beginning(position, f"hire {match[1]}")} == drawing.cells(match[2])
    elif match := re.fullmatch(r"tunnel: (.+)", fact):
        assert beginning(position, "tunnel") == drawing.cells(match[1])
    elif match := re.fullmatch(r"tunnel not: ([^:]+): (\S+)", fact):
        for cell in drawing.cells(match[1]):
            assert_refused(position, rules, f"tunnel {cell}", match[2])
    elif match := re.fullmatch(r"card (\w+): (.+)", fact):
        assert beginning(position, f"card {match[1]}") == set(match[2].split("; "))
    elif match := re.fullmatch(r"card (\w+) not: ([^:]+): (\S+)", fact):
        assert_refused(position, rules, f"card {match[1]} {match[2]}", match[3])
    else:
        pytest.fail(f"unknown words in an example: {fact}")


def check_result(result: str, position: Any) -> None:
    """What a move has led to: "AB3 aWS", "AB2 empty" or "A wins"."""
    if match := re.fullmatch(r"(\w) wins", result):
        assert position.winners == [match[1]]
        return
    cell, thing = result.split(" ")
    there = [ant for ant in position.standing() if ant.endswith(f":{cell}")]
    found = there[0][0].lower() + "".join(sorted((ant[2] for ant in there), reverse=True)) if there else "empty"
    assert found == thing, result


def assert_refused(position: Any, rules: Rules, move: str, clause: str) -> None:
    """A move is illegal, and the game names the clause; the reference has no words."""
    assert tuple(re.split("[ -]", move)) not in position.options()
    if rules.name == "game":
        refusal = position.position.explain(move)
        assert refusal is not None, move
        assert refusal.clause == clause, f"{move}: {refusal.clause}, not {clause}"
