"""The words of the Myrmes rulebook: what they say is what the game plays by."""

import re

import pytest

from hexapoda import i18n
from hexapoda.games.myrmes.box.read import standard
from tests.docs.pages import page, tables
from tests.myrmes.positions import at, opening

each_language = pytest.mark.parametrize("language", i18n.LANGUAGES)
BOX = standard()


def clause(text: str, number: str) -> str:
    """The words of a clause."""
    found = re.search(rf'<a id="{re.escape(number)}"></a>\*\*{re.escape(number)}\*\* (.*?)(?=\n\n)', text, re.DOTALL)
    assert found is not None
    return found[1]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"(?<![A-Z\d])\d+(?!\d|\.\d)", text)]


@each_language
def test_M14_1_the_rulebook_has_the_needs_of_winter(language: str) -> None:
    assert numbers(clause(page("myrmes", language), "M14.1"))[:3] == list(BOX.winter)


@each_language
def test_M12_1_M12_6_the_rulebook_has_the_points_of_objectives(language: str) -> None:
    text = page("myrmes", language)
    assert numbers(clause(text, "M12.1"))[1::2] == list(BOX.objective_points)
    assert numbers(clause(text, "M12.6")) == [BOX.bonus[4], BOX.bonus[3], BOX.bonus[2]]


@each_language
def test_M12_the_rulebook_names_all_objectives(language: str) -> None:
    named = set(re.findall(r"\*([a-z]+\d)\*", page("myrmes", language)))
    assert named == {each.name for each in BOX.objectives}


@each_language
def test_M2_8_the_rulebook_has_the_points_of_pheromones(language: str) -> None:
    points = dict(zip(*[iter(numbers(clause(page("myrmes", language), "M2.8")))] * 2, strict=True))
    assert points == {kind.size: kind.points for kind in BOX.tiles[:7]}


@each_language
def test_the_rulebook_writes_moves_as_the_game_reads_them(language: str) -> None:
    rows = [re.findall("`([^`]+)`", row[0])[0] for row in tables(page("myrmes", language))[0]]
    assert len(rows) == 20
    for move in rows:
        for position in (opening(4), at("garden", worker="2,12", points=2), at("atelier", red_placed="0,0,0,2")):
            refusal = position.explain(move)
            assert refusal is None or refusal.readable, move
