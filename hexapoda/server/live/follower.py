"""Follows the orders of administrators, which another process writes into the database while this one serves."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from hexapoda.server.live.registry import Registry
from hexapoda.server.live.sanctions import Sanctions
from hexapoda.server.store.errors import StoreClosed, StoreError
from hexapoda.server.store.orders import Order

#: Seconds between looks.
SECONDS = 1.0

_log = logging.getLogger(__name__)


class Follower:
    """Runs as long as the server does."""

    def __init__(self, registry: Registry, sanctions: Sanctions) -> None:
        self._registry, self._sanctions = registry, sanctions
        self._orders = registry.store.orders
        self._last = 0
        self._task: asyncio.Task[None] | None = None
        #: Called after sanctions have changed, and with a guest who was forgotten.
        self.on_sanctions: Callable[[], None] = lambda: None
        self.on_forgotten: Callable[[str], None] = lambda guest_id: None

    async def start(self) -> None:
        """Take what is in force, and follow what comes."""
        self._last = await self._orders.last()
        self._sanctions.take(await self._orders.sanctions())
        self._task = asyncio.create_task(self._run(), name="hexapoda-follower")

    async def stop(self) -> None:
        """Follow no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            try:
                for order in await self._orders.after(self._last):
                    await self._follow(order)
                    self._last = order.number
            except StoreClosed:
                return
            except StoreError:
                pass  # the database is away, which others report
            except Exception:
                _log.exception("an order could not be followed")

    async def _follow(self, order: Order) -> None:
        _log.info("an order", extra={"action": order.action, "subject": order.subject, "number": order.number})
        match order.action:
            case "ban" | "unban" | "mute" | "unmute":
                self._sanctions.take(await self._orders.sanctions())
                self.on_sanctions()
            case "delete" | "prune":
                await self._registry.drop_deleted()
            case "restore":
                await self._registry.drop_deleted()
                await self._registry.load_again(None)
                self._sanctions.take(await self._orders.sanctions())
            case "forget":
                await self._registry.drop_deleted()
                await self._registry.load_again(order.details["tables"])
                self.on_forgotten(order.subject)
