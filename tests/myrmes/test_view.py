"""What a view of Myrmes shows, and that a position can be made of it again."""

import json
from typing import Any

import pytest

import hexapoda
from hexapoda import Position
from hexapoda.games.myrmes import view
from hexapoda.games.myrmes.box import standard
from tests.myrmes.positions import at, board, opening
from tests.myrmes.walks import OPTIONS, walk


def test_M3_the_board_shows_the_garden_and_what_lies_there() -> None:
    seen = board(opening(2))
    assert (seen["players"], seen["year"], seen["season"], seen["round"]) == (2, 1, "spring", 1)
    assert (seen["phase"], seen["asked"], seen["active"], seen["first"], seen["over"]) == ("event", "event", 0, 0, None)
    assert len(seen["hexes"]) == 82
    assert (seen["hexes"]["2,11"], seen["hexes"]["5,11"], seen["hexes"]["3,11"]) == ("grass", "water", "stone")
    assert seen["exits"] == {"2,11": 0, "8,11": 1}
    assert (len(seen["prey"]), seen["prey"]["4,10"]) == (11, "termite")
    assert seen["pools"] == {"aphid_farm": 8, "sub_colony": 8}
    assert seen["dice"] == [5, 3, 1]


def test_M9_16_M12_13_tiles_show_kind_owner_and_cubes() -> None:
    tiles = "A.P2.red.3,12+4,12.food/B.aphid_farm.nobody.5,12+6,12+5,13/C.scavenging.blue.3,10+2,11+3,11"
    position = at("worker", 2, tiles=tiles, red_exits="4,13")
    seen = board(position)
    nothing = {"food": 0, "earth": 0, "stone": 0}
    one = {"kind": "P2", "owner": 0, "hexes": ["3,12", "4,12"], "cubes": {**nothing, "food": 1}, "points": 0}
    assert seen["tiles"]["A"] == one
    assert (seen["tiles"]["B"]["owner"], seen["tiles"]["B"]["cubes"]) == (None, nothing)
    assert (seen["tiles"]["C"]["owner"], seen["tiles"]["C"]["points"]) == (1, 2)
    assert seen["pools"]["aphid_farm"] == 6
    assert (seen["seats"][0]["supply"]["P2"], seen["seats"][1]["cubes"]) == (5, 3)


def test_a_colony_shows_what_it_has_and_what_that_is_worth() -> None:
    seat = board(at("worker", 2, red_level=1, red_event=0, red_soldiers=2, red_rooms="0", round=3))["seats"][0]
    assert (seat["colour"], seat["level"], seat["eff"], seat["event"]) == ("red", 1, 2, "level_plus_1")
    assert (seat["workers"], seat["unused"], seat["soldiers"], seat["reserve"]) == (2, 1, 2, 4)
    assert (seat["store_limit"], seat["largest"], seat["winter"]) == (6, 4, 2)  # M13.2, M9.3, M14.1
    assert seat["next_level"] == {"food": 0, "earth": 1, "stone": 2}


def test_the_box_is_told_as_data() -> None:
    box, printed = (board(opening(3, edition=edition))["box"] for edition in ("rulebook", "printed-board"))
    assert box["events"][7] == "worker_plus_1"
    assert {name: tile["count"] for name, tile in box["tiles"].items()}["P2"] == 6
    for kind in standard().tiles:
        tile = box["tiles"][kind.name]
        assert (tile["size"], tile["points"]) == (kind.size, kind.points) == (len(tile["cells"]), kind.points)
    assert (box["tiles"]["sub_colony"]["level"], printed["tiles"]["sub_colony"]["level"]) == (2, 3)  # M9.12
    assert box["tiles"]["sub_colony"]["cost"] == {"food": 1, "earth": 1, "stone": 1}
    assert box["level_costs"][1] == {"food": 0, "earth": 1, "stone": 2}
    assert printed["level_costs"][1] == {"food": 0, "earth": 2, "stone": 1}
    assert box["births"]["larva"] == [0, 1, 3, 5]
    assert box["prey"]["spider"] == {"soldiers": 2, "food": 1, "points": 4}
    assert (box["winter"], box["penalty"], box["bonus"], box["movement"]) == ([4, 5, 6], 3, 4, [3, 6])


