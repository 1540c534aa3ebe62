"""Pieces and terrain on the board (T1 to T3, T5.3, T8.4)."""

import numpy as np

from hexapoda.games.termites import state
from hexapoda.kernel.hashing import mixed
from hexapoda.kernel.jit import compiled, inlined


@inlined
def on_board(s, spot):
    """Whether a hex is on the board (T1.2)."""
    return spot != state.NO_HEX and state.RADIUS[spot] <= s.radius


@inlined
def is_edge(s, spot):
    """T1.4."""
    return state.RADIUS[spot] == s.radius


@inlined
def is_empty(s, spot):
    """T1.6."""
    return s.owner[spot] == state.NOBODY


@inlined
def is_mound(s, spot):
    return s.owner[spot] != state.NOBODY and s.what[spot] >= state.MOUND


@inlined
def is_unit(s, spot):
    """T1.7."""
    return s.owner[spot] != state.NOBODY and s.what[spot] < state.MOUND


@inlined
def caste_of(kind):
    return np.int64(kind) // state.MAX_SIZE


@inlined
def size_of(kind):
    """The number of termites on a token."""
    return np.int64(kind) % state.MAX_SIZE + 1


@inlined
def caste_at(s, spot):
    """The caste of the unit on a hex."""
    return caste_of(s.what[spot])


@compiled
def put(s, spot, owner, what):
    """Put a piece on an empty hex."""
    s.owner[spot] = owner
    s.what[spot] = what
    s.hash ^= piece_hash(spot, owner, what)


@compiled
def take(s, spot):
    """Take the piece off a hex."""
    s.hash ^= piece_hash(spot, s.owner[spot], s.what[spot])
    s.owner[spot] = state.NOBODY
    s.what[spot] = state.NOTHING


@inlined
def piece_hash(spot, owner, what):
    return mixed(np.uint64(spot) | np.uint64(owner) << np.uint64(8) | np.uint64(what) << np.uint64(16))


@compiled
def entry_cost(s, spot, caste):
    """T3.1: the points for entering a hex; 0 means that the caste never enters it."""
    return np.int64(s.cost[s.terrain[spot], caste])


@compiled
def may_deploy(s, spot, caste):
    """T5.2, T5.3: whether a token of a caste may be placed on a hex."""
    return on_board(s, spot) and is_empty(s, spot) and s.deploy[s.terrain[spot], caste] != 0


@compiled
def may_retreat(s, spot, caste):
    """T8.4: whether a unit of a caste can retreat onto the terrain of a hex."""
    cost = entry_cost(s, spot, caste)
    return 0 < cost <= np.int64(s.movement[caste])


@compiled
def tokens_in(counts, seat):
    """The number of tokens in a hand or a stack."""
    total = np.int64(0)
    for kind in range(state.KINDS):
        total += np.int64(counts[seat, kind])
    return total


@compiled
def units_of(s, seat):
    """The number of a player's units on the board."""
    total = np.int64(0)
    for spot in range(state.HEXES):
        if s.owner[spot] == seat and s.what[spot] < state.MOUND:
            total += 1
    return total
