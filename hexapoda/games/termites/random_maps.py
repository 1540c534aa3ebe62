"""Random maps: legal by T11, symmetric, and the same for a number on every machine, now and later."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from hexapoda.games.termites.box.contents import Box
from hexapoda.games.termites.maps import SYMMETRIES, Map, groups, neighbours, orbits, supply_problems
from hexapoda.games.termites.notation.names import hex_name, hexes
from hexapoda.games.termites.state import RADIUS, STONES, VEGETATION, WATER

Thing = TypeVar("Thing")

#: Attempts before a map with fewer tiles or less room is good enough (only with odd boxes).
_TRIES = 40
_WORD = (1 << 64) - 1
#: The length of a map's number in bytes, which are drawn one by one.
MAP_BYTES = 4


class _Numbers:
    """SplitMix64: our own few lines, so that no library can change the maps."""

    def __init__(self, *seed: int) -> None:
        self._state = 0
        for each in seed:
            self._state = self._next() ^ each & _WORD

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _WORD
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        return mixed ^ mixed >> 31

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return self._next() % limit

    def choice(self, things: Sequence[Thing]) -> Thing:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """The things in random order (Fisher and Yates)."""
        found = list(things)
        for last in range(len(found) - 1, 0, -1):
            other = self.below(last + 1)
            found[last], found[other] = found[other], found[last]
        return found


@lru_cache(1024)
def random_map(box: Box, players: int, number: int) -> Map:
    """The random map of a number: legal (T11), symmetric, with all terrains and room for all first mounds.

    For a box without such maps, the best of some attempts.

    >>> from hexapoda.games.termites.box import SHELF
    >>> random_map(SHELF.standard, 2, 1).symmetry in SYMMETRIES
    True
    """
    numbers = _Numbers(number, players, box.radius)
    drafts: list[_Draft] = []
    tries = 0
    while tries < _TRIES or not drafts:  # on every board some symmetry has room for them
        tries += 1
        draft = _draft(box, players, numbers)
        if draft is None:
            continue
        if draft.is_good():
            return draft.map()
        drafts.append(draft)
    return max(drafts, key=lambda draft: (len(draft.room()) >= draft.room_wanted(), len(draft.terrain))).map()


def _draft(box: Box, players: int, numbers: _Numbers) -> "_Draft | None":
    """A map of a random symmetry, None if it has no room for the neutral mounds."""
    draft = _Draft(box, players, numbers.choice(tuple(SYMMETRIES)))
    all_orbits = orbits(hexes(box.radius), draft.symmetry)
    for orbit in numbers.shuffled(all_orbits):
        if len(orbit) <= players - 1 - len(draft.mounds) and draft.mounds_fit(orbit):
            draft.mounds += orbit
    if len(draft.mounds) != players - 1:
        return None
    draft.place_tiles(all_orbits, numbers)
    return draft


class _Draft:
    """A map under construction: everything is placed in whole orbits, so it stays symmetric."""

    def __init__(self, box: Box, players: int, symmetry: str) -> None:
        self.box, self.players, self.symmetry = box, players, symmetry
        self.mounds: list[int] = []
        self.terrain: dict[int, int] = {}

    def mounds_fit(self, orbit: list[int]) -> bool:
        """T11.3."""
        others = [*self.mounds, *orbit]
        return all(
            RADIUS[spot] < self.box.radius and not any(near in others for near in neighbours(spot)) for spot in orbit
        )

    def place_tiles(self, all_orbits: list[list[int]], numbers: _Numbers) -> None:
        """As many tiles as T11.1 proposes, on random hexes; terrains take turns, so that all are about as frequent."""
        wanted = self.box.tiles_min + numbers.below(self.box.tiles_max - self.box.tiles_min + 1)
        kinds = numbers.shuffled((WATER, VEGETATION, STONES))
        turn = 0
        for orbit in numbers.shuffled(all_orbits):
            if len(self.terrain) + len(orbit) > wanted or any(spot in self.mounds for spot in orbit):
                continue
            # an orbit that does not suit the terrain whose turn it is is left out for good
            if self._place(orbit, kinds[turn % len(kinds)]):
                turn += 1

    def _place(self, orbit: list[int], terrain: int) -> bool:
        tried = {**self.terrain, **dict.fromkeys(orbit, terrain)}
        box = self.box
        same = [spot for spot, each in tried.items() if each == terrain]
        if any(len(group) > box.max_same for group in groups(same)):  # T11.6
            return False
        if any(len(group) > box.max_any for group in groups(tried)):  # T11.7
            return False
        if any(_waters(mound, tried) > 1 for mound in self.mounds):  # T11.8
            return False
        if supply_problems(Counter(tried.values()), box):  # T11.1, T11.2
            return False
        self.terrain = tried
        return True

    def room(self) -> list[int]:
        """The legal mound hexes (T4.9)."""
        return [
            spot
            for spot in hexes(self.box.radius)
            if RADIUS[spot] < self.box.radius
            and spot not in self.mounds
            and (spot not in self.terrain or not self.box.clear_only)
            and not any(near in self.mounds for near in neighbours(spot))
            and _waters(spot, self.terrain) <= 1
        ]

    def room_wanted(self) -> int:
        """The number of legal mound hexes that is always enough: each mound takes up at most seven."""
        mounds = 4 if self.players == 2 else self.players  # T4.7, T4.8
        return 7 * (mounds - 1) + 1

    def is_good(self) -> bool:
        """Whether the map has everything that `random_map` promises."""
        faces = {face for tile in self.box.tiles for face in tile.faces}
        return (
            len(self.terrain) >= self.box.tiles_min
            and set(self.terrain.values()) == faces
            and len(self.room()) >= self.room_wanted()
        )

    def map(self) -> Map:
        """The map by the names of its hexes."""

        def names(found: list[int]) -> tuple[str, ...]:
            return tuple(hex_name(self.box.radius, spot) for spot in sorted(found))

        water, vegetation, stones = (
            names([spot for spot, each in self.terrain.items() if each == kind]) for kind in (WATER, VEGETATION, STONES)
        )
        return Map(names(self.mounds), water, vegetation, stones, symmetry=self.symmetry)


def _waters(spot: int, terrain: dict[int, int]) -> int:
    return sum(terrain.get(near) == WATER for near in neighbours(spot))
