"""Positions of the real game, written as position texts of which most words can be left out."""

from typing import Any

import hexapoda
from hexapoda import Position


def at(line: str = "", **options: Any) -> Position:
    """A position in A's first turn, in phase 3, unless the words say otherwise; without anything on the board.

    >>> at("A=W@AB2 A-chips=3").decision
    'action'
    """
    game = hexapoda.load("ants", **options)
    words = dict(word.split("=", 1) for word in line.split())
    words.setdefault("first", "A")
    words.setdefault("turn", "1")
    if "over" not in words:
        words.setdefault("asked", "action")
    if str(options.get("scenario", "")).startswith("pyramids"):
        for player in players(game):
            words.setdefault(f"{player}-levels", "3")
    return game.position(" ".join(f"{name}={value}" for name, value in words.items()))


def players(game: hexapoda.Game) -> list[str]:
    """The players of a game by their anthills."""
    return [seat["anthill"] for seat in game.start(seed=0).board(None)["seats"]]


def after(position: Position, *texts: str) -> Position:
    """A position after some moves; who has nothing but to pass, passes."""
    for text in texts:
        while position.decision == "fury" and len(position.legal_moves) == 1 and text != "pass":
            position.push("pass")
        position.push(text)
    return position


def ants(position: Position) -> dict[str, str]:
    """What stands on the board, by cell: {"AB5": "A:WS"}."""
    board: dict[str, Any] = position.board(None)
    names = [seat["anthill"] for seat in board["seats"]]
    return {
        cell: " ".join(f"{names[each['owner']]}:{'W' * each['worker']}{'S' * each['soldier']}" for each in parties)
        for cell, parties in board["ants"].items()
    }
