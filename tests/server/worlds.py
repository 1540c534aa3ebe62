"""Servers of one process that differ only in what a viewer can't see, for tests that compare what they send.

Ids, tokens, secrets and the time are equal in all of them; only the seeds of games differ. The seed "world 2 of SEED
from 0" starts the same game as "world 1 of SEED from 0", but redraws everything that seat 0 (-1: a spectator) can't
know.
"""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from hexapoda.kernel import chance, contract
from hexapoda.play.game import Game, Position
from hexapoda.server import serve
from hexapoda.server.bots.fair_queue import Share
from hexapoda.server.bots.runner import NOBODYS
from hexapoda.server.http.services import Services
from hexapoda.server.live.live_table import LiveTable
from hexapoda.server.settings import Settings
from hexapoda.server.store import guests
from hexapoda.server.store.store import Store
from hexapoda.server.table.outside import Outside
from hexapoda.server.table.table import Table
from tests.server.harness import GENEROUS, free_port

#: The longest that an answer may take, in seconds.
_SECONDS = 20


class Time:
    """A clock that a test advances."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def __call__(self) -> float:
        return self.seconds

    def go_on(self) -> None:
        """Advance by a quarter of a second: whole milliseconds, and exact as a float."""
        self.seconds += 0.25


class Puppet:
    """A runner of bots that play what a test says. It records what a bot is given for a hint."""

    def __init__(self) -> None:
        self.texts: asyncio.Queue[str] = asyncio.Queue()
        self._hinted: list[str] = []

    def taken(self) -> list[str]:
        """What bots were given for hints since the last call."""
        hinted, self._hinted = self._hinted, []
        return hinted

    async def start(self) -> None:
        """Nothing to do."""

    async def stop(self) -> None:
        """Nothing to do."""

    async def think(
        self, view: Mapping[str, Any], level: int, seed: int, earlier: int = 0, share: Share = NOBODYS
    ) -> str:
        """What the test says next."""
        return await self.texts.get()

    async def hint(
        self, view: Mapping[str, Any], level: int, earlier: int = 0, share: Share = NOBODYS
    ) -> dict[str, Any]:
        """The first legal move."""
        self._hinted.append(str((view, level)))
        return {"text": view["legal"][0]["text"], "reason": {"code": "hint-only", "params": {}}, "line": [], "own": 0}

    async def analyse(
        self, position: Position, seconds: float, lines: int = 1, turn: bool = False, share: Share = NOBODYS
    ) -> dict[str, Any]:
        """Not used here."""
        raise NotImplementedError

    async def prepare(self, game: str, what: str) -> None:
        """Nothing to do."""


class _Quiet(serve.Server):
    """Leaves the signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Person:
    """A client that records all bytes that it is sent."""

    def __init__(self, world: "World", name: str, guest: str, secret: str) -> None:
        self.world, self.name, self.guest, self.secret = world, name, guest, secret
        self.got: list[str | bytes] = []
        self._ids = itertools.count(1)
        self._socket: ClientConnection
        self._answered: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._http = httpx.AsyncClient(base_url=world.url, timeout=_SECONDS)

    async def connect(self) -> None:
        """Say hello."""
        self._socket = await connect(self.world.socket_url, compression=None, max_size=None)
        who = {"guest": self.guest, "secret": self.secret} if self.guest else {}
        # Some are told everything, and some what changes.
        await self._socket.send(json.dumps({"type": "hello", "protocol": 1 + len(self.name) % 2, **who}))
        self.got.append(await self._socket.recv())
        self._reader = asyncio.create_task(self._read())

    async def close(self) -> None:
        """Disconnect."""
        await self._socket.close()
        await self._reader
        await self._http.aclose()

    async def _read(self) -> None:
        async for data in self._socket:
            self.got.append(data)
            message = json.loads(data)
            answer = self._answered.get(message.get("client_id", ""))
            if answer is not None and not answer.done():
                answer.set_result(message)

    async def send(self, type: str, **fields: Any) -> None:
        """Send a message that is not acknowledged; returns when its effects have arrived."""
        await self._socket.send(json.dumps({"type": type, **fields}))
        await self.say("ping")

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message; returns the ack, the refusal or the pong."""
        client_id = f"{self.name}-{next(self._ids)}"
        answer = self._answered[client_id] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"type": type, "client_id": client_id, **fields}))
        said = await asyncio.wait_for(answer, _SECONDS)
        del self._answered[client_id]
        return said

    async def request(self, method: str, path: str, body: Any = None) -> tuple[Any, ...]:
        """The raw answer to a request: status, headers and bytes."""
        headers = {"authorization": f"Bearer {self.guest}.{self.secret}"} if self.guest else {}
        answer = await self._http.request(method, path, json=body, headers=headers)
        told = [(name, value) for name, value in answer.headers.multi_items() if name != "date"]
        return method, path, answer.status_code, told, answer.content

    def taken(self) -> list[str | bytes]:
        """What has arrived since the last call."""
        got, self.got = self.got, []
        return got


class World:
    """A server, the people at it, and its table."""

    def __init__(self, folder: Path, number: int, seed: str, token: str = "") -> None:
        self._numbers = itertools.count(1)
        self._name, self._token = f"world {number} of {seed}", token
        self._settings = Settings(
            database=f"sqlite:///{folder / f'{number}.db'}", port=free_port(), log_level="debug", **_LIMITS
        )
        self.bots = Puppet()
        self.people: dict[str, Person] = {}
        self.services: Services
        self.table_id = ""

    @property
    def url(self) -> str:
        """The address for requests."""
        return f"http://127.0.0.1:{self._settings.port}"

    @property
    def socket_url(self) -> str:
        """The address of the socket."""
        return f"ws://127.0.0.1:{self._settings.port}/api/socket"

    def _random(self, size: int) -> str:
        """Seeds have 16 bytes, tokens 12."""
        if size == 16:
            return self._name
        return f"r{size}{self._token if size == 12 else ''}n{next(self._numbers)}"

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator["World"]:
        """Serve."""
        self.services = await Services.open(self._settings, self.bots, outside=Outside(self._random))
        bound = serve._bind("127.0.0.1", self._settings.port)
        server = _Quiet(serve._config(self._settings, self.services), self.services)
        running = asyncio.create_task(server.serve([bound]))
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            yield self
        finally:
            for person in self.people.values():
                await person.close()
            server.should_exit = True
            await running
            await self.services.close()
            bound.close()

    async def invite(self, *names: str, secret: str = "") -> None:
        """Clients with names and sockets; "" is a client without a guest. Their ids are equal in all worlds."""
        for name in names:
            guest_id = given = ""
            if name:
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(
                        guests.secrets, "token_urlsafe", lambda size, n=name: f"{n}{size}{secret * (size > 20)}"
                    )
                    guest_id, given = await self.services.store.guests.create(name)
            self.people[name] = Person(self, name or "nobody", guest_id, given)
            await self.people[name].connect()

    @property
    def held(self) -> LiveTable:
        """The table as the server has it."""
        return self.services.registry.live_tables[self.table_id]

    @property
    def table(self) -> Table:
        """The table."""
        return self.held.table

    @property
    def position(self) -> Position:
        """The position, with its secrets."""
        return self.table.position

    def holder(self, seat: int) -> Person | None:
        """Who plays a seat; None: a bot."""
        return next((each for each in self.people.values() if each.guest == self.table.seats[seat].guest != ""), None)

    async def until_running(self) -> None:
        """Wait until the game has started."""
        while self.table.status != "running":
            await asyncio.sleep(0.001)
        await self.settle()

    async def settle(self) -> None:
        """Wait until all messages have arrived."""
        while self.held.attending is not None or self.held.lock.locked():
            await asyncio.sleep(0.001)
        for person in self.people.values():
            await person.say("ping")

    async def play(self, text: str) -> None:
        """Play a decision of the seat to act."""
        seat, number = self.table.actor, self.table.number
        assert seat is not None
        person = self.holder(seat)
        if person is None:
            self.bots.texts.put_nowait(text)
            while self.table.number == number:
                await asyncio.sleep(0.001)
        else:
            said = await person.say("play", table=self.table_id, seat=seat, moves=[text], answers=self.table.at)
            assert said["type"] == "ack", said
        await self.settle()


_LIMITS: Any = {name: value for name, value in GENEROUS.items() if name != "bot_processes"}


@contextlib.contextmanager
def one_time_for_all(time: Time) -> Iterator[None]:
    """All stores opened here share a clock, and games start as the seeds of worlds say."""
    opened, start = Store.open, Game.start

    async def open_with_time(url: str, **options: Any) -> Store:
        return await opened(url, monotonic=time, wall=time, **options)

    def start_world(game: Game, seed: int | str | None = None, **options: Any) -> Position:
        if not (isinstance(seed, str) and seed.startswith("world ")):
            return start(game, seed, **options)
        _, number, _, common, _, viewer = seed.split()
        position = start(game, common, **options)
        position._seed = seed
        if number != "1":
            contract.conceal_at(position._states, 0, int(viewer), chance.generator(seed), 0)
        return position

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "open", open_with_time)
        patch.setattr(Game, "start", start_world)
        yield


def alike(worlds: tuple[World, World], viewer: int | None, choices: random.Random) -> tuple[str, str] | None:
    """A decision in each world, with what chance brings, that a viewer can't tell apart; None where there is none.

    What the viewer sees is what the game says, not the server. The generator of the second world is drawn anew until
    chance brings the same there, as far as the viewer sees it.
    """
    first, second = worlds
    wanted = _seen(first.position, viewer)
    for attempt in range(200):
        if attempt:
            second.position.redraw(str(choices.random()))
        there = _seen(second.position, viewer)
        both = sorted(wanted.keys() & there.keys())
        if both:
            chosen = choices.choice(both)
            return choices.choice(wanted[chosen]), choices.choice(there[chosen])
        if second.position.game.declaration.perfect_information:
            break
    return None


def _seen(position: Position, viewer: int | None) -> dict[str, list[str]]:
    """The texts of all decisions by what a viewer sees of them, then and afterwards."""
    found: dict[str, list[str]] = {}
    seat = -1 if viewer is None else viewer
    for move in list(position.legal_moves):
        position.push_id(move.id)
        if position.outcome is None:  # a finished game has no secrets
            key = contract.view_key_at(position._states, position.ply, seat)
            found.setdefault(f"{position.move_view(position.ply - 1, viewer)} {key}", []).append(move.text)
        position.pop()
    return found
