"""What follows from each choice, up to the next one (T4, T5, T8 to T11)."""

import numpy as np

from hexapoda.games.termites import state
from hexapoda.games.termites.rules.board import is_empty, is_mound, put, take, tokens_in
from hexapoda.games.termites.rules.mounds import any_mound_hex, any_room, neutral_fits
from hexapoda.games.termites.rules.paths import DESTROY, REACH, can_move, endings, find_reach, origins
from hexapoda.games.termites.rules.tiles import tile_fits
from hexapoda.games.termites.state import SIDES
from hexapoda.kernel.bits import lowest, octets, popcount
from hexapoda.kernel.chance import draw
from hexapoda.kernel.jit import compiled, inlined


@compiled
def apply(s, a):
    if a >= state.DO_VALUE:
        _place_new_mound(s, a - state.DO_VALUE)
    elif a == state.DO_DESTROY:
        _resolve(s, np.int64(state.NO_HEX))
    elif a >= state.DO_RETREAT:
        _resolve(s, a - state.DO_RETREAT)
    elif a >= state.DO_FROM:
        s.origin = a - state.DO_FROM
        _ask_retreat(s)
    elif a >= state.DO_TARGET:
        _go(s, a - state.DO_TARGET)
    elif a == state.DO_STAY:
        _end_turn(s)
    elif a >= state.DO_UNIT:
        s.unit = a - state.DO_UNIT
        s.phase = state.CHOOSE_TARGET
    elif a >= state.DO_PLACE:
        _place_token(s, a - state.DO_PLACE)
    elif a == state.DO_KEEP:
        _begin_movement(s)
    elif a >= state.DO_TOKEN:
        s.token = a - state.DO_TOKEN
        s.hand[s.active, s.token] -= np.uint8(1)
        s.phase = state.PLACE_TOKEN
    elif a >= state.DO_MOUND:
        _place_mound(s, (a - state.DO_MOUND) // state.HEXES, (a - state.DO_MOUND) % state.HEXES)
    elif a >= state.DO_TILE:
        _place_tile(s, (a - state.DO_TILE) // state.HEXES, (a - state.DO_TILE) % state.HEXES)
    else:
        _place_neutral(s, a - state.DO_NEUTRAL)


@inlined
def _next_seat(s, seat):
    """T5.1: clockwise."""
    return (np.int64(seat) + 1) % np.int64(s.players)


# ── before the first turn ──


@compiled
def begin(s):
    """T4.3: draw the colonies unless they are given. T4.5: draw the starting player; then ask for a map (T11), or set
    up on the given one (T4.6)."""
    if not np.int64(s.given) & state.GIVEN_COLONIES:
        _draw_colonies(s)
    s.first = draw(s.rng, np.int64(s.players))
    s.active = s.first
    s.decider = s.first
    for seat in range(np.int64(s.players)):
        for kind in range(state.KINDS):
            s.stack[seat, kind] = s.tokens[s.colony[seat], kind]
            s.hand[seat, kind] = 0
    _forget_choices(s)
    if s.building:
        _ask_neutral(s)
    else:
        _begin_setup(s)


@compiled
def _draw_colonies(s):
    """T4.3: each seat draws one of those that are left."""
    taken = np.int64(0)
    for seat in range(np.int64(s.players)):
        skip = draw(s.rng, state.COLONIES - seat)
        colony = np.int64(0)
        while taken >> colony & 1 or skip > 0:
            if not taken >> colony & 1:
                skip -= 1
            colony += 1
        s.colony[seat] = colony
        taken |= np.int64(1) << colony


@compiled
def _place_neutral(s, spot):
    put(s, spot, state.NEUTRAL, state.MOUND + np.int64(s.neutral_value))
    s.neutral_left -= np.uint8(1)
    s.decider = _next_seat(s, s.decider)
    _ask_neutral(s)


@compiled
def _ask_neutral(s):
    """T11.3: the next neutral mound, or the first tile."""
    if s.neutral_left:
        for spot in range(state.HEXES):
            if neutral_fits(s, spot):
                s.phase = state.PLACE_NEUTRAL
                return
        s.neutral_left = 0
    s.decider = s.first
    s.tiles_now = min(np.int64(s.tiles_per_turn), np.int64(s.tiles_left))
    _ask_tile(s)


@compiled
def _place_tile(s, face, spot):
    kind = face // 2
    s.terrain[spot] = s.tile_faces[kind, face % 2]
    s.tile_left[kind] -= np.uint8(1)
    s.tiles_left -= np.uint8(1)
    s.tiles_now -= np.uint8(1)
    if s.tiles_now == 0:
        s.decider = _next_seat(s, s.decider)
        s.tiles_now = min(np.int64(s.tiles_per_turn), np.int64(s.tiles_left))
    _ask_tile(s)


@compiled
def _ask_tile(s):
    """T11.4, T11.9: the next tile, or the end of building."""
    if s.tiles_left:
        for kind in range(state.MAX_TILE_KINDS):
            for face in range(2):
                for spot in range(state.HEXES):
                    if s.tile_left[kind] and tile_fits(s, spot, s.tile_faces[kind, face]):
                        s.phase = state.PLACE_TILE
                        return
    s.building = 0
    s.tiles_left = 0
    s.tiles_now = 0
    for kind in range(state.MAX_TILE_KINDS):
        s.tile_left[kind] = 0
    _begin_setup(s)


@compiled
def _begin_setup(s):
    """T4.6 to T4.8: draw hands, then ask for mounds."""
    seat = np.int64(s.first)
    for _ in range(np.int64(s.players)):
        for _ in range(np.int64(s.hand_size)):
            _draw_token(s, seat)
        seat = _next_seat(s, seat)
    s.setup_left = setup_mounds(s)
    _ask_setup_mound(s)


@compiled
def setup_mounds(s):
    """T4.7, T4.8: how many mounds are placed before the first turn: one each, two each by two players."""
    return np.int64(4) if s.players == 2 else np.int64(s.players)


@compiled
def setup_seat(s):
    """T4.7, T4.8: the seat that places the next mound, in turn order; with two players first, second, second, first."""
    if s.players == 2:
        other = s.setup_left == 3 or s.setup_left == 2
        return (np.int64(s.first) + (1 if other else 0)) % 2
    done = np.int64(s.players) - np.int64(s.setup_left)
    return (np.int64(s.first) + done) % np.int64(s.players)


@compiled
def _ask_setup_mound(s):
    if s.setup_left and any_mound_hex(s):
        s.decider = setup_seat(s)
        s.phase = state.PLACE_MOUND
        return
    s.setup_left = 0  # T4.11: no legal hex now means none later
    s.active = s.first
    if not _begin_turn(s):
        _end_turn(s)


@compiled
def _place_mound(s, value, spot):
    """Place a mound from the decider's reserve: in the setup, or after losing one (T9.2, T9.6)."""
    seat = np.int64(s.decider)
    if s.phase == state.MAKE_ROOM:
        take(s, spot)
    s.reserve[seat] &= ~(np.uint16(1) << np.uint16(value))
    put(s, spot, seat, state.MOUND + value)
    if s.phase == state.PLACE_MOUND:
        s.setup_left -= np.uint8(1)
        _ask_setup_mound(s)
    else:
        _end_turn(s)


@compiled
def _draw_token(s, seat):
    """T4.6, T5.4: draw a token from a stack, each equally likely."""
    left = tokens_in(s.stack, seat)
    if left == 0:
        return
    drawn = draw(s.rng, left)
    for kind in range(state.KINDS):
        drawn -= np.int64(s.stack[seat, kind])
        if drawn < 0:
            s.stack[seat, kind] -= np.uint8(1)
            s.hand[seat, kind] += np.uint8(1)
            return


# ── a turn ──


@compiled
def _forget_choices(s):
    s.token = state.NO_KIND
    s.unit = state.NO_HEX
    s.target = state.NO_HEX
    s.origin = state.NO_HEX
    s.robbed = state.NOBODY


@compiled
def _begin_turn(s):
    """T5.1, T5.7: reproduction, or movement alone without tokens; return whether there is anything to decide."""
    s.turn += np.uint16(1)
    s.decider = s.active
    s.placed = 0
    _forget_choices(s)
    if tokens_in(s.hand, s.active):
        s.phase = state.CHOOSE_TOKEN
        return True
    return _unit_is_asked(s)


@compiled
def _place_token(s, spot):
    """T5.2, then T5.4."""
    put(s, spot, s.active, s.token)
    s.token = state.NO_KIND
    s.placed = 1
    _draw_token(s, np.int64(s.active))
    _begin_movement(s)


@compiled
def _unit_is_asked(s):
    """T6.1: ask for a unit if one can move; return whether one can."""
    for spot in range(state.HEXES):
        if s.owner[spot] == s.active and s.what[spot] < state.MOUND and can_move(s, spot):
            s.phase = state.CHOOSE_UNIT
            return True
    return False


@compiled
def _begin_movement(s):
    """T5.1."""
    if not _unit_is_asked(s):
        _end_turn(s)


@compiled
def _go(s, target):
    """T6.8, T7.1: a plain move, or an attack."""
    unit = np.int64(s.unit)
    if is_empty(s, target):
        what = s.what[unit]
        take(s, unit)
        put(s, target, s.active, what)
        _end_turn(s)
        return
    s.target = target
    if is_mound(s, target):
        _capture(s)
        return
    reach = octets(REACH)
    found = octets(SIDES)
    find_reach(s, unit, reach)
    if origins(s, unit, target, reach, found) > 1:
        s.phase = state.CHOOSE_FROM
        return
    s.origin = found[0]
    _ask_retreat(s)


@compiled
def _ask_retreat(s):
    """T8.2 to T8.9: ask only if the attacker has a choice."""
    target = np.int64(s.target)
    ring = endings(s, np.int64(s.unit), target, np.int64(s.origin))
    if popcount(ring) > 1:
        s.phase = state.CHOOSE_RETREAT
    elif ring == DESTROY:
        _resolve(s, np.int64(state.NO_HEX))
    else:
        _resolve(s, np.int64(state.NEAR[target, lowest(ring)]))


@compiled
def _resolve(s, retreat):
    """T8.1: the defender retreats to a hex, or leaves the game (NO_HEX); the attacker takes its place."""
    unit, target = np.int64(s.unit), np.int64(s.target)
    attacker, defender, owner = s.what[unit], s.what[target], s.owner[target]
    take(s, unit)
    take(s, target)
    if retreat != state.NO_HEX:
        put(s, retreat, owner, defender)
    put(s, target, s.active, attacker)
    _end_turn(s)


@compiled
def _capture(s):
    """T9.2, steps 1 to 3."""
    target = np.int64(s.target)
    owner = np.int64(s.owner[target])
    s.trophies[s.active, np.int64(s.what[target]) - state.MOUND] += np.uint8(1)
    take(s, target)
    take(s, np.int64(s.unit))
    s.robbed = owner
    reserve = np.int64(s.reserve[s.active])
    if popcount(reserve) > 1:
        s.phase = state.NEW_MOUND
    elif reserve:
        _place_new_mound(s, lowest(reserve))
    else:
        _ask_lost_mound(s)


@compiled
def _place_new_mound(s, value):
    """T9.2, step 3; T9.3."""
    s.reserve[s.active] &= ~(np.uint16(1) << np.uint16(value))
    put(s, np.int64(s.target), s.active, state.MOUND + value)
    _ask_lost_mound(s)


@compiled
def _ask_lost_mound(s):
    """T9.2, step 4; T9.6, T9.7."""
    robbed = np.int64(s.robbed)
    if robbed < state.NEUTRAL and s.reserve[robbed]:
        if any_mound_hex(s):
            s.decider = robbed
            s.phase = state.LOST_MOUND
            return
        if any_room(s, robbed):
            s.decider = robbed
            s.phase = state.MAKE_ROOM
            return
    _end_turn(s)


@compiled
def _end_turn(s):
    """T5.1: begin the next turn that has a decision, unless the game ends first."""
    while True:
        _forget_choices(s)
        s.idle = 0 if s.placed else s.idle + np.uint8(1)
        if _is_over(s):  # all final positions have equal fields, however the last turn ended
            s.decider = s.active
            s.phase = state.CHOOSE_UNIT
            s.placed = 0
            return
        s.active = _next_seat(s, s.active)
        if _begin_turn(s):
            return


@compiled
def _is_over(s):
    """T10.1, T10.3."""
    left = np.int64(0)
    for seat in range(np.int64(s.players)):
        left += tokens_in(s.hand, seat) + tokens_in(s.stack, seat)
    if left == 0:
        s.ending = state.TOKENS_GONE
    elif np.int64(s.idle) >= np.int64(s.players):
        s.ending = state.NOBODY_PLACED
    return s.ending != state.RUNNING
