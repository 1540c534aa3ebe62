"""The REST API of a real server: guests, games, tables, records, and errors that are codes."""

import httpx
import pytest

import hexapoda
from hexapoda.server.http.headers import CONTENT_SECURITY_POLICY
from tests.games import GAMES
from tests.server.aio import asynchronous
from tests.server.harness import Client, at_random, clients, play_on


@pytest.fixture
def api(live_server):
    """A client without a guest."""
    with httpx.Client(base_url=live_server.url) as client:
        yield client


def error_of(answer):
    """The status and the code of an answer that is an error."""
    error = answer.json()["error"]
    assert set(error) == {"code", "params", "clause", "message"}
    assert error["message"] in (f"error-{error['code']}", f"refusal-{error['code']}")
    return answer.status_code, error["code"]


def sign_up(api, name="Maja"):
    """A new guest's header. Cookies are dropped."""
    guest = api.post("/api/guests", json={"name": name}).json()
    api.cookies.clear()
    return {"authorization": f"Bearer {guest['id']}.{guest['secret']}"}


# ── guests ──


def test_a_guest_has_a_name_and_can_change_it(api):
    made = api.post("/api/guests", json={"name": "  Maja \n z ula "})
    assert (made.status_code, made.json()["name"]) == (201, "Maja z ula")
    assert api.get("/api/guests/me").json()["name"] == "Maja z ula"
    assert api.patch("/api/guests/me", json={"name": "Gucio"}).json()["name"] == "Gucio"
    assert api.get("/api/guests/me").json()["name"] == "Gucio"


def test_names_that_nobody_can_see_and_wrong_secrets_are_refused(api):
    assert error_of(api.post("/api/guests", json={"name": " \u202e "})) == (400, "guest-name")
    assert error_of(api.post("/api/guests", json={"name": "x" * 31})) == (400, "guest-name")
    assert error_of(api.get("/api/guests/me")) == (401, "not-signed-in")
    me = sign_up(api)
    assert api.get("/api/guests/me", headers=me).status_code == 200
    for wrong in (me["authorization"][:-1], me["authorization"] + "x", "Bearer .", "Bearer é.\xff"):
        headers = {"authorization": wrong.encode("latin-1")}
        assert error_of(api.get("/api/guests/me", headers=headers)) == (401, "wrong-secret")


# ── games and bots ──


def test_games_have_all_that_a_form_needs(api):
    games = {game["name"]: game for game in api.get("/api/games").json()["games"]}
    assert set(games) >= set(GAMES)
    hive = games["hive"]
    assert hive["options"][0] == {
        "name": "type",
        "choices": [str(choice) for choice in hexapoda.load("hive").declaration.options[0].choices],
        "default": "Base",
        "usual": "Base+MLP",
        "when": {},
        "suggestions": [],
        "possible": [],
        "expert": False,
    }
    setup, tiles = (
        next(each for each in games["termites"]["options"] if each["name"] == n) for n in ("setup", "tiles")
    )
    assert (setup["when"], tiles["when"]) == ({"map": ["setup"]}, {"map": ["build"]})
    assert setup["suggestions"][:2] == [
        {"value": "standard", "when": {}},
        {"value": "p3_adv", "when": {"players": [3]}},
    ]
    assert {each["name"]: each["when"] for each in games["ants"]["options"] if each["when"]} == {
        "anthills": {"players": [2]},
        "teams": {"players": [4], "scenario": ["classic_allied", "pyramids_allied"]},
    }
    scenario = next(each for each in games["ants"]["options"] if each["name"] == "scenario")
    assert {each["value"]: each["when"] for each in scenario["possible"]} == {
        "classic_allied": {"players": [4]},
        "pyramids_allied": {"players": [4]},
    }
    assert [each["expert"] for each in games["ants"]["options"]] == [False] * 4 + [True] * 6
    assert {"name": "pgn", "writes": True, "variations": True} in hive["formats"]
    assert (hive["seats"], hive["hidden"], games["toy"]["hidden"]) == (2, False, True)
    assert (hive["editable"], games["toy"]["editable"]) == (True, False)
    assert not games["myrmes"]["hidden"]  # it has dice, but no secrets
    assert api.get("/api/games/hive").json() == hive
    assert error_of(api.get("/api/games/chess")) == (404, "unknown-game")
    assert [each["level"] for each in api.get("/api/bots").json()["levels"]] == list(range(1, 9))


