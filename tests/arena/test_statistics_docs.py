"""What the page about statistics says is so."""

import doctest
import math
from pathlib import Path

import pytest

from hexapoda.arena.statistics.elo import elo
from hexapoda.arena.statistics.sample import TRINOMIAL, Sample

PAGE = Path(__file__).parents[2] / "docs" / "statistics.md"


def test_the_examples_run():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried >= 8
    assert not failed


def test_the_example_by_hand_adds_up():
    counts, scores = (6, 18, 40, 26, 10), (0, 0.25, 0.5, 0.75, 1)
    mean = sum(n * a for n, a in zip(counts, scores, strict=True)) / 100
    variance = sum(n * (a - mean) ** 2 for n, a in zip(counts, scores, strict=True)) / 100
    error = 1.96 * math.sqrt(variance / 100)
    bounds = [400 * math.log10(s / (1 - s)) for s in (mean - error, mean + error)]
    assert (mean, round(variance, 4), [round(each) for each in bounds]) == (0.54, 0.0659, [-7, 63])
    assert (mean - 0.5) / math.sqrt(2 * variance) == pytest.approx(0.110, abs=0.0005)


@pytest.mark.parametrize(("counts", "shown"), [((0, 10, 0), "0 ± 61"), ((0, 2, 0), "0 ± 250"), ((0, 0, 10), "+269")])
def test_the_table_of_short_matches_is_right(counts, shown):
    found = elo(Sample(TRINOMIAL, counts))
    assert shown in (f"{found.value:.0f} ± {found.error:.0f}", f"+{math.floor(found.low)}" if found.value > 0 else "")
    assert shown in PAGE.read_text("utf-8")


def test_the_rule_of_thumb_for_the_number_of_games():
    """An error of 1.96 · 347.4 / √games equals a difference d at (681 / d)² games."""
    assert 1.96 * 800 / math.log(10) == pytest.approx(680, abs=2)
