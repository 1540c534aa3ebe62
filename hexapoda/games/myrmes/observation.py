"""Features for learning: the position as numbers, from the point of view of a seat."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules.colony import eff, free_nurses, reserve, unused_workers
from hexapoda.games.myrmes.rules.garden import tile_on
from hexapoda.games.myrmes.rules.queries import first_player
from hexapoda.games.myrmes.rules.tables import GROUND, OBJECTIVE_ABOUT
from hexapoda.kernel.bits import popcount
from hexapoda.kernel.features import Block, Blocks, Learning
from hexapoda.kernel.jit import compiled
from hexapoda.kernel.scaling import scaled

_BOARD, _SEATS, _CUBES = (state.HEXES,), state.MAX_PLAYERS, len(state.CUBES)
_GROUNDS, _TRACKS, _EVENTS = len(state.TERRAINS) - 1, len(state.TRACKS), len(state.EVENTS)
#: What an objective can be about.
_ABOUT = 10
#: What counts as 1: points, larvae, cubes and movement have no maximum in the rules.
_MANY_POINTS, _MANY_LARVAE, _MANY_CUBES, _MANY_STEPS = 100, 15, 10, 10

# Seats are in turn order, the observing one first; hexes row by row.
FEATURES = Blocks(
    Block("in-play", _BOARD, "hexes of the garden for this number of players"),
    Block("ground", (_GROUNDS, *_BOARD), "grass, earth, stone, mushroom"),
    Block("prey", (len(state.PREY), *_BOARD), "ladybug, termite, spider"),
    Block("exits", (_SEATS, *_BOARD), "exits by seat"),
    Block("tiles", (_SEATS + 1, *_BOARD), "the kind of tile by owner, then nobody's", most=len(state.TILE_KINDS)),
    Block("tile-cubes", (_CUBES, *_BOARD), "cubes on the tile there by kind", most=state.LARGEST_TILE),
    Block("own-special", _BOARD, "the observer's special tiles, numbered from 1 by age", most=state.MAX_SPECIAL),
    Block("worker", _BOARD, "the worker in the garden"),
    Block("freed", _BOARD, "hexes of the tile that was just cleaned"),
    Block("harvested", _BOARD, "the tile that is being harvested"),
    Block("picked", _BOARD, "pheromones chosen for an objective"),
    Block("score", (_SEATS,), "points", most=_MANY_POINTS, signed=True),
    Block("level", (_SEATS,), "level of the colony", most=state.MAX_LEVEL),
    Block("effective-level", (_SEATS,), "with the event of the round", most=state.MAX_LEVEL + 1),
    Block("larvae", (_SEATS,), "larvae", most=_MANY_LARVAE),
    Block("workers", (_SEATS,), "workers", most=state.MAX_ANTS),
    Block("unused-workers", (_SEATS,), "workers that have not worked in this round", most=state.MAX_ANTS),
    Block("soldiers", (_SEATS,), "soldiers", most=state.MAX_ANTS),
    Block("reserve", (_SEATS,), "ants not born yet", most=state.MAX_ANTS),
    Block("nurses", (_SEATS,), "nurses in play", most=state.MAX_NURSES),
    Block("free-nurses", (_SEATS,), "nurses that are not on an objective", most=state.MAX_NURSES),
    Block("objectives-done", (_SEATS,), "how many objectives are completed", most=state.OBJECTIVES),
    Block("cubes", (_SEATS, _CUBES), "food, earth and stone", most=_MANY_CUBES),
    Block("nurses-placed", (_SEATS, _TRACKS), "nurses on the tracks and in the atelier", most=4),
    Block("rooms", (_SEATS, state.ROOMS), "rooms in use"),
    Block("supply", (_SEATS, state.PHEROMONES), "pheromones left by kind", most=6),
    Block("special", (_SEATS,), "special tiles", most=state.MAX_SPECIAL),
    Block("prey-in-hand", (_SEATS,), "prey tokens", most=10),
    Block("first", (_SEATS,), "the first player"),
    Block("asked", (_SEATS,), "who decides now"),
    Block("event", (_SEATS, _EVENTS), "the event of each player"),
    Block("objectives", (_SEATS, state.OBJECTIVES), "objectives completed"),
    Block("fresh-objectives", (_SEATS, state.OBJECTIVES), "of them, those of this round"),
    Block("objective-kinds", (state.OBJECTIVES, _ABOUT), "what each objective is about"),
    Block("decision", (len(state.DECISIONS),), "the decision that is asked; nothing when the game is over"),
    Block("paying", (state.OBJECTIVES,), "the objective that is being paid"),
    Block("players", (), "how many play", most=_SEATS),
    Block("printed-board", (), "the printed board's edition"),
    Block("round", (), "rounds before this one", most=state.ROUNDS),
    Block("dice", (len(state.SEASONS), _EVENTS), "the events that the dice of this year show"),
    Block(
        "pools",
        (state.POOLS,),
        "special tiles left: aphid farms and scavenging, sub-colonies",
        most=state.ALL_SPECIAL // state.POOLS,
    ),
    Block("steps", (), "movement points left", most=_MANY_STEPS),
    Block("extra-harvest", (), "cubes that can still be harvested", most=4),
    Block("acted", (len(state.ATELIER_ACTIONS),), "actions of this atelier turn: tunnel, level, nurse, objective"),
)
IN_PLAY, GROUNDS, PREY, EXITS, TILES = FEATURES.at("in-play", "ground", "prey", "exits", "tiles")
TILE_CUBES, OWN_SPECIAL, WORKER, FREED = FEATURES.at("tile-cubes", "own-special", "worker", "freed")
HARVESTED, PICKED, SCORE, LEVEL, EFFECTIVE = FEATURES.at("harvested", "picked", "score", "level", "effective-level")
LARVAE, WORKERS, UNUSED, SOLDIERS, RESERVE = FEATURES.at("larvae", "workers", "unused-workers", "soldiers", "reserve")
NURSES, FREE_NURSES, DONE, STORE = FEATURES.at("nurses", "free-nurses", "objectives-done", "cubes")
PLACED, ROOMS, SUPPLY, SPECIAL = FEATURES.at("nurses-placed", "rooms", "supply", "special")
PREY_IN_HAND, FIRST, ASKED, EVENT, OBJECTIVES = FEATURES.at("prey-in-hand", "first", "asked", "event", "objectives")
FRESH, OBJECTIVE_KINDS, DECISION, PAYING = FEATURES.at("fresh-objectives", "objective-kinds", "decision", "paying")
PLAYERS, PRINTED, ROUND, DICE, POOLS = FEATURES.at("players", "printed-board", "round", "dice", "pools")
STEPS, EXTRA, ACTED = FEATURES.at("steps", "extra-harvest", "acted")

_MIXES, _WINTERS = state.MOST_KEPT + 1, state.MOST_EXCHANGES + 1
#: Actions as the rules number them, but a tile on the map is known by its first hex: its number depends on what was
#: placed before it.
CHOICES = Blocks(
    Block("event", (_EVENTS,), "the event of the round"),
    Block(
        "birth",
        tuple(len(each) for each in state.USEFUL),
        "nurses on the tracks for larvae, soldiers, workers and in the atelier",
    ),
    Block("born", (state.MOST_SOLDIERS_BORN + 1,), "how many soldiers are born"),
    Block("room", (5,), "a worker in a room: the first, second, earth, stone, the queen's"),
    Block("exchange", (), "larvae for food"),
    Block("exit", _BOARD, "a worker goes out at an exit"),
    Block("step", _BOARD, "the worker goes to a hex, or to the tile with this first hex"),
    Block("clean", (), "clean the tile"),
    Block("stand", _BOARD, "where the worker stands after cleaning"),
    Block("place", (state.PLACEMENTS,), "a tile at the worker's hex: kind, orientation, and its cell there"),
    Block("stop", (), "end the walk, or the extra harvest"),
    Block("take", (_CUBES,), "a cube from the tile"),
    Block("extra", (*_BOARD, _CUBES), "a cube from the tile with this first hex"),
    Block("tunnel", _BOARD, "dig a tunnel to a hex"),
    Block("raise-level", (), "raise the level of the colony"),
    Block("nurse", (), "a new nurse"),
    Block("objective", (state.OBJECTIVES,), "an objective"),
    Block("done", (), "end the atelier"),
    Block("mix", (_MIXES,), "cubes of earth in a mixture"),
    Block("pay-special", (state.SPECIAL_CHOICES,), "one of the own special tiles, or two, by their numbers"),
    Block("pheromone", _BOARD, "the pheromone with this first hex"),
    Block("store", (state.KEEP_STRIDE, state.KEEP_STRIDE), "food and earth kept; the rest is stone"),
    Block("winter", (_WINTERS,), "exchanges of larvae for food"),
)
_EXTRA, _TUNNEL, _PHEROMONE, _KEEP = (CHOICES[name].first for name in ("extra", "tunnel", "pheromone", "store"))
LEARNING = Learning(FEATURES, CHOICES)
#: The shape that `observe` fills.
OBSERVATION = (FEATURES.size,)
_FEATURES = OBSERVATION[0]
_FACTORS = FEATURES.factors()


@compiled
def encode(s, a):
    a = np.int64(a)
    if a < state.DO_EXTRA:
        return a
    if a < state.DO_TUNNEL:
        tile, cube = (a - state.DO_EXTRA) // _CUBES, (a - state.DO_EXTRA) % _CUBES
        return _EXTRA + np.int64(s.tile_cells[tile, 0]) * _CUBES + cube
    if a < state.DO_PHEROMONE:
        return a - state.DO_TUNNEL + _TUNNEL
    if a < state.DO_KEEP:
        return _PHEROMONE + np.int64(s.tile_cells[a - state.DO_PHEROMONE, 0])
    return a - state.DO_KEEP + _KEEP


@compiled
def decode(s, code):
    code = np.int64(code)
    if code < _EXTRA:
        return code
    if code < _TUNNEL:
        tile = tile_on(s, (code - _EXTRA) // _CUBES)
        return state.DO_EXTRA + tile * _CUBES + (code - _EXTRA) % _CUBES if tile >= 0 else np.int64(-1)
    if code < _PHEROMONE:
        return code - _TUNNEL + state.DO_TUNNEL
    if code < _KEEP:
        tile = tile_on(s, code - _PHEROMONE)
        return state.DO_PHEROMONE + tile if tile >= 0 else np.int64(-1)
    return code - _KEEP + state.DO_KEEP


@compiled
def observe(s, seat, out):
    for i in range(_FEATURES):
        out[i] = 0.0
    _observe_garden(s, seat, out)
    players = np.int64(s.players)
    for other in range(players):
        _observe_seat(s, other, (other - seat) % players, out)
    for which in range(state.OBJECTIVES):
        out[OBJECTIVE_KINDS + _ABOUT * which + OBJECTIVE_ABOUT[s.objectives[which]]] = 1.0
    if s.ending == state.RUNNING:
        out[DECISION + np.int64(s.phase)] = 1.0
        out[ASKED + (np.int64(s.decider) - seat) % players] = 1.0
    if s.objective != state.NO_OBJECTIVE:
        out[PAYING + np.int64(s.objective)] = 1.0
    out[PLAYERS] = players
    out[PRINTED] = s.printed_board
    out[ROUND] = s.played
    for season in range(len(state.SEASONS)):
        out[DICE + _EVENTS * season + np.int64(s.dice[season])] = 1.0
    for pool in range(state.POOLS):
        out[POOLS + pool] = s.pool[pool]
    out[STEPS] = s.points
    out[EXTRA] = s.extra
    for action in range(len(state.ATELIER_ACTIONS)):
        out[ACTED + action] = (np.int64(s.acted) >> action) & 1
    scaled(out, _FACTORS)


@compiled
def _observe_garden(s, seat, out):
    players = np.int64(s.players)
    for spot in range(state.HEXES):
        there = np.int64(s.content[spot])
        if there == state.CLOSED:
            continue
        out[IN_PLAY + spot] = 1.0
        out[GROUNDS + np.int64(GROUND[spot]) * state.HEXES + spot] = 1.0
        if state.FREE < there < state.EXIT:
            out[PREY + (there - 1) * state.HEXES + spot] = 1.0
    for owner in range(players):
        for i in range(state.MAX_EXITS):
            if s.exits[owner, i] != state.NO_HEX:
                out[EXITS + (owner - seat) % players * state.HEXES + np.int64(s.exits[owner, i])] = 1.0
    own, special = np.int64(0), np.int64(0)
    for tile in range(np.int64(s.tiles)):
        if s.tile_kind[tile] == state.NO_KIND:
            continue
        owner = np.int64(s.tile_owner[tile])
        chosen = False
        if s.phase == state.ASK_PHEROMONES and owner == s.decider and s.tile_kind[tile] < state.PHEROMONES:
            chosen = (np.int64(s.picked) >> own & 1) != 0
            own += 1
        if owner == seat and s.tile_kind[tile] >= state.PHEROMONES:
            special += 1
            out[OWN_SPECIAL + np.int64(s.tile_cells[tile, 0])] = special
        _observe_tile(s, tile, state.MAX_PLAYERS if owner == state.NOBODY else (owner - seat) % players, chosen, out)
    if s.hex != state.NO_HEX:
        out[WORKER + np.int64(s.hex)] = 1.0
    for i in range(state.LARGEST_TILE):
        if s.freed[i] != state.NO_HEX:
            out[FREED + np.int64(s.freed[i])] = 1.0


@compiled
def _observe_tile(s, tile, viewed, chosen, out):
    """`viewed` is the owner's number for the observer."""
    for i in range(state.LARGEST_TILE):
        spot = np.int64(s.tile_cells[tile, i])
        if spot == state.NO_HEX:
            break
        out[TILES + viewed * state.HEXES + spot] = np.int64(s.tile_kind[tile]) + 1
        for cube in range(_CUBES):
            out[TILE_CUBES + cube * state.HEXES + spot] = s.tile_cubes[tile, cube]
        if tile == s.tile and s.tile != state.NO_TILE:
            out[HARVESTED + spot] = 1.0
        if chosen:
            out[PICKED + spot] = 1.0


