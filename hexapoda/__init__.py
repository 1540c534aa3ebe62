"""Hexapoda: insect board games (Hive, Termites, Myrmes, Ants) for players, engine authors and researchers.

>>> import hexapoda
>>> position = hexapoda.load("hive", type="Base+MLP").start()
>>> position.push("wS1").text
'wS1'
"""

import importlib
from typing import TYPE_CHECKING, Any

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
from hexapoda.play.game import Game, Position, game_names, load
from hexapoda.play.move import ALL_SEATS, LegalMoves, Move
from hexapoda.play.outcome import Outcome

if TYPE_CHECKING:
    from hexapoda.bots import Bot, RandomBot, bot
    from hexapoda.bots.analysis import Analysis
    from hexapoda.bots.review import Judgement, analyse, review

__version__ = "0.1.0"

__all__ = [
    "ALL_SEATS",
    "Analysis",
    "Bot",
    "Game",
    "HexapodaError",
    "IllegalMoveError",
    "InvalidMoveError",
    "Judgement",
    "LegalMoves",
    "Move",
    "MoveError",
    "OptionError",
    "Outcome",
    "Position",
    "PositionError",
    "RandomBot",
    "RecordError",
    "Refusal",
    "RefusedError",
    "analyse",
    "bot",
    "game_names",
    "load",
    "review",
]

#: What is imported when it is first asked for: searches take time to load.
_LAZY = {
    **dict.fromkeys(("Bot", "RandomBot", "bot"), "hexapoda.bots"),
    "Analysis": "hexapoda.bots.analysis",
    **dict.fromkeys(("Judgement", "analyse", "review"), "hexapoda.bots.review"),
}


def __getattr__(name: str) -> Any:
    if name in _LAZY:
        return getattr(importlib.import_module(_LAZY[name]), name)
    raise AttributeError(f"module 'hexapoda' has no attribute {name!r}")
