"""The worked examples of the rules page, AE1 to AE24, on the reference and on the real game.

Where the page gives an example as data, the test reads position and answer from there; the real game reads each
position as a text. Ants that fight are written down as they meet, so the test lets those of B come from one cell
further away, together if they are two.
"""

from typing import Any

import pytest

from tests.ants.positions import DATA, EXAMPLES, NEIGHBOURS, Rules, beginning, play
from tests.ants.real import RealAnts


def example(name: str, query: str) -> dict[str, Any]:
    """The position, the answer and the question of an example whose question begins like this."""
    (found,) = (each for each in EXAMPLES if each["id"] == name and each["query"].startswith(query))
    return found


def set_up(rules: Rules, name: str, query: str, active: str = "A", **more: Any) -> tuple[Any, Any]:
    """An example's position and answer."""
    found = example(name, query)
    given = found["position"]
    groups: dict[str, list[str]] = {}
    for team in (given["teams"] or {}).values():
        groups[team] = [player for player, each in given["teams"].items() if each == team]
    position = {
        "ants": given["ants"],
        "chips": given["chips"],
        "board_chips": given.get("board_chips"),
        "markers": {cell: owner for owner, cell in (each.split(":") for each in given["tunnels"])},
        "obstacles": dict.fromkeys(given.get("obstacles", ()), "B"),
        "hands": given["hands"],
        "levels": given.get("levels"),
        "taken": given.get("taken"),
        "teams": list(groups.values()) or None,
    }
    if given.get("taken"):  # what is taken does not stand any more
        victims = [victim for taken in given["taken"].values() for victim in taken]
        lost = {victim: sum(taken.get(victim, 0) for taken in given["taken"].values()) for victim in victims}
        position["levels"] = {victim: 3 - count for victim, count in lost.items()}
    players = "".join(given["players"])
    game = rules.custom(DATA, given["scenario"], players, active=active, **{**position, **more})
    return (game.reread() if isinstance(game, RealAnts) else game), found["answer"]


def met(rules: Rules, name: str, query: str, **hands: str) -> tuple[Any, Any]:
    """An example's ants meet: those of B have come from AB7 to AB6. Each player holds only what is said."""
    ants = example(name, query)["position"]["ants"]
    apart = [ant.replace("B:W:AB6", "B:W:AB7").replace("B:S:AB6", "B:S:AB7") for ant in ants]
    pair = sum(ant.startswith("B") for ant in ants) == 2
    cards = {player: words.split() for player, words in hands.items()}
    cards["B"] = [*cards.get("B", []), *(["column"] if pair else [])]
    game, answer = set_up(rules, name, query, active="B", ants=apart, hands=cards)
    kind = apart[-1][2]
    play(game, "card column AB7-AB6" if pair else f"step {kind} AB7-AB6")
    return game, answer


# ── battles ──


def test_AE1_two_workers_against_a_soldier(rules: Rules):
    game, answer = met(rules, "AE1", "battle")
    assert (game.decision, game.standing()) == ("action", answer)


def test_AE2_fury_on_one_of_two_workers(rules: Rules):
    game, answer = met(rules, "AE2", "battle", B="fury")
    assert (game.decision, game.actor, beginning(game, "fury")) == ("fury", "B", {"W"})
    play(game, "fury W")
    assert (game.decision, game.actor) == ("action", "B")  # nobody has a card left
    assert game.standing() == answer


def test_AE3_fury_on_the_soldier(rules: Rules):
    game, answer = met(rules, "AE3", "battle", A="fury")
    assert (game.decision, game.actor, beginning(game, "fury")) == ("fury", "A", {"S"})
    assert play(game, "fury S").standing() == answer


def test_AE3b_fury_on_both_workers(rules: Rules):
    game, answer = met(rules, "AE3b", "battle", B="fury fury")
    play(game, "fury W")
    assert beginning(game, "fury") == {"W", "W+1"}
    assert play(game, "fury W").standing() == answer


def test_AE4_of_different_ants_only_the_stronger_fights(rules: Rules):
    game, answer = met(rules, "AE4", "all battles")
    assert game.standing() == answer


def test_AE5_who_is_left_fights_again(rules: Rules):
    game, answer = met(rules, "AE5", "all battles", A="honeydew")
    # A is asked in each of the two battles.
    play(game, "pass")
    assert game.standing() == ["A:W:AB5", "B:W:AB6"]
    assert play(game, "pass").standing() == answer


