"""Laws of tables: a log replays to an equal table, and what a viewer is sent never depends on what it can't see."""

import random

import msgspec
import pytest

from hexapoda.games.names import NAMES
from hexapoda.server.table.clock import DaysClock, GameClock, NoClock
from hexapoda.server.table.commands import (
    Answer,
    Chat,
    ClientCommand,
    Join,
    Leave,
    Offer,
    Play,
    Premove,
    Resign,
    Start,
    Sweep,
    Wish,
)
from hexapoda.server.table.events import SPECTATOR, Created, Played, from_json, seen_by, to_json
from hexapoda.server.table.guest import SERVER, Guest, bot_at
from hexapoda.server.table.refused import Refused, Repeated
from tests.server.sitting import ANN, PEOPLE, TOY, Sitting, outside, sitting
from tests.settings import COUNTS

TOYS = [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 4, "teams": "on"}]
#: All games, and the toy, which has more secrets, dice, teams and decisions out of turn.
GAMES = [*((name, {}) for name in NAMES), *((TOY, options) for options in TOYS)]


def name_of(parameter):
    """A game or options, for the name of a test."""
    return "-".join(map(str, parameter.values())) if isinstance(parameter, dict) else parameter


# ── random commands ──


class Crowd:
    """Players who give random commands at a table."""

    def __init__(self, game, options, seed):
        self.choices = choices = random.Random(f"{game} {options} {seed}")
        wishes = [choices.choice([Wish("me"), Wish("open"), Wish("open"), Wish("bot", 1)]) for _ in range(4)]
        self.table = Sitting(
            game,
            at=outside(f"crowd {seed}", agrees=lambda view: choices.random() < 0.5),
            options=options,
            seats=tuple(wishes[: options.get("players", 2)]),
            clock=choices.choice([NoClock(), GameClock(30, 1), DaysClock(1)]),
            listing=choices.choice(["public", "link"]),
            chat=choices.choice(["everybody", "players", "nobody"]),
            start=choices.choice(["full", "host"]),
        )
        for guest in PEOPLE[1 : choices.randrange(1, 5)]:
            if "open" in [seat.kind for seat in self.table.table.seats]:
                self.table.say(Join(token=self.table.table.created.token), guest)
        self.table.settle()
        self.people = [*PEOPLE, Guest("eve", "Eve"), SERVER, bot_at(0), bot_at(1)]
        self.sayings = [self.play] * 12 + [self.junk, self.join, self.leave, self.offer, self.answer, self.answer]
        self.sayings += [self.chat, self.start, self.premove, self.wait]

    def say_something(self):
        """One command, and what becomes due; refusals are fine."""
        command, who = self.choices.choice(self.sayings)()
        try:
            if isinstance(command, Premove):
                self.table.table.premove(command, who)
            else:
                self.table.say(command, who, after=self.choices.choice([0, 1, 500, 4_000]))
        except (Refused, Repeated):
            pass
        self.table.settle()

    def anybody(self):
        return self.choices.choice(self.people)

    def seat(self):
        return self.choices.randrange(4)

    def play(self):
        table = self.table.table
        if table.actor is None:
            return self.start()
        text = self.choices.choice([move.text for move in table.position.legal_moves])
        ids = self.choices.choice(["", "", str(self.choices.randrange(40))])
        return Play(table.actor, (text,), table.at, client_id=ids), self.table.holder(table.actor)

    def junk(self):
        at = self.table.table.at
        text = self.choices.choice(["wS1", "yield", "store seed", "", "pass"])
        return Play(self.seat(), (text,), self.choices.choice([at, at - 1, 0])), self.anybody()

    def join(self):
        token = self.choices.choice(["", self.table.table.created.token])
        return Join(self.choices.choice([None, self.seat()]), token), self.anybody()

    def leave(self):
        if self.choices.random() < 0.8:
            return self.join()
        return self.choices.choice([Leave(), Resign(self.seat())]), self.anybody()

    def offer(self):
        seat = self.seat() % len(self.table.table.seats)
        kind = self.choices.choice(["draw", "takeback", "takeback", "rematch"])
        to = self.choices.choice([None, None, self.choices.randrange(20)])
        return Offer(kind, seat, to), self.table.holder(seat)

    def answer(self):
        kind = self.choices.choice(list(self.table.table.offers) or ["draw"])
        yes = self.choices.random() < (0.2 if kind == "draw" else 0.8)
        return Answer(kind, yes), self.anybody()

    def chat(self):
        return Chat(self.choices.choice(["hello", "", "x" * 600])), self.anybody()

    def start(self):
        return Start(), self.anybody()

    def premove(self):
        return Premove(
            self.seat(), self.choices.choice([("yield", "store seed"), ("store seed",), ("wS1",), None])
        ), self.anybody()

    def wait(self):
        self.table.now += self.choices.choice([0, 0, 1_000, 40_000])
        return Sweep(), self.anybody()


