"""The choices of each decision (T13)."""

import numpy as np

from hexapoda.games.termites import state
from hexapoda.games.termites.rules.board import caste_of, may_deploy, on_board
from hexapoda.games.termites.rules.mounds import mound_fits, neutral_fits, room_can_be_made
from hexapoda.games.termites.rules.paths import (
    DESTROY,
    REACH,
    can_attack,
    can_go,
    can_move,
    endings,
    find_reach,
    origins,
)
from hexapoda.games.termites.rules.tiles import tile_fits
from hexapoda.kernel.bits import lowest, octets
from hexapoda.kernel.jit import compiled


@compiled
def legal(s, out):
    if s.ending != state.RUNNING:
        return np.int64(0)
    phase = np.int64(s.phase)
    if phase == state.PLACE_NEUTRAL:
        return _neutral_choices(s, out)
    if phase == state.PLACE_TILE:
        return _tile_choices(s, out)
    if phase in (state.PLACE_MOUND, state.LOST_MOUND, state.MAKE_ROOM):
        return _mound_choices(s, out)
    if phase == state.CHOOSE_TOKEN:
        return _token_choices(s, out)
    if phase == state.PLACE_TOKEN:
        return _placing_choices(s, out)
    if phase == state.CHOOSE_UNIT:
        return _unit_choices(s, out)
    if phase == state.CHOOSE_TARGET:
        return _target_choices(s, out)
    if phase == state.CHOOSE_FROM:
        return _origin_choices(s, out)
    if phase == state.CHOOSE_RETREAT:
        return _retreat_choices(s, out)
    return _value_choices(s, out)


@compiled
def _neutral_choices(s, out):
    """B1 (T11.3)."""
    n = np.int64(0)
    for spot in range(state.HEXES):
        if neutral_fits(s, spot):
            out[n] = state.DO_NEUTRAL + spot
            n += 1
    return n


@compiled
def _tile_choices(s, out):
    """B2 (T11.4 to T11.9); equal tiles are one choice."""
    n = np.int64(0)
    for kind in range(state.MAX_TILE_KINDS):
        if s.tile_left[kind] == 0:
            continue
        for face in range(2):
            for spot in range(state.HEXES):
                if tile_fits(s, spot, s.tile_faces[kind, face]):
                    out[n] = state.DO_TILE + (kind * 2 + face) * state.HEXES + spot
                    n += 1
    return n


@compiled
def _mound_choices(s, out):
    """S1 (T4.7 to T4.9), D8 (T9.2), D9 (T9.6): a value from the reserve, and a hex."""
    n = np.int64(0)
    seat = np.int64(s.decider)
    for spot in range(state.HEXES):
        fits = room_can_be_made(s, seat, spot) if s.phase == state.MAKE_ROOM else mound_fits(s, spot)
        if not fits:
            continue
        values = np.int64(s.reserve[seat])
        while values:
            out[n] = state.DO_MOUND + lowest(values) * state.HEXES + spot
            values &= values - 1
            n += 1
    return n


@compiled
def _has_place(s, kind):
    """Whether a token of a kind can be placed anywhere."""
    for spot in range(state.HEXES):
        if may_deploy(s, spot, caste_of(kind)):
            return True
    return False


@compiled
def _token_choices(s, out):
    """D1: the kinds in hand that have a legal hex; if none has, the only choice is to keep the hand (T5.6)."""
    n = np.int64(0)
    for kind in range(state.KINDS):
        if s.hand[s.active, kind] and _has_place(s, kind):
            out[n] = state.DO_TOKEN + kind
            n += 1
    if n == 0:
        out[0] = state.DO_KEEP
        return np.int64(1)
    return n


@compiled
def _placing_choices(s, out):
    """D2 (T5.2, T5.3)."""
    n = np.int64(0)
    for spot in range(state.HEXES):
        if may_deploy(s, spot, caste_of(s.token)):
            out[n] = state.DO_PLACE + spot
            n += 1
    return n


@compiled
def _unit_choices(s, out):
    """D3 (T6.1)."""
    out[0] = state.DO_STAY
    n = np.int64(1)
    for spot in range(state.HEXES):
        if s.owner[spot] == s.active and s.what[spot] < state.MOUND and can_move(s, spot):
            out[n] = state.DO_UNIT + spot
            n += 1
    return n


@compiled
def _target_choices(s, out):
    """D4 (T6.8, T7.1)."""
    reach = octets(REACH)
    unit = np.int64(s.unit)
    find_reach(s, unit, reach)
    n = np.int64(0)
    for spot in range(state.HEXES):
        if on_board(s, spot) and (can_go(s, unit, spot, reach) or can_attack(s, unit, spot, reach)):
            out[n] = state.DO_TARGET + spot
            n += 1
    return n


@compiled
def _origin_choices(s, out):
    """D5 (T7.3, T7.4)."""
    reach = octets(REACH)
    find_reach(s, np.int64(s.unit), reach)
    n = origins(s, np.int64(s.unit), np.int64(s.target), reach, out)
    for i in range(n):
        out[i] += state.DO_FROM
    return n


@compiled
def _retreat_choices(s, out):
    """D6 (T8.5, T8.6)."""
    ring = endings(s, np.int64(s.unit), np.int64(s.target), np.int64(s.origin))
    n = np.int64(0)
    for spot in range(state.HEXES):
        for d in range(state.SIDES):
            if ring >> d & 1 and np.int64(state.NEAR[s.target, d]) == spot:
                out[n] = state.DO_RETREAT + spot
                n += 1
    if ring & DESTROY:
        out[n] = state.DO_DESTROY
        n += 1
    return n


@compiled
def _value_choices(s, out):
    """D7 (T9.2, step 3)."""
    n = np.int64(0)
    values = np.int64(s.reserve[s.decider])
    while values:
        out[n] = state.DO_VALUE + lowest(values)
        values &= values - 1
        n += 1
    return n
