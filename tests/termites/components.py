"""What is in the box of Termites: the board and what the data says of tokens, castes and terrain."""

from collections.abc import Iterable
from functools import cache

CASTES = {"W": "worker", "S": "soldier", "P": "spitter", "F": "flyer"}
LETTERS = {caste: letter for letter, caste in CASTES.items()}


def caste(kind: str) -> str:
    """The caste of a token kind.

    >>> caste("P2")
    'spitter'
    """
    return CASTES[kind[0]]


def termites(kind: str) -> int:
    """How many termites a token shows (T1.7).

    >>> termites("P2")
    2
    """
    return int(kind[1:])


def colony_tokens(data: dict, colony: str) -> list[str]:
    """The tokens of a colony (T1.9), sorted."""
    return sorted(f"{LETTERS[name]}{size}" for name in LETTERS for size in data["colonies"][colony][name])


def entry_costs(data: dict) -> dict[tuple[str, str], int | None]:
    """T3.1-T3.6 by caste letter and terrain: the points to enter; None if forbidden or more than the caste has."""
    return {
        (letter, terrain): cost if 0 < cost <= data["castes"][name]["movement"] else None
        for letter, name in CASTES.items()
        for terrain, cost in ((terrain, entry["enter_cost"][name]) for terrain, entry in data["terrain"].items())
    }


def terrain_pairs(map_data: dict) -> list[tuple[str, str]]:
    """The (hex, terrain) pairs of a map in the shape of an entry of `setups`."""
    return [(spot, kind) for kind in ("water", "vegetation", "stones") for spot in map_data.get(kind, [])]


class Board:
    """The hexes of a board with their names, neighbours and edge (T1.2-T1.4).

    >>> Board(5).neighbours["F6"]
    ['E5', 'E6', 'F5', 'F7', 'G5', 'G6']
    """

    def __init__(self, radius: int) -> None:
        self.axial: dict[str, tuple[int, int]] = {}
        for r in range(-radius, radius + 1):
            leftmost, rightmost = max(-radius, -radius - r), min(radius, radius - r)
            for q in range(leftmost, rightmost + 1):
                self.axial[f"{chr(ord('A') + r + radius)}{q - leftmost + 1}"] = (q, r)
        #: In board order: rows from the top, each from the left.
        self.hexes = list(self.axial)
        self.neighbours = {spot: self._at_distance(spot, 1) for spot in self.hexes}
        self.two_away = {spot: self._at_distance(spot, 2) for spot in self.hexes}
        self.edge = {spot for spot in self.hexes if len(self.neighbours[spot]) < 6}

    def distance(self, a: str, b: str) -> int:
        """Steps between two hexes, whatever lies between (T1.3)."""
        dq, dr = (x - y for x, y in zip(self.axial[a], self.axial[b], strict=True))
        return max(abs(dq), abs(dr), abs(dq + dr))

    def _at_distance(self, spot: str, steps: int) -> list[str]:
        return [other for other in self.hexes if self.distance(spot, other) == steps]

    def group(self, spot: str, members: Iterable[str]) -> set[str]:
        """The members connected with a hex through members, the hex included."""
        rest = set(members) - {spot}
        group, frontier = {spot}, [spot]
        while frontier:
            for neighbour in self.neighbours[frontier.pop()]:
                if neighbour in rest:
                    rest.remove(neighbour)
                    group.add(neighbour)
                    frontier.append(neighbour)
        return group


@cache
def board_of_radius(radius: int) -> Board:
    """Boards never change, so one of each size is enough."""
    return Board(radius)
