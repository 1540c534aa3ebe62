"""Components, castes, terrain, setup, reproduction and the end: T1 to T5, T10, on the reference and the real game."""

from typing import Any

import pytest

from tests.termites.components import CASTES, board_of_radius
from tests.termites.positions import BLUE, COLONIES, DATA, GOLD, GRAY, RED, SETUPS, Rules, hexes, play
from tests.termites.reference import KEEP

ALL_HEXES = board_of_radius(5).hexes
#: All six neighbours of F6.
RING = set(board_of_radius(5).neighbours["F6"])


def to_first_turn(game: Any) -> list[int | None]:
    """Place the first mounds anywhere; who was asked."""
    actors = []
    while game.decision == "place-mound":
        actors.append(game.actor)
        game.play(min(game.options()))
    return actors


def flooded(kind: str) -> dict:
    """A map of one terrain but for its middle, where the neutral mound stands."""
    return {"custom": True, "neutral_mounds": ["F6"], kind: [spot for spot in ALL_HEXES if spot != "F6"]}


# ---------------------------------------------------------------- T1: components and terms


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T1_1_T1_11_two_to_four_players_and_one_neutral_mound_less(rules: Rules, players: int):
    game = rules.new_game(players)
    assert [owner for owner, _ in game.mounds.values()] == ["neutral"] * (players - 1)
    assert {value for _, value in game.mounds.values()} == {7}
    to_first_turn(game)
    active = set()
    while len(active) < players:
        active.add(game.actor)
        game.play(min(game.options()))
    assert active == set(range(players))


def test_T1_2_the_board(rules: Rules):
    game = rules.position("blue W1@F6", hands=[[], ["W1"]])
    play(game, "token W1")
    assert len(game.options()) == DATA["board"]["hex_count"] - 1
    rows = [sum(spot[0] == row for spot in ALL_HEXES) for row in "ABCDEFGHIJK"]
    assert hexes(game.options()) == set(ALL_HEXES) - {"F6"}
    assert rows == [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]
    assert game.board.axial["F6"] == (0, 0)
    assert game.board.axial["A6"] == (5, -5)
    assert game.board.axial["K1"] == (-5, 5)


def test_T1_3_a_flyer_reaches_exactly_the_hexes_at_its_distance(rules: Rules):
    for start in ("F6", "A1", "C8", "K6"):
        game = rules.position(f"blue F1@{start}", BLUE)
        near = {spot for spot in ALL_HEXES if 0 < game.board.distance(start, spot) <= 3}
        assert game.plain_moves(start) == near


def test_T1_4_edge_hexes_have_fewer_than_six_neighbours(rules: Rules):
    game = rules.position("blue W1@F6")
    edge = {spot for spot in ALL_HEXES if len(game.board.neighbours[spot]) < 6}
    assert len(edge) == DATA["board"]["edge_hex_count"]
    assert game.mound_hexes() == set(ALL_HEXES) - edge - {"F6"}


def test_T1_6_a_hex_with_a_piece_takes_no_other(rules: Rules):
    game = rules.position("blue W1@F6, mound 5@B3; neutral mound 7@H4", hands=[[], ["W1"]])
    play(game, "token W1")
    assert hexes(game.options()) == set(ALL_HEXES) - {"F6", "B3", "H4"}
    assert not game.mound_hexes() & {"F6", "B3", "H4"}


@pytest.mark.parametrize(("kind", "strength"), [("W1", 1), ("W3", 3), ("S1", 2), ("S3", 6), ("P2", 2), ("F3", 3)])
def test_T1_7_T1_8_strength_is_the_number_of_termites_times_that_of_the_caste(rules: Rules, kind: str, strength: int):
    game = rules.position(f"blue {kind}@F6")
    assert game.units == {"F6": (BLUE, kind)}
    assert (game.strength(kind), game.defence("F6")) == (strength, strength)


def test_T1_9_every_colony_has_its_18_tokens(rules: Rules):
    game = rules.new_game(4)
    for seat, colony in enumerate(COLONIES):
        tokens = [f"{letter}{size}" for letter, caste in CASTES.items() for size in DATA["colonies"][colony][caste]]
        assert len(tokens) == 18
        assert sorted(game.hands[seat] + game.stacks[seat]) == sorted(tokens)


