"""The boards of the Myrmes rulebook, out of its examples: the positions before the moves that the text speaks of."""

import re
from typing import Any

from hexapoda import Position
from tests.docs.pages import Example
from tests.myrmes.drawings import moves_of, position_of

HEX = re.compile(r"\b\d+,\d+\b")
#: What is decided in the garden; all else is about the colony, which is shown beside it.
IN_GARDEN = ("worker", "garden", "stand")


def board(example: Example) -> dict[str, Any]:
    """An example as a position that can be played on; where a tile is placed first, its kind is chosen already."""
    position = position_of(example)
    moves = moves_of(example)
    placed = re.match(r"place (\w+) ", moves[0])
    return {
        "options": {"players": position.game.options["players"]},
        "position": position.setup().partition(" | ")[2],
        **({"parts": [placed[1]]} if placed else {}),
        **({} if position.decision in IN_GARDEN else {"hand": True}),
        "near": near(position, moves),
    }


def near(position: Position, moves: list[str]) -> list[str]:
    """The hexes that the moves and the example's tiles are on, or where the player comes out."""
    board = position.view(None)["board"]
    tiles = [spot for tile in board["tiles"].values() for spot in tile["hexes"]]
    named = [spot for move in moves for spot in HEX.findall(move)]
    own = [spot for spot, owner in board["exits"].items() if owner == board["active"]]
    return list(dict.fromkeys([*named, *tiles] or own))


def claimed(example: Example) -> set[str]:
    """Nothing: what the text claims are moves, which are played on the boards."""
    return set()
