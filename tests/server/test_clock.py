"""Clocks: whose runs, what is stored, and when a flag falls."""

import pytest

from hexapoda.server.table.clock import DAY, Clock, DaysClock, GameClock, NoClock, check
from hexapoda.server.table.refused import Refused


def running(rule, seat=0, seats=2):
    return Clock.start(rule, seats, now=100, running=seat)


def test_only_the_clock_of_the_seat_that_decides_runs():
    clock = running(GameClock(60), seat=1, seats=3)
    assert clock.remaining(100 + 5_000) == [60_000, 55_000, 60_000]
    clock.set(clock.after(5_100, then=0, moved=1), running=0, since=5_100)
    assert clock.remaining(6_100) == [59_000, 55_000, 60_000]


def test_the_increment_comes_with_handing_over_and_not_with_each_decision_of_a_turn():
    clock = running(GameClock(60, 3))
    assert clock.after(1_100, then=0, moved=0) == [59_000, 60_000]
    assert clock.after(1_100, then=1, moved=0) == [62_000, 60_000]


def test_an_end_or_a_departure_brings_no_increment():
    clock = running(GameClock(60, 3))
    assert clock.after(1_100, then=1) == [59_000, 60_000]
    assert clock.after(1_100, then=None) == [59_000, 60_000]


def test_correspondence_gives_each_decision_its_days():
    clock = running(DaysClock(2))
    left = clock.after(100 + DAY, then=1, moved=0)
    assert left == [DAY, 2 * DAY]
    clock.set(left, running=1, since=100 + DAY)
    assert clock.after(100 + 2 * DAY, then=1, moved=1) == [DAY, 2 * DAY]
    assert clock.after(100 + 2 * DAY, then=0, moved=1) == [2 * DAY, DAY]


def test_correspondence_goes_on_where_it_was_when_somebody_else_leaves():
    assert running(DaysClock(2), seats=3).after(100 + DAY, then=0) == [DAY, 2 * DAY, 2 * DAY]


def test_the_flag_falls_to_the_millisecond():
    clock = running(GameClock(60))
    assert clock.flag_falls == 60_100
    assert not clock.has_fallen(60_099)
    assert clock.has_fallen(60_100)
    assert clock.remaining(99_999) == [0, 60_000]


def test_a_time_before_the_last_event_takes_nothing():
    assert running(GameClock(60)).remaining(50) == [60_000, 60_000]


def test_without_a_clock_nothing_runs_and_nothing_falls():
    clock = running(NoClock())
    assert clock.remaining(10**12) == clock.after(10**12, then=1, moved=0) == []
    assert clock.flag_falls is None
    assert not clock.has_fallen(10**12)


@pytest.mark.parametrize("rule", [GameClock(0), GameClock(86_401), GameClock(9, -1), GameClock(9, 3_601), DaysClock(0)])
def test_clocks_that_no_table_has_are_refused(rule):
    with pytest.raises(Refused) as error:
        check(rule)
    assert error.value.code == "bad-clock"
