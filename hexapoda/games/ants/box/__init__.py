"""What is in the box: board, ants, numbers and deck, out of a data file.

The file of the package is `data/ants.toml`; people who know better can load another one of the same shape. A box can
also be one word of text (`box:` and compressed JSON), so that records and positions carry it with them.
"""

import os
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from hexapoda.games.ants.box.contents import Box
from hexapoda.games.ants.box.graph import Graph, graph_in
from hexapoda.games.ants.box.reading import STANDARD, box_of_tables
from hexapoda.games.packing import unpacked
from hexapoda.games.tables import Table, Wrong, file_name, read_file
from hexapoda.kernel.declaration import Refusal

__all__ = [
    "STANDARD",
    "STANDARD_FILE",
    "Box",
    "Graph",
    "box_of_word",
    "graph_in",
    "open_box",
    "read_box",
    "standard",
    "standard_text",
    "word_of",
]

STANDARD_FILE = Path(__file__).parents[1] / "data" / "ants.toml"


def standard_text() -> str:
    """The text of the standard data file: what to start from when writing another one.

    >>> "[ants.worker]" in standard_text()
    True
    """
    return STANDARD_FILE.read_text("utf-8")


@cache
def _standard_data() -> dict[str, Any]:
    return tomllib.loads(standard_text())


@cache
def standard() -> Box:
    """The standard box.

    >>> sum(standard().deck)
    40
    """
    box = read_box(_standard_data(), STANDARD_FILE.name)
    assert isinstance(box, Box), box
    return box


def open_box(path: str | os.PathLike[str]) -> Box | Refusal:
    """The box of a data file, or what is wrong with the file."""
    try:
        return read_box(read_file(path), file_name(path))
    except Wrong as wrong:
        return wrong.refusal


@lru_cache(64)
def box_of_word(word: str) -> Box | Refusal:
    """The box that one word tells; it is checked as a file is.

    >>> len(box_of_word("standard").cells)
    48
    """
    if word == STANDARD:
        return standard()
    data = unpacked(word)
    return Refusal("", "data-bad-word", readable=False) if data is None else read_box(data, "data")


def read_box(data: Mapping[str, Any], file: str) -> Box | Refusal:
    """The box that the tables of a data file make; `file` is what errors call it."""
    try:
        # the standard file gives the examples; while it is read itself, its own tables do
        return box_of_tables(Table(data, file, example=_standard_data()))
    except Wrong as wrong:
        return wrong.refusal


def word_of(box: Box) -> str:
    """A box as one word, as short as can be.

    >>> word_of(standard())
    'standard'
    """
    return STANDARD if box == standard() else box.word
