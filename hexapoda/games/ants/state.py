"""Ants' state: one record, with everything that a data file can change (board, ants, deck, numbers).

The board is a graph of at most 64 cells, so a set of cells is one 64-bit word: bit n is cell n. Equal ants are counted,
not numbered: `one` has the cells with at least one ant of a player and a kind, `two` those with two. Cards are counted
by kind. A pile is drawn from at random, so it needs no order.
"""

from hexapoda.i18n import LANGUAGES
from hexapoda.kernel.chance import RNG
from hexapoda.kernel.layout import record

MAX_PLAYERS = 4
#: The anthills, clockwise (A1.10). Anthills without a player are on the board too.
HILLS = ("A", "B", "C", "D")
HILL_COUNT = len(HILLS)
#: Cells next to each anthill (A1.11).
GATES = 3
MAX_CELLS = 64
NO_CELL = MAX_CELLS
MAX_LINKS = 6
NAME_LENGTH = 4

WORKER, SOLDIER = range(2)
KINDS = ("worker", "soldier")
KIND_LETTERS = "WS"
NO_KIND = 2
MAX_ANTS_OF_KIND = 12
MAX_ANTS = len(KINDS) * MAX_ANTS_OF_KIND
#: The maximum of one player's ants on a cell (A1.19).
MAX_CAPACITY = 2

TRAIL, CAKE, CENTRE = range(3)
CELL_KINDS = ("trail", "cake", "centre")

LEVELS = 3
MARKERS = 2

# The ten kinds of cards (A11), numbered as in CARDS.
(
    FURY,
    AMBUSH,
    FORCED_MARCH,
    COLUMN,
    REINFORCEMENTS,
    HONEYDEW,
    WINTER_STORES,
    SENTRIES,
    OBSTACLE,
    CAVE_IN,
) = range(10)
CARDS = (
    "fury",
    "ambush",
    "forced_march",
    "column",
    "reinforcements",
    "honeydew",
    "winter_stores",
    "sentries",
    "obstacle",
    "cave_in",
)
CARD_KINDS = len(CARDS)
#: The longest name of a card, in any language.
CARD_NAME_LENGTH = 20
NO_CARD = CARD_KINDS
MAX_CARDS = 64

SCENARIOS = ("classic", "classic_allied", "pyramids", "pyramids_allied")

# The decisions (A15), numbered as in DECISIONS.
ASK_EXCHANGE, ASK_ACTION, ASK_CONTACT, ASK_SENTRIES, ASK_FURY, ASK_MARCH, ASK_PUSH = range(7)
DECISIONS = ("exchange", "action", "contact", "sentries", "fury", "march", "push")

# What a push does if the next cell is full of the player's own ants (A5.8).
PUSH_CHAIN, PUSH_SINGLE, PUSH_COLUMN = range(3)
PUSHES = ("chain", "single", "column")
# How often an ant may march in a turn (A11.8).
MARCHES = ("once", "any")

# The kinds of turns; a turn is open until it becomes one of the others (A3.6).
OPEN_TURN, HIRE_TURN, MOVE_TURN = range(3)
TURNS = ("open", "hire", "move")

RUNNING, BUILT, REACHED, TAKEN, ROUNDS = range(5)
ENDINGS = ("", "levels-built", "anthill-reached", "levels-taken", "rounds-over")

