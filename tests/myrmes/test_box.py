"""The data file: its check values, and that what contradicts them is noticed."""

import copy
from typing import Any

import pytest

from hexapoda.games.myrmes.box.read import BoxError, read_box, standard, standard_data
from hexapoda.games.myrmes.box.shapes import forms, neighbours

BOX = standard()
DATA = standard_data()
LAND = {spot for spot, terrain in zip(BOX.hexes, BOX.terrain, strict=True) if terrain != "water"}


def covers(kind: str, ground: set[tuple[int, int]]) -> int:
    """How many places there are for a shape, by trying all."""
    tile = next(each for each in BOX.tiles if each.name == kind)
    return sum(all((q + dq, r + dr) in ground for dq, dr in form) for form in tile.forms for q, r in BOX.hexes)


def free_ground(players: int, *, opening: bool) -> set[tuple[int, int]]:
    ground = LAND & BOX.area[players]
    return ground - set(BOX.prey_spots) - set(BOX.starts[players]) if opening else ground


@pytest.mark.parametrize("players", [2, 3, 4])
def test_M3_1_M9_7_places_for_every_shape(players: int) -> None:
    for opening, table in ((False, "covers_empty"), (True, "covers_start")):
        ground = free_ground(players, opening=opening)
        stated = DATA["checks"][table][f"p{players}"]
        assert {kind: covers(kind, ground) for kind in stated} == stated


def reached(players: int, start: tuple[int, int], points: int) -> int:
    ground = free_ground(players, opening=True) | set(BOX.starts[players])
    seen, edge = {start}, {start}
    for _ in range(points):
        edge = {other for spot in edge for other in neighbours(spot) if other in ground} - seen
        seen |= edge
    return len(seen)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_M3_7_what_is_in_reach_of_the_start_exits(players: int) -> None:
    checks = DATA["checks"]
    assert [reached(players, start, 3) for start in BOX.starts[players]] == [checks["reach3"]] * players
    assert [reached(players, start, 6) for start in BOX.starts[players]] == checks["reach6"][f"p{players}"]


def test_the_garden_is_its_own_mirror_image() -> None:
    grounds = dict(zip(BOX.hexes, BOX.terrain, strict=True))
    for (q, r), ground in grounds.items():
        assert grounds[21 - q - r, r] == ground
    assert {(21 - q - r, r) for q, r in BOX.prey_spots} == set(BOX.prey_spots)


def test_M9_7_only_one_shape_differs_from_its_mirror_image() -> None:
    assert [len(kind.forms) * kind.size for kind in BOX.tiles] == [6, 6, 9, 12, 48, 30, 12, 6, 6, 12]
    chiral = [kind.name for kind in BOX.tiles if len(forms(kind.cells)) == 12]
    assert chiral == ["P4P"]


def changed(path: str, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    *way, last = path.split(".")
    here: Any = data
    for key in way:
        here = here[int(key)] if key.isdigit() else here[key]
    here[int(last) if last.isdigit() else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("garden.totals.grass", 57, "garden.totals.grass"),
        ("garden.rows.0.t", "MGGG", "garden.totals"),
        ("garden.totals.adjacent_pairs", 400, "adjacent_pairs"),
        ("prey_spots.hexes.0", [9, 0], "prey spot"),
        ("area.p3.hexes", 117, "area.p3.hexes"),
        ("start_exits.p2.0", [5, 11], "start exits"),
        ("pheromone.0.size", 3, "P2.size"),
        ("pheromone.4.orientations", 6, "P4P.orientations"),
        ("pheromone.0.count", 5, "pheromones"),
        ("event.0.id", "nothing", "events"),
        ("limits.ants_per_player", 9, "ants_per_player"),
        ("objective.0.level", 2, "objectives by level"),
        ("prey.0.count", 7, "prey_tokens"),
        ("births", 3, "TypeError"),
    ],
)
def test_a_file_that_contradicts_itself_is_noticed(path: str, value: Any, said: str) -> None:
    with pytest.raises(BoxError, match=said.replace(".", r"\.")):
        read_box(changed(path, value))
