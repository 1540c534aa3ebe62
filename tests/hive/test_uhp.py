"""The UHP engine (H6.4, H6.5), driven in memory and as a process."""

import io
import random
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexapoda
from hexapoda.games.hive.uhp import Engine, serve
from tests.hive.games import GAME_TYPES, PASSING, REPEATING, random_game
from tests.settings import COUNTS

INFO = [f"id Hexapoda {hexapoda.__version__}", "Mosquito;Ladybug;Pillbug"]


class FirstMove:
    """A bot that needs no time: it plays the first legal move, and remembers what it was asked."""

    def __init__(self, **options: Any) -> None:
        self.options = options
        self.asked: list[tuple[float | None, int | None]] = []

    def choose(
        self, position: hexapoda.Position, *, seconds: float | None = None, depth: int | None = None
    ) -> hexapoda.Move:
        self.asked.append((seconds, depth))
        return next(iter(position.legal_moves))

    def stop(self) -> None:
        """It never takes long."""


def engine() -> Engine:
    return Engine(make_bot=FirstMove)


def answers(*commands: str, to: Engine | None = None) -> list[str]:
    """The answer to the last of some commands, without its closing ok."""
    to = to or engine()
    lines: list[str] = []
    for command in commands:
        lines = to.handle(command)
        assert lines[-1] == "ok"
        assert all("\n" not in line for line in lines)
    return lines[:-1]


def answer(*commands: str, to: Engine | None = None) -> str:
    (line,) = answers(*commands, to=to)
    return line


# ── the commands ──


def test_H6_4_info_is_printed_at_start_up_and_on_demand() -> None:
    assert engine().greeting() == [*INFO, "ok"]
    assert answers("info") == INFO


def test_H6_4_newgame_starts_a_base_game_or_the_type_asked_for() -> None:
    assert answer("newgame") == "Base;NotStarted;White[1]"
    for kind in GAME_TYPES:
        assert answer(f"newgame {kind}") == f"{kind};NotStarted;White[1]"
    assert answer("newgame Base+PLM") == "Base+MLP;NotStarted;White[1]"


def test_H6_5_newgame_takes_a_gamestring_and_play_goes_on_from_there() -> None:
    assert answer(f"newgame {PASSING}") == PASSING.replace("bQ \\bL", "bQ wQ-")
    assert answer(f"newgame {PASSING}", "pass").endswith(";pass")
    assert answer(f"newgame {REPEATING}").startswith("Base;Draw;White[13];")


def test_H6_2_newgame_ignores_a_wrong_turn_field() -> None:
    assert answer("newgame Base;InProgress;White[77];wS1") == "Base;InProgress;Black[1];wS1"
    assert answer("newgame Base;NotStarted;x;wS1") == "Base;InProgress;Black[1];wS1"


def test_H2_5_the_engine_opens_as_in_tournaments_unless_a_gamestring_starts_with_a_queen() -> None:
    assert "wQ" not in answer("newgame", "validmoves").split(";")
    assert answer("newgame", "play wQ").startswith("invalidmove ")
    rulebook = engine()
    assert answer("newgame Base;InProgress;Black[1];wQ", to=rulebook) == "Base;InProgress;Black[1];wQ"
    assert answer("play bQ wQ-", to=rulebook) == "Base;InProgress;White[2];wQ;bQ wQ-"


def test_H6_5_play_answers_with_the_gamestring() -> None:
    assert answer("newgame Base+MLP", "play wS1") == "Base+MLP;InProgress;Black[1];wS1"
    assert answer("newgame", "play wS1", "play  bS1   wS1-") == "Base;InProgress;White[2];wS1;bS1 wS1-"


def test_H6_4_an_illegal_move_is_answered_with_its_clause_and_the_game_goes_on() -> None:
    to = engine()
    answers("newgame", "play wS1", "play bS1 wS1-", to=to)
    assert re.fullmatch(r"invalidmove .*\(H2\.2\)", answer("play wS2 wS1/", to=to))
    assert re.fullmatch(r"invalidmove .*\(H3\.6\)", answer("pass", to=to))
    assert re.fullmatch(r"invalidmove .*\(H6\.1\)", answer("play nonsense", to=to))
    assert answer("play wQ -wS1", to=to) == "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1"


def test_H3_6_pass_and_play_pass_are_the_same() -> None:
    assert answer(f"newgame {PASSING}", "pass") == answer(f"newgame {PASSING}", "play pass")
    assert answer(f"newgame {PASSING}", "validmoves") == "pass"


