"""What a seat sees of Crumbs (C6), and the features for learning."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from hexapoda.kernel.chance import siphash
from hexapoda.kernel.declaration import Refusal
from hexapoda.kernel.jit import compiled
from tests.toy import rules
from tests.toy.explain import DECISIONS
from tests.toy.moves import asked_name
from tests.toy.rules import folded, folded_public, seats, total
from tests.toy.state import KIND_COUNTS, KIND_NAMES, KINDS, NOBODY, OVER, SEATS

#: For each seat, beginning with the own: larder by kind, sizes of hand and burrow, its turn, being asked; then the own
#: hand and burrow by kind, the discards by kind, and the size of the stack.
_PER_SEAT = KINDS + 4
OBSERVATION = (SEATS * _PER_SEAT + 3 * KINDS + 1,)


def _names(cards: Any) -> list[str]:
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(int(cards[kind]))]


def board(s: Any, seat: int | None) -> dict[str, Any]:
    """All larders and the discards, how many cards lie elsewhere, and the own cards."""
    players = range(int(s.players))
    return {
        "turn": int(s.turn),
        "asked": asked_name(s),
        "target": None if int(s.target) == NOBODY else int(s.target),
        "larders": [_names(s.larder[each]) for each in players],
        "hands": [int(s.hand[each].sum()) for each in players],
        "burrows": [int(s.burrow[each].sum()) for each in players],
        "discards": _names(s.discards),
        "stack": int(s.stack.sum()),
        "hand": None if seat is None else _names(s.hand[seat]),
        "burrow": None if seat is None else _names(s.burrow[seat]),
    }


def _put_all(cards: Any, names: list[str]) -> None:
    cards[:] = [names.count(kind) for kind in KIND_NAMES]


def restore(s: Any, seen: Mapping[str, Any], seat: int | None) -> Refusal | None:
    """Fill `s` from a board: unseen cards come in the order of their kinds."""
    try:
        s.turn = seen["turn"]
        s.asked = OVER if seen["asked"] == "over" else DECISIONS.index(seen["asked"])
        s.target = NOBODY if seen["target"] is None else seen["target"]
        _put_all(s.discards, seen["discards"])
        for each in range(int(s.players)):
            _put_all(s.larder[each], seen["larders"][each])
            _put_all(s.hand[each], seen["hand"] if each == seat else [])
            _put_all(s.burrow[each], seen["burrow"] if each == seat else [])
        known = s.discards + s.larder.sum(axis=0) + s.hand.sum(axis=0) + s.burrow.sum(axis=0)
        left = [kind for kind in range(KINDS) for _ in range(int(KIND_COUNTS[kind]) - int(known[kind]))]
        for each in range(int(s.players)):
            if each != seat:
                for cards, size in ((s.hand[each], seen["hands"][each]), (s.burrow[each], seen["burrows"][each])):
                    for _ in range(size):
                        rules.put(cards, left.pop(0), 1)
        s.stack[:] = [left.count(kind) for kind in range(KINDS)]
    except (KeyError, TypeError, ValueError, IndexError, OverflowError):
        return Refusal("", "not-a-view", readable=False)
    if board(s, seat) != dict(seen):
        return Refusal("", "not-a-view", readable=False)
    return None


@compiled
def view_key(s, seat):
    known = folded_public(s)
    sizes = np.uint64(0)
    for each in range(seats(s)):
        sizes = sizes << np.uint64(8) | np.uint64(total(s.hand[each]) << 4 | total(s.burrow[each]))
    known = siphash(known, np.uint64(np.int64(seat) + 1), sizes)
    if seat >= 0:
        known = folded(known, s.hand[seat])
        known = folded(known, s.burrow[seat])
    return known


@compiled
def observe(s, seat, out):
    at = 0
    for i in range(SEATS):
        each = (seat + i) % seats(s)
        absent = i >= seats(s)
        for kind in range(KINDS):
            out[at + kind] = 0.0 if absent else np.float64(s.larder[each, kind])
        out[at + KINDS] = 0.0 if absent else np.float64(total(s.hand[each]))
        out[at + KINDS + 1] = 0.0 if absent else np.float64(total(s.burrow[each]))
        out[at + KINDS + 2] = 1.0 if not absent and s.turn == each else 0.0
        out[at + KINDS + 3] = 1.0 if not absent and rules.actor(s) == each else 0.0
        at += _PER_SEAT
    for kind in range(KINDS):
        out[at + kind] = np.float64(s.hand[seat, kind])
        out[at + KINDS + kind] = np.float64(s.burrow[seat, kind])
        out[at + 2 * KINDS + kind] = np.float64(s.discards[kind])
    out[at + 3 * KINDS] = np.float64(total(s.stack))
