"""Work that is shared by all workers there are: games of a run, of self-play, of tuning."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from hexapoda.bots.executors import Executor, executor
from hexapoda.play.errors import HexapodaError

#: Seconds between two looks at how many workers there are.
LOOK = 1.0


async def share(processes: int, cluster: str | None, work: Callable[[Executor], Coroutine[Any, Any, None]]) -> None:
    """Start `work` once for each worker, of this machine or of a cluster, also for those that join later, and wait
    until all have come to an end. One that ends has found nothing left to begin. Raises HexapodaError if the workers
    fail."""
    workers = executor(processes, cluster)
    try:
        async with asyncio.TaskGroup() as group:
            running: list[asyncio.Task[None]] = []
            while not any(task.done() for task in running):
                new = await workers.slots() - len(running)
                running += [group.create_task(work(workers)) for _ in range(new)]
                await asyncio.wait(running, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
    except* (RuntimeError, OSError) as errors:
        why = errors.exceptions[0]
        raise HexapodaError("arena-workers", why=str(why) or type(why).__name__) from errors
    finally:
        await workers.stop()
