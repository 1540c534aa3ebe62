"""Termites' evaluation and move ordering for search: heuristics, the same for all seats.

They weigh points, units on the board, and how close each player is to capturing each mound: the strength that could
get there against the mound's value, and who moves first. A network, which has learned from games what final scores such
positions came to, corrects the sum.
"""

from pathlib import Path

import numpy as np

from hexapoda.games.termites import state
from hexapoda.games.termites.inputs import (
    AFTER,
    BEFORE,
    BLOCK,
    INPUTS,
    LATER,
    NOW,
    note_threat,
    write_block,
    write_inputs,
)
from hexapoda.games.termites.rules.board import caste_of, is_mound, is_unit, tokens_in
from hexapoda.games.termites.rules.queries import scores
from hexapoda.games.termites.rules.strength import strength_of, support_from, supports
from hexapoda.games.termites.state import HEXES
from hexapoda.kernel.bits import octets, reals
from hexapoda.kernel.declaration import Training
from hexapoda.kernel.hexes import distance
from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.network import answer, clear, network
from hexapoda.kernel.weights import tuned, weights

#: APART[a, b]: the distance between two hexes.
APART = np.array([[distance(a - q, b - r) for a, b in state.PLACES] for q, r in state.PLACES], np.uint8)
#: Units farther from a mound than this do not count. No mound is as far away as _NOWHERE.
_FAR = 4
_NOWHERE = 2 * state.HEXES
#: What the network answers 1 for, and is told of the rest of the evaluation as 1: points.
_ANSWERED, _TOLD = 5.0, 20.0
_SEATS = state.MAX_PLAYERS
_BLOCKS = _SEATS * BLOCK

_BY_HAND = weights(
    # The probability that a player with enough strength near a mound captures it: in this turn; before its owner's next
    # turn; after the owner could react.
    now=0.8,
    before=0.6,
    after=0.5,
    # Without enough strength: this, times the square of the part that is there, which counts up to most_built_up.
    built_up=0.2,
    most_built_up=1.2,
    # The part of its strength that a unit counts if it can be near the mound one move later, or after several.
    coming=0.4,
    coming_later=0.2,
    # A player captures one mound a turn, so all targets but the best count less.
    further=0.6,
    # Points for a unit on the board, and for each point of its strength.
    unit=0.2,
    strength=0.15,
    # The lead that is worth 0.7 of a win: at the end, and in addition for each square root of a turn left.
    lead=3.0,
    lead_more=2.0,
    # How much the network counts; 0: not at all.
    learned=1.0,
    network=network(INPUTS),
)
WEIGHTS = tuned(_BY_HAND, Path(__file__).parent / "data" / "weights.json")
#: What people call it, and the weights that make it up; the others set the scale.
TERMS = {
    "threats": ("now", "before", "after", "built_up"),
    "army": ("unit", "strength"),
    "experience": ("learned",),
}


@compiled
def _list_pieces(s, units, mounds):
    """Write the hexes of all units and all mounds; return the two counts."""
    n, m = np.int64(0), np.int64(0)
    for spot in range(state.HEXES):
        if s.owner[spot] == state.NOBODY:
            continue
        if s.what[spot] >= state.MOUND:
            mounds[m] = spot
            m += 1
        else:
            units[n] = spot
            n += 1
    return n, m


@compiled
def _force(s, w, units, n, mound, seat):
    """A player's strength near a mound: the support already there, the strongest unit that can come and attack, what
    can come later, and whether any unit can attack. Blocked paths are ignored."""
    around, joining, later = np.int64(0), np.int64(0), 0.0
    strikes = False
    for i in range(n):
        unit = np.int64(units[i])
        if s.owner[unit] != seat:
            continue
        away = np.int64(APART[mound, unit])
        if away > _FAR:
            continue
        caste = caste_of(s.what[unit])
        strength = strength_of(s, s.what[unit])
        moves = np.int64(s.movement[caste])
        if supports(caste, away):
            around += support_from(s, seat, unit, away)
            strikes = strikes or away == 1
        elif away <= moves:
            joining = max(joining, strength)
            strikes = True
        else:
            later += strength * (w.coming if away == moves + 1 else w.coming_later)
    return around, joining, later, strikes


