"""The view of Hive: everything but the generator."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from hexapoda.games.hive import position_text
from hexapoda.games.hive.notation.names import PIECE_NAMES, stacks_by_place, turn_name
from hexapoda.games.hive.rules.apply import key
from hexapoda.games.hive.state import NO_PIECE, OWN, PIECES
from hexapoda.kernel.declaration import Refusal
from hexapoda.kernel.hashing import mixed
from hexapoda.kernel.jit import compiled


@lru_cache(maxsize=1024)
def _hands(pieces: int) -> tuple[tuple[str, ...], ...]:
    """The names of pieces (one bit each) by colour."""
    own = (range(OWN), range(OWN, PIECES))
    return tuple(tuple(PIECE_NAMES[p] for p in each if pieces >> p & 1) for each in own)


def board(s: Any, seat: int | None) -> dict[str, Any]:
    """The stacks bottom first, the hands, the turn and the resting piece (H4.10)."""
    stacks = []
    for (q, r), stack in stacks_by_place(s):
        pieces = [PIECE_NAMES[stack[0]]] if len(stack) == 1 else [PIECE_NAMES[p] for p in stack]
        stacks.append({"q": q, "r": r, "pieces": pieces})
    resting = int(s["resting"])
    return {
        "turn": turn_name(int(s["ply"])),
        "stacks": stacks,
        "hands": [list(each) for each in _hands(int(s["box"]) & ~int(s["placed"]))],
        "resting": None if resting == NO_PIECE else PIECE_NAMES[resting],
    }


def restore(s: Any, seen: Mapping[str, Any], seat: int | None) -> Refusal | None:
    """Fill `s` from a board."""
    try:
        lines = [f"{name}@{stack['q']},{stack['r']}" for stack in seen["stacks"] for name in stack["pieces"]]
        rest = [] if seen["resting"] is None else [f"rest={seen['resting']}"]
        return position_text.read(s, " ".join([seen["turn"], *lines, *rest]))
    except (KeyError, TypeError):
        return Refusal("", "not-a-view", readable=False)


@compiled
def view_key(s, seat):
    """The key, and what the view shows besides: numbers, coordinates and the turn."""
    known = np.uint64(key(s)) ^ mixed(np.uint64(s.ply) + np.uint64(1 << 40))
    for p in range(PIECES):
        place = np.uint64(s.cell[p]) | np.uint64(s.level[p]) << np.uint64(16) | np.uint64(p) << np.uint64(20)
        known ^= mixed(place ^ np.uint64(0x5EEDED << 32))
    return known ^ mixed(np.uint64(s.resting) ^ np.uint64(0xBEE0BEE << 32))
