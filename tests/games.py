"""The games that shared tests go through, and what each says of itself in the folder of its tests."""

from importlib import import_module
from types import ModuleType

from hexapoda.games.names import NAMES
from tests import toy
from tests.cases import Cases


def module(game: str, name: str) -> ModuleType:
    """A module of the folder of a game's tests."""
    return import_module(f"tests.{game}.{name}")


#: All games of the house and the toy.
GAMES = (*NAMES, toy.GAME.name)
CASES: dict[str, Cases] = {game: module(game, "cases").CASES for game in GAMES}
#: Those that random play brings to an end.
ENDING_GAMES = tuple(game for game in GAMES if not CASES[game].endless)
