"""`hexapoda arena`: its flags, what it prints, and one clear line for everything that is wrong."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from hexapoda import cli
from hexapoda.arena.adjudication import Adjudication
from hexapoda.arena.command import read_settings
from tests.arena.playing import example, played, scripted


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def settings(line: str):
    words = ["arena", *line.split()]
    return read_settings(cli._parser(words).parse_args(words))


def test_the_flags_are_the_settings():
    found = settings(
        "termites --players 3 level=1 random random --games 9 --turn-time 2 --game-time 60 --increment 1 --nodes 50"
        " --margin 0.5 --seed 4 --opening-plies 2 --resign 0.9 4 --draw 0.1 6 80 --max-plies 300 --format match"
    )
    assert (found.game, found.entrants, found.options) == (
        "termites",
        ("level=1", "random", "random"),
        {"players": "3"},
    )
    limits = found.limits
    assert (limits.turn, limits.game, limits.increment, limits.nodes, limits.margin) == (2, 60, 1, 50, 0.5)
    assert (found.games, found.seed, found.opening_plies, found.format) == (9, 4, 2, "match")
    rules = found.rules
    assert (rules.resign_score, rules.resign_count, rules.max_plies) == (0.9, 4, 300)
    assert (rules.draw_score, rules.draw_count, rules.draw_after) == (0.1, 6, 80)
    sprt = settings("hive random random --sprt -5 10 --alpha 0.1").sprt
    assert (sprt.elo0, sprt.elo1, sprt.alpha, sprt.beta) == (-5, 10, 0.1, 0.05)


def test_adjudication_is_off_unless_it_is_asked_for():
    rules = settings("hive random random").rules
    assert (rules.max_plies, rules.resign_score, rules.draw_score) == (500, None, None)
    assert settings("ants random random").rules.max_plies is None
    assert settings("hive random random --max-plies 0").rules.max_plies is None


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("arena", "required: GAME, ENTRANT"),
        ("arena hive", "required: ENTRANT"),
        ("arena chess random random", "chess"),
        ("arena hive random", "at least two entrants"),
        ("arena hive random bogus", "“bogus” is unknown"),
        ("arena hive random random --time soon", "--time"),
        ("arena hive random random --increment 1", "--game-time"),
        ("arena hive random random --processes 2 --cluster tcp://127.0.0.1:9", "contradict"),
        ("arena hive random random --sprt 5 0", "lower first"),
        ("arena hive random random --sprt a b", "--sprt can’t be “a”"),
        ("arena hive random random --sprt 0 5 --alpha 2", "--alpha"),
        ("arena hive random random random --sprt 0 5", "two entrants"),
        ("arena hive random random --resign 3 1", "--resign"),
        ("arena hive random random --type Chess", "Chess"),
        ("arena hive random json:no-such-program", "no program"),
        ("arena hive --check random", "not a program"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_before_anything_starts(line, told, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert cli.main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert told in err
    assert not list(tmp_path.iterdir())


def test_every_command_of_the_documentation_is_understood():
    text = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    calls = re.findall(r"^(hexapoda arena .*)$", text, re.MULTILINE)
    assert len(calls) >= 6
    for call in calls:
        words = shlex.split(call, comments=True)[1:]
        assert cli._parser(words).parse_args(words).run is not None


def test_the_messages_of_the_documentation_are_those_of_the_protocol(tmp_path):
    """Each message that the page shows has the fields that a program really gets."""
    text = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    shown = [line for line in text.splitlines() if line.startswith('→ {"type": ')]
    documented = {re.search(r'"type": "(\w+)"', line)[1]: set(re.findall(r'"(\w+)":', line)) for line in shown}
    log, program = tmp_path / "log", tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        f"log = open({str(log)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    print(line.strip(), file=log, flush=True)\n"
        "    move = message['view']['legal'][0]['text'] if message['type'] == 'move' else None\n"
        "    print(json.dumps({'id': message['id'], 'move': move}), flush=True)\n"
    )
    played("hive", f"json:{sys.executable} {program}", "random", rules=Adjudication(max_plies=8))
    messages = [json.loads(line) for line in log.read_text().splitlines()]
    assert {each["type"] for each in messages} == set(documented)
    for message in messages:
        assert set(message) <= documented[message["type"]], message["type"]
        assert set(message.get("limits", ())) <= documented[message["type"]]


def test_help_loads_no_numpy():
    program = "import sys; from hexapoda import cli; cli.main(['arena', '--help']); sys.exit('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "example: hexapoda arena" in done.stdout


# ── what is printed ──


def test_a_match_says_what_it_proves_and_who_failed_how(capsys, tmp_path):
    """The table has ratings above the average, half of the difference between two."""
    words = ["arena", "myrmes", "random,name=good", scripted("json", "crash", name="bad"), "--games", "2"]
    assert cli.main([*words, "--processes", "1", "--out", str(tmp_path / "run")]) == 0
    out, err = capsys.readouterr()
    _, good, bad, proves, fault, where = out.splitlines()
    assert good.split()[:5] == ["good", "2", "2", "0", "0"]
    assert (bad.split()[:5], bad.split()[-1]) == (["bad", "2", "0", "0", "2"], "2")
    assert proves.startswith("good against bad: Elo difference > ")
    assert fault.startswith("bad lost 2 games by its own fault, last by: crash: ")
    assert fault.endswith(f"See {tmp_path}/run/log.txt.")
    assert where == f"Games, records and report: {tmp_path}/run"
    assert err.splitlines()[0] == "0 of 2 games, 1 running."  # how long it takes is not known yet


# ── checks of programs ──


def check(capsys, game: str, *entrants: str) -> tuple[int, list[str]]:
    status = cli.main(["arena", game, "--check", *entrants])
    return status, capsys.readouterr().out.splitlines()[1:]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["hive", "termites"])
def test_the_example_passes_the_check(game, capsys):
    status, lines = check(capsys, game, example())
    assert status == 0
    assert all(line.startswith("  pass  ") for line in lines)
    assert len(lines) == 6


@pytest.mark.parametrize(("kind", "fails"), [("cheat", "plays legal moves"), ("crash", "plays legal moves")])
def test_a_program_that_misbehaves_fails_the_check(kind, fails, capsys, monkeypatch):
    monkeypatch.setattr("hexapoda.arena.check._PLIES", 20)
    status, lines = check(capsys, "hive", scripted("json", kind))
    assert status == 1
    failed = [line for line in lines if line.startswith("  FAIL")]
    assert any(fails in line for line in failed)


@pytest.mark.slow
def test_an_engine_that_knows_no_rules_fails_the_check_of_uhp(capsys, monkeypatch):
    monkeypatch.setattr("hexapoda.games.hive.uhp_check._GAMES", 1)
    status, lines = check(capsys, "hive", scripted("uhp", "good"))
    assert status == 1
    assert any("FAIL  refuses odd input" in line for line in lines)
    assert any("pass  starts and introduces itself (Scripted 1" in line for line in lines)


@pytest.mark.long
def test_our_own_engine_passes_the_check_of_uhp(capsys):
    _, lines = check(capsys, "hive", f"uhp:{sys.executable} -m hexapoda uhp")
    assert len(lines) == 10
    # On a busy machine even an engine that keeps its limits is late; `tests/bots/test_time.py` looks at that.
    assert [line for line in lines if not line.startswith("  pass  ") and " limit" not in line] == []
