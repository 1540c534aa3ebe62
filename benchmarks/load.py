"""Clients by the thousand in one process, for `benchmarks.server`: each is a WebSocket that plays one seat.

`python -m benchmarks.load KIND PORT CLIENTS SECONDS PACE [GAME OPTIONS]` plays and prints what it measured as one line
of JSON. KIND is "hexapoda" with a game and its options as JSON, or "boardgame" for a server of boardgame.io. Two
clients share a table. With a PACE each of them moves every PACE seconds; with 0 as soon as it is its turn. Clients
choose among the legal moves that they were sent, which they are told as the page is.

Frames are made here and not by a library, so that clients are cheap.
"""

import asyncio
import contextlib
import http.client
import json
import os
import random
import resource
import struct
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from hexapoda.server.table.changes import apply

_SETUP_SECONDS = 120.0
_HEADERS = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Tally:
    """What all clients have done together."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.running = False
        self.playing = 0
        self.times: list[float] = []
        self.refused: list[str] = []
        self.lost = 0
        #: What all clients were sent, in bytes.
        self.bytes = 0


class Link(asyncio.Protocol):
    """A minimal WebSocket for a known server."""

    path = "/"

    def __init__(self, tally: Tally, port: int) -> None:
        self.tally, self.port = tally, port
        self.open = asyncio.get_running_loop().create_future()
        self._bytes = b""
        self._sent_at = 0.0
        self._next = 0.0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = "Sec-WebSocket-Key: aGV4YXBvZGEgYmVuY2htYQ==\r\n"
        transport.write(f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{_HEADERS}{key}\r\n".encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if self.tally.running:
            self.tally.lost += 1

    def data_received(self, data: bytes) -> None:
        self.tally.bytes += len(data)
        self._bytes += data
        if not self.open.done():
            head, end, rest = self._bytes.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self._bytes = rest
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            code, payload = frame
            if code == _TEXT:
                self.told(payload)
            elif code == _PING:
                self._write(_PONG, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._bytes
        if len(data) < 2:
            return None
        length, start = data[1] & 127, 2
        if length == 126:
            if len(data) < 4:
                return None
            (length,), start = struct.unpack_from(">H", data, 2), 4
        elif length == 127:
            if len(data) < 10:
                return None
            (length,), start = struct.unpack_from(">Q", data, 2), 10
        if len(data) < start + length:
            return None
        self._bytes = data[start + length :]
        return data[0] & 15, data[start : start + length]

    def _write(self, code: int, payload: bytes) -> None:
        size = len(payload)
        head = struct.pack(">BB", 128 | code, 128 | size) if size < 126 else struct.pack(">BBH", 128 | code, 254, size)
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros changes nothing

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(_TEXT, text)

    def told(self, payload: bytes) -> None:
        """Receive a message."""
        raise NotImplementedError

    # ── moves ──

    def asked(self, play: Callable[[], None]) -> None:
        """It is our turn: play, now or at our pace."""
        if not self.tally.pace:
            self._play(play)
            return
        loop = asyncio.get_running_loop()
        self._next = max(self._next, loop.time())
        loop.call_at(self._next, self._play, play)
        self._next += self.tally.pace

    def wait_until(self, when: float) -> None:
        """The time of the first move."""
        self._next = when

    def _play(self, play: Callable[[], None]) -> None:
        if self.tally.running:
            self._sent_at = time.perf_counter()
            play()

    def acknowledged(self) -> None:
        """Our move was acknowledged."""
        if self._sent_at and self.tally.running:
            self.tally.times.append(time.perf_counter() - self._sent_at)
        self._sent_at = 0.0


# ── Hexapoda ──


class _View(msgspec.Struct):
    legal: dict[str, Any] | None = None


class _SeatView(msgspec.Struct):
    seat: int | None
    view: _View | None = None
    changes: list[list[Any]] = []


class _Step(msgspec.Struct):
    """A state, or what is different in one."""

    at: int | None = None
    status: str = ""
    actor: int | msgspec.UnsetType | None = msgspec.UNSET
    views: list[_SeatView] = []
    offers: list[Any] | None = None
    rematch: str = ""


class _Message(msgspec.Struct):
    type: str
    table: str = ""
    state: _Step | None = None
    step: _Step | None = None
    code: str = ""
    client_id: str = ""


_decode = msgspec.json.Decoder(_Message).decode


class HexapodaClient(Link):
    """A guest who plays game after game at a table."""

    path = "/api/socket"

    def __init__(self, tally: Tally, port: int, guest: dict[str, str], table: str, first: bool) -> None:
        super().__init__(tally, port)
        self.guest, self.table, self.first = guest, table, first
        self.welcomed = asyncio.get_running_loop().create_future()
        self._answered = 0
        self._started = False
        self._forget()

    def _forget(self) -> None:
        """Know nothing of the table yet."""
        self._at, self._status, self._actor, self._offers = 0, "", None, False
        #: The part of each view that matters here.
        self._views: dict[int | None, dict[str, Any]] = {}

    async def begin(self, token: str) -> None:
        """Say hello, sit down, and watch."""
        await self.open
        self._say({"type": "hello", "guest": self.guest["id"], "secret": self.guest["secret"], "protocol": 2})
        if not self.first:
            self._say({"type": "join", "table": self.table, "token": token})
        self._say({"type": "watch", "table": self.table})
        await self.welcomed

    def _say(self, message: dict[str, Any]) -> None:
        self.send(msgspec.json.encode(message))

    def told(self, payload: bytes) -> None:
        message = _decode(payload)
        if message.type == "ack" and message.client_id:
            self.acknowledged()
        elif message.type in ("refused", "bye"):
            self.tally.refused.append(message.code)
        elif message.table == self.table and (step := message.state or message.step) is not None:
            self._take(step)
            self._look(step.rematch)

    def _take(self, step: _Step) -> None:
        self._at = step.at or self._at
        self._status = step.status or self._status
        if not isinstance(step.actor, msgspec.UnsetType):
            self._actor = step.actor
        if step.offers is not None:
            self._offers = bool(step.offers)
        for each in step.views:
            if each.view is not None:
                self._views[each.seat] = {} if each.view.legal is None else {"legal": each.view.legal}
            apply(self._views[each.seat], [entry for entry in each.changes if entry[0][0] == "legal"])

    def _look(self, rematch: str) -> None:
        if not self._started and self._status == "running":
            self._started = True
            self.tally.playing += 1
        if not self.welcomed.done() and (self.first or self._status == "running"):
            self.welcomed.set_result(None)
        if rematch:
            self._say({"type": "unwatch", "table": self.table})
            self._forget()
            self.table, self._answered = rematch, 0
            self._say({"type": "watch", "table": self.table})
        elif self._status == "finished":
            if self.first and not self._offers:
                seat = next(iter(self._views))
                self._say({"type": "offer", "table": self.table, "offer": "rematch", "seat": seat})
            elif self._offers and not self.first:
                self._say({"type": "answer", "table": self.table, "offer": "rematch", "yes": True})
        elif self.tally.running:
            self.go_on()

    def go_on(self) -> None:
        """Move, if it is our turn."""
        seat = self._actor
        if seat is not None and self._at != self._answered and "legal" in self._views.get(seat, ()):
            self._answered = self._at
            self.asked(partial(self._move, self.table, self._at, seat, self._views[seat]["legal"]))

    def _move(self, table: str, at: int, seat: int, legal: dict[str, Any]) -> None:
        firsts, rest = random.choice(legal["moves"])
        first, (_, *more) = random.choice(firsts), legal["after"][random.choice(rest)]
        parts = [first, *more] if first else more
        play = {"type": "play", "table": table, "seat": seat, "moves": [parts], "answers": at}
        self._say({**play, "client_id": f"{table}-{at}"})


async def seat_hexapoda(tally: Tally, port: int, count: int, game: str, options: str) -> list[Link]:
    """Clients at half as many tables."""
    loop = asyncio.get_running_loop()
    api = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def post(path: str, body: Any, guest: dict[str, str] | None = None) -> Any:
        headers = {"content-type": "application/json"}
        if guest is not None:
            headers["authorization"] = f"Bearer {guest['id']}.{guest['secret']}"
        api.request("POST", path, json.dumps(body), headers)
        answer = api.getresponse()
        told = json.loads(answer.read())
        if answer.status != 201:
            raise RuntimeError(told)
        return told

    made: list[HexapodaClient] = []
    for _ in range(count // 2):
        guests = [post("/api/guests", {"name": name}) for name in ("White", "Black")]
        table = post("/api/tables", {"game": game, "options": json.loads(options)}, guests[0])
        pair = [HexapodaClient(tally, port, guest, table["id"], guest is guests[0]) for guest in guests]
        for client in pair:
            await loop.create_connection(lambda client=client: client, "127.0.0.1", port)
            await asyncio.wait_for(client.begin(table["info"]["token"]), 30)
        made += pair
    return list(made)


# ── boardgame.io ──


class BoardgameClient(Link):
    """A player of boardgame.io's server, with the necessary part of socket.io's protocol."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, tally: Tally, port: int, match: str, player: str) -> None:
        super().__init__(tally, port)
        self.match, self.player = match, player
        self.welcomed = asyncio.get_running_loop().create_future()
        self._state: dict[str, Any] = {}
        self._answered = -1

    def _emit(self, *words: Any) -> None:
        self.send(b"42/tick," + msgspec.json.encode(words))

    def told(self, payload: bytes) -> None:
        if payload == b"2":
            self.send(b"3")
        elif payload.startswith(b"0"):
            self.send(b"40/tick,")
        elif payload.startswith(b"40/tick,"):
            self._emit("sync", self.match, self.player, None, 2)
        elif payload.startswith(b"42/tick,"):
            name, _, told, *_ = msgspec.json.decode(payload[8:])
            if name == "sync":
                self._state = told["state"]
                self.tally.playing += 1
                self.welcomed.set_result(None)
            elif name == "update":
                self._state = told
                if told["_stateID"] == self._answered + 1:
                    self.acknowledged()
                self.go_on()

    def go_on(self) -> None:
        """Move, if it is our turn."""
        state = self._state
        if self.tally.running and state["ctx"]["currentPlayer"] == self.player and state["_stateID"] != self._answered:
            self._answered = state["_stateID"]
            self.asked(partial(self._move, state))

    def _move(self, state: dict[str, Any]) -> None:
        move = {"type": "tick", "args": [random.randrange(40)], "playerID": self.player, "credentials": None}
        self._emit("update", {"type": "MAKE_MOVE", "payload": move}, state["_stateID"], self.match, self.player)


