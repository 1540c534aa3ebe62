"""Maps: files and words, the rules for building them (T11) against a second checker, and random maps."""

import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hexapoda import i18n
from hexapoda.games.termites.box import SHELF
from hexapoda.games.termites.box.contents import Box
from hexapoda.games.termites.maps import (
    SYMMETRIES,
    TILE_TERRAINS,
    Map,
    asymmetric_hex,
    map_of_word,
    open_map,
    problems,
    read_map,
)
from hexapoda.games.termites.random_maps import random_map
from hexapoda.kernel.declaration import Refusal
from tests.settings import COUNTS
from tests.termites.components import board_of_radius
from tests.termites.map_problems import map_problems
from tests.termites.positions import DATA, SETUPS
from tests.termites.test_box import changed


def a_map(text: str) -> Map:
    """A map by its word, which here may have blanks."""
    found = map_of_word(text.replace(" ", ""))
    assert isinstance(found, Map), found
    return found


def breaches(chart: Map, players: int, box: Box | None = None) -> set[tuple[str, str]]:
    """What is wrong with a map as (clause, hex); a group is named by its first hex."""
    found = problems(chart, box or SHELF.standard, players)
    for each in found:
        for language in i18n.LANGUAGES:
            assert each.params.get("hex", "") in each.message(language)
            assert each.message(language).endswith(f"({each.clause})")
    return {(each.clause, each.params.get("hex") or each.params.get("hexes", "").split(",")[0]) for each in found}


# ── the rules of T11 ──


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("neutral:F6; water:F3,F4", set()),
        ("neutral:C4; water:F5,F6,F7", {("T11.6", "F5")}),  # TE18
        ("neutral:C4; water:F5,F6; stones:F7,F8; vegetation:F9", {("T11.7", "F5")}),
        ("neutral:C4; water:F5,F6; stones:F7,G6", set()),
        ("neutral:C3; water:B3,D3", {("T11.8", "C3")}),
        ("neutral:C3; water:B3; stones:D3", set()),
        ("neutral:A3", {("T11.3", "A3")}),
        ("neutral:K6", {("T11.3", "K6")}),
        ("neutral:F6,F7", {("T11.3", "F7"), ("T1.11", "")}),
        ("neutral:F6; stones:F6", {("T11.5", "F6")}),
        ("neutral:", {("T1.11", "")}),
        ("neutral:F6; water:L1,A7", {("T1.2", "L1"), ("T1.2", "A7")}),
        ("neutral:F6; water:A1", set()),  # T11.5: edge hexes are allowed
    ],
)
def test_T11_3_to_T11_8_TE18_what_is_wrong_with_a_map(text: str, found: set[tuple[str, str]]):
    assert breaches(a_map(text), 2) == found


def spread(number: int) -> list[str]:
    """Hexes of which no two touch."""
    spots: list[str] = []
    board = board_of_radius(5)
    for spot in board.hexes:
        if spot not in board.neighbours["F6"] and not set(board.neighbours[spot]) & set(spots) and spot != "F6":
            spots.append(spot)
    return spots[:number]


def test_T11_1_not_more_tiles_than_may_be_placed():
    spots = spread(19)
    chart = Map(("F6",), water=tuple(spots[:7]), vegetation=tuple(spots[7:13]), stones=tuple(spots[13:19]))
    assert breaches(chart, 2) == {("T11.1", "")}


@pytest.mark.parametrize(("waters", "stones", "fine"), [(12, 6, True), (13, 0, False), (11, 7, True), (12, 7, False)])
def test_T11_2_each_tile_shows_one_of_its_two_faces(waters: int, stones: int, fine: bool):
    spots = spread(19)
    chart = Map(("F6",), water=tuple(spots[:waters]), stones=tuple(spots[waters : waters + stones]))
    found = problems(chart, SHELF.standard, 2)
    assert ([] if fine else ["T11.1" if waters + stones > 18 else "T11.2"]) == [each.clause for each in found]


def test_T11_10_custom_maps_need_only_sound_neutral_mounds():
    bad = "water:F5,F7,G5,G6,E5,E6;stones:A1,A2,A3,A4,A5"
    assert {clause for clause, _ in breaches(a_map(f"neutral:F6;{bad}"), 2)} == {"T11.6", "T11.7", "T11.8"}
    assert breaches(a_map(f"neutral:F6;{bad};custom"), 2) == set()
    assert breaches(a_map(f"neutral:A1;{bad};custom"), 2) == {("T11.3", "A1"), ("T11.5", "A1")}
    assert breaches(a_map(f"neutral:C3,C4;{bad};custom"), 3) == {("T11.3", "C4")}


def test_all_that_is_wrong_is_listed_at_once():
    found = breaches(a_map("neutral:A1,C3,C4; water:B3,D3,F5,F6,F7,Z9; stones:C3"), 2)
    assert {clause for clause, _ in found} == {"T1.2", "T1.11", "T11.3", "T11.5", "T11.6", "T11.8"}


