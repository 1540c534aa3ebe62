"""Plackett–Luce and Bradley–Terry ratings: published and exact cases, ties, error bars that hold."""

import math
from itertools import permutations

import numpy as np
import pytest

from hexapoda.arena.result import Result
from hexapoda.arena.statistics.ratings import ratings
from tests.arena.simulated import pair_results, pair_scores, ranking
from tests.settings import COUNTS

SCALE = 400 / math.log(10)

#: Games of the American League in 1987, won and lost at home, by opponent (Agresti, Categorical Data Analysis).
TEAMS = ("Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore")
LEAGUE = {
    "Milwaukee": "--- 4-3 4-2 4-3 6-1 4-2 6-0",
    "Detroit": "3-3 --- 4-2 4-3 6-0 6-1 4-3",
    "Toronto": "2-5 4-3 --- 2-4 4-3 4-2 6-0",
    "New York": "3-3 5-1 2-5 --- 4-3 4-2 6-1",
    "Boston": "5-1 2-5 3-3 4-2 --- 5-2 6-0",
    "Cleveland": "2-5 3-3 3-4 4-3 4-2 --- 2-4",
    "Baltimore": "2-5 1-5 1-6 2-4 1-6 3-4 ---",
}
#: Logarithms of strength above Baltimore, and their standard errors (Agresti; Turner and Firth, BradleyTerry2).
PUBLISHED = {
    "Boston": (1.1077, 0.3339),
    "Cleveland": (0.6839, 0.3319),
    "Detroit": (1.4364, 0.3396),
    "Milwaukee": (1.5814, 0.3433),
    "New York": (1.2476, 0.3359),
    "Toronto": (1.2945, 0.3367),
}


def games(*rows):
    """Results from (count, entrants, places)."""
    every = [(entrants, places) for count, entrants, places in rows for _ in range(count)]
    return [Result(n, n, "", tuple(entrants), tuple(places)) for n, (entrants, places) in enumerate(every)]


def test_two_seats_give_the_published_ratings_of_a_baseball_season():
    rows = []
    for home, line in LEAGUE.items():
        for away, cell in zip(TEAMS, line.split(), strict=True):
            if away != home:
                won, lost = map(int, cell.split("-"))
                rows += [(won, (home, away), (1, 2)), (lost, (home, away), (2, 1))]
    found = ratings(games(*rows), prior=0.0)
    for team, (value, error) in PUBLISHED.items():
        rating = found.rating(team, above="Baltimore")
        assert rating.value / SCALE == pytest.approx(value, abs=0.0001)
        assert rating.error / SCALE / 1.96 == pytest.approx(error, rel=0.03)  # ours follows the scatter of the season


#: Sixty games that are shared out exactly as strengths of 3 : 2 : 1 say, which are then the most likely ones:
#: first a with 3/6, then b with 2/3; and so on.
THREE_TWO_ONE = {"abc": 20, "acb": 10, "bac": 15, "bca": 5, "cab": 6, "cba": 4}


def by_order(counts):
    return games(*((count, order, (1, 2, 3)) for order, count in counts.items()))


def test_three_seats_that_follow_the_model_give_its_strengths():
    found = ratings(by_order(THREE_TWO_ONE), prior=0.0)
    assert found.rating("a", above="c").value == pytest.approx(SCALE * math.log(3))
    assert found.rating("b", above="c").value == pytest.approx(SCALE * math.log(2))
    assert found.elo.sum() == pytest.approx(0)


def test_a_tie_is_the_mean_of_all_orders():
    mixed = by_order({"abc": 20, "acb": 10, "cab": 6, "cba": 4}) + games((20, "abc", (1, 1, 3)))
    apart = by_order({"abc": 30, "acb": 10, "bac": 10, "cab": 6, "cba": 4})
    assert ratings(mixed).elo == pytest.approx(ratings(apart).elo)
    draws, halves = games((10, "ab", (1, 1)), (5, "ab", (1, 2))), games((10, "ab", (1, 2)), (5, "ab", (2, 1)))
    assert ratings(draws).elo == pytest.approx(ratings(halves).elo)


def test_a_tie_for_the_last_place_leaves_the_order_open():
    """Only winners are known: they are shared out as strengths of 3 : 2 : 1 say."""
    found = ratings(games((30, "abc", (1, 2, 2)), (20, "bca", (1, 2, 2)), (10, "cab", (1, 2, 2))), prior=0.0)
    assert found.rating("a", above="c").value == pytest.approx(SCALE * math.log(3))
    assert found.rating("b", above="c").value == pytest.approx(SCALE * math.log(2))


