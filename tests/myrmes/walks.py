"""Random games of Myrmes, decision by decision."""

import random
from collections.abc import Iterator
from typing import Any

import hexapoda
from hexapoda import Position
from hexapoda.games.myrmes.state import DO_PLACE, DO_STOP

OPTIONS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "start_exits": "shuffled"},
    {"players": 4, "edition": "printed-board"},
)


def walk(options: dict[str, Any], seed: object, *, rich: bool = False) -> Iterator[Position]:
    """The positions of a random game, the last one included. Random play is poor: a rich game gives each colony ants,
    nurses and cubes before each round, so that there is something to choose in every phase."""
    choices = random.Random(f"{options} {seed}")
    position = hexapoda.load("myrmes", **options).start(seed=f"{seed}")
    while position.actor is not None:
        if rich and position.decision == "event" and position.actor == position.view(None)["board"]["first"]:
            position = enriched(position)
        yield position
        position.push_id(_chosen(position, choices, rich))
    yield position


def _chosen(position: Position, choices: random.Random, rich: bool) -> int:
    """Any decision; in a rich game a worker mostly places a tile where it can, or else goes on."""
    ids = position.legal_ids().tolist()
    if rich and position.decision == "garden" and choices.random() < 0.8:
        ids = [each for each in ids if DO_PLACE <= each < DO_STOP] or [each for each in ids if each != DO_STOP] or ids
    return choices.choice(ids)


def enriched(position: Position) -> Position:
    """The same position with more of everything."""
    options, _, line = position.setup().partition(" | ")
    words = dict(word.split("=", 1) for word in line.split())
    for name in [name for name in words if name.endswith("-level")]:
        colour = name.partition("-")[0]
        words[name] = str(min(3, int(words[name]) + 1))
        words[f"{colour}-larvae"] = str(int(words.get(f"{colour}-larvae", 0)) + 4)
        words[f"{colour}-store"] = "3,2,2"
        words[f"{colour}-workers"], words[f"{colour}-soldiers"] = "4", "3"
        words[f"{colour}-nurses"] = "8"
    changed = " ".join(f"{name}={word}" for name, word in words.items())
    return position.game.position(f"{options} | {changed}", seed=position.ply)
