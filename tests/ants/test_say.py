"""Decisions in words: sentences of the catalog with all that a page shows of them."""

import random

import pytest

import hexapoda
from hexapoda import Position
from hexapoda.games.ants.box import SHELF
from hexapoda.i18n import LANGUAGES
from tests.ants.lines import after, at
from tests.ants.positions import DATA
from tests.ants.refusals import named


def said(position: Position, text: str) -> str:
    """What a legal decision is in English."""
    return position.parse(text).phrase().words()


@pytest.mark.parametrize(
    ("line", "text", "words"),
    [
        ("asked=exchange A-hand=fury*4", "keep", "keeps the hand"),
        ("asked=exchange A-hand=fury*4", "exchange fury", "exchanges Ant Fury"),
        ("A-chips=5", "build", "builds a level"),
        ("A-chips=5", "hire W AB1", "hires a worker on AB1"),
        ("A=W@AB1 A-chips=5", "hire S AB1 push", "hires a soldier on AB1 and pushes an ant forward"),
        ("A=S@AX2", "step S AX2-AX3", "soldier from AX2 to AX3"),
        ("A=W@AX3 A-chips=1", "tunnel AX3", "puts a tunnel marker on AX3"),
        ("A-hand=fury,honeydew", "emergency fury honeydew", "discards Ant Fury and Honeydew for a chip"),
        (
            "A=S@AB2 A-hand=ambush B=W@AB4",
            "card ambush S AB2 W AB4",
            "Ambush: the soldier on AB2 removes the worker on AB4",
        ),
        ("A=W@AB2 A-hand=forced_march", "card forced_march W AB2-AB3", "Forced March: worker from AB2 to AB3"),
        ("A=W*2@AX2 A-hand=column", "card column AX2-AX3", "Tight Column: both ants from AX2 to AX3"),
        ("A-chips=1 A-hand=reinforcements", "card reinforcements W AB1", "Reinforcements: hires a worker on AB1"),
        ("A-hand=honeydew", "card honeydew", "plays Honeydew"),
        ("A-hand=obstacle", "card obstacle AB3", "plays Obstacle on AB3"),
        ("A-hand=cave_in B-markers=BX3", "card cave_in BX3", "plays Cave-in on BX3"),
        ("A=W@AB2", "end", "ends the turn"),
    ],
)
def test_what_is_done_in_words(line: str, text: str, words: str) -> None:
    assert said(at(line), text) == words


def test_A10_7_the_result_of_a_battle_is_told_with_what_ended_it() -> None:
    fought = said(at("A=S@AB2 B=W@AB4"), "step S AB2-AB3")
    assert fought == "soldier from AB2 to AB3; battle: B loses a worker"
    both = said(at("A=S@AB2 B=S@AB4"), "step S AB2-AB3")
    assert both == "soldier from AB2 to AB3; battle: A loses a soldier, B loses a soldier"


@pytest.mark.parametrize(
    ("where", "text", "words"),
    [
        ("CONTACT", "contact AB5 AB6", "fights AB6 first; battle: A loses a soldier, C loses a soldier"),
        ("SENTRIES", "sentries S", "the sentries help a soldier"),
        ("SENTRIES", "decline", "does not use the sentries"),
        ("BATTLE", "fury W", "plays Ant Fury on a worker"),
        ("BATTLE", "pass", "plays no fury"),
        ("MARCH", "march AB3", "marches on to AB3"),
        ("MARCH", "stop", "makes no second step"),
        ("PUSH", "push S AB2", "the soldier on AB2 makes room and moves forward"),
    ],
)
def test_answers_in_words(where: str, text: str, words: str) -> None:
    assert said(named(where), text) == words


def test_what_a_page_draws_of_a_decision_is_in_its_parameters() -> None:
    march = after(at("A=W@AB1 A-hand=forced_march"), "card forced_march W AB1-AB2")
    assert march.view(None)["last"]["phrase"] == {
        "code": "ants-say-by-card",
        "params": {
            "card": {"code": "ants-card", "params": {"card": "forced_march"}},
            "which": "forced_march",
            "done": {"code": "ants-say-step", "params": {"from": "AB1", "kind": "W", "to": "AB2"}},
        },
    }
    assert march.parse("march AB3").phrase().params == {"from": "AB2", "to": "AB3"}
    chain = at("A=W@AB1,W*2@AB2 A-chips=1").parse("hire W AB1 push").phrase().params
    assert chain == {"kind": "W", "cell": "AB1", "pushed": "W", "path": ("AB1", "AB2", "AB3")}


def test_A14_who_draws_is_told_the_cards_and_others_how_many() -> None:
    position = at("asked=exchange A-hand=fury*4 B-hand=fury")
    position.push("exchange fury", chance_text="draws honeydew")
    for seat, words in ((0, "draws Honeydew"), (-1, "draws Honeydew"), (1, "draws a card"), (None, "draws a card")):
        brought = position.brought(0, seat)
        assert brought is not None
        assert brought.words() == words
    position.push("end", chance_text="draws honeydew honeydew column")
    for seat, words in ((1, "draws Honeydew, Honeydew, Tight Column"), (0, "draws 3 cards")):
        brought = position.brought(1, seat)
        assert brought is not None
        assert brought.words() == f"the next player {words}"
    assert position.brought(1, 0) == position.brought(1, None)
    position.push("keep")
    assert position.brought(2) is None


def test_a_box_that_renames_a_card_is_heard() -> None:
    renamed = [
        {**card, "name_en": "Sugar", "name_pl": "Cukier", "name_uk": "Цукор"} if card["id"] == "honeydew" else card
        for card in DATA["cards"]
    ]
    position = at("A-hand=honeydew,sentries", data=SHELF.word_of(SHELF.read({**DATA, "cards": renamed}, "")))
    phrase = position.parse("card honeydew").phrase()
    assert [phrase.words(language) for language in LANGUAGES] == [
        "plays Sugar",
        "zagrywa kartę Cukier",
        "розігрує карту «Цукор»",
    ]
    assert phrase.json()["params"]["card"] == {"en": "Sugar", "pl": "Cukier", "uk": "Цукор"}
    assert position.parse("card sentries").phrase().words("pl") == "zagrywa kartę Wartownicy"


def test_every_decision_of_a_game_is_a_sentence_in_all_languages() -> None:
    rng = random.Random(1)
    position = hexapoda.load("ants", players=3).start(seed=1)
    while position.actor is not None and position.ply < 200:
        for move in position.legal_moves:
            for language in LANGUAGES:
                words = move.phrase().words(language)
                assert words
                assert not words.startswith("ants-")
                assert "{" not in words
        position.push_id(rng.choice(position.legal_ids().tolist()))
