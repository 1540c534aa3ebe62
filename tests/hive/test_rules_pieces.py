"""Hive's rules by clause: how each kind of piece moves (H4).

A drawing (see `tests.hive.positions`) marks all targets of the piece in question, and holds in all twelve
orientations and across the seams of the kernel's torus.
"""

import pytest

from tests.hive.positions import board, drawn, effects, named, play, push, reaches, stacks, stuck, targets
from tests.hive.reference import neighbours

#: HE9: Black can only pass.
PASSING = r"wB1; bL wB1-; wB2 -wB1; bB1 bL-; wQ \wB1; bQ \bB1; wB2 wB1; bQ \bL; wQ \bQ; bB1 bL; wB2 bB1"


def test_H4_1_queen_slides_one_step() -> None:
    reaches("wQ", """
         .     x     .
      .     wQ    wA1   bQ
         .     x     .
    """)  # fmt: skip


def test_H4_2_beetle_slides_or_climbs_one_step() -> None:
    reaches("wB1", """
         .     x     .
      .     wB1   wQ*   bQ
         .     x     .
    """)  # fmt: skip


def test_H4_2_beetle_on_the_ground_keeps_to_the_gates() -> None:
    reaches("wB1", """
         x     wA1*  bS1
      .     wB1   .     bG1
         x     wQ*   bQ
    """)  # fmt: skip


def test_H4_2_beetle_gets_down_into_a_closed_hole() -> None:
    reaches("wB1", """
         x     wA1*  bS1
      x     wB1   x     bG1
         x     wQ*   bQ
    """, under={"wB1": "wA2"})  # fmt: skip


def test_H4_2_stacks_are_as_high_as_there_are_climbers() -> None:
    position = drawn("   wM    wB2   wQ    bQ", under={"wB2": "bS1 bB1 bM bB2 wB1"})
    position.push("wM wB2")
    assert stacks(position)[1, 0] == ["bS1", "bB1", "bM", "bB2", "wB1", "wB2", "wM"]
    push(position, "bQ wQ/; wM wQ; bQ wM-")
    assert stacks(position)[1, 0] == ["bS1", "bB1", "bM", "bB2", "wB1", "wB2"]
    assert targets(position, "wB2") == set(neighbours((1, 0)))
    assert targets(position, "wB1") == set()


def test_H4_3_grasshopper_jumps_over_a_line() -> None:
    reaches("wG1", "   wG1   wQ    bQ    x")
    reaches("wG1", "   wG1   wQ    bB1   bQ    x", under={"bB1": "wB1"})


def test_H4_3_grasshopper_lands_on_the_first_empty_hex() -> None:
    reaches("wG1", """
      wG1   wQ    x     bA1
               bS1   bQ
    """)  # fmt: skip


def test_H4_3_grasshopper_jumps_one_piece_at_least() -> None:
    reaches("wG1", """
                        x
               .     wQ
            .     wG1   bQ    x
               .     .
    """)  # fmt: skip


def test_H4_3_grasshopper_does_not_mind_gates() -> None:
    reaches("wG1", """
               bA1   bS1
      wG1   wQ    x     bG1
               bQ    bA2
    """)  # fmt: skip
    reaches("wG1", """
            x           x
               bA1   bS1
      x     wQ    wG1   bG1   x
               bQ    bA2
            x           x
    """)  # fmt: skip


def test_H4_4_spider_walks_exactly_three_steps() -> None:
    reaches("wS1", """
         .     .     .     x
      .     wS1   wQ    bQ    .
         .     .     .     x
    """)  # fmt: skip


def test_H4_4_spider_in_a_closed_pocket_of_three_hexes_has_no_third_step() -> None:
    stuck("wS1", """
         wA2   wA3   bQ
      wA1   wS1   .     bA1
         wQ    .     bA2
            bG1   bA3
    """)  # fmt: skip


def test_H4_4_spider_in_a_pocket_of_four_hexes_goes_the_long_way_round() -> None:
    reaches("wS1", """
         wA1   wA2   bQ
      wQ    wS1   x     bA1
         wA3   x     .     bA2
            wG1   wG2   bG1
    """)  # fmt: skip


def test_H4_5_ant_walks_any_number_of_steps() -> None:
    reaches("wA1", """
         .     x     x     x
      .     wA1   wQ    bQ    x
         .     x     x     x
    """)  # fmt: skip


