"""Myrmes in plain Python, written from the rules alone, to check the fast kernel, with which it shares nothing.

Hexes are pairs (q, r), seats are numbers, everything else is called by its name in the data file. The numbers in the
docstrings are the clauses of the rules page. The game goes on by itself up to the next decision of the table S:

    game.decision, game.actor                   what is asked, and which seat
    game.options()                              every legal answer, a set of tuples of words
    game.play(("step", "2,12"))                 one of them
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from tests.myrmes.reference.garden import Hex, name_of
from tests.myrmes.reference.rounds import places, play_game
from tests.myrmes.reference.table import CUBES, TRACKS, Option, Roll, Table, Tile

__all__ = ["ATELIER", "Gift", "Option", "ReferenceMyrmes", "Roll"]

#: The decisions of phase 5.
ATELIER = ("ATELIER", "OBJ_MIX", "OBJ_SPECIAL", "OBJ_PHEROMONE")
#: What changes the table at the start of a round, before anything is asked.
Gift = Callable[[Table], None]


class ReferenceMyrmes(Table):
    """One game. `roll(year)` tells the dice; each round begins with the gift, if there is one."""

    def __init__(
        self,
        data: dict[str, Any],
        players: int,
        *,
        roll: Roll,
        prey: dict[Hex, str],
        objectives: Sequence[str],
        exits: Sequence[Hex] | None = None,
        edition: str = "rulebook",
        gift: Gift | None = None,
    ) -> None:
        super().__init__(data, players, prey=prey, objectives=objectives, exits=exits, edition=edition)
        self._gift = gift
        self._flow = play_game(self, roll)
        self._answer(None)

    def dawn(self) -> None:
        """A round begins."""
        if self._gift:
            self._gift(self)

    # ---------------------------------------------------------------- asking and answering

    def options(self) -> set[Option]:
        """Every legal answer to the decision at hand; none when the game is over."""
        return set(self._options)

    def play(self, option: Option) -> None:
        """Answer the decision at hand and go on to the next one."""
        if option not in self._options:
            raise ValueError(f"{option} is no answer to {self.decision}; legal are {sorted(self._options)}")
        self._answer(option)

    def _answer(self, option: Option | None) -> None:
        self.decision: str | None = None
        self.actor: int | None = None
        self._options: set[Option] = set()
        with suppress(StopIteration):
            self.decision, self.actor, self._options = next(self._flow) if option is None else self._flow.send(option)

    # ---------------------------------------------------------------- what is where, and the result

    def places(self) -> list[int]:
        return places(self)

    def scores(self) -> list[int]:
        return [colony.score for colony in self.colonies]

    def position(self) -> dict[str, Any]:
        """All that is on the table, in words and numbers."""
        return {
            "round": self.round,
            "first": self.first,
            "dice": list(self.dice),
            "objectives": list(self.objectives),
            "prey": {name_of(spot): kind for spot, kind in self.prey.items()},
            "tiles": {tile.name: _told(tile) for tile in self.tiles},
            "pools": dict(self.pools),
            "worker": _space(self.worker),
            "points": self.points,
            "freed": _names(self.freed),
            "harvested": self.harvested.name if self.harvested else None,
            "extra": self.extra,
            "acted": sorted(self.acted),
            "paying": self.paying,
            "picked": sorted(tile.name for tile in self.picked),
            "colonies": [self._colony(seat) for seat in range(len(self.colonies))],
        }

    def _in_atelier(self) -> bool:
        """M12.7: whether it matters what was completed in the present atelier phase."""
        return self.decision in ATELIER

    def _colony(self, seat: int) -> dict[str, Any]:
        colony = self.colonies[seat]
        return {
            "score": colony.score,
            "level": colony.level,
            "event": colony.event,
            "larvae": colony.larvae,
            "store": {cube: colony.store[cube] for cube in CUBES},
            "workers": colony.workers,
            "soldiers": colony.soldiers,
            "nurses": colony.nurses,
            "placed": {track: colony.placed[track] for track in TRACKS},
            "rooms": sorted(colony.rooms),
            "exits": [name_of(spot) for spot in colony.exits],
            "pheromones": dict(colony.pheromones),
            "lost": {kind: colony.lost[kind] for kind in colony.pheromones},
            "prey": colony.prey,
            "done": sorted(colony.done),
            "fresh": sorted(name for name, when in colony.done.items() if when == self.round and self._in_atelier()),
        }


def _names(spots: set[Hex] | frozenset[Hex]) -> list[str]:
    return sorted(map(name_of, spots))


def _space(space: Hex | Tile | None) -> str | None:
    if isinstance(space, Tile):
        return space.name
    return name_of(space) if space else None


def _told(tile: Tile) -> dict[str, Any]:
    cubes = {cube: tile.cubes[cube] for cube in CUBES}
    return {"kind": tile.kind, "owner": tile.owner, "hexes": _names(tile.hexes), "cubes": cubes}
