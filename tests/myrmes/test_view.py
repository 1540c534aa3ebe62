"""What a view of Myrmes shows, and that a position can be made of it again."""

import json
import random
from typing import Any

import pytest

import hexapoda
from hexapoda import Position
from hexapoda.games.myrmes import view
from hexapoda.games.myrmes.box.read import standard
from hexapoda.games.myrmes.rules.births import larvae_due, soldiers_due, workers_due
from hexapoda.games.myrmes.state import TRACKS
from tests.mutations import play_on
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
    assert seen["tiles"]["A"] == {"kind": "P2", "owner": 0, "hexes": ["3,12", "4,12"], "cubes": {"food": 1}}
    assert (seen["tiles"]["B"]["owner"], seen["tiles"]["B"]["cubes"]) == (None, {})
    assert (seen["tiles"]["C"]["owner"], seen["box"]["tiles"]["scavenging"]["points"]) == (1, 2)
    assert seen["pools"]["aphid_farm"] == 6
    assert (seen["seats"][0]["supply"]["P2"], seen["seats"][1]["cubes"]) == (5, 3)


def test_a_colony_shows_what_it_has_and_what_that_is_worth() -> None:
    seat = board(at("worker", 2, red_level=1, red_event=0, red_soldiers=2, red_rooms="0", round=3))["seats"][0]
    assert (seat["level"], seat["eff"], seat["event"]) == (1, 2, "level_plus_1")
    assert (seat["workers"], seat["unused"], seat["soldiers"], seat["reserve"]) == (2, 1, 2, 4)
    assert (seat["store_limit"], seat["largest"], seat["winter"]["need"]) == (6, 4, 2)  # M13.2, M9.3, M14.1


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
    assert box["births"]["move_plus_3"]["larva"] == [0, 1, 3, 5]
    assert box["births"]["larva_plus_2"]["larva"] == [0, 3, 5, 7]  # M5.10
    assert box["births"]["soldier_plus_1"]["soldier"] == [0, 0, 2, 3]  # M5.11
    assert box["births"]["worker_plus_1"]["worker"] == [0, 0, 2, 2, 3]  # M5.12
    assert box["nurses"] == {
        "larva": [0, 1, 2, 3],
        "soldier": [0, 2, 3],
        "worker": [0, 2, 4],
        "atelier": [0, 1, 2, 3, 4],
    }
    assert box["prey"]["spider"] == {"soldiers": 2, "food": 1, "points": 4}
    assert (box["winter"], box["penalty"], box["bonus"], box["movement"]) == ([4, 5, 6], 3, 4, [3, 6])


def test_objectives_say_what_they_are_about() -> None:
    seen = board(at("atelier", 2, round=3, ladybugs="8,8", red_placed="0,0,0,1", red_prey=2, blue_done="prey2"))
    prey = next(each for each in seen["objectives"] if each["name"] == "prey2")
    assert (prey["level"], prey["points"], prey["about"], prey["need"], prey["pay"]) == (1, 6, "prey", 2, 2)
    assert (seen["done"]["prey2"], seen["done"]["food3"], seen["fresh"]) == ([1], [], {})


def test_players_are_called_by_their_colours() -> None:
    state = opening(4).state
    assert [view.called(state, seat) for seat in range(4)] == [
        "myrmes-red",
        "myrmes-blue",
        "myrmes-green",
        "myrmes-yellow",
    ]


def test_M1_5_all_see_the_same() -> None:
    for position in walk(OPTIONS[1], "same"):
        boards = [position.view(seat)["board"] for seat in (None, 0, 1, 2)]
        assert all(each == boards[0] for each in boards)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_constants_stay_the_same_and_are_not_repeated(options: dict[str, Any]) -> None:
    known = None
    for position in walk(options, "constants"):
        known = known or position.constants()
        assert position.constants() == known
        assert not known.keys() & position.view(None)["board"].keys()
    assert known == json.loads(json.dumps(known))


@pytest.mark.parametrize(("players", "most"), [(2, 2200), (3, 2700), (4, 3000)])
def test_a_view_is_lean(players: int, most: int) -> None:
    for position in walk({"players": players}, "lean"):
        sent = {name: value for name, value in position.view(None).items() if name not in ("game", "options", "seats")}
        if position.ply == 40:
            assert len(json.dumps(sent, separators=(",", ":"))) <= most
            return
    raise AssertionError("the game was too short")


