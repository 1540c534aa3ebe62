"""Says in the log when a process is about to run out of file descriptors: new connections would be closed silently."""

import asyncio
import logging
import os
from collections.abc import Callable

#: Seconds between looks, and the share of the limit from which it is said; and below which it may be said again.
_SECONDS = 2.0
_MANY, _FEWER = 0.9, 0.8

_log = logging.getLogger(__name__)


def open_and_limit() -> tuple[int, int]:
    """How many descriptors are open, and how many may be; (0, 1) where the system does not tell."""
    try:
        import resource

        return len(os.listdir("/proc/self/fd")), resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    except (ImportError, OSError):
        return 0, 1


class Descriptors:
    """Looks now and then."""

    def __init__(self, count: Callable[[], tuple[int, int]] = open_and_limit) -> None:
        self._count = count
        self._said = False

    async def watch(self) -> None:
        """Look until cancelled."""
        while True:
            self.look()
            await asyncio.sleep(_SECONDS)

    def look(self) -> None:
        """Say it once, and again after it was better."""
        there, most = self._count()
        if there > _MANY * most and not self._said:
            self._said = True
            _log.error("running out of file descriptors", extra={"open": there, "limit": most})
        elif there < _FEWER * most:
            self._said = False
