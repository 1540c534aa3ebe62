"""Decisions and draws of Termites as sentences: their codes and parameters, and what a seat may know of them (T12)."""

import re
from typing import Any

import pytest

import hexapoda
from hexapoda import i18n
from hexapoda.games.termites.notation import phrases
from tests.termites.positions import GAME
from tests.termites.refusals import BUILT, CAPTURE, PLAIN, PUSHED, TE24, WATER_WORLD, at, building, setting_up
from tests.termites.walks import OPTIONS, walk

SPECTATOR = None
ALL_SEATS = -1
FLYER_PUSHED = at(PUSHED, "F5xF6 from F5", flyer_push_kills=True)


@pytest.mark.parametrize(
    ("where", "text", "words"),
    [
        (building(), "neutral F6", "places a neutral mound on F6"),
        (building(BUILT), "tile stones/vegetation K6", "lays a tile on K6: stones"),
        (setting_up(), "mound 8 C4", "places a mound of 8 on C4"),
        (at(PLAIN, hands=True), "place W2", "takes 2 workers"),
        (at(PLAIN, "place W2", hands=True), "place W2 F5", "places 2 workers on F5"),
        (at(PLAIN), "stay", "moves nothing"),
        (at(PLAIN), "F4", "chooses the unit on F4"),
        (at(PLAIN, "F4"), "F4-F5", "moves F4 to F5"),
        (at(TE24, "F5"), "F5xF6", "attacks F6 with F5"),
        (at(TE24, "F5xF6"), "F5xF6 from E5", "attacks F6 with F5 from E5"),
        (at(TE24, "F5xF6 from E5"), "F5xF6 from E5 retreat F7", "drives the unit on F6 back to F7"),
        (FLYER_PUSHED, "F5xF6 from F5 destroy", "pushes the flyer on F6 into the vegetation"),
        (at(CAPTURE, "F5xF6"), "new mound 9", "puts up a mound of 9 in its place"),
    ],
)
def test_T13_every_decision_is_a_sentence(where, text, words) -> None:
    position = where()
    position.push(text)
    assert position.phrase(position.ply - 1).words() == words


def test_T5_6_a_kept_hand_is_a_sentence() -> None:
    position = GAME.position(WATER_WORLD, hands=[["P1"], ["W2"]]).position
    position.push("keep")
    assert position.phrase(0).words() == "can’t place any token"


def test_T8_an_attack_says_all_that_a_page_draws_of_it() -> None:
    position = at(TE24)()
    position.push("F5xF6 from E5 retreat F7")
    assert position.move_view(3)["phrase"] == {
        "code": "termites-say-retreat",
        "params": {"unit": "F5", "hex": "F6", "from": "E5", "to": "F7"},
    }
    position = at(CAPTURE)()
    position.push(("F5", "F6", "9"))
    assert position.move_view(2)["phrase"]["params"] == {"value": 9, "unit": "F5", "hex": "F6"}


def test_T12_a_drawn_token_is_named_to_its_owner_alone() -> None:
    position = hexapoda.load("termites", colonies="blue,red").start(
        seed=1, chance_text="first 1; hand 1 W1 W2 S1; hand 2 W1 S1 F1"
    )
    for text in ("mound 8 C4", "mound 8 C6", "mound 5 I3", "mound 5 I5"):
        position.push(text)
    position.push("place W1 E4", chance_text="draws P2")
    last = position.ply - 1
    said = {seat: position.brought(last, seat) for seat in (0, 1, SPECTATOR, ALL_SEATS)}
    assert said[0] is not None
    assert said[1] is not None
    assert (said[0].words(), said[1].words()) == ("draws 2 spitters", "draws a token")
    assert (said[SPECTATOR], said[ALL_SEATS]) == (said[1], said[0])
    assert position.brought(last - 1, 0) is None


def test_T4_6_first_hands_are_told_to_their_owners() -> None:
    position = hexapoda.load("termites", colonies="blue,red").start(
        seed=1, chance_text="first 1; hand 1 W1 W2 S1; hand 2 W1 S1 F1"
    )
    own = phrases.brought(None, None, position.state, 0)
    assert own is not None
    assert own.words() == "all players draw their hands; yours: 1 worker, 2 workers, 1 soldier"
    assert own.words("pl").endswith("1 robotnica, 2 robotnice, 1 żołnierz")
    for seat in (SPECTATOR, ALL_SEATS):
        other = phrases.brought(None, None, position.state, seat)
        assert other is not None
        assert other.words() == "all players draw their hands"


@pytest.mark.parametrize("options", [OPTIONS[0], {"players": 3, "map": "build", "tiles": 4}], ids=str)
def test_all_sentences_of_a_game_have_words_in_all_languages(options: dict[str, Any]) -> None:
    *_, position = walk(options, "phrases")
    for ply in range(position.ply):
        drawn = position.brought(ply, 0)
        assert (drawn is None) == (not position.move_view(ply)["chance"])
        for language in i18n.LANGUAGES:
            for said in (position.phrase(ply, 0), drawn):
                assert said is None or not re.search(r"termites-|[{$]", said.words(language))
