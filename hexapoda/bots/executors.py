"""Where work runs that takes time: in processes of this machine, or on a Dask cluster.

The server's bots, the arena and self-play all run their tasks through one port, `Executor`. A task is a function of a
module with arguments that can be pickled. A worker that dies is replaced, and its task is run again: a task must give
the same answer when it is repeated.
"""

import asyncio
import concurrent.futures
import logging
import math
import os
import secrets
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Protocol

from hexapoda.games.names import package_of
from hexapoda.kernel import cache
from hexapoda.kernel.processes import CONTEXT, child_pool
from hexapoda.play.errors import HexapodaError

#: How often a task is run when its worker dies.
ATTEMPTS = 3
#: Seconds that a cluster's scheduler may take to accept a connection.
_CONNECT_SECONDS = 5.0

_log = logging.getLogger(__name__)


class Executor(Protocol):
    """Runs tasks outside of the event loop."""

    async def slots(self) -> int:
        """How many tasks can run at once."""
        ...

    async def run(self, task: Callable[..., Any], *given: Any, game: str, seconds: float = math.inf) -> Any:
        """The result of a task that plays a game. Raises what the task raises, TimeoutError after some seconds, and
        RuntimeError if the workers fail. Cancelling the call gives the task up."""
        ...

    async def stop(self) -> None:
        """End all workers of this machine; unfinished tasks are given up."""
        ...


def executor(processes: int, cluster: str | None = None) -> "Executor":
    """A number of processes of this machine, or the cluster at an address."""
    return Processes(processes) if cluster is None else Cluster(cluster)


# ── processes of this machine ──


def rules_for(game: str) -> str:
    """How a game's rules run in a child process: compiled as soon as they are, even if the parent's are not yet."""
    if not cache.are_interpreted_for_now():
        return os.environ.get(cache.SWITCH, cache.COMPILED)
    return cache.COMPILED if cache.is_ready(package_of(game)) else cache.INTERPRETED


class Stop(Protocol):
    """An event, of threads or of processes."""

    def set(self) -> None: ...
    def clear(self) -> None: ...
    def wait(self, timeout: float | None = None) -> bool: ...