STATE = record(
    [
        # ── data and options: constant during a game ──
        ("rules_hash", "u8"),  # of everything in this part
        ("players", "u1"),
        ("cells", "u1"),
        ("pyramids", "u1"),  # A12.3, A12.4
        ("allied", "u1"),  # A12.2, A12.4
        ("hill", "u1", (MAX_PLAYERS,)),  # the anthill of each seat
        ("team", "u1", (MAX_PLAYERS,)),
        ("links", "u8", (MAX_CELLS,)),
        ("beside", "u8", (MAX_CELLS,)),  # A1.16: movement-adjacent cells, without tunnels
        ("fronts", "u8", (MAX_CELLS,)),  # A1.17: battle-adjacent cells
        ("far", "u8", (MAX_CELLS,)),  # A11: cells two links away, for an ambush
        ("cake", "u8"),
        ("centre", "u8"),
        ("single", "u8"),  # A1.19: cells with room for one ant
        ("gates", "u8", (HILL_COUNT,)),  # the cells next to each anthill (A1.11) …
        ("gate", "u1", (HILL_COUNT, GATES)),  # … one by one
        ("distance", "u1", (HILL_COUNT, MAX_CELLS)),  # A1.18
        ("onward", "u1", (HILL_COUNT, MAX_CELLS)),  # A5.6: the only linked cell that is farther away, or NO_CELL
        ("cost", "u1", (len(KINDS),)),
        ("strength", "u1", (len(KINDS),)),
        ("mines", "u1", (len(KINDS),)),
        ("ants", "u1", (len(KINDS),)),  # A1.2: per player
        ("level_cost", "u1", (LEVELS,)),
        ("deck", "u1", (CARD_KINDS,)),
        ("hand_size", "u1"),
        ("start_chips", "u2"),
        ("tunnel_cost", "u1"),
        ("tunnel_distance", "u1"),  # A7.2
        ("emergency_gain", "u1"),
        ("bank_limit", "u2"),  # A1.5, 0: none
        ("push_rule", "u1"),  # A5.8
        ("march_once", "u1"),  # A11.8
        ("centre_entries", "u1"),  # A6.5, 0: any number
        ("max_rounds", "u2"),  # A12.8
        # names of the cells, and coordinates in hundredths; anthills follow the cells
        ("name", "u1", (MAX_CELLS, NAME_LENGTH)),
        ("x", "i2", (MAX_CELLS + HILL_COUNT,)),
        ("y", "i2", (MAX_CELLS + HILL_COUNT,)),
        ("card_name", "u2", (CARD_KINDS, len(LANGUAGES), CARD_NAME_LENGTH)),
        # ── the position ──
        ("one", "u8", (MAX_PLAYERS * len(KINDS),)),  # [seat * 2 + kind]
        ("two", "u8", (MAX_PLAYERS * len(KINDS),)),
        ("chips", "u2", (MAX_PLAYERS,)),
        ("treats", "u8"),  # A2.3: cells that still have a chip
        ("levels", "u1", (MAX_PLAYERS,)),  # standing on the player's anthill
        ("taken", "u1", (MAX_PLAYERS, MAX_PLAYERS)),  # [by, from]
        ("markers", "u8", (MAX_PLAYERS,)),  # A7
        ("obstacles", "u8", (MAX_PLAYERS,)),  # by the owner of the card
        ("stores", "u1", (MAX_PLAYERS,)),  # Winter Stores on the table
        ("sentries", "u1", (MAX_PLAYERS,)),  # Sentries on the table
        ("hand", "u1", (MAX_PLAYERS, CARD_KINDS)),
        ("pile", "u1", (CARD_KINDS,)),
        ("discard", "u1", (CARD_KINDS,)),
        ("first", "u1"),  # the starting player
        ("active", "u1"),  # the player whose turn it is
        ("decider", "u1"),  # the player who decides now
        ("phase", "u1"),
        ("turn", "u2"),  # turns begun, from 1
        ("ending", "u1"),
        ("winner", "u1"),  # the seat that ended the game
        # ── this turn ──
        ("turn_kind", "u1"),
        ("stepped_one", "u8", (len(KINDS),)),  # as `one`, of the active player's ants that have stepped
        ("stepped_two", "u8", (len(KINDS),)),
        # A11.8: those that have finished a forced march, [kind * 2 + whether they have made their normal step]
        ("marched_one", "u8", (len(KINDS) * 2,)),
        ("marched_two", "u8", (len(KINDS) * 2,)),
        ("entries", "u1", (MAX_CELLS,)),  # A6.5: ants that entered a centre cell while enemies were there
        # A5.8, column: the ants pushed in this turn, in this order
        ("pushed", "u1"),
        ("pushed_cell", "u1", (MAX_ANTS,)),
        ("pushed_kind", "u1", (MAX_ANTS,)),
        ("pushed_gate", "u1", (MAX_ANTS,)),
        ("pushed_done", "u1", (MAX_ANTS,)),  # has moved on in the current hire
        # ── the action in progress ──
        ("playing", "u1"),  # the card in progress
        ("hire_kind", "u1"),  # the ant that is paid for and not yet placed …
        ("hire_gate", "u1"),  # … and its gate
        ("push_kind", "u1"),  # the ant that still has to make room for it
        ("march_kind", "u1"),  # the ant that can make a second step …
        ("march_cell", "u1"),  # … from here
        ("march_stepped", "u1"),  # … and whether it has made its normal step
        ("arena", "u1"),  # where ants arrived, whose contacts are fought
        ("rival", "u1"),  # the enemy's cell in the battle
        ("bonus", "u1", (2, MAX_CAPACITY)),  # A10.5: [side, ant]; the active player is side 0
        ("passed", "u1"),  # A10.10: the other side has just passed
        ("rng", RNG),
    ]
)

