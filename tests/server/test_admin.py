"""`hexapoda admin`, on both databases, while people play."""

import asyncio
import contextlib
import gzip
import io
import json
import stat
import time

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hexapoda.cli import main
from hexapoda.server.admin.backup import back_up, restore
from hexapoda.server.admin.desk import Desk
from hexapoda.server.admin.forgetting import NO_NAME, NO_WORDS, forget
from hexapoda.server.admin.pruning import prune
from hexapoda.server.settings import load_settings
from hexapoda.server.store.store import Store
from hexapoda.server.table.events import from_json
from tests.server.aio import asynchronous
from tests.server.harness import Client, Refusal, Server, at_random, clients, play_on
from tests.server.stored import append, numbers

#: Days that have not passed since any test began, and a moment that has.
LONG, A_MOMENT = 1.0, 1e-9


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, tmp_path_factory):
    """A server on a database of each kind."""
    folder = tmp_path_factory.mktemp(request.param)
    database = None if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()
    with Server(folder, database=database, trusted_proxies="127.0.0.0/8") as found:
        yield found
        lines = [line for line in found.log_lines() if line.get("level") not in ("info", None)]
        assert not lines, lines


@contextlib.asynccontextmanager
async def desk_of(server):
    desk = await Desk.open(server.database, 10)
    try:
        yield desk
    finally:
        await desk.close()


async def admin(server, *words):
    """What the command prints, and its status."""

    def run():
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = main(["admin", "--database", server.database, *map(str, words)])
        return status, out.getvalue() + err.getvalue()

    return await asyncio.to_thread(run)


async def game_of(maja, gucio, game="hive", **fields):
    """A running game of two."""
    table = await maja.create(game, seats=["me"], **fields)
    await maja.watch(table)
    await gucio.watch(table, maja.seen[table].token)
    await gucio.command("join", table, token=maja.seen[table].token)
    for each in (maja, gucio):
        await each.until(table, lambda seen: seen.status == "running")
    return table


async def moves(people, table, count=1):
    """Some moves, by whoever is to move."""
    for _ in range(count):
        number = max(each.seen[table].number for each in people)
        for each in people:
            await each.until(table, lambda seen, number=number: seen.number >= number)
        actor = people[0].seen[table].state["actor"]
        await play_on(people[actor], table, at_random(actor), moves=1)


def told(client, kind, table):
    return [each for each in client.received if each["type"] == kind and each.get("table") == table]


# ── looking ──


@asynchronous
async def test_an_administrator_finds_tables_and_guests_and_sees_no_secret(server):
    async with clients(server, "Maja", "Wyjątkowa") as (maja, guest):
        table = await game_of(maja, guest, "termites")
        await moves((maja, guest), table, 3)
        status, found = await admin(server, "list", "guests", "--words", "Wyjąt")
        assert (status, guest.guest in found, maja.guest in found) == (0, True, False)
        _, found = await admin(server, "list", "tables", "--guest", guest.guest, "--state", "running")
        assert table in found
        _, found = await admin(server, "list", "tables", "--game", "hive", "--guest", guest.guest)
        assert table not in found
        status, shown = await admin(server, "--json", "show", table)
        summary, more = map(json.loads, shown.splitlines())
        assert summary["id"] == table
        assert summary["last_number"] == maja.seen[table].number
        assert set(more["guests"]) == {maja.guest, guest.guest}
        for secret in (maja.secret, guest.secret, maja.seen[table].token):
            assert secret not in shown
        _, shown = await admin(server, "show", guest.guest)
        assert table in shown
        status, said = await admin(server, "--lang", "pl", "show", "nobody")
        assert (status, "Nie ma ani stołu" in said) == (2, True)


# ── sanctions ──


@asynchronous
async def test_a_guest_who_is_banned_is_out_at_once_and_may_come_back(server):
    async with clients(server, "Maja", "Gucio") as (maja, gucio):
        table = await game_of(maja, gucio)
        assert (await admin(server, "ban", gucio.guest, "--days", 1, "--reason", "rude"))[0] == 0
        bye = await gucio.until_received(lambda each: each["type"] == "bye")
        assert bye["code"] == "banned"
        gucio._wanted = False
        gucio._task.cancel()
        status, answer = await gucio.request("GET", "/api/guests/me")
        assert (status, answer["error"]["code"]) == (403, "banned")
        assert "rude" in (await admin(server, "list", "sanctions"))[1]
        await moves((maja,), table)
        assert (await admin(server, "unban", gucio.guest))[0] == 0
        await until(gucio_may_read(gucio))
        assert (await admin(server, "unban", gucio.guest))[0] == 1
        assert (await admin(server, "ban", "nobody"))[0] == 2


