"""What is in the box: board, castes, terrain, mounds, tiles, colonies and setups, out of a data file.

The file of the package is `data/termites.toml`; people who know better can load another one of the same shape. A box
can also be one word of text (`box:` and compressed JSON), so that records and positions carry it with them.
"""

import base64
import binascii
import json
import os
import tomllib
import zlib
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from hexapoda.games.tables import LONGEST, Table, Wrong, file_name, read_file
from hexapoda.games.termites.box.contents import WORD_START, Box
from hexapoda.games.termites.box.reading import STANDARD, box_of_tables
from hexapoda.kernel.declaration import Refusal

__all__ = [
    "STANDARD",
    "STANDARD_FILE",
    "Box",
    "box_of_word",
    "is_box_word",
    "open_box",
    "read_box",
    "standard",
    "standard_text",
    "word_of",
]

STANDARD_FILE = Path(__file__).parents[1] / "data" / "termites.toml"
_LONGEST_WORD = 40_000


def standard_text() -> str:
    """The text of the standard data file: what to start from when writing another one.

    >>> "[castes.worker]" in standard_text()
    True
    """
    return STANDARD_FILE.read_text("utf-8")


@cache
def _standard_data() -> dict[str, Any]:
    return tomllib.loads(standard_text())


@cache
def standard() -> Box:
    """The standard box.

    >>> sum(standard().colonies[0])
    18
    """
    box = read_box(_standard_data(), STANDARD_FILE.name)
    assert isinstance(box, Box)
    return box


def open_box(path: str | os.PathLike[str]) -> Box | Refusal:
    """The box of a data file, or what is wrong with the file."""
    try:
        return read_box(read_file(path), file_name(path))
    except Wrong as wrong:
        return wrong.refusal


def is_box_word(text: str) -> bool:
    """Whether a text is meant as a box in one word."""
    return text.startswith(WORD_START)


@lru_cache(64)
def box_of_word(word: str) -> Box | Refusal:
    """The box that one word tells; it is checked as a file is.

    >>> box_of_word("standard").radius
    5
    """
    if word == STANDARD:
        return standard()
    unreadable = Refusal("", "data-bad-word", readable=False)
    packed = word.removeprefix(WORD_START)
    if len(packed) > _LONGEST_WORD or not packed.isascii():
        return unreadable
    try:
        unpacking = zlib.decompressobj()
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        text = unpacking.decompress(raw, LONGEST)  # never more, whatever it pretends to be
        if not unpacking.eof or unpacking.unused_data:
            return unreadable
        data = json.loads(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        return unreadable
    return read_box(data, "data") if isinstance(data, dict) else unreadable


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
