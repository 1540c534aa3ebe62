"""Several processes have one table in memory: who does what is due, and when."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from hexapoda.server.bots import scheduler
from hexapoda.server.live.live_table import LiveTable
from tests.server.aio import asynchronous

GRACE = 0.2


@pytest.fixture
def looks(monkeypatch):
    """A scheduler with a short grace, and the times of the loop at which it looked at a table."""
    monkeypatch.setattr(scheduler, "_GRACE", GRACE)
    times: list[float] = []

    def spawn(work: Any) -> None:
        work.close()
        times.append(asyncio.get_running_loop().time())

    registry: Any = SimpleNamespace(spawn=spawn, now=lambda: 0, store=SimpleNamespace(shared=True), live_tables={})
    return scheduler.Scheduler(registry, SimpleNamespace(), SimpleNamespace()), times  # type: ignore[arg-type]


def table_in_memory() -> LiveTable:
    return LiveTable(SimpleNamespace(deadline=None))  # type: ignore[arg-type]


@asynchronous
async def test_each_event_of_another_process_gives_it_the_whole_grace(looks):
    """Not only the first of a row of events: or the bot's answer to a later one would be searched twice."""
    (due, times), live, loop = looks, table_in_memory(), asyncio.get_running_loop()
    events = []
    for _ in range(4):
        due.attend(live, ours=False)
        events.append(loop.time())
        await asyncio.sleep(GRACE * 0.6)
    async with asyncio.timeout(30):
        while not times:
            await asyncio.sleep(0.01)
    for look in times:  # a busy machine may look in between
        assert look >= max(event for event in events if event <= look) + GRACE - 0.01


@asynchronous
async def test_what_an_own_event_makes_due_is_done_at_once(looks):
    (due, times), live = looks, table_in_memory()
    due.attend(live, ours=False)
    due.attend(live)
    assert len(times) == 1
    assert live.others_until == 0
