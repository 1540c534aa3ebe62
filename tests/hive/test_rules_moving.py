"""Hive's rules by clause: moving (H3): one hive, freedom to move on the ground and on top, covered pieces, passing.

A drawing (see `tests.hive.positions`) marks all targets of the piece in question, and holds in all twelve
orientations and across the seams of the kernel's torus.
"""

import pytest

from hexapoda import IllegalMoveError
from tests.hive.positions import drawn, effects, movers, play, reaches, stacks, stuck, targets
from tests.hive.reference import PASS

#: wQ wS1 bS1 bQ in a row, White to move.
ROW = "wS1; bS1 wS1-; wQ -wS1; bQ bS1-"
#: HE9: Black can only pass.
PASSING = r"wB1; bL wB1-; wB2 -wB1; bB1 bL-; wQ \wB1; bQ \bB1; wB2 wB1; bQ \bL; wQ \bQ; bB1 bL; wB2 bB1"


def test_H3_1_nobody_moves_before_their_queen_is_in_play() -> None:
    position = play("wS1; bA1 wS1-; wQ -wS1; bS1 bA1-")
    assert targets(position, "wQ")
    position.push("wQ \\wS1")
    assert movers(position) == {"bQ", "bS2", "bB1", "bG1", "bA2"}
    assert targets(position, "bS1") == set()


def test_H3_1_pieces_move_from_the_turn_after_the_queens_placement() -> None:
    position = play("wA1; bA1 wA1-; wA2 -wA1; bA2 bA1-; wQ /wA1; bQ bA1/")
    assert targets(position, "wA2")
    position.push("wA2 \\wA1")
    assert targets(position, "bA2")


def test_H3_2_a_piece_that_holds_the_hive_together_is_pinned() -> None:
    stuck("wA1", "   wQ    wA1   bQ")


def test_H3_2_a_pinned_piece_stays_even_if_its_move_would_reconnect_the_hive() -> None:
    for piece in ("wA1", "wQ"):
        other = "wQ" if piece == "wA1" else "wA1"
        stuck(piece, f"""
            {other:6}{piece:3}
               .     bQ
        """)  # fmt: skip


def test_H3_2_nothing_in_a_ring_is_pinned() -> None:
    reaches("wA1", """
            .     x     x
         x     wA1   wS1   x
      x     wQ    .     bQ    x
         x     wG1   bS1   x
            x     x     x
    """)  # fmt: skip
    reaches("wQ", """
            .     .     .
         x     wA1   wS1   .
      .     wQ    .     bQ    .
         x     wG1   bS1   .
            .     .     .
    """)  # fmt: skip


def test_H3_2_what_a_tail_hangs_on_is_pinned_beside_a_ring_too() -> None:
    stuck("wQ", """
      bA1   wQ    wA1   wS1
               wG1   .     bQ
                  bS1   bG1
    """)  # fmt: skip
    reaches("wQ", """
               x
      .     wQ    wA1   wS1
         x     wG1   .     bQ
                  bS1   bG1
    """)  # fmt: skip
    stuck("wG1", """
               wA1   wS1
      bA1   wG1   .     bQ
               wQ    bS1
    """)  # fmt: skip


def test_H3_2_the_bridge_between_two_rings_is_pinned_and_the_rings_are_not() -> None:
    stuck("wA3", """
         wA1   wA2         bA1   bA2
      wQ    .     wA3   bA3   .     bQ
         wG1   wG2         bG1   bG2
    """)  # fmt: skip
    reaches("wG1", """
   x     wA1   wA2         bA1   bA2
      wQ    .     wA3   bA3   .     bQ
         wG1   wG2   x     bG1   bG2
    """)  # fmt: skip


def test_H3_2_a_piece_between_two_holes_is_not_pinned() -> None:
    reaches("wB1", """
         wA1   wA2*  bA1*  bA2
      wQ    .     wB1   .     bQ
         wG1   wG2*  bG1*  bG2
    """)  # fmt: skip


def test_H3_2_nothing_around_a_hole_of_two_hexes_is_pinned() -> None:
    reaches("wA2", """
            x     x     x     x
         x     wA1   wA2   bA1   x
      x     wQ    x     x     bQ    x
         x     wG1   wG2   bG1   x
            x     x     x     x
    """)  # fmt: skip


def test_H3_2_a_piece_on_top_never_pins() -> None:
    reaches("wB1", """
         x     x
      wQ*   wB1   bQ*
         x     x
    """, under={"wB1": "wA1"})  # fmt: skip


def test_H3_3_two_neighbours_close_a_gate_on_the_ground() -> None:
    reaches("wQ", """
         x     bA1   bS1
      .     wQ    .     bG1
         x     bQ    bA2
    """)  # fmt: skip


