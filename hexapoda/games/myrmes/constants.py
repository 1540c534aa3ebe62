"""What never changes during a game: its garden, its objectives, and what is printed on boards and tiles."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.notation.names import HEX_NAMES, OBJECTIVE_NAMES
from hexapoda.games.myrmes.rules.births import larvae_due, soldiers_due, workers_due
from hexapoda.games.myrmes.rules.placements import special_level
from hexapoda.games.myrmes.rules.tables import BOX, LEVEL_COST, OBJECTIVE_LEVEL, OBJECTIVE_POINTS

Board = dict[str, Any]


def constants(s: Any) -> Board:
    """What never changes during a game."""
    return {
        "players": int(s.players),
        "edition": "printed-board" if s.printed_board else "rulebook",
        "shuffled": bool(s.shuffled),
        "hexes": dict(_hexes(int(s.players))),
        "objectives": [_objective(int(number)) for number in s.objectives],
        "box": _printed(s),
    }


@cache
def _hexes(players: int) -> dict[str, str]:
    """The terrain of each hex of the area; water is shown but never in play."""
    hexes = zip(HEX_NAMES, BOX.hexes, BOX.terrain, strict=True)
    return {name: terrain for name, spot, terrain in hexes if spot in BOX.area[players]}


def _objective(number: int) -> Board:
    objective, level = BOX.objectives[number], int(OBJECTIVE_LEVEL[number])
    return {
        "name": OBJECTIVE_NAMES[number],
        "level": level,
        "points": int(OBJECTIVE_POINTS[level]),
        "about": objective.about,
        "need": objective.need,
        "pay": objective.pay,
    }


def _cubes(counts: Iterable[Any]) -> dict[str, int]:
    return dict(zip(state.CUBES, map(int, counts), strict=True))


def _printed(s: Any) -> Board:
    """What is printed on boards and tiles, for the edition and the number of players."""
    return {
        "events": list(state.EVENTS),
        "tiles": {kind.name: _tile(s, which) for which, kind in enumerate(BOX.tiles)},
        "nurses": dict(zip(state.TRACKS, map(list, state.USEFUL), strict=True)),
        "births": _births(),
        "level_costs": [_cubes(cost) for cost in LEVEL_COST[int(s.printed_board)]],
        "storage": list(BOX.storage),
        "nurse": dict(zip(("food", "larvae"), BOX.nurse_cost, strict=True)),
        "larvae_per_food": BOX.larvae_per_food,
        "movement": list(BOX.movement),
        "prey": {prey.name: {"soldiers": prey.soldiers, "food": prey.food, "points": prey.points} for prey in BOX.prey},
        "winter": list(BOX.winter),
        "penalty": BOX.penalty,
        "bonus": BOX.bonus[int(s.players)],
    }


@cache
def _births() -> dict[str, dict[str, list[int]]]:
    """What each number of nurses on each track gives, by the colony's event (M6.2 to M6.5)."""
    s, found = np.zeros(1, state.STATE)[0], {}
    for number, event in enumerate(state.EVENTS):
        s.event[0] = number
        found[event] = {"larva": [], "soldier": [], "worker": [], "atelier": list(state.USEFUL[state.ATELIER_PLACES])}
        for track, due in (
            (state.LARVA_TRACK, larvae_due),
            (state.SOLDIER_TRACK, soldiers_due),
            (state.WORKER_TRACK, workers_due),
        ):
            for nurses in range(state.USEFUL[track][-1] + 1):
                s.placed[0, track] = nurses
                found[event][state.TRACKS[track]].append(int(due(s, 0)))
    return found


def _tile(s: Any, which: int) -> Board:
    """A kind of tile; `count` is the number per player of a pheromone, and in all of a special tile (M2.9)."""
    kind = BOX.tiles[which]
    return {
        "size": kind.size,
        "count": BOX.pools[kind.pool] if kind.pool is not None else kind.count,
        "points": kind.points,
        "level": kind.level if which < state.PHEROMONES else int(special_level(s, which)),
        "cost": _cubes(kind.cost),
        "cells": [list(cell) for cell in kind.cells],
    }
