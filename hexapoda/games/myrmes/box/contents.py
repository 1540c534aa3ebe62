"""What a box of Myrmes holds."""

from collections.abc import Mapping
from dataclasses import dataclass

from hexapoda.games.myrmes.box.shapes import Form, Hex, forms


@dataclass(frozen=True)
class TileKind:
    """A kind of tile: a pheromone, of which each player has `count`, or a special tile from a pool."""

    name: str
    cells: Form
    points: int
    level: int
    count: int = 0
    pool: int | None = None
    cost: tuple[int, int, int] = (0, 0, 0)

    @property
    def size(self) -> int:
        """The number of hexes that it covers."""
        return len(self.cells)

    @property
    def forms(self) -> list[Form]:
        """All its rotations and reflections."""
        return forms(self.cells)


@dataclass(frozen=True)
class Prey:
    """A kind of prey (M8.11): its number of tokens, its price, what it gives."""

    name: str
    count: int
    soldiers: int
    food: int
    points: int


@dataclass(frozen=True)
class Objective:
    """An objective (M12): what it is about, how much of that a player needs, and how much is paid."""

    name: str
    level: int
    about: str
    need: int
    pay: int


@dataclass(frozen=True)
class Box:
    """The whole box. Hexes are numbered in the order of `hexes`, row by row."""

    hexes: tuple[Hex, ...]
    terrain: tuple[str, ...]
    prey_spots: tuple[Hex, ...]
    #: By number of players.
    starts: Mapping[int, tuple[Hex, ...]]
    area: Mapping[int, frozenset[Hex]]
    tiles: tuple[TileKind, ...]
    pools: tuple[int, ...]
    #: The level for a sub-colony on the printed board (M9.12).
    printed_sub_colony: int
    prey: tuple[Prey, ...]
    objectives: tuple[Objective, ...]
    objective_points: tuple[int, int, int]
    bonus: Mapping[int, int]
    events: tuple[str, ...]
    #: What nurses give, by their number.
    larvae_born: tuple[int, ...]
    soldiers_born: tuple[int, ...]
    workers_born: tuple[int, ...]
    #: Prices of the levels 1, 2 and 3, and the second on the printed board (M11.6).
    level_costs: tuple[tuple[int, int, int], ...]
    printed_level_cost: tuple[int, int, int]
    storage: tuple[int, ...]
    nurse_cost: tuple[int, int]
    movement: tuple[int, int]
    larvae_per_food: int
    winter: tuple[int, ...]
    penalty: int
    setup: Mapping[str, int]

    @property
    def number(self) -> dict[Hex, int]:
        """The number of each hex."""
        return {spot: number for number, spot in enumerate(self.hexes)}
