"""The tables that this process has in memory, and the one way in which they change: `Registry.store_then_tell`.

Lock → decide → append to the store (answered after COMMIT) → apply → tell the watchers. No event is told before it is
stored. Another process may write to the same table: if our number is taken, we read the new events and decide again;
when it notifies us, we read and tell its events.
"""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from hexapoda.server.live import messages
from hexapoda.server.live.live_table import LiveTable
from hexapoda.server.live.metrics import Metrics
from hexapoda.server.live.premoves import Premoves
from hexapoda.server.live.watchers import Publication, Subscriber, Watch, first_messages
from hexapoda.server.store.errors import StoreAway, StoreClosed, StoreError
from hexapoda.server.store.store import Store
from hexapoda.server.table.commands import Command, Create, Import, Join, Premove
from hexapoda.server.table.events import Event, Joined, Left, Rematched, from_json, to_json
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.new_table import open_import, open_rematch, open_table
from hexapoda.server.table.outside import OUTSIDE, Outside
from hexapoda.server.table.premove import KeptPremove
from hexapoda.server.table.refused import Refused, Repeated
from hexapoda.server.table.summary import StoredEvent
from hexapoda.server.table.table import Table

#: The most events that are told at once; the others are asked for after them.
MOST_EVENTS = 200
#: Longer logs are replayed in a thread: that takes more than a few milliseconds.
_LONG_LOG = 15
#: How often another process may take our number before something must be wrong.
_MOST_RACES = 1_000
#: Seconds between attempts to read new events while the database is away.
_RETRY = 1.0
#: ms after an event in which its own process is expected to do what it made due.
_JUST_NOW = 5_000

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

#: Does some work outside of the event loop.
Run = Callable[..., Awaitable[Any]]

_log = logging.getLogger(__name__)


class Done(msgspec.Struct, frozen=True):
    """A command was carried out as the event `number` (0: it is no event); `repeated`: it was carried out before."""

    number: int
    repeated: bool = False