@cache
def small_box() -> Box:
    """A small board with few tiles and other limits."""
    limits = [("map_building.max_connected_same_terrain", 3), ("map_building.tiles_max", 7)]
    found = SHELF.read(changed(("board", {"radius": 3}), ("setups", []), ("map_building.tiles_min", 4), *limits), "x")
    assert isinstance(found, Box)
    return found


def some_map(rng: random.Random, box: Box, players: int) -> Map:
    """A random map, mostly with something wrong: of tiles anywhere, or a legal one with some changes."""
    board = board_of_radius(box.radius)
    names = [*board.hexes, "A12", "N1"] if rng.random() < 0.1 else board.hexes
    tiles: dict[str, str] = {}
    if rng.random() < 0.5:
        chart = random_map(box, players, rng.randrange(10_000))
        mounds, tiles = list(chart.neutral_mounds), dict(chart.tiles())
    else:
        mounds = rng.sample(names, rng.choice([players - 1] * 4 + [0, players]))
        density = rng.choice([3, 8, 16, 18, 30])
        kinds = rng.choice([TILE_TERRAINS, TILE_TERRAINS, rng.sample(TILE_TERRAINS, 1)])
        tiles.update((spot, rng.choice(kinds)) for spot in rng.sample(names, min(density, len(names))))
    for _ in range(rng.choice([0, 0, 1, 2, 4])):
        tiles[rng.choice(names)] = rng.choice(TILE_TERRAINS)
        if tiles and rng.random() < 0.5:
            del tiles[rng.choice(sorted(tiles))]
        if mounds and rng.random() < 0.3:
            mounds[rng.randrange(len(mounds))] = rng.choice(names)
    lists = {terrain: ",".join(spot for spot in tiles if tiles[spot] == terrain) for terrain in TILE_TERRAINS}
    custom = ";custom" if rng.random() < 0.15 else ""
    return a_map("neutral:" + ",".join(dict.fromkeys(mounds)) + "".join(f";{k}:{v}" for k, v in lists.items()) + custom)


@pytest.mark.slow
def test_T11_two_checkers_find_the_same():
    rng = random.Random("maps")
    small = {**DATA, "board": {"radius": 3}, "map_building": {**DATA["map_building"]}}
    small["map_building"].update(max_connected_same_terrain=3, tiles_max=7)
    seen: Counter[str] = Counter()
    for _ in range(COUNTS["map_checks"]):
        players = rng.choice([2, 3, 4])
        box, data = rng.choice([(SHELF.standard, DATA), (small_box(), small)])
        chart = some_map(rng, box, players)
        expected = set(map_problems(data, players, chart.neutral_mounds, chart.tiles(), chart.custom))
        assert breaches(chart, players, box) == expected, chart
        seen.update({clause for clause, _ in expected} or {"none"})
    wanted = {"none", "T1.2", "T1.11", "T11.1", "T11.2", "T11.3", "T11.5", "T11.6", "T11.7", "T11.8"}
    assert {clause for clause in seen if seen[clause] > 2} == wanted


def test_T17_5_the_setups_of_the_data_are_legal_and_symmetric():
    for setup in SHELF.standard.setups:
        assert problems(setup.map, SHELF.standard, setup.players) == []
        assert setup.map.symmetry in SYMMETRIES
        assert asymmetric_hex(setup.map, SHELF.standard, setup.map.symmetry) is None
        assert list(setup.map.neutral_mounds) == sorted(SETUPS[setup.id]["neutral_mounds"])


# ── files and words ──

LAKE = """
title = "A lake"
players = 3
neutral_mounds = ["f4", "F8"]
water = ["D5", "d6"]
"""


def test_a_map_file_is_read(tmp_path: Path):
    path = tmp_path / "lake.toml"
    path.write_text(LAKE, encoding="utf-8")
    assert open_map(path) == Map(("F4", "F8"), water=("D5", "D6"), title="A lake")


WRONG = [
    ("", "file-missing", ""),
    ("neutral_mounds = 'F6'", "file-wrong-kind", ""),
    ("neutral_mounds = [6]", "file-wrong-kind", ""),
    ("neutral_mounds = ['F6']\nwatre = ['A4']", "file-unknown-key", ""),
    ("neutral_mounds = ['F6']\nlava = ['A4']", "file-unknown-key", ""),
    ("neutral_mounds = ['F6']\ncustom = 'yes'", "file-wrong-kind", ""),
    ("neutral_mounds = ['F6']\nplayers = 7", "file-out-of-range", ""),
    ("neutral_mounds = ['F6']\nplayers = 3", "map-neutral-count", "T1.11"),
    ("neutral_mounds = ['F6']\nsymmetry = 'D6'", "file-not-one-of", ""),
    ("neutral_mounds = ['middle']", "map-not-a-hex", "T1.2"),
    ("neutral_mounds = ['F6']\nwater = ['A4', 'A04']", "map-hex-twice", "T1.5"),
    ("neutral_mounds = ['F6']\nwater = ['A4']\nstones = ['A4']", "map-hex-twice", "T1.5"),
    ("neutral_mounds = ['F6', 'F6']", "map-hex-twice", "T1.6"),
    ("neutral_mounds = [", "file-not-toml", ""),
]


