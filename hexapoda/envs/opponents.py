"""Who plays the other seats of an environment with one agent."""

from collections.abc import Sequence
from typing import Any

from hexapoda.bots import LEVELS, Bot, RandomBot, bot
from hexapoda.bots.weights import Given
from hexapoda.envs.batch import Batch
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position
from hexapoda.play.move import Move

#: "random", "greedy" (what the evaluation likes best after one decision), a level from 1 to 8, or a bot.
Opponent = str | int | Bot
#: More decisions than a game has in which positions can repeat.
_LONGEST = 10_000


class GreedyBot:
    """Plays what the game's evaluation likes best after it; of equal moves any.

    >>> from hexapoda import load
    >>> game = load("hive")
    >>> GreedyBot(game, seed=1).choose(game.start()) in game.start().legal_moves
    True
    """

    def __init__(self, game: Game, seed: int | str | None = None, weights: Given | None = None) -> None:
        self._weights = weights
        self._batch = Batch(game, 1, seed=seed, max_plies=_LONGEST, threads=1)

    def choose(self, position: Position, **limits: Any) -> Move:
        """The move; limits have no effect."""
        self._batch.put(position)
        return position.coded(int(self._batch.choose("greedy", weights=self._weights)[0]))

    def stop(self) -> None:
        """Nothing to stop."""


def opponent(wanted: Opponent, game: Game, seed: int | None = None) -> Bot:
    """The bot that is meant.

    >>> from hexapoda import load
    >>> isinstance(opponent("random", load("hive")), Bot)
    True
    """
    if isinstance(wanted, str):
        if wanted == "random":
            return RandomBot(seed)
        if wanted == "greedy":
            return GreedyBot(game, seed)
    elif isinstance(wanted, int) and not isinstance(wanted, bool) and wanted in LEVELS:
        return bot(game, level=wanted, seed=seed)
    elif isinstance(wanted, Bot):
        return wanted
    raise HexapodaError("envs-opponent", opponent=str(wanted)[:60], last=max(LEVELS))


def by_seat(wanted: Opponent | Sequence[Opponent], others: int) -> list[Opponent]:
    """An opponent for each of the other seats: one for all, or a list."""
    if isinstance(wanted, (list, tuple)):
        if len(wanted) != others:
            raise HexapodaError("envs-opponents", found=len(wanted), others=others)
        return list(wanted)
    return [wanted] * others  # type: ignore[list-item]
