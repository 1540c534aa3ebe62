"""Tables: made, joined, started and played at; who may do what."""

import msgspec
import pytest

import hexapoda
from hexapoda.server.table.clock import DAY, HOUR, GameClock
from hexapoda.server.table.commands import Chat, Create, Import, Join, Leave, Play, Premove, Resign, Start, Sweep, Wish
from hexapoda.server.table.events import SPECTATOR, Event, from_json, seen_by, to_json
from hexapoda.server.table.guest import SERVER, Guest, bot_at
from hexapoda.server.table.new_table import open_import, open_table
from hexapoda.server.table.refused import Refused, Repeated
from hexapoda.server.table.table import Table
from tests.server.sitting import ANN, BOB, BOT, CID, DAN, ME, OPEN, TOY, Sitting, code, refusal, sitting

# ── making a table ──


def test_a_table_is_made_with_its_game_its_options_and_open_seats_for_the_rest():
    made = Sitting("hive", options={"type": "Base+M"}).table
    assert made.game == hexapoda.load("hive", type="Base+M")
    assert [seat.kind for seat in made.seats] == ["person", "open"]
    assert (made.status, made.number, made.at, made.actor) == ("open", 1, 1, None)


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"type": "Base+X"}}, "bad-option"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"options": {"type": "x" * 20_001}}, "option-too-long"),
        ({"game": "termites", "options": {"data": "pyproject.toml"}}, "file-not-here"),
        ({"game": "termites", "options": {"data": "/etc/passwd"}}, "option-data"),
        ({"game": "ants", "options": {"data": "/etc/passwd"}}, "option-data"),
        ({"game": "ants", "options": {"players": 3, "scenario": "classic_allied"}}, "ants-option-allied"),
        ({"game": "termites", "options": {"map": "README.md"}}, "option-map"),
        ({"seats": (ME, OPEN, OPEN)}, "too-many-seats"),
        ({"seats": (ME, Wish("bot", 9))}, "bad-level"),
        ({"bot_level": 0}, "bad-level"),
        ({"patience_hours": 0}, "bad-patience"),
        ({"clock": GameClock(0)}, "bad-clock"),
    ],
)
def test_a_table_that_can_not_be_is_refused(wishes, expected):
    command = Create(**{"game": "hive", **wishes})
    assert code(open_table, command, ANN, 0) == expected


def test_options_that_do_not_go_together_are_refused_with_the_games_own_reason():
    assert refusal(Sitting, TOY, options={"teams": "on", "players": 3})["clause"] == "C1.5"


