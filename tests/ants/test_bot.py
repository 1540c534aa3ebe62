"""The Monte-Carlo bot on Ants: better than random play in every scenario, blind to what is hidden, quick."""

import time
from typing import Any

import numpy as np
import pytest

import hexapoda
from hexapoda.bots import LEVELS, bot
from hexapoda.bots.weights import estimates
from hexapoda.games.ants.state import DECISIONS
from tests.ants.lines import at
from tests.bots.games import assert_blind_to_secrets, points_of_more_thought, positions, wins_against_random
from tests.bots.searches import consider
from tests.settings import COUNTS

#: A few milliseconds per decision.
ITERATIONS = 200

#: The other scenarios and numbers of players.
CROWDS: dict[str, dict[str, Any]] = {
    "diagonal": {"anthills": "diagonal"},
    "classic 3": {"players": 3},
    "classic 4": {"players": 4},
    "classic allied": {"players": 4, "scenario": "classic_allied"},
    "pyramids 2": {"scenario": "pyramids"},
    "pyramids 3": {"players": 3, "scenario": "pyramids"},
    "pyramids allied": {"players": 4, "scenario": "pyramids_allied", "teams": "diagonal"},
}


# ── strength ──


def test_A12_1_wins_nine_of_ten_classic_games_against_random_play() -> None:
    n = COUNTS["mcts_ants_games"]
    assert sum(wins_against_random("ants", number, ITERATIONS) for number in range(n)) >= 0.9 * n


@pytest.mark.parametrize("options", CROWDS.values(), ids=CROWDS)
def test_A12_plays_and_wins_in_every_scenario(options: dict[str, Any]) -> None:
    n = COUNTS["mcts_ants_crowds"]
    assert sum(wins_against_random("ants", number, ITERATIONS, **options) for number in range(n)) >= 0.7 * n


@pytest.mark.long
def test_more_iterations_play_better() -> None:
    """In pyramids: a classic game is a short race, in which the cards decide more often than thought does."""
    assert points_of_more_thought("ants", 16, scenario="pyramids") >= 10


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("A=W@AB6,W@XA A-chips=9", "step W AB6-AB7"),
        ("A-levels=2 A-chips=3 A=W@AB1", "build"),
        ("kind=hire A=W@AB5 A-hand=forced_march,honeydew", "card forced_march W AB5-AB6"),
    ],
)
def test_finds_the_move_that_wins(line: str, text: str) -> None:
    position = at(line)
    assert consider(position, iterations=400, tree_mb=4).move.text == text


def test_A16_10_plays_a_fury_that_wins_the_battle_and_none_that_does_not() -> None:
    position = at("A=S@XB A-hand=fury B=W*2@XA")
    position.push("step S XB-XA")
    assert consider(position, iterations=200, tree_mb=4).move.text == "fury S"
    position = at("A=S@XB A-hand=fury B=W@XA")
    position.push("step S XB-XA")
    assert consider(position, iterations=200, tree_mb=4).move.text == "pass"


# ── what it may know ──


@pytest.mark.parametrize("players", [2, 4])
def test_A14_the_choice_does_not_depend_on_what_is_hidden(players: int) -> None:
    assert_blind_to_secrets(positions("ants", 3, apart=30, players=players))


# ── limits ──


@pytest.mark.slow
def test_answers_in_time_at_every_decision() -> None:
    player = bot("ants", seed=1)
    player.choose(hexapoda.load("ants").start(seed=1), seconds=0)
    asked = set()
    for options in ({"players": 4}, {"players": 4, "scenario": "pyramids"}, {"players": 3}):
        for position in positions("ants", 3, apart=30, **options):
            asked.add(position.decision)
            began = time.thread_time()
            move = player.choose(position, seconds=0.02)
            assert time.thread_time() - began < 0.5
            assert move in position.legal_moves
    assert len(asked) >= len(DECISIONS) - 1  # the rarest does not occur in every random game


def test_every_level_plays() -> None:
    position = at("A=W@AB6 A-chips=2 A-hand=fury,honeydew B=W@BC3 B-hand=fury")
    for level in range(1, len(LEVELS) + 1):
        assert bot("ants", level=level, seed=1).choose(position, seconds=0.05) in position.legal_moves


# ── the estimate ──


@pytest.mark.parametrize("options", CROWDS.values(), ids=CROWDS)
def test_estimates_are_results_by_seat_and_allies_share_them(options: dict[str, Any]) -> None:
    for position in positions("ants", 4, apart=30, **options):
        values = estimates(position)
        assert np.all(np.abs(values) <= 1)
        by_team: dict[int, set[float]] = {}
        for team, value in zip(position.teams, values.tolist(), strict=True):
            by_team.setdefault(team, set()).add(round(value, 9))
        assert all(len(shared) == 1 for shared in by_team.values())


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("A-chips=3", "A-chips=5"),
        ("A=W@AB3", "A=W@AB4"),  # income
        ("A=W@AB1", "A=W@AB3"),  # on the way to it
        ("A=W@AB2,W@AB3,W@AB5", "A=W@AB2,W@AB4,W@AB5"),  # a miner that steps off makes room for one only
        ("A-chips=5", "A-levels=1"),
        ("A=S@AX2", "A=S@AB5"),  # an attacker
        ("A=S@AB5 B=S@BX1 B-chips=9", "A=S@AB5 B=S@XD B-chips=9"),  # against a guard
    ],
)
def test_estimates_tell_what_counts(worse: str, better: str) -> None:
    """The sum, that is: what a network makes of it in boards so bare, no game has taught it."""
    before, after = (estimates(at(text), {"learned": 0}) for text in (worse, better))
    assert before[0] < after[0]
