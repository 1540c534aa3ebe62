"""Trees that a client describes: read from records, grown by moves, and written as records."""

import httpx
import pytest

import hexapoda
from hexapoda.server.table import sketch_tree
from tests.games import GAMES
from tests.hive.games import random_game
from tests.server.test_rest import error_of, sign_up

ANNOTATED = """1. wS1 {Solid.}
(1. wQ {The queen first.}
2. bS1 wQ-)
2. bS1 wS1-
(2. bQ wS1-)
3. wQ -wS1
"""


@pytest.fixture
def api(live_server):
    """A client without a guest."""
    with httpx.Client(base_url=live_server.url, timeout=60) as client:
        yield client


def described(tree: dict) -> list[tuple[int, str, str]]:
    """The nodes of an answer: parent, text, comment."""
    return [(node["parent"], node["text"], node["comment"]) for node in tree["nodes"]]


def test_the_tree_of_a_record_has_the_game_first_and_all_moves_in_words(api):
    tree = api.post("/api/trees", json={"game": "hive", "record": ANNOTATED}).json()
    assert described(tree) == [
        (0, "wS1", "Solid."),
        (1, "bS1 wS1-", ""),
        (2, "wQ -wS1", ""),
        (1, "bQ wS1-", ""),
        (0, "wQ", "The queen first."),
        (5, "bS1 wQ-", ""),
    ]
    assert (tree["main"], tree["comment"], tree["game"]) == (3, "", "hive")
    assert tree["position"] == hexapoda.load("hive").start().setup()
    for node in tree["nodes"]:
        assert node["phrase"]["code"].startswith("hive-say")
        assert (node["position"], node["chance"]) == (None, "")


def test_moves_are_added_to_a_record_wherever_they_belong(api):
    nodes = [
        {"parent": 2, "text": "wA1 -wS1", "comment": "Or the ant."},
        {"parent": 1, "text": "bS1 wS1-", "comment": "A comment on the game."},
        {"parent": 4, "text": "bA1 bS1-"},
        {"parent": 2, "text": "wQ -wS1"},
    ]
    asked = {"game": "hive", "record": "1. wS1\n2. bS1 wS1-\n3. wQ -wS1", "comment": "Begin.", "nodes": nodes}
    tree = api.post("/api/trees", json=asked).json()
    assert described(tree) == [
        (0, "wS1", ""),
        (1, "bS1 wS1-", "A comment on the game."),
        (2, "wQ -wS1", ""),
        (2, "wA1 -wS1", "Or the ant."),
        (4, "bA1 bS1-", ""),
    ]
    written = api.post("/api/trees/record", json={**asked, "format": "pgn"}).json()
    assert written["format"] == "pgn"
    assert "(3. wA1 -wS1 {Or the ant.}\n4. bA1 bS1-)" in written["record"]
    again = api.post("/api/trees", json={"game": "hive", "record": written["record"]}).json()
    assert (described(again), again["comment"]) == (described(tree), "Begin.")
    # A format without variations has the game, and so has its table.
    main = api.post("/api/trees/record", json={**asked, "format": "gamestring"}).json()["record"]
    assert main == "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_tried_move_by_move_is_written_as_it_was_shown(api, game):
    """A page asks for one position after the other; the tree that it collects has the same chance in it."""
    shown = api.post("/api/positions", json={"game": game, "options": {}}).json()
    assert shown["told"] is None
    root, nodes, positions = shown["position"], [], []
    for number in range(12):
        if "legal" not in shown["view"]:
            break
        text = shown["view"]["legal"][number % len(shown["view"]["legal"])]["text"]
        shown = api.post("/api/positions", json={"game": game, "position": shown["position"], "moves": [text]}).json()
        nodes.append({"parent": number, "text": text, "chance": shown["told"]["chance"]})
        positions.append(shown["position"])
    nodes.append({"parent": 2, "text": nodes[2]["text"], "comment": "Third."})
    asked = {"game": game, "position": root, "nodes": nodes}
    record = api.post("/api/trees/record", json=asked).json()["record"]
    tree = hexapoda.load(game).read_tree(record)
    assert [node.position().setup() for node in tree.main_line] == positions
    assert tree.main_line[2].comment == "Third."
    answer = api.post("/api/trees", json={"game": game, "record": record}).json()
    for node, position in zip(answer["nodes"], positions, strict=True):
        assert node["position"] == (position if node["chance"] else None)


