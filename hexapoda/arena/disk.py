"""Files that survive an interruption: written whole or not at all, or line by line with the last line cut short."""

import os
from collections.abc import Callable
from pathlib import Path

from hexapoda.play.errors import HexapodaError


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file whole or not at all, and onto the disk."""
    beside = path.with_name(f".{path.name}.new")
    with beside.open("wb") as file:
        file.write(content.encode("utf-8") if isinstance(content, str) else content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def read_lines(path: Path, take: Callable[[str, int], None], code: str) -> None:
    """Give each line and its number to `take`, which raises ValueError, TypeError, AttributeError or IndexError if it
    can't read it. A last line that was cut short is dropped from the file; any other is a HexapodaError with `code`."""
    data = path.read_bytes() if path.exists() else b""
    lines, good = data.splitlines(keepends=True), 0
    for number, line in enumerate(lines, 1):
        try:
            if not line.endswith(b"\n"):
                raise ValueError
            take(line.decode("utf-8"), number)
        except HexapodaError:  # it can be read, and is wrong
            raise
        except (ValueError, TypeError, AttributeError, IndexError):
            if number == len(lines):
                break
            raise HexapodaError(code, path=str(path), line=number) from None
        good += len(line)
    if good < len(data):
        with path.open("r+b") as file:
            file.truncate(good)
            os.fsync(file.fileno())
