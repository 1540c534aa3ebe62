"""Records on disk. Every failure is a HexapodaError that names the file."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hexapoda import i18n
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position
from hexapoda.play.record import LONGEST

#: A name that stands for standard input or output.
STANDARD = "-"
#: UTF-8 needs up to four bytes a character.
_MOST_BYTES = 4 * LONGEST


class BadFileError(HexapodaError):
    """A file whose text can't be read as a game."""

    def __init__(self, path: str, why: HexapodaError) -> None:
        super().__init__(why.code, **why.params)
        self.path = path
        self.why = why

    def message(self, language: str = "en") -> str:
        return f"{self.path}: {self.why.message(language)}"

    def __reduce__(self) -> Any:
        return (type(self), (self.path, self.why))


def read(name: str) -> str:
    """The text of a file."""
    try:
        if name == STANDARD:
            data = sys.stdin.buffer.read(_MOST_BYTES + 1)
        else:
            with Path(name).expanduser().open("rb") as file:
                data = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError, RuntimeError) as error:  # a null byte, a user without a home
        raise _problem(name, error) from None
    if len(data) > _MOST_BYTES:
        raise HexapodaError("file-too-large", path=name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise HexapodaError("file-not-text", path=name) from None


def write(name: str, text: str, *, over: bool = False) -> None:
    """Write a file whole or not at all; an existing one only if `over` is set."""
    try:
        path = Path(name).expanduser().resolve()
        if not over and path.exists() and not path.is_dir():
            raise HexapodaError("file-exists", path=name)
        if path.exists() and not path.is_file():  # a folder (which fails), a pipe, a device
            path.write_text(text, encoding="utf-8")
        else:
            _replace(path, text)
    except HexapodaError:
        raise
    except FileNotFoundError:
        raise HexapodaError("file-no-folder", path=name) from None
    except (OSError, ValueError, RuntimeError) as error:
        raise _problem(name, error) from None


def _replace(path: Path, text: str) -> None:
    """Write beside the file first, so that a full disk does not cost the old one."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".hexapoda-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(temporary).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


_CODES = {
    FileNotFoundError: "file-missing",
    IsADirectoryError: "file-is-folder",
    PermissionError: "file-forbidden",
}


def _problem(name: str, error: Exception) -> HexapodaError:
    if type(error) in _CODES:
        return HexapodaError(_CODES[type(error)], path=name)
    return HexapodaError("file-failed", path=name, why=getattr(error, "strerror", None) or str(error))


def load(game: Game, name: str, *, format: str | None = None) -> Position:
    """The game of a file."""
    text = read(name)
    try:
        return game.read(text, format=format)
    except HexapodaError as error:
        raise BadFileError(name, error) from None


def notices(position: Position, language: str) -> list[str]:
    """What the reader of a record passed over, in words."""
    return [i18n.text(f"notice-{code}", params, language) for code, params in position.notices]


def save(position: Position, name: str, *, over: bool = False) -> None:
    """Write a game to a file, in the format of the name's ending if the game has it (game.pgn), else in our own."""
    writers = [each.name for each in position.game.declaration.formats if each.write is not None]
    ending = Path(name).suffix.lower().removeprefix(".")
    write(name, position.record(format=ending if ending in writers else None), over=over)
