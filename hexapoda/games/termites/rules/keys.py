"""Hashes of positions and views, and the redrawing of what a seat can't know (T12)."""

import numpy as np

from hexapoda.games.termites.rules.board import tokens_in
from hexapoda.games.termites.state import HEXES, KINDS, MAX_TILE_KINDS, MAX_VALUE
from hexapoda.kernel.chance import below, redraw_key
from hexapoda.kernel.hashing import mixed
from hexapoda.kernel.jit import compiled


@compiled
def _join(hashed, value):
    """Add a number to a hash; the order matters."""
    return mixed(hashed ^ np.uint64(value))


@compiled
def _public(s):
    """A hash of everything public: data, board, map, reserves, trophies, tokens left, and the choices."""
    hashed = _join(
        np.uint64(s.hash) ^ np.uint64(s.rules_hash),
        np.int64(s.phase) | np.int64(s.active) << 8 | np.int64(s.decider) << 16,
    )
    hashed = _join(hashed, np.int64(s.token) | np.int64(s.unit) << 8 | np.int64(s.target) << 16)
    hashed = _join(hashed, np.int64(s.origin) | np.int64(s.robbed) << 8 | np.int64(s.placed) << 16)
    hashed = _join(hashed, np.int64(s.idle) | np.int64(s.setup_left) << 8 | np.int64(s.neutral_left) << 16)
    hashed = _join(hashed, np.int64(s.ending) | np.int64(s.first) << 8 | np.int64(s.players) << 16)
    hashed = _join(hashed, np.int64(s.tiles_now) | np.int64(s.tiles_left) << 8 | np.int64(s.push_kills) << 16)
    for kind in range(MAX_TILE_KINDS):
        hashed = _join(hashed, np.int64(s.tile_left[kind]))
    for seat in range(np.int64(s.players)):
        hashed = _join(hashed, np.int64(s.reserve[seat]) | np.int64(s.colony[seat]) << 16)
        for value in range(MAX_VALUE + 1):
            hashed = _join(hashed, np.int64(s.trophies[seat, value]))
        hashed = _join(hashed, tokens_in(s.hand, seat))
        for kind in range(KINDS):
            hashed = _join(hashed, np.int64(s.hand[seat, kind]) + np.int64(s.stack[seat, kind]))
    for start in range(0, HEXES, 16):
        row = np.uint64(0)
        for spot in range(start, min(start + 16, HEXES)):
            row = row << np.uint64(2) | np.uint64(s.terrain[spot])
        hashed = _join(hashed, row)
    return hashed


@compiled
def _hand(s, seat, hashed):
    for kind in range(KINDS):
        hashed = _join(hashed, np.int64(s.hand[seat, kind]))
    return hashed


@compiled
def key(s):
    hashed = _public(s)
    for seat in range(np.int64(s.players)):
        hashed = _hand(s, seat, hashed)
    return hashed


@compiled
def view_key(s, seat):
    """Everything public, the number of turns included, and the seat's own hand."""
    hashed = _join(_public(s), np.int64(s.turn))
    if seat >= 0:
        hashed = _hand(s, seat, hashed)
    return hashed


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