def test_T1_10_the_value_of_a_mound_is_its_defence_and_its_worth(rules: Rules):
    for value in (5, 6, 7, 8, 9):
        strong = "red W3@F5, S3@E6"
        text = f"blue mound {value}@F6; {strong}"
        assert rules.new_game().reserves[BLUE] == [5, 6, 7, 8, 9]
        game = rules.position(text, reserves=[[], []])
        assert game.defence("F6") == value
        assert ("F6" in game.attacks("F5")) == (value < 3 + 6)
        assert game.scores() == [value, 0]
        if value < 9:
            assert play(game, "unit F5", "target F6").scores() == [0, value]


def test_T1_12_a_captured_mound_is_among_the_trophies_and_nowhere_else(rules: Rules):
    game = rules.position("blue mound 5@F6; red W3@F5, W3@E6", reserves=[[6], [9]])
    play(game, "unit F5", "target F6")
    assert (game.reserves, game.trophy_values()) == ([[6], []], [[], [5]])
    assert game.mounds == {"F6": (RED, 9)}


def test_T1_13_everything_of_others_is_an_enemy(rules: Rules):
    text = "blue W1@F6; gold W1@E5; gray mound 5@G5; neutral mound 7@E6; red S3@F5, S3@G6"
    game = rules.position(text, players=4)
    assert set(game.attacks("F5")) == {"F6", "E5", "G5"}
    # E6 is no neighbour of F5, nor of anything that the soldier could stand on
    game = rules.position("neutral mound 7@F6; red S3@F5, S3@G6")
    assert set(game.attacks("F5")) == {"F6"}


def test_T1_14_T11_2_eighteen_tiles_with_two_different_faces(rules: Rules):
    game = rules.new_game(map="build")
    play(game, "neutral F6")
    faces = {option[1:3] for option in game.options()}
    assert faces == {(up, down) for up in KINDS for down in KINDS if up != down}
    placed = 0
    while game.decision == "place-tile":
        game.play(min(game.options()))
        placed += 1
    assert placed == 18


KINDS = ("water", "vegetation", "stones")


# ---------------------------------------------------------------- T2, T3: castes and terrain


@pytest.mark.parametrize(("kind", "points"), [("W1", 2), ("S1", 1), ("P1", 1), ("F1", 3)])
def test_T2_1_movement_points(rules: Rules, kind: str, points: int):
    game = rules.position(f"blue {kind}@F6", BLUE)
    assert max(game.board.distance("F6", spot) for spot in game.plain_moves("F6")) == points


def test_T2_2_an_attacking_spitter_has_no_ability(rules: Rules):
    game = rules.position("blue W1@F6; red P2@F5; vegetation F5")
    assert game.attack_strength("F5", "F6") == 2
    assert "F6" not in rules.position("blue W1@F6; red P2@F4; vegetation F4").attacks("F4")


def entered(rules: Rules, kind: str, terrain: str) -> set[str]:
    """Which neighbours of F6 a unit can enter if all of them are of a terrain."""
    return rules.position(f"blue {kind}@F6; {terrain} {' '.join(sorted(RING))}", BLUE).plain_moves("F6") & RING


@pytest.mark.parametrize(
    ("terrain", "castes"), [("clear", "WSPF"), ("water", "F"), ("vegetation", "WSP"), ("stones", "WF")]
)
def test_T3_2_T3_3_T3_5_T3_6_who_can_enter_a_terrain(rules: Rules, terrain: str, castes: str):
    for caste in "WSPF":
        assert entered(rules, f"{caste}1", terrain) == (RING if caste in castes else set())


def test_T3_1_entering_costs_and_leaving_does_not(rules: Rules):
    game = rules.position("blue W1@F6; stones F6 F7 E7", BLUE)
    moves = game.plain_moves("F6")
    assert {"F4", "D4", "H6"} <= moves  # two clear hexes, from stones
    assert {"F7"} <= moves
    assert not moves & {"F8", "E7"}  # 2 + 1 and 1 + 2 points


def test_T3_1_T3_4_flyers_pay_one_point_for_water_and_stones(rules: Rules):
    lake = " ".join(spot for spot in ALL_HEXES if spot != "F6")
    for terrain in ("water", "stones"):
        moves = rules.position(f"blue F1@F6; {terrain} {lake}", BLUE).plain_moves("F6")
        assert moves == rules.position("blue F1@F6", BLUE).plain_moves("F6")


