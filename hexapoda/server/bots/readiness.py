"""Which games are compiled on this machine, and the compiling of the others while the server already runs.

A server that found a game not compiled runs interpreted rules for now: people play at once, and quick bots too.
Meanwhile each game is compiled in a process of its own with low priority, those that are played first. Its bots go over
to compiled rules as soon as it is ready; when all are, so does the server (`serve.py`).
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Literal

import msgspec

import hexapoda
from hexapoda.bots import compilation
from hexapoda.games.names import package_of
from hexapoda.kernel import cache
from hexapoda.server.bots.runner import BotRunner
from hexapoda.server.table.refused import Refused

Stage = Literal["waiting", "compiling", "ready"]

_log = logging.getLogger(__name__)


class GameReadiness(msgspec.Struct, frozen=True):
    """How far a game is compiled, and while it is being compiled, what the compiler says about it."""

    game: str
    stage: Stage
    progress: str = ""


class Readiness:
    """Gets games ready. Where there is nothing to do, all are ready."""

    def __init__(
        self,
        names: Iterable[str],
        runner: BotRunner,
        *,
        warm: bool = False,
        when_complete: Callable[[], None] = lambda: None,
    ) -> None:
        """`warm`: let bot processes load the games that are ready. `when_complete` is called when all games that were
        not compiled are."""
        self._names = tuple(names)
        self._runner, self._warm, self._when_complete = runner, warm, when_complete
        beside = cache.are_interpreted_for_now()
        self._todo = [name for name in self._names if beside and not cache.is_ready(package_of(name))]
        self._compiling = ""
        self._done = {name: asyncio.Event() for name in self._todo}
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        """Start in the background."""
        self._task = asyncio.create_task(self._run(), name="hexapoda-readiness")

    async def stop(self) -> None:
        """Leave the rest undone; callers that wait are refused."""
        self._stopped = True
        for done in self._done.values():
            done.set()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def stages(self) -> list[GameReadiness]:
        """How far each game is."""
        return [GameReadiness(name, self._stage(name), self._progress(name)) for name in self._names]

    def _stage(self, name: str) -> Stage:
        return "compiling" if name == self._compiling else "waiting" if name in self._todo else "ready"

    def _progress(self, name: str) -> str:
        return cache.progress(package_of(name)) if name == self._compiling else ""

    def want(self, game: str) -> None:
        """A game is played: it is compiled next."""
        self._todo.sort(key=lambda name: name != game)

    async def compiled(self, game: str) -> None:
        """Wait until a game is compiled, if it is going to be; it comes next."""
        done = self._done.get(game)
        if done is not None and not done.is_set():
            self.want(game)
            await done.wait()
            if self._stopped:
                raise Refused("shutting-down")

    async def _run(self) -> None:
        for name in self._names:
            if self._warm and name not in self._done:
                await self._wake_bot(name)
        failed = False
        while self._todo:
            self._compiling = name = self._todo.pop(0)
            failed |= not await self._compile(name)
            self._compiling = ""
            self._done[name].set()
            if self._warm:
                await self._wake_bot(name)
        if self._done and not failed:
            self._when_complete()

    async def _compile(self, name: str) -> bool:
        """Compile a game in a process of its own; returns whether that went well."""
        _log.info("compiling", extra={"game": name})
        process = await asyncio.create_subprocess_exec(
            *compilation.command(name, low_priority=True),
            env=compilation.environment(),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            _, said = await process.communicate()
        except asyncio.CancelledError:
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
            raise
        if process.returncode:
            what = said.decode("utf-8", "replace").strip().rpartition("\n")[2]
            _log.warning("a game was not compiled: %s", what, extra={"game": name})
        else:
            _log.info("compiled", extra={"game": name})
        return not process.returncode

    async def _wake_bot(self, game: str) -> None:
        """Let a bot process load the game, so that the first bot answers at once."""
        try:
            view = await asyncio.to_thread(lambda: hexapoda.load(game).start(seed=0).view(0))
            await self._runner.think(view, 1, 1)
        except Exception as error:
            _log.warning("a bot could not be prepared: %s", error, extra={"game": game})
