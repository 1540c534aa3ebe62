"""Who plays whom, where each sits, and with which opening: a list that depends on nothing but the settings.

A *side* is a seat, or the seats of a team. Entrants that meet play *groups* of games. The games of a group share
opening and chance, and the entrants move on by one side from game to game, so that each sits everywhere once. From
group to group, the order around the table changes; after all orders, every arrangement was played equally often. For
two sides, a group is a pair of games with colours swapped.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations

from hexapoda.play.errors import HexapodaError

MATCH, ROUND_ROBIN, GAUNTLET = "match", "round-robin", "gauntlet"
FORMATS = (MATCH, ROUND_ROBIN, GAUNTLET)


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played: its number, its group, and the entrant of each side, by index."""

    number: int
    group: int
    sides: tuple[int, ...]


class Schedule:
    """All games of a run, in order.

    >>> [fixture.sides for fixture in Schedule("match", entrants=2, sides=2, games=4)]
    [(0, 1), (1, 0), (0, 1), (1, 0)]
    >>> len(Schedule("round-robin", entrants=4, sides=2, games=2)), len(Schedule("gauntlet", 4, 2, 2))
    (12, 6)
    """

    def __init__(self, format: str, entrants: int, sides: int, games: int) -> None:
        """`games` is the number of games of each encounter, rounded up to whole groups."""
        if format not in FORMATS:
            raise HexapodaError("arena-format", format=format, formats=", ".join(FORMATS))
        self._sides = sides
        self._encounters = encounters(format, entrants, sides)
        self._orders = [_orders(each) for each in self._encounters]
        self._rounds = -(-games // sides)

    def __len__(self) -> int:
        return self._rounds * len(self._encounters) * self._sides

    def __iter__(self) -> Iterator[Fixture]:
        return map(self.__getitem__, range(len(self)))

    def __getitem__(self, number: int) -> Fixture:
        if not 0 <= number < len(self):
            raise IndexError(number)
        group, turned = divmod(number, self._sides)
        played, which = divmod(group, len(self._encounters))
        orders = self._orders[which]
        order = orders[played % len(orders)]
        return Fixture(number, group, order[-turned:] + order[:-turned] if turned else order)


def encounters(format: str, entrants: int, sides: int) -> list[tuple[int, ...]]:
    """The sets of entrants that meet, one for each side.

    With fewer entrants than sides, entrants take several sides, as evenly as possible.

    >>> encounters("round-robin", 3, 2)
    [(0, 1), (0, 2), (1, 2)]
    >>> encounters("match", 2, 3)
    [(0, 0, 1), (0, 1, 1)]
    """
    if entrants < 2:
        raise HexapodaError("arena-too-few", count=entrants)
    if format == MATCH and entrants > sides:
        raise HexapodaError("arena-match-size", count=entrants, sides=sides)
    if entrants < sides:
        least, most = sides // entrants, -(-sides // entrants)
        filled = combinations_with_replacement(range(entrants), sides)
        return [each for each in filled if all(least <= each.count(one) <= most for one in range(entrants))]
    return [each for each in combinations(range(entrants), sides) if format != GAUNTLET or 0 in each]


def _orders(meeting: Sequence[int]) -> list[tuple[int, ...]]:
    """The orders in which entrants can sit around the table, up to turning it."""
    first, *others = meeting
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for each in dict.fromkeys(permutations(others)):
        order = (first, *each)
        turned = min(order[i:] + order[:i] for i in range(len(order)))
        found.setdefault(turned, order)
    return list(found.values())
