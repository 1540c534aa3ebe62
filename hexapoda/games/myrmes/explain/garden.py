"""Why a step, hunt, cleaning, placement or harvest is not legal (M8 to M10)."""

from typing import Any

from hexapoda.games.choices import legal_ids
from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.explain.scene import cubes, tile_at, tile_words
from hexapoda.games.myrmes.notation.names import hex_name, tile_name
from hexapoda.games.myrmes.notation.write import space_name, text
from hexapoda.games.myrmes.rules import tables
from hexapoda.games.myrmes.rules.colony import can_pay, eff
from hexapoda.games.myrmes.rules.garden import cubes_on, first_hex
from hexapoda.games.myrmes.rules.placements import largest_size, special_level
from hexapoda.games.refusals import listed, refused
from hexapoda.games.toml_reader import near_first
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal


def why_closed(s: Any, spot: int) -> Refusal | None:
    """M8.6, M3.2: water, or beyond the area in play."""
    if int(tables.GROUND[spot]) == state.WATER:
        return refused("M8.6", "myrmes-water", hex=hex_name(spot))
    if not tables.LAND[int(s.players), spot]:
        return refused("M3.2", "myrmes-outside", hex=hex_name(spot), players=int(s.players))
    return None


def _cells(s: Any, spot: int) -> list[int]:
    """The hexes of a space."""
    tile = tile_at(s, spot)
    return [spot] if tile is None else [int(cell) for cell in s.tile_cells[tile] if int(cell) != state.NO_HEX]


def why_no_step(s: Any, spot: int) -> Refusal:
    """M8.4 to M8.11."""
    seat = int(s.decider)
    closed = why_closed(s, spot)
    if closed is not None:
        return closed
    where = space_name(s, spot)
    if int(first_hex(s, spot)) == int(s.hex):
        return refused("M8.4", "myrmes-same-space", space=where)
    beside = {int(tables.NEAR[cell, i]) for cell in _cells(s, int(s.hex)) for i in range(1, tables.NEIGHBOURS + 1)}
    if not beside.intersection(_cells(s, spot)):
        return refused("M8.4", "myrmes-not-beside", space=where, here=space_name(s, int(s.hex)))
    if not s.points:
        return refused("M8.4", "myrmes-no-points")
    soldiers, tile = int(s.soldiers[seat]), tile_at(s, spot)
    if tile is not None:
        return refused("M8.7", "myrmes-enemy-tile", **tile_words(s, tile))
    prey = int(s.content[spot])
    return refused(
        "M8.11",
        "myrmes-hunt-soldiers",
        hex=where,
        prey=state.PREY[prey - 1],
        needed=int(tables.HUNT_SOLDIERS[prey]),
        soldiers=soldiers,
    )


def why_no_cleaning(s: Any) -> Refusal:
    """M8.14, M8.19."""
    tile = tile_at(s, int(s.hex))
    if tile is None:
        return refused("M8.14", "myrmes-clean-nothing", hex=hex_name(s.hex))
    if int(s.tile_kind[tile]) >= state.PHEROMONES:
        return refused("M8.19", "myrmes-clean-special", **tile_words(s, tile))
    if int(cubes_on(s, tile)):
        return refused("M8.14", "myrmes-clean-cubes", tile=tile_name(tile), **cubes("tile", s.tile_cubes[tile]))
    assert not s.store[int(s.decider), state.EARTH]
    return refused("M8.14", "myrmes-clean-earth")


def stand_elsewhere(s: Any, spot: int) -> Refusal:
    """M8.17."""
    freed = listed(hex_name(each) for each in s.freed if int(each) != state.NO_HEX)
    return refused("M8.17", "myrmes-stand-elsewhere", hex=hex_name(spot), hexes=freed)


# ── placements (M9) ──


def no_such_kind(s: Any, word: str) -> Refusal:
    """M2.7, M2.9."""
    return refused("M2.7", "myrmes-no-such-kind", kind=excerpt(word), kinds=listed(near_first(word, state.TILE_KINDS)))


