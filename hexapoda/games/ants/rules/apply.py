"""What follows from each choice, up to the next one: the phases of a turn, and the deck (A2 to A4)."""

import numpy as np

from hexapoda.games.ants import state
from hexapoda.games.ants.rules import arrivals as arriving
from hexapoda.games.ants.rules.battles import begin_battle, contacts, pass_fury, use_fury, use_sentries
from hexapoda.games.ants.rules.board import NONE, pay, take_chips
from hexapoda.games.ants.rules.cards import play_card
from hexapoda.games.ants.rules.cards.marches import halt, march_on, marches_on
from hexapoda.games.ants.rules.cards.supplies import STORED_CHIPS
from hexapoda.games.ants.rules.hires import begin_hire, place, push, push_on, send_column_on
from hexapoda.games.ants.rules.steps import dig, step
from hexapoda.kernel.bits import lowest, popcount
from hexapoda.kernel.chance import draw
from hexapoda.kernel.jit import compiled


@compiled
def apply(s, a):
    if a == state.DO_KEEP:
        _begin_actions(s)
    elif a < state.DO_END:
        _exchange(s, a - state.DO_EXCHANGE)
        _begin_actions(s)
    elif a == state.DO_END:
        _end_turn(s)
    elif a == state.DO_BUILD:
        _build(s)
    elif a < state.DO_STEP:
        arriving.begin_hire_turn(s)
        begin_hire(s, a - state.DO_HIRE)
        _go_on(s)
    elif a < state.DO_TUNNEL:
        step(s, a - state.DO_STEP)
        _go_on(s)
    elif a < state.DO_EMERGENCY:
        dig(s, a - state.DO_TUNNEL)
    elif a < state.DO_AMBUSH:
        _emergency(s, a - state.DO_EMERGENCY)
    elif a < state.DO_CONTACT:
        play_card(s, a)
        _go_on(s)
    else:
        _answer(s, a)


@compiled
def _answer(s, a):
    """The answer to a question during an action: contact, sentries, fury, second step or push."""
    if a >= state.DO_PUSH:
        push_on(s, a - state.DO_PUSH)
    elif a >= state.DO_MARCH:
        kind, cell, stepped = np.int64(s.march_kind), np.int64(s.march_cell), np.int64(s.march_stepped)
        arriving.forget_march(s)
        march_on(s, kind, cell, stepped, a - state.DO_MARCH)
    elif a == state.DO_STOP:
        halt(s, np.int64(s.march_kind), np.int64(s.march_cell), np.int64(s.march_stepped))
        arriving.forget_march(s)
    elif a >= state.DO_FURY:
        if use_fury(s, a - state.DO_FURY):
            return
    elif a == state.DO_PASS:
        if pass_fury(s):
            return
    elif a >= state.DO_GUARD:
        if use_sentries(s, a - state.DO_GUARD):
            return
    elif a == state.DO_DECLINE:
        if use_sentries(s, np.int64(-1)):
            return
    elif begin_battle(s, a - state.DO_CONTACT):
        return
    _go_on(s)


@compiled
def _go_on(s):
    """Everything that needs no choice: battles (A10.3), then pushes and the hired ant (A5.9), then the march."""
    while s.ending == state.RUNNING:
        if s.arena != state.NO_CELL:
            rivals = contacts(s)
            if popcount(rivals) > 1:
                s.phase = state.ASK_CONTACT
                s.decider = s.active
                return
            if rivals:
                if begin_battle(s, lowest(rivals)):
                    return
                continue
            s.arena = state.NO_CELL
        if s.hire_kind != state.NO_KIND:
            if s.push_kind == state.NO_KIND:
                place(s)
            elif not send_column_on(s) and push(s):
                s.phase = state.ASK_PUSH
                s.decider = s.active
                return
            continue
        if s.march_kind != state.NO_KIND:
            if marches_on(s):
                s.phase = state.ASK_MARCH
                s.decider = s.active
                return
            arriving.forget_march(s)
        arriving.put_card_away(s)
        s.phase = state.ASK_ACTION
        s.decider = s.active
        return


# ── before and between turns ──


