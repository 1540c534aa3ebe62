"""The numbers of the box that a page needs to explain the game: they stay the same all game long."""

from collections.abc import Iterable
from typing import Any

from hexapoda.games.myrmes.rules.placing import special_level
from hexapoda.games.myrmes.rules.tables import BOX, LEVEL_COST
from hexapoda.games.myrmes.state import ATELIER_PLACES, CUBES, EVENTS, PHEROMONES, TRACKS, USEFUL


def cubes(counts: Iterable[Any]) -> dict[str, int]:
    """Numbers of cubes, by kind."""
    return dict(zip(CUBES, map(int, counts), strict=True))


def printed(s: Any) -> dict[str, Any]:
    """What is printed on boards and tiles, for the edition and the players of a game."""
    return {
        "events": list(EVENTS),
        "tiles": {kind.name: _tile(s, which) for which, kind in enumerate(BOX.tiles)},
        "births": dict(zip(TRACKS, map(list, _BORN), strict=True)),
        "level_costs": [cubes(cost) for cost in LEVEL_COST[int(s.printed_board)]],
        "storage": list(BOX.storage),
        "nurse": dict(zip(("food", "larvae"), BOX.nurse_cost, strict=True)),
        "larvae_per_food": BOX.larvae_per_food,
        "movement": list(BOX.movement),
        "prey": {prey.name: {"soldiers": prey.soldiers, "food": prey.food, "points": prey.points} for prey in BOX.prey},
        "winter": list(BOX.winter),
        "penalty": BOX.penalty,
        "bonus": BOX.bonus[int(s.players)],
    }


#: What nurses give on each track, by their number.
_BORN = (BOX.larvae_born, BOX.soldiers_born, BOX.workers_born, USEFUL[ATELIER_PLACES])


def _tile(s: Any, which: int) -> dict[str, Any]:
    """A kind of tile; `count` is how many a player has of a pheromone, and all players of a special tile (M2.9)."""
    kind = BOX.tiles[which]
    return {
        "size": kind.size,
        "count": BOX.pools[kind.pool] if kind.pool is not None else kind.count,
        "points": kind.points,
        "level": kind.level if which < PHEROMONES else int(special_level(s, which)),
        "cost": cubes(kind.cost),
        "cells": [list(cell) for cell in kind.cells],
    }
