"""Phases 1 and 2, events and births: M5, M6."""

from itertools import product
from typing import Any

from tests.myrmes.reference.table import TRACKS, Colony, Flow, Option, Table


def events(g: Table) -> Flow:
    """M5.4, M5.5: each player moves the own cube, for a larva an index."""
    for colony in g.in_turn_order():
        within = range(len(g.data["event"]))
        option = yield "EVENT", colony.seat, {("event", str(e)) for e in within if abs(e - g.die) <= colony.larvae}
        colony.event = int(option[1])
        colony.larvae -= abs(colony.event - g.die)  # M5.6


def births(g: Table) -> Flow:
    """M4.3: all place nurses, then all births happen."""
    for colony in g.in_turn_order():
        ways = useful(g, colony.free_nurses())
        answers = {option_of(way): way for way in ways}
        option = yield "BIRTH", colony.seat, set(answers)
        colony.placed.update(answers[option])
    for colony in g.in_turn_order():
        yield from be_born(g, colony)


def useful(g: Table, nurses: int) -> list[dict[str, int]]:
    """M6.1 to M6.6: ways to distribute nurses over the tracks and the atelier."""
    allowed = g.data["births"]["allowed"]
    numbers = product(allowed["larvae"], allowed["soldiers"], allowed["workers"], allowed["atelier"])
    return [dict(zip(TRACKS, each, strict=True)) for each in numbers if sum(each) <= nurses]


def option_of(way: dict[str, int]) -> Option:
    words = [word for track in TRACKS if way[track] for word in (track, str(way[track]))]
    return ("birth", *(words or ["none"]))


def born(yields: dict[str, Any], nurses: int) -> int:
    """M6.2 to M6.4: what so many nurses give; numbers between two of the table give as the lower one."""
    return max((count for key, count in yields.items() if int(key[1:]) <= nurses), default=0)


def be_born(g: Table, colony: Colony) -> Flow:
    """M6.7, M6.8, and the extras of events, M5.10 to M5.12, which need a birth by nurses (M6.9)."""
    tables = g.data["births"]
    larvae = born(tables["larvae"], colony.placed["larva"])
    soldiers = born(tables["soldiers"], colony.placed["soldier"])
    workers = born(tables["workers"], colony.placed["worker"])
    larvae += 2 if larvae and g.has_event(colony, "larva_plus_2") else 0
    soldiers += 1 if soldiers and g.has_event(colony, "soldier_plus_1") else 0
    workers += 1 if workers and g.has_event(colony, "worker_plus_1") else 0
    reserve = g.reserve(colony)
    if reserve < soldiers + workers:
        ways: dict[Option, int] = {
            ("born", "soldier", str(s), "worker", str(reserve - s)): s
            for s in range(reserve + 1)
            if s <= soldiers and reserve - s <= workers
        }
        if soldiers and workers and reserve:
            option = yield "BIRTH_CUT", colony.seat, set(ways)
            soldiers = ways[option]
        else:
            (soldiers,) = ways.values()
        workers = reserve - soldiers
    colony.larvae += larvae
    colony.soldiers += soldiers
    colony.workers += workers
    for track in ("larva", "soldier", "worker"):
        del colony.placed[track]
