"""Hive's options, and the start of a game."""

from collections.abc import Mapping
from typing import Any

from hexapoda.games.hive.rules import apply
from hexapoda.games.hive.state import KIND, KIND_LETTERS, PIECES
from hexapoda.kernel.declaration import Option

EXPANSIONS = "MLP"
GAME_TYPES = ("Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP")


def game_type(written: Any) -> Any:
    """H6.3: a game type, its letters in any order and case, in the usual spelling; anything else unchanged.

    >>> game_type("base+plm")
    'Base+MLP'
    """
    if not isinstance(written, str):
        return written
    base, _, letters = written.strip().upper().partition("+")
    if base != "BASE" or any(letter not in EXPANSIONS for letter in letters) or len(set(letters)) != len(letters):
        return written
    ordered = "".join(letter for letter in EXPANSIONS if letter in letters)
    return f"Base+{ordered}" if ordered else "Base"


OPTIONS = (
    Option("type", GAME_TYPES, "Base", game_type),  # H1.3
    Option("opening", ("rulebook", "tournament"), "rulebook"),  # H2.5
    Option("repetition", ("draw", "off"), "draw"),  # H5.3
)


def start(s: Any, options: Mapping[str, Any]) -> None:
    """The start of a game."""
    fresh(s, options)


def fresh(s: Any, options: Mapping[str, Any]) -> bool:
    """All pieces in hand; nothing is drawn."""
    letters = options["type"].partition("+")[2]
    s.box = sum(
        1 << p for p in range(PIECES) if KIND_LETTERS[KIND[p]] not in EXPANSIONS or KIND_LETTERS[KIND[p]] in letters
    )
    s.pillbugs = "P" in letters
    s.tournament = options["opening"] == "tournament"
    s.repetition = options["repetition"] == "draw"
    apply.setup(s)
    return True
