"""Termites' drawing: terrain, units and mounds, marks, covered hands, and what happens when there is no room."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import hexapoda
from hexapoda.games.termites.draw import Board
from hexapoda.kernel.declaration import Marks
from tests.terminal.drawn import drawn, lines

GOLDEN = Path(__file__).parent / "drawn"
#: Red attacks the flyer on E5 and is to say from where.
TWO = (
    "asked=choose-from colonies=blue,red first=blue turn=8 active=red unit=F5 target=E5 "
    "blue=9@I7,6@D8,W2@B1,W3@B2,F1@E5,W2@E6 blue-hand=W3*2,F2 blue-stack=W1,W2*4,W3,S1,S2,P1,P2,F2 blue-reserve=5,7,8 "
    "red=5@C3,9@G9,W3@F5,S1@F11,P1@J2,F1@F4 red-hand=W1,S1,F2 red-stack=W1,W2,W3,S1*3,S2*2,P1,P2,F2 red-reserve=6,7,8 "
    "neutral=7@F6"
)
FOUR = (
    "asked=place-token colonies=blue,gold,red,gray first=gold turn=39 active=gray token=P2 "
    "blue=6@I4,W2@A5,P1@A6,S1@C8,F1@D4,P2@G4,W2@H3,W1@I1,W2@K4,W2@K5 blue-hand=W3,S2,F2 blue-stack=W2*2,W3*3,F2 "
    "blue-reserve=5,7,8,9 gold=9@J5,W2@A1,P2@C5,P2@E6,P1@F1,P2@F2,P1@F11,W2@G10,W1@J6,S1@J7 gold-hand=W3,F1,F2 "
    "gold-stack=W2,W3,S2,P1,P3 gold-reserve=5,6,7,8 "
    "red=5@D8,S1@D3,S1@E3,F2@G3,W2@G5,W3@H2,S1@H4,S2@H7,F2@I3,S1@J1,W1@K1 red-hand=W3,S1,P1 red-stack=W1,S2,P1,P2,F1 "
    "red-reserve=6,7,8,9 gray=6@H6,W3@D6,P1@E1,F2@E4,S1@E8,S1@G2,W1@H9,S1@I8,F1@J3 gray-hand=W2,F3 "
    "gray-stack=W3,S2,P1,F1,F2,F3 gray-reserve=5,7,8,9 neutral=7@F3,7@F6,7@F9"
)
BUILDING = (
    "asked=place-tile colonies=blue,red first=blue tiles=water/vegetation*5,vegetation/stones*6,stones/water*4 "
    "water=A1,A2 stones=C3 blue-stack=W1,W2*6,W3*4,S1,S2,P1,P2,F1,F2*2 blue-reserve=5,6,7,8,9 "
    "red-stack=W1*2,W2,W3*2,S1*5,S2*2,P1*2,P2,F1,F2*2 red-reserve=5,6,7,8,9 neutral=7@F6"
)


def position(line: str, **options: Any) -> hexapoda.Position:
    return hexapoda.load("termites", players=line.split()[1].count(",") + 1, **options).position(line)


DRAWINGS = {
    "termites-two": lambda: drawn(position(TWO), 1, Marks(targets={"D5": "1", "D4": "2"})),
    "termites-four": lambda: drawn(position(FOUR), 3, width=120),
    "termites-four-narrow": lambda: drawn(position(FOUR), 3, width=60, language="pl"),
    "termites-building": lambda: drawn(position(BUILDING, map="build"), 1, language="uk"),
    "termites-ascii": lambda: drawn(position(TWO), 0, encoding="ascii"),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_positions_look_as_they_did(name: str) -> None:
    assert lines(DRAWINGS[name]()) == (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()


def test_a_board_of_91_hexes_fits_in_80_columns_and_a_small_drawing_in_50() -> None:
    for width in (80, 50):
        found = drawn(position(FOUR), 3, width=width)
        assert max(len(line) for line in lines(found)) <= width
        assert "›" not in found
        assert all(f"{row} │" in found for row in "ABCDEFGHIJK")


def test_a_board_that_does_not_fit_is_cut_around_what_is_marked() -> None:
    for spot, shown, hidden in (("F11", "gW1", "gP1"), ("F1", "gP1", "gW1")):  # H9, E1
        found = drawn(position(FOUR), 3, Marks(targets={spot: "1"}), width=30)
        assert "‹" in found or "›" in found
        assert max(len(line) for line in lines(found)) <= 30
        assert shown in found
        assert hidden not in found


def test_each_hex_shows_its_terrain_around_its_unit() -> None:
    found = drawn(position(TWO), 1)
    assert '│"bW3"│' in found  # B2
    assert "│~rF1~│" in found  # F4
    assert "│ rW3 │" in found  # F5
    assert "│ [7] │" in found  # F6
    assert "b[6]" in found


def test_without_terrain_symbols_colours_tell_ground_and_owner() -> None:
    found = drawn(position(TWO), 1, colour=True)
    styles = {}
    for piece in ("bW3", "rW3", "[7]", "~~~~~", '"""""', "^^^^^"):
        before = found[: found.index(piece)]
        styles[piece] = before[before.rindex("\x1b[") :]
    assert len(set(styles.values())) == len(styles)


