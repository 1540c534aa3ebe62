"""Movement and attacks on units: T6 to T8, on the reference and the real game."""

import pytest

from tests.termites.components import board_of_radius
from tests.termites.positions import BLUE, RED, Rules, hexes, play

#: All six neighbours of F6.
RING = set(board_of_radius(5).neighbours["F6"])


# ---------------------------------------------------------------- T6: moving


def test_T6_1_one_unit_moves_or_none(rules: Rules):
    text = "red W1@A1, W1@K6; blue W1@F6"
    game = rules.position(text, hands=[["W1"], []])
    assert game.options() == {("unit", "A1"), ("unit", "K6"), ("stay",)}
    moved = play(game.copy(), "unit A1", "target A2")
    assert (moved.decision, moved.actor) == ("choose-token", BLUE)
    assert set(moved.units) == {"A2", "K6", "F6"}
    stayed = play(game, "stay")
    assert (stayed.decision, stayed.actor, set(stayed.units)) == ("choose-token", BLUE, {"A1", "K6", "F6"})


def test_T6_2_the_unit_placed_this_turn_may_move(rules: Rules):
    game = rules.position("blue W1@F6", hands=[[], ["S1"]])
    play(game, "token S1", "place F5", "unit F5", "target F6")
    assert game.units == {"F6": (RED, "S1")}


def test_T6_3_points_may_be_left_unused(rules: Rules):
    game = rules.position("red F1@F6")
    assert {game.board.distance("F6", spot) for spot in game.plain_moves("F6")} == {1, 2, 3}


def test_T6_3_the_cheapest_way_counts(rules: Rules):
    # straight on lie stones; around them it is two steps, too, or three
    assert "F8" in rules.position("red F1@F6; stones F7").plain_moves("F6")
    assert "F8" not in rules.position("red W1@F6; stones F7").plain_moves("F6")
    assert "E7" in rules.position("red W1@F6; stones F7").plain_moves("F6")  # over E6


def test_T6_4_every_hex_of_the_path_must_be_allowed(rules: Rules):
    game = rules.position("red W1@F6; water E5 E6 F7 G6 G5")
    assert game.plain_moves("F6") == {"F5", "E4", "F4", "G4"}


def test_T6_5_own_units_are_passed_but_not_stopped_on(rules: Rules):
    game = rules.position("red W1@F6, S1@F7; water E5 E6 F5 G5 G6")
    assert game.plain_moves("F6") == {"F8", "E7", "G7"}


def test_T6_6_ground_units_do_not_pass_enemies(rules: Rules):
    text = "red {}@F6; blue {}@F7; water E5 E6 F5 G5 G6"
    for mover in ("W1", "S1", "P1"):
        assert rules.position(text.format(mover, "W3")).plain_moves("F6") == set()
    assert "F8" in rules.position(text.format("F1", "W3")).plain_moves("F6")
    # a flyer cannot pass over a flyer: F9, straight behind it, is too far around
    assert "F9" in rules.position(text.format("F1", "S3")).plain_moves("F6")
    assert "F9" not in rules.position(text.format("F1", "F3")).plain_moves("F6")


def test_T6_7_mounds_count_as_pieces_that_do_not_fly(rules: Rules):
    text = "red {}@F6; {} mound 9@F7; water E5 E6 F5 G5 G6"
    assert "F8" in rules.position(text.format("W1", "red")).plain_moves("F6")
    for owner in ("blue", "neutral"):
        assert rules.position(text.format("W1", owner)).plain_moves("F6") == set()
        assert "F9" in rules.position(text.format("F1", owner)).plain_moves("F6")


def test_T6_8_a_move_ends_on_an_empty_hex_or_with_an_attack(rules: Rules):
    game = rules.position("red W2@F6, S1@F7, mound 5@G5; blue W1@F5, W3@E5")
    play(game, "unit F6")
    assert not hexes(game.options()) & {"F7", "G5", "E5"}
    assert {"F5", "E6", "G6"} <= hexes(game.options())


def test_T6_9_a_path_back_to_its_start_is_no_move(rules: Rules):
    for kind in ("W1", "F1"):
        assert "F6" not in rules.position(f"red {kind}@F6").plain_moves("F6")
        assert "F6" not in hexes(play(rules.position(f"red {kind}@F6"), "unit F6").options())


