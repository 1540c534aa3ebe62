"""The worked examples of the rules page, TE1 to TE24, on the reference and on the real game."""

from typing import Any

import pytest

from tests.termites.map_problems import map_problems
from tests.termites.positions import BLUE, DATA, FULL, GOLD, GRAY, RED, Rules, hexes, play


def within(game: Any, centre: str, steps: int) -> set[str]:
    return {spot for spot in game.board.hexes if 0 < game.board.distance(centre, spot) <= steps}


def test_TE1_strengths_and_the_defence_on_stones(rules: Rules):
    game = rules.position("blue W2@F6; stones F6")
    assert [game.strength(kind) for kind in ("W2", "S2", "P2", "F2")] == [2, 4, 2, 2]
    assert game.defence("F6") == 3


MIXED = "blue S1@F5; red W1@G5; stones E6; water F7; vegetation E5; blue "


def test_TE2_moves_and_attacks_of_a_worker(rules: Rules):
    game = rules.position(MIXED + "W1@F6", BLUE)
    assert game.plain_moves("F6") == {"D4", "D5", "E4", "E5", "E6", "F4", "G4", "G6", "G7", "H5", "H6"}
    assert game.attacks("F6") == {"G5": {"F5", "F6", "G6"}}
    assert game.attack_strength("F6", "G5") == 3
    play(game, "unit F6")
    assert hexes(game.options()) == game.plain_moves("F6") | {"G5"}


def test_TE3_moves_of_a_spitter(rules: Rules):
    assert rules.position(MIXED + "P1@F6", BLUE).plain_moves("F6") == {"E5", "G6"}


def test_TE4_moves_of_a_flyer(rules: Rules):
    game = rules.position(MIXED + "F1@F6", BLUE)
    assert game.plain_moves("F6") == within(game, "F6", 3) - {"C3", "E5", "F5", "G5"}


def test_TE5_a_flyer_passes_over_workers_not_over_a_flyer(rules: Rules):
    game = rules.position("blue F1@F6; red F1@G5, W2@E5, W2@E6, W2@F5, W2@F7, W1@G6", BLUE)
    assert within(game, "F6", 3) - game.plain_moves("F6") == {"E5", "E6", "F5", "F7", "G5", "G6", "I3"}


def test_TE6_supported_attack_and_the_attackers_choice_of_the_retreat(rules: Rules):
    game = rules.position("blue W3@F6; red W2@F5, S1@E6, P1@G7; stones G6; water F7")
    assert (game.attack_strength("F5", "F6"), game.defence("F6")) == (5, 3)
    play(game, "unit F5", "target F6", "from F5")
    assert (game.decision, game.actor) == ("choose-retreat", RED)
    assert game.options() == {("retreat", "E5"), ("retreat", "G5"), ("retreat", "G6")}
    play(game, "retreat G6")
    assert game.units["G6"] == (BLUE, "W3")
    assert game.units["F6"] == (RED, "W2")
    assert "F5" not in game.units


def test_TE7_capture_of_a_mound(rules: Rules):
    text = "blue mound 8@F6; red W1@F5, S2@E6, P2@H5, F1@G6"
    weak = rules.position(text)
    assert weak.attack_strength("F5", "F6") == 8
    assert weak.attacks("F5") == {}
    game = rules.position(text + "; vegetation H5", reserves=[[5, 6], [7, 9]])
    assert game.attack_strength("F5", "F6") == 9
    play(game, "unit F5", "target F6")
    assert (game.decision, game.actor, game.options()) == ("new-mound", RED, {("value", 7), ("value", 9)})
    assert "F5" not in game.units
    assert game.trophy_values() == [[], [8]]
    play(game, "value 9")
    assert game.mounds == {"F6": (RED, 9)}
    assert (game.decision, game.actor) == ("lost-mound", BLUE)
    assert ("mound", 5, "E5") not in game.options()
    play(game, "mound 5 C3")
    assert game.mounds == {"F6": (RED, 9), "C3": (BLUE, 5)}
    assert game.reserves == [[6], [7]]


def test_TE8_no_retreat(rules: Rules):
    text = "blue W1@A2; red W3@B2; stones B1; blue "
    game = play(rules.position(text + "P2@A1"), "unit B2", "target A1")
    assert game.units == {"A1": (RED, "W3"), "A2": (BLUE, "W1")}
    game = play(rules.position(text + "W2@A1"), "unit B2", "target A1")
    assert game.units == {"A1": (RED, "W3"), "A2": (BLUE, "W1"), "B1": (BLUE, "W2")}


