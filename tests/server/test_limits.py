"""Limits: floods, huge messages, slow readers and other sites are refused, and all others play on."""

import asyncio
import contextlib
import json
import socket

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hexapoda.server.http.hosts import Hosts
from hexapoda.server.http.limits import Addresses, Bucket, Buckets, Counts, is_local
from hexapoda.server.table.refused import Refused
from tests.server.aio import asynchronous
from tests.server.harness import Client, Server, at_random, clients, play_on


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory):
    """A server with limits low enough for tests."""
    settings = {
        "max_body": 5_000,
        "max_message": 2_000,
        "message_rate": 5,
        "message_burst": 30,
        "sockets_per_address": 12,
        "watches_per_socket": 3,
        "tables_per_guest": 3,
        "queue_messages": 40,
        "queue_bytes": 40_000,
        "hello_seconds": 0.5,
        "trusted_proxies": "127.0.0.0/8",
        "request_rate": 1,
        "request_burst": 40,
        "guests_per_hour": 10,
    }
    with Server(tmp_path_factory.mktemp("strict"), **settings) as server:
        yield server


@pytest.fixture(scope="module")
def small_server(tmp_path_factory):
    """A server that keeps little in memory."""
    settings = {"queue_messages": 50, "queue_bytes": 100_000, "idle_seconds": 0.3}
    with Server(tmp_path_factory.mktemp("small"), **settings) as server:
        yield server


def from_address(server, address):
    """Requests through a proxy, from a different address in each test."""
    return httpx.Client(base_url=server.url, headers={"x-forwarded-for": address})


async def hello(server, address="203.0.113.1", **options):
    """A socket without a guest."""
    other = await connect(
        server.socket_url, additional_headers={"x-forwarded-for": address}, compression=None, **options
    )
    await other.send('{"type": "hello"}')
    assert json.loads(await other.recv())["type"] == "welcome"
    return other


# ── the parts ──


def test_a_bucket_gives_what_flows_in():
    bucket = Bucket(rate=10, burst=2, now=0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [0.0, 0.0, 0.1]
    assert bucket.take(0.1) == 0.0
    assert [bucket.take(100.0) > 0 for _ in range(3)] == [False, False, True]


def test_buckets_are_apart_and_refuse_with_the_time_to_wait():
    buckets = Buckets(rate=0.1, burst=1, clock=lambda: 0.0)
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(Refused) as refused:
        buckets.take("a")
    assert (refused.value.code, refused.value.params) == ("too-fast", {"seconds": 10})


def test_what_something_cost_is_paid_before_there_is_more():
    now = 0.0
    budgets = Buckets(rate=0.5, burst=2, clock=lambda: now)
    budgets.check("a")
    budgets.spend("a", 5.0)
    budgets.check("b")
    with pytest.raises(Refused) as refused:
        budgets.check("a")
    assert (refused.value.code, refused.value.params) == ("too-fast", {"seconds": 6})
    now = 6.0
    budgets.check("a")


def test_counts_go_down_again():
    counts = Counts(most=2, most_in_total=3)
    assert [counts.add("a"), counts.add("a"), counts.add("a"), counts.add("b"), counts.add("c")] == [
        True, True, False, True, False
    ]  # fmt: skip
    counts.remove("a")
    assert counts.add("c")
    assert counts.total == 3


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        ("198.51.100.7", b"203.0.113.9", "198.51.100.7"),  # an untrusted client may write anything
        ("10.1.2.3", b"203.0.113.9", "203.0.113.9"),
        ("10.1.2.3", b"6.6.6.6, 203.0.113.9, 10.0.0.1", "203.0.113.9"),  # the last hop that is not ours
        ("10.1.2.3", b"unknown, 203.0.113.9", "203.0.113.9"),
        ("10.1.2.3", b"203.0.113.9, nonsense", "10.1.2.3"),
        ("10.1.2.3", b"", "10.1.2.3"),
        ("::ffff:10.1.2.3", b"203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", b"", "2001:db8:1:2::/64"),  # a client has a whole network of these
    ],
)
def test_forwarded_addresses_count_only_from_trusted_proxies(client, forwarded, address):
    assert Addresses(["10.0.0.0/8"]).address((client, 1), {b"x-forwarded-for": forwarded}) == address


