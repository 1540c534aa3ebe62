"""Games that are not Hive: no drawing of their own, and seats that see different things."""

from dataclasses import replace

import pytest

from hexapoda.games.hive import GAME
from hexapoda.play import game as play_game
from tests.terminal.sitting import sitting

NAME = "veiled-hive"


def _board(s, seat):
    """Hive where players see only their own hands."""
    seen = GAME.board(s, seat)
    return {**seen, "hands": [hand if seat in (None, each) else [] for each, hand in enumerate(seen["hands"])]}


@pytest.fixture(autouse=True)
def veiled(monkeypatch):
    declared = replace(GAME, name=NAME, board=_board, seen_text=lambda s, a, seat: GAME.text(s, a), draw=None)
    monkeypatch.setitem(play_game._declarations, NAME, declared)


def test_a_board_without_a_drawing_is_shown_as_data():
    assert '"turn": "White[1]"' in sitting([], game=NAME)


def test_the_screen_changes_hands_before_another_player_looks():
    said = sitting(["wS1", "", "bS1 wS1-", "", "wQ -wS1"], game=NAME)
    assert said.count("Pass the screen to Black, then press Enter.") == 2
    assert said.count("Pass the screen to White, then press Enter.") == 1
    after_white = said[said.index("White> wS1") : said.index("Pass the screen to Black")]
    assert "bQ" not in after_white


def test_the_screen_stays_with_a_player_who_looks_again():
    assert "Pass the screen" not in sitting(["board", "moves", "why wS1"], game=NAME)


def test_a_game_without_secrets_never_asks_to_pass_the_screen():
    assert "Pass the screen" not in sitting(["wS1", "bS1 wS1-"])


def test_what_is_hidden_is_not_printed_while_the_game_runs():
    said = sitting(["setup", "record"], game=NAME)
    assert "ask again when the game is over" in said
    assert '[Seat "0"]' in said
    assert "| White[1]" in sitting(["resign", "setup"], game=NAME)


def test_hands_that_happen_to_be_equal_are_covered_too():
    """Asking for the screen only when hands differ would tell that they are equal."""
    from hexapoda.terminal.players import HUMAN, Players
    from hexapoda.terminal.session import Session

    declared = replace(GAME, name=NAME, board=lambda s, seat: {"seat": seat if int(s.ply) == 0 else None}, draw=None)
    position = play_game.Game(declared, {}).start()
    session = Session(position, Players([HUMAN, HUMAN], seconds=1), screen=None)
    assert session.secret()
    position.push("wS1")
    assert session.secret()
