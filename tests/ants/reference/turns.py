"""The turn, from its start to its end: A3, with income and emergencies (A8.4, A8.6)."""

from itertools import combinations

from tests.ants.reference.battles import fight_all
from tests.ants.reference.cards import card_options, play_card
from tests.ants.reference.hiring import hire, hire_options
from tests.ants.reference.moving import step, step_options, tunnel, tunnel_options
from tests.ants.reference.scenarios import build, build_options, end_in_stalemate
from tests.ants.reference.table import Deal, Flow, Option, Over, Table

KEEP: Option = ("keep",)
END: Option = ("end",)

#: Where a game can be begun: the phases of a turn (A3), and before them the dealing of cards (A2.4).
PHASES = ("deal", "start", "income", "actions")


def play_game(g: Table, deal: Deal, phase: str) -> Flow:
    """Turn after turn until the game is over (A2.6, A12)."""
    if phase == "deal":
        phase = "start"
        for player in g.players:
            for _ in range(g.numbers["hand_size"]):
                g.draw(player, deal)
    try:
        while True:
            yield from turn(g, deal, phase)
            phase = "start"
            g.turns[g.active] += 1
            if min(g.turns.values()) >= g.max_rounds:
                end_in_stalemate(g)
            g.active = g.after(g.active)
    except Over:
        return


def turn(g: Table, deal: Deal, phase: str) -> Flow:
    """A3.1 to A3.7."""
    g.turn_kind = None
    g.entered.clear()
    g.pushes = 0
    for ant in g.ants:
        ant.tired, ant.marched, ant.pushed_from = False, False, None
    if phase == "start":
        clear_obstacles(g)
        while len(g.hands[g.active]) < g.numbers["hand_size"] and g.draw(g.active, deal):
            pass
        option = yield "exchange", g.active, {KEEP} | {("exchange", card) for card in g.hands[g.active]}
        if option != KEEP:
            g.discard_from_hand(g.active, option[1])
            g.draw(g.active, deal)
    if phase in ("start", "income"):
        income(g)
    yield from fight_all(g)  # only in positions that no game leads to
    while True:
        option = yield "action", g.active, actions(g)
        if option == END:
            return
        yield from ACTIONS[option[0]](g, option)


def clear_obstacles(g: Table) -> None:
    """A3.1."""
    for cell in [cell for cell, owner in g.obstacles.items() if owner == g.active]:
        del g.obstacles[cell]
        g.discard.append("obstacle")


def income(g: Table) -> None:
    """A8.3, A8.4, and *Winter Stores*: all copies at the first income in which somebody mines (A11.10)."""
    miners = sum(g.mines(ant.kind) and g.board.is_resource(str(ant.cell)) for ant in g.ants_of(g.active))
    g.take_chips(g.active, miners)
    while miners and "winter_stores" in g.laid[g.active]:
        g.take_chips(g.active, 2)
        g.laid[g.active].remove("winter_stores")
        g.discard.append("winter_stores")


def actions(g: Table) -> set[Option]:
    """A3.5, A3.7."""
    cards = card_options(g)
    return {
        END,
        *hire_options(g),
        *step_options(g),
        *tunnel_options(g),
        *build_options(g),
        *emergency_options(g),
        *cards,
    }


def emergency_options(g: Table) -> set[Option]:
    """A8.6: every pair of kinds in the hand."""
    if g.ants_of(g.active) or g.chips[g.active] or g.bank() == 0:
        return set()
    return {("emergency", *pair) for pair in combinations(g.hands[g.active], g.numbers["emergency_discard"])}


def emergency(g: Table, option: Option) -> Flow:
    """A8.6."""
    for card in option[1:]:
        g.discard_from_hand(g.active, card)
    g.take_chips(g.active, g.numbers["emergency_gain"])
    yield from ()


ACTIONS = {
    "hire": hire,
    "step": step,
    "tunnel": tunnel,
    "build": build,
    "emergency": emergency,
    "card": play_card,
}
