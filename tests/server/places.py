"""Places where games are played one after another while servers fail; what clients received is compared with the store.

    async with Places(servers, count, seed) as places:
        await places.play_during(faults)      # games of every kind go on while `faults()` runs, then to their ends
    await places.compare(database)            # once the servers are stopped

A player sends a move again with the same `client_id` if its acknowledgement was lost, so each move must be in the log
exactly once.
"""

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from hexapoda.server.store.store import Store
from hexapoda.server.table.events import CHANGES, SPECTATOR, Event, Played, from_json, to_json
from hexapoda.server.table.table import Table
from hexapoda.server.table.views import event_for
from tests import toy
from tests.server.harness import Chooser, Client, Refusal, SeenTable, Server, as_bot, at_random
from tests.server.stored import unfinished

assert toy.GAME.name == "toy"  # it is among the games now

#: Statuses while the database is away: try again.
AWAY = "database-away-now"
#: The most seconds that a player waits before a move during faults, so that games last.
_THINKING = 0.05
#: Moves after the faults until a player of Hive resigns: random games may go on for ever.
_ENOUGH = 40

#: What is played: the game, its options, and the numbers of people and bots.
KINDS: tuple[tuple[str, dict[str, Any], int, int], ...] = (
    ("hive", {}, 2, 0),
    ("toy", {"players": 3}, 3, 0),
    ("termites", {"players": 2}, 2, 0),
    ("ants", {"players": 2, "max_rounds": 15}, 2, 0),
    ("myrmes", {"players": 2}, 2, 0),
    ("toy", {"players": 2}, 1, 1),
    ("hive", {}, 1, 1),
    ("termites", {"players": 3}, 2, 1),
)


class Sent(msgspec.Struct):
    """A move that was acknowledged as the event `number`."""

    client_id: str
    seat: int
    text: str
    answers: int
    number: int


class Roamer(Client):
    """A client that connects to any running server, and tries again while the database is away."""

    def __init__(self, servers: list[Server], name: str, chance: random.Random) -> None:
        self._servers, self._chance = servers, chance
        super().__init__(servers[0], name)

    @property
    def server(self) -> Server:  # type: ignore[override]
        return self._chance.choice(self._servers)

    @server.setter
    def server(self, server: Server) -> None:
        pass

    async def _meet(self, connection: ClientConnection) -> None:
        try:
            await super()._meet(connection)
        except AssertionError:
            if self.received[-1].get("code") == AWAY:
                raise ConnectionError("the database is away") from None
            raise

    def _take(self, message: dict[str, Any]) -> None:
        name = message.get("client_id", "")
        if message["type"] == "refused" and name.startswith("watch-") and message["code"] == AWAY:
            asyncio.get_running_loop().create_task(self._watch_again(name.removeprefix("watch-"), self.connections))
            return
        super()._take(message)
        del self.received[:-1]  # long runs would keep everything

    async def _watch_again(self, table: str, connection: int) -> None:
        await asyncio.sleep(0.2)
        if self.connections == connection:
            with suppress(ConnectionClosed):
                await self.send(self._watch_message(table))

    async def ask(self, method: str, path: str, body: Any) -> Any:
        """The answer to a request, which is sent until it is answered."""
        while True:
            with suppress(httpx.TransportError):
                status, answer = await self.request(method, path, body)
                if status < 400:
                    return answer
                assert answer["error"]["code"] in (AWAY, "shutting-down"), answer
            await asyncio.sleep(0.1)

    async def order(self, type: str, table: str, **fields: Any) -> int:
        """A command, which is sent with the same client id until it is done."""
        while True:
            try:
                return await self.command(type, table, **fields)
            except Refusal as refusal:
                if refusal.code != AWAY:
                    raise
            await asyncio.sleep(0.1)

    async def look(self, table: str, token: str) -> None:
        """Watch a table from its beginning."""
        seen = self.seen.setdefault(table, SeenTable())
        seen.token = token
        while not seen.state:
            await self.connected()
            connection = self.connections
            with suppress(ConnectionClosed):
                await self.send(self._watch_message(table))
            while not seen.state and self.connections == connection:
                self._check()
                await asyncio.sleep(0.02)


class Place:
    """Some people who play the same kind of game again and again."""

    def __init__(self, number: int, people: list[Roamer], looker: Roamer, chance: random.Random) -> None:
        self.game, self.options, _, self.bots = KINDS[number % len(KINDS)]
        self.people, self._looker, self._chance = people, looker, chance
        self._ids = (f"place{number}-{count}" for count in itertools.count(1))
        #: The acknowledged moves of each person, by table.
        self.journal: dict[str, list[list[Sent]]] = {}

    async def play(self, faults: asyncio.Event) -> None:
        """Play games until the faults are over, and finish the last one."""
        while True:
            await self._play_one(faults)
            if faults.is_set():
                return

    async def _play_one(self, faults: asyncio.Event) -> None:
        host, *others = self.people
        wishes = [{"kind": "me"}, *({"kind": "open"} for _ in others), *({"kind": "bot", "level": 1},) * self.bots]
        body = {"game": self.game, "options": self.options, "seats": wishes, "client_id": next(self._ids)}
        answer = await host.ask("POST", "/api/tables", body)
        table, token = answer["id"], answer["info"]["token"]
        assert table not in self.journal
        self.journal[table] = [[] for _ in self.people]
        await self._looker.look(table, token)
        await host.look(table, token)
        for other in others:
            await other.look(table, token)
            await other.order("join", table, token=token, client_id=next(self._ids))
        await asyncio.gather(*(self._decide(who, table, faults) for who in range(len(self.people))))

    async def _decide(self, who: int, table: str, faults: asyncio.Event) -> None:
        person, seen = self.people[who], self.people[who].seen[table]
        anything = at_random(self._chance.randrange(1 << 30))
        # Random games of Hive may not end; all others do.
        sensible: Chooser = as_bot(1, who) if self.game == "hive" and who == 0 else anything
        moves = 0
        while True:
            await person.until(table, lambda seen: seen.status == "finished" or _to_decide(seen) is not None)
            view, at = _to_decide(seen), seen.at
            if view is None:
                return
            if not faults.is_set():
                await asyncio.sleep(self._chance.random() * _THINKING)
            moves += faults.is_set()
            if self.game == "hive" and moves > _ENOUGH:
                await person.order("resign", table, seat=view["seat"], client_id=next(self._ids))
                continue
            text = (sensible if faults.is_set() else anything)(view)
            move = Sent(next(self._ids), view["seat"], text, at, 0)
            # It can't be stale: nobody else decides at this `at`.
            move.number = await person.order(
                "play", table, seat=move.seat, moves=[move.text], answers=move.answers, client_id=move.client_id
            )
            self.journal[table][who].append(move)
            await person.until(table, lambda seen, number=move.number: seen.number >= number)


