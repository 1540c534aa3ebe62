"""The log of events: in order, without gaps, one winner for each number, committed in groups."""

import asyncio
import random

import pytest
from sqlalchemy.exc import DBAPIError

from hexapoda.server.store.errors import StoreClosed
from hexapoda.server.store.store import Store
from tests.server.aio import asynchronous
from tests.server.stored import append, event, numbers, summary, unfinished, writer
from tests.settings import COUNTS


@asynchronous
async def test_events_come_back_as_they_were_written_and_in_order(store_url):
    store = await Store.open(store_url)
    assert await store.create("t", event(1), summary("t", 1))
    for number in range(2, 13):
        assert await append(store, "t", number)
    assert [(row.number, row.data) for row in await store.events("t")] == [(n, event(n)) for n in range(1, 13)]
    assert [row.number for row in await store.events("t", after=9)] == [10, 11, 12]
    assert [row.number for row in await store.events("t", after=3, limit=2)] == [4, 5]
    assert await store.events("nobody") == []
    await store.close()
    again = await Store.open(store_url)
    assert await numbers(again, "t") == list(range(1, 13))
    await again.close()


@asynchronous
async def test_a_number_is_written_once_and_none_is_left_out(store_url):
    store = await Store.open(store_url)
    assert await append(store, "t", 1, "first")
    assert not await append(store, "t", 1, "second"), "there is a table already"
    assert await append(store, "t", 2, "first")
    assert not await append(store, "t", 2, "second"), "there is a number 2 already"
    assert not await append(store, "t", 4, "second"), "number 3 is missing"
    assert not await append(store, "u", 2, "second"), "there is no such table"
    assert [writer(row.data) for row in await store.events("t")] == ["first", "first"]
    assert await store.events("u") == []
    found = await store.summary("t")
    assert found is not None
    assert found.last_number == 2
    assert await store.summary("u") is None
    await store.close()


@asynchronous
async def test_many_writers_share_commits(store_url):
    store = await Store.open(store_url)
    reports = []
    store.on_commit(reports.append)
    tables, length = COUNTS["store_tables"], 10

    async def play(table_id: str) -> None:
        for number in range(1, length + 1):
            assert await append(store, table_id, number)

    await asyncio.gather(*(play(f"t{table}") for table in range(tables)))
    for table in range(tables):
        assert await numbers(store, f"t{table}") == list(range(1, length + 1))
    assert sum(report.size for report in reports) >= tables * length
    assert max(report.size for report in reports) >= tables // 2
    assert len(reports) < tables * length / 4
    assert all(report.seconds > 0 for report in reports)
    assert store.waiting == 0
    await store.close()


@pytest.mark.parametrize("count", [1, 8])
@asynchronous
async def test_two_processes_that_race_for_a_number_have_one_winner(postgres_url, count):
    stores = {"A": await Store.open(postgres_url), "B": await Store.open(postgres_url)}
    tables = [f"t{table}" for table in range(count)]
    tries = [(name, table_id) for name in stores for table_id in tables]
    winners: dict[str, list[str]] = {table_id: [] for table_id in tables}
    for number in range(1, COUNTS["store_race"] + 1):
        random.shuffle(tries)
        answers = await asyncio.gather(*(append(stores[name], table_id, number, name) for name, table_id in tries))
        for (name, table_id), won in zip(tries, answers, strict=True):
            if won:
                winners[table_id].append(name)
        assert all(len(names) == number for names in winners.values()), "one winner for each number"
    for table_id in tables:
        rows = await stores["A"].events(table_id)
        assert [row.number for row in rows] == list(range(1, COUNTS["store_race"] + 1))
        assert [writer(row.data) for row in rows] == winners[table_id]
        found = await stores["B"].summary(table_id)
        assert found is not None
        assert found.last_number == COUNTS["store_race"]
    for store in stores.values():
        await store.close()


