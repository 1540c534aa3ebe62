"""A process that writes events until it is killed, and says which ones were acknowledged.

python -m tests.server.writing URL NAME TABLES: one line "table number" for each acknowledged event.
"""

import asyncio
import os
import sys

from hexapoda.server.store.store import Store
from tests.server.stored import append


async def play(store: Store, table_id: str, name: str) -> None:
    """Append to a table for ever."""
    number = len(await store.events(table_id)) + 1
    while True:
        if await append(store, table_id, number, name):
            os.write(sys.stdout.fileno(), f"{table_id} {number}\n".encode())
            number += 1
        else:
            number = len(await store.events(table_id)) + 1


async def main(url: str, name: str, tables: int) -> None:
    """Append to all tables."""
    store = await Store.open(url)
    await asyncio.gather(*(play(store, f"t{table}", name) for table in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
