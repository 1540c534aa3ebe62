"""The Monte-Carlo bot on Termites: better than random play, blind to what is hidden, quick at every decision."""

import time

import numpy as np
import pytest

import hexapoda
from hexapoda.bots import bot
from hexapoda.bots.weights import estimates
from hexapoda.games.termites.state import DECISIONS
from hexapoda.play.game import Position
from tests.bots.games import assert_blind_to_secrets, points_of_more_thought, positions, wins_against_random
from tests.bots.searches import consider
from tests.settings import COUNTS

#: A few milliseconds per decision.
ITERATIONS = 300

#: Every map of the data for more than two.
CROWDS = ({"players": 3}, {"players": 3, "setup": "p3_adv"}, {"players": 4}, {"players": 4, "setup": "p4_adv"})


# ── strength ──


@pytest.mark.slow
def test_wins_nine_of_ten_games_against_random_play() -> None:
    n = COUNTS["mcts_termites_games"]
    assert sum(wins_against_random("termites", number, ITERATIONS) for number in range(n)) >= 0.9 * n


@pytest.mark.slow
@pytest.mark.parametrize("options", CROWDS, ids=lambda options: options.get("setup", f"p{options['players']}"))
def test_wins_most_games_against_several_random_players(options: dict) -> None:
    n = COUNTS["mcts_termites_crowds"]
    assert sum(wins_against_random("termites", number, ITERATIONS, **options) for number in range(n)) >= 0.7 * n


@pytest.mark.parametrize("options", [{"map": "random:5"}, {"map": "build", "tiles": 6}, {"colonies": "gold,gray"}])
def test_wins_on_other_maps(options: dict) -> None:
    assert wins_against_random("termites", 1, ITERATIONS, **options)


@pytest.mark.long
def test_more_iterations_play_better() -> None:
    assert points_of_more_thought("termites", 24) >= 16


def test_T9_2_captures_the_mound_that_wins_in_the_last_turn() -> None:
    """All tokens are placed and Blue has the last move: with 3 + 3 + 2 it can take the neutral mound."""
    position = hexapoda.load("termites", colonies="blue,red").position(
        "asked=choose-unit colonies=blue,red first=red turn=36 active=blue "
        "blue=5@B3,6@C6,W3@F5,W3@E6,W2@F7,W2@C1 blue-reserve=7,8,9 red=6@I3,5@I6,S2@H2 red-reserve=7,8,9 neutral=7@F6"
    )
    while position.actor is not None:
        position.push(consider(position, iterations=300).move)
    assert position.outcome is not None
    assert position.outcome.scores == (42, 35)


# ── what it may know ──


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_T12_the_choice_does_not_depend_on_what_is_hidden(players: int) -> None:
    assert_blind_to_secrets(positions("termites", 3, players=players))


# ── limits ──


def test_answers_in_time_at_every_decision() -> None:
    player = bot("termites", seed=1)
    player.choose(hexapoda.load("termites").start(seed=1), seconds=0)
    asked = set()
    for options in ({"map": "build"}, {"players": 4}, {"players": 2}):
        for position in positions("termites", 2, **options):
            asked.add(position.decision)
            began = time.thread_time()
            move = player.choose(position, seconds=0.02)
            assert time.thread_time() - began < 0.5
            assert move in position.legal_moves
    assert len(asked) >= len(DECISIONS) - 2  # the rarest do not occur in every random game


# ── the estimate ──


@pytest.mark.parametrize("players", [2, 3, 4])
def test_estimates_are_results_by_seat(players: int) -> None:
    for position in positions("termites", 4, players=players):
        values = estimates(position)
        assert np.all(np.abs(values) <= 1)
        assert abs(values.sum()) < 1e-9  # as results are: what one wins, others lose


def test_estimates_tell_a_captured_mound_and_a_threat() -> None:
    game = hexapoda.load("termites", colonies="blue,red")
    start = "asked=choose-token colonies=blue,red first=blue turn=25 active=blue neutral=7@F6 "
    hands = " blue-hand=W1,W2*2 blue-stack=W2*3 red-hand=W1,S1*2 red-stack=S1*3"
    positions = (
        "blue=5@B3,6@C6 blue-reserve=7,8,9 red=8@I3,5@I6 red-reserve=6,7,9",
        "blue=5@B3,6@C6,S2@H2,F2@H3,F2@I2 blue-reserve=7,8,9 red=8@I3,5@I6 red-reserve=6,7,9",
        "blue=5@B3,6@C6,7@D3 blue-reserve=8,9 blue-trophies=9 red=8@I3,5@I6 red-reserve=6,7",
    )
    quiet, threat, captured = (_estimate(game.position(start + each + hands)) for each in positions)
    assert quiet < threat < captured


def _estimate(position: Position) -> float:
    return float(estimates(position)[0])
