"""Elo, normalised Elo, likelihood of superiority and pairs: published figures, and simulations of a known truth."""

import math

import numpy as np
import pytest

from hexapoda.arena.result import Result
from hexapoda.arena.statistics.elo import (
    Z95,
    difference,
    elo,
    expected,
    mean_score,
    normalised_elo,
    superiority,
)
from hexapoda.arena.statistics.likelihood import shortfall
from hexapoda.arena.statistics.sample import PENTANOMIAL, TRINOMIAL, Sample, blocks, sample, score, seat_score
from hexapoda.arena.statistics.seats import margin, seat_scores
from hexapoda.arena.statistics.standings import duel, duels, standings
from tests.arena.simulated import pair_results, pair_scores, pentanomial
from tests.settings import COUNTS

MATCHES = COUNTS["simulated_matches"]


def game(number, group, entrants, places, **more):
    return Result(number, group, f"seed {group}", tuple(entrants), tuple(places), **more)


# ── published figures: the tests of fastchess ──


@pytest.mark.parametrize(
    ("losses", "draws", "wins", "figures"),
    [
        (89, 123, 76, {"normalised": (-20.76, 40.13), "superiority": 0.1553, "score": 0.477}),
        (96, 111, 136, {"elo": (40.70, 30.43), "normalised": (49.77, 36.77), "superiority": 0.9960, "score": 0.558}),
    ],
)
def test_single_games_give_the_published_figures(losses, draws, wins, figures):
    check_figures(Sample(TRINOMIAL, (losses, draws, wins)), figures)


@pytest.mark.parametrize(
    ("counts", "figures"),
    [
        ((34, 54, 63, 64, 75), {"elo": (55.58, 27.65), "normalised": (57.94, 28.28), "superiority": 1, "score": 0.579}),
        (
            (332, 433, 498, 333, 334),
            {"elo": (-8.64, 10.33), "normalised": (-9.17, 10.96), "superiority": 0.0505, "score": 0.488},
        ),
        (
            (7895, 8757, 5685, 568, 9999),
            {"elo": (-21.04, 2.95), "normalised": (-19.01, 2.65), "superiority": 0, "score": 0.470},
        ),
    ],
)
def test_pairs_give_the_published_figures(counts, figures):
    check_figures(Sample(PENTANOMIAL, counts, size=2), figures)


def check_figures(found, figures):
    assert found.mean == pytest.approx(figures["score"], abs=0.001)
    assert superiority(found) == pytest.approx(figures["superiority"], abs=0.001)
    for name, estimate in (("elo", elo(found)), ("normalised", normalised_elo(found))):
        if name in figures:
            value, error = figures[name]
            assert estimate.value == pytest.approx(value, abs=0.01)
            assert estimate.error == pytest.approx(error, rel=0.04)  # theirs is a simpler approximation


def test_a_lopsided_match_has_its_published_elo_and_a_bar_that_is_longer_upwards():
    found = elo(Sample(TRINOMIAL, (356, 0, 34)))
    assert normalised_elo(Sample(TRINOMIAL, (356, 0, 34))).value == pytest.approx(-508.44, abs=0.01)
    assert found.high - found.value < found.value - found.low


# ── simulations ──


@pytest.mark.parametrize("truth", [0, 20, 100, -250])
def test_the_true_difference_is_within_the_error_bar_19_times_in_20(truth):
    rng = np.random.default_rng(truth + 1000)
    draws = 0.3 if abs(truth) < 200 else 0.1
    scores = pair_scores(rng, MATCHES, 100, score=expected(truth), draws=draws, bias=0.04, spread=0.03)
    # the true value is within the bar where the counts are not too unlikely under it
    covered = shortfall(np.array(PENTANOMIAL), pentanomial(scores), expected(truth)) <= Z95**2 / 2
    assert covered.mean() == pytest.approx(0.95, abs=4 * math.sqrt(0.95 * 0.05 / MATCHES) + 0.01)


def test_the_error_bar_is_where_the_likelihood_says():
    rng = np.random.default_rng(5)
    for counts in pentanomial(pair_scores(rng, 12, 40, score=0.6)):
        found = mean_score(Sample(PENTANOMIAL, tuple(map(int, counts)), size=2))
        for bound in (found.low, found.high):
            assert shortfall(np.array(PENTANOMIAL), counts, bound) == pytest.approx(Z95**2 / 2, rel=1e-4)


