"""Hive's drawing: hexes in two sizes, stacks, marks, and what happens when there is no room."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import hexapoda
from hexapoda.games.hive.draw import Board
from hexapoda.kernel.declaration import Marks
from tests.terminal.drawn import drawn as drawing

GOLDEN = Path(__file__).parent / "drawn"
MIDGAME = (
    "Black[18] wS1@0,0 bS1@1,0 wQ@-1,0 bB1@-1,0 bQ@2,0 wA1@-1,1 wG1@0,1 bA1@1,-1 bG1@2,-1 bM@3,-1 wB1@3,-1 bB2@3,-1 "
    "wB2@3,-1 wA2@-2,2 wP@-2,1 bL@1,1 bP@2,1 wA3@0,2 wG2@-1,3 bG2@3,-2 wM@4,-2 wL@0,-1 bA2@-3,2 rest=wB2"
)
KINDS = "Q S1 S2 B1 B2 G1 G2 G3 A1 A2 A3 M L P"


def position(text: str) -> hexapoda.Position:
    return hexapoda.load("hive", type="Base+MLP").position(text)


def drawn(text: str, marks: Marks | None = None, **settings) -> str:
    return drawing(position(text), 0, marks, **{"height": 60, **settings})


def plain(coloured: str) -> str:
    """A coloured drawing without its colours."""
    from rich.text import Text

    return "\n".join(Text.from_ansi(line).plain.rstrip() for line in coloured.split("\n"))


@pytest.mark.parametrize("size", ["small", "large"])
def test_a_game_of_22_pieces_looks_as_it_did(size):
    marks = Marks(last=("wB2", "3,-1"), before={"stacks": [{"q": 2, "r": -2}]})
    found = drawn(MIDGAME, marks) if size == "small" else plain(drawn(MIDGAME, marks, colour=True))
    assert [line.rstrip() for line in found.splitlines()] == (GOLDEN / f"{size}.txt").read_text("utf-8").splitlines()


def test_neighbours_share_their_walls():
    assert "║bQ ║bA1│wA1│wA2║wQ ║" in drawn("White[9] wA1@0,0 wA2@1,0 bA1@-1,0 wQ@2,0 bQ@-2,0")


def test_stacks_show_their_top_their_height_and_what_is_below():
    small = drawn(MIDGAME)
    assert "╲4╱" in small
    assert "wB2 on bB2, wB1, bM" in small
    assert "bB1 on wQ" in small
    large = drawn(MIDGAME, colour=True)
    assert "×4" in plain(large)
    assert "bB2 +2" in plain(large)


def test_queens_stand_out_even_when_covered():
    found = drawn(MIDGAME)
    assert "║bQ ║" in found
    assert "║bB1║" in found


def test_colours_tell_white_from_black_and_queens():
    found = drawn("White[3] wS1@0,0 bS1@1,0 wQ@-1,0 bQ@2,0", colour=True, height=5)
    styles = {}
    for piece in ("wS1", "bS1", "wQ ", "bQ "):
        before = found[: found.index(piece)]
        styles[piece] = before[before.rindex("\x1b[") :]
    assert len(set(styles.values())) == 4


def test_H4_10_the_resting_piece_is_marked_only_where_it_matters():
    assert "╱z╲" in drawn(MIDGAME, Marks(last=("wB2",)))
    without = hexapoda.load("hive").position("Black[4] wS1@0,0 bS1@1,0 wQ@-1,0 bQ@2,0 wA1@-2,0 bA1@3,0 rest=wA1")
    console = Console(file=io.StringIO(), width=80)
    console.print(Board(without.board(0), marks=Marks(last=("wA1", "-2,0"))))
    assert "╱•╲" in console.file.getvalue()
    assert "z" not in console.file.getvalue()


def test_the_hex_that_was_left_is_dotted():
    marks = Marks(last=("wA1",), before=position("White[4] wS1@0,0 bS1@1,0 wQ@-1,0 bQ@2,0 wA1@-2,0 bA1@3,0").board(0))
    assert "·" in drawn("Black[4] wS1@0,0 bS1@1,0 wQ@-1,0 bQ@2,0 wA1@0,1 bA1@3,0 rest=wA1", marks)


def test_targets_carry_their_labels_on_empty_hexes_and_on_pieces():
    text = "White[4] wS1@0,0 bS1@1,0 wQ@-1,0 bQ@2,0 wB1@-2,0 bA1@3,0"
    found = drawn(text, Marks(chosen=("wB1",), targets={"-2,1": "1", "-1,0": "2", "pass": "3"}))
    assert "│ 1 │" in found
    assert "╱2╲" in found
    assert "3" not in found.splitlines()[0]


def test_hands_show_the_next_piece_of_each_kind_and_how_many_there_are():
    found = drawn("White[2] wS1@0,0 bS1@1,0").splitlines()
    white = next(line for line in found if line.startswith("▸ White"))
    assert white.split() == ["▸", "White", "wQ", "wS2", "wB1", "×2", "wG1", "×3", "wA1", "×3", "wM", "wL", "wP"]


def a_row_of(count: int) -> str:
    names = [colour + kind for colour in "wb" for kind in KINDS.split()][:count]
    return "White[40] " + " ".join(f"{name}@{q},0" for q, name in enumerate(names))


@pytest.mark.parametrize("width", [20, 40, 79, 80, 113, 114, 300])
@pytest.mark.parametrize("focus", ["wQ", "wP", "bP"])
def test_a_hive_wider_than_the_terminal_is_cut_around_the_last_move(width, focus):
    found = drawn(a_row_of(28), Marks(last=(focus,)), width=width).splitlines()
    row = next(line for line in found if focus in line)
    assert max(len(line) for line in found[:3]) <= width
    assert found[0].count("•") == 1
    everything = width >= 28 * 4 + 1
    assert ("‹" in row or "›" in row) == (not everything)


def test_a_small_hive_is_drawn_large_only_where_there_is_room():
    text = "White[3] wS1@0,0 bS1@1,0 wQ@-1,0 bQ@2,0"
    assert "│  wS1  │" in plain(drawn(text, colour=True)).replace("║", "│")
    assert "│wS1│" in plain(drawn(text, colour=True, height=12)).replace("║", "│")
    assert "│wS1│" in plain(drawn(text, colour=True, width=30)).replace("║", "│")


def test_an_output_that_knows_only_ascii_gets_ascii():
    found = drawn(MIDGAME, Marks(last=("wB2",)), encoding="ascii")
    assert "#bB1#wS1|bS1#bQ #" in found
    assert "?" not in found


def test_an_empty_board_is_no_error():
    assert "wQ" in drawn("White[1]")