def test_H4_5_ant_goes_into_a_bay() -> None:
    reaches("wA1", """
                  x     x
               x     bS1   x
            x     x     bQ    wA1
         x     wS1   wQ    x
            x     x     x
    """)  # fmt: skip


def test_H4_5_ant_does_not_go_through_a_gate() -> None:
    reaches("wA1", """
            x     x     x
         x     wG1   bS1   x
            x     .     bQ    wA1
         x     wS1   wQ    x
            x     x     x
    """)  # fmt: skip


def test_H4_5_ant_shut_in_stays_in() -> None:
    reaches("wA1", """
         wA2   wA3   bQ
      wS1   wA1   x     bA1
         wQ    x     bA2
            bG1   bA3
    """)  # fmt: skip
    stuck("wA1", """
         wA2   wA3
      wS1   wA1   bA1
         wQ    bA2
            bQ
    """)  # fmt: skip


def test_H4_6_ladybug_goes_two_steps_on_top_and_one_down() -> None:
    reaches("wL", """
         .     .     x     x
      .     wL    wQ    bQ    x
         .     .     x     x
    """)  # fmt: skip


def test_H4_6_ladybug_does_not_end_where_it_started() -> None:
    reaches("wL", """
               x     x
            wL    wQ    x
         x     bQ    x
            x     x
    """)  # fmt: skip


def test_H4_6_ladybug_gets_into_a_closed_hole() -> None:
    reaches("wL", """
            x     x
         x     bA1   bS1
      wL    wQ    x     bG1
         x     bQ    bA2
            x     x
    """)  # fmt: skip


def test_H4_6_ladybug_is_stopped_by_a_gate_on_its_way_up() -> None:
    """It cannot climb onto wQ between the stacks; by way of a stack it gets there in its second step."""
    reaches("wL", """
         .     bB1   x
      .     wL    wQ    bQ
         .     bB2   x
    """, under={"bB1": "bA1", "bB2": "bA2"})  # fmt: skip


def test_H4_6_ladybug_is_stopped_by_a_gate_on_its_way_along_the_top() -> None:
    """From wQ it gets onto the stacks, but not between them onto bQ."""
    reaches("wL", """
            x     x
         x     bB1   x
      wL    wQ    bQ    .
         x     bB2   x
            x     x
    """, under={"bB1": "bA1", "bB2": "bA2"})  # fmt: skip


def test_H4_6_ladybug_is_stopped_by_a_gate_on_its_way_down() -> None:
    stuck("wL", """
                     bB2
      wL    bB1   wQ    .
                     wB1
    """, under={"bB2": "bQ", "bB1": "bA1", "wB1": "wA1"})  # fmt: skip
    reaches("wL", """
               x     bQ
      wL    bB1   wQ    x
               .     wB1
    """, under={"bB1": "bA1", "wB1": "wA1"})  # fmt: skip


AS_KIND = {
    "queen": """
         .     x     .     .     .
      .     wM    bQ    wQ    bA1   .
         .     x     .     .     .
    """,
    "beetle": """
         .     x     .     .     .
      .     wM    bB1*  wQ    bQ    .
         .     x     .     .     .
    """,
    "grasshopper": """
         .     .     .     .     .
      .     wM    bG1   wQ    bQ    x
         .     .     .     .     .
    """,
    "spider": """
         .     .     .     x     .
      .     wM    bS1   wQ    bQ    .
         .     .     .     x     .
    """,
    "ant": """
         .     x     x     x     x
      .     wM    bA1   wQ    bQ    x
         .     x     x     x     x
    """,
    "ladybug": """
         .     .     x     x     .
      .     wM    bL    wQ    bQ    .
         .     .     x     x     .
    """,
    "pillbug": """
         .     x     .     .     .
      .     wM    bP    wQ    bQ    .
         .     x     .     .     .
    """,
}


@pytest.mark.parametrize("kind", AS_KIND)
def test_H4_7_mosquito_moves_as_the_enemy_that_it_touches(kind: str) -> None:
    reaches("wM", AS_KIND[kind])


