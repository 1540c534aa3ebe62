"""Random games of Termites that come to fights: where tests look at every kind of position."""

import random
from collections.abc import Iterator
from typing import Any

import hexapoda
from hexapoda import Position
from hexapoda.games.termites.rules.paths import can_attack, find_reach
from hexapoda.games.termites.state import (
    CHOOSE_TARGET,
    CHOOSE_UNIT,
    DO_STAY,
    DO_TARGET,
    DO_UNIT,
    MOUND,
    NOBODY,
)
from hexapoda.kernel.bits import octets
from tests.termites.boxes import changed_data
from tests.termites.real import data_word

#: Games with their options: every number of players, every setup, maps that are built and drawn.
OPTIONS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4, "colonies": "gray,gold,red,blue"},
    {"players": 3, "setup": "p3_adv", "flyer_push_into_vegetation_kills": True},
    {"players": 4, "setup": "p4_adv"},
    {"players": 2, "map": "build"},
    {"players": 3, "map": "build", "tiles": 7},
    {"players": 2, "map": "build", "tiles": 0, "colonies": "red,gold"},
    {"players": 4, "map": "random"},
    {"players": 2, "map": "random:7"},
    {"players": 2, "map": "neutral:C3;water:B3,C4,F6,F7,F8;stones:D3;custom"},
)


def changed_options(seed: str) -> dict[str, Any]:
    """Options of a game with a changed box, mostly on a small board, where hexes get rare."""
    rng = random.Random(seed)
    data = changed_data(rng, rng.choice([2, 2, 2, 3, 3, 4]))
    kinds = [{"map": "build"}] * 3 + [{"map": "build", "tiles": 0}, {"map": "random"}]
    return {"players": rng.choice([2, 3, 4]), "data": data_word(data), **rng.choice(kinds)}


def walk(options: dict[str, Any], seed: str) -> Iterator[Position]:
    """All positions of a random game, which is one and the same position, played on."""
    position = hexapoda.load("termites", **options).start(seed=seed)
    rng = random.Random(seed)
    yield position
    while position.actor is not None:
        position.push_id(_choice(position, rng))
        yield position


def walks(rng: random.Random, games: int, **options: Any) -> Iterator[Position]:
    """All positions of some random games but their ends."""
    for _ in range(games):
        for position in walk(options, f"{rng.random()}"):
            if position.actor is not None:
                yield position


def _choice(position: Position, rng: random.Random) -> int:
    """A random action, mostly one that leads to an attack, on a mound if possible."""
    s, ids = position.state, position.legal_ids().tolist()
    if rng.random() < 0.2:
        return rng.choice(ids)
    if int(s.phase) == CHOOSE_UNIT:
        targets = {a: _attacked(s, a - DO_UNIT) for a in ids if a != DO_STAY}
        best = max((max(values, default=0) for values in targets.values()), default=0)
        ids = [a for a, values in targets.items() if max(values, default=0) == best] or ids
    elif int(s.phase) == CHOOSE_TARGET:
        owner, what = s.owner.tolist(), s.what.tolist()
        worth = {a: 0 if owner[a - DO_TARGET] == NOBODY else 1 + (what[a - DO_TARGET] >= MOUND) for a in ids}
        ids = [a for a in ids if worth[a] == max(worth.values())]
    return rng.choice(ids)


def _attacked(s: Any, unit: int) -> list[int]:
    """1 for each unit that a unit can attack, 2 for each mound."""
    reach = octets(128)
    find_reach(s, unit, reach)
    pieces = zip(s.owner.tolist(), s.what.tolist(), strict=True)
    enemies = [(spot, what) for spot, (owner, what) in enumerate(pieces) if owner not in (NOBODY, int(s.active))]
    return [1 + (what >= MOUND) for spot, what in enemies if can_attack(s, unit, spot, reach)]
