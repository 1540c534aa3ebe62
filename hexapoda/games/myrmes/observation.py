"""Features for learning: the position as numbers, from the point of view of a seat."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules.colony import eff, free_nurses, reserve, unused_workers
from hexapoda.games.myrmes.rules.queries import first_player
from hexapoda.games.myrmes.rules.tables import GROUND, OBJECTIVE_ABOUT
from hexapoda.kernel.bits import popcount
from hexapoda.kernel.jit import compiled

# Planes over the hexes. Seats come in turn order, beginning with the viewer.
IN_PLAY = 0
GROUNDS = 1  # by terrain, without water
PREY_PLANES = GROUNDS + len(state.TERRAINS) - 1  # by kind
EXITS = PREY_PLANES + 3  # by seat
TILES = EXITS + state.MAX_PLAYERS  # by seat, then nobody's: the tile's kind + 1
TILE_CUBES = TILES + state.MAX_PLAYERS + 1  # by kind: cubes on the tile there
WORKER_PLANE = TILE_CUBES + len(state.CUBES)  # the worker
FREED_PLANE = WORKER_PLANE + 1
ASKED_PLANE = FREED_PLANE + 1  # the tile being harvested, pheromones chosen
PLANES = ASKED_PLANE + 2

# Numbers after the planes.
SEAT = PLANES * state.HEXES  # of each seat, beginning with the viewer:
#: score, level, effective level, larvae, cubes, workers, unused workers, soldiers, reserve, nurses, free nurses, nurses
#: by place, rooms, pheromones left, special tiles, prey, being first, being asked, event, objectives done and new.
_OF_SEAT = (
    11 + len(state.CUBES) + len(state.TRACKS) + 4 + state.PHEROMONES + 3 + len(state.EVENTS) + 2 * state.OBJECTIVES
)
OBJECTIVE_KINDS = SEAT + state.MAX_PLAYERS * _OF_SEAT  # what each objective is about, one of ten kinds
ASKED = OBJECTIVE_KINDS + 10 * state.OBJECTIVES  # the decision; all 0 once the game is over
PAYING = ASKED + len(state.DECISIONS)  # the objective being paid
COURSE = PAYING + state.OBJECTIVES  # players, edition, round, dice, pools, points, extra, actions of the atelier
#: The shape that `observe` fills.
OBSERVATION = (COURSE + 3 + len(state.SEASONS) + 2 + 2 + 4,)
_FEATURES = OBSERVATION[0]


@compiled
def observe(s, seat, out):
    for i in range(_FEATURES):
        out[i] = 0.0
    _observe_garden(s, seat, out)
    players = np.int64(s.players)
    for other in range(players):
        _observe_seat(s, other, out, SEAT + ((other - seat) % players) * _OF_SEAT)
    for which in range(state.OBJECTIVES):
        out[OBJECTIVE_KINDS + 10 * which + OBJECTIVE_ABOUT[s.objectives[which]]] = 1.0
    if s.ending == state.RUNNING:
        out[ASKED + np.int64(s.phase)] = 1.0
    if s.objective != state.NO_OBJECTIVE:
        out[PAYING + np.int64(s.objective)] = 1.0
    at = COURSE
    out[at] = players
    out[at + 1] = np.float64(s.printed_board)
    out[at + 2] = np.float64(s.played)
    for season in range(len(state.SEASONS)):
        out[at + 3 + season] = np.float64(s.dice[season])
    at += 3 + len(state.SEASONS)
    out[at] = np.float64(s.pool[0])
    out[at + 1] = np.float64(s.pool[1])
    out[at + 2] = np.float64(s.points)
    out[at + 3] = np.float64(s.extra)
    for action in range(4):
        out[at + 4 + action] = (np.int64(s.acted) >> action) & 1


@compiled
def _observe_garden(s, seat, out):
    players = np.int64(s.players)
    for spot in range(state.HEXES):
        there = np.int64(s.content[spot])
        if there == state.CLOSED:
            continue
        out[IN_PLAY * state.HEXES + spot] = 1.0
        out[(GROUNDS + np.int64(GROUND[spot])) * state.HEXES + spot] = 1.0
        if state.FREE < there < state.EXIT:
            out[(PREY_PLANES + there - 1) * state.HEXES + spot] = 1.0
    for owner in range(players):
        for i in range(state.MAX_EXITS):
            if s.exits[owner, i] != state.NO_HEX:
                out[(EXITS + (owner - seat) % players) * state.HEXES + np.int64(s.exits[owner, i])] = 1.0
    own = np.int64(0)
    for tile in range(np.int64(s.tiles)):
        if s.tile_kind[tile] == state.NO_KIND:
            continue
        owner = np.int64(s.tile_owner[tile])
        plane = state.MAX_PLAYERS if owner == state.NOBODY else (owner - seat) % players
        chosen = False
        if s.phase == state.ASK_PHEROMONES and owner == s.decider and s.tile_kind[tile] < state.PHEROMONES:
            chosen = (np.int64(s.picked) >> own & 1) != 0
            own += 1
        for i in range(state.LARGEST_TILE):
            spot = np.int64(s.tile_cells[tile, i])
            if spot == state.NO_HEX:
                break
            out[(TILES + plane) * state.HEXES + spot] = np.float64(s.tile_kind[tile]) + 1.0
            for cube in range(len(state.CUBES)):
                out[(TILE_CUBES + cube) * state.HEXES + spot] = np.float64(s.tile_cubes[tile, cube])
            if tile == s.tile and s.tile != state.NO_TILE:
                out[ASKED_PLANE * state.HEXES + spot] = 1.0
            if chosen:
                out[(ASKED_PLANE + 1) * state.HEXES + spot] = 1.0
    if s.hex != state.NO_HEX:
        out[WORKER_PLANE * state.HEXES + np.int64(s.hex)] = 1.0
    for i in range(state.LARGEST_TILE):
        if s.freed[i] != state.NO_HEX:
            out[FREED_PLANE * state.HEXES + np.int64(s.freed[i])] = 1.0


@compiled
def _observe_seat(s, seat, out, at):
    out[at] = np.float64(s.score[seat])
    out[at + 1] = np.float64(s.level[seat])
    out[at + 2] = eff(s, seat)
    out[at + 3] = np.float64(s.larvae[seat])
    out[at + 4] = np.float64(s.workers[seat])
    out[at + 5] = unused_workers(s, seat)
    out[at + 6] = np.float64(s.soldiers[seat])
    out[at + 7] = reserve(s, seat)
    out[at + 8] = np.float64(s.nurses[seat])
    out[at + 9] = free_nurses(s, seat)
    out[at + 10] = popcount(s.done[seat])
    at += 11
    for cube in range(len(state.CUBES)):
        out[at + cube] = np.float64(s.store[seat, cube])
    at += len(state.CUBES)
    for track in range(len(state.TRACKS)):
        out[at + track] = np.float64(s.placed[seat, track])
    at += len(state.TRACKS)
    for room in range(4):
        out[at + room] = (np.int64(s.rooms[seat]) >> room) & 1
    at += 4
    for kind in range(state.PHEROMONES):
        out[at + kind] = np.float64(s.supply[seat, kind])
    at += state.PHEROMONES
    out[at] = np.float64(s.special[seat])
    out[at + 1] = np.float64(s.prey[seat])
    out[at + 2] = 1.0 if first_player(s) == seat else 0.0
    at += 3
    out[at + np.int64(s.event[seat])] = 1.0
    at += len(state.EVENTS)
    for which in range(state.OBJECTIVES):
        out[at + which] = (np.int64(s.done[seat]) >> which) & 1
        out[at + state.OBJECTIVES + which] = (np.int64(s.fresh[seat]) >> which) & 1
