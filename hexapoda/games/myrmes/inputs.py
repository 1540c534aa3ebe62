"""What a colony is worth looking at by: the inputs of the network in Myrmes' evaluation.

Numbers of about 1 at most; what matters by steps (the first cube, the second …) is there more than once.
"""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules import tables
from hexapoda.games.myrmes.rules.atelier import can_buy_nurse, can_raise, has_marker
from hexapoda.games.myrmes.rules.births import larvae_due, soldiers_due, workers_due
from hexapoda.games.myrmes.rules.colony import atelier_nurses, eff, free_nurses, reserve, unused_workers
from hexapoda.games.myrmes.rules.objectives import ABOUT_PHEROMONES, amount, is_open, is_payable
from hexapoda.games.myrmes.rules.storage import store_limit
from hexapoda.kernel.bits import popcount
from hexapoda.kernel.jit import compiled
from hexapoda.kernel.network import clear, put, put_choice

_SEASONS = len(state.SEASONS)
_LEVELS = state.MAX_LEVEL + 1
_ONE_LEVEL = (1 << state.OBJECTIVES_PER_LEVEL) - 1
#: The parts of a round, by phase: event, nurses, births, workers, harvest, atelier, storage, winter.
_PARTS = 8
_PART = np.array([0, 1, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 7], np.int64)
_WORKERS_PART, _ATELIER_PART = 3, 5
#: How many inputs there are. The last one is free, for what the rest of the evaluation says.
INPUTS = 113


@compiled
def write_inputs(s, seat, inputs):
    """Write the inputs for a player's colony; return how many."""
    clear(inputs, INPUTS)
    at = _time(s, seat, inputs, np.int64(0))
    at = _levels_and_event(s, seat, inputs, at)
    at = _cubes(s, seat, inputs, at)
    at = _ants(s, seat, inputs, at)
    at = _nurses(s, seat, inputs, at)
    at = _winters(s, seat, inputs, at)
    at = _garden(s, seat, inputs, at)
    return _points(s, seat, inputs, at)


@compiled
def _turn_of(s, seat):
    """A seat's place in the order of the round."""
    players = np.int64(s.players)
    return (seat - np.int64(s.played)) % players


@compiled
def _is_done(s, seat):
    """Whether the player has decided already in this phase."""
    return _turn_of(s, np.int64(s.decider)) > _turn_of(s, seat)


@compiled
def _left(s):
    """Whole rounds to come."""
    return np.float64(state.ROUNDS - 1 - np.int64(s.played))


