"""Myrmes' evaluation for search, in points: opinions, not rules. Quick, and the same for all seats.

What counts: points; what tiles, nurses, levels and cubes will bring in the rounds left; how near objectives are; how
hungry the next winter will be. What all this together is worth more or less than its sum, a network says, which has
learned from games what final scores colonies came to.
"""

from pathlib import Path

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.inputs import INPUTS, write_inputs
from hexapoda.games.myrmes.rules import tables
from hexapoda.games.myrmes.rules.atelier import can_buy_nurse, can_raise, has_marker
from hexapoda.games.myrmes.rules.births import larvae_due, soldiers_due, workers_due
from hexapoda.games.myrmes.rules.colony import free_nurses, reserve, unused_workers
from hexapoda.games.myrmes.rules.objectives import ABOUT_PHEROMONES, amount, is_open, is_payable
from hexapoda.games.myrmes.rules.storage import store_limit
from hexapoda.kernel.bits import popcount, reals
from hexapoda.kernel.declaration import Training
from hexapoda.kernel.jit import compiled
from hexapoda.kernel.network import answer, network
from hexapoda.kernel.weights import tuned, weights

#: With this many rounds to come everything has a use.
_PLENTY = 4.0
#: Larvae and soldiers above these numbers are of little use.
_MANY_LARVAE, _MANY_SOLDIERS = 6, 4
_SEASONS = len(state.SEASONS)
#: What the network answers 1 for, and is told of the rest of the evaluation as 1.
_ANSWERED, _TOLD = 10.0, 40.0

#: In points.
_BY_HAND = weights(
    # A cube in the store by kind, while it has a use; the part that counts above the limit.
    cubes=(0.5, 0.7, 0.9),
    overflow=0.5,
    larva=0.25,
    # A worker that can still be used this round; one that comes back next round.
    worker_now=2.6,
    worker_later=1.3,
    # Soldiers hunt and stand in for food; of many, the last are of little use.
    soldier=0.7,
    further_soldier=0.2,
    # For each round left: a level, a tile's yield, an exit, a sub-colony, and free nurses by number: one alone can do
    # little.
    level=0.8,
    harvest=0.75,
    exit=0.1,
    sub_colony=2.0,
    nurses=(0.0, 0.3, 1.3, 2.4, 3.2, 3.9, 4.5, 5.0, 5.4),
    # A level by itself.
    depth=1.0,
    # The part of its worth that a plan for the atelier counts, and the worth of a tunnel.
    planned=0.8,
    tunnel=0.8,
    # The part of an objective's points that its full price is worth, and the worth of opening the next level.
    within_reach=0.4,
    next_level=0.8,
    # How sure the hunger of the next winter is, by season; food that later winters take.
    hunger=(0.3, 0.5, 0.9),
    later_winter=0.3,
    # A lead of this many points is 0.7 of a win; the best opponent counts more than the rest.
    lead=50.0,
    best_other=0.6,
    # Own points count too, compared with those of a good game.
    own=0.5,
    good=60.0,
    # How much the network counts; 0: not at all.
    learned=1.0,
    network=network(INPUTS),
)
WEIGHTS = tuned(_BY_HAND, Path(__file__).parent / "data" / "weights.json")
#: What people call it, and the weights that make it up; the others set the scale.
TERMS = {
    "store": ("cubes", "larva"),
    "workers": ("worker_now", "worker_later"),
    "soldiers": ("soldier", "further_soldier"),
    "nurses": ("nurses", "planned", "tunnel"),
    "colony": ("level", "depth", "next_level"),
    "garden": ("harvest", "exit", "sub_colony"),
    "objectives": ("within_reach",),
    "winter": ("hunger", "later_winter"),
    "experience": ("learned",),
}


@compiled
def evaluate(s, w, out):
    """Estimate the result by seat: a player's worth, compared with the others and with a good game."""
    players = np.int64(s.players)
    for seat in range(players):
        out[seat] = worth(s, w, seat)
    a, b = out[0], out[1]
    c = out[2] if players > 2 else 0.0
    d = out[3] if players > 3 else 0.0
    lead = max(w.lead, 0.1)
    for seat in range(players):
        own = a if seat == 0 else b if seat == 1 else c if seat == 2 else d
        best, total = -1e9, 0.0
        for other in range(players):
            if other != seat:
                theirs = a if other == 0 else b if other == 1 else c if other == 2 else d
                best = max(best, theirs)
                total += theirs
        against = w.best_other * best + (1.0 - w.best_other) * total / (players - 1)
        out[seat] = (1.0 - w.own) * _bent((own - against) / lead) + w.own * _bent((own - w.good) / lead)


