"""Server time: milliseconds that count only while some server runs and its database answers.

All clocks of games are kept in it, so they stand still while nobody can move. The database has one row: the time so
far, and when (by the calendar) it was written. Every process writes it once a second, its heartbeat. A process that
starts goes on from there: with the seconds since the last heartbeat where that is fresh (another process runs, or this
was a quick restart), without them where it is not. Within a process time follows the monotonic clock, so that nobody
who sets the computer's clock can make a flag fall.
"""

import time
from collections.abc import Callable

#: How old a heartbeat may be to count as "still running".
FRESH_MS = 5_000
#: Seconds between heartbeats.
BEAT_SECONDS = 1.0


class ServerTime:
    """The time as this process has it.

    >>> clock = [0.0]
    >>> server_time = ServerTime(monotonic=lambda: clock[0], wall=lambda: 1_000.0)
    >>> server_time.start(uptime_ms=60_000, wall_ms=998_000)
    >>> server_time.now()
    62000
    >>> clock[0] += 1.5; server_time.now()
    63500
    """

    def __init__(
        self, *, monotonic: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time
    ) -> None:
        self._monotonic = monotonic
        self._wall = wall
        #: The time at the last heartbeat, and what the monotonic clock said then.
        self._at_beat = 0
        self._beat = monotonic()

    def wall_ms(self) -> int:
        """The calendar's time."""
        return int(self._wall() * 1000)

    def start(self, uptime_ms: int, wall_ms: int) -> None:
        """Go on from what the database says."""
        gone = self.wall_ms() - wall_ms
        # A negative age is another machine's clock that is ahead of ours: fresh, but by how much nobody knows.
        self._at_beat = uptime_ms + (gone if 0 < gone < FRESH_MS else 0)
        self._beat = self._monotonic()

    def now(self) -> int:
        """Server time in ms; never goes back. It stands still once heartbeats fail, as it will after a restart."""
        return self._at_beat + min(int((self._monotonic() - self._beat) * 1000), FRESH_MS)

    def beaten(self, uptime_ms: int) -> None:
        """A heartbeat was written; `uptime_ms` is the latest time that any process knows, and now ours too."""
        self._at_beat = max(self.now(), uptime_ms)
        self._beat = self._monotonic()
