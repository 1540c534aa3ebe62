"""What a player's standing is judged by: the inputs of the network in Termites' evaluation.

A block of numbers for a player, the same for the strongest opponent, and what concerns both. Numbers of about 1 at
most.
"""

import numpy as np

from hexapoda.games.termites import state
from hexapoda.games.termites.rules.board import caste_of, size_of
from hexapoda.games.termites.rules.strength import strength_of
from hexapoda.kernel.jit import compiled
from hexapoda.kernel.network import clear, put, put_choice

_CASTES = len(state.CASTES)
_PHASES = len(state.DECISIONS)
#: How soon a mound may be captured: in this turn, before its owner's next turn, after it, or not yet.
NOW, BEFORE, AFTER, LATER = range(4)
#: Of mounds that may be captured so soon: the most valuable one, and the sum.
_EACH = 2
#: In a block, the places of what a player may capture, and may lose.
_GAINS = 0
_LOSSES = _GAINS + _EACH * (LATER + 1)
_REST = _LOSSES + _EACH * (LATER + 1)
#: The inputs of a player.
BLOCK = _REST + 28
#: How many inputs there are. The last two are free, for what the rest of the evaluation says.
INPUTS = 2 * BLOCK + _PHASES + 10


@compiled
def note_threat(blocks, seat, owner, players, soon, value):
    """Note that a player may capture a mound of an owner."""
    part = np.float32(value / 6.0)
    _note(blocks, seat * BLOCK + _GAINS + _EACH * soon, part)
    if owner < players:
        _note(blocks, owner * BLOCK + _LOSSES + _EACH * soon, part)


@compiled
def _note(blocks, at, part):
    blocks[at] = max(blocks[at], part)
    blocks[at + 1] += np.float32(0.5) * part


@compiled
def write_block(s, seat, points, units, n, mounds, m, blocks):
    """Write the other inputs of a player: points, mounds, units, tokens."""
    at = put(blocks, np.int64(seat * BLOCK + _REST), points / 20.0)
    at = _mounds(s, seat, mounds, m, blocks, at)
    at = _units(s, seat, units, n, blocks, at)
    return _tokens(s, seat, blocks, at)


@compiled
def write_inputs(s, seat, rival, blocks, inputs):
    """Write the inputs for a player and the strongest opponent, from the blocks of all; return how many."""
    clear(inputs, INPUTS)
    for i in range(BLOCK):
        inputs[i] = blocks[seat * BLOCK + i]
        inputs[BLOCK + i] = blocks[rival * BLOCK + i]
    players = np.int64(s.players)
    at = put_choice(inputs, np.int64(2 * BLOCK), players - 2, state.MAX_PLAYERS - 1)
    at = put_choice(inputs, at, np.int64(s.phase), _PHASES)
    at = put(inputs, at, 1.0 if s.active == seat else 0.0)
    at = put(inputs, at, 1.0 if s.active == rival else 0.0)
    at = put(inputs, at, 1.0 if s.decider == seat else 0.0)
    at = put(inputs, at, ((rival - np.int64(s.active)) % players) / 3.0)
    return put(inputs, at, ((seat - np.int64(s.active)) % players) / 3.0)


@compiled
def _mounds(s, seat, mounds, m, inputs, at):
    """Own mounds on the board, mounds captured and in reserve."""
    count, total, best = 0.0, 0.0, 0.0
    for i in range(m):
        if s.owner[mounds[i]] == seat:
            value = np.float64(s.what[mounds[i]]) - state.MOUND
            count += 1.0
            total += value
            best = max(best, value)
    trophies, reserve = 0.0, 0.0
    for value in range(state.MAX_VALUE + 1):
        trophies += np.float64(value) * np.float64(s.trophies[seat, value])
        reserve += np.float64(value) * np.float64(np.int64(s.reserve[seat]) >> value & 1)
    at = put(inputs, at, count / 4.0)
    at = put(inputs, at, total / 15.0)
    at = put(inputs, at, best / 6.0)
    at = put(inputs, at, trophies / 10.0)
    return put(inputs, at, reserve / 10.0)


@compiled
def _units(s, seat, units, n, inputs, at):
    """Units on the board and their termites, by caste, and their strength."""
    strength = 0.0
    for i in range(n):
        if s.owner[units[i]] == seat:
            kind = np.int64(s.what[units[i]])
            strength += np.float64(strength_of(s, kind))
            inputs[at + caste_of(kind)] += np.float32(0.25)
            inputs[at + _CASTES + caste_of(kind)] += np.float32(size_of(kind) / 8.0)
    return put(inputs, at + 2 * _CASTES, strength / 15.0)


@compiled
def _tokens(s, seat, inputs, at):
    """Tokens in hand and in the stack: their number and strength, the strongest, and those in hand by caste."""
    hand, held, best, stack, left = 0.0, 0.0, 0.0, 0.0, 0.0
    for kind in range(state.KINDS):
        strength, number = np.float64(strength_of(s, kind)), np.float64(s.hand[seat, kind])
        hand += number
        held += strength * number
        if number > 0.0:
            best = max(best, strength)
            inputs[at + caste_of(kind)] += np.float32(number / 2.0)
        stack += np.float64(s.stack[seat, kind])
        left += strength * np.float64(s.stack[seat, kind])
    at = put(inputs, at + _CASTES, hand / 3.0)
    at = put(inputs, at, held / 8.0)
    at = put(inputs, at, best / 4.0)
    at = put(inputs, at, 1.0 if hand == 0.0 else 0.0)
    at = put(inputs, at, (hand + stack) / 12.0)
    at = put(inputs, at, min(hand + stack, 4.0) / 4.0)
    at = put(inputs, at, min(hand + stack, 2.0) / 2.0)
    at = put(inputs, at, stack / 12.0)
    return put(inputs, at, left / 30.0)
