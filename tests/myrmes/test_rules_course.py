"""Frame, components, setup, order of play, end (M1 to M4, M13 to M15)."""

from collections import Counter
from itertools import pairwise

import pytest

import hexapoda
from hexapoda.bots import RandomBot
from hexapoda.games.myrmes.box.read import standard
from hexapoda.games.myrmes.state import EVENTS
from tests.myrmes.positions import at, board, me, opening, refusal, starting, store, texts

ALONE = {"blue_workers": None, "green_workers": None, "yellow_workers": None}
BOX = standard()


def random_game(players: int, seed: int) -> "hexapoda.Position":
    position = hexapoda.load("myrmes", players=players).start(seed=seed)
    player = RandomBot(seed)
    while position.actor is not None:
        position.push_id(player.choose(position).id)
    return position


# ── frame and components ──


@pytest.mark.parametrize("players", [2, 3, 4])
def test_M1_1_two_to_four_players(players: int) -> None:
    assert opening(players).seats == players


def test_M1_1_no_other_number() -> None:
    with pytest.raises(hexapoda.OptionError):
        hexapoda.load("myrmes", players=5)


def test_M1_2_M1_3_M15_1_nine_rounds_of_six_phases_and_three_winters() -> None:
    position = random_game(3, 4)
    seen = [position.game.declaration.board(state, None) for state in position.states]
    rounds = [(each["round"], each["phase"]) for each in seen if each["phase"]]
    order = ["event", "births", "workers", "harvest", "atelier", "storage", "winter"]
    for (one, before), (other, after) in pairwise(rounds):
        assert (one, order.index(before)) <= (other, order.index(after))
    assert {number for number, phase in rounds if phase == "winter"} == {3, 6, 9}
    assert {number for number, _ in rounds} == set(range(1, 10))
    assert seen[-1]["over"] == "third-winter"


def test_M1_4_M3_6_the_start_of_a_colony() -> None:
    for seat in range(4):
        colony = me(opening(4), seat)
        assert (colony["score"], colony["level"], colony["larvae"]) == (10, 0, 1)
        assert (colony["nurses"], colony["workers"], colony["soldiers"]) == (3, 2, 0)
        assert sum(colony["store"].values()) == 0


def test_M1_5_all_see_everything() -> None:
    position = random_game(2, 1)
    views = [position.game.declaration.board(position.states[20], seat) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]


def test_M2_1_M2_7_M2_8_pieces_of_a_player() -> None:
    supply = me(opening(2))["supply"]
    assert supply == {"P2": 6, "P3T": 2, "P3L": 2, "P4R": 2, "P4P": 2, "P5": 2, "P6": 1}
    assert sum(supply.values()) == 17
    assert [kind.points for kind in BOX.tiles[:7]] == [0, 2, 2, 4, 4, 6, 8]
    assert me(opening(2))["reserve"] == 6


def test_M2_2_M2_12_M2_13_cubes_and_larvae_have_no_limit_in_a_round() -> None:
    position = at("worker", red_store="40,40,40", red_larvae=60, red_level=2, **ALONE)
    position.push("room 2 earth")
    assert store(position) == (40, 41, 40)
    position.push("exchange")
    assert (store(position)[0], me(position)["larvae"]) == (41, 57)


def test_M2_3_a_lost_ant_can_be_born_again_as_either_kind() -> None:
    position = at("garden", 2, worker="2,12", points=1, red_workers=8)
    position.push("stop")
    assert (me(position)["workers"], me(position)["reserve"]) == (7, 1)


def test_M2_4_at_most_eight_nurses() -> None:
    position = at("atelier", red_nurses=8, red_placed="0,0,0,1", red_store="2,0,0", red_larvae=2)
    assert refusal(position, "nurse") == ("M2.4", "myrmes-nurse-none")


def test_M2_5_exits_stay() -> None:
    position = random_game(4, 6)
    counts = [[len(me(position, seat)["exits"]) for seat in range(position.seats)]]
    assert all(1 <= count <= 4 for count in counts[0])
    for state in position.states[::10]:
        for seat in range(4):
            assert int(state.exits[seat, 0]) != 151


def test_M2_6_four_ownership_cubes_which_return() -> None:
    tiles = "/".join(
        f"{name}.aphid_farm.red.{cells}"
        for name, cells in zip(
            "ABCD", ("2,8+3,8+2,9", "10,8+11,8+10,9", "3,11+4,11+3,12", "4,12+5,12+4,13"), strict=True
        )
    )
    rich = {"worker": "6,11", "points": 1, "red_level": 1, "red_store": "1,1,1"}
    full = at("garden", tiles=tiles, **rich)
    assert refusal(full, "place scavenging 6,11 7,11 6,12") == ("M2.6", "myrmes-place-cube")
    freed = at("garden", tiles=tiles.replace("D.aphid_farm.red", "D.aphid_farm.nobody"), **rich)
    assert "place scavenging 6,11 7,11 6,12" in texts(freed)


