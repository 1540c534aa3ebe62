"""Events and births (M5, M6), rooms (M7)."""

import pytest

from hexapoda.games.myrmes.box.read import standard
from hexapoda.games.myrmes.state import EVENTS
from tests.myrmes.positions import at, board, me, refusal, starting, store, texts

ALONE = {"blue_workers": None, "green_workers": None, "yellow_workers": None}


def born(text: str, **changes: object) -> dict[str, int]:
    """What one player has after births."""
    position = at("birth", 2, **{"red_nurses": 8, "red_larvae": None, "red_workers": None, **changes})
    position.push(text)
    position.push("birth none")
    return {name: me(position)[name] for name in ("larvae", "soldiers", "workers")}


def test_M5_2_the_order_of_the_track() -> None:
    assert standard().events == EVENTS
    assert EVENTS[5] == "soldier_plus_1"
    assert EVENTS[7] == "worker_plus_1"


def test_M5_3_cubes_start_on_the_number_of_the_die() -> None:
    position = at("event", 2)
    assert [me(position, seat)["event"] for seat in range(2)] == [EVENTS[5]] * 2


def test_M5_4_M5_5_the_track_does_not_wrap() -> None:
    position = at("event", 2, dice="6,1,1", red_event=6, blue_event=6, red_larvae=3)
    assert texts(position) == {f"event {index}" for index in (3, 4, 5, 6, 7)}
    assert refusal(position, "event 0") == ("M5.4", "myrmes-event-larvae")
    assert len(texts(at("event", 2, red_larvae=20))) == 8


def test_M5_7_one_event_a_round() -> None:
    position = at("event", 2, red_larvae=9)
    position.push("event 0")
    position.push("event 5")
    assert position.decision == "birth"
    assert me(position)["event"] == "level_plus_1"


