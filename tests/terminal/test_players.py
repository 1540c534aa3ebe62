"""Seats of bots: against a person, among themselves, and asked for a hint."""

import re

import pytest

import hexapoda
from tests.terminal.sitting import answer, sitting

ENGINE = {"seconds": 0.05, "seed": 1}


def played(said: str) -> list[str]:
    """The moves that were told, in order."""
    return re.findall(r"^(?:White|Black): (?!human|engine|random)(.*)$", said, re.MULTILINE)


@pytest.mark.parametrize("kind", ["engine", "random"])
def test_a_bot_answers_each_move_of_a_person(kind):
    # One side of the spider is free, wherever the bot has placed its piece.
    said = sitting(["wS1", "wQ -wS1", "wQ wS1-"], seats={"black": kind}, moves=4, **ENGINE)
    assert len(played(said)) == 4
    assert "Black>" not in said
    position = hexapoda.load("hive").start()
    for move in played(said):
        position.push(move)


def test_a_bot_with_the_first_seat_begins():
    said = sitting([], seats={"seat1": "random"}, **ENGINE)
    assert len(played(said)) == 1
    assert "Black>" in said


@pytest.mark.parametrize("kinds", [("engine", "random"), ("engine", "engine")])
def test_bots_play_each_other_until_the_moves_are_up(kinds):
    said = sitting([], seats=dict(zip(("white", "black"), kinds, strict=True)), moves=6, **ENGINE)
    assert len(played(said)) == 6
    assert "Stopped after the requested number of moves." in said


def test_the_same_seed_plays_the_same_game():
    games = [played(sitting([], seats={"white": "random", "black": "random"}, moves=20, seed=7)) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != played(sitting([], seats={"white": "random", "black": "random"}, moves=20, seed=8))


def test_undo_against_a_bot_goes_back_to_the_persons_own_turn():
    said = sitting(["wS1", "undo", "setup"], seats={"black": "random"}, **ENGINE)
    assert "| White[1]" in said


def test_a_hint_is_a_legal_move():
    said = answer(["wS1", "hint"], **ENGINE)
    move = re.search(r"The engine would play (.*)\.", said)
    assert move is not None
    position = hexapoda.load("hive").start()
    position.push("wS1")
    assert move[1] in position.legal_moves
    assert position.parse(move[1]).phrase().words("en") in said


def test_a_second_hint_shows_the_line() -> None:
    said = sitting(["wS1", "hint", "hint"], **ENGINE)
    first, second = re.findall(r"The engine would play (.*)\.", said)
    assert first == second
    assert f"It expects: {first} · " in said


def test_a_seat_changes_hands_during_the_game():
    said = sitting(["wS1", "seat black random", "seat"], **ENGINE)
    assert "White: human · Black: random" in said
    assert len(played(said)) == 2
    assert "Czarny: losowy" in sitting(["gracz czarny losowy"], language="pl", **ENGINE)


def test_H5_4_a_bot_declines_a_draw():
    assert "Black declines the draw." in sitting(["draw"], seats={"black": "random"}, **ENGINE)
