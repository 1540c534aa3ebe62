"""Hive's notation: action ids to UHP MoveStrings and back (H6.1, H6.3)."""

import re
from typing import Any

import numpy as np

from hexapoda.games.hive import explain
from hexapoda.games.hive.names import (
    MARKS_AFTER,
    MARKS_BEFORE,
    PIECE_NAMES,
    marked,
    move_text,
    numbered,
    piece_named,
    target_coordinates,
)
from hexapoda.games.hive.rules import legal
from hexapoda.games.hive.state import MAX_LEGAL, NOWHERE, ORIGIN, PASS
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal
from hexapoda.kernel.hexes import step

_MOVE = re.compile(r"([wb][a-z]\d?)(?: ([-/\\]?)([wb][a-z]\d?)([-/\\]?))?", re.IGNORECASE | re.ASCII)


def text(s: Any, action: int) -> str:
    """The MoveString of an action: the first reference clockwise from the west, never the moving piece (H6.3)."""
    return "pass" if action == PASS else move_text(s, action >> 10, action & 1023)


def parts(s: Any, action: int) -> tuple[str, ...]:
    """What is clicked: the piece, then the hex."""
    if action == PASS:
        return ("pass",)
    q, r = target_coordinates(s, action & 1023)
    return (PIECE_NAMES[action >> 10], f"{q},{r}")


def legal_ids(s: Any) -> np.ndarray:
    """The ids of all legal actions."""
    out = np.zeros(MAX_LEGAL, np.int64)
    return out[: int(legal(s, out))]


def parse(s: Any, written: str) -> int | Refusal:
    """The legal action that a MoveString names, or the reason why there is none."""
    words = " ".join(written.split()) if isinstance(written, str) else ""
    if words.lower() == "pass":
        ids = legal_ids(s)
        return PASS if PASS in ids else explain.no_pass(s, ids)
    match = _MOVE.fullmatch(words)
    if match is None:
        return _unreadable("unreadable", text=excerpt(words or written))
    name, before, reference, after = match.groups()
    if before and after:
        return _unreadable("two-marks", text=words)
    piece = _piece(s, name)
    if isinstance(piece, Refusal):
        return piece
    if reference is None:
        if int(s.placed):
            return explain.unfinished(s, piece, legal_ids(s))
        cell, target = int(ORIGIN), None
    else:
        other = _piece(s, reference)
        if isinstance(other, Refusal):
            return other
        cell = int(s.cell[other])
        if cell == NOWHERE:
            return explain.no_reference(s, piece, other)
        target = PIECE_NAMES[other]
        if before or after:
            d = MARKS_BEFORE[before] if before else MARKS_AFTER[after]
            cell, target = int(step(cell, d)), marked(other, d)
    action = piece << 10 | cell
    return action if action in legal_ids(s) else explain.refuse(s, piece, cell, target)


def _piece(s: Any, name: str) -> int | Refusal:
    """The piece of this game type that a name means."""
    piece = piece_named(name)
    if piece is None:
        names = numbered(name)
        if names:
            return _unreadable("needs-number", text=name, names=", ".join(names))
        return _unreadable("no-such-piece", text=name)
    if not int(s.box) >> piece & 1:
        return Refusal("H1.3", "not-in-game", {"piece": PIECE_NAMES[piece]})
    return piece


def _unreadable(code: str, **params: str) -> Refusal:
    return Refusal("H6.1", code, params, readable=False)
