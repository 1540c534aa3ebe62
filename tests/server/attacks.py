"""What one visitor can do to spoil the evening for everybody, and what a second person at the same server notices.

Each attack is a coroutine that goes on until it is cancelled; it comes from an address of its own, through a proxy that
the server trusts. `Witness` is two people who play on meanwhile and look at the lobby now and then.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import Client, Server, at_random, play_on

#: Where attackers and witnesses come from.
ATTACKER, WITNESS = "203.0.113.66", "198.51.100.1"
#: What an attacker keeps going at once.
_AT_ONCE = 8
#: Limits as they are by default, but for what a test of some seconds would not reach, and what strangers come through.
SETTINGS: dict[str, Any] = {
    "trusted_proxies": "127.0.0.0/8",
    "request_rate": 20,
    "request_burst": 200,
    "message_rate": 20,
    "message_burst": 100,
    "address_message_rate": 200,
    "address_message_burst": 1_000,
    "sockets_per_address": 50,
    "tables_per_guest": 50,
    "tables_per_hour": 10,
    "work_rate": 0.5,
    "work_burst": 1,
    "work_processes": 1,
    "chat_rate": 0.5,
    "chat_burst": 10,
}


class Attacker:
    """A guest at an address of its own. `answers` counts what became of its requests, by status or code."""

    def __init__(self, server: Server, guest: str, secret: str) -> None:
        self.server = server
        self.guest, self.secret = guest, secret
        self.answers: dict[str, int] = {}
        headers = {"x-forwarded-for": ATTACKER, "authorization": f"Bearer {guest}.{secret}"}
        limits = httpx.Limits(max_connections=500)
        self.http = httpx.AsyncClient(base_url=server.url, headers=headers, limits=limits, timeout=60)
        self.table = ""

    @property
    def refused(self) -> int:
        """How often it was refused or cut off."""
        return sum(count for answer, count in self.answers.items() if answer not in ("200", "201", "ack", "pong"))

    def count(self, answer: object) -> None:
        """Note what became of something."""
        self.answers[str(answer)] = self.answers.get(str(answer), 0) + 1

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request; None if it was refused."""
        with contextlib.suppress(httpx.TransportError):
            answer = await self.http.request(method, path, json=body)
            self.count(answer.status_code)
            return answer.json() if answer.status_code < 300 else None

    async def socket(self) -> ClientConnection:
        """A socket that has said hello."""
        while True:
            try:
                found = await connect(
                    self.server.socket_url, additional_headers={"x-forwarded-for": ATTACKER}, compression=None
                )
            except InvalidStatus as error:
                self.count(error.response.status_code)
                await asyncio.sleep(0.2)
                continue
            await found.send(json.dumps({"type": "hello", "guest": self.guest, "secret": self.secret}))
            return found

    async def say_on(self, message: dict[str, Any]) -> None:
        """Say the same on a socket as fast as it goes, and come back when it is cut off."""
        words = json.dumps(message)
        while True:
            socket = await self.socket()
            reading = asyncio.create_task(self._read(socket))
            try:
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await socket.send(words)
                        await asyncio.sleep(0)
            finally:
                reading.cancel()
                await socket.close()
            self.count(f"closed with {socket.close_code}")

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in socket:
                self.count(json.loads(data)["type"])


Attack = Callable[[Attacker], Awaitable[None]]


async def _all_at_once(many: list[Awaitable[None]]) -> None:
    await asyncio.gather(*many)


async def _again(attacker: Attacker, method: str, path: str, body: Any = None) -> None:
    while True:
        await attacker.ask(method, path, body)


async def _long_game(attacker: Attacker) -> str:
    """A table with many events, made once."""
    if not attacker.table:
        async with Client(attacker.server, guest=attacker.guest, secret=attacker.secret) as client:
            attacker.table = await client.create("termites", seats=["me", "me"], chat="everybody")
            await client.watch(attacker.table)
            await play_on(client, attacker.table, at_random(1), moves=12)
    return attacker.table


async def positions(attacker: Attacker) -> None:
    """A hundred positions of a game, again and again."""
    path = f"/api/tables/{await _long_game(attacker)}/positions?limit=100"
    await _all_at_once([_again(attacker, "GET", path) for _ in range(_AT_ONCE)])


async def sketches(attacker: Attacker) -> None:
    """Positions that the rules have to be asked about."""
    moves = ["wS1"] * 1_000
    sketch = {"game": "hive", "moves": moves}
    await _all_at_once([_again(attacker, "POST", "/api/positions", sketch) for _ in range(_AT_ONCE)])


async def chat(attacker: Attacker) -> None:
    """A flood of chat."""
    table = await _long_game(attacker)
    await attacker.say_on({"type": "chat", "table": table, "text": "x" * 400})


async def pings(attacker: Attacker) -> None:
    """A flood of messages."""
    await attacker.say_on({"type": "ping"})


