"""Whether map and pieces can lie as they do (T3, T4.9, T11)."""

from typing import Any

import numpy as np

from hexapoda.games.position_text import ImpossibleError
from hexapoda.games.termites import state
from hexapoda.games.termites.notation.names import hex_name, hexes, kind_name, terrain_name
from hexapoda.games.termites.position_text.write import lying, tiles
from hexapoda.games.termites.rules.mounds import mound_beside, neutral_fits, waters_beside
from hexapoda.games.termites.rules.tiles import tile_fits

_CLAUSES = {state.WATER: "T3.3", state.VEGETATION: "T3.6"}


def check_ground(s: Any, start: Any) -> None:
    """The map, then every piece on its hex."""
    if not int(s.given) & state.GIVEN_MAP:
        _check_groups(s)
    if start.building:
        _check_tiles(s, start)
    for spot, owner, what in lying(s):
        _check_piece(s, start, spot, owner, what)
    _check_neutral(s, start)


# ── pieces ──


def _check_piece(s: Any, start: Any, spot: int, owner: int, what: int) -> None:
    terrain, name = int(s.terrain[spot]), hex_name(s, spot)
    if what < state.MOUND:
        caste = what // state.MAX_SIZE
        entered = 0 < int(s.cost[terrain, caste]) <= int(s.movement[caste])
        if not entered and not s.deploy[terrain, caste]:
            clause = _CLAUSES.get(terrain, "T5.3")
            unit = f"{kind_name(what)}@{name}"
            raise ImpossibleError(clause, "position-unit-terrain", unit=unit, terrain=terrain_name(terrain))
        return
    mound = f"{what - state.MOUND}@{name}"
    if int(state.RADIUS[spot]) == int(s.radius):
        raise ImpossibleError("T4.9", "position-mound-edge", mound=mound)
    if terrain != state.CLEAR and (s.clear_only or owner == state.NEUTRAL):
        raise ImpossibleError("T4.9", "position-mound-terrain", mound=mound, terrain=terrain_name(terrain))
    if mound_beside(s, spot):
        raise ImpossibleError("T4.9", "position-mounds-adjacent", mound=mound, other=_mound_beside(s, spot))
    # T9.3: a mound may follow a neutral one, which on a map of one's own can stand anywhere (T11.10).
    followed = int(s.given) & state.GIVEN_MAP and int(start.owner[spot]) == state.NEUTRAL
    if int(waters_beside(s, spot)) > 1 and not followed:
        raise ImpossibleError("T4.9", "position-mound-waters", mound=mound)


def _mound_beside(s: Any, spot: int) -> str:
    near = state.NEAR[spot].tolist()
    return next(
        f"{what - state.MOUND}@{hex_name(s, at)}" for at, _, what in lying(s) if at in near and what >= state.MOUND
    )


def _check_neutral(s: Any, start: Any) -> None:
    """T1.11, T4.2, T11.3: as many neutral mounds as there are, and on a map that is given where it has them."""
    standing = [spot for spot, owner, _ in lying(s) if owner == state.NEUTRAL]
    if int(s.given) & state.GIVEN_MAP:
        for spot in standing:
            if int(start.owner[spot]) != state.NEUTRAL:
                raise ImpossibleError("T4.2", "position-neutral-place", hex=hex_name(s, spot))
    most = neutral_mounds(start)
    found = len(standing) + int(s.neutral_left)
    before_play = int(s.turn) == 0
    # While a map is built the rest is left out where there is no place for it.
    cramped = bool(start.building) and int(s.phase) != state.PLACE_NEUTRAL and not _neutral_place(s)
    if found > most or (before_play and found < most and not cramped):
        raise ImpossibleError("T1.11", "position-neutral-count", found=len(standing), expected=most)


def neutral_mounds(start: Any) -> int:
    """How many neutral mounds the game begins with, or can."""
    return int((start.owner == state.NEUTRAL).sum()) + int(start.neutral_left)


