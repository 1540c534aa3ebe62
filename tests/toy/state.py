"""The state of Crumbs: cards are counted by kind wherever they lie, so equal ones are one and no order is kept."""

import numpy as np

from hexapoda.kernel.chance import RNG
from hexapoda.kernel.layout import record

SEED, FRUIT, HONEY, GUARD = range(4)
KIND_NAMES = ("seed", "fruit", "honey", "guard")
KINDS = len(KIND_NAMES)
#: C1.2: how many of each kind there are, and what one is worth.
KIND_COUNTS = np.array([8, 5, 3, 4], np.int64)
KIND_VALUES = np.array([1, 2, 3, 0], np.int64)
#: C1.3, C3.2: most cards in a hand and in a burrow.
HAND = 2
BURROW = 2
#: C4.4: a robbery succeeds from this number on.
LUCKY = 3

SEATS = 4
#: What is asked. OVER is not asked: it is the end.
TURN, PAY, ANSWER, OVER = range(4)
#: `target` while nobody is being robbed.
NOBODY = 255

_CARDS = ("u1", (KINDS,))
_BY_SEAT = ("u1", (SEATS, KINDS))

STATE = record(
    [
        ("hand", *_BY_SEAT),
        ("larder", *_BY_SEAT),  # face up
        ("burrow", *_BY_SEAT),  # face down
        ("discards", *_CARDS),
        ("stack", *_CARDS),  # C1.4: drawn from when a card is needed, so without an order
        ("players", "u1"),
        ("teams", "u1"),  # C1.5: seats 0 and 2 against 1 and 3
        ("turn", "u1"),  # whose turn it is
        ("asked", "u1"),  # TURN, PAY, ANSWER, OVER
        ("target", "u1"),  # who is being robbed
        ("rng", RNG),
    ]
)

# Actions: a block of four ids for each verb, then the two answers.
STORE, BURY, ROB, PAY_WITH = 0, 4, 8, 12
CALL_GUARD, YIELD = 16, 17
ACTIONS = 18
#: Two kinds in hand to store or to bury, three others to rob.
MAX_LEGAL = 2 * HAND + SEATS - 1
