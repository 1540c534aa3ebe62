"""Walking, hunting, cleaning, placing, harvest (M8 to M10)."""

import pytest

from tests.myrmes.positions import at, board, me, placements, refusal, starting, store, texts

LANES = {"red_exits": "2,11", "yellow_exits": "6,3"}
ALONE = {"blue_workers": None, "green_workers": None, "yellow_workers": None}


def test_M8_1_workers_leave_by_own_exits() -> None:
    position = at("worker", red_exits="2,11/3,11", yellow_exits="6,3")
    assert starting(position, "exit") == {"exit 2,11", "exit 3,11"}
    assert refusal(position, "exit 8,11") == ("M8.1", "myrmes-not-your-exit")
    position.push("exit 3,11")
    assert board(position)["worker"] == {"hex": "3,11", "points": 3}


def test_M8_3_M8_5_a_tile_is_one_space() -> None:
    position = at("worker", tiles="A.P3L.red.3,11+3,12+3,13", **LANES)
    position.push("exit 2,11 > A")
    assert {"step 2,14", "step 3,10", "step 4,12", "step 2,11"} <= texts(position)
    assert "step A" not in texts(position)
    assert refusal(position, "step 3,12") == ("M8.4", "myrmes-same-space")


def test_M8_4_a_step_costs_a_point_and_goes_to_a_neighbour() -> None:
    position = at("garden", worker="2,11", points=1, **LANES)
    assert refusal(position, "step 3,12") == ("M8.4", "myrmes-not-beside")
    position.push("step 2,12")
    assert refusal(position, "step 2,11") == ("M8.4", "myrmes-no-points")


def test_M8_6_water() -> None:
    assert refusal(at("garden", worker="0,11", points=3), "step 1,10") == ("M8.6", "myrmes-water")


def test_M8_7_an_enemy_tile_costs_a_soldier() -> None:
    position = at("garden", worker="2,11", points=3, tiles="A.P2.blue.3,11+3,12", red_soldiers=1, **LANES)
    position.push("step 3,12")
    assert me(position)["soldiers"] == 0
    assert board(position)["worker"] == {"hex": "3,11", "points": 2}


def test_M8_8_M8_9_exits_and_own_tiles_cost_only_the_point() -> None:
    position = at(
        "garden",
        worker="3,11",
        points=3,
        blue_exits="2,11",
        tiles="A.P2.red.2,12+1,12",
        yellow_exits="6,3",
        red_exits="12,3",
    )
    position.push("step 2,11")
    position.push("step A")
    assert board(position)["worker"]["points"] == 1


def test_M8_10_a_tile_of_nobody_costs_no_soldier() -> None:
    position = at("garden", worker="2,11", points=3, tiles="A.aphid_farm.nobody.3,11+4,11+3,12", **LANES)
    assert "step A" in texts(position)


@pytest.mark.parametrize(
    ("beside", "spot", "soldiers", "food", "points"),
    [("6,10", "7,10", 1, 2, 0), ("4,11", "4,10", 1, 1, 2), ("5,9", "6,9", 2, 1, 4)],
)
def test_M8_11_M8_12_hunting(beside: str, spot: str, soldiers: int, food: int, points: int) -> None:
    start = beside if beside != "6,10" else "6,11"
    position = at("garden", worker=start, points=3, red_soldiers=2)
    position.push(f"step {spot}")
    assert me(position)["soldiers"] == 2 - soldiers
    assert (store(position)[0], me(position)["score"], me(position)["prey"]) == (food, 10 + points, 1)
    assert spot not in board(position)["prey"]
    assert starting(position, "step")
    assert all(spot in cells for cells in placements(position, "P2"))


def test_M8_13_a_worker_hunts_several_times() -> None:
    position = at("garden", worker="7,6", points=3, red_soldiers=6)
    position.push("6,6")
    position.push("7,6")
    position.push("8,5")
    assert me(position)["prey"] == 2


def test_M8_14_M8_18_M8_20_cleaning_costs_an_earth_each_time() -> None:
    tiles = "A.P2.red.2,9+2,10/B.P2.red.3,9+3,10.earth"
    position = at("garden", worker="2,9", points=1, tiles=tiles, red_store="0,2,0", **LANES)
    position.push("clean 2,10")
    position.push("step B")
    assert store(position) == (0, 1, 0)
    assert refusal(position, "clean") == ("M8.14", "myrmes-clean-cubes")
    empty = at("garden", worker="3,9", points=1, tiles=tiles.replace(".earth", ""), red_store="0,1,0", **LANES)
    empty.push("clean 3,10")
    assert store(empty) == (0, 0, 0)
    assert refusal(at("garden", worker="2,9", points=1, tiles=tiles), "clean") == ("M8.14", "myrmes-clean-earth")
    assert refusal(at("garden", worker="2,12", points=1), "clean") == ("M8.14", "myrmes-clean-nothing")


