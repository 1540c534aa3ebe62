"""Weights files: numbers of a game's evaluation by name, and how they were made."""

import hashlib
import json
import math
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hexapoda.arena.disk import write_whole
from hexapoda.play.errors import HexapodaError

#: The version of the format.
VERSION = 1


@dataclass(frozen=True, slots=True)
class Weights:
    """Numbers by name.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "weights.json")
    ...     Weights("hive", {"tempo": 8.0}, {"method": "by hand"}).write(path)
    ...     Weights.read(path, game="hive").values
    {'tempo': 8.0}
    """

    game: str
    values: dict[str, float]
    #: How they were made: `method`, `command`, `date`, `games`, `seed`, `data` (a digest), and what a method adds.
    made: dict[str, Any] = field(default_factory=dict)

    def write(self, path: Path) -> None:
        """Write the file whole or not at all."""
        found = {"version": VERSION, "game": self.game, "made": self.made, "weights": self.values}
        write_whole(path, json.dumps(found, ensure_ascii=False, indent=2, allow_nan=False) + "\n")

    @classmethod
    def read(cls, path: Path, *, game: str, names: Iterable[str] | None = None) -> "Weights":
        """Read a file of a game's weights. With `names`, every weight must be one of these; others keep their default.
        Raises HexapodaError."""
        try:
            found = json.loads(path.read_text("utf-8"))
        except OSError as error:
            raise HexapodaError("weights-unreadable", path=str(path), why=error.strerror or str(error)) from None
        except ValueError:
            raise HexapodaError("weights-broken", path=str(path)) from None
        if not isinstance(found, dict) or found.get("version") != VERSION or not isinstance(found.get("weights"), dict):
            raise HexapodaError("weights-broken", path=str(path))
        if found.get("game") != game:
            raise HexapodaError("weights-other-game", path=str(path), found=str(found.get("game")), game=game)
        known = None if names is None else tuple(names)
        for name, value in found["weights"].items():
            if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
                raise HexapodaError("weights-no-number", path=str(path), name=name, value=str(value))
            if known is not None and name not in known:
                raise HexapodaError("weights-unknown", path=str(path), name=name, names=", ".join(known))
        values = {name: float(value) for name, value in found["weights"].items()}
        made = found.get("made")
        return cls(game, values, made if isinstance(made, dict) else {})


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