SEATS = MAX_PLAYERS

# The ways of an ant from a cell: its movement-adjacent cells in order, then the tunnel.
_MOST_BESIDE = MAX_LINKS + GATES - 1
TUNNEL_WAY = _MOST_BESIDE
WAYS = _MOST_BESIDE + 1
#: The maximum number of cells two links away from a cell.
MOST_FAR = MAX_LINKS * (MAX_LINKS - 1)
#: Hires: a gate, a kind, and the kind that is pushed or no push.
HIRES = GATES * len(KINDS) * (1 + len(KINDS))

# Action ids by decision, each the first of a range.
DO_KEEP = 0
DO_EXCHANGE = DO_KEEP + 1  # + card
DO_END = DO_EXCHANGE + CARD_KINDS
DO_BUILD = DO_END + 1
DO_HIRE = DO_BUILD + 1  # + (gate * 2 + kind) * 3 + (0: no push, or 1 + the kind that is pushed)
DO_STEP = DO_HIRE + HIRES  # + (cell * 2 + kind) * WAYS + way
DO_TUNNEL = DO_STEP + MAX_CELLS * len(KINDS) * WAYS  # + cell
DO_EMERGENCY = DO_TUNNEL + MAX_CELLS  # + card * 10 + card
DO_AMBUSH = DO_EMERGENCY + CARD_KINDS**2  # + ((cell * 2 + kind) * MOST_FAR + rank of the far cell) * 2 + enemy kind
DO_FORCED_MARCH = DO_AMBUSH + MAX_CELLS * len(KINDS) * MOST_FAR * len(KINDS)  # as DO_STEP
DO_COLUMN = DO_FORCED_MARCH + MAX_CELLS * len(KINDS) * WAYS  # + cell * WAYS + way
DO_REINFORCEMENTS = DO_COLUMN + MAX_CELLS * WAYS  # as DO_HIRE
DO_HONEYDEW = DO_REINFORCEMENTS + HIRES
DO_WINTER_STORES = DO_HONEYDEW + 1
DO_SENTRIES = DO_WINTER_STORES + 1
DO_OBSTACLE = DO_SENTRIES + 1  # + cell
DO_CAVE_IN = DO_OBSTACLE + MAX_CELLS  # + cell
DO_CONTACT = DO_CAVE_IN + MAX_CELLS  # + the enemy's cell
DO_DECLINE = DO_CONTACT + MAX_CELLS
DO_GUARD = DO_DECLINE + 1  # + the number of an ant of the decider's side
DO_PASS = DO_GUARD + MAX_CAPACITY
DO_FURY = DO_PASS + 1  # + the number of an ant of the decider's side
DO_STOP = DO_FURY + MAX_CAPACITY
DO_MARCH = DO_STOP + 1  # + the cell of the second step
DO_PUSH = DO_MARCH + MAX_CELLS  # + the kind of ant that moves on in a chain
ACTIONS = DO_PUSH + len(KINDS)

#: The decision with the most choices is D2. Each of a player's ants steps, marches, walks in a column, or ambushes both
#: kinds on each far cell; hires, also by Reinforcements; cells for tunnel, obstacle and cave-in; the rest.
MAX_LEGAL = MAX_ANTS * (3 * WAYS + len(KINDS) * MOST_FAR) + 2 * HIRES + 3 * MAX_CELLS + CARD_KINDS**2 + 2 * CARD_KINDS
