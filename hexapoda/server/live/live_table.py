"""A table in the memory of this process, with all that belongs to it while it is there."""

import asyncio
import time

from hexapoda.server.live.hub import Subscriber, Watch
from hexapoda.server.table.table import Table


class LiveTable:
    """A table, the lock under which it is changed, and those who watch it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        #: Whoever decides, applies or begins to watch holds it.
        self.lock = asyncio.Lock()
        self.watches: dict[Subscriber, Watch] = {}
        #: Seats whose premoves lie in the store.
        self.premoved: set[int] = set()
        #: The log may be longer than we know: a commit was not answered.
        self.doubtful = False
        #: Forgotten: whoever still has this object must ask for the table again.
        self.dropped = False
        self.used = time.monotonic()
        #: Rings at the table's deadline.
        self.timer: asyncio.TimerHandle | None = None
        #: Whether somebody is about to read what is new in the log, or to do what is due.
        self.catching_up = False
        self.attending: asyncio.Task[None] | None = None
        #: The bot that thinks, and the `at` that it thinks about.
        self.thinking: asyncio.Task[None] | None = None
        self.thinking_at = 0

    def touch(self) -> None:
        """Somebody is interested."""
        self.used = time.monotonic()

    @property
    def is_needed(self) -> bool:
        """Whether it must stay in memory."""
        busy = self.attending is not None or self.thinking is not None or self.catching_up
        return busy or bool(self.watches) or self.lock.locked()

    def stop(self) -> None:
        """Let nothing happen here any more."""
        self.dropped = True
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
