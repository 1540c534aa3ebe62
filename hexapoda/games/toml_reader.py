"""TOML files written by people, read with a place for every error.

A reader asks a `Table` for its keys one by one; an error is raised as `Wrong`, with a refusal that says where it is,
what is wrong and what would be right.
"""

import difflib
import json
import os
import re
import stat
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from hexapoda.games.refusals import ReadingError
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal

#: Maximum size of a file in bytes, far above that of any map or box.
LONGEST = 200_000

_LINE = re.compile(r"(?P<reason>.*?) \(at line (?P<line>\d+), column \d+\)", re.DOTALL)
_REQUIRED: Any = object()
#: Maximum length of a title in characters.
_TITLE = 80


class Wrong(ReadingError):  # noqa: N818 - it never leaves the reader
    """An error in a file."""


def is_file(value: Any) -> bool:
    """Whether a value is meant as the name of a file.

    >>> is_file("lake.toml"), is_file("standard")
    (True, False)
    """
    return isinstance(value, os.PathLike) or (isinstance(value, str) and value.lower().endswith(".toml"))


def read_file(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The tables of a TOML file."""
    name = file_name(path)
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):  # a folder, or an endless device
            raise Wrong(Refusal("", "file-unreadable", {"file": name, "reason": "not a file"}))
        with Path(path).open("rb") as file:
            content = file.read(LONGEST + 1)
    except FileNotFoundError:
        raise Wrong(Refusal("", "file-not-found", {"file": name})) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        reason = getattr(error, "strerror", None) or str(error)
        raise Wrong(Refusal("", "file-unreadable", {"file": name, "reason": reason})) from None
    if len(content) > LONGEST:
        raise Wrong(Refusal("", "file-too-large", {"file": name, "most": LONGEST}))
    try:
        return parse(content.decode("utf-8-sig"), name)
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise Wrong(Refusal("", "file-not-text", {"file": name, "line": line}, readable=False)) from None


def parse(text: str, file: str) -> dict[str, Any]:
    """The tables of a TOML text, which errors call `file`."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        match = _LINE.fullmatch(str(error))
        line = int(match["line"]) if match else text.count("\n") + 1
        reason = excerpt(match["reason"] if match else str(error).removesuffix(" (at end of document)"))
        raise Wrong(
            Refusal("", "file-not-toml", {"file": file, "line": line, "reason": reason}, readable=False)
        ) from None


def file_name(path: str | os.PathLike[str]) -> str:
    """What errors call a file.

    >>> file_name("maps/lake.toml")
    'lake.toml'
    """
    return excerpt(os.path.basename(os.fspath(path)) or os.fspath(path))


def written(value: Any) -> str:
    """A value as TOML.

    >>> written({"worker": 1, "deploy": ["flyer"], "custom": True})
    '{ worker = 1, deploy = ["flyer"], custom = true }'
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, int) and value.bit_length() > 128:
        return hex(value)
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str | bool | int | float) else str(value)


class Table:
    """A table of a file. It knows its place, the same table of a correct file, and which keys were asked for."""

    def __init__(self, values: Mapping[str, Any], file: str, place: str = "", example: Any = None) -> None:
        self.values, self.file, self._place = values, file, place
        self._example: Mapping[str, Any] = example if isinstance(example, dict) else {}
        self._asked: list[str] = []

    def place(self, key: str = "") -> str:
        """The place of a key of the table in the file."""
        return f"{self._place}.{key}" if self._place and key else key or self._place

    def wrong(self, code: str, key: str = "", *, clause: str = "", **params: Any) -> Wrong:
        """An error at a key of the table, or at the table itself."""
        return Wrong(Refusal(clause, code, {"file": self.file, "place": self.place(key), **params}))

    def _value(self, key: str, kind: str, types: type, default: Any) -> Any:
        self._asked.append(key)
        if key not in self.values:
            if default is not _REQUIRED:
                return default
            raise self.wrong("file-missing", key, example=self._shown_example(key))
        return self._typed(key, self.values[key], kind, types)

    def _typed(self, key: str, value: Any, kind: str, types: type) -> Any:
        if not isinstance(value, types) or (types is int and isinstance(value, bool)):
            raise self.wrong("file-wrong-kind", key, value=excerpt(written(value)), kind=kind)
        return value

    def _shown_example(self, key: str) -> str:
        """The same key in a correct file."""
        example = self._example.get(key)
        if isinstance(example, dict) and any(isinstance(each, dict) for each in example.values()):
            return f"[{self.place(key)}.{next(iter(example))}]"
        if isinstance(example, dict):
            return f"[{self.place(key)}] {next(iter(example))} = {written(next(iter(example.values())))}"
        if isinstance(example, list) and example and isinstance(example[0], dict):
            return f"[[{self.place(key)}]]"
        return f"{key} = …" if example is None else f"{key} = {written(example)}"

    def whole(self, key: str, least: int, most: int, default: int = _REQUIRED) -> int:
        """A whole number; the default may be outside the range."""
        value = self._value(key, "number", int, default)
        return self._in_range(key, value, least, most) if key in self.values else value

    def _in_range(self, key: str, value: Any, least: float, most: float) -> Any:
        if not least <= value <= most:
            raise self.wrong("file-out-of-range", key, value=excerpt(written(value)), least=least, most=most)
        return value

    def wholes(self, key: str, least: int, most: int, *, clause: str = "", once: bool = False) -> list[int]:
        """A list of whole numbers, possibly empty."""
        values = self._value(key, "numbers", list, _REQUIRED)
        for value in values:
            self._typed(key, value, "numbers", int)
            self._in_range(key, value, least, most)
        if once:
            self._check_once(key, values, clause)
        return values

    def flag(self, key: str, default: bool = _REQUIRED) -> bool:
        """True or false."""
        return self._value(key, "flag", bool, default)

    def number(self, key: str, least: float, most: float) -> float:
        """A number, rounded to two decimals."""
        value = self._value(key, "any-number", object, _REQUIRED)
        if not isinstance(value, int | float) or isinstance(value, bool) or value != value:
            raise self.wrong("file-wrong-kind", key, value=excerpt(written(value)), kind="any-number")
        return round(float(self._in_range(key, value, least, most)), 2)

    def lists(self, key: str, most: int) -> list[list[str]]:
        """A list of lists of words."""
        values = self._value(key, "word-lists", list, _REQUIRED)
        if len(values) > most:
            raise self.wrong("file-too-many", key, found=len(values), most=most)
        for value in values:
            for word in self._typed(key, value, "word-lists", list):
                self._typed(key, word, "word-lists", str)
        return values

    def text(self, key: str, default: str = _REQUIRED, *, longest: int = _TITLE) -> str:
        """A text of one line, by default as long as a title may be."""
        value = self._value(key, "text", str, default)
        if len(value) > longest or not value.isprintable():
            kind = "text" if longest == _TITLE else "long-text"
            raise self.wrong("file-wrong-kind", key, value=excerpt(value), kind=kind)
        return value

    def one_of(self, key: str, choices: Collection[str], default: str = _REQUIRED, *, clause: str = "") -> str:
        """One of several words."""
        return self._chosen(key, self._value(key, "text", str, default), choices, clause)

    def some_of(self, key: str, choices: Collection[str], *, clause: str = "") -> list[str]:
        """A list of distinct words from several."""
        values = self._value(key, "words", list, _REQUIRED)
        for value in values:
            self._chosen(key, self._typed(key, value, "words", str), choices, clause)
        self._check_once(key, values, clause)
        return values

    def words(self, key: str, default: list[str] = _REQUIRED) -> list[str]:
        """A list of any words."""
        return [self._typed(key, value, "words", str) for value in self._value(key, "words", list, default)]

    def _chosen(self, key: str, value: str, choices: Collection[str], clause: str) -> str:
        if value not in choices:
            listed = ", ".join(near_first(value, choices))
            raise self.wrong("file-not-one-of", key, clause=clause, value=excerpt(value), choices=listed)
        return value

    def _check_once(self, key: str, values: Sequence[Any], clause: str) -> None:
        for number, value in enumerate(values):
            if value in values[:number]:
                raise self.wrong("file-twice", key, clause=clause, value=excerpt(value))

    def exactly(self, key: str, expected: Any) -> None:
        """A value that a file may state although only one is possible."""
        value = self._value(key, "any", object, expected)
        if value != expected or type(value) is not type(expected):
            raise self.wrong("file-must-be", key, value=excerpt(written(value)), expected=written(expected))

    def table(self, key: str) -> "Table":
        """A table inside this one."""
        values = self._value(key, "table", dict, _REQUIRED)
        return Table(values, self.file, self.place(key), self._example.get(key))

    def tables(self, key: str, most: int) -> "list[Table]":
        """A list of tables, written `[[key]]`."""
        values = self._value(key, "tables", list, _REQUIRED)
        if len(values) > most:
            raise self.wrong("file-too-many", key, found=len(values), most=most)
        example = (self._example.get(key) or [None])[0]
        for value in values:
            self._typed(key, value, "tables", dict)
        return [
            Table(value, self.file, f"{self.place(key)}[{number}]", example) for number, value in enumerate(values, 1)
        ]

    def finish(self) -> None:
        """Refuse keys that the reader did not ask for: most are misspelt."""
        for key in self.values:
            if key not in self._asked:
                known = ", ".join(near_first(key, self._asked))
                raise self.wrong("file-unknown-key", excerpt(key), known=known)


def near_first(wanted: str, choices: Iterable[str]) -> list[str]:
    """All choices, those similar to the wanted one first.

    >>> near_first("flier", ["worker", "soldier", "spitter", "flyer"])
    ['flyer', 'soldier', 'spitter', 'worker']
    """
    choices = list(choices)
    near = difflib.get_close_matches(wanted[:60], choices, n=3, cutoff=0.5)
    return [*near, *(choice for choice in choices if choice not in near)]
