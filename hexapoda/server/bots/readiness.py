"""Which games are compiled on this machine, and the compiling of the others while the server already runs.

The first compilation takes minutes. It happens in an analysis process with low priority: the rules of a game, then its
bots; a game that a player wants comes first. The server then loads the compiled code from disk in a thread. So only
players who want that game wait for it.
"""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Literal, NamedTuple

import msgspec

import hexapoda
from hexapoda.bots.compilation import load_rules
from hexapoda.server.bots.runner import BotRunner
from hexapoda.server.table.refused import Refused

Stage = Literal["waiting", "compiling", "ready"]
What = Literal["rules", "bots"]

_log = logging.getLogger(__name__)


class GameReadiness(msgspec.Struct, frozen=True):
    """How far a game is compiled: its rules, and its bots."""

    game: str
    rules: Stage
    bots: Stage


class _Step(NamedTuple):
    game: str
    what: What


class Readiness:
    """Gets games ready. Where there is nothing to do, all are ready."""

    def __init__(self, names: Iterable[str], runner: BotRunner, *, rules: bool = False, bots: bool = False) -> None:
        """`rules`: they are not loaded yet; `bots`: compile them before they are needed."""
        self._runner = runner
        self._names = tuple(names)
        self._todo = [_Step(name, what) for name in self._names for what in _asked_for(rules, bots)]
        self._stages: dict[_Step, Stage] = dict.fromkeys(self._todo, "waiting")
        self._loaded = {step.game: asyncio.Event() for step in self._todo if step.what == "rules"}
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        """Start in the background."""
        if self._todo:
            self._task = asyncio.create_task(self._run(), name="hexapoda-readiness")

    async def stop(self) -> None:
        """Leave the rest undone; callers that wait are refused."""
        self._stopped = True
        for loaded in self._loaded.values():
            loaded.set()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def stages(self) -> list[GameReadiness]:
        """How far each game is."""
        return [
            GameReadiness(
                name,
                self._stages.get(_Step(name, "rules"), "ready"),
                self._stages.get(_Step(name, "bots"), "ready"),
            )
            for name in self._names
        ]

    async def rules(self, game: str) -> None:
        """Wait until the rules of a game are loaded; it is compiled next."""
        loaded = self._loaded.get(game)
        if loaded is not None and not loaded.is_set():
            self._todo.sort(key=lambda step: step != _Step(game, "rules"))
            await loaded.wait()
            if self._stopped:
                raise Refused("shutting-down")

    async def _run(self) -> None:
        while self._todo:
            step = self._todo.pop(0)
            self._stages[step] = "compiling"
            try:
                await self._runner.prepare(*step)
            except Exception as error:  # then it is compiled when it is first needed
                _log.warning("a game was not compiled: %s", error, extra={"game": step.game, "what": step.what})
            if step.what == "rules":
                await asyncio.to_thread(load_rules, step.game)
                self._loaded[step.game].set()
            else:
                await self._wake_bot(step.game)
            self._stages[step] = "ready"
            _log.info("prepared", extra={"game": step.game, "what": step.what})

    async def _wake_bot(self, game: str) -> None:
        """Let a bot process load the game, so that the first bot answers at once."""
        try:
            view = await asyncio.to_thread(lambda: hexapoda.load(game).start(seed=0).view(0))
            await self._runner.think(view, 1, 1)
        except Exception as error:
            _log.warning("a bot could not be prepared: %s", error, extra={"game": game})


def _asked_for(rules: bool, bots: bool) -> list[What]:
    return [what for what, asked in (("rules", rules), ("bots", bots)) if asked]  # type: ignore[misc]
