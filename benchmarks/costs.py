"""`python -m benchmarks.costs`: what a move costs a server, in processor time, and how many people that is enough for.

Each part of a move by itself, in processor time, which a busy machine hardly changes: deciding on it and applying
it, telling both players (as changes, in few bytes), and storing it (SQLite, and PostgreSQL where it can be started,
with its notification). Then what all of that is for 100,000 people who move every five seconds, and a simulation of one
process: how long the slowest hundredth of its moves waits, the busier it is.

docs/scaling.md rests on this.
"""

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from hexapoda import bots
from hexapoda.games.names import NAMES
from hexapoda.server.live.watchers import Publication, Watch
from hexapoda.server.store.store import Store
from hexapoda.server.table.commands import Create, Join, Play, Start, Wish
from hexapoda.server.table.events import to_json
from hexapoda.server.table.guest import SERVER, Guest
from hexapoda.server.table.new_table import open_table
from hexapoda.server.table.table import Table
from tests.games import CASES
from tests.server.stored import append

#: Moves that are measured in each game, and those before.
MOVES, BEFORE = 60, 20
#: The people whom docs/scaling.md is about, and the seconds between two moves of one.
PEOPLE, PACE = 100_000, 5.0
#: The share of a processor that may be busy while its users wait hardly longer.
BUSY = 0.6

MAJA, GUCIO = Guest("maja", "Maja"), Guest("gucio", "Gucio")


class _Reader:
    """A client that reads what it is sent in few bytes."""

    in_few_bytes, closed = True, False

    def __init__(self, guest_id: str) -> None:
        self.guest_id, self.bytes = guest_id, 0

    def send(self, data: bytes) -> None:
        self.bytes += len(data)


class _Stopwatch:
    """Adds up processor time."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def __enter__(self) -> None:
        self._began = time.thread_time()

    def __exit__(self, *_: object) -> None:
        self.seconds.append(time.thread_time() - self._began)

    @property
    def micros(self) -> float:
        # The mean without the slowest tenth, which a busy machine makes slow.
        kept = sorted(self.seconds)[: max(1, 9 * len(self.seconds) // 10)]
        return statistics.fmean(kept) * 1e6


def of_moves(game: str) -> dict[str, float]:
    """Microseconds of a move's parts in a game of two, and the bytes for each of them."""
    chance = random.Random(7)
    deciding, telling = _Stopwatch(), _Stopwatch()
    options = dict(next(iter(CASES[game].benchmarks.values())))
    readers = [_Reader(MAJA.id), _Reader(GUCIO.id)]
    played = 0
    while played < BEFORE + MOVES:
        table = Table(open_table(Create(game=game, options=options, seats=(Wish("me"), Wish("open"))), MAJA, 0))
        table.apply(table.decide(Join(token=table.created.token), GUCIO, 0))
        table.apply(table.decide(Start(), SERVER, 0))
        watches = [Watch(reader, "", table.number, table.keys_for(table.viewer(reader.guest_id))) for reader in readers]
        while table.actor is not None and played < BEFORE + MOVES:
            played += 1
            play = Play(seat=table.actor, moves=(_any_move(table, chance),), answers=table.at)
            if played == BEFORE:
                deciding.seconds.clear()
                telling.seconds.clear()
                for reader in readers:
                    reader.bytes = 0
            with deciding:
                event = table.decide(play, (MAJA, GUCIO)[table.actor], 0)
                to_json(event)
                table.summary_after(event)
                before = table.outline
                table.apply(event)
            with telling:
                publication = Publication(table, [event], 0, before)
                for watch in watches:
                    publication.tell(watch)
    sent = sum(reader.bytes for reader in readers) / 2 / MOVES
    return {"deciding": deciding.micros, "telling": telling.micros, "bytes": sent}


def _any_move(table: Table, chance: random.Random) -> str:
    moves = table.position.legal_moves
    return moves[chance.randrange(len(moves))].text