@asynchronous
async def test_what_was_decided_upon_a_number_that_another_process_won_is_not_written(postgres_url):
    ours, theirs = await Store.open(postgres_url), await Store.open(postgres_url)
    assert await append(ours, "t", 1)
    assert await append(theirs, "t", 2, "theirs")
    answers = await asyncio.gather(*(append(ours, "t", number, "ours") for number in (2, 3, 4)))
    assert answers == [False, False, False]
    assert [writer(row.data) for row in await ours.events("t", after=1)] == ["theirs"]
    assert await append(ours, "t", 3, "ours")
    await ours.close()
    await theirs.close()


@asynchronous
async def test_numbers_that_are_sent_at_once_are_written_in_order(store_url):
    store = await Store.open(store_url)
    assert await asyncio.gather(*(append(store, "t", number) for number in range(1, 8))) == [True] * 7
    assert await numbers(store, "t") == list(range(1, 8))
    await store.close()


@asynchronous
async def test_a_write_that_can_not_be_done_fails_alone(store_url):
    store = await Store.open(store_url)
    assert await append(store, "bad", 1)
    jobs = [append(store, f"t{table}", 1) for table in range(20)]
    jobs.insert(7, append(store, "bad", 2, options=None))  # no database takes it, and nobody checked it before
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    error = answers.pop(7)
    assert isinstance(error, DBAPIError)
    assert "wS1" not in str(error), "errors are logged, events are secret"
    assert answers == [True] * 20
    assert await numbers(store, "bad") == [1]
    assert await append(store, "bad", 2)
    await store.close()


@asynchronous
async def test_a_table_that_an_event_opens_is_written_with_it_or_not_at_all(store_url):
    store = await Store.open(store_url)
    assert await append(store, "t", 1)

    async def rematch(number: int, new: str) -> bool:
        return await store.append("t", number, event(number), summary("t", number), opens=(event(1), summary(new, 1)))

    assert await rematch(2, "new")
    assert await numbers(store, "new") == [1]
    assert not await rematch(2, "other"), "number 2 is there"
    assert not await rematch(4, "other"), "number 3 is missing"
    with pytest.raises(ValueError, match="there is a table new already"):
        await rematch(3, "new")
    assert await numbers(store, "t") == [1, 2]
    assert await store.summary("other") is None
    assert await numbers(store, "other") == []
    with pytest.raises(ValueError, match="has number 1, not 2"):
        await store.append("t", 3, event(3), summary("t", 3), opens=(event(1), summary("other", 2)))
    await store.close()


@asynchronous
async def test_closing_writes_what_waits_and_takes_nothing_more(store_url):
    store = await Store.open(store_url)
    jobs = [asyncio.create_task(append(store, f"t{table}", 1)) for table in range(700)]  # more than one group
    await asyncio.sleep(0)
    assert store.waiting > 0
    await store.close()
    assert await asyncio.gather(*jobs) == [True] * 700
    with pytest.raises(StoreClosed, match="shutting down"):
        await append(store, "late", 1)
    with pytest.raises(StoreClosed):
        await store.events("t1")
    await store.close()  # once more does no harm
    again = await Store.open(store_url)
    assert len(await unfinished(again)) == 700
    await again.close()


@asynchronous
async def test_who_stops_waiting_does_not_stop_the_others(store_url):
    store = await Store.open(store_url)
    jobs = [asyncio.create_task(append(store, f"t{table}", 1)) for table in range(50)]
    await asyncio.sleep(0)
    for job in jobs[::2]:
        job.cancel()
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert answers[1::2] == [True] * 25
    assert all(isinstance(answer, asyncio.CancelledError) for answer in answers[::2])
    assert await append(store, "after", 1)
    await store.close()


@asynchronous
async def test_wrong_use_is_an_error_of_the_caller(sqlite_url):
    store = await Store.open(sqlite_url)
    with pytest.raises(ValueError, match="a table's id"):
        await append(store, "no such\nid", 1)
    with pytest.raises(ValueError, match="the summary is of t 2, not of t 1"):
        await store.append("t", 1, b"{}", summary("t", 2))
    await store.close()
