"""Games that are not compiled: they are compiled beside, those that are played first, and strong bots wait for them."""

import asyncio

import httpx
import pytest

from hexapoda.kernel import cache
from hexapoda.server.bots import readiness
from hexapoda.server.bots.readiness import Readiness
from hexapoda.server.table.refused import Refused
from tests.server.aio import asynchronous


class Runner:
    """Bots that answer at once."""

    def __init__(self):
        self.woken = []

    async def think(self, view, level, seed, earlier=0, share=None):
        self.woken.append(view["game"])


class Compiler:
    """Compiles a game when it is told to."""

    def __init__(self):
        self.begun, self.go_on = [], asyncio.Semaphore(0)

    async def __call__(self, name):
        self.begun.append(name)
        await self.go_on.acquire()
        return name != "ants"


@pytest.fixture
def cold(monkeypatch):
    """A machine where nothing is compiled."""
    monkeypatch.setenv(cache.SWITCH, cache.FOR_NOW)
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr(readiness.cache, "is_ready", lambda package: False)


def getting_ready(names, *, complete=None, **settings):
    """Games that are got ready, and the compiler that does it."""
    compiler = Compiler()
    found = Readiness(names, Runner(), when_complete=lambda: complete.append(True), **settings)
    found._compile = compiler
    found.start()
    return found, compiler


def stages(found):
    return {each.game: each.stage for each in found.stages()}


async def settle():
    for _ in range(20):
        await asyncio.sleep(0.01)


@asynchronous
async def test_where_nothing_is_to_be_done_all_is_ready():
    complete = []
    found, compiler = getting_ready(("hive", "termites"), complete=complete)
    await settle()
    assert stages(found) == {"hive": "ready", "termites": "ready"}
    await found.compiled("hive")
    await found.compiled("unknown")
    assert (compiler.begun, complete) == ([], [])
    await found.stop()


@asynchronous
async def test_games_are_compiled_one_after_the_other_and_then_the_server_is_told(cold):
    complete = []
    found, compiler = getting_ready(("hive", "termites"), complete=complete, warm=True)
    await settle()
    assert stages(found) == {"hive": "compiling", "termites": "waiting"}
    compiler.go_on.release()
    await settle()
    assert stages(found) == {"hive": "ready", "termites": "compiling"}
    assert complete == []
    compiler.go_on.release()
    await settle()
    assert complete == [True]
    await found.stop()


@asynchronous
async def test_a_game_that_is_played_comes_first_and_strong_bots_wait_for_it(cold):
    found, compiler = getting_ready(("hive", "ants", "termites"), complete=[])
    await settle()
    waiting = asyncio.create_task(found.compiled("termites"))
    await settle()
    compiler.go_on.release()
    await settle()
    assert compiler.begun == ["hive", "termites"]
    assert not waiting.done()
    compiler.go_on.release()
    await waiting
    await found.stop()


@asynchronous
async def test_a_server_whose_compiler_fails_stays_as_it_is(cold):
    complete = []
    found, compiler = getting_ready(("ants",), complete=complete)
    compiler.go_on.release()
    await found.compiled("ants")
    await settle()
    assert complete == []
    await found.stop()


@asynchronous
async def test_whoever_waits_when_the_server_stops_is_refused(cold):
    found, _ = getting_ready(("hive",), complete=[])
    waiting = asyncio.create_task(found.compiled("hive"))
    await settle()
    await found.stop()
    with pytest.raises(Refused, match="shutting down"):
        await waiting


def test_a_server_says_how_far_it_is(live_server):
    games = httpx.get(f"{live_server.url}/api/readiness").json()["games"]
    assert {"game": "hive", "stage": "ready", "progress": ""} in games
