"""The lobby: public tables that are open or running, and its live subscribers.

It is read from the store, so it shows the tables of all processes: at once after changes of this process, and every few
seconds for those of others. Subscribers are sent the differences.
"""

import asyncio
import logging
from contextlib import suppress

import msgspec

from hexapoda.server.live import messages
from hexapoda.server.live.messages import LobbyMessage, LobbyTable
from hexapoda.server.live.watchers import Subscriber
from hexapoda.server.store.errors import StoreClosed, StoreError
from hexapoda.server.store.store import Store
from hexapoda.server.table.summary import TableSummary

#: The most tables of each state that are shown live; the rest is found page by page.
_SHOWN = 100
#: The shortest and the longest time between two reads, in seconds.
_SHORTEST = 0.3
_LONGEST = 3.0

_log = logging.getLogger(__name__)


def lobby_table(summary: TableSummary) -> LobbyTable:
    """A table as the lobby shows it."""
    return msgspec.convert(summary, LobbyTable, from_attributes=True)


class Lobby:
    """Sends subscribers what changes in the lobby."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._subscribers: set[Subscriber] = set()
        self._tables: dict[str, LobbyTable] = {}
        self._changed = asyncio.Event()
        self._looking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start reading."""
        self._task = asyncio.create_task(self._run(), name="hexapoda-lobby")

    async def stop(self) -> None:
        """Stop reading."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def change(self) -> None:
        """Note that something may have changed."""
        self._changed.set()

    async def add(self, subscriber: Subscriber) -> None:
        """Send a subscriber all tables, and from now on what changes."""
        await self._look()
        if not subscriber.closed:
            self._subscribers.add(subscriber)
            tables = list(self._tables.values())
            subscriber.send(messages.write(LobbyMessage(tables=tables, complete=True)))

    def remove(self, subscriber: Subscriber) -> None:
        """Send a subscriber nothing more."""
        self._subscribers.discard(subscriber)

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), _LONGEST)
            try:
                self._changed.clear()
                if self._subscribers:
                    await self._look()
            except StoreClosed:
                return
            except StoreError:
                pass  # the database is away, which others report
            except Exception:
                _log.exception("the lobby failed")
            await asyncio.sleep(_SHORTEST)

    async def _look(self) -> None:
        """Read the lobby, and send what is different."""
        async with self._looking:
            await self._compare()

    async def _compare(self) -> None:
        found: dict[str, LobbyTable] = {}
        for state in ("open", "running"):
            for summary in await self._store.summaries(state, limit=_SHOWN):
                found[summary.id] = lobby_table(summary)
        before, self._tables = self._tables, found
        changed = [table for table in found.values() if not _same(table, before.get(table.id))]
        gone = [table_id for table_id in before if table_id not in found]
        if changed or gone:
            message = messages.write(LobbyMessage(tables=changed, gone=gone))
            for subscriber in list(self._subscribers):
                subscriber.send(message)


def _same(table: LobbyTable, before: LobbyTable | None) -> bool:
    """Whether nothing has changed that the lobby shows: a move does not count."""
    return before is not None and table.state == before.state and _occupants(table) == _occupants(before)


def _occupants(table: LobbyTable) -> list[tuple[str, str, str]]:
    return [seat.occupant for seat in table.seats]
