"""Choices in advance that are told by their parts: one decision, or several of one turn."""

import random

from hexapoda.server.commands import Plan, Resign
from hexapoda.server.table import Table
from tests.server.sitting import ANN, BOB, Sitting, code, sitting


def termites_before_a_turn_of(seat: int) -> tuple[Sitting, str]:
    """A game of Termites in which another seat is about to end its turn, and the decision that ends it."""
    table, choices = sitting("termites"), random.Random(3)
    while True:
        position = table.table.position
        assert position.actor is not None
        move = choices.choice(list(position.legal_moves))
        if position.ply > 40 and position.actor != seat:
            with position.trying(move.id):
                is_next = position.actor == seat and position.decision == "choose-token"
            if is_next:
                return table, move.text
        table.play(move.text)


def test_a_plan_by_parts_is_played_when_the_seat_has_to_decide():
    table = sitting()
    table.table.plan(Plan(1, parts=("bS1", "1,0"), client_id="mine"), BOB)
    table.play("wS1")
    (played,) = table.settle()
    assert (played.body.text, played.by, played.client_id) == ("bS1 wS1-", BOB.id, "mine")
    assert not table.table.plans


def test_a_plan_by_parts_that_begins_no_decision_is_forgotten():
    for parts in (("bS1", "5,5"), ("bS1",), ("nonsense",)):
        table = sitting()
        table.table.plan(Plan(1, parts=parts), BOB)
        table.play("wS1")
        assert table.settle() == []
        assert not table.table.plans


def test_a_plan_without_text_and_parts_is_taken_back():
    table = sitting()
    table.table.plan(Plan(1, parts=("bS1", "1,0")), BOB)
    assert table.table.plan(Plan(1), BOB) is None
    assert not table.table.plans
    assert code(table.table.plan, Plan(1, parts=("x" * 65,)), BOB) == "text-too-long"


def planned_turn(table: Sitting, ends: str, seat: int) -> tuple[str, ...]:
    """The token and its hex that the seat can choose once the other has ended its turn."""
    ahead = table.table.position.copy()
    ahead.push(ends)
    assert ahead.actor == seat
    token = next(iter(ahead.legal_moves))
    ahead.push(token)
    return (*token.parts, *next(iter(ahead.legal_moves)).parts)


def test_the_rest_of_a_plan_stays_for_the_next_decision_of_the_turn():
    table, ends = termites_before_a_turn_of(1)
    parts = planned_turn(table, ends, 1)
    plan = table.table.plan(Plan(1, parts=parts, client_id="mine"), BOB)
    table.play(ends)
    first = table.say(*table.table.due(table.now))
    assert (first.body.parts, first.client_id) == (parts[:1], "mine")
    # Another process, which has the plan as it was stored, knows the rest as well.
    again: Table = table.replayed()
    again.keep(plan)
    assert again.plans == table.table.plans
    assert again.due(table.now) == table.table.due(table.now)
    second = table.settle()[0]
    assert (second.body.parts, second.client_id) == (parts[1:], "mine+1")
    assert not table.table.plans


def test_the_rest_of_a_plan_is_forgotten_when_the_seat_does_something_else():
    table, ends = termites_before_a_turn_of(1)
    table.table.plan(Plan(1, parts=planned_turn(table, ends, 1)), BOB)
    table.play(ends)
    other = list(table.table.position.legal_moves)[-1]
    assert other.parts != table.table.plans[1].parts[:1]
    table.play(other.text)
    assert not table.table.plans


def test_the_rest_of_a_plan_is_forgotten_when_the_turn_passes_to_others():
    table = sitting()
    table.table.plan(Plan(1, parts=("bS1", "1,0", "bA1", "2,0")), BOB)
    table.play("wS1")
    assert [event.body.text for event in table.settle()] == ["bS1 wS1-"]
    assert not table.table.plans


def test_the_end_of_the_game_ends_the_rest_of_a_plan():
    table, ends = termites_before_a_turn_of(1)
    table.table.plan(Plan(1, parts=planned_turn(table, ends, 1)), BOB)
    table.play(ends)
    table.say(*table.table.due(table.now))
    assert table.table.plans
    table.say(Resign(0), ANN)
    assert not table.table.plans