# ── tables ──


def test_a_table_is_made_once_however_often_it_is_asked_for(api):
    maja, gucio = sign_up(api), sign_up(api, "Gucio")
    asked = {"game": "hive", "client_id": "first", "listing": "public"}
    first, again = (api.post("/api/tables", json=asked, headers=maja) for _ in range(2))
    assert first.status_code == again.status_code == 201
    assert first.json()["id"] == again.json()["id"]
    assert api.post("/api/tables", json=asked, headers=gucio).json()["id"] != first.json()["id"]
    assert api.post("/api/tables", json={"game": "hive"}, headers=maja).json()["id"] != first.json()["id"]


def test_commands_go_through_requests_as_well(api):
    maja, gucio = sign_up(api), sign_up(api, "Gucio")
    table = api.post("/api/tables", json={"game": "hive"}, headers=maja).json()
    path, token = f"/api/tables/{table['id']}", table["info"]["token"]
    commands = f"{path}/commands"
    assert error_of(api.post(commands, json={"type": "join"}, headers=gucio)) == (403, "needs-link")
    joined = api.post(commands, json={"type": "join", "token": token, "client_id": "j"}, headers=gucio)
    assert joined.json() == {"table": table["id"], "number": 2, "repeated": False}
    again = api.post(commands, json={"type": "join", "token": token, "client_id": "j"}, headers=gucio)
    assert again.json() == {"table": table["id"], "number": 2, "repeated": True}
    play = {"type": "play", "seat": 0, "moves": ["wS1"], "answers": 3}
    assert error_of(api.post(commands, json=play, headers=gucio)) == (403, "not-your-seat")
    assert api.post(commands, json=play, headers=maja).json()["number"] == 4
    assert error_of(api.post(commands, json=play, headers=maja)) == (409, "stale")
    assert error_of(api.post(commands, json={"type": "sweep"}, headers=maja)) == (422, "bad-request")
    assert error_of(api.post(commands, json={"type": "leave"}, headers=sign_up(api))) == (403, "not-seated")
    events = api.get(f"{path}/events", params={"after": 2}).json()["events"]
    assert [event["body"]["kind"] for event in events] == ["started", "played"]
    assert "seed" not in events[0]["body"]


def test_lists_of_tables_have_pages(api):
    maja = sign_up(api)
    made = [
        api.post("/api/tables", json={"game": "toy", "listing": "public"}, headers=maja).json()["id"] for _ in range(5)
    ]
    hidden = api.post("/api/tables", json={"game": "toy"}, headers=maja).json()["id"]
    for wanted, expected in ({"mine": True}, {hidden, *made}), ({"state": "open"}, set(made)):
        found, cursor = [], None
        while True:
            more = {"cursor": cursor} if cursor else {}
            page = api.get("/api/tables", params={"limit": 2, **wanted, **more}, headers=maja).json()
            found += [table["id"] for table in page["tables"]]
            cursor = page["next"]
            if cursor is None:
                break
        assert len(found) == len(set(found))
        assert set(found) >= expected
        assert (hidden in found) == (hidden in expected)
    assert error_of(api.get("/api/tables", params={"mine": True})) == (401, "not-signed-in")
    assert error_of(api.get("/api/tables", params={"cursor": "x"})) == (400, "bad-cursor")
    assert error_of(api.get("/api/tables", params={"limit": 0})) == (422, "bad-request")
    left = f"/api/tables/{hidden}/commands"
    assert api.post(left, json={"type": "leave"}, headers=maja).status_code == 200
    mine = api.get("/api/tables", params={"mine": True}, headers=maja).json()["tables"]
    assert hidden not in [table["id"] for table in mine]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"game": "chess"}, (404, "unknown-game")),
        ({"game": "hive", "options": {"type": "Base+X"}}, (400, "bad-option")),
        ({"game": "hive", "options": {"colour": "red"}}, (400, "unknown-option")),
        ({"game": "termites", "options": {"data": "/etc/passwd"}}, (400, "option-data")),
        ({"game": "termites", "options": {"data": "pyproject.toml"}}, (400, "file-not-here")),
        ({"game": "hive", "seats": [{"kind": "me"}] * 3}, (400, "too-many-seats")),
        ({"game": "hive", "seats": [{"kind": "bot", "level": 9}]}, (422, "bad-request")),
        ({"game": "hive", "clock": {"kind": "game", "seconds": 0}}, (422, "bad-request")),
        ({"game": "hive", "colour": "red"}, (422, "bad-request")),
        ({}, (422, "bad-request")),
        ([], (422, "bad-request")),
    ],
)
def test_tables_that_make_no_sense_are_refused(api, asked, expected):
    assert error_of(api.post("/api/tables", json=asked, headers=sign_up(api))) == expected


