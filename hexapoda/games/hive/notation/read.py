"""Reading Hive's notation (H6.1): from a UHP MoveString or clicks to a legal action or a refusal."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from hexapoda.games.choices import legal_ids
from hexapoda.games.hive import explain
from hexapoda.games.hive.notation.names import (
    MARKS_AFTER,
    MARKS_BEFORE,
    PIECE_NAMES,
    cell_at,
    coordinates,
    lonely_cell,
    marked,
    numbered,
    piece_named,
    stacks,
)
from hexapoda.games.hive.state import NOWHERE, ORIGIN, PASS
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Read, Refusal, Said
from hexapoda.kernel.hexes import step

_MOVE = re.compile(r"([wb][a-z]\d?)(?: ([-/\\]?)([wb][a-z]\d?)([-/\\]?))?", re.IGNORECASE | re.ASCII)
#: A hex by its coordinates, as a part of a move, and in a text for a hex beside no piece.
_PART = re.compile(r"(-?\d{1,9}),(-?\d{1,9})", re.ASCII)
_FAR_OFF = re.compile(r"(?:([wb][a-z]\d?) )?\((-?\d{1,9}),(-?\d{1,9})\)", re.IGNORECASE | re.ASCII)


class _Meant(NamedTuple):
    """What a text or clicks mean: a piece, and the hex that it goes to if there is one."""

    piece: int
    cell: int | None = None
    #: The hex as it was written.
    written: str | None = None


def parse(s: Any, said: Said) -> Read | Refusal:
    """The legal action that a MoveString or parts mean, or a refusal."""
    meant = _pointed(s, said) if isinstance(said, tuple) else _written(s, said)
    if isinstance(meant, Refusal):
        return meant
    ids = np.array(legal_ids(s))
    if meant is None:
        return Read(PASS) if PASS in ids else explain.no_pass(s, ids)
    piece, cell, written = meant
    if cell is None:
        if int(s.placed):
            return explain.unfinished(s, piece, ids)
        cell = int(ORIGIN)
    action = piece << 10 | cell
    return Read(action) if action in ids else explain.refuse(s, piece, cell, written)


# ── texts ──


def _written(s: Any, written: str) -> _Meant | Refusal | None:
    """What a MoveString means; None is the pass."""
    words = " ".join(written.split()) if isinstance(written, str) else ""
    if words.lower() == "pass":
        return None
    match = _MOVE.fullmatch(words)
    if match is None:
        far_off = _FAR_OFF.fullmatch(words)
        return _unreadable("unreadable", text=excerpt(words or written)) if far_off is None else _by_hex(s, far_off)
    name, before, reference, after = match.groups()
    if before and after:
        return _unreadable("two-marks", text=words)
    piece = _piece(s, name)
    if isinstance(piece, Refusal) or reference is None:
        return piece if isinstance(piece, Refusal) else _Meant(piece)
    other = _piece(s, reference)
    if isinstance(other, Refusal):
        return other
    cell = int(s.cell[other])
    if cell == NOWHERE:
        return explain.no_reference(s, piece, other)
    if not before and not after:
        return _Meant(piece, cell, PIECE_NAMES[other])
    d = MARKS_BEFORE[before] if before else MARKS_AFTER[after]
    return _Meant(piece, int(step(cell, d)), marked(other, d))


def _by_hex(s: Any, far_off: re.Match[str]) -> _Meant | Refusal:
    """A piece with the coordinates of a hex; no legal move but the first of a game needs them."""
    name, place = far_off[1], (int(far_off[2]), int(far_off[3]))
    shown = _coordinates(place)
    if name is None:
        return explain.no_piece(s, shown)
    piece = _piece(s, name)
    return piece if isinstance(piece, Refusal) else _to(s, piece, place)._replace(written=shown)


def _to(s: Any, piece: int, place: tuple[int, int]) -> _Meant:
    """A piece that goes to some coordinates."""
    cell = cell_at(s, *place)
    if cell is None:  # beyond the torus: like any cell that touches nothing
        return _Meant(piece, lonely_cell(s), _coordinates(place))
    return _Meant(piece, cell)


def _coordinates(place: tuple[int, int]) -> str:
    return f"({place[0]},{place[1]})"


# ── parts ──


def _pointed(s: Any, clicked: Sequence[str]) -> _Meant | Refusal | None:
    """What clicks on a piece and then on a hex, or on a piece that lies there, mean; None is the pass.

    A hex alone means the piece on top of it. A part that can't be a target (a piece in hand, the pass) starts again.
    """
    meant: _Meant | Refusal | None = _unreadable("unreadable", text="")
    for part in clicked:
        piece, place = piece_named(part), _place(s, part)
        if isinstance(meant, _Meant) and place is not None:
            meant = _to(s, meant.piece, place)
        elif piece is not None:
            meant = _Meant(piece)
        elif place is not None:
            top = _top(s, place)
            meant = explain.no_piece(s, _coordinates(place)) if top is None else _Meant(top)
        elif part == "pass":
            meant = None
        else:
            return _unreadable("unreadable", text=excerpt(" ".join(clicked)))
    if isinstance(meant, _Meant) and not int(s.box) >> meant.piece & 1:
        return _not_in_game(meant.piece)
    return meant


def _place(s: Any, part: str) -> tuple[int, int] | None:
    """The hex of a part: itself, or that of the piece."""
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


def _piece(s: Any, name: str) -> int | Refusal:
    """The piece with a name, if it is in this game type."""
    piece = piece_named(name)
    if piece is None:
        names = numbered(name)
        if names:
            return _unreadable("needs-number", text=name, names=", ".join(names))
        return _unreadable("no-such-piece", text=name)
    return piece if int(s.box) >> piece & 1 else _not_in_game(piece)


def _not_in_game(piece: int) -> Refusal:
    return Refusal("H1.3", "not-in-game", {"piece": PIECE_NAMES[piece]})


def _unreadable(code: str, **params: str) -> Refusal:
    return Refusal("H6.1", code, params, readable=False)
