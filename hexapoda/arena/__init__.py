"""The arena: matches and tournaments of programs, and what they prove.

    hexapoda arena hive level=6 "uhp:./engine" --games 100 --time 1 --sprt 0 30 --out runs/engine

From Python, `play_match` plays a few games, and `run` a tournament that is kept in a folder and can be resumed.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexapoda.arena.adjudication import Adjudication
    from hexapoda.arena.director import Run, play_match, run
    from hexapoda.arena.limits import Limits
    from hexapoda.arena.result import Result
    from hexapoda.arena.tournament import Settings

__all__ = ["Adjudication", "Limits", "Result", "Run", "Settings", "play_match", "run"]

#: Where each name is: imported when it is first asked for, since rules and searches take time to load.
_HOME_OF = {
    "Adjudication": "hexapoda.arena.adjudication",
    "Limits": "hexapoda.arena.limits",
    "Result": "hexapoda.arena.result",
    "Run": "hexapoda.arena.director",
    "Settings": "hexapoda.arena.tournament",
    "play_match": "hexapoda.arena.director",
    "run": "hexapoda.arena.director",
}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'hexapoda.arena' has no attribute {name!r}")
    globals()[name] = found = getattr(importlib.import_module(_HOME_OF[name]), name)
    return found
