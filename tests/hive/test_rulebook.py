"""Hive's rulebook for people, beyond what all rulebooks have."""

import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.games.hive.state import KIND_COUNTS, KIND_LETTERS
from tests.docs.pages import fences, page, tables

each_language = pytest.mark.parametrize("language", i18n.LANGUAGES)


@each_language
def test_hive_names_its_pieces_as_the_catalog_does(language: str) -> None:
    rows = {letter: (name, count.split()[0]) for letter, name, count, _ in tables(page("hive", language))[0]}
    kinds = ["queen", "spider", "beetle", "grasshopper", "ant", "mosquito", "ladybug", "pillbug"]
    for kind, letter, count in zip(kinds, KIND_LETTERS, KIND_COUNTS, strict=True):
        assert kind[0].upper() == letter
        assert rows[f"`{letter}`"] == (i18n.text(f"hive-kind-{kind}", None, language), str(int(count)))
    assert len(rows) == len(kinds)


@each_language
def test_H6_2_the_game_of_the_rulebook_is_read_and_written_the_same(language: str) -> None:
    lines = fences(page("hive", language), "gamestring")
    assert lines
    for line in lines:
        assert hexapoda.load("hive").read(line).record(format="gamestring") == line
