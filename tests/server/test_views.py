"""What viewers are sent: phrases with every decision, what changes with every event, and the rest once."""

import json

import hexapoda
from hexapoda.server.live.watchers import Publication, Watch, first_messages
from hexapoda.server.table.clock import GameClock
from hexapoda.server.table.commands import Answer, Join, Offer
from hexapoda.server.table.events import SPECTATOR, to_json
from hexapoda.server.table.views import event_for
from tests.myrmes.positions import at
from tests.server.sitting import ANN, BOB, CID, ME, TOY, Sitting, sitting

WALK = ("exit 2,11", "step 2,12", "stop")


class Listener:
    """A watcher of a table."""

    closed = False
    in_few_bytes = False

    def __init__(self, guest):
        self.guest_id = guest.id
        self.heard = []

    def send(self, data):
        self.heard.append(json.loads(data))


def publish(table: Sitting, events, *people):
    """Send events to watchers; returns what each of them receives."""
    listeners = [Listener(each) for each in people]
    publication = Publication(table.table, events, table.now)
    for each in listeners:
        assert publication.tell(Watch(each, "", events[0].number - 1))
    return [each.heard for each in listeners]


def walking() -> Sitting:
    """A walk in Myrmes, as one command."""
    table = Sitting("myrmes", seats=(ME, ME), position=at("worker", 2).setup())
    table.settle()
    table.play(*WALK)
    return table


# ── words ──


def test_decisions_are_told_in_words_that_are_not_stored():
    table = walking()
    event = table.log[-1]
    assert b"phrase" not in to_json(event)
    moves = event_for(table.table, event, SPECTATOR).body.moves
    expected = [table.table.position.phrase(ply, None).json() for ply in range(3)]
    assert [move.phrase for move in moves] == expected
    assert [move.text for move in moves] == list(WALK)


def test_what_chance_brought_is_told_as_each_seat_saw_it():
    table = sitting(TOY, people=3, options={"players": 3})
    drawn = 0
    while table.table.status == "running":
        event = table.play_first()
        for viewer in (SPECTATOR, frozenset({0}), frozenset({1, 2})):
            body = event_for(table.table, event, viewer).body
            seats = {body.own_seat(viewer): body.moves} | body.seats
            for seat, moves in seats.items():
                for ply, move in enumerate(moves, table.table.position.ply - len(moves)):
                    seen = table.table.position.move_view(ply, seat)
                    assert (move.text, move.chance) == (seen["text"], seen["chance"])
                    assert (move.phrase, move.brought) == (seen["phrase"], seen["brought"])
                    drawn += move.brought is not None
    assert drawn


def test_what_was_taken_back_has_no_words():
    table = walking()
    walked = table.log[-1]
    table.say(Offer("takeback", 0), ANN)
    assert [move.phrase for move in event_for(table.table, walked, SPECTATOR).body.moves] == [None] * 3
    again = table.play(*WALK[:1])
    assert event_for(table.table, again, SPECTATOR).body.moves[0].phrase is not None
    assert event_for(table.table, walked, SPECTATOR).body.moves[0].phrase is None
    assert table.replayed() == table.table


# ── one command is taken back as a whole ──


def test_a_takeback_returns_to_the_start_of_what_was_said():
    for to in (None, 0, 1, 2):
        table = walking()
        event = table.say(Offer("takeback", 0, to), ANN)
        assert (event.body.to, table.table.position.ply) == (0, 0)
    table = sitting()
    for text in ("wS1", "bS1 wS1-", "wQ -wS1"):
        table.play(text)
    assert table.say(Offer("takeback", 0, 0), ANN).body.to == 0
    table.say(Answer("takeback", False), BOB)


def test_an_increment_is_given_once_for_a_turn():
    clocks = []
    for commands in ((WALK,), (WALK[:1], WALK[1:])):
        table = Sitting("myrmes", seats=(ME, ME), position=at("worker", 2).setup(), clock=GameClock(60, 2))
        table.settle()
        for moves in commands:
            table.play(*moves)
        clocks.append(table.log[-1].clocks)
    assert clocks[0] == (60_000 - 10 + 2_000, 60_000)
    assert clocks[1] == (60_000 - 20 + 2_000, 60_000)


# ── what is sent once ──


def test_what_never_changes_is_told_when_a_watch_and_when_the_game_begins():
    table = Sitting("myrmes", listing="public")
    (state,) = map(json.loads, first_messages(table.table, Listener(ANN), [], table.now))
    assert "constants" not in state["state"]
    table.say(Join(), BOB)
    started = table.settle()
    ((heard,),) = publish(table, started, ANN)
    constants = json.loads(json.dumps(table.table.position.constants()))
    assert heard["state"]["constants"] == constants
    ((heard,),) = publish(table, [table.play_first()], ANN)
    assert "constants" not in heard["state"]
    (state,) = map(json.loads, first_messages(table.table, Listener(BOB), [], table.now))
    assert state["state"]["constants"] == constants


def test_a_view_has_nothing_that_the_table_says_and_nothing_for_bots():
    table = sitting()
    for text in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-", "wA1 bA1-"):
        ((heard,),) = publish(table, [table.play(text)], BOB)
    (shown,) = heard["state"]["views"]
    assert not {"game", "options", "seats", "earlier", "recent"} & set(shown["view"])
    assert shown["view"]["legal"]
    # Bots need the moves since the last one that can't be undone: positions can repeat.
    known = table.table.view_for_bot(1)
    assert known["recent"]
    assert hexapoda.load("hive").imagine(known).view(1, history=True) == known


def test_views_are_made_for_those_who_watch_and_for_nobody_else():
    for game in ("hive", TOY):
        table = sitting(game)
        publish(table, [table.play_first()], BOB)
        assert list(table.table._views.made) == [1]
        publish(table, [table.play_first()], ANN, BOB, CID)
        assert sorted(table.table._views.made, key=str) == [0, 1, None]
        for seat in (None, 0, 1):
            expected = table.table.position.view(seat)
            shown = json.loads(bytes(table.table.view(seat).view))
            known = {"game": game, "options": expected["options"], "seats": 2}
            assert {**known, **shown} == json.loads(json.dumps(expected))
