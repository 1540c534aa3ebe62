"""Tiles and cubes as parameters of refusals."""

from collections.abc import Iterable
from typing import Any

from hexapoda.games.myrmes.notation.names import owner_name, tile_name
from hexapoda.games.myrmes.rules.garden import tile_on
from hexapoda.games.myrmes.state import CUBES, TILE_KINDS


def tile_at(s: Any, spot: int) -> int | None:
    """The tile on a hex, or None."""
    tile = int(tile_on(s, spot))
    return tile if tile >= 0 else None


def tile_words(s: Any, tile: int) -> dict[str, str]:
    """A tile for a message."""
    return {
        "tile": tile_name(tile),
        "kind": TILE_KINDS[int(s.tile_kind[tile])],
        "owner": owner_name(s.tile_owner[tile]),
    }


def cubes(what: str, counts: Iterable[int]) -> dict[str, int]:
    """Cubes by kind, for a message: {"store_food": 2, "store_earth": 0, "store_stone": 1}."""
    return {f"{what}_{cube}": int(count) for cube, count in zip(CUBES, counts, strict=True)}