def test_H6_5_validmoves_lists_all_moves_and_each_can_be_played() -> None:
    to = engine()
    answers("newgame Base+MLP", "play wS1", to=to)
    moves = answer("validmoves", to=to).split(";")
    assert len(moves) == len(set(moves)) == 42  # 7 kinds, 6 hexes, no queen
    for move in moves:
        assert answer(f"play {move}", to=to) == f"Base+MLP;InProgress;White[2];wS1;{move}"
        answers("undo", to=to)


def test_H6_5_undo_takes_back_one_ply_or_as_many_as_asked() -> None:
    game = ("newgame", "play wS1", "play bS1 wS1-", "play wQ -wS1")
    assert answer(*game, "undo") == "Base;InProgress;White[2];wS1;bS1 wS1-"
    assert answer(*game, "undo 3") == "Base;NotStarted;White[1]"
    for wrong in ("undo 0", "undo 4", "undo 999999999999999999999", "undo -1", "undo x", "undo 1 1"):
        assert answer(*game, wrong).startswith("err ")
    assert answer("newgame", "undo").startswith("err ")


def test_H6_5_undo_goes_back_over_the_end_of_a_game() -> None:
    assert answer("newgame Base;WhiteWins;White[2];wS1;bS1 wS1-", "undo") == "Base;InProgress;Black[1];wS1"
    before = REPEATING.rpartition(";")[0].replace("Draw;White[13]", "InProgress;Black[12]")
    assert answer(f"newgame {REPEATING}", "undo") == answer(f"newgame {before}")


def test_H6_5_before_newgame_and_after_the_end_there_is_nothing_to_play() -> None:
    commands = ("play wS1", "pass", "validmoves", "bestmove depth 1", "bestmove time 00:00:01")
    for command in (*commands, "undo"):
        assert answer(command).startswith("err ")
    for command in commands:
        assert answer("newgame Base;Draw;Black[1];wS1", command).startswith("err ")
    assert answer("newgame Base;Draw;Black[1];wS1", "newgame") == "Base;NotStarted;White[1]"


@pytest.mark.parametrize(
    ("command", "seconds", "depth"),
    [
        ("bestmove time 00:00:01", 1.0, None),
        ("bestmove time 01:02:03", 3723.0, None),
        ("bestmove time 00:00:00.25", 0.25, None),
        ("BestMove Depth 3", None, 3),
        ("bestmove seconds 0.25", 0.25, None),
        ("bestmove seconds 2", 2.0, None),
    ],
)
def test_H6_4_bestmove_asks_the_bot_with_the_limit(command: str, seconds: float | None, depth: int | None) -> None:
    bot = FirstMove()
    to = Engine(make_bot=lambda **_: bot)
    assert answer("newgame", command, to=to) == "wS1"
    assert bot.asked == [(seconds, depth)]
    assert to.position is not None
    assert to.position.ply == 0


@pytest.mark.parametrize(
    "arguments",
    [
        *("", "hard", "time", "time 5", "time 00:00", "time 00:61:00", "time -1:00:00", "time ٠٠:٠٠:٠١"),
        *("depth", "depth 0", "depth -1", "depth 1.5", "depth 1 2", "depth 9999999999"),
        *("seconds", "seconds -1", "seconds nan", "seconds 1e9"),
    ],
)
def test_a_limit_that_makes_no_sense_is_an_error_that_shows_what_would(arguments: str) -> None:
    assert answer("newgame", f"bestmove {arguments}") == (
        "err The usage is: bestmove time hh:mm:ss | depth N | seconds X"
    )


def test_one_bot_thinks_about_one_game() -> None:
    made: list[FirstMove] = []
    to = Engine(make_bot=lambda **options: made.append(FirstMove(**options)) or made[-1])
    answers("newgame", "bestmove depth 1", "play wS1", "bestmove depth 2", to=to)
    assert [bot.asked for bot in made] == [[(None, 1), (None, 2)]]
    answers("newgame", "bestmove depth 1", to=to)
    assert len(made) == 2


def test_H6_5_options_are_listed_got_and_set() -> None:
    to = engine()
    lines = answers("options", to=to)
    assert lines[0] == "Opening;enum;tournament;tournament;rulebook;tournament"
    assert lines[1] == "Repetition;enum;draw;draw;draw;off"
    for line in lines:
        name, kind, value, default, *_ = line.split(";")
        assert kind in ("bool", "int", "double", "enum")
        assert value == default
        assert answer(f"options get {name}", to=to) == line
        assert answer(f"options set {name} {value}", to=to) == line


