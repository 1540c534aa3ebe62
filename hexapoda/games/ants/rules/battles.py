"""Battles (A10): contacts, sentries, the fury window, and the result.

A battle has two sides: side 0 is the active player's ants on `arena`, side 1 the enemy's on `rival` (in the centre, the
same cell). The ants of a side are numbered from 0: workers, then soldiers; equal ones by descending bonus.
"""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.rules import board
from hexapoda.games.ants.rules.arrivals import forget_bonuses
from hexapoda.kernel.jit import compiled, inlined

OURS, THEIRS = np.int64(0), np.int64(1)


@compiled
def contacts(s):
    """A10.1, A10.2: the cells of enemies in contact with the ants that arrived."""
    seat = np.int64(s.active)
    cell = np.int64(s.arena)
    if cell == state.NO_CELL or not board.holds(board.ants_of(s, seat), cell):
        return np.uint64(0)
    return board.enemy_ants(s, seat) & (board.bit(cell) if board.holds(s.centre, cell) else s.fronts[cell])


# ── the two sides (A10.4) ──


@inlined
def seat_of(s, side):
    """The player of a side."""
    return np.int64(s.active) if side == OURS else board.owner_at(s, np.int64(s.rival))


@inlined
def cell_of(s, side):
    return np.int64(s.arena) if side == OURS else np.int64(s.rival)


@inlined
def side_of(s, seat):
    return OURS if seat == s.active else THEIRS


@compiled
def ants_in(s, side):
    """The number of ants of a side."""
    return board.all_at(s, seat_of(s, side), cell_of(s, side))


@compiled
def kind_in(s, side, ant):
    """The kind of an ant of a side."""
    return board.W if ant < board.ants_at(s, seat_of(s, side), board.W, cell_of(s, side)) else board.S


@compiled
def strength_in(s, side, ant):
    """A10.5."""
    return np.int64(s.strength[kind_in(s, side, ant)]) + np.int64(s.bonus[side, ant])


@compiled
def is_choice(s, side, ant):
    """Whether an ant of a side differs from those before it in kind or bonus."""
    if ant >= ants_in(s, side):
        return False
    if ant == 0:
        return True
    first, second = np.int64(0), np.int64(1)
    return kind_in(s, side, first) != kind_in(s, side, second) or s.bonus[side, first] != s.bonus[side, second]


# ── the course of a battle (A10.9) ──


@compiled
def begin_battle(s, rival):
    """Begin a battle with the enemy on a cell; return whether a player is asked, else the battle is over."""
    s.rival = rival
    return ask_sentries(s, OURS)


@compiled
def ask_sentries(s, side):
    """A10.9, step 1: ask the first side from `side` on that has Sentries on the table; else open the fury window."""
    for each in range(side, 2):
        seat = seat_of(s, each)
        if s.sentries[seat]:
            s.phase = state.ASK_SENTRIES
            s.decider = seat
            return True
    return ask_fury(s, OURS)


@compiled
def ask_fury(s, side):
    """A10.10: ask the sides by turns until both pass in a row; then compare. Sides without cards pass."""
    for _ in range(2 - np.int64(s.passed)):
        seat = seat_of(s, side)
        if has_cards(s, seat):
            s.phase = state.ASK_FURY
            s.decider = seat
            return True
        s.passed += np.uint8(1)
        side = 1 - side
    fight(s)
    return False


@compiled
def has_cards(s, seat):
    """Whether a player holds any card, which is public."""
    for card in range(state.CARD_KINDS):
        if s.hand[seat, card]:
            return True
    return False


@compiled
def use_sentries(s, ant):
    """A11, Sentries: discard the card, +1 for one ant or none (-1); return whether a player is asked next."""
    seat = np.int64(s.decider)
    side = side_of(s, seat)
    s.sentries[seat] -= np.uint8(1)
    s.discard[state.SENTRIES] += np.uint8(1)
    if ant >= 0:
        s.bonus[side, ant] += np.uint8(1)
    return ask_sentries(s, THEIRS) if side == 0 else ask_fury(s, OURS)


@compiled
def pass_fury(s):
    """A10.10: a side passes; return whether a player is asked next."""
    s.passed += np.uint8(1)
    return ask_fury(s, 1 - side_of(s, np.int64(s.decider)))


@compiled
def use_fury(s, ant):
    """A11, Ant Fury: +1 for one ant in this battle; return whether a player is asked next."""
    seat = np.int64(s.decider)
    side = side_of(s, seat)
    s.hand[seat, state.FURY] -= np.uint8(1)
    s.discard[state.FURY] += np.uint8(1)
    s.bonus[side, ant] += np.uint8(1)
    s.passed = 0
    return ask_fury(s, 1 - side)


# ── the result (A10.6 to A10.8) ──


@compiled
def highest(s, side):
    """The highest strength of a side."""
    best = np.int64(0)
    for ant in range(ants_in(s, side)):
        best = max(best, strength_in(s, side, ant))
    return best


@compiled
def force(s, side):
    """A10.6: the total strength of a side's fighting group, its strongest ants."""
    best, total = highest(s, side), np.int64(0)
    for ant in range(ants_in(s, side)):
        if strength_in(s, side, ant) == best:
            total += best
    return total


@compiled
def fight(s):
    """A10.7: the fighting group with the smaller force is removed, both if they are equal."""
    ours, theirs, enemy = force(s, OURS), force(s, THEIRS), seat_of(s, THEIRS)
    if ours <= theirs:
        _remove_group(s, OURS, enemy)
    if theirs <= ours:
        _remove_group(s, THEIRS, enemy)
    s.rival = state.NO_CELL
    forget_bonuses(s)


@compiled
def _remove_group(s, side, enemy):
    """A10.8: the fighting group of a side returns to its owner's supply."""
    best = highest(s, side)
    workers, soldiers = np.int64(0), np.int64(0)
    for ant in range(ants_in(s, side)):
        if strength_in(s, side, ant) == best:
            if kind_in(s, side, ant) == board.W:
                workers += 1
            else:
                soldiers += 1
    for _ in range(workers):
        _remove(s, side, enemy, board.W)
    for _ in range(soldiers):
        _remove(s, side, enemy, board.S)


@compiled
def _remove(s, side, enemy, kind):
    if side == 0:
        board.lift(s, kind, np.int64(s.arena), np.int64(1))
    else:
        board.drop(s.one, s.two, enemy * 2 + kind, np.int64(s.rival))