@compiled
def begin(s):
    """A2.4, A2.6: draw the starting player, deal, and begin the first turn."""
    s.first = draw(s.rng, np.int64(s.players))
    s.active = s.first
    for card in range(state.CARD_KINDS):
        s.pile[card] = s.deck[card]
        s.discard[card] = 0
        for seat in range(np.int64(s.players)):
            s.hand[seat, card] = 0
    s.playing = state.NO_CARD
    arriving.forget_business(s)
    arriving.forget_turn(s)
    seat = np.int64(s.first)
    for _ in range(np.int64(s.players)):
        for _ in range(np.int64(s.hand_size)):
            draw_card(s, seat)
        seat = _next_seat(s, seat)
    _begin_turn(s)


@compiled
def _next_seat(s, seat):
    """A2.6: clockwise."""
    return (seat + 1) % np.int64(s.players)


@compiled
def _begin_turn(s):
    """A3.1, A3.2: the player's obstacles leave the board, then the hand is filled up."""
    seat = np.int64(s.active)
    s.turn += np.uint16(1)
    s.discard[state.OBSTACLE] = np.int64(s.discard[state.OBSTACLE]) + popcount(s.obstacles[seat])
    s.obstacles[seat] = NONE
    for _ in range(cards_in(s.hand[seat]), np.int64(s.hand_size)):
        draw_card(s, seat)
    s.phase = state.ASK_EXCHANGE
    s.decider = s.active


@compiled
def _end_turn(s):
    """A3.7, A12.8: the next turn, or the end of the game."""
    if np.int64(s.turn) >= np.int64(s.max_rounds) * np.int64(s.players):
        arriving.close(s, np.int64(state.ROUNDS))
        return
    arriving.forget_turn(s)
    s.active = _next_seat(s, np.int64(s.active))
    _begin_turn(s)


# ── cards (A4) ──


@compiled
def cards_in(counts):
    """The number of cards in a hand or a pile."""
    total = np.int64(0)
    for card in range(state.CARD_KINDS):
        total += np.int64(counts[card])
    return total


@compiled
def draw_card(s, seat):
    """A4.1, A4.2: draw a card from the pile, each equally likely."""
    left = cards_in(s.pile)
    if left == 0:
        _reshuffle(s)
        left = cards_in(s.pile)
        if left == 0:
            return
    drawn = draw(s.rng, left)
    for card in range(state.CARD_KINDS):
        drawn -= np.int64(s.pile[card])
        if drawn < 0:
            s.pile[card] -= np.uint8(1)
            s.hand[seat, card] += np.uint8(1)
            break
    if left == 1:
        _reshuffle(s)


@compiled
def _reshuffle(s):
    """A4.1: the discard pile becomes the draw pile."""
    for card in range(state.CARD_KINDS):
        s.pile[card] = s.discard[card]
        s.discard[card] = 0


@compiled
def _exchange(s, card):
    """A3.3."""
    s.hand[s.active, card] -= np.uint8(1)
    s.discard[card] += np.uint8(1)
    draw_card(s, np.int64(s.active))


# ── income and actions ──


@compiled
def _begin_actions(s):
    """A3.4, A3.5."""
    take_income(s, np.int64(s.active))
    s.phase = state.ASK_ACTION


@compiled
def miners(s, seat):
    """A8.3: the number of a player's ants that mine."""
    total = np.int64(0)
    resources = s.cake | s.centre
    for kind in range(2):
        if s.mines[kind]:
            ants = seat * 2 + kind
            total += popcount(s.one[ants] & resources) + popcount(s.two[ants] & resources)
    return total


@compiled
def take_income(s, seat):
    """A8.4, A11.10: a chip for each ant that mines, and Winter Stores if there is any."""
    income = miners(s, seat)
    if income:
        stores = np.int64(s.stores[seat])
        take_chips(s, seat, income + STORED_CHIPS * stores)
        s.stores[seat] = 0
        s.discard[state.WINTER_STORES] = np.int64(s.discard[state.WINTER_STORES]) + stores


@compiled
def _build(s):
    """A9.1, A12.1, A12.2: the next level; the last one wins."""
    seat = np.int64(s.active)
    pay(s, seat, np.int64(s.level_cost[s.levels[seat]]))
    s.levels[seat] += np.uint8(1)
    if s.levels[seat] == state.LEVELS:
        arriving.win(s, seat, np.int64(state.BUILT))


@compiled
def _emergency(s, pair):
    """A8.6."""
    seat = np.int64(s.active)
    for card in (pair // state.CARD_KINDS, pair % state.CARD_KINDS):
        s.hand[seat, card] -= np.uint8(1)
        s.discard[card] += np.uint8(1)
    take_chips(s, seat, np.int64(s.emergency_gain))
