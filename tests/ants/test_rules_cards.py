"""The cards: A11, on the reference and the real game."""

from collections import Counter
from typing import Any

import pytest

from tests.ants.positions import DATA, NEIGHBOURS, Rules, beginning, play

#: Choices that each card can have in a position with something for everybody, and where it is played.
SOMETHING_FOR_ALL = "A:S+W@AX2, A:W@AB3, B:W@AX4, B:W@AB7"
WAYS = {
    "ambush": "card ambush S AX2 W AX4",
    "forced_march": "card forced_march W AB3-AB2",
    "column": "card column AX2-AX1",
    "reinforcements": "card reinforcements W DA7",
    "honeydew": "card honeydew",
    "winter_stores": "card winter_stores",
    "sentries": "card sentries",
    "obstacle": "card obstacle CD3",
    "cave_in": "card cave_in BX3",
}


def position(rules: Rules, hand: str, **more: Any) -> Any:
    return rules.position(SOMETHING_FOR_ALL, hands={"A": hand}, markers={"BX3": "B", "AB2": "A"}, **more)


@pytest.mark.parametrize("card", WAYS)
def test_A11_1_A11_2_played_cards_are_discarded_or_stay(rules: Rules, card: str):
    game = position(rules, f"{card} {card} ambush")
    play(game, WAYS[card])
    if game.decision == "march":
        play(game, "stop")
    stays = card in ("winter_stores", "sentries", "obstacle")
    assert game.decision == "action"
    assert Counter(game.hands["A"]) == Counter(f"{card} ambush".split())
    assert game.discard == ([] if stays else [card])
    assert len(game.cards()) == 40


def test_A11_1_any_number_of_cards_in_a_turn(rules: Rules):
    game = position(rules, " ".join(WAYS))
    for text in WAYS.values():
        play(game, text)
        if game.decision == "march":
            play(game, "stop")
    assert game.hands["A"] == []


def test_A11_1_a_fury_is_not_played_outside_battles(rules: Rules):
    assert beginning(position(rules, "fury"), "card") == set()


def test_A11_3_A11_5_cards_move_ants_that_have_moved_and_after_hiring(rules: Rules):
    game = rules.position("A:W+W@AB2", hands={"A": "forced_march column"}, chips={"A": 4})
    play(game, "hire W AX1", "card column AB2-AB3", "card forced_march W AB3-AB2", "stop")
    assert game.standing() == ["A:W:AB2", "A:W:AB3", "A:W:AX1"]
    game = rules.position("A:W@AB2", hands={"A": "forced_march"})
    play(game, "step W AB2-AB3", "card forced_march W AB3-AB4", "march AB5")
    assert game.standing() == ["A:W:AB5"]


def test_A11_4_a_card_without_an_effect_cannot_be_played(rules: Rules):
    cards = "ambush forced_march column reinforcements cave_in fury"
    game = rules.position("B:W@AB7", hands={"A": cards}, chips={"A": 0}, markers={"AX2": "A"})
    assert beginning(game, "card") == set()


def test_A11_5_card_steps_leave_the_normal_step(rules: Rules):
    game = rules.position("A:W@AB2", hands={"A": "forced_march"})
    play(game, "card forced_march W AB2-AB3", "march AB4", "step W AB4-AB5")
    assert game.standing() == ["A:W:AB5"]


def test_A11_5_A3_6_cards_do_not_fix_the_kind_of_turn(rules: Rules):
    for card in ("card forced_march W AB2-AB3", "card reinforcements W AX1"):
        game = rules.position("A:W@AB2", hands={"A": "forced_march reinforcements"}, chips={"A": 4})
        play(game, card)
        if game.decision == "march":
            play(game, "stop")
        assert {"hire", "step"} <= {option[0] for option in game.options()}


def test_A11_5_an_ant_of_reinforcements_makes_no_step_a_pushed_one_does(rules: Rules):
    game = rules.position("A:S@AX1", hands={"A": "reinforcements reinforcements"}, chips={"A": 4})
    play(game, "card reinforcements W AX1 push S")
    assert beginning(game, "step W") == set()
    play(game, "step S AX2-AX3", "card reinforcements W AB1")
    assert game.standing() == ["A:S:AX3", "A:W:AB1", "A:W:AX1"]
    assert beginning(game, "step") == set()


# ---------------------------------------------------------------- fury and ambush


def test_A11_6_names_and_counts(rules: Rules):
    names = {card["id"]: card["name_uk"] for card in DATA["cards"]}
    assert (names["fury"], names["ambush"]) == ("Мурашина лють", "Засідка")
    counts = {card["id"]: card["count"] for card in DATA["cards"]}
    assert list(counts.values()) == [8, 4, 5, 3, 4, 4, 3, 3, 3, 3]


