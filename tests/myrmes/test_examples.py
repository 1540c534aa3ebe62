"""The worked examples of the rules, ME1 to ME23."""

import pytest

import hexapoda
from tests.myrmes.positions import at, board, me, opening, placements, refusal, starting, store, texts

LANES = {"red_exits": "2,11", "yellow_exits": "6,3"}


def walk(position: "hexapoda.Position", *moves: str) -> "hexapoda.Position":
    for move in moves:
        position.push(move)
    return position


def test_ME1_event() -> None:
    position = at("event", 2, red_larvae=3)
    assert texts(position) == {f"event {index}" for index in range(2, 8)}
    position.push("event 7")
    assert me(position)["event"] == "worker_plus_1"
    assert me(position)["larvae"] == 1
    assert texts(at("event", 2, red_larvae=1)) == {"event 4", "event 5", "event 6"}


def test_ME2_births() -> None:
    position = at("birth", 2, red_event=7, red_nurses=4, red_larvae=1)
    walk(position, "birth larva 1 worker 2 atelier 1", "birth none")
    assert me(position)["larvae"] == 2
    assert (me(position)["workers"], me(position)["soldiers"], me(position)["reserve"]) == (4, 0, 4)
    assert me(position)["placed"]["atelier"] == 1


@pytest.mark.parametrize(("event", "larvae"), [(5, 5), (2, 7)])
def test_ME3_an_event_needs_a_birth(event: int, larvae: int) -> None:
    position = at("birth", 2, red_event=event, red_larvae=None)
    walk(position, "birth larva 3", "birth none")
    assert me(position)["larvae"] == larvae
    assert me(position)["soldiers"] == 0


def test_ME4_the_limit_of_ants() -> None:
    full = at("birth", 2, red_soldiers=5, red_workers=3, red_nurses=8)
    walk(full, "birth soldier 3 worker 4", "birth none")
    assert (me(full)["soldiers"], me(full)["workers"]) == (5, 3)
    one = at("birth", 2, red_soldiers=4, red_workers=3, red_event=5)
    walk(one, "birth soldier 3", "birth none")
    assert (me(one)["soldiers"], me(one)["workers"]) == (5, 3)
    two = at("birth", 2, red_soldiers=4, red_workers=2, red_nurses=6, red_event=1)
    walk(two, "birth soldier 2 worker 4", "birth none")
    assert two.decision == "born"
    assert texts(two) == {"born soldier 1 worker 1", "born soldier 0 worker 2"}
    two.push("born soldier 1 worker 1")
    assert (me(two)["soldiers"], me(two)["workers"]) == (5, 3)


def test_ME5_rooms() -> None:
    position = at("worker", 2, blue_workers=None)
    position.push("room 0")
    assert me(position)["larvae"] == 2
    assert position.actor == 0
    assert starting(position, "room") == set()
    raised = at("worker", 2, blue_workers=None, red_event=0)
    walk(raised, "room 0", "room 1")
    assert store(raised) == (1, 0, 0)


def test_ME6_walk_and_hunt() -> None:
    tile = "A.P2.red.3,12+4,11"
    position = at("worker", tiles=tile, red_soldiers=1, **LANES)
    position.push("exit 2,11 > 2,12 > A > 4,10")
    assert board(position)["worker"] == {"hex": "4,10", "points": 0}
    assert (me(position)["soldiers"], me(position)["score"], me(position)["prey"]) == (0, 12, 1)
    assert store(position) == (1, 0, 0)
    poor = at("worker", tiles=tile, **LANES)
    poor.push("exit 2,11 > 2,12 > A")
    assert refusal(poor, "step 4,10") == ("M8.11", "myrmes-hunt-soldiers")


def test_ME7_place() -> None:
    position = at("worker", tiles="A.P2.red.3,12+4,11", red_soldiers=1, red_level=1, **LANES)
    position.push("exit 2,11 > 2,12 > A > 4,10")
    assert [len(placements(position, kind)) for kind in ("P2", "P3T", "P3L", "scavenging")] == [3, 1, 4, 1]
    assert len(starting(position, "place")) == 9
    position.push("place P3L 2,10 3,10 4,10")
    placed = board(position)["tiles"]["B"]
    assert placed["cubes"] == {"food": 1, "earth": 1}
    assert (me(position)["score"], me(position)["workers"], me(position)["supply"]["P3L"]) == (14, 1, 1)


