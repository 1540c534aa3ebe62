"""Who plays whom: fair, complete, and the same each time."""

from collections import Counter
from itertools import combinations, permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexapoda.arena.schedule import FORMATS, GAUNTLET, MATCH, ROUND_ROBIN, Schedule, encounters
from hexapoda.play.errors import HexapodaError

SIZES = st.tuples(st.sampled_from(FORMATS), st.integers(2, 6), st.integers(2, 4), st.integers(1, 40)).filter(
    lambda each: each[0] != MATCH or each[1] <= each[2]
)


@given(SIZES)
def test_everybody_sits_everywhere_equally_often_within_a_group(size):
    """So that opening and seats favour nobody."""
    sides = size[2]
    groups: dict[int, list[tuple[int, ...]]] = {}
    for fixture in Schedule(*size):
        groups.setdefault(fixture.group, []).append(fixture.sides)
    for games in groups.values():
        assert len(games) == sides
        assert len({tuple(sorted(each)) for each in games}) == 1
        seats = [Counter(each[side] for each in games) for side in range(sides)]
        assert all(each == seats[0] for each in seats)


@given(SIZES)
def test_games_are_numbered_without_gaps_and_each_encounter_has_enough(size):
    kind, entrants, sides, games = size
    schedule = Schedule(*size)
    found = list(schedule)
    assert [fixture.number for fixture in found] == list(range(len(schedule)))
    met = Counter(tuple(sorted(fixture.sides)) for fixture in found)
    assert set(met) == {tuple(sorted(each)) for each in encounters(kind, entrants, sides)}
    assert all(games <= count < games + sides for count in met.values())


@given(SIZES, st.integers(1, 40))
def test_more_games_only_add_to_the_list(size, more):
    """So that a run can be made longer when it is resumed."""
    *kind, games = size
    shorter = list(Schedule(*kind, games))
    assert list(Schedule(*kind, games + more))[: len(shorter)] == shorter


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_after_all_orders_every_arrangement_was_played_equally_often(sides):
    games = [fixture.sides for fixture in Schedule(MATCH, sides, sides, 2 * factorial(sides))]
    assert Counter(games) == dict.fromkeys(permutations(range(sides)), 2)


def test_a_round_robin_has_all_pairs_and_a_gauntlet_those_of_the_first():
    assert encounters(ROUND_ROBIN, 4, 2) == list(combinations(range(4), 2))
    assert encounters(GAUNTLET, 4, 2) == [(0, 1), (0, 2), (0, 3)]
    assert encounters(GAUNTLET, 4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3)]


@given(st.integers(2, 3), st.integers(2, 4))
def test_with_fewer_entrants_than_sides_all_have_equally_many_of_them(entrants, sides):
    if entrants >= sides:
        return
    taken = Counter(one for each in encounters(MATCH, entrants, sides) for one in each)
    assert len(set(taken.values())) == 1
    assert len(taken) == entrants


@pytest.mark.parametrize(
    ("size", "code"),
    [((MATCH, 1, 2), "arena-too-few"), ((MATCH, 3, 2), "arena-match-size"), (("knockout", 2, 2), "arena-format")],
)
def test_schedules_that_make_no_sense(size, code):
    with pytest.raises(HexapodaError) as caught:
        Schedule(*size, 2)
    assert caught.value.code == code