@pytest.mark.parametrize("kind", [kind for kind in AS_KIND if kind != "pillbug"])  # an own one throws as well: H4.8
def test_H4_7_mosquito_moves_as_the_own_piece_that_it_touches(kind: str) -> None:
    swapped = AS_KIND[kind].translate(str.maketrans("wb", "bw"))
    reaches("wM", swapped.replace("bM", "wM"))


def test_H4_7_mosquito_moves_as_all_kinds_that_it_touches() -> None:
    reaches("wM", """
                     x
            x     bB1*  .
         .     wM    bG1*  wQ    bQ    x
            .     x
    """)  # fmt: skip


def test_H4_7_mosquito_beside_mosquitoes_only_is_stuck() -> None:
    stuck("wM", "   wM    bM    wQ    bQ")
    stuck("wM", "   wM    bM    wQ    bQ", under={"bM": "bA1"})


def test_H4_7_mosquito_takes_a_stack_for_its_top_piece() -> None:
    reaches("wM", """
         .     x
      .     wM    bB1*  wQ    bQ
         .     x
    """, under={"bB1": "bA1"})  # fmt: skip


def test_H4_7_mosquito_on_top_is_a_beetle_whatever_it_touches() -> None:
    reaches("wM", """
         x     bA1*
      x     wM    wQ*   bQ
         x     x
    """, under={"wM": "bS1"})  # fmt: skip
    reaches("wM", """
         x     x
      x     wM    bM*   wQ    bQ
         x     x
    """, under={"wM": "bS1"})  # fmt: skip


def test_H4_7_mosquito_copies_the_throw_of_a_pillbug_of_either_colour() -> None:
    for pillbug in ("wP", "bP"):
        reaches("bA1", f"""
         x     x
      bA1   wM    {pillbug}    wQ    bQ
         x     x
    """)  # fmt: skip


def test_H4_8_pillbug_slides_one_step_like_a_queen() -> None:
    reaches("wP", """
         .     x     .
      .     wP    wQ    bQ
         .     x     .
    """)  # fmt: skip


@pytest.mark.parametrize("piece", ["wG1", "bA1", "bL", "wM", "bM", "bG1"])
def test_H4_8_pillbug_throws_pieces_of_either_colour_around_itself(piece: str) -> None:
    if piece in ("wG1", "wM"):  # these move by themselves too: wG1 over the row, wM as a pillbug
        reaches(piece, f"""
               x     x
            {piece:3}   wP    wQ    bQ    {"x" if piece == "wG1" else "."}
               x     x
        """)  # fmt: skip
    else:
        reaches(piece, f"""
               x     x
            {piece:3}   wP    wQ    bQ
               x     x
        """)  # fmt: skip


def test_H4_8_nothing_is_thrown_between_two_high_stacks() -> None:
    reaches("bA1", """
               x     bB1   wQ
            bA1   wP    .
               x     bB2   bQ
    """, under={"bB1": "bS1", "bB2": "bS2"})  # fmt: skip


def test_H4_8_nothing_is_lifted_between_two_high_stacks() -> None:
    stuck("bA1", """
               bB1   .
            bA1   wP    wQ    bQ
               bB2   .
    """, under={"bB1": "bS1", "bB2": "bS2"})  # fmt: skip


def test_H4_8_a_pinned_piece_is_not_thrown() -> None:
    stuck("bA1", "   bQ    bA1   wP    wQ")


def test_H4_8_a_throw_and_the_pieces_own_move_are_one_move() -> None:
    """The queen slides to the same two hexes to which she may be thrown; so do pillbug and mosquito together."""
    reaches("wQ", """
               x     x
            wQ    wP    bS1   bQ
               x     x
    """)  # fmt: skip
    position = drawn("""
            wG1   wP
               wM    wQ    bQ
    """)
    texts = [move.text for move in position.legal_moves]
    assert len(texts) == len(set(texts)) == len(effects(position))


def test_H4_9_a_piece_in_a_stack_is_not_thrown() -> None:
    stuck("bB1", "   bB1   wP    wQ    bQ", under={"bB1": "bA1"})
    stuck("bA1", "   bB1   wP    wQ    bQ", under={"bB1": "bA1"})


def test_H4_9_a_covered_pillbug_does_not_throw() -> None:
    for beetle in ("wB1", "bB1"):
        stuck("bA1", f"   bA1   {beetle}   wQ    bQ", under={beetle: "wP"})


