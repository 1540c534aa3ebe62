"""Termites' state: one record, with everything that a data file can change (board, castes, terrain, tokens, tiles).

Hexes are numbered row by row on the largest board, a hexagon with seven hexes on each side; a smaller board is its
middle. Equal tokens are one kind. A stack is a count by kind: it is drawn from at random, so it needs no order.
"""

import numpy as np

from hexapoda.kernel.chance import RNG
from hexapoda.kernel.hexes import DIRECTIONS, distance
from hexapoda.kernel.layout import record

MAX_PLAYERS = 4
#: T1.1: the colonies, of which each player has one.
COLONIES = 4
MAX_RADIUS = 6
HEXES = 3 * MAX_RADIUS * (MAX_RADIUS + 1) + 1
#: No hex: a neighbour off the largest board, or a choice not made.
NO_HEX = HEXES

#: How many neighbours a hex has, and how many hexes are at distance 2.
SIDES = len(DIRECTIONS)
MOST_FAR = 2 * SIDES

#: (q, r) of each hex, and back.
PLACES = tuple(
    (q, r)
    for r in range(-MAX_RADIUS, MAX_RADIUS + 1)
    for q in range(max(-MAX_RADIUS, -MAX_RADIUS - r), min(MAX_RADIUS, MAX_RADIUS - r) + 1)
)
HEX_AT = {place: number for number, place in enumerate(PLACES)}

#: NEAR[hex, d]: the neighbour in direction d, NO_HEX off the largest board.
NEAR = np.array(
    [[HEX_AT.get((q + dq, r + dr), NO_HEX) for dq, dr in DIRECTIONS] for q, r in PLACES] + [[NO_HEX] * SIDES], np.uint8
)
#: FAR[hex]: the hexes at distance 2, then NO_HEX.
FAR = np.array(
    [
        ([n for n, (a, b) in enumerate(PLACES) if distance(a - q, b - r) == 2] + [NO_HEX] * MOST_FAR)[:MOST_FAR]
        for q, r in PLACES
    ],
    np.uint8,
)
#: The distance of each hex from the middle.
RADIUS = np.array([distance(q, r) for q, r in PLACES], np.uint8)

WORKER, SOLDIER, SPITTER, FLYER = range(4)
CASTES = ("worker", "soldier", "spitter", "flyer")
CASTE_LETTERS = "WSPF"
CLEAR, WATER, VEGETATION, STONES = range(4)
TERRAINS = ("clear", "water", "vegetation", "stones")

#: A kind of token is caste * MAX_SIZE + (termites - 1).
MAX_SIZE = 5
KINDS = 4 * MAX_SIZE
#: On a hex, `what` is a kind of token, or MOUND + the value of a mound.
MOUND = 32
MAX_VALUE = 15
NOBODY, NEUTRAL = 255, 4
NO_KIND = 255
NOTHING = 255

MAX_TILE_KINDS = 6

# The decisions (T13), numbered as in DECISIONS.
(
    PLACE_NEUTRAL,
    PLACE_TILE,
    PLACE_MOUND,
    CHOOSE_TOKEN,
    PLACE_TOKEN,
    CHOOSE_UNIT,
    CHOOSE_TARGET,
    CHOOSE_FROM,
    CHOOSE_RETREAT,
    NEW_MOUND,
    LOST_MOUND,
    MAKE_ROOM,
) = range(12)
DECISIONS = (
    "place-neutral",
    "place-tile",
    "place-mound",
    "choose-token",
    "place-token",
    "choose-unit",
    "choose-target",
    "choose-from",
    "choose-retreat",
    "new-mound",
    "lost-mound",
    "make-room",
)
#: Bits of `given`: what the options fix. Anything else was drawn or built, and position texts must tell it.
GIVEN_MAP, GIVEN_COLONIES = 1, 2

RUNNING, TOKENS_GONE, NOBODY_PLACED = range(3)
ENDINGS = ("", "tokens-gone", "nobody-placed")

