"""The strength of attacks and defences (T1.8, T7.5 to T7.13)."""

import numpy as np

from hexapoda.games.termites.rules.board import caste_at, caste_of, is_mound, is_unit, size_of
from hexapoda.games.termites.state import FAR, MOST_FAR, MOUND, NEAR, NO_HEX, SIDES, SPITTER
from hexapoda.kernel.jit import compiled, inlined


@inlined
def strength_of(s, kind):
    """T1.8."""
    return size_of(kind) * np.int64(s.strength[caste_of(kind)])


# ── attack ──


@compiled
def attack_strength(s, unit, target):
    """T7.5: the attacking unit and its support."""
    return strength_of(s, s.what[unit]) + support(s, np.int64(s.owner[unit]), target, unit)


@compiled
def support(s, seat, target, attacker):
    """T7.6 to T7.9: what a player's units other than the attacker add to an attack on a hex."""
    total = np.int64(0)
    for d in range(SIDES):
        spot = np.int64(NEAR[target, d])
        if spot != NO_HEX and spot != attacker:
            total += support_from(s, seat, spot, np.int64(1))
    for i in range(MOST_FAR):
        spot = np.int64(FAR[target, i])
        if spot == NO_HEX:
            break
        if spot != attacker:
            total += support_from(s, seat, spot, np.int64(2))
    return total


@inlined
def support_from(s, seat, spot, away):
    """T7.6 to T7.8: what a player's unit on a hex adds to an attack `away` steps from it, 0 if nothing."""
    if s.owner[spot] != seat or not is_unit(s, spot) or not supports(caste_at(s, spot), away):
        return np.int64(0)
    bonus = np.int64(0)
    if caste_at(s, spot) == SPITTER:
        bonus = np.int64(s.support_bonus[s.terrain[spot]])
    return strength_of(s, s.what[spot]) + bonus


@inlined
def supports(caste, away):
    """T7.6, T7.7: whether a unit of a caste supports attacks `away` steps from it."""
    return away == 1 or (away == 2 and caste == SPITTER)


# ── defence ──


@compiled
def defence(s, spot):
    """T7.12, T7.13."""
    if is_mound(s, spot):
        return np.int64(s.what[spot]) - MOUND
    return strength_of(s, s.what[spot]) + defence_bonus(s, spot)


@inlined
def defence_bonus(s, spot):
    """T7.12, T7.13: what the terrain adds to the defence of a unit; mounds get nothing."""
    return np.int64(0) if is_mound(s, spot) else np.int64(s.defence_bonus[s.terrain[spot]])
