"""Premoves: one decision or several, by texts and by parts, and what is left of them."""

import random

from hexapoda.server.table.commands import Premove, Resign
from hexapoda.server.table.table import Table
from tests.server.sitting import ANN, BOB, Sitting, code, sitting


def termites_before_a_turn_of(seat: int) -> tuple[Sitting, str]:
    """A game of Termites in which another seat is about to end its turn, and the decision that ends it."""
    table, choices = sitting("termites"), random.Random(3)
    while True:
        position = table.table.position
        assert position.actor is not None
        move = choices.choice(list(position.legal_moves))
        if position.ply > 40 and position.actor != seat:
            with position.lookahead(move.id):
                is_next = position.actor == seat and position.decision == "choose-token"
            if is_next:
                return table, move.text
        table.play(move.text)


def test_a_premove_by_parts_is_played_when_the_seat_has_to_decide():
    table = sitting()
    table.table.premove(Premove(1, (("bS1", "1,0"),), client_id="mine"), BOB)
    table.play("wS1")
    (played,) = table.settle()
    assert (played.body.moves[0].text, played.by, played.client_id) == ("bS1 wS1-", BOB.id, "mine")
    assert not table.table.premoves


def test_a_premove_by_parts_that_begins_no_decision_is_forgotten():
    for parts in (("bS1", "5,5"), ("bS1",), ("nonsense",)):
        table = sitting()
        table.table.premove(Premove(1, (parts,)), BOB)
        table.play("wS1")
        assert table.settle() == []
        assert not table.table.premoves


def test_a_premove_of_nothing_takes_it_back():
    table = sitting()
    table.table.premove(Premove(1, (("bS1", "1,0"),)), BOB)
    assert table.table.premove(Premove(1), BOB) is None
    assert not table.table.premoves
    assert code(table.table.premove, Premove(1, (("x" * 65,),)), BOB) == "text-too-long"


def token_and_hex(table: Sitting, ends: str, seat: int) -> tuple[str, ...]:
    """The token and its hex that the seat can choose once the other has ended its turn."""
    ahead = table.table.position.copy()
    ahead.push(ends)
    assert ahead.actor == seat
    token = next(iter(ahead.legal_moves))
    ahead.push(token)
    return (*token.parts, *next(iter(ahead.legal_moves)).parts)


def test_all_that_a_premove_says_of_a_turn_is_one_event():
    table, ends = termites_before_a_turn_of(1)
    parts = token_and_hex(table, ends, 1)
    kept = table.table.premove(Premove(1, (parts,), client_id="mine"), BOB)
    table.play(ends)
    again: Table = table.replayed()
    again.keep(kept)
    assert again.due(table.now) == table.table.due(table.now)
    (played,) = table.settle()
    assert ([move.parts for move in played.body.moves], played.client_id) == ([parts[:1], parts[1:]], "mine")
    assert not table.table.premoves


def test_nothing_of_a_premove_is_played_where_a_decision_of_the_turn_is_illegal():
    table, ends = termites_before_a_turn_of(1)
    token, _ = token_and_hex(table, ends, 1)
    table.table.premove(Premove(1, ((token,), ("nowhere",))), BOB)
    table.play(ends)
    assert table.settle() == []
    assert not table.table.premoves


def test_a_premove_is_forgotten_when_the_seat_does_something_else():
    table, ends = termites_before_a_turn_of(1)
    parts = token_and_hex(table, ends, 1)
    table.table.premove(Premove(1, (parts,)), BOB)
    table.play(ends)
    other = list(table.table.position.legal_moves)[-1]
    assert other.parts != parts[:1]
    table.play(other.text)
    assert not table.table.premoves


def test_what_is_left_of_a_premove_waits_for_the_seat_to_be_asked_again():
    table = sitting()
    table.table.premove(Premove(1, (("bS1", "1,0", "bA1", "2,0"), "bA2 bS1/"), client_id="mine"), BOB)
    table.play("wS1")
    (first,) = table.settle()
    assert ([move.text for move in first.body.moves], first.client_id) == (["bS1 wS1-"], "mine")
    left = table.table.premoves[1]
    assert left.moves == (("bA1", "2,0"), "bA2 bS1/")
    # Another process, which has what was stored with the event, knows the rest as well.
    again = table.replayed()
    again.keep(left)
    assert again.premoves == table.table.premoves
    table.play("wA1 -wS1")
    (second,) = table.settle()
    assert ([move.text for move in second.body.moves], second.client_id) == (["bA1 bS1-"], f"mine+{first.number}")
    assert table.table.premoves[1].moves == ("bA2 bS1/",)


def test_the_rest_of_a_play_is_dropped_or_kept_as_the_player_wants():
    for rest, left in (("drop", None), ("premove", ("wA1 -wS1",))):
        table = sitting()
        table.play("wS1", "wA1 -wS1", rest=rest)
        assert table.table.position.ply == 1
        assert (table.table.premoves[0].moves if left else table.table.premoves.get(0)) == left
        table.play("bS1 wS1-")
        assert [event.body.moves[0].text for event in table.settle()] == list(left or ())


def test_nothing_is_played_where_one_decision_is_illegal():
    table, ends = termites_before_a_turn_of(1)
    token, _ = token_and_hex(table, ends, 1)
    table.play(ends)
    before = table.replayed()
    assert code(table.play, (token,), ("nowhere",)) != "stale"
    assert table.table == before


def test_the_end_of_the_game_ends_the_rest_of_a_premove():
    table = sitting()
    table.table.premove(Premove(1, ("bS1 wS1-", "bA1 bS1-")), BOB)
    table.play("wS1")
    table.settle()
    assert table.table.premoves
    table.say(Resign(0), ANN)
    assert not table.table.premoves
