"""Draws, takebacks and rematches: who is asked, who agrees, and what comes of it."""

from hexapoda.server.table.clock import GameClock
from hexapoda.server.table.commands import Answer, Leave, Offer, Premove, Resign
from hexapoda.server.table.events import SPECTATOR, Agreed, Rematched, TakenBack, seen_by, to_json
from hexapoda.server.table.new_table import open_rematch
from hexapoda.server.table.table import Table
from tests.server.sitting import ANN, BOB, BOT, CID, DAN, ME, TOY, code, outside, sitting

# ── draws ──


def test_a_draw_is_agreed_by_both():
    table = sitting()
    assert table.say(Offer("draw", 0), ANN).body.asked == (1,)
    assert table.table.state_for(SPECTATOR).offers[0].seat == 0
    event = table.say(Answer("draw", True), BOB)
    assert isinstance(event.body, Agreed)
    assert table.table.position.outcome.reason == "agreement"
    assert table.table.position.outcome.drawn


def test_a_draw_that_is_declined_or_withdrawn_is_off_the_table():
    for who, seats in ((BOB, (1,)), (ANN, (0,))):
        table = sitting()
        table.say(Offer("draw", 0), ANN)
        assert table.say(Answer("draw", False), who).body.seats == seats
        assert not table.table.offers
        assert code(table.say, Answer("draw", True), BOB) == "no-offer"


def test_one_offers_a_draw_once_in_a_position():
    table = sitting()
    table.say(Offer("draw", 0), ANN)
    assert code(table.say, Offer("draw", 0), ANN) == "offer-pending"
    assert code(table.say, Offer("draw", 1), BOB) == "offer-pending"
    table.say(Answer("draw", False), BOB)
    assert code(table.say, Offer("draw", 0), ANN) == "offered-already"
    table.say(Offer("draw", 1), BOB)
    table.play("wS1")
    assert not table.table.offers  # Ann was asked, and has played on
    assert table.say(Offer("draw", 0), ANN).body.offer == "draw"


def test_who_plays_on_has_declined_and_who_offers_may_play_on():
    table = sitting()
    table.say(Offer("draw", 0), ANN)
    table.play("wS1")
    assert "draw" in table.table.offers
    table.play("bS1 wS1-")
    assert not table.table.offers


def test_only_those_who_are_asked_answer():
    table = sitting()
    assert code(table.say, Answer("draw", True), BOB) == "no-offer"
    table.say(Offer("draw", 0), ANN)
    assert code(table.say, Answer("draw", True), CID) == "not-asked-for"
    assert code(table.say, Answer("draw", True), ANN) == "not-asked-for"
    assert code(table.say, Offer("draw", 1), ANN) == "not-your-seat"


def test_all_other_teams_agree_to_a_draw_each_by_one_of_them():
    table = sitting(TOY, people=4, options={"players": 4, "teams": "on"})
    assert table.say(Offer("draw", 0), ANN).body.asked == (1, 3)
    assert isinstance(table.say(Answer("draw", True), DAN).body, Agreed)
    table = sitting(TOY, people=3, options={"players": 3})
    table.say(Offer("draw", 2), CID)
    assert table.say(Answer("draw", True), ANN).body.yes
    assert table.table.status == "running"
    assert isinstance(table.say(Answer("draw", True), BOB).body, Agreed)


def test_bots_say_at_once_what_they_think_of_a_draw():
    table = sitting(seats=(ME, BOT), people=1)
    assert code(table.say, Offer("draw", 0), ANN) == "bot-declines"
    seen = []
    agreeable = sitting(
        seats=(ME, BOT), people=1, at=outside(agrees=lambda view: bool(seen.append(view["seat"])) or True)
    )
    assert isinstance(agreeable.say(Offer("draw", 0), ANN).body, Agreed)
    assert seen == [1]


def test_who_holds_all_seats_agrees_with_themselves():
    table = sitting(seats=(ME, ME), people=1)
    assert isinstance(table.say(Offer("draw", 0), ANN).body, Agreed)


def test_who_is_gone_is_not_asked():
    table = sitting(TOY, people=3, options={"players": 3})
    table.say(Resign(1), BOB)
    assert table.say(Offer("draw", 0), ANN).body.asked == (2,)
    assert code(table.say, Answer("draw", True), BOB) == "not-asked-for"


def test_an_offer_ends_with_the_departure_of_somebody():
    table = sitting(TOY, people=3, options={"players": 3})
    table.say(Offer("draw", 0), ANN)
    table.say(Leave(), BOB)
    assert not table.table.offers


# ── takebacks (what they may cross: test_takeback.py) ──


def test_a_takeback_goes_back_to_before_the_last_decision_of_who_asks():
    table = sitting()
    table.play("wS1")
    table.play("bS1 wS1-")
    offered = table.say(Offer("takeback", 0), ANN)
    assert (offered.body.to, offered.body.asked, offered.body.redraws) == (0, (1,), False)
    event = table.say(Answer("takeback", True), BOB)
    assert isinstance(event.body, TakenBack)
    assert (event.actor, table.table.position.ply, table.table.at) == (0, 0, event.number)
    assert table.table == table.replayed()
    assert table.play("wA1").body.moves[0].text == "wA1"