@compiled
def _time(s, seat, inputs, at):
    played, phase = np.int64(s.played), np.int64(s.phase)
    at = put(inputs, at, _left(s) / state.ROUNDS)
    at = put_choice(inputs, at, played % _SEASONS, _SEASONS)
    at = put_choice(inputs, at, played // _SEASONS, state.YEARS)
    at = put_choice(inputs, at, _PART[phase], _PARTS)
    at = put(inputs, at, 1.0 if s.decider == seat else 0.0)
    at = put(inputs, at, 1.0 if _is_done(s, seat) else 0.0)
    at = put_choice(inputs, at, np.int64(s.players) - 2, state.MAX_PLAYERS - 1)
    for season in range(_SEASONS):  # dice that still count
        later = season > played % _SEASONS or (season == played % _SEASONS and phase == state.ASK_EVENT)
        at = put(inputs, at, np.float64(s.dice[season]) / 6.0 if later else 0.0)
    return at


@compiled
def _levels_and_event(s, seat, inputs, at):
    level = np.int64(s.level[seat])
    at = put_choice(inputs, at, level, _LEVELS)
    at = put(inputs, at, eff(s, seat) / 3.0)
    at = put(inputs, at, level * _left(s) / 8.0)
    event = np.int64(s.event[seat]) if s.phase != state.ASK_WINTER else np.int64(-1)
    return put_choice(inputs, at, event, len(state.EVENTS))


@compiled
def _cubes(s, seat, inputs, at):
    larvae = np.float64(s.larvae[seat])
    at = put(inputs, at, larvae / 6.0)
    at = put(inputs, at, min(larvae, 2.0) / 2.0)
    at = put(inputs, at, min(larvae, 4.0) / 4.0)
    number, limit = 0.0, np.float64(store_limit(s, seat))
    for cube in range(len(state.CUBES)):
        have = np.float64(s.store[seat, cube])
        number += have
        at = put(inputs, at, have / 4.0)
        at = put(inputs, at, min(have, 1.0))
        at = put(inputs, at, min(have, 2.0) / 2.0)
    at = put(inputs, at, max(number - limit, 0.0) / 4.0)
    return put(inputs, at, limit / 6.0)


@compiled
def _ants(s, seat, inputs, at):
    works = _PART[s.phase] <= _WORKERS_PART
    at = put(inputs, at, unused_workers(s, seat) / 3.0 if works else 0.0)
    at = put(inputs, at, np.float64(s.workers[seat]) / 3.0)
    rooms = np.int64(s.rooms[seat])
    for room in range(state.ROOMS):
        can_use = works and room <= eff(s, seat) and not rooms >> room & 1
        at = put(inputs, at, 1.0 if can_use else 0.0)
    at = put(inputs, at, popcount(rooms) / 3.0)
    soldiers = np.float64(s.soldiers[seat])
    at = put(inputs, at, soldiers / 3.0)
    at = put(inputs, at, min(soldiers, 1.0))
    at = put(inputs, at, min(soldiers, 2.0) / 2.0)
    return put(inputs, at, reserve(s, seat) / 4.0)


@compiled
def _nurses(s, seat, inputs, at):
    free = free_nurses(s, seat)
    at = put(inputs, at, free / 4.0)
    at = put(inputs, at, free * _left(s) / 24.0)
    at = put(inputs, at, np.float64(s.nurses[seat]) / 6.0)
    for track in range(len(state.TRACKS)):
        at = put(inputs, at, np.float64(s.placed[seat, track]) / 3.0)
    ants, to_come = reserve(s, seat), s.phase <= state.ASK_BORN
    workers = min(workers_due(s, seat), ants) if to_come else np.int64(0)
    soldiers = min(soldiers_due(s, seat), ants - workers) if to_come else np.int64(0)
    at = put(inputs, at, workers / 2.0)
    at = put(inputs, at, soldiers / 2.0)
    at = put(inputs, at, larvae_due(s, seat) / 4.0 if to_come else 0.0)
    acts = atelier_nurses(s, seat) > 0 and _PART[s.phase] <= _ATELIER_PART
    at = put(inputs, at, 1.0 if acts and can_raise(s, seat) else 0.0)
    at = put(inputs, at, 1.0 if acts and can_buy_nurse(s, seat) else 0.0)
    return put(inputs, at, 1.0 if acts and has_marker(s, seat) else 0.0)


@compiled
def _winters(s, seat, inputs, at):
    """Food that this winter will miss, and what later ones take."""
    year, season = np.int64(s.played) // _SEASONS, np.int64(s.played) % _SEASONS
    soldiers = np.float64(s.soldiers[seat])
    food = min(np.float64(s.store[seat, state.FOOD]), np.float64(store_limit(s, seat)))
    food += np.float64(np.int64(s.larvae[seat]) // tables.LARVAE_PER_FOOD)
    missing = max(np.float64(tables.WINTER_FOOD[year]) - soldiers - food, 0.0)
    if s.phase == state.ASK_WINTER and _is_done(s, seat):
        missing = 0.0
    at = put(inputs, at, missing / 3.0)
    at = put(inputs, at, missing / 3.0 if season == _SEASONS - 1 else 0.0)
    later = 0.0
    for coming in range(year + 1, state.YEARS):
        later += max(np.float64(tables.WINTER_FOOD[coming]) - soldiers, 0.0)
    return put(inputs, at, later / 6.0)


@compiled
def _garden(s, seat, inputs, at):
    harvests = _left(s) + (1.0 if s.phase < state.ASK_ATELIER else 0.0)
    exits, pheromones, full, reachable = 0.0, 0.0, 0.0, 0.0
    food, earth, stone = 0.0, 0.0, 0.0
    farms, scavenging, colonies = 0.0, 0.0, 0.0
    for i in range(state.MAX_EXITS):
        exits += 1.0 if s.exits[seat, i] != state.NO_HEX else 0.0
    for tile in range(np.int64(s.tiles)):
        if s.tile_owner[tile] != seat or s.tile_kind[tile] == state.NO_KIND:
            continue
        kind = np.int64(s.tile_kind[tile])
        if kind < state.PHEROMONES:
            pheromones += 1.0
            food += np.float64(s.tile_cubes[tile, state.FOOD])
            earth += np.float64(s.tile_cubes[tile, state.EARTH])
            stone += np.float64(s.tile_cubes[tile, state.STONE])
            cubes = np.float64(s.tile_cubes[tile, state.FOOD]) + np.float64(s.tile_cubes[tile, state.EARTH])
            cubes += np.float64(s.tile_cubes[tile, state.STONE])
            reachable += min(cubes, harvests)
            full += 1.0 if cubes > 0.0 else 0.0
        elif kind == state.APHID_FARM:
            farms += 1.0
        elif kind == state.SCAVENGING:
            scavenging += 1.0
        else:
            colonies += 1.0
    at = put(inputs, at, exits / 2.0)
    at = put(inputs, at, pheromones / 4.0)
    at = put(inputs, at, full / 4.0)
    at = put(inputs, at, food / 4.0)
    at = put(inputs, at, earth / 4.0)
    at = put(inputs, at, stone / 4.0)
    at = put(inputs, at, reachable / 6.0)
    at = put(inputs, at, farms * harvests / 8.0)
    at = put(inputs, at, scavenging * harvests / 8.0)
    at = put(inputs, at, colonies * harvests / 8.0)
    for kind in range(state.PHEROMONES):
        at = put(inputs, at, np.float64(s.supply[seat, kind]) / 2.0)
    return at


@compiled
def _points(s, seat, inputs, at):
    """Points, prey, objectives: those completed, how near the others are, which can be paid for."""
    at = put(inputs, at, np.float64(s.score[seat]) / 30.0)
    at = put(inputs, at, np.float64(s.prey[seat]) / 2.0)
    done, players = np.int64(s.done[seat]), np.int64(s.players)
    at = put(inputs, at, popcount(done) / 3.0)
    for level in range(state.OBJECTIVE_LEVELS):
        at = put(inputs, at, popcount(done >> state.OBJECTIVES_PER_LEVEL * level & _ONE_LEVEL) / 2.0)
    bonuses = 0.0  # others may still complete what this player has completed
    for other in range(players):
        bonuses += popcount(done & ~np.int64(s.done[other]))
    at = put(inputs, at, bonuses * _left(s) / 24.0)
    best, second, payable = 0.0, 0.0, 0.0
    for which in range(state.OBJECTIVES):
        part = _part_of(s, seat, which)
        at = put(inputs, at, 0.0 if done >> which & 1 else part * part)
        if is_open(s, seat, which):
            points = np.float64(tables.OBJECTIVE_POINTS[tables.OBJECTIVE_LEVEL[s.objectives[which]]])
            value = points * part * part
            second = max(min(value, best), second)
            best = max(best, value)
            if _is_payable(s, seat, which):
                payable = max(payable, points)
    at = put(inputs, at, best / 10.0)
    at = put(inputs, at, second / 10.0)
    at = put(inputs, at, payable / 10.0)
    acts = atelier_nurses(s, seat) > 0 and _PART[s.phase] <= _ATELIER_PART
    return put(inputs, at, payable / 10.0 if acts else 0.0)


@compiled
def _part_of(s, seat, which):
    """The part of what an objective is about that a player has."""
    objective = np.int64(s.objectives[which])
    about, need = tables.OBJECTIVE_ABOUT[objective], np.float64(tables.OBJECTIVE_NEED[objective])
    if about != ABOUT_PHEROMONES:
        return min(np.float64(amount(s, seat, about)) / need, 1.0)
    placed = 0.0
    for kind in range(state.PHEROMONES):
        placed += np.float64(tables.TILE_COUNT[kind]) - np.float64(s.supply[seat, kind])
    return min(placed / need, 1.0)


@compiled
def _is_payable(s, seat, which):
    """Whether an objective can be paid for now; whether pheromones touch each other takes too long to find out."""
    if tables.OBJECTIVE_ABOUT[s.objectives[which]] == ABOUT_PHEROMONES:
        return False
    return is_payable(s, seat, which)