def test_ME8_enemy_tiles() -> None:
    tiles = "A.P2.blue.3,11+3,12/B.aphid_farm.blue.4,12+5,12+4,13"
    position = at("worker", tiles=tiles, red_soldiers=2, **LANES)
    position.push("exit 2,11 > A > B > 6,11")
    assert me(position)["soldiers"] == 0
    poor = at("worker", tiles=tiles, red_soldiers=1, **LANES)
    poor.push("exit 2,11 > A")
    assert refusal(poor, "step B") == ("M8.7", "myrmes-enemy-tile")


@pytest.mark.parametrize(("event", "points"), [(5, 2), (1, 3)])
def test_ME9_cleaning(event: int, points: int) -> None:
    position = at(
        "worker",
        tiles="A.P3T.blue.6,7+7,7+6,8",
        red_exits="7,6",
        red_soldiers=1,
        red_store="0,1,0",
        red_event=event,
    )
    position.push("exit 7,6 > A")
    assert (me(position)["soldiers"], board(position)["worker"]["points"]) == (0, 2)
    position.push("clean")
    assert texts(position) == {"stand 6,7", "stand 7,7", "stand 6,8"}
    position.push("stand 7,7")
    assert me(position)["score"] == 10 + points
    assert store(position) == (0, 0, 0)
    assert board(position)["tiles"] == {}
    assert me(position, 1)["lost"]["P3T"] == 1
    position.push("place P2 7,7 8,7")
    assert board(position)["tiles"]["B"]["cubes"] == {"food": 1}
    assert me(position)["score"] == 10 + points


def test_ME10_a_special_tile() -> None:
    position = at("worker", 2, red_event=0, red_store="1,0,0", red_workers=1, blue_workers=None)
    position.push("exit 2,11 > 2,12")
    position.push(next(text for text in sorted(texts(position)) if text.startswith("place scavenging")))
    assert store(position) == (0, 0, 0)
    assert me(position)["score"] == 12
    assert position.decision == "scavenging"
    position.push("harvest A stone")
    assert store(position) == (0, 0, 1)


#: ME11: pheromones with 2 food and 1 earth, with 1 stone, and empty; an aphid farm; two sub-colonies.
HARVESTED = "/".join(
    [
        "A.P4R.red.3,6+2,7+3,7+2,8.food*2+earth",
        "B.P2.red.6,4+5,5.stone",
        "C.P2.red.2,9+2,10",
        "D.aphid_farm.red.5,12+6,12+5,13",
        "E.sub_colony.red.7,6+8,6+7,7+8,7",
        "F.sub_colony.red.11,7+12,7+11,8+12,8",
    ]
)
ALONE = {"red_workers": 1, "blue_workers": None, "green_workers": None, "yellow_workers": None}


@pytest.mark.parametrize(("event", "points"), [(4, 4), (1, 6)])
def test_ME11_harvest(event: int, points: int) -> None:
    position = at("worker", red_event=event, tiles=HARVESTED, **ALONE)
    position.push("room 0")
    assert texts(position) == {"harvest A food", "harvest A earth"}
    position.push("harvest A earth")
    assert store(position) == (1, 1, 1)
    assert me(position)["score"] == 10 + points


def test_ME11_extra_harvest() -> None:
    position = at("worker", red_event=3, tiles=HARVESTED, **ALONE)
    walk(position, "room 0", "harvest A food")
    assert texts(position) == {"extra A food", "extra A earth", "stop"}
    walk(position, "extra A food", "extra A earth")
    assert position.decision != "extra-harvest"  # nothing else is left
    assert sum(board(position)["tiles"]["A"]["cubes"].values()) == 0


def test_ME12_tunnel_and_level() -> None:
    position = at("atelier", red_store="0,1,0", red_placed="0,0,0,2", tiles="A.P2.red.3,12+4,11")
    assert refusal(position, "level") == ("M11.6", "myrmes-level-cost")
    position.push("tunnel 3,13")
    assert store(position) == (0, 2, 0)
    position.push("level")
    assert store(position) == (0, 0, 0)
    assert me(position)["level"] == 1


