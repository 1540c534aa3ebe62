"""What could come next in a turn: where each token or unit of the deciding seat can go, and what its attacks add up to.

A page shows it before anything is decided. All of it is what the rules say of the position, and hidden from nobody who
decides; it is computed with plain values, since a page asks often.
"""

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from hexapoda.games.termites.names import hex_names, kind_name
from hexapoda.games.termites.rules import legal
from hexapoda.games.termites.rules.paths import BEYOND, find_reach
from hexapoda.games.termites.state import (
    CHOOSE_FROM,
    CHOOSE_RETREAT,
    CHOOSE_TARGET,
    CHOOSE_TOKEN,
    CHOOSE_UNIT,
    DO_PLACE,
    FAR,
    KINDS,
    MAX_LEGAL,
    MAX_SIZE,
    MOUND,
    NEAR,
    NOBODY,
    PLACE_TOKEN,
    SPITTER,
)

Ahead = dict[str, dict[str, Any]]


def ahead(s: Any, p: SimpleNamespace) -> Ahead | None:
    """The next decisions, by what is being chosen (tokens of the hand, or units); None where it is neither.

    `to` has the hexes for each, `attacks` the attack strength against each enemy in reach, too strong ones as well;
    `targets` tells of these enemies: their defence, how much of it is for the terrain, and all who could support an
    attack: the attacker, if it is one of them, does not count twice (T7.5).
    """
    names = hex_names(p.radius)
    if p.phase == CHOOSE_TOKEN:
        return {"to": _tokens(s, p), "attacks": {}, "targets": {}}
    if p.phase == CHOOSE_UNIT:
        units = [spot for spot in names if p.owner[spot] == p.active and p.what[spot] < MOUND]
    elif p.phase in (CHOOSE_TARGET, CHOOSE_FROM, CHOOSE_RETREAT):
        units = [p.unit]
    else:
        return None
    targets: dict[int, dict[str, Any]] = {}
    to, attacks = {}, {}
    for unit in units:
        free, strengths = _of_unit(s, p, unit, targets)
        beaten = [target for target, strength in strengths.items() if strength > targets[target]["defence"]]  # T7.14
        if free or beaten:
            to[names[unit]] = [names[spot] for spot in sorted(free + beaten)]
        if strengths:
            attacks[names[unit]] = {names[target]: strength for target, strength in strengths.items()}
    return {"to": to, "attacks": attacks, "targets": {names[spot]: each for spot, each in targets.items()}}


def _tokens(s: Any, p: SimpleNamespace) -> dict[str, list[str]]:
    """T5.2, T5.3: the hexes for each token of the hand; castes differ, sizes do not."""
    names = hex_names(p.radius)
    trial, out = s.copy(), np.zeros(MAX_LEGAL, np.int64)
    trial.phase = PLACE_TOKEN
    by_caste: dict[int, list[str]] = {}
    found = {}
    for kind in range(KINDS):
        if not p.hand[p.active][kind]:
            continue
        caste = kind // MAX_SIZE
        if caste not in by_caste:
            trial.token = kind
            by_caste[caste] = [names[action - DO_PLACE] for action in out[: int(legal(trial, out))].tolist()]
        if by_caste[caste]:
            found[kind_name(kind)] = by_caste[caste]
    return found


def _of_unit(s: Any, p: SimpleNamespace, unit: int, targets: dict[int, Any]) -> tuple[list[int], dict[int, int]]:
    """T6.8, T7.2: the empty hexes that a unit can go to, and its attack strength against each enemy in reach."""
    reached = np.empty(128, np.uint8)
    find_reach(s, unit, reached)
    reach, beside = reached.tolist(), _rings(p.radius)[0]
    caste = p.what[unit] // MAX_SIZE
    points = p.movement[caste]
    free, strengths = [], {}
    for here in beside:
        if reach[here] == BEYOND:
            continue
        if p.owner[here] == NOBODY:
            free.append(here)
        left = points - reach[here]
        for target in beside[here] if left else ():
            if p.owner[target] in (NOBODY, p.active) or target in strengths:
                continue
            if 0 < p.cost[p.terrain[target]][caste] <= left:
                strengths[target] = _attack_strength(p, unit, target, targets)
    return free, dict(sorted(strengths.items()))


def _attack_strength(p: SimpleNamespace, unit: int, target: int, targets: dict[int, Any]) -> int:
    """T7.5 to T7.9; what is found out about the target is kept in `targets`."""
    if target not in targets:
        targets[target] = _target(p, target)
    name = hex_names(p.radius)[unit]
    support = sum(strength + bonus for spot, strength, bonus in targets[target]["support"] if spot != name)
    return _strength(p, unit) + support


def _target(p: SimpleNamespace, target: int) -> dict[str, Any]:
    """T7.6 to T7.13: the defence of a piece, and the units of the active player that can support an attack on it."""
    names, (beside, far) = hex_names(p.radius), _rings(p.radius)
    own = [spot for spot in beside[target] if p.owner[spot] == p.active and p.what[spot] < MOUND]
    own += [spot for spot in far[target] if p.owner[spot] == p.active and p.what[spot] // MAX_SIZE == SPITTER]
    mound = p.what[target] >= MOUND
    bonus = 0 if mound else p.defence_bonus[p.terrain[target]]
    return {
        "defence": p.what[target] - MOUND if mound else _strength(p, target) + bonus,
        "bonus": bonus,
        "support": [[names[spot], _strength(p, spot), _support_bonus(p, spot)] for spot in sorted(own)],
    }


def _strength(p: SimpleNamespace, spot: int) -> int:
    """T1.8."""
    return (p.what[spot] % MAX_SIZE + 1) * p.strength[p.what[spot] // MAX_SIZE]


def _support_bonus(p: SimpleNamespace, spot: int) -> int:
    """T7.8."""
    return p.support_bonus[p.terrain[spot]] if p.what[spot] // MAX_SIZE == SPITTER else 0


@cache
def _rings(radius: int) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """The hexes beside each hex of a board, and those two steps away."""
    board = hex_names(radius)
    near, far = ({spot: sorted(board.keys() & set(table[spot].tolist())) for spot in board} for table in (NEAR, FAR))
    return near, far
