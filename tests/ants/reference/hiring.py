"""Hiring and pushing: A5."""

from tests.ants.reference.moving import arrive, go, may_enter
from tests.ants.reference.table import KINDS, Ant, Flow, Option, Table


def hires(g: Table) -> set[Option]:
    """A5.1 to A5.7: (kind, cell) without a push, (kind, cell, "push", kind of the pushed ant) with one."""
    found: set[Option] = set()
    for kind in KINDS:
        if g.chips[g.active] < g.price(kind) or not g.supply(g.active, kind):
            continue  # A5.2
        for cell in g.board.anthills[g.active]:
            if cell in g.obstacles or any(ant.owner != g.active for ant in g.ants_on(cell)):
                continue  # A5.3
            if len(g.ants_on(cell)) < g.board.capacity(cell):
                found.add((kind, cell))  # A5.4, A5.10
            if can_push(g, cell):
                found |= {(kind, cell, "push", pushed) for pushed in g.kinds_on(g.active, cell)}
    return found


def can_push(g: Table, cell: str) -> bool:
    """A5.7: whether an ant on an anthill cell may enter the cell before it.

    The ants before it go first (A5.8), in a chain or in a column: try where they would come to stand.
    """
    forward = g.board.forward(g.active, cell)
    if forward is None:
        return False
    if g.hire_push == "chain":
        onward = beyond(g, chain(g, cell)[-1], cell)
        return onward is not None and may_enter(g, g.active, onward)
    before = {ant: ant.cell for ant in g.ants}
    for ant in column(g, cell):
        if onward := next_cell(g, ant):
            ant.cell = onward
    may = may_enter(g, g.active, forward)
    for ant, stood in before.items():
        ant.cell = stood
    return may


def chain(g: Table, cell: str) -> list[str]:
    """A5.8: an anthill cell, then all cells before it that are full of own ants, as far as they follow each other."""
    cells = [cell]
    while (onward := beyond(g, cells[-1], cell)) and is_full_of_own(g, onward):
        cells.append(onward)
    return cells


def beyond(g: Table, cell: str, first: str) -> str | None:
    """The cell of the trail to which a push moves an ant, if the trail goes on."""
    return None if cell != first and ends_a_trail(g, cell) else g.board.forward(g.active, cell)


def is_full_of_own(g: Table, cell: str) -> bool:
    there = g.ants_on(cell)
    return len(there) == g.board.capacity(cell) and all(ant.owner == g.active for ant in there)


def column(g: Table, cell: str) -> list[Ant]:
    """A5.8: the ants that pushes of this turn have moved out of an anthill cell, the foremost first.

    Of two that are equally far it is the one that was pushed first.
    """
    if g.hire_push != "column":
        return []
    pushed = [ant for ant in g.ants_of(g.active) if ant.pushed_from == cell]
    return sorted(pushed, key=lambda ant: (-g.board.distance(g.active, str(ant.cell)), ant.pushed_after))


def ends_a_trail(g: Table, cell: str) -> bool:
    """A5.8: a centre cell, or one next to another anthill."""
    return g.board.is_centre(cell) or any(anthill != g.active for anthill in g.board.anthills_next_to(cell))


def next_cell(g: Table, ant: Ant) -> str | None:
    """A5.8: where an ant of a column goes, if it can."""
    assert ant.cell is not None
    onward = None if ends_a_trail(g, ant.cell) else g.board.forward(g.active, ant.cell)
    return onward if onward is not None and may_enter(g, g.active, onward) else None


def hire_options(g: Table) -> set[Option]:
    """A3.6: the hire action is closed in a move turn."""
    return set() if g.turn_kind == "move" else {("hire", *rest) for rest in hires(g)}


def hire(g: Table, option: Option) -> Flow:
    """A5.1 in a hire turn."""
    g.turn_kind = "hire"
    yield from hire_one(g, option[1:])


def hire_one(g: Table, option: Option) -> Flow:
    """A5.1, A5.9: pay, push, place."""
    kind, cell, *push = option
    g.chips[g.active] -= g.price(kind)
    if push:
        yield from push_out(g, cell, push[1])
    hired = g.supply(g.active, kind)[0]
    hired.cell, hired.tired = cell, True  # A5.11, A11.5
    yield from arrive(g, [hired])


def push_out(g: Table, cell: str, kind: str) -> Flow:
    """A5.5, A5.8, A5.9."""
    if g.hire_push == "chain":
        yield from push_chain(g, cell)
    for ant in column(g, cell):
        onward = next_cell(g, ant) if ant.cell is not None and ant.pushed_from == cell else None
        if onward:
            yield from go(g, [ant], onward)
    pushed, forward = g.one_on(g.active, cell, kind), g.board.forward(g.active, cell)
    assert forward is not None
    g.leave_column(pushed)
    pushed.pushed_from, pushed.pushed_after = cell, g.pushes
    g.pushes += 1
    yield from go(g, [pushed], forward)


def push_chain(g: Table, cell: str) -> Flow:
    """A5.8: from the foremost full cell on, one ant of each goes on; where both kinds are, the player says which."""
    for full in reversed(chain(g, cell)[1:]):
        kinds = g.kinds_on(g.active, full)
        kind = min(kinds)
        if len(kinds) > 1:
            option = yield "push", g.active, {("push", each, full) for each in kinds}
            kind = option[1]
        onward = beyond(g, full, cell)
        assert onward is not None
        yield from go(g, [g.one_on(g.active, full, kind)], onward)
