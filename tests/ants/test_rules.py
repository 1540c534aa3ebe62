"""Components, board, setup and the turn: A1 to A3, on the reference and the real game."""

from collections import Counter

import pytest

from tests.ants.positions import DATA, Rules, beginning, play
from tests.ants.reference import Option

SIDES = ("AB", "BC", "CD", "DA")


def kinds(options: set[Option]) -> set[str]:
    """What the options do."""
    return {option[0] for option in options}


# ---------------------------------------------------------------- A1: components and terms


@pytest.mark.parametrize("players", ["AB", "AC", "BCD", "ABCD"])
def test_A1_1_A1_2_players_and_their_pieces(rules: Rules, players: str):
    game = rules.new_game(players, first=players[0])
    assert game.players == list(players)
    for player in players:
        assert [len(game.supply(player, kind)) for kind in "WS"] == [5, 3]
        assert game.markers_left(player) == 2


def test_A1_2_not_more_than_two_markers(rules: Rules):
    game = rules.position("A:W@AB2, A:W@AX2, A:W@DA5", markers={"AX3": "A", "DA6": "A"}, chips={"A": 3})
    assert beginning(game, "tunnel") == set()


def test_A1_3_forty_cards(rules: Rules):
    counts = Counter({card["id"]: card["count"] for card in DATA["cards"]})
    assert counts.total() == 40
    assert Counter(rules.new_game("ABCD").cards()) == counts


def test_A1_4_A1_5_the_bank_has_no_limit_unless_it_is_wanted(rules: Rules):
    # With 24 of the 25 chips with players and on the board, the bank has one left.
    chips, left = {"A": 4, "B": 16}, ["XB", "XC", "XD", "CD4"]
    for limit, income in ((0, 4), (25, 1)):
        game = rules.position(
            "A:W@AB4, A:W@DA4, A:W+W@XA",
            phase="start",
            players="AB",
            chips=chips,
            board_chips=left,
            bank_limit=limit,
        )
        assert play(game, "keep").chips["A"] == 4 + income


def test_A1_5_A11_4_an_empty_bank_has_no_honeydew(rules: Rules):
    for chips, there in ((20, True), (25, False)):
        game = rules.position(
            "A:W@AB2", players="AB", hands={"A": "honeydew"}, bank_limit=25, chips={"A": chips, "B": 0}
        )
        assert (("card", "honeydew") in game.options()) == there


def test_A1_5_paid_chips_go_to_the_bank(rules: Rules):
    game = rules.position("A:W@AB2", players="AB", hands={"A": "honeydew"}, bank_limit=25, chips={"A": 25, "B": 0})
    play(game, "tunnel AB2", "card honeydew")
    assert game.chips["A"] == 25


def test_A1_6_there_is_no_limit_of_a_players_chips(rules: Rules):
    game = rules.position("A:W@AB2", hands={"A": "honeydew"}, chips={"A": 1000})
    assert play(game, "card honeydew").chips["A"] == 1001


def test_A1_8_removed_ants_can_be_hired_again(rules: Rules):
    ants = "A:W@AB3, A:W+W@AX2, A:W+W@AX3, B:W@AB5"
    game = rules.position(ants, hands={"A": "reinforcements"}, chips={"A": 3})
    assert beginning(game, "hire W") == set()
    play(game, "step W AB3-AB4", "pass")
    assert game.standing() == ["A:W:AX2", "A:W:AX2", "A:W:AX3", "A:W:AX3"]
    assert "W AB1" in beginning(game, "card reinforcements")


def test_A1_9_prices(rules: Rules):
    game = rules.position(chips={"A": 3})
    play(game, "hire S AB1")
    assert game.chips["A"] == 1
    assert beginning(game, "hire S") == set()
    assert play(game, "hire W AX1").chips["A"] == 0


def test_A1_10_A1_11_three_cells_next_to_each_anthill(rules: Rules):
    game = rules.position()
    anthills = {"A": "AB1 DA7 AX1", "B": "BC1 AB7 BX1", "C": "CD1 BC7 CX1", "D": "DA1 CD7 DX1"}
    assert {anthill: set(cells) for anthill, cells in game.board.anthills.items()} == {
        anthill: set(cells.split()) for anthill, cells in anthills.items()
    }