def test_a_takeback_goes_back_as_far_as_one_asks():
    table = sitting()
    for text in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"):
        table.play(text)
    assert code(table.say, Offer("takeback", 0, to=1), ANN) == "takeback-not-yours"
    assert code(table.say, Offer("takeback", 0, to=-1), ANN) == "takeback-not-yours"
    assert code(table.say, Offer("takeback", 0, to=4), ANN) == "takeback-not-yours"
    table.say(Offer("takeback", 0, to=0), ANN)
    table.say(Answer("takeback", True), BOB)
    assert table.table.position.ply == 0


def test_there_is_nothing_to_take_back_before_the_first_decision():
    table = sitting()
    assert code(table.say, Offer("takeback", 0), ANN) == "nothing-to-take-back"
    table.play("wS1")
    assert code(table.say, Offer("takeback", 1), BOB) == "nothing-to-take-back"


def test_bots_and_oneself_are_not_asked_for_takebacks():
    table = sitting(seats=(ME, BOT), people=1)
    table.play("wS1")
    table.play("bS1 wS1-")
    assert isinstance(table.say(Offer("takeback", 0), ANN).body, TakenBack)


def test_playing_on_is_an_answer_too():
    for plays_on in (1, 2):  # the one who is asked, and then the one who asks
        table = sitting()
        table.play("wS1")
        if plays_on == 2:
            table.play("bS1 wS1-")
        table.say(Offer("takeback", 0), ANN)
        table.play_first()
        assert not table.table.offers


def test_a_takeback_that_is_declined_changes_nothing():
    table = sitting()
    table.play("wS1")
    table.say(Offer("takeback", 0), ANN)
    table.say(Answer("takeback", False), BOB)
    assert table.table.position.ply == 1
    assert code(table.say, Offer("takeback", 0), ANN) == "offered-already"


def test_time_that_was_used_is_not_given_back():
    table = sitting(clock=GameClock(60))
    table.now += 5_000
    table.play("wS1")
    table.say(Offer("takeback", 0), ANN)
    event = table.say(Answer("takeback", True), BOB, after=980)
    assert event.clocks == (54_990, 59_010)
    assert table.table.clock.running == 0


def test_a_takeback_makes_premoves_pointless():
    table = sitting()
    table.play("wS1")
    table.table.premove(Premove(0, ("wA1 -wS1",)), ANN)
    table.agree("takeback", 0, BOB)
    assert not table.table.premoves
    assert not table.settle()


# ── rematches ──


def test_a_rematch_is_a_new_table_with_the_seats_moved_on():
    table = sitting(clock=GameClock(60, 1), watching="link")
    assert code(table.say, Offer("rematch", 0), ANN) == "still-running"
    table.say(Resign(0), ANN)
    assert table.say(Offer("rematch", 0), ANN).body.asked == (1,)
    event = table.say(Answer("rematch", True), BOB)
    assert isinstance(event.body, Rematched)
    again = Table(open_rematch(table.table, event))
    assert again.id == event.body.table == table.table.rematch != table.table.id
    assert again.created.rematch_of == table.table.id
    assert [seat.name for seat in again.seats] == ["Bob", "Ann"]
    assert not any(seat.gone for seat in again.seats)
    assert (again.created.clock, again.created.watching) == (GameClock(60, 1), "link")
    assert again.due(table.now) is not None
    assert event.body.token.encode() not in to_json(seen_by(event, frozenset({0})))
    assert code(table.say, Offer("rematch", 1), BOB) == "rematched-already"


def test_with_a_bot_one_plays_again_at_once():
    table = sitting(seats=(ME, BOT), people=1)
    table.say(Resign(0), ANN)
    event = table.say(Offer("rematch", 0), ANN)
    assert [seat.kind for seat in Table(open_rematch(table.table, event)).seats] == ["bot", "person"]


def test_the_seat_of_somebody_who_left_is_open_in_a_rematch():
    table = sitting()
    table.say(Leave(), BOB)
    assert code(table.say, Offer("rematch", 1), BOB) == "not-seated"
    event = table.say(Offer("rematch", 0), ANN)
    again = Table(open_rematch(table.table, event))
    assert [seat.kind for seat in again.seats] == ["open", "person"]
    assert again.due(table.now) is None


def test_allies_stay_allies_in_a_rematch():
    table = sitting(TOY, people=4, options={"players": 4, "teams": "on"})
    table.agree("draw", 0, BOB)
    event = table.agree("rematch", 0, BOB, CID, DAN)
    again = Table(open_rematch(table.table, event))
    assert [seat.name for seat in again.seats] == ["Dan", "Ann", "Bob", "Cid"]
