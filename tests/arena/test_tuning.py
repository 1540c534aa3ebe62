"""Tuning: SPSA and the fit find what is there, go on after an interruption, and say how weights were made."""

import asyncio
import json
import math
import signal
import threading
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import hexapoda
from hexapoda.arena.tuning import selfplay
from hexapoda.arena.tuning.logistic import Examples, fit, is_test, weights_of
from hexapoda.arena.tuning.origin import digest, how
from hexapoda.arena.tuning.spsa import Parameter, Schedule, Spsa
from hexapoda.arena.workers import share
from hexapoda.bots.weights import Weights
from hexapoda.play.errors import HexapodaError
from tests.server.clusters import Cluster

PARAMETERS = [Parameter("x", 0.0, -10, 10), Parameter("y", 5.0, -10, 10), Parameter("n", 2, 0, 40, whole=True)]
BEST = {"x": 4.0, "y": -3.0, "n": 21.0}


def strength(values):
    """In logarithms of odds; the best is at BEST."""
    return -sum(((values[name] - best) / 6) ** 2 for name, best in BEST.items())


def play_pair(trial):
    """Two games between the sets of numbers, decided by chance as strengths say; the same whenever they are played."""
    rng = np.random.default_rng(trial.iteration)
    p = 1 / (1 + math.exp(strength(trial.minus) - strength(trial.plus)))
    return float((rng.random(2) < p).mean())


# ── SPSA ──


@pytest.mark.slow
def test_spsa_finds_better_numbers_from_noisy_games(tmp_path):
    run = Spsa(tmp_path, PARAMETERS, Schedule(4_000, rate=0.02))
    trials = []
    run.play(lambda trial: trials.append(trial) or play_pair(trial))
    assert run.is_over
    assert strength(run.values) > 0.02 * strength({"x": 0.0, "y": 5.0, "n": 2.0})
    assert all(abs(run.values[name] - best) < 3.5 for name, best in BEST.items())
    assert all(trial.plus["n"] == int(trial.plus["n"]) for trial in trials)
    assert all(each.low <= trial.plus[each.name] <= each.high for trial in trials for each in PARAMETERS)


def test_the_schedule_is_that_of_fishtest():
    """c/(k+1)^gamma and a/(A+k+1)^alpha, from the distance and the rate at the end."""
    schedule = Schedule(1_000, settling=0.1, alpha=0.602, gamma=0.101, rate=0.002)
    c = 4.0 * 1_000**0.101
    a = 0.002 * 4.0**2 * (100 + 1_000) ** 0.602
    for k in (0, 1, 500, 999):
        c_k, a_k = c / (k + 1) ** 0.101, a / (100 + k + 1) ** 0.602
        assert schedule.distance(4.0, k) == pytest.approx(c_k)
        assert schedule.step(4.0, k) == pytest.approx(a_k / c_k**2 * c_k)


def test_an_interrupted_run_goes_on_as_if_nothing_had_happened(tmp_path):
    def run(folder):
        return Spsa(tmp_path / folder, PARAMETERS, Schedule(60, rate=0.05), seed=7)

    run("whole").play(play_pair)
    for stop in (7, 8, 31):
        part = run("parts")
        while len(part.played) < stop:
            trial = part.ask()
            part.tell(trial, play_pair(trial))
        part.ask()  # asked for, and never played
    with (tmp_path / "parts" / "spsa.jsonl").open("a") as file:
        file.write("[31, 0.")
    run("parts").play(play_pair)
    assert run("parts").values == run("whole").values
    assert (tmp_path / "parts" / "spsa.jsonl").read_bytes() == (tmp_path / "whole" / "spsa.jsonl").read_bytes()


def test_pairs_may_end_in_any_order_and_count_once(tmp_path):
    run = Spsa(tmp_path, PARAMETERS, Schedule(10))
    trials = [run.ask() for _ in range(10)]
    assert run.ask() is None
    for trial in reversed(trials):
        run.tell(trial, 1.0)
        run.tell(trial, 0.0)
    assert run.is_over
    assert Spsa(tmp_path, PARAMETERS, Schedule(10)).values == run.values
    with pytest.raises(ValueError, match=r"1\.5"):
        run.tell(trials[0], 1.5)


