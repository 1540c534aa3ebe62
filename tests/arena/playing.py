"""Short ways to games of the arena."""

import sys
from pathlib import Path
from typing import Any

from hexapoda.arena.referee import Played, play
from hexapoda.arena.tournament import Settings, Tournament

ENGINES = Path(__file__).with_name("engines.py")
EXAMPLE = Path(__file__).parents[2] / "examples" / "json_player.py"


def scripted(protocol: str, kind: str, at: int = 3, **settings: Any) -> str:
    """An entrant that misbehaves."""
    own = "".join(f"{name}={value}," for name, value in settings.items())
    return f"{own}{protocol}:{sys.executable} {ENGINES} {protocol} {kind} {at}"


def example(**settings: Any) -> str:
    """The example of a program that speaks JSON lines."""
    own = "".join(f"{name}={value}," for name, value in settings.items())
    return f"{own}json:{sys.executable} {EXAMPLE}"


def tournament(
    game: str, *entrants: str, games: int = 2, options: dict[str, Any] | None = None, **more: Any
) -> Tournament:
    """A tournament of two games or more."""
    return Tournament(Settings(game, entrants, options or {}, games=games, **more))


def played(game: str, *entrants: str, number: int = 0, **more: Any) -> Played:
    """One game of a tournament."""
    return play(tournament(game, *entrants, **more).job(number))
