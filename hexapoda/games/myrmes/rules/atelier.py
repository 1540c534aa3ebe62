"""The atelier (M11): tunnel, level, nurse."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules.colony import can_exchange, can_pay, gain, pay
from hexapoda.games.myrmes.rules.garden import HEX_WORDS, WORD_BITS, clear_words, include_free_around
from hexapoda.games.myrmes.rules.objectives import objective_choices
from hexapoda.games.myrmes.rules.tables import LEVEL_COST, NURSE_FOOD, NURSE_LARVAE, SIZE
from hexapoda.kernel.bits import lowest, words
from hexapoda.kernel.jit import compiled

#: Earth that digging an exit brings (M11.4).
_TUNNEL_EARTH = 1


@compiled
def level_cost(s, seat):
    """M11.6: the price of the next level: food, earth and stone."""
    cost = LEVEL_COST[s.printed_board, s.level[seat]]
    return cost[state.FOOD], cost[state.EARTH], cost[state.STONE]


@compiled
def can_raise(s, seat):
    """M11.6, M11.7."""
    return s.level[seat] < state.MAX_LEVEL and can_pay(s, seat, level_cost(s, seat))


@compiled
def can_buy_nurse(s, seat):
    """M11.8, M2.4."""
    affordable = np.int64(s.store[seat, state.FOOD]) >= NURSE_FOOD and np.int64(s.larvae[seat]) >= NURSE_LARVAE
    return s.nurses[seat] < state.MAX_NURSES and affordable


@compiled
def tunnel_hexes(s, seat, found):
    """M11.4: the set of hexes on which a player with a marker could dig an exit."""
    clear_words(found)
    for i in range(state.MAX_EXITS):
        spot = np.int64(s.exits[seat, i])
        if spot != state.NO_HEX:
            include_free_around(s, spot, found)
    for tile in range(np.int64(s.tiles)):
        if s.tile_owner[tile] == seat:
            for cell in range(SIZE[s.tile_kind[tile]]):
                include_free_around(s, np.int64(s.tile_cells[tile, cell]), found)


@compiled
def has_marker(s, seat):
    """M2.5, M11.5."""
    return s.exits[seat, state.MAX_EXITS - 1] == state.NO_HEX


@compiled
def _tunnel_choices(s, out, n):
    seat = np.int64(s.decider)
    if not has_marker(s, seat):
        return n
    found = words(HEX_WORDS)
    tunnel_hexes(s, seat, found)
    for word in range(HEX_WORDS):
        left = found[word]
        while left:
            out[n] = state.DO_TUNNEL + WORD_BITS * word + lowest(left)
            n += 1
            left &= left - np.uint64(1)
    return n


@compiled
def atelier_choices(s, out):
    """M11.2, M11.3."""
    seat, acted = np.int64(s.decider), np.int64(s.acted)
    n = np.int64(0)
    if not acted & state.TUNNEL:
        n = _tunnel_choices(s, out, n)
    if not acted & state.LEVEL and can_raise(s, seat):
        out[n] = state.DO_LEVEL
        n += 1
    if not acted & state.NURSE and can_buy_nurse(s, seat):
        out[n] = state.DO_NURSE
        n += 1
    if not acted & state.OBJECTIVE:
        n = objective_choices(s, np.int64(state.DO_OBJECTIVE), out, n)
    if can_exchange(s, seat):
        out[n] = state.DO_EXCHANGE
        n += 1
    out[n] = state.DO_DONE
    return n + 1


@compiled
def dig(s, spot):
    """M11.4."""
    seat = np.int64(s.decider)
    for i in range(state.MAX_EXITS):
        if s.exits[seat, i] == state.NO_HEX:
            s.exits[seat, i] = spot
            break
    s.content[spot] = state.EXIT
    gain(s, seat, np.int64(state.EARTH), np.int64(_TUNNEL_EARTH))


@compiled
def raise_level(s):
    """M11.6, M11.7."""
    seat = np.int64(s.decider)
    pay(s, seat, level_cost(s, seat))
    s.level[seat] += np.uint8(1)


@compiled
def buy_nurse(s):
    """M11.8."""
    seat = np.int64(s.decider)
    gain(s, seat, np.int64(state.FOOD), np.int64(-NURSE_FOOD))
    s.larvae[seat] = np.int64(s.larvae[seat]) - NURSE_LARVAE
    s.nurses[seat] += np.uint8(1)