def test_targets_carry_their_labels_on_empty_hexes_and_under_units() -> None:
    found = drawn(position(FOUR), 3, Marks(targets={"A2": "17", "A1": "18", "stay": "19"}))
    rows = lines(found)
    assert "│ 17  │" in rows[1]
    assert "oW2" in rows[1]
    assert "╲18╱" in rows[2]
    assert "19" not in found


def test_choices_of_the_turn_and_the_last_move_are_marked() -> None:
    shown = position(TWO)
    assert drawn(shown, 1).count("◆") == 2  # the unit and the target
    before = shown.board(1)
    shown.push(next(iter(shown.legal_moves)))
    while shown.decision == "choose-retreat":
        shown.push(next(iter(shown.legal_moves)))
    found = drawn(shown, 1, Marks(last=("E5",), before=before))
    assert "•" in found
    assert "◆" not in found


def test_hands_of_others_are_covered() -> None:
    for viewer, own, other in ((0, "W3 W3 F2", "W1 S1 F2"), (1, "W1 S1 F2", "W3 W3 F2")):
        found = drawn(position(TWO), viewer)
        assert f"hand {own}" in found
        assert other not in found
        assert found.count("░░ ░░ ░░") == 1
    assert drawn(position(TWO)).count("░░ ░░ ░░") == 2


def test_what_is_asked_is_said_with_an_example() -> None:
    assert "Turn 8 · Player 2 (red): from which hex does F5 attack E5?" in drawn(position(TWO), 1)
    assert "Tura 39 · Gracz 4 (szary): na które pole idzie P2?" in drawn(position(FOUR), 3, language="pl", width=100)
    found = drawn(position(BUILDING, map="build"), 1, width=100)
    assert "5 × water/vegetation" in found
    assert "still to be placed: 15" in found


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_every_decision_has_words(language: str) -> None:
    board = position(TWO).board(1)
    for asked in hexapoda.load("termites").declaration.decisions:
        console = Console(file=io.StringIO(), width=200)
        console.print(Board({**board, "asked": asked}, language=language))
        assert "termites-" not in console.file.getvalue()
        assert "asked" not in console.file.getvalue()


def test_an_output_that_knows_only_ascii_gets_ascii() -> None:
    found = drawn(position(FOUR), 3, Marks(last=("E4",)), encoding="ascii")
    assert "| oW2 |" in found
    assert "?" not in found.replace("go?", "")


def test_a_game_that_is_over_is_drawn_without_a_question() -> None:
    shown = hexapoda.load("termites").start(seed=1)
    while shown.actor is not None:
        shown.push_id(int(shown.legal_ids()[0]))
    assert "\nTurn 36\n" in drawn(shown)
