"""The options of a game of Myrmes and its start (M3)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from hexapoda.games.myrmes import rules
from hexapoda.games.myrmes.rules.tables import BOX, LAND, TILE_COUNT
from hexapoda.games.myrmes.state import (
    CLOSED,
    FREE,
    HEXES,
    NO_HEX,
    NO_KIND,
    NO_OBJECTIVE,
    NO_TILE,
    NOBODY,
    STATE,
)
from hexapoda.games.starting import copy_all_but_chance
from hexapoda.kernel.declaration import Option

RULEBOOK, PRINTED_BOARD = EDITIONS = ("rulebook", "printed-board")
BY_SEAT, SHUFFLED = STARTS = ("by-seat", "shuffled")

OPTIONS = (
    Option("players", (2, 3, 4), 2),  # M1.1
    Option("edition", EDITIONS, RULEBOOK),  # M9.12, M11.6
    Option("start_exits", STARTS, BY_SEAT),  # M3.9
)


def start(s: Any, options: Mapping[str, Any]) -> None:
    """The start of a game: prey, objectives and dice are drawn (M4.6)."""
    fresh(s, options)
    rules.begin(s)


def fresh(s: Any, options: Mapping[str, Any]) -> None:
    """Fill all of `s` but its generator with what the options fix, without drawing: neither exits nor prey yet."""
    copy_all_but_chance(_template(tuple(options.items())), s)


@lru_cache(64)
def _template(options: tuple[tuple[str, Any], ...]) -> Any:
    chosen = dict(options)
    s = np.zeros(1, STATE)[0]
    s.players = chosen["players"]
    s.printed_board = chosen["edition"] == PRINTED_BOARD
    s.shuffled = chosen["start_exits"] == SHUFFLED
    clear_garden(s)
    clear_course(s)
    players, begin = int(s.players), BOX.setup
    s.score[:players] = begin["score"]
    s.level[:players] = begin["colony_level"]
    s.larvae[:players] = begin["larvae"]
    s.store[:players] = [begin["food"], begin["earth"], begin["stone"]]
    s.workers[:players] = begin["workers"]
    s.soldiers[:players] = begin["soldiers"]
    s.nurses[:players] = begin["nurses"]
    s.supply[:players] = TILE_COUNT
    return s


def clear_garden(s: Any) -> None:
    """An empty garden: neither prey nor exits nor tiles."""
    s.content[:] = CLOSED
    s.content[:HEXES] = np.where(LAND[int(s.players), :HEXES], FREE, CLOSED)
    s.pool[:] = BOX.pools
    s.tiles = 0
    s.tile_kind[:] = NO_KIND
    s.tile_owner[:] = NOBODY
    s.tile_cells[:] = NO_HEX
    s.tile_cubes[:] = 0
    s.exits[:] = NO_HEX


def clear_course(s: Any) -> None:
    """Nothing is under way."""
    s.hex = NO_HEX
    s.points = 0
    s.freed[:] = NO_HEX
    s.tile = NO_TILE
    s.extra = 0
    s.acted = 0
    s.objective = NO_OBJECTIVE
    s.picked = 0
