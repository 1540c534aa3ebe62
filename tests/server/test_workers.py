"""Bot processes: a slow, stuck or dead one delays only its own table, and none outlives the server."""

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

import hexapoda
from hexapoda.bots.executors import Call
from hexapoda.kernel import cache
from hexapoda.play.errors import HexapodaError
from hexapoda.server.bots.cluster import ClusterRunner
from hexapoda.server.bots.runner import choose
from hexapoda.server.bots.workers import PoolRunner, ThreadRunner
from hexapoda.server.serve import make_runner
from hexapoda.server.settings import load_settings
from tests.server import thoughts
from tests.server.aio import asynchronous
from tests.server.clusters import Cluster
from tests.server.harness import Client, Server, at_random, clients, play_on

linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
#: A quick level, and a strong one.
QUICK, STRONG = 1, 8


@pytest.fixture
def pool(request):
    """Two processes that do what a test says."""
    patience = getattr(request, "param", 60)
    return PoolRunner(2, task=thoughts.do, patience=patience, first_patience=patience)


async def closing(runner, work):
    await runner.start()
    try:
        return await work
    finally:
        await runner.stop()


# ── the pool ──


@asynchronous
async def test_processes_are_started_when_they_are_needed_and_used_again(pool):
    async def work():
        first = [await pool.think({"say": "a"}, QUICK, 0) for _ in range(3)]
        assert len(set(first)) == 1
        assert int(first[0].split()[1]) != os.getpid()
        both = await asyncio.gather(*(pool.think({"seconds": 0.5}, QUICK, 0) for _ in range(2)))
        assert len(set(both)) == 2

    await closing(pool, work())


@asynchronous
async def test_a_process_that_dies_delays_its_own_thought_only(pool, tmp_path):
    async def work():
        await asyncio.gather(*(pool.think({"seconds": 0.5}, QUICK, 0) for _ in range(2)))  # both have started
        other = asyncio.create_task(pool.think({"say": "other", "seconds": 0.5}, QUICK, 0))
        await asyncio.sleep(0.1)
        begun = time.monotonic()
        dying = asyncio.create_task(pool.think({"say": "dying", "die_once": str(tmp_path / "died")}, QUICK, 0))
        assert (await other).startswith("other")
        assert time.monotonic() - begun < 2
        assert (await dying).startswith("dying")  # another process has answered
        assert (tmp_path / "died").exists()

    await closing(pool, work())


@asynchronous
async def test_what_always_kills_its_process_is_an_error_and_others_go_on(pool):
    async def work():
        lost, found = await asyncio.gather(
            pool.think({"die": True}, QUICK, 0), pool.think({"say": "fine"}, QUICK, 0), return_exceptions=True
        )
        assert isinstance(lost, RuntimeError)
        assert found.startswith("fine")
        with pytest.raises(ValueError, match="no idea"):
            await pool.think({"fail": True}, QUICK, 0)
        assert (await pool.think({"say": "on"}, QUICK, 0)).startswith("on")

    await closing(pool, work())


@pytest.mark.parametrize("pool", [0.3], indirect=True)
@asynchronous
async def test_a_process_that_comes_to_no_end_is_replaced(pool, tmp_path, monkeypatch):
    note = tmp_path / "pid"
    monkeypatch.setattr("hexapoda.server.bots.workers.level_seconds", lambda level: 5.0)

    async def work():
        with pytest.raises(TimeoutError):
            await pool.think({"note": str(note), "seconds": 1_000}, QUICK, 0)
        await _gone(int(note.read_text()))
        assert (await pool.think({"say": "on"}, QUICK, 0)).startswith("on")

    await closing(pool, work())


@asynchronous
async def test_what_nobody_wants_to_know_any_more_is_not_thought_about(pool, tmp_path):
    note = tmp_path / "pid"

    async def work():
        thinking = asyncio.create_task(pool.think({"note": str(note), "seconds": 1_000}, QUICK, 0))
        while not (note.exists() and note.read_text()):
            await asyncio.sleep(0.02)
        thinking.cancel()
        with suppress(asyncio.CancelledError):
            await thinking
        await _gone(int(note.read_text()))

    await closing(pool, work())


