"""Reading the data file, and checking the sizes that the rules are built for and the totals that the file states."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.box.contents import Box, Objective, Prey, TileKind
from hexapoda.games.myrmes.box.shapes import Hex, neighbours

FILE = Path(__file__).parents[1] / "data" / "myrmes.toml"

#: What an objective is about: by its key of `pay`, or of `need` if something else is paid.
_PAID = {"food": "food", "earth_or_stone": "mix", "stone": "stone", "prey": "prey", "larva": "larvae"}
_PAID |= {"soldiers": "soldiers"}
_NEEDED = {
    "special_tiles_owned": ("special", "ownership_cubes"),
    "colony_level": ("level", "colony_levels"),
    "nurses_in_play": ("nurses", "nurses"),
    "connected_pheromones": ("pheromones", ""),
}


class BoxError(ValueError):
    """The data file contradicts itself, or what the rules are built for."""


def standard_data() -> dict[str, Any]:
    """The tables of the data file."""
    return tomllib.loads(FILE.read_text("utf-8"))


@cache
def standard() -> Box:
    """The box.

    >>> len(standard().hexes), standard().tiles[2].name
    (151, 'P3L')
    """
    return read_box(standard_data())


def _expect(what: str, found: Any, expected: Any) -> None:
    if found != expected:
        raise BoxError(f"{what}: {found!r} instead of {expected!r}")


def read_box(data: Mapping[str, Any]) -> Box:
    """The box that the tables describe. Raises BoxError."""
    try:
        box = _box(data)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise BoxError(f"{type(error).__name__}: {error}") from error
    _check_garden(box, data["garden"]["totals"])
    _check_areas(box, data["area"])
    _check_parts(box, data)
    return box


def _spots(pairs: Sequence[Sequence[int]]) -> tuple[Hex, ...]:
    return tuple((int(q), int(r)) for q, r in pairs)


def _cubes(cost: Mapping[str, int]) -> tuple[int, int, int]:
    food, earth, stone = (cost.get(cube, 0) for cube in state.CUBES)
    return food, earth, stone


def _box(data: Mapping[str, Any]) -> Box:
    rows, letters = data["garden"]["rows"], data["garden"]["letters"]
    garden = {(row["q0"] + at, row["r"]): letters[letter] for row in rows for at, letter in enumerate(row["t"])}
    births, movement = data["births"], data["movement"]
    return Box(
        hexes=tuple(garden),
        terrain=tuple(garden.values()),
        prey_spots=_spots(data["prey_spots"]["hexes"]),
        starts={players: _spots(data["start_exits"][f"p{players}"]) for players in data["meta"]["players"]},
        area=_areas(data["area"], list(garden)),
        tiles=(
            *map(_pheromone, data["pheromone"]),
            *(_special(each, data["special_pools"]) for each in data["special"]),
        ),
        pools=tuple(data["special_pools"].values()),
        printed_sub_colony=data["special"][-1]["level_printed_board"],
        prey=tuple(Prey(e["id"], e["count"], e["soldiers"], e["food"], e["points"]) for e in data["prey"]),
        objectives=tuple(map(_objective, data["objective"])),
        objective_points=tuple(data["objective_points"][f"level{level}"] for level in (1, 2, 3)),  # type: ignore[arg-type]
        bonus={n: data["objective_points"]["earlier_completer_bonus"][f"p{n}"] for n in data["meta"]["players"]},
        events=tuple(event["id"] for event in data["event"]),
        larvae_born=_born(births["larvae"], 3),
        soldiers_born=_born(births["soldiers"], 3),
        workers_born=_born(births["workers"], 4),
        level_costs=tuple(_cubes(step["cost"]) for step in data["level_up"]),
        printed_level_cost=_cubes(data["level_up"][1]["cost_printed_board"]),
        storage=tuple(data["storage"]["by_level"]),
        nurse_cost=(data["atelier"]["new_nurse"]["cost"]["food"], data["atelier"]["new_nurse"]["cost"]["larva"]),
        movement=(movement["points"], movement["points_with_move_plus_3"]),
        larvae_per_food=data["exchange"]["larvae_per_food"],
        winter=tuple(data["winter"]["food_by_year"]),
        penalty=data["winter"]["penalty_per_missing_food"],
        setup={name: number for name, number in data["setup"].items() if isinstance(number, int)},
    )


def _areas(data: Mapping[str, Any], hexes: Sequence[Hex]) -> dict[int, frozenset[Hex]]:
    """M3.1: the hexes in play by number of players."""
    top, bottom = data["p2"]["keep_rows"]
    return {
        2: frozenset(spot for spot in hexes if top <= spot[1] <= bottom),
        3: frozenset(hexes) - frozenset(_spots(data["p3"]["excluded"])),
        4: frozenset(hexes) - frozenset(_spots(data["p4"]["excluded"])),
    }


def _pheromone(data: Mapping[str, Any]) -> TileKind:
    _expect(f"{data['id']}.size", data["size"], len(data["cells"]))
    return TileKind(data["id"], _spots(data["cells"]), data["points"], data["level"], data["count"])


def _special(data: Mapping[str, Any], pools: Mapping[str, int]) -> TileKind:
    _expect(f"{data['id']}.size", data["size"], len(data["cells"]))
    pool = list(pools).index(data["pool"])
    cost = _cubes(data["cost"])
    return TileKind(data["id"], _spots(data["cells"]), data["points"], data["level"], pool=pool, cost=cost)


def _born(given: Mapping[str, int], most: int) -> tuple[int, ...]:
    """What each number of nurses gives; unlisted numbers give as much as the next lower one."""
    found = [0]
    for nurses in range(1, most + 1):
        found.append(given.get(f"n{nurses}", found[-1]))
    return tuple(found)


def _objective(data: Mapping[str, Any]) -> Objective:
    if "need" not in data:
        ((key, amount),) = data["pay"].items()
        return Objective(data["id"], data["level"], _PAID[key], amount, amount)
    ((key, need),) = data["need"].items()
    about, paid = _NEEDED[key]
    return Objective(data["id"], data["level"], about, need, data["pay"][paid] if paid else need)


# ── checks ──


def _check_garden(box: Box, totals: Mapping[str, int]) -> None:
    _expect("garden.totals.hexes", len(box.hexes), totals["hexes"])
    _expect("hexes of the garden", len(box.hexes), state.HEXES)
    for terrain in state.TERRAINS:
        _expect(f"garden.totals.{terrain}", box.terrain.count(terrain), totals[terrain])
    known = box.number
    pairs = [(spot, other) for spot in box.hexes for other in neighbours(spot) if other in known and spot < other]
    _expect("garden.totals.adjacent_pairs", len(pairs), totals["adjacent_pairs"])
    dry = [pair for pair in pairs if all(box.terrain[known[spot]] != "water" for spot in pair)]
    _expect("garden.totals.adjacent_pairs_land", len(dry), totals["adjacent_pairs_land"])
    for spot in box.prey_spots:
        _expect(f"ground of the prey spot {spot}", box.terrain[known[spot]], "grass")


def _check_areas(box: Box, data: Mapping[str, Any]) -> None:
    known = box.number
    for players, area in box.area.items():
        stated = data[f"p{players}"]
        _expect(f"area.p{players}.hexes", len(area), stated["hexes"])
        land = [spot for spot in area if box.terrain[known[spot]] != "water"]
        _expect(f"area.p{players}.land", len(land), stated["land"])
        _expect(f"area.p{players}.prey", len(area.intersection(box.prey_spots)), stated["prey"])
        _expect(f"start exits of {players}", len(box.starts[players]), players)
        _expect(f"start exits of {players} on land", set(box.starts[players]) <= set(land), True)


def _check_parts(box: Box, data: Mapping[str, Any]) -> None:
    """The rules are written for these names and sizes."""
    _expect("rounds", data["meta"]["rounds"], state.ROUNDS)
    _expect("events", box.events, state.EVENTS)
    _expect("tiles", tuple(kind.name for kind in box.tiles), state.TILE_KINDS)
    _expect("placements", sum(len(kind.forms) * kind.size for kind in box.tiles), state.PLACEMENTS)
    for kind, stated in zip(box.tiles, (*data["pheromone"], *data["special"]), strict=True):
        _expect(f"{kind.name}.orientations", len(kind.forms), stated["orientations"])
    limits = data["limits"]
    _expect("pheromones", sum(kind.count for kind in box.tiles), limits["pheromones_per_player"])
    _expect("all tiles", limits["pheromones_per_player"] * 4 + sum(box.pools), state.MAX_TILES)
    for name, size in (
        ("ants_per_player", state.MAX_ANTS),
        ("nurses_per_player", state.MAX_NURSES),
        ("tunnel_markers_per_player", state.MAX_EXITS),
        ("ownership_cubes_per_player", state.MAX_SPECIAL),
        ("objective_tiles", len(box.objectives)),
        ("prey_tokens", sum(prey.count for prey in box.prey)),
        ("prey_tokens", len(box.prey_spots)),
    ):
        _expect(f"limits.{name}", limits[name], size)
    _expect("prey", tuple(prey.name for prey in box.prey), state.PREY)
    _expect("objectives by level", [sum(each.level == n for each in box.objectives) for n in (1, 2, 3)], [7, 7, 6])
