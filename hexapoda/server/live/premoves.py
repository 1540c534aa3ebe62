"""Moves premoves between tables in memory and the store. They are no events: only their seat may know them."""

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from hexapoda.server.live.live_table import LiveTable
from hexapoda.server.store.errors import StoreError
from hexapoda.server.store.store import Store
from hexapoda.server.table.commands import Premove
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.premove import read_premove


class Premoves:
    """Stores the premoves of all tables; `spawn` runs a task in the background."""

    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, Any]], Any]) -> None:
        self._store = store
        self._spawn = spawn

    async def put(self, live: LiveTable, command: Premove, who: Guest) -> None:
        """Store a premove, or delete it; returns after the commit."""
        kept = live.table.premove(command, who)
        if kept is None:
            live.premoved.discard(command.seat)
            await self._store.delete_premove(live.table.id, command.seat)
            return
        try:
            await self._store.put_premove(live.table.id, command.seat, msgspec.json.encode(kept))
        except StoreError:
            live.table.premoves.pop(command.seat, None)
            raise
        live.premoved.add(command.seat)

    async def read(self, live: LiveTable) -> None:
        """Read a table's premoves, which other processes may have stored."""
        stored = await self._store.premoves(live.table.id)
        live.premoved = set(stored)
        live.table.premoves.clear()
        for data in stored.values():
            live.table.keep(read_premove(data))

    def forget(self, live: LiveTable) -> None:
        """Delete stored premoves that were played or are dead."""
        for seat in live.premoved - set(live.table.premoves):
            live.premoved.discard(seat)
            self._spawn(self._store.delete_premove(live.table.id, seat))