def test_the_answer_to_an_import_has_what_its_table_does_not_show(api):
    api.headers.update(sign_up(api))
    first = api.post("/api/records", json={"game": "hive", "record": ANNOTATED})
    assert first.status_code == 201
    tree = first.json()["tree"]
    assert len(tree["nodes"]) == 6
    assert tree == api.post("/api/trees", json={"game": "hive", "record": ANNOTATED}).json()
    # The same record again is the same table, with the same tree.
    again = api.post("/api/records", json={"game": "hive", "record": ANNOTATED}).json()
    assert (again["id"], again["tree"]) == (first.json()["id"], tree)
    shown = api.get(f"/api/tables/{first.json()['id']}/record").json()["record"]
    assert hexapoda.load("hive").read_tree(shown).is_plain
    plain = api.post("/api/records", json={"game": "hive", "record": "1. wS1\n2. bS1 wS1-"})
    assert plain.json()["tree"] is None


def test_an_import_with_an_impossible_variation_is_refused_with_its_place(api):
    api.headers.update(sign_up(api))
    spoilt = ANNOTATED.replace("2. bS1 wQ-", "2. bS1 wQ")
    refused = api.post("/api/records", json={"game": "hive", "record": spoilt})
    assert error_of(refused) == (400, "occupied")
    assert refused.json()["error"]["params"]["place"] == "line 3"


def test_games_say_which_formats_hold_variations(api):
    formats = api.get("/api/games/hive").json()["formats"]
    assert {each["name"]: each["variations"] for each in formats} == {
        "hexapoda": True,
        "gamestring": False,
        "sgf": False,
        "pgn": True,
    }


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"game": "chess"}, (404, "unknown-game")),
        ({"record": "nonsense"}, (400, "unknown-record")),
        ({"record": "1. wS1", "position": "White[1]"}, (400, "position-or-record")),
        ({"nodes": [{"parent": 1, "text": "wS1"}]}, (400, "no-such-node")),
        ({"nodes": [{"parent": 0, "text": "wS1"}, {"parent": 7, "text": "wS1"}]}, (400, "no-such-node")),
        ({"nodes": [{"parent": -1, "text": "wS1"}]}, (422, "bad-request")),
        ({"nodes": [{"parent": 0, "text": "bS1"}]}, (400, "not-your-piece")),
        ({"nodes": [{"parent": 0, "text": "wS1", "chance": "heads"}]}, (400, "no-chance-here")),
        ({"nodes": [{"parent": 0, "text": "wS1", "comment": "x" * 2001}]}, (400, "comment-too-long")),
        ({"nodes": [{"parent": 0, "text": "wS1", "comment": "x" * 4001}]}, (422, "bad-request")),
        ({"nodes": [{"parent": 0, "text": "wS1"}] * (sketch_tree.MOST_BRANCHES + 1)}, (422, "bad-request")),
        ({"format": "xml"}, (400, "unknown-format")),
    ],
)  # fmt: skip
def test_trees_that_are_none_are_refused(api, fields, expected):
    assert error_of(api.post("/api/trees/record", json={"game": "hive", **fields})) == expected


def test_a_large_tree_is_walked_once_whatever_the_order_of_its_moves(api, monkeypatch):
    game = random_game(1, 60)
    record = game.record()
    last = len(game.moves)
    # Moves at both ends of the game in turn.
    moves = [(number, [move.text for move in game.at(number).legal_moves]) for number in (1, last - 1)]
    nodes = [{"parent": number, "text": texts[i % len(texts)]} for i in range(40) for number, texts in moves]
    asked = sketch_tree.SketchTree(
        game="hive", record=record, nodes=tuple(sketch_tree.Branch(**each) for each in nodes)
    )
    taken = []
    walker = hexapoda.play.tree._Walker
    take = walker.take
    monkeypatch.setattr(walker, "take", lambda self, node: (taken.append(node), take(self, node)))
    sketch_tree.sketch_tree(asked)
    assert len(taken) < 3 * last
