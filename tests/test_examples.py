"""The examples do what they say. (Those that play on a server are tried in tests/server and tests/arena.)"""

from pathlib import Path

import numpy as np
import pytest

import hexapoda
from examples import batch, own_bot, random_game, review_pgn, tournament, train_termites
from hexapoda.bots.weights import Weights
from hexapoda.envs.opponents import GreedyBot
from tests import toy

FOLDER = Path(__file__).parents[1] / "examples"


def test_a_random_game(capsys: pytest.CaptureFixture[str]) -> None:
    position = random_game.main("termites", "players=3")
    assert position.outcome is not None
    said = capsys.readouterr().out
    assert said.startswith(f"1. {position.moves[0].text}: ")
    assert str(position.outcome) in said


def test_a_bot_of_one_s_own_beats_a_random_player() -> None:
    position = own_bot.main(toy.GAME.name, rollouts=8)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


def test_the_bot_has_forty_lines() -> None:
    code = (FOLDER / "own_bot.py").read_text("utf-8").partition('"""\n\nimport')[2]
    assert len(code.splitlines()) <= 40


def test_a_batch_of_many_games() -> None:
    played = batch.main("termites", 40)
    assert played.terminated.all()
    assert played.rewards[:, 0].mean() > 0


def test_a_review_scores_every_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    judged = review_pgn.main(None, "0.01")
    assert [each.moves[0].text for each in judged][:2] == ["wS1", "bS1 wS1-"]
    assert len(capsys.readouterr().out.splitlines()) == len(judged) == 6
    file = tmp_path / "game.pgn"
    file.write_text(review_pgn.GAME, "utf-8")
    assert len(review_pgn.main(str(file), "0.01")) == 6


@pytest.mark.slow
def test_a_tournament_is_played_and_resumed(tmp_path: Path) -> None:
    finished = tournament.main("hive", str(tmp_path / "run"), 1)
    assert finished is not None
    assert (tmp_path / "run" / "report.html").is_file()
    tournament.main("hive", str(tmp_path / "run"), 1)


def test_self_play_becomes_data(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    from examples import selfplay_arrow

    selfplay_arrow.main(toy.GAME.name, str(tmp_path / "games.arrow"), 6)
    with pyarrow.ipc.open_file(str(tmp_path / "games.arrow")) as file:
        table = file.read_all()
    rows = table.to_pylist()
    assert {row["game"] for row in rows} == set(range(6))
    assert all(row["action"] in row["legal"] for row in rows)
    assert np.isfinite(rows[0]["features"]).all()
    assert {row["result"] for row in rows} <= {-1.0, 0.0, 1.0}


@pytest.mark.slow
def test_a_network_is_trained_and_can_be_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curves = [train_termites.main(tmp_path / run, "termites", 1, games=40, test=20) for run in ("one", "again")]
    assert [row[-2:] for row in curves[0]] == [row[-2:] for row in curves[1]]  # everything but the time repeats
    file = tmp_path / "one" / "weights-1.json"
    assert file.read_text("utf-8").count("\n") < 40
    learned = Weights.read(file, "termites")
    assert any(learned.values["network"])  # type: ignore[arg-type]
    game = hexapoda.load("termites")
    position = game.start(seed=1)
    assert GreedyBot(game, seed=1, weights=file).choose(position) in position.legal_moves
    rows = (tmp_path / "one" / "curve.csv").read_text("utf-8").splitlines()
    assert len(rows) == 3
    assert "against the greedy player" in capsys.readouterr().out
