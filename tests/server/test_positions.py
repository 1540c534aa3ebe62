"""Positions: of a table's game, described by a client, and as the start of a table."""

import json
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

import hexapoda
from hexapoda.kernel import cache
from hexapoda.server.table.commands import Resign
from hexapoda.server.table.events import seen_by, to_json
from hexapoda.server.table.new_table import open_rematch
from tests.server.aio import asynchronous
from tests.server.harness import Client, Server, at_random, play_on
from tests.server.sitting import ANN, BOB, ME, Sitting, code, sitting
from tests.server.test_rest import error_of, sign_up


@pytest.fixture
def api(live_server):
    """A client without a guest."""
    with httpx.Client(base_url=live_server.url, timeout=60) as client:
        yield client


@pytest.fixture
def guest(api):
    """A client with a guest."""
    api.headers.update(sign_up(api))
    return api


# ── positions of a table ──


async def played(client: Client, game: str, decisions: int, **fields) -> str:
    """A table at which one person has played both seats for a while."""
    table = await client.create(game, seats=["me", "me"], **fields)
    await client.watch(table)
    await play_on(client, table, at_random(5), moves=decisions)
    return table


@asynchronous
async def test_a_running_game_shows_its_positions_as_its_players_saw_them(live_server):
    async with Client(live_server, "Maja") as maja, Client(live_server, "Tekla") as tekla:
        table = await played(maja, "termites", 12)
        path = f"/api/tables/{table}/positions"
        status, mine = await maja.request("GET", path)
        assert (status, mine["total"]) == (200, 13)
        assert [each["number"] for each in mine["positions"]] == list(range(13))
        for each in mine["positions"]:
            view = each["view"]
            assert each["position"] is None
            assert not {"legal", "earlier", "recent"} & set(view)
            assert view["seat"] == view["actor"]  # one person has both seats
        now = mine["positions"][-1]["view"]
        left_out = ("legal", "game", "options", "seats")
        assert now == {
            name: value for name, value in maja.seen[table].view(now["seat"]).items() if name not in left_out
        }
        assert mine["constants"] == maja.seen[table].constants
        assert [e["view"]["seat"] for e in (await maja.request("GET", f"{path}?seat=1"))[1]["positions"]] == [1] * 13
        # A spectator sees no hands, and may not ask for a seat's view.
        _, seen = await tekla.request("GET", path)
        assert {each["view"]["seat"] for each in seen["positions"]} == {None}
        hands = [seat["hand"] for each in seen["positions"] for seat in each["view"]["board"]["seats"]]
        assert not any(hands)
        assert (await tekla.request("GET", f"{path}?seat=0"))[1]["error"]["code"] == "not-your-seat"
        assert (await maja.request("GET", f"{path}?seat=7"))[1]["error"]["code"] == "bad-seat"


@asynchronous
async def test_a_game_that_is_over_shows_everything_to_everybody(live_server):
    async with Client(live_server, "Maja") as maja, Client(live_server, "Tekla") as tekla:
        table = await played(maja, "hive", 9)
        await maja.command("resign", table, seat=0)
        path = f"/api/tables/{table}/positions"
        _, whole = await tekla.request("GET", path)
        record = hexapoda.load("hive").read((await tekla.request("GET", f"/api/tables/{table}/record"))[1]["record"])
        for each in whole["positions"]:
            expected = record.at(each["number"])
            assert each["position"] == expected.setup()
            assert each["view"]["board"] == json.loads(json.dumps(expected.view(None)["board"]))
            assert each["view"].get("legal") == expected.view(expected.actor).get("legal")
        last = whole["positions"][-1]["view"]
        assert (last["outcome"]["reason"], last["seat"]) == ("resign", 0)
        assert whole["positions"][8]["view"]["outcome"] is None
        _, some = await tekla.request("GET", f"{path}?from=3&limit=2&seat=1")
        assert [(each["number"], each["view"]["seat"]) for each in some["positions"]] == [(3, 1), (4, 1)]
        assert (await tekla.request("GET", f"{path}?from=99"))[1] == {
            "total": 10,
            "constants": whole["constants"],
            "positions": [],
        }


@asynchronous
async def test_positions_need_a_game_that_has_begun_and_somebody_who_may_watch(live_server):
    async with Client(live_server, "Maja") as maja, Client(live_server, "Tekla") as tekla:
        table = await maja.create("hive")
        assert (await maja.request("GET", f"/api/tables/{table}/positions"))[1]["error"]["code"] == "not-started"
        secret = await maja.create("hive", seats=["me", "me"], watching="players")
        assert (await tekla.request("GET", f"/api/tables/{secret}/positions"))[1]["error"]["code"] == "needs-link"
        assert (await tekla.request("GET", f"/api/tables/{table}/positions?limit=101"))[0] == 422


# ── positions that a client describes ──


