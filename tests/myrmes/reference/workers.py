"""Phase 3, workers in rooms and in the garden: M7, M8."""

from tests.myrmes.reference.garden import Hex, hex_named, name_of, neighbours
from tests.myrmes.reference.placing import place, place_options
from tests.myrmes.reference.table import EARTH, FOOD, STONE, Colony, Flow, Option, Table, Tile

QUEEN = 3


def work(g: Table) -> Flow:
    """M7.1, M7.2."""
    while any(colony.unused_workers() for colony in g.colonies):
        for colony in g.in_turn_order():
            if colony.unused_workers():
                yield from use_worker(g, colony)


def use_worker(g: Table, colony: Colony) -> Flow:
    """M7.3: one worker, in a room or in the garden; exchanges before it do not end the turn."""
    while True:
        exits = {("exit", name_of(spot)) for spot in colony.exits}
        options = room_options(g, colony) | exits | g.exchange_options(colony)
        option = yield "USE_WORKER", colony.seat, options
        if option == ("exchange",):
            g.exchange(colony)
            continue
        if option[0] == "room":
            enter_room(g, colony, option)
        else:
            yield from walk(g, colony, hex_named(option[1]))
        return


# -------------------------------------------------------------------- rooms


def room_options(g: Table, colony: Colony) -> set[Option]:
    """M7.4, M7.5, M7.8, M7.9."""
    options: set[Option] = set()
    for room in range(4):
        if room > g.eff(colony) or room in colony.rooms:
            continue
        if room == 2:
            options |= {("room", "2", EARTH), ("room", "2", STONE)}
        elif room != QUEEN or colony.store[FOOD] >= 1:
            options.add(("room", str(room)))
    return options


def enter_room(g: Table, colony: Colony, option: Option) -> None:
    """M7.6 to M7.9."""
    room = int(option[1])
    colony.rooms.add(room)
    if room == 0:
        colony.larvae += 1
    elif room == 1:
        colony.store[FOOD] += 1
    elif room == 2:
        colony.store[option[2]] += 1
    else:
        colony.pay({FOOD: 1})
        g.award(colony, 2)


# -------------------------------------------------------------------- the garden


def walk(g: Table, colony: Colony, start: Hex) -> Flow:
    """M8.1, M8.2, M8.20: a worker goes out and does not come back."""
    g.worker = start
    g.points = g.data["movement"]["points_with_move_plus_3" if g.has_event(colony, "move_plus_3") else "points"]
    while True:
        options: set[Option] = {("stop",)}  # M8.21
        options |= {("step", name) for name in steps(g, colony)}
        options |= clean_options(g, colony) | place_options(g, colony) | g.exchange_options(colony)
        option = yield "GARDEN", colony.seat, options
        if option[0] == "stop":
            break
        if option[0] == "place":
            place(g, colony, option[1], frozenset(hex_named(name) for name in option[2:]))
            break
        if option[0] == "step":
            step(g, colony, steps(g, colony)[option[1]])
        elif option[0] == "clean":
            yield from clean(g, colony)
        else:
            g.exchange(colony)
    g.worker, g.points = None, 0
    colony.workers -= 1


def steps(g: Table, colony: Colony) -> dict[str, Hex | Tile]:
    """M8.3 to M8.7, M8.11: the neighbouring spaces that the worker can enter, by name."""
    found: dict[str, Hex | Tile] = {}
    if g.points == 0 or g.worker is None:
        return found
    here = g.worker.hexes if isinstance(g.worker, Tile) else {g.worker}
    for spot in {near for each in here for near in neighbours(each)} - here:
        if not g.garden.is_land(spot):
            continue
        tile = g.tile_on(spot)
        if colony.soldiers >= price(g, colony, tile or spot):
            found[tile.name if tile else name_of(spot)] = tile or spot
    return found


def price(g: Table, colony: Colony, space: Hex | Tile) -> int:
    """How many soldiers it takes to enter: M8.7 to M8.11."""
    if isinstance(space, Tile):
        return 0 if space.owner in (None, colony.seat) else g.data["movement"]["enemy_tile_soldiers"]
    return prey_facts(g, g.prey[space])["soldiers"] if space in g.prey else 0


def prey_facts(g: Table, kind: str) -> dict[str, int]:
    return next(each for each in g.data["prey"] if each["id"] == kind)


def step(g: Table, colony: Colony, space: Hex | Tile) -> None:
    """M8.4, M8.7, and hunting, M8.11, M8.12."""
    g.points -= 1
    colony.soldiers -= price(g, colony, space)
    if not isinstance(space, Tile) and space in g.prey:
        facts = prey_facts(g, g.prey.pop(space))
        colony.store[FOOD] += facts["food"]
        g.award(colony, facts["points"])
        colony.prey += 1
    g.worker = space


def clean_options(g: Table, colony: Colony) -> set[Option]:
    """M8.14, M8.19."""
    tile = g.worker
    if not isinstance(tile, Tile) or not g.is_pheromone(tile.kind) or tile.cubes.total():
        return set()
    return {("clean",)} if colony.can_pay(g.data["movement"]["clean_cost"]) else set()


def clean(g: Table, colony: Colony) -> Flow:
    """M8.14 to M8.17."""
    tile = g.worker
    assert isinstance(tile, Tile)
    assert tile.owner is not None
    colony.pay(g.data["movement"]["clean_cost"])
    g.tiles.remove(tile)
    g.colonies[tile.owner].lost[tile.kind] += 1
    if tile.owner != colony.seat:
        g.award(colony, g.facts(tile.kind)["points"])
    g.freed, g.worker = set(tile.hexes), None
    option = yield "CLEAN_HEX", colony.seat, {("stand", name_of(spot)) for spot in tile.hexes}
    g.freed, g.worker = set(), hex_named(option[1])
