"""Phase 5, the atelier: M11."""

from tests.myrmes.reference.garden import Hex, hex_named, name_of, neighbours
from tests.myrmes.reference.objectives import complete, is_open, is_payable
from tests.myrmes.reference.table import EARTH, FOOD, Colony, Flow, Option, Table


def atelier(g: Table) -> Flow:
    """M11.1."""
    for colony in g.in_turn_order():
        g.acted = set()
        yield from turn(g, colony)
        g.acted = set()
        del colony.placed["atelier"]


def turn(g: Table, colony: Colony) -> Flow:
    """M11.2, M11.3: a nurse for each action, each action once."""
    while colony.placed["atelier"]:
        option = yield "ATELIER", colony.seat, {("done",), *actions(g, colony), *g.exchange_options(colony)}
        if option == ("done",):
            return
        if option == ("exchange",):
            g.exchange(colony)
            continue
        colony.placed["atelier"] -= 1
        g.acted.add(option[0])
        if option[0] == "tunnel":
            colony.exits.append(hex_named(option[1]))  # M11.4
            colony.store[EARTH] += g.data["atelier"]["tunnel"]["gain"]["earth"]
        elif option[0] == "level":
            colony.pay(level_cost(g, colony))
            colony.level += 1  # M11.7
        elif option[0] == "nurse":
            colony.store[FOOD] -= g.data["atelier"]["new_nurse"]["cost"]["food"]
            colony.larvae -= g.data["atelier"]["new_nurse"]["cost"]["larva"]
            colony.nurses += 1  # M11.8
        else:
            yield from complete(g, colony, option[1])


def actions(g: Table, colony: Colony) -> set[Option]:
    found: set[Option] = {("tunnel", name_of(spot)) for spot in tunnel_spots(g, colony)}
    if colony.level < 3 and colony.can_pay(level_cost(g, colony)):
        found.add(("level",))
    cost = g.data["atelier"]["new_nurse"]["cost"]
    if (
        colony.store[FOOD] >= cost["food"]
        and colony.larvae >= cost["larva"]
        and colony.nurses < g.data["limits"]["nurses_per_player"]  # M2.4
    ):
        found.add(("nurse",))
    found |= {("objective", name) for name in g.objectives if is_open(g, colony, name) and is_payable(g, colony, name)}
    return {option for option in found if option[0] not in g.acted}


def level_cost(g: Table, colony: Colony) -> dict[str, int]:
    """M11.6."""
    (facts,) = (each for each in g.data["level_up"] if each["from"] == colony.level)
    return (
        facts["cost_printed_board"] if g.edition == "printed-board" and "cost_printed_board" in facts else facts["cost"]
    )


def tunnel_spots(g: Table, colony: Colony) -> set[Hex]:
    """M11.4, M11.5, M2.5."""
    if len(colony.exits) >= g.data["limits"]["tunnel_markers_per_player"]:
        return set()
    own = {spot for tile in g.tiles if tile.owner == colony.seat for spot in tile.hexes} | set(colony.exits)
    return {spot for each in own for spot in neighbours(each) if g.is_empty(spot)}