@compiled
def _best_in_hand(s, seat):
    """The strength of the strongest token that a player can place next."""
    if s.phase == state.PLACE_TOKEN and s.active == seat:
        return strength_of(s, s.token)
    best = np.int64(0)
    for kind in range(state.KINDS):
        if s.hand[seat, kind]:
            best = max(best, strength_of(s, kind))
    return best


@compiled
def _soon(s, seat, owner, value, hand, around, joining, strikes):
    """How soon a player may capture a mound of a value."""
    players = np.int64(s.players)
    active = np.int64(s.active)
    phase = np.int64(s.phase)
    placing = phase in (state.CHOOSE_TOKEN, state.PLACE_TOKEN)
    ready = around + joining
    if seat == active and (placing or phase in (state.CHOOSE_UNIT, state.CHOOSE_TARGET)):
        if (placing and ready + hand > value) or (ready > value and strikes):
            return np.int64(NOW)
    elif hand > 0 and ready + hand > value:
        if owner >= players or (seat - active) % players < (owner - active) % players:
            return np.int64(BEFORE)
        return np.int64(AFTER)
    elif ready > value and strikes:
        return np.int64(AFTER)
    return np.int64(LATER)


@inlined
def _chance(w, soon, strength, value):
    """The estimated probability that a player captures a mound of a value; `strength` may get there some day."""
    if soon == NOW:
        return w.now
    if soon == BEFORE:
        return w.before
    if soon == AFTER:
        return w.after
    built = min(strength / (value + 1.0), w.most_built_up)
    return w.built_up * built * built


@compiled
def evaluate(s, w, out):
    """Estimate the result of each seat: its expected points, compared with those of every other seat."""
    players = np.int64(s.players)
    blocks, inputs = reals(_BLOCKS), reals(INPUTS)
    _expect(s, w, out, blocks)
    if w.learned != 0.0:
        # what the network is told of a seat is about the others too, so all is told before anything is changed
        known = reals(_SEATS)
        for seat in range(players):
            known[seat] = out[seat]
        for seat in range(players):
            _write(s, np.int64(seat), known, blocks, inputs)
            out[seat] += w.learned * _ANSWERED * answer(w.network, inputs)
    _compare(s, w, out, players)


@compiled
def _write(s, seat, known, blocks, inputs):
    """The inputs of the network for a seat; `known` are the points that all may expect."""
    rival = np.int64((seat + 1) % np.int64(s.players))
    for other in range(np.int64(s.players)):
        if other != seat and known[other] > known[rival]:
            rival = np.int64(other)
    write_inputs(s, seat, rival, blocks, inputs)
    inputs[INPUTS - 2] = np.float32(known[rival] / _TOLD)
    inputs[INPUTS - 1] = np.float32(known[seat] / _TOLD)


@compiled
def examples(states, weights, inputs, known):
    """What a network learns from: by state and seat, its inputs, and what the rest of the evaluation says."""
    blocks = reals(_BLOCKS)
    for i in range(states.shape[0]):
        s = states[i]
        _expect(s, weights[0], known[i], blocks)
        for seat in range(np.int64(s.players)):
            _write(s, np.int64(seat), known[i], blocks, inputs[i, seat])


TRAINING = Training(examples, INPUTS, "scores", _ANSWERED)


