"""Hive's rules by clause: the pieces (H1), placing (H2), the end (H5) and the worked examples (HE).

Moving is in `test_rules_moving` (H3) and `test_rules_pieces` (H4). A drawing (see `tests.hive.positions`) marks all
targets of the piece in question, and holds in all twelve orientations and across the seams of the kernel's torus.
"""

import random
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import hexapoda
from hexapoda import IllegalMoveError, InvalidMoveError, OptionError
from hexapoda.games.hive.setup import GAME_TYPES
from tests.hive.positions import (
    drawn,
    effects,
    movers,
    named,
    play,
    push,
    reaches,
    stacks,
    status,
    targets,
)
from tests.hive.reference import PASS, neighbours

EXAMPLES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "hive_examples.toml").read_text("utf-8")
)["example"]

#: wQ wS1 bS1 bQ in a row, White to move.
ROW = "wS1; bS1 wS1-; wQ -wS1; bQ bS1-"


def hand(position: hexapoda.Position, seat: int) -> list[str]:
    """The pieces that a player has in hand."""
    return position.view()["board"]["hands"][seat]


# ── H1 Pieces ──


def test_H1_1_white_starts_and_the_players_alternate() -> None:
    position = play("")
    assert position.actor == 0
    assert {piece[0] for piece in movers(position)} == {"w"}
    position.push("wS1")
    assert position.actor == 1
    assert {piece[0] for piece in movers(position)} == {"b"}
    position.push("bS1 wS1-")
    assert position.actor == 0
    assert position.game.declaration.seat_names == ("white", "black")


def test_H1_2_each_player_owns_eleven_pieces() -> None:
    eleven = ["Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A1", "A2", "A3"]
    position = play("", "Base")
    assert hand(position, 0) == ["w" + name for name in eleven]
    assert hand(position, 1) == ["b" + name for name in eleven]


@pytest.mark.parametrize("type", GAME_TYPES)
def test_H1_3_expansions_add_one_piece_each_in_any_combination(type: str) -> None:
    letters = type.partition("+")[2]
    position = play("", type)
    for seat, colour in enumerate("wb"):
        assert set(hand(position, seat)) - set(hand(play(""), seat)) == {colour + letter for letter in letters}
    assert ("wM" in movers(position)) == ("M" in letters)


def test_H1_3_there_are_eight_game_types() -> None:
    assert len(set(GAME_TYPES)) == 8
    with pytest.raises(OptionError, match=r"Base\+MLP"):
        hexapoda.load("hive", type="Base+X")


@pytest.mark.parametrize(("white", "black"), [("-{}", "{}-"), ("{}/", "/{}"), ("{}\\", "\\{}")])
@pytest.mark.parametrize("reverse", [False, True])
def test_H1_4_the_plane_goes_on_in_every_direction(white: str, black: str, reverse: bool) -> None:
    """Both players place all of their pieces in one row, away from each other."""
    position = play("", "Base+MLP")
    ways = (black, white) if reverse else (white, black)
    last = ["", "wA1"]
    for kind in ["A1", "Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A2", "A3", "M", "L", "P"]:
        for seat, colour in enumerate("wb"):
            place = ways[seat].format(last[seat]) if last[seat] else ""
            position.push(f"{colour}{kind} {place}")
            last[seat] = colour + kind
    steps = {"-{}": (1, 0), "{}-": (1, 0), "{}/": (1, -1), "/{}": (1, -1), "{}\\": (0, 1), "\\{}": (0, 1)}
    row = sorted(stacks(position))
    assert len(row) == 28
    assert {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(row)} == {steps[white]}


def test_H1_4_pieces_never_leave_play_and_not_all_have_to_come_in() -> None:
    dice = random.Random(14)
    position = play("", "Base+MLP")
    in_play = 0
    while position.actor is not None and position.ply < 150:
        position.push_id(int(dice.choice(position.legal_ids())))
        now = sum(map(len, stacks(position).values()))
        assert now in (in_play, in_play + 1)
        in_play = now
    lost = play(SUICIDE + "; wA1 -wB1")
    assert lost.outcome is not None
    assert len(hand(lost, 0)) == 6


