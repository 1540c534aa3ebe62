"""The rulebooks for people: the same clauses in every language, all that refusals name, and examples that are true.

A drawing in a rulebook is a position. The comment before it, which readers of the page do not see, says what the
text claims about it:

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
"""

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import pytest

import hexapoda
from hexapoda import Position, i18n
from hexapoda.games.hive.state import KIND_COUNTS, KIND_LETTERS
from hexapoda.play.game import NAMES, declaration
from tests.hive.positions import stacks, status, targets

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path(hexapoda.__file__).parent

#: How many clauses each chapter of a game's rules has.
CHAPTERS = {"hive": {"H1": 4, "H2": 6, "H3": 6, "H4": 11, "H5": 4, "H6": 5}}

Hex = tuple[int, int]
Thing = TypeVar("Thing")

ANCHOR = re.compile(r'<a id="([^"]*)"></a>')
CLAUSE = re.compile(r"[A-Z]+\d+\.\d+")
EXAMPLE = re.compile(r"<!-- example: (\S+) (\S+)\n(.*?)-->\n```hive\n(.*?)\n```", re.DOTALL)
FENCE = re.compile(r"^```(\w+)\n(.*?)\n```$", re.DOTALL | re.MULTILINE)

each_game = pytest.mark.parametrize("game", NAMES)
each_language = pytest.mark.parametrize("language", i18n.LANGUAGES)


def rulebook(game: str, language: str) -> Path:
    return ROOT / "docs" / "rules" / language / f"{game}.md"


def page(game: str, language: str) -> str:
    return rulebook(game, language).read_text(encoding="utf-8")


def table(text: str, number: int) -> list[list[str]]:
    """The cells of a table of a page, without its head."""
    rows = [re.findall(r"[^|]+", line) for line in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)[number].splitlines()]
    return [[cell.strip() for cell in row] for row in rows[2:]]


# ── clauses ──


@each_game
@each_language
def test_the_rulebook_has_every_clause_once_and_in_order(game: str, language: str) -> None:
    clauses = [f"{chapter}.{n}" for chapter, count in CHAPTERS[game].items() for n in range(1, count + 1)]
    assert ANCHOR.findall(page(game, language)) == clauses


@each_game
@each_language
def test_an_anchor_begins_a_paragraph_with_the_number_of_the_clause(game: str, language: str) -> None:
    text = page(game, language)
    begun = re.findall(r'^\n<a id="([^"]*)"></a>\*\*\1\*\* \S', text, re.MULTILINE)
    assert begun == ANCHOR.findall(text)


@each_game
def test_every_clause_that_a_refusal_can_name_is_in_the_rulebook(game: str) -> None:
    named = {
        node.value
        for path in (SOURCES / "games" / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CLAUSE.fullmatch(node.value)
    }
    assert len(named) > 20  # a game that names hardly any clause was not searched well
    for language in i18n.LANGUAGES:
        assert named - set(ANCHOR.findall(page(game, language))) == set()


@each_game
@each_language
def test_links_lead_somewhere(game: str, language: str) -> None:
    text = page(game, language)
    for label, link in re.findall(r"\[([^\]]+)\]\(([^)]+)\)", text):
        if link.startswith("#"):
            assert link == f"#{label}"
            assert label in ANCHOR.findall(text)
        else:
            assert (rulebook(game, language).parent / link).is_file(), link


@each_game
@each_language
def test_the_rulebook_says_first_that_we_are_not_the_publisher(game: str, language: str) -> None:
    title, _, *first = page(game, language).split("\n")[:4]
    assert title.startswith("# ")
    assert "[NOTICE](../../../NOTICE)" in " ".join(first)


# ── words ──


@each_language
def test_hive_names_its_pieces_as_the_catalog_does(language: str) -> None:
    rows = {letter: (name, count.split()[0]) for letter, name, count, _ in table(page("hive", language), 0)}
    kinds = ["queen", "spider", "beetle", "grasshopper", "ant", "mosquito", "ladybug", "pillbug"]
    for kind, letter, count in zip(kinds, KIND_LETTERS, KIND_COUNTS, strict=True):
        assert kind[0].upper() == letter
        assert rows[f"`{letter}`"] == (i18n.text(f"hive-kind-{kind}", None, language), str(int(count)))
    assert len(rows) == len(kinds)


@each_language
def test_the_rulebook_names_the_options_and_the_command_that_explains(language: str) -> None:
    text = page("hive", language)
    assert f"`{i18n.text('command-why-use', None, language)}`" in text
    rows = {name: values for name, values, _ in table(text, 1)}
    options = {f"`{option.name}`": option.choices for option in declaration("hive").options}
    assert list(rows) == list(options)
    for name, choices in options.items():
        shown = re.findall(r"`([^`]+)`", rows[name])
        assert shown == ([choices[0], choices[-1]] if "…" in rows[name] else list(choices))


def test_the_glossaries_agree() -> None:
    english, polish, ukrainian = (table(page("hive", language), 2) for language in ("en", "pl", "uk"))
    terms = [(en, pl, uk) for en, pl, uk, _ in english]
    assert terms == [(en, pl, uk) for pl, en, uk, _ in polish] == [(en, pl, uk) for uk, en, pl, _ in ukrainian]


# ── drawings ──


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


@dataclass
class Example:
    """A drawing with what the text says about it."""

    clause: str
    type: str
    turn: str
    facts: list[str]
    text: str

    def drawing(self) -> Drawing:
        under = [fact.removeprefix("under ").split(": ") for fact in self.facts if fact.startswith("under ")]
        return read_drawing(self.text, {top: pieces.split() for top, pieces in under})

    def position(self) -> Position:
        drawing = self.drawing()
        pieces = [f"{name}@{q},{r}" for (q, r), stack in drawing.stacks.items() for name in stack]
        rest = [f"rest={drawing.resting}"] if drawing.resting else []
        return hexapoda.load("hive", type=self.type).position(" ".join([self.turn, *pieces, *rest]))


def examples(language: str) -> list[Example]:
    text = page("hive", language)
    found = []
    for match in EXAMPLE.finditer(text):
        clause = (["start", *ANCHOR.findall(text[: match.start()])])[-1]
        found.append(Example(clause, match[1], match[2], match[3].splitlines(), match[4]))
    return found


@each_language
def test_examples_and_drawings_are_the_same_in_every_language(language: str) -> None:
    assert examples(language) == examples("en")
    assert FENCE.findall(page("hive", language)) == FENCE.findall(page("hive", "en"))
    drawn = [text for kind, text in FENCE.findall(page("hive", language)) if kind == "hive"]
    assert drawn == [example.text for example in examples(language)]  # none without a word about it


@pytest.mark.parametrize("example", examples("en"), ids=lambda example: example.clause)
def test_what_the_rulebook_says_of_a_drawing_is_true(example: Example) -> None:
    drawing = example.drawing()
    facts = [fact for fact in example.facts if not fact.startswith("under ")]
    assert facts
    marks = set(drawing.marks.values())
    told: set[str] = marks if any(fact.endswith(" by name") for fact in facts) else set()
    for fact in facts:
        told |= check(fact, drawing, example.position())
    assert told == marks  # no mark without a word about it


def check(fact: str, drawing: Drawing, position: Position) -> set[str]:
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


@each_language
def test_H6_2_the_game_of_the_rulebook_is_read_and_written_the_same(language: str) -> None:
    lines = [text for kind, text in FENCE.findall(page("hive", language)) if kind == "gamestring"]
    assert lines
    for line in lines:
        assert hexapoda.load("hive").read(line).record(format="gamestring") == line
