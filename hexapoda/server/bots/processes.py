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

from hexapoda.games.names import package_of
from hexapoda.kernel import cache

#: The event loop comes first.
_NICENESS = 5
#: A process that is forked from one with threads may wait for their locks for ever.
CONTEXT = multiprocessing.get_context("spawn")
#: Set when what this process does is no longer wanted.
stop_event: Any = threading.Event()


def rules_for(game: str) -> str:
    """How a game's rules run in a child process: compiled as soon as they are, even if the server's are not yet."""
    if not cache.are_interpreted_for_now():
        return os.environ.get(cache.SWITCH, cache.COMPILED)
    return cache.COMPILED if cache.is_ready(package_of(game)) else cache.INTERPRETED


class Worker:
    """One child process (or what `open_pool` opens), started with its first task."""

    def __init__(self, open_pool: Callable[[str], Executor]) -> None:
        self._open_pool = open_pool
        self._pool: Executor | None = None
        self._rules = ""

    async def run(self, seconds: float, rules: str, task: Callable[..., Any], *given: Any) -> Any:
        """Run a task where rules run as they are to. If the process dies, or the task takes too long or is cancelled,
        the process is ended."""
        if rules != self._rules:
            self.end()
            self._rules = rules
        if self._pool is None:
            self._pool = self._open_pool(rules)
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


def child_pool(rules: str, stop: Any = None) -> ProcessPoolExecutor:
    """A pool of one child process; an event that is given to it is its `stop_event`."""
    return ProcessPoolExecutor(1, mp_context=CONTEXT, initializer=_set_up_child, initargs=(rules, stop))


def _set_up_child(rules: str, stop: Any) -> None:
    """What a child process does first: decide how rules run, before they are loaded; leave Ctrl+C to the server; lower
    its own priority; and exit with the server, however that ends."""
    global stop_event
    os.environ[cache.SWITCH] = rules
    if stop is not None:
        stop_event = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    threading.Thread(target=_exit_with_the_server, name="hexapoda-parent", daemon=True).start()


def _exit_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
