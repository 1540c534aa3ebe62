"""Work that is shared by all workers there are: games of a run, of self-play, of tuning."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from hexapoda.bots.executors import Executor, executor
from hexapoda.play.errors import HexapodaError


async def share(processes: int, cluster: str | None, work: Callable[[Executor], Coroutine[Any, Any, None]]) -> None:
    """Start `work` once for each worker, of this machine or of a cluster, and wait until all have come to an end.
    Raises HexapodaError if the workers fail."""
    workers = executor(processes, cluster)
    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(await workers.slots()):
                group.create_task(work(workers))
    except* (RuntimeError, OSError) as errors:
        why = errors.exceptions[0]
        raise HexapodaError("arena-workers", why=str(why) or type(why).__name__) from errors
    finally:
        await workers.stop()
