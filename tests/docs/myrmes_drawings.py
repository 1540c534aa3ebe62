"""The examples of the Myrmes rulebook: moves that are played, and what the text claims of the position after them.

A fence `myrmes` has moves, one a line. The comment before it gives words of the position text that differ from the
opening of four players, and then facts, one a line:

    <!-- example: tiles=A.P2.red.3,12+4,11 red_soldiers=1
    red score 14                   points of a player
    red food 1                     cubes of a player
    B food 1, earth 1              cubes on a tile, all of them
    -->
"""

from tests.docs.pages import Example
from tests.myrmes.positions import at, board

#: The fences that hold drawings.
FENCES = ("myrmes",)


def check(example: Example) -> None:
    """Play the moves, and look at the facts."""
    changes = dict(word.split("=", 1) for word in example.head.split())
    position = at("worker", **changes)
    for move in example.text.splitlines():
        position.push(move)
    seen = board(position)
    seats = {colony["colour"]: colony for colony in seen["seats"]}
    assert example.facts
    for fact in example.facts:
        name, _, claim = fact.partition(" ")
        numbers = {word.split()[0]: int(word.split()[1]) for word in claim.split(", ")}
        if name in seen["tiles"]:
            assert {cube: count for cube, count in seen["tiles"][name]["cubes"].items() if count} == numbers, fact
        else:
            colony = seats[name]
            found = {what: colony["store"].get(what, colony.get(what)) for what in numbers}
            assert found == numbers, fact
