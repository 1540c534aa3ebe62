"""Another program that is talked to line by line, on its standard input and output.

Nothing that it does can hold up its caller: it may crash, hang, flood its output, or never read what it is sent.
"""

import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from typing import Any

from hexapoda.bots.player import BABBLE, CRASH, TIME, Fault
from hexapoda.i18n import excerpt
from hexapoda.play.errors import HexapodaError

#: The longest line that is read, in bytes, and the most lines that wait to be read.
LONGEST_LINE = 1_000_000
_MOST_LINES = 10_000
#: Seconds that a program has to exit by itself.
_LEAVE_SECONDS = 1.0
#: What is shown of the last thing that a program wrote to its standard error.
_SHOWN_BYTES = 2_000
#: Asks Linux to kill the program with its parent (PR_SET_PDEATHSIG), unless that has ended already, then becomes it.
#: (Popen's own hook for this is not safe in a process with threads.)
_LAUNCHER = """
import ctypes, os, sys
ctypes.CDLL(None).prctl(1, 9)
if os.getppid() == int(sys.argv[1]):
    os.execvp(sys.argv[2], sys.argv[2:])
"""
_END = object()
_TOO_LONG = object()


def words_of(command: str) -> list[str]:
    """A command line as words. Raises HexapodaError if it can't be read.

    >>> words_of("./engine --threads=1 'a file'")
    ['./engine', '--threads=1', 'a file']
    """
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise HexapodaError("bad-command", command=excerpt(command), why=str(error)) from None
    if not words:
        raise HexapodaError("empty-command")
    return [os.path.expanduser(words[0]), *words[1:]]


class Program:
    """A running program. Whatever happens, `close` ends it and all that it has started."""

    def __init__(self, command: str) -> None:
        """Start a program. Raises a Fault if it can't be started."""
        words = words_of(command)
        if shutil.which(words[0]) is None:
            raise Fault(CRASH, f"there is no program {words[0]}")
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (`close` closes it)
        self._lines: queue.Queue[Any] = queue.Queue(_MOST_LINES)
        self._outbox: queue.Queue[bytes | None] = queue.Queue()
        self._closed = False
        try:
            self._process = subprocess.Popen(
                _launched(words),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                bufsize=0,
                start_new_session=os.name == "posix",  # Ctrl+C is for the caller, and its group can be ended as one
            )
        except OSError as error:
            self._errors.close()
            raise Fault(CRASH, f"it can't be started: {error.strerror or error}") from None
        self._threads = [
            threading.Thread(target=each, name="hexapoda-program", daemon=True) for each in (self._read, self._write)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Send a line; returns at once, whether it is read or not."""
        self._outbox.put(line.encode() + b"\n")

    def line(self, seconds: float) -> str:
        """The next line of output, without its line break. Raises a Fault if none comes in time."""
        try:
            found = self._lines.get(timeout=max(seconds, 0.0))
        except queue.Empty:
            raise Fault(TIME, f"no answer within {seconds:.3g} s") from None
        if found is _TOO_LONG:
            raise Fault(BABBLE, f"a line of more than {LONGEST_LINE} bytes")
        if found is _END:
            self._lines.put(_END)
            raise Fault(CRASH, self._last_words())
        return found.decode("utf-8", "replace").rstrip("\r\n")

    def is_silent(self) -> bool:
        """Whether there is no output left to read."""
        return self._lines.empty()

    def close(self, farewell: str | None = None) -> None:
        """Let the program exit, and end it if it does not."""
        if self._closed:
            return
        self._closed = True
        if farewell is not None:
            self.send(farewell)
        self._outbox.put(None)  # closes its input
        if farewell is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_LEAVE_SECONDS)
        self._kill()
        self._process.wait()
        self._errors.close()
        until = time.monotonic() + _LEAVE_SECONDS
        while any(thread.is_alive() for thread in self._threads):
            if time.monotonic() > until:
                return  # something that it started, and that got away, still has its pipes
            with suppress(queue.Empty):
                while True:
                    self._lines.get_nowait()  # the reader may wait for room
            for thread in self._threads:
                thread.join(0.02)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _kill(self) -> None:
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)  # with all that it has started
            else:
                self._process.kill()

    def _last_words(self) -> str:
        """How a program ended whose output is closed."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LEAVE_SECONDS)
        status = self._process.returncode
        said = "it closed its output" if status is None else f"it ended with status {status}"
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - _SHOWN_BYTES))
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return f"{said} ({excerpt(lines[-1])})" if lines else said

    # ── threads ──

    def _read(self) -> None:
        """Put each line of output into a queue."""
        assert self._process.stdout is not None
        left = b""
        with suppress(OSError, ValueError):
            while chunk := os.read(self._process.stdout.fileno(), 65_536):
                *lines, left = (left + chunk).split(b"\n")
                for line in lines:
                    self._lines.put(line)
                if len(left) > LONGEST_LINE:
                    self._lines.put(_TOO_LONG)
                    left = b""
        self._lines.put(_END)

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            while (data := self._outbox.get()) is not None:
                self._process.stdin.write(data)
        with suppress(OSError):
            self._process.stdin.close()


def _launched(words: list[str]) -> list[str]:
    """A command that ends with our process, even if ours is killed; only Linux knows how."""
    if not sys.platform.startswith("linux"):
        return words
    return [sys.executable, "-I", "-S", "-c", _LAUNCHER, str(os.getpid()), *words]
