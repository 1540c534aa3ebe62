"""Hashes of positions and views, and the redrawing of what a seat can't know (A14)."""

import numpy as np

from hexapoda.games.ants.rules.apply import cards_in
from hexapoda.games.ants.state import CARD_KINDS, MAX_CELLS, MAX_PLAYERS
from hexapoda.kernel.bits import octets
from hexapoda.kernel.chance import below, redraw_key
from hexapoda.kernel.hashing import mixed
from hexapoda.kernel.jit import compiled, inlined


@inlined
def _join(hashed, value):
    """Add a number to a hash; the order matters."""
    return mixed(hashed ^ np.uint64(value))


@compiled
def _packed(counts):
    """The counts of all kinds of cards as one number, six bits each."""
    word = np.uint64(0)
    for card in range(CARD_KINDS):
        word = word << np.uint64(6) | np.uint64(counts[card])
    return word


@compiled
def _public(s):
    """A hash of everything public: data, board, table, discard pile, and the action in progress."""
    hashed = _join(
        np.uint64(s.rules_hash),
        np.int64(s.phase)
        | np.int64(s.active) << 4
        | np.int64(s.decider) << 8
        | np.int64(s.ending) << 12
        | np.int64(s.winner) << 16
        | np.int64(s.first) << 20
        | np.int64(s.turn_kind) << 24
        | np.int64(s.turn) << 28,
    )
    hashed = _join(
        hashed,
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
    )
    hashed = _join(
        hashed,
        np.int64(s.bonus[0, 0])
        | np.int64(s.bonus[0, 1]) << 8
        | np.int64(s.bonus[1, 0]) << 16
        | np.int64(s.bonus[1, 1]) << 24,
    )
    hashed = _join(hashed, s.treats)
    hashed = _join(hashed, _packed(s.discard))
    for kind in range(2):
        hashed = _join(hashed, s.stepped_one[kind])
        hashed = _join(hashed, s.stepped_two[kind])
    for i in range(4):
        if s.marched_one[i]:
            hashed = _join(_join(hashed, s.marched_one[i]), s.marched_two[i] ^ np.uint64(i + 1))
    for seat in range(np.int64(s.players)):
        hashed = _seat(s, seat, hashed)
    for cell in range(MAX_CELLS):
        if s.entries[cell]:
            hashed = _join(hashed, np.int64(s.entries[cell]) << 8 | cell)
    for i in range(np.int64(s.pushed)):
        hashed = _join(
            hashed,
            np.int64(s.pushed_cell[i])
            | np.int64(s.pushed_kind[i]) << 8
            | np.int64(s.pushed_gate[i]) << 16
            | np.int64(s.pushed_done[i]) << 24,
        )
    return hashed


@compiled
def _seat(s, seat, hashed):
    """Everything public about a player."""
    hashed = _join(
        hashed,
        np.int64(s.chips[seat])
        | np.int64(s.levels[seat]) << 16
        | np.int64(s.stores[seat]) << 24
        | np.int64(s.sentries[seat]) << 32
        | cards_in(s.hand[seat]) << 40,
    )
    taken = np.int64(0)
    for owner in range(np.int64(s.players)):
        taken = taken << 8 | np.int64(s.taken[seat, owner])
    hashed = _join(hashed, taken)
    hashed = _join(hashed, s.markers[seat])
    hashed = _join(hashed, s.obstacles[seat])
    for kind in range(2):
        hashed = _join(hashed, s.one[seat * 2 + kind])
        hashed = _join(hashed, s.two[seat * 2 + kind])
    return hashed


@compiled
def key(s):
    """Everything public, and all hands; the draw pile follows from them."""
    hashed = _public(s)
    for seat in range(np.int64(s.players)):
        hashed = _join(hashed, _packed(s.hand[seat]))
    return hashed


@compiled
def view_key(s, seat):
    """Everything public, and the seat's own hand."""
    hashed = _public(s)
    if seat >= 0:
        hashed = _join(hashed, _packed(s.hand[seat]))
    return hashed


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