def test_TE9_a_soldier_destroys_only_as_the_attacker(rules: Rules):
    text = "blue W1@F6; red S1@F5, W1@E5"
    game = rules.position(text)
    assert (game.attack_strength("F5", "F6"), game.attack_strength("E5", "F6")) == (3, 3)
    play(game, "unit F5", "target F6")
    assert game.units == {"F6": (RED, "S1"), "E5": (RED, "W1")}
    game = play(rules.position(text), "unit E5", "target F6", "from E5")
    assert hexes(game.options()) == {"E6", "F7", "G5", "G6"}


def test_TE10_a_flyer_between_vegetation_is_destroyed(rules: Rules):
    text = "blue F1@F6; red W2@F5, W1@E5, W1@G5; vegetation E6 F7"
    game = play(rules.position(text + " G6"), "unit F5", "target F6")
    # Attacked over the own worker on E5 or G5, it may go to F5, which the attacker has left (T8.7).
    assert (game.decision, game.options()) == ("choose-from", {("from", "E5"), ("from", "F5")})
    assert play(game.copy(), "from E5").units["F5"] == (BLUE, "F1")
    assert (BLUE, "F1") not in play(game, "from F5").units.values()
    game = play(rules.position(text + "; water G6"), "unit F5", "target F6", "from F5")
    assert game.units["G6"] == (BLUE, "F1")


@pytest.mark.parametrize(
    ("attacker", "allowed"),
    [("W3@F5", True), ("F3@F4", True), ("W3@F4", False), ("S2@F5", False), ("P3@F5", False), ("W2@F5", False)],
)
def test_TE11_who_may_attack_a_unit_on_stones(rules: Rules, attacker: str, allowed: bool):
    game = rules.position(f"blue W1@F6; stones F6; red {attacker}")
    assert ("F6" in game.attacks(attacker[-2:])) == allowed


def test_TE12_the_attack_from_hex_can_block_the_last_retreat(rules: Rules):
    text = "blue W1@F6, W3@E6, W3@G6; red W1@E5, W1@F5, W1@G5, F2@F8"
    game = rules.position(text)
    assert game.attacks("F8")["F6"] == {"E6", "F7", "G6"}
    assert [game.retreats("F8", spot, "F6") for spot in ("E6", "F7", "G6")] == [{"F7"}, set(), {"F7"}]
    play(game, "unit F8", "target F6")
    assert (game.decision, game.options()) == ("choose-from", {("from", "E6"), ("from", "F7")})
    assert play(game.copy(), "from E6").units["F7"] == (BLUE, "W1")
    assert (BLUE, "W1") not in play(game, "from F7").units.values()


def test_TE13_the_vacated_start_hex_is_room_to_retreat(rules: Rules):
    game = rules.position("blue W1@F6, W2@F5; red W2@G6; water E5 E6 F7")
    assert game.attacks("G6")["F6"] == {"G5", "G6"}
    play(game, "unit G6", "target F6")
    assert play(game.copy(), "from G6").units["G5"] == (BLUE, "W1")
    assert play(game, "from G5").units["G6"] == (BLUE, "W1")


def test_TE14_without_a_reserve_the_hex_stays_empty_and_the_robbed_player_may_use_it(rules: Rules):
    game = rules.position("blue mound 5@F6; red W3@F5, W3@E6", reserves=[[6, 7], []])
    assert game.attack_strength("F5", "F6") == 6
    play(game, "unit F5", "target F6")
    assert (game.decision, game.actor) == ("lost-mound", BLUE)
    assert game.mounds == {}
    play(game, "mound 7 F6")
    assert game.mounds == {"F6": (BLUE, 7)}


def test_TE15_no_legal_mound_hex_but_under_an_own_unit(rules: Rules):
    game = rules.position(FULL, players=4)
    assert game.mound_hexes() == set()
    assert game.hexes_to_clear(BLUE) == {"F2"}
    assert game.hexes_to_clear(GOLD) == set()


def test_TE16_support_of_spitters(rules: Rules):
    game = rules.position("blue W2@F6; red W1@F5, P1@E5, P3@D5, W3@D4, P2@C4; vegetation E5")
    assert (game.attack_strength("F5", "F6"), game.attack_strength("E5", "F6")) == (6, 5)


