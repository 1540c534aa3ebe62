"""Games of Ants of all kinds, and players with tastes for them: what random games need."""

import random
from collections.abc import Callable
from typing import Any

from tests.ants.reference import Option, ReferenceAnts
from tests.ants.reference.battles import enemy_on

Taste = Callable[[ReferenceAnts, random.Random], Option]

SCENARIOS = ("classic", "classic_allied", "pyramids", "pyramids_allied")
TEAMS = (("AB", "CD"), ("AC", "BD"), ("AD", "BC"))


def any_table(rng: random.Random, scenario: str | None = None) -> dict[str, Any]:
    """A scenario with players, teams and switches, as arguments of the reference."""
    scenario = scenario or rng.choice(SCENARIOS)
    allied = scenario.endswith("allied")
    players = "ABCD" if allied else "".join(sorted(rng.sample("ABCD", rng.choice([2, 2, 3, 4]))))
    limited = rng.random() < 0.3 and not (scenario.startswith("pyramids") and len(players) == 4)
    return {
        "scenario": scenario,
        "players": players,
        "teams": rng.choice(TEAMS) if allied else None,
        "bank_limit": 25 if limited else 0,
        "hire_push": rng.choice(["chain", "chain", "single", "column"]),
        "forced_marches": rng.choice(["once", "once", "any"]),
        "max_rounds": rng.choice([5, 8, 8, 12, 12, 20, 60]),
        "centre_entries": rng.choice([1, 1, 0, 2]),
    }


def any_option(game: ReferenceAnts, rng: random.Random) -> Option:
    """Any legal option, all equally likely."""
    return rng.choice(sorted(game.options()))


def fond_option(game: ReferenceAnts, rng: random.Random) -> Option:
    """Mostly what leads to crowds and fights: hires, steps towards the others, cards; seldom the end of the turn."""
    options = sorted(game.options())
    if game.decision != "action" or rng.random() < 0.1:
        return rng.choice(options)
    word = rng.choice(["hire", "step", "step", "step", "card", "card", "tunnel", "build", "end"])
    liked = [option for option in options if option[0] == word] or options
    if word == "step" and rng.random() < 0.7:
        liked = [option for option in liked if option[0] == "step" and _is_advance(game, option)] or liked
    return rng.choice(liked)


def _is_advance(game: ReferenceAnts, option: Option) -> bool:
    """Whether a step leads away from the own anthill, or into the centre."""
    _, _, start, target = option
    distance = game.board.distance
    return distance(game.active, target) > distance(game.active, start) or game.board.is_centre(target)


def hunting_option(game: ReferenceAnts, rng: random.Random) -> Option:
    """Steps, by cards or not, that lead to as many enemies at once as possible, wherever there are any."""
    options = rng.sample(sorted(game.options()), len(game.options()))
    if game.decision != "action" or rng.random() < 0.3:
        return options[0]
    return max(options, key=lambda option: _enemies_met(game, option))


def _enemies_met(game: ReferenceAnts, option: Option) -> int:
    """How many cells with enemies are next to where an ant would step."""
    if option[0] != "step" and option[:2] != ("card", "forced_march"):
        return 0
    near = game.board.battle_neighbours(option[-1]) | {option[-1]}
    return sum(enemy_on(game, game.active, cell) is not None for cell in near)


TASTES: tuple[Taste, ...] = (any_option, fond_option)