def test_a_sketch_is_shown_as_the_one_who_decides_sees_it(api):
    shown = api.post("/api/positions", json={"game": "hive", "moves": ["wS1", "bS1 wS1-"]}).json()
    position = hexapoda.load("hive").start()
    position.push("wS1")
    position.push("bS1 wS1-")
    assert shown["position"] == position.setup()
    assert shown["view"]["legal"] == position.view(0)["legal"]
    assert not {"earlier", "recent"} & set(shown["view"])
    again = api.post("/api/positions", json={"game": "hive", "position": shown["position"]}).json()
    assert (again["position"], again["view"]["board"]) == (shown["position"], shown["view"]["board"])
    read = api.post("/api/positions", json={"game": "hive", "record": position.record(), "moves": ["wQ -wS1"]}).json()
    assert read["view"]["last"]["text"] == "wQ -wS1"


def test_a_sketch_is_the_same_each_time_and_hides_nothing_from_whoever_asks(api):
    asked = {"game": "termites", "options": {"players": 3}}
    first, again = (api.post("/api/positions", json=asked).json() for _ in range(2))
    assert first == again
    for seat in (0, 1, 2):
        assert api.post("/api/positions", json={**asked, "seat": seat}).json()["view"]["seat"] == seat
    assert api.post("/api/positions", json={**asked, "seat": None}).json()["view"]["seat"] is None


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"game": "chess"}, (404, "unknown-game")),
        ({"options": {"type": "Base+X"}}, (400, "bad-option")),
        ({"position": "White[3] wS1@0,0"}, (400, "wrong-number-placed")),
        ({"position": "nonsense"}, (400, "bad-turn")),
        ({"record": "nonsense"}, (400, "unknown-record")),
        ({"record": "nonsense", "position": "White[1]"}, (400, "position-or-record")),
        ({"moves": ["bS1"]}, (400, "not-your-piece")),
        ({"moves": ["nonsense"]}, (400, "unreadable")),
        ({"moves": ["wS1"] * 1001}, (422, "bad-request")),
        ({"record": "x" * 100_001}, (422, "bad-request")),
        ({"seat": 2}, (400, "bad-seat")),
        ({"colour": "red"}, (422, "bad-request")),
    ],
)  # fmt: skip
def test_sketches_that_are_none_are_refused(api, fields, expected):
    assert error_of(api.post("/api/positions", json={"game": "hive", **fields})) == expected


def test_a_draft_is_changed_and_checked(api):
    def edited(*edit, position=""):
        return api.post("/api/positions/edit", json={"game": "hive", "position": position, "edit": edit}).json()

    empty = edited()
    assert empty["problem"] is None
    assert {"part": "wQ", "area": "table", "places": 1, "label": None, "seat": 0} in empty["tools"]
    assert empty["areas"]["table"] == ["0,0"]
    one = edited("wQ", "0,0", position=empty["position"])
    apart = edited("bQ", "2,0", position=edited("bQ", "1,0", position=one["position"])["position"])
    assert (apart["problem"]["code"], apart["problem"]["clause"]) == ("not-connected", "H3.2")
    assert [stack["pieces"] for stack in apart["view"]["board"]["stacks"]] == [["wQ"], ["bQ"]]
    turn = edited("set", "colour", "black", position=one["position"])
    assert [each["value"] for each in turn["settings"]][:1] == ["black"]
    assert "legal" not in turn["view"]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"game": "chess"}, (404, "unknown-game")),
        ({"game": "toy"}, (400, "no-editing")),
        ({"position": "nonsense"}, (400, "bad-turn")),
        ({"edit": ["wQ"]}, (400, "bad-edit")),
        ({"edit": ["wQ", "x" * 2001]}, (422, "bad-request")),
        ({"edit": ["wQ"] * 13}, (422, "bad-request")),
        ({"edit": "wQ"}, (422, "bad-request")),
        ({"seat": 5}, (400, "bad-seat")),
        ({"game": "termites", "edit": ["set", "turn", "1 | x"]}, (400, "bad-edit")),
        ({"game": "termites", "edit": ["set", "turn", "-1"]}, (400, "position-bad-value")),
        ({"game": "ants", "edit": ["A.W", "ZZ9"]}, (400, "bad-edit")),
        ({"game": "myrmes", "edit": ["red.P2", "4,11", "9,11"]}, (400, "myrmes-edit-shape")),
        ({"game": "myrmes", "edit": ["red.P2", "4,11"]}, (400, "myrmes-edit-shape")),
    ],
)  # fmt: skip
def test_changes_that_are_none_are_refused(api, fields, expected):
    assert error_of(api.post("/api/positions/edit", json={"game": "hive", **fields})) == expected


