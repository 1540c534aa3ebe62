"""Hexes and pieces as parameters of refusals."""

from collections.abc import Collection
from functools import cache
from typing import Any

from hexapoda.games.refusals import listed
from hexapoda.games.termites.notation.names import caste_name, hex_name, hexes, kind_name, owner_name, terrain_name
from hexapoda.games.termites.rules.board import is_mound
from hexapoda.games.termites.state import MOUND, NEAR


def piece_on(s: Any, spot: int) -> dict[str, str]:
    """The piece on a hex: its owner, and its name on boards: "W2", or "▲8" for a mound."""
    what = int(s.what[spot])
    name = f"▲{what - MOUND}" if is_mound(s, spot) else kind_name(what)
    return {"owner": owner_name(s, int(s.owner[spot])), "piece": name}


def token_on(s: Any, spot: int) -> str:
    """The kind of the unit on a hex, by name."""
    return kind_name(s.what[spot])


def caste_on(s: Any, spot: int) -> str:
    """The caste of the unit on a hex."""
    return caste_name(s.what[spot])


def terrain_at(s: Any, spot: int) -> str:
    """The terrain of a hex."""
    return terrain_name(s.terrain[spot])


@cache
def neighbours(radius: int) -> dict[int, list[int]]:
    """The neighbours of each hex of a board, in board order (T1.3)."""
    board = set(hexes(radius))
    return {spot: sorted(board.intersection(NEAR[spot].tolist())) for spot in board}


def near(s: Any, spot: int) -> list[int]:
    """The neighbours of a hex, in board order (T1.3)."""
    return neighbours(int(s.radius))[spot]


def hexes_listed(s: Any, spots: Collection[int]) -> str:
    """Hexes by name, in board order; long lists are cut."""
    return listed(hex_name(s, spot) for spot in sorted(spots))
