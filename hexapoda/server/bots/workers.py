"""Bots in processes of this machine, or (for tests) in a thread of the server."""

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from typing import Any

from hexapoda.kernel.processes import child_pool
from hexapoda.play.game import Position
from hexapoda.server.bots.analysis import Analysts
from hexapoda.server.bots.processes import Worker, rules_for
from hexapoda.server.bots.runner import FIRST_PATIENCE, Task, choose, level_seconds

#: Seconds beyond its level's limit after which a search counts as stuck.
PATIENCE = 120.0
#: A level that may take more seconds than this for a decision is a strong one.
_QUICK_SECONDS = 1.0
#: How often a search is started when its process dies.
_ATTEMPTS = 3

_log = logging.getLogger(__name__)


class ThreadRunner:
    """Runs bots in a thread of the server. It holds up the event loop now and then, so this is for tests."""

    def __init__(self, task: Task = choose) -> None:
        self._task = task
        self._thread = ThreadPoolExecutor(1, "hexapoda-bot")
        self._analysts = Analysts(0)

    async def start(self) -> None:
        pass

    async def think(self, view: Mapping[str, Any], level: int, seed: int) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._task, dict(view), level, seed)

    async def analyse(self, position: Position, seconds: float) -> dict[str, Any]:
        return await self._analysts.analyse(position, seconds)

    async def stop(self) -> None:
        self._analysts.end()
        self._thread.shutdown(wait=False, cancel_futures=True)


class PoolRunner:
    """Runs bots in processes, one search each, so a process that fails delays one table only.

    A process that dies or hangs is replaced. With two or more processes, one is reserved for quick levels: they never
    wait behind strong ones.
    """

    def __init__(
        self,
        processes: int,
        *,
        patience: float = PATIENCE,
        first_patience: float = FIRST_PATIENCE,
        task: Task = choose,
        analysts: int = 1,
    ) -> None:
        self._patience, self._first_patience, self._task = patience, first_patience, task
        #: The games that were played before, and so are compiled.
        self._games: set[Any] = set()
        #: Idle workers; the last one used is taken first, so no more processes start than are needed.
        self._free = [Worker(child_pool) for _ in range(processes)]
        self._workers = tuple(self._free)
        self._any = asyncio.Semaphore(processes)
        self._strong = asyncio.Semaphore(max(1, processes - 1))
        self._analysts = Analysts(analysts)
        self._stopped = False

    async def start(self) -> None:
        pass  # processes start when they are needed

    async def think(self, view: Mapping[str, Any], level: int, seed: int) -> str:
        seconds = level_seconds(level)
        async with AsyncExitStack() as stack:
            if seconds > _QUICK_SECONDS:
                await stack.enter_async_context(self._strong)
            await stack.enter_async_context(self._any)
            if self._stopped:
                raise RuntimeError("the bots have stopped")
            worker = self._free.pop()
            stack.callback(self._free.append, worker)
            game = str(view.get("game"))
            patience = self._patience if game in self._games else self._first_patience
            text = await self._search(worker, seconds + patience, rules_for(game), dict(view), level, seed)
            self._games.add(game)
            return text

    async def _search(self, worker: Worker, seconds: float, rules: str, *given: Any) -> str:
        for _ in range(_ATTEMPTS):
            try:
                return await worker.run(seconds, rules, self._task, *given)
            except BrokenProcessPool:
                _log.warning("a bot process died; its search is restarted")
            except TimeoutError:
                _log.warning("a bot process hung, and was stopped")
                raise
        raise RuntimeError("bot processes keep dying")

    async def analyse(self, position: Position, seconds: float) -> dict[str, Any]:
        return await self._analysts.analyse(position, seconds)

    async def stop(self) -> None:
        self._stopped = True
        self._analysts.end()
        for worker in self._workers:
            worker.end()
