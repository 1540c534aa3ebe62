"""Bots on a Dask cluster: other machines with Hexapoda installed, `--bot-processes tcp://HOST:PORT`."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any

from hexapoda.bots.executors import Cluster
from hexapoda.play.game import Position
from hexapoda.server.bots.analysis import analyse, suggest
from hexapoda.server.bots.fair_queue import Share
from hexapoda.server.bots.runner import FIRST_PATIENCE, NOBODYS, Task, choose, level_seconds

_log = logging.getLogger(__name__)


class ClusterRunner:
    """Runs bots on a cluster. While its scheduler is unreachable, searches fail, and the caller tries again later."""

    def __init__(
        self, address: str, *, patience: float = FIRST_PATIENCE, task: Task = choose, analysts: int = 1
    ) -> None:
        self._cluster = Cluster(address)
        self._patience = patience
        self._task = task
        self._analysts = asyncio.Semaphore(analysts)

    async def start(self) -> None:
        try:
            await self._cluster.connected()
        except OSError as error:  # it may come later
            _log.warning("the bots' cluster can't be reached: %s", error)

    async def think(
        self, view: Mapping[str, Any], level: int, seed: int, earlier: int = 0, share: Share = NOBODYS
    ) -> str:
        return await self._chosen(self._task, view, level, seed, earlier, priority=-1 if share.last else 0)

    async def hint(
        self, view: Mapping[str, Any], level: int, earlier: int = 0, share: Share = NOBODYS
    ) -> dict[str, Any]:
        async with self._analysts:
            return await self._chosen(suggest, view, level, earlier, priority=-1)

    async def _chosen(self, task: Callable[..., Any], view: Mapping[str, Any], *given: Any, priority: int) -> Any:
        seconds = level_seconds(given[0]) + self._patience
        game = str(view.get("game"))
        return await self._answered(task, dict(view), *given, game=game, seconds=seconds, priority=priority)

    async def analyse(
        self, position: Position, seconds: float, lines: int = 1, turn: bool = False, share: Share = NOBODYS
    ) -> dict[str, Any]:
        async with self._analysts:
            limit = seconds + self._patience
            given = (analyse, position, seconds, lines, turn)
            return await self._answered(*given, game=position.game.name, seconds=limit, priority=-1)

    async def _answered(self, *given: Any, **how: Any) -> Any:
        try:
            return await self._cluster.run(*given, **how)
        except TimeoutError:
            raise RuntimeError("the bots' cluster does not answer") from None

    async def stop(self) -> None:
        await self._cluster.stop()
