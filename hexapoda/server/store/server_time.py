"""Server time: milliseconds that count only while some server runs and its database answers.

All game clocks use it, so they stand still while nobody can move. The database has one row: the time so far, and the
wall clock when it was written. Every process writes it once a second, as its heartbeat. A process that starts continues
from there, and adds the time since the last heartbeat if that is fresh (another process runs, or this was a quick
restart). Within a process, time follows the monotonic clock: setting the computer's clock can't make a flag fall.
"""

import time
from collections.abc import Callable

#: The age up to which a heartbeat is fresh.
FRESH_MS = 5_000
#: Seconds between heartbeats.
BEAT_SECONDS = 1.0


class ServerTime:
    """Server time in this process.

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
        #: Server time and monotonic time at the last heartbeat.
        self._at_beat = 0
        self._beat = monotonic()

    def wall_ms(self) -> int:
        """The wall clock, in ms since 1970."""
        return int(self._wall() * 1000)

    def start(self, uptime_ms: int, wall_ms: int) -> None:
        """Continue from the database's row."""
        gone = self.wall_ms() - wall_ms
        # Negative: another machine's clock is ahead of ours. The heartbeat is fresh, but its age is unknown.
        self._at_beat = uptime_ms + (gone if 0 < gone < FRESH_MS else 0)
        self._beat = self._monotonic()

    def now(self) -> int:
        """Server time in ms, which never goes back. It stops when heartbeats fail, as it does after a restart."""
        return self._at_beat + min(int((self._monotonic() - self._beat) * 1000), FRESH_MS)

    def beaten(self, uptime_ms: int) -> None:
        """Note a heartbeat; `uptime_ms` is the latest time of any process, and now ours too."""
        self._at_beat = max(self.now(), uptime_ms)
        self._beat = self._monotonic()