@compiled
def _expect(s, w, out, blocks):
    """The points that each seat may expect; and the blocks of the network's inputs."""
    players = np.int64(s.players)
    units, mounds = octets(HEXES), octets(HEXES)
    scores(s, out)
    n, m = _list_pieces(s, units, mounds)
    clear(blocks, _BLOCKS)
    for seat in range(players):
        write_block(s, np.int64(seat), np.float64(out[seat]), units, n, mounds, m, blocks)
    for i in range(n):
        out[s.owner[units[i]]] += w.unit + w.strength * strength_of(s, s.what[units[i]])
    for seat in range(players):
        hand = _best_in_hand(s, seat)
        best, all_gains = 0.0, 0.0
        for i in range(m):
            mound = np.int64(mounds[i])
            owner = np.int64(s.owner[mound])
            if owner == seat:
                continue
            value = np.int64(s.what[mound]) - state.MOUND
            around, joining, later, strikes = _force(s, w, units, n, mound, seat)
            soon = _soon(s, seat, owner, value, hand, around, joining, strikes)
            gain = value * _chance(w, soon, around + joining + hand + later, value)
            note_threat(blocks, np.int64(seat), owner, players, soon, np.float64(value))
            if owner < players:
                out[owner] -= gain
            best = max(best, gain)
            all_gains += gain
        out[seat] += best + w.further * (all_gains - best)


@compiled
def _compare(s, w, points, players):
    """Turn expected points into expected results, the mean over all opponents."""
    left = np.int64(0)
    for seat in range(players):
        left += tokens_in(s.hand, seat) + tokens_in(s.stack, seat)
    lead = max(w.lead + w.lead_more * np.sqrt(left / players), 0.1)
    # unrolled, because the points are overwritten
    a, b = points[0], points[1]
    c = points[2] if players > 2 else 0.0
    d = points[3] if players > 3 else 0.0
    points[0] = _ahead(a, b, c, d, players, lead)
    points[1] = _ahead(b, a, c, d, players, lead)
    if players > 2:
        points[2] = _ahead(c, a, b, d, players, lead)
    if players > 3:
        points[3] = _ahead(d, a, b, c, players, lead)


@inlined
def _ahead(own, one, two, three, players, lead):
    """The mean result against the other seats."""
    total = _bent((own - one) / lead)
    if players > 2:
        total += _bent((own - two) / lead)
    if players > 3:
        total += _bent((own - three) / lead)
    return total / (players - 1)


@inlined
def _bent(x):
    """A sigmoid from -1 to 1, from exactly rounded operations only."""
    return x / np.sqrt(1.0 + x * x)


# ── move ordering: points within ±1000 ──

_TOKEN_STRENGTH = 32
#: Placing a token: it makes a capture possible, adds support, is near an enemy's mound, near one of its own side.
_PLACED_TO_CAPTURE, _PLACED_TO_BUILD, _PLACED_NEAR, _PLACED_TO_GUARD = 400, 200, 48, 48
#: Moving a unit: it could capture; it would stop supporting an attack.
_UNIT_CAPTURES, _UNIT_LEAVES = 560, -80
#: A target: a mound; a unit, and each point of its strength; a step nearer to an enemy's mound.
_MOUND_ATTACKED, _UNIT_ATTACKED, _ATTACKED_STRENGTH, _STEP_NEARER = 720, 160, 32, 48
_DESTROYED = 240
#: Placing a mound: each point of its value; each point of enemy strength nearby.
_MOUND_VALUE, _MOUND_ENEMY = 16, -24


@compiled
def prior(s, ids, n, out):
    """How promising moves look: captures first, then what prepares one."""
    for i in range(n):
        out[i] = 0
    phase = np.int64(s.phase)
    if phase == state.CHOOSE_TOKEN:
        for i in range(n):
            if ids[i] != state.DO_KEEP:
                out[i] = _TOKEN_STRENGTH * strength_of(s, ids[i] - state.DO_TOKEN)
    elif phase == state.PLACE_TOKEN:
        _order_places(s, ids, n, out)
    elif phase == state.CHOOSE_UNIT:
        _order_units(s, ids, n, out)
    elif phase == state.CHOOSE_TARGET:
        _order_targets(s, ids, n, out)
    elif phase == state.CHOOSE_RETREAT:
        for i in range(n):
            if ids[i] == state.DO_DESTROY:
                out[i] = _DESTROYED
    elif phase in (state.PLACE_MOUND, state.LOST_MOUND, state.MAKE_ROOM):
        _order_mounds(s, ids, n, out)
    elif phase == state.NEW_MOUND:
        for i in range(n):
            out[i] = _MOUND_VALUE * (ids[i] - state.DO_VALUE)


