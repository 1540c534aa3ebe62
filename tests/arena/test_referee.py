"""The referee: programs that misbehave lose their own games and no others; limits, adjudication, all games."""

import json
import time

import pytest

import hexapoda
from hexapoda.arena.adjudication import Adjudication, Judge
from hexapoda.arena.limits import Clock, Limits
from hexapoda.bots.player import Fault
from hexapoda.games.names import NAMES
from tests.arena.playing import example, played, scripted

#: What each kind of misbehaviour is called, and a word of its description.
KINDS = {
    "crash": ("crash", "status 139 (Segmentation fault)"),
    "exit": ("crash", "status 0"),
    "hang": ("time", "no answer within"),
    "late": ("time", "s"),
    "babble": ("babble", "I think that I am winning!"),
    "empty": ("babble", "is not a JSON object"),
    "flood": ("babble", "bytes"),
    "cheat": ("illegal-move", "take everything"),
    "claim": ("wrong-result", "(1, 2)"),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_program_that_misbehaves_loses_and_the_log_says_why(kind):
    found = played("hive", scripted("json", kind, name="bad", margin=0.1), "random,name=good", limits=Limits(move=0.4))
    word, what = KINDS[kind]
    result = found.result
    assert (result.reason, result.at_fault, result.places) == (word, "bad", (2, 1))
    assert what in str(result.fault)
    assert [line for line in found.log if "bad (seat 1)" in line and what in line]
    assert result.plies > 4  # it had played before
    assert hexapoda.load("hive").read(found.record).outcome.places == (2, 1)


@pytest.mark.parametrize("kind", ["crash", "hang", "babble", "cheat", "claim"])
def test_the_same_with_a_uhp_engine(kind):
    found = played(
        "hive", scripted("uhp", kind, 2, name="bad"), scripted("uhp", "good", name="good"),
        limits=Limits(move=1.0, margin=0.2), opening_plies=0,
    )  # fmt: skip
    word = {"cheat": "illegal-move", "claim": "wrong-result", "hang": "time"}.get(kind, kind)
    word = "illegal-move" if kind == "babble" else word  # UHP has no other word for a line that is no move
    assert (found.result.reason, found.result.at_fault) == (word, "bad")
    assert found.result.places == (2, 1)
    assert found.result.more["latency"][0] is not None


def test_a_program_that_does_not_get_ready_loses_at_once(monkeypatch):
    monkeypatch.setattr("hexapoda.arena.players.START_SECONDS", 0.3)
    result = played("hive", scripted("json", "deaf", name="bad"), "random").result
    assert (result.reason, result.at_fault, result.plies) == ("time", "bad", 4)


@pytest.mark.slow
def test_with_three_seats_the_others_play_on_for_their_places():
    found = played("termites", scripted("json", "crash", name="bad"), "random,name=a", "random,name=b",
                   games=3, options={"players": 3})  # fmt: skip
    seat = found.result.entrants.index("bad")
    assert found.result.at_fault == "bad"
    assert found.result.places[seat] == 3
    assert sorted(found.result.places) in ([1, 2, 3], [1, 1, 3])
    assert found.result.reason == "tokens-gone"
    assert found.record.count("-- leave") == 1


def test_allies_of_one_entrant_are_out_together():
    options = {"players": 4, "scenario": "classic_allied"}
    result = played("ants", scripted("json", "cheat", name="bad"), "random,name=good", options=options).result
    assert result.entrants == ("bad", "bad", "good", "good")
    assert result.places[2:] == (1, 1)
    assert min(result.places[:2]) == 3
    assert result.reason == "illegal-move"


@pytest.mark.parametrize("game", NAMES)
def test_all_games_are_played_by_programs_that_speak_json_lines(game):
    found = played(game, example(name="any"), "random", rules=Adjudication(max_plies=120))
    result = found.result
    assert result.at_fault is None
    assert not found.log
    again = hexapoda.load(game).read(found.record)
    assert again.outcome.places == result.places
    assert again.ply == result.plies
    assert "any" in again.tags.values()


def test_a_greedy_entrant_plays_the_same_game_again_and_beats_a_random_one():
    rules = Adjudication(max_plies=600)
    games = [played("termites", "greedy", "random", number=number, rules=rules) for number in (0, 1, 0)]
    results = [found.result for found in games]
    assert [result.places[result.entrants.index("greedy")] for result in results] == [1, 1, 1]
    assert games[0].record == games[2].record


def test_a_turn_can_be_answered_at_once(tmp_path):
    """Decisions that go on are read from one answer."""
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, random, sys\n"
        "choices = random.Random(1)\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    answer = {'id': message['id']}\n"
        "    if message['type'] == 'move':\n"
        "        answer['moves'] = [choices.choice(message['view']['legal'])['parts']]\n"
        "    print(json.dumps(answer), flush=True)\n"
    )
    import sys

    result = played(
        "hive", f"name=clicks,json:{sys.executable} {program}", "random", rules=Adjudication(max_plies=30)
    ).result
    assert result.at_fault is None
    assert result.plies == 30