def _neutral_place(s: Any) -> bool:
    """Whether one more neutral mound could have been placed, tiles and other pieces aside."""
    bare = s.copy()
    bare.owner[s.owner != state.NEUTRAL] = state.NOBODY
    return any(neutral_fits(bare, spot) for spot in hexes(s))


# ── the map ──


def _check_groups(s: Any) -> None:
    """T11.6, T11.7: no group is too large."""
    placed = dict(tiles(s))
    for spot, terrain in placed.items():
        same = {each: kind for each, kind in placed.items() if kind == terrain}
        name = hex_name(s, spot)
        if _group_size(spot, same) > int(s.max_same):
            params = {"hex": name, "terrain": terrain_name(terrain), "most": int(s.max_same)}
            raise ImpossibleError("T11.6", "position-group-same", **params)
        if _group_size(spot, placed) > int(s.max_any):
            raise ImpossibleError("T11.7", "position-group-any", hex=name, most=int(s.max_any))


def _group_size(spot: int, among: dict[int, int]) -> int:
    """How many of some tiles hang together with one of them."""
    found, todo = {spot}, [spot]
    while todo:
        more = [near for near in state.NEAR[todo.pop()].tolist() if near in among and near not in found]
        found.update(more)
        todo += more
    return len(found)


def _check_tiles(s: Any, start: Any) -> None:
    """T11.1, T11.4, T11.9: as many tiles as are placed, with faces that the tiles of the box have."""
    placed, most = len(tiles(s)), int(start.tiles_left)
    phase = int(s.phase)
    if phase == state.PLACE_NEUTRAL and placed:
        raise ImpossibleError("T11.3", "position-tiles-early")
    if placed > most or (phase == state.PLACE_TILE and placed == most):
        raise ImpossibleError("T11.1", "position-tile-count", found=placed, most=most)
    counts = tuple(sum(terrain == face for _, terrain in tiles(s)) for face in range(1, len(state.TERRAINS)))
    used = None
    if phase == state.PLACE_TILE:
        used = [int(start.tile_left[kind]) - int(s.tile_left[kind]) for kind in range(state.MAX_TILE_KINDS)]
        if min(used) < 0 or sum(used) != placed:
            raise ImpossibleError("T11.2", "position-tiles-left", placed=placed, left=int(s.tile_left.sum()))
    if counts not in _faces_possible(start, used):
        water, vegetation, stones = counts
        raise ImpossibleError("T11.2", "position-faces", water=water, vegetation=vegetation, stones=stones)
    if phase not in (state.PLACE_NEUTRAL, state.PLACE_TILE) and placed < most and _any_tile_fits(s, start):
        raise ImpossibleError("T11.9", "position-tiles-missing", found=placed, expected=most)


def _faces_possible(start: Any, used: list[int] | None) -> set[tuple[int, ...]]:
    """How many hexes of each terrain some tiles can make: the used ones, or any of the box."""
    found = {(0,) * (len(state.TERRAINS) - 1)}
    for kind in range(state.MAX_TILE_KINDS):
        one, other = (int(face) - 1 for face in start.tile_faces[kind])
        there = int(start.tile_left[kind])
        numbers = range(there + 1) if used is None else range(used[kind], used[kind] + 1)
        more = set()
        for counts in found:
            for number in numbers:
                for ups in range(number + 1):
                    new = list(counts)
                    new[one] += ups
                    new[other] += number - ups
                    more.add(tuple(new))
        found = more
    return found


def _any_tile_fits(s: Any, start: Any) -> bool:
    """Whether each terrain had a hex left when building ended, so that one more tile had to be placed."""
    standing = int((s.owner == state.NEUTRAL).sum())
    if standing < neutral_mounds(start):
        return False  # where neutral mounds stood is not known any more
    bare = s.copy()
    bare.what[s.owner != state.NEUTRAL] = state.NOTHING
    bare.owner[s.owner != state.NEUTRAL] = state.NOBODY
    faces = {int(face) for faces in start.tile_faces for face in faces} - {state.CLEAR}
    return all(any(tile_fits(bare, spot, np.uint8(face)) for spot in hexes(s)) for face in faces)
