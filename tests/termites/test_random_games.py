"""Random games of the real game: what the rules conserve is conserved at every step, and every game ends in time.

Whole games are looked at as arrays of their states, so that thousands can be played.
"""

import random
import re
from typing import Any

import numpy as np
import pytest

import hexapoda
from hexapoda import Game
from hexapoda.games.termites.state import (
    CHOOSE_TOKEN,
    CLEAR,
    FLYER,
    HEXES,
    KINDS,
    MAX_SIZE,
    MAX_VALUE,
    MOUND,
    NEAR,
    NEUTRAL,
    NO_KIND,
    NOBODY,
    NOTHING,
    PLACE_MOUND,
    RADIUS,
    TOKENS_GONE,
    VEGETATION,
    WATER,
)
from hexapoda.kernel import contract
from tests.settings import COUNTS
from tests.termites.positions import MAPS

#: What a turn asks, a letter for a decision (T13): D1 t, D2 p, D3 u, D4 g, D5 f, D6 r, D7 n, D8 l, D9 m.
LETTERS = dict(zip(range(CHOOSE_TOKEN, 12), "tpugfrnlm", strict=True))
TURN = re.compile(r"tp(u(g(f?r?|n?[lm]?))?)?")
CASTE = np.arange(KINDS) // MAX_SIZE


def played(game: Game, seed: str, out: Any) -> tuple[Any, list[int]]:
    """All states of a random game, and who decided in each."""
    rng = random.Random(seed)
    states = np.concatenate([game.start(seed=seed).states, game.blank(700)])
    actors = [int(contract.actor_at(states, 0))]
    for ply in range(len(states) - 1):
        n = int(contract.legal_at(states, ply, out))
        assert (n == 0) == (actors[-1] == -1)
        if n == 0:
            return states[: ply + 1], actors
        states[ply + 1] = states[ply]
        contract.apply_at(states, ply + 1, int(out[rng.randrange(n)]))
        actors.append(int(contract.actor_at(states, ply + 1)))
    raise AssertionError("the game does not end")


def standing(states: Any, players: int) -> tuple[Any, Any]:
    """By step and seat, how many units of each kind and how many mounds of each value are on the board.

    The last row of the mounds is that of the neutral ones.
    """
    whats = states["what"]
    owners = np.where(states["owner"] == NEUTRAL, players, states["owner"])
    units = np.zeros((len(states), players, KINDS), int)
    mounds = np.zeros((len(states), players + 1, MAX_VALUE + 1), int)
    step, spot = np.nonzero(owners != NOBODY)
    owner, what = owners[step, spot], whats[step, spot].astype(int)
    is_mound = what >= MOUND
    np.add.at(units, (step[~is_mound], owner[~is_mound], what[~is_mound]), 1)
    np.add.at(mounds, (step[is_mound], owner[is_mound], what[is_mound] - MOUND), 1)
    return units, mounds


