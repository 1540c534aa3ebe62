"""Games, positions and records that clients name."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import hexapoda
from hexapoda.play.errors import GAME_OVER
from hexapoda.play.game import Game
from hexapoda.server.table.commands import LONGEST_OPTION, LONGEST_POSITION
from hexapoda.server.table.refused import Refused, refusing


@refusing()
def checked_game(name: str, options: Mapping[str, Any]) -> Game:
    """A game with options that a client states, or Refused."""
    check_lengths(options)
    return cached_game(name, tuple(options.items()))


def check_lengths(options: Mapping[str, Any]) -> None:
    """Refuse options that are too long."""
    for option, value in options.items():
        if isinstance(value, str) and len(value) > LONGEST_OPTION:
            raise Refused("option-too-long", option=option[:40], longest=LONGEST_OPTION)


@lru_cache(maxsize=512)
def cached_game(name: str, options: tuple[tuple[str, Any], ...]) -> Game:
    """A game with its options, which are never read as names of files; tables of the same game share it."""
    return hexapoda.load(name).agreeing(dict(options))


@refusing()
def checked_position(game: Game, text: str) -> hexapoda.Position:
    """The position that a client's text describes, in a game that is not over, or Refused."""
    if len(text) > LONGEST_POSITION:
        raise Refused("text-too-long", longest=LONGEST_POSITION)
    position = game.position(text, seed=0)
    if position.actor is None:
        raise Refused.of(GAME_OVER)
    return position


@refusing()
def read_record(name: str, record: str, format: str | None = None) -> hexapoda.Position:
    """The game of a record, or Refused."""
    return hexapoda.load(name).read(record, format=format)


@lru_cache(maxsize=512)
def teams_of(game: Game) -> tuple[int, ...]:
    """The team of each seat of a game."""
    return game.start(seed=0).teams
