"""The store: every table's log of events, kept in SQLite (by default) or PostgreSQL.

    store = await Store.open("sqlite:///hexapoda.db")
    await store.create(summary.id, first_event, summary)      # True once it is committed
    await store.append(summary.id, 2, second_event, summary)  # False: another process wrote number 2
    rows = await store.events(summary.id, after=1)
    await store.close()

It knows nothing of games: an event is a number and a JSON text.
"""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import case, delete, select, update
from sqlalchemy.sql.base import Executable

from hexapoda.server.store.batch import Append, Change, Job, insert_for, write_group
from hexapoda.server.store.committer import CommitReport, Committer
from hexapoda.server.store.database import Database
from hexapoda.server.store.database_url import open_database
from hexapoda.server.store.errors import StoreAway, StoreClosed, StoreError, is_away
from hexapoda.server.store.guests import Guests
from hexapoda.server.store.notices import Callback, Listener, Payloads
from hexapoda.server.store.orders import Orders
from hexapoda.server.store.players import Players
from hexapoda.server.store.schema import events, page_of, premoves, read_summary, server_time, tables
from hexapoda.server.store.server_time import BEAT_SECONDS, ServerTime
from hexapoda.server.table.summary import State, StoredEvent, TableSummary

#: Seconds to wait for an unreachable database.
PATIENCE = 30.0

#: The most ids in one question.
_MANY = 500

