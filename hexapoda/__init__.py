"""Hexapoda: insect board games (Hive, Termites, Myrmes, Ants) for players, engine authors and researchers.

>>> import hexapoda
>>> position = hexapoda.load("hive", type="Base+MLP").start()
>>> position.push("wS1").text
'wS1'
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexapoda.bots import Bot, RandomBot, bot
    from hexapoda.bots.analysis import Analysis
    from hexapoda.bots.review import Judgement, analyse, review
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
    from hexapoda.play.tree import GameNode, GameTree

__version__ = "0.1.0"

__all__ = [
    "ALL_SEATS",
    "Analysis",
    "Bot",
    "Game",
    "GameNode",
    "GameTree",
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

#: Where each name is: imported when it is first asked for, since rules and searches take time to load.
_HOMES = {
    "hexapoda.bots": ("Bot", "RandomBot", "bot"),
    "hexapoda.bots.analysis": ("Analysis",),
    "hexapoda.bots.review": ("Judgement", "analyse", "review"),
    "hexapoda.kernel.declaration": ("Refusal",),
    "hexapoda.play.errors": (
        *("HexapodaError", "IllegalMoveError", "InvalidMoveError", "MoveError", "OptionError", "PositionError"),
        *("RecordError", "RefusedError"),
    ),
    "hexapoda.play.game": ("Game", "Position", "game_names", "load"),
    "hexapoda.play.move": ("ALL_SEATS", "LegalMoves", "Move"),
    "hexapoda.play.outcome": ("Outcome",),
    "hexapoda.play.tree": ("GameNode", "GameTree"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'hexapoda' has no attribute {name!r}")
    globals()[name] = found = getattr(importlib.import_module(_HOME_OF[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted((*__all__, "__version__"))
