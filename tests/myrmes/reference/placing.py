"""Placing pheromones and special tiles: M9."""

from tests.myrmes.reference.garden import Hex, name_of, placements
from tests.myrmes.reference.table import Colony, Option, Table, Tile


def largest(g: Table, colony: Colony) -> int:
    """M9.3 to M9.5: the largest size of a pheromone."""
    if g.has_event(colony, "hex_plus_1"):
        return 3 + colony.level
    return min(5, 2 + g.eff(colony))


def kinds(g: Table, colony: Colony) -> list[str]:
    """The kinds of tiles that a player could place where there is room for them."""
    sizes = largest(g, colony)
    found = [kind["id"] for kind in g.data["pheromone"] if kind["size"] <= sizes and colony.pheromones[kind["id"]]]
    for kind in g.data["special"]:
        level = kind["level"]
        if g.edition == "printed-board":
            level = kind.get("level_printed_board", level)  # M9.12
        if (
            g.eff(colony) >= level
            and g.pools[kind["pool"]]  # M2.9
            and colony.can_pay(kind["cost"])  # M9.13
            and len(g.specials_of(colony)) < g.data["limits"]["ownership_cubes_per_player"]  # M2.6, M9.16
        ):
            found.append(kind["id"])
    return found


def covers(g: Table, kind: str, spot: Hex) -> set[frozenset[Hex]]:
    """M9.7 to M9.9: what a kind of tile can cover so that it lies on a hex, too."""
    cells: list[Hex] = [(q, r) for q, r in g.facts(kind)["cells"]]
    return {cover for cover in placements(cells, spot) if all(map(g.is_empty, cover))}


def place_options(g: Table, colony: Colony) -> set[Option]:
    """M9.1, M9.2."""
    spot = g.worker
    if spot is None or isinstance(spot, Tile) or not g.is_empty(spot):
        return set()
    return {place_option(kind, cover) for kind in kinds(g, colony) for cover in covers(g, kind, spot)}


def place_option(kind: str, cover: frozenset[Hex]) -> Option:
    return ("place", kind, *(name_of(spot) for spot in sorted(cover, key=lambda spot: (spot[1], spot[0]))))


def place(g: Table, colony: Colony, kind: str, cover: frozenset[Hex]) -> None:
    """M9.11, M9.13, M9.16."""
    if not g.is_pheromone(kind):
        colony.pay(g.facts(kind)["cost"])
    g.put(kind, colony, cover)
    g.award(colony, g.facts(kind)["points"])
