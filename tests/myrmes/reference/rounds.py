"""The course of the game, with the end of each round, winter, and the end: M1, M13, M14, M15."""

from tests.myrmes.reference.atelier import atelier
from tests.myrmes.reference.births import births, events
from tests.myrmes.reference.harvest import harvest
from tests.myrmes.reference.table import CUBES, FOOD, Flow, Option, Roll, Table
from tests.myrmes.reference.workers import work


def play_game(g: Table, roll: Roll) -> Flow:
    """M1.2, M1.3, M15.1: nine rounds, and a winter after every third."""
    while True:
        if g.round % 3 == 1:
            g.dice = list(roll(g.year))  # M5.1, M14.7
        for colony in g.colonies:
            colony.event = g.die  # M5.3, M13.6
        g.dawn()
        yield from events(g)
        yield from births(g)
        yield from work(g)
        yield from harvest(g)
        yield from atelier(g)
        yield from end_round(g)
        if g.round % 3 == 0:
            yield from winter(g)
        if g.round == g.data["meta"]["rounds"]:
            return
        g.round += 1


def limit(g: Table, level: int) -> int:
    return g.data["storage"]["by_level"][level]


def end_round(g: Table) -> Flow:
    """M13.2 to M13.5."""
    for colony in g.in_turn_order():
        most = limit(g, g.eff(colony))
        if colony.store.total() > most:
            ways: dict[Option, tuple[int, int, int]] = {
                ("keep", "food", str(food), "earth", str(earth), "stone", str(stone)): (food, earth, stone)
                for food in range(colony.store["food"] + 1)
                for earth in range(colony.store["earth"] + 1)
                for stone in range(colony.store["stone"] + 1)
                if food + earth + stone == most
            }
            option = yield "DISCARD", colony.seat, set(ways)
            for cube, count in zip(CUBES, ways[option], strict=True):
                colony.store[cube] = count
    for colony in g.colonies:
        colony.rooms.clear()
    g.first = (g.first + 1) % len(g.colonies)


def winter(g: Table) -> Flow:
    """M14.1 to M14.5."""
    facts = g.data["winter"]
    for colony in g.in_turn_order():
        most = colony.larvae // g.data["exchange"]["larvae_per_food"]
        option = yield "WINTER", colony.seat, {("winter", str(times)) for times in range(most + 1)}
        g.exchange(colony, int(option[1]))
        need = max(0, facts["food_by_year"][g.year - 1] - facts["per_soldier"] * colony.soldiers)
        paid = min(need, colony.store[FOOD])
        colony.store[FOOD] -= paid
        colony.score -= facts["penalty_per_missing_food"] * (need - paid)


def places(g: Table) -> list[int]:
    """M15.2: one more than there are players with a higher score."""
    scores = [colony.score for colony in g.colonies]
    return [1 + sum(other > score for other in scores) for score in scores]
