"""The door to OpenSpiel: its simulations pass, chance is explicit, and its algorithms play our games."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import hexapoda
from hexapoda.envs import openspiel
from hexapoda.kernel import chance
from tests.envs.games import ALWAYS, GAMES_WITH_OPTIONS, WITH_SECRETS, look_alike
from tests.settings import COUNTS


def spiel(game: str, **options: Any) -> Any:
    openspiel.register()
    return pyspiel.load_game(f"hexapoda_{game}", options)


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_openspiel_finds_no_fault(game: str, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(spiel(game, max_plies=COUNTS["openspiel_plies"], **options), 1, True, False)


@pytest.mark.parametrize("game", ALWAYS)
def test_chance_is_what_the_game_would_have_drawn(game: str) -> None:
    """The draws of a game, told to OpenSpiel one by one, lead to the same positions."""
    position, rng = hexapoda.load(game, **ALWAYS[game]).start(seed=3), random.Random(1)
    state = spiel(game, **ALWAYS[game]).new_initial_state()

    def tell() -> None:
        for number in chance.draws(position.state.rng):
            assert state.is_chance_node()
            outcomes = dict(state.chance_outcomes())
            assert sum(outcomes.values()) == pytest.approx(1)
            state.apply_action(number)

    tell()
    for _ in range(40):
        assert not state.is_chance_node()
        assert state.position == position
        if position.actor is None:
            break
        assert state.current_player() == position.actor
        assert state.legal_actions() == sorted(position.codes().tolist())
        assert state.observation_tensor(0) == position.observe(0).tolist()
        code = rng.choice(state.legal_actions())
        position.push(position.coded(code))
        state.apply_action(code)
        tell()


@pytest.mark.parametrize("game", ALWAYS)
def test_information_states_tell_what_a_player_saw(game: str) -> None:
    rng, different = random.Random(4), 0
    state = spiel(game, **ALWAYS[game]).new_initial_state()
    for _ in range(25):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        for seat in range(state.num_players()):
            other = state.clone()
            other._course.position = look_alike(state.position, seat, "hidden")
            different += other.position.setup() != state.position.setup()
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
        before = len(state.information_state_string(0))
        state.apply_action(rng.choice(state.legal_actions()))
        if not state.is_chance_node():
            assert len(state.information_state_string(0)) > before
    assert bool(different) == (game in WITH_SECRETS)


def test_two_games_that_look_alike_have_the_same_information_state() -> None:
    """What others draw makes no difference to a player, and what it draws itself does."""
    game = spiel("toy", players=2)

    def dealt(draws: list[int]) -> Any:
        state = game.new_initial_state()
        for number in draws:
            state.apply_action(number)
        return state

    one, other, third = dealt([0, 0, 0, 0, 0]), dealt([0, 0, 9, 0, 0]), dealt([0, 9, 0, 0, 0])
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.information_state_string(0) != third.information_state_string(0)


def test_openspiel_s_search_plays_our_games() -> None:
    game = spiel("hive", max_plies=12)
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.5, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_clones_go_on_by_themselves() -> None:
    state = spiel("toy").new_initial_state()
    other = state.clone()
    state.apply_action(1)
    assert other.history() == []
    assert state.history() == [1]
    while state.is_chance_node():
        state.apply_action(0)
    other = state.clone()
    before = str(other)
    state.apply_action(state.legal_actions()[0])
    assert str(other) == before
