"""Names: pieces by their UHP names, hexes by coordinates or by a piece beside them, turns."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from struct import Struct
from typing import Any

from hexapoda.games.hive.state import KIND, KIND_COUNTS, KIND_LETTERS, NOWHERE, ORIGIN, OWN, PIECES
from hexapoda.kernel.hexes import DIRECTIONS, NO_DIRECTION, OPPOSITE, SIDE, direction, step

#: The coordinates of each cell of the torus, relative to the game's first piece.
_AXIAL = tuple((cell % SIDE - ORIGIN % SIDE, cell // SIDE - ORIGIN // SIDE) for cell in range(SIDE * SIDE))

#: The colours by seat.
COLOURS = ("white", "black")


def _name(piece: int) -> str:
    kind = int(KIND[piece])
    number = piece % OWN - sum(KIND_COUNTS[:kind]) + 1
    return "wb"[piece // OWN] + KIND_LETTERS[kind] + (str(number) if KIND_COUNTS[kind] > 1 else "")


#: The UHP names of all pieces by index: "wQ", "wS1" …
PIECE_NAMES = tuple(_name(piece) for piece in range(PIECES))
_BY_NAME = {name.lower(): piece for piece, name in enumerate(PIECE_NAMES)}
# "wQ1" is read as "wQ".
_BY_NAME.update({name.lower() + "1": piece for piece, name in enumerate(PIECE_NAMES) if len(name) == 2})

#: H6.1: the mark before or after a reference piece, and the direction from that piece that it means.
MARKS_BEFORE = {"-": 3, "/": 2, "\\": 4}
MARKS_AFTER = {"-": 0, "/": 5, "\\": 1}
_MARKED = {d: tuple(mark + name for name in PIECE_NAMES) for mark, d in MARKS_BEFORE.items()}
_MARKED |= {d: tuple(name + mark for name in PIECE_NAMES) for mark, d in MARKS_AFTER.items()}
#: Instead of a direction: the hex of the reference piece itself.
ON_TOP = 6
#: The order in which the neighbours of a target are searched for a reference piece: clockwise from the west.
SEARCH = (3, 4, 5, 0, 1, 2)


_TURN = re.compile(r"(White|Black)\[(\d{1,7})\]", re.IGNORECASE | re.ASCII)


def turn_name(ply: int) -> str:
    """H6.2: the turn after some plies.

    >>> turn_name(0), turn_name(3)
    ('White[1]', 'Black[2]')
    """
    return f"{'Black' if ply % 2 else 'White'}[{ply // 2 + 1}]"


def turn_ply(written: str) -> int | None:
    """The number of plies before a turn, None if the text is not a turn.

    >>> turn_ply("Black[2]")
    3
    """
    match = _TURN.fullmatch(written.strip())
    if match is None or int(match[2]) == 0:
        return None
    return 2 * (int(match[2]) - 1) + (match[1].lower() == "black")


def piece_named(name: str) -> int | None:
    """The piece with a UHP name, in any case.

    >>> piece_named("ws1")
    1
    """
    return _BY_NAME.get(name.lower())


def numbered(name: str) -> list[str]:
    """The names that a name without its number could mean.

    >>> numbered("wb")
    ['wB1', 'wB2']
    """
    return [each for each in PIECE_NAMES if len(each) == 3 and each[:2].lower() == name.lower()]


_read_cells = Struct(f"={PIECES}H").unpack


@lru_cache(maxsize=256)  # the text of a move, its phrase and the board need the same
def _lying(cells: bytes, levels: bytes) -> Mapping[int, Sequence[int]]:
    found: dict[int, Sequence[int]] = {}
    for piece, cell in enumerate(_read_cells(cells)):
        if cell in found:
            found[cell] = sorted((*found[cell], piece), key=levels.__getitem__)
        elif cell != NOWHERE:
            found[cell] = (piece,)
    return found


def stacks(s: Any) -> Mapping[int, Sequence[int]]:
    """The pieces in play by cell, from the bottom up."""
    return _lying(s["cell"].tobytes(), s["level"].tobytes())


def stacks_by_place(s: Any) -> list[tuple[tuple[int, int], Sequence[int]]]:
    """The pieces in play from the bottom up, sorted by the coordinates of their hexes."""
    if s["wound"]:
        return sorted((coordinates(s, stack[0]) or (0, 0), stack) for stack in stacks(s).values())
    return sorted([(_AXIAL[cell], stack) for cell, stack in stacks(s).items()])


def coordinates(s: Any, piece: int) -> tuple[int, int] | None:
    """The coordinates of a piece; None in hand."""
    cell = int(s["cell"][piece])
    if cell == NOWHERE or not s["wound"]:
        return None if cell == NOWHERE else _AXIAL[cell]
    east, south = s["winding"][piece].tolist()
    return _AXIAL[cell][0] + SIDE * east, _AXIAL[cell][1] + SIDE * south


#: The cells at the edge of the torus: their coordinates depend on the side from which the hive reaches them.
EDGE = frozenset(cell for cell in range(SIDE * SIDE) if not {cell % SIDE, cell // SIDE}.isdisjoint({0, SIDE - 1}))


def target_coordinates(s: Any, cell: int) -> tuple[int, int]:
    """Unbounded coordinates of a cell that is occupied or next to the hive."""
    if s["wound"] or cell in EDGE:
        for at, stack in stacks(s).items():
            d = int(direction(at, cell))
            if at == cell or d != NO_DIRECTION:
                q, r = coordinates(s, stack[0]) or (0, 0)
                return (q, r) if at == cell else (q + DIRECTIONS[d][0], r + DIRECTIONS[d][1])
    return _AXIAL[cell]


def cell_at(s: Any, q: int, r: int) -> int | None:
    """The cell at some coordinates; None if they are so far from the hive that the torus has no cell for them."""
    cell = (r + ORIGIN // SIDE) % SIDE * SIDE + (q + ORIGIN % SIDE) % SIDE
    return cell if target_coordinates(s, cell) == (q, r) else None


def lonely_cell(s: Any) -> int:
    """A cell that no piece lies on or touches."""
    taken = stacks(s)
    return next(
        cell
        for cell in range(SIDE * SIDE)
        if cell not in taken and all(near not in taken for _, near in _beside(cell)) and cell != ORIGIN
    )


def marked(piece: int, d: int) -> str:
    """The hex in direction `d` from a piece (H6.1).

    >>> marked(0, 3)
    '-wQ'
    """
    return _MARKED[d][piece]


def hex_name(s: Any, cell: int, mover: int) -> str:
    """A hex by a piece on or beside it that is not the moving one (H6.3).

    It is the top piece of the hex itself or of the first neighbour clockwise from the west. A hex beside the mover
    alone is named by the mover, one far from the hive by coordinates; only a game's first legal move ends there.
    """
    return _hex_name(stacks(s), cell, mover) or "({},{})".format(*target_coordinates(s, cell))


@cache
def _beside(cell: int) -> tuple[tuple[int, int], ...]:
    """The directions of `SEARCH` with the neighbours of a cell there."""
    return tuple((d, int(step(cell, d))) for d in SEARCH)


def _reference(lying: Mapping[int, Sequence[int]], cell: int, mover: int) -> int | None:
    """The top piece of a cell, not counting the moving one."""
    stack = lying.get(cell)
    if stack is None:
        return None
    if stack[-1] != mover:
        return stack[-1]
    return stack[-2] if len(stack) > 1 else None


def _named_by(lying: Mapping[int, Sequence[int]], cell: int, mover: int) -> tuple[int, int] | None:
    """The piece that names a hex, and the direction of the hex from it: `ON_TOP` if it lies there itself."""
    here = _reference(lying, cell, mover)
    if here is not None:
        return here, ON_TOP
    for d, at in _beside(cell):
        piece = _reference(lying, at, mover)
        if piece is not None:
            return piece, int(OPPOSITE[d])
    for d, at in _beside(cell):
        if mover in lying.get(at, ()):
            return mover, int(OPPOSITE[d])
    return (mover, ON_TOP) if mover in lying.get(cell, ()) else None


def named_by(s: Any, cell: int, mover: int) -> tuple[int, int] | None:
    """The piece that names a hex, and the direction of the hex from it (`ON_TOP`: that piece lies there).

    It is chosen as in `hex_name`; None if no piece is near.
    """
    return _named_by(stacks(s), cell, mover)


def _hex_name(lying: Mapping[int, Sequence[int]], cell: int, mover: int) -> str:
    found = _named_by(lying, cell, mover)
    if found is None:
        return ""
    piece, d = found
    return PIECE_NAMES[piece] if d == ON_TOP else marked(piece, d)


def move_text(s: Any, piece: int, cell: int) -> str:
    """The MoveString (H6.1) of a move or placement; the first one of a game is the bare piece."""
    return f"{PIECE_NAMES[piece]} {_hex_name(stacks(s), cell, piece)}".rstrip()
