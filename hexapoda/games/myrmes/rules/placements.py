"""Placements of tiles (M9)."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules import tables
from hexapoda.games.myrmes.rules.colony import award, can_pay, eff, pay
from hexapoda.games.myrmes.rules.garden import lay_tile, sort_cells
from hexapoda.games.myrmes.state import LARGEST_TILE
from hexapoda.kernel.bits import octets
from hexapoda.kernel.jit import compiled

#: The largest pheromone at level 0 (M9.3); each level adds one, and so does the event hex_plus_1.
_SIZE_AT_LEVEL_0 = 2
_KINDS = len(state.TILE_KINDS)
_SURROUNDINGS = tables.NEAR.shape[1]


@compiled
def largest_size(s, seat):
    """M9.3 to M9.5: the size of the largest pheromone that a player may place."""
    if s.event[seat] == state.HEX_PLUS_1:
        return _SIZE_AT_LEVEL_0 + np.int64(s.level[seat]) + 1
    return _SIZE_AT_LEVEL_0 + eff(s, seat)


@compiled
def special_level(s, kind):
    """M9.12: the level that a special tile needs."""
    if kind == state.SUB_COLONY and s.printed_board:
        return np.int64(tables.PRINTED_SUB_COLONY)
    return np.int64(tables.TILE_LEVEL[kind])


@compiled
def has_tile(s, seat, kind):
    """M9.3 to M9.6, M9.12, M9.13, M9.16: whether a player may place a tile of a kind anywhere."""
    if kind < state.PHEROMONES:
        return s.supply[seat, kind] > 0 and tables.SIZE[kind] <= largest_size(s, seat)
    return (
        s.pool[tables.TILE_POOL[kind]] > 0
        and s.special[seat] < state.MAX_SPECIAL
        and eff(s, seat) >= special_level(s, kind)
        and can_pay(s, seat, tables.TILE_COST[kind])
    )


@compiled
def obstacles(s, spot, far):
    """The hexes around one that no tile can cover, as bits; `far`: also those two steps away."""
    bits = np.uint32(0)
    for i in range(1, (_SURROUNDINGS if far else tables.NEIGHBOURS + 1)):
        if s.content[tables.NEAR[spot, i]] != state.FREE:
            bits |= np.uint32(1) << np.uint32(i - 1)
    return bits


@compiled
def placement_choices(s, spot, out, n):
    """Add all placements for a worker on a hex to the first n choices; return the number of choices."""
    if s.content[spot] != state.FREE:  # M9.2
        return n
    seat = np.int64(s.decider)
    possible = np.int64(0)
    for kind in range(_KINDS):
        if has_tile(s, seat, kind):
            possible |= 1 << kind
    if possible == 0:
        return n
    blocked = obstacles(s, spot, possible > 1)
    for kind in range(_KINDS):
        if possible >> kind & 1:
            for placement in range(tables.FIRST_PLACEMENT[kind], tables.FIRST_PLACEMENT[kind + 1]):
                if tables.COVER[placement] & blocked == 0:  # M9.9
                    out[n] = state.DO_PLACE + placement
                    n += 1
    return n


@compiled
def place(s, spot, placement):
    """M9.11, M9.13, M9.15, M9.16: lay the tile, pay for it, and score."""
    seat, kind = np.int64(s.decider), np.int64(tables.KIND_OF[placement])
    cells = octets(LARGEST_TILE)
    size = np.int64(tables.SIZE[kind])
    for i in range(size):
        cells[i] = tables.NEAR[spot, tables.COVERED[placement, i]]
    sort_cells(cells, size)
    if kind < state.PHEROMONES:
        s.supply[seat, kind] -= np.uint8(1)
    else:
        pay(s, seat, tables.TILE_COST[kind])
        s.pool[tables.TILE_POOL[kind]] -= np.uint8(1)
        s.special[seat] += np.uint8(1)
    lay_tile(s, kind, seat, cells, kind < state.PHEROMONES)
    award(s, seat, np.int64(tables.TILE_POINTS[kind]))
