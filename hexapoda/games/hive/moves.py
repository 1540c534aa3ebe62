"""Hive's notation: action ids to UHP MoveStrings and back (H6.1, H6.3)."""

import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from hexapoda.games.hive import explain
from hexapoda.games.hive.names import (
    MARKS_AFTER,
    MARKS_BEFORE,
    PIECE_NAMES,
    cell_at,
    coordinates,
    hex_name,
    lonely_cell,
    marked,
    move_text,
    numbered,
    piece_named,
    stacks,
    target_coordinates,
)
from hexapoda.games.hive.rules import legal
from hexapoda.games.hive.state import MAX_LEGAL, NOWHERE, ORIGIN, PASS
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal
from hexapoda.kernel.hexes import step

_MOVE = re.compile(r"([wb][a-z]\d?)(?: ([-/\\]?)([wb][a-z]\d?)([-/\\]?))?", re.IGNORECASE | re.ASCII)
#: A hex by its coordinates, as a part of a move, and as a text has it where no piece is beside it.
_PART = re.compile(r"(-?\d{1,9}),(-?\d{1,9})", re.ASCII)
_FAR_OFF = re.compile(r"(?:([wb][a-z]\d?) )?\((-?\d{1,9}),(-?\d{1,9})\)", re.IGNORECASE | re.ASCII)


def text(s: Any, action: int) -> str:
    """The MoveString of an action: the first reference clockwise from the west, never the moving piece (H6.3)."""
    return "pass" if action == PASS else move_text(s, action >> 10, action & 1023)


def parts(s: Any, action: int) -> tuple[str, ...]:
    """What is clicked: the piece, then the hex."""
    if action == PASS:
        return ("pass",)
    q, r = target_coordinates(s, action & 1023)
    return (PIECE_NAMES[action >> 10], f"{q},{r}")


def tried(s: Any, clicked: Sequence[str]) -> str:
    """The MoveString of somebody who points at a piece and then at a hex, or at a piece that lies there.

    A hex alone means the piece on top of it. Whoever points at something where no piece goes (a piece in hand, the
    pass) has begun anew with that.
    """
    text, mover = "", None
    for part in clicked:
        place = _pointed(s, part)
        if mover is not None and place is not None:
            text = f"{PIECE_NAMES[mover]} {_hex_text(s, place, mover)}"
            continue
        mover = piece_named(part)
        if mover is None and place is not None:
            mover = _top(s, place)
        if mover is None and place is None and part != "pass":
            return " ".join(clicked)
        text = PIECE_NAMES[mover] if mover is not None else part if place is None else _coordinates(place)
    return text


def _pointed(s: Any, part: str) -> tuple[int, int] | None:
    """The hex that somebody points at, by itself or by a piece on it."""
    piece = piece_named(part)
    if piece is not None:
        return coordinates(s, piece)
    match = _PART.fullmatch(part)
    return None if match is None else (int(match[1]), int(match[2]))


def _top(s: Any, place: tuple[int, int]) -> int | None:
    """The piece on top of a hex."""
    cell = cell_at(s, *place)
    stack = None if cell is None else stacks(s).get(cell)
    return None if stack is None else stack[-1]


def _hex_text(s: Any, place: tuple[int, int], mover: int) -> str:
    cell = cell_at(s, *place)
    return _coordinates(place) if cell is None else hex_name(s, cell, mover)


def _coordinates(place: tuple[int, int]) -> str:
    return f"({place[0]},{place[1]})"


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
        far_off = _FAR_OFF.fullmatch(words)
        return _unreadable("unreadable", text=excerpt(words or written)) if far_off is None else _by_hex(s, far_off)
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


def _by_hex(s: Any, far_off: re.Match[str]) -> int | Refusal:
    """A piece with the coordinates of a hex; no legal move needs them, except the first of a game."""
    name, q, r = far_off[1], int(far_off[2]), int(far_off[3])
    shown = _coordinates((q, r))
    if name is None:
        return explain.no_piece(s, shown)
    piece = _piece(s, name)
    if isinstance(piece, Refusal):
        return piece
    cell = cell_at(s, q, r)
    if cell is None:  # beyond the torus: it touches nothing, as any cell that is away from the hive
        return explain.refuse(s, piece, lonely_cell(s), shown)
    action = piece << 10 | cell
    return action if action in legal_ids(s) else explain.refuse(s, piece, cell, shown)


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