def test_M14_winter_is_shown_as_such_until_its_end() -> None:
    assert board(at("storage", 2, round=3, red_store="4,4,4"))["season"] == "autumn"
    winter = board(at("winter", 2, round=3))
    assert (winter["season"], winter["phase"], winter["asked"], winter["year"]) == ("winter", "winter", "winter", 1)
    *_, played = walk({"players": 2}, "end")
    assert board(played)["season"] == "winter"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_M14_what_winter_will_take_is_what_it_takes(options: dict[str, Any]) -> None:
    asked = 0
    for position in walk(options, "winter", rich=True):
        if position.decision != "winter":
            continue
        asked += 1
        seat = position.actor
        assert seat is not None
        colony = board(position)["seats"][seat]
        winter, food, score = colony["winter"], colony["store"]["food"], colony["score"]
        assert [move.parts for move in position.legal_moves] == [(str(n),) for n in range(len(winter["paid"]))]
        for move in position.legal_moves:
            times = int(move.parts[0])
            with position.lookahead(move.id):
                after = board(position)["seats"][seat]
            assert score - after["score"] == winter["lost"][times]
            assert food + times - after["store"]["food"] == winter["paid"][times]
        assert winter["lost"][winter["exchanged"]] == min(winter["lost"])
        assert winter["exchanged"] == winter["lost"].index(min(winter["lost"]))
    assert asked


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_M6_7_births_bring_what_the_box_tells(options: dict[str, Any]) -> None:
    for position in walk(options, "births"):
        if position.decision != "birth":
            continue
        seat, ids = position.actor, position.legal_ids().tolist()
        assert seat is not None
        told = board(position)["box"]["births"][board(position)["seats"][seat]["event"]]
        for move in (position.move(action) for action in ids[:: max(1, len(ids) // 5)]):
            nurses = {name: int(number) for name, number in (part.split() for part in move.parts)}
            state = position.state.copy()
            state.placed[seat] = [nurses[track] for track in TRACKS]
            due = larvae_due(state, seat), soldiers_due(state, seat), workers_due(state, seat)
            assert due == tuple(told[track][nurses[track]] for track in TRACKS[:3])


def test_M15_1_the_end_is_shown() -> None:
    *_, played = walk({"players": 2}, "end")
    seen = board(played)
    assert (seen["over"], seen["asked"], seen["phase"]) == ("third-winter", None, None)
    assert "premove" not in played.view(0)


@pytest.mark.slow
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
        ("season", "winter"),
        ("prey", {"2,11": "spider"}),
        ("exits", {}),
        ("tiles", {"A": {}}),
        ("tiles", {"A": None}),
        ("done", {}),
        ("worker", {"hex": "99,99", "points": 2}),
        ("worker", {"hex": "3,11", "points": 7}),
        ("worker", None),
        ("acted", ["tunnel"]),
        ("picked", ["A"]),
        ("seats", []),
        ("seats", None),
        ("pools", {}),
    ],
)
def test_a_board_that_contradicts_itself_is_refused(position: Position, name: str, value: Any) -> None:
    seen = position.view(0)
    assert position.game.imagine(seen, seed=1).actor == 0
    with pytest.raises(hexapoda.PositionError):
        position.game.imagine({**seen, "board": {**seen["board"], name: value}}, seed=1)


@pytest.mark.parametrize(
    ("name", "value"), [("fresh", {"food3": [0]}), ("freed", ["3,11"]), ("paying", "prey2"), ("extra", 2)]
)
def test_a_board_that_no_game_leads_to_is_played_on(position: Position, name: str, value: Any) -> None:
    seen = position.view(0)
    imagined = position.game.imagine({**seen, "board": {**seen["board"], name: value}}, seed=1)
    assert imagined.view(0)["board"][name] == value
    play_on(imagined, random.Random(name))


@pytest.mark.parametrize(
    ("name", "value"), [("score", 10**9), ("larvae", -1), ("store", {}), ("supply", None), ("event", "gold")]
)
def test_a_colony_that_can_not_be_is_refused(position: Position, name: str, value: Any) -> None:
    seen = json.loads(json.dumps(position.view(0)))
    seen["board"]["seats"][0][name] = value
    with pytest.raises(hexapoda.PositionError):
        position.game.imagine(seen, seed=1)
