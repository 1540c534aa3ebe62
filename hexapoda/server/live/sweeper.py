"""Wakes tables that are not in memory: at their deadlines, and after a restart where bots have to move.

Tables in memory have timers of their own (`scheduler.py`).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from hexapoda.server.live.registry import Registry
from hexapoda.server.store.errors import StoreClosed, StoreError

#: Seconds between looks at deadlines, and at idle tables.
_DEADLINES = 1.0
_IDLE = 20.0
#: Seconds before a table that could not be loaded is tried again.
_BROKEN = 300.0
_PAGE = 200

_log = logging.getLogger(__name__)


class Sweeper:
    """Runs as long as the server does."""

    def __init__(self, registry: Registry, *, idle_seconds: float) -> None:
        self._registry = registry
        self._idle_seconds = idle_seconds
        self._broken: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        #: Whether the games that the last server left are resumed.
        self._resumed = False

    def start(self) -> None:
        """Start, with what has become due since the last server stopped."""
        self._tasks = [
            asyncio.create_task(self._every(_DEADLINES, self._sweep), name="hexapoda-sweeper"),
            asyncio.create_task(self._every(min(_IDLE, self._idle_seconds), self._forget), name="hexapoda-idle"),
        ]

    async def stop(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except StoreClosed:
                return
            except StoreError:
                pass  # the database is away, which others report
            except Exception:
                _log.exception("the sweeper failed")
            await asyncio.sleep(seconds)

    async def _sweep(self) -> None:
        if not self._resumed:
            await self._resume()
            self._resumed = True
        # A little early: once a table is loaded, its own timer rings on time.
        soon = self._registry.now() + int(_DEADLINES * 1000)
        for table_id, _ in await self._registry.store.due(soon):
            await self._wake(table_id)

    async def _resume(self) -> None:
        """Load the tables with premoves, and those where a bot may have to move."""
        for table_id in await self._registry.store.premoved():
            await self._wake(table_id)
        last: tuple[int, str] | None = None
        while True:
            page = await self._registry.store.summaries("running", public_only=False, limit=_PAGE, after=last)
            for summary in page:
                if any(seat.kind == "bot" for seat in summary.seats):
                    await self._wake(summary.id)
            if len(page) < _PAGE:
                return
            last = page[-1].created, page[-1].id

    async def _wake(self, table_id: str) -> None:
        """Load a table; the scheduler then does what is due."""
        now = asyncio.get_running_loop().time()
        if table_id in self._registry.live_tables or self._broken.get(table_id, 0.0) > now:
            return
        try:
            await self._registry.load(table_id)
        except StoreError:
            raise
        except Exception as error:
            self._broken[table_id] = now + _BROKEN
            _log.error("a table can't be loaded: %s", error, extra={"table": table_id})
        await asyncio.sleep(0)

    async def _forget(self) -> None:
        self._registry.drop_idle(self._idle_seconds)
        now = asyncio.get_running_loop().time()
        self._broken = {table_id: until for table_id, until in self._broken.items() if until > now}
