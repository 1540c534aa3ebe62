"""Movement, tunnels, resources and building: A6 to A9, on the reference and the real game."""

import pytest

from tests.ants.positions import NEIGHBOURS, Rules, beginning, play

# ---------------------------------------------------------------- A6: movement


def test_A6_1_every_ant_makes_one_step(rules: Rules):
    game = rules.position("A:W@AB2, A:S@AX2")
    play(game, "step W AB2-AB3")
    assert beginning(game, "step W") == set()
    play(game, "step S AX2-AX1")
    assert beginning(game, "step") == set()


def test_A6_1_A15_of_two_equal_ants_each_has_its_step(rules: Rules):
    game = rules.position("A:W@AB1, A:W@AB2")
    play(game, "step W AB1-AB2")
    assert beginning(game, "step W AB2") == {"AB1", "AB3"}
    play(game, "step W AB2-AB3")
    assert beginning(game, "step") == set()


def test_A6_2_A16_5_ants_that_come_one_by_one_fight_one_by_one(rules: Rules):
    game = rules.position("A:W+W@AB2, B:S@AB4")
    play(game, "step W AB2-AB3")
    assert game.standing() == ["A:W:AB2", "B:S:AB4"]
    assert play(game, "step W AB2-AB3").standing() == ["B:S:AB4"]


def test_A6_3_both_kinds_go_in_any_direction(rules: Rules):
    for kind in "WS":
        assert beginning(rules.position(f"A:{kind}@AX3"), f"step {kind} AX3") == {"AX2", "AX4"}


def test_A6_4_what_may_be_entered(rules: Rules):
    text = "A:W@AX3, A:W@AX2, B:W@XA, A:S@AX4, A:W@DA6, A:S@DA5"
    game = rules.position(text, obstacles={"DA7": "B"})
    assert beginning(game, "step W AX3") == {"AX2", "AX4"}  # own ants, with room
    assert beginning(game, "step S AX4") == {"AX3", "XA"}  # an enemy in the centre
    assert beginning(game, "step W DA6") == {"DA5"}  # no obstacle
    game = rules.position("B:W@AX4, A:W@XA, C:S@XB")
    assert beginning(game, "step W XA") == {"XB", "XD"}  # A16.12: not AX4, where the enemy stands on a trail


def test_A6_5_one_attack_on_a_centre_cell_in_a_turn(rules: Rules):
    text = "A:W@XB, A:S@XD, B:W+W@XA"
    for entries, again in ((1, False), (0, True), (2, True)):
        game = rules.position(text, centre_entries=entries)
        play(game, "step W XB-XA")
        assert game.standing() == ["A:S:XD", "B:W:XA", "B:W:XA"]
        assert ("XA" in beginning(game, "step S XD")) == again
        assert {"XC", "DX4"} <= beginning(game, "step S XD")


def test_A6_5_a_cell_without_enemies_can_be_entered_by_others(rules: Rules):
    game = rules.position("A:W+W@XB, A:S@XD, B:W@XA")
    play(game, "step S XD-XA", "step W XB-XA")
    assert game.standing() == ["A:S:XA", "A:W:XA", "A:W:XB"]


def test_A6_5_the_count_begins_anew_in_the_next_turn(rules: Rules):
    game = rules.position("A:W@XB, A:S@XD, B:W+W@XA", players="AB")
    play(game, "step W XB-XA", "end", "keep", "end", "keep")
    assert "XA" in beginning(game, "step S XD")


def test_A6_5_cards_count_too(rules: Rules):
    game = rules.position("A:W@XB, A:S@XD, B:W+W@XA", hands={"A": "forced_march"})
    play(game, "card forced_march W XB-XA")
    assert "XA" not in beginning(game, "step S XD")


def test_A6_6_A16_9_the_chip_is_kept_by_who_dies(rules: Rules):
    game = rules.position("A:W@AB3, B:S@AB5", board_chips=["AB4"], chips={"A": 0})
    play(game, "step W AB3-AB4")
    assert (game.standing(), game.chips["A"], game.board_chips) == (["B:S:AB5"], 1, set())


def test_A6_6_A12_6_A16_23_the_anthill_comes_before_the_battle(rules: Rules):
    game = rules.position("A:W@BX1, B:S@AB6", scenario="pyramids")
    play(game, "step W BX1-AB7")  # the worker that takes a level fights no more
    assert (game.taken["A"]["B"], game.standing()) == (1, ["B:S:AB6"])


def test_A16_23_a_win_needs_no_battle(rules: Rules):
    game = rules.position("A:W@BX1, B:S@AB6", players="AB")
    play(game, "step W BX1-AB7")
    assert (game.winners, game.decision) == (["A"], None)


def test_A6_7_allies_block_and_are_not_fought(rules: Rules):
    game = rules.position("A:W@AB3, C:S@AB5, C:W@AX2, A:W@AX3", scenario="classic_allied")
    play(game, "step W AB3-AB4")
    assert (game.decision, len(game.standing())) == ("action", 4)
    assert beginning(game, "step W AX3") == {"AX4"}