def test_T6_10_enemies_beside_the_path_do_not_matter(rules: Rules):
    game = rules.position("red W1@F6; blue S3@E6, S3@G6, S3@E5, S3@G5")
    assert game.plain_moves("F6") == {"F4", "F5", "E4", "G4", "F7", "F8", "E7", "G7"}


def test_T13_D3_units_that_can_do_nothing_are_not_offered(rules: Rules):
    game = rules.position("red W1@A1, S1@F6; water A2 B1 B2; blue W1@K1")
    assert game.options() == {("unit", "F6"), ("stay",)}
    # nobody can move: the turn passes on, and nobody is asked
    game = rules.position("red W1@A1; water A2 B1 B2; blue W1@K1", hands=[["W1"], []])
    assert (game.decision, game.actor) == ("choose-token", BLUE)


def test_T13_D4_targets_are_the_plain_moves_and_the_attacks(rules: Rules):
    game = rules.position("red W2@F6; blue W1@F5, W2@E5, F1@D4; stones E6; water G6")
    targets = game.plain_moves("F6") | set(game.attacks("F6"))
    assert hexes(play(game, "unit F6").options()) == targets


# ---------------------------------------------------------------- T7: legality and strength


def test_T7_1_entering_an_enemys_hex_is_an_attack(rules: Rules):
    game = play(rules.position("blue W1@F6; red W3@F5; water E5 E6 G5 G6"), "unit F5", "target F6")
    assert game.units == {"F6": (RED, "W3"), "F7": (BLUE, "W1")}


@pytest.mark.parametrize(
    ("terrain", "attacker", "allowed"),
    [
        ("clear", "W3@F4", True),  # T14.1: after a step there is a point left
        ("clear", "W3@F3", False),
        ("clear", "S3@F5", True),
        ("clear", "S3@F4", False),
        ("clear", "F3@F3", True),
        ("clear", "F3@F2", False),
        ("stones", "W3@F5", True),
        ("stones", "W3@F4", False),  # T14.2
        ("stones", "F3@F3", True),
        ("stones", "S3@F5", False),
        ("stones", "P3@F5", False),
        ("water", "W3@F5", False),
        ("water", "S3@F5", False),
        ("water", "F3@F3", True),
        ("vegetation", "F3@F5", False),
        ("vegetation", "W3@F4", True),
        ("vegetation", "S3@F5", True),
    ],
)
def test_T7_2_the_attacker_must_be_able_to_enter(rules: Rules, terrain: str, attacker: str, allowed: bool):
    game = rules.position(f"blue F1@F6; {terrain} F6; red {attacker}")
    assert ("F6" in game.attacks(attacker[-2:])) == allowed


def test_T7_3_the_attack_from_hex_is_the_last_one_before_the_target(rules: Rules):
    game = rules.position("blue W1@F6; red W2@F4")
    assert game.attacks("F4") == {"F6": {"F5"}}
    game = rules.position("blue W1@F6; red W2@F5")
    assert game.attacks("F5") == {"F6": {"E5", "F5", "G5"}}


def test_T7_4_attack_from_a_hex_with_an_own_unit_or_mound(rules: Rules):
    for passed in ("W1", "F1", "mound 5"):
        game = rules.position(f"blue W1@F6; red W2@F4, {passed}@F5")
        assert game.attacks("F4") == {"F6": {"F5"}}


def test_T7_4_a_flyer_attacks_over_enemies_and_mounds(rules: Rules):
    for passed in ("blue W3@F5", "blue mound 9@F5", "neutral mound 7@F5"):
        game = rules.position(f"blue W1@F6; red F2@F4; {passed}; vegetation E5 G5 E6 G6")
        assert game.attacks("F4")["F6"] == {"F5"}
    game = rules.position("blue W1@F6, F3@F5; red F2@F4; vegetation E5 G5 E6 G6")
    assert "F6" not in game.attacks("F4")


def test_T7_4_a_flyer_never_passes_over_a_flyer_that_it_attacks(rules: Rules):
    game = rules.position("blue F1@F6; red F2@F5; vegetation E5 E6 G5 G6")
    assert game.attacks("F5") == {"F6": {"F5"}}
    game = rules.position("blue W1@F6; red F2@F5; vegetation E5 E6 G5 G6")
    assert game.attacks("F5") == {"F6": {"F5", "F7"}}