def test_A11_7_ambush_takes_ants_two_links_away_of_no_greater_strength(rules: Rules):
    game = rules.position("A:S@AB3, A:W@AX1, B:S+W@AB5, B:W@AX3, C:S@DA5, A:W@DA7", "A", "ABC", hands={"A": "ambush"})
    assert beginning(game, "card ambush") == {"S AB3 S AB5", "S AB3 W AB5", "W AX1 W AX3"}
    play(game, "card ambush S AB3 S AB5")
    assert game.standing() == ["A:S:AB3", "A:W:AX1", "A:W:DA7", "B:W:AB5", "B:W:AX3", "C:S:DA5"]


def test_A11_7_no_ambush_into_out_of_or_across_the_centre(rules: Rules):
    for text in ("A:S@AX3, B:W@XA", "A:S@XA, B:W@AX3", "A:S@AX4, B:W@XB", "A:S@XA, B:W@XC"):
        assert beginning(rules.position(text, hands={"A": "ambush"}), "card") == set()


def test_A11_7_anthills_and_tunnels_are_no_links_for_an_ambush(rules: Rules):
    game = rules.position("A:S@AX1, B:W@AB2", hands={"A": "ambush"})
    assert beginning(game, "card") == set()
    game = rules.position("A:S@AX2, B:W@AB6", hands={"A": "ambush"}, markers={"AX2": "A", "AB5": "A"})
    assert beginning(game, "card") == set()


def test_A11_7_allies_are_no_targets(rules: Rules):
    game = rules.position("A:S@AB2, C:W@AB4", hands={"A": "ambush"}, scenario="classic_allied")
    assert beginning(game, "card") == set()


def test_A11_7_no_fury_against_an_ambush(rules: Rules):
    game = rules.position("A:S@AB2, B:S@AB4", hands={"A": "ambush", "B": "fury"}, laid={"B": "sentries"})
    play(game, "card ambush S AB2 S AB4")
    assert (game.decision, game.standing(), game.laid["B"]) == ("action", ["A:S:AB2"], ["sentries"])


# ---------------------------------------------------------------- forced march, tight column


def test_A11_8_the_second_step_is_chosen_after_the_first(rules: Rules):
    game = rules.position("A:S@AX3, B:W@XA, A:W@XB", hands={"A": "forced_march"})
    play(game, "card forced_march S AX3-AX4")
    assert (game.decision, game.actor) == ("march", "A")
    assert game.options() == {("stop",), ("march", "AX3"), ("march", "XA")}
    assert play(game, "march XA").standing() == ["A:S:XA", "A:W:XB"]


def test_A11_8_a_march_goes_on_after_a_battle_that_is_won(rules: Rules):
    game = rules.position("A:S@AX1, B:W@AX3", hands={"A": "forced_march"})
    play(game, "card forced_march S AX1-AX2", "march AX3")
    assert game.standing() == ["A:S:AX3"]


def test_A11_8_the_second_step_is_lost_with_the_ant(rules: Rules):
    game = rules.position("A:W@AX1, B:S@AX3", hands={"A": "forced_march"})
    assert play(game, "card forced_march W AX1-AX2").decision == "action"
    game = rules.position("A:W@AB6", hands={"A": "forced_march"}, scenario="pyramids")
    assert play(game, "card forced_march W AB6-AB7").decision == "action"  # it left with a level


def test_A11_8_the_same_ant_marches_once_in_a_turn(rules: Rules):
    game = rules.position("A:W@AX1, A:S@AB2", hands={"A": "forced_march forced_march"})
    play(game, "card forced_march W AX1-AX2", "march AX3")
    assert beginning(game, "card forced_march") == {"S AB2 AB1", "S AB2 AB3"}
    assert beginning(game, "step W AX3") == {"AX2", "AX4"}  # A11.5
    assert beginning(play(game, "step W AX3-AX4"), "card forced_march W") == set()


def test_A11_8_an_ant_that_stopped_has_marched_too(rules: Rules):
    game = rules.position("A:W@AX1", hands={"A": "forced_march forced_march"})
    assert beginning(play(game, "card forced_march W AX1-AX2", "stop"), "card") == set()


def test_A11_8_another_ant_of_the_cell_can_still_march(rules: Rules):
    game = rules.position("A:W+W@AX1", hands={"A": "forced_march forced_march forced_march"})
    play(game, "card forced_march W AX1-AX2", "stop", "card forced_march W AX1-AX2", "stop")
    assert beginning(game, "card forced_march") == set()
    assert beginning(game, "step W AX2") == {"AX1", "AX3"}


def test_A11_8_of_equal_ants_the_one_that_has_marched_steps(rules: Rules):
    game = rules.position("A:W@AX1, A:W@AX2", hands={"A": "forced_march forced_march"})
    play(game, "card forced_march W AX1-AX2", "stop", "step W AX2-AX3")
    assert beginning(game, "card forced_march") == {"W AX2 AX1", "W AX2 AX3"}


