"""Objectives: M12."""

from itertools import combinations
from typing import Any

from tests.myrmes.reference.garden import neighbours
from tests.myrmes.reference.table import EARTH, FOOD, STONE, Colony, Flow, Option, Table, Tile


def facts_of(g: Table, name: str) -> dict[str, Any]:
    return next(each for each in g.data["objective"] if each["id"] == name)


def is_open(g: Table, colony: Colony, name: str) -> bool:
    """M12.2, M12.3."""
    level = facts_of(g, name)["level"]
    below = any(facts_of(g, done)["level"] == level - 1 for done in colony.done)
    return name not in colony.done and (level == 1 or below)


def is_payable(g: Table, colony: Colony, name: str) -> bool:
    """M12.8 to M12.17."""
    facts = facts_of(g, name)
    need, pay = facts.get("need", {}), facts["pay"]
    if "connected_pheromones" in need:
        return bool(connected_sets(g.pheromones_of(colony), need["connected_pheromones"]))
    return (
        len(g.specials_of(colony)) >= need.get("special_tiles_owned", 0)
        and colony.level >= need.get("colony_level", 0)
        and colony.nurses >= need.get("nurses_in_play", 0)
        and colony.free_nurses() - 1 >= pay.get("nurses", 0)  # M12.17: besides the one who acts
        and colony.store[FOOD] >= pay.get("food", 0)
        and colony.store[STONE] >= pay.get("stone", 0)
        and colony.store[EARTH] + colony.store[STONE] >= pay.get("earth_or_stone", 0)
        and colony.larvae >= pay.get("larva", 0)
        and colony.soldiers >= pay.get("soldiers", 0)
        and colony.prey >= pay.get("prey", 0)
    )


def complete(g: Table, colony: Colony, name: str) -> Flow:
    """M12.1, M12.4 to M12.7. The acting nurse has left the atelier already."""
    g.paying = name
    yield from pay_for(g, colony, name)
    g.paying = None
    colony.done[name] = g.round
    g.award(colony, g.data["objective_points"][f"level{facts_of(g, name)['level']}"])
    bonus = g.data["objective_points"]["earlier_completer_bonus"][f"p{len(g.colonies)}"]
    for other in g.colonies:
        if other is not colony and other.done.get(name, g.round) < g.round:
            g.award(other, bonus)


def pay_for(g: Table, colony: Colony, name: str) -> Flow:
    facts = facts_of(g, name)
    pay: dict[str, Any] = facts["pay"]
    colony.store[FOOD] -= pay.get("food", 0)
    colony.store[STONE] -= pay.get("stone", 0)
    colony.larvae -= pay.get("larva", 0)
    colony.soldiers -= pay.get("soldiers", 0)
    colony.prey -= pay.get("prey", 0)
    colony.level -= pay.get("colony_levels", 0)
    if "nurses" in pay:
        return_nurses(colony, pay["nurses"])
    if "earth_or_stone" in pay:
        yield from pay_mixture(colony, pay["earth_or_stone"])
    if "ownership_cubes" in pay:
        yield from pay_special(g, colony, pay["ownership_cubes"])
    if "cubes_on_chosen_pheromones" in pay:
        yield from pay_pheromones(g, colony, facts["need"]["connected_pheromones"])


def return_nurses(colony: Colony, count: int) -> None:
    """M12.16, M12.17: idle ones first, then those with an atelier action to come."""
    idle = colony.free_nurses() - 1 - colony.placed["atelier"]
    colony.nurses -= count
    colony.placed["atelier"] -= max(0, count - idle)


def pay_mixture(colony: Colony, count: int) -> Flow:
    """M12.9: which of them are earth."""
    ways: dict[Option, dict[str, int]] = {
        ("pay", EARTH, str(earth), STONE, str(count - earth)): {EARTH: earth, STONE: count - earth}
        for earth in range(count + 1)
        if colony.can_pay({EARTH: earth, STONE: count - earth})
    }
    option = yield "OBJ_MIX", colony.seat, set(ways)
    colony.pay(ways[option])


def pay_special(g: Table, colony: Colony, count: int) -> Flow:
    """M12.13: which tiles lose the cube."""
    ways = {tuple(tile.name for tile in tiles): tiles for tiles in combinations(g.specials_of(colony), count)}
    option = yield "OBJ_SPECIAL", colony.seat, {("pay", *names) for names in ways}
    for tile in ways[option[1:]]:
        tile.owner = None


def pay_pheromones(g: Table, colony: Colony, count: int) -> Flow:
    """M12.15: one by one, so that a connected set can still become of them."""
    own = g.pheromones_of(colony)
    sets = connected_sets(own, count)
    while len(g.picked) < count:
        chosen = {tile.name for tile in g.picked}
        names = set().union(*(names for names in sets if names >= chosen)) - chosen
        option = yield "OBJ_PHEROMONE", colony.seat, {("pay", name) for name in names}
        g.picked.append(next(tile for tile in own if tile.name == option[1]))
    for tile in g.picked:
        tile.cubes.clear()
    g.picked = []


def connected_sets(tiles: list[Tile], count: int) -> set[frozenset[str]]:
    """M12.15: all connected sets of so many tiles, by name: each grows, tile by tile, from a single one."""
    beside = {tile.name: {other.name for other in tiles if other is not tile and touch(tile, other)} for tile in tiles}
    sets = {frozenset([tile.name]) for tile in tiles}
    for _ in range(count - 1):
        sets = {each | {name} for each in sets for name in set().union(*(beside[one] for one in each)) - each}
    return sets


def touch(one: Tile, other: Tile) -> bool:
    return any(neighbours(spot) & other.hexes for spot in one.hexes)
