"""Boards of the page's rulebook, as data."""

from typing import Any

Board = dict[str, Any]


def stated(**board: Any) -> Board:
    """A board without what it has nothing to say about."""
    return {name: value for name, value in board.items() if value}
