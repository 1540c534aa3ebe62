"""Scenarios, victory, the end and alliances: A12, A13, on the reference and the real game."""

from typing import Any

import pytest

from tests.ants.positions import DIAGONAL, NEIGHBOURS, Rules, beginning, play

# ---------------------------------------------------------------- A12.1 to A12.7


@pytest.mark.parametrize("players", ["AB", "ABC", "ABCD"])
def test_A12_1_the_third_level_wins(rules: Rules, players: str):
    game = rules.position(players=players, levels={"A": 2}, chips={"A": 3})
    play(game, "build")
    assert (game.decision, game.winners) == (None, ["A"])
    assert game.places() == [1] + [2] * (len(players) - 1)


@pytest.mark.parametrize("way", ["step W AB6-AB7", "card forced_march W AB6-AB7", "card column BX2-BX1"])
def test_A12_1_arriving_at_an_enemys_anthill_wins(rules: Rules, way: str):
    game = rules.position("A:W@AB6, A:W+W@BX2", players="AB", hands={"A": "forced_march column"})
    play(game, way)
    assert (game.decision, game.winners, game.places()) == (None, ["A"], [1, 2])


def test_A12_1_the_own_anthill_is_no_enemys(rules: Rules):
    game = rules.position("A:W@AB2", players="AB")
    assert play(game, "step W AB2-AB1").decision == "action"


def test_A12_2_the_team_of_the_first_builder_wins(rules: Rules):
    game = rules.position("C:W@AB2", "C", scenario="classic_allied", levels={"C": 2, "A": 2}, chips={"C": 3})
    play(game, "build")
    assert (game.winners, game.places()) == (["A", "C"], [1, 3, 1, 3])


def test_A12_2_an_arrival_has_no_effect_and_the_ant_stays(rules: Rules):
    game = rules.position("A:W@AB6", scenario="classic_allied", levels={"B": 1})
    play(game, "step W AB6-AB7")
    assert (game.decision, game.standing(), game.levels["B"]) == ("action", ["A:W:AB7"], 1)


def test_A12_3_three_levels_of_any_colour_win(rules: Rules):
    game = rules.position("A:W@AB6, A:S@BX2, A:S@DX2", scenario="pyramids")
    play(game, "step W AB6-AB7", "step S BX2-BX1")
    assert (game.taken["A"], game.levels["B"], game.decision) == ({"B": 2}, 1, "action")
    assert game.standing() == ["A:S:DX2"]
    assert len(game.supply("A", "S")) == 2
    play(game, "step S DX2-DX1")
    assert (game.winners, game.decision, game.places()) == (["A"], None, [1, 2, 2, 2])


def test_A12_4_one_opponents_three_levels(rules: Rules):
    taken = {"A": {"C": 2}, "B": {"D": 2}}
    game = rules.position(
        "A:W@DX2", "A", "ABCD", "pyramids_allied", teams=NEIGHBOURS, taken=taken, levels={"C": 1, "D": 1}
    )
    play(game, "step W DX2-DX1")
    assert (game.winners, game.places()) == (["A", "B"], [1, 1, 3, 3])


def test_A12_4_not_from_an_ally(rules: Rules):
    game = rules.position("A:W@BX2", scenario="pyramids_allied", teams=NEIGHBOURS)
    play(game, "step W BX2-BX1")
    assert (game.levels["B"], game.standing()) == (3, ["A:W:BX1"])


def test_A12_5_A16_24_an_empty_anthill_has_no_effect(rules: Rules):
    game = rules.position("A:W@AB6", scenario="pyramids", levels={"B": 0}, taken={"C": {"B": 2}, "D": {"B": 1}})
    assert play(game, "step W AB6-AB7").standing() == ["A:W:AB7"]
    assert game.decision == "action"


def test_A12_6_an_ant_that_takes_a_level_fights_no_more(rules: Rules):
    """The soldier of C stands where the worker of A would meet it; the second of a column does meet it."""
    text = "A:W+S@BX1, C:S@AB6"
    game = rules.position(text, "A", "ABC", "pyramids", levels={"B": 1}, hands={"A": "column"})
    play(game, "card column BX1-AB7")
    assert (game.taken["A"]["B"], game.standing()) == (1, [])


def test_A12_7_a_player_without_anything_plays_on(rules: Rules):
    game = rules.position("B:W@AB6", "B", "AB", chips={"A": 0})
    play(game, "end")
    assert (game.decision, game.actor, len(game.hands["A"])) == ("exchange", "A", 4)
    play(game, "keep")
    assert beginning(game, "emergency")


# ---------------------------------------------------------------- A12.8


def last_turn(rules: Rules, text: str = "", players: str = "AB", scenario: str = "classic", **more: Any) -> Any:
    """The end of the last turn of the last player, where everybody has four chips."""
    turns = dict.fromkeys(players, 60) | {players[-1]: 59}
    more["chips"] = dict.fromkeys(players, 4) | more.get("chips", {})
    game = rules.position(text, players[-1], players, scenario, turns=turns, first=players[0], **more)
    return play(game, "end")


