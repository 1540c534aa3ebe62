"""What is on the table in a game of Myrmes: garden, tiles, colonies, objectives, and which round it is."""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.myrmes.reference.garden import Garden, Hex

#: An answer to a decision: ("place", "P2", "2,10", "2,9").
Option = tuple[str, ...]
#: A decision that is asked (a node of the table S): what it is, which seat it is asked, and every legal answer.
Question = tuple[str, int, set[Option]]
#: Rules that ask questions are generators: they yield a question and get the answer.
Flow = Generator[Question, Option, None]
#: M4.6: the three dice of a year (1, 2, 3).
Roll = Callable[[int], Sequence[int]]

FOOD, EARTH, STONE = CUBES = ("food", "earth", "stone")
#: What the ground under a pheromone gives (M9.11).
GIVES = {"grass": FOOD, "earth": EARTH, "stone": STONE}
TRACKS = ("larva", "soldier", "worker", "atelier")


@dataclass
class Tile:
    """A pheromone or a special tile on the map; the latter loses its owner with the ownership cube (M12.13)."""

    name: str
    kind: str
    owner: int | None
    hexes: frozenset[Hex]
    cubes: Counter[str] = field(default_factory=Counter)


@dataclass
class Colony:
    """A player."""

    seat: int
    score: int
    larvae: int
    workers: int
    soldiers: int
    nurses: int
    level: int
    store: Counter[str]
    #: The pheromones in reserve (M2.7), and how many were cleaned (M8.15).
    pheromones: Counter[str]
    lost: Counter[str] = field(default_factory=Counter)
    exits: list[Hex] = field(default_factory=list)
    event: int = 0
    #: Nurses on the tracks until births, and in the atelier until they act (M6.1).
    placed: Counter[str] = field(default_factory=Counter)
    #: Rooms with a worker in them (M7.4).
    rooms: set[int] = field(default_factory=set)
    prey: int = 0
    #: Objectives with one of the nurses on them, each with the round in which that was (M12.5, M12.6).
    done: dict[str, int] = field(default_factory=dict)

    def free_nurses(self) -> int:
        """M12.5: all but those on objectives."""
        return self.nurses - len(self.done)

    def unused_workers(self) -> int:
        return self.workers - len(self.rooms)

    def can_pay(self, cost: dict[str, int]) -> bool:
        return all(self.store[cube] >= count for cube, count in cost.items())

    def pay(self, cost: dict[str, int]) -> None:
        for cube, count in cost.items():
            self.store[cube] -= count