def test_AE6_two_soldiers_against_one(rules: Rules):
    game, answer = met(rules, "AE6", "all battles")
    assert game.standing() == answer


def test_AE6b_fury_on_the_worker_beside_the_soldier(rules: Rules):
    game, answer = met(rules, "AE6b", "fury", A="fury")
    assert play(game, "fury W").standing() == answer


def test_AE7_no_contact_in_the_centre_but_on_one_cell(rules: Rules):
    for active, contacts in zip("ABC", example("AE7", "contacts")["answer"], strict=True):
        game, _ = set_up(rules, "AE7", "contacts", active)
        assert contacts == []
        assert game.decision == "action"
        assert len(game.standing()) == 5
    game, answer = set_up(rules, "AE7", "after", "B")
    assert play(game, "step W XB-XA").standing() == answer


def test_AE7b_one_ant_may_attack_in_the_centre_a_column_may_not(rules: Rules):
    ants = ["A:W:XA", "B:W:XB", "B:W:XB"]
    game, answer = set_up(rules, "AE7b", "one / two", "B", ants=ants, hands={"B": ["column"]})
    assert ["XA" in beginning(game, "step W XB"), "XA" in beginning(game, "card column XB")] == answer
    assert "XC" in beginning(game, "card column XB")


def test_AE8_besieger_and_besieged_are_not_in_contact(rules: Rules):
    game, (contacts, near) = set_up(rules, "AE8", "contacts", "B", chips={"B": 4})
    assert (game.decision, contacts) == ("action", [])
    # What is next to BX1: nobody of B can go to AB7, where A stands, but without A there it could.
    assert beginning(game, "step W BX1") == set(near) - {"AB7"}
    free, _ = set_up(rules, "AE8", "contacts", "B", ants=["B:W:BX1"])
    assert beginning(free, "step W BX1") == set(near)
    _, hires = set_up(rules, "AE8", "B may hire", "B")
    assert {where.split()[0] for where in beginning(game, "hire W")} == set(hires)


def test_AE18_the_order_of_battles_matters(rules: Rules):
    for first in ("AB4", "AB6"):
        game, answer = set_up(rules, "AE18", f"A's soldier comes out of the tunnel on AB5 and fights {first}")
        play(game, "step S AX2-AB5")
        assert (game.decision, game.actor) == ("contact", "A")
        assert game.options() == {("contact", "AB5", "AB4"), ("contact", "AB5", "AB6")}
        assert play(game, f"contact AB5 {first}").standing() == answer


def test_AE22_two_passes_in_a_row_close_the_window(rules: Rules):
    hands = {"A": "fury fury honeydew", "B": "fury honeydew"}
    game = rules.position("A:S@AB5, B:S@AB7", hands=hands)
    play(game, "step S AB5-AB6")
    asked = []
    for answer in ("pass", "fury S", "fury S", "pass", "pass"):
        asked.append((game.decision, game.actor))
        play(game, answer)
    assert asked == [("fury", player) for player in "ABABA"]
    assert (game.decision, game.standing()) == ("action", [])  # 3 against 3


# ── hiring, income, movement ──


def test_AE9_three_workers_with_two_pushes(rules: Rules):
    game, (ants, chips) = set_up(rules, "AE9", "three workers")
    play(game, "hire W AB1", "hire W AB1 push W", "hire W AB1 push W")
    assert (game.standing(), game.chips["A"]) == (ants, chips)


def test_AE9_where_a_third_worker_may_be_hired(rules: Rules):
    game, answer = set_up(rules, "AE9", "two workers")
    assert beginning(game, "hire W") == {cell if target is None else f"{cell} push W" for cell, target in answer}
    assert play(game, "hire W AB1 push W").standing() == ["A:W:AB1", "A:W:AB1", "A:W:AB2"]


def test_AE10_income(rules: Rules):
    game, answer = set_up(rules, "AE10", "income", chips={"A": 0}, phase="start")
    assert play(game, "keep").chips["A"] == answer


def test_AE11_gathering_and_then_mining(rules: Rules):
    game, (gathered, income) = set_up(rules, "AE11", "chips")
    play(game, "step S DA5-DA4", "step W AB3-AB4")
    assert game.chips["A"] == gathered
    play(game, "end", *["keep", "end"] * 3, "keep")
    assert (game.actor, game.chips["A"]) == ("A", gathered + income)


