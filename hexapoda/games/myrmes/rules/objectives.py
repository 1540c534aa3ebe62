"""Objectives (M12): which are open and payable, their payment, their points."""

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules import tables
from hexapoda.games.myrmes.rules.colony import atelier_nurses, award, free_nurses, gain, lose_soldiers
from hexapoda.games.myrmes.rules.pheromones import are_enough, can_join, own_pheromones
from hexapoda.games.myrmes.state import MAX_TILES, OWN_PHEROMONES
from hexapoda.kernel.bits import octets, popcount
from hexapoda.kernel.jit import compiled, inlined

(
    ABOUT_FOOD,
    ABOUT_MIX,
    ABOUT_STONE,
    ABOUT_PREY,
    ABOUT_LARVAE,
    ABOUT_SOLDIERS,
    ABOUT_SPECIAL,
    ABOUT_LEVEL,
    ABOUT_NURSES,
    ABOUT_PHEROMONES,
) = range(len(tables.ABOUT))
#: A bit for each objective of a level.
_ONE_LEVEL = (1 << state.OBJECTIVES_PER_LEVEL) - 1


@compiled
def is_open(s, seat, which):
    """M12.2, M12.3: whether a player may try an objective."""
    done = np.int64(s.done[seat])
    if done >> which & 1:
        return False
    level = tables.OBJECTIVE_LEVEL[s.objectives[which]]
    return level == 1 or (done >> (state.OBJECTIVES_PER_LEVEL * (level - 2)) & _ONE_LEVEL) != 0


@compiled
def amount(s, seat, about):
    """How much a player has of what an objective is about; not for pheromones."""
    if about == ABOUT_FOOD:
        return np.int64(s.store[seat, state.FOOD])
    if about == ABOUT_MIX:
        return np.int64(s.store[seat, state.EARTH]) + np.int64(s.store[seat, state.STONE])
    if about == ABOUT_STONE:
        return np.int64(s.store[seat, state.STONE])
    if about == ABOUT_PREY:
        return np.int64(s.prey[seat])
    if about == ABOUT_LARVAE:
        return np.int64(s.larvae[seat])
    if about == ABOUT_SOLDIERS:
        return np.int64(s.soldiers[seat])
    if about == ABOUT_SPECIAL:
        return np.int64(s.special[seat])
    if about == ABOUT_LEVEL:
        return np.int64(s.level[seat])
    return np.int64(s.nurses[seat])


@compiled
def is_payable(s, seat, which):
    """M12.4, M12.8 to M12.17."""
    objective = np.int64(s.objectives[which])
    about, need = tables.OBJECTIVE_ABOUT[objective], tables.OBJECTIVE_NEED[objective]
    if about == ABOUT_PHEROMONES:
        return are_enough(s, seat, need)
    if amount(s, seat, about) < need:
        return False
    # M12.17: the nurse that acts does not pay
    return about != ABOUT_NURSES or free_nurses(s, seat) - 1 >= tables.OBJECTIVE_PAY[objective]


@inlined
def has_choice(about):
    """Whether the payment is a choice."""
    return about in (ABOUT_MIX, ABOUT_SPECIAL, ABOUT_PHEROMONES)


@compiled
def begin_objective(s, which):
    """M12.4, M12.5: a nurse goes to the objective, and pays unless there is a choice. Returns what it is about."""
    seat = np.int64(s.decider)
    s.placed[seat, state.ATELIER_PLACES] -= np.uint8(1)
    s.objective = which
    objective = np.int64(s.objectives[which])
    about, price = tables.OBJECTIVE_ABOUT[objective], tables.OBJECTIVE_PAY[objective]
    if about == ABOUT_FOOD:
        gain(s, seat, np.int64(state.FOOD), -price)
    elif about == ABOUT_STONE:
        gain(s, seat, np.int64(state.STONE), -price)
    elif about == ABOUT_PREY:
        s.prey[seat] = np.int64(s.prey[seat]) - price
    elif about == ABOUT_LARVAE:
        s.larvae[seat] = np.int64(s.larvae[seat]) - price
    elif about == ABOUT_SOLDIERS:
        lose_soldiers(s, seat, price)
    elif about == ABOUT_LEVEL:
        s.level[seat] = np.int64(s.level[seat]) - price
    elif about == ABOUT_NURSES:
        _return_nurses(s, seat, price)
    return about


@compiled
def _return_nurses(s, seat, number):
    """M12.16, M12.17: nurses go back to the reserve; those in the atelier that could still act go last."""
    idle = free_nurses(s, seat) - 1 - atelier_nurses(s, seat)
    s.nurses[seat] = np.int64(s.nurses[seat]) - number
    if idle < number:
        s.placed[seat, state.ATELIER_PLACES] = atelier_nurses(s, seat) - (number - idle)