def test_M8_15_M8_16_a_cleaned_pheromone_is_out_of_the_game() -> None:
    position = at("garden", worker="3,11", points=1, tiles="A.P3T.blue.3,11+4,11+3,12", red_store="0,1,0", **LANES)
    position.push("clean 3,12")
    assert (me(position)["score"], me(position, 1)["score"]) == (12, 10)
    assert (me(position, 1)["supply"]["P3T"], me(position, 1)["lost"]["P3T"]) == (1, 1)
    own = at("garden", worker="3,11", points=1, tiles="A.P3T.red.3,11+4,11+3,12", red_store="0,1,0", **LANES)
    own.push("clean 3,12")
    assert me(own)["score"] == 10


def test_M8_17_the_worker_stands_on_a_freed_hex() -> None:
    position = at("garden", worker="3,11", points=0, tiles="A.P3T.blue.3,11+4,11+3,12", red_store="0,1,0", **LANES)
    position.push("clean")
    assert texts(position) == {"stand 3,11", "stand 4,11", "stand 3,12"}
    assert refusal(position, "stand 2,11") == ("M8.17", "myrmes-stand-elsewhere")


def test_M8_19_special_tiles_are_never_removed() -> None:
    position = at(
        "garden", worker="3,11", points=1, tiles="A.aphid_farm.red.3,11+4,11+3,12", red_store="0,1,0", **LANES
    )
    assert refusal(position, "clean") == ("M8.19", "myrmes-clean-special")


def test_M8_21_stopping_is_always_allowed() -> None:
    position = at("worker", **LANES)
    position.push("exit 2,11 > stop")
    assert me(position)["workers"] == 1
    assert board(position)["worker"] is None


# ── placing ──


def test_M9_1_M9_10_one_tile_as_the_last_act_anywhere() -> None:
    position = at("garden", worker="6,12", points=0)
    position.push("place P2 6,12 7,12")
    assert board(position)["worker"] is None
    assert me(position)["workers"] == 1


def test_M9_2_only_from_an_empty_hex() -> None:
    for changes in ({"worker": "2,11"}, {"worker": "3,11", "tiles": "A.P2.red.3,11+3,12"}):
        assert starting(at("garden", points=1, red_level=3, **LANES, **changes), "place") == set()


@pytest.mark.parametrize(("level", "kinds"), [(0, 1), (1, 3), (2, 5), (3, 6)])
def test_M9_3_the_largest_pheromone(level: int, kinds: int) -> None:
    position = at("garden", worker="4,5", points=1, red_level=level)
    names = ("P2", "P3T", "P3L", "P4R", "P4P", "P5", "P6")
    assert [bool(placements(position, name)) for name in names] == [number < kinds for number in range(7)]


def test_M9_6_only_pheromones_that_are_left() -> None:
    position = at("garden", worker="4,5", points=1, red_level=1, red_lost="P3T*2")
    assert refusal(position, "place P3T 4,5 3,6 4,6") == ("M9.6", "myrmes-place-supply")


def test_M9_7_every_rotation_and_reflection() -> None:
    """On an empty plain each form covers the worker's hex with each of its cells."""
    tiles = placements(at("garden", 4, worker="7,7", points=1, red_level=3, red_event=6), "P4P")
    shapes = set()
    for text in tiles:
        cells = sorted(tuple(map(int, name.split(",")[::-1])) for name in text.split())
        shapes.add(tuple((r - cells[0][0], q - cells[0][1]) for r, q in cells))
    mirrored = at("garden", worker="4,5", points=1, red_level=2)
    assert refusal(mirrored, "place P4P 4,5 5,5 3,6 2,7 ") in [("M9.7", "myrmes-place-shape"), ("M9.9", "myrmes-water")]
    assert len(shapes) > 3


def test_M9_8_the_tile_covers_the_worker() -> None:
    position = at("garden", worker="4,5", points=1)
    assert refusal(position, "place P2 3,6 4,6") == ("M9.8", "myrmes-place-worker")


