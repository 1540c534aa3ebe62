"""Weights files: numbers of a game's evaluation by name, and how they were made."""

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration
from hexapoda.kernel.weights import LARGEST, Numbers, by_name, changed, networks
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Position, declaration

#: The version of the format.
VERSION = 1
#: Weights as a bot takes them: numbers by name, or a file.
Given = Numbers | str | Path


@dataclass(frozen=True, slots=True)
class Weights:
    """Numbers by name; those that are not there keep their defaults."""

    game: str
    values: Mapping[str, float | list[float]]
    #: How they were made: `method`, `command`, `date`, `games`, `seed`, `data` (a digest), and what a method adds.
    made: dict[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        """The weights as a file keeps them."""
        rows = (f"    {_json(name)}: {_json(value)}" for name, value in self.values.items())  # a network on one line
        head = json.dumps({"version": VERSION, "game": self.game, "made": self.made}, ensure_ascii=False, indent=2)
        return head[:-2] + ',\n  "weights": {\n' + ",\n".join(rows) + "\n  }\n}\n"

    @classmethod
    def read(cls, path: str | Path, game: str) -> "Weights":
        """Read a file of a game's weights. Raises HexapodaError."""
        try:
            found = json.loads(Path(path).expanduser().read_text("utf-8"))
        except OSError as error:
            raise HexapodaError("weights-unreadable", path=str(path), why=error.strerror or str(error)) from None
        except ValueError:
            raise HexapodaError("weights-broken", path=str(path)) from None
        if not isinstance(found, dict) or found.get("version") != VERSION or not isinstance(found.get("weights"), dict):
            raise HexapodaError("weights-broken", path=str(path))
        if found.get("game") != game:
            raise HexapodaError("weights-other-game", path=str(path), found=str(found.get("game")), game=game)
        made = found.get("made")
        values = checked(declaration(game), found["weights"], str(path))
        return cls(game, values, made if isinstance(made, dict) else {})


def defaults(game: Declaration) -> dict[str, float]:
    """The numbers by which a game is evaluated, by name.

    >>> defaults(declaration("hive"))["tempo"]
    8.0
    """
    return by_name(contract.weights_of(game.state))


def checked(game: Declaration, values: Mapping[str, Any], where: str = "weights") -> dict[str, float | list[float]]:
    """The values as numbers. Raises HexapodaError for names that the game does not have, and for what is no number."""
    known, large = defaults(game), networks(contract.weights_of(game.state))
    for name, value in values.items():
        if name in large:
            if not isinstance(value, list | tuple) or len(value) != large[name] or not all(map(_is_number, value)):
                raise HexapodaError("weights-no-network", path=where, name=name, count=large[name])
        elif name not in known:
            raise HexapodaError("weights-unknown", path=where, name=str(name), names=", ".join((*known, *large)))
        elif not _is_number(value):
            raise HexapodaError("weights-no-number", path=where, name=name, value=str(value))
    return {name: [*map(float, value)] if name in large else float(value) for name, value in values.items()}


def _is_number(value: Any) -> bool:
    fits = isinstance(value, int | float) and not isinstance(value, bool)
    return fits and math.isfinite(value) and abs(value) <= LARGEST


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def evaluation(game: Declaration, given: Given | None) -> np.ndarray:
    """The weights of a search: the game's own, with those that are given.

    >>> float(evaluation(declaration("hive"), {"tempo": 5})[0].tempo)
    5.0
    """
    own = contract.weights_of(game.state)
    if given is None:
        return own
    values = checked(game, given) if isinstance(given, Mapping) else Weights.read(given, game.name).values
    return changed(own, values)


def estimates(position: Position, given: Given | None = None) -> np.ndarray:
    """The evaluation of a position as it stands, by seat.

    >>> import hexapoda
    >>> [float(each) for each in estimates(hexapoda.load("hive").start(), {"tempo": 60, "won": 600})]
    [0.1, -0.1]
    """
    values = np.zeros(position.game.declaration.seats)
    contract.evaluate_at(position.states, position.ply, evaluation(position.game.declaration, given), values)
    return values[: position.seats]
