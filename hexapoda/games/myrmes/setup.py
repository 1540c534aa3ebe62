"""The options of a game of Myrmes and its start (M3)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules.apply import begin
from hexapoda.games.myrmes.rules.tables import BOX, LAND, TILE_COUNT
from hexapoda.games.template import copy_all_but_chance
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
    begin(s)


def fresh(s: Any, options: Mapping[str, Any]) -> bool:
    """Fill all of `s` but its generator with what the options fix: no exits and no prey yet."""
    copy_all_but_chance(_template(tuple(options.items())), s)
    return True


@lru_cache(64)
def _template(options: tuple[tuple[str, Any], ...]) -> Any:
    chosen = dict(options)
    s = np.zeros(1, state.STATE)[0]
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
    """Empty the garden: no prey, exits or tiles."""
    s.content[:] = state.CLOSED
    s.content[: state.HEXES] = np.where(LAND[int(s.players), : state.HEXES], state.FREE, state.CLOSED)
    s.pool[:] = BOX.pools
    s.tiles = 0
    s.tile_kind[:] = state.NO_KIND
    s.tile_owner[:] = state.NOBODY
    s.tile_cells[:] = state.NO_HEX
    s.tile_cubes[:] = 0
    s.exits[:] = state.NO_HEX


def clear_course(s: Any) -> None:
    """Clear what is in progress."""
    s.hex = state.NO_HEX
    s.points = 0
    s.freed[:] = state.NO_HEX
    s.tile = state.NO_TILE
    s.extra = 0
    s.acted = 0
    s.objective = state.NO_OBJECTIVE
    s.picked = 0
