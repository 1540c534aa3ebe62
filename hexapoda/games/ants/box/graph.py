"""What follows from cells, links and anthills: neighbours, distances, and the way forward."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from hexapoda.games.ants.box.contents import Box
from hexapoda.games.ants.state import CELL_KINDS

_CENTRE = CELL_KINDS.index("centre")


@dataclass(frozen=True)
class Graph:
    """Sets of neighbours by cell, and distances by anthill and cell (None if not connected)."""

    links: tuple[frozenset[int], ...]
    #: A1.16, without tunnels.
    beside: tuple[frozenset[int], ...]
    #: A1.17.
    fronts: tuple[frozenset[int], ...]
    #: A11, Ambush: two links away, across a cell outside the centre.
    far: tuple[frozenset[int], ...]
    #: A1.18.
    distance: tuple[tuple[int | None, ...], ...]

    def onward(self, hill: int, cell: int) -> list[int]:
        """A5.6: the linked cells that are farther from an anthill."""
        away = self.distance[hill]
        here = away[cell]
        return sorted(each for each in self.links[cell] if here is not None and (away[each] or 0) > here)


def graph_of(kinds: Sequence[int], hills: Sequence[Sequence[int]], links: Sequence[tuple[int, int]]) -> Graph:
    """The graph of cells with their kinds, anthills with their cells, and links."""
    cells = range(len(kinds))
    linked = [frozenset(other for pair in links if cell in pair for other in pair if other != cell) for cell in cells]
    beside = [linked[cell].union(other for hill in hills if cell in hill for other in hill) - {cell} for cell in cells]
    outside = [frozenset(each for each in linked[cell] if kinds[each] != _CENTRE) for cell in cells]
    fronts = [frozenset() if kinds[cell] == _CENTRE else outside[cell] for cell in cells]
    far = [
        frozenset(end for middle in fronts[cell] for end in fronts[middle]) - linked[cell] - {cell} for cell in cells
    ]
    distance = [_distances(beside, hill) for hill in hills]
    return Graph(tuple(linked), tuple(beside), tuple(fronts), tuple(far), tuple(distance))


def _distances(beside: Sequence[frozenset[int]], hill: Sequence[int]) -> tuple[int | None, ...]:
    """A1.18: the distances from an anthill, whose own cells are 1 away."""
    away: dict[int, int] = dict.fromkeys(hill, 1)
    queue = list(away)
    for cell in queue:
        for other in sorted(beside[cell]):
            if other not in away:
                away[other] = away[cell] + 1
                queue.append(other)
    return tuple(away.get(cell) for cell in range(len(beside)))


@lru_cache(64)
def graph_in(box: Box) -> Graph:
    """The graph of a box's board.

    >>> from hexapoda.games.ants.box import SHELF
    >>> names = [cell.name for cell in SHELF.standard.cells]
    >>> graph_in(SHELF.standard).distance[0][names.index("CX1")]
    11
    """
    return graph_of([cell.kind for cell in box.cells], [hill.cells for hill in box.hills], box.links)