@pytest.mark.parametrize(
    ("edition", "cubes", "affordable"),
    [
        ("rulebook", "0,1,2", True),
        ("rulebook", "0,2,1", False),
        ("printed-board", "0,1,2", False),
        ("printed-board", "0,2,1", True),
    ],
)
def test_ME13_level_2(edition: str, cubes: str, affordable: bool) -> None:
    position = at("atelier", edition=edition, red_store=cubes, red_level=1, red_placed="0,0,0,1")
    assert ("level" in texts(position)) == affordable
    if affordable:
        position.push("level")
        assert store(position) == (0, 0, 0)


def hunted(players: int, **changes: object) -> "hexapoda.Position":
    """Blue has two prey tokens, Red completed prey2 in an earlier round."""
    prey = {"ladybugs": None}
    return at(
        "atelier",
        players,
        turn="blue",
        blue_prey=2,
        blue_placed="0,0,0,1",
        **{"red_done": "prey2", "red_event": 4, "blue_event": 4, **prey, **changes},
    )


@pytest.mark.parametrize(("players", "bonus"), [(4, 3), (3, 4), (2, 5)])
def test_ME14_an_objective(players: int, bonus: int) -> None:
    position = hunted(players)
    position.push("objective prey2")
    assert (me(position, 1)["score"], me(position, 0)["score"]) == (16, 10 + bonus)
    assert me(position, 1)["prey"] == 0


def test_ME14_no_bonus_in_the_same_phase_and_one_point_more_with_the_event() -> None:
    position = hunted(4, red_fresh="prey2")
    position.push("objective prey2")
    assert me(position, 0)["score"] == 10
    position = hunted(4, blue_event=1)
    position.push("objective prey2")
    assert (me(position, 1)["score"], me(position, 0)["score"]) == (17, 13)
    position = hunted(4, red_event=1)
    position.push("objective prey2")
    assert (me(position, 1)["score"], me(position, 0)["score"]) == (16, 14)


def test_ME15_nurses() -> None:
    position = at(
        "atelier",
        objectives="food3 prey2 stone3 nurses6 mix6 level3",
        red_nurses=6,
        red_done="food3",
        red_placed="0,0,0,1",
    )
    position.push("objective nurses6")
    assert (me(position)["nurses"], me(position)["free_nurses"]) == (5, 3)


def test_ME16_a_level_objective_and_storage() -> None:
    position = at(
        "atelier",
        red_level=3,
        red_store="3,2,1",
        red_event=4,
        red_nurses=4,
        red_done="food3,stone3",
        red_placed="0,0,0,1",
    )
    position.push("objective level3")
    assert (me(position)["score"], me(position)["level"]) == (22, 1)
    assert position.decision == "storage"
    assert "keep food 3 earth 1 stone 0" in texts(position)
    position.push("keep food 2 earth 1 stone 1")
    assert store(position) == (2, 1, 1)


def test_ME17_storage_with_the_event() -> None:
    position = at("storage", red_level=1, red_event=0, red_store="4,2,1")
    assert all(sum(map(int, text.split()[2::2])) == 6 for text in texts(position))
    other = at("storage", red_level=1, red_event=4, red_store="4,2,0")
    assert all(sum(map(int, text.split()[2::2])) == 4 for text in texts(other))


def test_ME18_winter() -> None:
    winter = {"players": 2, "round": 6, "turn": "red", "red_soldiers": 2}
    position = at("winter", red_store="4,0,0", **winter)
    position.push("winter 0")
    assert (store(position)[0], me(position)["score"]) == (1, 10)
    hungry = {**winter, "red_store": "1,0,0", "red_larvae": 7}
    position = at("winter", **hungry)
    assert texts(position) == {"winter 0", "winter 1", "winter 2"}
    position.push("winter 2")
    assert (store(position)[0], me(position)["larvae"], me(position)["score"]) == (0, 1, 10)
    position = at("winter", **hungry)
    position.push("winter 0")
    assert (store(position)[0], me(position)["larvae"], me(position)["score"]) == (0, 7, 4)
    assert me(at("winter", 2, round=3, turn="blue", red_soldiers=5))["winter"] == 0


