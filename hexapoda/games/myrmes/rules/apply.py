"""The course of the game: what a choice does, then phases, rounds and years up to the next choice (M1, M4, M13)."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules import harvest, objectives
from hexapoda.games.myrmes.rules.atelier import buy_nurse, dig, raise_level
from hexapoda.games.myrmes.rules.births import bear, must_choose, place_nurses, soldiers_due
from hexapoda.games.myrmes.rules.colony import atelier_nurses, exchange, gain, unused_workers
from hexapoda.games.myrmes.rules.events import FACES, choose_event, season_die
from hexapoda.games.myrmes.rules.placements import place
from hexapoda.games.myrmes.rules.queries import first_player
from hexapoda.games.myrmes.rules.rooms import work
from hexapoda.games.myrmes.rules.storage import keep, store_limit, stored
from hexapoda.games.myrmes.rules.tables import FIRST_OF_LEVEL, PREY_COUNT, PREY_SPOTS, STARTS
from hexapoda.games.myrmes.rules.walks import clean, leave, movement, stand, step
from hexapoda.games.myrmes.rules.winter import survive
from hexapoda.kernel.chance import draw
from hexapoda.kernel.jit import compiled, inlined

_SEASONS = len(state.SEASONS)
_CUBES = len(state.CUBES)
_LAST_SEASON = _SEASONS - 1


@compiled
def apply(s, a):
    if a >= state.DO_EXCHANGE and a <= state.DO_STOP:
        if a == state.DO_STOP and s.phase == state.ASK_EXTRA:
            _end_extra(s)
        else:
            _act_in_garden(s, a)
    elif a < state.DO_BIRTH:
        _choose_event(s, a - state.DO_EVENT)
    elif a < state.DO_BORN:
        _choose_birth(s, a - state.DO_BIRTH)
    elif a < state.DO_ROOM:
        bear(s, np.int64(s.decider), a - state.DO_BORN)
        _births_from(s, _next_turn(s))
    elif a < state.DO_EXCHANGE:
        work(s, a - state.DO_ROOM)
        _next_worker(s)
    elif a < state.DO_TUNNEL:
        _harvest_choice(s, a)
    elif a < state.DO_KEEP:
        _act_in_atelier(s, a)
    elif a < state.DO_WINTER:
        keep(s, a - state.DO_KEEP)
        _storage_from(s, _next_turn(s))
    else:
        _winter(s, a - state.DO_WINTER)


# ── turn order (M4.1): a player's turn is the number of players before ──


@inlined
def _turn_of(s, seat):
    players = np.int64(s.players)
    return (seat - first_player(s) + players) % players


@inlined
def _seat_of(s, turn):
    return (first_player(s) + turn) % np.int64(s.players)


@inlined
def _next_turn(s):
    return _turn_of(s, np.int64(s.decider)) + 1


# ── the start (M3) ──


@compiled
def begin(s):
    """M3.3 to M3.9: chance sets up the garden, then the first year begins."""
    _put_exits(s)
    _put_prey(s)
    _draw_objectives(s)
    _begin_year(s)


@compiled
def _put_exits(s):
    """M3.7, M3.9: start exits by seat, or in a random order, which is drawn as the number of a permutation."""
    players = np.int64(s.players)
    orders = np.int64(1)
    for i in range(2, players + 1):
        orders *= i
    order = draw(s.rng, orders) if s.shuffled else np.int64(0)
    taken = np.int64(0)
    for seat in range(players):
        orders //= players - seat
        skip = order // orders
        order %= orders
        which = np.int64(0)
        while taken >> which & 1 or skip > 0:
            if not taken >> which & 1:
                skip -= 1
            which += 1
        taken |= 1 << which
        s.exits[seat, 0] = STARTS[players, which]
        s.content[STARTS[players, which]] = state.EXIT


@compiled
def _put_prey(s):
    """M3.4: a random token on each prey spot; the last one of all is not drawn."""
    ladybugs, termites, spiders = PREY_COUNT[0], PREY_COUNT[1], PREY_COUNT[2]
    for i in range(PREY_SPOTS.shape[1]):
        spot = PREY_SPOTS[s.players, i]
        if spot == state.NO_HEX:
            break
        left = ladybugs + termites + spiders
        drawn = draw(s.rng, left) if left > 1 else np.int64(0)
        if drawn < ladybugs:
            ladybugs -= 1
            s.content[spot] = state.LADYBUG
        elif drawn < ladybugs + termites:
            termites -= 1
            s.content[spot] = state.TERMITE
        else:
            spiders -= 1
            s.content[spot] = state.SPIDER


@compiled
def _draw_objectives(s):
    """M3.5: two of each level; a pair is one draw."""
    for level in range(state.OBJECTIVE_LEVELS):
        first, count = FIRST_OF_LEVEL[level], FIRST_OF_LEVEL[level + 1] - FIRST_OF_LEVEL[level]
        pair = draw(s.rng, count * (count - 1) // 2)
        one = np.int64(0)
        while pair >= count - 1 - one:
            pair -= count - 1 - one
            one += 1
        s.objectives[state.OBJECTIVES_PER_LEVEL * level] = first + one
        s.objectives[state.OBJECTIVES_PER_LEVEL * level + 1] = first + one + 1 + pair


@compiled
def _begin_year(s):
    """M5.1: all three dice in one draw."""
    rolled = draw(s.rng, np.int64(FACES * FACES * FACES))
    s.dice[0] = 1 + rolled // (FACES * FACES)
    s.dice[1] = 1 + rolled // FACES % FACES
    s.dice[2] = 1 + rolled % FACES
    _begin_round(s)


@compiled
def _begin_round(s):
    """M5.3, M13.6."""
    for seat in range(np.int64(s.players)):
        s.event[seat] = season_die(s)
    s.phase = state.ASK_EVENT
    s.decider = first_player(s)


# ── event and births (M5, M6) ──


@compiled
def _choose_event(s, event):
    """M5.4, M5.6, M5.7."""
    choose_event(s, event)
    turn = _next_turn(s)
    if turn == np.int64(s.players):
        s.phase = state.ASK_BIRTH
        turn = np.int64(0)
    s.decider = _seat_of(s, turn)


@compiled
def _choose_birth(s, code):
    """M4.3, M6.1."""
    place_nurses(s, np.int64(s.decider), code)
    turn = _next_turn(s)
    if turn == np.int64(s.players):
        _births_from(s, np.int64(0))
    else:
        s.decider = _seat_of(s, turn)


@compiled
def _births_from(s, turn):
    """M6.7, M6.8: births player by player, up to the next choice."""
    for each in range(turn, np.int64(s.players)):
        seat = _seat_of(s, each)
        if must_choose(s, seat):
            s.phase = state.ASK_BORN
            s.decider = seat
            return
        bear(s, seat, soldiers_due(s, seat))
    s.decider = _seat_of(s, np.int64(s.players) - 1)  # the first player comes next
    _next_worker(s)


# ── workers (M7, M8) ──


@compiled
def _next_worker(s):
    """M7.1: the next player with an unused worker; without one, the harvest begins."""
    players, seat = np.int64(s.players), np.int64(s.decider)
    for _ in range(players):
        seat = (seat + 1) % players
        if unused_workers(s, seat) > 0:
            s.phase = state.ASK_WORKER
            s.decider = seat
            return
    _harvest_from(s, np.int64(0))


@compiled
def _act_in_garden(s, a):
    """What a worker does in the garden and on the way there, and the exchange of larvae."""
    if a >= state.DO_PLACE:
        if a < state.DO_STOP:
            place(s, np.int64(s.hex), a - state.DO_PLACE)
        leave(s)
        _next_worker(s)
    elif a >= state.DO_STAND:
        stand(s, a - state.DO_STAND)
        s.phase = state.ASK_GARDEN
    elif a == state.DO_CLEAN:
        clean(s)
        s.phase = state.ASK_STAND
    elif a >= state.DO_STEP:
        step(s, a - state.DO_STEP)
    elif a >= state.DO_EXIT:
        s.hex = a - state.DO_EXIT
        s.points = movement(s, np.int64(s.decider))
        s.phase = state.ASK_GARDEN
    else:
        exchange(s, np.int64(s.decider), np.int64(1))


# ── harvest (M10) ──


@compiled
def _harvest_from(s, turn):
    """Harvest player by player, up to the next choice."""
    for each in range(turn, np.int64(s.players)):
        if _harvest_pheromones_from(s, _seat_of(s, each), np.int64(0)):
            return
    _atelier_from(s, np.int64(0))


@compiled
def _harvest_pheromones_from(s, seat, first):
    """Harvest a player's tiles from one on; return whether there is a choice."""
    tile = harvest.harvest_pheromones(s, seat, first)
    if tile != state.NO_TILE:
        _ask_harvest(s, seat, tile, np.int64(state.ASK_HARVEST))
        return True
    return _harvest_special_from(s, seat, np.int64(0))