def test_a_draw_moves_nothing(tmp_path):
    run = Spsa(tmp_path, PARAMETERS, Schedule(5))
    run.play(lambda trial: 0.5)
    assert run.values == {"x": 0.0, "y": 5.0, "n": 2.0}


def test_other_settings_in_the_same_folder_are_refused(tmp_path):
    Spsa(tmp_path, PARAMETERS, Schedule(10))
    with pytest.raises(HexapodaError) as caught:
        Spsa(tmp_path, PARAMETERS, Schedule(20))
    assert caught.value.code == "arena-other-run"
    (tmp_path / "spsa.jsonl").write_text("nonsense\n[0, 1.0]\n")
    with pytest.raises(HexapodaError) as caught:
        Spsa(tmp_path, PARAMETERS, Schedule(10))
    assert caught.value.code == "spsa-bad-line"


@pytest.mark.parametrize(
    ("parameters", "schedule", "code"),
    [
        ([], Schedule(5), "spsa-names"),
        ([Parameter("x", 0, -1, 1), Parameter("x", 0, -1, 1)], Schedule(5), "spsa-names"),
        ([Parameter("x", 2, -1, 1)], Schedule(5), "spsa-parameter"),
        ([Parameter("x", 1, 1, 1)], Schedule(5), "spsa-parameter"),
        ([Parameter("x", math.nan, -1, 1)], Schedule(5), "spsa-parameter"),
        ([Parameter("x", 0, -1, 1, distance=0)], Schedule(5), "spsa-parameter"),
        ([Parameter("x", 0, -1, 1)], Schedule(0), "spsa-schedule"),
    ],
)
def test_settings_that_make_no_sense_are_refused(tmp_path, parameters, schedule, code):
    with pytest.raises(HexapodaError) as caught:
        Spsa(tmp_path, parameters, schedule)
    assert caught.value.code == code
    assert not list(tmp_path.iterdir())


# ── the fit ──


def examples(games=400, positions=20, seed=1):
    """Games whose positions share their result; the true weights are 1.5 and -0.7."""
    rng = np.random.default_rng(seed)
    centre = np.repeat(rng.normal(size=(games, 2)), positions, axis=0)
    results = (rng.random(games) < 1 / (1 + np.exp(-centre[::positions] @ [1.5, -0.7]))).astype(float)
    return Examples(centre, np.repeat(results, positions), np.repeat(np.arange(games), positions))


def test_the_fit_finds_the_true_weights_and_games_are_split_as_a_whole():
    data = examples(4_000, 3)
    heard = []
    found = fit(lambda: [data], [0.0, 0.0], report=heard.append)
    assert np.abs(found.weights - [1.5, -0.7]).max() < 0.15
    assert found.is_done
    assert found.test_loss < 0.85 * found.ignorant_loss
    assert [each.step for each in heard] == list(range(1, found.step + 1))
    assert all(a.training_loss >= b.training_loss - 1e-9 for a, b in pairwise(heard))
    test = is_test(data.games, 0.2)
    assert test.mean() == pytest.approx(0.2, abs=0.02)
    assert not set(data.games[test]) & set(data.games[~test])
    assert found.test_positions == test.sum()


def test_parts_of_the_data_add_up_to_the_whole():
    data = examples(50)
    cut = [Examples(data.features[i::3], data.results[i::3], data.games[i::3]) for i in range(3)]
    whole, parts = fit(lambda: [data], [0.0, 0.0]), fit(lambda: cut, [0.0, 0.0])
    assert parts.weights == pytest.approx(whole.weights)
    assert parts.games == whole.games == 50


