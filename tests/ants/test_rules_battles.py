"""Battles: A10, on the reference and the real game."""

import pytest

from tests.ants.positions import Rules, beginning, play

# ---------------------------------------------------------------- contacts


def test_A10_1_A10_2_a_contact_is_fought_at_once_after_each_arrival(rules: Rules):
    game = rules.position("A:S@AB2, B:W@AB4, A:S@AX3, B:W@XA")
    play(game, "step S AB2-AB3")
    assert game.standing() == ["A:S:AB3", "A:S:AX3", "B:W:XA"]
    play(game, "step S AX3-AX4")  # A10.13: beside the centre nothing happens
    assert game.standing() == ["A:S:AB3", "A:S:AX4", "B:W:XA"]


def test_A10_3_A16_6_the_active_player_chooses_the_first_battle(rules: Rules):
    game = rules.position("A:W@AX2, B:W@AB5, C:W@AB7", "A", "ABC", "pyramids", markers={"AX2": "A", "AB6": "A"})
    play(game, "step W AX2-AB6")
    assert (game.decision, game.actor) == ("contact", "A")
    assert game.options() == {("contact", "AB6", "AB5"), ("contact", "AB6", "AB7")}
    assert play(game, "contact AB6 AB7").standing() == ["B:W:AB5"]


def test_A10_3_contacts_are_determined_again_after_each_battle(rules: Rules):
    game = rules.position("A:S@AX2, B:W@AB5, C:W@AB7", "A", "ABC", "pyramids", markers={"AX2": "A", "AB6": "A"})
    play(game, "step S AX2-AB6", "contact AB6 AB7")  # the other one is not asked
    assert (game.decision, game.standing()) == ("action", ["A:S:AB6"])


def test_A10_4_ants_on_further_cells_take_no_part(rules: Rules):
    game = rules.position("A:W@AB3, A:S+S@AB2, B:W@AB5, B:S+S@AB6")
    assert play(game, "step W AB3-AB4").standing() == ["A:S:AB2", "A:S:AB2", "B:S:AB6", "B:S:AB6"]


# ---------------------------------------------------------------- strength


@pytest.mark.parametrize(
    ("attackers", "defenders", "left"),
    [
        ("W", "W", ""),
        ("W", "S", "B:S"),
        ("S", "W", "A:S"),
        ("S", "S", ""),
        ("W", "W+W", "B:W B:W"),
        ("S", "W+W", ""),
        ("W", "S+W", "B:S B:W"),
        ("S", "S+W", "B:W"),
        ("S", "S+S", "B:S B:S"),
        ("W+W", "W", "A:W A:W"),
        ("W+W", "S", ""),
        ("W+W", "S+S", "B:S B:S"),
        ("S+W", "S+W", ""),
        ("S+W", "W+W", "A:W"),
        ("S+S", "S+W", "A:S A:S"),
        ("S+S", "S+S", ""),
    ],
)
def test_A10_5_A10_6_A10_7_A10_12_who_stays(rules: Rules, attackers: str, defenders: str, left: str):
    """The attackers come from AX4, two of them together."""
    pair = "+" in attackers
    game = rules.position(f"A:{attackers}@AX4, B:{defenders}@AX2", hands={"A": "column"} if pair else {})
    play(game, "card column AX4-AX3" if pair else f"step {attackers} AX4-AX3")
    assert [ant[:3] for ant in game.standing()] == left.split()
    for ant in game.standing():
        assert ant[4:] == ("AX3" if ant[0] == "A" else "AX2")  # A10.8: survivors stay where they are


def test_A10_8_the_fallen_are_in_the_supply(rules: Rules):
    game = rules.position("A:S@AB2, B:S@AB4")
    play(game, "step S AB2-AB3")
    assert [len(game.supply(player, "S")) for player in "AB"] == [3, 3]


# ---------------------------------------------------------------- the course of a battle


def test_A10_9_sentries_first_those_of_the_active_player_then_the_furies(rules: Rules):
    laid = {"A": "sentries", "B": "sentries"}
    game = rules.position("A:S@AX4, B:S+W@AX2", laid=laid, hands={"A": "fury", "B": "honeydew"}, players="AB")
    play(game, "step S AX4-AX3")
    asked = []
    for answer in ("sentries S", "decline", "pass", "pass"):
        asked.append((game.decision, game.actor))
        play(game, answer)
    assert asked == [("sentries", "A"), ("sentries", "B"), ("fury", "A"), ("fury", "B")]
    assert game.standing() == ["A:S:AX3", "B:W:AX2"]  # 3 against 2, and now the worker
    assert play(game, "pass", "pass").standing() == ["A:S:AX3"]
    assert game.laid == {"A": [], "B": []}


def test_A10_9_bonuses_end_with_the_battle(rules: Rules):
    """The boosted soldier wins the first battle and draws the second one."""
    game = rules.position(
        "A:S@AX2, B:S@AB5, C:S@AB7", "A", "ABC", "pyramids", markers={"AX2": "A", "AB6": "A"}, hands={"A": "fury"}
    )
    play(game, "step S AX2-AB6", "contact AB6 AB5", "fury S")
    assert game.standing() == []


def test_A10_10_A13_3_only_the_two_players_are_asked_in_turn(rules: Rules):
    hands = dict.fromkeys("ABCD", "fury honeydew")
    game = rules.position("A:W@AB2, B:W@AB4", hands=hands)
    play(game, "step W AB2-AB3")
    assert (game.decision, game.actor) == ("fury", "A")
    assert (play(game, "pass").decision, game.actor) == ("fury", "B")
    play(game, "fury W")
    assert (game.decision, game.actor) == ("fury", "A")
    play(game, "fury W")
    assert (game.decision, game.actor) == ("fury", "B")
    assert game.options() == {("pass",)}  # no fury left, but a card
    play(game, "pass", "pass")
    assert (game.decision, game.standing()) == ("action", [])


