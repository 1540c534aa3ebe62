"""Features for learning: what a seat knows, as numbers from its point of view."""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.rules.apply import cards_in, miners
from hexapoda.games.ants.rules.arrivals import taken_by
from hexapoda.games.ants.rules.board import S, W, ants_at, holds, number, supply
from hexapoda.kernel.bits import popcount
from hexapoda.kernel.jit import compiled

# Planes over the cells. Seats are in turn order, the observing one first.
ON_BOARD = 0
RESOURCES = 1  # cake cells, centre cells
TREATS = RESOURCES + 2  # chips still on the board
ANTS = TREATS + 1  # by seat and kind: the number
TUNNELS = ANTS + 2 * state.MAX_PLAYERS  # by seat
OBSTACLES = TUNNELS + state.MAX_PLAYERS  # by seat
HILLS = OBSTACLES + state.MAX_PLAYERS  # by seat: the cells next to its anthill
STEPPED = HILLS + state.MAX_PLAYERS  # by kind: the active player's ants that have made their normal step
MARCHED = STEPPED + 2  # by kind: those that have finished a forced march
ENTERED = MARCHED + 2  # centre cells entered in this turn
BUSINESS = ENTERED + 1  # where ants arrived, the enemy they fight, the marching ant
PLANES = BUSINESS + 3

# Numbers after the planes.
HAND = PLANES * state.MAX_CELLS  # the observer's hand by card
DISCARD = HAND + state.CARD_KINDS
UNSEEN = DISCARD + state.CARD_KINDS  # by card: in the draw pile or in the hands of others
SEAT = UNSEEN + state.CARD_KINDS  # by seat, the observing one first:
#: chips, income, levels standing and taken, ants in the supply by kind, markers in the supply, cards in hand, both
#: cards on the table, being an ally, the starting player, having the turn, being asked.
_OF_SEAT = 14
TAKEN = SEAT + state.MAX_PLAYERS * _OF_SEAT  # by seat, from each seat
ASKED = TAKEN + state.MAX_PLAYERS * state.MAX_PLAYERS  # the decision, all 0 when the game is over
KIND = ASKED + len(state.DECISIONS)  # the kind of turn
PLAYING = KIND + len(state.TURNS)  # the card in progress
HIRING = PLAYING + state.CARD_KINDS  # the ant still to be placed by kind, its gate, the ant to be pushed by kind
MARCHING = HIRING + 2 + state.GATES + 2  # the marching ant by kind
BATTLE = MARCHING + 2  # the bonuses of both sides, and whether the other has passed
COURSE = BATTLE + 5  # players, turn, rounds left, pyramids, allied, pushed ants
#: The shape that `observe` fills.
OBSERVATION = (COURSE + 6,)
_FEATURES = OBSERVATION[0]