@pytest.mark.parametrize(("game", "options"), GAMES, ids=name_of)
def test_whatever_is_said_the_log_replays_to_an_equal_table(game, options):
    for seed in range(COUNTS["table_walks"]):
        crowd = Crowd(game, options, seed)
        for step in range(80):
            crowd.say_something()
            if step % 20 == 19:
                assert crowd.table.replayed() == crowd.table.table
        numbers = [event.number for event in crowd.table.log]
        assert numbers == list(range(1, len(numbers) + 1))
        times = [event.at for event in crowd.table.log]
        assert times == sorted(times)


def test_crowds_do_all_that_can_be_done():
    missing = {"Joined", "Left", "Closed", "Started", "Played", "Offered", "Answered", "Agreed", "TakenBack"}
    missing |= {"Gone", "Adjudicated", "Rematched", "Chatted"}
    for seed in range(200):
        crowd = Crowd(TOY, TOYS[seed % 4], f"all {seed}")
        for _ in range(60):
            crowd.say_something()
        missing -= {type(event.body).__name__ for event in crowd.table.log}
        if not missing:
            return
    raise AssertionError(f"nobody ever did: {missing}")


# ── what leaves the server ──


def everything_for(table, viewer):
    """All that a viewer is or could be sent of a table."""
    seats = sorted(viewer) or [None]
    return {
        "events": [to_json(seen_by(event, viewer)) for event in table.log],
        "state": msgspec.json.encode(table.table.state_for(viewer)),
        "summary": msgspec.json.encode(table.table.summary),
        "records": [table.table.record(seat) for seat in seats],
        "bot": table.table.bot_to_move,
    }


def answers_to(table, viewer, choices):
    """What a viewer is sent when it tries things; and whether others are refused a takeback, which all see."""
    mine = [table.holder(seat) for seat in sorted(viewer)] or [Guest("eve", "Eve")]
    other, seat = choices.randrange(len(table.table.seats)), choices.randrange(4)
    tried = [(Offer("takeback", other), table.holder(other)), (Offer("draw", seat), choices.choice(mine))]
    tried += [(Offer("takeback", seat), choices.choice(mine)), (Resign(seat), choices.choice(mine))]
    for text in ("store honey", "guard", "rob 1", "bury seed", "nonsense"):
        if table.table.actor not in viewer:  # what chance would bring must stay unknown
            tried.append((Play(seat, (text,), table.table.at), choices.choice(mine)))
    return [_answer(table, command, who, viewer) for command, who in tried]


def _answer(table, command, who, viewer):
    try:
        return to_json(seen_by(table.table.decide(command, who, table.now, outside()), viewer))
    except Refused as error:
        return error.json()


def twins(options, viewer, choices):
    """Two tables that look alike to a viewer, and are not."""
    by_look: dict[str, list[Sitting]] = {}
    for _ in range(400):
        table = sitting(TOY, people=options["players"], options=options, at=outside(str(choices.random())))
        views = table.table.state_for(viewer).views
        alike = by_look.setdefault("".join(view.view_key for view in views), [])
        alike.append(table)
        first = alike[0].table.position
        if first.setup() != table.table.position.setup():
            return alike[0], table
    raise AssertionError("no twins")