def test_A12_8_the_game_ends_after_sixty_turns_of_everybody(rules: Rules):
    game = rules.new_game("ABC", first="B")
    turns = 0
    while game.decision:
        play(game, "keep", "end")
        turns += 1
    assert (turns, game.winners, game.places()) == (180, ["A", "B", "C"], [1, 1, 1])


@pytest.mark.parametrize("rounds", [1, 7])
def test_A12_8_the_number_of_rounds_can_be_changed(rules: Rules, rounds: int):
    game = rules.new_game("AB", first="B", max_rounds=rounds)
    turns = 0
    while game.decision:
        play(game, "keep", "end")
        turns += 1
    assert turns == 2 * rounds


def test_A12_8_classic_levels_then_chips_then_strength(rules: Rules):
    more: dict[str, Any]
    for text, more, winners in (
        ("A:S@AB2", {"levels": {"B": 1}, "chips": {"A": 9}}, ["B"]),
        ("A:S@AB2", {"levels": {"A": 1, "B": 1}, "chips": {"B": 5}}, ["B"]),
        ("A:S@AB2, B:W+W@BX2, B:W@BX3", {}, ["B"]),
        ("A:S@AB2, B:W+W@BX2", {}, ["A", "B"]),
    ):
        game = last_turn(rules, text, **more)
        assert (game.decision, game.winners) == (None, winners)


def test_A12_8_all_who_are_not_at_the_top_lose(rules: Rules):
    game = last_turn(rules, players="ABCD", chips={"B": 6, "D": 6, "A": 5})
    assert (game.winners, game.places()) == (["B", "D"], [3, 1, 3, 1])


def test_A12_8_classic_teams_have_their_better_builder_then_the_sums(rules: Rules):
    for levels, chips, winners in (
        ({"A": 2, "B": 1, "D": 1}, {}, ["A", "C"]),
        ({"A": 2, "B": 2, "D": 1}, {"A": 50}, ["B", "D"]),
        ({"A": 1, "B": 1}, {"A": 0, "C": 9}, ["A", "C"]),
        ({"A": 1, "B": 1}, {}, ["A", "B", "C", "D"]),
    ):
        game = last_turn(rules, players="ABCD", scenario="classic_allied", levels=levels, chips=chips, teams=DIAGONAL)
        assert game.winners == winners


def test_A12_8_pyramids_levels_taken_then_standing_then_chips(rules: Rules):
    for taken, levels, chips, winners in (
        ({"A": {"B": 1}}, {"B": 2}, {}, ["A"]),
        ({"A": {"C": 1}, "B": {"C": 1}}, {"C": 1, "A": 2}, {"A": 9}, ["B"]),
        ({"A": {"C": 1}, "B": {"C": 1}}, {"C": 1}, {"A": 9}, ["A"]),
        ({"A": {"C": 1}, "B": {"C": 1}}, {"C": 1}, {}, ["A", "B"]),
    ):
        game = last_turn(rules, "C:S@CX2", "ABC", "pyramids", taken=taken, levels=levels, chips=chips)
        assert game.winners == winners


def test_A12_8_pyramids_teams_have_the_most_of_one_opponent_then_all(rules: Rules):
    for taken, levels, winners in (
        ({"A": {"B": 2}, "B": {"A": 1, "C": 1}, "D": {"A": 0}}, {"B": 1, "A": 2, "C": 2}, ["A", "C"]),
        ({"A": {"B": 1}, "B": {"A": 1}, "D": {"C": 1}}, {"A": 2, "B": 2, "C": 2}, ["B", "D"]),
        ({"A": {"B": 1}, "B": {"A": 1}}, {"A": 2, "B": 2, "D": 2}, ["A", "C"]),
        ({"A": {"B": 1}, "B": {"A": 1}}, {"A": 2, "B": 2}, ["A", "B", "C", "D"]),
    ):
        more = {"taken": taken, "levels": levels, "teams": DIAGONAL}
        game = last_turn(rules, players="ABCD", scenario="pyramids_allied", **more)
        assert game.winners == winners


# ---------------------------------------------------------------- A13


def test_A13_1_allies_never_fight(rules: Rules):
    game = rules.position("A:S@AX4, C:W@AX2, C:S@XA", scenario="classic_allied")
    play(game, "step S AX4-AX3")
    assert (game.decision, len(game.standing())) == ("action", 3)


def test_A13_2_allies_share_neither_cells_nor_tunnels(rules: Rules):
    markers = {"AX2": "C", "AB5": "C"}
    game = rules.position("A:W@AX2, C:W@AX3", scenario="classic_allied", markers=markers)
    assert beginning(game, "step W AX2") == {"AX1"}


@pytest.mark.parametrize("teams", [NEIGHBOURS, DIAGONAL, ("AD", "BC")])
def test_A13_4_the_turn_order_stays_clockwise(rules: Rules, teams: tuple[str, str]):
    game = rules.new_game("ABCD", "classic_allied", "C", teams=teams)
    order = []
    for _ in range(5):
        order.append(game.actor)
        play(game, "keep", "end")
    assert order == list("CDABC")
