"""Choices in advance on their way between tables in memory and the store. They are no events: nobody else may know of
them."""

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from hexapoda.server.commands import Plan
from hexapoda.server.held import Held
from hexapoda.server.house import Guest
from hexapoda.server.playing import Planned
from hexapoda.server.store import Store
from hexapoda.server.store_errors import StoreError


class Plans:
    """Keeps the choices of all tables; `spawn` runs what nobody needs to wait for."""

    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, Any]], Any]) -> None:
        self._store = store
        self._spawn = spawn

    async def make(self, held: Held, command: Plan, who: Guest) -> None:
        """Keep somebody's choice, or forget it; returns when that is stored."""
        planned = held.table.plan(command, who)
        if planned is None:
            held.planned.discard(command.seat)
            await self._store.delete_plan(held.table.id, command.seat)
            return
        try:
            await self._store.put_plan(held.table.id, command.seat, msgspec.json.encode(planned))
        except StoreError:
            held.table.plans.pop(command.seat, None)
            raise
        held.planned.add(command.seat)

    async def read(self, held: Held) -> None:
        """Take a table's choices from the store, where other processes may have put some."""
        plans = await self._store.plans(held.table.id)
        held.planned = set(plans)
        held.table.plans.clear()
        for data in plans.values():
            held.table.keep(msgspec.json.decode(data, type=Planned))

    def forget(self, held: Held) -> None:
        """Remove the choices of a table from the store that were played or are dead."""
        for seat in held.planned - set(held.table.plans):
            held.planned.discard(seat)
            self._spawn(self._store.delete_plan(held.table.id, seat))