@pytest.mark.parametrize(("level", "eff"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_M5_8_the_effective_level(level: int, eff: int) -> None:
    colony = me(at("worker", red_level=level, red_event=0))
    assert (colony["level"], colony["eff"]) == (level, eff)
    assert me(at("worker", red_level=level, red_event=4))["eff"] == level


def test_M5_9_each_award_gets_one_more() -> None:
    tiles = "A.sub_colony.red.7,6+8,6+7,7+8,7/B.sub_colony.red.11,7+12,7+11,8+12,8"
    position = at("worker", red_event=1, red_workers=1, tiles=tiles, **ALONE)
    position.push("room 0")
    assert me(position)["score"] == 10 + 3 + 3


@pytest.mark.parametrize(
    ("event", "text", "larvae"), [(2, "birth larva 1", 3), (2, "birth none", 0), (4, "birth larva 1", 1)]
)
def test_M5_10_larva_plus_2(event: int, text: str, larvae: int) -> None:
    assert born(text, red_event=event)["larvae"] == larvae


@pytest.mark.parametrize(("text", "soldiers"), [("birth soldier 2", 2), ("birth soldier 3", 3), ("birth larva 1", 0)])
def test_M5_11_soldier_plus_1(text: str, soldiers: int) -> None:
    assert born(text, red_event=5)["soldiers"] == soldiers


@pytest.mark.parametrize(("text", "workers"), [("birth worker 2", 2), ("birth worker 4", 3), ("birth larva 1", 0)])
def test_M5_12_worker_plus_1(text: str, workers: int) -> None:
    assert born(text, red_event=7)["workers"] == workers


def test_M5_13_M10_6_harvest_plus_3_is_asked_after_the_harvest() -> None:
    tiles = "A.P4R.red.3,6+2,7+3,7+2,8.food*2+earth"
    position = at("worker", red_event=3, red_workers=1, tiles=tiles, **ALONE)
    position.push("room 0")
    position.push("harvest A food")
    assert position.decision == "extra-harvest"
    position.push("stop")
    assert store(position) == (1, 0, 0)


def test_M5_14_M8_2_movement_points() -> None:
    for event, points in ((4, 6), (5, 3)):
        position = at("worker", red_event=event, red_workers=2, **ALONE)
        for _ in range(2):
            position.push("exit 6,3")
            assert board(position)["worker"]["points"] == points
            position.push("stop")


@pytest.mark.parametrize(("level", "largest"), [(0, 3), (1, 4), (2, 5), (3, 6)])
def test_M5_15_M9_4_hex_plus_1(level: int, largest: int) -> None:
    colony = me(at("worker", red_level=level, red_event=6))
    assert (colony["largest"], colony["eff"]) == (largest, level)


def test_M5_16_M9_5_only_hex_plus_1_allows_size_6() -> None:
    assert [me(at("worker", red_level=3, red_event=event))["largest"] for event in range(8)] == [5] * 6 + [6, 5]


# ── births ──


def test_M6_1_any_number_of_free_nurses() -> None:
    position = at("birth", 2, red_nurses=4, red_done="food3")
    totals = {sum(map(int, text.split()[2::2])) for text in texts(position)}
    assert totals == {0, 1, 2, 3}
    assert refusal(position, "birth larva 3 atelier 1") == ("M6.1", "myrmes-nurses-few")


@pytest.mark.parametrize(("nurses", "larvae"), [(1, 1), (2, 3), (3, 5)])
def test_M6_2_the_larva_track(nurses: int, larvae: int) -> None:
    assert born(f"birth larva {nurses}", red_event=4)["larvae"] == larvae


@pytest.mark.parametrize(("nurses", "soldiers"), [(2, 1), (3, 2)])
def test_M6_3_the_soldier_track(nurses: int, soldiers: int) -> None:
    assert born(f"birth soldier {nurses}", red_event=4)["soldiers"] == soldiers


@pytest.mark.parametrize(("nurses", "workers"), [(2, 1), (4, 2)])
def test_M6_4_the_worker_track(nurses: int, workers: int) -> None:
    assert born(f"birth worker {nurses}", red_event=4)["workers"] == workers


def test_M6_5_M6_6_useful_numbers_alone_are_offered() -> None:
    position = at("birth", 2, red_nurses=8)
    for text, clause in (
        ("birth larva 4", "M6.2"),
        ("birth soldier 1", "M6.3"),
        ("birth worker 3", "M6.4"),
        ("birth atelier 5", "M6.5"),
    ):
        assert refusal(position, text) == (clause, "myrmes-nurses-useless")
    assert "birth atelier 4" in texts(position)


def test_M6_7_M6_10_births_come_before_workers_are_used() -> None:
    position = at("birth", 2, red_nurses=2, red_workers=None, blue_workers=None)
    position.push("birth worker 2")
    position.push("birth none")
    assert (position.decision, position.actor) == ("worker", 0)


def test_M6_8_a_small_reserve_and_the_choice() -> None:
    full = {"red_soldiers": 4, "red_workers": 2, "red_event": 4}
    position = at("birth", 2, red_nurses=7, **full)
    position.push("birth soldier 3 worker 4")
    position.push("birth none")
    assert texts(position) == {f"born soldier {soldiers} worker {2 - soldiers}" for soldiers in range(3)}
    assert refusal(position, "born soldier 2 worker 2") == ("M6.8", "myrmes-born-wrong")
    assert born("birth worker 4", **{**full, "red_workers": 3, "red_nurses": 4})["workers"] == 4


def test_M6_9_the_event_looks_at_nurses_not_at_the_reserve() -> None:
    """One nurse is not enough, and an empty reserve gives nothing."""
    assert born("birth soldier 2", red_event=5, red_soldiers=7)["soldiers"] == 8
    position = at("birth", 2, red_nurses=6, red_soldiers=6, red_workers=None, red_event=5)
    position.push("birth soldier 2 worker 2")
    position.push("birth none")
    assert texts(position) == {"born soldier 1 worker 1", "born soldier 2 worker 0"}


# ── rooms ──


def test_M7_2_M7_3_nobody_passes() -> None:
    position = at("worker", 2)
    assert texts(position) == {"room 0", "exit 2,11"}
    assert refusal(position, "stop") == ("M7.3", "myrmes-asked-now")


def test_M7_4_M7_5_a_room_takes_one_worker() -> None:
    position = at("worker", red_level=3, red_store="2,0,0", red_workers=4, **ALONE)
    assert starting(position, "room") == {"room 0", "room 1", "room 2 earth", "room 2 stone", "room 3"}
    position.push("room 2 earth")
    assert refusal(position, "room 2 stone") == ("M7.4", "myrmes-room-occupied")
    assert refusal(at("worker", red_level=1), "room 2 earth") == ("M7.5", "myrmes-room-level")
    assert refusal(at("worker"), "room 7") == ("M7.5", "myrmes-no-such-room")


def test_M7_6_M7_7_M7_8_M7_9_what_rooms_give() -> None:
    position = at("worker", red_level=3, red_workers=5, red_larvae=None, **ALONE)
    position.push("room 0")
    assert me(position)["larvae"] == 1
    position.push("room 1")
    assert store(position) == (1, 0, 0)
    assert refusal(position, "room 2") == ("M7.8", "myrmes-room-cube")
    position.push("room 2 stone")
    assert store(position) == (1, 0, 1)
    position.push("room 3")
    assert (store(position), me(position)["score"]) == ((0, 0, 1), 12)
    assert starting(position, "room") == set()
