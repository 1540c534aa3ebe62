"""The server's child processes."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

#: The event loop comes first.
_NICENESS = 5
#: A process that is forked from one with threads may wait for their locks for ever.
CONTEXT = multiprocessing.get_context("spawn")


class Worker:
    """One child process (or what `open_pool` opens), started with its first task."""

    def __init__(self, open_pool: Callable[[], Executor]) -> None:
        self._open_pool = open_pool
        self._pool: Executor | None = None

    async def run(self, seconds: float, task: Callable[..., Any], *given: Any) -> Any:
        """Run a task. If the process dies, or the task takes too long or is cancelled, the process is ended."""
        if self._pool is None:
            self._pool = self._open_pool()
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self._pool, task, *given), seconds)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            self.end()
            raise

    def end(self) -> None:
        """End the process, whatever it does; threads end by themselves."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            with suppress(OSError, ValueError):  # it has ended already
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def child_pool(set_up: Callable[..., None], *given: Any) -> ProcessPoolExecutor:
    """A pool of one child process."""
    return ProcessPoolExecutor(1, mp_context=CONTEXT, initializer=set_up, initargs=given)


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
