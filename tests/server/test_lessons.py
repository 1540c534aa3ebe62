"""Guided lessons over the REST API: what a page needs, and nothing for games that have none."""

import httpx
import pytest

from hexapoda.games.names import NAMES
from hexapoda.learn.lessons import lessons
from tests.server.test_rest import error_of


@pytest.fixture
def api(live_server):
    """A client without a guest."""
    with httpx.Client(base_url=live_server.url, timeout=60) as client:
        yield client


@pytest.mark.parametrize("game", NAMES)
def test_the_lessons_of_a_game_are_told_in_order_and_counted(api, game):
    told = api.get(f"/api/lessons/{game}").json()
    assert told["game"] == game
    assert [each["name"] for each in told["lessons"]] == [lesson.name for lesson in lessons(game)]
    assert api.get(f"/api/games/{game}").json()["lessons"] == len(told["lessons"])


def test_a_step_says_what_counts_and_what_other_moves_teach(api):
    (ant,) = (each for each in api.get("/api/lessons/hive").json()["lessons"] if each["name"] == "ant")
    run, gate = ant["steps"]
    assert (ant["title"], ant["seat"], ant["hand"], ant["level"]) == ("lesson-hive-ant", 0, False, None)
    assert run["moves"] == ["wA1 3,1"]
    assert run["wrong"] == [{"moves": ["wA1 *"], "say": "lesson-hive-ant-run-elsewhere"}]
    assert run["otherwise"] == "lesson-hive-ant-run-other"
    assert (gate["refused"], gate["clause"], gate["moves"]) == (["wA1", "2,0"], "H3.3", [])


def test_a_position_of_a_lesson_is_shown_as_any_other(api):
    first = api.get("/api/lessons/termites").json()["lessons"][0]
    shown = api.post("/api/positions", json={"game": "termites", "position": first["position"], "seat": first["seat"]})
    assert [move["text"] for move in shown.json()["view"]["legal"]] == ["place W2", "place S1", "place F1"]


def test_a_game_without_lessons_has_none(api):
    assert api.get("/api/lessons/toy").json() == {"game": "toy", "lessons": []}


def test_an_unknown_game_is_refused(api):
    assert error_of(api.get("/api/lessons/chess")) == (404, "unknown-game")
