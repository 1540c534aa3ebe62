"""The tables and words of the Termites rulebook: what they say is what the game plays by."""

import re
import tomllib
from collections import Counter

import pytest

import hexapoda
from hexapoda import i18n
from tests.docs.pages import examples, fences, page, tables
from tests.termites.components import CASTES, colony_tokens, entry_costs
from tests.termites.drawings import read_drawing
from tests.termites.positions import COLONIES, DATA, GAME, RED
from tests.termites.real import map_word

each_language = pytest.mark.parametrize("language", i18n.LANGUAGES)

#: Where the tables stand on the page.
TOKENS, CASTE_TABLE, TERRAIN_TABLE = range(3)


@each_language
def test_T1_9_the_rulebook_lists_the_tokens_of_each_colony(language: str) -> None:
    rows = tables(page("termites", language))[TOKENS]
    assert len(rows) == len(COLONIES)
    for colony, (_, *cells) in zip(COLONIES, rows, strict=True):
        listed: Counter[str] = Counter()
        for count, kind in re.findall(r"(?:(\d+) × )?([WSPF]\d)", ", ".join(cells)):
            listed[kind] += int(count or 1)
        assert listed == Counter(colony_tokens(DATA, colony))
        assert [set(re.findall(r"[WSPF]", cell)) for cell in cells] == [{letter} for letter in CASTES]


@each_language
def test_T2_1_the_rulebook_has_the_numbers_of_the_castes(language: str) -> None:
    rows = tables(page("termites", language))[CASTE_TABLE]
    for (letter, caste), row in zip(CASTES.items(), rows, strict=True):
        numbers = DATA["castes"][caste]
        assert [row[0], *row[2:4]] == [f"`{letter}`", str(numbers["movement"]), str(numbers["strength_per_termite"])]


@each_language
def test_the_rulebook_names_castes_and_terrain_as_the_catalog_does(language: str) -> None:
    text = page("termites", language)
    castes = [i18n.text(f"termites-draw-caste-{caste}", None, language) for caste in CASTES.values()]
    ground = [i18n.text(f"termites-draw-ground-{kind}", None, language) for kind in ("water", "vegetation", "stones")]
    assert [row[1] for row in tables(text)[CASTE_TABLE]] == castes
    assert [row[1] for row in tables(text)[TERRAIN_TABLE]][1:] == ground
    glossary = [row[0] for row in tables(text)[-1]]
    assert set(castes) <= set(glossary)


@each_language
def test_T3_1_the_rulebook_has_the_costs_of_terrain(language: str) -> None:
    rows = tables(page("termites", language))[TERRAIN_TABLE]
    costs = {key: "–" if cost is None else str(cost) for key, cost in entry_costs(DATA).items()}
    for terrain, (_, _, worker, soldier_and_spitter, flyer, _) in zip(DATA["terrain"], rows, strict=True):
        assert costs["S", terrain] == costs["P", terrain]
        assert [worker, soldier_and_spitter, flyer] == [costs[letter, terrain] for letter in "WSF"]


@each_language
def test_the_rulebook_writes_moves_as_the_game_reads_them(language: str) -> None:
    example = next(example for example in examples("termites", language) if "F8xF6 from F7: destroy" in example.facts)
    position = read_drawing(example.text).position(GAME, RED).position
    moves = next(table for table in tables(page("termites", language)) if table[0][0].startswith("`neutral"))
    written = [re.findall("`([^`]+)`", row[0]) for row in moves]
    assert len(written) == 14
    for (move,) in written:
        refusal = position.explain(move)
        assert refusal is None or refusal.readable, move
    position.push("F8xF6")
    assert [f"`{move.text}`" for move in position.legal_moves] == ["`F8xF6 from E6`", "`F8xF6 from F7`"]
    assert all(f"`{move.text}`" in page("termites", language) for move in position.legal_moves)


@each_language
def test_T11_10_the_map_file_of_the_rulebook_is_a_legal_map(language: str) -> None:
    (text,) = fences(page("termites", language), "toml")
    found = tomllib.loads(text)
    assert set(found) == {"neutral_mounds", "water", "vegetation", "stones"}
    assert hexapoda.load("termites", map=map_word(found)).options["map"] == map_word(found)