def test_T3_3_T3_6_nobody_passes_through_forbidden_terrain(rules: Rules):
    ring = " ".join(sorted(RING))
    assert rules.position(f"blue W1@F6; water {ring}; red W1@A1", BLUE, hands=[[], ["W1"]]).decision == "choose-token"
    assert rules.position(f"blue W1@F6; water {ring}", BLUE).plain_moves("F6") == set()
    assert rules.position(f"blue F1@F6; vegetation {ring}", BLUE).plain_moves("F6") == set()


def test_T3_7_soldiers_may_be_placed_on_stones_and_walk_off(rules: Rules):
    for kind in ("S1", "P1"):
        game = rules.position("stones F6 F7; blue W1@A1", hands=[[], [kind]])
        play(game, f"token {kind}", "place F6", "unit F6")
        assert hexes(game.options()) == RING - {"F7"}


def test_T3_8_T7_12_only_stones_help_a_defender(rules: Rules):
    for terrain, bonus in {"clear": 0, "water": 0, "vegetation": 0, "stones": 1}.items():
        for kind in ("W2", "S2", "P2", "F2"):
            game = rules.position(f"blue {kind}@F6; {terrain} F6")
            assert game.defence("F6") == game.strength(kind) + bonus


# ---------------------------------------------------------------- T4: setup


@pytest.mark.parametrize("setup", SETUPS)
def test_T4_1_T4_2_the_setups(rules: Rules, setup: str):
    entry = SETUPS[setup]
    game = rules.new_game(entry["players"], setup)
    assert game.mounds == dict.fromkeys(entry["neutral_mounds"], ("neutral", 7))
    assert {spot for spot in ALL_HEXES if game.terrain[spot] != "clear"} == {s for kind in KINDS for s in entry[kind]}
    for kind in KINDS:
        assert all(game.terrain[spot] == kind for spot in entry[kind])


def test_T4_1_the_standard_map_is_the_first_of_the_data(rules: Rules):
    for players, setup in ((2, "p2"), (3, "p3"), (4, "p4")):
        assert rules.new_game(players).mounds == rules.new_game(players, setup).mounds


def test_T4_1_a_setup_must_fit_the_number_of_players(rules: Rules):
    with pytest.raises(ValueError):
        rules.new_game(2, "p3")


def test_T4_3_players_may_agree_on_colonies(rules: Rules):
    game = rules.new_game(2, colonies=["gray", "gold"])
    assert "F3" in game.hands[0] + game.stacks[0]
    assert "P3" in game.hands[1] + game.stacks[1]
    with pytest.raises(ValueError):
        rules.new_game(3, colonies=["gray", "gold"])


def test_T4_4_T4_6_the_start(rules: Rules):
    game = rules.new_game(3)
    assert [len(hand) for hand in game.hands] == [3, 3, 3]
    assert [len(stack) for stack in game.stacks] == [15, 15, 15]
    assert game.reserves == [[5, 6, 7, 8, 9]] * 3
    assert (game.units, game.decision) == ({}, "place-mound")


def test_T4_6_hands_are_drawn_in_turn_order_before_the_mounds(rules: Rules):
    draws = []

    def deal(seat: int, stack: list[str]) -> str:
        assert stack == sorted(stack)
        draws.append(seat)
        return stack[-1]

    game = rules.new_game(3, first=1, deal=deal)
    assert draws == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert game.hands == [["W3"] * 3, ["W2", "W3", "W3"], ["W2", "W3", "W3"]]
    assert game.decision == "place-mound"


@pytest.mark.parametrize(("players", "first"), [(3, 2), (4, 1)])
def test_T4_5_T4_7_one_mound_each_in_turn_order(rules: Rules, players: int, first: int):
    game, actors = rules.new_game(players, first=first), []
    while game.decision == "place-mound":
        assert {value for _, value, _ in game.options()} == {5, 6, 7, 8, 9}
        actors.append(game.actor)
        game.play(min(game.options()))
    assert actors == [(first + n) % players for n in range(players)]
    assert (game.decision, game.actor) == ("choose-token", first)


