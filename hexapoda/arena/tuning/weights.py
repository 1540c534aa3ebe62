"""How weights are made: what their file says of it, and settings that a piece of work keeps."""

import hashlib
import json
import sys
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hexapoda.arena.disk import write_whole
from hexapoda.play.errors import HexapodaError


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


def agree(path: Path, settings: Mapping[str, Any]) -> None:
    """Write the settings of a piece of work beside what it has done so far; if they are there already, they must be the
    same. Raises HexapodaError if they are not."""
    stated = json.loads(json.dumps(settings))
    try:
        stored = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps(stated, ensure_ascii=False, indent=2) + "\n")
        return
    except ValueError:
        raise HexapodaError("tuning-broken-settings", path=str(path)) from None
    for name in stated if isinstance(stored, dict) else ():
        if stored.get(name) != stated[name]:
            shown = {"stored": json.dumps(stored.get(name))[:200], "given": json.dumps(stated[name])[:200]}
            raise HexapodaError("tuning-other-settings", path=str(path), name=name, **shown)
