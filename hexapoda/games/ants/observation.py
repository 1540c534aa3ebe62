"""Features for learning: what a seat knows, as numbers from its point of view."""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.rules.apply import cards_in, miners
from hexapoda.games.ants.rules.arrivals import taken_by
from hexapoda.games.ants.rules.board import S, W, ants_at, holds, number, supply
from hexapoda.kernel.bits import popcount
from hexapoda.kernel.features import Block, Blocks, Learning
from hexapoda.kernel.jit import compiled
from hexapoda.kernel.scaling import scaled

_BOARD, _SEATS, _KINDS, _CARDS = (state.MAX_CELLS,), state.MAX_PLAYERS, len(state.KINDS), (state.CARD_KINDS,)
#: What counts as 1: chips, rounds and turns have no maximum in the rules.
_MANY_CHIPS, _MANY_ROUNDS, _MANY_CARDS = 30, 60, 10

# Seats are in turn order, the observing one first; cells in the order of the data file.
FEATURES = Blocks(
    Block("on-board", _BOARD, "cells of the board"),
    Block("resources", (2, *_BOARD), "cake cells, centre cells"),
    Block("treats", _BOARD, "chips still on the board"),
    Block("ants", (_SEATS, _KINDS, *_BOARD), "ants on a cell by seat and kind", most=state.MAX_CAPACITY),
    Block("tunnels", (_SEATS, *_BOARD), "tunnel markers by seat"),
    Block("obstacles", (_SEATS, *_BOARD), "obstacles by the owner of the card"),
    Block("hills", (_SEATS, *_BOARD), "the cells next to the anthill of each seat"),
    Block("stepped", (_KINDS, *_BOARD), "ants that have made their normal step in this turn", most=state.MAX_CAPACITY),
    Block("marched", (_KINDS, *_BOARD), "ants that have finished a forced march", most=state.MAX_CAPACITY),
    Block("entered", _BOARD, "ants that entered a centre cell in this turn", most=4),
    Block("business", (3, *_BOARD), "where ants arrived, the enemy they fight, the ant on a forced march"),
    Block("hand", _CARDS, "the observer's cards", most=4),
    Block("discard", _CARDS, "cards in the discard pile", most=_MANY_CARDS),
    Block("unseen", _CARDS, "cards in the draw pile or in the hands of others", most=_MANY_CARDS),
    Block("chips", (_SEATS,), "chips", most=_MANY_CHIPS),
    Block("income", (_SEATS,), "chips that come at the next income", most=_MANY_CHIPS),
    Block("levels", (_SEATS,), "levels standing", most=state.LEVELS),
    Block("levels-taken", (_SEATS,), "levels taken", most=state.LEVELS * _SEATS),
    Block("supply", (_SEATS, _KINDS), "ants in the supply by kind", most=state.MAX_ANTS_OF_KIND),
    Block("markers", (_SEATS,), "tunnel markers in the supply", most=state.MARKERS),
    Block("hand-size", (_SEATS,), "cards in hand", most=8),
    Block("on-table", (_SEATS, 2), "Winter Stores and Sentries on the table", most=4),
    Block("ally", (_SEATS,), "of the observer's team"),
    Block("first", (_SEATS,), "the starting player"),
    Block("active", (_SEATS,), "whose turn it is"),
    Block("asked", (_SEATS,), "who decides now"),
    Block("taken", (_SEATS, _SEATS), "levels taken, by and from", most=state.LEVELS),
    Block("decision", (len(state.DECISIONS),), "the decision that is asked; nothing when the game is over"),
    Block("turn-kind", (len(state.TURNS),), "open, hiring or moving"),
    Block("playing", _CARDS, "the card in progress"),
    Block("hiring", (_KINDS,), "the ant still to be placed by kind"),
    Block("hiring-gate", (state.GATES,), "and its gate"),
    Block("pushing", (_KINDS,), "the ant that must make room by kind"),
    Block("marching", (_KINDS,), "the ant on a forced march by kind"),
    Block("bonus", (2, state.MAX_CAPACITY), "bonuses in a battle by side and ant", most=4),
    Block("passed", (), "whether the other side has just passed"),
    Block("players", (), "how many play", most=_SEATS),
    Block("turn", (), "turns begun", most=_MANY_ROUNDS * _SEATS),
    Block("rounds-left", (), "rounds left, where they are limited", most=_MANY_ROUNDS, signed=True),
    Block("scenario", (2,), "pyramids, allied"),
    Block("pushed", (), "ants pushed in this turn", most=state.MAX_ANTS),
)
ON_BOARD, RESOURCES, TREATS, ANTS, TUNNELS = FEATURES.at("on-board", "resources", "treats", "ants", "tunnels")
OBSTACLES, HILLS, STEPPED, MARCHED, ENTERED = FEATURES.at("obstacles", "hills", "stepped", "marched", "entered")
BUSINESS, HAND, DISCARD, UNSEEN, CHIPS = FEATURES.at("business", "hand", "discard", "unseen", "chips")
INCOME, LEVELS, LEVELS_TAKEN, SUPPLY, MARKERS = FEATURES.at("income", "levels", "levels-taken", "supply", "markers")
HAND_SIZE, ON_TABLE, ALLY, FIRST, ACTIVE = FEATURES.at("hand-size", "on-table", "ally", "first", "active")
ASKED, TAKEN, DECISION, TURN_KIND, PLAYING = FEATURES.at("asked", "taken", "decision", "turn-kind", "playing")
HIRING, HIRING_GATE, PUSHING, MARCHING, BONUS = FEATURES.at("hiring", "hiring-gate", "pushing", "marching", "bonus")
PASSED, PLAYERS, TURN, ROUNDS_LEFT, SCENARIO = FEATURES.at("passed", "players", "turn", "rounds-left", "scenario")
PUSHED = FEATURES.at("pushed")[0]
_HIRES = (state.GATES, _KINDS, 1 + _KINDS)
_WAYS = (state.MAX_CELLS, _KINDS, state.WAYS)
#: Actions as the rules number them.
CHOICES = Blocks(
    Block("keep", (), "exchange no card"),
    Block("exchange", _CARDS, "exchange a card"),
    Block("end", (), "end the turn"),
    Block("build", (), "build a level"),
    Block("hire", _HIRES, "hire by gate, kind, and no push or the kind that is pushed"),
    Block(
        "step", _WAYS, "an ant from a cell by kind, along a way: the cells beside it in their order, then the tunnel"
    ),
    Block("tunnel", _BOARD, "dig a tunnel on a cell"),
    Block("emergency", (state.CARD_KINDS, state.CARD_KINDS), "an emergency hire for two cards"),
    Block(
        "ambush",
        (state.MAX_CELLS, _KINDS, state.MOST_FAR, _KINDS),
        "an ant by cell and kind, on the nth cell two links away, on an enemy by kind",
    ),
    Block("forced-march", _WAYS, "as a step"),
    Block("column", (state.MAX_CELLS, state.WAYS), "all ants from a cell along a way"),
    Block("reinforcements", _HIRES, "as a hire"),
    Block("honeydew", (), "play Honeydew"),
    Block("winter-stores", (), "play Winter Stores"),
    Block("sentries", (), "play Sentries"),
    Block("obstacle", _BOARD, "an obstacle on a cell"),
    Block("cave-in", _BOARD, "a cave-in on a cell"),
    Block("contact", _BOARD, "fight the enemy on a cell"),
    Block("decline", (), "fight nobody"),
    Block("guard", (state.MAX_CAPACITY,), "Sentries for the nth ant of the own side"),
    Block("pass", (), "use no card in the battle"),
    Block("fury", (state.MAX_CAPACITY,), "Fury for the nth ant of the own side"),
    Block("stop", (), "end the forced march"),
    Block("march", _BOARD, "the second step of a forced march, to a cell"),
    Block("push", (_KINDS,), "the ant that moves on by kind"),
)
LEARNING = Learning(FEATURES, CHOICES)
#: The shape that `observe` fills.
OBSERVATION = (FEATURES.size,)
_FEATURES = OBSERVATION[0]
_FACTORS = FEATURES.factors()