async def events(attacker: Attacker) -> None:
    """A whole log, again and again."""
    table = await _long_game(attacker)
    await attacker.say_on({"type": "watch", "table": table, "from": 0})


async def imports(attacker: Attacker) -> None:
    """Records with names that fill the lobby."""
    number = 0
    while True:
        number += 1
        record = f'[Game "hive"]\n[White "{number}{"ж" * 100_000}"]\n\n1. wS1\nend\n'
        body = {"game": "hive", "record": record, "listing": "public"}
        await _all_at_once([attacker.ask("POST", "/api/records", body) for _ in range(_AT_ONCE)])


async def tables(attacker: Attacker) -> None:
    """Tables of the strongest bots alone."""
    wish = {"game": "hive", "seats": [{"kind": "bot", "level": 8}] * 2, "listing": "public"}
    await _all_at_once([_again(attacker, "POST", "/api/tables", wish) for _ in range(_AT_ONCE)])


async def hints(attacker: Attacker) -> None:
    """Hints of the strongest bot, sixty at once."""
    async with Client(attacker.server, guest=attacker.guest, secret=attacker.secret) as client:
        table = await client.create("hive", seats=["me", {"kind": "bot", "level": 1}])
    path = f"/api/tables/{table}/hint"
    await _all_at_once([_again(attacker, "POST", path, {"seat": 0, "level": 8}) for _ in range(60)])


async def half_requests(attacker: Attacker) -> None:
    """Requests that never become whole."""

    async def hold() -> None:
        while True:
            reader, writer = await asyncio.open_connection("127.0.0.1", attacker.server.port)
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.66\r\n")
            try:
                for _ in range(60):
                    writer.write(b"X-More: " + b"x" * 1_000 + b"\r\n")
                    await asyncio.sleep(0.01)
                attacker.count((await reader.read(12)).decode("latin-1")[-3:])
            except ConnectionError:  # closed while it still wrote, so it can't read why
                attacker.count("cut off")
            finally:
                writer.close()

    await _all_at_once([hold() for _ in range(100)])


ATTACKS: dict[str, Attack] = {
    each.__name__: each for each in (positions, sketches, chat, pings, events, imports, tables, hints, half_requests)
}


class Witness:
    """Two people who play, and what they had to wait for, in seconds."""

    def __init__(self, maja: Client, gucio: Client) -> None:
        self._people = maja, gucio
        self._table = ""
        self.moves: list[float] = []
        self.lobbies: list[float] = []

    async def sit_down(self) -> None:
        """Begin a game."""
        maja, gucio = self._people
        for each in self._people:
            each.http.headers["x-forwarded-for"] = WITNESS
        self._table = await maja.create("hive", seats=["me"], listing="public")
        await maja.watch(self._table)
        await gucio.watch(self._table)
        await gucio.command("join", self._table, token=maja.seen[self._table].token)
        for each in self._people:
            await each.until(self._table, lambda seen: seen.status == "running")

    async def play(self, rounds: int) -> None:
        """Play on; each move reaches the other one."""
        for _ in range(rounds):
            if self._people[0].seen[self._table].state["actor"] is None:
                await self.sit_down()  # that game is over
            number = max(each.seen[self._table].number for each in self._people)
            for each in self._people:
                await each.until(self._table, lambda seen, number=number: seen.number >= number)
            mover = self._people[self._people[0].seen[self._table].state["actor"]]
            began = time.perf_counter()
            await play_on(mover, self._table, at_random(number), moves=1)
            for each in self._people:
                await each.until(self._table, lambda seen, number=number: seen.number > number)
            self.moves.append(time.perf_counter() - began)
            began = time.perf_counter()
            status, _ = await mover.request("GET", "/api/tables?state=running")
            assert status == 200
            self.lobbies.append(time.perf_counter() - began)
            await asyncio.sleep(0.1)  # people are not so fast that limits concern them


async def under(
    server: Server, attack: Attack, watch: Callable[[Witness], Awaitable[None]]
) -> tuple[Witness, Attacker]:
    """Let people play (`watch`) while a guest attacks."""
    async with Client(server, "Maja") as maja, Client(server, "Gucio") as gucio:
        status, answer = await maja.request("POST", "/api/guests", {"name": "Attacker"}, signed=False)
        assert status == 201
        attacker, witness = Attacker(server, answer["id"], answer["secret"]), Witness(maja, gucio)
        await witness.sit_down()
        attacking = asyncio.ensure_future(attack(attacker))
        try:
            await watch(witness)
            if attacking.done():
                attacking.result()
        finally:
            attacking.cancel()
            await asyncio.gather(attacking, return_exceptions=True)
            await attacker.http.aclose()
            await asyncio.gather(attacking, return_exceptions=True)
            await attacker.http.aclose()
        return witness, attacker
