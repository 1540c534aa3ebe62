"""Tables in memory, while a server closes."""

import asyncio
import shutil

import pytest

from hexapoda.server.live.metrics import Metrics
from hexapoda.server.live.registry import Registry
from hexapoda.server.store.errors import StoreClosed
from hexapoda.server.store.store import Store
from tests.server.aio import asynchronous
from tests.server.test_before import BEFORE, TABLES


@asynchronous
async def test_who_waits_for_a_table_while_the_server_closes_is_refused_and_the_server_goes_on(tmp_path):
    shutil.copy(BEFORE / "hexapoda.db", tmp_path)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'hexapoda.db'}")
    registry = Registry(store, Metrics())

    async def wait_for_table():
        async with registry.locked(TABLES[0]):
            pass

    async with registry.locked(TABLES[0]):
        waiting = asyncio.create_task(wait_for_table())
        await asyncio.sleep(0)
        closing = asyncio.create_task(registry.close())
        await asyncio.sleep(0.05)
    with pytest.raises(StoreClosed):
        await asyncio.wait_for(waiting, 10)
    await closing
    await store.close()
