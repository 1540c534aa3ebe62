"""Random games: they end after the third winter, and keep all that the rules conserve, move by move."""

from typing import Any

import numpy as np
import pytest

import hexapoda
from hexapoda.games.myrmes.rules.tables import GROUND, LAND, PREY_SPOTS, SIZE, TILE_COUNT
from hexapoda.games.myrmes.state import CLOSED, EXIT, FREE, HEXES, NO_HEX, NO_KIND, NOBODY, PHEROMONES, TILE
from hexapoda.kernel import chance, playout
from tests.settings import COUNTS

#: As many decisions as no game has.
FAR = 4_000


def check(s: Any) -> None:
    """All that holds in every position."""
    players = int(s.players)
    assert (s.workers[:players].astype(int) + s.soldiers[:players] <= 8).all()  # M2.3
    assert (s.nurses[:players] <= 8).all()  # M2.4
    expected = np.where(LAND[players, :HEXES], FREE, CLOSED)
    for seat in range(players):
        exits = [int(spot) for spot in s.exits[seat] if int(spot) != NO_HEX]
        assert 1 <= len(exits) <= 4  # M2.5
        expected[exits] = EXIT
        owned = [(int(o), int(k)) for o, k in zip(s.tile_owner, s.tile_kind, strict=True) if int(o) == seat]
        assert sum(kind >= PHEROMONES for _, kind in owned) == int(s.special[seat]) <= 4  # M2.6
        for kind in range(PHEROMONES):
            assert int(s.supply[seat, kind]) + owned.count((seat, kind)) <= int(TILE_COUNT[kind])  # M2.7
        assert int(s.done[seat]).bit_count() + int(s.placed[seat].sum(dtype=int)) <= int(s.nurses[seat])
        assert int(s.rooms[seat]).bit_count() <= int(s.workers[seat])
        assert max(s.larvae[seat], *s.store[seat]) < 200
    placed = 0
    for tile in range(len(s.tile_kind)):
        kind = int(s.tile_kind[tile])
        cells = [int(spot) for spot in s.tile_cells[tile] if int(spot) != NO_HEX]
        if kind == NO_KIND:
            assert not cells
            assert not s.tile_cubes[tile].any()
            continue
        assert tile < int(s.tiles)
        assert len(cells) == int(SIZE[kind])
        assert (expected[cells] == FREE).all()
        expected[cells] = TILE + tile
        placed += kind >= PHEROMONES
        given = [sum(int(GROUND[cell]) == cube for cell in cells) for cube in range(3)]
        most = given if kind < PHEROMONES else [0, 0, 0]
        assert all(int(s.tile_cubes[tile, cube]) <= most[cube] for cube in range(3))  # M9.11
        assert kind >= PHEROMONES or int(s.tile_owner[tile]) != NOBODY
    assert int(s.pool.sum(dtype=int)) + placed == 16  # M2.9
    used = int(TILE_COUNT.sum()) * players - int(s.supply.sum(dtype=int)) + placed
    assert used == int(s.tiles)  # none is lost without having been placed
    spots = [int(spot) for spot in PREY_SPOTS[players] if int(spot) != NO_HEX]
    left = [spot for spot in spots if FREE < int(s.content[spot]) < EXIT]
    assert int(s.prey.sum(dtype=int)) <= len(spots) - len(left)
    expected[left] = s.content[left]
    assert (s.content[:HEXES] == expected).all()


def enrich(s: Any) -> None:
    """Riches for all, so that games come to special tiles and objectives."""
    players = int(s.players)
    s.store[:players] = 6
    s.larvae[:players] = 9
    s.nurses[:players] = 8
    for seat in range(players):
        s.soldiers[seat] = max(int(s.soldiers[seat]), 8 - int(s.workers[seat]) - 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_M15_1_random_games_end_after_the_third_winter(players: int) -> None:
    game = hexapoda.load("myrmes", players=players)
    out, rngs = np.zeros(game.declaration.max_legal, np.int64), chance.generator(players)
    for seed in range(COUNTS["myrmes_random_games"] // 3):
        states = np.repeat(game.start(seed=seed).states[:1], 2)
        plies = int(playout.play_games(states, out, rngs, 1, FAR))
        assert plies < FAR
        assert (int(states[1].ending), int(states[1].played)) == (1, 8)
        check(states[1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_M2_everything_is_accounted_for_at_every_step(players: int) -> None:
    for seed in range(max(1, COUNTS["myrmes_rich_games"] // 30)):
        edition = ("rulebook", "printed-board")[seed % 2]
        position = hexapoda.load("myrmes", players=players, edition=edition).start(seed=seed)
        choices = chance.generator(f"steps {players} {seed}")
        while position.actor is not None:
            ids = position.legal_ids()
            assert len(set(ids.tolist())) == len(ids)
            position.push_id(int(ids[int(chance.below(choices[0], len(ids)))]))
            check(position.state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_M12_rich_games_are_accounted_for_too(players: int) -> None:
    """With riches in each round all kinds of decisions come up."""
    game = hexapoda.load("myrmes", players=players)
    decisions = set()
    for seed in range(max(2, COUNTS["myrmes_rich_games"] // 15)):
        position = game.start(seed=seed)
        choices = chance.generator(f"rich {players} {seed}")
        while position.actor is not None:
            if position.decision == "birth" and int(position.state.decider) == int(position.state.played) % players:
                states = position.states[-1:]
                enrich(states[0])
                position = game.position(type(position)(game, states).setup(), seed=seed)
            decisions.add(position.decision)
            ids = position.legal_ids()
            position.push_id(int(ids[int(chance.below(choices[0], len(ids)))]))
            check(position.state)
    assert len(decisions) >= 10
