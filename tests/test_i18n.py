"""The message catalogs: complete, alike in all languages, and right for every code that is raised."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hexapoda import i18n
from hexapoda.games.names import NAMES
from hexapoda.play.game import declaration
from hexapoda.play.outcome import ENDINGS

SOURCES = sorted(path for path in i18n.FOLDER.parent.rglob("*.py"))
ERRORS = ("HexapodaError", "OptionError", "UhpError", "Refused", "StoreError", "StoreAway", "StoreClosed")


class Variables(Visitor):
    """Collects what a message takes, and the messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


def catalog(language: str) -> dict[str, set[str]]:
    """All messages of a language with their parameters."""
    found: dict[str, Variables] = {}
    for path in sorted((i18n.FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry)
    return {name: each.names.union(*(found[other].names for other in each.references)) for name, each in found.items()}


ENGLISH = catalog("en")


def raised() -> list[tuple[str, set[str] | None, str]]:
    """Every message whose code stands literally in the sources: its id, the parameters if they too do, and where."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            where = f"{path.name}:{node.lineno}"
            literals = [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args]
            if name == "Refusal" and len(literals) > 1 and isinstance(literals[1], str):
                keys = set() if len(node.args) < 3 else literal_keys(node.args[2])
                found.append((f"refusal-{literals[1]}", keys, where))
            elif name in ERRORS and literals and isinstance(literals[0], str):
                keywords = {keyword.arg for keyword in node.keywords}
                found.append((f"error-{literals[0]}", None if None in keywords else keywords, where))
    return found


def literal_keys(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    return {key.value for key in node.keys if isinstance(key, ast.Constant)}


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_all_languages_have_the_same_messages_with_the_same_parameters(language):
    assert catalog(language) == ENGLISH


def test_every_code_that_is_raised_has_words_that_ask_only_for_what_they_are_given():
    codes = raised()
    assert {"refusal-game-over", "error-unknown-game"} <= {message for message, _, _ in codes}
    for message, params, where in codes:
        assert message in ENGLISH, f"{where}: no message {message}"
        if params is not None:
            assert ENGLISH[message] <= params, f"{where}: {message} wants {ENGLISH[message]}, gets {params}"


def test_every_message_that_the_sources_name_exists():
    kinds = ("terminal-", "command-", "drawing-", "outcome-", "error-", "refusal-", "notice-")
    kinds += ("place-line", "place-move")
    named = {
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(kinds)
        if not node.value.endswith("-") and " " not in node.value
    }
    assert "terminal-bye" in named
    assert named <= set(ENGLISH)


def test_every_end_of_a_game_and_every_seat_has_words():
    for reason in (*ENDINGS, "repetition"):
        assert f"outcome-{reason}" in ENGLISH
    for name in NAMES:
        declared = declaration(name)
        assert {f"outcome-{reason}" for reason in declared.endings if reason} <= set(ENGLISH)
        assert {f"seat-{seat}" for seat in declared.seat_names} <= set(ENGLISH)
        assert f"{name}-title" in ENGLISH
        assert {f"{name}-option-{option.name}" for option in declared.options} <= set(ENGLISH)


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "One move is legal"),
        ("en", 2, "2 moves are legal"),
        ("pl", 1, "Dozwolony jest jeden ruch"),
        ("pl", 2, "Dozwolone są 2 ruchy"),
        ("pl", 5, "Dozwolonych jest 5 ruchów"),
        ("pl", 22, "Dozwolone są 22 ruchy"),
        ("uk", 1, "Дозволено 1 хід"),
        ("uk", 2, "Дозволено 2 ходи"),
        ("uk", 5, "Дозволено 5 ходів"),
        ("uk", 21, "Дозволено 21 хід"),
    ],
)
def test_plurals_are_those_of_the_language(language, count, words):
    params = {"piece": "wA1", "count": count, "example": "wA1 wQ-"}
    assert words in i18n.text("refusal-unfinished", params, language)


@pytest.mark.parametrize(
    ("language", "one", "both"),
    [
        ("en", "White wins.", "White, Black win."),
        ("pl", "Wygrana: White.", "Wygrywają: White, Black."),
        ("uk", "Перемога: White.", "Перемогли: White, Black."),
    ],
)
def test_winners_are_one_or_several(language, one, both):
    words = [("White", 1), ("White, Black", 2)]
    told = [i18n.text("terminal-wins", {"winner": each, "count": count}, language) for each, count in words]
    assert told == [one, both]


def test_the_words_for_a_game_that_is_over():
    assert i18n.text("refusal-game-over") == "The game is over."


def test_unknown_messages_languages_and_missing_parameters_never_raise():
    assert i18n.text("no-such-message") == "no-such-message"
    assert i18n.text("no-such-message", {"x": 1}) == "no-such-message {'x': 1}"
    assert i18n.text("terminal-bye", None, "xx") == "Goodbye."
    assert i18n.text("refusal-unfinished", {}, "uk")
    assert i18n.text("refusal-unreadable", {"text": None, "more": object()})


@pytest.mark.parametrize(
    ("wanted", "chosen"), [("pl_PL.UTF-8", "pl"), ("UK", "uk"), ("en-GB", "en"), ("de", "en"), ("", "en")]
)
def test_the_language_that_is_asked_for_is_chosen(wanted, chosen, monkeypatch):
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert i18n.choose_language(wanted) == chosen


def test_without_a_wish_the_locale_chooses(monkeypatch):
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert i18n.choose_language() == "uk"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert i18n.choose_language() == "en"
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    assert i18n.choose_language() == "pl"


def test_catalogs_are_the_only_place_for_words_of_other_languages():
    for path in SOURCES:
        text = Path(path).read_text("utf-8")
        assert not any("а" <= letter <= "я" for letter in text.lower()), path