def test_H2_5_the_opening_option_counts_from_the_next_game_on() -> None:
    to = engine()
    answers("newgame", to=to)
    assert answer("options set Opening rulebook", to=to) == "Opening;enum;rulebook;tournament;rulebook;tournament"
    assert answer("play wQ", to=to).startswith("invalidmove ")
    assert answer("newgame", "play wQ", to=to) == "Base;InProgress;Black[1];wQ"


def test_H5_3_the_repetition_option_counts_from_the_next_game_on() -> None:
    moves = [f"play {move}" for move in REPEATING.split(";")[3:]]
    assert answer("newgame", *moves).startswith("Base;Draw;")
    assert answer("options set repetition off", "newgame", *moves).startswith("Base;InProgress;")


def test_the_options_of_the_bot_count_from_its_next_move_on() -> None:
    made: list[FirstMove] = []
    to = Engine(make_bot=lambda **options: made.append(FirstMove(**options)) or made[-1])
    answers("newgame", "bestmove depth 1", to=to)
    assert answer("options set Seed 7", to=to) == "Seed;int;7;0;0;2147483647"
    assert answer("options set TranspositionTableSizeMB 2", to=to) == "TranspositionTableSizeMB;int;2;64;1;4096"
    assert answer("options set Threads 2", to=to) == "Threads;int;2;1;1;256"
    assert answer("options set SearchInfo true", to=to) == "SearchInfo;bool;True;False"
    assert answer("options set TempoPercent 50", to=to) == "TempoPercent;int;50;100;0;1000"
    answers("bestmove depth 1", to=to)
    report = made[1].options.pop("report")
    assert callable(report)
    assert [bot.options for bot in made] == [
        {"level": 0, "table_mb": 64, "threads": 1, "seed": None, "weights": None, "report": None},
        {"level": 0, "table_mb": 2, "threads": 2, "seed": 7, "weights": {"tempo": 4.0}},
    ]
    for wrong in (
        "Seed -1",
        "Seed 2147483648",
        "Seed x",
        "TranspositionTableSizeMB 0",
        "TranspositionTableSizeMB 5000",
        "Threads 0",
        "Threads 257",
        "Level 9",
        "SearchInfo 1",
        "TempoPercent -1",
        "QueenPercent 1001",
    ):
        assert answer(f"options set {wrong}", to=to).startswith("err ")


def test_a_level_limits_what_bestmove_allows() -> None:
    bot = FirstMove()
    to = Engine(make_bot=lambda **_: bot)
    for command in ("options set Level 2", "newgame", "bestmove seconds 9", "bestmove seconds 0.5", "bestmove depth 1"):
        answers(command, to=to)
    answers("options set Level 8", "bestmove seconds 9", "bestmove depth 1", to=to)
    assert bot.asked == [(1.0, 2), (0.5, 2), (1.0, 1), (3.0, None), (3.0, 1)]


def test_the_bot_of_a_level_plays_what_the_level_plays() -> None:
    position = random_game(3, 14, type="Base+MLP", opening="tournament")
    to = Engine()
    answers(f"newgame {position.record(format='gamestring')}", "options set Level 2", "options set Seed 5", to=to)
    assert answer("bestmove seconds 30", to=to) == hexapoda.bot("hive", level=2, seed=5).choose(position).text


def test_the_terms_of_the_evaluation_count_as_much_as_they_are_told() -> None:
    """Without any term, all positions look alike."""
    told: list[str] = []
    to = Engine(tell=told.append)
    position = random_game(3, 14, type="Base+MLP", opening="tournament")
    answers(f"newgame {position.record(format='gamestring')}", "options set SearchInfo True", "bestmove depth 1", to=to)
    answers(*(f"options set {term}Percent 0" for term in ("Queen", "Mobility", "Hand", "Tempo")), to=to)
    answers("bestmove depth 1", to=to)
    assert [" score +0.000 " in line for line in told] == [False, True]


def test_what_a_search_knows_is_told_where_it_is_wanted() -> None:
    told: list[str] = []
    to = Engine(tell=told.append)
    answers("newgame", "play wS1", "bestmove depth 2", to=to)
    assert told == []
    best = answer("options set SearchInfo True", "bestmove depth 3", to=to)
    number = r"[0-9.]+"
    for depth, line in enumerate(told, 1):
        assert re.fullmatch(
            rf"info depth {depth} score [+-]{number} nodes \d+ nps \d+ time {number} line b\w+ .+", line
        )
    assert len(told) == 3
    assert told[-1].partition(" line ")[2].split(";")[0] == best