_log = logging.getLogger(__name__)
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Store:
    """All that outlives a process; open it with `Store.open`."""

    def __init__(self, database: Database, patience: float, clock: ServerTime) -> None:
        self._database = database
        self._patience = patience
        self._clock = clock
        self._payloads = Payloads() if database.listener else None
        self._listener = Listener(database.listener, self._payloads) if database.listener and self._payloads else None
        self._committer = Committer(self._write, patience=patience)
        self._insert = insert_for(database.dialect)
        self._heartbeat: asyncio.Task[None] | None = None
        self._closed = False
        self.guests = Guests(database.dialect, self._read, self._committer.submit, clock.wall_ms)
        self.players = Players(database.dialect, self._read, self._committer.submit)
        self.orders = Orders(self._read)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        patience: float = PATIENCE,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> "Store":
        """Open a database ("sqlite:///FILE", "postgresql://…") and migrate it to the newest schema.

        Raises a `StoreError` that says what is wrong with the address or the database. While the database is away,
        calls wait `patience` seconds, then raise `StoreAway`.
        """
        store = cls(await open_database(url, patience), patience, ServerTime(monotonic=monotonic, wall=wall))
        try:
            await store._start()
        except BaseException:
            await store.close()
            raise
        return store

    async def _start(self) -> None:
        if self._listener is not None:
            await self._listener.start()
        self._committer.start()
        ((uptime_ms, wall_ms),) = await self._read(select(server_time.c.uptime_ms, server_time.c.wall_ms))
        self._clock.start(uptime_ms, wall_ms)
        await self._beat()
        self._heartbeat = asyncio.create_task(self._beat_on(), name="hexapoda-heartbeat")

    async def close(self) -> None:
        """Finish pending writes, then close."""
        if self._closed:
            return
        self._closed = True
        if self._heartbeat is not None:
            self._heartbeat.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._heartbeat
        if self._heartbeat is not None and not self._committer.away:
            with contextlib.suppress(StoreError):
                await self._beat()
        await self._committer.close()
        if self._listener is not None:
            await self._listener.close()
        await self._database.close()

    # Events

    async def create(self, table_id: str, data: bytes | str, summary: TableSummary) -> bool:
        """Store the first event of a table; False if there is a table with that id."""
        return await self.append(table_id, 1, data, summary)

    async def append(
        self,
        table_id: str,
        number: int,
        data: bytes | str,
        summary: TableSummary,
        *,
        opens: tuple[bytes | str, TableSummary] | None = None,
        premove: tuple[int, bytes | str] | None = None,
    ) -> bool:
        """Store an event; `summary` is the table after it. True once it is committed.

        False: the number is not the next one (another process was first), and nothing was written. Read the new events
        and decide again. `StoreAway`: the database was away for too long; the event may be written nevertheless.
        `opens` is the first event of a new table (a rematch), and `premove` the rest of a turn: they are written with
        this event or not at all.
        """
        if (summary.id, summary.last_number) != (table_id, number):
            raise ValueError(f"the summary is of {summary.id} {summary.last_number}, not of {table_id} {number}")
        if opens is not None and opens[1].last_number != 1:
            raise ValueError(f"the first event of a table has number 1, not {opens[1].last_number}")
        job = _append_job(data, summary)
        job.opens = None if opens is None else _append_job(*opens)
        job.premove = None if premove is None else self._premove(table_id, *premove)
        return await self._committer.submit(job)

    async def events(self, table_id: str, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        """The events of a table with numbers above `after`, in order."""
        wanted = (
            select(events.c.number, events.c.data)
            .where(events.c.table_id == table_id, events.c.number > after)
            .order_by(events.c.number)
            .limit(limit)
        )
        return [StoredEvent(number, data.encode()) for number, data in await self._read(wanted)]

    # Summaries

    async def summaries(
        self, state: State, *, public_only: bool = True, limit: int = 50, after: tuple[int, str] | None = None
    ) -> list[TableSummary]:
        """A page of the tables in a state (`page_of`)."""
        wanted = select(tables).where(tables.c.state == state)
        if public_only:
            wanted = wanted.where(tables.c.public)
        return [read_summary(row) for row in await self._read(page_of(wanted, limit, after))]

    async def summary(self, table_id: str) -> TableSummary | None:
        """The summary of one table."""
        rows = await self._read(select(tables).where(tables.c.id == table_id))
        return read_summary(rows[0]) if rows else None

    async def existing(self, table_ids: Iterable[str]) -> set[str]:
        """Those of some tables that are there."""
        wanted, found = list(table_ids), set[str]()
        for at in range(0, len(wanted), _MANY):
            rows = await self._read(select(tables.c.id).where(tables.c.id.in_(wanted[at : at + _MANY])))
            found.update(table_id for (table_id,) in rows)
        return found

    async def due(self, before: int, limit: int = 1000) -> list[tuple[str, int]]:
        """The ids of tables with deadlines before a time, and the deadlines, the oldest first."""
        wanted = select(tables.c.id, tables.c.deadline).where(tables.c.deadline < before)
        rows = await self._read(wanted.order_by(tables.c.deadline).limit(limit))
        return [(table_id, deadline) for table_id, deadline in rows]

    # Premoves

    async def put_premove(self, table_id: str, seat: int, data: bytes | str) -> None:
        """Store a seat's premove, in place of the previous one."""
        await self._change(self._premove(table_id, seat, data))

    def _premove(self, table_id: str, seat: int, data: bytes | str) -> Any:
        row = self._insert(premoves).values(table_id=table_id, seat=seat, data=_text(data))
        return row.on_conflict_do_update(index_elements=["table_id", "seat"], set_={"data": row.excluded.data})

    async def premoves(self, table_id: str) -> dict[int, bytes]:
        """The premoves at a table, by seat."""
        rows = await self._read(select(premoves.c.seat, premoves.c.data).where(premoves.c.table_id == table_id))
        return {seat: data.encode() for seat, data in rows}

    async def premoved(self) -> list[str]:
        """The ids of all tables with premoves."""
        return [table_id for (table_id,) in await self._read(select(premoves.c.table_id).distinct())]

    async def delete_premove(self, table_id: str, seat: int | None = None) -> None:
        """Delete a seat's premove, or (None) those of all seats of the table."""
        those = delete(premoves).where(premoves.c.table_id == table_id)
        await self._change(those if seat is None else those.where(premoves.c.seat == seat))

    # Other processes

    @property
    def shared(self) -> bool:
        """Whether other processes may use the database."""
        return self._listener is not None

    def listen(self, callback: Callback) -> None:
        """Call `callback(table_id, number)` in the event loop for each event that another process commits (none with
        SQLite). `callback(None, 0)`: some may have been missed, so read everything again."""
        if self._listener is not None:
            self._listener.add(callback)

    # Time

    def now(self) -> int:
        """Server time in ms; see `server_time`."""
        return self._clock.now()

    # Health

    @property
    def waiting(self) -> int:
        """How many writes wait for their group."""
        return self._committer.waiting

    @property
    def away(self) -> bool:
        """Whether the database was away at the last write."""
        return self._committer.away

    def on_commit(self, hook: Callable[[CommitReport], None]) -> None:
        """Call `hook` after each commit, for metrics."""
        self._committer.on_commit = hook

    async def _write(self, jobs: list[Job]) -> list[Any]:
        return await self._database.transact(lambda connection: write_group(connection, jobs, self._payloads))

    async def _change(self, statement: Any) -> Any:
        return await self._committer.submit(Change(statement))

    async def _read(self, statement: Executable) -> Sequence[Any]:
        """The rows of a query, once the database answers."""
        if self._closed:
            raise StoreClosed("store-closed")
        loop = asyncio.get_running_loop()
        until, pause = loop.time() + self._patience, 0.0
        while True:
            try:
                return await self._database.read(statement)
            except Exception as error:
                if not is_away(error):
                    raise
                if loop.time() + pause > until:
                    raise StoreAway("database-away-now") from error
            await asyncio.sleep(pause)  # at once the first time: perhaps only the connection was stale
            pause = min(pause * 2 or 0.05, 1.0)

    async def _beat(self) -> None:
        now = self._clock.now()
        latest = case((server_time.c.uptime_ms > now, server_time.c.uptime_ms), else_=now)
        beat = update(server_time).values(uptime_ms=latest, wall_ms=self._clock.wall_ms())
        ((uptime_ms,),) = await self._change(beat.returning(server_time.c.uptime_ms))
        self._clock.beaten(uptime_ms)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
            except StoreClosed:
                return
            except StoreAway:
                _log.warning("the database is away: server time stands still")
            except Exception:
                _log.exception("a heartbeat failed")


def _append_job(data: bytes | str, summary: TableSummary) -> Append:
    if not _ID.fullmatch(summary.id):
        raise ValueError(f"a table's id has 1 to 64 letters, digits, - and _: {summary.id!r}")
    return Append(summary.id, summary.last_number, _text(data), summary)


def _text(data: bytes | str) -> str:
    return data if isinstance(data, str) else data.decode()
