"""Connected pheromones (M12.15): which of a player's can be chosen together.

A player's pheromones on the map are numbered from the oldest; there are at most seventeen, so a set is one number.
"""

import numpy as np

from hexapoda.games.myrmes.rules.garden import tile_on
from hexapoda.games.myrmes.rules.tables import NEAR, NEIGHBOURS, SIZE
from hexapoda.games.myrmes.state import MAX_TILES, OWN_PHEROMONES, PHEROMONES
from hexapoda.kernel.bits import half_words, octets, popcount
from hexapoda.kernel.jit import compiled

#: Not one of the player's pheromones.
_OTHER = 255
#: More than the size of any set.
_FAR = np.uint8(99)
#: The maximum number of pheromones that an objective takes, and a size for each subset and each pheromone.
_MOST_CHOSEN = 7
_SIZES = 2**_MOST_CHOSEN * OWN_PHEROMONES


@compiled
def own_pheromones(s, seat, tiles):
    """Write the tiles of a player's pheromones; return their number."""
    n = np.int64(0)
    for tile in range(np.int64(s.tiles)):
        if s.tile_owner[tile] == seat and s.tile_kind[tile] < PHEROMONES:
            tiles[n] = tile
            n += 1
    return n


@compiled
def neighbours_of(s, tiles, n, links):
    """Write for each of the tiles the set of those that share an edge with it."""
    number = octets(MAX_TILES)
    for i in range(MAX_TILES):
        number[i] = _OTHER
    for i in range(n):
        number[tiles[i]] = i
    for i in range(n):
        tile = np.int64(tiles[i])
        found = np.int64(0)
        for cell in range(SIZE[s.tile_kind[tile]]):
            spot = np.int64(s.tile_cells[tile, cell])
            for k in range(1, NEIGHBOURS + 1):
                other = tile_on(s, np.int64(NEAR[spot, k]))
                if other >= 0 and number[other] != _OTHER and other != tile:
                    found |= 1 << np.int64(number[other])
        links[i] = found


@compiled
def component(links, n, start):
    """The set of all pheromones connected with one."""
    found, before = np.int64(1) << start, np.int64(0)
    while found != before:
        before = found
        for i in range(n):
            if before >> i & 1:
                found |= np.int64(links[i])
    return found


@compiled
def smallest_with(links, n, chosen, least):
    """Write for each pheromone the size of the smallest connected set with it and all chosen ones.

    Trees that join the chosen ones grow by joining smaller trees at a pheromone, and by one pheromone at an edge.
    """
    ends = octets(_MOST_CHOSEN)
    count = np.int64(0)
    for i in range(n):
        if chosen >> i & 1:
            ends[count] = i
            count += 1
    size = octets(_SIZES)
    for subset in range(1, 1 << count):
        base = subset * OWN_PHEROMONES
        for i in range(n):
            size[base + i] = _FAR
        if subset & (subset - 1) == 0:
            for k in range(count):
                if subset == 1 << k:
                    size[base + np.int64(ends[k])] = 1
        part = (subset - 1) & subset
        while part:
            for i in range(n):
                one, other = (
                    np.int64(size[part * OWN_PHEROMONES + i]),
                    np.int64(size[(subset ^ part) * OWN_PHEROMONES + i]),
                )
                joined = one + other - 1
                if joined < np.int64(size[base + i]):
                    size[base + i] = joined
            part = (part - 1) & subset
        changed = True
        while changed:
            changed = False
            for i in range(n):
                for j in range(n):
                    if np.int64(links[i]) >> j & 1 and np.int64(size[base + j]) + 1 < np.int64(size[base + i]):
                        size[base + i] = np.int64(size[base + j]) + 1
                        changed = True
    for i in range(n):
        least[i] = size[((1 << count) - 1) * OWN_PHEROMONES + i] if count else 1


@compiled
def can_join(s, seat, wanted, chosen, tiles, open_ones):
    """Mark the player's pheromones that can join the chosen ones in a connected set of the wanted size.

    Returns the number of the player's pheromones.
    """
    links = half_words(OWN_PHEROMONES)
    n = own_pheromones(s, seat, tiles)
    neighbours_of(s, tiles, n, links)
    least = octets(OWN_PHEROMONES)
    smallest_with(links, n, chosen, least)
    for i in range(n):
        fits = not chosen >> i & 1 and np.int64(least[i]) <= wanted
        open_ones[i] = 1 if fits and popcount(component(links, n, np.int64(i))) >= wanted else 0
    return n


@compiled
def are_enough(s, seat, wanted):
    """M12.15: whether the wanted number of a player's pheromones are connected."""
    tiles, links = octets(OWN_PHEROMONES), half_words(OWN_PHEROMONES)
    n = own_pheromones(s, seat, tiles)
    if n < wanted:
        return False
    neighbours_of(s, tiles, n, links)
    for i in range(n):
        if popcount(component(links, n, np.int64(i))) >= wanted:
            return True
    return False
