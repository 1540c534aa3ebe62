"""The tables and words of the Ants rulebook: what they say is what the game plays by."""

import re
from typing import Any

import pytest

from hexapoda import i18n
from hexapoda.games.ants.state import CARDS
from tests.ants.positions import DATA, GAME
from tests.docs.pages import page, tables

each_language = pytest.mark.parametrize("language", i18n.LANGUAGES)

#: Where the tables stand on the page.
ANTS, CARD_TABLE, MOVES = range(3)


def catalog(name: str, language: str) -> str:
    return i18n.text(name, None, language)


@each_language
def test_A1_9_the_rulebook_has_the_numbers_of_the_ants(language: str) -> None:
    rows = tables(page("ants", language))[ANTS]
    yes, no = rows[0][-1], rows[1][-1]
    assert yes != no
    for letter, name, row in zip("WS", ("worker", "soldier"), rows, strict=True):
        numbers = DATA["ants"][name]
        mines = yes if numbers["mines"] else no
        assert [row[0], *row[2:]] == [f"`{letter}`", str(numbers["cost"]), str(numbers["strength"]), yes, mines]


@each_language
def test_A11_the_rulebook_lists_the_cards_of_the_deck(language: str) -> None:
    rows = tables(page("ants", language))[CARD_TABLE]
    assert [row[0] for row in rows] == [f"*{card[f'name_{language}']}*" for card in DATA["cards"]]
    assert [int(row[1]) for row in rows] == [card["count"] for card in DATA["cards"]]
    assert [card["id"] for card in DATA["cards"]] == list(CARDS)
    stays = [card["timing"] == "own_turn_delayed" for card in DATA["cards"]]
    assert [";" in row[2] for row in rows] == stays


@each_language
def test_A9_1_the_rulebook_has_the_prices_of_levels_and_markers(language: str) -> None:
    text = page("ants", language)
    clause = text[text.index("**A8.1**") : text.index("**A8.2**")]
    numbers = [int(number) for number in re.findall(r"\d+", clause.removeprefix("**A8.1**").split("<a ")[0])]
    prices = [DATA["ants"]["worker"]["cost"], DATA["ants"]["soldier"]["cost"]]
    assert numbers == [*prices, *DATA["levels"]["costs"], DATA["rules"]["tunnel_cost"]]


@each_language
def test_the_rulebook_writes_moves_as_the_game_reads_them(language: str) -> None:
    written = [re.findall("`([^`]+)`", row[0]) for row in tables(page("ants", language))[MOVES]]
    assert len(written) == 20
    position: Any = GAME.position("A:W@AB2, A:S@AX2").position
    for (move,) in written:
        refusal = position.explain(move)
        assert refusal is None or refusal.readable, move


@each_language
def test_the_moves_of_the_rulebook_are_what_the_game_writes(language: str) -> None:
    """The moves of the table that can be played in one of some positions are named by the game like this."""
    rows = [re.findall("`([^`]+)`", row[0])[0] for row in tables(page("ants", language))[MOVES]]
    hands = {"A": "honeydew ambush forced_march column reinforcements obstacle cave_in"}
    legal = set()
    for text, markers in (
        ("A:S@AX2, A:W+W@AB2, B:S@AB4, A:W@AX4", {}),
        ("A:W@AB1, A:S@AB2, B:W@AB4", {"AB3": "B"}),
        ("A:W@AB5", {}),
    ):
        game = GAME.position(text, players="AB", hands=hands, markers=markers, chips={"A": 9})
        legal |= {move.text for move in game.position.legal_moves}
    others = {
        "exchange honeydew",
        "emergency honeydew fury",
        "contact AB5 AB6",
        "sentries W",
        "fury W",
        "march AX4",
        "push W AB2",
    }
    assert set(rows) - legal == others
