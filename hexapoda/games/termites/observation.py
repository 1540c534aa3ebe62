"""Features for learning: what a seat knows, as numbers from its point of view."""

import numpy as np

from hexapoda.games.termites import state
from hexapoda.games.termites.rules.board import caste_of, is_mound, is_unit, on_board, size_of, tokens_in, units_of
from hexapoda.games.termites.rules.queries import scores
from hexapoda.kernel.bits import words
from hexapoda.kernel.features import Block, Blocks, Learning
from hexapoda.kernel.jit import compiled
from hexapoda.kernel.scaling import scaled

_BOARD, _SEATS, _CASTES = (state.HEXES,), state.MAX_PLAYERS, len(state.CASTES)
_VALUES = state.MAX_VALUE + 1
#: More than any game has: what counts as 1.
_MOST_TURNS, _MOST_POINTS, _MOST_TOKENS, _MOST_TILES = 100, 160, 20, 30

# Seats are in turn order, the observing one first; hexes row by row on the largest board.
FEATURES = Blocks(
    Block("on-board", _BOARD, "hexes of the board"),
    Block("terrain", (3, *_BOARD), "water, vegetation, stones"),
    Block("units", (_SEATS, _CASTES, *_BOARD), "termites on a hex by seat and caste", most=state.MAX_SIZE),
    Block("mounds", (_SEATS + 1, *_BOARD), "the value of a mound by seat, then neutral", most=state.MAX_VALUE),
    Block("chosen", (3, *_BOARD), "the chosen unit, the target, the hex from which it attacks"),
    Block("hand", (state.KINDS,), "tokens in the observer's hand by caste and size", most=3),
    Block("tokens-left", (_SEATS, state.KINDS), "tokens in hand and stack together by caste and size", most=6),
    Block("hand-size", (_SEATS,), "tokens in hand", most=3),
    Block("reserve", (_SEATS, _VALUES), "mounds of each value not placed yet"),
    Block("trophies", (_SEATS, _VALUES), "captured mounds of each value", most=6),
    Block("score", (_SEATS,), "points", most=_MOST_POINTS),
    Block("units-on-board", (_SEATS,), "units on the board", most=_MOST_TOKENS),
    Block("colony", (_SEATS, 4), "blue, red, gold or gray"),
    Block("first", (_SEATS,), "the starting player"),
    Block("active", (_SEATS,), "whose turn it is"),
    Block("asked", (_SEATS,), "who decides now"),
    Block("token", (state.KINDS,), "the chosen token by caste and size"),
    Block("decision", (len(state.DECISIONS),), "the decision that is asked; nothing when the game is over"),
    Block("players", (), "how many play", most=_SEATS),
    Block("turn", (), "turns begun", most=_MOST_TURNS),
    Block("idle", (), "turns in a row in which no token was placed", most=_SEATS),
    Block("placed", (), "whether a token was placed in this turn"),
    Block("mounds-to-place", (), "mounds still to be placed before the first turn", most=16),
    Block("neutral-to-place", (), "neutral mounds still to be placed on a map that is built", most=_SEATS),
    Block("tiles-to-place", (2,), "tiles still to be placed on the map, and by this player", most=_MOST_TILES),
    Block("tiles-left", (state.MAX_TILE_KINDS,), "tiles left by kind", most=_MOST_TILES),
)
ON_BOARD, TERRAIN, UNITS, MOUNDS, CHOSEN = FEATURES.at("on-board", "terrain", "units", "mounds", "chosen")
HAND, TOKENS_LEFT, HAND_SIZE, RESERVE = FEATURES.at("hand", "tokens-left", "hand-size", "reserve")
TROPHIES, SCORE, UNITS_ON_BOARD, COLONY, FIRST = FEATURES.at("trophies", "score", "units-on-board", "colony", "first")
ACTIVE, ASKED, TOKEN, DECISION, PLAYERS, TURN = FEATURES.at("active", "asked", "token", "decision", "players", "turn")
IDLE, PLACED, MOUNDS_TO_PLACE, NEUTRAL_TO_PLACE = FEATURES.at("idle", "placed", "mounds-to-place", "neutral-to-place")
TILES_TO_PLACE, TILES_LEFT = FEATURES.at("tiles-to-place", "tiles-left")
#: Actions as the rules number them.
CHOICES = Blocks(
    Block("place-neutral", _BOARD, "a neutral mound on a hex"),
    Block("place-tile", (state.MAX_TILE_KINDS, 2, *_BOARD), "a tile by kind and face, on a hex"),
    Block("place-mound", (_VALUES, *_BOARD), "a mound by value, on a hex"),
    Block("choose-token", (state.KINDS,), "a token of the hand by caste and size"),
    Block("keep-tokens", (), "place no token"),
    Block("place-token", _BOARD, "the chosen token on a hex"),
    Block("choose-unit", _BOARD, "the unit on a hex"),
    Block("stay", (), "move no unit"),
    Block("choose-target", _BOARD, "where the unit goes, or what it attacks"),
    Block("choose-from", _BOARD, "the hex from which it attacks"),
    Block("choose-retreat", _BOARD, "where the beaten unit goes"),
    Block("destroy", (), "the beaten unit leaves the board"),
    Block("value", (_VALUES,), "a mound by value: the new, the lost, or the one that makes room"),
)
LEARNING = Learning(FEATURES, CHOICES)
#: The shape that `observe` fills.
OBSERVATION = (FEATURES.size,)
_FACTORS = FEATURES.factors()


