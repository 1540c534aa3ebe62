"""Hive's state: one record of half a kilobyte.

The plane is a torus of 32 by 32 cells (`kernel.hexes`): 28 connected pieces span at most 28 hexes, so a hive never
meets itself. The pieces' places are stored twice: by piece (`cell`, `level`), and by colour of the top piece (`tops`,
one bit a cell), because placements and slides look at hexes, and moves at pieces.
"""

import numpy as np

from hexapoda.kernel.chance import RNG
from hexapoda.kernel.hexes import SIDE
from hexapoda.kernel.layout import record

WHITE, BLACK = 0, 1
QUEEN, SPIDER, BEETLE, GRASSHOPPER, ANT, MOSQUITO, LADYBUG, PILLBUG = range(8)
KIND_LETTERS = "QSBGAMLP"
KIND_NAMES = ("queen", "spider", "beetle", "grasshopper", "ant", "mosquito", "ladybug", "pillbug")
#: H1.2, H1.3: how many of each kind a player owns.
KIND_COUNTS = (1, 2, 2, 3, 3, 1, 1, 1)
OWN = sum(KIND_COUNTS)
#: Pieces 0…13 are white, 14…27 black; within a colour in the order of kinds.
PIECES = 2 * OWN

KIND = np.array([k for _ in (WHITE, BLACK) for k, n in enumerate(KIND_COUNTS) for _ in range(n)], np.uint8)
#: KIND_BITS[colour * 8 + kind]: the pieces of that colour and kind, one bit each.
KIND_BITS = np.array(
    [
        sum(1 << p for p in range(PIECES) if KIND[p] == kind and p // OWN == colour)
        for colour in (WHITE, BLACK)
        for kind in range(8)
    ],
    np.int64,
)
#: All pieces but the first of each colour and kind.
SECOND_AND_LATER = sum(1 << p for p in range(1, PIECES) if KIND[p] == KIND[p - 1])
COLOUR_BITS = np.array([(1 << OWN) - 1, ((1 << OWN) - 1) << OWN], np.int64)
NOWHERE = 0xFFFF
NO_PIECE = 255
#: The cell of a game's first piece, in the middle of the torus: 0,0 in coordinates.
ORIGIN = 16 * SIDE + 16

#: `ending`: why the game is over.
RUNNING, WHITE_SURROUNDED, BLACK_SURROUNDED, BOTH_SURROUNDED = range(4)

STATE = record(
    [
        # Bit q of tops[colour][r]: the top piece on cell r * 32 + q is of that colour.
        ("tops", "u4", (2, SIDE)),
        ("cell", "u2", (PIECES,)),  # NOWHERE while in hand
        ("level", "u1", (PIECES,)),  # 0 on the ground
        # How often a piece went around the torus (east, south); all 0 while `wound` is.
        ("winding", "i2", (PIECES, 2)),
        ("drift", "i4", (2,)),  # sum of `winding`: tells a hive from itself shifted around the torus
        ("wound", "u1"),
        ("resting", "u1"),  # H4.10: the piece that the previous turn moved, or NO_PIECE
        ("ending", "u1"),
        ("tournament", "u1"),  # H2.5: the first placement is not the queen
        ("repetition", "u1"),  # H5.3: a third repetition draws
        ("pillbugs", "u1"),  # whether the game type has P
        ("euler", "i2"),  # parts minus holes of the hive seen from above
        ("box", "u4"),  # pieces of the game type
        ("placed", "u4"),
        ("covered", "u4"),  # pieces that lie under another
        ("elevated", "u4"),  # pieces that lie on another
        ("ply", "u4"),
        ("hash", "u8"),  # of all (kind, colour, level, cell)
        ("rng", RNG),
    ]
)

SEATS = 2
#: An action is piece * 1024 + cell, or PASS.
PASS = PIECES * SIDE * SIDE
ACTIONS = PASS + 1
#: A hive of n pieces has at most 2 n + 4 empty neighbours, so an own piece has at most 60 empty targets and 6 on top
#: of others, and an enemy piece can be thrown to at most 6: 14 * 66 + 14 * 6 = 1008, and the pass.
MAX_LEGAL = 1024
