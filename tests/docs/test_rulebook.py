"""The rulebooks for people: the same clauses in every language, all that refusals name, and examples that are true.

A drawing in a rulebook is a position. The comment before it, which readers of the page do not see, says what the
text claims about it, in words that each game has for itself: see the modules in `DRAWINGS`.
"""

import ast
import re
from pathlib import Path
from types import ModuleType

import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.games.hive.state import KIND_COUNTS, KIND_LETTERS
from hexapoda.play.game import NAMES, declaration
from tests.docs import ants_drawings, hive_drawings, myrmes_drawings, termites_drawings
from tests.docs.pages import ANCHOR, FENCE, Example, examples, fences, page, rulebook, tables

SOURCES = Path(hexapoda.__file__).parent

#: How many clauses each chapter of a game's rules has.
CHAPTERS = {
    "hive": {"H1": 4, "H2": 6, "H3": 6, "H4": 11, "H5": 4, "H6": 5},
    "termites": {f"T{n}": count for n, count in enumerate((14, 2, 8, 11, 7, 10, 16, 12, 9, 6, 10), start=1)},
    "ants": {f"A{n}": count for n, count in enumerate((20, 7, 8, 4, 11, 8, 9, 7, 3, 14, 11, 8, 4), start=1)},
    "myrmes": {
        f"M{n}": count for n, count in enumerate((5, 13, 9, 8, 16, 10, 10, 21, 17, 8, 10, 18, 6, 7, 3), start=1)
    },
}
#: What reads and checks the drawings of a game.
DRAWINGS: dict[str, ModuleType] = {
    "hive": hive_drawings,
    "termites": termites_drawings,
    "ants": ants_drawings,
    "myrmes": myrmes_drawings,
}

CLAUSE = re.compile(r"[A-Z]+\d+\.\d+")

each_game = pytest.mark.parametrize("game", CHAPTERS)
each_playable_game = pytest.mark.parametrize("game", NAMES)
each_language = pytest.mark.parametrize("language", i18n.LANGUAGES)


def test_every_game_has_a_rulebook() -> None:
    assert set(NAMES) <= set(CHAPTERS) == set(DRAWINGS)


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


@each_playable_game
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
    rows = {letter: (name, count.split()[0]) for letter, name, count, _ in tables(page("hive", language))[0]}
    kinds = ["queen", "spider", "beetle", "grasshopper", "ant", "mosquito", "ladybug", "pillbug"]
    for kind, letter, count in zip(kinds, KIND_LETTERS, KIND_COUNTS, strict=True):
        assert kind[0].upper() == letter
        assert rows[f"`{letter}`"] == (i18n.text(f"hive-kind-{kind}", None, language), str(int(count)))
    assert len(rows) == len(kinds)


@each_game
@each_language
def test_the_rulebook_names_the_command_that_explains(game: str, language: str) -> None:
    assert f"`{i18n.text('command-why-use', None, language)}`" in page(game, language)


@each_playable_game
@each_language
def test_one_table_of_the_rulebook_lists_the_options(game: str, language: str) -> None:
    options = {f"`{option.name}`": option for option in declaration(game).options}
    listed = next(table for table in tables(page(game, language)) if table[0][0] in options)
    assert [name for name, _, _ in listed] == list(options)
    for name, values, _ in listed:
        choices = options[name].choices
        shown = re.findall(r"`([^`]+)`", values)
        if choices:
            assert shown == [str(choice) for choice in ([choices[0], choices[-1]] if "…" in values else choices)]
        else:
            assert str(options[name].default) in shown


@each_game
def test_the_glossaries_agree(game: str) -> None:
    english, polish, ukrainian = (tables(page(game, language))[-1] for language in ("en", "pl", "uk"))
    terms = [(en, pl, uk) for en, pl, uk, _ in english]
    assert terms == [(en, pl, uk) for pl, en, uk, _ in polish] == [(en, pl, uk) for uk, en, pl, _ in ukrainian]


# ── drawings ──


@each_game
@each_language
def test_examples_and_drawings_are_the_same_in_every_language(game: str, language: str) -> None:
    assert examples(game, language) == examples(game, "en")
    assert FENCE.findall(page(game, language)) == FENCE.findall(page(game, "en"))
    drawn = [(kind, text) for kind, text in FENCE.findall(page(game, language)) if kind in DRAWINGS[game].FENCES]
    assert drawn == [(example.fence, example.text) for example in examples(game, language)]  # none without a word


@pytest.mark.parametrize(
    ("game", "example"),
    [(game, example) for game in CHAPTERS for example in examples(game, "en")],
    ids=lambda value: value.clause if isinstance(value, Example) else value,
)
def test_what_the_rulebook_says_of_a_drawing_is_true(game: str, example: Example) -> None:
    DRAWINGS[game].check(example)


@each_language
def test_H6_2_the_game_of_the_rulebook_is_read_and_written_the_same(language: str) -> None:
    lines = fences(page("hive", language), "gamestring")
    assert lines
    for line in lines:
        assert hexapoda.load("hive").read(line).record(format="gamestring") == line