STATE = record(
    [
        # ── data and options: constant during a game ──
        ("rules_hash", "u8"),  # of everything in this part
        ("players", "u1"),
        ("radius", "u1"),
        ("hand_size", "u1"),
        ("neutral_value", "u1"),
        ("push_kills", "u1"),  # T8.6: flyer_push_into_vegetation_kills
        ("clear_only", "u1"),  # T4.9 c
        ("movement", "u1", (4,)),
        ("strength", "u1", (4,)),
        ("cost", "u1", (4, 4)),  # [terrain, caste]; 0 means never
        ("deploy", "u1", (4, 4)),  # [terrain, caste]
        ("support_bonus", "u1", (4,)),  # by terrain, for a supporting spitter token
        ("defence_bonus", "u1", (4,)),  # by terrain, for a unit
        ("tokens", "u1", (MAX_PLAYERS, KINDS)),  # T1.9: [colony, kind], of all four colonies
        ("given", "u1"),  # GIVEN_MAP, GIVEN_COLONIES
        ("colony", "u1", (MAX_PLAYERS,)),
        ("tile_faces", "u1", (MAX_TILE_KINDS, 2)),
        ("tiles_per_turn", "u1"),
        ("max_same", "u1"),  # T11.6
        ("max_any", "u1"),  # T11.7
        # ── the map, which players may build first ──
        ("terrain", "u1", (HEXES,)),
        ("building", "u1"),
        ("neutral_left", "u1"),
        ("tile_left", "u1", (MAX_TILE_KINDS,)),
        ("tiles_left", "u1"),  # still to be placed
        ("tiles_now", "u1"),  # still to be placed by the same player
        # ── the position ──
        ("owner", "u1", (HEXES,)),
        ("what", "u1", (HEXES,)),
        ("hand", "u1", (MAX_PLAYERS, KINDS)),
        ("stack", "u1", (MAX_PLAYERS, KINDS)),
        ("reserve", "u2", (MAX_PLAYERS,)),  # bit v: the mound of value v
        ("trophies", "u1", (MAX_PLAYERS, MAX_VALUE + 1)),  # a count by value
        ("first", "u1"),  # the starting player
        ("active", "u1"),  # the player whose turn it is
        ("decider", "u1"),  # the player who decides now
        ("phase", "u1"),
        ("setup_left", "u1"),  # mounds still to be placed before the first turn
        ("turn", "u2"),  # turns begun, from 1
        ("idle", "u1"),  # consecutive turns without a token placed (T10.3)
        ("placed", "u1"),  # whether a token was placed in this turn
        ("token", "u1"),  # the choices of this turn: kind, unit, target, attack-from hex
        ("unit", "u1"),
        ("target", "u1"),
        ("origin", "u1"),
        ("robbed", "u1"),
        ("ending", "u1"),
        ("hash", "u8"),  # of all pieces on the board
        ("rng", RNG),
    ]
)

SEATS = MAX_PLAYERS

# Action ids by decision, each the first of a range: plus a hex, a value or a kind.
DO_NEUTRAL = 0
DO_TILE = DO_NEUTRAL + HEXES  # + (tile kind * 2 + face) * HEXES + hex
DO_MOUND = DO_TILE + MAX_TILE_KINDS * 2 * HEXES  # + value * HEXES + hex
DO_TOKEN = DO_MOUND + (MAX_VALUE + 1) * HEXES  # + kind
DO_KEEP = DO_TOKEN + KINDS
DO_PLACE = DO_KEEP + 1
DO_UNIT = DO_PLACE + HEXES
DO_STAY = DO_UNIT + HEXES
DO_TARGET = DO_STAY + 1
DO_FROM = DO_TARGET + HEXES
DO_RETREAT = DO_FROM + HEXES
DO_DESTROY = DO_RETREAT + HEXES
DO_VALUE = DO_DESTROY + 1  # + value
ACTIONS = DO_VALUE + MAX_VALUE + 1
#: The decision with the most choices is placing a mound: a value and a hex.
MAX_LEGAL = (MAX_VALUE + 1) * HEXES
