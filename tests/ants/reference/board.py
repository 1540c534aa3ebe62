"""The board of Ants as a graph of named cells, read from a data file: A1.10 to A1.19."""

from typing import Any

CENTRE, CAKE, TRAIL = "centre", "cake", "trail"


class Board:
    """Cells, links and anthills; what is next to what depends on nothing that happens in a game, but for tunnels."""

    def __init__(self, data: dict[str, Any]) -> None:
        #: The kind of each cell, and the three cells of each anthill; anthills go clockwise.
        self.cells: dict[str, str] = {cell["id"]: cell["kind"] for cell in data["cells"]}
        self.anthills: dict[str, list[str]] = {anthill["id"]: anthill["cells"] for anthill in data["anthills"]}
        self.links: dict[str, set[str]] = {cell: set() for cell in self.cells}
        for one, other in data["graph"]["links"]:
            self.links[one].add(other)
            self.links[other].add(one)
        self._capacities: dict[str, int] = {kind: data["rules"][f"capacity_{kind}"] for kind in (TRAIL, CAKE, CENTRE)}
        self._distances = {anthill: self._distances_from(cells) for anthill, cells in self.anthills.items()}

    def is_centre(self, cell: str) -> bool:
        return self.cells[cell] == CENTRE

    def is_resource(self, cell: str) -> bool:
        """A1.15: cake cells and centre cells, with a chip or without."""
        return self.cells[cell] in (CAKE, CENTRE)

    def capacity(self, cell: str) -> int:
        """A1.19."""
        return self._capacities[self.cells[cell]]

    def anthills_next_to(self, cell: str) -> list[str]:
        """A1.11: the anthills, used or not, that a cell is next to."""
        return [anthill for anthill, cells in self.anthills.items() if cell in cells]

    def neighbours(self, cell: str) -> set[str]:
        """A1.16 but for tunnels: linked, or next to the same anthill."""
        near = set(self.links[cell])
        for anthill in self.anthills_next_to(cell):
            near.update(self.anthills[anthill])
        return near - {cell}

    def battle_neighbours(self, cell: str) -> set[str]:
        """A1.17: linked, and neither of the two a centre cell."""
        return set() if self.is_centre(cell) else {other for other in self.links[cell] if not self.is_centre(other)}

    def distance(self, anthill: str, cell: str) -> int:
        """A1.18: steps from an anthill; its own cells are one step away."""
        return self._distances[anthill][cell]

    def _distances_from(self, first: list[str]) -> dict[str, int]:
        distances = dict.fromkeys(first, 1)
        frontier = list(first)
        while frontier:
            cell = frontier.pop(0)
            for other in self.neighbours(cell):
                if other not in distances:
                    distances[other] = distances[cell] + 1
                    frontier.append(other)
        return distances

    def forward(self, anthill: str, cell: str) -> str | None:
        """A5.6: the linked cell that is farther from the anthill; none where there is no such cell."""
        farther = [c for c in self.links[cell] if self.distance(anthill, c) > self.distance(anthill, cell)]
        return farther[0] if len(farther) == 1 else None

    def ambush_range(self, cell: str) -> set[str]:
        """A11, *Ambush*: the cells exactly two links away, where no centre cell is an end or between."""
        if self.is_centre(cell):
            return set()
        near = self.battle_neighbours(cell)
        return {far for middle in near for far in self.battle_neighbours(middle)} - near - {cell}