@compiled
def examples(states, weights, inputs, known):
    """What a network learns from: by state and seat, its inputs, and what the rest of the evaluation says."""
    w = weights[0]
    for i in range(states.shape[0]):
        for seat in range(np.int64(states[i].players)):
            known[i, seat] = _sum(states[i], w, seat)
            write_inputs(states[i], seat, inputs[i, seat])
            inputs[i, seat, INPUTS - 1] = np.float32(known[i, seat] / _TOLD)


TRAINING = Training(examples, INPUTS, "scores", _ANSWERED)


@compiled
def _bent(x):
    """A number squeezed into -1 to 1; only exactly rounded operations, so it is the same on every machine."""
    return x / np.sqrt(1.0 + x * x)


@compiled
def worth(s, w, seat):
    """The worth of a player's colony: the final score to be expected."""
    total = _sum(s, w, seat)
    if w.learned == 0.0:
        return total
    inputs = reals(INPUTS)
    write_inputs(s, seat, inputs)
    inputs[INPUTS - 1] = np.float32(total / _TOLD)
    return total + w.learned * _ANSWERED * answer(w.network, inputs)


@compiled
def _sum(s, w, seat):
    """The worth of all parts of a colony, each by itself."""
    phase = np.int64(s.phase)
    left = np.float64(state.ROUNDS - 1 - np.int64(s.played))  # whole rounds to come
    harvests = left + (1.0 if phase < state.ASK_ATELIER else 0.0)
    total = np.float64(s.score[seat])
    total += _tiles(s, w, seat, left, harvests)
    total += w.nurses[free_nurses(s, seat)] * left
    total += np.float64(s.level[seat]) * (w.level * left + (w.depth if left > 0.0 else 0.0))
    if phase < state.ASK_ATELIER:
        total += w.worker_now * unused_workers(s, seat)
    if left > 0.0:
        total += w.worker_later * popcount(s.rooms[seat])
        soldiers = np.int64(s.soldiers[seat])
        total += w.soldier * min(soldiers, _MANY_SOLDIERS) + w.further_soldier * max(soldiers - _MANY_SOLDIERS, 0)
        total += w.larva * min(np.float64(s.larvae[seat]), _MANY_LARVAE)
    for i in range(state.MAX_EXITS):
        if s.exits[seat, i] != state.NO_HEX:
            total += w.exit * left
    total += _store(s, w, seat, left)
    if phase <= state.ASK_ATELIER:
        total += _planned(s, w, seat, left)
    if left > 0.0 or phase <= state.ASK_ATELIER:
        total += _objectives(s, w, seat)
    if phase != state.ASK_WINTER or s.ending == 0:
        total -= _hunger(s, w, seat, harvests)
    return total


@compiled
def _planned(s, w, seat, left):
    """What placed nurses will bring: births, and actions of the atelier."""
    total = 0.0
    if s.phase <= state.ASK_BORN:
        ants = reserve(s, seat)
        workers = min(workers_due(s, seat), ants)
        soldiers = min(soldiers_due(s, seat), ants - workers)
        total += w.worker_now * workers + w.soldier * soldiers + w.larva * larvae_due(s, seat)
    nurses, free = np.int64(s.placed[seat, state.ATELIER_PLACES]), free_nurses(s, seat)
    acted = np.int64(s.acted) if s.decider == seat and s.phase == state.ASK_ATELIER else np.int64(0)
    if nurses > 0 and not acted & state.OBJECTIVE:
        best = np.int64(0)
        for which in range(state.OBJECTIVES):
            if is_open(s, seat, which) and is_payable(s, seat, which):
                best = max(best, tables.OBJECTIVE_POINTS[tables.OBJECTIVE_LEVEL[s.objectives[which]]])
        lost = (w.nurses[free] - w.nurses[free - 1]) * left
        if best > lost:
            total += w.planned * (1.0 - w.within_reach) * (np.float64(best) - lost)
            nurses -= 1
    if nurses > 0 and not acted & state.LEVEL and left > 0.0 and can_raise(s, seat):
        total += w.planned * w.level * left
        nurses -= 1
    if nurses > 0 and not acted & state.NURSE and left > 0.0 and can_buy_nurse(s, seat):
        total += w.planned * max((w.nurses[free + 1] - w.nurses[free]) * left - 1.5, 0.0)
        nurses -= 1
    if nurses > 0 and not acted & state.TUNNEL and left > 0.0 and has_marker(s, seat):
        total += w.tunnel * min(left / _PLENTY, 1.0)
    return total


