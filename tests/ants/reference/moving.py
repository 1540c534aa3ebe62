"""Where ants may go, what happens when they arrive, and tunnels: A6, A7."""

from tests.ants.reference import scenarios
from tests.ants.reference.battles import fight_all
from tests.ants.reference.table import Ant, Flow, Option, Table


def may_enter(g: Table, player: str, cell: str, ants: int = 1) -> bool:
    """A6.4, A6.5: whether so many ants of a player may enter a cell together; several never enter against enemies."""
    if cell in g.obstacles:
        return False
    there = g.ants_on(cell)
    if all(ant.owner == player for ant in there):
        return len(there) + ants <= g.board.capacity(cell)
    return (
        g.board.is_centre(cell)
        and ants == 1
        and all(g.are_enemies(player, ant.owner) for ant in there)
        and (g.centre_entries == 0 or g.entered[cell] < g.centre_entries)
    )


def neighbours(g: Table, player: str, cell: str) -> set[str]:
    """A1.16: the movement-adjacent cells for a player, the other end of the own tunnel (A7.4) among them."""
    near = g.board.neighbours(cell)
    ends = set(g.markers_of(player))
    if cell in ends and g.markers_left(player) == 0:
        near |= ends - {cell}
    return near


def targets(g: Table, player: str, cell: str, ants: int = 1) -> set[str]:
    """Where so many ants of a player may step from a cell."""
    return {other for other in neighbours(g, player, cell) if may_enter(g, player, other, ants)}


def step_options(g: Table) -> set[Option]:
    """A6.1: every ant that has not made its normal step yet."""
    if g.turn_kind == "hire":
        return set()
    rested = {(ant.kind, ant.cell) for ant in g.ants_of(g.active) if ant.cell and not ant.tired}
    return {("step", kind, cell, target) for kind, cell in rested for target in targets(g, g.active, cell)}


def step(g: Table, option: Option) -> Flow:
    """A6.1, A3.6."""
    _, kind, cell, target = option
    g.turn_kind = "move"
    rested = [ant for ant in g.ants_on(cell) if ant.kind == kind and not ant.tired]
    ant = max(rested, key=lambda ant: ant.marched)  # the others can still march (A11.8)
    ant.tired = True
    yield from walk(g, [ant], target)


def walk(g: Table, ants: list[Ant], target: str) -> Flow:
    """Ants of the active player step onto a cell, and arrive."""
    for ant in ants:
        g.leave_column(ant)
    yield from go(g, ants, target)


def go(g: Table, ants: list[Ant], target: str) -> Flow:
    """Ants of the active player come onto a cell, by a step or a push, and arrive."""
    if any(ant.owner != g.active for ant in g.ants_on(target)):
        g.entered[target] += 1  # A6.5
    for ant in ants:
        ant.cell = target
    yield from arrive(g, ants)


def arrive(g: Table, ants: list[Ant]) -> Flow:
    """A6.6, in this order: marker, chip, the scenario's effect, battles."""
    cell = ants[0].cell
    assert cell is not None
    if cell in g.markers and g.are_enemies(g.active, g.markers[cell]):
        del g.markers[cell]  # A7.7
    if cell in g.board_chips:
        g.board_chips.remove(cell)
        g.chips[g.active] += 1  # A8.2
    scenarios.reach(g, ants, cell)
    yield from fight_all(g)


# ---------------------------------------------------------------- tunnels


def tunnel_options(g: Table) -> set[Option]:
    """A7.1 to A7.3."""
    if g.turn_kind == "hire" or not g.markers_left(g.active) or g.chips[g.active] < g.numbers["tunnel_cost"]:
        return set()
    cells = {ant.cell for ant in g.ants_of(g.active) if ant.kind == "W" and ant.cell}
    return {("tunnel", cell) for cell in cells if suits_a_marker(g, cell)}


def suits_a_marker(g: Table, cell: str) -> bool:
    """A7.2, A7.3."""
    least = g.numbers["tunnel_min_distance_from_enemy_anthill"]
    return (
        not g.board.is_resource(cell)
        and cell not in g.markers
        and all(g.board.distance(enemy, cell) >= least for enemy in g.enemies(g.active))
    )


def tunnel(g: Table, option: Option) -> Flow:
    """A7.1."""
    g.turn_kind = "move"
    g.chips[g.active] -= g.numbers["tunnel_cost"]
    g.markers[option[1]] = g.active
    yield from ()