def test_a_search_that_sees_the_end_says_in_how_many_plies() -> None:
    games = (random_game(seed, 300) for seed in range(100))
    won = next(game for game in games if game.outcome and game.written(game.ply - 1)["seat"] in game.outcome.winners)
    moves = ";".join(move.text for move in won.moves[:-1])
    told: list[str] = []
    to = Engine(tell=told.append)
    answers(f"newgame Base;InProgress;White[1];{moves}", "options set SearchInfo True", "bestmove depth 1", to=to)
    assert told[-1].startswith("info depth 1 win 1 ")


@pytest.mark.parametrize(
    "command",
    [
        *("options get", "options get Nothing", "options get Opening now", "options show", "options list"),
        *("options set Opening", "options set Opening chess", "options set Opening rulebook now", "options set X 1"),
    ],
)
def test_an_option_that_is_not_there_is_an_error(command: str) -> None:
    assert answer(command).startswith("err ")


@pytest.mark.parametrize(
    "command",
    [
        *("", " ", "\x00", "help me", "play", "info please", "pass 1", "validmoves 1", "exit 1"),
        *("newgame Chess", "newgame Base+X", "newgame Base;", "newgame ;;;", "newgame Base;Won;White[1]"),
        "newgame Base;InProgress;White[2];wS1;wS2 wS1-",
    ],
)
def test_a_command_that_cannot_be_carried_out_leaves_the_game_as_it_is(command: str) -> None:
    to = engine()
    before = answer("newgame", "play wS1", to=to)
    assert answer(command, to=to).startswith("err ")
    assert answer("play bS1 wS1-", to=to) == before.replace("Black[1]", "White[2]") + ";bS1 wS1-"


def test_exit_ends_the_session_without_an_answer() -> None:
    to = engine()
    assert to.handle("exit") == []
    assert to.closed
    assert to.handle("info") == []


def test_a_fault_of_the_bot_is_one_line_and_the_game_goes_on() -> None:
    class Broken(FirstMove):
        def choose(self, *_: Any, **__: Any) -> hexapoda.Move:
            raise RuntimeError("no\nidea")

    to = Engine(make_bot=Broken)
    assert answer("newgame", "bestmove depth 1", to=to) == "err Internal error in the engine: RuntimeError: no idea"
    assert answer("play wS1", to=to) == "Base;InProgress;Black[1];wS1"


@pytest.mark.parametrize("kind", GAME_TYPES)
def test_the_engine_follows_random_games_of_every_type(kind: str) -> None:
    for seed in range(COUNTS["record_games"]):
        game = random_game(seed, 60, type=kind, opening="tournament")
        to = engine()
        lines = [answer(f"newgame {kind}", to=to), *(answer(f"play {move}", to=to) for move in game.moves)]
        assert lines[-1] == game.record(format="gamestring")
        assert answer(f"newgame {lines[-1]}") == lines[-1]


# ── any input ──

_VOCABULARY = """
    info newgame play pass validmoves bestmove undo options get set exit EXIT ok time depth seconds 00:00:01 0.1 1 2 -1
    0 99999999999999999999999999 Opening Repetition rulebook off Base Base+MLP base+m Base;NotStarted;White[1]
    Base;InProgress;Black[1];wS1 wS1 bS1 wQ bQ wA1 wS1- -wS1 \\wQ wQ/ ;
"""
_WORDS = st.sampled_from([*_VOCABULARY.split(), "\t", "\x00", "\x1b[2J", "\r", "\u2028", "é", "\ud800", "٣", "²"])
_LINES = st.one_of(
    st.lists(_WORDS, max_size=6).map(" ".join),
    st.text(max_size=60),
    st.binary(max_size=60).map(lambda some: some.decode("utf-8", errors="replace")),
    st.tuples(_WORDS, st.integers(1, 4000)).map(lambda t: f"{t[0]} " * t[1]),
    st.sampled_from(["newgame Base+MLP", "play random", "play random", "play random", "undo", "bestmove depth 1"]),
)


NORMAL_GAME = hexapoda.load("hive").read(REPEATING).record(format="gamestring")


def _carried_out(to: Engine, line: str, dice: random.Random) -> Sequence[str]:
    if line == "play random" and to.position is not None and to.position.actor is not None:
        line = f"play {dice.choice([move.text for move in to.position.legal_moves])}"
    return to.handle(line)