def check_board(states: Any) -> None:
    """T1.5, T1.6, T3, T4.9: terrain stays, pieces are on hexes that allow them."""
    owners, whats, terrain = states["owner"], states["what"], states["terrain"]
    assert ((owners == NOBODY) == (whats == NOTHING)).all()
    assert (owners[:, np.array(RADIUS) > int(states["radius"][0])] == NOBODY).all()
    assert (terrain[states["building"] == 0] == terrain[-1]).all()
    is_piece, is_mound = owners != NOBODY, (owners != NOBODY) & (whats >= MOUND)
    assert not (is_mound & (terrain != CLEAR)).any()
    assert not is_mound[:, np.array(RADIUS) == int(states["radius"][0])].any()
    beside = np.concatenate([is_mound, np.zeros((len(states), 1), bool)], axis=1)[:, NEAR[:HEXES]]
    assert not (is_mound[:, :, None] & beside).any()
    wet = np.concatenate([terrain == WATER, np.zeros((len(states), 1), bool)], axis=1)[:, NEAR[:HEXES]]
    assert (wet.sum(axis=2)[is_mound] <= 1).all()
    flies = np.where(is_piece & ~is_mound, whats // MAX_SIZE == FLYER, False)
    is_unit = is_piece & ~is_mound
    assert not (is_unit & ~flies & (terrain == WATER)).any()
    assert not (flies & (terrain == VEGETATION)).any()


def check_tokens(states: Any, units: Any, players: int) -> None:
    """T1.9, T8.10: hand, stack, board and what is destroyed make the colony's tokens, and nothing comes back."""
    tokens = np.stack([states["tokens"][0][int(states["colony"][0][seat])] for seat in range(players)]).astype(int)
    held = states["hand"][:, :players].astype(int) + states["stack"][:, :players]
    chosen = np.zeros_like(held)
    steps = np.nonzero(states["token"] != NO_KIND)[0]
    chosen[steps, states["active"][steps], states["token"][steps]] = 1
    destroyed = tokens - held - chosen - units
    assert (tokens.sum(axis=1) == 18).all()
    assert (destroyed >= 0).all()
    lost = np.diff(destroyed, axis=0)
    assert (lost >= 0).all()
    assert (lost.sum(axis=(1, 2)) <= 1).all()
    hands = (states["hand"][:, :players].astype(int) + chosen).sum(axis=2)
    full = np.minimum(3, held.sum(axis=2) + chosen.sum(axis=2))
    assert (hands == full)[states["building"] == 0].all()  # T5.4


def check_mounds(states: Any, mounds: Any, players: int) -> None:
    """T1.10, T1.12, T9.8: every mound is on the board, in its owner's reserve or among the trophies of another."""
    values = np.arange(MAX_VALUE + 1)
    reserves = states["reserve"][:, :players, None].astype(int) >> values & 1
    trophies = states["trophies"][:, :players].astype(int)
    own = mounds[:, :players] + reserves
    assert (own <= 1).all()
    assert not own[:, :, [*range(5), *range(10, MAX_VALUE + 1)]].any()
    begun = states["phase"] >= PLACE_MOUND
    every = (own.sum(axis=1) + mounds[:, players] + trophies.sum(axis=1))[begun]
    assert (every == every[0]).all()
    assert every[0].tolist() == [0, 0, 0, 0, 0, players, players, players + players - 1, players, players, *[0] * 6]
    assert (np.diff(trophies, axis=0) >= 0).all()


def check_scores(states: Any, mounds: Any, players: int) -> None:
    """T10.4: 35 each, and 7 for each neutral mound that was captured."""
    out = np.zeros(players)
    captured = players - 1 - int(mounds[-1, players].sum())
    contract.scores_at(states, len(states) - 1, out)
    assert out.sum() == 35 * players + 7 * captured
    contract.scores_at(states, 0, out)
    assert out.tolist() == [35] * players


def check_turns(states: Any, actors: list[int], players: int) -> int:
    """T5.1, T10.2, T13: 18 turns each, clockwise, of at most six decisions in their order; return the most."""
    turns, active, phases = states["turn"], states["active"], states["phase"]
    assert int(states["ending"][-1]) == TOKENS_GONE
    assert int(turns[-1]) == 18 * players
    assert (np.isin(np.diff(turns.astype(int)), (0, 1))).all()
    begun = turns > 0
    assert (active[begun] == (int(states["first"][0]) + turns[begun] - 1) % players).all()
    most = 0
    for turn in range(1, 18 * players + 1):
        steps = np.nonzero((turns == turn) & (states["ending"] == 0))[0]
        asked = "".join(LETTERS[phase] for phase in phases[steps].tolist())
        assert TURN.fullmatch(asked), asked
        assert len(asked) <= 6
        others = {actors[step] for step in steps if LETTERS[int(phases[step])] not in "lm"}
        assert others == {int(active[steps[0]])}
        most = max(most, len(asked))
    return most


@pytest.mark.parametrize("players", MAPS)
def test_T1_T8_T9_T10_random_games_end_in_time_and_lose_nothing(players: int) -> None:
    out = np.zeros(hexapoda.load("termites").declaration.max_legal, np.int64)
    most = captured = 0
    for number in range(COUNTS["termites_random_games"] // len(MAPS)):
        options, switch = MAPS[players][number % len(MAPS[players])], random.Random(number).random() < 0.5
        game = hexapoda.load("termites", players=players, flyer_push_into_vegetation_kills=switch, **options)
        states, actors = played(game, f"random {number}", out)
        units, mounds = standing(states, players)
        check_board(states)
        check_tokens(states, units, players)
        check_mounds(states, mounds, players)
        check_scores(states, mounds, players)
        most = max(most, check_turns(states, actors, players))
        captured += int(states["trophies"][-1].sum())
    assert most >= 5
    assert captured > 0
