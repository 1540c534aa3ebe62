"""What attacks add up to, as the kernel counts it (T7.5 to T7.14)."""

from functools import cache
from typing import Any

from hexapoda.games.refusing import refused
from hexapoda.games.termites.explain.reach import reach_of
from hexapoda.games.termites.explain.scene import neighbours, piece_on, terrain_at, token_on
from hexapoda.games.termites.notation.names import hex_name, hex_names
from hexapoda.games.termites.plain import plain
from hexapoda.games.termites.rules.board import attack_strength, defence, strength_of, support
from hexapoda.games.termites.rules.paths import BEYOND, can_attack_from
from hexapoda.games.termites.state import FAR, MOUND, NEAR, NO_HEX, NOBODY
from hexapoda.kernel.declaration import Refusal


def shares(s: Any, unit: int, target: int) -> list[tuple[int, int, int]]:
    """T7.5 to T7.9: the attacker, then all that support it in board order: hex, strength, and the terrain's bonus."""
    p, seat = plain(s), s.owner[unit]
    whole = int(support(s, seat, target, NO_HEX))
    found = [(unit, int(strength_of(s, s.what[unit])), 0)]
    for spot in _around(p.radius)[target]:
        if p.owner[spot] == p.owner[unit] and p.what[spot] < MOUND and spot != unit:
            share = whole - int(support(s, seat, target, spot))  # what would be missing without it
            if share:
                strength = int(strength_of(s, s.what[spot]))
                found.append((spot, strength, share - strength))
    return found


@cache
def _around(radius: int) -> dict[int, list[int]]:
    """The hexes at most two steps from each hex of a board, in board order: nobody supports from farther away."""
    board = hex_names(radius)
    return {spot: sorted(board.keys() & {*NEAR[spot].tolist(), *FAR[spot].tolist()}) for spot in board}


def attacks(s: Any) -> dict[str, dict[str, Any]]:
    """The attacks of the chosen unit by target: the one that is chosen, or all in reach, too weak ones as well."""
    p = plain(s)
    names, unit = hex_names(p.radius), p.unit
    return {
        names[target]: {
            "attack": int(attack_strength(s, unit, target)),
            "defence": int(defence(s, target)),
            "bonus": _defence_bonus(s, target),
            "shares": [[names[spot], strength, bonus] for spot, strength, bonus in shares(s, unit, target)],
        }
        for target in (_in_reach(s, unit) if p.target == NO_HEX else [p.target])
    }


def _in_reach(s: Any, unit: int) -> list[int]:
    """T7.2: the enemies' pieces that a unit comes to, whether it could win or not."""
    p, reach = plain(s), reach_of(s, unit)
    points, beside = reach.tolist(), neighbours(p.radius)
    return [
        target
        for target, owner in enumerate(p.owner)
        if owner not in (NOBODY, p.owner[unit])
        and any(points[spot] != BEYOND and can_attack_from(s, unit, target, spot, reach) for spot in beside[target])
    ]


def _defence_bonus(s: Any, target: int) -> int:
    """T7.13: how much of a defence the terrain gives."""
    p = plain(s)
    return 0 if p.what[target] >= MOUND else p.defence_bonus[p.terrain[target]]


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
        bonus=_defence_bonus(s, target),
        terrain=terrain_at(s, target),
        short=needed - attack,
        **piece_on(s, target),
    )


def _share(s: Any, spot: int, strength: int, bonus: int) -> str:
    """A unit with its hex and what it adds: "2+1 (P2 H5)"."""
    return f"{strength}{f'+{bonus}' if bonus else ''} ({token_on(s, spot)} {hex_name(s, spot)})"