@compiled
def _harvest_special_from(s, seat, first):
    tile = harvest.harvest_special(s, seat, first)
    if tile != state.NO_TILE:
        _ask_harvest(s, seat, tile, np.int64(state.ASK_SCAVENGING))
        return True
    if s.event[seat] == state.HARVEST_PLUS_3 and harvest.has_cubes(s, seat):
        _ask_harvest(s, seat, np.int64(state.NO_TILE), np.int64(state.ASK_EXTRA))
        s.extra = harvest.MORE_CUBES
        return True
    return False


@compiled
def _ask_harvest(s, seat, tile, phase):
    s.phase = phase
    s.decider = seat
    s.tile = tile


@compiled
def _harvest_choice(s, a):
    """Take the chosen cube and continue the harvest."""
    seat, tile = np.int64(s.decider), np.int64(s.tile)
    s.tile = state.NO_TILE
    if a >= state.DO_EXTRA:
        harvest.take(s, (a - state.DO_EXTRA) // _CUBES, (a - state.DO_EXTRA) % _CUBES)
        s.extra -= np.uint8(1)
        if s.extra == 0 or not harvest.has_cubes(s, seat):
            _end_extra(s)
        return
    if s.phase == state.ASK_HARVEST:
        harvest.take(s, tile, a - state.DO_TAKE)
        asked = _harvest_pheromones_from(s, seat, tile + 1)
    else:
        gain(s, seat, a - state.DO_TAKE, np.int64(1))
        asked = _harvest_special_from(s, seat, tile + 1)
    if not asked:
        _harvest_from(s, _turn_of(s, seat) + 1)


@compiled
def _end_extra(s):
    """M10.6."""
    s.extra = 0
    _harvest_from(s, _next_turn(s))


# ── atelier (M11, M12) ──


@compiled
def _atelier_from(s, turn):
    """M11.1: the next player with a nurse in the atelier; without one, the round ends."""
    for each in range(turn, np.int64(s.players)):
        seat = _seat_of(s, each)
        if atelier_nurses(s, seat) > 0:
            s.phase = state.ASK_ATELIER
            s.decider = seat
            return
    _storage_from(s, np.int64(0))


@compiled
def _act_in_atelier(s, a):
    seat = np.int64(s.decider)
    if a < state.DO_LEVEL:
        dig(s, a - state.DO_TUNNEL)
        _use_nurse(s, seat, state.TUNNEL)
    elif a == state.DO_LEVEL:
        raise_level(s)
        _use_nurse(s, seat, state.LEVEL)
    elif a == state.DO_NURSE:
        buy_nurse(s)
        _use_nurse(s, seat, state.NURSE)
    elif a < state.DO_DONE:
        s.acted |= np.uint8(state.OBJECTIVE)
        about = objectives.begin_objective(s, a - state.DO_OBJECTIVE)
        if objectives.has_choice(about):
            s.phase = (
                state.ASK_MIX
                if about == objectives.ABOUT_MIX
                else state.ASK_SPECIAL
                if about == objectives.ABOUT_SPECIAL
                else state.ASK_PHEROMONES
            )
            return
        objectives.finish_objective(s)
    elif a == state.DO_DONE:
        s.placed[seat, state.ATELIER_PLACES] = 0
    else:
        if a < state.DO_SPECIAL:
            objectives.pay_mix(s, a - state.DO_MIX)
        elif a < state.DO_PHEROMONE:
            objectives.pay_special(s, a - state.DO_SPECIAL)
        elif not objectives.pick_pheromone(s, a - state.DO_PHEROMONE):
            return
        objectives.finish_objective(s)
    s.phase = state.ASK_ATELIER
    if atelier_nurses(s, seat) == 0:
        s.acted = 0
        _atelier_from(s, _next_turn(s))


@compiled
def _use_nurse(s, seat, action):
    """M11.2."""
    s.placed[seat, state.ATELIER_PLACES] -= np.uint8(1)
    s.acted |= np.uint8(action)


# ── the end of a round, of a year, of the game (M13 to M15) ──


@compiled
def _storage_from(s, turn):
    """M13.2: the next player with too many cubes; without one, the next round or winter begins."""
    for each in range(turn, np.int64(s.players)):
        seat = _seat_of(s, each)
        if stored(s, seat) > store_limit(s, seat):
            s.phase = state.ASK_STORAGE
            s.decider = seat
            return
    for seat in range(np.int64(s.players)):
        s.rooms[seat] = 0  # M13.3
        s.fresh[seat] = 0
    if np.int64(s.played) % _SEASONS == _LAST_SEASON:
        s.phase = state.ASK_WINTER
        s.decider = first_player(s)
        return
    s.played += np.uint8(1)
    _begin_round(s)


@compiled
def _winter(s, times):
    """M14, M15.1."""
    survive(s, times)
    turn = _next_turn(s)
    if turn < np.int64(s.players):
        s.decider = _seat_of(s, turn)
        return
    if np.int64(s.played) == state.ROUNDS - 1:
        s.ending = state.WINTERED
        s.decider = first_player(s)
        return
    s.played += np.uint8(1)
    s.phase = state.ASK_EVENT
    _begin_year(s)
