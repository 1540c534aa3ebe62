"""The engine in a process of its own, with compiled rules, beside a terminal that plays with interpreted ones.

That process compiles the game first, where it must. The person at the terminal plays meanwhile.
"""

from concurrent.futures import Future
from dataclasses import replace
from functools import cache as cached
from typing import Any

from hexapoda import bots
from hexapoda.bots.compilation import compile_game
from hexapoda.bots.hints import Hint, hint
from hexapoda.bots.searcher import Searcher
from hexapoda.games.names import package_of
from hexapoda.kernel import cache
from hexapoda.kernel.processes import child_pool
from hexapoda.play.game import Position
from hexapoda.play.move import Move


class EngineProcess:
    """A bot like any other, except that it may have to wait for the compiler."""

    def __init__(self, game: str, *, seconds: float, seed: int | None) -> None:
        self._settings = (game, seconds, seed)
        self._package = package_of(game)
        self._pool = child_pool(cache.COMPILED)
        self._ready: Future[Any] = self._pool.submit(_prepare, *self._settings)

    def wait(self, seconds: float) -> str | None:
        """Wait for the compiler, at most for some seconds: how far it is, None when it is done."""
        try:
            self._ready.result(seconds)
        except TimeoutError:
            return cache.progress(self._package) or "…"
        return None

    def choose(self, position: Position) -> Move:
        """The move to play."""
        return position.parse(self._pool.submit(_choose, position, *self._settings).result())

    def hint(self, position: Position) -> Hint:
        """What the engine would play, and why."""
        found = self._pool.submit(_hint, position, *self._settings).result()
        return replace(found, move=position.parse(found.move.text))

    def stop(self) -> None:
        """It thinks for its seconds."""


@cached
def _bot(game: str, seconds: float, seed: int | None) -> bots.Bot:
    return bots.bot(game, seconds=seconds, seed=seed)


def _prepare(game: str, seconds: float, seed: int | None) -> None:
    compile_game(game, quiet=True)
    _bot(game, seconds, seed)


def _choose(position: Position, game: str, seconds: float, seed: int | None) -> str:
    return _bot(game, seconds, seed).choose(position).text


def _hint(position: Position, game: str, seconds: float, seed: int | None) -> Hint:
    bot = _bot(game, seconds, seed)
    assert isinstance(bot, Searcher)
    return hint(bot, position)
