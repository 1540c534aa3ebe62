"""Every game there is, played to the end by several clients over sockets; in the long run with every number of players
and with PostgreSQL too.

Connections are lost at random moments, between moves and in their midst; somebody looks on from the beginning, and
somebody comes late. All are told the same course of events, and the record tells it again.
"""

import asyncio
import random

import pytest

import hexapoda
from hexapoda.kernel import cache
from hexapoda.play.game import declaration
from tests import toy
from tests.server.aio import within
from tests.server.harness import Client, Server, as_bot, at_random, clients, play_on
from tests.settings import COUNTS, rest_is_long

assert toy.GAME.name in hexapoda.game_names()

NAMES = ("Ant", "Bee", "Cricket", "Dragonfly")
#: Decisions of each player after which an endless game is resigned.
_ENOUGH = 150


def _ways_to_play():
    """Every game with every number of players."""
    for name in hexapoda.game_names():
        players = next((option.choices for option in declaration(name).options if option.name == "players"), None)
        for count in players or (declaration(name).seats,):
            yield name, {} if players is None else {"players": count}, count


def _is_always_played(database, name, _, players):
    """Each game by two with SQLite; the toy, the quickest one, by four with both."""
    return players == (4 if name == toy.GAME.name else 2) and (database == "sqlite" or name == toy.GAME.name)


#: Ways to play with each kind of database: one server after the other.
WAYS = rest_is_long([(kind, *way) for kind in ("sqlite", "postgresql") for way in _ways_to_play()], _is_always_played)


@pytest.fixture(scope="module")
def server(request, tmp_path_factory):
    """A server with a kind of database."""
    database = None if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()
    with Server(tmp_path_factory.mktemp("games"), database=database, rules=cache.COMPILED) as running:
        yield running
        assert running.stop() == 0
        assert not [line for line in running.log_lines() if line.get("level") != "info"], running.log


async def sit_down(people, game, options):
    """A table where all sit and watch, and the game has started."""
    table = await people[0].create(game, seats=["me"], options=options, watching="link")
    token = people[0].seen[table].token
    await people[0].watch(table)
    for other in people[1:]:
        await other.watch(table, token)
        await other.command("join", table, token=token)
    return table, token


async def play_to_the_end(people, table, chance):
    """All play their seats, and lose connections on the way."""

    async def play(number, client):
        async def before():
            if chance.random() < COUNTS["socket_losses"] / 100:
                await client.lose(politely=chance.random() < 0.5)

        choose = as_bot(1, number) if number == 0 else at_random(number)
        await play_on(client, table, choose, before=before, moves=_ENOUGH)

    await asyncio.gather(*(play(number, client) for number, client in enumerate(people)))
    for seat, client in enumerate(people):
        if client.seen[table].status != "finished":
            await client.command("resign", table, seat=seat)


@pytest.mark.parametrize(("server", "game", "options", "players"), WAYS, indirect=["server"], scope="module")
@within(240)
async def test_a_game_is_played_to_its_end_although_connections_are_lost(server, game, options, players):
    chance = random.Random(f"{game} {players}")
    async with clients(server, *NAMES[:players], "Earwig") as (*people, looker):
        table, token = await sit_down(people, game, options)
        await looker.watch(table, token)
        playing = asyncio.create_task(play_to_the_end(people, table, chance))
        while not playing.done():
            await asyncio.sleep(0.1 + chance.random() / 2)
            if chance.random() < 0.3:
                await looker.lose()
        await playing
        async with Client(server, "Firefly") as late:
            await late.watch(table, token)
            for each in (*people, looker, late):
                await each.until(table, lambda seen: seen.status == "finished")
            assert_the_same_was_told([each.seen[table] for each in (*people, looker, late)])
            status, told = await late.request("GET", f"/api/tables/{table}/record?token={token}")
        assert status == 200
        again = hexapoda.load(game).read(told["record"])
        assert again.outcome is not None
        assert again.outcome.json() == looker.seen[table].view(None)["outcome"]
        assert sum(client.connections for client in people) > players


def assert_the_same_was_told(seen):
    """Numbers without gaps, the same makers and kinds of events, and one result for all."""
    courses = [[(event["number"], event["by"], event["body"]["kind"]) for event in each.events] for each in seen]
    assert courses[0] == courses[-1]
    assert [number for number, *_ in courses[0]] == list(range(1, len(courses[0]) + 1))
    assert all(course == courses[0] for course in courses)
    outcomes = [each.state["views"][0]["view"]["outcome"] for each in seen]
    assert all(outcome == outcomes[0] for outcome in outcomes)
    # All spectators, early or late, are sent the same bytes.
    assert seen[-1].events == seen[-2].events
    assert seen[-1].state["views"] == seen[-2].state["views"]
