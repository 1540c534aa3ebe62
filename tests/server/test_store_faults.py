"""What was acknowledged is there, once, whatever is killed, stopped or cut in the meantime."""

import asyncio
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from hexapoda.server.store.database import PostgresDatabase, SqliteDatabase
from hexapoda.server.store.errors import StoreAway, StoreError, UnansweredCommit
from hexapoda.server.store.store import Store
from tests.server.aio import asynchronous
from tests.server.stored import append, event, numbers, summary, writer
from tests.settings import COUNTS

TABLES = 20


def start_writing(url: str, name: str) -> subprocess.Popen[str]:
    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "tests.server.writing", url, name, str(TABLES)]
    return subprocess.Popen(
        command, cwd=root, env=os.environ | {"PYTHONPATH": str(root)}, stdout=subprocess.PIPE, text=True
    )


def acknowledged_until_killed(process: subprocess.Popen[str], count: int) -> list[tuple[str, int]]:
    """What a process acknowledges until it is killed, at `count` acknowledged events."""
    assert process.stdout is not None
    lines = []
    for line in process.stdout:  # to the end, after its death
        lines.append(line.split())
        if len(lines) == count:
            process.kill()
    process.wait()
    process.stdout.close()
    assert len(lines) >= count, "it died by itself"
    return [(table_id, int(number)) for table_id, number in lines]


async def stored(url: str) -> dict[tuple[str, int], str]:
    """Who wrote each event that is there; checks that no number is missing and that the summaries agree."""
    store = await Store.open(url)
    found = {}
    for table_id in (f"t{table}" for table in range(TABLES)):
        rows = await store.events(table_id)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        at_a_glance = await store.summary(table_id)
        assert (at_a_glance.last_number if at_a_glance else 0) == len(rows)
        found |= {(table_id, row.number): writer(row.data) for row in rows}
    await store.close()
    return found


@pytest.mark.slow
def test_a_killed_process_loses_nothing_that_it_acknowledged_and_repeats_nothing(store_url):
    acknowledged: dict[tuple[str, int], str] = {}
    for run in range(COUNTS["store_kills"]):
        name = f"run{run}"
        process = start_writing(store_url, name)
        for key in acknowledged_until_killed(process, COUNTS["store_acknowledged"]):
            assert key not in acknowledged, "acknowledged twice"
            acknowledged[key] = name
        found = asyncio.run(stored(store_url))
        assert acknowledged.items() <= found.items()
        # Commits without an answer: at most one event per table and kill.
        assert len(found) - len(acknowledged) <= TABLES * (run + 1)


@pytest.mark.slow
def test_of_two_processes_that_start_at_once_one_is_killed_and_the_other_goes_on(store_url):
    count = COUNTS["store_acknowledged"]
    processes = {name: start_writing(store_url, name) for name in ("doomed", "other")}
    with ThreadPoolExecutor() as threads:
        doomed = threads.submit(acknowledged_until_killed, processes["doomed"], count)
        other = threads.submit(acknowledged_until_killed, processes["other"], 5 * count)
        acknowledged = dict.fromkeys(doomed.result(), "doomed")
        assert not acknowledged.keys() & set(other.result()), "acknowledged twice"
        acknowledged |= dict.fromkeys(other.result(), "other")
    found = asyncio.run(stored(store_url))
    assert acknowledged.items() <= found.items()
    assert len(found) - len(acknowledged) <= 2 * TABLES


async def write_during(url: str, fault) -> list[str]:
    """Write to all tables while `fault` happens, and some events more; what was acknowledged is checked."""
    store = await Store.open(url, patience=40)
    over = asyncio.Event()

    async def play(table_id: str) -> int:
        number = 1
        while not over.is_set():
            assert await append(store, table_id, number, "us"), "nobody else writes"
            number += 1
            await asyncio.sleep(0.001)
        return number - 1

    players = [asyncio.create_task(play(f"t{table}")) for table in range(TABLES)]
    readers = asyncio.create_task(read_on(store, over))
    await asyncio.sleep(0.1)
    states = await fault(store)
    await append(store, "after", 1)  # it writes again
    await asyncio.sleep(0.1)
    over.set()
    written = await asyncio.gather(*players)
    await readers
    await store.close()
    found = await stored(url)
    assert len(found) == sum(written)
    return states


async def read_on(store: Store, over: asyncio.Event) -> None:
    while not over.is_set():
        await store.events("t0")
        await asyncio.sleep(0.01)


@asynchronous
async def test_postgresql_may_be_stopped_and_started_again(postgres, postgres_url):
    async def fault(store):
        before = store.now()
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(1)
        away = store.away
        await asyncio.to_thread(postgres.start)
        assert store.now() - before < 30_000
        return away

    try:
        assert await write_during(postgres_url, fault), "it did not notice"
    finally:
        postgres.start()


@asynchronous
async def test_connections_may_be_cut_at_any_moment(postgres, postgres_url):
    async def fault(store):
        for _ in range(COUNTS["store_cuts"]):
            await postgres.cut_connections(postgres_url)
            await asyncio.sleep(0.05)

    await write_during(postgres_url, fault)