async def of_storing(url: str, at_once: int) -> float:
    """Microseconds of this process for one event, where so many are stored at once."""
    store = await Store.open(url)
    tables = [f"t{number}" for number in range(at_once)]
    await asyncio.gather(*(append(store, table, 1) for table in tables))
    began, rounds = time.process_time(), min(200, 2_000 // at_once)
    for number in range(2, rounds + 2):
        await asyncio.gather(*(append(store, table, number) for table in tables))
    spent = time.process_time() - began
    await store.close()
    return spent / rounds / at_once * 1e6


async def of_notices(url: str, listeners: int) -> tuple[float, float]:
    """Commits with a notification that PostgreSQL takes in a second from one connection, and how many of them reach
    listeners, all together."""
    import asyncpg

    plain = url.replace("+asyncpg", "")
    heard = 0

    def hear(*_: object) -> None:
        nonlocal heard
        heard += 1

    others = [await asyncpg.connect(plain) for _ in range(listeners)]
    for other in others:
        await other.add_listener("load", hear)
    one = await asyncpg.connect(plain)
    began = time.perf_counter()
    count = 0
    while time.perf_counter() - began < 2.0:
        await one.execute("SELECT pg_notify('load', $1)", f"{count}" + "x" * 60)
        count += 1
    spent = time.perf_counter() - began
    await asyncio.sleep(0.5)
    for each in (one, *others):
        await each.close()
    return count / spent, heard / spent


def waits(micros: float, busy: float, seed: int = 1) -> tuple[float, float]:
    """A simulation: the median and the 99th percentile in ms from a move's arrival to its end, in a process that is
    this busy. Moves come at random; each takes the same time on average, some take more."""
    chance = random.Random(seed)
    mean = micros / 1e6
    now = free = 0.0
    times = []
    for _ in range(200_000):
        now += chance.expovariate(busy / mean)
        free = max(free, now) + chance.gammavariate(4.0, mean / 4.0)
        times.append(free - now)
    times.sort()
    return times[len(times) // 2] * 1000, times[int(0.99 * len(times))] * 1000


def _line(name: str, value: str) -> None:
    print(f"{name:<58} {value:>14}", flush=True)


def report() -> None:
    """Print everything."""
    totals = {}
    with tempfile.TemporaryDirectory() as folder:
        stored = {
            count: asyncio.run(of_storing(f"sqlite:///{Path(folder) / f'{count}.db'}", count)) for count in (1, 50)
        }
    shared = _postgres()
    for game in NAMES:
        found = of_moves(game)
        totals[game] = found["deciding"] + found["telling"]
        _line(f"{game}: deciding on a move and applying it", f"{found['deciding']:,.0f} µs")
        _line(f"{game}: telling both players", f"{found['telling']:,.0f} µs")
        _line(f"{game}: sent to each", f"{found['bytes']:,.0f} bytes")
    for count, micros in stored.items():
        _line(f"storing an event in SQLite, {count} at once", f"{micros:,.0f} µs")
    for name, value in shared.items():
        _line(name, value)
    for level, limits in bots.LEVELS.items():
        _line(f"a bot of level {level}, for a turn, at most", f"{limits.seconds or 0:.2g} s")
    mean = statistics.fmean(totals.values()) + stored[50]
    rate = PEOPLE / PACE
    _line("a move, all games alike, with storing", f"{mean:,.0f} µs")
    _line(f"processors for {PEOPLE:,} people, {BUSY:.0%} busy", f"{rate * mean / 1e6 / BUSY:,.1f}")
    for busy in (0.3, 0.6, 0.8, 0.9, 0.95):
        middle, slowest = waits(mean, busy)
        _line(f"a process that is {busy:.0%} busy: a move takes (50 %, 99 %)", f"{middle:.1f}, {slowest:.1f} ms")


def _postgres() -> dict[str, str]:
    """The same of PostgreSQL; nothing where it can't be started."""
    from tests.server.postgres import Postgres

    try:
        server = Postgres(durable=True)
    except Exception as error:
        print(f"PostgreSQL is left out: {error}")
        return {}
    try:
        found = {}
        for count in (1, 50):
            micros = asyncio.run(of_storing(server.new_database(), count))
            found[f"storing an event in PostgreSQL, {count} at once"] = f"{micros:,.0f} µs"
        for listeners in (1, 8, 32):
            sent, heard = asyncio.run(of_notices(server.url(), listeners))
            found[f"NOTIFY in a second, one sender, {listeners} listening"] = f"{sent:,.0f}"
            found[f"  of them heard in a second, all together, {listeners} listening"] = f"{heard:,.0f}"
        return found
    finally:
        server.close()


if __name__ == "__main__":
    report()
