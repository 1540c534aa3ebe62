"""Group commit: one task writes all waiting jobs in one transaction, then the next group, and so on.

Answers come after COMMIT, never before. A job that can't be written fails alone. While the database is away, jobs wait;
commits without an answer are looked up when it is back (`batch.py`), so nothing is lost and nothing is written twice.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from hexapoda.server.store.batch import Append, Job
from hexapoda.server.store.errors import StoreAway, StoreClosed, UnansweredCommit, is_away

#: Writes jobs in one transaction and returns their answers after COMMIT. Raises `UnansweredCommit` if that is unknown.
Write = Callable[[list[Job]], Awaitable[list[Any]]]


class CommitReport(msgspec.Struct, frozen=True):
    """One commit, for metrics: jobs in the group, seconds from BEGIN to COMMIT, jobs still waiting."""

    size: int
    seconds: float
    waiting: int


class _Waiting(msgspec.Struct, eq=False):
    """A job and its pending answer."""

    job: Job
    answer: asyncio.Future[Any]
    since: float
    #: A commit was not answered: the job may be written already.
    unsure: bool = False


class Committer:
    """Writes jobs in groups, one group at a time."""

    #: The most jobs in a group, and in the queue.
    _most_in_a_group = 500
    _most_waiting = 20_000
    #: A group is written after this many rounds of the event loop without a new job.
    _rounds = 4
    #: Seconds between attempts while the database is away.
    _shortest_pause = 0.05
    _longest_pause = 1.0

    def __init__(self, write: Write, *, patience: float) -> None:
        self._write = write
        self._patience = patience
        self._queue: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._pause = self._shortest_pause
        self._task: asyncio.Task[None] | None = None
        #: Called after each commit.
        self.on_commit: Callable[[CommitReport], None] = lambda report: None
        #: Whether the last attempt found no database.
        self.away = False

    @property
    def waiting(self) -> int:
        """The number of jobs in the queue."""
        return len(self._queue)

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._run(), name="hexapoda-committer")

    async def close(self) -> None:
        """Write the queue, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def submit(self, job: Job) -> Any:
        """The job's answer, after COMMIT. A caller that is cancelled does not know whether it was written."""
        if self._closing:
            raise StoreClosed("store-closed")
        if len(self._queue) >= self._most_waiting:
            raise StoreAway("database-away-now")
        loop = asyncio.get_running_loop()
        waiting = _Waiting(job, loop.create_future(), loop.time())
        self._queue.append(waiting)
        self._wake.set()
        return await waiting.answer

    async def _run(self) -> None:
        while self._queue or not self._closing:
            if not self._queue:
                self._wake.clear()
                await self._wake.wait()
                continue
            await self._gather()
            await self._settle(self._take())

    async def _gather(self) -> None:
        """Let more jobs join the group, as long as some come: a commit costs the same for one job and for a hundred.
        An idle server waits no time at all."""
        waiting, rounds = 0, 0
        while rounds < self._rounds and len(self._queue) < self._most_in_a_group:
            await asyncio.sleep(0)
            rounds = rounds + 1 if len(self._queue) == waiting else 0
            waiting = len(self._queue)

    def _take(self) -> list[_Waiting]:
        """The next group: in order, at most one event per table (the next event needs the row that this one writes)."""
        group: list[_Waiting] = []
        later: list[_Waiting] = []
        tables: set[str] = set()
        while self._queue and len(group) < self._most_in_a_group:
            waiting = self._queue.popleft()
            if waiting.answer.done():
                continue  # the caller was cancelled
            if isinstance(waiting.job, Append):
                if waiting.job.table_id in tables:
                    later.append(waiting)
                    continue
                tables.add(waiting.job.table_id)
            group.append(waiting)
        self._queue.extendleft(reversed(later))
        return group

    async def _settle(self, group: list[_Waiting]) -> None:
        """Write a group; if a job makes it fail, halve the group until that job is alone."""
        parts = [group] if group else []
        while parts:
            part = parts.pop(0)
            try:
                answers = await self._commit(part)
            except Exception as error:
                if is_away(error):
                    for each in (part, *parts)[::-1]:
                        self._queue.extendleft(reversed(each))
                    await self._wait(error)
                    return
                if len(part) == 1:
                    _fail(part[0], error)
                else:
                    middle = len(part) // 2
                    parts[:0] = [part[:middle], part[middle:]]
                continue
            self.away = False
            self._pause = self._shortest_pause
            for waiting, answer in zip(part, answers, strict=True):
                self._answer(waiting, answer)

    async def _commit(self, part: list[_Waiting]) -> list[Any]:
        begun = time.perf_counter()
        try:
            answers = await self._write([waiting.job for waiting in part])
        except UnansweredCommit:
            for waiting in part:
                waiting.unsure = True
            raise
        self.on_commit(CommitReport(len(part), time.perf_counter() - begun, len(self._queue)))
        return answers

    def _answer(self, waiting: _Waiting, answer: Any) -> None:
        if not waiting.answer.done():
            waiting.answer.set_result(answer)
        if isinstance(waiting.job, Append) and answer is False:
            # Later events of the table were decided without knowing the one that is there instead.
            for other in self._queue:
                if isinstance(other.job, Append) and other.job.table_id == waiting.job.table_id:
                    if not other.answer.done():
                        other.answer.set_result(False)

    async def _wait(self, reason: Exception) -> None:
        """Pause before the next attempt, and fail jobs that have waited too long."""
        self.away = True
        oldest = asyncio.get_running_loop().time() - self._patience
        for waiting in self._queue:
            if waiting.since <= oldest:
                error = StoreAway("database-away-now")
                error.unsure = waiting.unsure
                error.__cause__ = reason
                _fail(waiting, error)
        self._queue = deque(waiting for waiting in self._queue if not waiting.answer.done())
        await asyncio.sleep(self._pause)
        self._pause = min(self._pause * 2, self._longest_pause)


def _fail(waiting: _Waiting, error: Exception) -> None:
    if not waiting.answer.done():
        waiting.answer.set_exception(error)