def test_A6_7_allies_do_not_meet_in_the_centre_either(rules: Rules):
    game = rules.position("A:W@XA, C:W@XB", scenario="classic_allied")
    assert "XB" not in beginning(game, "step W XA")


def test_A6_8_cells_of_an_unused_anthill_are_ordinary(rules: Rules):
    for scenario in ("classic", "pyramids"):
        game = rules.position("A:W@CD6", scenario=scenario, players="AB")
        play(game, "step W CD6-CD7")
        assert (game.decision, game.standing()) == ("action", ["A:W:CD7"])


# ---------------------------------------------------------------- A7: tunnels


def test_A7_1_a_marker_where_a_worker_stands_before_or_after_steps(rules: Rules):
    game = rules.position("A:W@AB2, A:W@AX2, A:S@DA5", chips={"A": 3}, players="AB")
    assert beginning(game, "tunnel") == {"AB2", "AX2"}
    play(game, "tunnel AX2", "step W AB2-AB3", "tunnel AB3")
    assert (game.markers, game.chips["A"]) == ({"AX2": "A", "AB3": "A"}, 1)
    assert beginning(game, "tunnel") == set()  # no marker left
    assert "AB3" in beginning(game, "step W AX2")


def test_A7_1_a_marker_costs_a_chip(rules: Rules):
    game = rules.position("A:W@AB2", chips={"A": 0})
    assert beginning(game, "tunnel") == set()


def test_A7_2_not_on_resources_and_not_close_to_enemies(rules: Rules):
    cells = {"AB4": False, "XA": False, "AB6": False, "AB7": False, "AB5": True, "AB1": True, "BX2": False, "BX3": True}
    for cell, allowed in cells.items():
        game = rules.position(f"A:W@{cell}", players="AB", chips={"A": 1}, scenario="pyramids")
        assert (beginning(game, "tunnel") == {cell}) == allowed, cell


def test_A7_2_anthills_of_allies_and_unused_ones_do_not_count(rules: Rules):
    for cell, allowed in (("BX1", True), ("CX2", False)):
        game = rules.position(f"A:W@{cell}", scenario="classic_allied", teams=NEIGHBOURS, chips={"A": 1})
        assert (beginning(game, "tunnel") == {cell}) == allowed
    game = rules.position("A:W@DX1", players="AB", chips={"A": 1})
    assert beginning(game, "tunnel") == {"DX1"}


def test_A7_3_one_marker_on_a_cell(rules: Rules):
    game = rules.position("A:W@AX2", markers={"AX2": "C"}, scenario="classic_allied", chips={"A": 1})
    assert beginning(game, "tunnel") == set()


def test_A7_4_one_marker_is_no_tunnel(rules: Rules):
    assert beginning(rules.position("A:W@AX2", markers={"AX2": "A"}), "step W AX2") == {"AX1", "AX3"}
    both = rules.position("A:W@AX2", markers={"AX2": "A", "AB5": "A"})
    assert beginning(both, "step W AX2") == {"AX1", "AX3", "AB5"}


def test_A7_5_going_through_is_a_step(rules: Rules):
    game = rules.position("A:W@AX1", markers={"AX2": "A", "AB5": "A"}, players="AB", hands={"A": "forced_march"})
    play(game, "step W AX1-AX2")
    assert beginning(game, "step") == set()
    play(game, "card forced_march W AX2-AB5", "stop")  # a card goes on at once
    assert game.standing() == ["A:W:AB5"]
    game = rules.position("A:W@AX1", markers={"AX2": "A", "AB5": "A"}, players="AB")
    play(game, "step W AX1-AX2", "end", "keep", "end", "keep", "step W AX2-AB5")
    assert game.standing() == ["A:W:AB5"]


def test_A7_6_nobody_else_uses_a_tunnel(rules: Rules):
    for player in "BC":
        game = rules.position(
            f"{player}:W@AX2", active=player, markers={"AX2": "A", "AB5": "A"}, scenario="classic_allied"
        )
        assert beginning(game, "step W AX2") == {"AX1", "AX3"}


def test_A7_7_enemies_remove_markers_allies_do_not(rules: Rules):
    for player, left in (("B", {}), ("C", {"AB5": "A"})):
        game = rules.position(f"{player}:W@AB6", active=player, markers={"AB5": "A"}, scenario="classic_allied")
        play(game, "step W AB6-AB5")
        assert game.markers == left
        assert game.markers_left("A") == 2 - len(left)


def test_A7_7_A16_18_a_returned_marker_is_built_again_for_a_chip(rules: Rules):
    game = rules.position("B:W@AB6, A:W@AX2", "B", "AB", markers={"AB5": "A", "AX2": "A"}, chips={"A": 1})
    play(game, "step W AB6-AB5", "end", "keep")
    assert beginning(game, "step W AX2") == {"AX1", "AX3"}
    assert beginning(game, "tunnel") == set()  # AX2 has one, and no worker stands elsewhere
    play(game, "step W AX2-AX3", "tunnel AX3")
    assert game.markers == {"AX2": "A", "AX3": "A"}


