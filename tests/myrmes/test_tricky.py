"""The tricky cases of the rules, MT1 to MT20."""

import pytest

from tests.myrmes.positions import at, board, me, placements, refusal, starting, store, texts

LANES = {"red_exits": "2,11", "yellow_exits": "6,3"}
#: Nobody but Red has workers.
ALONE = {"blue_workers": None, "green_workers": None, "yellow_workers": None}


def test_MT1_an_all_mushroom_pheromone_has_no_cubes_and_can_be_cleaned_at_once() -> None:
    position = at("garden", worker="2,10", points=2, red_workers=2, red_store="0,1,0", **LANES, **ALONE)
    position.push("place P2 2,10 2,9")
    assert sum(board(position)["tiles"]["A"]["cubes"].values()) == 0
    position.push("exit 2,11 > A")
    assert "clean" in texts(position)
    strange = at("garden", worker="3,11", points=0, tiles="A.P3T.blue.3,11+4,11+3,12", red_store="0,1,0", **LANES)
    strange.push("clean 3,12")  # however it came to be empty, its points count
    assert me(strange)["score"] == 12


def test_MT2_a_worker_with_nothing_to_do_is_lost() -> None:
    position = at("worker", red_rooms="0", red_workers=2, red_larvae=None, **ALONE)
    assert starting(position, "exit", "room") == texts(position) == {"exit 6,3"}
    position.push("exit 6,3")
    position.push("stop")
    assert me(position)["workers"] == 1


def test_MT3_no_tile_covers_an_exit() -> None:
    position = at("garden", worker="2,11", points=3, **LANES)
    assert starting(position, "place") == set()
    assert refusal(position, "place P2 2,11 2,12") == ("M9.2", "myrmes-place-here")
    beside = at("garden", worker="2,12", points=2, **LANES)
    assert refusal(beside, "place P2 2,11 2,12") == ("M9.9", "myrmes-place-exit")


def test_MT4_without_points_a_worker_may_still_clean_and_place() -> None:
    position = at("garden", worker="2,9", points=0, tiles="A.P2.red.2,9+2,10", red_store="0,1,0", **LANES)
    assert starting(position, "step") == set()
    position.push("clean 2,10")
    assert placements(position, "P2")


def test_MT5_big_tiles_are_short_cuts() -> None:
    tiles = "A.P6.red.3,5+4,5+5,5+3,6+4,6+3,7"
    position = at("garden", worker="2,7", points=2, tiles=tiles)
    position.push("step A")
    assert board(position)["worker"]["points"] == 1
    assert {"step 6,4", "step 2,5", "step 2,8"} <= texts(position)


def test_MT6_each_entry_of_an_enemy_tile_costs_a_soldier() -> None:
    position = at("worker", tiles="A.P2.blue.3,11+3,12", red_soldiers=2, red_event=4, **LANES)
    position.push("exit 2,11 > A > 2,12 > A")
    assert me(position)["soldiers"] == 0


def test_MT7_hunting_needs_all_soldiers_at_once() -> None:
    position = at("garden", worker="5,9", points=3, red_soldiers=1)
    assert board(position)["prey"]["6,9"] == "spider"
    assert refusal(position, "step 6,9") == ("M8.11", "myrmes-hunt-soldiers")
    assert "step 6,9" in texts(at("garden", worker="5,9", points=3, red_soldiers=2))


def test_MT8_an_own_tile_that_is_cleaned_is_lost() -> None:
    position = at("garden", worker="2,9", points=1, tiles="A.P2.red.2,9+2,10", red_store="0,1,0", **LANES)
    position.push("clean 2,10")
    assert me(position)["supply"]["P2"] == 5
    assert me(position)["lost"]["P2"] == 1
    assert me(position)["score"] == 10


def test_MT9_a_tile_of_nobody_is_passable_and_of_no_use() -> None:
    tiles = "A.scavenging.nobody.3,11+4,11+3,12"
    position = at("worker", tiles=tiles, red_workers=1, red_placed="0,0,0,1", red_store="0,1,0", **LANES, **ALONE)
    position.push("exit 2,11 > A")
    assert "clean" not in texts(position)
    assert refusal(position, "clean") == ("M8.19", "myrmes-clean-special")
    position.push("stop")
    assert position.decision == "atelier"  # no harvest was asked
    assert starting(position, "tunnel") == {f"tunnel {spot}" for spot in ("2,10", "3,10", "1,11", "1,12", "2,12")}


def test_MT10_size_6_needs_level_3_and_the_event() -> None:
    for level, event, possible in ((3, 6, True), (3, 0, False), (2, 6, False), (3, 4, False)):
        position = at("garden", worker="4,5", points=1, red_level=level, red_event=event)
        assert bool(placements(position, "P6")) == possible, (level, event)
    used = "A.P6.red.3,5+4,5+5,5+3,6+4,6+3,7"
    position = at("garden", worker="12,5", points=1, red_level=3, red_event=6, tiles=used)
    assert placements(position, "P6") == set()