def why_no_tile(s: Any, kind: int, spots: list[int]) -> Refusal:
    """Why a tile can't be laid on some hexes: the worker's hex, the tile, its shape, the ground."""
    here = int(s.hex)
    if int(s.content[here]) != state.FREE:
        return refused("M9.2", "myrmes-place-here", space=space_name(s, here))
    wrong = _why_not_kind(s, kind)
    if wrong is not None:
        return wrong
    name = state.TILE_KINDS[kind]
    if not spots:
        return _fits_somewhere(s, kind)
    if not _is_shape(kind, spots):
        return refused("M9.7", "myrmes-place-shape", kind=name, size=int(tables.SIZE[kind]), found=len(set(spots)))
    if here not in spots:
        return refused("M9.8", "myrmes-place-worker", hex=hex_name(here))
    for spot in spots:
        closed = why_closed(s, spot)
        if closed is not None:
            return refused("M9.9", closed.code, **dict(closed.params))
        there = int(s.content[spot])
        if there != state.FREE:
            code = (
                "myrmes-place-exit"
                if there == state.EXIT
                else "myrmes-place-prey"
                if there < state.EXIT
                else "myrmes-place-tile"
            )
            return refused("M9.9", code, hex=hex_name(spot))
    raise AssertionError("the tile could be placed")


def _fits_somewhere(s: Any, kind: int) -> Refusal:
    """M9.8, M9.9: for a tile without hexes, an example of a placement, or that there is none."""
    legal = (text(s, action) for action in legal_ids(s) if state.DO_PLACE <= action < state.DO_PLACE + state.PLACEMENTS)
    ways = [way for way in legal if way.startswith(f"place {state.TILE_KINDS[kind]} ")]
    if ways:
        return refused("M9.8", "myrmes-unfinished", example=ways[0])
    return refused("M9.9", "myrmes-place-nowhere", kind=state.TILE_KINDS[kind], hex=hex_name(s.hex))


def _why_not_kind(s: Any, kind: int) -> Refusal | None:
    """M9.3 to M9.6, M9.12, M9.13, M9.16: why a player may not place a kind of tile at all."""
    seat, name = int(s.decider), state.TILE_KINDS[kind]
    if kind < state.PHEROMONES:
        size, largest = int(tables.SIZE[kind]), int(largest_size(s, seat))
        if not s.supply[seat, kind]:
            return refused("M9.6", "myrmes-place-supply", kind=name)
        if size > largest:
            clause = "M5.16" if size == 6 else "M9.4" if int(s.event[seat]) == state.HEX_PLUS_1 else "M9.3"
            return refused(clause, "myrmes-place-size", kind=name, size=size, largest=largest)
        return None
    level = int(special_level(s, kind))
    if int(eff(s, seat)) < level:
        return refused("M9.12", "myrmes-place-level", kind=name, needed=level, level=int(eff(s, seat)))
    if not s.pool[int(tables.TILE_POOL[kind])]:
        return refused("M2.9", "myrmes-place-pool", kind=name)
    if int(s.special[seat]) >= state.MAX_SPECIAL:
        return refused("M2.6", "myrmes-place-cube", most=state.MAX_SPECIAL)
    if not can_pay(s, seat, tables.TILE_COST[kind]):
        params = cubes("cost", tables.TILE_COST[kind]) | cubes("store", s.store[seat])
        return refused("M9.13", "myrmes-place-cost", kind=name, **params)
    return None


def _is_shape(kind: int, spots: list[int]) -> bool:
    cells = sorted((tables.BOX.hexes[spot] for spot in spots), key=lambda spot: (spot[1], spot[0]))
    if not cells:
        return False
    form = tuple((q - cells[0][0], r - cells[0][1]) for q, r in cells)
    return form in tables.BOX.tiles[kind].forms


# ── harvest (M10) ──


def other_harvest(s: Any) -> Refusal:
    """M10.1: another tile is harvested now."""
    return refused("M10.1", "myrmes-other-harvest", tile=tile_name(s.tile))


def no_such_cube(s: Any, tile: int) -> Refusal:
    """M10.1, M10.3, M10.6: no such cube can be taken from the tile."""
    kind = int(s.tile_kind[tile])
    if int(s.tile_owner[tile]) != int(s.decider):
        return refused("M10.1", "myrmes-harvest-strange", **tile_words(s, tile))
    if kind >= state.PHEROMONES:
        clause = "M10.3" if int(s.tile) == tile else "M10.6"
        return refused(clause, "myrmes-harvest-special", tile=tile_name(tile), kind=state.TILE_KINDS[kind])
    return refused("M10.1", "myrmes-harvest-cube", tile=tile_name(tile), **cubes("tile", s.tile_cubes[tile]))
