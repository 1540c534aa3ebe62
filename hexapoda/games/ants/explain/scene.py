"""Cells, ants and players as parameters of refusals."""

from typing import Any

from hexapoda.games.ants.notation.names import cell_name, cells_in, kind_name, seat_name
from hexapoda.games.ants.rules.board import all_at, ants_at
from hexapoda.games.ants.state import KINDS
from hexapoda.games.refusals import listed


def cells_listed(s: Any, cells: Any) -> str:
    """The cells of a set by name."""
    return listed(cell_name(s, cell) for cell in cells_in(cells))


def ants_listed(s: Any, seat: int, cell: int) -> str:
    """A player's ants on a cell: "W S"."""
    return " ".join(kind_name(kind) for kind in range(len(KINDS)) for _ in range(int(ants_at(s, seat, kind, cell))))


def seat_on(s: Any, cell: int) -> int | None:
    """The player other than the active one with ants on a cell."""
    found = (seat for seat in range(int(s.players)) if seat != int(s.active) and all_at(s, seat, cell))
    return next(found, None)


def stranger_on(s: Any, cell: int) -> dict[str, str]:
    """Another player's ants on a cell."""
    seat = seat_on(s, cell)
    assert seat is not None
    return {"cell": cell_name(s, cell), "player": seat_name(s, seat), "ants": ants_listed(s, seat, cell)}
