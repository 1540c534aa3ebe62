"""Where bots think: outside of the event loop, from a view of their seat and nothing else."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, Protocol

from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Position
from hexapoda.server.bots.analysis import Analysts
from hexapoda.server.bots.processes import begin, kill

#: Seconds beyond its level's limit after which a thought counts as stuck; and the same for the first one about a game,
#: which may have to compile it, on a slow machine.
PATIENCE = 120.0
FIRST_PATIENCE = 1_800.0
#: A level that may take longer than so many seconds for a decision is a strong one.
_QUICK_SECONDS = 1.0
#: How often a thought is begun again because its process died.
_ATTEMPTS = 3
#: The event loop comes first.
_NICENESS = 5
_MOST_PROCESSES = 1_000

_log = logging.getLogger(__name__)

#: What a worker does with a view, a level and a seed.
Task = Callable[[dict[str, Any], int, int], str]


class BotRunner(Protocol):
    """Something that finds decisions for bots."""

    async def start(self) -> None:
        """Get ready."""
        ...

    async def think(self, view: Mapping[str, Any], level: int, seed: int) -> str:
        """The text of a legal decision for the seat of a view, which is to act. Raises whatever went wrong."""
        ...

    async def analyse(self, position: Position, seconds: float) -> dict[str, Any]:
        """What a bot thinks of a position within some seconds (`analysis.analyse`); bots that `think` come first.
        Whoever stops waiting for it ends it."""
        ...

    async def prepare(self, game: str, what: str) -> None:
        """Compile the "rules" or the "bots" of a game where that was not done on this machine yet; returns when it is,
        or at once where that would be in the way."""
        ...

    async def stop(self) -> None:
        """Stop thinking; what is being thought about is given up."""
        ...


def choose(view: Mapping[str, Any], level: int, seed: int) -> str:
    """Think about a view: what runs in a worker.

    >>> import hexapoda
    >>> choose(hexapoda.load("hive").start().view(0), level=1, seed=1)[0]
    'w'
    """
    import hexapoda

    position = hexapoda.load(view["game"]).imagine(view, seed=seed)
    return hexapoda.bot(view["game"], level=level, seed=seed).choose(position).text


def level_seconds(level: int) -> float:
    """How long a bot of a level may think."""
    from hexapoda.bots import LEVELS

    return LEVELS[level].seconds or 0.0


class ThreadRunner:
    """Thinks in a thread of the server: the event loop waits for it now and then, so this is for tests."""

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

    async def prepare(self, game: str, what: str) -> None:
        pass  # a thread that compiles would be in everybody's way

    async def stop(self) -> None:
        self._analysts.end()
        self._thread.shutdown(wait=False, cancel_futures=True)


class PoolRunner:
    """Thinks in processes, one thought each, so whatever happens to one of them delays one table.

    A process that dies, or that does not come to an end, is replaced. Of several processes one is kept for bots that
    answer quickly: they never wait behind strong ones.
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
        self._patience, self._first_patience = patience, first_patience
        #: The games that somebody has thought about, so that they are compiled.
        self._games: set[Any] = set()
        #: Those without work; the one that worked last is taken first, so no more are started than are needed.
        self._free = [_Worker(task) for _ in range(processes)]
        self._workers = tuple(self._free)
        self._any = asyncio.Semaphore(processes)
        self._strong = asyncio.Semaphore(max(1, processes - 1))
        self._analysts = Analysts(analysts)
        self._stopped = False

    async def start(self) -> None:
        pass  # processes are started when they are needed

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
            patience = self._patience if view.get("game") in self._games else self._first_patience
            text = await worker.think(seconds + patience, dict(view), level, seed)
            self._games.add(view.get("game"))
            return text

    async def analyse(self, position: Position, seconds: float) -> dict[str, Any]:
        return await self._analysts.analyse(position, seconds)

    async def prepare(self, game: str, what: str) -> None:
        await self._analysts.prepare(game, what)

    async def stop(self) -> None:
        self._stopped = True
        self._analysts.end()
        for worker in self._workers:
            worker.end()


class _Worker:
    """One process, started with its first thought."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, seconds: float, view: dict[str, Any], level: int, seed: int) -> str:
        loop = asyncio.get_running_loop()
        for _ in range(_ATTEMPTS):
            if self._pool is None:
                # A process that was forked from one with threads may wait for their locks for ever.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=partial(begin, _NICENESS))
            try:
                thought = loop.run_in_executor(self._pool, self._task, view, level, seed)
                return await asyncio.wait_for(thought, seconds)
            except BrokenProcessPool:
                _log.warning("a process of the bots died; another one goes on")
                self.end()
            except TimeoutError:
                _log.warning("a process of the bots did not come to an end")
                self.end()
                raise
            except asyncio.CancelledError:
                self.end()  # it would go on thinking, and nobody wants to know
                raise
        raise RuntimeError("the processes of the bots die")

    def end(self) -> None:
        """End the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is not None:
            kill(pool)


def make_runner(workers: str, analysts: int = 1) -> BotRunner:
    """The runner that the settings ask for: a number of processes (0: a thread of the server), or the address of a Dask
    cluster; and how many analyses run at once beside the bots."""
    if workers.isascii() and workers.isdecimal() and len(workers) < 5 and int(workers) <= _MOST_PROCESSES:
        return PoolRunner(int(workers), analysts=analysts) if int(workers) else ThreadRunner()
    if workers.startswith(("tcp://", "tls://")) and len(workers) > len("tcp://"):
        from hexapoda.server.bots.cluster import ClusterRunner

        return ClusterRunner(workers, analysts=analysts)
    raise HexapodaError("bad-workers", workers=workers[:60])
