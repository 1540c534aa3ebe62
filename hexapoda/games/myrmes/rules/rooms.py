"""Rooms of the colony (M7)."""

import numpy as np

from hexapoda.games.myrmes.rules.colony import award, eff, gain
from hexapoda.games.myrmes.state import DO_ROOM, EARTH, FOOD, STONE
from hexapoda.kernel.jit import compiled, inlined

#: The ways to use a room, and the room of each: room 2 gives earth or stone (M7.8).
LARVA_ROOM, FOOD_ROOM, EARTH_ROOM, STONE_ROOM, QUEEN = range(5)
ROOM_OF = (0, 1, 2, 2, 3)
_ROOM_OF = np.array(ROOM_OF, np.int64)
#: What the queen takes and gives (M7.9).
QUEEN_FOOD, QUEEN_POINTS = 1, 2


@inlined
def is_open(s, seat, way):
    """M7.5, M7.9: whether a room is accessible and free, and the queen can be fed."""
    room = _ROOM_OF[way]
    if room > eff(s, seat) or (np.int64(s.rooms[seat]) >> room) & 1:
        return False
    return way != QUEEN or s.store[seat, FOOD] >= QUEEN_FOOD


@compiled
def room_choices(s, out, n):
    """M7.4."""
    seat = np.int64(s.decider)
    for way in range(len(ROOM_OF)):
        if is_open(s, seat, way):
            out[n] = DO_ROOM + way
            n += 1
    return n


@compiled
def work(s, way):
    """M7.4 to M7.10: the worker stays in the room, whose effect happens at once."""
    seat = np.int64(s.decider)
    s.rooms[seat] |= np.uint8(1 << _ROOM_OF[way])
    if way == LARVA_ROOM:
        s.larvae[seat] += np.uint8(1)
    elif way == FOOD_ROOM:
        gain(s, seat, np.int64(FOOD), np.int64(1))
    elif way == EARTH_ROOM:
        gain(s, seat, np.int64(EARTH), np.int64(1))
    elif way == STONE_ROOM:
        gain(s, seat, np.int64(STONE), np.int64(1))
    else:
        gain(s, seat, np.int64(FOOD), np.int64(-QUEEN_FOOD))
        award(s, seat, np.int64(QUEEN_POINTS))