def pairs_of_moves(first, second, viewer):
    """Decisions of the two tables that a viewer sees alike."""
    seen_as: dict[str, list] = {}
    for table in (first, second):
        position = table.table.position
        for move in position.legal_moves:
            event = table.table.decide(
                Play(position.actor, (move.text,), table.table.at), table.holder(position.actor), 0
            )
            seen_as.setdefault(str(seen_by(event, viewer).body), [None, None])[table is second] = move.text
    return [pair for pair in seen_as.values() if None not in pair]


@pytest.mark.slow
@pytest.mark.parametrize("options", TOYS, ids=name_of)
def test_tables_that_differ_in_what_a_viewer_can_not_see_are_the_same_to_it(options):
    choices = random.Random(str(options))
    looked = moved = 0
    for number in range(COUNTS["table_twins"]):
        viewer = frozenset(choices.sample(range(options["players"]), choices.choice([0, 1, 1, 1])))
        first, second = twins(options, viewer, choices)
        for _ in range(12):
            assert everything_for(first, viewer) == everything_for(second, viewer)
            tried = [answers_to(table, viewer, random.Random(number)) for table in (first, second)]
            assert tried[0] == tried[1]
            looked += first.table.position.setup() != second.table.position.setup()
            pairs = pairs_of_moves(first, second, viewer)
            if not pairs:
                break  # no decisions look alike
            for table, text in zip((first, second), choices.choice(pairs), strict=True):
                table.play(text)
            moved += 1
            if first.table.status == "finished":
                break  # a finished game has no secrets
    assert looked > COUNTS["table_twins"]
    assert moved > COUNTS["table_twins"] // 2


def test_a_viewer_of_several_seats_gets_what_each_of_them_saw():
    table = sitting(TOY, people=2, seats=(Wish("me"), Wish("me")), options={"players": 3})
    while table.table.status == "running":
        event = table.play_first()
        both, body = seen_by(event, frozenset({0, 1})).body, event.body
        assert isinstance(both, Played)
        for seat in (0, 1):
            assert both.shown_to(seat) == body.shown_to(seat) == seen_by(event, frozenset({seat})).body.shown_to(None)
        assert 2 not in both.seats
        assert both.public is None


def test_nothing_secret_is_left_in_what_is_seen():
    table = sitting(TOY, people=3, options={"players": 3})
    secrets = [table.table.created.token, table.log[-1].body.seed]
    while table.table.status == "running":
        table.play_first()
    for viewer in (SPECTATOR, frozenset({0}), frozenset({1, 2})):
        sent = b"".join(to_json(seen_by(event, viewer)) for event in table.log)
        assert not any(secret.encode() in sent for secret in secrets)
    buried = [
        event for event in table.log if isinstance(event.body, Played) and event.body.moves[0].text.startswith("bury")
    ]
    for event in buried:
        assert seen_by(event, SPECTATOR).body.moves[0].text == "bury ?"
        assert seen_by(event, frozenset({event.body.seat})).body.moves[0].text == event.body.moves[0].text
    drawn = [event for event in table.log if isinstance(event.body, Played) and event.body.moves[0].chance]
    assert drawn
    for event in drawn:
        assert "honey" not in seen_by(event, SPECTATOR).body.moves[0].chance


# ── JSON ──


def test_stored_events_survive_json_and_what_is_seen_is_shorter():
    table = sitting(TOY, people=2, options={"players": 2})
    for event in table.log:
        assert from_json(to_json(event)) == event
        assert len(to_json(seen_by(event, SPECTATOR))) <= len(to_json(event))
    assert isinstance(table.log[0].body, Created)


def test_everything_that_can_be_said_is_told_apart_by_its_type():
    decoder = msgspec.json.Decoder(ClientCommand)
    said = [
        Join(2, "token"),
        Leave(),
        Start(),
        Play(0, ("wS1",), 3, client_id="a", table="t"),
        Premove(0, None),
        Resign(1),
        Offer("takeback", 0, 3),
        Answer("draw", True),
        Chat("hello"),
    ]
    for command in said:
        assert decoder.decode(msgspec.json.encode(command)) == command
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(msgspec.json.encode(Sweep()))
    assert ANN.id == "ann"