# ── H2 Placing ──


def test_H2_1_the_second_piece_touches_the_first() -> None:
    position = play("")
    assert targets(position, "wA1") == {(0, 0)}
    position.push("wA1")
    for piece in movers(position):
        assert targets(position, piece) == set(neighbours((0, 0)))


def test_H2_1_only_the_second_piece_may_touch_an_enemy() -> None:
    position = play("wA1; bA1 wA1-")
    assert targets(position, "wS1") == named(position, "wS1", "-wA1", "\\wA1", "/wA1")
    position.push("wS1 -wA1")
    assert targets(position, "bS1") == named(position, "bS1", "bA1-", "bA1/", "bA1\\")


def test_H2_2_a_placement_touches_own_pieces_only() -> None:
    reaches("wA1", """
         x     .     .
      x     wQ    bQ    .
         x     .     .
    """)  # fmt: skip


def test_H2_2_an_own_beetle_on_top_gives_the_stack_its_colour() -> None:
    stack = """
         x     x     x
      x     wQ    wB1   x
         x     x     x
    """
    reaches("wA1", stack, under={"wB1": "bQ"})
    reaches("wA1", stack, under={"wB1": "bQ bB1"})


def test_H2_2_an_enemy_beetle_on_top_gives_the_stack_its_colour() -> None:
    reaches("wA2", """
         x     .     .
      x     wQ    bB1   bQ
         x     .     .
    """, under={"bB1": "wA1"})  # fmt: skip
    assert targets(drawn("   wQ    wB1", "Black[20]", under={"wB1": "bQ"}), "bA1") == set()


def test_H2_2_the_colour_of_a_stack_changes_with_its_top() -> None:
    position = play(r"wS1; bS1 wS1-; wQ -wS1; bQ bS1-; wB1 \wS1; bA1 bQ-; wB1 wS1; bA1 bQ/")
    assert position.explain("wA1 wS1\\") is not None  # bS1 is there
    position.push("wB1 bS1")
    assert position.explain("bA2 bS1\\") is not None  # the stack is white
    position.push("bA1 bQ-")
    assert "wA1 wS1\\" in position.legal_moves
    push(position, "wB1 bQ; bA1 bQ\\")
    assert position.explain("wA1 wS1\\") is not None  # bS1 is black again


def test_H2_3_a_surrounded_hex_is_filled_by_placing_but_not_by_moving() -> None:
    hole = """
            x     x     x
         x     wA1   wA2   .
      x     wA3   x     wG1   bQ
         x     wG2   wQ    .
            x     x     x
    """
    reaches("wS1", hole)
    reaches("wB1", hole)
    reaches("wM", hole, type="Base+M")
    centre = (0, 2)
    position = drawn(hole)
    assert {piece for piece, *target in effects(position) if target == [centre]} == {"wB1", "wG3", "wS1"}


def test_H2_3_a_surrounded_hex_beside_an_enemy_is_not_filled() -> None:
    position = drawn("""
               wA1   wA2
            wA3   .     bQ
               wG1   wQ
    """)
    assert (0, 1) not in targets(position, "wS1")


@pytest.mark.parametrize("piece", ["wB1", "wM", "wA1", "wQ"])
def test_H2_3_nothing_is_placed_on_top(piece: str) -> None:
    position = play("wS1; bS1 wS1-", "Base+M")
    assert targets(position, piece)
    assert not targets(position, piece) & set(stacks(position))


LATE = "wS1; bS1 wS1-; wB1 -wS1; bB1 bS1-; wB2 -wB1; bB2 bB1-"


def test_H2_4_queen_must_be_placed_by_the_fourth_turn() -> None:
    third = play(LATE.rpartition("; wB2")[0])
    assert movers(third) == {"wQ", "wS2", "wB2", "wG1", "wA1"}
    position = play(LATE)
    assert movers(position) == {"wQ"}
    position.push("wQ -wB2")
    assert movers(position) == {"bQ"}
    position.push("bQ bB2-")
    assert movers(position) == {"wQ", "wA1", "wG1", "wS2"}