def test_the_normalised_difference_is_within_its_error_bar_19_times_in_20():
    rng = np.random.default_rng(3)
    scores = pair_scores(rng, MATCHES, 150, score=0.62, draws=0.2, bias=0.1)
    # of a pair: the variance of two games with the means 0.72 and 0.52, halved twice for their mean
    variance = sum(mean - 0.2 / 4 - mean**2 for mean in (0.72, 0.52)) / 4
    truth = (0.62 - 0.5) / math.sqrt(2 * variance) * 800 / math.log(10)
    found = [normalised_elo(Sample(PENTANOMIAL, tuple(map(int, each)), size=2)) for each in pentanomial(scores)]
    covered = np.mean([each.low <= truth <= each.high for each in found])
    assert covered == pytest.approx(0.95, abs=4 * math.sqrt(0.95 * 0.05 / MATCHES) + 0.01)


@pytest.mark.parametrize(("bias", "spread", "true_part"), [(0.0, 0.0, 1.0), (0.25, 0.0, 0.705), (0.0, 0.2, 0.81)])
def test_the_variance_of_pairs_is_right_where_the_games_of_a_pair_are_not_independent(bias, spread, true_part):
    """The part: of the variance that single games would suggest."""
    rng = np.random.default_rng(11)
    scores = pair_scores(rng, 2_000, 100, score=0.5, draws=0.15, bias=bias, spread=spread)
    observed = scores.mean(axis=(1, 2)).var()
    counts = pentanomial(scores)
    by_pairs = np.mean([Sample(PENTANOMIAL, tuple(map(int, each)), 2).variance / 100 for each in counts])
    by_games = np.mean(scores.var(axis=(1, 2)) / 200)
    assert by_pairs == pytest.approx(observed, rel=0.12)
    assert by_pairs / by_games == pytest.approx(true_part, abs=0.02)


def test_superiority_is_as_likely_as_it_says():
    """Of matches between equals, 5 % have a likelihood of superiority below 5 %."""
    rng = np.random.default_rng(17)
    counts = pentanomial(pair_scores(rng, MATCHES, 60, score=0.5))
    found = np.array([superiority(Sample(PENTANOMIAL, tuple(map(int, each)), 2)) for each in counts])
    for level in (0.05, 0.25, 0.5, 0.75, 0.95):
        assert (found < level).mean() == pytest.approx(level, abs=4 * math.sqrt(level * (1 - level) / MATCHES) + 0.03)


# ── pairs and blocks ──


def test_a_pair_is_two_games_of_one_opening_with_the_seats_swapped():
    first, second = game(0, 0, "ab", (1, 2)), game(1, 0, "ba", (1, 2))
    same_seats, other_opening = game(2, 1, "ab", (1, 2)), game(3, 2, "ba", (2, 1))
    assert blocks([first, same_seats, second, other_opening]) == ([[first, second]], [same_seats, other_opening])
    found = sample([first, same_seats, second, other_opening], "a", "b")
    assert (found.counts, found.size) == ((0, 0, 1, 0, 0), 2)


def test_without_pairs_single_games_count():
    found = sample([game(0, 0, "ab", (1, 2)), game(1, 1, "ab", (1, 1)), game(2, 2, "ab", (2, 1))], "b", "a")
    assert (found.values, found.counts, found.size) == (TRINOMIAL, (1, 1, 1), 1)


def test_two_pairs_of_one_opening_are_two_pairs():
    games = [game(n, 0, ("ab", "ba")[n % 2], (1, 2)) for n in range(4)]
    assert [len(block) for block in blocks(games)[0]] == [2, 2]


def test_pairs_of_a_round_robin_are_those_of_the_same_two():
    games = [game(n, 0, names, (1, 2)) for n, names in enumerate(("ab", "bc", "ba", "cb"))]
    assert [[each.number for each in block] for block in blocks(games)[0]] == [[0, 2], [1, 3]]


def test_with_three_seats_a_block_is_a_whole_rotation():
    games = [game(n, 0, names, (1, 2, 3)) for n, names in enumerate(("abc", "bca", "cab"))]
    assert blocks(games[:2]) == ([], games[:2])
    assert blocks(games) == ([games], [])
    found = sample(games, "a", "c")  # a is before c in the first and the last game… of which c wins one
    assert found.size == 3
    assert found.mean == pytest.approx(1 / 3)


def test_an_entrant_with_two_seats_is_compared_by_all_of_them():
    assert score(game(0, 0, "aab", (1, 3, 2)), "a", "b") == 0.5
    assert score(game(0, 0, "aab", (1, 3, 2)), "a", "a") is not None
    assert score(game(0, 0, "aab", (1, 3, 2)), "a", "c") is None


def test_allies_are_not_compared():
    won = game(0, 0, "abab", (1, 3, 1, 3), more={"teams": [0, 1, 0, 1]})
    assert [seat_score(won, seat) for seat in range(4)] == [1, 0, 1, 0]
    table = {each.name: each for each in standings([won])}
    assert (table["a"].wins, table["a"].draws, table["b"].losses) == (2, 0, 2)


# ── odd input ──


