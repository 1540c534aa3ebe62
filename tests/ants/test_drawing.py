"""Ants' drawing: cells, ants, markers and obstacles, marks, battles, covered hands, and what happens without room."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import hexapoda
from hexapoda.games.ants.box import SHELF
from hexapoda.games.ants.draw.board import Board
from hexapoda.kernel.declaration import Marks
from tests.ants.lines import after, at
from tests.ants.positions import DATA
from tests.terminal.drawn import drawn, lines

GOLDEN = Path(__file__).parent / "drawn"


def turn() -> hexapoda.Position:
    """A's turn among four, who play classic."""
    return at(
        "kind=move turn=9 A=W@AB1,S@AB1,W@XA,W@XA,S@AX2 stepped=W@XA A-chips=7 A-markers=AX2,AB5 A-levels=1 "
        "A-hand=fury*2,forced_march B=W@BX3,S@BX3 B-chips=2 B-hand=ambush,column B-table=winter_stores "
        "C=W@CD3,W@CD4 C-chips=1 C-obstacles=CX3 C-hand=honeydew D=S@DA2 D-levels=2 treats=AB4,BC4,DA4,XB,XC,XD",
        players=4,
    )


def battle() -> hexapoda.Position:
    """B's window in a battle in the centre, in pyramids with teams."""
    position = at(
        "A=S@XB A-hand=fury,column A-table=sentries A-levels=2 B=W@XA,W@XA B-hand=fury*2 C-taken=A C-chips=4",
        players=4,
        scenario="pyramids_allied",
        teams="A+D",
        bank_limit=40,
    )
    return after(position, "step S XB-XA", "sentries S", "fury S+1")


DRAWINGS = {
    "ants-turn": lambda: drawn(turn(), 0, Marks(targets={"AB2": "1", "AX1": "2", "BX3": "3"})),
    "ants-battle": lambda: drawn(battle(), 1, width=120, language="uk"),
    "ants-narrow": lambda: drawn(turn(), 1, Marks(targets={"AB2": "1"}), width=60, language="pl"),
    "ants-ascii": lambda: drawn(battle(), None, encoding="ascii"),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_positions_look_as_they_did(name: str) -> None:
    assert lines(DRAWINGS[name]()) == (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()


def test_the_board_fits_in_80_columns_and_a_small_one_in_50() -> None:
    for width in (80, 50):
        found = lines(drawn(turn(), 0, width=width))
        assert max(len(line) for line in found) <= width
        assert any("BX1" in line for line in found)
        assert any("CD1" in line for line in found)


def test_cells_show_their_names_ants_markers_chips_and_obstacles() -> None:
    found = drawn(turn(), 0)
    for shown in ("[aWS]", "{aWw}", "[bWS]", "AB5ta", "( o )", "{ o }", "[###]", "(cW )"):
        assert shown in found


def test_A10_a_battle_is_shown_with_both_forces() -> None:
    found = drawn(battle(), 1, width=100)
    assert "Battle  A  XA S+2 = 4 :  B  XA W W = 2" in found
    assert "asbWW" in found  # the soldier has made its step


def test_levels_stand_on_the_anthills() -> None:
    found = lines(drawn(turn(), 0))
    assert found[1].startswith(" ▲△△")
    assert any(line.startswith(" ▲▲△") for line in found)


def test_A14_hands_of_others_are_covered() -> None:
    for viewer, own, others in ((0, "hand fury fury forced_march", "ambush"), (1, "hand ambush column", "fury fury")):
        found = drawn(turn(), viewer)
        assert own in found
        assert others not in found
    found = drawn(turn())
    assert "░░ ░░ ░░" in found
    assert "hand fury" not in found


def test_targets_and_the_last_move_are_marked() -> None:
    found = drawn(turn(), 0, Marks(targets={"AB2": "12", "BX3": "7"}, chosen=("AB1",)))
    assert "[12 ]" in found
    assert "BX3 7" in found
    assert "AB1◆" in found
    position = turn()
    before = position.board(0)
    position.push("step S AX2-AX3")
    found = drawn(position, 0, Marks(last=("AX2", "S", "AX3"), before=before))
    assert "AX3•" in found
    assert "AX2·" in found


def test_players_are_told_apart_by_colours() -> None:
    found = drawn(turn(), 0, colour=True)
    styles = {}
    for ants in ("aWS", "bWS", "cW", "dS"):
        before = found[: found.index(ants)]
        styles[ants] = before[before.rindex("\x1b[") :]
    assert len(set(styles.values())) == len(styles)


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_every_decision_has_words(language: str) -> None:
    board = battle().board(1)
    for asked in hexapoda.load("ants").declaration.decisions:
        console = Console(file=io.StringIO(), width=200)
        console.print(Board({**board, "asked": asked}, language=language))
        assert "ants-" not in console.file.getvalue()  # type: ignore[attr-defined]


def test_an_output_that_knows_only_ascii_gets_ascii() -> None:
    found = drawn(turn(), 0, Marks(last=("AX2",)), encoding="ascii")
    assert "[aWS]----" in found
    assert "?" not in found


def test_a_game_that_is_over_is_drawn_without_a_question() -> None:
    position = at("A=W@AB6")
    position.push("step W AB6-AB7")
    assert "\nRound 1 of 60\n" in drawn(position)


def test_a_board_of_any_shape_is_drawn_without_cells_over_one_another() -> None:
    """Cells on a coarse grid, in any order: the drawing is stretched until all names can be read."""
    cells: list[dict[str, Any]] = [
        {**cell, "x": round(cell["x"] * 0.31, 2), "y": round(cell["y"] * 0.47, 2)} for cell in DATA["cells"]
    ]
    hills = [{**hill, "x": round(hill["x"] * 0.31, 2), "y": round(hill["y"] * 0.47, 2)} for hill in DATA["anthills"]]
    box = SHELF.read({**DATA, "cells": cells, "anthills": hills}, "my-box.toml")
    position = hexapoda.load("ants", data=SHELF.word_of(box)).start(seed=1)  # type: ignore[arg-type]
    found = drawn(position, 0, width=400)
    assert all(cell["id"] in found for cell in cells)