# ── records, explanations, hints ──


@asynchronous
async def test_the_record_of_a_running_game_shows_what_one_knows_and_later_all_with_its_seed(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await maja.create("toy", seats=["me"])
        token = maja.seen[table].token
        await maja.watch(table)
        await gucio.watch(table, token)
        await gucio.command("join", table, token=token)
        path = f"/api/tables/{table}/record"
        running = [(await each.request("GET", path))[1]["record"] for each in (maja, gucio)]
        assert running[0] != running[1]
        assert all("[Seed " not in record for record in running)
        status, answer = await maja.request("GET", path, params={"seat": 1})
        assert (status, answer["error"]["code"]) == (403, "not-your-seat")
        for each, seed in ((maja, 1), (gucio, 2)):
            await each.until(table, lambda seen: seen.status == "running")
            if each.seen[table].state["actor"] == (0 if each is maja else 1):
                await play_on(each, table, at_random(seed), moves=1)
        await maja.command("resign", table, seat=0)
        await gucio.until(table, lambda seen: seen.status == "finished")
        whole = [(await each.request("GET", path))[1]["record"] for each in (maja, gucio)]
        assert whole[0] == whole[1]
        assert '[Seed "' in whole[0]
        status, shown = await gucio.request("POST", "/api/records", {"game": "toy", "record": whole[0]})
        assert (status, shown["state"]["status"]) == (201, "finished")
        assert shown["state"]["views"][0]["view"]["outcome"]["reason"] == "resign"
        status, answer = await maja.request("GET", path, params={"format": "pgn"})
        assert (status, answer["error"]["code"]) == (400, "unknown-format")


def test_records_in_the_formats_of_a_game_are_imported(api):
    position = hexapoda.load("hive").start()
    for text in ("wS1", "bS1 -wS1", "wQ wS1-"):
        position.push(text)
    maja = sign_up(api)
    for name in ("hexapoda", "gamestring", "pgn"):
        asked = {"game": "hive", "record": position.record(format=name)}
        shown = api.post("/api/records", json=asked, headers=maja).json()
        assert shown["state"]["status"] == "finished"
        assert shown["state"]["views"][0]["view"]["last"]["text"] == "wQ wS1-"
        record = api.get(f"/api/tables/{shown['id']}/record", params={"format": name}).json()
        assert "wQ wS1-" in record["record"]
    asked = {"game": "hive", "record": "what is this?"}
    assert error_of(api.post("/api/records", json=asked, headers=maja))[0] == 400


def test_the_names_in_a_record_are_shown_like_names_of_guests(api):
    maja = sign_up(api)
    position = hexapoda.load("hive").start()
    position.push("wS1")
    position.tags = {"White": "M\u202eaj\x07a " + "z" * 50_000, "Black": "\u200b"}
    asked = {"game": "hive", "record": position.record(), "listing": "public"}
    answer = api.post("/api/records", json=asked, headers=maja)
    assert answer.status_code == 201
    names = [seat.get("name", "") for seat in answer.json()["state"]["seats"]]
    assert names == ["Maja " + "z" * 25, ""]
    listed = api.get("/api/tables?state=finished", headers=maja)
    assert len(listed.content) < 20_000


def test_a_record_is_imported_once_by_each_guest(api):
    position = hexapoda.load("hive").start()
    position.push("wS1")
    asked = {"game": "hive", "record": position.record()}
    maja, gucio = sign_up(api), sign_up(api, "Gucio")

    def table(headers, **more):
        answer = api.post("/api/records", json={**asked, **more}, headers=headers)
        assert (answer.status_code, answer.json()["state"]["status"]) == (201, "finished")
        return answer.json()["id"]

    first = table(maja)
    assert table(maja) == table(maja, client_id="another") == first
    mine = api.get("/api/tables", params={"mine": True, "state": "finished"}, headers=maja).json()["tables"]
    assert [each["id"] for each in mine] == [first]
    position.push("bS1 wS1-")
    others = [table(gucio), table(maja, listing="public"), table(maja, record=position.record())]
    assert len({first, *others}) == 4


@asynchronous
async def test_explanations_are_for_the_seat_that_has_to_decide(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await maja.create("hive", seats=["me"])
        await gucio.command("join", table, token=maja.seen[table].token)
        await maja.watch(table)
        await maja.until(table, lambda seen: seen.status == "running")
        await maja.command("play", table, seat=0, moves=["wS1"], answers=3)
        path = f"/api/tables/{table}/explain"
        _, answer = await gucio.request("POST", path, {"seat": 1, "text": "bS1 wS1"})
        refusal = answer["refusal"]
        assert (refusal["code"], refusal["message"]) == ("occupied", "refusal-occupied")
        assert refusal["clause"].startswith("H")
        _, answer = await gucio.request("POST", path, {"seat": 1, "text": "bS1 -wS1"})
        assert answer == {"refusal": None}
        status, answer = await maja.request("POST", path, {"seat": 1, "text": "bS1 -wS1"})
        assert (status, answer["error"]["code"]) == (403, "not-your-seat")
        _, answer = await maja.request("POST", path, {"seat": 0, "text": "wS2 wS1-"})
        assert answer["refusal"]["code"] == "not-asked"
        status, answer = await maja.request("POST", f"/api/tables/{table}/hint", {"seat": 0})
        assert (status, answer["error"]["code"]) == (403, "no-hints")


@asynchronous
async def test_hints_where_no_other_person_plays(live_server):
    async with Client(live_server) as maja:
        table = await maja.create("hive", seats=["me", "me"])
        seen = await maja.watch(table)
        await maja.until(table, lambda seen: seen.status == "running")
        status, answer = await maja.request("POST", f"/api/tables/{table}/hint", {"seat": 0, "level": 1})
        assert status == 200
        legal = [(move["text"], move["parts"]) for move in seen.view(0)["legal"]]
        assert (answer["text"], answer["parts"]) in legal
        assert answer["phrase"]["code"]
        assert answer["reason"]["code"].startswith("hint-")
        assert (answer["line"][0]["text"], answer["own"]) == (answer["text"], 1)
        status, answer = await maja.request("POST", f"/api/tables/{table}/hint", {"seat": 1})
        assert (status, answer["error"]["code"]) == (403, "not-asked")


# ── errors, headers, health ──


def test_every_error_is_a_code(api):
    json = {"content-type": "application/json"}
    assert error_of(api.get("/api/nothing")) == (404, "not-found")
    assert error_of(api.get("/nothing")) == (404, "not-found")
    assert error_of(api.delete("/api/tables")) == (405, "wrong-method")
    assert api.delete("/api/tables").headers["allow"] == "GET, POST"
    assert error_of(api.get("/api/tables/nowhere")) == (404, "no-table")
    assert error_of(api.get("/api/tables/no%00where")) == (404, "no-table")
    assert error_of(api.post("/api/guests", content=b"{", headers=json)) == (400, "bad-json")
    assert error_of(api.post("/api/guests", content=b"[" * 100_000, headers=json)) == (422, "bad-request")
    assert error_of(api.post("/api/guests", content=b"\xff", headers=json)) == (400, "bad-json")
    assert error_of(api.post("/api/guests", content=b"{}")) == (415, "not-json")
    assert error_of(api.post("/api/tables", json={"game": "hive"})) == (401, "not-signed-in")
    assert error_of(api.get("/api/tables", params={"state": "lost"})) == (422, "bad-request")


def test_every_answer_is_safe_for_browsers(api):
    for path in ("/", "/api/games", "/api/nothing", "/nothing"):
        headers = api.get(path).headers
        assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert api.get("/api/games").headers["cache-control"] == "no-store"


def test_health_metrics_and_description(api):
    assert api.get("/api/health").json()["status"] == "ready"
    assert api.get("/api/health/live").json()["status"] == "live"
    metrics = api.get("/api/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    for name in ("hexapoda_sockets", "hexapoda_acknowledged_seconds_bucket", "hexapoda_commit_seconds_bucket"):
        assert name in metrics.text
    description = api.get("/api/openapi.json").json()
    assert description["openapi"].startswith("3.1")
    assert "/api/tables/{table_id}/commands" in description["paths"]
    text = str(description)
    assert "HTTPValidationError" not in text
    names = set(description["components"]["schemas"])
    used = {part.partition("'")[0] for part in text.split("'#/components/schemas/")[1:]}
    assert used <= names