@pytest.mark.parametrize(("text", "code", "clause"), WRONG)
def test_what_is_wrong_with_a_map_file_is_told(text: str, code: str, clause: str):
    found = read_map(text, "lake.toml")
    assert isinstance(found, Refusal)
    assert (found.code, found.clause) == (code, clause)
    for language in i18n.LANGUAGES:
        assert found.message(language).startswith("lake.toml")


def test_a_map_as_a_file_and_as_a_word_is_the_same_map():
    rng = random.Random("words")
    for _ in range(50):
        chart = some_map(rng, SHELF.standard, 3)
        assert read_map(chart.toml()) == chart
        assert map_of_word(chart.word()) == chart
        assert len(chart.word().split()) == 1
    titled = Map(("F6",), title='A "lake" \\ łąka', symmetry="C2")
    assert read_map(titled.toml()) == titled


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("neutral:F6;lava:A4", "map-bad-part"),
        ("neutral:F6;water:A4;water:A5", "map-bad-part"),
        ("neutral:F6;water", "map-bad-part"),
        ("neutral:F6;custom:yes", "map-bad-part"),
        ("neutral:F6;custom;custom", "map-bad-part"),
        ("neutral:F6;", "map-bad-part"),
        ("neutral:F6;water:A4,", "map-not-a-hex"),
        ("neutral:F6;water:ŁÓDŹ", "map-not-a-hex"),
        ("neutral:F6;water:A4,A4", "map-hex-twice"),
        ("neutral:F6,F6", "map-hex-twice"),
        ("neutral:F6;water:" + "A1," * 2000, "map-too-long"),
    ],
)
def test_a_word_that_is_no_map_is_refused(word: str, code: str):
    found = map_of_word(word)
    assert isinstance(found, Refusal)
    assert found.code == code
    for language in i18n.LANGUAGES:
        assert not found.message(language).startswith("refusal-")


# ── random maps ──


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T11_random_maps_are_legal_symmetric_and_different(players: int):
    seen, sizes, symmetries, box = set(), set(), Counter(), SHELF.standard
    board = board_of_radius(5)
    for number in range(COUNTS["random_maps"]):
        chart = random_map(box, players, number)
        assert map_problems(DATA, players, chart.neutral_mounds, chart.tiles(), False) == []
        assert not chart.custom
        assert asymmetric_hex(chart, box, chart.symmetry) is None
        assert 15 <= len(chart.tiles()) <= 18
        assert all(getattr(chart, terrain) for terrain in TILE_TERRAINS)
        assert first_mounds_fit(board, chart, 4 if players == 2 else players)
        seen.add(chart.word())
        sizes.add(len(chart.tiles()))
        symmetries[chart.symmetry] += 1
    assert len(seen) == COUNTS["random_maps"]
    assert sizes == {15, 16, 17, 18}
    assert set(symmetries) == set(SYMMETRIES) - ({"C3"} if players == 3 else set())  # T17.5
    assert min(symmetries.values()) > COUNTS["random_maps"] / 20


def first_mounds_fit(board: Any, chart: Map, number: int) -> bool:
    """T4.9: whether so many mounds fit even where each takes as much room as it can."""
    tiles = dict(chart.tiles())
    free = {
        spot
        for spot in board.hexes
        if spot not in board.edge
        and spot not in tiles
        and spot not in chart.neutral_mounds
        and not set(board.neighbours[spot]) & set(chart.neutral_mounds)
        and sum(tiles.get(near) == "water" for near in board.neighbours[spot]) < 2
    }
    for _ in range(number):
        if not free:
            return False
        worst = max(sorted(free), key=lambda spot: len(free & set(board.neighbours[spot])))
        free -= {worst, *board.neighbours[worst]}
    return True


def test_a_random_map_is_the_same_for_all_time():
    """Records of games on map=random tell only the number."""
    assert random_map(SHELF.standard, 2, 1).word() == (
        "neutral:F6;water:D5,E3,E8,G3,G8;vegetation:G2,G9,H4,H6;stones:B3,B5,G5,G6,J3,J5"
    )
    assert random_map(SHELF.standard, 4, 2**32 - 1).word() == (
        "neutral:E5,F7,G5;water:B1,E10,F6,K2;vegetation:B5,D3,E8,G2,I4,I7;stones:A5,D4,F8,G1,H4,J7"
    )


@pytest.mark.parametrize("radius", [2, 3, 4, 6])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_of_other_sizes_get_random_maps_as_good_as_they_can_be(radius: int, players: int):
    box = SHELF.read(changed(("board", {"radius": radius}), ("setups", [])), "x")
    assert isinstance(box, Box)
    for number in range(8):
        chart = random_map(box, players, number)
        assert problems(chart, box, players) == []
        assert asymmetric_hex(chart, box, chart.symmetry) is None
        assert chart.tiles()


def test_a_box_without_tiles_gets_random_maps_of_neutral_mounds():
    limits = [("map_building.tiles_min", 0), ("map_building.tiles_max", 0)]
    box = SHELF.read(changed(("tiles", []), ("setups", []), *limits), "x")
    assert isinstance(box, Box)
    assert random_map(box, 3, 5).tiles() == []
