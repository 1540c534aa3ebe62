"""Moves of Hive in words: the sentence of each kind of move, and what the page draws by its parameters."""

import json
import random

import pytest

import hexapoda
from hexapoda import Position
from hexapoda.games.hive.setup import GAME_TYPES
from hexapoda.kernel.declaration import Phrase
from tests.hive.games import PASSING, random_game
from tests.hive.refusals import ROW, position

#: bA1 touches wP and bQ; White to move.
THROWING = "White[4] wP@0,0 wQ@-1,0 bQ@1,0 bA1@1,-1 wA1@-2,0 bA2@2,0"
#: The same with a mosquito that touches wP and bA1, and an empty hex at -1,0.
TWO_THROWERS = "White[5] wP@0,0 wM@0,-1 wQ@-1,1 bQ@1,0 bA1@1,-1 wA1@-2,1 bA2@2,0 bG1@3,0"


def told(before: Position, text: str) -> Phrase:
    """The phrase of a move."""
    before.push(text)
    return before.phrase(before.ply - 1, None)


@pytest.mark.parametrize(
    ("played", "text", "english", "polish", "ukrainian"),
    [
        ("", "wS1", "spider 1 opens the game", "pająk 1 rozpoczyna grę", "павук 1 починає гру"),
        (
            "wS1",
            "bQ wS1-",
            "queen comes into play to the right of white spider 1",
            "królowa wchodzi do gry na prawo od białego pająka 1",
            "королева входить у гру праворуч від білого павука 1",
        ),
        (
            ROW,
            "wQ \\wS1",
            "queen goes to the upper left of white spider 1",
            "królowa przechodzi na pole powyżej, na lewo od białego pająka 1",
            "королева переходить на поле вище ліворуч від білого павука 1",
        ),
        (
            "wQ; bQ -wQ; wB1 wQ/; bB1 \\bQ",
            "wB1 wQ",
            "beetle 1 climbs onto the white queen",
            "żuk 1 wspina się na białą królową",
            "жук 1 видряпується на білу королеву",
        ),
        (
            THROWING,
            "bA1 wP\\",
            "throws black ant 1 to the lower right of the white pillbug",
            "przerzuca czarną mrówkę 1 na pole poniżej, na prawo od białej stonogi",
            "перекидає чорну мураху 1 на поле нижче праворуч від білої мокриці",
        ),
    ],
)
def test_each_kind_of_move_has_its_sentence(played, text, english, polish, ukrainian):
    phrase = told(position(played, type="Base+MLP"), text)
    assert [phrase.words(language) for language in ("en", "pl", "uk")] == [english, polish, ukrainian]


def test_a_pass_is_said():
    game = hexapoda.load("hive").read(PASSING)
    assert told(game, "pass").words("en") == "pass"


def test_a_piece_that_moves_tells_where_from():
    assert told(position(ROW), "wQ \\wS1").params["from"] == "-1,0"
    assert "from" not in told(position(ROW), "wA1 -wQ").params


@pytest.mark.parametrize(
    ("played", "to", "throwers"),
    [(THROWING, "0,1", ["wP"]), (TWO_THROWERS, "-1,0", ["wM", "wP"]), (TWO_THROWERS, "0,1", ["wP"])],
)
def test_a_thrown_piece_tells_who_may_have_thrown_it(played, to, throwers):
    before = position(played, type="Base+MLP")
    thrown = next(move for move in before.legal_moves if move.parts == ("bA1", to))
    assert sorted(told(before, thrown.text).params["throwers"]) == throwers


def test_an_own_queen_that_goes_farther_than_a_step_was_thrown():
    before = position("White[4] wP@0,0 wQ@-1,0 bQ@1,0 bA1@1,-1 wA1@-1,1 bA2@2,0", type="Base+MLP")
    assert told(before, "wQ wA1-").params["throwers"] == ("wP",)


def test_a_piece_that_moves_by_itself_has_no_throwers():
    assert told(position(THROWING, type="Base+MLP"), "wA1 \\wQ").params["throwers"] == ()


@pytest.mark.parametrize("type", GAME_TYPES)
def test_phrases_agree_with_the_board(type):
    played = random_game(random.Random(type).randrange(1000), plies=60, type=type)
    again = played.game.start()
    for ply, move in enumerate(played.moves):
        before = {name: stack for stack in again.view()["board"]["stacks"] for name in stack["pieces"]}
        again.push(move.text)
        phrase = again.phrase(ply, None)
        assert json.loads(json.dumps(phrase.json()))["code"] == phrase.code
        assert not any(mark in phrase.words("en") for mark in "{}$")
        piece = move.parts[0]
        if piece == "pass":
            assert phrase.code == "hive-say-pass"
        elif piece not in before:
            assert phrase.code == ("hive-say-place" if ply else "hive-say-first")
        else:
            stack = before[piece]
            assert phrase.params["from"] == f"{stack['q']},{stack['r']}"
            taken = any(f"{other['q']},{other['r']}" == move.parts[1] for other in before.values())
            own = piece[0] == "wb"[ply % 2]
            assert phrase.code == f"hive-say-{'climb' if taken else 'move' if own else 'throw'}"
            assert own or phrase.params["throwers"]
            assert {each[:2] for each in phrase.params["throwers"]} <= {"wb"[ply % 2] + kind for kind in "PM"}
