"""Boxes: what a game's data file says. The package has a standard file; who knows better can load another one.

A box can also be one word of text (see `packing`), so that options, records and position texts carry it with them.
"""

import json
import os
import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar

from hexapoda.games.packing import is_packed, packed, unpacked
from hexapoda.games.refusing import reading
from hexapoda.games.tables import Table, file_name, is_file, read_file
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Option, Refusal, Suggestion

#: The word for the box of the package.
STANDARD = "standard"


class Contents:
    """All that a data file says and rules depend on; a game's box has this as its base."""

    def data(self) -> Mapping[str, Any]:
        """The tables of a data file, without what is only for its readers."""
        raise NotImplementedError

    @cached_property
    def text(self) -> str:
        """The box as canonical JSON, of the same shape as a data file: equal boxes have equal texts."""
        return json.dumps(self.data(), sort_keys=True, separators=(",", ":"))

    @cached_property
    def word(self) -> str:
        """The box as one word, which `Shelf.of_word` reads."""
        return packed(self.text)


AnyBox = TypeVar("AnyBox", bound=Contents)


class Shelf(Generic[AnyBox]):
    """The boxes of a game; `make` reads the tables of a file, or raises `Wrong`. The file is called as the game is.

    >>> from hexapoda.games.ants.box import SHELF
    >>> sum(SHELF.standard.deck), SHELF.word_of(SHELF.standard)
    (40, 'standard')
    >>> SHELF.of_word("box:xyz").message()
    'This text does not describe a box; it is damaged or cut off.'
    """

    def __init__(self, file: Path, make: Callable[[Table], AnyBox]) -> None:
        self.file, self._make = file, make
        self.of_word: Callable[[str], AnyBox | Refusal] = lru_cache(64)(self._of_word)

    def standard_text(self) -> str:
        """The text of the standard file: what to start from when writing another one."""
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
        """The box that the tables of a file make; `file` is what errors call it."""
        # the standard file gives the examples; while it is read itself, its own tables do
        return self._make(Table(data, file, example=self._standard_data))

    @reading
    def open(self, path: str | os.PathLike[str]) -> AnyBox | Refusal:
        """The box of a file, or what is wrong with the file."""
        return self.read(read_file(path), file_name(path))

    def _of_word(self, word: str) -> AnyBox | Refusal:
        """The box that one word tells; it is checked as a file is."""
        if word == STANDARD:
            return self.standard
        data = unpacked(word)
        return Refusal("", "data-bad-word", readable=False) if data is None else self.read(data, "data")

    def word_of(self, box: AnyBox) -> str:
        """A box as one word, as short as can be."""
        return STANDARD if box == self.standard else box.word

    # ── the option ──

    def option(self) -> Option:
        """The option that says which box is played with."""
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
            if is_packed(value):
                return self._word_or_refusal(self.of_word(value))
        if is_file(value):  # in a record or a position text, which must not make anybody's files be read
            return Refusal("", "file-not-here", {"option": "data", "file": excerpt(value)})
        return Refusal("", "option-data", {"value": excerpt(value), "game": self.file.stem})

    def _word_or_refusal(self, box: AnyBox | Refusal) -> str | Refusal:
        return box if isinstance(box, Refusal) else self.word_of(box)
