"""Hexapoda: insect board games (Hive, Termites, Myrmes, Ants) for players, engine authors and researchers.

>>> import hexapoda
>>> position = hexapoda.load("hive", type="Base+MLP").start()
>>> position.push("wS1").text
'wS1'
"""

from typing import TYPE_CHECKING

import hexapoda.games  # noqa: F401  first, lest the package take the place of the function `games` later
from hexapoda.kernel.declaration import Refusal
from hexapoda.play.errors import (
    HexapodaError,
    IllegalMoveError,
    InvalidMoveError,
    MoveError,
    OptionError,
    PositionError,
    RecordError,
    RefusedError,
)
from hexapoda.play.game import Game, games, load
from hexapoda.play.move import LegalMoves, Move
from hexapoda.play.outcome import Outcome
from hexapoda.play.position import EVERYTHING, Position

if TYPE_CHECKING:
    from hexapoda.bots import Bot

__version__ = "0.1.0"

__all__ = [
    "EVERYTHING",
    "Game",
    "HexapodaError",
    "IllegalMoveError",
    "InvalidMoveError",
    "LegalMoves",
    "Move",
    "MoveError",
    "OptionError",
    "Outcome",
    "Position",
    "PositionError",
    "RecordError",
    "Refusal",
    "RefusedError",
    "bot",
    "games",
    "load",
]


def bot(
    game: str,
    *,
    level: int | None = None,
    seconds: float | None = None,
    depth: int | None = None,
    seed: int | None = None,
) -> "Bot":
    """A bot for a game, of a level from 1 to 8 or with limits of its own; see `hexapoda.bots`."""
    from hexapoda import bots

    return bots.bot(game, level=level, seconds=seconds, depth=depth, seed=seed)