@compiled
def _tiles(s, w, seat, left, harvests):
    """Cubes that will be harvested, and what special tiles bring."""
    total = 0.0
    for tile in range(np.int64(s.tiles)):
        if s.tile_owner[tile] != seat:
            continue
        kind = np.int64(s.tile_kind[tile])
        if kind < state.PHEROMONES:
            total += w.harvest * min(_all_cubes(s, tile), harvests)
        elif kind in (state.APHID_FARM, state.SCAVENGING):
            total += w.harvest * harvests
        else:
            total += w.sub_colony * harvests
    return total if left > 0.0 else 0.5 * total


@compiled
def _all_cubes(s, tile):
    return np.float64(s.tile_cubes[tile, 0]) + np.float64(s.tile_cubes[tile, 1]) + np.float64(s.tile_cubes[tile, 2])


@compiled
def _store(s, w, seat, left):
    """Cubes, while they have a use."""
    if left == 0.0 and s.phase > state.ASK_ATELIER:
        return 0.0
    total, number = 0.0, 0.0
    use = min((left + 1.0) / _PLENTY, 1.0)
    for cube in range(3):
        total += (w.cubes[cube] if cube == state.FOOD else use * w.cubes[cube]) * np.float64(s.store[seat, cube])
        number += np.float64(s.store[seat, cube])
    limit = np.float64(store_limit(s, seat))
    if number > limit and s.phase <= state.ASK_STORAGE:
        total *= (limit + w.overflow * (number - limit)) / number
    return total


@compiled
def _objectives(s, w, seat):
    """How near a player is to open objectives; completed ones open others."""
    best, second = 0.0, 0.0
    for which in range(state.OBJECTIVES):
        if not is_open(s, seat, which):
            continue
        objective = np.int64(s.objectives[which])
        about = tables.OBJECTIVE_ABOUT[objective]
        if about == ABOUT_PHEROMONES:
            continue
        part = min(np.float64(amount(s, seat, about)) / np.float64(tables.OBJECTIVE_NEED[objective]), 1.0)
        value = w.within_reach * np.float64(tables.OBJECTIVE_POINTS[tables.OBJECTIVE_LEVEL[objective]]) * part * part
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + 0.5 * second + w.next_level * popcount(s.done[seat])


@compiled
def _hunger(s, w, seat, harvests):
    """Points that the next winter will probably cost, and food for later ones."""
    year = np.int64(s.played) // _SEASONS
    season = np.int64(s.played) % _SEASONS
    soldiers = np.float64(s.soldiers[seat])
    food = min(np.float64(s.store[seat, state.FOOD]), np.float64(store_limit(s, seat)))
    larvae = np.float64(s.larvae[seat]) / tables.LARVAE_PER_FOOD
    food += np.floor(larvae) if s.phase == state.ASK_WINTER else larvae
    if s.phase == state.ASK_WINTER and s.decider != seat:
        # players before the deciding one have paid already
        players = np.int64(s.players)
        first = (np.int64(s.played) + 1) % players
        if (seat - first) % players < (np.int64(s.decider) - first) % players:
            return _later(w, year, soldiers)
    missing = max(np.float64(tables.WINTER_FOOD[year]) - soldiers - food, 0.0)
    sure = 1.0 if s.phase == state.ASK_WINTER else w.hunger[season]
    return tables.POINTS_PER_MISSING_FOOD * sure * missing + _later(w, year, soldiers)


@compiled
def _later(w, year, soldiers):
    """What the winters of later years take, roughly."""
    total = 0.0
    for later in range(year + 1, state.YEARS):
        total += w.later_winter * max(np.float64(tables.WINTER_FOOD[later]) - soldiers, 0.0)
    return total
