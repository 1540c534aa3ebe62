"""Why a card can't be played (A11)."""

from typing import Any

from hexapoda.games.ants.explain.moves import has
from hexapoda.games.ants.explain.scene import ants_listed, cells_listed, seat_on, stranger_on
from hexapoda.games.ants.notation.names import cell_name, kind_name, seat_name
from hexapoda.games.ants.rules.board import all_markers, all_obstacles, ants_at, are_enemies
from hexapoda.games.ants.rules.cards.ground import enemy_markers
from hexapoda.games.ants.state import HILLS
from hexapoda.games.refusals import refused
from hexapoda.kernel.declaration import Refusal


def fury_needs_battle(s: Any) -> Refusal:
    """A10.10."""
    return refused("A10.10", "ants-fury-in-battle")


def no_card_in_battle(s: Any, card: str) -> Refusal:
    """A10.11."""
    return refused("A10.11", "ants-no-card-in-battle", card=card)


def bank_empty(s: Any) -> Refusal:
    """A1.5, A11.4."""
    return refused("A1.5", "ants-bank-empty")


#: The clauses of cards that need a target.
_CLAUSES = {"ambush": "A11.7", "forced_march": "A11.8", "column": "A11.9", "obstacle": "A11.11", "cave_in": "A11.11"}


def card_for_nothing(s: Any, card: str) -> Refusal:
    """The card has no target."""
    return refused(_CLAUSES[card], "ants-card-for-nothing", card=card)


# ── Ambush (A11.7) ──


def no_ambush_from(s: Any, cell: int) -> Refusal:
    """No ant on the cell has an enemy to ambush."""
    return refused("A11.7", "ants-ambush-none", cell=cell_name(s, cell))


def why_no_victim(s: Any, target: int) -> Refusal | None:
    """No enemy is on the cell."""
    other = seat_on(s, target)
    if other is None:
        return refused("A11.7", "ants-ambush-nobody", cell=cell_name(s, target))
    if not are_enemies(s, int(s.active), other):
        return refused("A11.7", "ants-ambush-ally", **stranger_on(s, target))
    return None


def why_no_ambush(s: Any, kind: int, cell: int, enemy_kind: int, target: int) -> Refusal:
    """Why an ant can't ambush an enemy's ant."""
    where = {"cell": cell_name(s, cell), "target": cell_name(s, target)}
    for each in (cell, target):
        if has(s.centre, each):
            return refused("A11.7", "ants-ambush-centre", cell=cell_name(s, each))
    if not has(s.far[cell], target):
        return refused("A11.7", "ants-ambush-distance", cells=cells_listed(s, s.far[cell]), **where)
    other = seat_on(s, target)
    assert other is not None
    if not ants_at(s, other, enemy_kind, target):
        here = ants_listed(s, other, target)
        return refused("A11.7", "ants-other-kind", cell=where["target"], kind=kind_name(enemy_kind), ants=here)
    kinds = {"kind": kind_name(kind), "enemy": kind_name(enemy_kind)}
    return refused("A11.7", "ants-ambush-strength", **where, **kinds)


def which_victim(s: Any, target: int, shown: str) -> Refusal:
    """The enemy has workers and soldiers on the cell."""
    other = seat_on(s, target)
    assert other is not None
    here = ants_listed(s, other, target)
    return refused("A11.7", "ants-which-kind", cell=cell_name(s, target), ants=here, example=shown)


# ── Obstacle and Cave-in (A11.11) ──


def why_no_obstacle(s: Any, cell: int) -> Refusal:
    """A11, Obstacle."""
    where = {"cell": cell_name(s, cell)}
    if has(s.cake | s.centre, cell):
        return refused("A11.11", "ants-obstacle-trail", **where)
    for number, hill in enumerate(HILLS):
        if has(s.gates[number], cell):
            return refused("A11.11", "ants-obstacle-gate", hill=hill, **where)
    if has(all_obstacles(s), cell):
        return refused("A11.11", "ants-obstacle-twice", **where)
    if has(all_markers(s), cell):
        return refused("A11.11", "ants-obstacle-marker", **where)
    return refused("A11.11", "ants-obstacle-ants", **where)


def why_no_cave_in(s: Any, cell: int) -> Refusal:
    """A11, Cave-in."""
    where = {"cell": cell_name(s, cell), "cells": cells_listed(s, enemy_markers(s))}
    for seat in range(int(s.players)):
        if has(s.markers[seat], cell):
            return refused("A11.11", "ants-cave-in-friend", player=seat_name(s, seat), **where)
    return refused("A11.11", "ants-cave-in-nothing", **where)
