"""Bad input: it is refused with a code, no table is harmed, and the server plays on."""

import asyncio
import contextlib
import json
import os
import random
import struct

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hexapoda import i18n
from hexapoda.server.table.table import Table
from tests.games import GAMES
from tests.server.aio import within
from tests.server.harness import Client, Server, at_random, clients, play_on
from tests.server.logged import logged
from tests.settings import COUNTS

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server for bad input, which must never cause an internal error."""
    with Server(tmp_path_factory.mktemp("fuzz")) as running:
        yield running
    assert [line for line in running.log_lines() if line.get("level", "error") == "error"] == []


# ── requests ──


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["good", "bad"])
def test_requests_of_all_kinds_are_answered_as_the_description_says(server, mode):
    with httpx.Client(base_url=server.url) as api:
        guest = api.post("/api/guests", json={"name": "Tekla"}).json()
        me = {"authorization": f"Bearer {guest['id']}.{guest['secret']}"}
        wishes = [{"kind": "me"}, {"kind": "me"}]
        tables = [
            api.post("/api/tables", json={"game": game, "seats": wishes}, headers=me).json()["id"] for game in GAMES
        ]
        description = schemathesis.openapi.from_dict(api.get("/api/openapi.json").json())
    description.config.update(base_url=server.url)
    asked = 0
    for operation in description.get_all_operations():
        with contextlib.suppress(Unsatisfiable):  # nothing can be wrong in a request without any parameter
            assert_answers(operation.ok(), mode, server, me, tables)
            asked += 1
    assert asked >= 10


def assert_answers(operation, mode, server, me, tables):
    @settings(
        max_examples=COUNTS["fuzz_requests"], deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(operation.as_strategy(generation_mode=mode), st.sampled_from([None, *tables]), st.booleans())
    def check(case, table, signed):
        if table is not None and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        case.call_and_validate(base_url=server.url, headers=me if signed else None, checks=CHECKS, timeout=20)

    check()


# ── messages on the socket ──

#: Wrong values for a field.
STRANGE = [
    None, True, -1, 0, 1, 15, 16, 2**31, 2**63, 2**64, -(2**70), 10**400, 1.5, 1e308, "", "x", "0", "\0", "\ud800",
    "💣" * 30, "x" * 63, "x" * 65, "x" * 3_000, "../../etc/passwd", "'; DROP TABLE events; --", [], {}, [[]] * 50,
    {"a": {"b": [1]}},
    "wS1", "draw", "takeback", "rematch", "public", "nobody", "server", "bot:0",
]  # fmt: skip


class Fuzzer:
    """Makes frames out of good messages."""

    def __init__(self, seed, tables, others):
        self.choices, self.tables, self.others = random.Random(seed), tables, others

    def frame(self):
        """Anything."""
        return self.choices.choice([self.good, self.bent, self.bent, self.bent, self.cut, self.noise, self.deep])()

    def good(self):
        """A valid message."""
        return json.dumps(self._message())

    def bent(self):
        """A message with something wrong in it."""
        message = self._message()
        for _ in range(self.choices.choice([1, 1, 2])):
            name = self.choices.choice([*message, "extra"])
            if self.choices.random() < 0.2:
                message.pop(name, None)
            else:
                message[name] = self.choices.choice(STRANGE)
        return json.dumps(message)

    def cut(self):
        """A part of a message, or one with other letters in it."""
        text = self.good()
        at = self.choices.randrange(len(text))
        return (
            text[:at] + self.choices.choice(["", "", '"', "{", "\\u", "\0", ",", "]", "é"]) + text[at + 1 :][: at * 2]
        )

    def noise(self):
        """Bytes, in a binary frame; some are messages nevertheless."""
        size = self.choices.choice([0, 1, 10, 1_000])
        return self.choices.choice([self.choices.randbytes(size), self.good().encode(), self.good().encode("utf-16")])

    def deep(self):
        """Brackets in brackets."""
        depth = self.choices.choice([10, 1_000, 6_000])
        opened = self.choices.choice(["[", '{"type":'])
        return (opened * depth)[:16_000]

    def _message(self):
        choices = self.choices
        table = choices.choice([*self.tables, *self.others])
        seat = choices.randrange(4)
        text = choices.choice(["wS1", "bS1 -wS1", "pass", "yield", "store seed", "wA1 bS1/"])
        offer = choices.choice(["draw", "takeback", "rematch"])
        message = choices.choice(
            [
                {"type": "play", "seat": seat, "moves": [text], "answers": choices.randrange(8)},
                {"type": "try", "seat": seat, "moves": [text, ["wS1", text]], "answers": choices.randrange(8)},
                {"type": "premove", "seat": seat, "moves": choices.choice([[text], [[text]], None])},
                {"type": "offer", "offer": offer, "seat": seat, "to": choices.choice([None, 0, 3])},
                {"type": "answer", "offer": offer, "yes": choices.random() < 0.5},
                {"type": "watch", "from": choices.choice([None, 0, 2, 99]), "token": "x"},
                {"type": "unwatch"},
                {"type": "join", "seat": choices.choice([None, seat]), "token": ""},
                {"type": "start"},
                {"type": "chat", "text": "Bzz!"},
                {"type": "lobby", "on": choices.random() < 0.5},
                {"type": "ping"},
                {"type": "hello", "guest": "x", "secret": "y"},
                choices.choice(
                    [{"type": "resign", "seat": seat}, {"type": "leave"}, {"type": "ping"}, {"type": "ping"}]
                ),
            ]
        )
        if message["type"] not in ("ping", "hello", "lobby"):
            message["table"] = table
        return message


async def play_a_little(server, *people, table):
    """Players at existing tables play on."""
    for _ in range(2):
        await asyncio.gather(*(play_on(each, table, at_random(1), moves=1) for each in people))
    status, _ = await people[0].request("GET", "/api/health")
    assert status == 200


@within(900)
async def test_whatever_comes_over_a_socket_is_answered_with_a_code_and_no_table_is_harmed(server):
    async with clients(server, "Maja", "Gucio", "Tekla") as (maja, gucio, tekla):
        table = await maja.create("hive", seats=["me", "open"], listing="public")
        await maja.watch(table)
        await gucio.watch(table)
        await gucio.command("join", table)
        await maja.until(table, lambda seen: seen.status == "running")
        own = [await tekla.create(game, seats=["me", "me"]) for game in GAMES]
        fuzzer = Fuzzer(COUNTS["fuzz_frames"], own, [table, "nowhere"])
        before = maja.seen[table].number
        answers = await fuzz(server, tekla, fuzzer, COUNTS["fuzz_frames"])
        assert_coded(answers)
        await maja.say("ping")
        assert maja.seen[table].number == before
        await play_a_little(server, maja, gucio, table=table)
        assert maja.seen[table].number == before + 4
        for each in own:  # whatever happened there, the log replays
            events = logged(server, each)
            assert Table.replay(events).number == len(events)
            status, _ = await tekla.request("GET", f"/api/tables/{each}")
            assert status == 200


async def fuzz(server, guest, fuzzer, count):
    """Send frames on a socket of a guest, and read all that comes back. It is never closed."""
    answers = []
    async with connect(server.socket_url, compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "guest": guest.guest, "secret": guest.secret}))
        assert json.loads(await socket.recv())["type"] == "welcome"
        for number in range(count):
            await socket.send(fuzzer.frame())
            if number % 20 == 19 or number == count - 1:
                await socket.send(json.dumps({"type": "ping", "client_id": f"still-here-{number}"}))
                while True:
                    answers.append(json.loads(await asyncio.wait_for(socket.recv(), 20)))
                    if answers[-1].get("client_id") == f"still-here-{number}":
                        break
    return answers


def assert_coded(answers):
    """Every refusal has words in the catalog, none is a server error, and there are many kinds."""
    refused = [each for each in answers if each["type"] == "refused"]
    codes = {each["code"] for each in refused}
    assert "server-error" not in codes
    for each in refused:
        for language in i18n.LANGUAGES:
            assert "\n" not in i18n.text(each["message"], each["params"], language)
            assert i18n.text(each["message"], each["params"], language, fallback="?") != "?", each
    assert codes >= {"bad-json", "bad-message", "no-table", "hello-once"}
    assert len(codes) > 8
    assert {each["type"] for each in answers} <= {
        "refused", "pong", "ack", "event", "events", "state", "unwatched", "lobby"
    }  # fmt: skip


# ── invalid frames ──

_HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(first, payload, *, masked=True, length=None):
    """The bytes of a frame."""
    length = len(payload) if length is None else length
    if length < 126:
        sized = bytes([length])
    else:
        sized = struct.pack(">BH", 126, length) if length < 65_536 else struct.pack(">BQ", 127, length)
    return bytes([first, sized[0] | (128 if masked else 0)]) + sized[1:] + (bytes(4) if masked else b"") + payload


HELLO = frame(0x81, b'{"type":"hello"}')
FRAMES = {
    "invalid UTF-8": frame(0x81, b'{"type":"\xff\xfe"}'),
    "not masked": frame(0x81, b'{"type":"ping"}', masked=False),
    "reserved bits": frame(0xF1, b'{"type":"ping"}'),
    "reserved opcode": frame(0x83, b"x"),
    "a long ping": frame(0x89, b"x" * 200),
    "a ping in parts": frame(0x09, b"x"),
    "a continuation of nothing": frame(0x80, b"x"),
    "a close frame of one byte": frame(0x88, b"x"),
    "a bad close code": frame(0x88, struct.pack(">H", 7)),
    "longer than allowed": frame(0x81, b" " * 20_000),
    "as long as can be": frame(0x81, b"", length=2**63 - 1),
    "negative length": frame(0x81, b"", length=2**64 - 1),
    "many parts that are too long together": frame(0x01, b"{") + frame(0x00, b" " * 5_000) * 6,
    "never finished": frame(0x81, b"{", length=100),
    "no frame at all": os.urandom(500),
    "a request": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("sent", FRAMES.values(), ids=FRAMES.keys())
@within(60)
async def test_frames_that_are_none_end_their_own_socket_only(server, sent):
    async with Client(server) as maja:
        host, port = "127.0.0.1", server.port
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(_HANDSHAKE.format(host=f"{host}:{port}").encode())
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        writer.write(HELLO)
        assert b"welcome" in await reader.read(1_000)
        writer.write(sent)
        writer.write_eof()
        with contextlib.suppress(ConnectionError):
            told = await asyncio.wait_for(reader.read(), 20)
            assert b"server-error" not in told
            assert b"Traceback" not in told
        writer.close()
        assert (await maja.say("ping"))["type"] == "pong"
        assert maja.connections == 1


@within(60)
async def test_sockets_that_come_and_go_leave_nothing_behind(server):
    async with clients(server, "Maja", "Gucio") as (maja, gucio):
        table = await maja.create("hive", seats=["me", "open"])
        await maja.watch(table)
        for number in range(40):
            async with contextlib.AsyncExitStack() as stack:
                other = await stack.enter_async_context(connect(server.socket_url, compression=None))
                with contextlib.suppress(ConnectionClosed):
                    await other.send('{"type": "hello"}')
                    for _ in range(number % 4):
                        await other.send(json.dumps({"type": "watch", "table": table, "from": 0}))
                        await other.send('{"type": "lobby"}')
                other.transport.abort()
        await gucio.watch(table, maja.seen[table].token)
        await gucio.command("join", table, token=maja.seen[table].token)
        await play_a_little(server, maja, gucio, table=table)
        for _ in range(200):
            metrics = (await maja.request("GET", "/api/metrics"))[1]
            if "hexapoda_sockets 2.0" in metrics:
                break
            await asyncio.sleep(0.02)
        else:
            raise AssertionError("sockets that are gone still count")
