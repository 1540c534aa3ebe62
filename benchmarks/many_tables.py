"""`python -m benchmarks.many_tables`: a server that has run for years starts again, and goes on.

A database of 10,000 finished tables and 500 running ones, of all games; half of the running ones have a bot to move.
How much processor time the server takes until it is ready, and until everything is as it was before; and how much
memory it has then, and while people play at it for some minutes (`--minutes 30`).
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import tempfile
import time
from pathlib import Path

import msgspec

from benchmarks.server import hexapoda, load
from hexapoda.games.names import NAMES
from hexapoda.server.store.store import Store
from hexapoda.server.table.commands import Create, Join, Play, Resign, Start, Wish
from hexapoda.server.table.events import Created, Event, to_json
from hexapoda.server.table.guest import SERVER, Guest
from hexapoda.server.table.new_table import open_table
from hexapoda.server.table.summary import TableSummary
from hexapoda.server.table.table import Table
from tests.games import CASES

MAJA, GUCIO = Guest("maja", "Maja"), Guest("gucio", "Gucio")
#: Moves at each table, and tables that are written at once.
MOVES, AT_ONCE = 30, 500
#: What is promised: processor time until it is ready, in seconds.
PROMISED = 5.0

Log = list[tuple[Event, TableSummary]]


def game_log(game: str, *, bot: bool, over: bool) -> Log:
    """The events of a table after some moves, with the summaries that are stored with them."""
    chance = random.Random(f"{game} {bot}")
    options = dict(next(iter(CASES[game].benchmarks.values())))
    seats = (Wish("me"), Wish("bot", 1) if bot else Wish("open"))
    first = open_table(Create(game=game, options=options, seats=seats), MAJA, 0)
    table = Table(first)
    log: Log = [(first, table.summary)]

    def happen(event: Event) -> None:
        summary = table.summary_after(event)
        table.apply(event)
        log.append((event, summary))

    if not bot:
        happen(table.decide(Join(token=table.created.token), GUCIO, 0))
    happen(table.decide(Start(), SERVER, 0))
    moves = 0
    # With a bot it ends where the bot is to move: it begins to think once the server runs.
    while table.actor is not None and (moves < MOVES or (bot and table.actor != 1)):
        moves += 1
        legal = table.position.legal_moves
        seat = table.actor
        who = Guest(f"bot:{seat}") if bot and seat == 1 else (MAJA, GUCIO)[seat]
        text = legal[chance.randrange(len(legal))].text
        happen(table.decide(Play(seat=seat, moves=(text,), answers=table.at), who, 0))
    if over and table.actor is not None:
        happen(table.decide(Resign(seat=0), MAJA, 0))
    return log


async def fill(url: str, finished: int, running: int) -> None:
    """Write the tables."""
    store = await Store.open(url)
    kinds = [
        ("f", finished, False, True),
        ("r", running - running // 2, False, False),
        ("b", running // 2, True, False),
    ]
    for letter, count, bot, over in kinds:
        logs = {game: game_log(game, bot=bot, over=over) for game in NAMES}
        names = [
            (f"{letter}{number}", game) for number, game in zip(range(count), itertools.cycle(NAMES), strict=False)
        ]
        for at in range(0, count, AT_ONCE):
            await asyncio.gather(*(_write(store, name, logs[game]) for name, game in names[at : at + AT_ONCE]))
    await store.close()


async def _write(store: Store, name: str, log: Log) -> None:
    for event, summary in log:
        body = msgspec.structs.replace(event.body, table=name) if isinstance(event.body, Created) else event.body
        data = to_json(msgspec.structs.replace(event, body=body))
        await store.append(name, event.number, data, msgspec.structs.replace(summary, id=name))


def _pid_of(port: int) -> int:
    """The process that listens on a port."""
    wanted = {line.split()[9] for line in Path("/proc/net/tcp").read_text().splitlines()[1:] if f":{port:04X} " in line}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            links = {os.readlink(each) for each in (process / "fd").iterdir()}
        except OSError:
            continue
        if links & {f"socket:[{inode}]" for inode in wanted}:
            return int(process.name)
    raise RuntimeError(f"nobody listens on port {port}")


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _megabytes(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def report(finished: int, running: int, minutes: float, clients: int) -> None:
    """Print what is measured."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        began = time.monotonic()
        asyncio.run(fill(f"sqlite:///{folder / 'hexapoda.db'}", finished, running))
        size = (folder / "hexapoda.db").stat().st_size / 2**20
        spent = time.monotonic() - began
        print(f"{finished:,} finished tables and {running:,} running ones: {size:,.0f} MB, in {spent:,.0f} s")
        with hexapoda(folder) as port:
            pid = _pid_of(port)
            ready = _processor_seconds(pid)
            print(f"ready after {ready:.1f} s of processor time{'' if ready <= PROMISED else '  MORE THAN PROMISED'}")
            before = -1.0
            while (now := _processor_seconds(pid)) - before > 0.2:
                before = now
                time.sleep(2.0)
            print(f"at rest after {now:.1f} s, with {_megabytes(pid):,.0f} MB", flush=True)
            options = {game: json.dumps(next(iter(CASES[game].benchmarks.values()))) for game in NAMES}
            until = time.monotonic() + 60 * minutes
            for game in itertools.cycle(NAMES):
                if time.monotonic() >= until:
                    break
                found = load("hexapoda", port, clients, min(60.0, 15 * max(minutes, 0.1)), 0.0, game, options[game])
                print(f"{game}: {found['moves']:,.0f} moves/s, then {_megabytes(pid):,.0f} MB", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.many_tables", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--finished", type=int, default=10_000, help="how many finished tables")
    parser.add_argument("--running", type=int, default=500, help="how many running ones")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long people play")
    parser.add_argument("--clients", type=int, default=200, help="how many people")
    asked = parser.parse_args()
    report(asked.finished, asked.running, asked.minutes, asked.clients)


if __name__ == "__main__":
    main()
