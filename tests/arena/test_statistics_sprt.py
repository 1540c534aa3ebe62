"""SPRT: published ratios, the stated rates of wrong verdicts, and what is said after the stop."""

import math

import numpy as np
import pytest

from hexapoda.arena.statistics.elo import NORMALISED, expected
from hexapoda.arena.statistics.sample import PENTANOMIAL, TRINOMIAL, Sample
from hexapoda.arena.statistics.sprt import Sprt
from hexapoda.play.errors import HexapodaError
from tests.arena.simulated import pair_results, pair_scores
from tests.settings import COUNTS

RUNS = COUNTS["simulated_sprts"]


# ── published ratios: the tests of fastchess ──


@pytest.mark.parametrize(
    ("test", "counts", "ratio"),
    [
        (Sprt(0, 2, model="normalised"), (36027, 68692, 36433), 0.92),
        (Sprt(-1.75, 0.25, model="normalised"), (10650, 20431, 10871), 2.30),
        (Sprt(0, 10, model="normalised"), (0, 0, 4250), 120.56),
        (Sprt(0.5, 2.5), (21184, 40708, 21404), -1.57),
        (Sprt(0, 2), (57030, 106593, 57433), -2.59),
        (Sprt(0, 2, model="normalised"), (365, 16618, 36229, 16974, 390), 2.25),
        (Sprt(-1.75, 0.25, model="normalised"), (127, 4883, 10712, 5150, 104), 3.01),
        (Sprt(0, 5, model="normalised"), (0, 0, 0, 0, 5550), 111.82),
        (Sprt(0.5, 2.5), (223, 9863, 21279, 10037, 246), -3.07),
        (Sprt(0, 2), (871, 26175, 55983, 26678, 821), -4.98),
    ],
)
def test_the_ratio_is_the_published_one(test, counts, ratio):
    values = TRINOMIAL if len(counts) == 3 else PENTANOMIAL
    assert test.llr(Sample(values, counts, 1 if len(counts) == 3 else 2)) == pytest.approx(ratio, abs=0.03)


# ── simulations ──


def verdicts(test, score, *, runs=RUNS, draws=0.25, bias=0.1, pairs=1_500, seed=1):
    """The parts of the tests that accept H0, and H1, if the first entrant truly scores this; looked at pair by pair."""
    rng = np.random.default_rng(seed)
    counts = np.zeros((runs, 5), int)
    accepted = np.zeros((runs, 2), bool)
    running = np.arange(runs)
    for _ in range(pairs):
        sums = np.rint(2 * pair_scores(rng, len(running), 1, score=score, draws=draws, bias=bias).sum(-1)[:, 0])
        counts[running, sums.astype(int)] += 1
        ratios = test.llrs(np.array(PENTANOMIAL), counts[running], 2)
        accepted[running] = np.column_stack([ratios <= test.lower, ratios >= test.upper])
        running = running[~accepted[running].any(axis=1)]
        if not len(running):
            break
    assert not len(running), "tests that never stop"
    return accepted.mean(axis=0)


def check_rate(observed, stated, runs=RUNS):
    """A wrong verdict is about as rare as stated: a ratio overshoots its bound, so mostly rarer."""
    assert observed <= stated * 1.1 + 4 * math.sqrt(stated * (1 - stated) / runs)
    assert observed >= stated * 0.3 - 4 * math.sqrt(stated * (1 - stated) / runs)


@pytest.mark.slow
@pytest.mark.parametrize(("alpha", "beta"), [(0.05, 0.05), (0.1, 0.02)])
def test_wrong_verdicts_are_as_rare_as_stated(alpha, beta):
    test = Sprt(0, 80, alpha, beta)
    check_rate(verdicts(test, expected(0))[1], alpha)
    check_rate(verdicts(test, expected(80))[0], beta)