def test_A7_8_markers_are_not_taken_back(rules: Rules):
    game = rules.position("A:W@AX2", markers={"AX2": "A", "AB5": "A"}, chips={"A": 3}, players="AB")
    assert {option[0] for option in game.options()} == {"step", "hire", "end"}


def test_A7_9_A16_19_the_marker_stays_when_the_worker_leaves(rules: Rules):
    game = rules.position("A:W@AX2", chips={"A": 1})
    play(game, "tunnel AX2", "step W AX2-AX3")
    assert game.markers == {"AX2": "A"}


# ---------------------------------------------------------------- A8: resources


def test_A8_1_what_chips_pay(rules: Rules):
    game = rules.position("A:W@AB2", chips={"A": 20})
    play(game, "tunnel AB2")
    assert game.chips["A"] == 19
    for left in (14, 10):
        play(game, "build")
        assert game.chips["A"] == left


@pytest.mark.parametrize("kind", ["W", "S"])
def test_A8_2_both_kinds_gather_and_cells_are_not_refilled(rules: Rules, kind: str):
    game = rules.position(f"A:{kind}@AX4", board_chips=["XA", "XB"], chips={"A": 0}, players="AB")
    play(game, f"step {kind} AX4-XA")
    assert (game.chips["A"], game.board_chips) == (1, {"XB"})
    mined = kind == "W"
    play(game, "end", "keep", "end", "keep")
    assert game.chips["A"] == 1 + mined
    play(game, f"step {kind} XA-AX4", "end", "keep", "end", "keep", f"step {kind} AX4-XA")
    assert game.chips["A"] == 1 + mined


def test_A8_3_A8_4_workers_mine_soldiers_do_not(rules: Rules):
    game = rules.position("A:W+W@XA, A:W+S@XB, A:S@AB4, A:W@AB3", phase="start", chips={"A": 0})
    assert play(game, "keep").chips["A"] == 3


def test_A8_5_gathering_and_mining_add_up(rules: Rules):
    game = rules.position("A:W@AB3", board_chips=["AB4"], chips={"A": 0}, players="AB")
    play(game, "step W AB3-AB4", "end", "keep", "end", "keep")
    assert game.chips["A"] == 2


def test_A8_6_emergency_only_without_ants_and_chips(rules: Rules):
    hands = {"A": "fury fury honeydew"}
    assert beginning(rules.position(chips={"A": 0}, hands=hands), "emergency") == {"fury fury", "fury honeydew"}
    assert beginning(rules.position(chips={"A": 1}, hands=hands), "emergency") == set()
    assert beginning(rules.position("A:W@AB2", chips={"A": 0}, hands=hands), "emergency") == set()


def test_A8_6_the_emergency_may_come_again_when_all_is_lost_again(rules: Rules):
    game = rules.position("B:S@AB2", chips={"A": 0}, hands={"A": "fury ambush honeydew column"})
    play(game, "emergency ambush column")
    assert (game.chips["A"], game.hands["A"]) == (1, ["fury", "honeydew"])
    assert beginning(game, "emergency") == set()
    play(game, "hire W AB1", "pass")
    assert game.standing() == ["B:S:AB2"]
    assert beginning(game, "emergency") == {"fury honeydew"}


def test_A16_20_no_emergency_with_one_card(rules: Rules):
    game = rules.position(chips={"A": 0}, hands={"A": "fury"})
    assert game.options() == {("end",)}


def test_A8_7_nothing_can_be_given_away(rules: Rules):
    game = rules.position("A:W@AB2", scenario="classic_allied", chips={"A": 9}, hands={"A": "fury"})
    assert {option[0] for option in game.options()} == {"hire", "step", "tunnel", "build", "end"}


# ---------------------------------------------------------------- A9: building


def test_A9_1_levels_cost_five_four_three(rules: Rules):
    for built, cost in enumerate((5, 4, 3)):
        assert beginning(rules.position(levels={"A": built}, chips={"A": cost - 1}), "build") == set()
        game = rules.position(levels={"A": built}, chips={"A": cost})
        play(game, "build")
        assert (game.levels["A"], game.chips["A"]) == (built + 1, 0)


def test_A9_1_A16_22_all_three_in_one_turn(rules: Rules):
    game = rules.position("A:W@AB2", chips={"A": 12})
    play(game, "build", "step W AB2-AB3", "build", "build")
    assert (game.decision, game.winners, game.chips["A"]) == (None, ["A"], 0)


def test_A9_2_built_levels_stay(rules: Rules):
    game = rules.position("C:W@AB2", "C", scenario="classic_allied", teams=NEIGHBOURS, levels={"A": 2})
    play(game, "step W AB2-AB1")
    assert (game.decision, game.levels["A"]) == ("action", 2)


def test_A9_3_nothing_is_built_in_pyramids(rules: Rules):
    for levels in (3, 2, 0):
        game = rules.position(scenario="pyramids", chips={"A": 20}, levels={"A": levels})
        assert beginning(game, "build") == set()
