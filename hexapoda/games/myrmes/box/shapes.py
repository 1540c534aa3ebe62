"""Hexes by their axial coordinates (q, r), and the forms of a tile: all its rotations and reflections (M9.7)."""

from collections.abc import Iterable

#: A hex, or an offset between two.
Hex = tuple[int, int]
Form = tuple[Hex, ...]

#: East, south-east, south-west, west, north-west, north-east.
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def neighbours(spot: Hex) -> list[Hex]:
    """The six hexes around one, in the order of `DIRECTIONS`.

    >>> neighbours((2, 11))[0]
    (3, 11)
    """
    return [(spot[0] + q, spot[1] + r) for q, r in DIRECTIONS]


def distance(one: Hex, other: Hex = (0, 0)) -> int:
    """The number of steps between two hexes.

    >>> distance((2, 0), (0, 1))
    2
    """
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def around(radius: int) -> list[Hex]:
    """Offsets up to a distance, ring by ring from the middle; the first ring in the order of `DIRECTIONS`."""
    found = [(q, r) for q in range(-radius, radius + 1) for r in range(-radius, radius + 1)]
    near = [spot for spot in found if distance(spot) <= radius]
    rank = {spot: number for number, spot in enumerate(DIRECTIONS)}
    return sorted(near, key=lambda spot: (distance(spot), rank.get(spot, 0), spot))


def _turned(cells: Iterable[Hex]) -> list[Hex]:
    return [(-r, q + r) for q, r in cells]


def _normal(cells: Iterable[Hex]) -> Form:
    """The same form with its first cell at (0, 0)."""
    ordered = sorted(cells, key=lambda spot: (spot[1], spot[0]))
    q, r = ordered[0]
    return tuple((each[0] - q, each[1] - r) for each in ordered)


def forms(cells: Iterable[Hex]) -> list[Form]:
    """All different rotations and reflections of a shape.

    >>> [len(forms(shape)) for shape in (((0, 0), (1, 0)), ((0, 0), (1, 0), (2, 0), (0, 1)))]
    [3, 12]
    """
    found: dict[Form, None] = {}
    for mirrored in (list(cells), [(r, q) for q, r in cells]):
        turned = mirrored
        for _ in range(6):
            found[_normal(turned)] = None
            turned = _turned(turned)
    return sorted(found)
