"""Analyses of positions, in processes of their own: bots at tables never wait for them."""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from hexapoda import bots
from hexapoda.bots.executors import Worker, rules_for
from hexapoda.kernel import processes
from hexapoda.kernel.processes import CONTEXT, child_pool
from hexapoda.play.game import Position
from hexapoda.play.move import Move

#: The most candidates in an analysis.
MOST_CANDIDATES = 10
#: Seconds beyond its limit after which an analysis counts as stuck: it may have to compile its game first.
_PATIENCE = 1_800.0
#: Seconds between looks whether an analysis is still wanted.
_GLANCE = 0.05

_log = logging.getLogger(__name__)

#: The games that this process has analysed.
_loaded: set[str] = set()


class Stop(Protocol):
    """An event, of threads or of processes."""

    def set(self) -> None: ...
    def clear(self) -> None: ...
    def wait(self, timeout: float | None = None) -> bool: ...


def analyse(position: Position, seconds: float, stop: Stop | None = None) -> dict[str, Any]:
    """What a bot thinks of a position: what runs in a process.

    >>> import hexapoda
    >>> found = analyse(hexapoda.load("hive").start(), 0.05)
    >>> len(found["values"]), found["best"] == found["line"][0], len(found["candidates"])
    (2, True, 1)
    """
    bot = bots.analyst(position.game.name)
    if position.game.name not in _loaded:
        bot.search(position, seconds=0)  # loading compiled code does not count as thinking
        _loaded.add(position.game.name)
    done, unwanted = threading.Event(), processes.stop_event if stop is None else stop

    def watch() -> None:
        while not done.is_set():
            if unwanted.wait(_GLANCE):
                bot.stop()  # repeatedly: a search that is about to start would not notice

    watcher = threading.Thread(target=watch, name="hexapoda-analysis", daemon=True)
    watcher.start()
    try:
        found = bot.search(position, seconds=seconds)
    finally:
        done.set()
    tried = [(each.move, each.score) for each in found.candidates if each.visits]
    candidates = tried[:MOST_CANDIDATES] or [(found.move, found.score)]
    return {
        "values": list(found.values),
        "best": move_json(found.move),
        "line": [move_json(move) for move in found.line],
        "depth": found.depth,
        "nodes": found.nodes,
        "candidates": [{**move_json(move), "value": value} for move, value in candidates],
    }


def move_json(move: Move) -> dict[str, Any]:
    """A move as it is sent: its text, its parts and its phrase."""
    return {"text": move.text, "parts": list(move.parts), "phrase": move.phrase().json()}


class Analysts:
    """Processes for analyses (none: a thread, for tests), started when they are needed."""

    def __init__(self, processes: int) -> None:
        self._free = [_process() for _ in range(processes)] or [_thread()]
        self._all = tuple(self._free)
        self._any = asyncio.Semaphore(len(self._free))
        self._stopped = False
        self._ending: set[asyncio.Task[Any]] = set()

    async def analyse(self, position: Position, seconds: float) -> dict[str, Any]:
        """What a bot thinks of a position within some seconds. Cancelling the call ends the analysis."""
        await self._any.acquire()
        if self._stopped:
            self._any.release()
            raise RuntimeError("the bots have stopped")
        worker = self._free.pop()
        rules = rules_for(position.game.name)
        work = asyncio.ensure_future(worker.run(seconds + _PATIENCE, rules, analyse, position, seconds))
        work.add_done_callback(lambda done: self._give_back(worker, done))
        self._ending.add(work)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            worker.stop()
            raise

    def _give_back(self, worker: "_Analyst", work: "asyncio.Task[Any]") -> None:
        self._ending.discard(work)
        self._free.append(worker)
        self._any.release()
        if not work.cancelled() and work.exception() is not None:
            _log.debug("an analysis failed: %s", work.exception())

    def end(self) -> None:
        """Stop everything."""
        self._stopped = True
        for worker in self._all:
            worker.stop()
            worker.end()


class _Analyst(Worker):
    """A process, or a thread, for one analysis at a time, which `stop` ends early."""

    def __init__(self, open_pool: Callable[[str], Executor], stop_event: Stop) -> None:
        super().__init__(open_pool)
        self._stop_event = stop_event

    async def run(self, seconds: float, rules: str, task: Callable[..., Any], *given: Any) -> Any:
        self._stop_event.clear()
        try:
            return await super().run(seconds, rules, task, *given)
        except (BrokenProcessPool, TimeoutError):
            _log.warning("an analysis process died or hung")
            raise

    def stop(self) -> None:
        """Make the running analysis finish soon."""
        self._stop_event.set()


def _process() -> _Analyst:
    event = CONTEXT.Event()
    return _Analyst(lambda rules: child_pool(rules, event), event)


def _thread() -> _Analyst:
    return _Analyst(lambda rules: ThreadPoolExecutor(1, "hexapoda-analysis"), processes.stop_event)