def test_objectives_say_what_they_are_about() -> None:
    seen = board(at("atelier", 2, round=3, ladybugs="8,8", red_placed="0,0,0,1", red_prey=2, blue_done="prey2"))
    prey = next(each for each in seen["objectives"] if each["name"] == "prey2")
    assert (prey["level"], prey["points"], prey["about"], prey["need"], prey["pay"]) == (1, 6, "prey", 2, 2)
    assert (prey["done"], prey["fresh"]) == ([1], [])


def test_players_are_called_by_their_colours() -> None:
    state = opening(4).state
    assert [view.called(state, seat) for seat in range(4)] == [
        "myrmes-red",
        "myrmes-blue",
        "myrmes-green",
        "myrmes-yellow",
    ]


def test_M1_5_all_see_the_same_but_for_what_is_ahead_of_them() -> None:
    for position in walk(OPTIONS[1], "same"):
        boards = [dict(position.view(seat)["board"]) for seat in (None, 0, 1, 2)]
        for each in boards:
            del each["ahead"]
        assert all(each == boards[0] for each in boards)


def test_M15_1_the_end_is_shown() -> None:
    *_, played = walk({"players": 2}, "end")
    seen = board(played)
    assert (seen["over"], seen["asked"], seen["phase"], seen["ahead"]) == ("third-winter", None, None, None)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_view_is_enough_to_imagine_a_position_that_looks_the_same(options: dict[str, Any]) -> None:
    for position in walk(options, "imagine", rich=True):
        if position.ply % 11:
            continue
        for seat in (position.actor, 0, None):
            seen = json.loads(json.dumps(position.view(seat)))
            assert position.game.imagine(seen, seed=1).view(seat)["board"] == seen["board"]


@pytest.fixture
def position() -> Position:
    return at("garden", 2, worker="3,11", points=2, tiles="A.P2.blue.3,10+2,10.earth")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("round", 2),
        ("round", 10**12),
        ("active", 1),
        ("active", 7),
        ("first", 1),
        ("asked", "worker"),
        ("phase", "event"),
        ("dice", [0, 3, 1]),
        ("dice", []),
        ("hexes", {}),
        ("prey", {"2,11": "spider"}),
        ("exits", {}),
        ("tiles", {"A": {}}),
        ("tiles", {"A": None}),
        ("objectives", []),
        ("worker", {"hex": "99,99", "points": 2}),
        ("worker", {"hex": "3,11", "points": 7}),
        ("worker", None),
        ("freed", ["3,11"]),
        ("acted", ["tunnel"]),
        ("paying", "prey2"),
        ("picked", ["A"]),
        ("seats", []),
        ("seats", None),
        ("ahead", {}),
        ("box", {}),
    ],
)
def test_a_board_that_contradicts_itself_is_refused(position: Position, name: str, value: Any) -> None:
    seen = position.view(0)
    assert position.game.imagine(seen, seed=1).actor == 0
    with pytest.raises(hexapoda.PositionError):
        position.game.imagine({**seen, "board": {**seen["board"], name: value}}, seed=1)


@pytest.mark.parametrize(
    ("name", "value"), [("score", 10**9), ("larvae", -1), ("store", {}), ("supply", None), ("colour", "gold")]
)
def test_a_colony_that_can_not_be_is_refused(position: Position, name: str, value: Any) -> None:
    seen = json.loads(json.dumps(position.view(0)))
    seen["board"]["seats"][0][name] = value
    with pytest.raises(hexapoda.PositionError):
        position.game.imagine(seen, seed=1)