def test_AE12_where_tunnel_markers_may_lie(rules: Rules):
    game, answer = set_up(rules, "AE12", "tunnel allowed on AB5")
    assert [cell in beginning(game, "tunnel") for cell in ("AB5", "AX2", "DA3", "AB3")] == answer
    game, answer = set_up(rules, "AE12", "tunnel allowed on AB6")
    assert [cell in beginning(game, "tunnel") for cell in ("AB6", "AB4")] == answer


def test_AE12_a_tunnel_is_for_moving_only(rules: Rules):
    game, (adjacent, contacts) = set_up(rules, "AE12", "movement")
    assert ("AB5" in beginning(game, "step W AX2")) == adjacent
    assert (game.decision, contacts) == ("action", [])
    game, answer = set_up(rules, "AE12", "B enters", "B")
    play(game, "step W AB6-AB5")
    assert game.markers == dict.fromkeys(answer, "A")


def test_AE13_emergency(rules: Rules):
    game, pairs = set_up(rules, "AE13", "number")
    assert len(beginning(game, "emergency")) == pairs
    play(game, "emergency ambush cave_in")
    again = bool(beginning(game, "emergency"))
    assert [game.chips["A"], len(game.hands["A"]), again] == example("AE13", "chips")["answer"]


@pytest.mark.parametrize("scenario", ["classic", "classic_allied", "pyramids"])
def test_AE14_arriving_at_an_anthill(rules: Rules, scenario: str):
    game, (winner, ants, taken) = set_up(rules, "AE14", f"{scenario}: winner")
    play(game, "step W AB6-AB7")
    assert game.winners == ([winner] if winner else [])
    assert len(game.standing()) == ants
    assert sum(game.taken["A"].values()) == taken
    if winner is None:
        assert game.levels["B"] == (2 if taken else 0)


def test_AE14_an_anthill_without_levels(rules: Rules):
    game, answer = set_up(rules, "AE14", "pyramids, B has no level", taken={"C": {"B": 2}, "D": {"B": 1}})
    assert play(game, "step W AB6-AB7").standing() == answer


def test_AE15_two_levels_in_one_turn(rules: Rules):
    game, answer = set_up(rules, "AE15", "levels")
    play(game, "build", "build")
    assert [game.levels["A"], game.chips["A"]] == answer
    game = rules.position(chips={"A": 4})
    assert beginning(game, "build") == set()  # the middle level, which costs 4, comes second


def test_AE16_ambush(rules: Rules):
    game, answer = set_up(rules, "AE16", "ambush choices")
    choices = {f"{kind} {cell} {victim} {far}" for cell, kind, far, _, victim in answer}
    assert beginning(game, "card ambush") == choices
    play(game, "card ambush S AB2 W AB4")
    assert game.standing() == ["A:S:AB2", "A:W:DA6", "D:S:DA4"]


def test_AE17_a_tight_column_fights_together(rules: Rules):
    game, answer = set_up(rules, "AE17", "column")
    assert play(game, "card column AB2-AB3").standing() == answer
    game, answer = set_up(rules, "AE17", "one worker")
    assert play(game, "step W AB2-AB3").standing() == answer


def test_AE19_a_cake_cell_holds_one_ant(rules: Rules):
    game, answer = set_up(rules, "AE19", "A may enter")
    assert ("AB4" in beginning(game, "step W AB3")) == answer


def test_AE20_obstacle(rules: Rules):
    game, answer = set_up(rules, "AE20", "moves")
    assert beginning(game, "step W AB2") == set(answer)


def test_AE21_distances(rules: Rules):
    game, answer = set_up(rules, "AE21", "distance")
    board = game.board
    assert [board.distance("A", "AX4"), board.distance("A", "CX1")] == answer
    assert [board.distance("A", "XA"), board.distance("A", "AB7")] == [5, 7]


# ── pyramids ──


def test_AE23_levels_of_different_opponents_add_up(rules: Rules):
    game, winner = set_up(rules, "AE23", "A has already")
    play(game, "step W AB6-AB7")
    assert (game.decision, game.winners) == (None, [winner])


def test_AE24_a_team_needs_all_levels_of_one_opponent(rules: Rules):
    game, winner = set_up(rules, "AE24", "team A+B has two levels of C, B steps", "B")
    play(game, "step W BC6-BC7")
    assert (winner, game.winners) == (1, list(NEIGHBOURS[0]))
    game, winner = set_up(rules, "AE24", "team A+B has two levels of C, A takes")
    play(game, "step W DA2-DA1")
    assert (winner, game.winners, game.decision) == (None, [], "action")
    assert dict(game.taken["A"]) == {"C": 1, "D": 1}