class Worker:
    """One child process (or what `open_pool` opens), started with its first task."""

    def __init__(self, open_pool: Callable[[str], concurrent.futures.Executor], stop_event: Stop | None = None) -> None:
        """`stop_event` is set by `stop`; tasks heed it as they can (`kernel.processes.heeding`)."""
        self._open_pool = open_pool
        self._stop_event = stop_event
        self._pool: concurrent.futures.Executor | None = None
        self._rules = ""

    async def run(self, seconds: float, rules: str, task: Callable[..., Any], *given: Any) -> Any:
        """Run a task where rules run as they are to. If the process dies, or the task takes too long or is cancelled,
        the process is ended."""
        if rules != self._rules:
            self.end()
            self._rules = rules
        if self._pool is None:
            self._pool = self._open_pool(rules)
        if self._stop_event is not None:
            self._stop_event.clear()
        limit = None if seconds == math.inf else seconds
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self._pool, task, *given), limit)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            self.end()
            raise

    def stop(self) -> None:
        """Ask the running task to finish soon."""
        if self._stop_event is not None:
            self._stop_event.set()

    def end(self) -> None:
        """End the process, whatever it does; threads end by themselves."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            with suppress(OSError, ValueError):  # it has ended already
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def stoppable_process() -> Worker:
    """A child process whose task can be asked to finish soon."""
    event = CONTEXT.Event()
    return Worker(lambda rules: child_pool(rules, event), event)


def _no_worker(worker: Worker) -> None: ...


class Processes:
    """Child processes with one task each, so that one that fails delays its own task only. They start when they are
    needed; one that dies or hangs is replaced."""

    def __init__(
        self, processes: int, *, name: str = "worker", make: Callable[[], Worker] = lambda: Worker(child_pool)
    ) -> None:
        """`name` says in the log what the processes are for."""
        self._name = name
        #: Idle workers; the last one used is taken first, so no more processes start than are needed.
        self._free = [make() for _ in range(processes)]
        self._workers = tuple(self._free)
        self._any = asyncio.Semaphore(processes)
        self._stopped = False

    async def slots(self) -> int:
        return len(self._workers)

    async def run(
        self,
        task: Callable[..., Any],
        *given: Any,
        game: str,
        seconds: float = math.inf,
        begun: Callable[[Worker], object] = _no_worker,
    ) -> Any:
        """As the port says; `begun` is told which worker has the task."""
        async with self._any:
            if self._stopped:
                raise RuntimeError(f"the {self._name} processes have stopped")
            worker = self._free.pop()
            try:
                begun(worker)
                return await self._attempt(worker, seconds, rules_for(game), task, *given)
            finally:
                self._free.append(worker)

    async def _attempt(self, worker: Worker, seconds: float, rules: str, task: Callable[..., Any], *given: Any) -> Any:
        for _ in range(ATTEMPTS):
            try:
                return await worker.run(seconds, rules, task, *given)
            except BrokenProcessPool:
                _log.warning("a %s process died; its task is restarted", self._name)
            except TimeoutError:
                _log.warning("a %s process hung, and was stopped", self._name)
                raise
        raise RuntimeError(f"{self._name} processes keep dying")

    async def stop(self) -> None:
        self._stopped = True
        for worker in self._workers:
            worker.end()


# ── a cluster ──


class Call:
    """A call to run on a cluster. Its repr hides the arguments: a cluster logs calls that fail."""

    def __init__(self, task: Callable[..., Any], *given: Any) -> None:
        self._task, self._given = task, given

    def __repr__(self) -> str:
        return "Call(…)"

    def carry_out(self) -> Any:
        """What runs in the cluster."""
        return self._task(*self._given)


class Cluster:
    """A Dask cluster of machines with Hexapoda installed. It restarts a task whose worker died. While its scheduler is
    unreachable, tasks fail, and the caller may try again later."""

    def __init__(self, address: str) -> None:
        try:
            import distributed
        except ImportError:
            raise HexapodaError("no-cluster-package") from None
        self._make_client, self._killed = distributed.Client, distributed.KilledWorker
        self._address = address
        self._client: Any = None
        self._connecting = asyncio.Lock()

    async def slots(self) -> int:
        client = await self.connected()
        threads = await asyncio.wait_for(client.nthreads(), _CONNECT_SECONDS)
        return max(1, sum(threads.values()))

    async def run(
        self, task: Callable[..., Any], *given: Any, game: str, seconds: float = math.inf, priority: int = 0
    ) -> Any:
        """As the port says; tasks of a lower priority run later."""
        client = await self.connected()
        # The cluster would run equal calls once: each has a name of its own.
        key = f"hexapoda-{secrets.token_hex(8)}"
        future = client.submit(Call.carry_out, Call(task, *given), key=key, pure=False, priority=priority)
        try:
            return await asyncio.wait_for(future.result(), None if seconds == math.inf else seconds)
        except (asyncio.CancelledError, concurrent.futures.CancelledError) as error:
            current = asyncio.current_task()
            if current is not None and current.cancelling():
                raise
            # It also says so when it has lost its scheduler.
            raise RuntimeError(f"the cluster gave up: {error}") from None
        except self._killed:
            raise RuntimeError("workers of the cluster keep dying") from None
        finally:
            with suppress(Exception):
                future.release()  # the cluster drops a task that nobody waits for

    async def stop(self) -> None:
        async with self._connecting:
            client, self._client = self._client, None
        if client is not None:
            with suppress(Exception):
                await asyncio.wait_for(client.close(), _CONNECT_SECONDS)

    async def connected(self) -> Any:
        """The client of the cluster. Raises OSError if its scheduler can't be reached."""
        async with self._connecting:
            if self._client is None or self._client.status == "closed":
                self._client = None
                self._client = await self._make_client(
                    self._address, asynchronous=True, timeout=_CONNECT_SECONDS, name="hexapoda", set_as_default=False
                )
            return self._client