@pytest.mark.parametrize("opening", ["rulebook", "tournament"])
def test_H2_4_a_queen_that_was_placed_is_no_duty(opening: str) -> None:
    position = play("wS1; bS1 wS1-; wQ -wS1; bQ bS1-; wA1 -wQ; bA1 bQ-", opening=opening)
    assert {"wA2", "wB1", "wG1", "wS2"} < movers(position)


def test_H2_4_without_a_placement_the_player_passes_and_the_duty_stays() -> None:
    position = drawn("   bB1   bB2   bM    bQ", "White[10]", under={"bB1": "wA1", "bB2": "wA2", "bM": "wA3"})
    assert effects(position) == {PASS}
    push(position, "pass; bM bQ")
    assert effects(position) == {PASS}  # wA3 lies free, but bB2 and bM touch all hexes around it
    push(position, "pass; bB1 bB2")
    assert movers(position) == {"wQ"}
    assert targets(position, "wQ") == named(position, "wQ", "-wA1", "/wA1", "\\wA1")


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_H2_5_rulebook_the_queen_is_any_of_the_first_four_placements(turn: int) -> None:
    white = ["wS1", "wB1 -wS1", "wB2 -wB1"][: turn - 1]
    black = ["bS1 wS1-", "bB1 bS1-", "bB2 bB1-"][: turn - 1]
    position = play("; ".join(move for pair in zip(white, black, strict=True) for move in pair))
    position.push("wQ" if turn == 1 else "wQ -" + white[-1][:3])
    assert "bQ" in movers(position)


def test_H2_5_tournament_no_player_begins_with_the_queen() -> None:
    position = play("", opening="tournament")
    assert movers(position) == {"wS1", "wB1", "wG1", "wA1"}
    refusal = position.explain("wQ")
    assert refusal is not None
    assert refusal.clause == "H2.5"
    position.push("wS1")
    assert movers(position) == {"bS1", "bB1", "bG1", "bA1"}
    position.push("bS1 wS1-")
    assert "wQ" in movers(position)


def test_H2_5_the_api_plays_by_the_rulebook_and_engines_by_the_tournament_rule() -> None:
    assert hexapoda.load("hive").options["opening"] == "rulebook"
    assert hexapoda.load("hive").declaration.engine_options == {"opening": "tournament"}


@pytest.mark.parametrize("moves", ["wQ", "wS1;bQ wS1-"])
def test_H2_5_a_record_that_begins_with_a_queen_is_read_as_rulebook(moves: str) -> None:
    turn = "Black[1]" if moves == "wQ" else "White[2]"
    position = hexapoda.load("hive").read(f"Base;InProgress;{turn};{moves}")
    assert position.game.options["opening"] == "rulebook"


def test_H2_6_the_next_number_of_a_kind_is_played() -> None:
    position = play("wA1; bA1 wA1-")
    assert movers(position) == {"wQ", "wS1", "wB1", "wG1", "wA2"}
    with pytest.raises(IllegalMoveError, match="A2"):
        position.push("wA3 -wA1")
    push(position, "wA2 -wA1; bA2 bA1-")
    assert "wA3" in movers(position)


# ── H5 End ──

SUICIDE = r"wS1; bS1 wS1\; wB1 \wS1; bQ /bS1; wQ /wB1; bQ -bS1; wB2 -wQ; bS1 -bQ"


def test_H5_1_a_surrounded_queen_loses_whoever_moved() -> None:
    position = play(SUICIDE)
    assert position.outcome is None
    position.push("wA1 -wB1")
    assert position.outcome is not None
    assert (position.outcome.places, position.outcome.reason) == ((2, 1), "white-surrounded")
    assert position.actor is None
    assert effects(position) == set()
    with pytest.raises(IllegalMoveError):
        position.push("bA1 bQ-")