def test_what_was_clicked_in_a_sketch_is_explained(api):
    def refusal(**fields):
        asked = {"game": "hive", "moves": ["wS1", "bS1 wS1-"], **fields}
        found = api.post("/api/positions/explain", json=asked).json()["refusal"]
        return found and (found["code"], found["clause"])

    assert refusal(parts=["wA1"]) is None
    assert refusal(parts=["wA1", "-1,0"]) is None
    assert refusal(parts=["wA1", "2,0"]) == ("touches-no-own", "H2.2")
    assert refusal(text="wA1 bS1-") == ("touches-no-own", "H2.2")
    assert refusal(parts=["bA1"]) == ("not-your-piece", "H1.1")


@asynchronous
async def test_what_was_clicked_at_a_table_is_explained(live_server):
    async with Client(live_server, "Maja") as maja:
        table = await maja.create("hive", seats=["me", "me"])
        path = f"/api/tables/{table}/explain"
        await maja.watch(table)
        await maja.command("play", table, seat=0, moves=["wS1"], answers=maja.seen[table].at)
        asked = {"seat": 1, "parts": ["bS1", "0,0"]}
        assert (await maja.request("POST", path, asked))[1]["refusal"]["code"] == "occupied"
        assert (await maja.request("POST", path, {**asked, "parts": ["bS1"]}))[1]["refusal"] is None
        assert (await maja.request("POST", path, {**asked, "seat": 0}))[1]["refusal"]["code"] == "not-asked"
        assert (await maja.request("POST", path, {**asked, "parts": []}))[0] == 422


# ── analysis ──


@pytest.mark.parametrize(("game", "options", "seats"), [("hive", {}, 2), ("termites", {"players": 3}, 3)])
def test_an_analysis_says_what_each_seat_may_expect(guest, game, options, seats):
    found = guest.post("/api/positions/analysis", json={"game": game, "options": options, "seconds": 0.1}).json()
    assert len(found["values"]) == seats
    assert all(-1 <= value <= 1 for value in found["values"])
    legal = guest.post("/api/positions", json={"game": game, "options": options}).json()["view"]["legal"]
    assert (found["best"]["text"], found["best"]["parts"]) in [(move["text"], move["parts"]) for move in legal]
    assert found["line"][0] == found["best"]
    first = found["candidates"][0]
    assert first == {**found["best"], "value": first["value"], "line": found["line"], "own": 1, "forced": None}
    assert all(move["phrase"]["code"] for move in (*found["line"], *found["candidates"]))
    assert {each["text"] for each in found["candidates"]} <= {move["text"] for move in legal}
    assert found["nodes"] > 0
    assert found["turn"] is None


@pytest.mark.parametrize(("game", "options"), [("hive", {}), ("termites", {"players": 2})])
def test_an_analysis_compares_lines_and_follows_the_best_turn_to_its_end(guest, game, options):
    asked = {"game": game, "options": options, "seconds": 0.05, "lines": 3, "turn": True}
    found = guest.post("/api/positions/analysis", json=asked).json()
    best = found["candidates"][:3]
    assert len({each["text"] for each in best}) == 3
    assert [each["line"][0]["text"] for each in best] == [each["text"] for each in best]
    assert best[0]["text"] == found["best"]["text"]
    # The moves of a line that are of the same turn.
    begun = {"game": game, "options": options}
    seat = guest.post("/api/positions", json=begun).json()["view"]["actor"]
    for each in best:
        own = [move["text"] for move in each["line"][: each["own"]]]
        views = [
            guest.post("/api/positions", json={**begun, "moves": own[:count]}).json()["view"]
            for count in range(len(own) + 1)
        ]
        assert own
        assert all(view["actor"] == seat for view in views[:-1])
        assert views[-1]["actor"] != seat or each["own"] == len(each["line"])
    # Interpreted rules are slow: where they saw too little, no verdict may rest on it.
    assert found["enough"] == (found["nodes"] >= hexapoda.load(game, **options).declaration.judging.floor)
    assert found["enough"] or not found["turn"]["enough"]
    told = [each["text"] for each in found["turn"]["moves"]]
    assert told[0] == found["best"]["text"]
    after = guest.post("/api/positions", json={"game": game, "options": options, "moves": told}).json()["view"]
    before = guest.post("/api/positions", json={"game": game, "options": options}).json()["view"]
    assert after["actor"] != before["actor"]
    for wrong in ({"lines": 0}, {"lines": 6}):
        assert error_of(guest.post("/api/positions/analysis", json={"game": game, **wrong})) == (422, "bad-request")


def test_an_analysis_of_a_finished_game_or_for_too_long_is_refused(guest):
    asked = {"game": "hive", "seconds": 5.1}
    assert error_of(guest.post("/api/positions/analysis", json=asked)) == (422, "bad-request")
    over = hexapoda.load("hive").start()
    over.push("wS1")
    over.end("resign", seat=1)
    asked = {"game": "hive", "record": over.record()}
    assert error_of(guest.post("/api/positions/analysis", json=asked)) == (409, "game-over")


