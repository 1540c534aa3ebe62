"""How weights are made: what their file says of it."""

import hashlib
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any


def how(method: str, **facts: Any) -> dict[str, Any]:
    """What a weights file says of its making: the command and the date are filled in.

    >>> sorted(how("spsa", games=200, seed=1))
    ['command', 'date', 'games', 'method', 'seed']
    """
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return {"method": method, "command": [Path(sys.argv[0]).name, *sys.argv[1:]], "date": now, **facts}


def digest(paths: Iterable[Path]) -> str:
    """A digest of the contents of some files, in their order."""
    found = hashlib.sha256()
    for path in paths:
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()
