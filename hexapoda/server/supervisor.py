"""`hexapoda serve --processes N`: several server processes on one listening socket, and one that looks after them."""

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from types import FrameType

from hexapoda.arguments import BAD_INPUT
from hexapoda.server.settings import Settings

#: Environment variables of a process: the number of the listening socket, that of a pipe which ends with the process
#: that looks after it, and which of them it is, from 0.
SOCKET = "HEXAPODA_SOCKET"
_PARENT = "HEXAPODA_PARENT"
_NUMBER = "HEXAPODA_PROCESS"
#: Seconds between looks, before a process is started again, and at most; one that lived longer than this is no failure.
_LOOK = 0.2
_PAUSE, _LONGEST_PAUSE = 0.5, 30.0
_HEALTHY = 20.0
#: Seconds beyond those of the settings in which processes must end.
_GRACE = 10.0

_log = logging.getLogger(__name__)


class _Child:
    """One of the processes."""

    def __init__(self, number: int, shared: socket.socket, pipe: int) -> None:
        self.number = number
        self._shared, self._pipe = shared, pipe
        self._pause = _PAUSE
        self._again = 0.0
        self._starts = 0
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        self._since = time.monotonic()
        self._starts += 1
        given = {SOCKET: str(self._shared.fileno()), _PARENT: str(self._pipe), _NUMBER: str(self.number)}
        command = [sys.executable, *sys.orig_argv[1:]]
        descriptors = (self._shared.fileno(), self._pipe)
        return subprocess.Popen(command, env={**os.environ, **given}, pass_fds=descriptors)

    def look(self) -> int | None:
        """Start it again if it has died; returns its status if it can't be started at all."""
        status = self.process.poll()
        if status is None:
            return None
        now = time.monotonic()
        if status == BAD_INPUT and self._starts == 1:
            return status  # the settings are wrong; later it is something else, and the others go on
        if not self._again:
            self._pause = _PAUSE if now - self._since > _HEALTHY else min(2 * self._pause, _LONGEST_PAUSE)
            self._again = now + self._pause
            _log.warning("a server process died", extra={"number": self.number, "status": status})
        elif now >= self._again:
            self._again = 0.0
            self.process = self._start()
        return None


def supervise(settings: Settings, shared: socket.socket) -> int:
    """Run the processes until a signal comes; returns the exit status."""
    told = threading.Event()

    def end(_number: int, _frame: FrameType | None) -> None:
        told.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    ours, theirs = os.pipe()
    children = [_Child(number, shared, ours) for number in range(settings.processes)]
    status = 0
    try:
        while not told.wait(_LOOK):
            for child in children:
                if (failed := child.look()) is not None:
                    return failed
    finally:
        _end(children, settings.goodbye_seconds + _GRACE)
        os.close(ours)
        os.close(theirs)
    return status


def _end(children: list[_Child], seconds: float) -> None:
    for child in children:
        with suppress(ProcessLookupError):
            child.process.terminate()
    until = time.monotonic() + seconds
    for child in children:
        try:
            child.process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            _log.error("a server process did not end, and was killed", extra={"number": child.number})
            child.process.kill()
            child.process.wait()


def is_supervised() -> bool:
    """Whether another process looks after this one."""
    return _PARENT in os.environ


def own_port(settings: Settings) -> int:
    """The port on which this process alone listens; 0: none."""
    return settings.own_ports + int(os.environ[_NUMBER]) if settings.own_ports and is_supervised() else 0


def end_with_parent() -> None:
    """End as if asked to when the process that looks after this one is gone, however that ended."""
    if is_supervised():
        threading.Thread(target=_wait_for_parent, name="hexapoda-parent", daemon=True).start()


def _wait_for_parent() -> None:
    with suppress(OSError):
        os.read(int(os.environ[_PARENT]), 1)
    os.kill(os.getpid(), signal.SIGTERM)