@compiled
def _observe_seat(s, seat, viewed, out):
    """`viewed` is the seat's number for the observer."""
    out[SCORE + viewed] = s.score[seat]
    out[LEVEL + viewed] = s.level[seat]
    out[EFFECTIVE + viewed] = eff(s, seat)
    out[LARVAE + viewed] = s.larvae[seat]
    out[WORKERS + viewed] = s.workers[seat]
    out[UNUSED + viewed] = unused_workers(s, seat)
    out[SOLDIERS + viewed] = s.soldiers[seat]
    out[RESERVE + viewed] = reserve(s, seat)
    out[NURSES + viewed] = s.nurses[seat]
    out[FREE_NURSES + viewed] = free_nurses(s, seat)
    out[DONE + viewed] = popcount(s.done[seat])
    for cube in range(_CUBES):
        out[STORE + viewed * _CUBES + cube] = s.store[seat, cube]
    for track in range(_TRACKS):
        out[PLACED + viewed * _TRACKS + track] = s.placed[seat, track]
    for room in range(state.ROOMS):
        out[ROOMS + viewed * state.ROOMS + room] = (np.int64(s.rooms[seat]) >> room) & 1
    for kind in range(state.PHEROMONES):
        out[SUPPLY + viewed * state.PHEROMONES + kind] = s.supply[seat, kind]
    out[SPECIAL + viewed] = s.special[seat]
    out[PREY_IN_HAND + viewed] = s.prey[seat]
    out[FIRST + viewed] = 1.0 if first_player(s) == seat else 0.0
    out[EVENT + viewed * _EVENTS + np.int64(s.event[seat])] = 1.0
    for which in range(state.OBJECTIVES):
        out[OBJECTIVES + viewed * state.OBJECTIVES + which] = (np.int64(s.done[seat]) >> which) & 1
        out[FRESH + viewed * state.OBJECTIVES + which] = (np.int64(s.fresh[seat]) >> which) & 1
