"""Names: hexes by their coordinates, tiles by letters, players by colours."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from hexapoda.games.myrmes.rules.tables import BOX
from hexapoda.games.myrmes.state import COLOURS, EVENTS, MAX_TILES, NOBODY, PHEROMONES, TILE_KINDS

#: The owner of a tile that lost its cube.
NO_OWNER = "nobody"
HEX_NAMES = tuple(f"{q},{r}" for q, r in BOX.hexes)
_HEX_NUMBERS = {name: number for number, name in enumerate(HEX_NAMES)}
_HEX = re.compile(r"0*([0-9]{1,2}),0*([0-9]{1,2})", re.ASCII)
OBJECTIVE_NAMES = tuple(each.name for each in BOX.objectives)


def hex_name(spot: int) -> str:
    """A hex by its coordinates; "-" for NO_HEX.

    >>> hex_name(0), hex_name(151)
    ('9,0', '-')
    """
    return HEX_NAMES[int(spot)] if int(spot) < len(HEX_NAMES) else "-"


def hexes_of(spots: Iterable[int]) -> list[str]:
    """Hexes by name; those beyond the edge are left out.

    >>> hexes_of([0, 151])
    ['9,0']
    """
    return [hex_name(spot) for spot in spots if int(spot) < len(HEX_NAMES)]


def hex_named(text: str) -> int | None:
    """The number of the hex that a text names, None if the garden has no such hex.

    >>> hex_named("9,0"), hex_named("0,0")
    (0, None)
    """
    match = _HEX.fullmatch(text)
    return None if match is None else _HEX_NUMBERS.get(f"{int(match[1])},{int(match[2])}")


def is_hex(text: str) -> bool:
    """Whether a text looks like a hex, in the garden or not."""
    return re.fullmatch(r"-?[0-9]{1,3},-?[0-9]{1,3}", text, re.ASCII) is not None


@lru_cache(MAX_TILES)
def tile_name(tile: int) -> str:
    """A tile by its letters, in the order of placement.

    >>> tile_name(0), tile_name(25), tile_name(26), tile_name(83)
    ('A', 'Z', 'AA', 'CF')
    """
    tile = int(tile)
    letter = chr(ord("A") + tile % 26)
    return letter if tile < 26 else chr(ord("A") + tile // 26 - 1) + letter


_TILES = {tile_name(tile): tile for tile in range(MAX_TILES)}


def tile_named(text: str) -> int | None:
    """The number of a tile, on the map or not; None if the name is not possible.

    >>> tile_named("aa"), tile_named("ZZ")
    (26, None)
    """
    return _TILES.get(text.upper())


def picked_names(s: Any) -> list[str]:
    """M12.15: the pheromones chosen so far."""
    seat = int(s.decider)
    own = [tile for tile in range(int(s.tiles)) if s.tile_owner[tile] == seat and s.tile_kind[tile] < PHEROMONES]
    return [tile_name(tile) for i, tile in enumerate(own) if int(s.picked) >> i & 1]


def kind_named(text: str) -> int | None:
    """A kind of tile by its name, in any case and with any hyphen.

    >>> kind_named("p3l"), kind_named("Aphid-Farm"), kind_named("P7")
    (2, 7, None)
    """
    word = re.sub(r"[-_]+", "_", text.lower())
    for kind, name in enumerate(TILE_KINDS):
        if word == name.lower():
            return kind
    return None


def event_named(text: str) -> int | None:
    """An event by its index or its name.

    >>> event_named("7"), event_named("worker+1"), event_named("level_plus_1"), event_named("9")
    (7, 7, 0, None)
    """
    word = re.sub(r"[-_ ]+", "_", text.lower()).replace("+", "_plus_")
    if re.fullmatch("[0-9]", word):
        return int(word) if int(word) < len(EVENTS) else None
    return EVENTS.index(word) if word in EVENTS else None


def owner_name(owner: int) -> str:
    """The owner of a tile: a player's colour, or nobody."""
    return NO_OWNER if int(owner) == NOBODY else COLOURS[int(owner)]


def objective_name(s: Any, which: int) -> str:
    """One of the six objectives of the game."""
    return OBJECTIVE_NAMES[int(s.objectives[int(which)])]


def colours(s: Any) -> tuple[str, ...]:
    """The players' colours, by seat."""
    return COLOURS[: int(s.players)]
