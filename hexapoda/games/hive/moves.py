"""Hive's notation: action ids to UHP MoveStrings and back (H6.1, H6.3)."""

import re
from typing import Any

import numpy as np

from hexapoda.games.hive import explain
from hexapoda.games.hive.rules import legal, top_at
from hexapoda.games.hive.state import (
    KIND,
    KIND_COUNTS,
    KIND_LETTERS,
    MAX_LEGAL,
    NOWHERE,
    ORIGIN,
    OWN,
    PASS,
    PIECES,
)
from hexapoda.kernel.declaration import Refusal
from hexapoda.kernel.hexes import DIRECTIONS, NO_DIRECTION, SIDE, direction, step


def _name(piece: int) -> str:
    kind = int(KIND[piece])
    number = piece % OWN - sum(KIND_COUNTS[:kind]) + 1
    return "wb"[piece // OWN] + KIND_LETTERS[kind] + (str(number) if KIND_COUNTS[kind] > 1 else "")


#: The UHP names of all pieces by index: "wQ", "wS1" …
PIECE_NAMES = tuple(_name(piece) for piece in range(PIECES))
_BY_NAME = {name.lower(): piece for piece, name in enumerate(PIECE_NAMES)}
# "wQ1" and the like are read as "wQ": there is only one.
_BY_NAME.update({name.lower() + "1": piece for piece, name in enumerate(PIECE_NAMES) if len(name) == 2})

#: How a target in each direction from the reference piece is written: before it, after it (H6.1).
_BEFORE = {"-": 3, "/": 2, "\\": 4}
_AFTER = {"-": 0, "/": 5, "\\": 1}
_MARKED = {**{d: mark + "{}" for mark, d in _BEFORE.items()}, **{d: "{}" + mark for mark, d in _AFTER.items()}}

_MOVE = re.compile(r"([wb][a-z]\d?)(?:\s+([-/\\]?)([wb][a-z]\d?)([-/\\]?))?", re.IGNORECASE)
#: No MoveString is longer; what is quoted of an unreadable one is cut there too.
_LONGEST = 40


def piece_named(name: str) -> int | None:
    """The piece with a UHP name, in any case."""
    return _BY_NAME.get(name.lower())


def coordinates(s: Any, piece: int) -> tuple[int, int] | None:
    """Where a piece lies, as axial (q, r) from the first piece of the game, unbounded; None in hand."""
    cell = int(s.cell[piece])
    if cell == NOWHERE:
        return None
    q = cell % SIDE - ORIGIN % SIDE + SIDE * int(s.winding[piece, 0])
    r = cell // SIDE - ORIGIN // SIDE + SIDE * int(s.winding[piece, 1])
    return q, r


def target_coordinates(s: Any, cell: int) -> tuple[int, int]:
    """Unbounded coordinates of a cell that is occupied or next to the hive."""
    for piece in range(PIECES):
        place = coordinates(s, piece)
        if place is None:
            continue
        at = int(s.cell[piece])
        if at == cell:
            return place
        d = int(direction(at, cell))
        if d != NO_DIRECTION:
            return place[0] + DIRECTIONS[d][0], place[1] + DIRECTIONS[d][1]
    return cell % SIDE - ORIGIN % SIDE, cell // SIDE - ORIGIN // SIDE


def _top_but(s: Any, cell: int, mover: int) -> int | None:
    """The highest piece on a cell other than the moving one."""
    there = [p for p in range(PIECES) if int(s.cell[p]) == cell and p != mover]
    return max(there, key=lambda p: int(s.level[p]), default=None)


def text(s: Any, action: int) -> str:
    """The MoveString of an action: the first reference clockwise from the west, never the moving piece (H6.3)."""
    if action == PASS:
        return "pass"
    piece, cell = action >> 10, action & 1023
    under = _top_but(s, cell, piece)
    if under is not None:
        return f"{PIECE_NAMES[piece]} {PIECE_NAMES[under]}"
    for d in (3, 4, 5, 0, 1, 2):
        reference = _top_but(s, int(step(cell, d)), piece)
        if reference is not None:
            return f"{PIECE_NAMES[piece]} {_MARKED[(d + 3) % 6].format(PIECE_NAMES[reference])}"
    return PIECE_NAMES[piece]


def parts(s: Any, action: int) -> tuple[str, ...]:
    """What is clicked: the piece, then the hex."""
    if action == PASS:
        return ("pass",)
    q, r = target_coordinates(s, action & 1023)
    return (PIECE_NAMES[action >> 10], f"{q},{r}")


def _unreadable(written: str) -> Refusal:
    return Refusal("H6.1", "unreadable", {"text": written[:_LONGEST]}, readable=False)


def legal_ids(s: Any) -> np.ndarray:
    """The ids of all legal actions."""
    out = np.zeros(MAX_LEGAL, np.int64)
    return out[: int(legal(s, out))]


def parse(s: Any, written: str) -> int | Refusal:
    """The legal action that a MoveString names, or the reason why there is none."""
    words = " ".join(written.split()) if isinstance(written, str) else ""
    if words.lower() == "pass":
        return PASS if PASS in legal_ids(s) else explain.no_pass(s)
    match = _MOVE.fullmatch(words) if len(words) <= _LONGEST else None
    if match is None:
        return _unreadable(words or str(written))
    name, before, reference, after = match.groups()
    piece = piece_named(name)
    if piece is None or (before and after):
        return _unreadable(words)
    if not int(s.box) >> piece & 1:
        return Refusal("H1.3", "not-in-game", {"piece": PIECE_NAMES[piece]})
    if reference is None:
        if int(s.ply) > 0:
            return explain.unfinished(s, piece)
        cell: int = ORIGIN
    else:
        other = piece_named(reference)
        if other is None:
            return _unreadable(words)
        if int(s.cell[other]) == NOWHERE:
            return Refusal("H6.1", "reference-not-placed", {"piece": PIECE_NAMES[other]})
        cell = int(s.cell[other])
        if before or after:
            cell = int(step(cell, _BEFORE[before] if before else _AFTER[after]))
    action = piece << 10 | cell
    return action if action in legal_ids(s) else explain.refuse(s, piece, cell)


def top_name(s: Any, cell: int) -> str:
    """The name of the top piece on an occupied cell."""
    return PIECE_NAMES[int(top_at(s, cell))]