def test_H3_3_a_slide_does_not_lose_contact() -> None:
    reaches("wQ", """
      x     wQ    .
         wA1   x     bQ
            wA2   bA1
    """)  # fmt: skip


def test_H3_3_contact_is_judged_without_the_moving_piece() -> None:
    """From its end of the row the queen cannot go straight away: only she herself would touch the hex."""
    reaches("wQ", """
         .     x
      .     wQ    bQ
         .     x
    """)  # fmt: skip


def test_H3_3_gates_have_no_height_on_the_ground() -> None:
    """A high stack on one side and nothing on the other: the ground is open."""
    reaches("wQ", """
         x     bB1
      .     wQ    bQ
         .     x
    """, under={"bB1": "wA1"})  # fmt: skip


#: wB1 wants to go to the right, past bB1 above and bB2 below.
GATE = {"bB1": "bA1", "bB2": "bA2"}


def test_H3_4_two_higher_stacks_stop_a_step_up() -> None:
    reaches("wB1", """
         x     bB1*
      .     wB1   bQ    wQ
         x     bB2*
    """, under=GATE)  # fmt: skip


def test_H3_4_one_higher_stack_stops_nobody() -> None:
    reaches("wB1", """
         x     bB1*
      .     wB1   bQ*   wQ
         x     bA2*
    """, under={"bB1": "bA1"})  # fmt: skip


def test_H3_4_two_higher_stacks_stop_a_step_down() -> None:
    reaches("wB1", """
         x     bB1*  bQ
      wQ*   wB1   .
         x     bB2*
    """, under=GATE | {"wB1": "bS1"})  # fmt: skip


def test_H3_4_stacks_as_high_as_the_start_stop_nobody_going_down() -> None:
    reaches("wB1", """
         x     bB1*  bQ
      wQ*   wB1   x
         x     bB2*
    """, under=GATE | {"wB1": "bS1 wB2"})  # fmt: skip


def test_H3_4_stacks_as_high_as_the_end_stop_nobody_going_up() -> None:
    reaches("wB1", """
         x     bB1*  bQ
      .     wB1   wB2*  wQ
         x     bB2*
    """, under=GATE | {"wB2": "bG1"})  # fmt: skip
    reaches("wB1", """
         x     bB1*  bQ
      wQ*   wB1   wB2*
         x     bB2*
    """, under=GATE | {"wB2": "bG1", "wB1": "bS1"})  # fmt: skip


def test_H3_4_higher_stacks_on_both_sides_stop_a_step_along_the_top() -> None:
    reaches("wB1", """
         x     bM*   bQ
      wQ*   wB1   wB2
         x     wM*
    """, under={"bM": "bA1 bB1", "wM": "bA2 bB2", "wB1": "bS1", "wB2": "bG1"})  # fmt: skip
    reaches("wB1", """
         x     bM*   bQ
      wQ*   wB1   wB2*
         x     bB2*
    """, under={"bM": "bA1 bB1", "bB2": "bA2", "wB1": "bS1", "wB2": "bG1"})  # fmt: skip


def test_H3_5_a_covered_piece_does_not_move() -> None:
    stuck("wA1", "   wQ    bQ    bB1", under={"bB1": "wA1"})
    stuck("wA1", "   wQ    bQ    wB1", under={"wB1": "wA1"})
    stuck("wB1", "   wQ    bQ    bB1", under={"bB1": "wA1 wB1"})


def test_H3_5_a_covered_piece_lends_its_power_to_nobody() -> None:
    reaches("wM", """
         .     x
      .     wM    bB1*  wQ    bQ
         .     x
    """, under={"bB1": "wA1"})  # fmt: skip


def test_H3_5_a_covered_piece_still_fills_its_hex() -> None:
    reaches("wG1", "   wG1   bB1   wQ    bQ    x", under={"bB1": "wA1"})
    position = drawn("   wQ    wB1   bQ", under={"wB1": "wA1"})
    position.push("wB1 wQ")
    assert set(stacks(position)) == {(0, 0), (1, 0), (2, 0)}


def test_H3_6_a_pass_is_legal_only_when_nothing_else_is() -> None:
    for moves in ("", "wS1", ROW):
        position = play(moves)
        assert PASS not in effects(position)
        with pytest.raises(IllegalMoveError, match=r"H3\.6"):
            position.push("pass")


def test_H3_6_a_pass_changes_only_the_turn() -> None:
    position = play(PASSING, "Base+L")
    before = stacks(position)
    assert position.push("pass").text == "pass"
    assert stacks(position) == before
    assert (position.actor, position.view()["board"]["turn"]) == (0, "White[7]")
