"""Games of Myrmes of all kinds, players with tastes, and riches for them: what random games need."""

import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hexapoda
from tests.myrmes.reference import Option, ReferenceMyrmes
from tests.myrmes.reference.garden import Hex, neighbours
from tests.myrmes.reference.objectives import is_open
from tests.myrmes.reference.placing import covers
from tests.myrmes.reference.table import CUBES, Colony, Table

_FILE = Path(hexapoda.__file__).parent / "games" / "myrmes" / "data" / "myrmes.toml"
DATA: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))

Taste = Callable[[ReferenceMyrmes, random.Random], Option]

PLAYERS = (2, 3, 4)


def any_table(rng: random.Random, players: int | None = None) -> dict[str, Any]:
    """The options of a game."""
    return {
        "players": players or rng.choice(PLAYERS),
        "edition": rng.choice(["rulebook", "printed-board"]),
        "start_exits": rng.choice(["by-seat", "shuffled"]),
    }


def any_start(rng: random.Random, players: int) -> dict[str, Any]:
    """M4.6: what chance could bring at the start, as arguments of the reference."""
    spots = [(q, r) for q, r in DATA["prey_spots"]["hexes"]]
    tokens = [each["id"] for each in DATA["prey"] for _ in range(each["count"])]
    rng.shuffle(tokens)
    in_play = Table(DATA, players, prey={}, objectives=[]).garden.prey_spots
    levels = [[each["id"] for each in DATA["objective"] if each["level"] == level] for level in (1, 2, 3)]
    return {
        "prey": {spot: token for spot, token in zip(spots, tokens, strict=True) if spot in in_play},
        "objectives": [name for names in levels for name in sorted(rng.sample(names, 2), key=names.index)],
        "roll": lambda year: [rng.randint(1, 6) for _ in range(3)],
    }


# -------------------------------------------------------------------- tastes


def any_option(game: ReferenceMyrmes, rng: random.Random) -> Option:
    """Any legal option, all equally likely."""
    return rng.choice(sorted(game.options()))


def keen_option(game: ReferenceMyrmes, rng: random.Random) -> Option:
    """Mostly what leads far: many nurses at work, walks that end with tiles of all kinds, objectives and levels."""
    options = sorted(game.options())
    if rng.random() < 0.1:
        return rng.choice(options)
    if game.decision == "BIRTH":
        some = rng.sample(options, min(4, len(options)))
        return max(some, key=lambda option: sum(int(word) for word in option[2::2]))
    if game.decision == "EVENT" and ("event", "6") in options and game.colonies[game.actor or 0].level == 3:
        return "event", "6"  # for the largest pheromone
    words = _LIKED.get(str(game.decision), ())
    for word in rng.sample(words, len(words)):
        liked = [option for option in options if option[0] == word]
        if liked and word == "place":
            kinds = sorted({option[1] for option in liked})
            kind = rng.choice([*kinds, *(kind for kind in kinds if kind in ("P5", "P6", "sub_colony"))])
            liked = [option for option in liked if option[1] == kind]
        if liked:
            return rng.choice(liked)
    return rng.choice(options)


_LIKED = {
    "USE_WORKER": ("exit", "exit", "exit", "room"),
    "GARDEN": ("step", "step", "place", "place", "clean", "clean", "clean"),
    "ATELIER": ("objective", "objective", "objective", "level", "nurse", "tunnel"),
    "HARVEST_EXTRA": ("extra",),
}

TASTES: tuple[Taste, ...] = (any_option, keen_option)


# -------------------------------------------------------------------- riches


def enrich(g: Table, rng: random.Random) -> None:
    """Riches for all at the start of a round, within the limits of M2, so that games come to everything."""
    for colony in g.colonies:
        for cube in CUBES:
            colony.store[cube] += rng.choice([0, 0, 2, 6])
        colony.larvae += rng.choice([0, 3, 9])
        colony.nurses = max(colony.nurses, rng.randint(2, 8))
        more = max(0, g.reserve(colony) - rng.choice([0, 1, 2, 4]))
        colony.soldiers += more // 2
        colony.workers += more - more // 2
        colony.level = rng.choice([colony.level, colony.level, 0, 1, 2, 3, 3])
        if g.prey and rng.random() < 0.5:
            del g.prey[rng.choice(sorted(g.prey))]
            colony.prey += 1
        if rng.random() < 0.5:
            _mature(g, colony, rng)
        if g.round > 6 and rng.random() < 0.2:
            _age(g, colony, rng)
        if g.round > 3:  # before, there is room for large tiles
            _settle(g, colony, [kind for kind in ("P2", "P3T", "P3L") if colony.pheromones[kind]], rng)
            if len(g.specials_of(colony)) < g.data["limits"]["ownership_cubes_per_player"]:
                _settle(g, colony, [each["id"] for each in g.data["special"] if g.pools[each["pool"]]], rng)
    for tile in g.tiles:
        if rng.random() < 0.2:
            tile.cubes.clear()


def _mature(g: Table, colony: Colony, rng: random.Random) -> None:
    """Complete an objective that is open, without price and points."""
    names = [name for name in g.objectives if is_open(g, colony, name)]
    if names and colony.free_nurses() > 2:
        colony.done[rng.choice(names)] = g.round - 1


def _age(g: Table, colony: Colony, rng: random.Random) -> None:
    """Complete all objectives but one, rather one about nurses, and have few nurses who are not on them (M12.17)."""
    left = next((name for name in g.objectives if name in ("nurses6", "nurses8")), rng.choice(g.objectives))
    colony.done = {name: g.round - 1 for name in g.objectives if name != left}
    colony.nurses = len(colony.done) + rng.randint(1, 8 - len(colony.done))


def _settle(g: Table, colony: Colony, kinds: list[str], rng: random.Random) -> None:
    """Lay a tile beside what the player owns, if there is room for it."""
    own = {spot for tile in g.tiles if tile.owner == colony.seat for spot in tile.hexes} | set(colony.exits)
    near: list[Hex] = sorted({spot for each in own for spot in neighbours(each) if g.is_empty(spot)})
    if kinds and near:
        kind = rng.choice(kinds)
        ways = sorted(covers(g, kind, rng.choice(near)), key=sorted)
        if ways:
            g.put(kind, colony, rng.choice(ways))
