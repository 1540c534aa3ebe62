"""The harvest (M10)."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules.colony import award, gain
from hexapoda.kernel.jit import compiled

#: What an aphid farm and a sub-colony give (M10.2, M10.4).
APHID_FARM_FOOD, SUB_COLONY_POINTS = 1, 2
#: Cubes of the event harvest_plus_3 (M10.6).
MORE_CUBES = 3
_KINDS = len(state.CUBES)


@compiled
def kinds_on(s, tile):
    """The number of kinds of cubes on a tile."""
    kinds = np.int64(0)
    for cube in range(_KINDS):
        kinds += np.int64(s.tile_cubes[tile, cube] > 0)
    return kinds


@compiled
def take(s, tile, cube):
    """M10.1: a cube goes from a pheromone into its owner's store."""
    s.tile_cubes[tile, cube] -= np.uint8(1)
    gain(s, np.int64(s.tile_owner[tile]), cube, np.int64(1))


@compiled
def harvest_pheromones(s, seat, first):
    """M10.1: harvest own pheromones from one on; return the tile with a choice, NO_TILE at the end."""
    for tile in range(first, np.int64(s.tiles)):
        if s.tile_owner[tile] != seat or s.tile_kind[tile] >= state.PHEROMONES:
            continue
        kinds = kinds_on(s, tile)
        if kinds > 1:
            return np.int64(tile)
        if kinds == 1:
            for cube in range(_KINDS):
                if s.tile_cubes[tile, cube] > 0:
                    take(s, tile, cube)
                    break
    return np.int64(state.NO_TILE)


@compiled
def harvest_special(s, seat, first):
    """M10.2 to M10.4: harvest own special tiles from one on; return the tile with a choice, NO_TILE at the end."""
    for tile in range(first, np.int64(s.tiles)):
        kind = np.int64(s.tile_kind[tile])
        if s.tile_owner[tile] != seat or kind < state.PHEROMONES:
            continue
        if kind == state.SCAVENGING:
            return np.int64(tile)
        if kind == state.APHID_FARM:
            gain(s, seat, np.int64(state.FOOD), np.int64(APHID_FARM_FOOD))
        else:
            award(s, seat, np.int64(SUB_COLONY_POINTS))
    return np.int64(state.NO_TILE)


@compiled
def has_cubes(s, seat):
    """Whether a player's pheromones have any cube."""
    for tile in range(np.int64(s.tiles)):
        if s.tile_owner[tile] == seat and s.tile_kind[tile] < state.PHEROMONES and kinds_on(s, tile) > 0:
            return True
    return False


@compiled
def cube_choices(s, out):
    """M10.1: the kinds on the tile."""
    n = np.int64(0)
    for cube in range(_KINDS):
        if s.tile_cubes[s.tile, cube] > 0:
            out[n] = state.DO_TAKE + cube
            n += 1
    return n


@compiled
def scavenging_choices(s, out):
    """M10.3."""
    out[0] = state.DO_TAKE + state.EARTH
    out[1] = state.DO_TAKE + state.STONE
    return np.int64(2)


@compiled
def extra_choices(s, out):
    """M10.6: another cube of an own pheromone, or stop."""
    out[0] = state.DO_STOP
    n = np.int64(1)
    for tile in range(np.int64(s.tiles)):
        if s.tile_owner[tile] == s.decider and s.tile_kind[tile] < state.PHEROMONES:
            for cube in range(_KINDS):
                if s.tile_cubes[tile, cube] > 0:
                    out[n] = state.DO_EXTRA + tile * _KINDS + cube
                    n += 1
    return n
