"""Weights at run time: bots, entrants and tuning use other numbers without compiling anything."""

import json

import numpy as np
import pytest

import hexapoda
from hexapoda.arena.entrants import read_entrants
from hexapoda.arena.tournament import Settings, Tournament
from hexapoda.arena.tuning import selfplay
from hexapoda.arena.tuning.spsa import Trial
from hexapoda.arena.tuning.tune import ByGames, ByResults, chosen, pair, tune_by_games, tune_by_results
from hexapoda.bots import bot
from hexapoda.bots.weights import Weights, defaults, estimates
from hexapoda.cli import main
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import declaration
from tests.bots.games import positions
from tests.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_weights_change_estimates(game):
    found, own = positions(game, 6, apart=7), defaults(declaration(game))
    known = [estimates(position).tolist() for position in found]
    assert known == [estimates(position, own).tolist() for position in found]
    names = {name.partition(".")[0] for name in own}
    idle = set()
    for each in names:
        other = {name: 1.5 * value + 0.5 for name, value in own.items() if name.partition(".")[0] == each}
        if known == [estimates(position, other).tolist() for position in found]:
            idle.add(each)
    # what is rare, or of another scenario, does not come up in one game
    assert len(idle) <= len(names) // 2, idle


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("far", [-1e6, 1e6])
def test_no_weight_makes_an_estimate_infinite(game, far):
    found = positions(game, 2, apart=9)
    for name in defaults(declaration(game)):
        for position in found:
            values = estimates(position, {name: far})
            assert np.isfinite(values).all(), name


def test_a_bot_plays_by_its_weights():
    """For this one nothing counts but to have its beetle in hand: it never places it."""
    hand = {name: 0.0 for name in defaults(declaration("hive")) if name != "won"} | {"in_hand.2": 100.0}
    position = hexapoda.load("hive", type="Base").start()
    while position.ply < 16:
        weights = hand if position.actor == 0 else None
        position.push(bot("hive", depth=1, seed=position.ply, weights=weights).choose(position))
    assert "wB" not in position.setup()
    assert not np.array_equal(estimates(position), estimates(position, hand))


@pytest.mark.parametrize(
    ("weights", "code"),
    [({"tempi": 1}, "weights-unknown"), ({"tempo": "x"}, "weights-no-number"), ("nowhere.json", "weights-unreadable")],
)
def test_a_bot_with_wrong_weights_is_refused(weights, code):
    with pytest.raises(HexapodaError) as caught:
        bot("hive", weights=weights)
    assert caught.value.code == code


# ── entrants ──


def test_an_entrant_has_the_numbers_of_its_file(tmp_path):
    path = tmp_path / "new.json"
    path.write_text(Weights("hive", {"tempo": 5.0}).text())
    settings = Settings("hive", (f"nodes=50,weights={path}", "nodes=50"), games=2)
    first = Tournament(settings)
    assert [each.limits.get("weights") for each in first.entrants] == [{"tempo": 5.0}, None]
    path.write_text(Weights("hive", {"tempo": 6.0}).text())
    assert Tournament(settings).json() != first.json(), "a run must notice that it is resumed with other numbers"


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("weights=nowhere.json", "weights-unreadable"),
        ("random,weights=x.json", "arena-strange-setting"),
        ("weights=a,weights=b", "arena-setting-twice"),
    ],
)
def test_entrants_with_wrong_weights_are_refused(spec, code):
    with pytest.raises(HexapodaError) as caught:
        read_entrants(declaration("hive"), [spec, "random"])
    assert caught.value.code == code


# ── tuning ──


def test_names_choose_numbers_and_rows():
    hive = declaration("hive")
    assert list(chosen(hive, ["tempo"])) == ["tempo"]
    assert len(chosen(hive, ["danger"])) == 15
    assert "free.0" not in chosen(hive)
    with pytest.raises(HexapodaError) as caught:
        chosen(hive, ["dangers"])
    assert "walking_queen" in str(caught.value)


