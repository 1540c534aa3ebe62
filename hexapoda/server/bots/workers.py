"""Bots in processes of this machine, or (for tests) in a thread of the server."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hexapoda.bots.executors import Processes, stoppable_process
from hexapoda.play.game import Position
from hexapoda.server.bots.analysis import Analysts
from hexapoda.server.bots.fair_queue import FairQueue, Share
from hexapoda.server.bots.runner import FIRST_PATIENCE, NOBODYS, Task, choose, level_seconds, usual_seconds

#: Seconds beyond its level's limit after which a search counts as stuck.
PATIENCE = 120.0


class ThreadRunner:
    """Runs bots in a thread of the server. It holds up the event loop now and then, so this is for tests."""

    def __init__(self, task: Task = choose) -> None:
        self._task = task
        self._thread = ThreadPoolExecutor(1, "hexapoda-bot")
        self._analysts = Analysts(0)

    async def start(self) -> None:
        pass

    async def think(
        self, view: Mapping[str, Any], level: int, seed: int, earlier: int = 0, share: Share = NOBODYS
    ) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._task, dict(view), level, seed, earlier)

    async def hint(
        self, view: Mapping[str, Any], level: int, earlier: int = 0, share: Share = NOBODYS
    ) -> dict[str, Any]:
        return await self._analysts.hint(view, level, earlier, share)

    async def analyse(
        self, position: Position, seconds: float, lines: int = 1, turn: bool = False, share: Share = NOBODYS
    ) -> dict[str, Any]:
        return await self._analysts.analyse(position, seconds, lines, turn, share)

    async def stop(self) -> None:
        self._analysts.end()
        self._thread.shutdown(wait=False, cancel_futures=True)


class PoolRunner:
    """Runs bots in processes, one search each, so a process that fails delays one table only.

    A process that dies or hangs is replaced. Who thinks next is decided by a `FairQueue`.
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
        self._processes = Processes(processes, name="bot", make=stoppable_process)
        self._queue = FairQueue(processes)
        self._analysts = Analysts(analysts)

    async def start(self) -> None:
        pass  # processes start when they are needed

    async def think(
        self, view: Mapping[str, Any], level: int, seed: int, earlier: int = 0, share: Share = NOBODYS
    ) -> str:
        place = await self._queue.enter(share, usual_seconds(level))
        try:
            game = str(view.get("game"))
            limit = level_seconds(level) + (self._patience if game in self._games else self._first_patience)
            text = await self._processes.run(
                *(self._task, dict(view), level, seed, earlier),
                game=game,
                seconds=limit,
                begun=lambda worker: place.stop_with(worker.stop),
            )
            self._games.add(game)
            return text
        finally:
            self._queue.leave(place)

    async def hint(
        self, view: Mapping[str, Any], level: int, earlier: int = 0, share: Share = NOBODYS
    ) -> dict[str, Any]:
        return await self._analysts.hint(view, level, earlier, share)

    async def analyse(
        self, position: Position, seconds: float, lines: int = 1, turn: bool = False, share: Share = NOBODYS
    ) -> dict[str, Any]:
        return await self._analysts.analyse(position, seconds, lines, turn, share)

    async def stop(self) -> None:
        self._analysts.end()
        await self._processes.stop()