@asynchronous
async def test_a_database_that_stays_away_is_an_error_after_a_while(postgres, postgres_url):
    store = await Store.open(postgres_url, patience=0.5)
    assert await append(store, "t", 1)
    try:
        await asyncio.to_thread(postgres.stop)
        begun = time.monotonic()
        answers = await asyncio.gather(
            append(store, "t", 2), store.events("t"), store.guests.create("Maja"), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [StoreAway] * 3
        assert str(answers[0]) == "The database is not responding; try again in a moment."
        assert 0.4 < time.monotonic() - begun < 10
        assert store.away
        assert store.waiting <= 1  # a heartbeat
        with pytest.raises(StoreAway, match="can’t be reached"):
            await Store.open(postgres_url, patience=0.1)
        await asyncio.wait_for(store.close(), 10)
    finally:
        postgres.start()
    store = await Store.open(postgres_url)
    # Which is there depends on where the connection broke; what is there is in order.
    assert await numbers(store, "t") in ([1], [1, 2])
    await store.close()


class Fault:
    """Makes some commits unanswered: done or not, the caller gets an error."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, url: str, outcomes: list[str]) -> None:
        kind = SqliteDatabase if url.startswith("sqlite") else PostgresDatabase
        real = kind.transact
        self.outcomes = outcomes

        async def transact(database, work):
            outcome = self.outcomes.pop(0) if self.outcomes else "answered"
            if outcome == "lost":
                raise UnansweredCommit from ConnectionResetError()
            answer = await real(database, work)
            if outcome == "done":
                raise UnansweredCommit from ConnectionResetError()
            return answer

        monkeypatch.setattr(kind, "transact", transact)


@pytest.mark.parametrize("outcomes", [["done"], ["lost"], ["done", "lost", "done", "done"]])
@asynchronous
async def test_a_commit_without_an_answer_is_looked_up(store_url, monkeypatch, outcomes):
    store = await Store.open(store_url)
    assert await append(store, "t", 1)
    Fault(monkeypatch, store_url, list(outcomes))
    answers = await asyncio.gather(
        append(store, "t", 2, "us"),
        append(store, "new", 1, "us"),
        append(store, "gap", 2, "us"),
        store.append("t", 3, event(3), summary("t", 3), opens=(event(1), summary("rematch", 1))),
        store.guests.create("Maja"),
    )
    assert answers[:4] == [True, True, False, True]
    assert await store.guests.check(*answers[4])
    assert await numbers(store, "t") == [1, 2, 3]
    assert await numbers(store, "new") == await numbers(store, "rematch") == [1]
    await store.close()


@asynchronous
async def test_a_commit_without_an_answer_was_ours_even_if_others_went_on_since(postgres_url, monkeypatch):
    ours, theirs = await Store.open(postgres_url), await Store.open(postgres_url)
    assert await append(ours, "t", 1)
    real = PostgresDatabase.transact
    calls = []

    async def transact(database, work):
        answer = await real(database, work)
        if database is ours._database and not calls:
            calls.append(1)
            assert await append(theirs, "t", 3, "theirs")
            raise UnansweredCommit from ConnectionResetError()
        return answer

    monkeypatch.setattr(PostgresDatabase, "transact", transact)
    assert await append(ours, "t", 2, "ours")
    assert [writer(row.data) for row in await ours.events("t")] == ["", "ours", "theirs"]
    found = await ours.summary("t")
    assert found is not None
    assert found.last_number == 3, "our second attempt must not turn the summary back"
    await ours.close()
    await theirs.close()


@asynchronous
async def test_who_gives_up_is_told_whether_it_may_have_been_written(sqlite_url, monkeypatch):
    store = await Store.open(sqlite_url, patience=0.2)
    Fault(monkeypatch, sqlite_url, ["done"] + ["lost"] * 100)
    with pytest.raises(StoreAway) as caught:
        await append(store, "t", 1)
    assert caught.value.unsure
    assert await numbers(store, "t") == [1]
    monkeypatch.undo()
    assert not await append(store, "t", 1, "again"), "a second attempt finds that it is there"
    await store.close()


@asynchronous
async def test_sqlite_waits_for_another_program_that_writes(sqlite_url, tmp_path):
    import sqlite3

    store = await Store.open(sqlite_url)
    other = sqlite3.connect(tmp_path / "hexapoda.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    job = asyncio.create_task(append(store, "t", 1))
    await asyncio.sleep(0.3)
    assert not job.done()
    assert await store.events("t") == [], "readers don't wait"
    other.execute("COMMIT")
    other.close()
    assert await job
    await store.close()


def test_store_errors_keep_their_code_when_they_are_sent_elsewhere():
    import pickle

    error = pickle.loads(pickle.dumps(StoreAway("database-away-now")))
    assert isinstance(error, StoreError)
    assert error.code == "database-away-now"
