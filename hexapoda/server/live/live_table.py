"""A table in the memory of this process."""

import asyncio
import time

from hexapoda.server.live.watchers import Subscriber, Watch
from hexapoda.server.table.table import Table


class LiveTable:
    """A table, the lock under which it is changed, and its watchers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        #: Held while a command is decided, an event applied, or a watch begun.
        self.lock = asyncio.Lock()
        self.watches: dict[Subscriber, Watch] = {}
        #: Seats whose premoves are stored.
        self.premoved: set[int] = set()
        #: The log may be longer than we know: a commit was not answered.
        self.doubtful = False
        #: Forgotten: a holder of this object must ask for the table again.
        self.dropped = False
        self.used = time.monotonic()
        #: Rings at the table's deadline.
        self.timer: asyncio.TimerHandle | None = None
        #: Until when, by the loop's clock, what is due is left to the process that made it due.
        self.others_until = 0.0
        #: Whether the news in the log are about to be read; the task that does what is due.
        self.catching_up = False
        self.attending: asyncio.Task[None] | None = None
        #: The search of a bot, and the `at` that it answers.
        self.thinking: asyncio.Task[None] | None = None
        self.thinking_at = 0

    def touch(self) -> None:
        """Note that the table is in use."""
        self.used = time.monotonic()

    @property
    def is_needed(self) -> bool:
        """Whether it must stay in memory."""
        busy = self.attending is not None or self.thinking is not None or self.catching_up
        return busy or bool(self.watches) or self.lock.locked()

    def stop(self) -> None:
        """Let nothing more happen here."""
        self.dropped = True
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
