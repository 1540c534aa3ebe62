"""Contacts and battles: A10."""

from itertools import cycle

from tests.ants.reference.table import Ant, Flow, Option, Table

PASS: Option = ("pass",)
DECLINE: Option = ("decline",)

Contact = tuple[str, str]


def contacts(g: Table, player: str) -> set[Contact]:
    """A10.1, A10.13: cells with own ants and cells with an enemy's ants that meet; in the centre, the same cell."""
    found = set()
    for cell in {ant.cell for ant in g.ants_of(player) if ant.cell}:
        where = {cell} if g.board.is_centre(cell) else g.board.battle_neighbours(cell)
        found |= {(cell, other) for other in where if enemy_on(g, player, other)}
    return found


def enemy_on(g: Table, player: str, cell: str) -> str | None:
    """The enemy whose ants are on a cell, if there is one."""
    found = {ant.owner for ant in g.ants_on(cell) if g.are_enemies(player, ant.owner)}
    return min(found) if found else None


def fight_all(g: Table) -> Flow:
    """A10.2, A10.3: battle after battle until no contact is left."""
    while found := contacts(g, g.active):
        contact = min(found)
        if len(found) > 1:
            option = yield "contact", g.active, {("contact", *pair) for pair in found}
            contact = option[1], option[2]
        yield from fight(g, contact)


def fight(g: Table, contact: Contact) -> Flow:
    """A10.4, A10.9: one battle."""
    own_cell, other_cell = contact
    enemy = enemy_on(g, g.active, other_cell)
    assert enemy is not None
    sides = {
        g.active: [ant for ant in g.ants_on(own_cell) if ant.owner == g.active],
        enemy: [ant for ant in g.ants_on(other_cell) if ant.owner == enemy],
    }
    for player, ants in sides.items():
        yield from sentries(g, player, ants)
    yield from fury_window(g, sides)
    groups = [fighting_group(g, ants) for ants in sides.values()]
    forces = [sum(strength_now(g, ant) for ant in group) for group in groups]
    for group, force in zip(groups, forces, strict=True):
        if force == min(forces):  # A10.7: the smaller, or both
            for owner, cell, kind in [(ant.owner, str(ant.cell), ant.kind) for ant in group]:
                g.remove(g.one_on(owner, cell, kind))  # A10.8
    for ant in g.ants:
        ant.bonus = 0


def strength_now(g: Table, ant: Ant) -> int:
    """A10.5."""
    return g.strength(ant.kind) + ant.bonus


def fighting_group(g: Table, ants: list[Ant]) -> list[Ant]:
    """A10.6: the ants that have the highest strength of their side."""
    highest = max(strength_now(g, ant) for ant in ants)
    return [ant for ant in ants if strength_now(g, ant) == highest]


def sentries(g: Table, player: str, ants: list[Ant]) -> Flow:
    """A11, *Sentries*: one card for one ant, or for nothing."""
    if "sentries" not in g.laid[player]:
        return
    option = yield "sentries", player, {DECLINE} | {("sentries", ant.name) for ant in ants}
    g.laid[player].remove("sentries")
    g.discard.append("sentries")
    if option != DECLINE:
        strengthen(ants, option[1])


def fury_window(g: Table, sides: dict[str, list[Ant]]) -> Flow:
    """A10.10: in turns from the active player on, until two passes in a row; who has no card passes unasked."""
    passes = 0
    for player, ants in cycle(sides.items()):
        if passes == 2:
            return
        option = PASS
        if g.hands[player]:
            furies = {("fury", ant.name) for ant in ants} if "fury" in g.hands[player] else set()
            option = yield "fury", player, {PASS} | furies
        if option == PASS:
            passes += 1
        else:
            passes = 0
            g.discard_from_hand(player, "fury")
            strengthen(ants, option[1])


def strengthen(ants: list[Ant], name: str) -> None:
    next(ant for ant in ants if ant.name == name).bonus += 1
