"""The terms of an evaluation: what a judgement is made of, in words."""

import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.bots import RandomBot
from hexapoda.bots.terms import REST, terms
from hexapoda.bots.weights import defaults, estimates
from hexapoda.games.names import NAMES
from hexapoda.play.game import declaration
from tests.bots.positions import SMALL, position


@pytest.mark.parametrize("game", NAMES)
def test_terms_are_made_of_weights_that_exist_each_once(game: str) -> None:
    weights = [each for parts in declaration(game).terms.values() for each in parts]
    assert weights
    assert len(set(weights)) == len(weights)
    assert set(weights) <= {name.partition(".")[0] for name in defaults(declaration(game))}


@pytest.mark.parametrize("game", NAMES)
def test_every_term_has_words_in_every_language(game: str) -> None:
    here = hexapoda.load(game).start(seed=1)
    found = terms(here)
    assert {each.name for each in found} == {*declaration(game).terms, REST}
    for language in i18n.LANGUAGES:
        words = [each.text(language) for each in found]
        assert len(set(words)) == len(words)
        assert not any("term" in each for each in words)


@pytest.mark.parametrize("game", NAMES)
def test_terms_are_a_number_for_each_seat_and_leave_the_position_as_it_was(game: str) -> None:
    here, player = hexapoda.load(game).start(seed=3), RandomBot(3)
    for _ in range(30):
        here.push(player.choose(here))
    before = here.setup(), estimates(here).tolist()
    found = terms(here)
    assert all(len(each.values) == here.seats and max(map(abs, each.values)) <= 2 for each in found)
    sizes = [max(map(abs, each.values)) for each in found]
    assert sizes == sorted(sizes, reverse=True)
    assert any(sizes)
    assert (here.setup(), estimates(here).tolist()) == before


def test_where_an_evaluation_is_a_sum_its_terms_add_up() -> None:
    here = position(SMALL[0])
    assert sum(each.values[0] for each in terms(here)) == pytest.approx(estimates(here)[0])


def test_H5_1_a_queen_that_is_surrounded_more_is_in_more_danger() -> None:
    here = hexapoda.load("hive").start()
    for move in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-"):
        here.push(move)
    before = {each.name: each.values for each in terms(here)}["queen"]
    here.push("wA1 bQ/")
    after = {each.name: each.values for each in terms(here)}["queen"]
    assert after[0] > before[0]
    assert after[1] < before[1]