@pytest.mark.parametrize("edition", ["rulebook", "printed-board"])
def test_MT11_level_plus_1(edition: str) -> None:
    top = at("worker", red_level=3, red_event=0, edition=edition)
    assert (me(top)["eff"], me(top)["largest"]) == (3, 5)
    one = at("worker", red_level=1, red_event=0, edition=edition)
    assert {"room 2 earth", "room 2 stone"} <= texts(one)
    assert (me(one)["largest"], me(one)["store_limit"]) == (4, 6)
    rich = {"red_store": "1,1,1", "red_event": 0, "worker": "3,5", "points": 1, "edition": edition}
    assert bool(placements(at("garden", red_level=1, **rich), "sub_colony")) == (edition == "rulebook")
    two = at("garden", red_level=2, **rich)
    assert placements(two, "sub_colony")
    assert me(two)["largest"] == 5


def test_MT12_objectives_use_the_real_level() -> None:
    position = at("atelier", red_level=1, red_event=0, red_done="food3", red_nurses=4, red_placed="0,0,0,1")
    assert me(position)["eff"] == 2
    assert refusal(position, "objective level2") == ("M12.14", "myrmes-objective-price")


def test_MT13_the_same_objective_in_the_same_round() -> None:
    ready = {
        f"{colour}_{name}": value
        for colour in ("red", "blue")
        for name, value in (("store", "3,0,0"), ("placed", "0,0,0,1"))
    }
    position = at("atelier", 3, **ready)
    position.push("objective food3")
    position.push("objective food3")
    assert [me(position, seat)["score"] for seat in range(3)] == [16, 16, 10]
    later = at(
        "atelier", 3, turn="green", red_done="food3", blue_done="food3", green_store="3,0,0", green_placed="0,0,0,1"
    )
    later.push("objective food3")
    assert [me(later, seat)["score"] for seat in range(3)] == [14, 14, 16]


def test_MT14_a_nurse_bought_and_returned() -> None:
    position = at(
        "atelier",
        objectives="food3 prey2 stone3 nurses6 mix6 level3",
        red_nurses=5,
        red_done="food3",
        red_store="2,0,0",
        red_larvae=2,
        red_placed="0,0,0,2",
    )
    assert refusal(position, "objective nurses6") == ("M12.16", "myrmes-objective-price")
    position.push("nurse")
    position.push("objective nurses6")
    assert (me(position)["nurses"], me(position)["free_nurses"]) == (5, 3)


def test_MT15_storage_comes_before_winter() -> None:
    position = at("storage", 2, round=3, turn="red", red_store="6,0,0", red_larvae=9)
    assert texts(position) == {"keep food 4 earth 0 stone 0"}
    position.push("keep food 4 earth 0 stone 0")
    assert position.decision == "winter"
    assert me(position)["larvae"] == 9


def test_MT16_soldiers_lower_the_need_and_stay() -> None:
    position = at("winter", 2, round=3, turn="blue", blue_soldiers=3, blue_store="1,0,0")
    assert me(position, 1)["winter"] == 1
    position.push("winter 0")
    assert me(position, 1)["soldiers"] == 3
    assert me(position, 1)["reserve"] == 8 - 3 - 2


def test_MT17_no_tunnel_with_four_exits() -> None:
    position = at("atelier", red_exits="2,11/2,12/3,12/3,13", yellow_exits="6,3", red_placed="0,0,0,1")
    assert starting(position, "tunnel") == set()
    assert refusal(position, "tunnel 2,13") == ("M11.5", "myrmes-tunnel-markers")


def test_MT18_harvest_is_compulsory() -> None:
    position = at("worker", red_workers=1, tiles="A.P2.red.3,12+4,11.food", **LANES, **ALONE)
    position.push("room 0")
    assert sum(board(position)["tiles"]["A"]["cubes"].values()) == 0
    assert store(position) == (1, 0, 0)


def test_MT19_two_players_use_the_lower_corners() -> None:
    assert {"1,13", "7,13", "0,12"} <= set(board(at("worker", 2))["hexes"])
    assert not {"1,13", "7,13", "0,12"} & set(board(at("worker", 3))["hexes"])


def test_MT20_the_queen_is_paid_with_larvae() -> None:
    position = at("worker", red_level=3, red_larvae=3, red_workers=1, **ALONE)
    assert refusal(position, "room 3") == ("M7.9", "myrmes-queen-food")
    position.push("exchange")
    position.push("room 3")
    assert me(position)["score"] == 12
    assert store(position) == (0, 0, 0)
