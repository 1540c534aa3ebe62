"""Why a unit can't move or attack (T6, T7)."""

from typing import Any

from hexapoda.games.refusals import refused
from hexapoda.games.termites.explain.reach import reach_of, why_not_entered, why_not_reached
from hexapoda.games.termites.explain.scene import piece_on
from hexapoda.games.termites.explain.sums import too_weak
from hexapoda.games.termites.notation.names import hex_name
from hexapoda.games.termites.rules.board import is_empty, is_mound
from hexapoda.games.termites.rules.paths import comes_to
from hexapoda.kernel.declaration import Refusal


def why_not_unit(s: Any, spot: int) -> Refusal | None:
    """T6.1: why a hex does not hold a unit of the player."""
    if is_empty(s, spot):
        return refused("T6.1", "no-unit", hex=hex_name(s, spot))
    where = {"hex": hex_name(s, spot), **piece_on(s, spot)}
    if is_mound(s, spot):
        return refused("T2.1", "mound-stays", **where)
    if int(s.owner[spot]) != int(s.active):
        return refused("T6.1", "not-your-unit", **where)
    return None


def other_unit(s: Any, name: str, example: str) -> Refusal:
    """T6.1: another unit is already chosen."""
    return refused("T6.1", "other-unit", hex=hex_name(s, s.unit), other=name, example=example)


def own_piece(s: Any, target: int, *, attack: bool) -> Refusal:
    """T6.8, T7.16: a unit neither stops on nor attacks a piece of its own side."""
    clause = "T7.16" if attack else "T6.8"
    return refused(clause, "own-piece", hex=hex_name(s, target), **piece_on(s, target))


def why_no_move(s: Any, unit: int, target: int) -> Refusal:
    """T6.3 to T6.7: why a unit can't reach an empty hex."""
    return why_not_entered(s, unit, target) or why_not_reached(s, unit, target, "T6.3")


def why_no_attack(s: Any, unit: int, target: int) -> Refusal:
    """T7: why a unit can't attack an enemy's piece."""
    refusal = why_not_entered(s, unit, target, "T7.2")
    if refusal is not None:
        return refusal
    if not comes_to(s, unit, target, reach_of(s, unit)):
        return why_not_reached(s, unit, target, "T7.2")
    return too_weak(s, unit, target)


def attack_needs_x(s: Any, unit: int, target: int) -> Refusal:
    """T7.1: an attack is written as a plain move."""
    attack = f"{hex_name(s, unit)}x{hex_name(s, target)}"
    return refused("T7.1", "attack-needs-x", hex=hex_name(s, target), example=attack, **piece_on(s, target))


def nothing_to_attack(s: Any, unit: int, target: int) -> Refusal:
    """T7.1: a plain move is written as an attack."""
    move = f"{hex_name(s, unit)}-{hex_name(s, target)}"
    return refused("T7.1", "nothing-to-attack", hex=hex_name(s, target), example=move)
