"""Networks that learn from self-play: what they learn, interruptions, files that do not fit."""

import json
import math
from pathlib import Path

import numpy as np
import pytest

from hexapoda.arena.tuning import learning, selfplay
from hexapoda.arena.tuning.learning import ByLearning, Examples, learn, train
from hexapoda.bots.weights import Weights
from hexapoda.cli import main
from hexapoda.games.myrmes.state import STATE
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Training
from hexapoda.kernel.network import filled
from hexapoda.play.errors import HexapodaError


def play(folder: Path, game: str = "myrmes", **options: object) -> Path:
    selfplay.play(selfplay.Settings(game, options, games=12, nodes=3, shard=6, astray=0.2), folder)
    return folder


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play(tmp_path_factory.mktemp("selfplay"))


@pytest.mark.parametrize("target", ["scores", "results"])
def test_a_network_learns_what_the_rest_of_an_evaluation_misses(tmp_path: Path, target: str) -> None:
    chance = np.random.default_rng(1)
    inputs = chance.random((3_000, 6)).astype(np.float32)
    known = inputs[:, 0]
    truth = known + 2 * np.maximum(inputs[:, 1] - inputs[:, 2], 0)
    told = truth if target == "scores" else truth / np.sqrt(1 + truth**2)
    examples = Examples(inputs, known, told.astype(np.float32), np.arange(3_000) // 10)
    how = Training(lambda *_: None, 6, target)
    _, passes = train(examples, ByLearning(passes=30, batch=64, rate=0.01), how, tmp_path)
    assert passes[-1].loss < passes[-1].without / 50


def test_an_interrupted_run_learns_the_same(data: Path, tmp_path: Path) -> None:
    settings = ByLearning(passes=4, batch=64, test=0.4)
    whole, passes = learn(settings, [data], tmp_path / "whole")
    assert [each.passes for each in passes] == [1, 2, 3, 4]
    assert math.isfinite(passes[-1].loss)

    def stop(found: learning.Learned) -> None:
        if found.passes == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        learn(settings, [data], tmp_path / "parts", stop)
    again, _ = learn(settings, [data], tmp_path / "parts")
    assert again.values == whole.values
    assert Weights.read(tmp_path / "parts" / "weights.json", "myrmes").values == whole.values


def test_folders_with_other_options_are_learned_from_together(data: Path, tmp_path: Path) -> None:
    three = play(tmp_path / "three", players=3)
    _, one = learn(ByLearning(passes=1, test=0.4), [data], tmp_path / "one")
    _, both = learn(ByLearning(passes=1, test=0.4), [data, three], tmp_path / "both")
    assert both[0].games == 2 * one[0].games
    assert both[0].rows > 2 * one[0].rows


def test_another_game_a_game_without_a_network_and_no_games_are_refused(data: Path, tmp_path: Path) -> None:
    for name, folders, code in (
        ("mixed", [data, play(tmp_path / "termites", "termites")], "learn-other-games"),
        ("hive", [play(tmp_path / "hive", "hive")], "learn-no-network"),
        ("none", [tmp_path / "nowhere"], "selfplay-no-data"),
    ):
        with pytest.raises(HexapodaError) as caught:
            learn(ByLearning(passes=1, test=0.4), folders, tmp_path / name)
        assert caught.value.code == code


def test_what_no_example_has_says_nothing(data: Path, tmp_path: Path) -> None:
    """All games had two players: what is special to four must not be left to chance."""
    net = learn(ByLearning(passes=1, test=0.4), [data], tmp_path)[0].values["network"]
    with_two, with_four = (filled(contract.weights_of(STATE)["network"], net)[0].first[place] for place in (17, 19))
    assert with_two.any()
    assert not with_four.any()


@pytest.mark.parametrize("network", [[1.0], "0.5", [0.0] * 10_000, [math.nan]])
def test_a_network_of_another_size_is_refused(tmp_path: Path, network: object) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps({"version": 1, "game": "myrmes", "weights": {"network": network}}))
    with pytest.raises(HexapodaError) as caught:
        Weights.read(path, "myrmes")
    assert caught.value.code == "weights-no-network"


def test_the_command_says_how_much_better_it_tells(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    assert main(["tune", "learn", "--data", str(data), "--passes", "2", "--out", str(tmp_path / "net")]) == 0
    out = capsys.readouterr().out
    assert "without the network" in out
    assert str(tmp_path / "net" / "weights.json") in out
