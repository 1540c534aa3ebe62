"""What processes hear of each other's commits (PostgreSQL)."""

import asyncio

import pytest

from hexapoda.server.store.notices import Listener, Payloads
from hexapoda.server.store.store import Store
from tests.server.aio import asynchronous
from tests.server.stored import append


async def heard(found: list, wanted: set, seconds: float = 10) -> None:
    """Wait until everything wanted was heard."""
    async with asyncio.timeout(seconds):
        while not wanted <= set(found):
            await asyncio.sleep(0.01)


@asynchronous
async def test_other_processes_hear_of_each_event_once_it_can_be_read_and_the_writer_does_not(postgres_url):
    writer, reader = await Store.open(postgres_url), await Store.open(postgres_url)
    own, found, read = [], [], []
    writer.listen(lambda *event: own.append(event))

    def hear(table_id, number):
        found.append((table_id, number))
        read.append(asyncio.create_task(reader.events(table_id, number - 1)))

    reader.listen(hear)
    tables = 150  # more than one message
    await asyncio.gather(*(append(writer, f"t{table}", 1) for table in range(tables)))
    assert not await append(writer, "t0", 1), "a loser tells nothing"
    await append(writer, "t0", 2)
    await heard(found, {("t0", 2)})
    assert sorted(found) == sorted([(f"t{table}", 1) for table in range(tables)] + [("t0", 2)])
    for rows in await asyncio.gather(*read):
        assert rows, "heard before it could be read"
    assert own == []
    await writer.close()
    await reader.close()


@asynchronous
async def test_a_listener_that_begins_late_says_so_too(postgres_url, monkeypatch):
    """On a slow machine a server reads tables before anybody listens."""
    hear = Listener._hear

    async def hear_later(self, ready):
        await asyncio.sleep(0.3)
        await hear(self, ready)

    monkeypatch.setattr(Listener, "_answer_seconds", 0.0)
    monkeypatch.setattr(Listener, "_hear", hear_later)
    reader, found = await Store.open(postgres_url), []
    reader.listen(lambda *event: found.append(event))
    await heard(found, {(None, 0)})
    await reader.close()


@asynchronous
async def test_a_listener_that_was_cut_off_says_that_something_may_have_been_missed(postgres, postgres_url):
    writer, reader = await Store.open(postgres_url), await Store.open(postgres_url)
    found = []

    def fails(table_id, number):
        raise RuntimeError("a listener that fails does not stop the others")

    reader.listen(fails)
    reader.listen(lambda *event: found.append(event))
    await append(writer, "t", 1)
    await heard(found, {("t", 1)})
    assert (None, 0) not in found
    await postgres.cut_connections(postgres_url)
    await append(writer, "t", 2)
    await heard(found, {(None, 0)})
    await append(writer, "t", 3)
    await heard(found, {("t", 3)})
    await writer.close()
    await reader.close()


@asynchronous
async def test_strange_messages_on_the_channel_do_no_harm(postgres, postgres_url):
    writer, reader = await Store.open(postgres_url), await Store.open(postgres_url)
    found = []
    reader.listen(lambda *event: found.append(event))
    for payload in ("", "x", "[]", '["a",[["t"]]]', "{}"):
        await postgres.execute(f"SELECT pg_notify('{Payloads.channel}', '{payload}')", postgres_url)
    await append(writer, "t", 1)
    await heard(found, {("t", 1)})
    assert found == [("t", 1)]
    await writer.close()
    await reader.close()


@pytest.mark.parametrize("count", [0, 1, 60, 61, 500])
def test_messages_fit_into_what_postgresql_takes(count):
    sender, reader = Payloads(), Payloads()
    events = [("x" * 60 + f"{n:04}", 2**31 - 1 - n) for n in range(count)]
    messages = sender.make(events)
    assert all(len(message.encode()) < 8_000 for message in messages)
    assert [event for message in messages for event in reader.read(message)] == events
    assert not any(sender.read(message) for message in messages)


@asynchronous
async def test_with_sqlite_there_is_nobody_to_listen_to(sqlite_url):
    store = await Store.open(sqlite_url)
    found = []
    store.listen(lambda *event: found.append(event))
    await append(store, "t", 1)
    assert found == []
    await store.close()