def test_if_all_tie_all_are_equal():
    found = ratings(games((50, "abcd", (1, 1, 1, 1))))
    assert found.elo == pytest.approx(np.zeros(4), abs=1e-6)
    assert 0 < found.rating("a").error < 40


def test_the_score_of_two_gives_their_difference_in_elo():
    found = ratings(games((60, "ab", (1, 2)), (30, "ab", (1, 1)), (10, "ab", (2, 1))), prior=0.0)
    assert found.rating("a", above="b").value == pytest.approx(400 * math.log10(0.75 / 0.25))


def test_draws_and_fixed_pairs_narrow_the_error_bar():
    decided = ratings(games((100, "ab", (1, 2)), (100, "ab", (2, 1)))).rating("a", above="b").error
    drawn = ratings(games((150, "ab", (1, 1)), (25, "ab", (1, 2)), (25, "ab", (2, 1)))).rating("a", above="b").error
    assert drawn == pytest.approx(decided / 2, rel=0.05)
    first_wins = pair_results(np.tile([1.0, 0.0], (100, 1)))
    assert ratings(first_wins).rating("new", above="old").error < decided / 4


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "rounds", "only_winners"), [(2, 40, False), (4, 7, False), (4, 9, True)])
def test_the_true_ratings_are_within_the_error_bars_19_times_in_20(seats, rounds, only_winners):
    rng = np.random.default_rng(seats)
    strengths = np.exp([0.0, 0.4, -0.5, 0.8, -0.2])
    names = "abcde"
    truth = SCALE * (np.log(strengths) - np.log(strengths).mean())
    inside = []
    for _ in range(COUNTS["simulated_tournaments"]):
        results = []
        for group in range(rounds):
            for number, sat in enumerate(list(permutations(range(5), seats))[group % 3 :: 3]):
                places = ranking(rng, strengths, sat)
                places = tuple(min(place, 2) for place in places) if only_winners else places
                results.append(Result(100 * group + number, group, "", tuple(names[each] for each in sat), places))
        found = ratings(results)
        estimates = [found.rating(name) for name in names]
        inside += [each.low <= value <= each.high for each, value in zip(estimates, truth, strict=True)]
    spread = 4 * math.sqrt(0.95 * 0.05 / len(inside)) * 1.5  # ratings of one tournament are not independent
    assert np.mean(inside) == pytest.approx(0.95, abs=spread + 0.01)


def test_the_true_ratings_are_within_the_error_bars_where_pairs_are_correlated_and_many_are_drawn():
    rng = np.random.default_rng(6)
    tournaments = COUNTS["simulated_tournaments"] * 3
    truth = 400 * math.log10(0.6 / 0.4)
    inside = []
    for scores in pair_scores(rng, tournaments, 80, score=0.6, draws=0.5, bias=0.1):
        found = ratings(pair_results(scores)).rating("new", above="old")
        inside.append(found.low <= truth <= found.high)
    assert np.mean(inside) == pytest.approx(0.95, abs=4 * math.sqrt(0.95 * 0.05 / tournaments) + 0.01)


def test_who_wins_everything_has_a_finite_rating_and_a_long_error_bar():
    found = ratings(games((20, "ab", (1, 2)), (10, "bc", (1, 2)), (10, "cb", (1, 2))))
    rating = found.rating("a")
    assert 300 < rating.value < 2_000
    assert rating.error > 400
    assert found.rating("b", above="c").error < 250


def test_groups_that_never_met_are_told_apart_by_nothing():
    found = ratings(games((10, "ab", (1, 2)), (10, "ba", (1, 2)), (10, "cd", (1, 2)), (10, "dc", (1, 2))))
    assert found.elo == pytest.approx(np.zeros(4), abs=1e-6)
    assert found.rating("a", above="c").error > 1_000
    assert found.rating("a", above="b").error < 250


def test_one_entrant_against_itself():
    found = ratings(games((5, "aa", (1, 2))))
    assert found.elo == pytest.approx([0.0])
    assert found.rating("a").error == pytest.approx(0, abs=1e-6)


def test_no_games_no_ratings():
    assert ratings([]).names == ()