def test_T7_5_the_attacker_counts_once(rules: Rules):
    # From F5 it walks to G5, next to the target, and from there it attacks: it does not support itself.
    game = rules.position("blue W2@F6; red W2@F5")
    assert game.attack_strength("F5", "F6") == 2
    assert game.attacks("F5") == {}
    assert rules.position("blue W2@F6; red P2@F5").attacks("F5") == {}
    # Spitters that were faster could attack from afar: they would not support themselves from there either.
    assert rules.position("blue W2@F6; red P2@F4; vegetation F4").attack_strength("F4", "F6") == 2


def test_T7_6_adjacent_units_support_whatever_they_could_enter(rules: Rules):
    game = rules.position("blue W1@F6; red F3@F4, S1@E6, P2@G5; stones F6")
    assert game.attack_strength("F4", "F6") == 3 + 2 + 2
    game = rules.position("blue W1@F6; red W1@F5, F2@E6; vegetation F6")
    assert game.attack_strength("F5", "F6") == 1 + 2


def test_T7_6_units_of_others_and_units_farther_away_do_not_support(rules: Rules):
    game = rules.position("blue W1@F6; red W1@F5, W3@F8, S2@D5, F3@H6; gold S2@E6", players=3)
    assert game.attack_strength("F5", "F6") == 1


def test_T7_7_spitters_support_from_distance_two_whatever_lies_between(rules: Rules):
    for between in ("water F7", "stones F7", "blue mound 9@F7", "blue W3@F7", "vegetation F7"):
        game = rules.position(f"blue W1@F6; red W1@F5, P2@F8; {between}")
        assert game.attack_strength("F5", "F6") == 3
    ring = [spot for spot in board_of_radius(5).hexes if board_of_radius(5).distance(spot, "F6") == 2]
    assert len(ring) == 12
    for spot in ring:
        assert rules.position(f"blue W1@F6; red W1@F5, P3@{spot}").attack_strength("F5", "F6") == 4
    assert rules.position("blue W1@F6; red W1@F5, P3@F9").attack_strength("F5", "F6") == 1


def test_T7_8_vegetation_helps_only_spitters_that_support(rules: Rules):
    game = rules.position("blue W3@F6; red W1@F5, W1@E5, S1@G5; vegetation F5 E5 G5 F6")
    assert game.attack_strength("F5", "F6") == 4
    assert game.defence("F6") == 3  # T3.8


def test_T7_8_the_bonus_is_for_each_token_at_either_distance(rules: Rules):
    game = rules.position("blue W3@F6; red W1@F5, P3@E6, P1@F8; vegetation E6 F8")
    assert game.attack_strength("F5", "F6") == 1 + (3 + 1) + (1 + 1)


def test_T7_9_each_unit_supports_once(rules: Rules):
    # Next to the target a spitter is also within two hexes of it.
    game = rules.position("blue W3@F6; red W1@F5, P2@E6")
    assert game.attack_strength("F5", "F6") == 3


def test_T7_10_support_is_automatic_and_harmless(rules: Rules):
    game = rules.position("blue W3@F6; red W1@F5, S1@E6, P1@F8; water G5 G6 E5")
    play(game, "unit F5", "target F6")
    assert game.units == {"F6": (RED, "W1"), "F7": (BLUE, "W3"), "E6": (RED, "S1"), "F8": (RED, "P1")}


def test_T7_11_T7_12_mounds_and_neighbours_do_not_count(rules: Rules):
    game = rules.position("blue W1@F6, W3@G6, mound 9@E5; red W1@F5, mound 5@F7")
    assert (game.attack_strength("F5", "F6"), game.defence("F6")) == (1, 1)


def test_T7_13_a_mound_defends_with_its_value(rules: Rules):
    game = rules.position("blue mound 6@F6, W3@E6; red S3@F5")
    assert game.defence("F6") == 6
    assert game.attacks("F5") == {}  # 6 is not more than 6
    assert "F6" in rules.position("blue mound 5@F6, W3@E6; red S3@F5").attacks("F5")


def test_T7_14_equal_strength_is_not_enough(rules: Rules):
    assert rules.position("blue W2@F6; red W2@F5").attacks("F5") == {}
    assert "F6" in rules.position("blue W2@F6; red W3@F5").attacks("F5")
    game = play(rules.position("blue W2@F6; red W2@F5"), "unit F5")
    assert "F6" not in hexes(game.options())


