"""The hash of a position. Nothing is hidden in Myrmes (M1.5) but the generator: the dice of later years."""

import numpy as np

from hexapoda.games.myrmes.state import EXIT, HEXES, LARGEST_TILE, MAX_EXITS, NO_KIND, OBJECTIVES, PHEROMONES
from hexapoda.kernel.chance import redraw_key
from hexapoda.kernel.hashing import mixed
from hexapoda.kernel.jit import compiled, inlined


@inlined
def _join(hashed, value):
    """Add a number to a hash; the order counts."""
    return mixed(hashed ^ np.uint64(value))


@inlined
def _prey_bits(s, first):
    """The prey on sixteen hexes, two bits each."""
    bits = np.int64(0)
    for i in range(16):
        if first + i < HEXES and s.content[first + i] < EXIT:
            bits |= np.int64(s.content[first + i]) << (2 * i)
    return bits


@compiled
def key(s):
    """Everything but the generator. The content of a hex follows from prey, exits and tiles."""
    hashed = _join(
        np.uint64(0),
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
    )
    hashed = _join(
        hashed, np.int64(s.picked) | np.int64(s.hex) << 20 | np.int64(s.tile) << 28 | np.int64(s.freed[0]) << 36
    )
    objectives = np.int64(0)
    for i in range(OBJECTIVES):
        objectives = objectives << 5 | np.int64(s.objectives[i])
    hashed = _join(hashed, objectives)
    freed = np.int64(0)
    for i in range(1, LARGEST_TILE):
        freed = freed << 8 | np.int64(s.freed[i])
    hashed = _join(hashed, freed)
    for half in range(5):
        hashed = _join(hashed, _prey_bits(s, 32 * half) | _prey_bits(s, 32 * half + 16) << 32)
    for tile in range(np.int64(s.tiles)):
        if s.tile_kind[tile] != NO_KIND:
            hashed = _tile(s, tile, hashed)
    for seat in range(np.int64(s.players)):
        hashed = _seat(s, seat, hashed)
    return hashed


@compiled
def _tile(s, tile, hashed):
    cells = np.int64(0)
    for i in range(LARGEST_TILE):
        cells = cells << 8 | np.int64(s.tile_cells[tile, i])
    hashed = _join(hashed, cells | np.int64(tile) << 48)
    return _join(
        hashed,
        np.int64(s.tile_kind[tile])
        | np.int64(s.tile_owner[tile]) << 4
        | np.int64(s.tile_cubes[tile, 0]) << 8
        | np.int64(s.tile_cubes[tile, 1]) << 12
        | np.int64(s.tile_cubes[tile, 2]) << 16,
    )


@compiled
def _seat(s, seat, hashed):
    hashed = _join(
        hashed,
        np.int64(s.score[seat]) + 32768
        | np.int64(s.level[seat]) << 16
        | np.int64(s.event[seat]) << 18
        | np.int64(s.larvae[seat]) << 21
        | np.int64(s.store[seat, 0]) << 29
        | np.int64(s.store[seat, 1]) << 37
        | np.int64(s.store[seat, 2]) << 45
        | np.int64(s.special[seat]) << 53
        | np.int64(s.workers[seat]) << 56,
    )
    hashed = _join(
        hashed,
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
    )
    exits, supply = np.int64(0), np.int64(0)
    for i in range(MAX_EXITS):
        exits = exits << 8 | np.int64(s.exits[seat, i])
    for kind in range(PHEROMONES):
        supply = supply << 3 | np.int64(s.supply[seat, kind])
    return _join(hashed, exits | supply << 32)


@compiled
def view_key(s, seat):
    """All see the same."""
    return key(s)


@compiled
def conceal(s, seat, rng):
    """No player knows the dice of later years."""
    redraw_key(s.rng, rng)
