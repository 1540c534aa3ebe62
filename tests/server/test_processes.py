"""Two processes on one PostgreSQL: both serve any table, and what is due is done once."""

import asyncio
import re
from itertools import pairwise

import httpx
import pytest

from tests.games import ENDING_GAMES
from tests.server.aio import asynchronous
from tests.server.harness import Client, Server, at_random, play_on
from tests.settings import rest_is_long


@pytest.fixture(scope="module")
def two(postgres, tmp_path_factory):
    """Two servers with one database."""
    database, folder = postgres.new_database(), tmp_path_factory.mktemp("two")
    with Server(folder, database=database) as one, Server(folder, database=database) as other:
        yield one, other
        for server in (one, other):
            assert server.stop() == 0
            assert not [line for line in server.log_lines() if line.get("level") != "info"], server.log


async def sit_down(maja, gucio, game="toy", **fields):
    """A table where both sit and watch."""
    table = await maja.create(game, seats=["me"], **fields)
    token = maja.seen[table].token
    await maja.watch(table)
    await gucio.watch(table, token)
    await gucio.command("join", table, token=token)
    for each in (maja, gucio):
        await each.until(table, lambda seen: seen.status == "running")
    return table


def thoughts(server: Server) -> int:
    """The number of decisions by the bots of a server."""
    found = re.search(r"^hexapoda_bot_seconds_count (\S+)", httpx.get(f"{server.url}/api/metrics").text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


@pytest.mark.parametrize("game", rest_is_long(ENDING_GAMES, lambda game: game == ENDING_GAMES[-1]))
@asynchronous
async def test_a_client_of_one_process_plays_against_a_client_of_the_other(two, game):
    async with Client(two[0], "Maja") as maja, Client(two[1], "Gucio") as gucio:
        table = await sit_down(maja, gucio, game)
        await asyncio.gather(play_on(maja, table, at_random(1)), play_on(gucio, table, at_random(2)))
        for each in (maja, gucio):
            await each.until(table, lambda seen: seen.status == "finished")
        logs = [[(event["number"], event["by"]) for event in each.seen[table].events] for each in (maja, gucio)]
        assert logs[0] == logs[1]
        assert maja.seen[table].view(0)["outcome"] == gucio.seen[table].view(1)["outcome"]


@asynchronous
async def test_events_cross(two):
    async with Client(two[0], "Maja") as maja, Client(two[1], "Gucio") as gucio:
        table = await sit_down(maja, gucio)
        for words in map(str, range(20)):
            number = await maja.command("chat", table, text=words)
            await gucio.until(table, lambda seen, number=number: seen.number >= number)


@asynchronous
async def test_a_client_goes_on_at_the_other_process_from_the_number_that_it_has(two):
    async with Client(two[0], "Maja") as maja, Client(two[1], "Gucio") as gucio:
        table = await sit_down(maja, gucio)
        servers = {maja: two[0], gucio: two[1]}

        async def play(client, seed):
            moves = 0
            while client.seen[table].status != "finished":
                moves += await play_on(client, table, at_random(seed + moves), moves=1)
                if moves % 3 == 0:  # it misses events, and gets them from the other process
                    client.server = servers[client] = two[1] if servers[client] is two[0] else two[0]
                    await client.lose()

        await asyncio.gather(play(maja, 10), play(gucio, 20))
        for client in (maja, gucio):  # which checks numbers by itself
            assert client.connections > 3
        async with Client(two[0], "Tekla") as tekla, Client(two[1], "Aleksander") as aleksander:
            for looker in (tekla, aleksander):
                await looker.watch(table, maja.seen[table].token)
            assert tekla.seen[table].events == aleksander.seen[table].events
            assert len(tekla.seen[table].events) == maja.seen[table].number


@asynchronous
async def test_requests_about_one_table_may_go_to_any_process(two):
    """As behind a proxy: a process knows, or finds out, what the other one has answered."""
    async with Client(two[0], "Maja") as maja, Client(two[1], "Tekla") as tekla:
        table = await maja.create("hive", seats=["me", "me"])
        await tekla.watch(table, maja.seen[table].token)  # both have it in memory
        state, answers = None, 0
        for count in range(30):
            maja.server = two[count % 2]
            if state is None or count % 3 == 0:
                status, answer = await maja.request("GET", f"/api/tables/{table}")
                assert status == 200
                state = answer["state"]
                assert state["at"] >= answers, "older than what it was told before"
            view = next(each["view"] for each in state["views"] if each["seat"] == state["actor"])
            play = {"type": "play", "seat": view["seat"], "moves": [view["legal"][0]["text"]], "answers": state["at"]}
            status, done = await maja.request("POST", f"/api/tables/{table}/commands", play)
            assert status == 200, done
            answers, state = done["number"], None


@asynchronous
async def test_bots_are_not_doubled(two):
    async with Client(two[0], "Maja") as maja, Client(two[1], "Tekla") as tekla:
        before = sum(map(thoughts, two))
        table = await maja.create("toy", seats=["me", {"kind": "bot", "level": 1}])
        await maja.watch(table)
        await tekla.watch(table, maja.seen[table].token)
        await play_on(maja, table, at_random(3))
        await tekla.until(table, lambda seen: seen.status == "finished")
        events = tekla.seen[table].events
        waits = [now["at"] - last["at"] for last, now in pairwise(events) if now["by"] == "bot:1"]
        assert waits
        slow = sum(wait > 4_000 for wait in waits)  # then the other process steps in, in case the first one hangs
        assert len(waits) <= sum(map(thoughts, two)) - before <= len(waits) + slow


@asynchronous
async def test_flags_fall_once_whoever_has_the_table_in_memory(two):
    async with Client(two[0], "Maja") as maja, Client(two[1], "Gucio") as gucio:
        tables = [
            await sit_down(maja, gucio, "hive", clock={"kind": "game", "seconds": 1, "increment": 0}) for _ in range(5)
        ]
        for table in tables:
            for each in (maja, gucio):
                await each.until(table, lambda seen: seen.status == "finished")
        await asyncio.sleep(1.5)  # the sweepers of both look again
        for table in tables:
            status, told = await maja.request("GET", f"/api/tables/{table}/events")
            assert status == 200
            kinds = [event["body"]["kind"] for event in told["events"]]
            assert kinds == ["created", "joined", "started", "gone"]


@asynchronous
async def test_a_table_in_the_lobby_of_one_process_is_in_that_of_the_other(two):
    async with Client(two[0], "Maja") as maja, Client(two[1], "Gucio") as gucio:
        await gucio.send({"type": "lobby", "on": True})
        await gucio.until_received(lambda each: each["type"] == "lobby")
        table = await maja.create("toy", seats=["me"], listing="public")
        await gucio.until_received(lambda each: each["type"] == "lobby" and table in gucio.lobby)


@pytest.mark.long
@asynchronous
async def test_when_a_process_dies_while_its_bot_thinks_the_other_one_goes_on(new_database, tmp_path):
    with Server(tmp_path, database=new_database) as doomed, Server(tmp_path, database=new_database) as other:
        async with Client(doomed, "Maja") as maja, Client(other, "Tekla") as tekla:
            table = await maja.create("hive", seats=["me", {"kind": "bot", "level": 8}])
            await maja.watch(table)
            await tekla.watch(table, maja.seen[table].token)
            await play_on(maja, table, at_random(1), moves=1)
            await tekla.until(table, lambda seen: seen.state["actor"] == 1)
            doomed.kill()
            await tekla.until(table, lambda seen: seen.kinds().count("played") == 2)
            assert tekla.seen[table].events[-1]["by"] == "bot:1"
            maja.server = other
            await maja.connected()
            await play_on(maja, table, at_random(2), moves=1)
            # Both come back while the bot thinks: it decides once.
            other.kill()
            await asyncio.gather(asyncio.to_thread(doomed.start), asyncio.to_thread(other.start))
            await tekla.until(table, lambda seen: seen.kinds().count("played") >= 4)
            await maja.until(table, lambda seen: seen.state["actor"] == 0)
            await asyncio.sleep(1)
            assert [event["by"] for event in maja.seen[table].events].count("bot:1") == 2
