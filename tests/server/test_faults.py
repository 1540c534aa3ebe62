"""Faults in the midst of play: kill -9 again and again, one of two processes, a database that goes away.

No acknowledged move may be lost or done twice, everybody is told everything once and in order, and all games come to
their ends.
"""

import asyncio
import functools
import re

import pytest

from hexapoda.kernel import cache
from tests.server.harness import Server
from tests.server.places import KINDS, Places
from tests.settings import COUNTS, LONG

#: A run that takes longer than this many seconds hangs.
_SECONDS = 1_500 if LONG else 240
#: What servers may log while things fail.
_EXPECTED = re.compile(
    "waiting for the database|not listening to other processes|database is away|a task failed: Store"
    "|Exception (closing|terminating) connection"  # SQLAlchemy's, of one whose database is gone
)


def bounded(test):
    """Run an async test with a time limit."""

    @functools.wraps(test)
    def run(**fixtures):
        asyncio.run(asyncio.wait_for(test(**fixtures), _SECONDS))

    return run


async def kill_again_and_again(servers: list[Server], places: Places, times: int) -> None:
    """Kill any of the servers at any moment, and start it again."""
    for _ in range(times):
        moves = places.moves
        while places.moves < moves + 5:  # in the midst of play
            await asyncio.sleep(0.02)
        await asyncio.sleep(places.chance.random())
        server = places.chance.choice(servers)
        server.kill()
        if len(servers) > 1:  # the others go on alone
            await asyncio.sleep(places.chance.random())
        await asyncio.to_thread(server.start)


def stop(servers: list[Server]) -> None:
    """Stop servers cleanly; they may have logged nothing but the faults."""
    for server in servers:
        assert server.stop() == 0
        complaints = [line for line in server.log_lines() if line.get("level") != "info"]
        assert not [line for line in complaints if not _EXPECTED.search(str(line))], server.log


def settings(**more):
    limits = {"watches_per_socket": 100_000, "queue_messages": 20_000, "queue_bytes": 100_000_000}
    return {"rules": cache.COMPILED, **limits, **more}


@bounded
async def test_a_server_that_is_killed_again_and_again_loses_and_doubles_nothing(tmp_path):
    server = Server(tmp_path, **settings())
    with server:
        async with Places([server], COUNTS["fault_tables"], seed=1) as places:
            await places.play_during(lambda: kill_again_and_again([server], places, COUNTS["fault_kills"]))
        stop([server])
    await places.compare(server.database)
    assert {place.game for place in places.places} == {game for game, *_ in KINDS}
    # Of two kills in short succession, a slow machine notices one.
    assert places.looker.connections > COUNTS["fault_kills"] // 2


@pytest.mark.long
@bounded
async def test_of_two_processes_on_one_postgresql_any_may_be_killed(tmp_path, postgres_url):
    servers = [Server(tmp_path, database=postgres_url, **settings()) for _ in range(2)]
    with servers[0], servers[1]:
        async with Places(servers, COUNTS["fault_shared_tables"], seed=2) as places:
            await places.play_during(lambda: kill_again_and_again(servers, places, COUNTS["fault_shared_kills"]))
        stop(servers)
    await places.compare(postgres_url)


@pytest.mark.long
@bounded
async def test_postgresql_may_be_stopped_for_some_seconds(tmp_path, postgres, postgres_url):
    # One server waits until the database is back; the other one reports that it is away.
    servers = [Server(tmp_path, database=postgres_url, **settings(patience=patience)) for patience in (30, 0.5)]

    async def faults():
        for _ in range(COUNTS["fault_outages"]):
            moves = places.moves
            while places.moves < moves + 5:
                await asyncio.sleep(0.02)
            await asyncio.sleep(places.chance.random())
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(2)  # what was stored before is still being said
            moves = places.moves
            await asyncio.sleep(2 + 2 * places.chance.random())
            assert places.moves == moves, "nothing is acknowledged that can't be stored"
            await asyncio.to_thread(postgres.start)

    try:
        with servers[0], servers[1]:
            async with Places(servers, COUNTS["fault_shared_tables"], seed=3) as places:
                await places.play_during(faults)
            stop(servers)
    finally:
        postgres.start()
    await places.compare(postgres_url)
