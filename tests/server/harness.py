"""A real server in a process of its own, and clients that talk to it as browsers do.

    server = Server(tmp_path)            # a database in that folder, a free port; settings as keywords
    server.start()                       # returns when /api/health is ready
    server.kill(); server.start()        # kill -9, and restart with the same port and database
    server.stop()                        # SIGTERM; returns the exit status

    async with Client(server, "Maja") as maja:           # a guest with a socket
        table = await maja.create("hive", seats=["me", "open"])
        await maja.watch(table)
        await maja.command("play", table, seat=0, moves=["wS1"], answers=maja.seen[table].at)

Several servers on one database: `Server(folder, database=url)` twice. A client may change the server that it talks to:
set `client.server`, then `await client.lose()`.

A client reconnects by itself whenever its connection is lost: it watches its tables again from the last number that it
has, and sends again, with the same `client_id`, what was not answered. It checks that every table's events come in the
order of their numbers, without gaps or repeats (`AssertionError` from its next call), and keeps all events
(`seen[table].events`) and all acknowledgements (`acknowledged`), to be compared with the store afterwards.
"""

import asyncio
import contextlib
import functools
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hexapoda.bots.compilation import compile_game
from hexapoda.kernel import cache
from hexapoda.server.table.changes import applied
from hexapoda.server.table.choices import unpacked
from tests.games import GAMES

ROOT = Path(__file__).parents[2]
#: Where a process finds the package, and the toy as a game of another package.
PYTHONPATH = os.pathsep.join((str(ROOT), str(ROOT / "tests" / "toy" / "installed")))
#: The longest that a server may take to start (it may compile all rules first), and to answer, in seconds.
START_SECONDS = 300
ANSWER_SECONDS = 60


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


#: Limits beyond the reach of tests from one address; a test of a limit states its own.
GENEROUS = {
    "request_rate": 10_000,
    "request_burst": 100_000,
    "message_rate": 10_000,
    "message_burst": 100_000,
    "address_message_rate": 100_000,
    "address_message_burst": 1_000_000,
    "sockets_per_address": 10_000,
    "guests_per_hour": 100_000,
    "tables_per_hour": 100_000,
    "tables_per_guest": 100_000,
    "work_burst": 100_000,
    "work_processes": 0,
    "chat_rate": 10_000,
    "chat_burst": 100_000,
    "bot_processes": 0,
    "warm": False,
    "goodbye_seconds": 2,
}


@functools.cache
def compile_games() -> None:
    """Compile all games once, outside of the tests."""
    for game in GAMES:
        compile_game(game)


class Server:
    """`hexapoda serve` with the toy game, in a process of its own."""

    def __init__(
        self,
        folder: Path,
        *,
        database: str | None = None,
        port: int | None = None,
        environment: Mapping[str, str] | None = None,
        rules: str = cache.INTERPRETED,
        **settings: Any,
    ) -> None:
        """`rules`: interpreted ones start in a third of the time; compiled ones are for whole games and strong bots."""
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'hexapoda.db'}"
        self.port = port or free_port()
        self.settings = GENEROUS | settings
        self.log = folder / f"server-{self.port}.log"
        compile_games()
        self._environment = {**os.environ, cache.SWITCH: rules, **(environment or {}), "PYTHONPATH": PYTHONPATH}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address for requests."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        """The address of the socket."""
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        flags = {"host": "127.0.0.1", "port": self.port, "database": self.database, **self.settings}
        words = [word for name, value in flags.items() for word in (f"--{name.replace('_', '-')}", str(value))]
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "hexapoda", "serve", *words]
            self.process = subprocess.Popen(command, cwd=ROOT, env=self._environment, stdout=log, stderr=log)
        until = time.monotonic() + START_SECONDS
        while not self._is_ready():
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise AssertionError(f"the server did not start:\n{self.log.read_text()[-3000:]}")
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, and wait; returns the exit status."""
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=60)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def log_lines(self) -> list[dict[str, Any]]:
        """Its log so far; lines that are not JSON as {"text": …}, without the notice that rules are compiled."""
        lines = []
        for line in self.log.read_text().splitlines():
            try:
                lines.append(json.loads(line))
            except ValueError:
                if not line.startswith("Compiling "):
                    lines.append({"text": line})
        return lines

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


