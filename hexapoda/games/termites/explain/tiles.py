"""Why a tile is not placed on a map that the players build (T11)."""

from typing import Any

from hexapoda.games.refusals import refused
from hexapoda.games.termites.explain.scene import hexes_listed, near, terrain_at
from hexapoda.games.termites.notation.names import hex_name, terrain_name
from hexapoda.games.termites.notation.write import example, tile_name
from hexapoda.games.termites.rules.board import is_empty, is_mound
from hexapoda.games.termites.state import CLEAR, WATER
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal


def faces_left(s: Any) -> list[int]:
    """The remaining tiles, each with both faces: twice its kind, plus one for the second face."""
    return [face for face in range(2 * len(s.tile_faces)) if s.tile_left[face // 2]]


def _tiles_left(s: Any) -> str:
    return ", ".join(tile_name(s, face) for face in faces_left(s) if face % 2 == 0)


def no_such_tile(s: Any, name: str) -> Refusal:
    """T11.2: no tile has these faces."""
    return refused("T11.2", "no-such-tile", tile=excerpt(name), tiles=_tiles_left(s))


def tile_used_up(s: Any, name: str) -> Refusal:
    """T11.1: no tile with these faces is left."""
    return refused("T11.1", "tile-used-up", tile=name, tiles=_tiles_left(s))


def which_tile(s: Any, name: str, faces: list[int]) -> Refusal:
    """T11.2: several tiles have this face."""
    return refused("T11.2", "which-tile", tile=name, tiles=", ".join(tile_name(s, face) for face in faces))


def tile_unfinished(s: Any) -> Refusal:
    """T11.4: a tile or a hex is missing."""
    return refused("T11.4", "tile-unfinished", tiles=_tiles_left(s), example=example(s))


def why_no_tile(s: Any, terrain: int, spot: int) -> Refusal:
    """T11.5 to T11.8: why a tile with this face up can't be placed on a hex."""
    where = {"hex": hex_name(s, spot)}
    if int(s.terrain[spot]) != CLEAR:
        return refused("T11.5", "tile-on-tile", terrain=terrain_at(s, spot), **where)
    if not is_empty(s, spot):
        return refused("T11.5", "tile-on-mound", **where)
    same = _group(s, spot, terrain)
    if len(same) > int(s.max_same):
        params = {"terrain": terrain_name(terrain), "hexes": hexes_listed(s, same), "most": int(s.max_same)}
        return refused("T11.6", "tile-group-same", **where, **params)
    whole = _group(s, spot, None)
    if len(whole) > int(s.max_any):
        return refused("T11.7", "tile-group-any", hexes=hexes_listed(s, whole), most=int(s.max_any), **where)
    mound, waters = next(
        (each, found)
        for each in near(s, spot)
        if is_mound(s, each) and (found := [near_it for near_it in near(s, each) if int(s.terrain[near_it]) == WATER])
    )
    return refused("T11.8", "tile-waters-mound", mound=hex_name(s, mound), waters=hexes_listed(s, waters), **where)


def _group(s: Any, start: int, terrain: int | None) -> set[int]:
    """The tiles connected with one on `start`: of a terrain, or of any."""
    group, todo = {start}, [start]
    for here in todo:
        for spot in near(s, here):
            found = int(s.terrain[spot])
            if spot not in group and found != CLEAR and terrain in (None, found):
                group.add(spot)
                todo.append(spot)
    return group
