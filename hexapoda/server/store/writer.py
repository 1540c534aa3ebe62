"""A thread of its own for the writing connection, with its own queue: what is given to it is done in order."""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")

#: A function, its future, and the loop that waits for it.
_Job = tuple[Callable[[], Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]


class WriterThread:
    """Starts with the first job. An answer takes one wake-up of the event loop, and no more."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def do(self, work: Callable[[], T]) -> T:
        """What a function returns in the thread, or raises there."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, answer, loop))
        return await answer

    def close(self) -> None:
        """End once everything is done."""
        self._jobs.put(None)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, answer, loop = job
            try:
                found, error = work(), None
            except BaseException as raised:
                found, error = None, raised
            # A loop that is closed no longer waits for anything.
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, answer, found, error)


def _settle(answer: "asyncio.Future[Any]", found: Any, error: BaseException | None) -> None:
    if answer.done():
        return  # the caller was cancelled
    if error is None:
        answer.set_result(found)
    else:
        answer.set_exception(error)
