"""The rules of Crumbs, compiled. The clauses are in the package's docstring."""

import numpy as np

from hexapoda.kernel.chance import below, draw, redraw_key, siphash
from hexapoda.kernel.jit import compiled
from tests.toy.state import (
    ANSWER,
    BURROW,
    BURY,
    CALL_GUARD,
    GUARD,
    HAND,
    KIND_COUNTS,
    KIND_VALUES,
    KINDS,
    LUCKY,
    NOBODY,
    OVER,
    PAY,
    PAY_WITH,
    ROB,
    SEATS,
    STORE,
    TURN,
    YIELD,
)


@compiled
def total(cards):
    """How many cards a place holds."""
    n = np.int64(0)
    for kind in range(KINDS):
        n += np.int64(cards[kind])
    return n


@compiled
def put(cards, kind, n):
    """Add n cards (or take them away, below 0)."""
    cards[kind] = np.uint8(np.int64(cards[kind]) + n)


# ── what the state says ──


@compiled
def seats(s):
    return np.int64(s.players)


@compiled
def actor(s):
    if s.asked == OVER:
        return np.int64(-1)
    return np.int64(s.target) if s.asked == ANSWER else np.int64(s.turn)


@compiled
def decision(s):
    return np.int64(s.asked)


@compiled
def ended(s):
    return np.int64(1) if s.asked == OVER else np.int64(0)


@compiled
def team(s, seat):
    """C1.5."""
    return np.int64(seat) % 2 if s.teams else np.int64(seat)


@compiled
def worth(cards):
    """C5.2: the points of some cards."""
    points = np.int64(0)
    for kind in range(KINDS):
        points += np.int64(cards[kind]) * KIND_VALUES[kind]
    return points


@compiled
def scores(s, out):
    """C5.2: burrows count only once they are turned up, at the end."""
    for seat in range(seats(s)):
        out[seat] = worth(s.larder[seat])


@compiled
def team_score(s, seat):
    """C5.3: what counts for a seat: its own points, or those of its team."""
    points = np.int64(0)
    for ally in range(seats(s)):
        if team(s, ally) == team(s, seat):
            points += worth(s.larder[ally])
    return points


@compiled
def places(s, out):
    """C5.3."""
    for seat in range(seats(s)):
        place = 1
        for other in range(seats(s)):
            if team_score(s, other) > team_score(s, seat):
                place += 1
        out[seat] = place


# ── what may be done ──


@compiled
def may_rob(s, seat):
    """C4.1: an enemy with something in its larder."""
    if seat >= seats(s) or team(s, seat) == team(s, np.int64(s.turn)):
        return False
    return total(s.larder[seat]) > 0


@compiled
def may_bury(s):
    """C3.2."""
    return total(s.burrow[s.turn]) < BURROW


@compiled
def _each_kind_in_hand(s, base, out, n):
    for kind in range(KINDS):
        if s.hand[s.turn, kind]:
            out[n] = base + kind
            n += 1
    return n


@compiled
def legal(s, out):
    n = np.int64(0)
    if s.asked == TURN:
        n = _each_kind_in_hand(s, STORE, out, n)
        if may_bury(s):
            n = _each_kind_in_hand(s, BURY, out, n)
        for seat in range(SEATS):
            if may_rob(s, seat):
                out[n] = ROB + seat
                n += 1
    elif s.asked == PAY:
        n = _each_kind_in_hand(s, PAY_WITH, out, n)
    elif s.asked == ANSWER:
        # C4.3: asked with or without a guard in hand
        if s.hand[s.target, GUARD]:
            out[n] = CALL_GUARD
            n += 1
        out[n] = YIELD
        n += 1
    return n


# ── carrying out ──


@compiled
def draw_card(s):
    """C1.4: a card from the stack, whose order nobody knows: any of them, equally likely."""
    index = draw(s.rng, total(s.stack))
    kind = np.int64(0)
    while index >= np.int64(s.stack[kind]):
        index -= np.int64(s.stack[kind])
        kind += 1
    put(s.stack, kind, -1)
    return kind


@compiled
def _refill(s):
    """C3.4: beginning with the seat whose turn it was, all fill their hands as long as the stack lasts."""
    for i in range(seats(s)):
        seat = (np.int64(s.turn) + i) % seats(s)
        while total(s.hand[seat]) < HAND and total(s.stack) > 0:
            put(s.hand[seat], draw_card(s), 1)


@compiled
def _turn_up(s):
    """C5.1: the burrows are turned up into the larders."""
    for seat in range(seats(s)):
        for kind in range(KINDS):
            put(s.larder[seat], kind, np.int64(s.burrow[seat, kind]))
            s.burrow[seat, kind] = np.uint8(0)


