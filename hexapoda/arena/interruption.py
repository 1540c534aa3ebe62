"""Stopping a run by a signal: SIGTERM, as from a service manager or a batch system, stops it as cleanly as Ctrl+C."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Interruption:
    """How a command was interrupted."""

    #: The exit status, as shells have it: 128 and the number of the signal.
    status = 128 + signal.SIGINT

    def terminate(self, number: int, frame: FrameType | None) -> None:
        """Hear SIGTERM: raise KeyboardInterrupt wherever Ctrl+C would."""
        self.status = 128 + signal.SIGTERM
        on_ctrl_c = signal.getsignal(signal.SIGINT)
        if callable(on_ctrl_c):
            on_ctrl_c(signal.SIGINT, frame)  # asyncio has its own, which cancels what is running
        else:
            raise KeyboardInterrupt  # shells let jobs in the background ignore Ctrl+C, but not SIGTERM


@contextmanager
def interruptible() -> Iterator[Interruption]:
    """Within this, SIGTERM raises KeyboardInterrupt too."""
    interruption = Interruption()
    before = signal.signal(signal.SIGTERM, interruption.terminate)
    try:
        yield interruption
    finally:
        signal.signal(signal.SIGTERM, before)