def test_A1_12_A1_13_A1_14_the_trails_and_the_ring(rules: Rules):
    """An ant walks along all links of the page and no others."""
    links = [(f"{side}{n}", f"{side}{n + 1}") for side in SIDES for n in range(1, 7)]
    links += [(f"{anthill}X{n}", f"{anthill}X{n + 1}") for anthill in "ABCD" for n in range(1, 4)]
    links += [(f"{anthill}X4", f"X{anthill}") for anthill in "ABCD"]
    links += [("XA", "XB"), ("XB", "XC"), ("XC", "XD"), ("XD", "XA")]
    near = {cell: set() for pair in links for cell in pair}
    assert len(near) == 48
    for anthill in ("AB1 DA7 AX1", "BC1 AB7 BX1", "CD1 BC7 CX1", "DA1 CD7 DX1"):
        links += [(one, other) for one in anthill.split() for other in anthill.split() if one != other]
    for one, other in links:
        near[one].add(other)
        near[other].add(one)
    for cell, others in near.items():
        game = rules.position(f"A:W@{cell}", players="AB")
        assert beginning(game, f"step W {cell}") == others


def test_A1_15_mining_needs_no_chip_on_the_cell(rules: Rules):
    for cell in ("AB4", "BC4", "CD4", "DA4", "XA", "XB", "XC", "XD"):
        game = rules.position(f"A:W@{cell}", players="AC", phase="start", chips={"A": 0})
        assert play(game, "keep").chips["A"] == 1
    game = rules.position("A:W@AB5", players="AC", phase="start", chips={"A": 0})
    assert play(game, "keep").chips["A"] == 0


def test_A1_16_cells_next_to_an_unused_anthill_are_adjacent(rules: Rules):
    game = rules.position("A:W@CD7", players="AB")
    assert beginning(game, "step W CD7") == {"CD6", "DA1", "DX1"}


def test_A1_17_tunnels_and_anthills_do_not_make_enemies_meet(rules: Rules):
    markers = {"AX2": "A", "AB5": "A"}
    game = rules.position("A:W@AX2, B:W@BX4, C:W@CD7, A:W@DX2", players="ABC", markers=markers)
    play(game, "step W DX2-DX1")  # beside C's worker, at D's anthill
    assert (game.decision, len(game.standing())) == ("action", 4)


def test_A1_18_distances_are_those_of_movement_without_tunnels(rules: Rules):
    game = rules.position("A:W@AX2", markers={"AX2": "A", "AB5": "A"})
    distance = game.board.distance
    assert [distance("A", cell) for cell in ("AB1", "AX1", "DA7", "AB5", "BX1", "BC1")] == [1, 1, 1, 5, 8, 8]
    assert distance("B", "AB5") == 3


def test_A1_19_capacity(rules: Rules):
    game = rules.position("A:W@AB3, A:W@AB4, A:W+S@AX2, A:W@AX3, A:W@XA, A:S@AX4")
    assert beginning(game, "step W AB3") == {"AB2"}
    assert beginning(game, "step W AX3") == {"AX4"}
    assert "XA" in beginning(game, "step S AX4")
    play(game, "step S AX4-XA")
    assert beginning(game, "step W AX3") == {"AX4"}


def test_A1_20_nobody_shares_a_cell(rules: Rules):
    game = rules.position("A:W@AX1, B:W@AB1, C:W@AX2", scenario="classic_allied")
    assert beginning(game, "step W AX1") == {"DA7"}


# ---------------------------------------------------------------- A2: setup


@pytest.mark.parametrize(("scenario", "chips", "levels"), [("classic", 4, 0), ("pyramids", 5, 3)])
def test_A2_2_A2_3_A2_4_A2_5_A2_7_the_start(rules: Rules, scenario: str, chips: int, levels: int):
    for name, players in ((scenario, "AB"), (scenario, "BCD"), (f"{scenario}_allied", "ABCD")):
        game = rules.new_game(players, name, players[-1])
        assert set(game.chips.values()) == {chips}
        assert set(game.levels.values()) == {levels}
        assert game.board_chips == {"AB4", "BC4", "CD4", "DA4", "XA", "XB", "XC", "XD"}
        assert {len(hand) for hand in game.hands.values()} == {4}
        assert len(game.pile) == 40 - 4 * len(players)
        assert game.standing() == []
        assert (game.decision, game.actor) == ("exchange", players[-1])


