"""The doors to Gymnasium keep what its checkers ask for, and their rewards and observations are those of the games."""

import itertools
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import hexapoda
import hexapoda.envs.gymnasium as door
from tests.envs.games import GAMES_WITH_OPTIONS, load, look_alike

MODES = {
    "next-step": AutoresetMode.NEXT_STEP,
    "same-step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}


def id_of(game: str) -> str:
    return f"Hexapoda/{game.capitalize()}-v0"


def choose(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal action in each game, any where there is none."""
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])


# ── one game ──


@pytest.mark.filterwarnings("ignore")  # the checker warns of wide spaces
@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_gymnasium_finds_no_fault(game: str, options: dict[str, Any]) -> None:
    door.register()
    check_env(gymnasium.make(id_of(game), **options).unwrapped)


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_a_game_is_played_to_its_end(game: str, options: dict[str, Any]) -> None:
    env: Any = gymnasium.make(id_of(game), max_plies=200, **options)
    for seed in range(2):
        observation, info = env.reset(seed=seed)
        for _ in range(500):
            position, seat = env.unwrapped.position, env.unwrapped.seat
            assert (observation == position.observe(seat)).all()
            assert (info["action_mask"] == position.mask()).all()
            assert position.actor == seat
            action = env.action_space.sample(info["action_mask"])
            observation, reward, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                break
            assert reward == 0
        position = env.unwrapped.position
        assert terminated == (position.outcome is not None)
        assert truncated == (position.outcome is None)
        assert truncated == (position.ply >= 200) or terminated
        assert reward == (position.outcome.returns[env.unwrapped.seat] if terminated else 0)
        assert not info["action_mask"].any()


def test_equal_seeds_give_equal_games() -> None:
    def course(seed: int) -> list[float]:
        env = gymnasium.make("Hexapoda/Termites-v0", players=3, seat=None)
        env.action_space.seed(1)
        observation, info = env.reset(seed=seed)
        seen = [float(observation.sum()), info["seat"]]
        for _ in range(8):
            observation, *_, info = env.step(env.action_space.sample(info["action_mask"]))
            seen.append(float(observation.sum()))
        return seen

    assert course(1) == course(1) != course(2)


def test_an_illegal_action_loses() -> None:
    env = gymnasium.make("Hexapoda/Hive-v0")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "number" in info["refusal"]
    with pytest.raises(hexapoda.IllegalMoveError):
        env.step(illegal)


def test_an_illegal_action_can_be_an_error_that_changes_nothing() -> None:
    env: Any = gymnasium.make("Hexapoda/Hive-v0", illegal="raise")
    _, info = env.reset(seed=1)
    before = env.unwrapped.position.copy()
    for illegal in (int(np.flatnonzero(info["action_mask"] == 0)[0]), -1, 10**9):
        with pytest.raises(hexapoda.IllegalMoveError):
            env.step(illegal)
    assert env.unwrapped.position == before
    env.step(env.action_space.sample(info["action_mask"]))


@pytest.mark.parametrize("opponents", ["random", "greedy", 1, ["random", 2]])
def test_opponents_are_chosen(opponents: Any) -> None:
    env: Any = door.OneAgentEnv("toy", players=3, opponents=opponents, seat=1)
    env.reset(seed=3)
    assert env.position.actor == env.seat == 1


def test_bad_arguments_are_refused_in_words() -> None:
    for settings, words in (
        ({"opponents": "best"}, "level from 1 to 8"),
        ({"opponents": 9}, "level from 1 to 8"),
        ({"opponents": ["random"]}, "2 other seats"),
        ({"seat": 3}, "no seat 3"),
        ({"illegal": "ignore"}, "lose, raise"),
        ({"pieces": 3}, "no option"),
    ):
        with pytest.raises(hexapoda.HexapodaError, match=words):
            door.OneAgentEnv("toy", **{"players": 3, **settings}).reset(seed=1)


def test_the_board_is_drawn_as_the_agent_sees_it() -> None:
    env: Any = gymnasium.make("Hexapoda/Termites-v0", players=2, render_mode="ansi")
    env.reset(seed=4)
    position = env.unwrapped.position
    shown = env.render()
    other = door.OneAgentEnv(position.game, render_mode="ansi")
    other._position = look_alike(position, 0, "another hand")
    assert other.render() == shown
    other._position = look_alike(position, 1, "another hand")
    assert other.render() != shown


# ── many games ──


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_many_games_are_what_gymnasium_says_of_the_mode(game: str, options: dict[str, Any], mode: str) -> None:
    """Shapes and types, agents that are always asked, and resets when the mode says so."""
    size, rng, endings = 6, np.random.default_rng(1), 0
    envs: Any = gymnasium.make_vec(id_of(game), size, autoreset=mode, max_plies=60, **options)
    assert envs.metadata["autoreset_mode"] is MODES[mode]
    observations, infos = envs.reset(seed=2)
    assert envs.observation_space.contains(observations)
    over = np.zeros(size, bool)
    for _ in range(40 if game != "toy" else 20):
        assert (envs.batch.actors[~over] == envs.seats[~over]).all()
        assert infos["action_mask"][~over].any(axis=1).all()
        if mode == "disabled" and over.any():
            observations, infos = envs.reset(options={"reset_mask": over})
            over = np.zeros(size, bool)
            continue
        began = over & (mode == "next-step")
        observations, rewards, terminations, truncations, infos = envs.step(choose(infos["action_mask"], rng))
        over = terminations | truncations
        endings += over.sum()
        assert envs.observation_space.contains(observations)
        assert (rewards.shape, terminations.dtype, truncations.dtype) == ((size,), bool, bool)
        assert not over[began].any()
        assert not rewards[began].any()
        assert not rewards[~terminations].any()
        if mode == "same-step":
            assert ("final_obs" in infos) == bool(over.any())
            for i in np.flatnonzero(over):
                assert envs.single_observation_space.contains(infos["final_obs"][i])
                assert not (infos["final_obs"][i] == observations[i]).all()
            over = np.zeros(size, bool)
    assert endings


def test_many_games_play_as_one_game_does() -> None:
    """Against a bot that answers by the position alone, the same actions give the same course."""
    game = load("toy")

    class First:
        def choose(self, position: hexapoda.Position, **limits: Any) -> hexapoda.Move:
            return min(position.legal_moves, key=lambda move: move.id)

        def stop(self) -> None: ...

    envs = door.OneAgentVectorEnv(game, 3, opponents=First(), autoreset="disabled", seat=1)
    observations, infos = envs.reset(seed=5)
    singles = [door.OneAgentEnv(game, opponents=First(), seat=1) for _ in range(3)]
    for i, env in enumerate(singles):
        env.reset(seed=0)
        env._position = game.start(seed=envs.batch.seed_of(i))
        env._let_others_play()
    for number in itertools.count():
        for i, env in enumerate(singles):
            assert (env.position.observe(1) == observations[i]).all()
        if not infos["action_mask"].any(axis=1).all():
            break
        actions = choose(infos["action_mask"], np.random.default_rng(number))
        observations, rewards, terminations, _, infos = envs.step(actions)
        for i, env in enumerate(singles):
            _, reward, terminated, _, _ = env.step(actions[i])
            assert (reward, terminated) == (pytest.approx(rewards[i]), terminations[i])


def test_a_vector_keeps_no_memory_of_earlier_steps() -> None:
    envs: Any = gymnasium.make_vec("Hexapoda/Hive-v0", 3)
    first, infos = envs.reset(seed=1)
    kept = first.copy(), infos["action_mask"].copy()
    envs.step(choose(infos["action_mask"], np.random.default_rng(0)))
    assert (first == kept[0]).all()
    assert (infos["action_mask"] == kept[1]).all()


def test_an_illegal_action_of_a_vector_is_an_error_and_nothing_is_played() -> None:
    envs: Any = gymnasium.make_vec("Hexapoda/Hive-v0", 3)
    observations, infos = envs.reset(seed=1)
    actions = choose(infos["action_mask"], np.random.default_rng(0))
    bad = actions.copy()
    bad[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    with pytest.raises(hexapoda.HexapodaError, match="Game 1"):
        envs.step(bad)
    with pytest.raises(hexapoda.HexapodaError, match="shape"):
        envs.step(actions[:2])
    assert (envs.batch.observe(envs.seats) == observations).all()
    envs.step(actions)


def test_games_of_a_vector_are_seeded_one_by_one() -> None:
    envs: Any = gymnasium.make_vec("Hexapoda/Termites-v0", 3)
    envs.reset(seed=7)
    assert [envs.batch.seed_of(i) for i in range(3)] == ["7", "8", "9"]
    envs.reset(seed=[4, None, 6])
    assert [envs.batch.seed_of(i) for i in (0, 2)] == ["4", "6"]