@asynchronous
async def test_quick_bots_do_not_wait_behind_strong_ones(pool):
    async def work():
        strong = [asyncio.create_task(pool.think({"seconds": 5}, STRONG, 0)) for _ in range(4)]
        await asyncio.sleep(0)
        assert (await asyncio.wait_for(pool.think({"say": "quick"}, QUICK, 0), 20)).startswith("quick")
        assert sum(each.done() for each in strong) <= 1
        for each in strong:
            each.cancel()
        await asyncio.gather(*strong, return_exceptions=True)

    await closing(pool, work())


# ── analyses ──


@asynchronous
async def test_bots_do_not_wait_behind_analyses(pool):
    async def work():
        position = hexapoda.load("hive").start()
        analyses = [asyncio.create_task(pool.analyse(position, 5.0)) for _ in range(4)]
        await asyncio.sleep(0)
        both = [pool.think({"say": "bot"}, level, 0) for level in (QUICK, STRONG)]
        assert all(each.startswith("bot") for each in await asyncio.wait_for(asyncio.gather(*both), 20))
        assert sum(each.done() for each in analyses) <= 1
        for each in analyses:
            each.cancel()
        await asyncio.gather(*analyses, return_exceptions=True)

    await closing(pool, work())


@pytest.mark.parametrize("make", [lambda: PoolRunner(1), ThreadRunner], ids=["process", "thread"])
@asynchronous
async def test_an_analysis_that_nobody_wants_any_more_ends_and_its_process_goes_on(make):
    runner = make()

    async def work():
        position = hexapoda.load("hive").start()
        first = await runner.analyse(position, 0.05)
        assert first["best"]["text"] in {move.text for move in position.legal_moves}
        unwanted = asyncio.create_task(runner.analyse(position, 60.0))
        await asyncio.sleep(0.3)
        unwanted.cancel()
        with suppress(asyncio.CancelledError):
            await unwanted
        assert (await asyncio.wait_for(runner.analyse(position, 0.05), 20))["nodes"] > 0

    await closing(runner, work())


async def _gone(process: int) -> None:
    """Wait until a process has ended."""
    until = time.monotonic() + 20
    while _is_running(process):
        assert time.monotonic() < until, "it is still there"
        await asyncio.sleep(0.05)


def _is_running(process: int) -> bool:
    try:
        return ") Z" not in Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False


def test_bot_processes_are_a_number_or_an_address():
    assert isinstance(make_runner("0"), ThreadRunner)
    assert isinstance(make_runner("3"), PoolRunner)
    for words in ("0", "1000", "tcp://10.0.0.5:8786", "tls://10.0.0.5:8786"):
        assert load_settings({"bot_processes": words}).bot_processes == words
    assert load_settings({"bot_processes": 3}).bot_processes == "3"
    for words in ("", "-1", "many", "tcp://", "http://somewhere", "99999", "1001", "²", 2.5, True):
        with pytest.raises(HexapodaError, match="it must be a number from 0 to 1000 or the address of a cluster"):
            load_settings({"bot_processes": words})


def test_without_the_package_of_clusters_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(HexapodaError, match="hexapoda\\[cluster\\]"):
        make_runner("tcp://127.0.0.1:8786")


def test_workers_get_a_view_and_never_the_position():
    """A bot process gets what the seat's own browser gets, and finds a legal move from it."""
    position = hexapoda.load("termites", players=3).start(seed=5)
    seat = position.actor
    view = position.view(seat)
    assert choose(view, 1, 7) in {move["text"] for move in view["legal"]}
    twin = hexapoda.load("termites", players=3).imagine(view, seed=123)
    assert twin.view(seat) == view
    assert choose(twin.view(seat), 1, 7) == choose(view, 1, 7)


def test_what_a_cluster_logs_of_a_thought_is_nothing_of_the_view():
    assert "honey" not in repr(Call(thoughts.do, {"hand": "honey"}, 1, 2))


# ── with a server ──


def bots_processes(server: Server) -> set[int]:
    """The bot processes of a server."""
    assert server.process is not None
    found = set()
    for each in Path("/proc").iterdir():
        if each.name.isdecimal():
            with suppress(OSError):
                parent = int((each / "stat").read_text().rpartition(") ")[2].split()[1])
                if parent == server.process.pid and b"spawn_main" in (each / "cmdline").read_bytes():
                    found.add(int(each.name))
    return found