def test_the_penalty_draws_weights_back_to_where_they_started():
    data = examples(30, 1)
    near, far = (fit(lambda: [data], [1.0, 1.0], penalty=penalty).weights for penalty in (1e6, 0.01))
    assert np.abs(near - 1).max() < 0.01 < np.abs(far - 1).max()


def test_separable_data_and_useless_features_do_no_harm():
    x = np.array([[1.0, 0.0], [2.0, 0.0], [-1.0, 0.0], [-3.0, 0.0]] * 10)
    data = Examples(x, (x[:, 0] > 0).astype(float), np.arange(40))
    found = fit(lambda: [data], [0.0, 0.25])
    assert np.isfinite(found.weights).all()
    assert found.weights[0] > 1
    assert found.weights[1] == pytest.approx(0.25)


def test_a_fit_goes_on_after_its_last_step(tmp_path):
    data = examples()
    whole = fit(lambda: [data], [0.0, 0.0])
    checkpoint = tmp_path / "fit.json"
    first = fit(lambda: [data], [0.0, 0.0], steps=2, checkpoint=checkpoint)
    assert first.step == 2
    assert fit(lambda: [data], [0.0, 0.0], checkpoint=checkpoint).weights == pytest.approx(whole.weights, abs=1e-6)
    for change in ({"penalty": 3.0}, {"start": [1.0, 0.0]}):
        with pytest.raises(HexapodaError, match="other settings"):
            fit(lambda: [data], change.pop("start", [0.0, 0.0]), checkpoint=checkpoint, **change)
    checkpoint.write_text("{")
    with pytest.raises(HexapodaError, match="can’t be read"):
        fit(lambda: [data], [0.0, 0.0], checkpoint=checkpoint)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ([], "fit-empty"),
        ([Examples(np.zeros((0, 2)), np.zeros(0), np.zeros(0, int))], "fit-empty"),
        ([Examples(np.zeros((3, 1)), np.zeros(3), np.zeros(3, int))], "fit-shape"),
        ([Examples(np.full((3, 2), np.nan), np.zeros(3), np.zeros(3, int))], "fit-numbers"),
        ([Examples(np.zeros((3, 2)), np.full(3, -1.0), np.zeros(3, int))], "fit-numbers"),
    ],
)
def test_data_that_make_no_sense_are_refused(data, code):
    with pytest.raises(HexapodaError) as caught:
        fit(lambda: data, [0.0, 0.0])
    assert caught.value.code == code


# ── weights files ──


def test_a_weights_file_says_how_it_was_made(tmp_path):
    data = examples(60)
    found = weights_of(fit(lambda: [data], [0.0, 0.0]), "hive", ["tempo", "danger.3"], seed=3, data="abc")
    (tmp_path / "weights.json").write_text(found.text())
    read = Weights.read(tmp_path / "weights.json", "hive")
    assert read == found
    assert read.made["method"] == "logistic"
    assert (read.made["games"], read.made["positions"], read.made["seed"], read.made["data"]) == (60, 1200, 3, "abc")
    assert {"command", "date", "test_loss"} <= set(read.made)


def test_a_run_of_spsa_gives_a_weights_file(tmp_path):
    run = Spsa(tmp_path, PARAMETERS, Schedule(5))
    run.play(play_pair)
    made = run.weights("hive", opponents="itself")
    assert made.values["n"] == round(run.values["n"])
    assert (made.made["games"], made.made["opponents"]) == (10, "itself")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (None, "weights-unreadable"),
        ("{", "weights-broken"),
        ("[]", "weights-broken"),
        ('{"version": 2, "game": "hive", "weights": {}}', "weights-broken"),
        ('{"version": 1, "game": "ants", "weights": {}}', "weights-other-game"),
        ('{"version": 1, "game": "hive", "weights": {"tempo": "8"}}', "weights-no-number"),
        ('{"version": 1, "game": "hive", "weights": {"tempo": NaN}}', "weights-no-number"),
        ('{"version": 1, "game": "hive", "weights": {"tempo": 1e9}}', "weights-no-number"),
        ('{"version": 1, "game": "hive", "weights": {"temp": 8}}', "weights-unknown"),
        ('{"version": 1, "game": "hive", "weights": {"danger": 8}}', "weights-unknown"),
    ],
)
def test_bad_weights_files_are_refused_in_words(tmp_path, text, code):
    path = tmp_path / "weights.json"
    if text is not None:
        path.write_text(text)
    with pytest.raises(HexapodaError) as caught:
        Weights.read(path, "hive")
    assert caught.value.code == code
    assert str(path) in str(caught.value)


