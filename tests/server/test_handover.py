"""A server that starts with interpreted rules and goes over to compiled ones while people play: no move is lost, none
is doubled, and clocks go on."""

import asyncio
import itertools
import random
import signal
import socket
from contextlib import closing
from pathlib import Path

import pytest

import hexapoda
from hexapoda.games.names import package_of
from hexapoda.kernel import cache, jit
from hexapoda.server.http.services import Services
from hexapoda.server.serve import make_runner, serve
from hexapoda.server.settings import Settings
from tests.server.aio import within
from tests.server.harness import Client, Server, at_random, clients, play_on, take_turns
from tests.server.logged import logged

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="nothing is compiled without JIT")


def nearly_compiled(folder: Path) -> Path:
    """A cache in which every game is compiled, and none is known to be: compiling them again takes seconds."""
    for game in hexapoda.game_names():
        found = cache.folder(package_of(game) if game != "toy" else "tests.toy")
        own = folder / "kernels" / found.name
        own.mkdir(parents=True)
        for path in found.iterdir():
            if path.name not in (f"{cache.COMPLETE}.ready", "lock"):
                (own / path.name).symlink_to(path)
    return folder


@pytest.fixture
def server(tmp_path):
    environment = {cache.CACHE_FOLDER: str(nearly_compiled(tmp_path / "cache"))}
    with Server(tmp_path, environment=environment, rules="", bot_processes=1) as running:
        yield running


async def until_taken_over(server):
    """Wait until a process with compiled rules has taken over."""
    async with asyncio.timeout(300):
        while server.log.read_text().count('"event": "ready"') < 2:
            await asyncio.sleep(0.2)


@within(600)
async def test_a_game_is_played_over_the_change(server):
    chance, choose = random.Random(1), at_random(1)
    async with clients(server, "Maja", "Gucio", "Filip") as (maja, gucio, filip):
        table = await maja.create("hive", seats=["me"], clock={"kind": "game", "seconds": 3600})
        token = maja.seen[table].token
        await maja.watch(table)
        await gucio.watch(table, token)
        await gucio.command("join", table, token=token)
        process = server.process.pid
        strong = await filip.create("hive", seats=["me", {"kind": "bot", "level": 5}])
        await filip.watch(strong)
        await play_on(filip, strong, at_random(1), moves=1)

        changing = asyncio.create_task(until_taken_over(server))
        while not changing.done():
            await asyncio.sleep(chance.random() / 5)
            await take_turns((maja, gucio), table, choose, moves=1)
        await changing
        await take_turns((maja, gucio), table, choose, moves=4)
        async with Client(server, "Tekla") as tekla:
            await tekla.watch(table, token)
            events = tekla.seen[table].events
        assert server.process.pid == process, "the process is the same"
        assert [event["number"] for event in events] == list(range(1, len(events) + 1))
        played = [event for event in events if event["body"]["kind"] == "played"]
        assert_clocks_are_right([event for event in logged(server, table) if event.clocks])
        acknowledged = {number for client in (maja, gucio) for _, number in client.acknowledged.values()}
        assert acknowledged <= {event["number"] for event in events}
        by_seat = [event["by"] for event in played]
        assert all(one != other for one, other in itertools.pairwise(by_seat)), "seats take turns"
        assert maja.connections > 1 < gucio.connections
        assert "Warning" not in server.log.read_text()
        # A strong bot waited for compiled rules, and then answered.
        await filip.until(strong, lambda seen: seen.kinds().count("played") >= 2)


def assert_clocks_are_right(events):
    """Between two events the clock of the seat to act runs, and no other."""
    for before, after in itertools.pairwise(events):
        left = list(before.clocks)
        left[before.actor] -= after.at - before.at
        assert list(after.clocks) == left, (before, after)


@pytest.mark.parametrize("told", [False, True])
@within(60)
async def test_who_is_told_to_stop_during_the_change_does_not_start_anew(tmp_path, monkeypatch, told):
    opened, open_services, say_bye = [], Services.open, Services.say_bye

    async def open_and_keep(*words):
        opened.append(await open_services(*words))
        return opened[0]

    async def stop_while_saying_bye(self):
        if told and not self.closing:
            signal.raise_signal(signal.SIGTERM)
        await say_bye(self)

    monkeypatch.setattr(Services, "open", open_and_keep)
    monkeypatch.setattr(Services, "say_bye", stop_while_saying_bye)
    settings = Settings(database=f"sqlite:///{tmp_path}/games.db", bot_processes="0", work_processes=0)
    with closing(socket.socket()) as bound:
        bound.bind(("127.0.0.1", 0))
        again = await serve(settings, make_runner("0"), bound, when_ready=lambda _: opened[0].outdated.set())
    assert again is not told
