"""Whether garden and colonies of a line are possible: tiles, prey, cubes, ants, nurses, objectives."""

from typing import Any

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.notation.names import colours, hex_name, tile_name
from hexapoda.games.myrmes.rules.colony import eff
from hexapoda.games.myrmes.rules.tables import BOX, GROUND, PREY_COUNT, PREY_SPOTS
from hexapoda.games.position_text import ImpossibleError


def check_garden(s: Any) -> None:
    """Tiles have their shapes and no more cubes than their ground gives; prey lies on prey spots."""
    for tile in range(state.MAX_TILES):
        if int(s.tile_kind[tile]) != state.NO_KIND:
            _check_tile(s, tile)
    spots = {int(spot) for spot in PREY_SPOTS[int(s.players)] if int(spot) != state.NO_HEX}
    found = {
        spot: int(s.content[spot]) for spot in range(state.HEXES) if state.FREE < int(s.content[spot]) < state.EXIT
    }
    for spot in found:
        if spot not in spots:
            raise ImpossibleError("M3.4", "myrmes-position-prey-spot", hex=hex_name(spot))
    for number, name in enumerate(state.PREY, 1):
        if list(found.values()).count(number) > int(PREY_COUNT[number - 1]):
            most = int(PREY_COUNT[number - 1])
            raise ImpossibleError("M2.10", "myrmes-position-prey-count", prey=name, most=most)
    hunted = len(spots) - len(found)
    if int(s.prey.sum(dtype=int)) > hunted:
        raise ImpossibleError("M8.12", "myrmes-position-hunted", found=int(s.prey.sum(dtype=int)), most=hunted)


def _check_tile(s: Any, tile: int) -> None:
    kind = int(s.tile_kind[tile])
    cells = [int(cell) for cell in s.tile_cells[tile] if int(cell) != state.NO_HEX]
    spots = sorted((BOX.hexes[cell] for cell in cells), key=lambda spot: (spot[1], spot[0]))
    form = tuple((q - spots[0][0], r - spots[0][1]) for q, r in spots)
    name = {"tile": tile_name(tile), "kind": state.TILE_KINDS[kind]}
    if form not in BOX.tiles[kind].forms:
        raise ImpossibleError("M9.7", "myrmes-position-shape", **name)
    if int(s.tile_owner[tile]) == state.NOBODY and kind < state.PHEROMONES:
        raise ImpossibleError("M12.13", "myrmes-position-owner", **name)
    if tile >= int(s.tiles):
        raise ImpossibleError("M2.7", "myrmes-position-tile-name", most=int(s.tiles), **name)
    for cube in range(len(state.CUBES)):
        given = sum(int(GROUND[cell]) == cube for cell in cells) if kind < state.PHEROMONES else 0
        if int(s.tile_cubes[tile, cube]) > given:
            raise ImpossibleError("M9.11", "myrmes-position-cubes", cube=state.CUBES[cube], most=given, **name)


def check_players(s: Any) -> None:
    """Limits of ants, nurses, special tiles; objectives in order."""
    for seat, player in enumerate(colours(s)):
        ants = int(s.workers[seat]) + int(s.soldiers[seat])
        if ants > state.MAX_ANTS:
            raise ImpossibleError("M2.3", "myrmes-position-ants", player=player, found=ants, most=state.MAX_ANTS)
        if int(s.special[seat]) > state.MAX_SPECIAL:
            raise ImpossibleError("M2.6", "myrmes-position-owned", player=player, most=state.MAX_SPECIAL)
        done, fresh = int(s.done[seat]), int(s.fresh[seat])
        if done.bit_count() + int(s.placed[seat].sum(dtype=int)) > int(s.nurses[seat]):
            raise ImpossibleError("M6.1", "myrmes-position-nurses", player=player, nurses=int(s.nurses[seat]))
        if any(int(number) not in useful for number, useful in zip(s.placed[seat], state.USEFUL, strict=True)):
            raise ImpossibleError("M6.6", "myrmes-position-placed", player=player)
        open_ones = 0b000011 | (0b001100 if done & 0b000011 else 0) | (0b110000 if done & 0b001100 else 0)
        if done & ~open_ones or fresh & ~done or fresh.bit_count() > 1:
            raise ImpossibleError("M12.2", "myrmes-position-objectives", player=player)
        rooms = int(s.rooms[seat])
        # the level may have been lowered since (M12.14), by two at most
        if rooms.bit_count() > int(s.workers[seat]) or rooms >> min(int(eff(s, seat)) + 1 + 2 * bool(fresh), 4):
            raise ImpossibleError("M7.5", "myrmes-position-rooms", player=player)