def test_H4_9_a_mosquito_beside_a_covered_pillbug_does_not_throw() -> None:
    stuck("bA1", "   bA1   wM    bB1   wQ    bQ", under={"bB1": "wP"})


def test_H4_9_a_mosquito_on_top_does_not_throw() -> None:
    stuck("bA1", "   bA1   wM    wP    wQ    bQ", under={"wM": "wS1"})


def test_H4_9_a_pinned_pillbug_throws() -> None:
    drawing = """
               x     x
            bA1   wP    wQ    bQ
               x     x
    """
    reaches("bA1", drawing)
    assert targets(drawn(drawing), "wP") == set()


def test_H4_9_a_pinned_mosquito_throws() -> None:
    drawing = """
               x     x
            bA1   wM    wP    wQ    bQ
               x     x
    """
    reaches("bA1", drawing)
    assert targets(drawn(drawing), "wM") == set()


def test_H4_9_an_enemy_is_thrown_before_its_queen_is_in_play() -> None:
    reaches("bA1", """
               x     x
            bA1   wP    wQ
               x     bS1
    """, "White[3]")  # fmt: skip


def test_H4_10_the_piece_that_the_opponent_threw_does_not_move() -> None:
    row = """
         x     x     x     x
      wA1   bP    bQ    wQ    x
         x     x     x     x
    """
    reaches("wA1", row)
    stuck("wA1", row.replace("x", "."), rest="wA1")


def test_H4_10_the_piece_that_the_opponent_moved_is_not_thrown() -> None:
    moved = """
               .     .
            bA1   wP    wQ    bQ
               .     .
    """
    stuck("bA1", moved, rest="bA1")
    reaches("bA1", moved.replace(".", "x"))


def test_H4_10_a_resting_pillbug_does_not_throw() -> None:
    drawing = """
               .     bP    bQ
            bA1   wP    wQ
               .     .
    """
    stuck("bA1", drawing, rest="wP")
    assert targets(drawn(drawing), "bA1")


def test_H4_10_a_resting_mosquito_does_not_throw() -> None:
    drawing = """
               .     bP    bQ
            bA1   wM    wQ
               .     .
    """
    stuck("bA1", drawing, rest="wM")
    assert targets(drawn(drawing), "bA1")


@pytest.mark.parametrize("pillbug", ["wP", "bP"])
def test_H4_10_a_resting_pillbug_lends_its_throw_to_a_mosquito(pillbug: str) -> None:
    other = "bP" if pillbug == "wP" else "wP"
    reaches("bA1", f"""
               x     {pillbug}    {other}    bQ
            bA1   wM    wQ    .
               x     x
    """, rest=pillbug)  # fmt: skip


def test_H4_10_the_thrower_does_not_rest() -> None:
    """White's pillbug throws wG1; in the next turn Black's pillbug may throw White's, but not wG1."""
    position = drawn("""
         bQ    bP    wP    wG1
      wQ
    """)
    position.push(r"wG1 \wP")
    assert board(position)["resting"] == "wG1"
    assert targets(position, "wP") == named(position, "wP", r"\bP", "/bP", "bP\\")
    assert targets(position, "wG1") == set()


def test_H4_10_rest_lasts_for_one_turn() -> None:
    position = play(r"wP; bP wP-; wQ -wP; bQ bP-; wQ \wP; bA1 bQ-", "Base+P")
    assert board(position)["resting"] is None  # a placement leaves no piece resting
    position.push("wQ -wP")
    assert board(position)["resting"] == "wQ"
    position.push("bA1 bQ/")
    assert board(position)["resting"] == "bA1"
    assert targets(position, "wQ")


def test_H4_10_a_pass_leaves_no_piece_resting() -> None:
    position = play(PASSING, "Base+L")
    assert board(position)["resting"] == "wB2"
    position.push("pass")
    assert board(position)["resting"] is None


def test_H4_11_a_throw_needs_the_throwers_own_queen() -> None:
    stuck("bA1", """
         .     .
      bA1   wP    bQ
         .     wG1
    """, "White[3]")  # fmt: skip
    reaches("bA1", """
         x     x
      bA1   wP    bQ
         x     wQ
    """, "White[3]")  # fmt: skip