def _to_decide(seen: SeenTable) -> dict[str, Any] | None:
    actor = seen.state.get("actor")
    mine = (each["view"] for each in seen.state["views"] if actor is not None and each["seat"] == actor)
    return next((view for view in mine if view["legal"]), None)


class Places:
    """Several places at once, and a spectator of all of them."""

    def __init__(self, servers: list[Server], count: int, seed: int) -> None:
        self._servers, self._count = servers, count
        self.chance = random.Random(seed)
        self._stack = AsyncExitStack()
        self.places: list[Place] = []

    async def __aenter__(self) -> "Places":
        self.looker = await self._somebody("looker")
        for number in range(self._count):
            people = [await self._somebody(f"p{number}-{who}") for who in range(KINDS[number % len(KINDS)][2])]
            self.places.append(Place(number, people, self.looker, random.Random(self.chance.random())))
        return self

    async def _somebody(self, name: str) -> Roamer:
        roamer = Roamer(self._servers, name, random.Random(self.chance.random()))
        return await self._stack.enter_async_context(roamer)

    async def __aexit__(self, *error: Any) -> None:
        await self._stack.__aexit__(*error)

    async def play_during(self, faults: Callable[[], Awaitable[None]]) -> None:
        """Play at all places while faults happen, and on until all games are over."""
        over = asyncio.Event()
        playing = [asyncio.create_task(place.play(over)) for place in self.places]
        failing = asyncio.create_task(self._fail(faults, over))
        try:
            await asyncio.gather(failing, *playing)
        finally:
            for task in (failing, *playing):
                task.cancel()
            await asyncio.gather(failing, *playing, return_exceptions=True)
        for place in self.places:
            for table in place.journal:
                await self.looker.until(table, lambda seen: seen.status == "finished")

    async def _fail(self, faults: Callable[[], Awaitable[None]], over: asyncio.Event) -> None:
        await faults()
        over.set()

    @property
    def moves(self) -> int:
        """The number of acknowledged moves so far."""
        return sum(len(sent) for place in self.places for journal in place.journal.values() for sent in journal)

    async def compare(self, database: str) -> None:
        """Compare what clients received with what is stored."""
        store = await Store.open(database)
        try:
            tables = {table for place in self.places for table in place.journal}
            stored = {summary.id for summary in await store.summaries("finished", public_only=False, limit=100_000)}
            assert stored == tables, "as many tables as were made, and all games at their ends"
            assert not await unfinished(store)
            for place in self.places:
                for table, journal in place.journal.items():
                    rows = await store.events(table)
                    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
                    events = [from_json(row.data) for row in rows]
                    assert [event.number for event in events] == [row.number for row in rows]
                    self._compare_table(events, place, table, journal)
        finally:
            await store.close()

    def _compare_table(self, events: list[Event], place: Place, table: str, journal: list[list[Sent]]) -> None:
        replayed = Table.replay(events)  # raises if events are out of order
        assert replayed.status == "finished"
        names = Counter((event.by, event.client_id) for event in events if event.client_id)
        assert not [name for name, count in names.items() if count > 1], "done twice"
        for person, sent in zip(place.people, journal, strict=True):
            stored = [event for event in events if event.by == person.guest and isinstance(event.body, Played)]
            assert [_as_sent(event, events) for event in stored] == sent, "lost, invented, or out of order"
            assert sent, "nothing was played"
            _compare_told(person, replayed, events, replayed.viewer(person.guest))
        _compare_told(self.looker, replayed, events, SPECTATOR)


def _as_sent(event: Event, events: list[Event]) -> Sent:
    """The move of an event; it answers the last event before it that changed the position."""
    assert isinstance(event.body, Played)
    answered = max(each.number for each in events[: event.number - 1] if isinstance(each.body, CHANGES))
    return Sent(event.client_id, event.body.seat, event.body.moves[0].text, answered, event.number)


def _compare_told(client: Client, table: Table, events: list[Event], viewer: frozenset[int]) -> None:
    seen = client.seen[table.id]
    assert seen.number == len(events)
    assert seen.events == [json.loads(to_json(event_for(table, event, viewer))) for event in events]
    for client_id, (at, number) in client.acknowledged.items():
        if at == table.id:
            assert events[number - 1].client_id == client_id
