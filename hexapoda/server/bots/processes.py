"""Processes of a server that think: how they begin, and how they end."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor
from contextlib import suppress


def begin(niceness: int) -> None:
    """What such a process does first: leave Ctrl+C to the server, let it have the computer when it wants it, and go
    when it is gone, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_go_with_the_server, name="hexapoda-parent", daemon=True).start()


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def kill(pool: Executor) -> None:
    """End the processes of a pool (threads end by themselves), whatever they do."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        with suppress(OSError, ValueError):  # it has ended already
            process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
