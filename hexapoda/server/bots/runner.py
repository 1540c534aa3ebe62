"""What the server needs of bots: a decision for a view, and analyses of positions."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import hexapoda
from hexapoda.bots import LEVELS
from hexapoda.kernel import processes
from hexapoda.play.game import Position
from hexapoda.server.bots.fair_queue import QUICK_SECONDS, Share

#: Seconds beyond its level's limit after which the first search in a game counts as stuck: it may have to compile the
#: game on a slow machine.
FIRST_PATIENCE = 1_800.0

#: Bots up to this level answer within about a second with interpreted rules too; stronger ones wait for compiled ones.
LAST_QUICK_LEVEL = 3

#: What a bot process does with a view, a level, a seed and the number of earlier choices in the turn.
Task = Callable[[dict[str, Any], int, int, int], str]

#: For what the server wants itself.
NOBODYS = Share()


class BotRunner(Protocol):
    """Runs bots outside of the event loop. A bot gets the view of its seat and nothing else."""

    async def start(self) -> None:
        """Get ready."""
        ...

    async def think(
        self, view: Mapping[str, Any], level: int, seed: int, earlier: int = 0, share: Share = NOBODYS
    ) -> str:
        """The text of a legal decision for the seat of a view, which is to act and has made `earlier` choices in this
        turn. Raises whatever went wrong."""
        ...

    async def hint(
        self, view: Mapping[str, Any], level: int, earlier: int = 0, share: Share = NOBODYS
    ) -> dict[str, Any]:
        """The same for a person, with the reason (`analysis.suggest`); bots at tables come first. Cancelling the call
        ends the search."""
        ...

    async def analyse(
        self, position: Position, seconds: float, lines: int = 1, turn: bool = False, share: Share = NOBODYS
    ) -> dict[str, Any]:
        """What a bot thinks of a position within some seconds (`analysis.analyse`); bots at tables come first.
        Cancelling the call ends the analysis."""
        ...

    async def stop(self) -> None:
        """Stop all bots; unfinished searches are given up."""
        ...


def choose(view: Mapping[str, Any], level: int, seed: int, earlier: int = 0) -> str:
    """A bot's decision for a view: what runs in a bot process.

    >>> choose(hexapoda.load("hive").start().view(0), level=1, seed=1)[0]
    'w'
    """
    position = hexapoda.load(view["game"]).imagine(view, seed=seed)
    bot = hexapoda.bot(view["game"], level=level, seed=seed)
    with processes.heeding(bot.stop):
        return bot.choose(position, earlier=earlier).text


def level_seconds(level: int) -> float:
    """How long a bot of a level may think in a turn."""
    return LEVELS[level].seconds or 0.0


def usual_seconds(level: int) -> float:
    """How long a bot of a level usually thinks in a turn: one that looks only some moves ahead is quick."""
    chosen = LEVELS[level]
    return QUICK_SECONDS if chosen.depth is not None else chosen.seconds or 0.0
