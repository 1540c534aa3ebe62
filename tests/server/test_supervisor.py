"""`hexapoda serve --processes N`: one command, one port, several processes on PostgreSQL."""

import asyncio
import contextlib
import os
import re
import signal
import socket

import httpx
import pytest

from hexapoda.cli import main
from tests.server.aio import asynchronous
from tests.server.harness import Server, at_random, clients, free_port, play_on


@pytest.fixture(scope="module")
def server(postgres, tmp_path_factory):
    """Three processes on one port."""
    settings = {"processes": 3, "own_ports": free_ports(3)}
    found = Server(tmp_path_factory.mktemp("many"), database=postgres.new_database(), **settings)
    with found:
        yield found
        assert found.stop() == 0


def free_ports(count):
    """The first of some free ports in a row."""
    while True:
        first = free_port()
        with contextlib.ExitStack() as held, contextlib.suppress(OSError, OverflowError):
            for number in range(count):
                held.enter_context(socket.socket()).bind(("127.0.0.1", first + number))
            return first


def processes(server):
    """The processes that serve now."""
    pid = server.process.pid
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return [int(word) for word in file.read().split()]


def own(server, number, path):
    """The answer of one of the processes."""
    return httpx.get(f"http://127.0.0.1:{server.settings['own_ports'] + number}{path}", timeout=20)


def sockets_of(server, number):
    """How many sockets one of the processes has."""
    found = re.search(r"^hexapoda_sockets (\S+)", own(server, number, "/api/metrics").text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


async def all_ready(server):
    for number in range(3):
        for _ in range(600):
            try:
                if (await asyncio.to_thread(own, server, number, "/api/health")).status_code == 200:
                    break
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)
        else:
            raise AssertionError(f"process {number} did not start:\n{server.log.read_text()[-3000:]}")


@asynchronous
async def test_people_at_one_port_play_with_each_other_whichever_process_they_reach(server):
    await all_ready(server)
    async with clients(server, *("Maja", "Gucio") * 4) as people:
        games = []
        for maja, gucio in zip(people[::2], people[1::2], strict=True):
            table = await maja.create("toy", seats=["me"])
            await maja.watch(table)
            await gucio.watch(table, maja.seen[table].token)
            await gucio.command("join", table, token=maja.seen[table].token)
            games += [play_on(each, table, at_random(1)) for each in (maja, gucio)]
        await asyncio.gather(*games)
        for each in people:
            await each.until(next(iter(each.seen)), lambda seen: seen.status == "finished")
        sockets = [await asyncio.to_thread(sockets_of, server, number) for number in range(3)]
        assert sum(sockets) == len(people)


@asynchronous
async def test_a_process_that_dies_is_replaced_and_the_others_go_on(server):
    await all_ready(server)
    async with clients(server, "Maja", "Gucio") as (maja, gucio):
        table = await maja.create("hive", seats=["me"])
        await maja.watch(table)
        await gucio.watch(table, maja.seen[table].token)
        await gucio.command("join", table, token=maja.seen[table].token)
        before = processes(server)
        assert len(before) == 3
        os.kill(before[1], signal.SIGKILL)
        for number in range(20):
            for each in (maja, gucio):
                await each.until(table, lambda seen, n=number: seen.number >= 3 + n)
            each = (maja, gucio)[maja.seen[table].state["actor"]]
            await play_on(each, table, at_random(number), moves=1)
        while len(set(processes(server)) - {before[1]}) < 3:
            await asyncio.sleep(0.05)
        await all_ready(server)
        assert "a server process died" in server.log.read_text()


def test_processes_end_with_the_one_that_looks_after_them(postgres, tmp_path):
    server = Server(tmp_path, database=postgres.new_database(), processes=2)
    server.start()
    children = processes(server)
    server.kill()
    for child in children:
        for _ in range(600):
            if not os.path.exists(f"/proc/{child}") or is_over(child):
                break
            asyncio.run(asyncio.sleep(0.05))
        else:
            raise AssertionError("a process goes on alone")


def is_over(pid):
    """Whether a process has ended, and nobody has asked for its status."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_several_processes_need_postgresql(tmp_path, capsys):
    status = main(["serve", "--processes", "2", "--database", f"sqlite:///{tmp_path}/hexapoda.db"])
    assert status == 2
    assert "PostgreSQL" in capsys.readouterr().err