def test_ME19_points_plus_1_in_one_round() -> None:
    position = at(
        "worker",
        red_event=1,
        red_level=3,
        red_workers=3,
        red_soldiers=2,
        red_nurses=4,
        red_done="food3",
        red_placed="0,0,0,1",
        red_store="1,0,3",
        blue_workers=None,
        green_workers=None,
        yellow_workers=None,
        tiles="A.P2.red.3,12+4,11",
        **LANES,
    )
    walk(position, "room 3", "exit 2,11 > 2,12 > place P2 2,12 1,12", "exit 2,11 > B > A > 4,10 > stop")
    while position.decision != "atelier":
        position.push(next(iter(position.legal_moves)))
    assert me(position)["score"] == 10 + 3 + 0 + 3
    position.push("objective stone3")
    assert me(position)["score"] == 10 + 3 + 0 + 3 + 10


def test_ME20_size_6() -> None:
    found = set()
    spots = ["3,5", "4,5", "5,5", "3,6", "4,6", "3,7"]
    position = at("garden", worker="4,5", points=1, red_level=3, red_event=6)
    for spot in free_hexes(position):
        found |= placements(at("garden", worker=spot, points=1, red_level=3, red_event=6), "P6")
    assert len(found) == 28
    position.push(f"place P6 {' '.join(spots)}")
    assert board(position)["tiles"]["A"]["cubes"] == {"food": 2, "earth": 1, "stone": 1}
    assert me(position)["score"] == 18
    other = at("garden", worker="4,5", points=1, red_level=3, red_event=0)
    assert refusal(other, f"place P6 {' '.join(spots)}") == ("M5.16", "myrmes-place-size")


def free_hexes(position: "hexapoda.Position") -> list[str]:
    seen = board(position)
    taken = {*seen["prey"], *seen["exits"], *(spot for tile in seen["tiles"].values() for spot in tile["hexes"])}
    return [spot for spot, ground in seen["hexes"].items() if ground != "water" and spot not in taken]


@pytest.mark.parametrize("players", [3, 4])
def test_ME21_connected_pheromones(players: int) -> None:
    tiles = "A.P2.red.6,7+7,7.food/B.P2.red.7,6+8,6.food*2/C.P2.red.6,8+7,8/D.P2.red.8,7+9,7.food"
    position = at(
        "atelier",
        players,
        objectives="food3 pheromones4 stone3 level2 mix6 level3",
        tiles=tiles,
        red_placed="0,0,0,1",
    )
    position.push("objective pheromones4 A B C D")
    assert me(position)["score"] == 16
    assert [sum(tile["cubes"].values()) for tile in board(position)["tiles"].values()] == [0] * 4


REACHED = {"2,10": "mushroom", "3,10": "earth", "1,11": "mushroom", "3,11": "stone", "1,12": "earth", "2,12": "earth"}


def within(position: "hexapoda.Position", exit_: str) -> set[str]:
    """All spaces that a worker can come to, by trying."""
    position.push(f"exit {exit_}")
    found, edge = {exit_}, [position]
    best = {exit_: board(position)["worker"]["points"]}
    while edge:
        here = edge.pop()
        for text in starting(here, "step"):
            there = here.copy()
            there.push(text)
            spot, points = text.split()[1], board(there)["worker"]["points"]
            if best.get(spot, -1) < points:
                best[spot] = points
                edge.append(there)
        found |= set(best)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ME22_map_facts(players: int) -> None:
    for seat in range(players):
        colour = ("red", "blue", "green", "yellow")[seat]
        position = at("worker", players, turn=colour)
        (exit_,) = me(position, seat)["exits"]
        assert len(within(position, exit_)) == 21
    position = at("garden", 2, worker="2,11", points=3)
    grounds = board(position)["hexes"]
    assert {text.split()[1]: grounds[text.split()[1]] for text in starting(position, "step")} == REACHED


def test_ME23_first_turn_placements() -> None:
    numbers = {}
    for spot in REACHED:
        position = at("worker", 2)
        position.push(f"exit 2,11 > {spot}")
        numbers[spot] = len(placements(position, "P2"))
    assert numbers == {"2,10": 4, "3,10": 3, "1,11": 4, "3,11": 4, "1,12": 3, "2,12": 4}


def test_the_opening_is_the_one_that_chance_told() -> None:
    position = opening(2)
    assert board(position)["dice"] == [5, 3, 1]
    assert position.decision == "event"