def test_T7_15_a_legal_attack_succeeds(rules: Rules):
    for kind in ("W3", "S2", "P3", "F3"):
        game = play(rules.position(f"blue W2@F6; red {kind}@F5"), "unit F5", "target F6")
        while game.decision:
            game.play(min(game.options()))
        assert game.units["F6"] == (RED, kind)


def test_T7_16_nobody_attacks_own_pieces(rules: Rules):
    game = rules.position("red S3@F6, W1@F7, mound 5@F5; blue W1@A1")
    assert game.attacks("F6") == {}


# ---------------------------------------------------------------- T8: what becomes of the defender


def test_T8_1_T8_12_the_attacker_stands_on_the_target_and_the_turn_is_over(rules: Rules):
    game = rules.position("blue W1@F6; red F3@F5; water E5 E6 G5 G6; vegetation F7", hands=[["W1"], []])
    play(game, "unit F5", "target F6", "from F5")
    assert game.units == {"F6": (RED, "F3"), "F7": (BLUE, "W1")}
    assert (game.decision, game.actor) == ("choose-token", BLUE)


def test_T8_2_a_soldier_is_asked_neither_from_nor_retreat(rules: Rules):
    game = play(rules.position("blue W1@F6, W1@A1; red S1@F5"), "unit F5", "target F6")
    assert game.units == {"A1": (BLUE, "W1"), "F6": (RED, "S1")}
    assert game.decision is None


def test_T8_3_a_retreat_goes_to_an_empty_neighbour_but_not_where_the_attack_came_from(rules: Rules):
    game = rules.position("blue W1@F6, W1@E6; red W3@F5; neutral mound 7@G6")
    assert game.retreats("F5", "F5", "F6") == {"E5", "F7", "G5"}


@pytest.mark.parametrize(
    ("defender", "allowed"),
    [("W1", {"E5", "E6", "G5"}), ("S1", {"E5", "E6"}), ("P1", {"E5", "E6"}), ("F1", {"E5", "F7", "G5"})],
)
def test_T8_4_T3_3_T3_5_T3_6_retreat_terrain(rules: Rules, defender: str, allowed: set[str]):
    game = rules.position(f"blue {defender}@F6; red W3@F5, W1@G6; vegetation E6; water F7; stones G5")
    assert game.retreats("F5", "F5", "F6") == allowed


def test_T8_5_the_attacker_chooses_the_retreat(rules: Rules):
    game = play(rules.position("blue W1@F6; red W2@F5"), "unit F5", "target F6", "from F5")
    assert (game.decision, game.actor) == ("choose-retreat", RED)
    assert hexes(game.options()) == {"E5", "E6", "F7", "G5", "G6"}


PUSHED = "blue F1@F6; red W2@F5, W1@E5, W1@G5; "


def test_T8_6_the_switch_adds_one_option_to_destroy(rules: Rules):
    text = PUSHED + "vegetation E6 F7"
    game = play(rules.position(text, flyer_push_kills=True), "unit F5", "target F6", "from F5")
    assert (game.decision, game.options()) == ("choose-retreat", {("retreat", "G6"), ("destroy",)})
    assert play(game.copy(), "retreat G6").units["G6"] == (BLUE, "F1")
    assert (BLUE, "F1") not in play(game, "destroy").units.values()
    game = rules.position(text)
    assert game.retreat_options("F5", "F5", "F6") == {("retreat", "G6")}


def test_T8_6_the_switch_changes_nothing_for_ground_units_and_soldiers(rules: Rules):
    game = rules.position("blue W1@F6; red W2@F5; vegetation E6", flyer_push_kills=True)
    assert ("destroy",) not in game.retreat_options("F5", "F5", "F6")
    game = play(rules.position("blue F1@F6; red S2@F5; vegetation E6", flyer_push_kills=True), "unit F5", "target F6")
    assert game.units == {"F6": (RED, "S2")}