@compiled
def observe(s, seat, out):
    for i in range(_FEATURES):
        out[i] = 0.0
    _observe_board(s, seat, out)
    for card in range(state.CARD_KINDS):
        out[HAND + card] = s.hand[seat, card]
        out[DISCARD + card] = s.discard[card]
        out[UNSEEN + card] = s.pile[card]
    players = np.int64(s.players)
    for other in range(players):
        viewed = (other - seat) % players
        _observe_seat(s, seat, other, viewed, out)
        for owner in range(players):
            out[TAKEN + viewed * state.MAX_PLAYERS + (owner - seat) % players] = s.taken[other, owner]
        if other != seat:
            for card in range(state.CARD_KINDS):
                out[UNSEEN + card] += s.hand[other, card]
    if s.ending == state.RUNNING:
        out[DECISION + np.int64(s.phase)] = 1.0
    out[TURN_KIND + np.int64(s.turn_kind)] = 1.0
    _observe_business(s, out)
    out[PLAYERS] = players
    out[TURN] = s.turn
    out[ROUNDS_LEFT] = np.int64(s.max_rounds) - (np.int64(s.turn) - 1) // players
    out[SCENARIO] = s.pyramids
    out[SCENARIO + 1] = s.allied
    out[PUSHED] = s.pushed
    scaled(out, _FACTORS)


