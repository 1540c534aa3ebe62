"""Myrmes' state: one record. The garden and the numbers of the box are fixed, so they are tables, not state.

`content` says in one byte what lies on each hex. Tiles are numbered in the order of placement, and keep their number
when others leave the map. Nothing is hidden; equal things are counted.
"""

from hexapoda.kernel.chance import RNG
from hexapoda.kernel.layout import record

MAX_PLAYERS = 4
#: The colours of the players, by seat.
COLOURS = ("red", "blue", "green", "yellow")
#: The owner of a special tile that has lost its cube (M8.10).
NOBODY = MAX_PLAYERS

#: Hexes of the garden, numbered row by row. NO_HEX stands for everything beyond its edge.
HEXES = 151
NO_HEX = HEXES

# What lies on a hex. A tile is TILE plus its number.
FREE, LADYBUG, TERMITE, SPIDER, EXIT, CLOSED, TILE = range(7)
PREY = ("ladybug", "termite", "spider")

GRASS, EARTH_GROUND, STONE_GROUND, MUSHROOM, WATER = range(5)
TERRAINS = ("grass", "earth", "stone", "mushroom", "water")

#: Cubes of a store, always in this order. The first three terrains give these cubes (M9.11): grass gives food.
FOOD, EARTH, STONE = range(3)
CUBES = ("food", "earth", "stone")

# Tiles (M2.7, M2.9).
P2, P3T, P3L, P4R, P4P, P5, P6, APHID_FARM, SCAVENGING, SUB_COLONY = range(10)
TILE_KINDS = ("P2", "P3T", "P3L", "P4R", "P4P", "P5", "P6", "aphid_farm", "scavenging", "sub_colony")
PHEROMONES = 7
NO_KIND = len(TILE_KINDS)
LARGEST_TILE = 6
#: Pools of special tiles: aphid farm or scavenging, sub-colony.
POOLS = 2
#: The pheromones of a player (M2.7), and the special tiles of all (M2.9).
OWN_PHEROMONES = 17
ALL_SPECIAL = 16
#: The maximum number of tiles placed in a game.
MAX_TILES = OWN_PHEROMONES * MAX_PLAYERS + ALL_SPECIAL
NO_TILE = MAX_TILES

MAX_ANTS = 8
MAX_NURSES = 8
MAX_EXITS = 4
MAX_SPECIAL = 4
MAX_LEVEL = 3

# Events (M5.2).
EVENTS = (
    "level_plus_1",
    "points_plus_1",
    "larva_plus_2",
    "harvest_plus_3",
    "move_plus_3",
    "soldier_plus_1",
    "hex_plus_1",
    "worker_plus_1",
)
(
    LEVEL_PLUS_1,
    POINTS_PLUS_1,
    LARVA_PLUS_2,
    HARVEST_PLUS_3,
    MOVE_PLUS_3,
    SOLDIER_PLUS_1,
    HEX_PLUS_1,
    WORKER_PLUS_1,
) = range(len(EVENTS))

SEASONS = ("spring", "summer", "autumn")
YEARS = 3
ROUNDS = YEARS * len(SEASONS)

# Where nurses are placed (M6.1).
LARVA_TRACK, SOLDIER_TRACK, WORKER_TRACK, ATELIER_PLACES = range(4)
TRACKS = ("larva", "soldier", "worker", "atelier")

#: Rooms of a colony (M7.5).
ROOMS = 4

# Actions of the atelier, each once a round (M11.2): bits of `acted`.
TUNNEL, LEVEL, NURSE, OBJECTIVE = (1, 2, 4, 8)
ATELIER_ACTIONS = ("tunnel", "level", "nurse", "objective")

#: Objectives of a game: two of each level (M3.5).
OBJECTIVE_LEVELS, OBJECTIVES_PER_LEVEL = 3, 2
OBJECTIVES = OBJECTIVE_LEVELS * OBJECTIVES_PER_LEVEL
NO_OBJECTIVE = OBJECTIVES

