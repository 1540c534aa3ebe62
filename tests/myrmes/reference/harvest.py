"""Phase 4, harvest: M10."""

from tests.myrmes.reference.table import CUBES, EARTH, FOOD, STONE, Colony, Flow, Option, Table, Tile


def harvest(g: Table) -> Flow:
    for colony in g.in_turn_order():
        yield from harvest_of(g, colony)


def kinds_on(tile: Tile) -> list[str]:
    return [cube for cube in CUBES if tile.cubes[cube]]


def take(colony: Colony, tile: Tile, cube: str) -> None:
    tile.cubes[cube] -= 1
    colony.store[cube] += 1


def harvest_of(g: Table, colony: Colony) -> Flow:
    """M10.1 to M10.6: pheromones, then special tiles, each in order of placement, then the extra cubes."""
    for tile in g.pheromones_of(colony):
        found = kinds_on(tile)
        if len(found) > 1:
            g.harvested = tile
            option = yield "HARVEST_CUBE", colony.seat, {("harvest", tile.name, cube) for cube in found}
            g.harvested = None
            take(colony, tile, option[2])
        elif found:
            take(colony, tile, found[0])
    for tile in g.specials_of(colony):
        if tile.kind == "aphid_farm":
            colony.store[FOOD] += 1
        elif tile.kind == "scavenging":
            g.harvested = tile
            option = yield "HARVEST_SCAV", colony.seat, {("harvest", tile.name, cube) for cube in (EARTH, STONE)}
            g.harvested = None
            colony.store[option[2]] += 1
        else:
            g.award(colony, 2)
    if g.has_event(colony, "harvest_plus_3"):
        g.extra = 3
        while g.extra:
            left = [(tile, cube) for tile in g.pheromones_of(colony) for cube in kinds_on(tile)]
            answers: dict[Option, tuple[Tile, str]] = {("extra", tile.name, cube): (tile, cube) for tile, cube in left}
            if not answers:
                break
            option = yield "HARVEST_EXTRA", colony.seat, {("stop",), *answers}
            if option == ("stop",):
                break
            take(colony, *answers[option])
            g.extra -= 1
        g.extra = 0
