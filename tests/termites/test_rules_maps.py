"""Building maps and checking them: T11, on the reference and the real game."""

import copy
import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from hexapoda.games.termites.box import SHELF
from hexapoda.games.termites.maps import Map, problems
from tests.settings import COUNTS
from tests.termites.components import board_of_radius
from tests.termites.map_problems import map_problems
from tests.termites.positions import DATA, GAME, REFERENCE, SETUPS, Rules, hexes, play, play_out

KINDS = ("water", "vegetation", "stones")
HEXES = board_of_radius(5).hexes


def build(rules: Rules, players: int, rng: random.Random, **more: Any) -> tuple[Any, list[tuple[str, int]]]:
    """Build a map at random; who was asked what."""
    game = rules.new_game(players, deal=lambda seat, stack: rng.choice(stack), map="build", **more)
    asked = []
    while game.decision in ("place-neutral", "place-tile"):
        assert game.hands == [[]] * players
        asked.append((game.decision, game.actor))
        game.play(rng.choice(sorted(game.options())))
    return game, asked


def neutrals_and_tiles(game: Any) -> tuple[list[str], dict[str, str]]:
    return list(game.mounds), {spot: kind for spot, kind in game.terrain.items() if kind != "clear"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T11_built_maps_have_no_problems_and_can_be_played(rules: Rules, players: int):
    for seed in range(COUNTS["built_maps"]):
        rng = random.Random(f"build {players} {seed}")
        first, tiles = rng.randrange(players), rng.choice([15, 16, 17, 18])
        game, asked = build(rules, players, rng, first=first, tiles=tiles)
        order = [(first + n) % players for n in range(players)]
        mounds, terrain = neutrals_and_tiles(game)
        assert asked[: players - 1] == [("place-neutral", seat) for seat in order[:-1]]
        assert asked[players - 1 :] == [("place-tile", order[n // 2 % players]) for n in range(len(terrain))]
        assert len(terrain) == tiles
        assert map_problems(DATA, players, mounds, terrain, False) == []
        assert (game.decision, game.actor) == ("place-mound", first)
        if seed < 2:
            play_out(game, rng)
            assert game.turns == [18] * players


@pytest.mark.slow
def test_T11_options_are_exactly_the_placements_without_problems(rules: Rules):
    rng = random.Random(11)
    game = rules.new_game(3, map="build")
    while game.decision == "place-neutral":
        legal = {
            s
            for s in game.board.hexes
            if {c for c, _ in map_problems(DATA, 3, [*game.mounds, s], {}, False)} <= {"T1.11"}
        }
        assert hexes(game.options()) == legal
        game.play(rng.choice(sorted(game.options())))
    while game.decision == "place-tile":
        mounds, terrain = neutrals_and_tiles(game)
        faces = {(up, down) for pair, left in game.tiles.items() if left for up, down in (pair, pair[::-1])}
        for up in KINDS:
            found = {option[1:] for option in game.options() if option[1] == up}
            legal = [
                spot
                for spot in game.board.hexes
                if spot not in terrain
                and not {"T11.5", "T11.6", "T11.7", "T11.8"}
                & {clause for clause, _ in map_problems(DATA, 3, mounds, {**terrain, spot: up}, False)}
            ]
            assert found == {(up, down, spot) for this, down in faces if this == up for spot in legal}
        game.play(rng.choice(sorted(game.options())))


def test_T11_2_every_tile_is_placed_only_once(rules: Rules):
    game = rules.new_game(map="build")
    while game.decision == "place-neutral":
        game.play(("neutral", "F6"))
    for _ in range(6):
        game.play(min(option for option in game.options() if set(option[1:3]) == {"water", "vegetation"}))
    pairs = {option[1:3] for option in game.options()}
    assert pairs == {("vegetation", "stones"), ("stones", "vegetation"), ("stones", "water"), ("water", "stones")}


def test_T11_9_building_ends_when_no_tile_fits(rules: Rules):
    small = copy.deepcopy(DATA)
    small["board"] |= {"radius": 2, "side": 3, "hex_count": 19, "edge_hex_count": 12}
    small["setups"] = []
    game, rng = rules.new_game(map="build", data=small), random.Random(1)
    play(game, "neutral C3")  # the middle: no other mound fits beside it
    while game.decision == "place-tile":
        game.play(rng.choice(sorted(game.options())))
    assert 6 <= len(neutrals_and_tiles(game)[1]) < 18
    assert not any(game.may_lay(kind, spot) for kind in KINDS for spot in game.board.hexes)
    assert game.decision == "choose-token"  # T4.11: no legal mound hex
    assert [len(hand) for hand in game.hands] == [3, 3]


def test_T11_3_neutral_mounds_are_not_on_the_edge_and_not_adjacent(rules: Rules):
    game = rules.new_game(3, map="build", first=2)
    assert (game.decision, game.actor) == ("place-neutral", 2)
    assert hexes(game.options()) == set(HEXES) - game.board.edge
    play(game, "neutral F6")
    assert (game.decision, game.actor) == ("place-neutral", 0)
    assert hexes(game.options()) == set(HEXES) - game.board.edge - {"F6", *game.board.neighbours["F6"]}


def test_T11_4_two_tiles_each_and_the_last_one_alone(rules: Rules):
    _, asked = build(rules, 2, random.Random(4), first=1, tiles=5)
    assert [actor for decision, actor in asked if decision == "place-tile"] == [1, 1, 0, 0, 1]


def test_T11_5_a_tile_lies_on_a_hex_without_tile_and_mound_also_on_the_edge(rules: Rules):
    game = rules.position("neutral mound 7@F6; water F8")
    assert not game.may_lay("stones", "F6")
    assert not game.may_lay("stones", "F8")
    assert game.may_lay("stones", "A1")


def test_T11_1_no_tile_at_all(rules: Rules):
    game, asked = build(rules, 2, random.Random(0), tiles=0)
    assert asked == [("place-neutral", 0)]
    assert set(game.terrain.values()) == {"clear"}


def test_T11_1_not_more_tiles_than_there_are(rules: Rules):
    with pytest.raises(ValueError, match=r"T11\.1"):
        rules.new_game(map="build", tiles=19)


@pytest.mark.parametrize("setup", SETUPS)
def test_T17_5_the_setups_have_no_problems(rules: Rules, setup: str):
    entry = SETUPS[setup]
    terrain = {spot: kind for kind in KINDS for spot in entry[kind]}
    assert map_problems(DATA, entry["players"], entry["neutral_mounds"], terrain, False) == []
    game = rules.new_game(entry["players"], setup)
    assert neutrals_and_tiles(game) == (entry["neutral_mounds"], {s: terrain[s] for s in HEXES if s in terrain})


# ---------------------------------------------------------------- checking maps

Terrain = dict[str, str] | list[tuple[str, str]]


def clauses_of_the_reference(players: int, mounds: Iterable[str], terrain: Terrain, custom: bool) -> set[str]:
    return {clause for clause, _ in map_problems(DATA, players, mounds, terrain, custom)}


def clauses_of_the_game(players: int, mounds: Iterable[str], terrain: Terrain, custom: bool) -> set[str]:
    tiles = list(terrain.items()) if isinstance(terrain, dict) else terrain
    lists = {kind: tuple(spot for spot, each in tiles if each == kind) for kind in KINDS}
    return {refusal.clause for refusal in problems(Map(tuple(mounds), **lists, custom=custom), SHELF.standard, players)}


@pytest.fixture(params=[clauses_of_the_reference, clauses_of_the_game], ids=[REFERENCE.name, GAME.name])
def clauses(request: pytest.FixtureRequest) -> Callable[..., set[str]]:
    """The clauses that a map breaks, as the reference or the game says."""
    return request.param


#: Maps that break a rule which counts for custom maps, too.
WRONG = [
    (["F6"], {"A7": "water"}, {"T1.2"}),
    (["L1"], {}, {"T1.2"}),
    ([], {}, {"T1.11"}),
    (["F6", "F7"], {}, {"T1.11", "T11.3"}),
    (["F1"], {}, {"T11.3"}),
    (["F6"], {"F6": "stones"}, {"T11.5"}),
]
#: Maps that can't even be told by lists of hexes.
UNTOLD = [
    (["F6"], {"A1": "lava"}, {"T1.5"}),
    (["F6"], [("A1", "water"), ("A1", "stones")], {"T1.5"}),
    (["F6", "F6"], {}, {"T1.6", "T1.11"}),
]


@pytest.mark.parametrize(("mounds", "terrain", "broken"), WRONG)
@pytest.mark.parametrize("custom", [False, True])
def test_T11_10_what_every_map_must_obey(clauses, mounds: list[str], terrain: Terrain, broken: set[str], custom: bool):
    assert clauses(2, mounds, terrain, custom) == broken


@pytest.mark.parametrize(("mounds", "terrain", "broken"), UNTOLD)
def test_T1_5_T1_6_every_hex_has_one_terrain_and_one_piece(mounds: list[str], terrain: Terrain, broken: set[str]):
    assert clauses_of_the_reference(2, mounds, terrain, False) == broken


@pytest.mark.parametrize(("mounds", "terrain", "broken"), [*WRONG, UNTOLD[1], UNTOLD[2]])
def test_T11_10_a_game_on_a_wrong_map_is_refused(rules: Rules, mounds, terrain: Terrain, broken: set[str]):
    tiles = list(terrain.items()) if isinstance(terrain, dict) else terrain
    wrong = {"neutral_mounds": mounds, **{kind: [spot for spot, each in tiles if each == kind] for kind in KINDS}}
    with pytest.raises(ValueError) as refused:
        rules.new_game(custom_map=wrong)
    assert any(clause in str(refused.value) for clause in broken)


def spread(*counts: tuple[str, int]) -> dict[str, str]:
    """So many tiles of each terrain, none next to another or to F6."""
    kinds = [kind for kind, count in counts for _ in range(count)]
    tiles: dict[str, str] = {}
    for spot in HEXES:
        if kinds and not {"F6", *tiles}.intersection(board_of_radius(5).neighbours[spot]) and spot != "F6":
            tiles[spot] = kinds.pop(0)
    assert not kinds
    return tiles


@pytest.mark.parametrize(
    ("terrain", "broken"),
    [
        (spread(("water", 12), ("stones", 6)), set()),
        (spread(("water", 12), ("stones", 7)), {"T11.1"}),
        (spread(("water", 11), ("stones", 7)), set()),
        (spread(("water", 13)), {"T11.2"}),
        (spread(("water", 9), ("vegetation", 9)), set()),
        (spread(("water", 6), ("vegetation", 6), ("stones", 6)), set()),
    ],
)
def test_T11_1_T11_2_the_tiles_of_the_box(clauses, terrain: dict[str, str], broken: set[str]):
    assert clauses(2, ["F6"], terrain, False) == broken
    assert clauses(2, ["F6"], terrain, True) == set()


ROWS = {
    **dict.fromkeys(("F1", "F2", "F3", "B2", "B3"), "water"),
    **dict.fromkeys(("A1", "A2", "A3"), "stones"),
}


def test_T11_6_T11_7_T11_8_T11_10_custom_maps_may_have_any_groups(clauses):
    assert clauses(2, ["C3"], ROWS, False) == {"T11.6", "T11.7", "T11.8"}
    assert clauses(2, ["C3"], ROWS, True) == set()


def test_groups_that_are_too_large_are_named_by_their_first_hex():
    named = [("T11.6", "A1"), ("T11.6", "F1"), ("T11.7", "A1"), ("T11.8", "C3")]
    assert map_problems(DATA, 2, ["C3"], ROWS, False) == named


def test_T11_10_a_map_need_not_be_symmetric(rules: Rules):
    game = rules.new_game(custom_map={"neutral_mounds": ["C3"], "water": ["F5", "F6"], "stones": ["G9"]})
    assert [spot for spot, kind in game.terrain.items() if kind != "clear"] == ["F5", "F6", "G9"]
    assert game.mounds == {"C3": ("neutral", 7)}


def test_T11_10_an_illegal_map_is_refused_but_for_custom_ones(rules: Rules):
    with pytest.raises(ValueError, match=r"T11\.8"):
        rules.new_game(custom_map={"neutral_mounds": ["C3"], "water": ["B3", "D3"]})
    game = rules.new_game(custom_map={"custom": True, "neutral_mounds": ["C3"], "water": ["B3", "D3"]})
    assert game.terrain["D3"] == "water"