def test_A2_1_teams(rules: Rules):
    for team in (("AB", "CD"), ("AC", "BD"), ("AD", "BC")):
        game = rules.new_game("ABCD", "classic_allied", teams=team)
        assert {player: game.enemies(player) for player in "AB"} == {
            player: list(next(other for other in team if player not in other)) for player in "AB"
        }


@pytest.mark.parametrize("players", ["AC", "BCD", "ABCD"])
def test_A2_6_turns_go_clockwise_from_the_first_player(rules: Rules, players: str):
    for first in players:
        game = rules.new_game(players, first=first)
        order = []
        for _ in range(2 * len(players)):
            order.append(game.actor)
            play(game, "keep", "end")
        start = players.index(first)
        assert order == list(players[start:] + players[:start]) * 2


# ---------------------------------------------------------------- A3: the turn


def test_A3_1_own_obstacles_leave_at_the_start_of_the_turn(rules: Rules):
    game = rules.position(players="AB", hands={"A": "obstacle", "B": "obstacle"})
    play(game, "card obstacle AB3", "end")
    assert game.obstacles == {"AB3": "A"}
    play(game, "keep", "card obstacle AB5", "end")
    assert game.obstacles == {"AB5": "B"}
    assert game.discard == ["obstacle"]
    assert (game.decision, game.actor) == ("exchange", "A")


def test_A3_2_hands_are_filled_up_to_four(rules: Rules):
    for hand in ("", "fury", "fury fury fury", "fury fury fury fury", "fury fury fury fury ambush"):
        game = rules.position(phase="start", hands={"A": hand})
        assert len(game.hands["A"]) == max(4, len(hand.split()))
        assert Counter(hand.split()) <= Counter(game.hands["A"])


def test_A3_3_one_card_may_be_exchanged_once(rules: Rules):
    hands = {"A": "fury fury ambush column"}
    game = rules.position(phase="start", hands=hands)
    assert game.options() == {("keep",), ("exchange", "fury"), ("exchange", "ambush"), ("exchange", "column")}
    play(game, "exchange column")
    assert game.decision == "action"
    assert game.discard == ["column"]
    assert len(game.hands["A"]) == 4
    assert len(game.pile) == 35


def test_A3_4_A3_3_income_comes_after_the_exchange(rules: Rules):
    game = rules.position("A:W@AB4", phase="start", chips={"A": 0})
    assert (game.decision, game.chips["A"]) == ("exchange", 0)
    assert play(game, "keep").chips["A"] == 1


def test_A3_5_actions_cards_and_levels_in_any_order(rules: Rules):
    game = rules.position("A:W@AB2, A:W@AX2", hands={"A": "honeydew honeydew"}, chips={"A": 5})
    play(game, "card honeydew", "step W AB2-AB3", "build", "card honeydew", "tunnel AX2", "step W AX2-AX3")
    assert game.standing() == ["A:W:AB3", "A:W:AX3"]
    assert (game.chips["A"], game.levels["A"], game.markers) == (1, 1, {"AX2": "A"})


def test_A3_6_the_first_hire_closes_moving_and_the_other_way_round(rules: Rules):
    text, chips = "A:W@AB3", {"A": 6}
    assert {"hire", "step", "tunnel"} <= kinds(rules.position(text, chips=chips).options())
    for first, closed in (
        ("hire W AB1", {"step", "tunnel"}),
        ("step W AB3-AB2", {"hire"}),
        ("tunnel AB3", {"hire"}),
    ):
        game = play(rules.position(text, chips=chips), first)
        assert not closed & kinds(game.options())
        assert "build" in kinds(game.options())


def test_A3_7_a_turn_may_end_at_any_time(rules: Rules):
    game = rules.position("A:W@AB2", chips={"A": 5}, hands={"A": "honeydew"})
    for option in ("card honeydew", "step W AB2-AB3", "build"):
        assert ("end",) in game.options()
        play(game, option)
    assert play(game, "end").actor == "B"


def test_A3_8_nothing_else_during_a_battle(rules: Rules):
    game = rules.position("A:S@AB3, B:S@AB5", chips={"A": 9}, hands={"A": "honeydew ambush fury", "B": "fury"})
    play(game, "step S AB3-AB4")
    assert game.options() == {("pass",), ("fury", "S")}