def gucio_may_read(gucio):
    async def may():
        return (await gucio.request("GET", "/api/guests/me"))[0] == 200

    return may


async def until(condition):
    """Wait for what servers do within a second or two."""
    end = time.monotonic() + 60
    while not await condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


@asynchronous
async def test_a_network_that_is_banned_is_out_and_its_neighbours_are_not(server):
    async with Client(server, "Maja") as maja:

        async def status(address):
            path = f"{server.url}/api/games/hive"
            return (await maja.http.get(path, headers={"x-forwarded-for": address})).status_code

        assert (await admin(server, "ban", "198.51.100.0/24"))[0] == 0

        async def is_out():
            return await status("198.51.100.77") == 403

        await until(is_out)
        assert await status("198.51.101.77") == 200
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.socket_url, additional_headers={"x-forwarded-for": "198.51.100.1"})
        assert refused.value.response.status_code == 403
        assert (await admin(server, "unban", "198.51.100.0/24"))[0] == 0


@asynchronous
async def test_a_guest_who_is_muted_plays_on_and_does_not_chat(server):
    async with clients(server, "Maja", "Gucio") as (maja, gucio):
        table = await game_of(maja, gucio)
        await gucio.command("chat", table, text="Hello")
        assert (await admin(server, "mute", gucio.guest))[0] == 0

        async def is_mute():
            return (await gucio.say("chat", table=table, text="spam")).get("code") == "muted"

        await until(is_mute)
        assert await maja.command("chat", table, text="Peace.")
        await moves((maja, gucio), table, 2)
        assert (await admin(server, "unmute", gucio.guest))[0] == 0

        async def may_chat():
            return (await gucio.say("chat", table=table, text="Sorry."))["type"] == "ack"

        await until(may_chat)


# ── deleting ──


@asynchronous
async def test_a_table_that_is_deleted_during_play_is_gone_for_everybody_and_others_go_on(server):
    async with clients(server, "Maja", "Gucio") as (maja, gucio):
        table, other = await game_of(maja, gucio), await game_of(maja, gucio)
        playing = asyncio.create_task(moves((maja, gucio), other, 30))
        assert (await admin(server, "delete", table)) == (0, "One table was deleted.\n")
        with pytest.raises(Refusal, match="no-table"):  # the next move, or the server, notices
            await maja.command("play", table, seat=0, moves=["wS1"], answers=maja.seen[table].at)
        for each in (maja, gucio):
            await each.until_received(lambda each: each["type"] == "unwatched" and each.get("code") == "no-table")
        assert (await maja.request("GET", f"/api/tables/{table}"))[0] == 404
        assert table not in json.dumps((await maja.request("GET", "/api/tables?mine=true"))[1])
        await playing
        assert (await admin(server, "delete", table))[0] == 1


@asynchronous
async def test_a_guest_who_is_forgotten_leaves_games_that_others_keep(server):
    async with clients(server, "Maja", "Unforgettable") as (maja, guest):
        table = await game_of(maja, guest)
        await guest.command("chat", table, text="my telephone number")
        await moves((maja, guest), table, 4)
        alone = await guest.create("hive", seats=["me", "me"])
        open_one = await guest.create("hive", seats=["me", "open"], listing="public")
        async with desk_of(server) as desk:
            done = await forget(desk, guest.guest)
            assert (done.deleted, done.changed) == (2, 1)
            assert await desk.guest(guest.guest) is None
        # The other one keeps the game, which the guest has left.
        await maja.until(table, lambda seen: seen.state["seats"][1].get("gone", False))
        _, told_now = await maja.request("GET", f"/api/tables/{table}/events")
        written = json.dumps(told_now, ensure_ascii=False)
        assert "Unforgettable" not in written
        assert guest.guest not in written
        assert "telephone" not in written
        assert NO_WORDS in written
        assert maja.seen[table].state["seats"][1]["name"] == NO_NAME
        assert [event["body"]["kind"] for event in told_now["events"]].count("played") == 4
        for each in (alone, open_one):
            assert (await maja.request("GET", f"/api/tables/{each}"))[0] == 404
        assert (await guest.request("GET", "/api/guests/me"))[0] == 401
        guest._failure, guest._wanted = None, False
        async with desk_of(server) as desk:
            everything = b"".join([row async for row in whole(desk)])
        assert b"Unforgettable" not in everything
        # What the administrator did says who was forgotten, and nothing else does.
        assert everything.count(guest.guest.encode()) == 0


