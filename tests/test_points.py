"""Where points came from: the sources of every game add up to its scores."""

import random

import numpy as np
import pytest

import hexapoda
from hexapoda.games.myrmes.rules.harvest import SUB_COLONY_POINTS
from hexapoda.games.myrmes.state import POINTS_PLUS_1, SUB_COLONY
from hexapoda.games.names import NAMES
from hexapoda.server.table.replay import LONGEST_GRAPH, points_of
from tests.games import CASES

#: Random games for each set of options; those that need not end are left after so many decisions.
GAMES = 3
DECISIONS = 400


def random_game(name, options, seed):
    """A random game, to its end or for a while."""
    position = hexapoda.load(name, **options).start(seed=seed)
    choose = random.Random(seed)
    while position.actor is not None and position.ply < DECISIONS * 4:
        position.push_id(choose.choice(position.legal_ids().tolist()))
        if CASES[name].endless and position.ply >= DECISIONS:
            break
    return position


@pytest.mark.parametrize(("name", "title"), [(name, title) for name in NAMES for title in CASES[name].conformance])
def test_sources_add_up_to_the_scores(name, title):
    for seed in range(GAMES):
        position = random_game(name, CASES[name].conformance[title], seed)
        found = position.sources()
        sums = [sum(each.points[seat] for each in found if each.counts) for seat in range(position.seats)]
        assert sums == position.view(None)["scores"]
        standings = position.standings()
        assert len(standings) == position.ply + 1
        if position.game.declaration.standing is None:
            assert list(standings[-1]) == sums
        assert len({each.code for each in found}) == len(found)
        assert all(len(each.points) == position.seats for each in found)


def test_what_no_award_explains_in_myrmes_is_a_sub_colony_or_a_winter():
    for seed in range(GAMES):
        position = random_game("myrmes", {"players": 3}, seed)
        sources = position.game.declaration.sources
        assert sources is not None
        states, actions = position.states, [move.id for move in position.moves]
        for ply in np.flatnonzero((states["score"][1:] != states["score"][:-1]).any(axis=1)).tolist():
            before = states[ply]
            for each in sources(states[ply : ply + 2], actions[ply : ply + 1]):
                for seat, points in enumerate(each.points):
                    if each.code == "sub-colonies" and points:
                        own = np.count_nonzero((before["tile_kind"] == SUB_COLONY) & (before["tile_owner"] == seat))
                        assert points == own * SUB_COLONY_POINTS
                    if each.code == "event" and points:
                        assert before["event"][seat] == POINTS_PLUS_1


def test_hive_shows_what_surrounds_each_queen():
    position = hexapoda.load("hive").start()
    position.push("wS1")
    standing = position.game.declaration.standing
    assert standing is not None
    assert standing(position.state) == (0, 0)
    for move in ("bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 \\wQ"):
        position.push(move)
    assert standing(position.state) == (2, 1)
    around, in_play = position.sources()
    assert (around.points, in_play.points) == ((2, 1), (3, 2))


def test_the_move_that_ended_a_game_is_told_with_its_seat():
    position = random_game("ants", {}, 1)
    found = points_of(position)
    assert found["last"]["seat"] == position.written(position.ply - 1)["seat"]
    assert found["last"]["move"] == position.phrase(position.ply - 1).json()
    after = [each["after"] for each in found["graph"]]
    assert (after[0], after[-1]) == (0, position.ply)
    assert after == sorted(set(after))
    assert len(after) <= LONGEST_GRAPH + 1
