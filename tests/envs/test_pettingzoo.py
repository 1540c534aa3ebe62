"""The door to PettingZoo passes its tests, and tells each agent what its seat knows."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import hexapoda
from hexapoda.envs import pettingzoo
from tests.envs.games import ALWAYS, GAMES_WITH_OPTIONS, WITH_SECRETS, load, look_alike

# PettingZoo's checker warns of masks that are empty while another agent is asked, and of agents' spaces that are dicts.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_pettingzoo_finds_no_fault(game: str, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(game, **options), num_cycles=120)


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_equal_seeds_give_equal_games(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(game, **options), num_cycles=60)


@pytest.mark.parametrize("game", ALWAYS)
def test_a_game_is_played_to_its_end(game: str) -> None:
    env: Any = pettingzoo.env(load(game), max_plies=300)
    env.reset(seed=3)
    rng, totals = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        position = env.unwrapped.position
        assert (observation["observation"] == position.observe(env.possible_agents.index(agent))).all()
        over = terminated or truncated
        assert observation["action_mask"].any() == (not over)
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    if position.outcome is not None:
        assert list(totals.values()) == pytest.approx(list(position.outcome.returns))
    else:
        assert position.ply == 300
        assert not any(totals.values())


def test_a_game_of_many_decisions_is_truncated() -> None:
    env: Any = pettingzoo.env("hive", max_plies=4)
    env.reset(seed=1)
    asked = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        asked += not truncated
        env.step(None if truncated else env.action_space(agent).sample(observation["action_mask"]))
        assert not terminated
    assert asked == 4


def test_an_illegal_action_loses_and_is_an_error_without_wrappers() -> None:
    env: Any = pettingzoo.env("hive")
    env.reset(seed=1)
    observation, *_ = env.last()
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards == {"player_0": -1.0, "player_1": 0}
    assert all(env.terminations.values())
    raw = pettingzoo.raw_env("hive")
    raw.reset(seed=1)
    before = raw.position.copy()
    for bad in (illegal, -1, 10**9, 0.5):
        with pytest.raises(hexapoda.IllegalMoveError):
            raw.step(bad)
    assert raw.position == before


@pytest.mark.parametrize("game", ALWAYS)
def test_what_an_agent_sees_does_not_depend_on_what_it_can_not_know(game: str) -> None:
    env, other = pettingzoo.raw_env(load(game), render_mode="ansi"), pettingzoo.raw_env(load(game), render_mode="ansi")
    rng, differing = np.random.default_rng(2), 0
    env.reset(seed=5)
    for _ in range(15):
        for seat, agent in enumerate(env.possible_agents):
            other.reset(seed=1)
            other._position = look_alike(env.position, seat, f"{seat}")
            other._ask()
            differing += env.position.setup() != other.position.setup()
            for name, seen in env.observe(agent).items():
                assert (other.observe(agent)[name] == seen).all()
            if env.agent_selection == agent:
                assert env.render() == other.render()
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    assert bool(differing) == (game in WITH_SECRETS)
