"""Bots on a Dask cluster: other machines with Hexapoda installed, `--bot-processes tcp://HOST:PORT`."""

import asyncio
import concurrent.futures
import logging
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Position
from hexapoda.server.bots.analysis import analyse
from hexapoda.server.bots.runner import FIRST_PATIENCE, Task, choose, level_seconds

#: Seconds that the cluster's scheduler may take to accept a connection.
_CONNECT_SECONDS = 5.0

_log = logging.getLogger(__name__)


class Thought:
    """A call to run on the cluster. Its repr hides the arguments: a cluster logs calls that fail."""

    def __init__(self, task: Callable[..., Any], *given: Any) -> None:
        self._task, self._given = task, given

    def __repr__(self) -> str:
        return "Thought(…)"

    def think(self) -> Any:
        """What runs in the cluster."""
        return self._task(*self._given)


class ClusterRunner:
    """Runs bots on a cluster, which restarts a search whose worker died. While its scheduler is unreachable, searches
    fail, and the caller tries again later."""

    def __init__(
        self, address: str, *, patience: float = FIRST_PATIENCE, task: Task = choose, analysts: int = 1
    ) -> None:
        try:
            import distributed
        except ImportError:
            raise HexapodaError("no-cluster-package") from None
        self._make_client = distributed.Client
        self._address = address
        self._patience = patience
        self._task = task
        self._client: Any = None
        self._connecting = asyncio.Lock()
        self._analysts = asyncio.Semaphore(analysts)

    async def start(self) -> None:
        try:
            await self._connected()
        except OSError as error:  # it may come later
            _log.warning("the bots' cluster can't be reached: %s", error)

    async def think(self, view: Mapping[str, Any], level: int, seed: int) -> str:
        return await self._done(Thought(self._task, dict(view), level, seed), level_seconds(level))

    async def analyse(self, position: Position, seconds: float) -> dict[str, Any]:
        async with self._analysts:
            return await self._done(Thought(analyse, position, seconds), seconds, priority=-1)

    async def _done(self, thought: Thought, seconds: float, **how: Any) -> Any:
        client = await self._connected()
        # The cluster would run equal calls once: each has a name of its own.
        future = client.submit(Thought.think, thought, key=f"hexapoda-{secrets.token_hex(8)}", pure=False, **how)
        try:
            return await asyncio.wait_for(future.result(), seconds + self._patience)
        except TimeoutError:
            raise RuntimeError("the bots' cluster does not answer") from None
        except (asyncio.CancelledError, concurrent.futures.CancelledError) as error:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            # It also says so when it has lost its scheduler.
            raise RuntimeError(f"the bots' cluster gave up: {error}") from None
        finally:
            with suppress(Exception):
                future.release()  # the cluster drops a search that nobody waits for

    async def stop(self) -> None:
        async with self._connecting:
            client, self._client = self._client, None
        if client is not None:
            with suppress(Exception):
                await asyncio.wait_for(client.close(), _CONNECT_SECONDS)

    async def _connected(self) -> Any:
        async with self._connecting:
            if self._client is None or self._client.status == "closed":
                self._client = None
                self._client = await self._make_client(
                    self._address, asynchronous=True, timeout=_CONNECT_SECONDS, name="hexapoda", set_as_default=False
                )
            return self._client