@compiled
def finish_objective(s):
    """M12.1, M12.3, M12.6, M12.7: points for the player, and for players who completed it in an earlier round."""
    seat, which = np.int64(s.decider), np.int64(s.objective)
    bit = np.uint8(1 << which)
    s.objective = state.NO_OBJECTIVE
    s.picked = 0
    award(s, seat, tables.OBJECTIVE_POINTS[tables.OBJECTIVE_LEVEL[s.objectives[which]]])
    for other in range(np.int64(s.players)):
        if other != seat and s.done[other] & bit and not s.fresh[other] & bit:
            award(s, other, tables.BONUS[s.players])
    s.done[seat] |= bit
    s.fresh[seat] |= bit


# ── mixtures of earth and stone (M12.9) ──


@compiled
def mix_choices(s, out):
    """How many of the cubes are earth."""
    seat = np.int64(s.decider)
    price = tables.OBJECTIVE_PAY[s.objectives[s.objective]]
    n = np.int64(0)
    for earth in range(price + 1):
        if earth <= np.int64(s.store[seat, state.EARTH]) and price - earth <= np.int64(s.store[seat, state.STONE]):
            out[n] = state.DO_MIX + earth
            n += 1
    return n


@compiled
def pay_mix(s, earth):
    seat = np.int64(s.decider)
    gain(s, seat, np.int64(state.EARTH), -earth)
    gain(s, seat, np.int64(state.STONE), earth - tables.OBJECTIVE_PAY[s.objectives[s.objective]])


# ── special tiles (M12.13): a choice is one of them (0 to 3), or SINGLES plus the number of a pair ──

SINGLES = state.MAX_SPECIAL
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
_PAIRS = np.array(PAIRS, np.int64)


@compiled
def own_special(s, seat, tiles):
    """Write the special tiles with a player's cube, in the order of placement; return their number."""
    n = np.int64(0)
    for tile in range(np.int64(s.tiles)):
        if s.tile_owner[tile] == seat and s.tile_kind[tile] >= state.PHEROMONES:
            tiles[n] = tile
            n += 1
    return n


@compiled
def special_choices(s, out):
    """Which tiles lose their cube."""
    owned = np.int64(s.special[s.decider])
    n = np.int64(0)
    if tables.OBJECTIVE_PAY[s.objectives[s.objective]] == 1:
        for one in range(owned):
            out[n] = state.DO_SPECIAL + one
            n += 1
        return n
    for pair in range(len(PAIRS)):
        if _PAIRS[pair, 1] < owned:
            out[n] = state.DO_SPECIAL + SINGLES + pair
            n += 1
    return n


@compiled
def pay_special(s, choice):
    """M12.13: the tiles stay on the map and belong to nobody."""
    seat = np.int64(s.decider)
    tiles = octets(MAX_TILES)
    own_special(s, seat, tiles)
    if choice < SINGLES:
        _disown(s, seat, np.int64(tiles[choice]))
    else:
        _disown(s, seat, np.int64(tiles[_PAIRS[choice - SINGLES, 0]]))
        _disown(s, seat, np.int64(tiles[_PAIRS[choice - SINGLES, 1]]))


@compiled
def _disown(s, seat, tile):
    s.tile_owner[tile] = state.NOBODY
    s.special[seat] -= np.uint8(1)


# ── connected pheromones (M12.15), chosen one by one ──


@compiled
def pheromone_choices(s, out):
    """The pheromones with which the set can still become connected in the full size."""
    tiles, open_ones = octets(OWN_PHEROMONES), octets(OWN_PHEROMONES)
    wanted = tables.OBJECTIVE_NEED[s.objectives[s.objective]]
    own = can_join(s, np.int64(s.decider), wanted, np.int64(s.picked), tiles, open_ones)
    n = np.int64(0)
    for i in range(own):
        if open_ones[i]:
            out[n] = state.DO_PHEROMONE + np.int64(tiles[i])
            n += 1
    return n


@compiled
def pick_pheromone(s, tile):
    """Choose one more. If it was the last, which is returned, all cubes leave the chosen ones."""
    seat = np.int64(s.decider)
    tiles = octets(OWN_PHEROMONES)
    own = own_pheromones(s, seat, tiles)
    for i in range(own):
        if tiles[i] == tile:
            s.picked |= np.uint32(1 << i)
    if popcount(s.picked) < tables.OBJECTIVE_NEED[s.objectives[s.objective]]:
        return False
    for i in range(own):
        if np.int64(s.picked) >> i & 1:
            for cube in range(len(state.CUBES)):
                s.tile_cubes[tiles[i], cube] = 0
    return True


@compiled
def objective_choices(s, base, out, n):
    """All objectives that the active player can complete now."""
    seat = np.int64(s.decider)
    for which in range(state.OBJECTIVES):
        if is_open(s, seat, which) and is_payable(s, seat, which):
            out[n] = base + which
            n += 1
    return n