def test_only_a_trusted_proxy_says_that_the_browser_speaks_https():
    addresses, headers = Addresses(["10.0.0.0/8"]), {b"x-forwarded-proto": b"https"}
    assert addresses.is_secure("http", ("10.0.0.1", 1), headers)
    assert not addresses.is_secure("http", ("198.51.100.7", 1), headers)
    assert is_local(addresses.address(("127.0.0.1", 1), {}))
    assert is_local(addresses.address(("::1", 1), {}))


# ── requests ──


def test_bodies_that_are_too_large_are_refused(strict_server):
    with from_address(strict_server, "203.0.113.10") as api:
        answer = api.post("/api/guests", json={"name": "x" * 6_000})
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "body-too-large")

        def endless():
            for _ in range(100):
                yield b" " * 1_000

        headers = {"content-type": "application/json"}
        answer = api.post("/api/guests", content=endless(), headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "body-too-large")


def test_too_many_requests_from_one_address_are_refused_and_others_are_not(strict_server):
    with from_address(strict_server, "203.0.113.11") as api, from_address(strict_server, "203.0.113.12") as other:
        answers = [api.get("/api/bots") for _ in range(60)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 10 <= len(refused) <= 20
        assert refused[0].json()["error"]["code"] == "too-fast"
        assert int(refused[0].headers["retry-after"]) >= 1
        assert other.get("/api/bots").status_code == 200
        assert api.get("/api/health").status_code == 200


def test_guests_and_tables_are_limited(strict_server):
    with from_address(strict_server, "203.0.113.13") as api:
        made = [api.post("/api/guests", json={"name": "Maja"}) for _ in range(12)]
        assert [answer.status_code for answer in made] == [201] * 10 + [429] * 2
        tables = [api.post("/api/tables", json={"game": "toy"}) for _ in range(4)]
        assert [answer.status_code for answer in tables] == [201, 201, 201, 429]
        assert tables[-1].json()["error"]["code"] == "too-many-tables"
        path = f"/api/tables/{tables[0].json()['id']}/commands"
        assert api.post(path, json={"type": "leave"}).status_code == 200


def test_pages_of_other_sites_are_refused(strict_server):
    with from_address(strict_server, "203.0.113.14") as api:
        answer = api.post("/api/guests", json={"name": "Maja"}, headers={"origin": "https://evil.example"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "other-origin")
        answer = api.post("/api/guests", json={"name": "Maja"}, headers={"origin": strict_server.url})
        assert answer.status_code == 201


def test_cookies_are_secure_behind_a_proxy_that_speaks_https(strict_server):
    with from_address(strict_server, "203.0.113.15") as api:
        answer = api.post("/api/guests", json={"name": "Maja"}, headers={"x-forwarded-proto": "https"})
        assert "; Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        answer = api.post("/api/guests", json={"name": "Maja"})
        assert "; Secure" not in answer.headers["set-cookie"]


def test_metrics_are_not_for_strangers(strict_server):
    with from_address(strict_server, "203.0.113.16") as api:
        assert api.get("/api/metrics").status_code == 403
    assert httpx.get(f"{strict_server.url}/api/metrics").status_code == 200


# ── sockets ──


@asynchronous
async def test_sockets_from_other_sites_are_refused(strict_server):
    for origin in ("https://evil.example", "null", f"{strict_server.url}.evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(strict_server.socket_url, origin=origin)
        assert refused.value.response.status_code == 403
        assert b"other-origin" in refused.value.response.body
    # What clients do is not an error of the server.
    assert [line for line in strict_server.log_lines() if line.get("level", "error") == "error"] == []


@asynchronous
async def test_sockets_of_one_address_are_limited(strict_server):
    address = "203.0.113.20"
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(12):
            await stack.enter_async_context(await hello(strict_server, address))
        with pytest.raises(InvalidStatus) as refused:
            await hello(strict_server, address)
        assert refused.value.response.status_code == 429
        await stack.enter_async_context(await hello(strict_server, "203.0.113.21"))
    for _ in range(100):  # closed sockets no longer count
        with contextlib.suppress(InvalidStatus):
            await (await hello(strict_server, address)).close()
            break
        await asyncio.sleep(0.02)
    else:
        raise AssertionError("closed sockets still count")


@asynchronous
async def test_whoever_does_not_say_hello_is_closed(strict_server):
    async with connect(strict_server.socket_url) as silent:
        await asyncio.sleep(0.3)
        await silent.send("{}")  # not a hello
        assert json.loads(await silent.recv())["code"] == "bad-message"
        assert json.loads(await silent.recv()) == {"type": "bye", "code": "no-hello"}
        with pytest.raises(ConnectionClosed):
            await silent.recv()
        assert silent.close_code == 4408


@asynchronous
async def test_messages_that_are_too_large_close_the_socket(strict_server):
    async with await hello(strict_server, "203.0.113.22") as other:
        await other.send('{"type": "chat", "table": "x", "text": "' + "x" * 3_000 + '"}')
        with pytest.raises(ConnectionClosed):
            await other.recv()
        assert other.close_code == 1009


@asynchronous
async def test_a_flood_is_refused_and_in_the_end_cut_off(strict_server):
    async with await hello(strict_server, "203.0.113.23") as other:
        codes = []
        with contextlib.suppress(ConnectionClosed):
            for _ in range(1_000):
                await other.send('{"type": "ping"}')
        with contextlib.suppress(ConnectionClosed):
            while True:
                message = json.loads(await other.recv())
                codes.append(message.get("code", message["type"]))
        assert codes.count("pong") <= 35
        assert "too-fast" in codes
        assert other.close_code in (4429, 4409, 1006)  # a client that floods may not read, either
    async with await hello(strict_server, "203.0.113.23") as other:
        await other.send('{"type": "ping"}')
        assert json.loads(await other.recv())["type"] == "pong"


@asynchronous
async def test_one_socket_watches_only_so_many_tables(strict_server):
    async with Client(strict_server) as maja:
        tables = [await maja.create("toy", seats=["me"]) for _ in range(3)]
        for table in tables:
            await maja.watch(table)
        await maja.send({"type": "watch", "table": "another", "client_id": "fourth"})
        refused = await maja.until_received(lambda each: each.get("client_id") == "fourth")
        assert (refused["code"], refused["params"]) == ("too-many-watches", {"most": 3})
        await maja.send({"type": "unwatch", "table": tables[0]})
        await maja.until_received(lambda each: each["type"] == "unwatched")


@asynchronous
async def test_a_slow_reader_is_cut_off_and_the_others_play_on(small_server):
    async with clients(small_server, "Maja", "Gucio") as (maja, gucio):
        table = await maja.create("hive", seats=["me"])
        await maja.watch(table)
        await gucio.command("join", table, token=maja.seen[table].token)
        await maja.until(table, lambda seen: seen.status == "running")
        slow = raw_socket(small_server)
        slow.sendall(frame({"type": "hello"}))
        # It asks for more than all buffers can hold, and reads nothing.
        asking = asyncio.create_task(asyncio.to_thread(send_until_lost, slow, frame({"type": "watch", "table": table})))
        cut_off = 'cut_off_total{reason="slow-reader"} 1.0'
        while cut_off not in (await maja.request("GET", "/api/metrics"))[1]:
            await maja.command("chat", table, text="Hello?")
        await asking
        slow.close()
        assert (await maja.say("ping"))["type"] == "pong"
        assert maja.connections == 1


def send_until_lost(slow, data):
    """Send until the other side closes."""
    with contextlib.suppress(ConnectionError):
        while True:
            slow.sendall(data * 100)


@asynchronous
async def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(small_server):
    async with clients(small_server, "Maja", "Gucio") as (maja, gucio):
        table = await maja.create("hive", seats=["me"])
        await gucio.command("join", table, token=maja.seen[table].token)
        while "hexapoda_tables_in_memory 0.0" not in (await maja.request("GET", "/api/metrics"))[1]:
            await asyncio.sleep(0.1)
        await maja.watch(table)
        assert await maja.command("play", table, seat=0, moves=["wS1"], answers=3) == 4


@asynchronous
async def test_flags_fall_at_tables_that_nobody_has_in_memory(small_server):
    async with clients(small_server, "Maja", "Gucio") as (maja, gucio):
        table = await maja.create("hive", seats=["me"], clock={"kind": "game", "seconds": 3})
        await gucio.command("join", table, token=maja.seen[table].token)
        while "hexapoda_tables_in_memory 0.0" not in (await maja.request("GET", "/api/metrics"))[1]:
            await asyncio.sleep(0.05)
        finished = "/api/tables?mine=true&state=finished"
        while table not in [each["id"] for each in (await gucio.request("GET", finished))[1]["tables"]]:
            await asyncio.sleep(0.1)
        _, told = await gucio.request("GET", f"/api/tables/{table}/events")
        started, ended = told["events"][2:]
        assert ended["body"] == {"kind": "gone", "seats": [0], "reason": "flag"}
        assert 3_000 <= ended["at"] - started["at"] < 5_000


# ── work ──


@asynchronous
async def test_positions_and_replays_have_a_budget_of_processor_time_for_each_address(tmp_path):
    settings = {"trusted_proxies": "127.0.0.0/8", "work_rate": 0.001, "work_burst": 0.3}
    with Server(tmp_path, **settings) as server:
        async with Client(server, "Maja") as maja:
            table = await maja.create("termites", seats=["me", "me"])
            await maja.watch(table)
            await play_on(maja, table, at_random(1), moves=20)
            path = f"/api/tables/{table}/positions?limit=100"
            statuses = []
            while 429 not in statuses and len(statuses) < 100:
                statuses.append((await maja.request("GET", path))[0])
            assert statuses[0] == 200
            assert statuses[-1] == 429
            # A guest has half of what an address has.
            statuses = [200]
            while 429 not in statuses and len(statuses) < 1_000:
                statuses.append((await maja.request("POST", "/api/positions", {"game": "hive"}))[0])
            assert statuses[1] == 200
            assert statuses[-1] == 429
            with from_address(server, "203.0.113.77") as other:
                assert other.post("/api/positions", json={"game": "hive"}).status_code == 200
            await play_on(maja, table, at_random(2), moves=2)  # the game itself goes on


# ── names of the server ──


@pytest.mark.parametrize(
    ("names", "client", "host", "served"),
    [
        ((), "198.51.100.7", "localhost:8000", True),
        ((), "198.51.100.7", "play.localhost", True),
        ((), "198.51.100.7", "192.168.1.7:8000", True),
        ((), "198.51.100.7", "[::1]:8000", True),
        ((), "198.51.100.7", "evil.example", False),
        ((), "198.51.100.7", "raspberry:8000", True),
        ((), "198.51.100.7", "raspberry.local", True),
        (("hive.example",), "198.51.100.7", "raspberry", False),
        ((), "10.0.0.1", "hive.example", True),  # a trusted proxy has looked at the name
        (("hive.example",), "10.0.0.1", "other.example", False),
        (("hive.example",), "198.51.100.7", "Hive.Example.:443", True),
        (("hive.example",), "198.51.100.7", "hive.example.evil.example", False),
        (("hive.example",), "198.51.100.7", "", False),
    ],
)
def test_a_request_names_the_server(names, client, host, served):
    hosts = Hosts(names, Addresses(["10.0.0.0/8"]))
    assert hosts.serve((client, 1), {b"host": host.encode()}) == served
    assert hosts.serve((client, 1), {})


@asynchronous
async def test_a_page_that_leads_its_own_name_here_is_refused(small_server):
    for path in ("/", "/api/games", "/api/guests"):
        answer = httpx.get(f"{small_server.url}{path}", headers={"host": "evil.example:8000"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "wrong-host")
    with pytest.raises(InvalidStatus) as refused:
        await connect(small_server.socket_url, additional_headers={"host": "evil.example"}, proxy=None)
    assert refused.value.response.status_code == 421


# ── floods ──


@asynchronous
async def test_a_socket_that_floods_is_cut_off_even_if_some_of_it_is_answered(strict_server):
    flood, other = await hello(strict_server, "203.0.113.61"), await hello(strict_server, "203.0.113.62")
    answers = asyncio.create_task(_answers(flood))
    with contextlib.suppress(ConnectionClosed):
        while True:
            await flood.send('{"type": "ping"}')
            await asyncio.sleep(0.01)  # five flow in meanwhile each second, and are answered
    heard = await answers
    assert heard.count("pong") > 30
    assert heard[-1] == "bye"
    assert flood.close_code == 4429
    await other.send('{"type": "ping"}')
    assert json.loads(await other.recv())["type"] == "pong"
    await other.close()


async def _answers(connection):
    heard = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(await connection.recv())["type"])
    return heard


@asynchronous
async def test_chat_has_a_rate_of_its_own_and_moves_go_on(tmp_path):
    with Server(tmp_path, chat_rate=0.01, chat_burst=3) as server:
        async with clients(server, "Maja", "Gucio") as (maja, gucio):
            table = await maja.create("hive", seats=["me"])
            await gucio.watch(table, maja.seen[table].token)
            await gucio.command("join", table, token=maja.seen[table].token)
            said = [await gucio.say("chat", table=table, text="spam") for _ in range(5)]
            assert [each["type"] for each in said] == ["ack"] * 3 + ["refused"] * 2
            assert (said[-1]["code"], said[-1]["params"]["seconds"] > 10) == ("too-fast", True)
            path = f"/api/tables/{table}/commands"
            assert (await gucio.request("POST", path, {"type": "chat", "text": "spam"}))[0] == 429
            assert await maja.command("chat", table, text="Stop it.")  # everybody has a rate of their own
            await maja.watch(table)
            assert await maja.command("play", table, seat=0, moves=["wS1"], answers=maja.seen[table].at)


@asynchronous
async def test_events_are_sent_in_pages(small_server):
    async with clients(small_server, "Maja", "Gucio") as (maja, gucio):
        table = await maja.create("toy", seats=["me"], chat="everybody", listing="public")
        for number in range(450):
            await maja.command("chat", table, text=f"line {number}")
        status, told = await gucio.request("GET", f"/api/tables/{table}/events")
        assert (status, len(told["events"]), told["more"]) == (200, 200, True)
        _, told = await gucio.request("GET", f"/api/tables/{table}/events?after=400&limit=60")
        assert [each["number"] for each in told["events"]] == [*range(401, 452)]
        assert not told["more"]
        seen = await gucio.watch(table)
        assert seen.number == 451
        pages = [each for each in gucio.received if each["type"] == "events"]
        assert [(len(each["events"]), each.get("more", False)) for each in pages] == [
            (200, True), (200, True), (51, False)
        ]  # fmt: skip
        await maja.command("chat", table, text="and one more")
        await gucio.until(table, lambda seen: seen.number == 452)


# ── records ──

#: A record with names and tags that nobody could read.
LONG_RECORD = """[Game "hive"]
[White "{name}"]
[Event "{name}"]
[Site "a\u202eb\u200b\u0007c"]
{more}
1. wS1
end
"""


@asynchronous
async def test_names_and_tags_of_imported_records_are_short_and_clean(small_server):
    async with clients(small_server, "Maja", "Gucio") as (maja, gucio):
        more = "\n".join(f'[Tag{number} "x"]' for number in range(500))
        for number in range(5):
            record = LONG_RECORD.format(name=f"{number}" + "ж" * 50_000, more=more)
            asked = {"game": "hive", "record": record, "listing": "public"}
            status, table = await maja.request("POST", "/api/records", asked)
            assert status == 201, table
            assert len(table["state"]["seats"][0]["name"]) == 30
        _, told = await gucio.request("GET", f"/api/tables/{table['id']}/record")
        assert len(told["record"]) < 5_000
        assert '[Site "abc"]' in told["record"]
        answer = await gucio.http.get(f"{small_server.url}/api/tables?state=finished&limit=100")
        assert len(answer.content) < 5_000


@asynchronous
async def test_records_of_one_guest_are_limited_and_games_go_on(tmp_path):
    with Server(tmp_path, records_per_guest=2) as server:
        async with Client(server, "Maja") as maja:
            records = [f'[Game "hive"]\n[Event "{number}"]\n\n1. wS1\nend\n' for number in range(3)]
            made = [await maja.request("POST", "/api/records", {"game": "hive", "record": each}) for each in records]
            assert [status for status, _ in made] == [201, 201, 429]
            assert made[2][1]["error"]["code"] == "too-many-records"
            assert await maja.create("hive")


# ── connections before there is a request ──


@pytest.fixture(scope="module")
def doorkeeper(tmp_path_factory):
    """A server that lets few and quick clients in, and trusts no proxy."""
    settings = {"connections_per_address": 5, "max_head": 2_000, "head_seconds": 0.5, "body_seconds": 0.5}
    with Server(tmp_path_factory.mktemp("door"), **settings) as server:
        yield server


def knock(server, host, said=b""):
    """A connection from an address of this machine that has said something."""
    client = socket.create_connection(("127.0.0.1", server.port), timeout=20, source_address=(host, 0))
    client.sendall(said)
    return client


def answer_to(client):
    """What the server says until it closes the connection."""
    with client:
        parts = []
        while part := client.recv(4_096):
            parts.append(part)
    return b"".join(parts)


def in_time(server, host="127.0.0.1"):
    """Whether a client from an address is served."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=host)) as client:
        return client.get(f"{server.url}/api/health").status_code == 200


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: [::1]\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_does_not_arrive_in_time_is_ended(doorkeeper, said):
    assert answer_to(knock(doorkeeper, "127.0.0.1", said)).startswith(b"HTTP/1.1 408")
    assert in_time(doorkeeper)


def test_a_head_that_is_too_long_is_refused_while_it_arrives(doorkeeper):
    client = knock(doorkeeper, "127.0.0.1", b"GET / HTTP/1.1\r\nHost: x\r\n")
    with contextlib.suppress(ConnectionError):
        for _ in range(40):
            client.sendall(b"X-More: " + b"x" * 200 + b"\r\n")
    assert answer_to(client).startswith(b"HTTP/1.1 431")


def test_an_address_has_so_many_connections_and_others_have_theirs(doorkeeper):
    held = [knock(doorkeeper, "127.0.0.7") for _ in range(5)]
    assert answer_to(knock(doorkeeper, "127.0.0.7")).startswith(b"HTTP/1.1 429")
    assert in_time(doorkeeper, "127.0.0.8")
    for client in held:
        assert answer_to(client).startswith(b"HTTP/1.1 408")
    assert in_time(doorkeeper, "127.0.0.7")


def test_requests_that_follow_each_other_on_a_connection_are_no_longer_head(doorkeeper):
    with httpx.Client() as client:
        for _ in range(30):
            assert client.get(f"{doorkeeper.url}/api/health", headers={"x-more": "x" * 200}).status_code == 200


@asynchronous
async def test_sockets_do_not_count_as_connections(doorkeeper):
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(8):
            await stack.enter_async_context(contextlib.aclosing(_Closing(await hello(doorkeeper))))
        assert await asyncio.to_thread(in_time, doorkeeper)


@asynchronous
async def test_a_socket_may_ping_now_and_then_and_not_all_the_time(strict_server):
    friendly, rude = await hello(strict_server, "203.0.113.51"), await hello(strict_server, "203.0.113.52")
    for _ in range(10):
        await (await friendly.ping())
    await asyncio.wait_for(_ping_until_closed(rude), 20)
    await (await friendly.ping())
    await friendly.close()


async def _ping_until_closed(connection):
    with contextlib.suppress(ConnectionClosed):
        while True:
            await (await connection.ping())


class _Closing:
    """A socket, for `aclosing`."""

    def __init__(self, connection):
        self.aclose = connection.close


def raw_socket(server):
    """A socket that is connected as a client's, with a small buffer, and is never read."""
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    slow.connect(("127.0.0.1", server.port))
    lines = (
        "GET /api/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    )
    slow.sendall("\r\n".join((*lines, "", "")).encode())
    assert slow.recv(12) == b"HTTP/1.1 101"
    return slow


def frame(message):
    """A text frame of a client (up to 125 bytes), masked with zeros."""
    payload = json.dumps(message).encode()
    assert len(payload) < 126
    return bytes((0x81, 0x80 | len(payload), 0, 0, 0, 0)) + payload
