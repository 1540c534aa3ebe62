"""Why a unit does not move or attack (T6, T7)."""

from typing import Any

from hexapoda.games.refusing import refused
from hexapoda.games.termites.explain.reach import reach_of, why_not_entered, why_not_reached
from hexapoda.games.termites.explain.scene import near, piece_on, terrain_at, token_on
from hexapoda.games.termites.names import hex_name
from hexapoda.games.termites.rules.board import (
    attack_strength,
    caste_at,
    defence,
    is_empty,
    is_mound,
    strength_of,
)
from hexapoda.games.termites.rules.paths import can_attack_from
from hexapoda.games.termites.state import FAR, NO_HEX, SPITTER
from hexapoda.kernel.declaration import Refusal


def why_not_unit(s: Any, spot: int) -> Refusal | None:
    """T6.1: why what is on a hex is no unit of the player."""
    if is_empty(s, spot):
        return refused("T6.1", "no-unit", hex=hex_name(s, spot))
    where = {"hex": hex_name(s, spot), **piece_on(s, spot)}
    if is_mound(s, spot):
        return refused("T2.1", "mound-stays", **where)
    if int(s.owner[spot]) != int(s.active):
        return refused("T6.1", "not-your-unit", **where)
    return None


def other_unit(s: Any, name: str, example: str) -> Refusal:
    """T6.1: another unit was chosen before."""
    return refused("T6.1", "other-unit", hex=hex_name(s, s.unit), other=name, example=example)


def own_piece(s: Any, target: int, *, attack: bool) -> Refusal:
    """T6.8, T7.16: a unit neither stops on nor attacks an own piece."""
    clause = "T7.16" if attack else "T6.8"
    return refused(clause, "own-piece", hex=hex_name(s, target), **piece_on(s, target))


def why_no_move(s: Any, unit: int, target: int) -> Refusal:
    """T6.3 to T6.7: why a unit does not come to an empty hex."""
    return why_not_entered(s, unit, target) or why_not_reached(s, unit, target, "T6.3")


def why_no_attack(s: Any, unit: int, target: int) -> Refusal:
    """T7: why a unit can't attack an enemy's piece."""
    refusal = why_not_entered(s, unit, target, "T7.2")
    if refusal is not None:
        return refusal
    reach = reach_of(s, unit)
    if not any(can_attack_from(s, unit, target, origin, reach) for origin in near(s, target)):
        return why_not_reached(s, unit, target, "T7.2")
    return too_weak(s, unit, target)


def attack_needs_x(s: Any, unit: int, target: int) -> Refusal:
    """T7.1: an attack that is written as a plain move."""
    attack = f"{hex_name(s, unit)}x{hex_name(s, target)}"
    return refused("T7.1", "attack-needs-x", hex=hex_name(s, target), example=attack, **piece_on(s, target))


def nothing_to_attack(s: Any, unit: int, target: int) -> Refusal:
    """T7.1: a plain move that is written as an attack."""
    move = f"{hex_name(s, unit)}-{hex_name(s, target)}"
    return refused("T7.1", "nothing-to-attack", hex=hex_name(s, target), example=move)


# ── strength (T7.5 to T7.14) ──


def too_weak(s: Any, unit: int, target: int) -> Refusal:
    """T7.14: the sums of both sides."""
    attack, needed = int(attack_strength(s, unit, target)), int(defence(s, target)) + 1
    bonus = 0 if is_mound(s, target) else int(s.defence_bonus[s.terrain[target]])
    return refused(
        "T7.14",
        "too-weak",
        hex=hex_name(s, target),
        attack=attack,
        parts=_parts(s, unit, target),
        defence=needed - 1,
        bonus=bonus,
        terrain=terrain_at(s, target),
        short=needed - attack,
        **piece_on(s, target),
    )


def _parts(s: Any, unit: int, target: int) -> str:
    """What an attack adds up, each unit with its hex: "2 (W2 F5) + 2+1 (P2 H5)"."""
    sums = [_share(s, unit, 0)]
    for spot in _supporters(s, unit, target):
        bonus = int(s.support_bonus[s.terrain[spot]]) if int(caste_at(s, spot)) == SPITTER else 0
        sums.append(_share(s, spot, bonus))
    return " + ".join(sums)


def _share(s: Any, spot: int, bonus: int) -> str:
    strength = int(strength_of(s, s.what[spot]))
    return f"{strength}{f'+{bonus}' if bonus else ''} ({token_on(s, spot)} {hex_name(s, spot)})"


def _supporters(s: Any, unit: int, target: int) -> list[int]:
    """T7.6, T7.7: the other units beside the target, and spitters two hexes away."""
    beside, owners = near(s, target), s.owner.tolist()
    own = [spot for spot in (*beside, *FAR[target].tolist()) if spot != NO_HEX and owners[spot] == int(s.active)]
    units = [spot for spot in own if spot != unit and not is_mound(s, spot)]
    return sorted(spot for spot in units if spot in beside or int(caste_at(s, spot)) == SPITTER)
