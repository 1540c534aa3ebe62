"""The reference implementation by itself: whole games played at random, the check values of the data file, examples."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.myrmes.playing import DATA, PLAYERS, TASTES, any_start, any_table, enrich
from tests.myrmes.reference import ReferenceMyrmes
from tests.myrmes.reference.garden import Hex, placements
from tests.myrmes.reference.objectives import connected_sets
from tests.myrmes.reference.placing import place_options
from tests.myrmes.reference.table import GIVES, Table
from tests.myrmes.reference.workers import steps
from tests.settings import COUNTS

SHAPES: dict[str, list[Hex]] = {each["id"]: [(q, r) for q, r in each["cells"]] for each in DATA["pheromone"]}


def begin(rng: random.Random, players: int, **more: Any) -> ReferenceMyrmes:
    table = any_table(rng, players)
    return ReferenceMyrmes(DATA, players, edition=table["edition"], **any_start(rng, players), **more)


def check(g: Table) -> None:
    """What is so at every moment."""
    for colony in g.colonies:
        assert g.reserve(colony) >= 0  # M2.3
        assert colony.nurses <= 8  # M2.4
        assert colony.placed.total() <= colony.free_nurses()
        assert 1 <= len(colony.exits) <= 4  # M2.5
        assert len(g.specials_of(colony)) <= 4  # M2.6
        assert min([colony.larvae, colony.unused_workers(), *colony.store.values(), *colony.pheromones.values()]) >= 0
        assert 0 <= colony.level <= 3  # M11.7
        live = Counter(tile.kind for tile in g.pheromones_of(colony))
        for kind in DATA["pheromone"]:  # M2.7
            assert colony.pheromones[kind["id"]] + colony.lost[kind["id"]] + live[kind["id"]] == kind["count"]
    special = [tile for tile in g.tiles if not g.is_pheromone(tile.kind)]
    assert sum(g.pools.values()) + len(special) == 16  # M2.9
    covered = [spot for tile in g.tiles for spot in tile.hexes]
    lying = [*covered, *g.prey, *(spot for colony in g.colonies for spot in colony.exits)]
    assert len(set(lying)) == len(lying)
    assert all(map(g.garden.is_land, lying))
    for tile in g.tiles:
        ground = Counter(GIVES[g.garden.ground[spot]] for spot in tile.hexes if g.garden.ground[spot] in GIVES)
        assert tile.cubes <= (ground if g.is_pheromone(tile.kind) else Counter())  # M9.11, M9.15
    assert sum(colony.prey for colony in g.colonies) + len(g.prey) <= len(g.garden.prey_spots)


@pytest.mark.parametrize("players", PLAYERS)
def test_M15_1_random_games_end_after_the_third_winter_and_lose_nothing(players: int) -> None:
    for number in range(max(2, COUNTS["myrmes_reference_games"] // len(PLAYERS))):
        rng = random.Random(f"{players} {number}")
        gift = (lambda g, rng=rng: enrich(g, rng)) if number % 2 else None
        game, asked = begin(rng, players, gift=gift), Counter[str]()
        while game.decision:
            check(game)
            asked[game.decision] += 1
            game.play(TASTES[number // 2 % 2](game, rng))
        assert (asked["EVENT"], asked["BIRTH"], asked["WINTER"]) == (9 * players, 9 * players, 3 * players)
        assert game.round == 9
        assert min(game.places()) == 1


def test_illegal_options_are_refused() -> None:
    with pytest.raises(ValueError, match="no answer to EVENT"):
        begin(random.Random(0), 2).play(("stop",))


# -------------------------------------------------------------------- check values


def opening(players: int) -> Table:
    """The opening without soldiers; the kinds of prey do not matter."""
    spots = Table(DATA, players, prey={}, objectives=[]).garden.prey_spots
    return Table(DATA, players, prey=dict.fromkeys(spots, "termite"), objectives=[])


@pytest.mark.parametrize("players", PLAYERS)
def test_M9_9_covers_are_as_many_as_the_data_file_says(players: int) -> None:
    g = opening(players)
    for kind, cells in SHAPES.items():
        every = {cover for spot in g.garden.ground for cover in placements(cells, spot)}
        on_land = {cover for cover in every if all(map(g.garden.is_land, cover))}
        assert len(on_land) == DATA["checks"]["covers_empty"][f"p{players}"][kind]
        assert (
            sum(all(map(g.is_empty, cover)) for cover in on_land) == DATA["checks"]["covers_start"][f"p{players}"][kind]
        )


@pytest.mark.parametrize(("kind", "covering"), [(each["id"], each["covering"]) for each in DATA["pheromone"]])
def test_M9_7_shapes_are_turned_and_reflected(kind: str, covering: int) -> None:
    assert len(placements(SHAPES[kind], (0, 0))) == covering


@pytest.mark.parametrize("players", PLAYERS)
def test_ME22_as_many_hexes_are_within_reach_as_the_data_file_says(players: int) -> None:
    g = opening(players)
    for colony, far in zip(g.colonies, DATA["checks"]["reach6"][f"p{players}"], strict=True):
        reached = {colony.exits[0]}
        for points in range(1, 7):
            for spot in list(reached):
                g.worker, g.points = spot, 1
                reached |= {space for space in steps(g, colony).values() if isinstance(space, tuple)}
            if points == 3:
                assert len(reached) == DATA["checks"]["reach3"]
        assert len(reached) == far


# -------------------------------------------------------------------- examples


def placements_of(g: Table, seat: int) -> Counter[str]:
    return Counter(option[1] for option in place_options(g, g.colonies[seat]))


def test_ME7_placements_after_the_hunt() -> None:
    g = opening(4)
    red = g.colonies[3]
    red.level, red.event, red.store["food"] = 1, 5, 1
    g.put("P2", red, frozenset({(3, 12), (4, 11)}))
    del g.prey[4, 10]
    g.worker = (4, 10)
    assert placements_of(g, 3) == {"P2": 3, "P3T": 1, "P3L": 4, "scavenging": 1}


def test_ME20_the_largest_pheromone_needs_level_3_and_hex_plus_1() -> None:
    g = opening(4)
    g.worker = (3, 5)
    colony = g.colonies[0]
    for level, event, there in ((3, 6, True), (3, 0, False), (2, 6, False)):
        colony.level, colony.event = level, event
        assert (placements_of(g, 0)["P6"] > 0) == there
    tile = g.put("P6", colony, frozenset({(3, 5), (4, 5), (5, 5), (3, 6), (4, 6), (3, 7)}))
    assert tile.cubes == {"food": 2, "earth": 1, "stone": 1}


def test_ME21_connected_pheromones() -> None:
    g = opening(3)
    colony = g.colonies[0]
    for cells in ({(6, 7), (7, 7)}, {(7, 6), (8, 6)}, {(6, 8), (7, 8)}, {(8, 7), (9, 7)}):
        assert not connected_sets(g.pheromones_of(colony), 4)
        g.put("P2", colony, frozenset(cells))
    assert len(connected_sets(g.pheromones_of(colony), 4)) == 1


def test_ME23_first_placements_of_two_players() -> None:
    g = opening(2)
    counts = {}
    for spot in [(2, 10), (3, 10), (1, 11), (3, 11), (1, 12), (2, 12)]:
        g.worker = spot
        counts[spot] = placements_of(g, 0)["P2"]
    assert list(counts.values()) == [4, 3, 4, 4, 3, 4]