class Table:
    """All that is in the game."""

    def __init__(
        self,
        data: dict[str, Any],
        players: int,
        *,
        prey: dict[Hex, str],
        objectives: Sequence[str],
        exits: Sequence[Hex] | None = None,
        edition: str = "rulebook",
    ) -> None:
        self.data, self.edition = data, edition
        self.garden = Garden(data, players)
        self.prey = dict(prey)  # M3.4
        self.objectives = list(objectives)  # M3.5
        self.tiles: list[Tile] = []
        #: How many tiles were ever placed: they are named in that order.
        self.named = 0
        self.pools: dict[str, int] = dict(data["special_pools"])  # M2.9
        start = data["setup"]  # M3.6
        self.colonies = [
            Colony(
                seat,
                score=start["score"],
                larvae=start["larvae"],
                workers=start["workers"],
                soldiers=start["soldiers"],
                nurses=start["nurses"],
                level=start["colony_level"],
                store=Counter({cube: start[cube] for cube in CUBES}),
                pheromones=Counter({each["id"]: each["count"] for each in data["pheromone"]}),
                exits=[(exits or self.garden.start_exits)[seat]],  # M3.9
            )
            for seat in range(players)
        ]
        self.round = 1
        self.first = 0  # M3.8
        self.dice: list[int] = []
        # What is under way: the worker in the garden (on a hex, or on a tile), the hexes that it has just cleaned, the
        # tile that is harvested, extra cubes still to be taken, what was done in the atelier, the objective that is
        # being paid and the pheromones chosen for it.
        self.worker: Hex | Tile | None = None
        self.points = 0
        self.freed: set[Hex] = set()
        self.harvested: Tile | None = None
        self.extra = 0
        self.acted: set[str] = set()
        self.paying: str | None = None
        self.picked: list[Tile] = []

    # ---------------------------------------------------------------- the course of the game

    def dawn(self) -> None:
        """A round begins."""

    @property
    def year(self) -> int:
        """M1.2: three rounds each."""
        return (self.round - 1) // 3 + 1

    @property
    def die(self) -> int:
        """M5.1: the die of the season."""
        return self.dice[(self.round - 1) % 3]

    def in_turn_order(self) -> list[Colony]:
        """M4.1."""
        return [*self.colonies[self.first :], *self.colonies[: self.first]]

    # ---------------------------------------------------------------- colonies

    def has_event(self, colony: Colony, event: str) -> bool:
        """M5.7."""
        return self.data["event"][colony.event]["id"] == event

    def eff(self, colony: Colony) -> int:
        """M5.8."""
        return min(3, colony.level + 1) if self.has_event(colony, "level_plus_1") else colony.level

    def reserve(self, colony: Colony) -> int:
        """M2.3: the ants that are neither workers nor soldiers."""
        return self.data["limits"]["ants_per_player"] - colony.workers - colony.soldiers

    def award(self, colony: Colony, points: int) -> None:
        """M4.8, M5.9."""
        if points > 0:
            colony.score += points + (1 if self.has_event(colony, "points_plus_1") else 0)

    def exchange_options(self, colony: Colony) -> set[Option]:
        """M4.7."""
        return {("exchange",)} if colony.larvae >= self.data["exchange"]["larvae_per_food"] else set()

    def exchange(self, colony: Colony, times: int = 1) -> None:
        colony.larvae -= self.data["exchange"]["larvae_per_food"] * times
        colony.store[FOOD] += times

    # ---------------------------------------------------------------- the garden

    def tile_on(self, spot: Hex) -> Tile | None:
        return next((tile for tile in self.tiles if spot in tile.hexes), None)

    def is_exit(self, spot: Hex) -> bool:
        return any(spot in colony.exits for colony in self.colonies)

    def is_empty(self, spot: Hex) -> bool:
        """M9.2, M9.9, M11.4: land in play without tile, exit and prey."""
        return (
            self.garden.is_land(spot)
            and self.tile_on(spot) is None
            and not self.is_exit(spot)
            and spot not in self.prey
        )

    # ---------------------------------------------------------------- tiles

    def is_pheromone(self, kind: str) -> bool:
        return any(each["id"] == kind for each in self.data["pheromone"])

    def facts(self, kind: str) -> dict[str, Any]:
        """What the data file says of a kind of tile."""
        return next(each for each in [*self.data["pheromone"], *self.data["special"]] if each["id"] == kind)

    def pheromones_of(self, colony: Colony) -> list[Tile]:
        """In order of placement."""
        return [tile for tile in self.tiles if tile.owner == colony.seat and self.is_pheromone(tile.kind)]

    def specials_of(self, colony: Colony) -> list[Tile]:
        """Those with the player's cube (M2.6), in order of placement."""
        return [tile for tile in self.tiles if tile.owner == colony.seat and not self.is_pheromone(tile.kind)]

    def put(self, kind: str, colony: Colony, hexes: frozenset[Hex]) -> Tile:
        """Lay a tile of the reserve or the supply, with the cubes of the ground on a pheromone (M9.11, M9.15)."""
        tile = Tile(letters(self.named), kind, colony.seat, hexes)
        self.named += 1
        self.tiles.append(tile)
        if self.is_pheromone(kind):
            colony.pheromones[kind] -= 1
            tile.cubes.update(GIVES[self.garden.ground[spot]] for spot in hexes if self.garden.ground[spot] in GIVES)
        else:
            self.pools[self.facts(kind)["pool"]] -= 1
        return tile


def letters(number: int) -> str:
    """A, B, …, Z, AA, AB, …"""
    head, last = divmod(number, 26)
    return (letters(head - 1) if head else "") + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[last]
