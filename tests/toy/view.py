"""What a seat sees of Crumbs (C6), and the features for learning."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from hexapoda.kernel.chance import siphash
from hexapoda.kernel.declaration import Refusal
from hexapoda.kernel.features import Block, Blocks, Learning
from hexapoda.kernel.jit import compiled
from hexapoda.kernel.scaling import scaled
from tests.toy import rules
from tests.toy.explain import DECISIONS
from tests.toy.moves import asked_name
from tests.toy.rules import folded, folded_public, seats, total
from tests.toy.state import KIND_COUNTS, KIND_NAMES, KINDS, NOBODY, OVER, PAY_WITH, ROB, SEATS

FEATURES = Blocks(
    Block("larder", (SEATS, KINDS), "cards in the larder of each seat, the own first", most=8),
    Block("hand-size", (SEATS,), "cards in hand", most=2),
    Block("burrow-size", (SEATS,), "cards in the burrow", most=2),
    Block("turn", (SEATS,), "whose turn it is"),
    Block("asked", (SEATS,), "who decides now"),
    Block("hand", (KINDS,), "the own hand", most=2),
    Block("burrow", (KINDS,), "the own burrow", most=2),
    Block("discards", (KINDS,), "the discards", most=8),
    Block("stack", (), "cards left", most=20),
)
LARDER, HAND_SIZE, BURROW_SIZE, MY_TURN, ASKED = FEATURES.at("larder", "hand-size", "burrow-size", "turn", "asked")
OWN_HAND, OWN_BURROW, DISCARDS, STACK = FEATURES.at("hand", "burrow", "discards", "stack")
CHOICES = Blocks(
    Block("store", (KINDS,), "store a card"),
    Block("bury", (KINDS,), "bury a card"),
    Block("rob", (SEATS,), "rob a seat"),
    Block("pay", (KINDS,), "pay with a card"),
    Block("guard", (), "call a guard"),
    Block("yield", (), "yield"),
)
LEARNING = Learning(FEATURES, CHOICES)
OBSERVATION = (FEATURES.size,)
_FACTORS = FEATURES.factors()


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
def encode(s, a):
    """Robbed seats are counted from the robber."""
    if ROB <= a < PAY_WITH:
        return ROB + (np.int64(a) - ROB - np.int64(s.turn)) % seats(s)
    return np.int64(a)


@compiled
def decode(s, code):
    if ROB <= code < PAY_WITH:
        return ROB + (np.int64(code) - ROB + np.int64(s.turn)) % seats(s)
    return np.int64(code)


@compiled
def observe(s, seat, out):
    for i in range(OBSERVATION[0]):
        out[i] = 0.0
    for viewed in range(seats(s)):
        each = (seat + viewed) % seats(s)
        for kind in range(KINDS):
            out[LARDER + viewed * KINDS + kind] = s.larder[each, kind]
        out[HAND_SIZE + viewed] = total(s.hand[each])
        out[BURROW_SIZE + viewed] = total(s.burrow[each])
        out[MY_TURN + viewed] = 1.0 if s.turn == each else 0.0
        out[ASKED + viewed] = 1.0 if rules.actor(s) == each else 0.0
    for kind in range(KINDS):
        out[OWN_HAND + kind] = s.hand[seat, kind]
        out[OWN_BURROW + kind] = s.burrow[seat, kind]
        out[DISCARDS + kind] = s.discards[kind]
    out[STACK] = total(s.stack)
    scaled(out, _FACTORS)
