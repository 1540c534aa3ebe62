"""Arrivals (A6.5, A6.6): what happens when an ant enters a cell, before its battles; and the end of the game (A12)."""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.rules import board
from hexapoda.kernel.jit import compiled


@compiled
def enter(s, kind, cell, marks):
    """Let an ant of the active player enter a cell; return whether it stays there."""
    if board.holds(s.centre & board.enemy_ants(s, np.int64(s.active)), cell):
        s.entries[cell] += np.uint8(1)  # A6.5
    board.set_down(s, kind, cell, marks)
    uncover(s, cell)
    return not takes_level(s, kind, cell, marks & board.STEPPED)


@compiled
def uncover(s, cell):
    """A6.6, steps 1 and 2: enemy markers on the cell return to their owners, a chip goes to the active player."""
    seat = np.int64(s.active)
    s.arena = cell
    for other in range(np.int64(s.players)):
        if board.are_enemies(s, seat, other):
            s.markers[other] &= ~board.bit(cell)
    if board.holds(s.treats, cell):
        s.treats &= ~board.bit(cell)
        s.chips[seat] += np.uint16(1)


@compiled
def takes_level(s, kind, cell, stepped_first):
    """A6.6, step 3: arriving next to an enemy's anthill (A12); return whether the ant leaves the board."""
    owner = besieged(s, cell)
    if owner < 0:
        return False
    seat = np.int64(s.active)
    if not s.pyramids:
        if not s.allied:
            win(s, seat, np.int64(state.REACHED))  # A12.1
        return False
    if s.levels[owner] == 0:
        return False  # A12.5
    s.levels[owner] -= np.uint8(1)
    s.taken[seat, owner] += np.uint8(1)
    board.lift(s, kind, cell, stepped_first)
    if has_collected(s, seat, owner):
        win(s, seat, np.int64(state.TAKEN))
    return True


@compiled
def besieged(s, cell):
    """The enemy whose anthill is next to a cell, -1 for none."""
    for other in range(np.int64(s.players)):
        if board.are_enemies(s, np.int64(s.active), other) and board.holds(s.gates[s.hill[other]], cell):
            return np.int64(other)
    return np.int64(-1)


@compiled
def taken_from(s, seat, owner):
    """The number of an opponent's levels that a player's team has taken."""
    total = np.int64(0)
    for ally in range(np.int64(s.players)):
        if not board.are_enemies(s, seat, ally):
            total += np.int64(s.taken[ally, owner])
    return total


@compiled
def taken_by(s, seat):
    """The number of levels that a player has taken."""
    total = np.int64(0)
    for owner in range(np.int64(s.players)):
        total += np.int64(s.taken[seat, owner])
    return total


@compiled
def has_collected(s, seat, owner):
    """A12.3, A12.4: whether a player who has just taken a level from `owner` has taken enough to win."""
    if s.allied:
        return taken_from(s, seat, owner) >= state.LEVELS
    return taken_by(s, seat) >= state.LEVELS


# ── the end ──


@compiled
def win(s, seat, ending):
    """End the game: a player, with the team if there is one, has won."""
    s.winner = seat
    close(s, ending)


@compiled
def close(s, ending):
    """End the game, and forget any action in progress."""
    s.ending = ending
    s.phase = state.ASK_ACTION
    s.decider = s.active
    put_card_away(s)
    forget_business(s)
    forget_turn(s)


@compiled
def put_card_away(s):
    """A11.1: discard the card in progress."""
    if s.playing != state.NO_CARD:
        s.discard[s.playing] += np.uint8(1)
        s.playing = state.NO_CARD


@compiled
def forget_business(s):
    """Forget the action in progress."""
    s.hire_kind = state.NO_KIND
    s.hire_gate = 0
    s.push_kind = state.NO_KIND
    forget_march(s)
    s.arena = state.NO_CELL
    s.rival = state.NO_CELL
    forget_bonuses(s)


@compiled
def forget_march(s):
    s.march_kind = state.NO_KIND
    s.march_cell = state.NO_CELL
    s.march_stepped = 0


@compiled
def forget_bonuses(s):
    """A10.9, step 4."""
    s.passed = 0
    for side in range(2):
        for ant in range(2):
            s.bonus[side, ant] = 0


@compiled
def forget_turn(s):
    """Forget what matters only within a turn."""
    s.turn_kind = state.OPEN_TURN
    forget_steps(s)
    for i in range(4):
        s.marched_one[i] = np.uint64(0)
        s.marched_two[i] = np.uint64(0)
    for cell in range(state.MAX_CELLS):
        s.entries[cell] = 0
    board.forget_pushed(s, np.int64(0))


@compiled
def forget_steps(s):
    """Remove the marks of normal steps; those of marches stay."""
    for kind in range(2):
        s.stepped_one[kind] = np.uint64(0)
        s.stepped_two[kind] = np.uint64(0)
        fresh, stepped = s.marched_one[kind * 2], s.marched_one[kind * 2 + 1]
        s.marched_one[kind * 2] = fresh | stepped
        s.marched_two[kind * 2] |= s.marched_two[kind * 2 + 1] | (fresh & stepped)
        s.marched_one[kind * 2 + 1] = np.uint64(0)
        s.marched_two[kind * 2 + 1] = np.uint64(0)


@compiled
def begin_hire_turn(s):
    """A3.6: no ant steps any more in this turn, so the marks are forgotten."""
    s.turn_kind = state.HIRE_TURN
    forget_steps(s)
