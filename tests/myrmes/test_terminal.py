"""Myrmes at the terminal: all look at one screen together; choices by numbers, walks in one line, bots, records."""

import re
from pathlib import Path

import pytest

import hexapoda
from hexapoda.bots import RandomBot
from tests.myrmes.positions import at
from tests.terminal.sitting import answer, sitting


def moves_of(seed: int, plies: int, **options: int) -> list[str]:
    """The moves of a random game."""
    position = hexapoda.load("myrmes", **options).start(seed=seed)
    player, moves = RandomBot(seed), []
    while position.actor is not None and position.ply < plies:
        moves.append(player.choose(position).text)
        position.push(moves[-1])
    return moves


@pytest.mark.slow
def test_M1_5_nobody_passes_the_screen_on_for_nothing_is_hidden() -> None:
    said = sitting(moves_of(5, 60, players=3), game="myrmes", options={"players": 3}, seed=5)
    assert "Pass the screen" not in said
    assert {f"Player {number}" for number in (1, 2, 3)} <= set(re.findall(r"Player \d", said))
    assert not re.search(r"(refusal|myrmes|seat|called|drawing|terminal)-[a-z]", said)
    assert "Traceback" not in said


def test_M8_4_a_walk_is_typed_in_one_line() -> None:
    line = at("worker", 2, red_level=1).setup()
    said = sitting([f"setup {line}", "exit 2,11 > 3,11 > place P3T 3,11 2,12 3,12"], game="myrmes", seed=1)
    assert "rA3" in said
    assert "12 points" in said


def test_M9_a_tile_is_chosen_by_numbers() -> None:
    line = at("garden", 2, worker="3,11", points=0, red_level=1).setup()
    said = answer([f"setup {line}", "moves P3L"], game="myrmes", seed=1)
    assert "place P3L" in said
    assert "rA" in sitting([f"setup {line}", "moves P3L", "1"], game="myrmes", seed=1)


def test_a_move_that_is_not_allowed_is_explained_in_the_language_of_the_player() -> None:
    lines = [f"setup {at('garden', 2, worker='3,11', points=2).setup()}", "why step 4,10"]
    assert "hunting it takes one soldier" in answer(lines, game="myrmes", seed=1)
    assert "(M8.11)" in answer([lines[0], "dlaczego step 4,10"], game="myrmes", seed=1, language="pl")
    assert "(M8.11)" in answer([lines[0], "чому step 4,10"], game="myrmes", seed=1, language="uk")


def test_bots_play_beside_people() -> None:
    seats = {"seat2": "random", "seat3": "random"}
    said = sitting(["moves", *["1"] * 40], game="myrmes", options={"players": 3}, seats=seats, seed=3, moves=40)
    assert "Player 1 (red): human · Player 2 (blue): random · Player 3 (green): random" in said
    assert "Traceback" not in said


@pytest.mark.slow
def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    said = sitting([*moves_of(5, 30), f"save {path}", f"load {path}", "moves", "record"], game="myrmes", seed=5)
    assert '[Game "myrmes"]' in path.read_text("utf-8")
    assert "dice" in path.read_text("utf-8")
    assert "Traceback" not in said
