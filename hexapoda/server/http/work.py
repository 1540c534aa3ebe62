"""Work of requests that takes time (positions, replays, records): in processes beside the server, shared fairly, and
within budgets of processor time for each address and each guest.

A request for a hundred positions costs a thousand times what a ping costs, so a limit on the number of requests would
be too high for the one or too low for the other.
"""

import asyncio
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from hexapoda.bots.executors import Worker
from hexapoda.kernel import cache
from hexapoda.kernel.processes import child_pool
from hexapoda.play.errors import HexapodaError
from hexapoda.server.bots.fair_queue import QUICK_SECONDS, FairQueue, Share
from hexapoda.server.bots.runner import FIRST_PATIENCE
from hexapoda.server.http.limits import Buckets
from hexapoda.server.table.refused import Refused

Found = TypeVar("Found")

#: How many threads work beside the event loop where there are no processes, and for those who can't wait.
_THREADS = 2
#: Seconds after which a piece of work is given up, and its process replaced.
_LONGEST = 60.0
#: What a guest may have of the budget of its address.
_PART_OF_A_GUEST = 0.5

#: For what the server wants itself.
_NOBODY = Share("nobody", last=True)

_log = logging.getLogger(__name__)


class Work:
    """The processes (none: threads), their queue and the budgets, which are in seconds of processor time."""

    def __init__(self, rate: float, burst: float, processes: int = 0) -> None:
        self._addresses = Buckets(rate, burst)
        self._guests = Buckets(_PART_OF_A_GUEST * rate, _PART_OF_A_GUEST * burst)
        self._processes = processes
        self._free = [Worker(child_pool) for _ in range(processes)] or [_thread() for _ in range(_THREADS)]
        self._workers = tuple(self._free)
        #: Those that have answered: before that, a process may still be loading rules on a slow machine.
        self._loaded: set[Worker] = set()
        self._queue = FairQueue(len(self._free))
        self._threads = ThreadPoolExecutor(_THREADS, "hexapoda-work")
        self._tasks: set[asyncio.Task[Any]] = set()

    async def do(self, share: Share, work: Callable[..., Found], *given: object) -> Found:
        """What some work (a function of a module, with what can be pickled) finds, once it is its turn. Raises Refused
        while the address or the guest has used up its budget."""
        self._check(share)
        return await self._in_turn(share, work, *given)

    async def _in_turn(self, share: Share, work: Callable[..., Found], *given: object) -> Found:
        place = await self._queue.enter(share, QUICK_SECONDS)
        worker = self._free.pop()

        async def run() -> Found:
            try:
                return await self._run(share, worker, work, *given)
            finally:
                self._free.append(worker)
                self._queue.leave(place)

        # Where the caller is gone, the work goes on: its process is worth more than what is left of it.
        task = asyncio.ensure_future(run())
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    async def do_at_once(self, share: Share, work: Callable[..., Found], *given: object) -> Found:
        """The same in a thread and without a turn: for who holds the lock of a table."""
        self._check(share)
        loop = asyncio.get_running_loop()
        found, error, spent = await loop.run_in_executor(self._threads, _timed, work, *given)
        return self._paid(share, found, error, spent)

    async def prepare(self, work: Callable[..., object], *given: object) -> None:
        """Let each process do something once, so that the first request does not wait for what it loads."""
        # As many at once as there are processes, so that each has one.
        await asyncio.gather(*(self._in_turn(_NOBODY, work, *given) for _ in range(self._processes)))

    async def _run(self, share: Share, worker: Worker, work: Callable[..., Found], *given: object) -> Found:
        began, is_loaded = time.monotonic(), worker in self._loaded
        try:
            limit = _LONGEST if is_loaded else FIRST_PATIENCE
            found, error, spent = await worker.run(limit, _rules(), _timed, work, *given)
        except (BrokenProcessPool, TimeoutError):
            _log.warning("a process for requests died or hung, and is replaced", extra={"work": work.__name__})
            self._loaded.discard(worker)
            if is_loaded:  # that a process takes long to start is not its client's doing
                self._spend(share, time.monotonic() - began)
            raise Refused("too-much-work") from None
        self._loaded.add(worker)
        return self._paid(share, found, error, spent)

    def _check(self, share: Share) -> None:
        self._addresses.check(share.address)
        if share.guest:
            self._guests.check(share.guest)

    def _spend(self, share: Share, spent: float) -> None:
        self._addresses.spend(share.address, spent)
        if share.guest:
            self._guests.spend(share.guest, spent)

    def _paid(self, share: Share, found: Any, error: HexapodaError | None, spent: float) -> Any:
        self._spend(share, spent)
        if error is not None:
            raise error
        return found

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the caller gets it, if it is still there

    def close(self) -> None:
        """Begin nothing new."""
        for worker in self._workers:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _thread() -> Worker:
    return Worker(lambda rules: ThreadPoolExecutor(1, "hexapoda-work"))


def _rules() -> str:
    """How rules run in the processes: as in this one."""
    if cache.are_interpreted_for_now():
        return cache.INTERPRETED
    return os.environ.get(cache.SWITCH, cache.COMPILED)


def _timed(work: Callable[..., Any], *given: Any) -> tuple[Any, HexapodaError | None, float]:
    """What runs in a process: what the work finds or refuses, and the seconds of processor time that it took."""
    began = time.thread_time()
    found, refused = None, None
    try:
        found = work(*given)
    except HexapodaError as error:
        refused = error
    return found, refused, time.thread_time() - began
