"""Moves, attacks and retreats: where a unit can go, what it can attack, and how that can end (T6 to T8)."""

import numpy as np

from hexapoda.games.termites.rules import board
from hexapoda.games.termites.rules.strength import attack_strength, defence
from hexapoda.games.termites.state import FLYER, HEXES, NEAR, SIDES, SOLDIER, VEGETATION
from hexapoda.kernel.bits import octets
from hexapoda.kernel.jit import compiled, inlined

#: Length of a `reach`, the points that a unit needs by hex.
REACH = HEXES
#: In a `reach`: out of reach. More than any number of movement points.
BEYOND = 255
#: Room in the queue of `find_reach`. A hex is queued again when a cheaper way to it is found; the limit on movement
#: points (`box.read.MAX_MOVEMENT`) keeps the queue within this length.
QUEUE = 255
#: In a ring of retreats, the bit behind the six directions: the defender can be destroyed (T8.6, T8.9).
DESTROY = 1 << SIDES


@inlined
def may_pass(s, seat, caste, spot):
    """T6.5 to T6.7: whether a unit can go through a hex, its terrain aside."""
    if board.is_empty(s, spot) or s.owner[spot] == seat:
        return True
    return caste == FLYER and not (board.is_unit(s, spot) and board.caste_at(s, spot) == FLYER)


@compiled
def find_reach(s, unit, reach):
    """T6.3 to T6.7: write the points that a unit needs to be on or over each hex, BEYOND if it can't."""
    seat = np.int64(s.owner[unit])
    caste = board.caste_at(s, unit)
    points = np.int64(s.movement[caste])
    queue = octets(QUEUE)
    for spot in range(HEXES):
        reach[spot] = BEYOND
    reach[unit] = 0
    queue[0] = unit
    head, tail = np.int64(0), np.int64(1)
    while head < tail:
        here = np.int64(queue[head])
        head += 1
        for d in range(SIDES):
            near = np.int64(NEAR[here, d])
            if not board.on_board(s, near):
                continue
            cost = board.entry_cost(s, near, caste)
            if cost == 0 or not may_pass(s, seat, caste, near):
                continue
            needed = np.int64(reach[here]) + cost
            if needed <= points and needed < np.int64(reach[near]):
                reach[near] = needed
                if tail < QUEUE:
                    queue[tail] = near
                    tail += 1


@compiled
def can_go(s, unit, spot, reach):
    """T6.8, T6.9: whether a unit can end a plain move on a hex."""
    return spot != unit and reach[spot] != BEYOND and board.is_empty(s, spot)


@compiled
def can_move(s, unit):
    """T13, D3: whether a unit has a plain move or a legal attack."""
    caste = board.caste_at(s, unit)
    points = np.int64(s.movement[caste])
    for d in range(SIDES):  # a free neighbour is enough, and there usually is one
        near = np.int64(NEAR[unit, d])
        if board.on_board(s, near) and board.is_empty(s, near) and 0 < board.entry_cost(s, near, caste) <= points:
            return True
    reach = octets(REACH)
    find_reach(s, unit, reach)
    for spot in range(HEXES):
        if board.on_board(s, spot) and (can_go(s, unit, spot, reach) or can_attack(s, unit, spot, reach)):
            return True
    return False


# ── attack (T7) ──


@inlined
def is_enemy(s, seat, spot):
    """T1.13: whether an enemy's piece is on a hex."""
    return not board.is_empty(s, spot) and s.owner[spot] != seat


@compiled
def can_attack_from(s, unit, target, origin, reach):
    """T7.2 to T7.4: whether the last step of an attack on `target` can start at `origin`, a neighbour of it."""
    cost = board.entry_cost(s, target, board.caste_at(s, unit))
    if cost == 0 or not board.on_board(s, origin) or reach[origin] == BEYOND:
        return False
    return np.int64(reach[origin]) + cost <= np.int64(s.movement[board.caste_at(s, unit)])


@compiled
def comes_to(s, unit, target, reach):
    """T7.2 to T7.4: whether a unit can step onto an enemy's hex, strength aside."""
    for d in range(SIDES):
        if can_attack_from(s, unit, target, np.int64(NEAR[target, d]), reach):
            return True
    return False


@compiled
def can_attack(s, unit, target, reach):
    """T7: whether a unit may attack what is on a hex."""
    if not is_enemy(s, np.int64(s.owner[unit]), target) or not comes_to(s, unit, target, reach):
        return False
    return attack_strength(s, unit, target) > defence(s, target)  # T7.14


# ── retreat (T8.2 to T8.9) ──


@compiled
def retreats(s, unit, target, origin):
    """The directions in which the unit on `target` can retreat, as a ring; DESTROY where the attacker may kill it.

    The attacker has left its hex, so that counts as empty (T8.7) unless it attacks from there.
    """
    caste = board.caste_at(s, target)
    ring = np.int64(0)
    for d in range(SIDES):
        spot = np.int64(NEAR[target, d])
        if not board.on_board(s, spot) or spot == origin or not (board.is_empty(s, spot) or spot == unit):
            continue
        if board.may_retreat(s, spot, caste):
            ring |= 1 << d
        elif s.push_kills and caste == FLYER and s.terrain[spot] == VEGETATION:
            ring |= DESTROY
    return ring


@compiled
def endings(s, unit, target, origin):
    """How an attack from a hex can end, as a ring: the retreats of the defender, DESTROY where it can be destroyed.

    Mounds never retreat, and nothing retreats from a soldier (T8.2); without a retreat the defender is destroyed
    (T8.9).
    """
    if board.is_mound(s, target) or board.caste_at(s, unit) == SOLDIER:
        return np.int64(DESTROY)
    ring = retreats(s, unit, target, origin)
    return ring if ring else np.int64(DESTROY)


@compiled
def origins(s, unit, target, reach, out):
    """T13, D5: the attack-from hexes in board order, one for each different set of endings; return how many."""
    n = np.int64(0)
    kept = octets(SIDES)
    for spot in range(HEXES):
        if not _beside(spot, target) or not can_attack_from(s, unit, target, spot, reach):
            continue
        ring = endings(s, unit, target, spot)
        known = False
        for i in range(n):
            if np.int64(kept[i]) == ring:
                known = True
        if not known:
            kept[n] = ring
            out[n] = spot
            n += 1
    return n


@compiled
def _beside(a, b):
    """T1.3."""
    for d in range(SIDES):
        if np.int64(NEAR[b, d]) == a:
            return True
    return False
