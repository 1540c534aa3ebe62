"""Features for learning: what a seat knows, as numbers from its point of view."""

import numpy as np

from hexapoda.games.termites import state
from hexapoda.games.termites.rules.board import caste_of, is_mound, is_unit, on_board, size_of, tokens_in, units_of
from hexapoda.games.termites.rules.queries import scores
from hexapoda.kernel.bits import words
from hexapoda.kernel.jit import compiled

# Planes over the hexes of the largest board. Seats are in turn order, the observing one first.
ON_BOARD = 0
TERRAIN = 1  # water, vegetation, stones
UNITS = TERRAIN + 3  # by seat and caste: the number of termites
MOUNDS = UNITS + 4 * state.MAX_PLAYERS  # by seat, then neutral: the value
CHOSEN = MOUNDS + state.MAX_PLAYERS + 1  # the unit, the target, the attack-from hex
PLANES = CHOSEN + 3

# Numbers after the planes.
HAND = PLANES * state.HEXES  # the observer's hand by kind
SEAT = HAND + state.KINDS  # by seat, the observing one first:
#: tokens in hand and stack together by kind, tokens in hand, reserve and trophies by value, score, units on the board,
#: the colony, being the starting player, having the turn, being asked.
_OF_SEAT = state.KINDS + 1 + 2 * (state.MAX_VALUE + 1) + 2 + 4 + 3
TOKEN = SEAT + state.MAX_PLAYERS * _OF_SEAT  # the chosen token by kind
ASKED = TOKEN + state.KINDS  # the decision, all 0 when the game is over
#: Players, turn, idle turns, whether a token was placed, first mounds still to be placed.
COURSE = ASKED + len(state.DECISIONS)
BUILDING = COURSE + 5  # neutral mounds, tiles, and tiles of this player still to be placed; tiles left by kind
#: Scratch arrays have a size that is a constant of the module.
_SEATS = state.MAX_PLAYERS
#: The shape that `observe` fills.
OBSERVATION = (BUILDING + 3 + state.MAX_TILE_KINDS,)


@compiled
def observe(s, seat, out):
    for i in range(OBSERVATION[0]):
        out[i] = 0.0
    _observe_board(s, seat, out)
    for kind in range(state.KINDS):
        out[HAND + kind] = np.float64(s.hand[seat, kind])
    points = words(_SEATS)
    scores(s, points)
    for other in range(np.int64(s.players)):
        at = SEAT + ((other - seat) % np.int64(s.players)) * _OF_SEAT
        _observe_seat(s, other, points[other], out, at)
    if s.token != state.NO_KIND:
        out[TOKEN + np.int64(s.token)] = 1.0
    if s.ending == state.RUNNING:
        out[ASKED + np.int64(s.phase)] = 1.0
    out[COURSE] = np.float64(s.players)
    out[COURSE + 1] = np.float64(s.turn)
    out[COURSE + 2] = np.float64(s.idle)
    out[COURSE + 3] = np.float64(s.placed)
    out[COURSE + 4] = np.float64(s.setup_left)
    out[BUILDING] = np.float64(s.neutral_left)
    out[BUILDING + 1] = np.float64(s.tiles_left)
    out[BUILDING + 2] = np.float64(s.tiles_now)
    for kind in range(state.MAX_TILE_KINDS):
        out[BUILDING + 3 + kind] = np.float64(s.tile_left[kind])


@compiled
def _observe_board(s, seat, out):
    for spot in range(state.HEXES):
        if not on_board(s, spot):
            continue
        out[ON_BOARD * state.HEXES + spot] = 1.0
        terrain = np.int64(s.terrain[spot])
        if terrain != state.CLEAR:
            out[(TERRAIN + terrain - 1) * state.HEXES + spot] = 1.0
        owner = np.int64(s.owner[spot])
        if owner == state.NOBODY:
            continue
        viewed = state.MAX_PLAYERS if owner == state.NEUTRAL else (owner - seat) % np.int64(s.players)
        if is_mound(s, spot):
            out[(MOUNDS + viewed) * state.HEXES + spot] = np.float64(np.int64(s.what[spot]) - state.MOUND)
        elif is_unit(s, spot):
            caste = caste_of(s.what[spot])
            out[(UNITS + viewed * 4 + caste) * state.HEXES + spot] = np.float64(size_of(s.what[spot]))
    if s.unit != state.NO_HEX:
        out[CHOSEN * state.HEXES + np.int64(s.unit)] = 1.0
    if s.target != state.NO_HEX:
        out[(CHOSEN + 1) * state.HEXES + np.int64(s.target)] = 1.0
    if s.origin != state.NO_HEX:
        out[(CHOSEN + 2) * state.HEXES + np.int64(s.origin)] = 1.0


@compiled
def _observe_seat(s, seat, points, out, at):
    for kind in range(state.KINDS):
        out[at + kind] = np.float64(s.hand[seat, kind]) + np.float64(s.stack[seat, kind])
    at += state.KINDS
    out[at] = np.float64(tokens_in(s.hand, seat))
    at += 1
    for value in range(state.MAX_VALUE + 1):
        out[at + value] = np.float64(np.int64(s.reserve[seat]) >> value & 1)
        out[at + state.MAX_VALUE + 1 + value] = np.float64(s.trophies[seat, value])
    at += 2 * (state.MAX_VALUE + 1)
    out[at] = points
    out[at + 1] = np.float64(units_of(s, seat))
    out[at + 2 + np.int64(s.colony[seat])] = 1.0
    at += 6
    out[at] = 1.0 if s.first == seat else 0.0
    out[at + 1] = 1.0 if s.active == seat else 0.0
    out[at + 2] = 1.0 if s.ending == state.RUNNING and s.decider == seat else 0.0
