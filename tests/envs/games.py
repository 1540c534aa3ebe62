"""The games that environments are tried with."""

from typing import Any

import numpy as np

import hexapoda
from hexapoda.kernel import chance, contract
from tests.games import GAMES
from tests.settings import rest_is_long

#: Options with which a game is always tried, and those of the long run.
ALWAYS: dict[str, dict[str, Any]] = {
    "hive": {"type": "Base+MLP", "opening": "tournament"},
    "termites": {"players": 3},
    "ants": {"players": 4, "scenario": "classic_allied", "max_rounds": 6},
    "myrmes": {"players": 2},
    "toy": {"players": 3},
}
MORE: dict[str, list[dict[str, Any]]] = {
    "hive": [{}, {"type": "Base+P", "repetition": "off"}],
    "termites": [{"players": 2}, {"players": 4, "map": "build", "tiles": 5}, {"players": 2, "map": "random"}],
    "ants": [{"players": 2}, {"players": 3, "scenario": "pyramids", "max_rounds": 6}],
    "myrmes": [{"players": 3}, {"players": 4, "edition": "printed-board", "start_exits": "shuffled"}],
    "toy": [{"players": 2}, {"players": 4, "teams": "on"}],
}
#: Every game, with one set of options in `make test`.
GAMES_WITH_OPTIONS = rest_is_long(
    [(game, options) for game in GAMES for options in (ALWAYS[game], *MORE[game])],
    lambda game, options: options is ALWAYS[game],
)
#: The games in which something is hidden from a seat.
WITH_SECRETS = ("termites", "ants", "toy")


def load(game: str) -> hexapoda.Game:
    """A game with the options that are always tried."""
    return hexapoda.load(game, **ALWAYS[game])


def look_alike(position: hexapoda.Position, seat: int, seed: str) -> hexapoda.Position:
    """A position that a seat can't tell from this one: what it does not know is drawn anew."""
    states = position.states[-1:].copy()
    contract.conceal_at(states, 0, seat, chance.generator(seed), 0)
    return hexapoda.Position(position.game, states)


def codes_of(position: hexapoda.Position) -> np.ndarray:
    """The numbers of the legal actions, sorted."""
    return np.sort(position.codes())
