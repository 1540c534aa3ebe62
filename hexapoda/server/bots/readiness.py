"""How far the games are compiled on this machine, and the compiling of what is not, while the server runs already.

Compiling takes a minute where it was never done. It happens in a process beside the bots, with a low priority, step by
step: the rules of a game, then its bots; a game that somebody wants comes first. What is compiled lies on the disk
then, and this process loads it in a thread. So nobody waits for it but those who want that game.
"""

import asyncio
import logging
import random
from collections.abc import Iterable
from contextlib import suppress
from typing import Literal, NamedTuple

import msgspec

import hexapoda
from hexapoda.server.bots.workers import BotRunner
from hexapoda.server.table.refused import Refused

Stage = Literal["waiting", "compiling", "ready"]
What = Literal["rules", "bots"]

#: Decisions of the game that is played to load its rules; one that takes longer is left unfinished.
_LONGEST_GAME = 2_000

_log = logging.getLogger(__name__)


class GameReadiness(msgspec.Struct, frozen=True):
    """How far a game is compiled: what tables need, and what bots need."""

    game: str
    rules: Stage
    bots: Stage


class _Step(NamedTuple):
    game: str
    what: What


class Readiness:
    """Gets games ready. Without anything to do (`rules` were loaded before, `bots` are not asked for) all are ready."""

    def __init__(self, names: Iterable[str], runner: BotRunner, *, rules: bool = False, bots: bool = False) -> None:
        """`rules`: they are not loaded yet; `bots`: they are to be compiled before anybody wants them."""
        self._runner = runner
        self._names = tuple(names)
        self._todo = [_Step(name, what) for name in self._names for what in _asked_for(rules, bots)]
        self._stages: dict[_Step, Stage] = dict.fromkeys(self._todo, "waiting")
        self._loaded = {step.game: asyncio.Event() for step in self._todo if step.what == "rules"}
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        """Begin, in the background."""
        if self._todo:
            self._task = asyncio.create_task(self._run(), name="hexapoda-readiness")

    async def stop(self) -> None:
        """Leave the rest undone; whoever waits for it is refused."""
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
        """Wait until the rules of a game are loaded; it comes next."""
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
            except Exception as error:  # then it is compiled by whoever needs it first
                _log.warning("a game was not compiled: %s", error, extra={"game": step.game, "what": step.what})
            if step.what == "rules":
                await asyncio.to_thread(load_rules, step.game)
                self._loaded[step.game].set()
            else:
                await self._wake_bot(step.game)
            self._stages[step] = "ready"
            _log.info("prepared", extra={"game": step.game, "what": step.what})

    async def _wake_bot(self, game: str) -> None:
        """Let one of the processes where bots think load the game, so that the first one answers at once."""
        try:
            view = await asyncio.to_thread(lambda: hexapoda.load(game).start(seed=0).view(0))
            await self._runner.think(view, 1, 1)
        except Exception as error:
            _log.warning("a bot could not be prepared: %s", error, extra={"game": game})


def _asked_for(rules: bool, bots: bool) -> list[What]:
    return [what for what, asked in (("rules", rules), ("bots", bots)) if asked]  # type: ignore[misc]


def load_rules(name: str) -> None:
    """Load (and the first time compile) all rules of a game, so that nobody has to wait for that later."""
    game = hexapoda.load(name)
    position = game.start(seed=0)
    position.push(next(iter(position.legal_moves)))
    for seat in (None, *range(position.seats)):
        position.view(seat)
        game.imagine(position.view(seat), seed=0)
    choices = random.Random(0)
    for _ in range(_LONGEST_GAME):  # how games end is part of it
        if position.actor is None:
            break
        position.push_id(choices.choice(position.legal_ids().tolist()))
    position.views(None)
    position.record()
