"""Attack and defence as sums, for views and refusals (T7.5 to T7.14)."""

from functools import cache
from typing import Any

from hexapoda.games.refusals import refused
from hexapoda.games.termites.explain.reach import reach_of
from hexapoda.games.termites.explain.scene import piece_on, terrain_at, token_on
from hexapoda.games.termites.notation.names import hex_name, hex_names
from hexapoda.games.termites.plain import plain
from hexapoda.games.termites.rules.paths import comes_to
from hexapoda.games.termites.rules.strength import (
    attack_strength,
    defence,
    defence_bonus,
    strength_of,
    support_from,
)
from hexapoda.games.termites.state import FAR, NEAR, NO_HEX, NOBODY
from hexapoda.kernel.declaration import Refusal


def shares(s: Any, unit: int, target: int) -> list[tuple[int, int, int]]:
    """T7.5 to T7.9: the attacker, then its supporters in board order: hex, strength, and the bonus of the terrain."""
    p = plain(s)
    seat = p.owner[unit]
    found = [(unit, int(strength_of(s, s.what[unit])), 0)]
    for spot, away in _around(p.radius)[target]:
        if p.owner[spot] == seat and spot != unit and (share := int(support_from(s, seat, spot, away))):
            strength = int(strength_of(s, s.what[spot]))
            found.append((spot, strength, share - strength))
    return found


@cache
def _around(radius: int) -> dict[int, list[tuple[int, int]]]:
    """The hexes one and two steps from each hex of a board, in board order, with their distance."""
    board = hex_names(radius)
    rings = {spot: {**dict.fromkeys(FAR[spot].tolist(), 2), **dict.fromkeys(NEAR[spot].tolist(), 1)} for spot in board}
    return {spot: sorted((near, away) for near, away in ring.items() if near in board) for spot, ring in rings.items()}


def attacks(s: Any) -> dict[str, dict[str, Any]]:
    """The attacks of the chosen unit by target: the chosen one, or all in reach, even if too weak."""
    p = plain(s)
    names, unit = hex_names(p.radius), p.unit
    return {
        names[target]: {
            "attack": int(attack_strength(s, unit, target)),
            "defence": int(defence(s, target)),
            "bonus": int(defence_bonus(s, target)),
            "shares": [[names[spot], strength, bonus] for spot, strength, bonus in shares(s, unit, target)],
        }
        for target in (_in_reach(s, unit) if p.target == NO_HEX else [p.target])
    }


def _in_reach(s: Any, unit: int) -> list[int]:
    """T7.2: the enemy pieces that a unit can reach, whether or not it could win."""
    p, reach = plain(s), reach_of(s, unit)
    enemies = [target for target, owner in enumerate(p.owner) if owner not in (NOBODY, p.owner[unit])]
    return [target for target in enemies if comes_to(s, unit, target, reach)]


def too_weak(s: Any, unit: int, target: int) -> Refusal:
    """T7.14: the sums of both sides."""
    attack, needed = int(attack_strength(s, unit, target)), int(defence(s, target)) + 1
    return refused(
        "T7.14",
        "too-weak",
        hex=hex_name(s, target),
        attack=attack,
        parts=" + ".join(_share(s, *each) for each in shares(s, unit, target)),
        defence=needed - 1,
        bonus=int(defence_bonus(s, target)),
        terrain=terrain_at(s, target),
        short=needed - attack,
        **piece_on(s, target),
    )


def _share(s: Any, spot: int, strength: int, bonus: int) -> str:
    """A unit with its hex and what it adds: "2+1 (P2 H5)"."""
    return f"{strength}{f'+{bonus}' if bonus else ''} ({token_on(s, spot)} {hex_name(s, spot)})"