@compiled
def observe(s, seat, out):
    for i in range(_FEATURES):
        out[i] = 0.0
    _observe_board(s, seat, out)
    for card in range(state.CARD_KINDS):
        out[HAND + card] = np.float64(s.hand[seat, card])
        out[DISCARD + card] = np.float64(s.discard[card])
        out[UNSEEN + card] = np.float64(s.pile[card])
    players = np.int64(s.players)
    for other in range(players):
        viewed = (other - seat) % players
        _observe_seat(s, seat, other, out, SEAT + viewed * _OF_SEAT)
        for owner in range(players):
            out[TAKEN + viewed * state.MAX_PLAYERS + (owner - seat) % players] = np.float64(s.taken[other, owner])
        if other != seat:
            for card in range(state.CARD_KINDS):
                out[UNSEEN + card] += np.float64(s.hand[other, card])
    if s.ending == state.RUNNING:
        out[ASKED + np.int64(s.phase)] = 1.0
    out[KIND + np.int64(s.turn_kind)] = 1.0
    _observe_business(s, out)
    out[COURSE] = np.float64(players)
    out[COURSE + 1] = np.float64(s.turn)
    out[COURSE + 2] = np.float64(s.max_rounds) - np.float64((np.int64(s.turn) - 1) // players)
    out[COURSE + 3] = np.float64(s.pyramids)
    out[COURSE + 4] = np.float64(s.allied)
    out[COURSE + 5] = np.float64(s.pushed)


@compiled
def _observe_board(s, seat, out):
    players = np.int64(s.players)
    for cell in range(np.int64(s.cells)):
        out[ON_BOARD * state.MAX_CELLS + cell] = 1.0
        out[RESOURCES * state.MAX_CELLS + cell] = np.float64(holds(s.cake, cell))
        out[(RESOURCES + 1) * state.MAX_CELLS + cell] = np.float64(holds(s.centre, cell))
        out[TREATS * state.MAX_CELLS + cell] = np.float64(holds(s.treats, cell))
        for other in range(players):
            viewed = (other - seat) % players
            out[(ANTS + 2 * viewed) * state.MAX_CELLS + cell] = np.float64(ants_at(s, other, W, cell))
            out[(ANTS + 2 * viewed + 1) * state.MAX_CELLS + cell] = np.float64(ants_at(s, other, S, cell))
            out[(TUNNELS + viewed) * state.MAX_CELLS + cell] = np.float64(holds(s.markers[other], cell))
            out[(OBSTACLES + viewed) * state.MAX_CELLS + cell] = np.float64(holds(s.obstacles[other], cell))
            out[(HILLS + viewed) * state.MAX_CELLS + cell] = np.float64(holds(s.gates[s.hill[other]], cell))
        for kind in range(2):
            stepped = number(s.stepped_one, s.stepped_two, kind, cell)
            out[(STEPPED + kind) * state.MAX_CELLS + cell] = np.float64(stepped)
            marched = number(s.marched_one, s.marched_two, kind * 2, cell)
            marched += number(s.marched_one, s.marched_two, kind * 2 + 1, cell)
            out[(MARCHED + kind) * state.MAX_CELLS + cell] = np.float64(marched)
        out[ENTERED * state.MAX_CELLS + cell] = np.float64(s.entries[cell])
    if s.arena != state.NO_CELL:
        out[BUSINESS * state.MAX_CELLS + np.int64(s.arena)] = 1.0
    if s.rival != state.NO_CELL:
        out[(BUSINESS + 1) * state.MAX_CELLS + np.int64(s.rival)] = 1.0
    if s.march_cell != state.NO_CELL:
        out[(BUSINESS + 2) * state.MAX_CELLS + np.int64(s.march_cell)] = 1.0


@compiled
def _observe_seat(s, seat, other, out, at):
    out[at] = np.float64(s.chips[other])
    out[at + 1] = np.float64(miners(s, other))
    out[at + 2] = np.float64(s.levels[other])
    out[at + 3] = np.float64(taken_by(s, other))
    out[at + 4] = np.float64(supply(s, other, W))
    out[at + 5] = np.float64(supply(s, other, S))
    out[at + 6] = np.float64(state.MARKERS - popcount(s.markers[other]))
    out[at + 7] = np.float64(cards_in(s.hand[other]))
    out[at + 8] = np.float64(s.stores[other])
    out[at + 9] = np.float64(s.sentries[other])
    out[at + 10] = 1.0 if s.team[other] == s.team[seat] else 0.0
    out[at + 11] = 1.0 if s.first == other else 0.0
    out[at + 12] = 1.0 if s.active == other else 0.0
    out[at + 13] = 1.0 if s.ending == state.RUNNING and s.decider == other else 0.0


@compiled
def _observe_business(s, out):
    if s.playing != state.NO_CARD:
        out[PLAYING + np.int64(s.playing)] = 1.0
    if s.hire_kind != state.NO_KIND:
        out[HIRING + np.int64(s.hire_kind)] = 1.0
        out[HIRING + 2 + np.int64(s.hire_gate)] = 1.0
    if s.push_kind != state.NO_KIND:
        out[HIRING + 2 + state.GATES + np.int64(s.push_kind)] = 1.0
    if s.march_kind != state.NO_KIND:
        out[MARCHING + np.int64(s.march_kind)] = 1.0
    for side in range(2):
        for ant in range(2):
            out[BATTLE + 2 * side + ant] = np.float64(s.bonus[side, ant])
    out[BATTLE + 4] = np.float64(s.passed)
