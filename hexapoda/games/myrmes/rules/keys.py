"""The hash of a position. Nothing is hidden in Myrmes (M1.5) but the generator: the dice of later years."""

import numpy as np

from hexapoda.games.myrmes.state import (
    HEXES,
    LARGEST_TILE,
    MAX_EXITS,
    MAX_TILES,
    NO_KIND,
    OBJECTIVES,
    PHEROMONES,
)
from hexapoda.kernel.chance import redraw_key
from hexapoda.kernel.hashing import packed, placed
from hexapoda.kernel.jit import compiled

#: Places in the hash: fields, the garden, two for each tile, and what each seat has.
_CONTENT, _TILES, _SEATS, _PER_SEAT = 8, 32, 32 + 2 * MAX_TILES, 4
#: The content of the garden, in words.
_CONTENT_WORDS = (HEXES + 1) // 8
assert _CONTENT_WORDS * 8 == HEXES + 1


@compiled
def key(s):
    """Everything but the generator."""
    hashed = placed(
        np.int64(s.players)
        | np.int64(s.printed_board) << 3
        | np.int64(s.shuffled) << 4
        | np.int64(s.played) << 5
        | np.int64(s.phase) << 9
        | np.int64(s.decider) << 13
        | np.int64(s.ending) << 16
        | np.int64(s.dice[0]) << 18
        | np.int64(s.dice[1]) << 21
        | np.int64(s.dice[2]) << 24
        | np.int64(s.pool[0]) << 27
        | np.int64(s.pool[1]) << 31
        | np.int64(s.tiles) << 35
        | np.int64(s.extra) << 42
        | np.int64(s.acted) << 44
        | np.int64(s.objective) << 48
        | np.int64(s.points) << 52,
        0,
    )
    hashed ^= placed(np.int64(s.picked) | np.int64(s.hex) << 20 | np.int64(s.tile) << 28, 1)
    hashed ^= placed(packed(s.objectives, 0, OBJECTIVES), 2)
    hashed ^= placed(packed(s.freed, 0, LARGEST_TILE), 3)
    for i in range(_CONTENT_WORDS):
        hashed ^= placed(packed(s.content, 8 * i, 8 * i + 8), _CONTENT + i)
    for tile in range(np.int64(s.tiles)):
        if s.tile_kind[tile] != NO_KIND:
            hashed ^= _tile(s, tile)
    for seat in range(np.int64(s.players)):
        hashed ^= _seat(s, seat)
    return hashed


@compiled
def _tile(s, tile):
    place = _TILES + 2 * tile
    return placed(packed(s.tile_cells[tile], 0, LARGEST_TILE), place) ^ placed(
        np.int64(s.tile_kind[tile])
        | np.int64(s.tile_owner[tile]) << 4
        | np.int64(s.tile_cubes[tile, 0]) << 8
        | np.int64(s.tile_cubes[tile, 1]) << 12
        | np.int64(s.tile_cubes[tile, 2]) << 16,
        place + 1,
    )


@compiled
def _seat(s, seat):
    place = _SEATS + _PER_SEAT * seat
    hashed = placed(
        np.int64(s.score[seat]) + 32768
        | np.int64(s.level[seat]) << 16
        | np.int64(s.event[seat]) << 18
        | np.int64(s.larvae[seat]) << 21
        | np.int64(s.store[seat, 0]) << 29
        | np.int64(s.store[seat, 1]) << 37
        | np.int64(s.store[seat, 2]) << 45
        | np.int64(s.special[seat]) << 53
        | np.int64(s.workers[seat]) << 56,
        place,
    )
    hashed ^= placed(
        np.int64(s.soldiers[seat])
        | np.int64(s.nurses[seat]) << 4
        | np.int64(s.rooms[seat]) << 8
        | np.int64(s.prey[seat]) << 12
        | np.int64(s.done[seat]) << 20
        | np.int64(s.fresh[seat]) << 28
        | np.int64(s.placed[seat, 0]) << 36
        | np.int64(s.placed[seat, 1]) << 40
        | np.int64(s.placed[seat, 2]) << 44
        | np.int64(s.placed[seat, 3]) << 48,
        place + 1,
    )
    supply = np.uint64(0)
    for kind in range(PHEROMONES):
        supply = supply << np.uint64(3) | np.uint64(s.supply[seat, kind])
    return hashed ^ placed(packed(s.exits[seat], 0, MAX_EXITS) | supply << np.uint64(32), place + 2)


@compiled
def view_key(s, seat):
    """All see the same."""
    return key(s)


@compiled
def secret(s):
    """No choice depends on what is hidden."""
    return np.uint64(0)


@compiled
def conceal(s, seat, rng):
    """No player knows the dice of later years."""
    redraw_key(s.rng, rng)