def test_A10_10_who_has_cards_is_asked_even_if_there_is_nothing_to_play(rules: Rules):
    game = rules.position("A:W@AB2, B:W@AB4", hands={"A": "honeydew", "B": "ambush"})
    play(game, "step W AB2-AB3")
    assert (game.decision, game.actor, game.options()) == ("fury", "A", {("pass",)})
    play(game, "pass")
    assert (game.decision, game.actor, game.options()) == ("fury", "B", {("pass",)})
    assert play(game, "pass").decision == "action"


def test_A10_10_who_has_no_cards_passes_unasked(rules: Rules):
    game = rules.position("A:W@AB2, B:W@AB4")
    assert play(game, "step W AB2-AB3").decision == "action"
    game = rules.position("A:W@AB2, B:W@AB4", hands={"B": "honeydew"})
    play(game, "step W AB2-AB3")
    assert (game.decision, game.actor) == ("fury", "B")
    assert play(game, "pass").decision == "action"


def test_A10_10_a_card_that_is_being_played_is_not_in_the_hand(rules: Rules):
    game = rules.position("A:W@AB2, B:W@AB4", hands={"A": "forced_march"})
    assert play(game, "card forced_march W AB2-AB3").decision == "action"


def test_A10_10_any_number_on_any_own_ant(rules: Rules):
    game = rules.position("A:S@AX4, B:S+W@AX2", hands={"B": "fury fury fury fury"})
    play(game, "step S AX4-AX3")
    assert beginning(game, "fury") == {"S", "W"}
    play(game, "fury W")
    assert beginning(game, "fury") == {"S", "W+1"}
    play(game, "fury W+1")
    assert beginning(game, "fury") == {"S", "W+2"}
    play(game, "fury S", "fury S+1")  # 4 and 3: the worker stays out of it
    assert game.standing() == ["B:S:AX2", "B:W:AX2"]


def test_A16_4_a_boost_can_hurt(rules: Rules):
    for choice, left in (("pass", ["B:S:AX2", "B:S:AX2"]), ("fury S", ["B:S:AX2"])):
        game = rules.position("A:S@AX4, B:S+S@AX2", hands={"A": "fury", "B": "fury"})
        play(game, "step S AX4-AX3", "fury S", choice)
        assert game.standing() == left


def test_A16_2_A16_3_boosts_split_and_join_groups(rules: Rules):
    game = rules.position("A:W@AX4, B:W+S@AX2", hands={"B": "fury"})
    assert play(game, "step W AX4-AX3", "fury W").standing() == ["B:S:AX2", "B:W:AX2"]
    game = rules.position("A:S@AX4, B:W+S@AX2", hands={"B": "fury", "A": "fury fury"})
    play(game, "step S AX4-AX3", "fury S", "fury W", "fury S+1")  # 4 against 2+2
    assert game.standing() == []


def test_A10_11_no_other_card_in_a_battle(rules: Rules):
    cards = "ambush forced_march column reinforcements honeydew winter_stores sentries obstacle cave_in"
    game = rules.position("A:S@AB2, B:S@AB4, B:W@AX3, A:W@AX1", hands={"A": cards}, chips={"A": 9})
    play(game, "step S AB2-AB3")
    assert game.options() == {("pass",)}


def test_A10_12_a_battle_after_the_battle(rules: Rules):
    game = rules.position("A:S+W@AX4, B:S+W@AX2", hands={"A": "column fury", "B": "fury"})
    play(game, "card column AX4-AX3", "pass", "pass")
    assert game.standing() == ["A:W:AX3", "B:W:AX2"]
    play(game, "fury W", "pass")
    assert game.standing() == ["A:W:AX3"]


# ---------------------------------------------------------------- the centre


def test_A10_13_no_contact_between_the_centre_and_its_neighbours(rules: Rules):
    game = rules.position("A:W@AX3, B:W@XA, A:W@XD, C:W@XC")
    play(game, "step W AX3-AX4")
    assert (game.decision, len(game.standing())) == ("action", 4)
    assert play(game, "step W XD-XA").standing() == ["A:W:AX4", "C:W:XC"]


def test_A10_14_the_winner_stands_in_the_centre_cell(rules: Rules):
    game = rules.position("A:S@AX4, B:W@XA", board_chips=["XA"], chips={"A": 0})
    play(game, "step S AX4-XA")
    assert (game.standing(), game.chips["A"]) == (["A:S:XA"], 1)


def test_A16_10_against_a_pair_in_the_centre(rules: Rules):
    game = rules.position("A:S@AX4, B:W+W@XA", hands={"A": "fury"})
    assert play(game, "step S AX4-XA", "fury S").standing() == ["A:S:XA"]
    game = rules.position("A:S@AX4, B:W+S@XA")
    assert play(game, "step S AX4-XA").standing() == ["B:W:XA"]


def test_A10_12_in_the_centre_it_goes_on_too(rules: Rules):
    game = rules.position("A:S@AX4, B:S+W@XA", hands={"A": "fury"})
    assert play(game, "step S AX4-XA", "fury S").standing() == ["A:S:XA"]


def test_A16_11_A16_12_leaving_the_centre_into_a_battle(rules: Rules):
    game = rules.position("A:S@XA, B:W@AX3")
    assert play(game, "step S XA-AX4").standing() == ["A:S:AX4"]


def test_A16_13_no_contact_between_cells_of_one_anthill(rules: Rules):
    game = rules.position("A:W@AB7", "B", scenario="classic_allied", chips={"B": 2})
    play(game, "hire W BX1", "hire W BC1")
    assert (game.decision, len(game.standing())) == ("action", 3)
