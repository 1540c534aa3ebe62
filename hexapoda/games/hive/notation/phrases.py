"""Hive's moves in words: messages of the catalog `hive-say.ftl` with their parameters."""

from functools import cache
from typing import Any

from hexapoda.games.hive.notation.names import COLOURS, ON_TOP, PIECE_NAMES, coordinates, named_by, stacks
from hexapoda.games.hive.state import BEETLE, KIND, KIND_COUNTS, KIND_NAMES, MOSQUITO, OWN, PASS, PILLBUG, QUEEN
from hexapoda.kernel.declaration import Phrase
from hexapoda.kernel.hexes import NO_DIRECTION, direction, step

#: The directions as the catalog names them.
_SIDES = ("right", "lower-right", "lower-left", "left", "upper-left", "upper-right")
_PASS = Phrase("hive-say-pass", {})


def phrase(s: Any, action: int, seat: int | None) -> Phrase:
    """A move in words, with the hex that the piece leaves and the pieces that may have thrown it."""
    if action == PASS:
        return _PASS
    piece, cell = action >> 10, action & 1023
    reference, place = named_by(s, cell, piece), coordinates(s, piece)
    if reference is None:
        return Phrase("hive-say-first", {"piece": piece_name(piece)})
    other, d = reference
    if place is None:
        return Phrase("hive-say-place", {"piece": piece_name(piece), "where": _where(other, d)})
    way = {"from": "{},{}".format(*place), "throwers": _throwers(s, piece, cell)}
    if d == ON_TOP:
        return Phrase("hive-say-climb", {"piece": piece_name(piece), "onto": piece_name(other, "object"), **way})
    if piece // OWN != int(s["ply"]) % 2:
        return Phrase("hive-say-throw", {"piece": piece_name(piece, "object"), "where": _where(other, d), **way})
    return Phrase("hive-say-move", {"piece": piece_name(piece), "where": _where(other, d), **way})


@cache
def piece_name(piece: int, form: str = "plain") -> Phrase:
    """A piece: without its colour ("plain"), after "of", or as the object of a verb."""
    kind = int(KIND[piece])
    wanted = form if form == "plain" else f"{form}-{COLOURS[piece // OWN]}"
    named = Phrase(f"hive-{KIND_NAMES[kind]}", {"form": wanted})
    if KIND_COUNTS[kind] == 1:
        return named
    return Phrase("hive-piece", {"kind": named, "number": int(PIECE_NAMES[piece][2:])})


@cache
def _where(piece: int, d: int) -> Phrase:
    """A hex beside a piece."""
    return Phrase("hive-where", {"side": _SIDES[d], "piece": piece_name(piece, "of")})


def _throwers(s: Any, mover: int, cell: int) -> tuple[str, ...]:
    """The pieces that may have thrown a piece that can't have moved there by itself (H4.8, H4.9)."""
    start, own = int(s["cell"][mover]), int(s["ply"]) % 2
    steps_once = KIND[mover] in (QUEEN, BEETLE, PILLBUG)
    if mover // OWN == own and not (steps_once and int(direction(start, cell)) == NO_DIRECTION):
        return ()
    lying = stacks(s)

    def throws(at: int) -> bool:
        if len(lying.get(at, ())) != 1 or int(direction(at, cell)) == NO_DIRECTION:
            return False
        (piece,) = lying[at]
        if piece // OWN != own or piece == int(s["resting"]):
            return False
        if KIND[piece] == MOSQUITO:
            return any(near in lying and KIND[lying[near][-1]] == PILLBUG for near in _around(at))
        return bool(KIND[piece] == PILLBUG)

    return tuple(PIECE_NAMES[lying[at][0]] for at in _around(start) if throws(at))


def _around(cell: int) -> list[int]:
    return [int(step(cell, d)) for d in range(6)]