@compiled
def _order_places(s, ids, n, out):
    seat = np.int64(s.active)
    units, mounds = octets(HEXES), octets(HEXES)
    pieces, m = _list_pieces(s, units, mounds)
    caste = caste_of(s.token)
    strength = strength_of(s, s.token)
    moves = np.int64(s.movement[caste])
    for j in range(m):
        mound = np.int64(mounds[j])
        if s.owner[mound] == seat:
            for i in range(n):
                if APART[mound, ids[i] - state.DO_PLACE] <= 2:
                    out[i] += _PLACED_TO_GUARD
            continue
        value = np.int64(s.what[mound]) - state.MOUND
        around, joining, _, strikes = _force(s, WEIGHTS[0], units, pieces, mound, seat)
        ready = around + joining + strength
        for i in range(n):
            away = np.int64(APART[mound, ids[i] - state.DO_PLACE])
            if supports(caste, away):
                if ready > value and (away == 1 or strikes):
                    out[i] += _PLACED_TO_CAPTURE
                else:
                    out[i] += _PLACED_TO_BUILD * ready // (value + 1)
            elif away <= moves:
                out[i] += _PLACED_TO_CAPTURE if around + strength > value else _PLACED_NEAR


@compiled
def _order_units(s, ids, n, out):
    seat = np.int64(s.active)
    units, mounds = octets(HEXES), octets(HEXES)
    pieces, m = _list_pieces(s, units, mounds)
    for j in range(m):
        mound = np.int64(mounds[j])
        if s.owner[mound] == seat:
            continue
        value = np.int64(s.what[mound]) - state.MOUND
        around, _, _, _ = _force(s, WEIGHTS[0], units, pieces, mound, seat)
        for i in range(n):
            if ids[i] == state.DO_STAY:
                continue
            unit = np.int64(ids[i] - state.DO_UNIT)
            away = np.int64(APART[mound, unit])
            if away == 1:
                out[i] += _UNIT_CAPTURES if around > value else _UNIT_LEAVES
            elif away <= np.int64(s.movement[caste_of(s.what[unit])]):
                if around + strength_of(s, s.what[unit]) > value:
                    out[i] += _UNIT_CAPTURES


@compiled
def _order_targets(s, ids, n, out):
    seat = np.int64(s.active)
    units, mounds = octets(HEXES), octets(HEXES)
    _, m = _list_pieces(s, units, mounds)
    here = _to_enemy_mound(s, mounds, m, seat, np.int64(s.unit))
    for i in range(n):
        target = np.int64(ids[i] - state.DO_TARGET)
        if is_mound(s, target):
            out[i] = _MOUND_ATTACKED
        elif is_unit(s, target):
            out[i] = _UNIT_ATTACKED + _ATTACKED_STRENGTH * strength_of(s, s.what[target])
        else:
            out[i] = _STEP_NEARER * (here - _to_enemy_mound(s, mounds, m, seat, target))


@compiled
def _to_enemy_mound(s, mounds, m, seat, spot):
    """The distance to the nearest mound that is not the player's own."""
    nearest = np.int64(_NOWHERE)
    for j in range(m):
        if s.owner[mounds[j]] != seat:
            nearest = min(nearest, np.int64(APART[mounds[j], spot]))
    return nearest


@compiled
def _order_mounds(s, ids, n, out):
    seat = np.int64(s.decider)
    units, mounds = octets(HEXES), octets(HEXES)
    pieces, _ = _list_pieces(s, units, mounds)
    for i in range(n):
        value, spot = (ids[i] - state.DO_MOUND) // state.HEXES, (ids[i] - state.DO_MOUND) % state.HEXES
        out[i] = _MOUND_VALUE * value
        for j in range(pieces):
            unit = np.int64(units[j])
            if s.owner[unit] != seat and APART[spot, unit] <= 2:
                out[i] += _MOUND_ENEMY * strength_of(s, s.what[unit])
