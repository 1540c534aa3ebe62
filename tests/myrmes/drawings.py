"""The examples of the Myrmes rulebook: moves that are played, and what the text claims before and after them.

A fence `myrmes` has moves, one a line. The comment before it gives words of the position text that differ from the
opening (of four players, when workers are asked for), and then facts, one a line:

    <!-- example: players=2 tiles=A.P2.red.3,12+4,11 red_soldiers=1
    red score 14, food 1           numbers of a colony
    B food 1, earth 1              cubes on a tile, all of them
    A empty                        a tile without cubes
    A gone                         a tile that is not on the map any more
    first not event 1: M5.4        before the moves this one is refused, by this clause
    not step B: M8.7               and after them this one
    or winter 0: red score 4       what the last move would have led to if it had been this one
    -->
"""

from typing import Any

from hexapoda import Position
from hexapoda.games.myrmes.state import COLOURS
from tests.docs.pages import Example
from tests.myrmes.positions import at, board, refusal

#: The fences that hold drawings.
FENCES = ("myrmes",)


def position_of(example: Example) -> Position:
    """The position before the moves."""
    changes: dict[str, Any] = dict(word.split("=", 1) for word in example.head.split())
    asked, players = changes.pop("asked", "worker"), int(changes.pop("players", 4))
    if "objectives" in changes:
        changes["objectives"] = changes["objectives"].replace(",", " ")
    return at(asked, players, **changes)


def moves_of(example: Example) -> list[str]:
    """What is played."""
    return example.text.splitlines()


def check(example: Example) -> None:
    """Play the moves, and look at the facts."""
    before, *moves = position_of(example), *moves_of(example)
    after = played(before, moves)
    assert example.facts
    for fact in example.facts:
        if fact.startswith(("first not ", "not ")):
            move, _, clause = fact.partition("not ")[2].rpartition(": ")
            assert refusal(before if fact.startswith("first") else after, move)[0] == clause, fact
        elif fact.startswith("or "):
            move, _, claim = fact.removeprefix("or ").partition(": ")
            assert_claim(played(before, [*moves[:-1], move]), claim)
        else:
            assert_claim(after, fact)


def played(position: Position, moves: list[str]) -> Position:
    after = position.copy()
    for move in moves:
        after.push(move)
    return after


def assert_claim(position: Position, fact: str) -> None:
    """Numbers of a colony, or the cubes of a tile."""
    seen = board(position)
    name, _, claim = fact.partition(" ")
    if claim == "gone":
        assert name not in seen["tiles"], fact
        return
    if name in seen["tiles"]:
        found = {cube: count for cube, count in seen["tiles"][name]["cubes"].items() if count}
        assert found == ({} if claim == "empty" else numbers(claim)), fact
        return
    colony = seen["seats"][COLOURS.index(name)]
    assert {what: colony["store"].get(what, colony.get(what)) for what in numbers(claim)} == numbers(claim), fact


def numbers(claim: str) -> dict[str, int]:
    return {word.split()[0]: int(word.split()[1]) for word in claim.split(", ")}
