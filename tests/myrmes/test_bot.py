"""The Monte-Carlo bot on Myrmes: far better than random play, blind to the dice of later years, fast."""

import time
from typing import Any

import numpy as np
import pytest

import hexapoda
from hexapoda.bots import LEVELS, Bot, Mcts, RandomBot, bot
from hexapoda.bots.weights import estimates
from hexapoda.games.myrmes.state import DECISIONS
from tests.bots.games import assert_alike, points_of_more_thought, positions
from tests.bots.searches import consider
from tests.myrmes.positions import at
from tests.settings import COUNTS

#: A few milliseconds per decision.
ITERATIONS = 400


def against_random(number: int, players: int) -> tuple[int, list[int]]:
    """A game of a bot, seated by the number of the game, against random players: its score, and theirs."""
    position = hexapoda.load("myrmes", players=players).start(seed=number)
    mine = number % players
    one, others = Mcts(iterations=ITERATIONS, seed=number, tree_mb=4), RandomBot(number)
    seats: list[Bot] = [one if seat == mine else others for seat in range(players)]
    while position.actor is not None:
        position.push_id(seats[position.actor].choose(position).id)
    assert position.outcome is not None
    scores = list(position.outcome.scores)
    return scores.pop(mine), scores


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_M15_2_beats_random_play_by_thirty_points_and_never_ends_below_0(players: int) -> None:
    games = [against_random(number, players) for number in range(COUNTS["mcts_myrmes_games"])]
    assert min(own for own, _ in games) >= 0
    leads = [own - sum(others) / len(others) for own, others in games]
    assert sum(leads) / len(leads) >= 30
    assert all(own > max(others) for own, others in games)


@pytest.mark.long
def test_more_iterations_play_better() -> None:
    assert points_of_more_thought("myrmes", 24, strong=3_000, weak=60) >= 14


@pytest.mark.parametrize(
    ("asked", "changes", "text"),
    [
        ("winter", {"players": 2, "round": 3, "turn": "blue", "blue_larvae": 9, "blue_store": "2,0,0"}, "winter 2"),
        ("atelier", {"red_store": "3,0,0", "red_placed": "0,0,0,1", "round": 9}, "objective food3"),
        ("storage", {"players": 2, "round": 9, "red_store": "4,2,2"}, "keep food 4 earth 0 stone 0"),
    ],
)
def test_finds_the_obvious(asked: str, changes: dict[str, Any], text: str) -> None:
    assert consider(at(asked, **changes), iterations=600, tree_mb=4).move.text == text


@pytest.mark.parametrize("players", [2, 4])
def test_M4_6_the_choice_does_not_depend_on_dice_to_come(players: int) -> None:
    for position in positions("myrmes", 3, players=players)[:8]:
        assert_alike(position)


def test_answers_in_time_at_every_decision() -> None:
    player = bot("myrmes", seed=1)
    player.choose(hexapoda.load("myrmes").start(seed=1), seconds=0)
    asked = set()
    for players in (2, 3, 4):
        for position in positions("myrmes", 2, players=players):
            asked.add(position.decision)
            began = time.thread_time()
            move = player.choose(position, seconds=0.02)
            assert time.thread_time() - began < 0.5
            assert move in position.legal_moves
    assert len(asked) >= len(DECISIONS) // 2  # rare decisions do not occur in random games


def test_every_level_plays() -> None:
    position = at("worker", 2)
    for level in range(1, len(LEVELS) + 1):
        assert bot("myrmes", level=level, seed=1).choose(position, seconds=0.05) in position.legal_moves


@pytest.mark.parametrize("players", [2, 3, 4])
def test_estimates_are_results_by_seat(players: int) -> None:
    for position in positions("myrmes", 4, players=players):
        values = estimates(position)
        assert np.all(np.abs(values) <= 1)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({"red_score": 10}, {"red_score": 12}),
        ({"red_store": "0,1,0"}, {"red_store": "0,2,0"}),
        ({"red_level": 1}, {"red_level": 2}),
        ({"red_nurses": 3}, {"red_nurses": 4}),
        ({"red_soldiers": 1}, {"red_soldiers": 2}),  # against winter
        ({"tiles": "A.P2.red.3,12+4,12"}, {"tiles": "A.P2.red.3,12+4,12.food"}),  # cubes to harvest
        ({"tiles": "A.P2.red.3,12+4,12.food"}, {"tiles": "A.sub_colony.red.3,12+4,12+3,13+4,13"}),
    ],
)
def test_estimates_tell_what_counts(worse: dict[str, Any], better: dict[str, Any]) -> None:
    """The sum, that is: what a network makes of it in gardens so bare, no game has taught it."""
    before, after = (estimates(at("worker", **changes), {"learned": 0}) for changes in (worse, better))
    assert before[0] < after[0]