def test_T4_8_a_placed_mound_is_no_longer_in_the_reserve(rules: Rules):
    game = rules.new_game()
    play(game, "mound 8 C3", "mound 8 I5")
    assert {option[1] for option in game.options()} == {5, 6, 7, 9}
    play(game, "mound 5 I3", "mound 9 C6")
    assert game.reserves == [[5, 6, 7], [6, 7, 9]]
    assert game.mounds == {
        "F6": ("neutral", 7),
        "C3": (BLUE, 8),
        "C6": (BLUE, 9),
        "I3": (RED, 5),
        "I5": (RED, 8),
    }


@pytest.mark.parametrize(
    ("text", "legal"),
    [
        ("blue W1@A1", True),
        ("blue W1@F6", False),  # b
        ("blue mound 5@F6", False),
        ("blue W1@A1; water F6", False),  # c
        ("blue W1@A1; vegetation F6", False),
        ("blue W1@A1; stones F6", False),
        ("blue mound 5@F7", False),  # d
        ("red mound 5@E6", False),
        ("neutral mound 7@G5", False),
        ("neutral mound 7@F8; red mound 5@D5", True),
        ("blue W1@A1; water F7", True),  # e
        ("blue W1@A1; water F7 E5", False),
        ("blue W1@A1; water F7; vegetation E5; stones E6", True),
    ],
)
def test_T4_9_legal_mound_hexes(rules: Rules, text: str, legal: bool):
    assert ("F6" in rules.position(text).mound_hexes()) == legal


def test_T4_9_no_mound_on_the_edge(rules: Rules):
    assert not rules.position("blue W1@F6").mound_hexes() & {"A1", "A3", "F1", "F11", "K6", "D1"}


def test_T4_10_units_do_not_restrict_mounds_but_by_occupying_the_hex(rules: Rules):
    game = rules.position("red W3@E5, W3@E6, W3@F7; blue F2@G6")
    assert {"F6", "G5", "F5"} <= game.mound_hexes()
    assert not game.mound_hexes() & {"E5", "E6", "F7", "G6"}


def test_T4_11_T5_6_T10_3_a_map_without_room_for_anything(rules: Rules):
    game = rules.new_game(custom_map=flooded("water"), deal=lambda seat, stack: stack[-1])
    assert game.reserves == [[5, 6, 7, 8, 9]] * 2
    assert (game.decision, game.actor, game.options()) == ("choose-token", 0, {KEEP})
    hand = game.hands[0]
    game.play(KEEP)
    assert game.hands[0] == hand
    assert (game.decision, game.actor) == ("choose-token", 1)
    game.play(KEEP)
    assert (game.decision, game.reason, game.scores()) == (None, "nobody-placed", [35, 35])


# ---------------------------------------------------------------- T5: turn and reproduction


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T5_1_turns_go_round_and_each_has_two_phases(rules: Rules, players: int):
    game = rules.new_game(players, first=1)
    to_first_turn(game)
    asked = []
    while len(asked) < 4 * players + 1:
        asked.append((game.decision, game.actor))
        stay = ("stay",) if game.decision == "choose-unit" else min(game.options())
        game.play(stay)
    turns = [(decision, seat) for decision, seat in asked if decision == "choose-token"]
    assert asked[:3] == [("choose-token", 1), ("place-token", 1), ("choose-unit", 1)]
    assert [seat for _, seat in turns] == [(1 + n) % players for n in range(len(turns))]


def test_T5_2_a_token_goes_on_any_empty_hex(rules: Rules):
    game = rules.position("blue W3@F6, W3@A2; red mound 5@H4", hands=[[], ["W1"]])
    play(game, "token W1")
    assert hexes(game.options()) == set(ALL_HEXES) - {"F6", "A2", "H4"}


def test_T5_3_where_castes_may_be_placed(rules: Rules):
    text = "blue W1@A1; water F5; vegetation F6; stones F7"
    for kind, forbidden in (("W1", {"F5"}), ("S1", {"F5"}), ("P1", {"F5"}), ("F1", {"F6"})):
        game = rules.position(text, hands=[[], [kind]])
        play(game, f"token {kind}")
        assert {"F5", "F6", "F7"} - hexes(game.options()) == forbidden


def test_T5_3_only_kinds_with_a_legal_hex_are_offered(rules: Rules):
    game = rules.new_game(custom_map=flooded("water"), deal=lambda seat, stack: stack[0])
    assert game.options() == {("token", "F1"), ("token", "F2")}
    play(game, "token F2")
    assert len(game.options()) == 90
    play(game, "place A1")
    assert game.hands[0] == ["F1", "F2", "P1"]
    play(game, "stay", "token F1", "place A3", "stay")
    assert game.options() == {("token", "F1"), ("token", "F2")}