# The decisions, in the order in which a round asks them.
(
    ASK_EVENT,
    ASK_BIRTH,
    ASK_BORN,
    ASK_WORKER,
    ASK_GARDEN,
    ASK_STAND,
    ASK_HARVEST,
    ASK_SCAVENGING,
    ASK_EXTRA,
    ASK_ATELIER,
    ASK_MIX,
    ASK_SPECIAL,
    ASK_PHEROMONES,
    ASK_STORAGE,
    ASK_WINTER,
) = range(15)
DECISIONS = (
    "event",
    "birth",
    "born",
    "worker",
    "garden",
    "stand",
    "harvest",
    "scavenging",
    "extra-harvest",
    "atelier",
    "pay-mix",
    "pay-special",
    "pay-pheromones",
    "storage",
    "winter",
)

RUNNING, WINTERED = range(2)
ENDINGS = ("", "third-winter")

STATE = record(
    [
        # ── options ──
        ("players", "u1"),
        ("printed_board", "u1"),  # M9.12, M11.6
        ("shuffled", "u1"),  # M3.9
        # ── the course of the game ──
        ("played", "u1"),  # rounds before the present one, 0 to 8
        ("phase", "u1"),
        ("decider", "u1"),
        ("ending", "u1"),
        ("dice", "u1", (len(SEASONS),)),
        ("objectives", "u1", (OBJECTIVES,)),  # two of each level
        # ── the garden ──
        ("content", "u1", (HEXES + 1,)),
        ("pool", "u1", (POOLS,)),  # special tiles left
        ("tiles", "u1"),  # placed so far, those that have left included
        ("tile_kind", "u1", (MAX_TILES,)),  # NO_KIND: not on the map
        ("tile_owner", "u1", (MAX_TILES,)),
        ("tile_cells", "u1", (MAX_TILES, LARGEST_TILE)),  # in order, then NO_HEX
        ("tile_cubes", "u1", (MAX_TILES, len(CUBES))),
        # ── the players ──
        ("score", "i2", (MAX_PLAYERS,)),
        ("level", "u1", (MAX_PLAYERS,)),
        ("event", "u1", (MAX_PLAYERS,)),
        ("larvae", "u1", (MAX_PLAYERS,)),
        ("store", "u1", (MAX_PLAYERS, len(CUBES))),
        ("workers", "u1", (MAX_PLAYERS,)),  # those in rooms and the one in the garden included
        ("soldiers", "u1", (MAX_PLAYERS,)),
        ("nurses", "u1", (MAX_PLAYERS,)),  # in play, those on objectives included
        ("placed", "u1", (MAX_PLAYERS, len(TRACKS))),  # nurses on the tracks until births, in the atelier until done
        ("rooms", "u1", (MAX_PLAYERS,)),  # bits: occupied this round
        ("exits", "u1", (MAX_PLAYERS, MAX_EXITS)),  # in the order of digging, then NO_HEX
        ("supply", "u1", (MAX_PLAYERS, PHEROMONES)),
        ("special", "u1", (MAX_PLAYERS,)),  # special tiles with the player's cube
        ("prey", "u1", (MAX_PLAYERS,)),  # tokens in hand
        ("done", "u1", (MAX_PLAYERS,)),  # bits: objectives completed …
        ("fresh", "u1", (MAX_PLAYERS,)),  # … and those of the present round
        # ── what is under way ──
        ("hex", "u1"),  # the worker's, on a tile its first hex; NO_HEX: there is none in the garden
        ("points", "u1"),  # movement points left
        ("freed", "u1", (LARGEST_TILE,)),  # hexes of the tile that was just cleaned, then NO_HEX
        ("tile", "u1"),  # the tile whose harvest is asked, else NO_TILE
        ("extra", "u1"),  # cubes that can still be harvested (M10.6)
        ("acted", "u1"),  # actions of this atelier turn
        ("objective", "u1"),  # the one that is being paid
        ("picked", "u4"),  # bits: own pheromones chosen so far (M12.15), numbered from the oldest on the map
        ("rng", RNG),
    ]
)

