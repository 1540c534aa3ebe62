"""Compiling games: step by step, and the game that a player wants first."""

import asyncio

import pytest

from hexapoda.server.bots import readiness
from hexapoda.server.bots.readiness import Readiness
from hexapoda.server.table.refused import Refused
from tests.server.aio import asynchronous


class Compiler:
    """A runner of bots that compiles when a test says so."""

    def __init__(self):
        self.begun, self.thoughts = [], []
        self.go_on = asyncio.Semaphore(0)

    async def prepare(self, game, what):
        self.begun.append((game, what))
        await self.go_on.acquire()
        if game == "broken":
            raise RuntimeError("died")

    async def think(self, view, level, seed):
        self.thoughts.append(view["game"])


@pytest.fixture(autouse=True)
def loaded(monkeypatch):
    """The games whose rules were loaded here."""
    names = []
    monkeypatch.setattr(readiness, "load_rules", names.append)
    return names


def stages(found):
    return {each.game: (each.rules, each.bots) for each in found.stages()}


async def settle():
    for _ in range(20):
        await asyncio.sleep(0.01)


@asynchronous
async def test_where_nothing_is_to_be_done_all_is_ready():
    found = Readiness(("hive", "termites"), Compiler())
    found.start()
    assert stages(found) == {"hive": ("ready", "ready"), "termites": ("ready", "ready")}
    await found.rules("hive")
    await found.rules("unknown")
    await found.stop()


@asynchronous
async def test_games_are_compiled_one_after_the_other(loaded):
    compiler = Compiler()
    found = Readiness(("hive", "termites"), compiler, bots=True)
    found.start()
    await settle()
    assert stages(found) == {"hive": ("ready", "compiling"), "termites": ("ready", "waiting")}
    compiler.go_on.release()
    await settle()
    assert stages(found) == {"hive": ("ready", "ready"), "termites": ("ready", "compiling")}
    assert compiler.thoughts == ["hive"]
    assert loaded == []
    await found.stop()


@asynchronous
async def test_the_rules_of_a_game_that_somebody_wants_come_first(loaded):
    compiler = Compiler()
    found = Readiness(("hive", "termites"), compiler, rules=True, bots=True)
    found.start()
    await settle()
    waiting = asyncio.create_task(found.rules("termites"))
    compiler.go_on.release()
    await settle()
    assert compiler.begun == [("hive", "rules"), ("termites", "rules")]
    assert not waiting.done()
    compiler.go_on.release()
    await waiting
    assert loaded == ["hive", "termites"]
    await found.stop()


@asynchronous
async def test_what_can_not_be_compiled_there_is_compiled_here(loaded):
    compiler = Compiler()
    found = Readiness(("broken",), compiler, rules=True)
    found.start()
    compiler.go_on.release()
    await found.rules("broken")
    assert loaded == ["broken"]
    await found.stop()


@asynchronous
async def test_whoever_waits_when_the_server_stops_is_refused():
    found = Readiness(("hive",), Compiler(), rules=True)
    found.start()
    waiting = asyncio.create_task(found.rules("hive"))
    await settle()
    await found.stop()
    with pytest.raises(Refused, match="shutting down"):
        await waiting


def test_a_server_says_how_far_it_is(live_server):
    import httpx

    games = httpx.get(f"{live_server.url}/api/readiness").json()["games"]
    assert {"game": "hive", "rules": "ready", "bots": "ready"} in games
