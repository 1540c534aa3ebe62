"""What somebody points at, in whatever order: the move that is meant, or the reason why it can't be played."""

import random

import pytest

import hexapoda
from hexapoda.games.hive.notation.names import PIECE_NAMES
from hexapoda.games.hive.notation.read import parse
from tests.clicks import assert_clicks
from tests.settings import COUNTS

GAMES = [("Base", "rulebook"), ("Base+MLP", "tournament")]
#: How far from the hive people click, and hexes that lie where the torus is another one.
AROUND = range(-3, 4)
FAR_AWAY = ("40,3", "-31,-32", "9999,0")


def position(played, **options):
    start = hexapoda.load("hive", **options).start()
    for move in filter(None, played.split("; ")):
        start.push(move)
    return start


def clickable(board):
    """All pieces, in play or not, the pass, and the hexes on and around the hive."""
    hexes = {(stack["q"] + q, stack["r"] + r) for stack in board["stacks"] for q in AROUND for r in AROUND} | {(0, 0)}
    return [*PIECE_NAMES, "pass", *FAR_AWAY, *(f"{q},{r}" for q, r in sorted(hexes))]


@pytest.mark.parametrize(("parts", "text"), [
    (["wS1"], "wS1"),
    (["bQ", "0,0"], "bQ wS1"),
    (["bQ", "wS1"], "bQ wS1"),
    (["bQ", "-1,0"], "bQ -wS1"),
    (["bQ", "5,5"], "bQ (5,5)"),
    (["bQ", "bA1"], "bA1"),
    (["bQ", "pass"], "pass"),
    (["0,0"], "wS1"),
    (["0,0", "1,0"], "wS1 wS1-"),
    (["3,0"], "(3,0)"),
    (["castle"], "castle"),
])  # fmt: skip
def test_pointing_is_answered_as_the_text_that_means_the_same(parts, text):
    state = position("wS1").state
    assert parse(state, tuple(parts)) == parse(state, text)
    moved = position("wS1; bQ wS1-; wQ -wS1; bG1 bQ-").state
    assert parse(moved, tuple(parts)) == parse(moved, text)


def test_a_hex_that_touches_nothing_has_a_reason_of_its_own():
    assert position("wS1").explain(parts=["bQ", "9999,0"]).code == "second-adjacent"
    placed = position("wS1; bS1 wS1-; wQ -wS1; bQ bS1-")
    assert placed.explain(parts=["wA1", "7,7"]).params == {"piece": "wA1", "hex": "(7,7)"}
    assert placed.explain(parts=["wQ", "7,7"]).code == "away-from-hive"
    assert placed.explain(parts=["7,7"]).code == "piece-first"


@pytest.mark.slow
@pytest.mark.parametrize(("type", "opening"), GAMES)
def test_every_click_is_legal_or_has_a_reason(type, opening):
    for number in range(COUNTS["click_games"]):
        choices = random.Random(f"{type} {number}")
        position = hexapoda.load("hive", type=type, opening=opening).start()
        while position.actor is not None and position.ply < 60:
            if choices.random() < 0.25:
                assert_clicks(position, clickable(position.view(position.actor)["board"]), choices)
            position.push_id(choices.choice(position.legal_ids().tolist()))