def test_M2_9_one_pool_for_both_faces() -> None:
    assert BOX.pools == (8, 8)
    cells = ["2,8+3,8+2,9", "10,8+11,8+10,9", "3,11+4,11+3,12", "4,12+5,12+4,13", "2,13+3,13+2,14", "0,11+1,11+0,12"]
    cells += ["9,11+10,11+9,12", "0,9+1,9+0,10"]
    faces = ["aphid_farm", "scavenging"] * 4
    tiles = "/".join(
        f"{name}.{face}.nobody.{spots}" for name, face, spots in zip("ABCDEFGH", faces, cells, strict=True)
    )
    position = at("garden", tiles=tiles, worker="6,11", points=1, red_level=1, red_store="1,1,1")
    assert refusal(position, "place scavenging 6,11 7,11 6,12") == ("M2.9", "myrmes-place-pool")
    assert refusal(position, "place aphid_farm 6,11 7,11 6,12") == ("M2.9", "myrmes-place-pool")


def test_M2_10_M3_4_prey_lies_on_all_spots_in_play() -> None:
    assert Counter(board(opening(4))["prey"].values()) == {"ladybug": 6, "termite": 6, "spider": 6}
    for players, spots in ((2, 11), (3, 12), (4, 18)):
        counts = Counter(
            kind
            for seed in range(3)
            for kind in board(hexapoda.load("myrmes", players=players).start(seed=seed))["prey"].values()
        )
        assert sum(counts.values()) == 3 * spots
        assert all(count <= 18 for count in counts.values())


def test_M2_11_M3_5_two_objectives_of_each_level() -> None:
    assert [sum(each.level == level for each in BOX.objectives) for level in (1, 2, 3)] == [7, 7, 6]
    for seed in range(8):
        drawn = board(hexapoda.load("myrmes").start(seed=seed))["objectives"]
        assert [each["level"] for each in drawn] == [1, 1, 2, 2, 3, 3]
        assert len({each["name"] for each in drawn}) == 6


# ── setup ──


@pytest.mark.parametrize(("players", "hexes", "land"), [(2, 82, 73), (3, 118, 102), (4, 151, 133)])
def test_M3_1_the_area_in_play(players: int, hexes: int, land: int) -> None:
    grounds = board(opening(players))["hexes"]
    assert (len(grounds), sum(ground != "water" for ground in grounds.values())) == (hexes, land)


def test_M3_2_hexes_outside_do_not_exist() -> None:
    position = at("garden", 2, worker="3,7", points=3, red_level=1)
    assert refusal(position, "step 3,6") == ("M3.2", "myrmes-outside")
    assert refusal(position, "place P2 3,7 3,6") == ("M9.9", "myrmes-outside")


def test_M3_3_M5_1_three_dice_are_rolled_each_year() -> None:
    rolled = {tuple(board(hexapoda.load("myrmes").start(seed=seed))["dice"]) for seed in range(12)}
    assert len(rolled) > 6
    assert all(1 <= die <= 6 for dice in rolled for die in dice)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_M3_7_M3_9_start_exits_by_seat_or_shuffled(players: int) -> None:
    exits = [me(opening(players), seat)["exits"] for seat in range(players)]
    listed = [f"{q},{r}" for q, r in BOX.starts[players]]
    assert exits == [[name] for name in listed]
    game = hexapoda.load("myrmes", players=players, start_exits="shuffled")
    orders = {tuple(me(game.start(seed=seed), seat)["exits"][0] for seat in range(players)) for seed in range(40)}
    assert all(sorted(order) == sorted(listed) for order in orders)
    assert len(orders) > players - 1


def test_M3_8_M4_1_M13_5_seat_0_begins_and_the_token_goes_round() -> None:
    position = random_game(3, 2)
    firsts = {}
    for state in position.states:
        seen = position.game.declaration.board(state, None)
        if seen["phase"] == "event":
            firsts.setdefault(seen["round"], seen["active"])
        if seen["phase"] == "winter":
            firsts.setdefault(("winter", seen["round"]), seen["active"])
    assert [firsts[number] for number in range(1, 10)] == [0, 1, 2, 0, 1, 2, 0, 1, 2]
    assert firsts["winter", 3] == firsts[4]  # the turn order of the coming round, and no step in winter


# ── order and chance ──


def test_M4_2_M4_3_M4_4_all_place_nurses_before_any_birth() -> None:
    position = at("birth", 2, red_nurses=3)
    position.push("birth larva 3")
    assert me(position)["larvae"] == 1
    position.push("birth none")
    assert me(position)["larvae"] == 6


def test_M4_5_M7_1_workers_are_used_in_turn_order_one_each() -> None:
    position = at("worker", 3, red_workers=2, blue_workers=1, green_workers=None, turn="red")
    order = []
    while position.decision == "worker":
        order.append(position.actor)
        position.push("room 0" if "room 0" in texts(position) else sorted(starting(position, "exit"))[0])
        if position.decision == "garden":
            position.push("stop")
    assert order == [0, 1, 0]