def test_T5_4_the_token_is_drawn_before_the_movement_phase(rules: Rules):
    game = rules.new_game()
    while game.decision != "place-token":
        game.play(min(game.options()))
    assert len(game.hands[0]) == 3
    game.play(min(game.options()))
    assert (game.decision, len(game.hands[0]), len(game.stacks[0])) == ("choose-unit", 3, 14)


def test_T5_4_the_token_is_drawn_even_if_nothing_can_move_afterwards(rules: Rules):
    game = rules.position(f"water {' '.join(flooded('water')['water'])}", BLUE, hands=[["P1"], []], stacks=[["S1"], []])
    play(game, "token P1", "place F6")
    assert (game.decision, game.actor, game.hands[BLUE]) == ("choose-token", BLUE, ["S1"])
    assert game.options() == {KEEP}


def test_T5_4_hands_get_smaller_when_the_stack_is_empty(rules: Rules):
    game = rules.position("red W1@A1", RED, hands=[["W1"] * 3, ["W1"] * 3], stacks=[["W1"], ["W1"]])
    sizes = []
    for spot in ("B1", "B2", "B3", "B4", "B5", "B6"):
        seat = game.actor
        play(game, "token W1", f"place {spot}", "stay")
        sizes.append(len(game.hands[seat]))
    assert sizes == [3, 3, 2, 2, 1, 1]


def test_T5_5_placing_is_not_optional(rules: Rules):
    game = rules.position("red W1@A1", hands=[["W1"], ["W1", "P2"]])
    assert (game.decision, game.options()) == ("choose-token", {("token", "W1"), ("token", "P2")})


def test_T5_7_a_player_without_tokens_still_moves(rules: Rules):
    game = rules.position("blue W1@A1; red W1@K1", BLUE, hands=[[], ["W1"]])
    assert (game.decision, game.actor) == ("choose-unit", BLUE)
    play(game, "stay", "token W1", "place F6")
    assert (game.decision, game.actor) == ("choose-unit", RED)
    play(game, "stay")
    assert game.reason == "tokens-gone"


def test_T13_D1_equal_tokens_are_one_choice(rules: Rules):
    game = rules.position("red W1@A1", hands=[[], ["W2", "W2", "F1"]])
    assert game.options() == {("token", "W2"), ("token", "F1")}


# ---------------------------------------------------------------- T10: the end


def test_T10_1_the_game_ends_after_the_turn_in_which_the_last_token_was_placed(rules: Rules):
    game = rules.position("red W1@A1", hands=[[], ["W1"]])
    play(game, "token W1", "place F6")
    assert (game.decision, game.reason) == ("choose-unit", None)
    play(game, "unit A1", "target A2")
    assert (game.decision, game.actor, game.reason) == (None, None, "tokens-gone")


def test_T10_3_a_whole_round_is_a_turn_of_everybody(rules: Rules):
    water = " ".join(ALL_HEXES)
    game = rules.position(f"water {water}", BLUE, 3, hands=[["W1"], ["F1"], ["W1"]])
    play(game, "keep", "token F1", "place C3", "stay", "keep", "keep")
    assert (game.decision, game.actor) == ("choose-unit", RED)
    play(game, "stay")
    assert game.reason == "nobody-placed"


def test_T10_4_everybody_starts_at_35(rules: Rules):
    game = rules.new_game(4)
    assert game.scores() == [35] * 4
    to_first_turn(game)
    assert game.scores() == [35] * 4


def test_T10_5_units_decide_only_among_equal_scores(rules: Rules):
    game = rules.position(
        "blue W1@A1; red W1@A2, W1@A3; gold W1@B1, W1@B2; gray W1@C1",
        players=4,
        trophies=[[("neutral", 7)], [], [], []],
    )
    assert game.places() == [1, 2, 2, 4]


def test_T10_6_equal_scores_and_units_share_the_victory(rules: Rules):
    game = rules.position("blue W3@A1; red S1@A3; gold P1@C1, W1@D1; gray F1@F1, W1@F3", GRAY, 4)
    assert game.places() == [3, 3, 1, 1]
    assert game.scores() == [35] * 4
    assert [seat for seat, place in enumerate(game.places()) if place == 1] == [GOLD, GRAY]