def test_one_address_waits_for_few_analyses_at_a_time(tmp_path):
    with Server(tmp_path, rules=cache.COMPILED, analyses_per_address=2) as server, ThreadPoolExecutor(6) as threads:
        with httpx.Client(base_url=server.url) as client:
            maja = sign_up(client)

        def ask(seconds):
            asked = {"game": "hive", "seconds": seconds}
            return httpx.post(f"{server.url}/api/positions/analysis", json=asked, headers=maja, timeout=60)

        answers = list(threads.map(ask, [2.0] * 6))
        assert {answer.status_code for answer in answers} == {200, 429}
        assert error_of(next(each for each in answers if each.status_code == 429)) == (429, "too-many-analyses")
        assert ask(0.1).status_code == 200  # and again, once they are done


def test_whoever_goes_away_ends_their_analysis(guest):
    guest.post("/api/positions/analysis", json={"game": "hive", "seconds": 0.05})
    with pytest.raises(httpx.ReadTimeout):
        guest.post("/api/positions/analysis", json={"game": "hive", "seconds": 5}, timeout=0.5)
    begun = time.monotonic()
    assert guest.post("/api/positions/analysis", json={"game": "hive", "seconds": 0.05}).status_code == 200
    assert time.monotonic() - begun < 3.5


# ── where the points came from ──


@asynchronous
async def test_a_finished_game_says_where_its_points_came_from_and_a_running_one_does_not(live_server):
    async with Client(live_server, "Maja") as maja, Client(live_server, "Tekla") as tekla:
        table = await played(maja, "termites", 20)
        path = f"/api/tables/{table}/points"
        for client in (maja, tekla):
            status, answer = await client.request("GET", path)
            assert (status, answer["error"]["code"]) == (409, "still-running")
        await maja.command("resign", table, seat=0)
        status, found = await tekla.request("GET", path)
        assert status == 200
        sums = [sum(each["points"][seat] for each in found["sources"] if each["counts"]) for seat in range(2)]
        assert sums == maja.seen[table].view(1)["scores"] == found["graph"][-1]["standing"]
        assert [found["graph"][0]["after"], found["graph"][-1]["after"]] == [0, 20]
        assert found["last"] is None  # a resignation ended it, not a move


# ── a table from a position ──

MIDDLE = "White[3] wQ@-1,0 wS1@0,0 bS1@1,0 bQ@2,0"


def test_a_table_can_begin_from_a_position():
    table = Sitting(seats=(ME, ME), position=MIDDLE, options={"type": "Base+MLP"})
    table.settle()
    assert table.table.position.setup().endswith(MIDDLE)
    assert table.table.actor == 0
    table.play("wA1 -wQ")
    assert table.replayed() == table.table
    assert table.replayed().position.setup() == table.table.position.setup()


def test_the_record_of_such_a_game_says_where_it_began():
    table = Sitting(seats=(ME, ME), position=MIDDLE)
    table.settle()
    table.play("wA1 -wQ")
    table.say(Resign(1), ANN)
    record = table.table.record()
    assert f'{MIDDLE}"]' in record
    assert hexapoda.load("hive").read(record).moves[0].text == "wA1 -wQ"


def test_the_options_may_stand_in_the_position():
    table = Sitting(position=f"hive type=Base+P opening=tournament repetition=off | {MIDDLE}")
    assert table.table.created.options == {"type": "Base+P", "opening": "tournament", "repetition": "off"}


def test_a_position_that_is_none_is_refused_with_the_reason():
    def refused(**wishes):
        return code(Sitting, **wishes)

    assert refused(position="White[3] wS1@0,0") == "wrong-number-placed"
    assert refused(position="nonsense") == "bad-turn"
    assert refused(position=f"hive type=Base+P | {MIDDLE}", options={"type": "Base"}) == "other-option"
    assert refused(position="x" * 20_001) == "text-too-long"


def test_nobody_is_told_the_text_of_a_position_for_it_tells_secrets():
    start = hexapoda.load("termites").start(seed=3)
    while start.decision != "choose-unit":
        start.push_id(int(start.legal_ids()[0]))
    table = Sitting("termites", seats=(ME, ME), position=start.setup())
    assert table.log[0].body.position == start.setup()
    for viewer in (frozenset(), frozenset({0}), frozenset({0, 1})):
        assert b"-hand=" not in to_json(seen_by(table.log[0], viewer))
    table.settle()
    assert "-hand=" not in table.table.record(0)


def test_a_rematch_begins_from_the_same_position():
    table = sitting(position=MIDDLE)
    table.say(Resign(1), BOB)
    event = table.agree("rematch", 0, BOB)
    assert open_rematch(table.table, event).body.position == table.table.created.position != ""