def test_T8_6_vegetation_counts_only_if_empty_and_not_attacked_from(rules: Rules):
    game = rules.position("blue F1@F6, W1@E6; red W2@E5; vegetation E5 E6 F5", flyer_push_kills=True)
    assert ("destroy",) in game.retreat_options("E5", "E5", "F6")  # into F5
    assert ("destroy",) in game.retreat_options("E5", "F5", "F6")  # into E5, which is vacated (T8.7)
    game = rules.position("blue F1@F6, W1@E6; red W2@E5; vegetation E5 E6", flyer_push_kills=True)
    assert ("destroy",) not in game.retreat_options("E5", "E5", "F6")


def test_T8_6_a_single_option_to_destroy_is_not_asked(rules: Rules):
    text = PUSHED + "blue W1@F7, W1@G6; vegetation E6"
    game = rules.position(text, flyer_push_kills=True)
    assert game.retreat_options("F5", "F5", "F6") == {("destroy",)}
    play(game, "unit F5", "target F6", "from F5")
    assert game.decision is None
    assert (BLUE, "F1") not in game.units.values()


def test_T8_7_the_start_hex_is_empty_unless_it_is_attacked_from(rules: Rules):
    game = rules.position("blue W1@F6, W3@E6, W3@F7, W3@G6, W3@G5; red F2@F5; water E5")
    assert game.retreats("F5", "F5", "F6") == set()
    assert game.retreats("F5", "E5", "F6") == {"F5"}


def test_T8_8_the_hex_over_which_was_attacked_is_no_retreat(rules: Rules):
    # The flyer attacks over the enemy's worker on F5, which stays where it is.
    game = rules.position("blue W1@F6, W1@F5; red F2@F4; vegetation E5 G5; water E6 F7 G6")
    assert game.attacks("F4")["F6"] == {"F5"}
    play(game, "unit F4", "target F6")
    assert hexes(game.options()) == {"E5", "G5"}
    play(game, "retreat E5")
    assert game.units == {"F5": (BLUE, "W1"), "E5": (BLUE, "W1"), "F6": (RED, "F2")}


def test_T8_9_T8_10_without_a_retreat_the_defender_is_out_of_the_game(rules: Rules):
    game = rules.position("blue W1@F6; red W2@F5; water E5 E6 F7 G5 G6", hands=[["P1"], []], stacks=[["P2"], []])
    play(game, "unit F5", "target F6")
    assert game.units == {"F6": (RED, "W2")}
    assert (game.hands, game.stacks) == ([["P1"], []], [["P2"], []])


def test_T8_11_a_retreat_costs_nothing_and_moves_nobody_else(rules: Rules):
    # A worker retreats onto stones and next to enemies; all others stay.
    game = rules.position("blue W1@F6; red W2@F5; gold S2@F8, S2@E7; stones F7; water E5 E6 G5 G6", players=3)
    play(game, "unit F5", "target F6")
    assert game.units == {
        "F6": (RED, "W2"),
        "F7": (BLUE, "W1"),
        "F8": (2, "S2"),
        "E7": (2, "S2"),
    }


def test_T13_D5_is_asked_only_where_it_makes_a_difference(rules: Rules):
    # Attacked over E5 or G5, where own workers are, it has the same retreats: one choice, named by the first.
    game = rules.position("blue W1@F6; red W2@F5, W1@E5, W1@G5; water E6")
    assert game.attacks("F5")["F6"] == {"E5", "F5", "G5"}
    play(game, "unit F5", "target F6")
    assert (game.decision, game.options()) == ("choose-from", {("from", "E5"), ("from", "F5")})
    assert hexes(play(game.copy(), "from E5").options()) == {"F5", "F7", "G6"}
    assert hexes(play(game, "from F5").options()) == {"F7", "G6"}
    # There is one hex to attack from: only the retreat is asked.
    game = play(rules.position("blue W1@F6, W3@E5, W3@G5, W3@E6; red W2@F5"), "unit F5", "target F6")
    assert (game.decision, hexes(game.options())) == ("choose-retreat", {"F7", "G6"})


def test_T13_D5_an_option_to_destroy_and_no_option_at_all_are_the_same_set(rules: Rules):
    text = "blue F1@F6, W1@E6, W1@F7, W1@G5, W1@G6; red W2@E4, W1@F5; vegetation E5"
    game = play(rules.position(text, flyer_push_kills=True), "unit E4", "target F6")
    assert game.decision is None
    game = play(rules.position(text), "unit E4", "target F6")
    assert game.decision is None
