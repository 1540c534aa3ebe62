"""Running and finished games to look at."""

import functools
import random
from typing import Any, Protocol

import hexapoda


class Guest(Protocol):
    """Who makes tables, with whatever browser."""

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Sends a request with this guest's cookie."""
        ...


def become_guest(person: Guest, name: str = "Maja") -> None:
    """Makes the person a guest."""
    person.post("/guests", {"name": name})


@functools.cache
def played(game: str, plies: int, seed: int = 3, level: int = 3, **options: Any) -> hexapoda.Position:
    """A game after a number of bots' decisions, or at its end."""
    position = hexapoda.load(game, **options).start(seed=seed)
    bot = hexapoda.bot(game, level=level, seconds=600, seed=seed)  # limited by its depth, not by a busy machine
    for _ in range(plies):
        if position.actor is None:
            break
        position.push(bot.choose(position))
    return position


@functools.cache
def whole_hive() -> hexapoda.Position:
    """A hive with all 28 pieces in play."""
    chance = random.Random(5)
    position = hexapoda.load("hive", type="Base+MLP").start(seed=1)
    while any(position.view(None)["board"]["hands"]):
        moves = list(position.legal_moves)
        in_hand = {piece for hand in position.view(None)["board"]["hands"] for piece in hand}
        placing = [move for move in moves if move.parts[0] in in_hand]
        position.push(chance.choice(placing or moves))
    return position


def table_from(person: Guest, position: hexapoda.Position, **wishes: Any) -> str:
    """Makes a table from a position, with all seats on one screen by default; returns its id."""
    game = position.game
    body = {"game": game.name, "options": dict(game.options), "position": position.setup()}
    body["seats"] = [{"kind": "me"}] * position.seats
    return person.post("/tables", body | wishes)["id"]


def shown(person: Guest, position: hexapoda.Position) -> str:
    """Imports a game as a table; returns its id."""
    return person.post("/records", {"game": position.game.name, "record": position.record()})["id"]