async def seat_boardgame(tally: Tally, port: int, count: int) -> list[Link]:
    """Clients at half as many matches."""
    loop = asyncio.get_running_loop()
    made: list[Link] = []
    name = f"{random.getrandbits(40):x}"
    for number in range(count):
        client = BoardgameClient(tally, port, f"{name}-{number // 2}", str(number % 2))
        await loop.create_connection(lambda client=client: client, "127.0.0.1", port)
        await asyncio.wait_for(client.welcomed, 30)
        made.append(client)
    return made


# ── measuring ──

SEAT: dict[str, Callable[..., Any]] = {"hexapoda": seat_hexapoda, "boardgame": seat_boardgame}


async def measure(kind: str, port: int, count: int, seconds: float, pace: float, *game: str) -> dict[str, Any]:
    """Seat the clients, let them play, and return the measurements."""
    tally = Tally(pace)
    clients = await SEAT[kind](tally, port, count, *game)
    async with asyncio.timeout(_SETUP_SECONDS):
        while tally.playing < count:
            await asyncio.sleep(0.05)
    loop = asyncio.get_running_loop()
    for number, client in enumerate(clients):
        # The two of a table take turns half a pace apart; tables begin at different moments.
        client.wait_until(loop.time() + pace * ((number // 2 * 0.618) % 0.5 + number % 2 / 2))
    tally.running = True
    for client in clients:
        client.go_on()  # type: ignore[attr-defined]
    await asyncio.sleep(min(seconds / 4, 2.0))  # whatever has to get going
    tally.times.clear()
    told = tally.bytes
    begun = time.perf_counter()
    processor = time.process_time()
    await asyncio.sleep(seconds)
    times, spent, told = sorted(tally.times), time.perf_counter() - begun, tally.bytes - told
    tally.running = False
    busy = (time.process_time() - processor) / spent
    for client in clients:
        client.transport.abort()
    await asyncio.sleep(0)
    at = (
        (lambda part: times[min(int(part * len(times)), len(times) - 1)] * 1000) if times else lambda part: float("nan")
    )
    refused = {code: tally.refused.count(code) for code in sorted(set(tally.refused))}
    return {
        "clients": count,
        "tables": count // 2,
        "moves": len(times) / spent,
        # Each of the two at a table is sent something for each move.
        "bytes": told / 2 / max(1, len(times)),
        "p50": at(0.5),
        "p99": at(0.99),
        "refused": refused,
        "lost": tally.lost,
        "busy": busy,
    }


def main(kind: str, port: str, count: str, seconds: str, pace: str, *game: str) -> int:
    """Measure and print."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard) if hard != soft else (soft, hard))
    factory = None
    with contextlib.suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        result = runner.run(measure(kind, int(port), int(count), float(seconds), float(pace), *game))
    print(json.dumps(result), flush=True)
    os._exit(0)  # thousands of sockets need no goodbye


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
