"""Hashes of positions and views, and the redrawing of what a seat can't know (A14)."""

import numpy as np

from hexapoda.games.ants.rules.apply import cards_in
from hexapoda.games.ants.rules.legal import is_emergency
from hexapoda.games.ants.state import ASK_ACTION, ASK_EXCHANGE, ASK_FURY, CARD_KINDS, FURY, MAX_CELLS, MAX_PLAYERS
from hexapoda.kernel.bits import octets
from hexapoda.kernel.chance import below, redraw_key
from hexapoda.kernel.hashing import packed, placed
from hexapoda.kernel.jit import compiled, inlined

#: Places in the hash: fields, this turn's steps, entries, pushes, and what each seat has.
_STEPS, _ENTRIES, _PUSHES, _SEATS, _PER_SEAT = 8, 32, 64, 128, 16
#: Within a seat's: its hand.
_HAND = 8


@compiled
def _cards(counts):
    """The counts of all kinds of cards as one number, six bits each."""
    word = np.uint64(0)
    for card in range(CARD_KINDS):
        word = word << np.uint64(6) | np.uint64(counts[card])
    return word


@inlined
def _rare(word, place):
    """The share of a word that is usually 0; then it has none."""
    return placed(word, place) if word else np.uint64(0)


@compiled
def _public(s):
    """A hash of everything public: data, board, table, discard pile, and the action in progress."""
    hashed = np.uint64(s.rules_hash)
    hashed ^= placed(
        np.int64(s.phase)
        | np.int64(s.active) << 4
        | np.int64(s.decider) << 8
        | np.int64(s.ending) << 12
        | np.int64(s.winner) << 16
        | np.int64(s.first) << 20
        | np.int64(s.turn_kind) << 24
        | np.int64(s.turn) << 28,
        0,
    )
    hashed ^= placed(
        np.int64(s.playing)
        | np.int64(s.hire_kind) << 4
        | np.int64(s.hire_gate) << 8
        | np.int64(s.push_kind) << 12
        | np.int64(s.march_kind) << 16
        | np.int64(s.march_stepped) << 18
        | np.int64(s.passed) << 20
        | np.int64(s.march_cell) << 24
        | np.int64(s.arena) << 32
        | np.int64(s.rival) << 40
        | np.int64(s.pushed) << 48,
        1,
    )
    hashed ^= placed(
        np.int64(s.bonus[0, 0])
        | np.int64(s.bonus[0, 1]) << 8
        | np.int64(s.bonus[1, 0]) << 16
        | np.int64(s.bonus[1, 1]) << 24,
        2,
    )
    hashed ^= placed(s.treats, 3)
    hashed ^= placed(_cards(s.discard), 4)
    for kind in range(2):
        hashed ^= placed(s.stepped_one[kind], _STEPS + kind)
        hashed ^= placed(s.stepped_two[kind], _STEPS + 2 + kind)
    for i in range(4):
        hashed ^= _rare(s.marched_one[i], _STEPS + 4 + i)
        hashed ^= _rare(s.marched_two[i], _STEPS + 8 + i)
    for i in range(MAX_CELLS // 8):
        hashed ^= _rare(packed(s.entries, 8 * i, 8 * i + 8), _ENTRIES + i)
    for i in range(np.int64(s.pushed)):
        hashed ^= placed(
            np.int64(s.pushed_cell[i])
            | np.int64(s.pushed_kind[i]) << 8
            | np.int64(s.pushed_gate[i]) << 16
            | np.int64(s.pushed_done[i]) << 24,
            _PUSHES + i,
        )
    for seat in range(np.int64(s.players)):
        hashed ^= _seat(s, seat)
    return hashed


@compiled
def _seat(s, seat):
    """Everything public about a player."""
    place = _SEATS + _PER_SEAT * seat
    hashed = placed(
        np.int64(s.chips[seat])
        | np.int64(s.levels[seat]) << 16
        | np.int64(s.stores[seat]) << 24
        | np.int64(s.sentries[seat]) << 32
        | cards_in(s.hand[seat]) << 40,
        place,
    )
    hashed ^= placed(packed(s.taken[seat], 0, MAX_PLAYERS), place + 1)
    hashed ^= placed(s.markers[seat], place + 2)
    hashed ^= placed(s.obstacles[seat], place + 3)
    for kind in range(2):
        hashed ^= placed(s.one[seat * 2 + kind], place + 4 + kind)
        hashed ^= placed(s.two[seat * 2 + kind], place + 6 + kind)
    return hashed


@inlined
def _hand(s, seat):
    return placed(_cards(s.hand[seat]), _SEATS + _PER_SEAT * seat + _HAND)


@compiled
def key(s):
    """Everything public, and all hands; the draw pile follows from them."""
    hashed = _public(s)
    for seat in range(np.int64(s.players)):
        hashed ^= _hand(s, seat)
    return hashed


@compiled
def view_key(s, seat):
    """Everything public, and the seat's own hand."""
    hashed = _public(s)
    if seat >= 0:
        hashed ^= _hand(s, seat)
    return hashed


@compiled
def _held(s, seat, least):
    """The kinds of cards of which a player has at least that many, as bits."""
    kinds = np.uint64(0)
    for card in range(CARD_KINDS):
        if s.hand[seat, card] >= least:
            kinds |= np.uint64(1) << np.uint64(card)
    return kinds


@compiled
def secret(s):
    """The cards that a player can choose from (A15): those in hand; pairs in an emergency; in a battle Ant Fury alone,
    which is of no use otherwise."""
    fury = np.uint64(1) << np.uint64(FURY)
    if s.phase == ASK_FURY:
        return _held(s, np.int64(s.decider), 1) & fury
    if s.phase == ASK_EXCHANGE:
        return _held(s, np.int64(s.active), 1)
    if s.phase != ASK_ACTION:
        return np.uint64(0)
    if is_emergency(s):
        return _held(s, np.int64(s.active), 1) | _held(s, np.int64(s.active), 2) << np.uint64(CARD_KINDS)
    return _held(s, np.int64(s.active), 1) & ~fury


@compiled
def conceal(s, seat, rng):
    """Redeal the hands of all other seats from the cards that the seat can't see."""
    held = octets(MAX_PLAYERS)
    for other in range(np.int64(s.players)):
        held[other] = 0
        if other != seat:
            held[other] = cards_in(s.hand[other])
            for card in range(CARD_KINDS):
                s.pile[card] += s.hand[other, card]
                s.hand[other, card] = 0
    left = cards_in(s.pile)
    for other in range(np.int64(s.players)):
        for _ in range(np.int64(held[other])):
            drawn = below(rng, left)
            left -= 1
            for card in range(CARD_KINDS):
                drawn -= np.int64(s.pile[card])
                if drawn < 0:
                    s.pile[card] -= np.uint8(1)
                    s.hand[other, card] += np.uint8(1)
                    break
    redraw_key(s.rng, rng)