def test_a_digest_is_of_all_files(tmp_path):
    paths = [tmp_path / name for name in "ab"]
    for path in paths:
        path.write_text(path.name)
    assert digest(paths) != digest(paths[::-1])
    assert len(digest(paths)) == 64
    assert how("x", seed=1)["seed"] == 1


# ── self-play ──

PLAY = selfplay.Settings("hive", {"type": "Base"}, games=3, nodes=40, seed=5, max_plies=16, shard=2)


def same(a, b):
    return all((a[name] == b[name]).all() for name in a)


def test_self_play_leaves_positions_with_values_and_results(tmp_path):
    heard = []
    selfplay.play(PLAY, tmp_path, report=lambda *done: heard.append(done))
    assert heard == [(1, 2), (2, 2)]
    first, second = (selfplay.read_shard(path) for path in selfplay.shards(tmp_path))
    assert (sorted(set(first["game"])), sorted(set(second["game"]))) == ([0, 1], [2])
    game = hexapoda.load("hive", type="Base")
    for text, seat, move, value in zip(*(first[each] for each in ("position", "seat", "move", "value")), strict=True):
        position = game.position(str(text))
        assert position.actor == seat
        assert position.explain(str(move)) is None
        assert -1 <= value <= 1
    assert (first["ply"] >= PLAY.random_plies).all()
    assert (first["result"] == 0).all()  # cut short, so drawn
    assert first["values"].shape == first["result"].shape == (len(first["ply"]), 2)


def test_self_play_goes_on_and_gives_the_same_games(tmp_path):
    selfplay.play(PLAY, tmp_path / "whole")
    selfplay.play(PLAY, tmp_path / "part")
    lost = selfplay.shard_path(tmp_path / "part", 0)
    kept = selfplay.shard_path(tmp_path / "part", 1).stat().st_mtime_ns
    lost.unlink()
    selfplay.play(PLAY, tmp_path / "part")
    assert selfplay.shard_path(tmp_path / "part", 1).stat().st_mtime_ns == kept
    assert same(selfplay.read_shard(lost), selfplay.read_shard(selfplay.shard_path(tmp_path / "whole", 0)))


def test_other_processes_give_the_same_games(tmp_path):
    selfplay.play(PLAY, tmp_path / "here")
    selfplay.play(PLAY, tmp_path / "there", processes=2)
    for here, there in zip(*(selfplay.shards(tmp_path / each) for each in ("here", "there")), strict=True):
        assert same(selfplay.read_shard(here), selfplay.read_shard(there))


def test_workers_that_join_later_get_work_too(monkeypatch):
    class Growing:
        looks = 0

        async def slots(self):
            self.looks += 1
            return 1 if self.looks < 3 else 3

        async def stop(self):
            pass

    async def main():
        together = asyncio.Barrier(3)

        async def work(workers):
            await asyncio.wait_for(together.wait(), 20)

        await share(1, "tcp://…", work)

    monkeypatch.setattr("hexapoda.arena.workers.executor", lambda *given: Growing())
    monkeypatch.setattr("hexapoda.arena.workers.LOOK", 0.01)
    asyncio.run(main())