def test_orders_are_read_from_json_as_requests_bring_them():
    text = '{"game":"hive","seats":[{"kind":"bot","level":4}],"clock":{"kind":"game","seconds":60}}'
    command = msgspec.json.decode(text, type=Create)
    assert command == Create("hive", seats=(Wish("bot", 4),), clock=GameClock(60))
    for broken in ('{"game":"hive","sets":[]}', '{"game":"hive","bot_level":9}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(broken, type=Create)


def test_a_table_shows_beforehand_what_becomes_of_those_who_go_away():
    terms = Sitting("hive", bot_level=5, patience_hours=3).table.terms
    assert (terms.gone, terms.bot_level, terms.patience) == ("loss", 5, 3 * HOUR)
    assert Sitting(TOY, options={"players": 3}).table.terms.gone == "bot"


# ── coming and going ──


def test_a_public_table_is_joined_without_the_link_and_one_by_link_only_with_it():
    public, private = Sitting(listing="public"), Sitting(listing="link")
    assert public.say(Join(), BOB).body.seat == 1
    for token in ("", "wrong", "ß", private.table.created.token + "x"):
        assert code(private.say, Join(token=token), BOB) == "needs-link"
    assert private.say(Join(token=private.table.link_token(ANN.id)), BOB).body.seat == 1
    assert private.table.link_token(CID.id) is None


def test_one_takes_the_seat_that_one_asks_for():
    table = Sitting(TOY, listing="public", options={"players": 4})
    assert table.say(Join(2), BOB).body.seat == 2
    assert code(table.say, Join(2), CID) == "seat-taken"
    assert code(table.say, Join(4), CID) == "bad-seat"
    assert table.say(Join(), CID).body.seat == 1
    assert table.say(Join(), DAN).body.seat == 3
    assert code(table.say, Join(), DAN) == "no-open-seat"


def test_one_guest_may_hold_several_seats():
    table = sitting(seats=(ME, ME), people=1)
    assert table.table.viewer(ANN.id) == {0, 1}
    table.play("wS1")
    table.play("bS1 wS1-")
    assert [view.seat for view in table.table.state_for(table.table.viewer(ANN.id)).views] == [0, 1]


def test_who_leaves_before_the_start_frees_the_seat():
    table = Sitting(TOY, listing="public", options={"players": 3})
    table.say(Join(), BOB)
    assert table.say(Leave(), BOB).body.seats == (1,)
    assert table.table.seats[1].kind == "open"
    assert code(table.say, Leave(), BOB) == "not-seated"


def test_when_the_host_leaves_the_next_person_is_host_and_without_one_the_table_closes():
    table = Sitting(TOY, listing="public", options={"players": 3}, start="host")
    table.say(Join(), BOB)
    table.say(Leave(), ANN)
    assert table.table.host == BOB.id
    table.say(Leave(), BOB)
    assert [event.body.__class__.__name__ for event in table.settle()] == ["Closed"]
    assert table.table.status == "finished"
    assert code(table.say, Join(), CID) == "game-over"
    assert code(table.table.record) == "not-started"


def test_a_table_that_nobody_comes_to_closes_after_the_time_that_it_shows():
    table = Sitting()
    assert table.table.deadline == 1_000 + table.table.terms.waiting
    assert not table.settle(after=DAY - 1)
    assert len(table.settle(after=1)) == 1
    assert (table.table.status, table.table.deadline) == ("finished", None)


def test_a_table_without_its_makers_seat_waits_for_others():
    table = Sitting(seats=(OPEN, OPEN), listing="public")
    table.say(Join(), BOB)
    table.say(Leave(), BOB)
    assert not table.settle()


# ── the start ──


def test_a_full_table_starts_by_itself():
    table = Sitting(listing="public")
    assert code(table.say, Start(), BOB) == "not-host"
    assert code(table.say, Start(), SERVER) == "not-host"
    assert not table.settle()
    table.say(Join(), BOB)
    (started,) = table.settle()
    assert (started.by, started.actor, table.table.status) == ("server", 0, "running")
    assert code(table.say, Join(), CID) == "started-already"
    assert code(table.say, Start(), ANN) == "started-already"


def test_a_table_of_bots_alone_starts_at_once():
    table = Sitting(seats=(BOT, BOT))
    table.settle()
    assert table.table.bot_to_move == (0, 2)


def test_the_host_starts_when_it_likes_and_bots_fill_the_seats():
    table = Sitting(TOY, options={"players": 4}, start="host", listing="public", bot_level=6)
    table.say(Join(2), BOB)
    assert not table.settle()
    table.say(Start(), ANN)
    assert [(seat.kind, seat.level) for seat in table.table.seats] == [
        ("person", 0),
        ("bot", 6),
        ("person", 0),
        ("bot", 6),
    ]


def test_a_full_table_can_wait_for_its_host():
    table = Sitting(start="host", listing="public")
    table.say(Join(), BOB)
    assert not table.settle()
    assert table.say(Start(), ANN).actor == 0


# ── playing ──


def test_a_move_is_one_event_and_the_position_goes_on():
    table = sitting()
    event = table.play("ws1")
    assert (event.body.moves[0].text, event.body.seat, event.actor) == ("wS1", 0, 1)
    assert table.table.at == event.number == table.table.number
    assert [move.text for move in table.table.position.moves] == ["wS1"]


def test_deciding_changes_nothing():
    table = sitting(TOY, options={"players": 2})
    for _ in range(6):
        before = table.replayed()
        table.table.decide(
            Play(table.table.actor, (_legal(table),), table.table.at), _holder(table), 5_000, table.outside
        )
        table.table.decide(Resign(0), ANN, 5_000)
        assert table.table == before
        table.play_first()


def _legal(table):
    return next(iter(table.table.position.legal_moves)).text


def _holder(table):
    return table.holder(table.table.actor)


def test_the_same_client_id_is_played_once_and_answered_again_also_after_a_restart():
    table = sitting()
    played = table.play("wS1", client_id="first")
    for each in (table.table, table.replayed()):
        with pytest.raises(Repeated) as again:
            each.decide(Play(0, ("wS1",), 3, client_id="first"), ANN, 99)
        assert again.value.number == played.number
    # another's client may call its commands the same
    assert table.say(Play(1, ("bS1 wS1-",), table.table.at, client_id="first"), BOB).number == played.number + 1


def test_a_stale_move_is_answered_with_where_the_table_is():
    table = sitting()
    at = table.table.at
    table.play("wS1")
    found = refusal(table.say, Play(1, ("bS1 wS1-",), at), BOB)
    assert (found["code"], found["params"]) == ("stale", {"at": table.table.at})


def test_chat_makes_no_move_stale():
    table = sitting()
    at = table.table.at
    table.say(Chat("hello"), BOB)
    assert table.say(Play(0, ("wS1",), at), ANN).body.moves[0].text == "wS1"


@pytest.mark.parametrize(
    ("seat", "text", "who", "expected"),
    [
        (0, "wS1", BOB, "not-your-seat"),
        (0, "wS1", CID, "not-your-seat"),
        (0, "wS1", bot_at(0), "not-your-seat"),
        (0, "wS1", SERVER, "not-your-seat"),
        (1, "bS1", BOB, "not-asked"),
        (7, "wS1", ANN, "bad-seat"),
        (0, "nonsense", ANN, "unreadable"),
        (0, "wS1 wS1-", ANN, "first-alone"),
        (0, "x" * 201, ANN, "text-too-long"),
    ],
)
def test_a_move_that_is_not_to_be_is_refused(seat, text, who, expected):
    table = sitting()
    before = table.replayed()
    assert code(table.say, Play(seat, (text,), table.table.at), who) == expected
    assert table.table == before


def test_a_refused_move_names_the_rule():
    table = sitting()
    table.play("wS1")
    found = refusal(table.play, "bS1 wS1")
    assert found["clause"].startswith("H")
    assert found["message"] == f"refusal-{found['code']}"


def test_before_the_start_and_after_the_end_nothing_is_played():
    table = Sitting()
    assert code(table.say, Play(0, ("wS1",), 1), ANN) == "not-started"
    table = sitting()
    table.say(Resign(1), BOB)
    assert code(table.say, Play(0, ("wS1",), table.table.at), ANN) == "game-over"
    assert code(table.say, Resign(0), ANN) == "game-over"
    assert code(table.say, Leave(), ANN) == "game-over"


def test_a_command_may_say_several_decisions_and_they_are_one_event():
    table = sitting(TOY, options={"players": 2})
    while not any(move.text.startswith("rob") for move in table.table.position.legal_moves):
        table.play_first()
    robbing = next(move.text for move in table.table.position.legal_moves if move.text.startswith("rob"))
    seat = table.table.actor
    card = table.table.position.view(seat)["board"]["hand"][0]
    number, ply = table.table.number, table.table.position.ply
    played = table.play(f"{robbing} pay {card}")
    assert [move.text for move in played.body.moves] == [robbing, f"{robbing} pay {card}"]
    assert (table.table.number, table.table.position.ply) == (number + 1, ply + 2)
    assert table.replayed() == table.table


def test_bots_play_their_own_seats_and_no_others():
    table = sitting(seats=(ME, BOT), people=1)
    assert table.table.bot_to_move is None
    table.play("wS1")
    assert table.table.bot_to_move == (1, 2)
    assert code(table.say, Play(1, ("bS1 wS1-",), table.table.at), ANN) == "not-your-seat"
    assert table.say(Play(1, ("bS1 wS1-",), table.table.at), bot_at(1)).by == "bot:1"
    assert code(table.say, Play(0, ("wA1 -wS1",), table.table.at), bot_at(0)) == "not-your-seat"


def test_every_event_is_applied_in_its_turn():
    table = sitting()
    event = table.table.decide(Play(0, ("wS1",), table.table.at), ANN, 5_000)
    table.table.apply(event)
    with pytest.raises(ValueError):
        table.table.apply(event)


def test_the_log_never_goes_back_in_time():
    table = sitting()
    table.play("wS1")
    assert table.table.decide(Play(1, ("bS1 wS1-",), table.table.at), BOB, 5).at == table.now


# ── resigning and leaving ──


def test_with_two_seats_resigning_loses_the_game():
    table = sitting()
    assert table.say(Resign(0), ANN).actor is None
    assert table.table.position.outcome.winners == (1,)


def test_leaving_a_running_game_loses_all_seats_that_one_holds():
    table = sitting(TOY, people=3, options={"players": 4}, seats=(ME, ME))
    event = table.say(Leave(), ANN)
    assert (event.body.seats, event.body.reason) == ((0, 1), "leave")
    assert table.table.viewer(ANN.id) == frozenset()
    assert table.table.position.departed == (0, 1)


def test_with_more_seats_a_bot_plays_on_and_the_seat_ranks_last():
    table = sitting(TOY, people=3, options={"players": 3}, bot_level=4)
    gone = table.table.actor
    table.say(Resign(gone), table.holder(gone))
    assert table.table.status == "running"
    assert table.table.bot_to_move == (gone, 4)
    while table.table.status == "running":
        table.play_first()
    assert table.table.position.outcome.places[gone] == 3


def test_when_no_person_is_left_the_game_ends():
    table = sitting(TOY, people=1, options={"players": 3}, seats=(ME, BOT, BOT))
    table.say(Leave(), ANN)
    assert table.table.deadline <= table.now
    table.settle()
    assert (table.table.status, table.table.position.outcome.reason) == ("finished", "adjudication")
    assert table.table.position.outcome.places == (3, 1, 1)


# ── chat ──


def test_chat_is_tidied_and_bounded():
    table = sitting()
    assert table.say(Chat(" good\n\tluck \x1b[31m"), ANN).body.text == "good luck [31m"
    assert code(table.say, Chat(" \n"), ANN) == "empty-chat"
    assert code(table.say, Chat("x" * 501), ANN) == "text-too-long"


def test_who_chats_is_as_the_table_says():
    assert code(sitting(chat="nobody").say, Chat("hi"), ANN) == "no-chat"
    assert code(sitting(chat="players").say, Chat("hi"), CID) == "chat-for-players"
    assert sitting(chat="everybody").say(Chat("hi"), CID).body.name == "Cid"


# ── watching ──


def test_who_may_watch_is_as_the_table_says():
    for watching, stranger, linked in (("everybody", True, True), ("link", False, True), ("players", False, False)):
        table = sitting(watching=watching).table
        assert table.may_watch(CID.id) == table.may_watch(CID.id, "wrong") == stranger
        assert table.may_watch(CID.id, table.created.token) == linked
        assert table.may_watch(ANN.id)
        assert table.may_watch(BOB.id)


def test_a_table_that_waits_is_seen_by_those_who_may_join_it():
    table = Sitting(watching="players").table
    assert not table.may_watch(CID.id)
    assert table.may_watch(CID.id, table.created.token)
    assert Sitting(watching="players", listing="public").table.may_watch(CID.id)


# ── premoves ──


def test_a_premove_is_played_when_the_seat_has_to_decide_and_nobody_hears_of_it_before():
    table = sitting()
    shown = [table.table.state_for(viewer) for viewer in (SPECTATOR, frozenset({0}))]
    table.table.premove(Premove(1, ("bS1 wS1-",), client_id="mine"), BOB)
    assert [table.table.state_for(viewer) for viewer in (SPECTATOR, frozenset({0}))] == shown
    assert not table.settle()
    table.play("wS1")
    (played,) = table.settle()
    assert (played.by, played.body.moves[0].text, played.client_id) == ("bob", "bS1 wS1-", "mine")
    assert not table.table.premoves


def test_a_premove_that_can_not_be_played_is_forgotten():
    table = sitting()
    table.table.premove(Premove(1, ("bS1 wA1-",)), BOB)
    table.play("wS1")
    assert not table.settle()
    assert not table.table.premoves


def test_a_premove_is_replaced_and_taken_back():
    table = sitting()
    table.table.premove(Premove(1, ("bS1 wS1-",)), BOB)
    assert table.table.premove(Premove(1, ("bA1 wS1-",)), BOB).moves == ("bA1 wS1-",)
    assert table.table.premove(Premove(1, None), BOB) is None
    table.play("wS1")
    assert not table.settle()


def test_premoves_are_for_those_who_hold_the_seat():
    table = sitting()
    assert code(table.table.premove, Premove(1, ("bS1 wS1-",)), ANN) == "not-your-seat"
    assert code(table.table.premove, Premove(1, ("x" * 201,)), BOB) == "text-too-long"
    assert code(Sitting().table.premove, Premove(0, ("wS1",)), ANN) == "not-started"


def test_a_stored_premove_comes_back_unless_the_game_has_gone_over_it():
    table = sitting()
    kept = table.table.premove(Premove(1, ("bS1 wS1-",)), BOB)
    again = table.replayed()
    again.keep(kept)
    assert again.premoves == {1: kept}
    table.play("wS1")
    again = table.replayed()
    again.keep(kept)
    assert again.due(table.now)[0].moves == ("bS1 wS1-",)
    table.play("bA1 wS1-")
    again = table.replayed()
    again.keep(kept)
    assert not again.premoves


# ── records and seeds ──


def test_the_seed_is_told_when_the_game_is_over_and_not_before():
    table = sitting(TOY, options={"players": 2})
    started = table.log[-1]
    seed = started.body.seed
    assert seed
    for viewer in (SPECTATOR, frozenset({0}), frozenset({0, 1})):
        assert seed.encode() not in to_json(seen_by(started, viewer))
    assert seed not in "".join(table.table.record(seat) for seat in (None, 0, 1))
    assert '[Seat "0"]' in table.table.record(0)
    table.say(Resign(0), ANN)
    record = table.table.record(0)
    assert f'[Seed "{seed}"]' in record
    assert hexapoda.load(TOY).read(record).outcome == table.table.position.outcome


def test_a_record_says_who_played():
    table = sitting(seats=(ME, BOT), people=1)
    assert '[White "Ann"]\n[Black "Bot 2"]' in table.table.record()
    assert '[White "Ann"]' in table.table.record(format="pgn")
    assert code(table.table.record, format="nothing") == "unknown-format"


def test_a_record_can_be_put_on_a_table_for_all_to_see():
    table = sitting()
    table.play("wS1")
    table.say(Resign(1), BOB)
    event = open_import(Import("hive", table.table.record()), CID, 7)
    shown = Table(from_json(to_json(event)))
    assert shown.status == "finished"
    assert [seat.name for seat in shown.seats] == ["Ann", "Bob"]
    assert shown.record() == table.table.record()
    assert shown.summary.deadline is None
    assert code(shown.decide, Play(0, ("wS1",), 1), Guest(""), 9) == "game-over"
    assert code(shown.decide, Start(), CID, 9) == "game-over"
    assert code(open_import, Import("hive", "nonsense"), CID, 7) == "unknown-record"
    assert code(open_import, Import("chess", "nonsense"), CID, 7) == "unknown-game"


def test_only_the_server_sweeps():
    table = sitting()
    assert code(table.say, Sweep(), ANN) == "unknown-command"
    assert code(table.say, Sweep(), SERVER) == "nothing-due"


def test_what_the_client_called_its_command_is_its_own_business():
    event = Event(4, 0, "ann", sitting().play("wS1").body, 1, (), "mine")
    assert seen_by(event, frozenset({0})).client_id == ""


def test_refusals_are_errors_of_the_house():
    error = Refused("seat-taken", seat=2)
    assert isinstance(error, hexapoda.HexapodaError)
    assert error.message("pl") == "Miejsce 2 jest zajęte."


# ── at a glance ──


def test_the_summary_says_whose_turn_it_is_and_then_the_places():
    table = sitting()
    assert [seat.turn for seat in table.table.summary.seats] == [True, False]
    table.play("wS1")
    assert [seat.turn for seat in table.table.summary.seats] == [False, True]
    assert [seat.place for seat in table.table.summary.seats] == [0, 0]
    event = table.table.decide(Resign(0), ANN, table.now)
    after = table.table.summary_after(event)
    table.say(Resign(0), ANN)
    assert after.seats == table.table.summary.seats
    assert [(seat.guest, seat.turn, seat.place) for seat in after.seats] == [("ann", False, 2), ("bob", False, 1)]
