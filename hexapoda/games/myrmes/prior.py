"""Move ordering for search: how promising a choice looks, in points within ±1000. Opinions, not rules."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules import tables
from hexapoda.games.myrmes.rules.atelier import can_raise, level_cost
from hexapoda.games.myrmes.rules.births import larvae_due, place_nurses, soldiers_due, workers_due
from hexapoda.games.myrmes.rules.colony import atelier_nurses, can_pay, free_nurses, reserve
from hexapoda.games.myrmes.rules.events import event_cost
from hexapoda.games.myrmes.rules.objectives import is_open, is_payable
from hexapoda.games.myrmes.rules.walks import soldiers_to_enter
from hexapoda.games.myrmes.rules.winter import winter_need
from hexapoda.kernel.bits import octets
from hexapoda.kernel.jit import compiled

_SEASONS = len(state.SEASONS)
_TRACKS = len(state.TRACKS)
#: What each event is worth in most rounds; each larva paid.
_EVENTS = (70, 20, 40, 40, 0, 60, 50, 90)
_LARVA_PAID = -45
#: Nurses: each at work; each worker, soldier and larva to be born; the first two in the atelier.
_AT_WORK, _WORKER_BORN, _SOLDIER_BORN, _LARVA_BORN, _IN_ATELIER = 30, 120, 60, 22, 40
#: A level or an objective that can be paid; the number of soldiers that is enough.
_TO_RAISE, _TO_COMPLETE, _ENOUGH_SOLDIERS = 220, 300, 3
#: Rooms: larva, food, earth, stone, the queen.
_ROOMS = (10, 110, 80, 110, 260)
_TO_GARDEN = 90
_EXCHANGE, _STOP, _DONE = -200, -320, -120
#: In the garden: a tile by its points and cubes, prey, a soldier lost, cleaning others' tiles and one's own.
_TILE_POINT, _TILE_CUBE, _PREY, _PREY_POINT, _SOLDIER_LOST, _CLEAN_OTHER, _CLEAN_OWN = 70, 45, 120, 60, -90, 60, -150
_SPECIAL_TILE = 60
_OBJECTIVE, _EARLY_OBJECTIVE, _RAISE, _BUY, _DIG, _DIG_AGAIN = 500, 100, 320, 250, 60, 0
#: Rounds after which nurses are worth less than points.
_LATE = 5
_CUBE_NEEDED, _CUBE_FOOD = 90, 60
_WRONG_EXCHANGE = -250


@compiled
def prior(s, ids, n, out):
    """How promising the choices of a decision look."""
    phase = np.int64(s.phase)
    for i in range(n):
        a = np.int64(ids[i])
        if phase == state.ASK_GARDEN:
            out[i] = _order_garden(s, a)
        elif phase == state.ASK_WORKER:
            out[i] = _order_worker(a)
        elif phase == state.ASK_BIRTH:
            out[i] = _order_birth(s, a - state.DO_BIRTH)
        elif phase == state.ASK_EVENT:
            out[i] = _order_event(s, a - state.DO_EVENT)
        elif phase == state.ASK_ATELIER:
            out[i] = _order_atelier(s, a)
        elif phase in (state.ASK_HARVEST, state.ASK_SCAVENGING):
            out[i] = _order_cube(s, a - state.DO_TAKE)
        elif phase == state.ASK_EXTRA:
            out[i] = _STOP if a == state.DO_STOP else 0
        elif phase == state.ASK_STORAGE:
            out[i] = _order_keep(s, a - state.DO_KEEP)
        elif phase == state.ASK_WINTER:
            out[i] = _order_winter(s, a - state.DO_WINTER)
        else:
            out[i] = 0


@compiled
def _order_event(s, event):
    """What the event is worth, and what it costs."""
    seat = np.int64(s.decider)
    points = np.int64(_EVENTS[event]) + _LARVA_PAID * event_cost(s, event)
    if event == state.HARVEST_PLUS_3:
        for tile in range(np.int64(s.tiles)):
            if s.tile_owner[tile] == seat and s.tile_kind[tile] < state.PHEROMONES:
                points += 15
    if event == state.LEVEL_PLUS_1 and s.level[seat] == state.MAX_LEVEL:
        points -= _EVENTS[state.LEVEL_PLUS_1]
    if (event in (state.SOLDIER_PLUS_1, state.WORKER_PLUS_1)) and reserve(s, seat) == 0:
        points -= 60
    if event == state.HEX_PLUS_1 and s.workers[seat] == 0:
        points -= 40
    return points


@compiled
def _order_birth(s, code):
    """What will be born, and whether the atelier has something to do."""
    seat = np.int64(s.decider)
    before = octets(_TRACKS)
    for track in range(_TRACKS):
        before[track] = s.placed[seat, track]
    place_nurses(s, seat, code)  # for a moment, to see what they give
    ants = reserve(s, seat)
    workers = min(workers_due(s, seat), ants)
    soldiers = min(soldiers_due(s, seat), ants - workers)
    points = _WORKER_BORN * workers + _SOLDIER_BORN * soldiers + _LARVA_BORN * larvae_due(s, seat)
    atelier = atelier_nurses(s, seat)
    for track in range(_TRACKS):
        points += _AT_WORK * np.int64(s.placed[seat, track])
        s.placed[seat, track] = before[track]
    if atelier > 0:
        points += _IN_ATELIER + (_TO_RAISE if can_raise(s, seat) else 0) + _to_complete(s, seat)
    if np.int64(s.soldiers[seat]) > _ENOUGH_SOLDIERS:
        points -= _SOLDIER_BORN * soldiers
    if atelier > 2 and free_nurses(s, seat) < 6:
        points -= _IN_ATELIER * (atelier - 2)
    return min(points, 900)


@compiled
def _to_complete(s, seat):
    """How promising an objective makes the atelier."""
    for which in range(state.OBJECTIVES):
        if is_open(s, seat, which) and is_payable(s, seat, which):
            return np.int64(_TO_COMPLETE if s.played >= _LATE else 0)
    return np.int64(0)


@compiled
def _order_worker(a):
    if a == state.DO_EXCHANGE:
        return np.int64(_EXCHANGE)
    return np.int64(_TO_GARDEN) if a >= state.DO_EXIT else np.int64(_ROOMS[a - state.DO_ROOM])


@compiled
def _order_garden(s, a):
    seat = np.int64(s.decider)
    if a == state.DO_STOP:
        return np.int64(_STOP)
    if a >= state.DO_PLACE:
        return _order_tile(s, a - state.DO_PLACE)
    if a == state.DO_CLEAN:
        owner = s.tile_owner[np.int64(s.content[s.hex]) - state.TILE]
        return np.int64(_CLEAN_OWN if owner == seat else _CLEAN_OTHER)
    if a >= state.DO_STEP:
        spot = a - state.DO_STEP
        points = _SOLDIER_LOST * soldiers_to_enter(s, seat, spot)
        there = np.int64(s.content[spot])
        if state.FREE < there < state.EXIT:
            points += _PREY + _PREY_POINT * (tables.HUNT_POINTS[there] + tables.HUNT_FOOD[there])
        return np.int64(points)
    return np.int64(_EXCHANGE)


@compiled
def _order_tile(s, placement):
    """Points and cubes of a tile."""
    kind = np.int64(tables.KIND_OF[placement])
    points = np.int64(_TILE_POINT) * tables.TILE_POINTS[kind]
    if kind >= state.PHEROMONES:
        return points + _SPECIAL_TILE
    for i in range(tables.SIZE[kind]):
        if tables.GROUND[tables.NEAR[s.hex, tables.COVERED[placement, i]]] < state.MUSHROOM:
            points += _TILE_CUBE
    return min(points, 900)


@compiled
def _order_atelier(s, a):
    seat, late = np.int64(s.decider), s.played >= _LATE
    if a == state.DO_DONE:
        return np.int64(_DONE)
    if a == state.DO_EXCHANGE:
        return np.int64(_EXCHANGE)
    if a == state.DO_LEVEL:
        return np.int64(0 if s.played == state.ROUNDS - 1 else _RAISE)
    if a == state.DO_NURSE:
        return np.int64(0 if late else _BUY)
    if a >= state.DO_OBJECTIVE:
        return np.int64(_OBJECTIVE if s.played >= _LATE else _EARLY_OBJECTIVE)
    return np.int64(_DIG_AGAIN if late or s.exits[seat, 1] != state.NO_HEX else _DIG)


@compiled
def _order_cube(s, cube):
    """What the next level needs, and food for winter."""
    seat = np.int64(s.decider)
    if cube == state.FOOD:
        return np.int64(_CUBE_FOOD if np.int64(s.store[seat, state.FOOD]) < winter_need(s, seat) else 0)
    if s.level[seat] < state.MAX_LEVEL:
        cost = level_cost(s, seat)
        if not can_pay(s, seat, cost) and np.int64(s.store[seat, cube]) < cost[cube]:
            return np.int64(_CUBE_NEEDED)
    return np.int64(20 if cube == state.STONE else 0)


@compiled
def _order_keep(s, code):
    """Food for winter in autumn, else what builds."""
    seat = np.int64(s.decider)
    food, earth = code // state.KEEP_STRIDE, code % state.KEEP_STRIDE
    if np.int64(s.played) % _SEASONS == _SEASONS - 1:
        return np.int64(120 * min(food, winter_need(s, seat)) + 5 * earth)
    wanted = np.int64(0)
    if s.level[seat] < state.MAX_LEVEL:
        wanted = min(earth, level_cost(s, seat)[state.EARTH])
    return np.int64(30 * wanted + 15 * min(food, 2))


@compiled
def _order_winter(s, times):
    """One exchange for each missing food."""
    seat = np.int64(s.decider)
    missing = max(winter_need(s, seat) - np.int64(s.store[seat, state.FOOD]), 0)
    best = min(missing, np.int64(s.larvae[seat]) // tables.LARVAE_PER_FOOD)
    return np.int64(_WRONG_EXCHANGE) * min(abs(times - best), 4)
