"""Names: hexes by row and number, tokens by caste and size, colonies, terrain and mounds."""

import re
from functools import cache
from typing import Any

from hexapoda.games.termites import state

#: The colonies by number (T1.1), as refusals and views name them.
COLONIES = ("blue", "red", "gold", "gray")
#: The owner of a neutral mound (T1.11).
NEUTRAL_NAME = "neutral"

_HEX = re.compile(r"([a-z])([0-9]{1,3})", re.IGNORECASE | re.ASCII)


# ── hexes (T1.2) ──


@cache
def hex_names(radius: int) -> dict[int, str]:
    """The names of all hexes of a board by number, in board order."""
    names = {}
    for r in range(-radius, radius + 1):
        left = max(-radius, -radius - r)
        for q in range(left, min(radius, radius - r) + 1):
            names[state.HEX_AT[q, r]] = f"{chr(ord('A') + r + radius)}{q - left + 1}"
    return names


@cache
def _hexes_by_name(radius: int) -> dict[str, int]:
    return {name: spot for spot, name in hex_names(radius).items()}


def _radius(board: Any) -> int:
    """The radius of a board, given by a state or by its radius."""
    return int(getattr(board, "radius", board))


def hexes(board: Any) -> tuple[int, ...]:
    """The hexes of the board, row by row; `board` is a state or a radius.

    >>> len(hexes(5))
    91
    """
    return tuple(hex_names(_radius(board)))


def hex_name(board: Any, spot: int) -> str:
    """The name of a hex, "?" off the board; `board` is a state or a radius.

    >>> hex_name(5, hex_named(5, "f6")), hex_name(5, hex_named(6, "A1"))
    ('F6', '?')
    """
    return hex_names(_radius(board)).get(int(spot), "?")


def hex_named(board: Any, text: str) -> int | None:
    """The hex with a name, in any case, or None; `board` is a state or a radius.

    >>> hex_named(6, "a1"), hex_named(5, "f6") == hex_named(6, "g7"), hex_named(5, "A7")
    (0, True, None)
    """
    match = _HEX.fullmatch(text)
    return None if match is None else _hexes_by_name(_radius(board)).get(f"{match[1].upper()}{int(match[2])}")


def looks_like_hex(text: str) -> bool:
    """Whether a text has the form of a hex name.

    >>> looks_like_hex("z99"), looks_like_hex("W2"), looks_like_hex("F")
    (True, True, False)
    """
    return _HEX.fullmatch(text) is not None


def row_of(board: Any, letter: str) -> tuple[str, str] | None:
    """The first and the last hex of a row, None if there is no such row.

    >>> row_of(5, "b"), row_of(5, "L")
    (('B1', 'B7'), None)
    """
    row = [name for name in _hexes_by_name(_radius(board)) if name[0] == letter.upper()]
    return (row[0], row[-1]) if row else None


def last_row(board: Any) -> str:
    """The letter of the lowest row.

    >>> last_row(5), last_row(6)
    ('K', 'M')
    """
    return chr(ord("A") + 2 * _radius(board))


# ── tokens (T1.7, T2) ──

#: The names of all kinds of tokens by number: "W1", "W2" …
KIND_NAMES = tuple(
    f"{state.CASTE_LETTERS[kind // state.MAX_SIZE]}{kind % state.MAX_SIZE + 1}" for kind in range(state.KINDS)
)


def kind_name(kind: int) -> str:
    """The name of a kind of token: the letter of its caste and the number of termites.

    >>> kind_name(1)
    'W2'
    """
    return KIND_NAMES[int(kind)]


def kind_named(text: str) -> int | None:
    """The kind of token with a name, in any case, or None.

    >>> kind_named("p3"), kind_named("P0")
    (12, None)
    """
    name = text.upper()
    return KIND_NAMES.index(name) if name in KIND_NAMES else None


def kind_list(counts: Any) -> list[str]:
    """The names of all tokens of a hand or a stack, which is a count by kind.

    >>> kind_list([2, 1] + [0] * (state.KINDS - 2))
    ['W1', 'W1', 'W2']
    """
    return [name for name, count in zip(KIND_NAMES, counts, strict=True) for _ in range(count)]


def caste_name(kind: int) -> str:
    """The caste of a kind of token.

    >>> caste_name(12)
    'spitter'
    """
    return state.CASTES[int(kind) // state.MAX_SIZE]


# ── terrain, colonies, mounds ──


def terrain_name(terrain: int) -> str:
    """The name of a terrain by its number."""
    return state.TERRAINS[int(terrain)]


def colony_named(text: str) -> int | None:
    """The number of a colony by its name, in any case, or None; "grey" is gray.

    >>> colony_named("Gold"), colony_named("grey"), colony_named("green")
    (2, 3, None)
    """
    name = {"grey": "gray"}.get(text.lower(), text.lower())
    return COLONIES.index(name) if name in COLONIES else None


def owner_name(s: Any, owner: int) -> str:
    """The colony of an owner on the board, or "neutral"."""
    return COLONIES[int(s.colony[owner])] if owner < len(COLONIES) else NEUTRAL_NAME


def values(reserve: int) -> list[int]:
    """The values of the mounds in a reserve, ascending.

    >>> values(1 << 5 | 1 << 9)
    [5, 9]
    """
    bits = int(reserve)
    return [value for value in range(state.MAX_VALUE + 1) if bits >> value & 1]