@compiled
def _observe_board(s, seat, out):
    players = np.int64(s.players)
    for cell in range(np.int64(s.cells)):
        out[ON_BOARD + cell] = 1.0
        out[RESOURCES + cell] = np.float64(holds(s.cake, cell))
        out[RESOURCES + state.MAX_CELLS + cell] = np.float64(holds(s.centre, cell))
        out[TREATS + cell] = np.float64(holds(s.treats, cell))
        for other in range(players):
            viewed = (other - seat) % players
            out[ANTS + 2 * viewed * state.MAX_CELLS + cell] = ants_at(s, other, W, cell)
            out[ANTS + (2 * viewed + 1) * state.MAX_CELLS + cell] = ants_at(s, other, S, cell)
            out[TUNNELS + viewed * state.MAX_CELLS + cell] = np.float64(holds(s.markers[other], cell))
            out[OBSTACLES + viewed * state.MAX_CELLS + cell] = np.float64(holds(s.obstacles[other], cell))
            out[HILLS + viewed * state.MAX_CELLS + cell] = np.float64(holds(s.gates[s.hill[other]], cell))
        for kind in range(2):
            out[STEPPED + kind * state.MAX_CELLS + cell] = number(s.stepped_one, s.stepped_two, kind, cell)
            marched = number(s.marched_one, s.marched_two, kind * 2, cell)
            marched += number(s.marched_one, s.marched_two, kind * 2 + 1, cell)
            out[MARCHED + kind * state.MAX_CELLS + cell] = marched
        out[ENTERED + cell] = s.entries[cell]
    if s.arena != state.NO_CELL:
        out[BUSINESS + np.int64(s.arena)] = 1.0
    if s.rival != state.NO_CELL:
        out[BUSINESS + state.MAX_CELLS + np.int64(s.rival)] = 1.0
    if s.march_cell != state.NO_CELL:
        out[BUSINESS + 2 * state.MAX_CELLS + np.int64(s.march_cell)] = 1.0


@compiled
def _observe_seat(s, seat, other, viewed, out):
    """`viewed` is the other seat's number for the observer."""
    out[CHIPS + viewed] = s.chips[other]
    out[INCOME + viewed] = miners(s, other)
    out[LEVELS + viewed] = s.levels[other]
    out[LEVELS_TAKEN + viewed] = taken_by(s, other)
    out[SUPPLY + 2 * viewed] = supply(s, other, W)
    out[SUPPLY + 2 * viewed + 1] = supply(s, other, S)
    out[MARKERS + viewed] = state.MARKERS - popcount(s.markers[other])
    out[HAND_SIZE + viewed] = cards_in(s.hand[other])
    out[ON_TABLE + 2 * viewed] = s.stores[other]
    out[ON_TABLE + 2 * viewed + 1] = s.sentries[other]
    out[ALLY + viewed] = 1.0 if s.team[other] == s.team[seat] else 0.0
    out[FIRST + viewed] = 1.0 if s.first == other else 0.0
    out[ACTIVE + viewed] = 1.0 if s.active == other else 0.0
    out[ASKED + viewed] = 1.0 if s.ending == state.RUNNING and s.decider == other else 0.0


@compiled
def _observe_business(s, out):
    if s.playing != state.NO_CARD:
        out[PLAYING + np.int64(s.playing)] = 1.0
    if s.hire_kind != state.NO_KIND:
        out[HIRING + np.int64(s.hire_kind)] = 1.0
        out[HIRING_GATE + np.int64(s.hire_gate)] = 1.0
    if s.push_kind != state.NO_KIND:
        out[PUSHING + np.int64(s.push_kind)] = 1.0
    if s.march_kind != state.NO_KIND:
        out[MARCHING + np.int64(s.march_kind)] = 1.0
    for side in range(2):
        for ant in range(state.MAX_CAPACITY):
            out[BONUS + state.MAX_CAPACITY * side + ant] = s.bonus[side, ant]
    out[PASSED] = s.passed