class Refusal(Exception):  # noqa: N818
    """A server's refusal of a command."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(f"{message['code']} {message['params']}")
        self.code: str = message["code"]
        self.params: dict[str, Any] = message["params"]
        self.clause: str = message.get("clause", "")


class SeenTable:
    """What a client knows of a table."""

    def __init__(self) -> None:
        self.number = 0
        self.events: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        #: What never changes on the board, once the game has started.
        self.constants: dict[str, Any] | None = None
        self.token = ""
        self.changed = asyncio.Event()
        #: The views as they were sent, by seat, and how often one was told as changes.
        self.sent: dict[int | None, dict[str, Any]] = {}
        self.changes = 0

    @property
    def at(self) -> int:
        """The number that a move answers."""
        return self.state["at"]

    @property
    def status(self) -> str:
        """open, running or finished."""
        return self.state["status"]

    def view(self, seat: int | None) -> dict[str, Any]:
        """The view of one of the client's seats, or the spectator's."""
        return next(each["view"] for each in self.state["views"] if each["seat"] == seat)

    def kinds(self) -> list[str]:
        """The kinds of all events."""
        return [event["body"]["kind"] for event in self.events]

    def _complete(self, told: dict[str, Any]) -> None:
        """Turn a view in few bytes into a whole one."""
        seat = told["seat"]
        if "changes" in told:
            before = self.sent[seat]
            assert told.pop("since") == before["view_key"]
            told["view"] = applied(before["view"], told.pop("changes"))
            if told.pop("told", False):
                body = self.events[-1]["body"]
                (*_, last) = body.get("seats", {}).get(str(seat), body["moves"])
                usual = {"parts": [], "chance": "", "phrase": None, "brought": None}
                told["view"]["last"] = {"seat": body["seat"], **usual, **last}
            self.changes += 1
        if "view" in told:
            self.sent[seat] = {"view": told["view"], "view_key": told["view_key"]}
            told["view"] = whole_view(told["view"])

    def take_step(self, step: dict[str, Any]) -> None:
        """Receive what is different in the state."""
        state = {**self.state, **step, "number": self.number}
        if "views" not in step:
            state["views"] = [{name: each[name] for name in ("seat", "view_key")} for each in self.state["views"]]
        self.take_state(state)

    def take(self, event: dict[str, Any]) -> None:
        """Receive an event."""
        assert event["number"] == self.number + 1, f"event {event['number']} came after event {self.number}"
        self.number = event["number"]
        self.events.append(event)

    def take_state(self, state: dict[str, Any]) -> None:
        """Receive a state, in which unchanged views have only keys. Views are completed by the constants."""
        for each in state["views"]:
            self._complete(each)
        if state["views"] and "view" not in state["views"][0]:
            assert state["at"] == self.state["at"]
            keys, known = ([(each["seat"], each["view_key"]) for each in s["views"]] for s in (state, self.state))
            assert keys == known
            state = {**state, "views": self.state["views"]}
        else:
            self.constants = state.pop("constants", self.constants)
            for each in state["views"]:
                each["view"] |= {
                    "game": self.info["game"],
                    "options": self.info["options"],
                    "seats": len(state["seats"]),
                }
        assert state["number"] >= self.state.get("number", 0)
        self.state = state
        self.changed.set()
        self.changed = asyncio.Event()


def whole_view(view: dict[str, Any]) -> dict[str, Any]:
    """A view with its legal moves as a list, however they were told."""
    found = dict(view)
    if isinstance(found.get("legal"), dict):
        found["legal"] = unpacked(found["legal"])
    if isinstance((found.get("premove") or {}).get("legal"), dict):
        found["premove"] = {**found["premove"], "legal": unpacked(found["premove"]["legal"])}
    return found


class Client:
    """A guest with a socket that reconnects."""

    _ids = itertools.count(1)

    def __init__(
        self, server: Server, name: str = "Maja", *, guest: str = "", secret: str = "", protocol: int = 2
    ) -> None:
        self.server = server
        self.protocol = protocol
        self.name, self.guest, self.secret = name, guest, secret
        self.seen: dict[str, SeenTable] = {}
        #: client_id -> (table, number) of all acknowledged commands.
        self.acknowledged: dict[str, tuple[str, int]] = {}
        #: All received messages, in order.
        self.received: list[dict[str, Any]] = []
        #: The bytes of all messages about tables.
        self.told = 0
        self.lobby: dict[str, dict[str, Any]] = {}
        self.connections = 0
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._socket: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._wanted = True
        self._task: asyncio.Task[None] | None = None
        self._failure: BaseException | None = None
        self.http = httpx.AsyncClient(
            timeout=ANSWER_SECONDS, verify=False
        )  # reading certificates takes time, and there are none here

    async def __aenter__(self) -> "Client":
        if not self.guest:
            status, answer = await self.request("POST", "/api/guests", {"name": self.name}, signed=False)
            assert status == 201, answer
            self.guest, self.secret = answer["id"], answer["secret"]
        self._task = asyncio.create_task(self._run())
        await self.connected()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._wanted = False
        if self._socket is not None:
            await self._socket.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.http.aclose()
        if self._failure is not None and not any(isinstance(each, BaseException) for each in _[1:2]):
            raise self._failure

    # ── requests ──

    async def request(
        self, method: str, path: str, body: Any = None, *, signed: bool = True, **options: Any
    ) -> tuple[int, Any]:
        """The status and the JSON of a request's answer."""
        headers = {"authorization": f"Bearer {self.guest}.{self.secret}"} if signed else {}
        if body is not None:
            options["json"] = body
        answer = await self.http.request(method, f"{self.server.url}{path}", headers=headers, **options)
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.status_code, answer.json() if is_json else answer.text

    async def create(self, game: str, seats: Sequence[Any] = ("me", "open"), **fields: Any) -> str:
        """Make a table, and return its id. Seats are "me", "open", "bot" or whole wishes."""
        wishes = [{"kind": each} if isinstance(each, str) else each for each in seats]
        status, answer = await self.request("POST", "/api/tables", {"game": game, "seats": wishes, **fields})
        assert status == 201, answer
        self.seen[answer["id"]] = SeenTable()
        self.seen[answer["id"]].token = answer["info"]["token"]
        return answer["id"]

    # ── the socket ──

    async def connected(self) -> None:
        """Wait until there is a connection."""
        await self._wait(self._connected.wait())

    async def lose(self, *, politely: bool = False) -> None:
        """Lose the connection; the client reconnects by itself."""
        if self._socket is not None:
            if politely:
                await self._socket.close()
            else:
                self._socket.transport.abort()
        self._connected.clear()
        await self.connected()

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        """Send a message, once."""
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message with a client id until it is answered; returns the ack, the pong or the refusal."""
        client_id = fields.setdefault("client_id", f"c{next(self._ids)}")
        while True:
            await self.connected()
            answer = self._answers.setdefault(client_id, asyncio.get_running_loop().create_future())
            with contextlib.suppress(ConnectionClosed, ConnectionError):
                await self.send({"type": type, **fields})
                done, _ = await asyncio.wait((answer,), timeout=ANSWER_SECONDS)
                self._check()
                assert done, f"no answer to {type}"
                if answer.exception() is None:
                    del self._answers[client_id]
                    return answer.result()

    async def command(self, type: str, table: str, **fields: Any) -> int:
        """Send a command to a table; returns the number of its event. Raises Refusal."""
        answer = await self.say(type, table=table, **fields)
        if answer["type"] == "refused":
            raise Refusal(answer)
        return answer.get("number", 0)

    async def watch(self, table: str, token: str = "") -> SeenTable:
        """Watch a table from its first event on (or from the last known one), and wait for its state."""
        seen = self.seen.setdefault(table, SeenTable())
        seen.token = token or seen.token or ""
        changed = seen.changed
        refused = self._answers.setdefault(f"watch-{table}", asyncio.get_running_loop().create_future())
        await self.send(self._watch_message(table))
        change = asyncio.create_task(changed.wait())
        done, _ = await asyncio.wait((change, refused), timeout=ANSWER_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        change.cancel()
        self._check()
        assert done, "no state of the table"
        self._answers.pop(f"watch-{table}", None)
        if refused in done:
            del self.seen[table]
            raise Refusal(refused.result())
        return seen

    def _watch_message(self, table: str) -> dict[str, Any]:
        seen = self.seen[table]
        return {
            "type": "watch", "table": table, "from": seen.number, "token": seen.token, "client_id": f"watch-{table}"
        }  # fmt: skip

    async def until(self, table: str, condition: Callable[[SeenTable], bool]) -> SeenTable:
        """Wait for a condition at a table."""
        seen = self.seen[table]
        while not (seen.state and condition(seen)):
            await self._wait(seen.changed.wait())
        return seen

    async def until_received(self, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a message, among all received ones."""
        position = 0
        until = time.monotonic() + ANSWER_SECONDS
        while time.monotonic() < until:
            while position < len(self.received):
                position += 1
                if condition(self.received[position - 1]):
                    return self.received[position - 1]
            await asyncio.sleep(0.01)
        raise AssertionError(f"the message did not come; the last ones were {self.received[-5:]}")

    async def _wait(self, wanted: Any) -> None:
        """Wait for something, or fail if a message was wrong."""
        task = asyncio.ensure_future(wanted)
        watched = [task] if self._task is None else [task, self._task]
        done, _ = await asyncio.wait(watched, timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if task not in done:
            task.cancel()
            self._check()
            raise AssertionError("waited for too long")

    def _check(self) -> None:
        if self._failure is not None:
            raise self._failure

    async def _run(self) -> None:
        """Connect and read, again and again."""
        while self._wanted:
            try:
                async with connect(self.server.socket_url, compression=None, max_size=None) as self._socket:
                    await self._meet(self._socket)
                    async for data in self._socket:
                        message = json.loads(data)
                        self.told += len(data) if "table" in message else 0
                        self._take(message)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except BaseException as failure:
                if self._wanted:
                    self._failure = failure
                raise
            finally:
                self._connected.clear()
                for answer in self._answers.values():
                    if not answer.done():
                        answer.set_exception(ConnectionError("lost"))
                        answer.exception()
                self._answers.clear()
            await asyncio.sleep(0.02 + random.random() * 0.05)

    async def _meet(self, connection: ClientConnection) -> None:
        await connection.send(
            json.dumps({"type": "hello", "guest": self.guest, "secret": self.secret, "protocol": self.protocol})
        )
        welcome = json.loads(await connection.recv())
        self.received.append(welcome)
        assert welcome["type"] == "welcome", welcome
        self.connections += 1
        for table, seen in self.seen.items():
            if seen.number:
                await connection.send(json.dumps(self._watch_message(table)))
        self._connected.set()

    def _take(self, message: dict[str, Any]) -> None:
        self.received.append(message)
        match message["type"]:
            case "event":
                seen = self.seen[message["table"]]
                seen.take(message["event"])
                if "state" in message:
                    seen.take_state(message["state"])
                elif self.protocol > 1 and (seen.state or "step" in message):
                    seen.take_step(message.get("step", {}))
            case "events":
                for event in message["events"]:
                    self.seen[message["table"]].take(event)
                if message.get("more"):
                    self._asking = asyncio.ensure_future(self.send(self._watch_message(message["table"])))
            case "state":
                seen = self.seen[message["table"]]
                seen.info = message.get("info", seen.info)
                seen.take_state(message["state"])
            case "ack":
                if message.get("client_id"):
                    self.acknowledged[message["client_id"]] = (message["table"], message.get("number", 0))
                self._resolve(message)
            case "refused" | "pong" | "tried":
                if "view" in message:
                    message["view"] = whole_view(message["view"])
                self._resolve(message)
            case "lobby":
                if message.get("complete"):
                    self.lobby.clear()
                self.lobby.update({each["id"]: each for each in message["tables"]})
                for gone in message.get("gone", ()):
                    self.lobby.pop(gone, None)

    def _resolve(self, message: dict[str, Any]) -> None:
        answer = self._answers.get(message.get("client_id", ""))
        if answer is not None and not answer.done():
            answer.set_result(message)


# ── playing ──

#: Chooses one of the legal moves of a view.
Chooser = Callable[[dict[str, Any]], str]


def at_random(seed: int) -> Chooser:
    """Any legal move."""
    chance = random.Random(seed)
    return lambda view: chance.choice(view["legal"])["text"]


def as_bot(level: int, seed: int) -> Chooser:
    """The move of a bot, for games that random players do not finish."""
    from hexapoda.server.bots.runner import choose

    return lambda view: choose(view, level, seed)


async def play_on(
    client: Client,
    table: str,
    choose: Chooser,
    *,
    moves: int | None = None,
    before: Callable[[], Awaitable[None]] | None = None,
) -> int:
    """Decide for all seats of a client until the game is over, or for `moves` moves; returns how many.

    `before` is called before each move: to lose the connection, say.
    """
    made = 0
    seen = client.seen[table]
    while moves is None or made < moves:
        await client.until(table, lambda seen: seen.status == "finished" or _own_view(seen) is not None)
        if seen.status == "finished":
            break
        view, at = _own_view(seen), seen.at
        assert view is not None
        if before is not None:
            await before()
        try:
            number = await client.command("play", table, seat=view["seat"], moves=[choose(view)], answers=at)
        except Refusal as refusal:
            if refusal.code not in ("stale", "game-over", "flag-fell"):
                raise
            await client.until(table, lambda seen, at=at: seen.at != at or seen.status == "finished")
            continue
        made += 1
        await client.until(table, lambda seen, number=number: seen.number >= number)
    return made


async def take_turns(people: Sequence[Client], table: str, choose: Chooser, moves: int) -> None:
    """Play `moves` decisions of clients with one seat each, or until the game is over."""
    for _ in range(moves):
        number = max(each.seen[table].number for each in people)
        for each in people:
            await each.until(table, lambda seen, number=number: seen.number >= number)
        if people[0].seen[table].state["actor"] is None:
            return
        decides = next(each for each in people if _own_view(each.seen[table]) is not None)
        await play_on(decides, table, choose, moves=1)


def _own_view(seen: SeenTable) -> dict[str, Any] | None:
    """The view of our seat that is to act."""
    actor = seen.state.get("actor")
    found = (each["view"] for each in seen.state["views"] if actor is not None and each["seat"] == actor)
    return next(found, None)


@contextlib.asynccontextmanager
async def clients(server: Server, *names: str) -> AsyncIterator[list[Client]]:
    """Several guests at once."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(server, name)) for name in names]
