"""The server's child processes."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from hexapoda.games.names import package_of
from hexapoda.kernel import cache


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
