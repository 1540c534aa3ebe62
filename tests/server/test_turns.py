"""A turn is one command, one commit and one message to each watcher, counted over real sockets."""

import asyncio
import contextlib
import json
import random
import sqlite3
from pathlib import Path

import pytest

import hexapoda
from hexapoda.server.store import store as storing
from hexapoda.server.store.batch import Append
from tests.ants.lines import at as ants_at
from tests.myrmes.positions import at as myrmes_at
from tests.server.aio import within
from tests.server.harness import Client, Server, clients
from tests.server.worlds import World
from tests.settings import COUNTS

BEFORE = Path(__file__).parent / "data" / "before"


def attack_with_retreat():
    """Termites: a unit, its target and the retreat, in a game that was played so."""
    game = hexapoda.load("termites").read((BEFORE / "termites-finished.txt").read_text(encoding="utf-8"))
    asked = [game.at(ply).decision for ply in range(game.ply)]
    last = asked.index("choose-retreat")
    first = max(ply for ply in range(last) if asked[ply] == "choose-unit")
    return game.at(first), [move.text for move in game.moves[first : last + 1]]


def forced_march():
    """Ants: a card with its targets."""
    return ants_at("A=W@AB2 A-hand=forced_march"), ["card forced_march W AB2-AB3", "march AB4"]


def walk_with_tile():
    """Myrmes: out, three steps, and a pheromone."""
    position = myrmes_at("worker", 2)
    return position, ["exit 2,11", "step 2,12", "step 3,12", "step 4,12", "place P2 4,12 5,12"]


TURNS = {"termites": attack_with_retreat, "ants": forced_march, "myrmes": walk_with_tile}


async def sit_down(world, position):
    """A player who holds all seats, and a spectator."""
    await world.invite("Maja", "Tekla")
    maja = world.people["Maja"]
    seats = [{"kind": "me"}] * position.seats
    wish = {"game": position.game.name, "seats": seats, "position": position.setup(), "options": position.game.options}
    *_, status, _, made = await maja.request("POST", "/api/tables", wish)
    assert status == 201, made
    world.table_id = json.loads(made)["id"]
    await world.until_running()
    for person in world.people.values():
        await person.send("watch", table=world.table_id)
        person.taken()
    return maja


@pytest.fixture
def transactions(monkeypatch):
    """The events that each transaction has written."""
    written, write_group = [], storing.write_group

    def counting(connection, jobs, payloads):
        appended = [job.number for job in jobs if isinstance(job, Append)]
        if appended:
            written.append(appended)
        return write_group(connection, jobs, payloads)

    monkeypatch.setattr(storing, "write_group", counting)
    return written


@pytest.mark.parametrize("game", TURNS)
@within(240)
async def test_a_turn_is_one_command_one_commit_and_one_publication(game, tmp_path, transactions):
    position, turn = TURNS[game]()
    world = World(tmp_path, 1, "a seed")
    async with world.open():
        maja = await sit_down(world, position)
        table, number, ply = world.table, world.table.number, world.position.ply
        said = {"table": table.id, "seat": table.actor, "answers": table.at}
        transactions.clear()
        # Every decision is shown as it is chosen, and nothing has happened.
        for count in range(1, len(turn)):
            tried = await maja.say("try", moves=turn[:count], **said)
            assert (tried["type"], tried["on"]) == ("tried", True), tried
            assert turn[count] in [move["text"] for move in tried["view"]["legal"]]
            assert not {"game", "options", "seats"} & set(tried["view"])
        tried = await maja.say("try", moves=turn, **said)
        assert (tried["type"], tried["on"], "view" in tried) == ("tried", False, False)
        assert (transactions, table.number, world.position.ply) == ([], number, ply)
        await world.settle()
        assert not events(world.people["Tekla"])
        # Then it is played.
        assert (await maja.say("play", moves=turn, **said))["number"] == number + 1
        await world.settle()
        assert transactions == [[number + 1]]
        assert (table.number, world.position.ply) == (number + 1, ply + len(turn))
        for person in world.people.values():
            (event,) = events(person)
            moves = event["body"]["moves"]
            assert [move["text"] for move in moves] == turn
            assert all(move["phrase"]["code"] for move in moves)


def events(person):
    """The events that a client received since the last call."""
    return [message["event"] for message in map(json.loads, person.taken()) if message["type"] == "event"]


@pytest.mark.parametrize("game", TURNS)
@within(240)
async def test_nothing_is_played_and_nothing_shown_where_one_decision_is_illegal(game, tmp_path, transactions):
    position, turn = TURNS[game]()
    world = World(tmp_path, 1, "a seed")
    async with world.open():
        maja = await sit_down(world, position)
        said = {"table": world.table_id, "seat": world.table.actor, "answers": world.table.at}
        transactions.clear()
        for message in ("try", "play"):
            refused = await maja.say(message, moves=[*turn[:-1], "nonsense"], **said)
            assert refused["type"] == "refused", refused
            refused = await maja.say(message, moves=turn[:1], **{**said, "answers": said["answers"] - 1})
            assert refused["code"] == "stale"
            assert (await world.people["Tekla"].say(message, moves=turn, **said))["code"] == "not-your-seat"
        assert (transactions, world.position.ply) == ([], 0)


# ── kill -9 ──


@within(300)
async def test_all_or_nothing_of_a_turn_and_of_its_rest_is_there_after_kill_9(tmp_path):
    chance = random.Random(5)
    position, turn = attack_with_retreat()
    with Server(tmp_path) as server:
        async with clients(server, "Maja", "Gucio") as (maja, gucio):
            for _ in range(COUNTS["serve_kills"]):
                attack = await maja.create("termites", seats=["me", "me"], position=position.setup())
                opening = await maja.create("hive", seats=["me", "open"])
                await gucio.command("join", opening, token=maja.seen[opening].token)
                said = {attack: turn, opening: ["wS1", "wA1 -wS1"]}
                for table in said:
                    await maja.watch(table)
                    await maja.until(table, lambda seen: seen.status == "running")
                plays = {
                    table: {"seat": maja.seen[table].state["actor"], "answers": maja.seen[table].at, "moves": moves}
                    for table, moves in said.items()
                }
                for table, play in plays.items():
                    await maja.send({"type": "play", "table": table, "rest": "premove", **play})
                await asyncio.sleep(chance.random() * 0.03)
                server.kill()
                await asyncio.to_thread(server.start)
                await maja.connected()
                assert await played(maja, attack) in ([], [turn])
                assert await played(maja, opening) in ([], [["wS1"]])
                # The other seat has not decided yet, so the rest waits if, and only if, what came before it was played.
                left = [("wA1 -wS1",)] if await played(maja, opening) else []
                assert stored_premoves(server, opening) == left
                for table, play in plays.items():
                    if not await played(maja, table):
                        assert await maja.command("play", table, **play) == play["answers"] + 1


async def played(client: Client, table: str) -> list[list[str]]:
    """What was played at a table, one list for each command."""
    _, told = await client.request("GET", f"/api/tables/{table}/events")
    bodies = [event["body"] for event in told["events"] if event["body"]["kind"] == "played"]
    return [[move["text"] for move in body["moves"]] for body in bodies]


def stored_premoves(server: Server, table: str) -> list[tuple[str, ...]]:
    """What the database has beside the log."""
    with contextlib.closing(sqlite3.connect(f"file:{server.folder / 'hexapoda.db'}?mode=ro", uri=True)) as database:
        rows = database.execute("SELECT data FROM plans WHERE table_id = ?", (table,)).fetchall()
    return [tuple(json.loads(data)["moves"]) for (data,) in rows]
