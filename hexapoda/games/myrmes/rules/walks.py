"""A worker in the garden: steps, hunting, cleaning (M8)."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules import tables
from hexapoda.games.myrmes.rules.colony import award, gain, lose_soldiers
from hexapoda.games.myrmes.rules.garden import (
    HEX_WORDS,
    clear_words,
    cubes_on,
    first_hex,
    include,
    included,
    remove_tile,
    tile_on,
)
from hexapoda.kernel.bits import words
from hexapoda.kernel.jit import compiled

#: Soldiers lost on another player's tile (M8.7), and earth paid for cleaning (M8.14).
_SOLDIERS_FOR_TILE, _CLEANING_EARTH = 1, 1


@compiled
def movement(s, seat):
    """M8.2, M5.14: the movement points of a worker that leaves for the garden."""
    return np.int64(tables.MORE_POINTS if s.event[seat] == state.MOVE_PLUS_3 else tables.POINTS)


@compiled
def soldiers_to_enter(s, seat, spot):
    """M8.7 to M8.11: the soldiers that it costs to enter the space of a hex."""
    there = np.int64(s.content[spot])
    if there >= state.TILE:
        owner = s.tile_owner[there - state.TILE]
        return np.int64(0 if owner in (seat, state.NOBODY) else _SOLDIERS_FOR_TILE)
    return tables.HUNT_SOLDIERS[there] if there < state.EXIT else np.int64(0)


@compiled
def _step_to(s, seat, home, other, seen, out, n):
    """Add a step to a neighbouring hex, if it leads to a new space that can be entered."""
    if s.content[other] == state.CLOSED:  # M8.6
        return n
    space = first_hex(s, other)
    if space == home or included(seen, space):
        return n
    include(seen, space)
    if soldiers_to_enter(s, seat, space) <= np.int64(s.soldiers[seat]):
        out[n] = state.DO_STEP + space
        n += 1
    return n


@compiled
def step_choices(s, out, n):
    """M8.4 to M8.11: add all steps of the worker to the first n choices; return the number of choices."""
    if s.points == 0:
        return n
    seat, home = np.int64(s.decider), np.int64(s.hex)
    seen = words(HEX_WORDS)
    clear_words(seen)
    tile = tile_on(s, home)
    if tile < 0:
        for i in range(1, tables.NEIGHBOURS + 1):
            n = _step_to(s, seat, home, np.int64(tables.NEAR[home, i]), seen, out, n)
        return n
    for cell in range(tables.SIZE[s.tile_kind[tile]]):
        spot = np.int64(s.tile_cells[tile, cell])
        for i in range(1, tables.NEIGHBOURS + 1):
            n = _step_to(s, seat, home, np.int64(tables.NEAR[spot, i]), seen, out, n)
    return n


@compiled
def step(s, spot):
    """M8.4, M8.7, M8.11, M8.12: go to a space, pay for it, hunt its prey."""
    seat = np.int64(s.decider)
    lose_soldiers(s, seat, soldiers_to_enter(s, seat, spot))
    s.points -= np.uint8(1)
    s.hex = spot
    prey = np.int64(s.content[spot])
    if state.FREE < prey < state.EXIT:
        s.content[spot] = state.FREE
        s.prey[seat] += np.uint8(1)
        gain(s, seat, np.int64(state.FOOD), tables.HUNT_FOOD[prey])
        award(s, seat, tables.HUNT_POINTS[prey])


@compiled
def can_clean(s):
    """M8.14, M8.19: an empty pheromone beneath the worker, and earth to pay."""
    tile = tile_on(s, np.int64(s.hex))
    if tile < 0 or s.tile_kind[tile] >= state.PHEROMONES:
        return False
    return cubes_on(s, tile) == 0 and s.store[s.decider, state.EARTH] >= _CLEANING_EARTH


@compiled
def clean(s):
    """M8.14 to M8.16: the pheromone leaves the game; the hex for the worker is asked next."""
    seat, tile = np.int64(s.decider), tile_on(s, np.int64(s.hex))
    gain(s, seat, np.int64(state.EARTH), np.int64(-_CLEANING_EARTH))
    if s.tile_owner[tile] != seat:
        award(s, seat, np.int64(tables.TILE_POINTS[s.tile_kind[tile]]))
    for i in range(state.LARGEST_TILE):
        s.freed[i] = s.tile_cells[tile, i]
    remove_tile(s, tile)


@compiled
def stand(s, spot):
    """M8.17."""
    s.hex = spot
    for i in range(state.LARGEST_TILE):
        s.freed[i] = state.NO_HEX


@compiled
def leave(s):
    """M8.20: the worker goes to the reserve."""
    s.workers[s.decider] -= np.uint8(1)
    s.hex = state.NO_HEX
    s.points = 0
