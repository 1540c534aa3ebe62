"""Names: cells as on the board, ants by the letter of their kind, cards and anthills."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from hexapoda.games.ants.state import CARD_NAME_LENGTH, CARDS, HILLS, KIND_LETTERS, KINDS
from hexapoda.i18n import LANGUAGES

_CELL = re.compile(r"([a-z]{1,2})0*([0-9]{0,2})", re.IGNORECASE | re.ASCII)


# ── cells (A1.10) ──


@lru_cache(64)
def _cell_names(written: bytes, cells: int) -> tuple[str, ...]:
    length = len(written) // 64
    return tuple(written[length * cell : length * (cell + 1)].rstrip(b"\0").decode() for cell in range(cells))


@lru_cache(64)
def _cells_by_name(names: tuple[str, ...]) -> dict[str, int]:
    return {name: cell for cell, name in enumerate(names)}


def cell_names(s: Any) -> tuple[str, ...]:
    """The names of all cells by number."""
    return _cell_names(s.name.tobytes(), int(s.cells))


def cell_name(s: Any, cell: int) -> str:
    """The name of a cell; "?" for none."""
    names = cell_names(s)
    return names[int(cell)] if int(cell) < len(names) else "?"


def cell_named(s: Any, text: str) -> int | None:
    """The cell with a name, in any case, or None."""
    match = _CELL.fullmatch(text)
    return None if match is None else _cells_by_name(cell_names(s)).get(f"{match[1]}{match[2]}".upper())


def cells_in(cells: Any) -> list[int]:
    """The cells of a set, in order.

    >>> cells_in(0b1011)
    [0, 1, 3]
    """
    left, found = int(cells), []
    while left:
        found.append((left & -left).bit_length() - 1)
        left &= left - 1
    return found


def set_of(cells: Iterable[int]) -> int:
    """A set of cells as a number.

    >>> set_of([0, 1, 3])
    11
    """
    return sum(1 << cell for cell in set(cells))


# ── ants ──


def kind_name(kind: int) -> str:
    """The letter of a kind of ant.

    >>> kind_name(0), kind_name(1)
    ('W', 'S')
    """
    return KIND_LETTERS[int(kind)]


def kind_named(text: str) -> int | None:
    """The kind of ant with a name, a letter or in full, or None.

    >>> kind_named("s"), kind_named("Worker"), kind_named("Q")
    (1, 0, None)
    """
    word = text.lower()
    for kind, name in enumerate(KINDS):
        if word in (name, f"{name}s", KIND_LETTERS[kind].lower()):
            return kind
    return None


def fighter_name(kind: int, bonus: int) -> str:
    """An ant in a battle: its kind and the bonus from cards.

    >>> fighter_name(0, 0), fighter_name(1, 2)
    ('W', 'S+2')
    """
    return kind_name(kind) + (f"+{int(bonus)}" if bonus else "")


# ── cards (A11) ──


def card_named(text: str) -> int | None:
    """The card with a name, in any case and with any hyphen, or None.

    >>> card_named("Forced-March"), card_named("castle")
    (2, None)
    """
    word = re.sub(r"[-_ ]+", "_", text.lower())
    return CARDS.index(word) if word in CARDS else None


def card_list(counts: Any) -> list[str]:
    """The names of all cards of a hand or a pile, which is a count by kind.

    >>> card_list([2, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    ['fury', 'fury', 'ambush']
    """
    return [CARDS[card] for card in range(len(CARDS)) for _ in range(int(counts[card]))]


@lru_cache(64)
def _card_names(written: bytes) -> dict[str, dict[str, str]]:
    letters = np.frombuffer(written, np.uint16).reshape(len(CARDS), len(LANGUAGES), CARD_NAME_LENGTH).tolist()
    names = [["".join(map(chr, filter(None, name))) for name in each] for each in letters]
    return {card: dict(zip(LANGUAGES, each, strict=True)) for card, each in zip(CARDS, names, strict=True) if each[0]}


def card_names(s: Any) -> dict[str, dict[str, str]]:
    """The names of the cards of the deck, by card and language."""
    return {card: dict(names) for card, names in _card_names(s.card_name.tobytes()).items()}


# ── players ──


def seat_name(s: Any, seat: int) -> str:
    """A player by the letter of the anthill."""
    return HILLS[int(s.hill[seat])]


def seat_names(s: Any) -> list[str]:
    """All players by the letters of their anthills, in the order of seats."""
    return [seat_name(s, seat) for seat in range(int(s.players))]
