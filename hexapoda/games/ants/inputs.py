"""What a player's standing is judged by: the inputs of the network in Ants' evaluation.

A block of numbers for a player, the same for the strongest enemy, and what concerns both. Numbers of about 1 at most;
what matters by steps (the first chips, the next ones …) is there more than once.
"""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.rules import board
from hexapoda.games.ants.rules.apply import cards_in, miners
from hexapoda.games.ants.rules.arrivals import taken_by
from hexapoda.kernel.bits import lowest, popcount
from hexapoda.kernel.jit import compiled
from hexapoda.kernel.network import clear, put, put_choice

_KINDS = len(state.KINDS)
#: How far from an anthill ants are counted as guards, and as attackers.
_GUARDS, _ATTACKERS = 3, 8
_NOWHERE = 99
#: The inputs of a player.
BLOCK = 59
#: How many inputs there are. The last one is free, for what the rest of the evaluation says.
INPUTS = 2 * BLOCK + 20


@compiled
def write_block(s, seat, inputs, at):
    """Write the inputs of a player from a place on; return the place after them."""
    at = _means(s, seat, inputs, at)
    at = _cards(s, seat, inputs, at)
    at = _anthill(s, seat, inputs, at)
    at = _guards(s, seat, inputs, at)
    at = _attackers(s, seat, inputs, at)
    return _prospects(s, seat, inputs, at)


@compiled
def write_inputs(s, seat, rival, blocks, inputs):
    """Write the inputs for a player and the strongest enemy, from the blocks of all; return how many."""
    clear(inputs, INPUTS)
    for i in range(BLOCK):
        inputs[i] = blocks[seat * BLOCK + i]
        inputs[BLOCK + i] = blocks[rival * BLOCK + i]
    players = np.int64(s.players)
    at = put(inputs, np.int64(2 * BLOCK), np.float64(s.pyramids))
    at = put(inputs, at, np.float64(s.allied))
    at = put_choice(inputs, at, players - 2, state.MAX_PLAYERS - 1)
    at = put_choice(inputs, at, np.int64(s.phase), len(state.DECISIONS))
    at = put(inputs, at, 1.0 if s.active == seat else 0.0)
    at = put(inputs, at, 1.0 if s.active == rival else 0.0)
    at = put(inputs, at, 1.0 if s.decider == seat else 0.0)
    at = put(inputs, at, ((rival - np.int64(s.active)) % players) / 3.0)
    at = put(inputs, at, ((seat - np.int64(s.active)) % players) / 3.0)
    at = put(inputs, at, min(np.float64(s.turn) / players, 40.0) / 20.0)
    return put(inputs, at, popcount(s.treats) / 4.0)


@compiled
def _means(s, seat, inputs, at):
    """Chips, income, ants on the board and off it."""
    chips, income = np.int64(s.chips[seat]), miners(s, seat)
    at = put(inputs, at, min(chips, 12) / 6.0)
    at = put(inputs, at, min(chips, 2) / 2.0)
    at = put(inputs, at, min(chips, 5) / 5.0)
    at = put(inputs, at, income / 4.0)
    at = put(inputs, at, min(income, 2) / 2.0)
    for kind in range(_KINDS):
        at = put(inputs, at, board.on_board(s, seat, np.int64(kind)) / 4.0)
        at = put(inputs, at, board.supply(s, seat, np.int64(kind)) / 4.0)
    return put(inputs, at, popcount(s.markers[seat]) / 2.0)


@compiled
def _cards(s, seat, inputs, at):
    for card in range(state.CARD_KINDS):
        at = put(inputs, at, np.float64(s.hand[seat, card]) / 2.0)
    at = put(inputs, at, cards_in(s.hand[seat]) / 4.0)
    at = put(inputs, at, np.float64(s.stores[seat]))
    return put(inputs, at, np.float64(s.sentries[seat]))


@compiled
def _anthill(s, seat, inputs, at):
    """Levels built and taken, and how far the chips go."""
    chips, income = np.int64(s.chips[seat]), miners(s, seat)
    at = put_choice(inputs, at, np.int64(s.levels[seat]), state.LEVELS + 1)
    at = put(inputs, at, taken_by(s, seat) / 2.0)
    missing = np.int64(0)
    for level in range(np.int64(s.levels[seat]), state.LEVELS):
        missing += np.int64(s.level_cost[level])
    builds = not s.pyramids
    at = put(inputs, at, missing / 10.0)
    for turns in range(3):
        at = put(inputs, at, max(missing - chips - turns * income, 0) / 10.0 if builds else 0.0)
    at = put(inputs, at, 1.0 if builds and chips >= missing else 0.0)
    return put(inputs, at, 1.0 if builds and chips + income >= missing else 0.0)


@compiled
def _guards(s, seat, inputs, at):
    """Workers and soldiers by their distance from the own anthill."""
    hill = np.int64(s.hill[seat])
    for kind in range(_KINDS):
        cells = s.one[seat * _KINDS + kind]
        while cells:
            away = np.int64(s.distance[hill, lowest(cells)])
            cells = board.without_lowest(cells)
            if away <= _GUARDS:
                inputs[at + away - 1] += np.float32(0.5)
        at += _GUARDS
    return at


@compiled
def _attackers(s, seat, inputs, at):
    """Workers and soldiers by their distance from the nearest anthill that they can win from."""
    players = np.int64(s.players)
    for kind in range(_KINDS):
        cells = s.one[seat * _KINDS + kind]
        while cells:
            cell = lowest(cells)
            cells = board.without_lowest(cells)
            away = np.int64(_NOWHERE)
            for other in range(players):
                if board.are_enemies(s, seat, other) and not (s.pyramids and s.levels[other] == 0):
                    away = min(away, np.int64(s.distance[s.hill[other], cell]))
            if away <= _ATTACKERS:
                inputs[at + away - 1] += np.float32(0.5)
        at += _ATTACKERS
    return at


@compiled
def _prospects(s, seat, inputs, at):
    """Workers beside a free resource, free cakes, and chips on the ground beside ants."""
    resources = s.cake | s.centre
    free = resources & ~board.full_of(s, seat)
    beside, cells = np.uint64(0), free
    while cells:
        beside |= s.beside[lowest(cells)]
        cells = board.without_lowest(cells)
    at = put(inputs, at, popcount(s.one[seat * _KINDS] & ~resources & beside) / 2.0)
    at = put(inputs, at, popcount(free & s.cake) / 4.0)
    treats, cells = np.int64(0), s.treats
    while cells:
        treats += 1 if s.beside[lowest(cells)] & board.ants_of(s, seat) else 0
        cells = board.without_lowest(cells)
    return put(inputs, at, treats / 2.0)