@compiled
def observe(s, seat, out):
    for i in range(OBSERVATION[0]):
        out[i] = 0.0
    players = np.int64(s.players)
    _observe_board(s, seat, out)
    for kind in range(state.KINDS):
        out[HAND + kind] = s.hand[seat, kind]
    points = words(_SEATS)
    scores(s, points)
    for other in range(players):
        _observe_seat(s, other, (other - seat) % players, points[other], out)
    if s.token != state.NO_KIND:
        out[TOKEN + np.int64(s.token)] = 1.0
    if s.ending == state.RUNNING:
        out[DECISION + np.int64(s.phase)] = 1.0
    out[PLAYERS] = players
    out[TURN] = s.turn
    out[IDLE] = s.idle
    out[PLACED] = s.placed
    out[MOUNDS_TO_PLACE] = s.setup_left
    out[NEUTRAL_TO_PLACE] = s.neutral_left
    out[TILES_TO_PLACE] = s.tiles_left
    out[TILES_TO_PLACE + 1] = s.tiles_now
    for kind in range(state.MAX_TILE_KINDS):
        out[TILES_LEFT + kind] = s.tile_left[kind]
    scaled(out, _FACTORS)


@compiled
def _observe_board(s, seat, out):
    for spot in range(state.HEXES):
        if not on_board(s, spot):
            continue
        out[ON_BOARD + spot] = 1.0
        terrain = np.int64(s.terrain[spot])
        if terrain != state.CLEAR:
            out[TERRAIN + (terrain - 1) * state.HEXES + spot] = 1.0
        owner = np.int64(s.owner[spot])
        if owner == state.NOBODY:
            continue
        viewed = state.MAX_PLAYERS if owner == state.NEUTRAL else (owner - seat) % np.int64(s.players)
        if is_mound(s, spot):
            out[MOUNDS + viewed * state.HEXES + spot] = np.int64(s.what[spot]) - state.MOUND
        elif is_unit(s, spot):
            caste = caste_of(s.what[spot])
            out[UNITS + (viewed * 4 + caste) * state.HEXES + spot] = size_of(s.what[spot])
    if s.unit != state.NO_HEX:
        out[CHOSEN + np.int64(s.unit)] = 1.0
    if s.target != state.NO_HEX:
        out[CHOSEN + state.HEXES + np.int64(s.target)] = 1.0
    if s.origin != state.NO_HEX:
        out[CHOSEN + 2 * state.HEXES + np.int64(s.origin)] = 1.0


@compiled
def _observe_seat(s, seat, viewed, points, out):
    """`viewed` is the seat's number for the observer."""
    for kind in range(state.KINDS):
        left = np.int64(s.hand[seat, kind]) + np.int64(s.stack[seat, kind])
        out[TOKENS_LEFT + viewed * state.KINDS + kind] = left
    out[HAND_SIZE + viewed] = tokens_in(s.hand, seat)
    for value in range(_VALUES):
        out[RESERVE + viewed * _VALUES + value] = np.int64(s.reserve[seat]) >> value & 1
        out[TROPHIES + viewed * _VALUES + value] = s.trophies[seat, value]
    out[SCORE + viewed] = points
    out[UNITS_ON_BOARD + viewed] = units_of(s, seat)
    out[COLONY + viewed * 4 + np.int64(s.colony[seat])] = 1.0
    out[FIRST + viewed] = 1.0 if s.first == seat else 0.0
    out[ACTIVE + viewed] = 1.0 if s.active == seat else 0.0
    out[ASKED + viewed] = 1.0 if s.ending == state.RUNNING and s.decider == seat else 0.0