def test_TE17_passing_mounds(rules: Rules):
    assert {"F5", "F6"} & rules.position("blue mound 6@F5, W1@F4", BLUE).plain_moves("F4") == {"F6"}
    assert {"F5", "F6"} & rules.position("blue mound 6@F5; red W1@F4").plain_moves("F4") == set()
    assert {"F5", "F6"} & rules.position("blue mound 6@F5; red F1@F4").plain_moves("F4") == {"F6"}


@pytest.mark.parametrize(
    ("neutral", "tiles", "clause"),
    [
        ("C3", {"F5": "water", "F6": "water", "F7": "water"}, "T11.6"),
        ("C3", {"F5": "water", "F6": "water", "F7": "stones", "F8": "stones", "F9": "vegetation"}, "T11.7"),
        ("C3", {"F5": "water", "F6": "water", "F7": "stones", "G6": "stones"}, None),
        ("C3", {"B3": "water", "D3": "water"}, "T11.8"),
        ("C3", {"B3": "water", "D3": "stones"}, None),
    ],
)
def test_TE18_groups_of_tiles(rules: Rules, neutral: str, tiles: dict[str, str], clause: str | None):
    problems = map_problems(DATA, 2, [neutral], tiles, False)
    assert [found for found, _ in problems] == ([clause] if clause else [])
    *earlier, last = tiles
    before = "".join(f"; {tiles[spot]} {spot}" for spot in earlier)
    game = rules.position(f"neutral mound 7@{neutral}{before}")
    assert game.may_lay(tiles[last], last) == (clause is None)


def test_TE19_legal_mound_hexes(rules: Rules):
    legal = rules.position("neutral mound 7@F6; water D4 D5").mound_hexes()
    assert {"F8", "D6", "D3"} <= legal
    assert not legal & {"F7", "E5", "C4", "A3", "D4"}


@pytest.mark.parametrize("first", [0, 1])
def test_TE20_T4_8_two_players_place_mounds_first_second_second_first(rules: Rules, first: int):
    game, actors = rules.new_game(first=first), []
    while game.decision == "place-mound":
        actors.append(game.actor)
        game.play(min(game.options()))
    assert actors == [first, 1 - first, 1 - first, first]
    assert (game.decision, game.actor) == ("choose-token", first)


def test_TE21_T10_4_scoring(rules: Rules):
    game = rules.position(
        "blue mound 5@B2; red mound 9@D4",
        reserves=[[6, 7, 9], [5, 6, 8]],
        trophies=[[(RED, 7)], [("neutral", 7), (BLUE, 8)]],
    )
    assert game.scores() == [34, 43]


def test_TE22_T10_5_T10_6_ties(rules: Rules):
    row = [f"F{n}" for n in range(1, 12)] + [f"G{n}" for n in range(1, 10)]
    red, blue = row[:9], row[9:]
    text = ", ".join(["red W1@" + spot for spot in red] + ["blue W1@" + spot for spot in blue])
    assert len(blue) == 11
    assert rules.position(text).places() == [1, 2]
    assert rules.position(text.replace(", blue W1@G8, blue W1@G9", "")).places() == [1, 1]


def test_TE23_T10_1_the_last_token_may_still_move_and_attack(rules: Rules):
    game = rules.position("blue W1@F6", GRAY, 4, hands=[[], [], [], ["W2"]])
    play(game, "token W2", "place F5")
    assert (game.decision, game.actor, game.reason) == ("choose-unit", GRAY, None)
    play(game, "unit F5", "target F6", "from F5", "retreat F7")
    assert (game.decision, game.actor, game.reason, game.options()) == (None, None, "tokens-gone", set())
    assert game.units == {"F6": (GRAY, "W2"), "F7": (BLUE, "W1")}


def test_TE24_a_flyer_may_cross_the_target_and_attack_from_the_far_side(rules: Rules):
    game = rules.position("gray F2@F5; blue W1@F6, W3@E5, W3@E6, W3@G5, W3@G6", GRAY, 4)
    assert game.attacks("F5")["F6"] == set(game.board.neighbours["F6"])
    found = {spot: game.retreats("F5", spot, "F6") for spot in game.board.neighbours["F6"]}
    assert found.pop("F5") == {"F7"}
    assert found.pop("F7") == {"F5"}
    assert set(map(frozenset, found.values())) == {frozenset({"F5", "F7"})}
    play(game, "unit F5", "target F6")
    assert game.options() == {("from", "E5"), ("from", "F5"), ("from", "F7")}
