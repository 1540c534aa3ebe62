"""A position for explanations: stacks by cell, and the occupied hexes as kernels take them."""

from typing import Any

import numpy as np

from hexapoda.games.hive.notation.names import PIECE_NAMES, hex_name, stacks
from hexapoda.games.hive.rules.queries import height_at, occupied_rows, queen_placed, to_move
from hexapoda.games.hive.state import NOWHERE, OWN
from hexapoda.kernel.hexes import SIDE, flip, step


def neighbour(cell: int, d: int) -> int:
    """The neighbour of a cell in direction `d`, modulo 6."""
    return int(step(cell, d % 6))


class Scene:
    """A position in which an illegal move was tried; `hex` is the name of its target."""

    def __init__(self, s: Any, hex: str = "") -> None:
        self.s = s
        self.hex = hex
        self.player = int(to_move(s))
        self.stacks = stacks(s)
        #: The occupied hexes, for `kernel.hexes.ring_of`.
        self.rows = np.zeros(SIDE, np.uint64)
        occupied_rows(s, self.rows)

    @property
    def queen(self) -> int:
        """The player's queen."""
        return self.player * OWN

    @property
    def queen_in_play(self) -> bool:
        """H3.1: whether the player may move."""
        return bool(queen_placed(self.s, self.player))

    @property
    def resting(self) -> int:
        """H4.10: the piece that the previous turn moved."""
        return int(self.s.resting)

    def in_hand(self, piece: int) -> bool:
        """Whether a piece is not in play."""
        return self.cell(piece) == NOWHERE

    def cell(self, piece: int) -> int:
        """The cell of a piece."""
        return int(self.s.cell[piece])

    def level(self, piece: int) -> int:
        """The number of pieces under a piece."""
        return int(self.s.level[piece])

    def cover(self, piece: int) -> int | None:
        """The top of the stack that a piece is in, if it is another piece (H3.5)."""
        top = self.stacks[self.cell(piece)][-1]
        return None if top == piece else top

    def top(self, cell: int) -> str:
        """The name of the top piece on an occupied cell."""
        return PIECE_NAMES[self.stacks[cell][-1]]

    def without(self, piece: int) -> np.ndarray:
        """The occupied hexes without a top piece, to judge contact and gates (H3.3, H3.4)."""
        rows = self.rows.copy()
        if self.level(piece) == 0:
            flip(rows, self.cell(piece))
        return rows

    def height(self, rows: np.ndarray, cell: int, without: int) -> int:
        """The number of pieces on a cell, not counting the moving one."""
        return int(height_at(self.s, rows, cell, without))

    def name_hex(self, cell: int, mover: int) -> str:
        """A hex by its neighbours."""
        return hex_name(self.s, cell, mover)

    def gate(self, cell: int, d: int) -> dict[str, str]:
        """The two pieces on both sides of a step in direction `d`."""
        return {"one": self.top(neighbour(cell, d - 1)), "other": self.top(neighbour(cell, d + 1))}
