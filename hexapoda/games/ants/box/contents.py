"""The contents of a box, and how they are written as the tables of a data file."""

from dataclasses import dataclass
from typing import Any

from hexapoda.games.ants.state import CARDS, CELL_KINDS, HILLS, KINDS, SCENARIOS
from hexapoda.games.boxes import Contents
from hexapoda.i18n import LANGUAGES


@dataclass(frozen=True, slots=True)
class AntKind:
    """A1.9."""

    cost: int
    strength: int
    mines: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """A1.10; `kind` is the number of a kind of cell."""

    name: str
    kind: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Hill:
    """A1.11: an anthill with its three cells, by number."""

    cells: tuple[int, int, int]
    x: float
    y: float


@dataclass(frozen=True)
class Box(Contents):
    """All that the rules take from a data file. Kinds of ants and cards are in the order of their numbers."""

    players_min: int
    players_max: int
    chips_in_box: int
    ants: tuple[int, ...]
    kinds: tuple[AntKind, ...]
    level_costs: tuple[int, ...]
    hand_size: int
    #: By classic and pyramids (A2.2).
    start_chips: tuple[int, int]
    tunnel_cost: int
    tunnel_distance: int
    emergency_gain: int
    #: By kind of cell (A1.19).
    capacity: tuple[int, ...]
    bank_limit: int
    centre_entries: int
    hire_push: str
    max_rounds: int
    hills: tuple[Hill, ...]
    cells: tuple[Cell, ...]
    links: tuple[tuple[int, int], ...]
    deck: tuple[int, ...]
    #: By card and language; empty for kinds that are left out.
    card_names: tuple[tuple[str, ...], ...]

    @property
    def resource_cells(self) -> int:
        """A1.15: their number, which is also the number of chips on the board at the start (A2.3)."""
        return sum(cell.kind != CELL_KINDS.index("trail") for cell in self.cells)

    def data(self) -> dict[str, Any]:
        return _data(self)


def _data(box: Box) -> dict[str, Any]:
    """The tables of a data file, without notes for human readers."""
    names = [cell.name for cell in box.cells]
    return {
        "meta": {"players_min": box.players_min, "players_max": box.players_max},
        "components": {
            "cards": sum(box.deck),
            "resource_chips": box.chips_in_box,
            **{f"{kind}s_per_player": number for kind, number in zip(KINDS, box.ants, strict=True)},
        },
        "ants": {
            name: {"cost": kind.cost, "strength": kind.strength, "mines": kind.mines}
            for name, kind in zip(KINDS, box.kinds, strict=True)
        },
        "levels": {"costs": list(box.level_costs)},
        "rules": {
            "hand_size": box.hand_size,
            "start_chips_classic": box.start_chips[0],
            "start_chips_pyramids": box.start_chips[1],
            "tunnel_cost": box.tunnel_cost,
            "tunnel_min_distance_from_enemy_anthill": box.tunnel_distance,
            "emergency_gain": box.emergency_gain,
            **{f"capacity_{kind}": number for kind, number in zip(CELL_KINDS, box.capacity, strict=True)},
            "bank_limit": box.bank_limit,
            "centre_entries_per_turn": box.centre_entries,
            "hire_push": box.hire_push,
            "max_rounds": box.max_rounds,
        },
        "scenarios": [{"id": name} for name in SCENARIOS],
        "anthills": [
            {"id": name, "x": hill.x, "y": hill.y, "cells": [names[cell] for cell in hill.cells]}
            for name, hill in zip(HILLS, box.hills, strict=True)
        ],
        "cells": [{"id": cell.name, "kind": CELL_KINDS[cell.kind], "x": cell.x, "y": cell.y} for cell in box.cells],
        "graph": {"links": [[names[one], names[other]] for one, other in box.links]},
        "cards": [
            {
                "id": card,
                "count": count,
                **{f"name_{language}": name for language, name in zip(LANGUAGES, names, strict=True)},
            }
            for card, count, names in zip(CARDS, box.deck, box.card_names, strict=True)
            if count
        ],
    }
