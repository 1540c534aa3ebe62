"""Hashes of positions and views, and the redrawing of what a seat can't know (T12)."""

import numpy as np

from hexapoda.games.termites.rules.board import tokens_in
from hexapoda.games.termites.state import CHOOSE_TOKEN, HEXES, KINDS, MAX_TILE_KINDS
from hexapoda.kernel.chance import below, redraw_key
from hexapoda.kernel.hashing import packed, placed
from hexapoda.kernel.jit import compiled

#: Places in the hash: fields, terrain, then each seat's.
_TERRAIN, _SEATS, _PER_SEAT = 4, 32, 16
#: Within a seat's: piles, trophies, tokens in hand and stack, and the hand alone.
_PILES, _TROPHIES, _TOKENS, _HAND = 0, 1, 3, 8


@compiled
def _public(s):
    """A hash of everything public: data, board, map, reserves, trophies, tokens left, and the choices."""
    hashed = np.uint64(s.hash) ^ np.uint64(s.rules_hash)
    hashed ^= placed(
        np.int64(s.phase)
        | np.int64(s.active) << 8
        | np.int64(s.decider) << 16
        | np.int64(s.token) << 24
        | np.int64(s.unit) << 32
        | np.int64(s.target) << 40
        | np.int64(s.origin) << 48
        | np.int64(s.robbed) << 56,
        0,
    )
    hashed ^= placed(
        np.int64(s.placed)
        | np.int64(s.idle) << 8
        | np.int64(s.setup_left) << 16
        | np.int64(s.neutral_left) << 24
        | np.int64(s.ending) << 32
        | np.int64(s.first) << 40
        | np.int64(s.players) << 48
        | np.int64(s.tiles_now) << 56,
        1,
    )
    hashed ^= placed(packed(s.tile_left, 0, MAX_TILE_KINDS), 2)
    hashed ^= placed(np.int64(s.tiles_left) | np.int64(s.push_kills) << 8, 3)
    for i in range(HEXES // 8):
        hashed ^= placed(packed(s.terrain, 8 * i, 8 * i + 8), _TERRAIN + i)
    hashed ^= placed(packed(s.terrain, HEXES // 8 * 8, HEXES), _TERRAIN + HEXES // 8)
    for seat in range(np.int64(s.players)):
        hashed ^= _seat(s, seat)
    return hashed


@compiled
def _seat(s, seat):
    """Everything public about a player. Each count of hand and stack together fits in a byte, for the box does."""
    place = _SEATS + _PER_SEAT * seat
    hashed = placed(
        np.int64(s.reserve[seat]) | np.int64(s.colony[seat]) << 16 | tokens_in(s.hand, seat) << 24, place + _PILES
    )
    trophies, hand, stack = s.trophies[seat], s.hand[seat], s.stack[seat]
    for i in range(2):
        hashed ^= placed(packed(trophies, 8 * i, 8 * i + 8), place + _TROPHIES + i)
    for i in range(KINDS // 4):
        hashed ^= placed(packed(hand, 4 * i, 4 * i + 4) + packed(stack, 4 * i, 4 * i + 4), place + _TOKENS + i)
    return hashed


@compiled
def _hand(s, seat):
    hand = s.hand[seat]
    place = _SEATS + _PER_SEAT * seat + _HAND
    hashed = np.uint64(0)
    for i in range(KINDS // 4):
        hashed ^= placed(packed(hand, 4 * i, 4 * i + 4), place + i)
    return hashed


@compiled
def key(s):
    hashed = _public(s)
    for seat in range(np.int64(s.players)):
        hashed ^= _hand(s, seat)
    return hashed


@compiled
def view_key(s, seat):
    """Everything public, the number of turns included, and the seat's own hand."""
    hashed = _public(s) ^ placed(np.int64(s.turn), _SEATS - 1)
    if seat >= 0:
        hashed ^= _hand(s, seat)
    return hashed


@compiled
def secret(s):
    """Only the choice of a token depends on a hand (T13)."""
    if s.phase != CHOOSE_TOKEN:
        return np.uint64(0)
    kinds = np.uint64(0)
    for kind in range(KINDS):
        if s.hand[s.active, kind]:
            kinds |= np.uint64(1) << np.uint64(kind)
    return kinds


@compiled
def conceal(s, seat, rng):
    """Redeal the hands of all other seats from their own tokens in hand and stack."""
    for other in range(np.int64(s.players)):
        if other == seat:
            continue
        held = tokens_in(s.hand, other)
        for kind in range(KINDS):
            s.stack[other, kind] += s.hand[other, kind]
            s.hand[other, kind] = 0
        for _ in range(held):
            drawn = below(rng, tokens_in(s.stack, other))
            for kind in range(KINDS):
                drawn -= np.int64(s.stack[other, kind])
                if drawn < 0:
                    s.stack[other, kind] -= np.uint8(1)
                    s.hand[other, kind] += np.uint8(1)
                    break
    redraw_key(s.rng, rng)
