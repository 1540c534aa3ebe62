"""Files that survive an interruption: written whole or not at all, or line by line with the last line cut short; and
the settings of a piece of work, which must stay the same when it is resumed."""

import json
import os
from collections.abc import Callable, Container, Mapping
from pathlib import Path
from typing import Any

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


def agree(path: Path, settings: Mapping[str, Any], *, changeable: Container[str] = ()) -> None:
    """Write the settings of a piece of work beside what it has done so far, or compare them with those that are there:
    only the `changeable` ones may differ. Raises HexapodaError."""
    stated = json.loads(json.dumps(settings))
    differing = list(stated)
    try:
        if path.exists():
            stored = json.loads(path.read_text("utf-8"))
            differing = [name for name in stated if stored.get(name) != stated[name]]
            for name in differing:
                if name not in changeable:
                    shown = {"stored": _shown(stored.get(name)), "given": _shown(stated[name])}
                    raise HexapodaError("arena-other-run", path=str(path.parent), name=name, **shown)
        if differing:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, json.dumps(stated, ensure_ascii=False, indent=2) + "\n")
    except HexapodaError:
        raise
    except (ValueError, AttributeError):
        raise HexapodaError("arena-broken-settings", path=str(path)) from None
    except OSError as error:
        raise HexapodaError("arena-no-folder", path=str(path.parent), why=error.strerror or str(error)) from None


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else text[:199] + "…"