def test_A11_8_a_march_through_pushes_and_columns_is_remembered(rules: Rules):
    game = rules.position("A:W@AB1", chips={"A": 1}, hands={"A": "forced_march forced_march column"})
    play(game, "card forced_march W AB1-AX1", "march AB1", "hire W AB1 push W")
    assert {text.split()[1] for text in beginning(game, "card forced_march")} == {"AB1"}
    game = rules.position("A:W+S@AB1", hands={"A": "forced_march forced_march column"})
    play(game, "card forced_march W AB1-AX1", "march AB1", "card column AB1-AB2")
    assert {text.split()[0] for text in beginning(game, "card forced_march")} == {"S"}


def test_A11_8_an_ant_that_was_hired_anew_can_march(rules: Rules):
    game = rules.position("A:W@AX1, B:S@AX4", chips={"A": 1}, hands={"A": "forced_march forced_march"})
    play(game, "card forced_march W AX1-AX2", "march AX3", "pass")  # it falls
    assert {text.split()[1] for text in beginning(play(game, "hire W AX1"), "card forced_march")} == {"AX1"}


def test_A11_8_in_the_next_turn_an_ant_marches_again(rules: Rules):
    game = rules.position("A:W@AX1", hands={"A": "forced_march forced_march"}, players="AB")
    play(game, "card forced_march W AX1-AX2", "stop", "end", "keep", "end", "keep")
    assert beginning(game, "card forced_march W AX2") == {"AX1", "AX3"}


def test_A11_8_without_a_limit_the_same_ant_marches_on(rules: Rules):
    game = rules.position("A:W@AX1", hands={"A": "forced_march forced_march"}, forced_marches="any")
    play(game, "card forced_march W AX1-AX2", "stop")
    assert beginning(game, "card forced_march W AX2") == {"AX1", "AX3"}


def test_A11_9_a_column_moves_both_ants_into_an_empty_cell(rules: Rules):
    game = rules.position("A:W+S@AB2, A:W@AX2, A:W@AB1", hands={"A": "column"})
    assert beginning(game, "card column") == {"AB2 AB3"}
    assert play(game, "card column AB2-AB3").standing() == ["A:S:AB3", "A:W:AB1", "A:W:AB3", "A:W:AX2"]
    assert beginning(game, "step W AB3") == {"AB2", "AB4"}  # A11.5


def test_A11_9_A16_8_no_column_onto_cake_or_against_enemies(rules: Rules):
    game = rules.position("A:W+W@AB3, A:S+S@XA, B:W@XB, B:W@XD", hands={"A": "column"})
    assert beginning(game, "card column") == {"AB3 AB2", "XA AX4"}


def test_A11_9_a_column_uses_the_tunnel(rules: Rules):
    game = rules.position("A:W+W@AX2", hands={"A": "column"}, markers={"AX2": "A", "AB5": "A"})
    assert "AX2 AB5" in beginning(game, "card column")


@pytest.mark.parametrize(("levels", "left"), [(3, []), (2, []), (1, ["A:S:AB7"]), (0, ["A:S:AB7", "A:W:AB7"])])
def test_A11_9_a_column_takes_level_after_level(rules: Rules, levels: int, left: list[str]):
    game = rules.position("A:W+S@AB6", hands={"A": "column"}, scenario="pyramids", levels={"B": levels})
    play(game, "card column AB6-AB7")
    assert (game.standing(), game.levels["B"]) == (left, max(0, levels - 2))
    assert game.taken["A"]["B"] == min(2, levels)


def test_A11_9_a_column_gathers_one_chip_and_takes_one_marker(rules: Rules):
    game = rules.position("A:W+W@AX4, C:W@BX4", hands={"A": "column"}, board_chips=["XA"], chips={"A": 0})
    assert play(game, "card column AX4-XA").chips["A"] == 1
    game = rules.position("A:W+W@AX4", hands={"A": "column"}, markers={"AX3": "B"})
    assert play(game, "card column AX4-AX3").markers == {}


# ---------------------------------------------------------------- chips and hires


def test_A11_reinforcements_hire_one_ant_in_a_move_turn(rules: Rules):
    game = rules.position("A:W@AB1", hands={"A": "reinforcements"}, chips={"A": 2})
    play(game, "step W AB1-AB2")
    assert beginning(game, "card reinforcements S") == {"AB1", "AX1", "DA7"}
    play(game, "card reinforcements S AB1")
    assert (game.chips["A"], game.standing()) == (0, ["A:S:AB1", "A:W:AB2"])
    assert beginning(game, "hire") == set()


def test_A11_honeydew_is_a_chip(rules: Rules):
    assert play(rules.position(hands={"A": "honeydew"}, chips={"A": 0}), "card honeydew").chips["A"] == 1


