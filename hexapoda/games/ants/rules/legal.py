"""The choices of each decision (A15)."""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.rules.battles import contacts, is_choice, side_of
from hexapoda.games.ants.rules.board import ants_of, bank, write_cells
from hexapoda.games.ants.rules.cards import card_choices
from hexapoda.games.ants.rules.cards.marches import march_choices
from hexapoda.games.ants.rules.hires import hire_choices, push_choices
from hexapoda.games.ants.rules.steps import normal_steps, tunnel_choices
from hexapoda.kernel.jit import compiled


@compiled
def legal(s, out):
    if s.ending != state.RUNNING:
        return np.int64(0)
    phase = np.int64(s.phase)
    if phase == state.ASK_ACTION:
        return _action_choices(s, out)
    if phase == state.ASK_EXCHANGE:
        return _exchange_choices(s, out)
    if phase == state.ASK_FURY:
        return _fury_choices(s, out)
    if phase == state.ASK_CONTACT:
        return _contact_choices(s, out)
    if phase == state.ASK_SENTRIES:
        return _sentries_choices(s, out)
    if phase == state.ASK_PUSH:
        return push_choices(s, out)
    return march_choices(s, out)


@compiled
def _exchange_choices(s, out):
    """D1 (A3.3)."""
    out[0] = state.DO_KEEP
    n = np.int64(1)
    for card in range(state.CARD_KINDS):
        if s.hand[s.active, card]:
            out[n] = state.DO_EXCHANGE + card
            n += 1
    return n


@compiled
def _action_choices(s, out):
    """D2 (A3.5 to A3.7)."""
    out[0] = state.DO_END
    n = np.int64(1)
    if can_build(s):
        out[n] = state.DO_BUILD
        n += 1
    if s.turn_kind != state.MOVE_TURN:
        n = hire_choices(s, np.int64(state.DO_HIRE), out, n)
    if s.turn_kind != state.HIRE_TURN:
        n = normal_steps(s, np.int64(state.DO_STEP), out, n)
        n = tunnel_choices(s, np.int64(state.DO_TUNNEL), out, n)
    n = card_choices(s, out, n)
    return _emergency_choices(s, out, n)


@compiled
def can_build(s):
    """A9: whether the active player can pay for the next own level."""
    seat = np.int64(s.active)
    levels = np.int64(s.levels[seat])
    return not s.pyramids and levels < state.LEVELS and np.int64(s.chips[seat]) >= np.int64(s.level_cost[levels])


@compiled
def is_emergency(s):
    """A8.6: the active player has no ants on the board and no chips, and the bank is not empty."""
    seat = np.int64(s.active)
    return s.chips[seat] == 0 and not ants_of(s, seat) and bank(s) > 0


@compiled
def _emergency_choices(s, out, n):
    """A8.6: each pair of cards."""
    if is_emergency(s):
        for one in range(state.CARD_KINDS):
            if s.hand[s.active, one] == 0:
                continue
            for other in range(one, state.CARD_KINDS):
                if np.int64(s.hand[s.active, other]) > (1 if other == one else 0):
                    out[n] = state.DO_EMERGENCY + one * state.CARD_KINDS + other
                    n += 1
    return n


@compiled
def _contact_choices(s, out):
    """D3 (A10.3)."""
    return write_cells(np.int64(state.DO_CONTACT), contacts(s), out, np.int64(0))


@compiled
def _sentries_choices(s, out):
    """D4 (A10.9)."""
    out[0] = state.DO_DECLINE
    return _ants_of_side(s, np.int64(state.DO_GUARD), out)


@compiled
def _fury_choices(s, out):
    """D5 (A10.10): a player who can only pass is asked too, so that the question reveals nothing."""
    out[0] = state.DO_PASS
    if s.hand[s.decider, state.FURY] == 0:
        return np.int64(1)
    return _ants_of_side(s, np.int64(state.DO_FURY), out)


@compiled
def _ants_of_side(s, base, out):
    """After the first choice, the different ants of the decider's side."""
    n = np.int64(1)
    side = side_of(s, np.int64(s.decider))
    for ant in range(2):
        if is_choice(s, side, ant):
            out[n] = base + ant
            n += 1
    return n
