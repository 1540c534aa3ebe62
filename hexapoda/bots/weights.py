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
from hexapoda.kernel.weights import LARGEST, by_name, changed
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Position, declaration

#: The version of the format.
VERSION = 1
#: Weights as a bot takes them: numbers by name, or a file.
Given = Mapping[str, float] | str | Path


@dataclass(frozen=True, slots=True)
class Weights:
    """Numbers by name; those that are not there keep their defaults."""

    game: str
    values: dict[str, float]
    #: How they were made: `method`, `command`, `date`, `games`, `seed`, `data` (a digest), and what a method adds.
    made: dict[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        """The weights as a file keeps them."""
        found = {"version": VERSION, "game": self.game, "made": self.made, "weights": self.values}
        return json.dumps(found, ensure_ascii=False, indent=2, allow_nan=False) + "\n"

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


def checked(game: Declaration, values: Mapping[str, Any], where: str = "weights") -> dict[str, float]:
    """The values as numbers. Raises HexapodaError for names that the game does not have, and for what is no number."""
    known = defaults(game)
    for name, value in values.items():
        if name not in known:
            raise HexapodaError("weights-unknown", path=where, name=str(name), names=", ".join(known))
        fits = isinstance(value, int | float) and not isinstance(value, bool)
        if not fits or not math.isfinite(value) or abs(value) > LARGEST:
            raise HexapodaError("weights-no-number", path=where, name=name, value=str(value))
    return {name: float(value) for name, value in values.items()}


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
