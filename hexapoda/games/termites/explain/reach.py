"""How far a unit can go, and what stops it (T6.3 to T6.7)."""

import heapq
from typing import Any

import numpy as np

from hexapoda.games.refusals import refused
from hexapoda.games.termites.explain.scene import caste_on, near, neighbours, piece_on, terrain_at, token_on
from hexapoda.games.termites.notation.names import hex_name
from hexapoda.games.termites.rules.board import caste_at, entry_cost, is_mound
from hexapoda.games.termites.rules.paths import REACH, find_reach, may_pass
from hexapoda.games.termites.state import NOBODY, STONES, VEGETATION, WATER
from hexapoda.kernel.declaration import Refusal

#: T3.3, T3.5, T3.6: the clause of each terrain that can keep a caste out.
_TERRAIN_CLAUSES = {WATER: "T3.3", STONES: "T3.5", VEGETATION: "T3.6"}


def reach_of(s: Any, unit: int) -> np.ndarray:
    """The points that a unit needs for each hex, BEYOND out of its reach."""
    reach = np.empty(REACH, np.uint8)
    find_reach(s, unit, reach)
    return reach


def points_of(s: Any, unit: int) -> int:
    """T2.1: the movement points of a unit."""
    return int(s.movement[int(caste_at(s, unit))])


def cheapest_ways(s: Any, unit: int, *, heeding_pieces: bool) -> tuple[dict[int, int], dict[int, int]]:
    """With unlimited points: the lowest cost of each hex, and the hex before it on that path."""
    seat, caste = int(s.owner[unit]), int(caste_at(s, unit))
    entering = s.cost[s.terrain, caste].tolist()
    if heeding_pieces:
        for spot, owner in enumerate(s.owner.tolist()):
            if owner not in (NOBODY, seat) and not may_pass(s, seat, caste, spot):
                entering[spot] = 0
    beside = neighbours(int(s.radius))
    costs, before = {unit: 0}, {}
    queue = [(0, unit)]
    while queue:
        so_far, here = heapq.heappop(queue)
        if so_far > costs[here]:
            continue
        for spot in beside[here]:
            there = so_far + entering[spot]
            if entering[spot] and there < costs.get(spot, 10_000):
                costs[spot], before[spot] = there, here
                heapq.heappush(queue, (there, spot))
    return costs, before


def why_not_entered(s: Any, unit: int, spot: int, clause: str = "") -> Refusal | None:
    """T3: the terrain of a hex keeps a unit out, or costs more points than the unit has."""
    cost, points = int(entry_cost(s, spot, int(caste_at(s, unit)))), points_of(s, unit)
    where = {"hex": hex_name(s, spot), "terrain": terrain_at(s, spot), "token": token_on(s, unit)}
    clause = clause or _TERRAIN_CLAUSES.get(int(s.terrain[spot]), "T3.1")
    if cost == 0:
        return refused(clause, "never-enters", caste=caste_on(s, unit), **where)
    if cost > points:
        return refused(clause, "enters-too-dear", cost=cost, points=points, **where)
    return None


def why_not_reached(s: Any, unit: int, target: int, clause: str) -> Refusal:
    """T6.3 to T6.7: why a unit can't reach a hex that it could enter; `clause` is the rule about points."""
    points = points_of(s, unit)
    where = {"hex": hex_name(s, target), "token": token_on(s, unit)}
    straight, before = cheapest_ways(s, unit, heeding_pieces=False)
    if target not in straight:
        return refused("T6.4", "terrain-in-the-way", **where)
    if straight[target] > points:
        return refused(clause, "out-of-reach", needed=straight[target], points=points, **where)
    way = [target]
    while way[-1] != unit:
        way.append(before[way[-1]])
    seat, caste = int(s.owner[unit]), int(caste_at(s, unit))
    blocked = next(spot for spot in way[-2:0:-1] if not may_pass(s, seat, caste, spot))
    around, _ = cheapest_ways(s, unit, heeding_pieces=True)
    costs = [around[spot] for spot in near(s, target) if spot in around]
    needed = min(costs) + int(entry_cost(s, target, caste)) if costs else 0
    clause = "T6.7" if is_mound(s, blocked) else "T6.6"
    at = {"at": hex_name(s, blocked), **piece_on(s, blocked)}
    return refused(clause, "blocked", needed=needed, points=points, **where, **at)
