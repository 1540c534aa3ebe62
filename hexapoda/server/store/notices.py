"""Processes notify each other of their commits, with PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

#: Called for an event that another process wrote; (None, 0): some may have been missed, so read everything again.
Callback = Callable[[str | None, int], None]

_log = logging.getLogger(__name__)


class Payloads:
    """The notification of a commit: the process that wrote (which ignores its own), and the events."""

    channel = "hexapoda_events"
    #: PostgreSQL allows 8,000 bytes in a notification; an event takes up to 90.
    _most = 60

    def __init__(self) -> None:
        self.sender = secrets.token_hex(8)

    def make(self, numbers: Iterable[tuple[str, int]]) -> list[str]:
        """The notifications of some events.

        >>> one, = Payloads().make([("t1", 4), ("t2", 7)])
        >>> Payloads().read(one)
        [('t1', 4), ('t2', 7)]
        """
        everything = list(numbers)
        parts = [everything[at : at + self._most] for at in range(0, len(everything), self._most)]
        return [msgspec.json.encode((self.sender, part)).decode() for part in parts]

    def read(self, payload: str) -> list[tuple[str, int]]:
        """The events of a notification; none for our own."""
        sender, numbers = msgspec.json.decode(payload, type=tuple[str, list[tuple[str, int]]])
        return [] if sender == self.sender else numbers


class Listener:
    """Listens to other processes' commits, on a connection of its own that is renewed whenever it is lost."""

    #: Seconds between checks of a silent connection, and the longest that it may take to answer.
    _check_seconds = 15.0
    _answer_seconds = 5.0

    def __init__(self, engine: AsyncEngine, payloads: Payloads) -> None:
        self._engine = engine
        self._payloads = payloads
        self._callbacks: list[Callback] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, callback: Callback) -> None:
        """Call this for every event of other processes."""
        self._callbacks.append(callback)

    async def start(self) -> None:
        """Start listening; returns once nothing can be missed, or after a while if the database is away."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(ready), name="hexapoda-listener")
        with suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), self._answer_seconds)

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, ready: asyncio.Event) -> None:
        pause = 0.05
        while True:
            try:
                await self._hear(ready)
            except Exception as error:
                _log.warning("not listening to other processes: %s", type(error).__name__)
            # Short after a connection that worked; longer and longer while none can be made.
            pause = 0.05 if ready.is_set() else min(pause * 2, 1.0)
            ready.clear()
            await asyncio.sleep(pause)

    async def _hear(self, ready: asyncio.Event) -> None:
        """Listen on one connection until it is lost."""
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            driver.add_termination_listener(lambda _connection: lost.set())
            await driver.add_listener(self._payloads.channel, self._arrived)
            # Also the first time: where the database was slow, tables may have been read before anybody listened.
            self._tell(None, 0)
            ready.set()
            while not lost.is_set():
                try:
                    await asyncio.wait_for(lost.wait(), self._check_seconds)
                except TimeoutError:
                    await driver.execute("SELECT 1", timeout=self._answer_seconds)

    def _arrived(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        try:
            numbers = self._payloads.read(payload)
        except msgspec.DecodeError:
            _log.warning("another program uses the channel %s", self._payloads.channel)
            return
        for table_id, number in numbers:
            self._tell(table_id, number)

    def _tell(self, table_id: str | None, number: int) -> None:
        for callback in self._callbacks:
            try:
                callback(table_id, number)
            except Exception:
                _log.exception("a listener failed")
