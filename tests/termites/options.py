"""The kernel's numbers in the words of the reference: hexes, kinds of tokens, and actions as option tuples."""

from functools import cache
from typing import Any

from hexapoda import Position
from hexapoda.games.termites.state import (
    CASTE_LETTERS,
    DO_DESTROY,
    DO_FROM,
    DO_KEEP,
    DO_MOUND,
    DO_NEUTRAL,
    DO_PLACE,
    DO_RETREAT,
    DO_STAY,
    DO_TARGET,
    DO_TILE,
    DO_TOKEN,
    DO_UNIT,
    DO_VALUE,
    HEX_AT,
    HEXES,
    MAX_SIZE,
    TERRAINS,
)
from tests.termites.components import board_of_radius
from tests.termites.reference import DESTROY, KEEP, STAY, Option


@cache
def hex_numbers(radius: int) -> dict[str, int]:
    """The kernel's number of each hex of a board."""
    return {name: HEX_AT[place] for name, place in board_of_radius(radius).axial.items()}


@cache
def hex_names(radius: int) -> dict[int, str]:
    """The name of each hex of a board by the kernel's number."""
    return {number: name for name, number in hex_numbers(radius).items()}


def kind_number(kind: str) -> int:
    """The kernel's number of a kind of token; where there are several, it counts and draws them in this order.

    >>> kind_number("W1"), kind_number("S2")
    (0, 6)
    """
    return CASTE_LETTERS.index(kind[0]) * MAX_SIZE + int(kind[1:]) - 1


def kind_of(number: int) -> str:
    """The name of a kind of token by the kernel's number."""
    return f"{CASTE_LETTERS[number // MAX_SIZE]}{number % MAX_SIZE + 1}"


#: Actions that name a hex and nothing else: their first number, and the word of the option.
_WITH_HEX = (
    (DO_NEUTRAL, "neutral"),
    (DO_PLACE, "place"),
    (DO_UNIT, "unit"),
    (DO_TARGET, "target"),
    (DO_FROM, "from"),
    (DO_RETREAT, "retreat"),
)
_WITHOUT = {DO_KEEP: KEEP, DO_STAY: STAY, DO_DESTROY: DESTROY}


def option_of(state: Any, action: int) -> Option:
    """The option that an action is."""
    names = hex_names(int(state.radius))
    if action in _WITHOUT:
        return _WITHOUT[action]
    if action >= DO_VALUE:
        return ("value", action - DO_VALUE)
    for first, word in _WITH_HEX:
        if first <= action < first + HEXES:
            return (word, names[action - first])
    if action >= DO_TOKEN:
        return ("token", kind_of(action - DO_TOKEN))
    if action >= DO_MOUND:
        value, spot = divmod(action - DO_MOUND, HEXES)
        return ("mound", value, names[spot])
    face, spot = divmod(action - DO_TILE, HEXES)
    up, down = (TERRAINS[state.tile_faces[face // 2, side]] for side in (face % 2, 1 - face % 2))
    return ("tile", up, down, names[spot])


def legal_options(position: Position) -> dict[Option, int]:
    """The options of a position, each of them once, with their actions."""
    state, actions = position.state, position.legal_ids().tolist()
    found = {option_of(state, action): action for action in actions}
    assert len(found) == len(actions), "the same option twice"
    return found