def test_a_pair_is_two_games_with_one_opening_and_seats_exchanged():
    tournament = Tournament(Settings("hive", ("nodes=5,name=plus", "nodes=5,name=minus"), games=8))
    one, other = pair(tournament, Trial(3, {"tempo": 9.0}, {"tempo": 7.0}))
    assert one.opening == other.opening
    assert [each.limits["weights"]["tempo"] for each in (*one.entrants, *other.entrants)] in (
        [9.0, 7.0, 7.0, 9.0],
        [7.0, 9.0, 9.0, 7.0],
    )


@pytest.mark.slow
def test_tuning_by_games_goes_on_after_an_interruption(tmp_path):
    settings = ByGames("myrmes", names=("lead", "level"), pairs=6, nodes=3, rate=0.5)
    # One process: with several, a pair begins from whatever is known by then, so no two runs are the same.
    whole = tune_by_games(settings, tmp_path / "whole", processes=1)
    lines = (tmp_path / "whole" / "spsa.jsonl").read_text().splitlines(keepends=True)
    assert len(lines) == 6
    assert whole.made["games"] == 12
    assert whole.values != chosen(declaration("myrmes"), ["lead", "level"])
    again = tmp_path / "again"
    again.mkdir()
    for name in ("settings.json", "spsa.json"):
        (again / name).write_bytes((tmp_path / "whole" / name).read_bytes())
    (again / "spsa.jsonl").write_text("".join(lines[:3]) + lines[3][:4])
    resumed = tune_by_games(settings, again, processes=1)
    assert sorted((again / "spsa.jsonl").read_text().splitlines()) == sorted(map(str.strip, lines))
    assert resumed.values == pytest.approx(whole.values)
    assert Weights.read(again / "weights.json", "myrmes").values == resumed.values


@pytest.mark.slow
def test_tuning_by_results_makes_results_more_likely(tmp_path):
    """From numbers that are wrong on purpose, it comes near to what fits."""
    selfplay.play(selfplay.Settings("toy", games=60, nodes=30, shard=20, random_plies=2), tmp_path / "data")
    settings = ByResults(names=("won_by", "buried"), penalty=1.0, rounds=2)
    made, known = tune_by_results(settings, tmp_path / "data", tmp_path / "fit")
    assert known[-1].training_loss < known[0].training_loss
    assert known[-1].games == 60
    assert set(made.values) == {"won_by", "buried"}
    again, _ = tune_by_results(settings, tmp_path / "data", tmp_path / "fit")
    assert again.values == pytest.approx(made.values)
    with pytest.raises(HexapodaError) as caught:
        tune_by_results(ByResults(penalty=2.0), tmp_path / "data", tmp_path / "fit")
    assert caught.value.code == "arena-other-run"


# ── the command ──


@pytest.mark.slow
def test_the_commands_tune_a_game_and_say_how_to_prove_it(tmp_path, capsys):
    out = str(tmp_path / "games")
    assert main(["tune", "games", "myrmes", "--names", "lead", "--pairs", "2", "--nodes", "3", "--out", out]) == 0
    shown = capsys.readouterr()
    assert "lead" in shown.out
    assert f"hexapoda arena myrmes nodes=2000,weights={out}/weights.json" in shown.out
    assert "2 of 2" in shown.err
    data = str(tmp_path / "data")
    assert main(["tune", "selfplay", "myrmes", "--games", "8", "--nodes", "3", "--processes", "1", "--out", data]) == 0
    words = ["tune", "results", "--names", "lead", "--data", data, "--out", str(tmp_path / "fit")]
    assert main(words) == 0
    assert "8 games" in capsys.readouterr().out
    assert json.loads((tmp_path / "fit" / "weights.json").read_text())["made"]["method"] == "logistic"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["games", "toy", "--names", "wonby"], "won_by"),
        (["games", "termites", "--players", "3"], "two sides"),
        (["games", "toy", "--processes", "2", "--cluster", "tcp://127.0.0.1:9"], "--cluster"),
        (["results", "--data", "nowhere"], "nowhere"),
        (["selfplay", "toy", "--games", "0"], "--games"),
    ],
)
def test_bad_input_is_one_clear_line(tmp_path, capsys, words, said):
    assert main(["tune", *words, "--out", str(tmp_path / "out")]) == 2
    shown = capsys.readouterr().err
    assert said in shown
    assert len(shown.splitlines()) == 1
