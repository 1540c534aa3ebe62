"""Why a move of Hive is not allowed, by clause."""

from typing import Any

from hexapoda.kernel.declaration import Refusal


def no_pass(s: Any) -> Refusal:
    """H3.6: passing is legal only when nothing else is."""
    return Refusal("H3.6", "cannot-pass")


def unfinished(s: Any, piece: int) -> Refusal:
    """A piece was named without a target."""
    return Refusal("H6.1", "unfinished")


def refuse(s: Any, piece: int, cell: int) -> Refusal:
    """Why this piece may not go to (or be placed on) this cell; the action is known to be illegal."""
    return Refusal("H3.1", "illegal")