@pytest.mark.slow
def test_a_cluster_loses_a_worker_in_mid_shard_and_gives_the_same_games(tmp_path):
    """The only worker dies while it plays, and another one joins: each shard is written once, as without a cluster."""
    distributed = pytest.importorskip("distributed")
    settings = replace(PLAY, games=5, nodes=400, shard=1)
    heard, first = [], threading.Event()
    cluster = Cluster()

    def report(*done):
        heard.append(done)
        first.set()

    def kill_while_it_plays():
        with distributed.Client(cluster.address, set_as_default=False) as client:
            first.wait(60)
            while not any(client.processing().values()):
                pass
            doomed.kill()
        cluster.start_worker()

    try:
        cluster.start_scheduler()
        doomed = cluster.start_worker()
        killer = threading.Thread(target=kill_while_it_plays, daemon=True)
        killer.start()
        selfplay.play(settings, tmp_path / "there", cluster=cluster.address, report=report)
        killer.join()
        assert doomed.wait(timeout=10) == -signal.SIGKILL
    finally:
        cluster.close()
    assert heard == [(number, 5) for number in range(1, 6)]
    selfplay.play(settings, tmp_path / "here")
    names = [sorted(path.name for path in (tmp_path / each).iterdir()) for each in ("here", "there")]
    assert names[0] == names[1]
    for here, there in zip(*(selfplay.shards(tmp_path / each) for each in ("here", "there")), strict=True):
        assert same(selfplay.read_shard(here), selfplay.read_shard(there))


def test_more_games_can_be_added_but_not_other_ones(tmp_path):
    selfplay.play(PLAY, tmp_path)
    before = selfplay.read_shard(selfplay.shard_path(tmp_path, 1))
    more = selfplay.Settings(**{**json.loads((tmp_path / "settings.json").read_text()), "games": 4})
    selfplay.play(more, tmp_path)
    after = selfplay.read_shard(selfplay.shard_path(tmp_path, 1))
    assert list(after["played"]) == [2, 3]
    assert (after["position"][: len(before["position"])] == before["position"]).all()
    with pytest.raises(HexapodaError) as caught:
        selfplay.play(
            selfplay.Settings("hive", {"type": "Base"}, games=3, nodes=41, seed=5, max_plies=16, shard=2), tmp_path
        )
    assert caught.value.code == "arena-other-run"


def test_a_broken_shard_is_named(tmp_path):
    selfplay.play(PLAY, tmp_path)
    path = selfplay.shard_path(tmp_path, 0)
    path.write_bytes(path.read_bytes()[:200])
    with pytest.raises(HexapodaError, match="shard-00000"):
        selfplay.play(PLAY, tmp_path)


def test_games_of_more_seats_end_with_results_of_all(tmp_path):
    settings = selfplay.Settings("termites", {"players": 3}, games=1, nodes=8, random_plies=30, shard=1)
    selfplay.play(settings, tmp_path)
    found = selfplay.read_shard(selfplay.shard_path(tmp_path, 0))
    assert found["result"].shape[1] == found["values"].shape[1] == 3
    assert found["result"][0].sum() == pytest.approx(0, abs=1e-6)
    assert found["result"][0].max() > 0
    assert (found["result"] == found["result"][0]).all()


def test_what_self_play_leaves_can_be_fitted(tmp_path):
    selfplay.play(PLAY, tmp_path)
    found = fit(lambda: selfplay.examples(tmp_path, lambda position: [1.0, position.ply]), [0.0, 0.0], test_part=0.0)
    assert found.games == 3
    assert found.weights == pytest.approx([0, 0], abs=1e-6)  # all drawn
    assert math.isnan(found.test_loss)


@pytest.mark.parametrize("wrong", [{"games": 0}, {"nodes": 0}, {"shard": 0}, {"random_plies": -1}])
def test_self_play_refuses_numbers_that_make_no_sense(wrong):
    with pytest.raises(HexapodaError) as caught:
        selfplay.Settings("hive", **wrong)
    assert caught.value.params["name"] in wrong


def test_self_play_refuses_unknown_options_before_anything_is_written(tmp_path):
    with pytest.raises(HexapodaError):
        selfplay.play(selfplay.Settings("hive", {"colour": "red"}), tmp_path / "new")
    assert not (tmp_path / "new").exists()
