"""Puzzles over REST: lists, and one with all that is needed to solve it without asking again."""

import httpx
import pytest

from hexapoda.games.names import NAMES
from hexapoda.learn.puzzles import puzzles
from hexapoda.server.http.rest.puzzles import _puzzle
from tests.server.test_rest import error_of


@pytest.fixture
def api(live_server):
    """A client without a guest."""
    with httpx.Client(base_url=f"{live_server.url}/api", timeout=60) as client:
        yield client


@pytest.mark.parametrize("name", NAMES)
def test_a_list_has_all_puzzles_of_a_game(api, name):
    listed = api.get(f"/puzzles/{name}").json()["puzzles"]
    assert [(each["id"], each["theme"], each["rating"]) for each in listed] == [
        (each.id, each.theme, each.rating) for each in puzzles(name).values()
    ]


@pytest.mark.parametrize("name", NAMES)
def test_every_move_that_the_solver_may_try_has_its_position(api, name):
    for puzzle in list(puzzles(name).values())[:: max(1, len(puzzles(name)) // 3)]:
        answer = api.get(f"/puzzles/{name}/{puzzle.id}").json()
        nodes = answer["nodes"]
        below = {number: [] for number in range(len(nodes))}
        for number, node in enumerate(nodes[1:], 1):
            below[node["parent"]].append(number)
        asked = [number for number, node in enumerate(nodes) if node["position"]]
        assert len(asked) == len(puzzle.questions())
        for number, (ply, position) in zip(asked, puzzle.questions(), strict=True):
            legal = {move["text"] for move in nodes[number]["view"]["legal"]}
            assert legal == {move.text for move in position.legal_moves}
            right = {nodes[each]["told"]["text"] for each in below[number] if nodes[each]["kind"] == "right"}
            assert {nodes[each]["told"]["text"] for each in below[number]} == legal
            assert right == set(puzzle.right(ply))
        told, here = [], 0
        while following := [each for each in below[here] if nodes[each]["kind"] in ("right", "reply")]:
            here = following[0]
            told.append(nodes[here]["told"]["text"])
        assert tuple(told) == puzzle.line


@pytest.mark.parametrize("name", [name for name in NAMES if puzzles(name)])
def test_nothing_hidden_is_told(name):
    """What is sent is the same for every deal that fits what the seat sees, as far as nobody has moved."""
    puzzle = next(iter(puzzles(name).values()))
    start = puzzle.start()
    first = _puzzle(name, puzzle.id).nodes[0].view
    seen = start.concealed(start.actor, seed=5).view(start.actor)
    assert {key: seen[key] for key in first} == first


def test_what_is_not_there_is_refused(api):
    assert error_of(api.get("/puzzles/chess")) == (404, "unknown-game")
    assert error_of(api.get("/puzzles/hive/none")) == (404, "no-puzzle")