def test_no_games_prove_nothing():
    nothing = sample([], "a", "b")
    assert (nothing.games, nothing.mean, superiority(nothing)) == (0, 0.5, 0.5)
    assert str(elo(nothing)) == "?"
    assert standings([]) == []
    assert duels([]) == []
    assert seat_scores([]) == []
    assert margin([], "a", "b") is None


@pytest.mark.parametrize("games", [1, 2, 30])
def test_a_run_of_wins_has_a_bound_on_one_side(games):
    found = elo(Sample(TRINOMIAL, (0, 0, games)))
    assert (found.value, found.high) == (math.inf, math.inf)
    assert expected(found.low) == pytest.approx(math.exp(-(Z95**2) / 2 / games), abs=1e-5)
    assert elo(Sample(TRINOMIAL, (games, 0, 0))).high == pytest.approx(-found.low)
    assert str(found) == f"> {found.low:+.1f}"


def test_draws_alone_are_no_certainty():
    few, many = (elo(Sample(TRINOMIAL, (0, count, 0))) for count in (2, 2_000))
    assert few.value == many.value == 0
    assert few.error > 200
    assert many.error < 1
    assert superiority(Sample(TRINOMIAL, (0, 2, 0))) == 0.5
    assert math.isinf(normalised_elo(Sample(TRINOMIAL, (0, 2, 0))).error)


def test_score_and_difference_are_inverse():
    for value in (-700.0, -3.0, 0.0, 41.0, 1200.0):
        assert difference(expected(value)) == pytest.approx(value)
    assert expected(-1e9) == 0
    assert expected(1e9) == 1


# ── seats, points, tables ──


def test_the_advantage_of_the_first_seat_does_not_depend_on_who_is_stronger():
    rng = np.random.default_rng(23)
    scores = pair_scores(rng, 1, 400, score=0.7, draws=0.1, bias=0.1)[0]
    first, second = seat_scores(pair_results(scores))
    assert first.score.low < 0.6 < first.score.high
    assert first.is_significant
    assert first.score.value + second.score.value == pytest.approx(1)
    assert first.games == second.games == 800


@pytest.mark.slow
def test_seats_of_equals_are_rarely_significant():
    rng = np.random.default_rng(29)
    runs = [pair_results(each) for each in pair_scores(rng, 40, 50, score=0.6, draws=0.1)]
    assert sum(seat_scores(run)[0].is_significant for run in runs) <= 7


def test_seats_are_told_apart_by_the_number_of_seats():
    games = [game(0, 0, "ab", (1, 2)), game(1, 1, "abc", (1, 2, 3), scores=(9, 5, 1))]
    found = seat_scores(games)
    assert [(each.seats, each.seat) for each in found] == [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)]
    assert [each.points for each in found] == [None, None, 9, 5, 1]


def test_differences_in_points_are_by_pair():
    games = [
        game(0, 0, "ab", (1, 2), scores=(10, 4)),
        game(1, 0, "ba", (1, 2), scores=(8, 6)),
        game(2, 1, "ab", (1, 2), scores=(10, 2)),
        game(3, 1, "ba", (2, 1), scores=(3, 7)),
    ]
    found = margin(games, "a", "b")
    assert found is not None
    assert found.value == 4  # the mean of 2 and 6
    assert found.error == pytest.approx(Z95 * 2)
    assert margin(games, "b", "a").value == -4  # type: ignore[union-attr]


def test_the_table_counts_places_points_and_faults():
    games = [
        game(0, 0, "abc", (1, 2, 3), scores=(5, 4, 3)),
        game(1, 0, "bca", (1, 1, 3), scores=(6, 6, 0), at_fault="a", fault="crashed"),
    ]
    table = {each.name: each for each in standings(games)}
    assert [(table[n].wins, table[n].draws, table[n].losses) for n in "abc"] == [(1, 0, 1), (0, 1, 1), (0, 1, 1)]
    assert [table[n].score for n in "abc"] == [0.5, 0.625, 0.375]
    assert [table[n].points for n in "abc"] == [2.5, 5, 4.5]
    assert table["a"].faults == 1
    assert sum(each.elo for each in table.values()) == pytest.approx(0)


def test_in_a_match_the_table_and_the_duel_say_the_same():
    scores = pair_scores(np.random.default_rng(2), 1, 200, score=0.6, draws=0.4)[0]
    results = pair_results(scores)
    new = next(each for each in standings(results, anchor="old") if each.name == "new")
    found = duel(results, "new", "old")
    assert new.elo == pytest.approx(found.elo.value, abs=0.2)
    assert new.error == pytest.approx(found.elo.error, rel=0.05)
    assert (new.wins, new.draws, new.losses) == (found.wins, found.draws, found.losses)
    assert found.games == found.sample.games == 400
