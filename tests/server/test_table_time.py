"""Flags, patience and deadlines: what ends by itself, by the rules that a table shows."""

import pytest

from hexapoda.server.table.clock import DAY, HOUR, DaysClock, GameClock
from hexapoda.server.table.commands import Chat, Play, Resign, Sweep
from hexapoda.server.table.guest import SERVER
from tests.server.sitting import ANN, BOT, ME, TOY, code, sitting


def test_each_event_stores_the_remaining_time():
    table = sitting(clock=GameClock(60, 2))
    assert table.log[-1].clocks == (60_000, 60_000)
    assert table.say(Play(0, ("wS1",), table.table.at), ANN, after=10_000).clocks == (52_000, 60_000)
    assert table.say(Chat("hm"), ANN).clocks is None
    table.now += 3_000
    assert table.play("bS1 wS1-").clocks == (52_000, 60_000 - 3_020 + 2_000)
    assert table.table.state_for(frozenset()).clocks == table.log[-1].clocks


def test_a_move_after_the_flag_is_refused_and_the_server_ends_the_game():
    table = sitting(clock=GameClock(60))
    assert table.table.deadline == table.now + 60_000
    late = Play(0, ("wS1",), table.table.at)
    table.table.decide(late, ANN, table.now + 59_999)
    assert code(table.table.decide, late, ANN, table.now + 60_000) == "flag-fell"
    assert code(table.table.decide, Sweep(), SERVER, table.now + 59_999) == "nothing-due"
    (event,) = table.settle(after=60_000)
    assert (event.body.seats, event.body.reason, event.actor) == ((0,), "flag", None)
    assert event.clocks == (0, 60_000)
    assert table.table.position.outcome.reason == "flag"
    assert table.table.position.outcome.winners == (1,)


def test_the_clock_of_a_seat_runs_inside_anothers_turn():
    table = sitting(TOY, clock=GameClock(60), options={"players": 2})
    while not any(move.text.startswith("rob") for move in table.table.position.legal_moves):
        table.play_first()
    robber = table.table.actor
    while table.table.actor == robber:
        robbing = [move.text for move in table.table.position.legal_moves if move.text.startswith("rob")]
        table.play(robbing[0])
    assert table.table.position.decision == "answer"
    assert table.table.clock.running == 1 - robber


def test_bots_have_clocks_too():
    table = sitting(seats=(BOT, ME), people=1, clock=GameClock(5))
    table.settle(after=5_000)
    assert table.table.position.outcome.winners == (1,)


def test_with_more_seats_a_flag_takes_one_seat_and_its_bot_has_no_clock():
    table = sitting(TOY, people=3, clock=GameClock(60), options={"players": 3})
    late = table.table.actor
    (event,) = table.settle(after=60_000)
    assert (event.body.seats, table.table.status) == ((late,), "running")
    assert table.table.bot_to_move == (late, 3)
    assert table.table.clock.running is None
    assert table.table.deadline is None
    assert not table.settle(after=10 * DAY)
    table.play_first()
    assert table.table.deadline is not None


def test_correspondence_flags_after_its_days():
    table = sitting(clock=DaysClock(3))
    table.play("wS1")
    assert not table.settle(after=3 * DAY - 1)
    (event,) = table.settle(after=1)
    assert (event.body.seats, event.body.reason) == ((1,), "flag")


def test_without_a_clock_a_game_is_abandoned_after_the_time_that_the_table_shows():
    table = sitting(patience_hours=5)
    table.play("wS1")
    table.now += HOUR
    table.say(Chat("are you there?"), ANN)
    assert not table.settle(after=4 * HOUR - 11)
    (event,) = table.settle(after=1)
    assert (event.body.seats, event.body.reason) == ((1,), "abandoned")
    assert table.table.position.outcome.reason == "leave"


def test_bots_without_a_clock_take_their_time():
    table = sitting(seats=(BOT, ME), people=1)
    assert table.table.deadline is None
    assert not table.settle(after=100 * DAY)


def test_a_finished_game_is_never_due():
    table = sitting(clock=GameClock(60))
    table.say(Resign(0), ANN)
    assert table.table.deadline is None
    assert not table.settle(after=DAY)


def test_clocks_go_on_where_they_were_after_a_restart():
    table = sitting(clock=GameClock(60))
    table.play("wS1")
    again = table.replayed()
    assert again.clock == table.table.clock
    assert again.clock.remaining(table.now + 1_000) == [59_990, 59_000]


@pytest.mark.parametrize("seats", [(ME, BOT), (ME, ME)])
def test_a_departure_counts_at_once_for_who_is_left(seats):
    table = sitting(seats=seats, people=1, clock=GameClock(60))
    event = table.say(Resign(0), ANN, after=1_000)
    assert event.clocks == (59_000, 60_000)