async def whole(desk):
    """All rows of a database but its orders."""
    from hexapoda.server.store.schema import metadata

    for table in metadata.tables.values():
        if table.name != "orders":
            for row in await desk.database.read(table.select()):
                yield repr(tuple(row)).encode()


# ── keeping ──


@asynchronous
async def test_a_backup_made_during_play_brings_back_what_was_deleted(server, tmp_path):
    async with clients(server, "Maja", "Gucio") as (maja, gucio):
        table, other = await game_of(maja, gucio, "termites"), await game_of(maja, gucio)
        await moves((maja, gucio), table, 3)
        playing = asyncio.create_task(moves((maja, gucio), other, 20))
        file = tmp_path / "hexapoda.backup"
        status, said = await admin(server, "backup", file)
        assert (status, str(file) in said) == (0, True)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        await playing
        before = await maja.request("GET", f"/api/tables/{table}/events")
        await admin(server, "delete", table)
        await maja.until_received(lambda each: each["type"] == "unwatched" and each["table"] == table)
        longer = maja.seen[other].number
        status, said = await admin(server, "restore", file)
        assert (status, "tables 1" in said) == (0, True)
        assert await maja.request("GET", f"/api/tables/{table}/events") == before
        # What is there stays as it is, though the backup has less of it.
        assert (await maja.request("GET", f"/api/tables/{other}/events"))[1]["events"][-1]["number"] >= longer
        for each in (maja, gucio):
            token = each.seen[table].token
            del each.seen[table]
            await each.watch(table, token)
        await moves((maja, gucio), table, 2)


@asynchronous
async def test_a_backup_is_whole_or_changes_nothing(server, tmp_path):
    file, short = tmp_path / "hexapoda.backup", tmp_path / "short.backup"
    assert (await admin(server, "backup", file))[0] == 0
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for content in (b"", b"no backup", gzip.compress(b"".join(lines[:-1])), file.read_bytes()[:-20]):
        short.write_bytes(content)
        status, said = await admin(server, "restore", short, "--replace")
        assert (status, "nothing was changed" in said) == (2, True), content[:20]
    assert (await admin(server, "restore", tmp_path / "none"))[0] == 2
    status, said = await admin(server, "backup", tmp_path / "no" / "folder")
    assert (status, "can’t be written" in said) == (2, True)
    assert (await admin(server, "list", "orders"))[1].count("backup hexapoda.backup") >= 1


@asynchronous
async def test_a_backup_of_one_kind_of_database_is_restored_into_the_other(store_url, tmp_path, postgres):
    store = await Store.open(store_url)
    for number in range(1, 6):
        assert await append(store, "t", number)
    guest, secret = await store.guests.create("Maja «ї»")
    await store.put_premove("t", 0, b'{"seat": 0}')
    now = store.now()
    await store.close()
    one = await Desk.open(store_url, 10)
    await back_up(one, tmp_path / "backup")
    await one.close()
    fresh = f"sqlite:///{tmp_path / 'other.db'}"
    target = fresh if store_url.startswith("postgres") else await asyncio.to_thread(postgres.new_database)
    other = await Desk.open(target, 10)
    done = await restore(other, tmp_path / "backup")
    assert (done.tables, done.guests) == (1, 1)
    again = await restore(other, tmp_path / "backup")
    assert (again.tables, again.guests) == (0, 0)
    await other.close()
    store = await Store.open(target)
    assert await numbers(store, "t") == [1, 2, 3, 4, 5]
    assert (await store.guests.check(guest, secret)).name == "Maja «ї»"
    assert await store.premoves("t") == {0: b'{"seat": 0}'}
    assert store.now() >= now
    assert await append(store, "t", 6)
    await store.close()