def test_the_messages_of_the_protocol_tell_a_seat_no_secret(tmp_path):
    """A program gets the view of its seat, and nothing else that could tell what is hidden."""
    log, program = tmp_path / "log", tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        f"log = open({str(log)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    log.write(line)\n"
        "    message = json.loads(line)\n"
        "    answer = {'id': message['id']}\n"
        "    if message['type'] == 'move':\n"
        "        answer['move'] = message['view']['legal'][0]['text']\n"
        "    print(json.dumps(answer), flush=True)\n"
    )
    import sys

    found = played("termites", f"name=spy,json:{sys.executable} {program}", "random", rules=Adjudication(max_plies=60))
    position = hexapoda.load("termites").read(found.record)
    views = [json.loads(line) for line in log.read_text().splitlines()]
    asked = [ply for ply in range(position.ply) if position.at(ply).actor == 0]
    told = [each["view"] for each in views if each["type"] == "move"]
    assert told == [json.loads(json.dumps(position.at(ply).view(0))) for ply in asked]


# ── ends ──


def test_a_player_may_resign():
    result = played("hive", scripted("json", "resign", name="tired"), "random").result
    assert (result.reason, result.places, result.at_fault) == ("resign", (2, 1), None)


def test_adjudication_is_off_by_default_and_by_its_rules_when_it_is_on():
    gloomy = scripted("json", "gloomy", name="gloomy")
    without = played("myrmes", gloomy, "random,name=any")
    assert without.result.reason == "third-winter"
    rules = Adjudication(resign_score=0.9, resign_count=4)
    result = played("myrmes", gloomy, "random,name=any", rules=rules).result
    assert (result.reason, result.places) == ("resign", (2, 1))
    calm = Adjudication(draw_score=0.05, draw_count=3, draw_after=20)
    result = played("myrmes", scripted("json", "calm"), scripted("json", "calm"), rules=calm).result
    assert (result.reason, result.places) == ("adjudication", (1, 1))
    assert 20 <= result.plies < 60


def test_the_longest_game_is_a_draw():
    result = played("hive", "random", "random", rules=Adjudication(max_plies=9)).result
    assert (result.reason, result.places, result.plies) == ("longest-game", (1, 1), 9)


def test_a_judge_needs_scores_in_a_row():
    judge = Judge(Adjudication(resign_score=0.8, resign_count=2), seats=2)
    for score, resigns in ((-0.9, False), (-0.5, False), (-0.9, False), (None, False), (-0.8, True)):
        judge.hear(0, score)
        assert judge.resigns(0) is resigns
    assert not judge.is_drawn(1_000)
    assert not judge.is_too_long(10**9)


# ── limits ──


def test_a_limit_for_a_turn_holds_for_all_its_decisions():
    clock = Clock(Limits(turn=1.0, margin=0.1), several=True)
    clock.spend(0.7)
    assert clock.budget().deadline == pytest.approx(0.3)
    with pytest.raises(Fault):
        clock.spend(0.5)
    assert clock.overtime == pytest.approx(0.2)
    clock.end_turn()
    assert clock.budget().deadline == 1.0


def test_a_clock_gains_its_increment_after_each_turn_and_is_shared_out():
    clock = Clock(Limits(game=10.0, increment=2.0, margin=0.0), several=False)
    for _ in range(30):
        budget = clock.budget()
        assert budget.seconds is not None
        assert 0 < budget.seconds <= 0.4 * budget.clock
        clock.spend(budget.seconds)
        clock.end_turn()
    assert clock.budget().clock > 2
    with pytest.raises(Fault):
        clock.spend(30.0)


def test_of_several_limits_the_strictest_holds():
    limits = Limits(move=1.0, nodes=500).of({"seconds": 0.5, "nodes": 900, "depth": 3}, 0.7)
    assert (limits.move, limits.nodes, limits.depth, limits.margin) == (0.5, 500, 3, 0.7)


def test_bots_keep_the_limits_of_time():
    began = time.perf_counter()
    result = played("hive", "level=8", "time=0.02", limits=Limits(turn=0.05, margin=2.0),
                    rules=Adjudication(max_plies=16)).result  # fmt: skip
    assert result.at_fault is None
    assert sum(result.seconds) < 6  # sixteen decisions of 0.05 s, on a busy machine
    assert time.perf_counter() - began < 60


def test_a_bot_of_ours_that_fails_loses_like_any_other(monkeypatch):
    def fail(*_, **__):
        raise ZeroDivisionError("no\nidea \ud800")

    monkeypatch.setattr("hexapoda.bots.alphabeta.AlphaBeta.search", fail)
    monkeypatch.setattr("hexapoda.arena.players._load_search", lambda position: None)
    result = played("hive", "random", "nodes=5", rules=Adjudication(max_plies=20)).result
    assert (result.reason, result.at_fault, result.places) == ("crash", "nodes=5", (1, 2))
    assert "ZeroDivisionError: no idea \ufffd" in str(result.fault)


def test_the_same_job_gives_the_same_game():
    for specs in (("nodes=40", "depth=1"), ("random", "nodes=10")):
        games = [played("hive", *specs, rules=Adjudication(max_plies=24)) for _ in range(2)]
        assert games[0].record == games[1].record
    assert played("hive", "random", "random").record != played("hive", "random", "random", seed=2).record