@compiled
def _end_turn(s):
    """C3.4, C3.5: refill, and the turn goes to the next seat that has a card; there is none at the end."""
    _refill(s)
    s.target = np.uint8(NOBODY)
    s.asked = np.uint8(TURN)
    for i in range(1, seats(s) + 1):
        seat = (np.int64(s.turn) + i) % seats(s)
        if total(s.hand[seat]) > 0:
            s.turn = np.uint8(seat)
            return
    s.asked = np.uint8(OVER)
    _turn_up(s)


@compiled
def _pay(s, kind):
    """C4.2."""
    put(s.hand[s.turn], kind, -1)
    put(s.discards, kind, 1)
    s.asked = np.uint8(ANSWER)


@compiled
def _steal(s):
    """C4.4: the most valuable card changes larders."""
    best = np.int64(-1)
    for kind in range(KINDS):
        if s.larder[s.target, kind] and (best < 0 or KIND_VALUES[kind] > KIND_VALUES[best]):
            best = np.int64(kind)
    put(s.larder[s.target], best, -1)
    put(s.larder[s.turn], best, 1)


@compiled
def apply(s, a):
    a = np.int64(a)
    if a < BURY:
        put(s.hand[s.turn], a - STORE, -1)
        put(s.larder[s.turn], a - STORE, 1)
        _end_turn(s)
    elif a < ROB:
        put(s.hand[s.turn], a - BURY, -1)
        put(s.burrow[s.turn], a - BURY, 1)
        _end_turn(s)
    elif a < PAY_WITH:
        s.target = np.uint8(a - ROB)
        s.asked = np.uint8(PAY)
        # C4.2: all know that there is no choice with one card, so it is not asked; with two like ones it is.
        if total(s.hand[s.turn]) == 1:
            for kind in range(KINDS):
                if s.hand[s.turn, kind]:
                    _pay(s, kind)
                    break
    elif a < CALL_GUARD:
        _pay(s, a - PAY_WITH)
    else:
        if a == CALL_GUARD:
            put(s.hand[s.target], GUARD, -1)
            put(s.discards, GUARD, 1)
        elif draw(s.rng, 6) + 1 >= LUCKY:
            _steal(s)
        _end_turn(s)


@compiled
def setup(s):
    """C2.1, C2.2: players, teams and the generator are set already."""
    for kind in range(KINDS):
        s.stack[kind] = np.uint8(KIND_COUNTS[kind])
    s.target = np.uint8(NOBODY)
    s.asked = np.uint8(TURN)
    s.turn = np.uint8(draw(s.rng, seats(s)))
    for _ in range(HAND):
        for seat in range(seats(s)):
            put(s.hand[seat], draw_card(s), 1)


# ── hidden things ──


@compiled
def conceal(s, seat, rng):
    """C6: what the seat does not see goes back, sorted by kind, and is dealt anew."""
    for other in range(seats(s)):
        if other == seat:
            continue
        hand, burrow = total(s.hand[other]), total(s.burrow[other])
        for kind in range(KINDS):
            put(s.stack, kind, np.int64(s.hand[other, kind]) + np.int64(s.burrow[other, kind]))
            s.hand[other, kind] = np.uint8(0)
            s.burrow[other, kind] = np.uint8(0)
        # The cards owed to this seat wait in its first kind's place until all have given theirs back.
        s.hand[other, 0] = np.uint8(hand)
        s.burrow[other, 0] = np.uint8(burrow)
    for other in range(seats(s)):
        if other != seat:
            _deal(s, s.hand[other], rng)
            _deal(s, s.burrow[other], rng)
    redraw_key(s.rng, rng)


@compiled
def _deal(s, cards, rng):
    owed = np.int64(cards[0])
    cards[0] = np.uint8(0)
    for _ in range(owed):
        index = below(rng, total(s.stack))
        kind = np.int64(0)
        while index >= np.int64(s.stack[kind]):
            index -= np.int64(s.stack[kind])
            kind += 1
        put(s.stack, kind, -1)
        put(cards, kind, 1)


_SALT = np.uint64(0xC0FFEE0DDBA11AD5)


@compiled
def folded(known, cards):
    """Mix the cards of one place into a hash."""
    word = np.uint64(0)
    for kind in range(KINDS):
        word = word << np.uint64(8) | np.uint64(cards[kind])
    return siphash(known, _SALT, word)


@compiled
def folded_public(s):
    """A hash of what all can see."""
    word = np.uint64(s.players) | np.uint64(s.teams) << np.uint64(8) | np.uint64(s.turn) << np.uint64(16)
    word |= np.uint64(s.asked) << np.uint64(24) | np.uint64(s.target) << np.uint64(32)
    known = siphash(np.uint64(0), _SALT, word)
    known = folded(known, s.discards)
    for seat in range(SEATS):
        known = folded(known, s.larder[seat])
    return known


@compiled
def key(s):
    known = folded_public(s)
    for seat in range(SEATS):
        known = folded(known, s.hand[seat])
        known = folded(known, s.burrow[seat])
    return known
