"""The cards that are played in one's own turn: A11. Each effect says when it can be had, and what it does."""

from tests.ants.reference.board import TRAIL
from tests.ants.reference.hiring import hire_one, hires
from tests.ants.reference.moving import targets, walk
from tests.ants.reference.table import Flow, Option, Table

STOP: Option = ("stop",)


def card_options(g: Table) -> set[Option]:
    """A11.1, A11.4: the cards of the hand, with every choice that they leave."""
    return {
        ("card", card, *choice) for card in set(g.hands[g.active]) if card in CHOICES for choice in CHOICES[card](g)
    }


def play_card(g: Table, option: Option) -> Flow:
    """A11.1, A11.2. Nobody draws before the turn is over, so a card may as well be discarded at once."""
    _, card, *choice = option
    if card in STAYING:
        g.hands[g.active].remove(card)
    else:
        g.discard_from_hand(g.active, card)
    yield from EFFECTS[card](g, tuple(choice))


# ---------------------------------------------------------------- ambush


def ambushes(g: Table) -> set[Option]:
    """A11.7: (own kind, own cell, enemy's kind, enemy's cell)."""
    return {
        (own.kind, str(own.cell), other.kind, far)
        for own in g.ants_of(g.active)
        for far in g.board.ambush_range(str(own.cell))
        for other in g.ants_on(far)
        if g.are_enemies(g.active, other.owner) and g.strength(other.kind) <= g.strength(own.kind)
    }


def ambush(g: Table, choice: Option) -> Flow:
    _, _, kind, cell = choice
    g.remove(g.one_on(g.ants_on(cell)[0].owner, cell, kind))
    yield from ()


# ---------------------------------------------------------------- forced march, tight column


def marches(g: Table) -> set[Option]:
    """A11.5, A11.8: (kind, cell, first target) of every ant that has not marched, whether it has made its normal step
    or not."""
    return {
        (ant.kind, str(ant.cell), target)
        for ant in g.ants_of(g.active)
        for target in targets(g, g.active, str(ant.cell))
        if not ant.marched
    }


def forced_march(g: Table, choice: Option) -> Flow:
    """A11.8: the second step is chosen when the first is complete, and lost if the ant is gone."""
    kind, cell, target = choice
    able = [ant for ant in g.ants_on(cell) if ant.kind == kind and not ant.marched]
    ant = max(able, key=lambda ant: ant.tired)
    ant.marching = True
    yield from walk(g, [ant], target)
    further = {("march", other) for other in targets(g, g.active, target)} if ant.cell == target else set()
    if further:
        option = yield "march", g.active, {STOP} | further
        ant.marching, ant.marched = False, g.forced_marches == "once"
        if option != STOP:
            yield from walk(g, [ant], option[1])
    ant.marching = False


def columns(g: Table) -> set[Option]:
    """A11.9: (cell, target)."""
    cells = {str(ant.cell) for ant in g.ants_of(g.active)}
    pairs = [cell for cell in cells if len(g.ants_on(cell)) == 2]
    return {(cell, target) for cell in pairs for target in targets(g, g.active, cell, ants=2)}


def tight_column(g: Table, choice: Option) -> Flow:
    cell, target = choice
    yield from walk(g, g.ants_on(cell), target)


# ---------------------------------------------------------------- chips and hires


def honeydews(g: Table) -> set[Option]:
    """A11.4: there must be a chip to take."""
    return set() if g.bank() == 0 else {()}


def honeydew(g: Table, choice: Option) -> Flow:
    g.take_chips(g.active, 1)
    yield from ()


def reinforcements(g: Table, choice: Option) -> Flow:
    """A11.5: the kind of turn stays open."""
    yield from hire_one(g, choice)


# ---------------------------------------------------------------- cards that stay


def always(g: Table) -> set[Option]:
    return {()}


def lay_down(card: str):
    """A11.2: *Winter Stores* and *Sentries* wait in front of the player."""

    def lay(g: Table, choice: Option) -> Flow:
        g.laid[g.active].append(card)
        yield from ()

    return lay


def obstacle_cells(g: Table) -> set[Option]:
    """A11.11: trail cells without ant, marker or obstacle, not next to an anthill."""
    return {
        (cell,)
        for cell, kind in g.board.cells.items()
        if kind == TRAIL
        and not g.board.anthills_next_to(cell)
        and not g.ants_on(cell)
        and cell not in g.markers
        and cell not in g.obstacles
    }


def obstacle(g: Table, choice: Option) -> Flow:
    g.obstacles[choice[0]] = g.active
    yield from ()


# ---------------------------------------------------------------- cave-in


def cave_ins(g: Table) -> set[Option]:
    """The markers of enemies."""
    return {(cell,) for cell, owner in g.markers.items() if g.are_enemies(g.active, owner)}


def cave_in(g: Table, choice: Option) -> Flow:
    del g.markers[choice[0]]
    yield from ()


CHOICES = {
    "ambush": ambushes,
    "forced_march": marches,
    "column": columns,
    "reinforcements": hires,
    "honeydew": honeydews,
    "winter_stores": always,
    "sentries": always,
    "obstacle": obstacle_cells,
    "cave_in": cave_ins,
}
EFFECTS = {
    "ambush": ambush,
    "forced_march": forced_march,
    "column": tight_column,
    "reinforcements": reinforcements,
    "honeydew": honeydew,
    "winter_stores": lay_down("winter_stores"),
    "sentries": lay_down("sentries"),
    "obstacle": obstacle,
    "cave_in": cave_in,
}
#: Cards that are not discarded when they are played.
STAYING = ("winter_stores", "sentries", "obstacle")