@asynchronous
async def test_everything_is_as_in_the_backup_if_that_is_wanted(server, tmp_path):
    async with clients(server, "Maja", "Gucio") as (maja, gucio):
        table = await game_of(maja, gucio)
        await moves((maja, gucio), table, 2)
        number = maja.seen[table].number
        async with desk_of(server) as desk:
            await back_up(desk, tmp_path / "backup")
            await moves((maja, gucio), table, 4)
            new = await maja.create("hive")
            # Its clients know a later log, and are shown the earlier one.
            shown = len(told(maja, "state", table))
            for each in (maja, gucio):
                each.seen[table].state = {}
            await restore(desk, tmp_path / "backup", replace=True)
        await maja.until_received(lambda each: each["type"] == "state" and told(maja, "state", table)[shown:] != [])
        assert told(maja, "state", table)[-1]["state"]["number"] == number
        assert (await maja.request("GET", f"/api/tables/{new}"))[0] == 404
        assert (await maja.request("GET", f"/api/tables/{table}/events"))[1]["events"][-1]["number"] == number


@asynchronous
async def test_what_is_old_is_pruned_and_what_is_played_stays(server):
    async with clients(server, "Maja", "Gucio") as (maja, gucio):
        running = await game_of(maja, gucio)
        finished = await game_of(maja, gucio)
        await maja.command("resign", finished, seat=0)
        closed = await maja.create("hive", seats=["me", "open"])
        await maja.command("leave", closed)
        record = '[Game "hive"]\n\n1. wS1\nend\n'
        _, imported = await maja.request("POST", "/api/records", {"game": "hive", "record": record})
        async with desk_of(server) as desk:

            async def there():
                found = {each.id for each in await desk.tables(limit=1_000)}
                return {name for name, each in named.items() if each in found}

            named = {"running": running, "finished": finished, "closed": closed, "record": imported["id"]}
            await asyncio.sleep(1.2)  # tables are as old as the heartbeat says
            assert await prune(desk, load_settings({})) == type(await prune(desk, load_settings({})))()
            assert (await prune(desk, load_settings({"keep_finished_days": LONG}))).finished == 0
            policies = {"keep_abandoned_days": A_MOMENT, "keep_records_days": A_MOMENT}
            counted = await prune(desk, load_settings(policies), really=False)
            assert await there() == set(named)
            done = await prune(desk, load_settings(policies))
            assert (done.abandoned, done.records) == (counted.abandoned, counted.records)
            assert await there() == {"running", "finished"}
            await moves((maja, gucio), running, 2)
            await prune(desk, load_settings({"keep_finished_days": A_MOMENT}))
            assert await there() == {"running"}
            lonely = await desk.guests(words="Gucio")
            await prune(desk, load_settings({"keep_guests_days": LONG}))
            assert await desk.guests(words="Gucio") == lonely
        await moves((maja, gucio), running, 2)


@asynchronous
async def test_what_administrators_did_is_written_down_in_order(server):
    async with clients(server, "Maja", "Gucio") as (maja, _):
        await asyncio.gather(*(admin(server, "mute", maja.guest) for _ in range(3)))
        await admin(server, "unmute", maja.guest)
        _, said = await admin(server, "--json", "list", "orders", "--limit", 4)
        orders = [json.loads(line) for line in said.splitlines()]
        assert [each["action"] for each in orders] == ["unmute", "mute", "mute", "mute"]
        assert len({each["number"] for each in orders}) == 4
        assert {each["subject"] for each in orders} == {maja.guest}

        async def is_logged():
            return "unmute" in [line.get("action") for line in server.log_lines()]

        await until(is_logged)


@asynchronous
async def test_events_that_are_read_again_are_those_that_were_written(server):
    """Forgetting writes logs anew: reading and writing an event changes nothing."""
    async with desk_of(server) as desk:
        from hexapoda.server.store.schema import events
        from hexapoda.server.table.events import to_json

        rows = await desk.database.read(events.select().limit(2_000))
        assert rows
        for row in rows:
            assert to_json(from_json(row.data)).decode() == row.data