def test_M4_6_chance_is_prey_objectives_and_dice() -> None:
    position = random_game(2, 3)
    told = [position.move_view(ply)["chance"] for ply in range(position.ply)]
    assert sum(bool(text) for text in told) == 2  # the second and the third year
    assert all(text.split()[0] == "dice" for text in told if text)
    assert position.setup_chance().split()[0] == "prey"


def test_M4_7_the_exchange_of_larvae_is_offered_in_phases_3_and_5_and_in_winter() -> None:
    for asked, more in (
        ("worker", {}),
        ("garden", {"worker": "2,12", "points": 1}),
        ("atelier", {"red_placed": "0,0,0,1"}),
    ):
        position = at(asked, 2, red_larvae=3, **more)
        position.push("exchange")
        assert (store(position)[0], me(position)["larvae"]) == (1, 0)
        assert refusal(position, "exchange") == ("M4.7", "myrmes-exchange-larvae")
    assert "exchange" not in texts(at("birth", 2, red_larvae=3))


def test_M4_8_nothing_is_no_award() -> None:
    position = at("garden", 2, worker="2,12", points=1, red_event=1)
    position.push(sorted(text for text in texts(position) if text.startswith("place P2"))[0])
    assert me(position)["score"] == 10


# ── the end of a round ──


def test_M13_1_M5_6_larvae_paid_for_the_event_are_gone_at_once() -> None:
    position = at("event", 2, red_larvae=3)
    position.push("event 7")
    assert me(position)["larvae"] == 1


@pytest.mark.parametrize(("level", "event", "limit"), [(0, 4, 4), (1, 4, 4), (1, 0, 6), (2, 4, 6), (3, 4, 6)])
def test_M13_2_the_store_is_cut(level: int, event: int, limit: int) -> None:
    position = at("storage", red_level=level, red_event=event, red_store="4,2,3")
    assert all(sum(map(int, text.split()[2::2])) == limit for text in texts(position))
    assert refusal(position, "keep food 9") == ("M13.2", "myrmes-keep-sum")


def test_M13_3_M7_10_workers_in_rooms_return() -> None:
    position = at("worker", 2, red_workers=1, blue_workers=None, red_placed=None)
    position.push("room 0")
    assert position.decision == "event"
    assert (me(position)["workers"], me(position)["rooms"]) == (1, [])


def test_M13_4_nurses_are_available_again() -> None:
    position = at("atelier", 2, red_placed="0,0,0,1", red_store="2,0,0", red_larvae=2)
    position.push("nurse")
    assert position.decision == "event"
    assert me(position)["free_nurses"] == 4


def test_M13_6_event_cubes_go_to_the_next_die() -> None:
    position = at("atelier", 2, red_placed="0,0,0,1", dice="5,3,1")
    position.push("done")
    assert [me(position, seat)["event"] for seat in range(2)] == [EVENTS[3]] * 2


# ── winter and the end ──


@pytest.mark.parametrize(("number", "need"), [(3, 4), (6, 5), (9, 6)])
def test_M14_1_the_need_of_a_winter(number: int, need: int) -> None:
    colour = "red" if number % 2 == 0 else "blue"
    position = at("winter", 2, round=number, turn=colour, red_soldiers=1)
    assert me(position, 0)["winter"] == need - 1
    assert me(position, 1)["winter"] == need
    assert me(at("winter", 2, round=number, turn=colour, red_workers=None, red_soldiers=8))["winter"] == 0


def test_M14_2_M14_3_M14_4_M14_5_what_is_there_is_paid_and_the_rest_costs_points() -> None:
    position = at("winter", 2, round=3, turn="blue", blue_store="1,4,0", blue_larvae=5, blue_score=2)
    assert texts(position) == {"winter 0", "winter 1"}
    position.push("winter 1")
    assert store(position, 1) == (0, 4, 0)
    assert me(position, 1)["larvae"] == 2
    assert me(position, 1)["score"] == 2 - 3 * 2


def test_M14_6_the_event_has_no_influence_in_winter() -> None:
    position = at("winter", 2, round=3, turn="blue", blue_event=1, blue_store="4,0,0")
    position.push("winter 0")
    assert me(position, 1)["score"] == 10


def test_M14_7_after_winter_the_dice_are_rolled_anew() -> None:
    position = at("winter", 2, round=3, turn="red", red_store="4,0,0")
    position.push("winter 0", chance_text="dice 2 6 4")
    assert (board(position)["year"], board(position)["season"], board(position)["dice"]) == (2, "spring", [2, 6, 4])
    assert me(position)["event"] == EVENTS[2]


def test_M15_2_M15_3_the_highest_score_wins_and_ties_share() -> None:
    full = {"red_store": "6,0,0", "blue_store": "6,0,0", "red_larvae": 30}
    position = at("winter", 2, round=9, turn="blue", red_score=40, blue_score=40, **full)
    position.push("winter 0")
    position.push("winter 0")
    assert position.outcome is not None
    assert position.outcome.places == (1, 1)
    other = at("winter", 2, round=9, turn="blue", red_score=40, blue_score=41, **full)
    other.push("winter 0")
    other.push("winter 0")
    assert other.outcome is not None
    assert other.outcome.places == (2, 1)
