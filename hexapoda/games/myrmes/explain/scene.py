"""What explanations say of hexes, tiles and players, as parameters of refusals."""

from collections.abc import Iterable
from typing import Any

from hexapoda.games.myrmes.names import owner_name, tile_name
from hexapoda.games.myrmes.rules.garden import tile_on
from hexapoda.games.myrmes.state import CUBES, TILE_KINDS
from hexapoda.games.refusing import listed


def tile_at(s: Any, spot: int) -> int | None:
    """The tile on a hex, None where there is none."""
    tile = int(tile_on(s, spot))
    return tile if tile >= 0 else None


def tile_words(s: Any, tile: int) -> dict[str, str]:
    """A tile for a message."""
    return {
        "tile": tile_name(tile),
        "kind": TILE_KINDS[int(s.tile_kind[tile])],
        "owner": owner_name(s.tile_owner[tile]),
    }


def cubes_listed(counts: Iterable[int]) -> str:
    """Cubes by kind: "food 2, stone 1"."""
    return listed(f"{cube} {int(count)}" for cube, count in zip(CUBES, counts, strict=True) if count)
