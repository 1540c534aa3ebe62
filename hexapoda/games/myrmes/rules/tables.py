"""The numbers of the box as tables that are compiled into the rules.

Placements are found by look-up. All hexes of a tile lie at most two steps from the worker's hex, so the obstacles
around a hex are eighteen bits, and so is a way to lay a tile: it fits where the two have no bit in common.
"""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.box.read import standard
from hexapoda.games.myrmes.box.shapes import around

BOX = standard()

#: The hexes around a hex: itself, then its six neighbours, then those two steps away.
SURROUNDINGS = around(2)
NEIGHBOURS = 6
_NUMBER = BOX.number

#: [hex, place in SURROUNDINGS]: the hex there; NO_HEX beyond the edge.
NEAR = np.full((state.HEXES + 1, len(SURROUNDINGS)), state.NO_HEX, np.uint8)
for _hex, (_q, _r) in enumerate(BOX.hexes):
    NEAR[_hex] = [_NUMBER.get((_q + q, _r + r), state.NO_HEX) for q, r in SURROUNDINGS]

#: The ground of each hex, as its place in TERRAINS.
GROUND = np.array(
    [*(state.TERRAINS.index(terrain) for terrain in BOX.terrain), state.TERRAINS.index("water")], np.uint8
)

#: The placements of a kind of tile: from its entry up to the next one.
FIRST_PLACEMENT = np.zeros(len(state.TILE_KINDS) + 1, np.int64)
#: The hexes that a placement covers besides the worker's: bit i - 1 is SURROUNDINGS[i].
COVER = np.zeros(state.PLACEMENTS, np.uint32)
#: The same hexes one by one, as places in SURROUNDINGS, the worker's (0) included.
COVERED = np.zeros((state.PLACEMENTS, state.LARGEST_TILE), np.uint8)
KIND_OF = np.zeros(state.PLACEMENTS, np.uint8)

SIZE = np.array([kind.size for kind in BOX.tiles], np.int64)
TILE_POINTS = np.array([kind.points for kind in BOX.tiles], np.int64)
TILE_LEVEL = np.array([kind.level for kind in BOX.tiles], np.int64)
TILE_COST = np.array([kind.cost for kind in BOX.tiles], np.int64)
TILE_POOL = np.array([kind.pool or 0 for kind in BOX.tiles], np.int64)
TILE_COUNT = np.array([kind.count for kind in BOX.tiles[: state.PHEROMONES]], np.int64)
PRINTED_SUB_COLONY = BOX.printed_sub_colony

_at = 0
for _kind, _tile in enumerate(BOX.tiles):
    FIRST_PLACEMENT[_kind] = _at
    for _form in _tile.forms:
        for _own in _form:
            _places = [SURROUNDINGS.index((q - _own[0], r - _own[1])) for q, r in _form]
            COVER[_at] = sum(1 << place - 1 for place in _places if place)
            COVERED[_at, : _tile.size] = _places
            KIND_OF[_at] = _kind
            _at += 1
FIRST_PLACEMENT[len(state.TILE_KINDS)] = _at

# By what lies on a hex: LADYBUG (1) to SPIDER (3).
HUNT_SOLDIERS = np.array([0, *(prey.soldiers for prey in BOX.prey)], np.int64)
HUNT_FOOD = np.array([0, *(prey.food for prey in BOX.prey)], np.int64)
HUNT_POINTS = np.array([0, *(prey.points for prey in BOX.prey)], np.int64)
PREY_COUNT = np.array([prey.count for prey in BOX.prey], np.int64)

# By number of nurses.
LARVAE_BORN = np.array(BOX.larvae_born, np.int64)
SOLDIERS_BORN = np.array(BOX.soldiers_born, np.int64)
WORKERS_BORN = np.array(BOX.workers_born, np.int64)

#: [edition, level to leave, cube] (M11.6).
LEVEL_COST = np.array(
    [BOX.level_costs, [BOX.level_costs[0], BOX.printed_level_cost, BOX.level_costs[2]]],
    np.int64,
)
STORAGE = np.array(BOX.storage, np.int64)
NURSE_FOOD, NURSE_LARVAE = BOX.nurse_cost
#: Movement points, and those with the event move_plus_3.
POINTS, MORE_POINTS = BOX.movement
LARVAE_PER_FOOD = BOX.larvae_per_food
#: By year (M14.1).
WINTER_FOOD = np.array(BOX.winter, np.int64)
POINTS_PER_MISSING_FOOD = BOX.penalty
#: For each earlier completer of an objective (M12.7), by number of players.
BONUS = np.array([BOX.bonus.get(players, 0) for players in range(5)], np.int64)

# Objectives, in the order of the box.
ABOUT = ("food", "mix", "stone", "prey", "larvae", "soldiers", "special", "level", "nurses", "pheromones")
OBJECTIVE_ABOUT = np.array([ABOUT.index(each.about) for each in BOX.objectives], np.int64)
OBJECTIVE_NEED = np.array([each.need for each in BOX.objectives], np.int64)
OBJECTIVE_PAY = np.array([each.pay for each in BOX.objectives], np.int64)
OBJECTIVE_LEVEL = np.array([each.level for each in BOX.objectives], np.int64)
OBJECTIVE_POINTS = np.array([0, *BOX.objective_points], np.int64)
#: The first objective of each level in the box, then the end.
FIRST_OF_LEVEL = np.array([sum(each.level < level for each in BOX.objectives) for level in (1, 2, 3, 4)], np.int64)

#: Hexes with prey at the start, by number of players; then NO_HEX.
PREY_SPOTS = np.full((5, len(BOX.prey_spots)), state.NO_HEX, np.int64)
#: Start exits by number of players.
STARTS = np.full((5, 4), state.NO_HEX, np.int64)
for _players, _area in BOX.area.items():
    _spots = sorted(_NUMBER[spot] for spot in BOX.prey_spots if spot in _area)
    PREY_SPOTS[_players, : len(_spots)] = _spots
    STARTS[_players, :_players] = [_NUMBER[spot] for spot in BOX.starts[_players]]

#: Whether a hex is land in play, by number of players.
LAND = np.zeros((5, state.HEXES + 1), np.uint8)
for _players, _area in BOX.area.items():
    LAND[_players, : state.HEXES] = [
        spot in _area and terrain != "water" for spot, terrain in zip(BOX.hexes, BOX.terrain, strict=True)
    ]
