"""Why an attack can't start at a hex, or can't end as a text says (T7.3, T7.4, T8)."""

from typing import Any

from hexapoda.games.refusals import refused
from hexapoda.games.termites.explain.reach import cheapest_ways, points_of, reach_of
from hexapoda.games.termites.explain.scene import caste_on, hexes_listed, near, piece_on, terrain_at, token_on
from hexapoda.games.termites.notation.names import hex_name
from hexapoda.games.termites.notation.write import example
from hexapoda.games.termites.rules.board import caste_at, entry_cost, is_empty, is_mound, may_retreat
from hexapoda.games.termites.rules.paths import can_attack_from, may_pass
from hexapoda.kernel.declaration import Refusal


def attack_origins(s: Any, unit: int, target: int) -> list[int]:
    """T7.3, T7.4: the attack-from hexes of a unit and a target, in board order."""
    reach = reach_of(s, unit)
    return [spot for spot in near(s, target) if can_attack_from(s, unit, target, spot, reach)]


def why_not_from(s: Any, unit: int, target: int, spot: int) -> Refusal:
    """T7.2 to T7.4: why an attack can't start at a hex."""
    params = {"hex": hex_name(s, spot), "target": hex_name(s, target), "token": token_on(s, unit)}
    params["origins"] = hexes_listed(s, attack_origins(s, unit, target))
    if spot not in near(s, target):
        return refused("T7.3", "from-not-beside", **params)
    seat, caste, points = int(s.owner[unit]), int(caste_at(s, unit)), points_of(s, unit)
    if not 0 < int(entry_cost(s, spot, caste)) <= points:
        return refused("T6.4", "from-terrain", terrain=terrain_at(s, spot), **params)
    if not may_pass(s, seat, caste, spot):
        clause = "T6.7" if is_mound(s, spot) else "T6.6"
        return refused(clause, "from-blocked", **params, **piece_on(s, spot))
    costs, _ = cheapest_ways(s, unit, heeding_pieces=True)
    needed = costs[spot] + int(entry_cost(s, target, caste)) if spot in costs else 0
    return refused("T7.2", "from-too-far", needed=needed, points=points, **params)


def from_where(s: Any, unit: int, target: int, shown: str) -> Refusal:
    """T7.3: the attack-from hex matters, and the text does not name it."""
    hexes = hexes_listed(s, attack_origins(s, unit, target))
    return refused("T7.3", "from-where", target=hex_name(s, target), origins=hexes, example=shown)


def other_from(s: Any, spot: int) -> Refusal:
    """T7.3: another attack-from hex is already chosen."""
    return refused("T7.3", "other-from", hex=hex_name(s, s.origin), other=hex_name(s, spot))


def other_attack(s: Any) -> Refusal:
    """T7.1: another attack is in progress."""
    attack = f"{hex_name(s, s.unit)}x{hex_name(s, s.target)}"
    return refused("T7.1", "other-attack", attack=attack, example=example(s))


# ── endings (T8) ──


def grip(s: Any, unit: int, target: int) -> Refusal:
    """T8.2: nothing retreats from a soldier."""
    return refused("T8.2", "grip", token=token_on(s, unit), target=hex_name(s, target))


def mound_has_no_retreat(s: Any, target: int) -> Refusal:
    """T9.2: a mound is captured, it never retreats."""
    return refused("T9.2", "mound-is-taken", target=hex_name(s, target), piece=piece_on(s, target)["piece"])


def no_retreat(s: Any, target: int) -> Refusal:
    """T8.9: the attacked unit has no hex to retreat to."""
    return refused("T8.9", "no-retreat", target=hex_name(s, target))


def retreat_where(s: Any, target: int, hexes: list[int], shown: str) -> Refusal:
    """T8.5: there are several retreats, and the text does not name one."""
    return refused("T8.5", "retreat-where", target=hex_name(s, target), hexes=hexes_listed(s, hexes), example=shown)


def not_destroyed(s: Any, target: int, hexes: list[int]) -> Refusal:
    """T8.3: a unit that can retreat is not destroyed."""
    return refused("T8.3", "not-destroyed", target=hex_name(s, target), hexes=hexes_listed(s, hexes))


def why_no_retreat(s: Any, unit: int, target: int, spot: int) -> Refusal:
    """T8.3, T8.4: why the attacked unit can't retreat to a hex, from any attack-from hex still possible."""
    where = {"hex": hex_name(s, spot), "target": hex_name(s, target)}
    if spot not in near(s, target):
        return refused("T8.3", "retreat-not-beside", **where)
    if not is_empty(s, spot) and spot != unit:
        return refused("T8.3", "retreat-occupied", **where, **piece_on(s, spot))
    if not may_retreat(s, spot, int(caste_at(s, target))):
        defender = {"token": token_on(s, target), "caste": caste_on(s, target)}
        return refused("T8.4", "retreat-terrain", **where, **defender, terrain=terrain_at(s, spot))
    return refused("T8.3", "retreat-to-attacker", **where)