class Registry:
    """Tables by id. `attend` is called with a table whenever something may be due there (see `scheduler.py`)."""

    def __init__(self, store: Store, metrics: Metrics, outside: Outside = OUTSIDE) -> None:
        self.store = store
        self.outside = outside
        self.metrics = metrics
        #: Called with a table that was loaded or has changed; `ours`: by this process.
        self.attend: Callable[[LiveTable, bool], None] = lambda live, ours: None
        #: Called when something in the lobby may have changed.
        self.on_lobby_change: Callable[[], None] = lambda: None
        #: Called with a game that is played.
        self.on_game: Callable[[str], None] = lambda game: None
        self.premoves = Premoves(store, self.spawn)
        #: The tables in memory, by id.
        self.live_tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._heard: dict[str, int] = {}
        self._closed = False
        self._tasks: set[asyncio.Task[Any]] = set()
        store.listen(self._hear)

    def now(self) -> int:
        """Server time."""
        return self.store.now()

    # ── commands ──

    async def carry_out_shielded(self, table_id: str, command: Command, who: Guest, token: str = "") -> Done:
        """As `carry_out`, but safe to cancel: the command is carried out nevertheless."""
        return await asyncio.shield(self.spawn(self.carry_out(table_id, command, who, token)))

    async def carry_out(self, table_id: str, command: Command, who: Guest, token: str = "") -> Done:
        """Carry out a command; returns after the commit, or raises Refused.

        Do not cancel it: the event might be stored and not told.
        """
        async with self.locked(table_id) as live:
            if isinstance(command, Join):
                token = command.token or token
            if not _may_command(live.table, who, token):
                raise Refused("needs-link")
            if isinstance(command, Premove):
                await self.premoves.put(live, command, who)
                self.attend(live, True)
                return Done(0)
            return await self.store_then_tell(live, command, who)

    async def store_then_tell(self, live: LiveTable, command: Command, who: Guest) -> Done:
        """Decide, store, apply, and tell the watchers; the caller holds the table's lock."""
        for _ in range(_MOST_RACES):
            try:
                event = await self._decide(live.table, command, who)
            except Repeated as repeated:
                return Done(repeated.number, repeated=True)
            except Refused as refused:
                if await self._was_behind(live):
                    continue
                if refused.code == "flag-fell":
                    self.attend(live, True)
                raise
            rest = live.table.rest_of(command, event)
            if await self._store(live, event, rest):
                self._apply_and_tell(live, [event], rest)
                self._count(event)
                if isinstance(event.body, Left):
                    with suppress(StoreError):  # at worst the list "my tables" has a table too many
                        await self.store.players.remove(live.table.id, event.by)
                self.attend(live, True)
                return Done(event.number)
            if not await self._read_new_events(live) and not await self.store.existing([live.table.id]):
                self._say_deleted(live)
                raise Refused("no-table")
        raise RuntimeError(f"other processes took every number of table {live.table.id}")

    async def _was_behind(self, live: LiveTable) -> bool:
        """Whether another process has written events that we had not read; now we have."""
        return self.store.shared and await self._read_new_events(live)

    def _count(self, event: Event) -> None:
        self.metrics.event(str(event.body.__struct_config__.tag)).inc()

    async def _decide(self, table: Table, command: Command, who: Guest) -> Event:
        if table.is_slow(command):
            return await asyncio.to_thread(table.decide, command, who, self.now(), self.outside)
        return table.decide(command, who, self.now(), self.outside)

    async def _store(self, live: LiveTable, event: Event, rest: KeptPremove | None) -> bool:
        table, opens = live.table, None
        if isinstance(event.body, Joined):
            await self.store.players.add(table.id, [event.body.guest])
        if isinstance(event.body, Rematched):
            first = open_rematch(table, event)
            new = Table(first)
            opens = (to_json(first), new.summary)
            await self.store.players.add(new.id, _persons(new))
        try:
            premove = None if rest is None else (rest.seat, msgspec.json.encode(rest))
            return await self.store.append(
                table.id, event.number, to_json(event), table.summary_after(event), opens=opens, premove=premove
            )
        except Exception:
            # It may be stored nevertheless: read the log again before anything else happens here.
            live.doubtful = True
            self._read_new_events_soon(live)
            raise

    def _apply_and_tell(self, live: LiveTable, events: list[Event], rest: KeptPremove | None = None) -> None:
        """Apply stored events (and the premove that was stored with them), and tell the watchers."""
        table, before = live.table, live.table.outline
        try:
            for event in events:
                table.apply(event)
            if rest is not None:
                live.premoved.add(rest.seat)
                table.keep(rest)
        except Exception:
            # The table in memory differs from the log. Its watchers come back, and it is loaded anew.
            _log.exception("a table could not be brought up to date", extra={"table": table.id})
            for watch in live.watches.values():
                watch.subscriber.send(messages.write(messages.Unwatched(table=table.id)))
            self._drop(live)
            raise
        live.touch()
        publication = Publication(table, events, self.now(), before)
        for watch in list(live.watches.values()):
            if not publication.tell(watch):
                live.watches.pop(watch.subscriber, None)
        if table.created.listing == "public" and (before["status"], before["seats"]) != (table.status, table.seats):
            self.on_lobby_change()
        self.premoves.forget(live)

    # ── new tables ──

    async def create(self, command: Create | Import, who: Guest, table_id: str | None = None) -> Table:
        """Make a table, or one that shows a record. If the id exists, returns that table if the same guest made it: the
        request was sent twice."""
        return await asyncio.shield(self.spawn(self._create(command, who, table_id)))

    async def _create(self, command: Create | Import, who: Guest, table_id: str | None) -> Table:
        self.on_game(command.game)
        make = open_table if isinstance(command, Create) else open_import
        event, table = await asyncio.to_thread(_opened, make, command, who, self.now(), self.outside, table_id)
        await self.store.players.add(table.id, _persons(table), maker=who.id)
        if not await self.store.create(table.id, to_json(event), table.summary):
            async with self.locked(table.id) as live:
                if live.table.created_by != who.id:
                    raise Refused("table-exists")
                return live.table
        live = LiveTable(table)
        self._add(live)
        self._count(event)
        self.on_lobby_change()
        self.attend(live, True)
        return table

    # ── watching ──

    async def watch(
        self, subscriber: Subscriber, table_id: str, after: int | None, token: str = "", run: Run = asyncio.to_thread
    ) -> None:
        """Send a subscriber the events of a table from now on, and those after the number `after`: a page of them where
        they are many, and then it has to ask again. `run` does what takes time."""
        async with self.locked(table_id) as live:
            table = live.table
            if not table.may_watch(subscriber.guest_id, token):
                raise Refused("needs-link")
            if after is not None and after > table.number:
                await self._read_new_events(live)  # another process has told it of more events than we know
            missed: list[Event] = []
            if after is not None and after < table.number:
                rows = await self.store.events(table_id, after=max(0, after), limit=MOST_EVENTS)
                missed = [event for event in await _decoded(rows) if event.number <= table.number]
            more = bool(missed) and missed[-1].number < table.number
            if len(missed) > _LONG_LOG:
                news = await run(first_messages, table, subscriber, missed, self.now(), more)
            else:
                news = first_messages(table, subscriber, missed, self.now(), more)
            if subscriber.closed:
                return
            for message in news:
                subscriber.send(message)
            if more:
                live.watches.pop(subscriber, None)
                return
            is_first = not live.watches
            views = table.keys_for(table.viewer(subscriber.guest_id)) if subscriber.in_few_bytes else {}
            live.watches[subscriber] = Watch(subscriber, token, table.number, views)
        if is_first and table.is_of_bots_alone:
            self.attend(live, True)  # it had waited to be watched

    def unwatch(self, subscriber: Subscriber, table_id: str) -> None:
        """Send a subscriber nothing more of a table."""
        live = self.live_tables.get(table_id)
        if live is not None:
            live.watches.pop(subscriber, None)
            live.touch()

    def watch_token(self, subscriber: Subscriber, table_id: str) -> str:
        """The token with which a subscriber watches a table."""
        live = self.live_tables.get(table_id)
        watch = live.watches.get(subscriber) if live is not None else None
        return "" if watch is None else watch.token

    @asynccontextmanager
    async def visible(self, table_id: str, guest_id: str, token: str = "") -> AsyncIterator[Table]:
        """A table that a guest may see, locked while the caller reads it; Refused otherwise."""
        async with self.locked(table_id) as live:
            await self._was_behind(live)  # the guest may have seen newer events from another process
            if not live.table.may_watch(guest_id, token):
                raise Refused("needs-link")
            yield live.table

    # ── tables in memory ──

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table under its lock, as new as the log as far as we know."""
        while True:
            if self._closed:  # no table comes back, so waiting for one would never end
                raise StoreClosed("store-closed")
            live = await self.load(table_id)
            async with live.lock:
                if live.dropped:
                    continue  # it was dropped while we waited
                live.touch()
                if live.doubtful:
                    await self._read_new_events(live)
                yield live
                return

    async def load(self, table_id: str) -> LiveTable:
        """A table in memory, loaded if necessary; Refused where there is no such table."""
        live = self.live_tables.get(table_id)
        if live is not None:
            return live
        if not _ID.fullmatch(table_id):
            raise Refused("no-table")
        if table_id not in self._loading:
            self._loading[table_id] = self.spawn(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        begun = time.perf_counter()
        try:
            rows = await self.store.events(table_id)
            if not rows:
                raise Refused("no-table")
            self.on_game(from_json(rows[0].data).body.game)  # type: ignore[union-attr]
            if len(rows) > _LONG_LOG:
                table = await asyncio.to_thread(_replayed, rows)
            else:
                table = _replayed(rows)
            live = LiveTable(table)
            if table.status == "running":
                await self.premoves.read(live)
            self._add(live)
            self.metrics.loads.observe(time.perf_counter() - begun)
        finally:
            del self._loading[table_id]
            heard = self._heard.pop(table_id, 0)
        if heard > table.number:
            self._read_new_events_soon(live)
        # Another process may be about to act on an event that has just happened.
        self.attend(live, not self.store.shared or self.now() - table.last > _JUST_NOW)
        return live

    def _add(self, live: LiveTable) -> None:
        self.live_tables[live.table.id] = live
        self.metrics.tables.set(len(self.live_tables))

    def drop_idle(self, seconds: float) -> int:
        """Forget the tables that were not used for some time; returns how many."""
        before = time.monotonic() - seconds
        idle = [live for live in self.live_tables.values() if live.used <= before and not live.is_needed]
        for live in idle:
            self._drop(live)
        return len(idle)

    async def drop_deleted(self) -> None:
        """Forget the tables that an administrator has deleted, and tell those who watch them."""
        there = await self.store.existing(self.live_tables)
        for live in [each for each in self.live_tables.values() if each.table.id not in there]:
            async with live.lock:
                if not live.dropped and not await self.store.existing([live.table.id]):
                    self._say_deleted(live)
        self.on_lobby_change()

    async def load_again(self, table_ids: Iterable[str] | None) -> None:
        """Read tables in memory (None: all of them) anew, because an administrator has changed their logs."""
        for table_id in list(self.live_tables if table_ids is None else table_ids):
            live = self.live_tables.get(table_id)
            if live is None:
                continue
            async with live.lock:
                rows = [] if live.dropped else await self.store.events(table_id)
                if rows:
                    live.table = await asyncio.to_thread(_replayed, rows)
                    await self.premoves.read(live)
                    self._show_anew(live)
            if rows:
                self.attend(live, True)
        self.on_lobby_change()

    def _show_anew(self, live: LiveTable) -> None:
        """Send all watchers the state, whatever they were told before."""
        table = live.table
        for watch in list(live.watches.values()):
            subscriber = watch.subscriber
            if not table.may_watch(subscriber.guest_id, watch.token):
                live.watches.pop(subscriber, None)
                subscriber.send(messages.write(messages.Unwatched(table=table.id)))
                continue
            watch.sent, watch.views = table.number, table.keys_for(table.viewer(subscriber.guest_id))
            for message in first_messages(table, subscriber, [], self.now()):
                subscriber.send(message)

    def _say_deleted(self, live: LiveTable) -> None:
        for watch in live.watches.values():
            watch.subscriber.send(messages.write(messages.Unwatched(table=live.table.id, code="no-table")))
        live.watches.clear()
        self._drop(live)

    def _drop(self, live: LiveTable) -> None:
        live.stop()
        if self.live_tables.get(live.table.id) is live:
            del self.live_tables[live.table.id]
        self.metrics.tables.set(len(self.live_tables))

    # ── events of other processes ──

    def _hear(self, table_id: str | None, number: int) -> None:
        """Note that another process has written an event; or (None) that we may have missed some."""
        if table_id is None:
            for live in self.live_tables.values():
                live.doubtful = True
                self._read_new_events_soon(live)
            return
        if table_id in self._loading:
            self._heard[table_id] = max(number, self._heard.get(table_id, 0))
        live = self.live_tables.get(table_id)
        if live is not None and number > live.table.number:
            self._read_new_events_soon(live)

    def _read_new_events_soon(self, live: LiveTable) -> None:
        """Read new events as soon as the table is free and the database is back."""
        if not live.catching_up:
            live.catching_up = True
            self.spawn(self._read_new_events_when_possible(live))

    async def _read_new_events_when_possible(self, live: LiveTable) -> None:
        while not live.dropped:
            try:
                async with live.lock:
                    live.catching_up = False
                    if not live.dropped:
                        await self._read_new_events(live)
                return
            except StoreAway:
                live.catching_up = True
            await asyncio.sleep(_RETRY)

    async def _read_new_events(self, live: LiveTable) -> bool:
        """Read, apply and tell new events; returns whether there were any. The caller holds the lock."""
        rows = await self.store.events(live.table.id, after=live.table.number)
        live.doubtful = False
        if rows:
            self._apply_and_tell(live, await _decoded(rows))
            self.attend(live, False)
        return bool(rows)

    # ── the end ──

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something that goes on when its caller is cancelled."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            # The caller gets the error as well.
            _log.warning("a task failed: %s", type(error).__name__, exc_info=_unexpected(error))

    async def close(self) -> None:
        """Finish pending writes; the store must still be open."""
        self._closed = True
        for live in self.live_tables.values():
            live.stop()
        for _ in range(100):
            tasks = [task for task in self._tasks if task is not asyncio.current_task()]
            if not tasks:
                return
            await asyncio.wait(tasks, timeout=0.1)
        for task in list(self._tasks):
            task.cancel()


def _may_command(table: Table, who: Guest, token: str) -> bool:
    """Whether a command is heard at all: from the server, its bots, and guests who may watch or join."""
    return ":" in who.id or table.may_watch(who.id, token) or table.has_link(token)


def _persons(table: Table) -> set[str]:
    return {seat.guest for seat in table.seats if seat.kind == "person"}


def _unexpected(error: BaseException) -> BaseException | None:
    """An error whose traceback belongs in the log."""
    return None if isinstance(error, StoreError) else error


def _opened(
    make: Callable[..., Event],
    command: Create | Import,
    who: Guest,
    now: int,
    outside: Outside,
    table_id: str | None,
) -> tuple[Event, Table]:
    event = make(command, who, now, outside)
    if table_id is not None:
        event = msgspec.structs.replace(event, body=msgspec.structs.replace(event.body, table=table_id))
    return event, Table(event)


def _replayed(rows: list[StoredEvent]) -> Table:
    return Table.replay(from_json(row.data) for row in rows)


async def _decoded(rows: list[StoredEvent]) -> list[Event]:
    if len(rows) > 500:
        return await asyncio.to_thread(lambda: [from_json(row.data) for row in rows])
    return [from_json(row.data) for row in rows]
