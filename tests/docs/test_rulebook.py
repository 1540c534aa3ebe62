"""The rulebooks for people: the same clauses in every language, all that refusals name, and examples that are true.

A drawing in a rulebook is a position. The comment before it, which readers of the page do not see, says what the
text claims about it, in words that each game has for itself: see `tests/NAME/drawings.py`.
"""

import ast
import re
from pathlib import Path

import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.games.names import NAMES
from hexapoda.play.game import declaration
from tests.docs.pages import ANCHOR, FENCE, Example, examples, page, rulebook, tables
from tests.games import CASES, module

SOURCES = Path(hexapoda.__file__).parent

CLAUSE = re.compile(r"[A-Z]+\d+\.\d+")

each_game = pytest.mark.parametrize("game", NAMES)
each_language = pytest.mark.parametrize("language", i18n.LANGUAGES)


# ── clauses ──


@each_game
@each_language
def test_the_rulebook_has_every_clause_once_and_in_order(game: str, language: str) -> None:
    clauses = [f"{chapter}.{n}" for chapter, count in CASES[game].chapters.items() for n in range(1, count + 1)]
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


@each_game
@each_language
def test_the_rulebook_names_the_command_that_explains(game: str, language: str) -> None:
    assert f"`{i18n.text('command-why-use', None, language)}`" in page(game, language)


@each_game
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
    drawn = [
        (kind, text) for kind, text in FENCE.findall(page(game, language)) if kind in module(game, "drawings").FENCES
    ]
    assert drawn == [(example.fence, example.text) for example in examples(game, language)]  # none without a word


@pytest.mark.parametrize(
    ("game", "example"),
    [(game, example) for game in NAMES for example in examples(game, "en")],
    ids=lambda value: value.clause if isinstance(value, Example) else value,
)
def test_what_the_rulebook_says_of_a_drawing_is_true(game: str, example: Example) -> None:
    module(game, "drawings").check(example)
