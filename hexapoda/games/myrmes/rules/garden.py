"""The garden: what lies on hexes and tiles (M8.3, M8.15, M9.11), and sets of hexes."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules.tables import GROUND, NEAR, NEIGHBOURS, SIZE
from hexapoda.kernel.jit import compiled, inlined

_ONE = np.uint64(1)


@inlined
def tile_on(s, spot):
    """The number of the tile on a hex, negative if there is none."""
    return np.int64(s.content[spot]) - state.TILE


@inlined
def first_hex(s, spot):
    """M8.3: the hex that stands for the space of a hex: itself, or the first hex of the tile on it."""
    tile = tile_on(s, spot)
    return np.int64(s.tile_cells[tile, 0]) if tile >= 0 else np.int64(spot)


@inlined
def cubes_on(s, tile):
    """The number of cubes on a tile."""
    food, earth, stone = (
        s.tile_cubes[tile, state.FOOD],
        s.tile_cubes[tile, state.EARTH],
        s.tile_cubes[tile, state.STONE],
    )
    return np.int64(food) + np.int64(earth) + np.int64(stone)


@compiled
def lay_tile(s, kind, owner, cells, fill):
    """Put a tile on sorted hexes; `fill`: with a cube for each hex that gives one (M9.11)."""
    tile = np.int64(s.tiles)
    s.tiles = tile + 1
    s.tile_kind[tile] = kind
    s.tile_owner[tile] = owner
    for i in range(SIZE[kind]):
        spot = np.int64(cells[i])
        s.tile_cells[tile, i] = spot
        s.content[spot] = state.TILE + tile
        if fill and GROUND[spot] < state.MUSHROOM:
            s.tile_cubes[tile, GROUND[spot]] += np.uint8(1)


@compiled
def remove_tile(s, tile):
    """M8.15: a tile leaves the game."""
    s.tile_kind[tile] = state.NO_KIND
    s.tile_owner[tile] = state.NOBODY
    for i in range(state.LARGEST_TILE):
        spot = np.int64(s.tile_cells[tile, i])
        if spot != state.NO_HEX:
            s.content[spot] = state.FREE
        s.tile_cells[tile, i] = state.NO_HEX
    for cube in range(len(state.CUBES)):
        s.tile_cubes[tile, cube] = 0


@compiled
def sort_cells(cells, count):
    """Sort hexes in place."""
    for i in range(1, count):
        value = cells[i]
        j = i - 1
        while j >= 0 and cells[j] > value:
            cells[j + 1] = cells[j]
            j -= 1
        cells[j + 1] = value


# ── sets of hexes: a bit for each, in words of 64 ──

WORD_BITS = 64
HEX_WORDS = state.HEXES // WORD_BITS + 1


@inlined
def include(words, spot):
    words[spot >> 6] |= _ONE << np.uint64(spot & 63)


@inlined
def included(words, spot):
    return (words[spot >> 6] >> np.uint64(spot & 63)) & _ONE != np.uint64(0)


@inlined
def clear_words(words):
    for word in range(HEX_WORDS):
        words[word] = np.uint64(0)


@compiled
def include_free_around(s, spot, words):
    """Add the free neighbours of a hex to a set."""
    for i in range(1, NEIGHBOURS + 1):
        other = np.int64(NEAR[spot, i])
        if s.content[other] == state.FREE:
            include(words, other)