@pytest.mark.slow
@given(st.lists(_LINES, max_size=25), st.integers(0, 2**32))
@settings(max_examples=COUNTS["uhp_sessions"], deadline=None)
def test_the_engine_survives_any_session_and_plays_a_normal_game_after_it(lines: list[str], seed: int) -> None:
    to, dice = engine(), random.Random(seed)
    for line in lines:
        answered = _carried_out(to, line, dice)
        if to.closed:
            assert answered == []
            to = engine()
            continue
        assert answered[-1] == "ok"
        assert len(answered) > 1
        assert not any("\n" in each or "\r" in each for each in answered)
        assert not answered[0].startswith("err Fault"), answered
        if answered[0].startswith(("err", "invalidmove")):
            assert len(answered[0]) < 1000
    for option in ("Opening tournament", "Repetition draw"):
        answers(f"options set {option}", to=to)
    assert answer("newgame Base", *(f"play {move}" for move in REPEATING.split(";")[3:]), to=to) == NORMAL_GAME


def test_very_long_lines_are_refused_and_forgotten() -> None:
    to = engine()
    for line in (
        "x" * 3_000_000,
        "play " + "x" * 3_000_000,
        "newgame " + "Base;" * 600_000,
        "newgame " + "x" * 3_000_000,
    ):
        assert re.match("err|invalidmove", answer("newgame", line, to=to))
    assert answer("play wS1", to=to) == "Base;InProgress;Black[1];wS1"


# ── streams ──


def test_serve_greets_answers_and_stops_at_exit_or_the_end() -> None:
    for commands in (["newgame\n", "exit\n", "info\n"], ["newgame\r\n"]):
        sink = io.StringIO()
        serve(iter(commands), sink, io.StringIO())
        assert sink.getvalue().splitlines() == [*INFO, "ok", "Base;NotStarted;White[1]", "ok"]


def test_serve_flushes_every_answer_before_it_waits_for_the_next_command() -> None:
    class Sink(io.StringIO):
        flushed = ""

        def flush(self) -> None:
            self.flushed = self.getvalue()

    sink = Sink()

    def commands() -> Any:
        assert sink.flushed.endswith("ok\n")
        yield "newgame"
        assert sink.flushed.endswith("Base;NotStarted;White[1]\nok\n")
        yield "play wS1"
        assert sink.flushed.endswith("wS1\nok\n")

    serve(commands(), sink, io.StringIO())


@pytest.mark.slow
def test_the_engine_is_a_process_that_a_viewer_can_talk_to() -> None:
    program = [sys.executable, "-m", "hexapoda", "uhp"]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr

        def answered() -> list[str]:
            lines = []
            while not lines or lines[-1] not in ("ok", ""):
                lines.append(process.stdout.readline().decode().rstrip("\n"))
            return lines[:-1]

        def ask(command: bytes) -> list[str]:
            process.stdin.write(command + b"\n")
            process.stdin.flush()
            return answered()

        assert answered() == INFO
        assert ask(b"newgame Base+MLP") == ["Base+MLP;NotStarted;White[1]"]
        assert ask(b"\xff\xfe\x00\xc3(")[0].startswith("err ")
        for limit in (b"time 00:00:01", b"depth 2", b"seconds 0.1"):
            (best,) = ask(b"bestmove " + limit)
            (game,) = ask(b"play " + best.encode())
            assert game.endswith(f";{best}")
        assert ask(b"undo 3") == ["Base+MLP;NotStarted;White[1]"]
        process.stdin.write(b"exit\n")
        process.stdin.flush()
        assert process.wait(timeout=30) == 0
        assert b"Traceback" not in process.stderr.read()


def test_the_real_bot_keeps_its_time_and_plays_legal_moves() -> None:
    to = Engine()
    answers("newgame Base+MLP", "bestmove depth 1", to=to)
    for _ in range(12):
        began = time.perf_counter()
        best = answer("bestmove seconds 0.05", to=to)
        assert time.perf_counter() - began < 1.0  # far more than it should need, for busy machines
        assert best in answer("validmoves", to=to).split(";")
        answers(f"play {best}", to=to)


def test_the_real_bot_with_a_seed_and_a_depth_plays_the_same_move_again() -> None:
    game = ("options set Seed 7", "newgame Base+MLP;InProgress;White[2];wS1;bS1 wS1-", "bestmove depth 2")
    assert answer(*game, to=Engine()) == answer(*game, to=Engine())
