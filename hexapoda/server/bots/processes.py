"""The server's child processes: how they start, and how they are killed."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor
from contextlib import suppress

#: The event loop comes first.
_NICENESS = 5


def set_up_child() -> None:
    """What a child process does first: leave Ctrl+C to the server, lower its own priority, and exit with the server,
    however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    threading.Thread(target=_exit_with_the_server, name="hexapoda-parent", daemon=True).start()


def _exit_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def kill(pool: Executor) -> None:
    """Kill the processes of a pool, whatever they do; threads end by themselves."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        with suppress(OSError, ValueError):  # it has ended already
            process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