def test_M9_9_the_ground_is_free() -> None:
    position = at("garden", worker="3,6", points=1, red_level=1, tiles="A.P2.blue.2,6+2,7")
    assert refusal(position, "place P2 3,6 2,6") == ("M9.9", "myrmes-place-tile")
    assert refusal(at("garden", worker="4,6", points=1), "place P2 4,6 5,6") == ("M9.9", "myrmes-water")
    assert refusal(at("garden", worker="4,6", points=1), "place P2 4,6 4,7") == ("M9.9", "myrmes-place-prey")


def test_M9_11_cubes_by_the_ground() -> None:
    position = at("garden", worker="4,5", points=1, red_level=1)
    position.push("place P3T 4,5 3,6 4,6")
    assert board(position)["tiles"]["A"]["cubes"] == {"food": 2}
    assert me(position)["score"] == 12


@pytest.mark.parametrize(
    ("edition", "level", "farm", "colony"),
    [
        ("rulebook", 0, False, False),
        ("rulebook", 1, True, False),
        ("rulebook", 2, True, True),
        ("printed-board", 2, True, False),
        ("printed-board", 3, True, True),
    ],
)
def test_M9_12_levels_of_special_tiles(edition: str, level: int, farm: bool, colony: bool) -> None:
    position = at("garden", worker="3,5", points=1, red_level=level, red_store="1,1,1", edition=edition)
    assert bool(placements(position, "aphid_farm")) == farm
    assert bool(placements(position, "scavenging")) == farm
    assert bool(placements(position, "sub_colony")) == colony


@pytest.mark.parametrize(
    ("kind", "cost", "points"), [("aphid_farm", "0,0,1", 2), ("scavenging", "1,0,0", 2), ("sub_colony", "1,1,1", 4)]
)
def test_M9_13_M9_14_M9_15_M9_16_special_tiles(kind: str, cost: str, points: int) -> None:
    position = at("garden", worker="3,5", points=1, red_level=3, red_store=cost)
    where = sorted(placements(position, kind))[0]
    assert len(where.split()) == (4 if kind == "sub_colony" else 3)
    position.push(f"place {kind} {where}")
    assert store(position) == (0, 0, 0)
    assert (me(position)["score"], me(position)["cubes"]) == (10 + points, 3)
    tile = board(position)["tiles"]["A"]
    assert (sum(tile["cubes"].values()), tile["owner"]) == (0, 0)
    poor = at("garden", worker="3,5", points=1, red_level=3)
    assert refusal(poor, f"place {kind} {where}") == ("M9.13", "myrmes-place-cost")


def test_M9_17_hex_plus_1_brings_no_special_tile_earlier() -> None:
    position = at("garden", worker="3,5", points=1, red_event=6, red_store="1,1,1")
    assert placements(position, "aphid_farm") == set()
    assert placements(position, "P3T")


# ── harvest ──


def test_M10_1_one_cube_of_each_pheromone() -> None:
    tiles = "A.P4R.red.3,6+2,7+3,7+2,8.food*2+earth/B.P2.red.6,4+5,5.stone"
    position = at("worker", red_workers=1, tiles=tiles, **ALONE)
    position.push("room 0")
    assert texts(position) == {"harvest A food", "harvest A earth"}
    assert refusal(position, "harvest A stone") == ("M10.1", "myrmes-harvest-cube")
    assert refusal(position, "harvest B stone") == ("M10.1", "myrmes-other-harvest")
    position.push("food")
    assert store(position) == (1, 0, 1)


def test_M10_2_M10_3_M10_4_special_tiles_give() -> None:
    tiles = "A.aphid_farm.red.5,12+6,12+5,13/B.scavenging.red.3,11+4,11+3,12/C.sub_colony.red.7,6+8,6+7,7+8,7"
    position = at("worker", red_workers=1, tiles=tiles, **ALONE, **LANES)
    position.push("room 0")
    assert texts(position) == {"harvest B earth", "harvest B stone"}
    position.push("harvest B earth")
    assert (store(position), me(position)["score"]) == ((1, 1, 0), 12)


def test_M10_5_M10_7_new_tiles_take_part_and_empty_ones_stay() -> None:
    position = at("garden", worker="3,12", points=0, red_workers=1, **ALONE, **LANES)
    position.push("place P2 3,12 4,12")
    assert store(position) == (1, 0, 0)
    assert board(position)["tiles"]["A"]["owner"] == 0


def test_M10_8_tiles_of_nobody_give_nothing() -> None:
    tiles = "A.aphid_farm.nobody.5,12+6,12+5,13/B.scavenging.nobody.3,11+4,11+3,12"
    position = at("worker", red_workers=1, tiles=tiles, **ALONE, **LANES)
    position.push("room 0")
    assert position.decision == "event"
    assert store(position) == (0, 0, 0)