def test_A11_10_winter_stores_come_together_at_the_first_mining(rules: Rules):
    game = rules.position("A:W@AB3", players="AB", hands={"A": "winter_stores winter_stores"}, chips={"A": 0})
    play(game, "card winter_stores", "card winter_stores", "end", "keep", "end", "keep")
    assert (game.chips["A"], game.laid["A"]) == (0, ["winter_stores", "winter_stores"])
    play(game, "step W AB3-AB4", "end", "keep", "end", "keep")
    assert (game.chips["A"], game.laid["A"]) == (5, [])
    assert game.discard.count("winter_stores") == 2


# ---------------------------------------------------------------- cards that stay


def test_A11_10_one_of_several_sentries_in_a_battle(rules: Rules):
    game = rules.position("A:S@AX4, B:W+W@AX2", laid={"B": "sentries sentries"}, players="AB")
    play(game, "step S AX4-AX3")
    assert (game.decision, game.actor) == ("sentries", "B")
    assert game.options() == {("sentries", "W"), ("decline",)}
    play(game, "sentries W")
    assert game.standing() == ["B:W:AX2"]  # that worker and the soldier fall
    assert (game.laid["B"], game.discard) == (["sentries"], ["sentries"])


def test_A11_10_sentries_that_decline_are_discarded_too(rules: Rules):
    game = rules.position("A:S@AX4, B:W@AX2", hands={"A": "sentries"})
    play(game, "card sentries", "step S AX4-AX3", "decline")
    assert (game.laid["A"], game.discard, game.standing()) == ([], ["sentries"], ["A:S:AX3"])


def test_A11_10_sentries_serve_in_the_turn_of_others(rules: Rules):
    game = rules.position("A:S@AX2, B:S@XA", hands={"A": "sentries"}, players="AB")
    play(game, "card sentries", "end", "keep", "step S XA-AX4")
    assert play(game, "end").actor == "A"
    game = rules.position("A:S@AX2, B:S@AX4", "B", laid={"A": "sentries"})
    play(game, "step S AX4-AX3")
    assert (game.decision, game.actor) == ("sentries", "A")
    assert play(game, "sentries S").standing() == ["A:S:AX2"]


def test_A11_10_a_fury_on_an_ant_with_sentries(rules: Rules):
    game = rules.position("A:S@AX4, B:W+W@AX2", laid={"B": "sentries"}, hands={"B": "fury"})
    play(game, "step S AX4-AX3", "sentries W")
    assert beginning(game, "fury") == {"W", "W+1"}
    assert play(game, "fury W+1").standing() == ["B:W:AX2", "B:W:AX2"]  # 3 against 2


def test_A11_11_where_an_obstacle_may_lie(rules: Rules):
    lying: dict[str, Any] = {"markers": {"AX2": "A", "BC5": "C"}, "obstacles": {"DX2": "D"}}
    game = rules.position("A:W@AB3, B:W@BX2", hands={"A": "obstacle"}, **lying)
    trails = [f"{side}{n}" for side in ("AB", "BC", "CD", "DA") for n in (2, 3, 5, 6)]
    trails += [f"{anthill}X{n}" for anthill in "ABCD" for n in (2, 3, 4)]
    assert beginning(game, "card obstacle") == set(trails) - {"AB3", "BX2", "AX2", "BC5", "DX2"}


def test_A11_11_not_next_to_an_unused_anthill_either(rules: Rules):
    game = rules.position(players="AB", hands={"A": "obstacle"})
    assert not {"CD1", "DX1", "DA1"} & beginning(game, "card obstacle")


def test_A11_11_nobody_enters_until_the_owners_next_turn(rules: Rules):
    game = rules.position("A:W@AB2, B:W@AB5", hands={"A": "obstacle"}, players="AB")
    play(game, "card obstacle AB3")
    assert beginning(game, "step W AB2") == {"AB1"}
    play(game, "end", "keep", "step W AB5-AB4")
    assert (game.decision, beginning(game, "step")) == ("action", set())
    play(game, "end", "keep")
    assert beginning(game, "step W AB2") == {"AB1", "AB3"}
    assert game.discard == ["obstacle"]


# ---------------------------------------------------------------- cave-in


def test_A11_cave_in_takes_a_marker_of_an_enemy(rules: Rules):
    markers = {"AX2": "A", "BX2": "B", "CX2": "C", "DX2": "D", "DA5": "D"}
    game = rules.position(hands={"A": "cave_in"}, markers=markers, scenario="classic_allied", teams=NEIGHBOURS)
    assert beginning(game, "card cave_in") == {"CX2", "DX2", "DA5"}
    play(game, "card cave_in DX2")
    assert (game.markers_left("D"), "DX2" in game.markers) == (1, False)
