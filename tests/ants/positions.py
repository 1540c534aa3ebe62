"""Games and positions of Ants, written as on the rules page: of the reference, or of the real game."""

import json
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hexapoda
from tests.ants.real import RealAnts
from tests.ants.reference import Option, ReferenceAnts

_FILE = Path(hexapoda.__file__).parent / "games" / "ants" / "data" / "ants.toml"
DATA: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
#: The worked examples of the rules page as data, AE1 to AE24.
EXAMPLES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "examples.json").read_text("utf-8"))

NEIGHBOURS, DIAGONAL = ("AB", "CD"), ("AC", "BD")


@dataclass(frozen=True)
class Rules:
    """One of the two implementations of the rules: how it begins games and sets up positions."""

    name: str
    begin: Callable[..., Any]
    custom: Callable[..., Any]

    def position(
        self, text: str = "", active: str = "A", players: str = "ABCD", scenario: str = "classic", **more: Any
    ) -> Any:
        """A position in the active player's phase 3, with these ants on the board.

        Hands and laid cards can be written as words: hands={"A": "fury column"}.

        >>> REFERENCE.position("A:S@AB5, B:W+W@AB7").standing()
        ['A:S:AB5', 'B:W:AB7', 'B:W:AB7']
        """
        for cards in ("hands", "laid"):
            if cards in more:
                more[cards] = {player: words.split() for player, words in more[cards].items()}
        if "allied" in scenario:
            more.setdefault("teams", DIAGONAL)
        return self.custom(more.pop("data", DATA), scenario, players, active=active, ants=ants(text), **more)

    def new_game(self, players: str = "AB", scenario: str = "classic", first: str = "A", **more: Any) -> Any:
        """A game from its beginning; by default cards are drawn in alphabetical order."""
        if "allied" in scenario:
            more.setdefault("teams", DIAGONAL)
        return self.begin(more.pop("data", DATA), scenario, players, first=first, **more)


REFERENCE = Rules("reference", ReferenceAnts, ReferenceAnts.custom)
GAME = Rules("game", RealAnts.begin, RealAnts.custom)
IMPLEMENTATIONS = (REFERENCE, GAME)


def ants(text: str) -> list[str]:
    """Ants written as on the rules page, one by one.

    >>> ants("A:S@AB5, B:W+W@AB6")
    ['A:S:AB5', 'B:W:AB6', 'B:W:AB6']
    """
    found = re.findall(r"(\w):([WS+]+)@(\w+)", text)
    return [f"{owner}:{kind}:{cell}" for owner, kinds, cell in found for kind in kinds.split("+")]


def words(text: str) -> Option:
    """An option as it is written: "step S AX2-AX3".

    >>> words("step S AX2-AX3"), words("fury W+1")
    (('step', 'S', 'AX2', 'AX3'), ('fury', 'W+1'))
    """
    return tuple(re.split(r"[ -]", text))


def play(game: Any, *options: str) -> Any:
    """Play options written as words."""
    for option in options:
        game.play(words(option))
    return game


def beginning(game: Any, text: str) -> set[str]:
    """The rests of the options that begin with some words: where or what else is to be chosen."""
    first = words(text)
    return {" ".join(option[len(first) :]) for option in game.options() if option[: len(first)] == first}