SEATS = MAX_PLAYERS

#: Ways to lay a tile on a hex: kind, orientation, and which of its cells lies there.
PLACEMENTS = 147
#: Useful numbers of nurses on each track (M6.6).
USEFUL = ((0, 1, 2, 3), (0, 2, 3), (0, 2, 4), (0, 1, 2, 3, 4))
#: A birth as one number has a digit for each track, the number's place in USEFUL; what a digit counts for.
WORKER_STRIDE = len(USEFUL[ATELIER_PLACES])
SOLDIER_STRIDE = WORKER_STRIDE * len(USEFUL[WORKER_TRACK])
LARVA_STRIDE = SOLDIER_STRIDE * len(USEFUL[SOLDIER_TRACK])
_BIRTHS = LARVA_STRIDE * len(USEFUL[LARVA_TRACK])
#: The maximum number of soldiers born in a round: two, and one by the event (M6.3).
MOST_SOLDIERS_BORN = 3
#: The maximum number of cubes kept in a store (M13.2), and paid as a mixture (M12.9).
MOST_KEPT = 6
#: A store as one number: food * KEEP_STRIDE + earth; the rest is stone.
KEEP_STRIDE = MOST_KEPT + 1
#: The maximum number of exchanges in a winter: larvae are counted in a byte.
MOST_EXCHANGES = 255 // 3
#: Ways to take the cube off one or two of four special tiles.
SPECIAL_CHOICES = 10

# Action ids.
DO_EVENT = 0  # + index
DO_BIRTH = DO_EVENT + len(EVENTS)  # + numbers of nurses
DO_BORN = DO_BIRTH + _BIRTHS  # + soldiers
DO_ROOM = DO_BORN + MOST_SOLDIERS_BORN + 1  # + 0, 1, 2 (earth), 3 (stone), 4 (the queen)
DO_EXCHANGE = DO_ROOM + 5
DO_EXIT = DO_EXCHANGE + 1  # + hex
DO_STEP = DO_EXIT + HEXES  # + hex, of a tile the first one
DO_CLEAN = DO_STEP + HEXES
DO_STAND = DO_CLEAN + 1  # + hex
DO_PLACE = DO_STAND + HEXES  # + placement
DO_STOP = DO_PLACE + PLACEMENTS
DO_TAKE = DO_STOP + 1  # + cube
DO_EXTRA = DO_TAKE + len(CUBES)  # + tile * 3 + cube
DO_TUNNEL = DO_EXTRA + MAX_TILES * len(CUBES)  # + hex
DO_LEVEL = DO_TUNNEL + HEXES
DO_NURSE = DO_LEVEL + 1
DO_OBJECTIVE = DO_NURSE + 1  # + which of the six
DO_DONE = DO_OBJECTIVE + OBJECTIVES
DO_MIX = DO_DONE + 1  # + earth
DO_SPECIAL = DO_MIX + MOST_KEPT + 1  # + which tiles: see `rules.objectives`
DO_PHEROMONE = DO_SPECIAL + SPECIAL_CHOICES  # + tile
DO_KEEP = DO_PHEROMONE + MAX_TILES  # + food * KEEP_STRIDE + earth
DO_WINTER = DO_KEEP + KEEP_STRIDE**2  # + exchanges
ACTIONS = DO_WINTER + MOST_EXCHANGES + 1

#: The maximum number of choices of a decision: 180 births. In the garden, a worker on a hex has all placements, six
#: steps, stop and exchange; on a tile, six steps from each of six hexes. The atelier has a tunnel on every hex and nine
#: more, an extra harvest three kinds on each of seventeen pheromones. All of these are fewer.
MAX_LEGAL = _BIRTHS