@pytest.mark.parametrize("top", ["bQ", "wB1", "bB1"])
def test_H5_1_a_queen_is_surrounded_by_any_colours_and_covered_or_not(top: str) -> None:
    position = drawn(f"""
               bA1   wS1
            bS1   {top:6}wG1   wQ
               bG1   .     wA1
    """, under={} if top == "bQ" else {top: "bQ"})  # fmt: skip
    assert position.outcome is None
    position.push("wA1 bG1-")
    assert position.outcome is not None
    assert (position.outcome.places, position.outcome.reason) == ((1, 2), "black-surrounded")


def test_H5_1_a_covered_neighbour_counts_once_and_five_do_not_surround() -> None:
    position = drawn("""
               bA1   wS1
            bS1   bQ    wG1   wQ
               bB1   .
    """, under={"bB1": "bG1"})  # fmt: skip
    assert position.outcome is None


def test_H5_1_a_throw_can_surround() -> None:
    position = drawn("""
               wA1   wS1
            wG1   bQ    wP    wQ
               bG1   .     bA1
    """)  # fmt: skip
    position.push("bA1 bG1-")
    assert status(position) == "WhiteWins"


BOTH = r"""wB1; bA1 \wB1; wQ /wB1; bQ -bA1; wG1 wQ\; bQ /bA1; wB2 -wG1; bB1 -bA1;
           wG2 wB1\; bG1 /bB1; wA1 -wB2; bS1 \bA1"""


def test_H5_2_both_queens_surrounded_by_one_move_draw() -> None:
    position = play(BOTH)
    assert position.outcome is None
    position.push("wA1 bG1\\")
    assert position.outcome is not None
    assert (position.outcome.places, position.outcome.reason) == ((1, 1), "both-surrounded")
    assert position.outcome.drawn


def test_H5_3_the_third_occurrence_of_a_position_draws() -> None:
    position = play(ROW)
    for _ in range(2):
        assert position.outcome is None
        push(position, r"wQ \wS1; bQ bS1\; wQ -wS1; bQ bS1-")
    assert position.outcome is not None
    assert (position.outcome.places, position.outcome.reason) == ((1, 1), "repetition")


def test_H5_4_players_agree_on_a_draw() -> None:
    position = play(ROW)
    position.end("agreement")
    assert position.outcome is not None
    assert (position.outcome.places, position.outcome.reason) == ((1, 1), "agreement")
    assert (position.actor, effects(position)) == (None, set())
    position.pop()
    assert position.outcome is None
    assert position.actor == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_H5_4_a_player_resigns_in_anybodys_turn(seat: int) -> None:
    position = play(ROW)
    position.end("resign", seat=seat)
    assert position.outcome is not None
    assert (position.outcome.places, position.outcome.reason) == ((2, 1) if seat == 0 else (1, 2), "resign")
    with pytest.raises(IllegalMoveError):
        position.push("wQ \\wS1")


# ── HE Worked examples ──


def read_example(id: str) -> hexapoda.Position:
    """The position of a worked example, with the tournament opening."""
    text = next(example["game"] for example in EXAMPLES if example["id"] == id)
    return hexapoda.load("hive", opening="tournament").read(text)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_HE_worked_examples(example: dict[str, Any]) -> None:
    position = read_example(example["id"])
    kind, state, turn, *moves = example["game"].split(";")
    assert position.game.options["type"] == kind
    assert status(position) == state
    assert position.view()["board"]["turn"] == turn
    assert len(position.legal_moves) == len(effects(position)) == example["count"]
    for text in example["legal"]:
        assert position.explain(text) is None, text
        position.push(text)
        position.pop()
    for text in example["illegal"]:
        with pytest.raises(IllegalMoveError):
            position.push(text)
    assert not movers(position) & set(example["stuck"])
    assert position.ply == len(moves)


@pytest.mark.parametrize("text", ["", "wX1", "wQ wQ wQ", "bS1 wS1--", "?"])
def test_H6_1_what_is_no_move_is_told_from_what_is_illegal(text: str) -> None:
    with pytest.raises(InvalidMoveError):
        play("wS1").push(text)