@pytest.mark.slow
def test_wrong_verdicts_are_as_rare_as_stated_in_normalised_elo():
    test = Sprt(0, 150, model="normalised")
    check_rate(verdicts(test, 0.5, runs=RUNS // 2)[1], 0.05, RUNS // 2)
    # the score whose t is that of 150: the variance of a pair with the means score ± 0.1, per game
    score = 0.5
    for _ in range(20):
        variance = sum(mean - 0.25 / 4 - mean**2 for mean in (score + 0.1, score - 0.1)) / 2
        score = 0.5 + 150 / NORMALISED * math.sqrt(variance)
    check_rate(verdicts(test, score, runs=RUNS // 2)[0], 0.05, RUNS // 2)


def test_a_truth_beyond_the_bounds_is_hardly_ever_missed():
    assert verdicts(Sprt(0, 80), expected(160))[1] > 0.99


@pytest.mark.long
def test_small_bounds_keep_their_rates_too():
    test = Sprt(0, 20)
    runs = RUNS // 10
    check_rate(verdicts(test, expected(0), runs=runs, pairs=60_000)[1], 0.05, runs)
    check_rate(verdicts(test, expected(20), runs=runs, pairs=60_000)[0], 0.05, runs)


# ── the state of a test ──


def test_the_verdict_falls_where_a_bound_is_reached():
    results = pair_results(pair_scores(np.random.default_rng(3), 1, 300, score=0.62)[0])
    test = Sprt(0, 30)
    states = [test.state(results[:games], "new", "old") for games in range(0, 601, 20)]
    assert states[0].llr == 0
    assert states[0].verdict is None
    assert states[-1].verdict == "H1"
    assert states[-1].llr >= states[-1].upper == -states[-1].lower == pytest.approx(math.log(19))
    assert states[-1].progress == 1
    assert test.state(results, "old", "new").verdict == "H0"
    assert states[-1].sample.size == 2


def test_games_that_were_running_at_the_stop_move_the_ratio_but_not_the_verdict():
    rng = np.random.default_rng(3)
    results = pair_results(np.concatenate([pair_scores(rng, 1, 150, score=0.7)[0], np.zeros((40, 2))]))
    test = Sprt(0, 30)
    stopped = next(n for n in range(2, 300, 2) if test.state(results[:n], "new", "old").verdict)
    state = test.state(results, "new", "old", stopped_after=stopped)
    assert state.verdict == "H1"
    assert state.llr_at_stop == test.state(results[:stopped], "new", "old").llr >= state.upper
    assert state.llr < state.upper
    assert test.state(results, "new", "old").llr_at_stop is None


def test_a_game_whose_partner_is_missing_waits():
    results = pair_results(pair_scores(np.random.default_rng(8), 1, 20, score=0.6)[0])
    assert Sprt(0, 30).state(results[:-1], "new", "old").llr == Sprt(0, 30).state(results[:-2], "new", "old").llr


@pytest.mark.parametrize("model", ["logistic", "normalised"])
@pytest.mark.parametrize("counts", [(0, 0, 1, 0, 0), (0, 0, 500, 0, 0), (1, 0, 0, 0, 0), (0, 0, 0, 0, 500)])
def test_equal_results_give_a_finite_ratio_of_the_right_sign(counts, model):
    found = Sprt(-10, 50, model=model).llr(Sample(PENTANOMIAL, counts, 2))
    assert math.isfinite(found)
    assert (found > 0) == (counts[4] > 0)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"elo0": 5, "elo1": 5}, "bad-sprt-bounds"),
        ({"elo0": 5, "elo1": 0}, "bad-sprt-bounds"),
        ({"elo0": 0, "elo1": math.nan}, "bad-sprt-bounds"),
        ({"elo0": 0, "elo1": math.inf}, "bad-sprt-bounds"),
        ({"elo0": 0, "elo1": 5, "alpha": 0}, "bad-sprt-rates"),
        ({"elo0": 0, "elo1": 5, "alpha": 0.6, "beta": 0.4}, "bad-sprt-rates"),
        ({"elo0": 0, "elo1": 5, "model": "bayesian"}, "bad-sprt-model"),
    ],
)
def test_contradicting_settings_are_refused(settings, code):
    with pytest.raises(HexapodaError) as caught:
        Sprt(**settings)
    assert caught.value.code == code
    assert len(caught.value.message("pl")) > 20
