"""Boxes: what a game's data file says. The package has a standard file; a user can load another one.

A box can also be one word of text, so that options, records and position texts carry it with them.
"""

import base64
import binascii
import json
import os
import tomllib
import zlib
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar

from hexapoda.games.refusals import reading
from hexapoda.games.toml_reader import LONGEST, Table, file_name, is_file, read_file
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Option, Refusal, Suggestion

#: The word for the standard box.
STANDARD = "standard"
#: How the word of any other box begins.
_WORD_START = "box:"
_LONGEST_WORD = 40_000


def packed(text: str) -> str:
    """JSON text as one word, which `unpacked` reads.

    >>> unpacked(packed('{"radius": 5}'))
    {'radius': 5}
    """
    return _WORD_START + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(word: str) -> Mapping[str, Any] | None:
    """The tables that a word holds; None if it is damaged."""
    coded = word.removeprefix(_WORD_START)
    if len(coded) > _LONGEST_WORD or not coded.isascii():
        return None
    try:
        unpacking = zlib.decompressobj()
        raw = base64.b64decode(coded + "=" * (-len(coded) % 4), altchars=b"-_", validate=True)
        text = unpacking.decompress(raw, LONGEST)  # a limit, however much a small word would unpack to
        if not unpacking.eof or unpacking.unused_data:
            return None
        data = json.loads(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


class Contents:
    """Everything in a data file that the rules depend on: the base class of a game's box."""

    def data(self) -> Mapping[str, Any]:
        """The tables of a data file, without what is there only for human readers."""
        raise NotImplementedError

    @cached_property
    def text(self) -> str:
        """The box as canonical JSON, in the shape of a data file: equal boxes have equal texts."""
        return json.dumps(self.data(), sort_keys=True, separators=(",", ":"))

    @cached_property
    def word(self) -> str:
        """The box as one word, which `Shelf.of_word` reads."""
        return packed(self.text)


AnyBox = TypeVar("AnyBox", bound=Contents)


class Shelf(Generic[AnyBox]):
    """The boxes of a game. `make` builds a box from the tables of a file, or raises `Wrong`.

    >>> from hexapoda.games.ants.box import SHELF
    >>> sum(SHELF.standard.deck), SHELF.word_of(SHELF.standard)
    (40, 'standard')
    >>> SHELF.of_word("box:xyz").message()
    'This text does not describe a box; it is damaged or cut off.'
    """

    def __init__(self, file: Path, make: Callable[[Table], AnyBox]) -> None:
        """`file` is the standard file, named after the game."""
        self.file, self._make = file, make
        self.of_word: Callable[[str], AnyBox | Refusal] = lru_cache(64)(self._of_word)

    def standard_text(self) -> str:
        """The text of the standard file, a starting point for a user's own."""
        return self.file.read_text("utf-8")

    @cached_property
    def _standard_data(self) -> dict[str, Any]:
        return tomllib.loads(self.standard_text())

    @cached_property
    def standard(self) -> AnyBox:
        """The standard box."""
        box = self.read(self._standard_data, self.file.name)
        assert not isinstance(box, Refusal), box
        return box

    @reading
    def read(self, data: Mapping[str, Any], file: str) -> AnyBox:
        """The box that the tables of a file describe; errors call the file `file`."""
        # errors quote examples from the standard file, which while it is being read is its own example
        return self._make(Table(data, file, example=self._standard_data))

    @reading
    def open(self, path: str | os.PathLike[str]) -> AnyBox | Refusal:
        """The box of a file, or what is wrong with the file."""
        return self.read(read_file(path), file_name(path))

    def _of_word(self, word: str) -> AnyBox | Refusal:
        """The box that a word holds, checked like a file."""
        if word == STANDARD:
            return self.standard
        data = unpacked(word)
        return Refusal("", "data-bad-word", readable=False) if data is None else self.read(data, "data")

    def word_of(self, box: AnyBox) -> str:
        """A box as the shortest word for it."""
        return STANDARD if box == self.standard else box.word

    # ── the option ──

    def option(self) -> Option:
        """The option that selects the box."""
        return Option(
            "data", (), STANDARD, self._chosen, self._opened, suggestions=(Suggestion(STANDARD),), expert=True
        )

    def _opened(self, value: Any) -> Any:
        """A file as one word; anything else unchanged."""
        return self._word_or_refusal(self.open(value)) if is_file(value) else value

    def _chosen(self, value: Any) -> str | Refusal:
        if isinstance(value, str):
            if value.lower() == STANDARD:
                return STANDARD
            if value.startswith(_WORD_START):
                return self._word_or_refusal(self.of_word(value))
        if is_file(value):  # in a record or a position text, which must never open files of the host
            return Refusal("", "file-not-here", {"option": "data", "file": excerpt(value)})
        return Refusal("", "option-data", {"value": excerpt(value), "game": self.file.stem})

    def _word_or_refusal(self, box: AnyBox | Refusal) -> str | Refusal:
        return box if isinstance(box, Refusal) else self.word_of(box)
