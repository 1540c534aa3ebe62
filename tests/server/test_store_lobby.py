"""Summaries for the lobby and the sweeper, and premoves."""

import asyncio

from hexapoda.server.store.store import Store
from hexapoda.server.table.summary import SeatSummary
from tests.server.aio import asynchronous
from tests.server.stored import append, event, summary, unfinished


@asynchronous
async def test_a_summary_is_that_of_the_last_event(store_url):
    store = await Store.open(store_url)
    seats = (SeatSummary("person", "Maja «ї»"), SeatSummary("open"))
    first = summary("t", 1, state="open", seats=seats, deadline=7, created=5, updated=5, public=False)
    assert await store.create("t", b"{}", first)
    assert await store.summary("t") == first
    assert await append(store, "t", 2, state="running", created=5, deadline=None)
    assert await store.summary("t") == summary("t", 2, state="running", created=5, deadline=None)
    await store.close()


@asynchronous
async def test_the_lobby_lists_public_tables_by_state_the_newest_first_page_by_page(store_url):
    store = await Store.open(store_url)
    states = ("open", "running", "finished")
    await asyncio.gather(
        *(
            append(store, f"t{n:02}", 1, state=states[n % 3], public=n % 2 == 0, created=n // 6)  # some at once
            for n in range(60)
        )
    )
    for remainder, state in enumerate(states):
        wanted = [f"t{n:02}" for n in range(59, -1, -1) if n % 3 == remainder and n % 2 == 0]
        assert [each.id for each in await store.summaries(state)] == wanted
        pages, last = [], None
        while page := await store.summaries(state, limit=4, after=last):
            assert len(page) <= 4
            pages += [each.id for each in page]
            last = page[-1].created, page[-1].id
        assert pages == wanted
        assert len(await store.summaries(state, public_only=False)) == 20
    await store.close()


@asynchronous
async def test_unfinished_tables_and_those_that_are_due(store_url):
    store = await Store.open(store_url)
    await append(store, "soon", 1, deadline=100)
    await append(store, "later", 1, state="open", deadline=200)
    await append(store, "never", 1, deadline=None)
    await append(store, "over", 1, state="finished", deadline=None)
    assert sorted(await unfinished(store)) == [("later", 200), ("never", None), ("soon", 100)]
    assert await store.due(100) == []
    assert await store.due(101) == [("soon", 100)]
    assert await store.due(1_000) == [("soon", 100), ("later", 200)]
    assert await store.due(1_000, limit=1) == [("soon", 100)]
    await append(store, "soon", 2, state="finished", deadline=None)
    assert await store.due(1_000) == [("later", 200)]
    await store.close()


@asynchronous
async def test_premoves_are_kept_changed_and_forgotten(store_url):
    store = await Store.open(store_url)
    assert await store.premoves("t") == {}
    await store.put_premove("t", 0, b'"bite 3"')
    await store.put_premove("t", 1, "[1]")
    await store.put_premove("u", 0, b"2")
    await store.put_premove("t", 0, '"їжа"')
    assert await store.premoves("t") == {0: '"їжа"'.encode(), 1: b"[1]"}
    await store.delete_premove("t", 0)
    await store.delete_premove("t", 0)
    assert await store.premoves("t") == {1: b"[1]"}
    await store.delete_premove("t")
    assert await store.premoves("t") == {}
    assert await store.premoves("u") == {0: b"2"}
    assert await store.premoved() == ["u"]
    await store.close()


@asynchronous
async def test_a_premove_is_written_with_its_event_or_not_at_all(store_url):
    store = await Store.open(store_url)
    await append(store, "t", 1)
    assert await store.append("t", 2, event(2), summary("t", 2), premove=(0, b"rest"))
    assert not await store.append("t", 2, event(2), summary("t", 2), premove=(0, b"another"))
    assert await store.premoves("t") == {0: b"rest"}
    # What was asked for before, in the same transaction, is done before.
    forgotten = asyncio.create_task(store.delete_premove("t", 0))
    written = asyncio.create_task(store.append("t", 3, event(3), summary("t", 3), premove=(0, b"new")))
    await asyncio.gather(forgotten, written)
    assert await store.premoves("t") == {0: b"new"}
    await store.close()