async def until_thinking(server: Server) -> set[int]:
    """Wait until a bot process is at work, and a little more."""
    until = time.monotonic() + 60
    while not bots_processes(server):
        assert time.monotonic() < until, "no process was started"
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    return bots_processes(server)


@linux
@asynchronous
async def test_a_bots_process_is_killed_in_mid_thought_and_its_move_comes_and_none_outlives_the_server(tmp_path):
    with Server(tmp_path, rules=cache.COMPILED, bot_processes=2) as server:
        async with clients(server, "Maja", "Gucio") as (maja, gucio):
            other = await gucio.create("toy", seats=["me", {"kind": "bot", "level": 1}])
            await gucio.watch(other)
            await play_on(gucio, other, at_random(2), moves=1)
            await gucio.until(other, lambda seen: seen.state["actor"] == 0 or seen.status == "finished")
            table = await maja.create("hive", seats=["me", {"kind": "bot", "level": 8}])
            await maja.watch(table)
            await play_on(maja, table, at_random(1), moves=1)
            for process in await until_thinking(server):
                os.kill(process, signal.SIGKILL)
            # The other table goes on with the process for quick bots, while this search is restarted.
            await play_on(gucio, other, at_random(2), moves=2)
            await maja.until(table, lambda seen: seen.kinds().count("played") >= 2)
            assert maja.seen[table].events[-1]["by"] == "bot:1"
            await play_on(maja, table, at_random(1), moves=1)
            left = await until_thinking(server)
            server.kill()
            for process in left:
                await _gone(process)
    assert "a bot process died" in server.log.read_text()


# ── a cluster ──


@pytest.fixture
def cluster():
    pytest.importorskip("distributed")
    found = Cluster()
    yield found
    found.close()


async def _patiently(work):
    """Retries when something fails, as tables do."""
    while True:
        try:
            return await work()
        except (RuntimeError, OSError):
            await asyncio.sleep(0.2)


@asynchronous
async def test_a_clusters_worker_and_its_scheduler_may_die(cluster, tmp_path):
    runner = ClusterRunner(cluster.address, task=thoughts.do)
    await runner.start()  # a missing scheduler is no reason not to start
    scheduler, doomed = cluster.start_scheduler(), cluster.start_worker()
    note = tmp_path / "pid"
    try:
        assert (await _patiently(lambda: runner.think({"say": "first"}, QUICK, 0))).startswith("first")
        thinking = asyncio.create_task(runner.think({"say": "again", "note": str(note), "seconds": 1}, QUICK, 0))
        while not (note.exists() and note.read_text()):
            await asyncio.sleep(0.02)
        doomed.kill()
        cluster.start_worker()
        answer = await thinking
        assert answer.startswith("again")
        assert int(answer.split()[1]) != doomed.pid
        with pytest.raises(ValueError, match="no idea"):
            await runner.think({"fail": True}, QUICK, 0)
        # The scheduler dies during a search: that one fails, and later ones find the next scheduler.
        lost = asyncio.create_task(runner.think({"seconds": 30}, QUICK, 0))
        await asyncio.sleep(0.5)
        scheduler.kill()
        scheduler.wait()
        with pytest.raises((RuntimeError, OSError)):
            await lost
        cluster.start_scheduler()
        cluster.start_worker()
        assert (await _patiently(lambda: runner.think({"say": "on"}, QUICK, 0))).startswith("on")
    finally:
        await runner.stop()


@pytest.mark.long
@asynchronous
async def test_bots_of_a_server_think_in_a_cluster(cluster, tmp_path):
    cluster.start_scheduler()
    cluster.start_worker()
    with Server(tmp_path, rules=cache.COMPILED, bot_processes=cluster.address) as server:
        async with Client(server) as maja:
            table = await maja.create("hive", seats=["me", {"kind": "bot", "level": 1}])
            await maja.watch(table)
            await play_on(maja, table, at_random(1), moves=3)
            await maja.until(table, lambda seen: seen.kinds().count("played") >= 6)
            assert server.process is not None
            assert not bots_processes(server)
