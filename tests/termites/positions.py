"""Games and positions of Termites, written as on the rules page: of the reference, or of the real game."""

import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Any

from hexapoda.games.termites.box import SHELF
from tests.termites.real import RealTermites
from tests.termites.reference import STAY, Deal, Option, ReferenceTermites

DATA: dict[str, Any] = tomllib.loads(SHELF.standard_text())

COLONIES = ["blue", "red", "gold", "gray"]
BLUE, RED, GOLD, GRAY = range(4)
SETUPS = {setup["id"]: setup for setup in DATA["setups"]}

#: Where games take place, by players: options of the real game, beside those that have nothing to do with the map.
MAPS: dict[int, list[dict[str, Any]]] = {
    2: [{}, {"map": "build"}, {"map": "random"}, {"map": "build", "tiles": 0}, {"map": "random:1848"}],
    3: [{"setup": "p3"}, {"setup": "p3_adv"}, {"map": "build", "tiles": 15}, {"map": "random"}],
    4: [{"setup": "p4"}, {"setup": "p4_adv"}, {"map": "build", "tiles": 7}, {"map": "random"}],
}

#: TE15: only F2 might still hold a mound.
FULL = """red mound 5@B2, mound 6@D2, mound 7@D8, mound 8@F8, mound 9@H4;
    gray mound 5@B4, mound 6@D4, mound 7@F4, mound 8@F10, mound 9@H6;
    gold mound 5@B6, mound 6@D6, mound 7@F6, mound 8@H2, mound 9@H8;
    neutral mound 7@J2, mound 7@J4, mound 7@J6; blue W1@F2"""


def _alphabetical(seat: int, stack: list[str]) -> str:
    return stack[0]


@dataclass(frozen=True)
class Rules:
    """One of the two implementations of the rules: how it begins games and sets up positions."""

    name: str
    begin: Callable[..., Any]
    custom: Callable[..., Any]

    def position(self, text: str, actor: int = RED, players: int = 2, **more: Any) -> Any:
        """A position at the actor's movement phase; blue, red, gold, gray sit at 0, 1, 2, 3.

        >>> game = REFERENCE.position("blue W1@F6, S2@F5; red mound 8@B2; neutral mound 7@C4; water A1 A2")
        >>> game.units
        {'F6': (0, 'W1'), 'F5': (0, 'S2')}
        >>> game.mounds
        {'B2': (1, 8), 'C4': ('neutral', 7)}
        >>> game.terrain["A1"], game.terrain["A2"], game.terrain["A3"]
        ('water', 'water', 'clear')
        """
        units, mounds, terrain, owner = {}, {}, {}, ""
        for part in re.split(r"[,;]\s*", text):
            words = part.split()
            if words[0] in DATA["terrain"]:
                terrain.update(dict.fromkeys(words[1:], words[0]))
                continue
            if words[0] in (*COLONIES, "neutral"):
                owner = words.pop(0)
            what, spot = words[-1].split("@")
            if words[0] == "mound":
                mounds[spot] = ("neutral" if owner == "neutral" else COLONIES.index(owner), int(what))
            else:
                units[spot] = (COLONIES.index(owner), what)
        pieces = {"units": units, "mounds": mounds, "terrain": terrain}
        return self.custom(more.pop("data", DATA), colonies=COLONIES[:players], actor=actor, **pieces, **more)

    def new_game(self, players: int = 2, setup: str | None = None, deal: Deal = _alphabetical, **more: Any) -> Any:
        """A game from its beginning: by default the first setup, seat 0 first, stacks in alphabetical order."""
        options = {"colonies": COLONIES[:players], "first": 0, "map": "setup", **more}
        return self.begin(options.pop("data", DATA), players, setup, deal=deal, **options)


REFERENCE = Rules("reference", ReferenceTermites, ReferenceTermites.custom)
GAME = Rules("game", RealTermites.begin, RealTermites.custom)


def hexes(options: set[Option]) -> set[str]:
    """The hexes that options name: their last part, where they have more than one."""
    return {option[-1] for option in options if len(option) > 1}


def play(game: Any, *options: str) -> Any:
    """Play options written as words: "unit F5", "mound 8 F6"."""
    for option in options:
        game.play(tuple(int(word) if word.isdigit() else word for word in option.split()))
    return game


def fond_choice(game: ReferenceTermites, rng: random.Random) -> Option:
    """A random option, mostly one that leads to attacks and mounds, so that every kind of decision comes up."""
    options = sorted(game.options())
    if rng.random() < 0.7:
        if game.decision == "choose-unit":
            liked = [option for option in options if option != STAY and _enemy_near(game, option[1])]
        elif game.decision == "choose-target":
            liked = [option for option in options if not game.is_empty(option[1])]
        elif game.decision == "place-token":
            liked = [option for option in options if _enemy_near(game, option[1], game.mounds)]
        else:
            liked = []
        options = liked or options
    return rng.choice(options)


def _enemy_near(game: ReferenceTermites, spot: str, among: Container[str] | None = None) -> bool:
    """Whether a piece of another stands next to a hex, of all or of some."""
    near = game.board.neighbours[spot]
    return any(game.owner(each) not in (None, game.actor) for each in near if among is None or each in among)


def play_out(game: ReferenceTermites, rng: random.Random) -> Counter[str]:
    """Play to the end, fond of attacks and mounds; count the decisions."""
    asked = Counter()
    while game.decision:
        asked[game.decision] += 1
        game.play(fond_choice(game, rng))
    return asked
