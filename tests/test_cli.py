"""The command line: each command, its help, and one clear line for everything that is wrong."""

import io
import os
import signal
import subprocess
import sys
import types

import pytest

import hexapoda
from hexapoda.cli import main

GAMESTRING = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
COMMANDS = ("page", "play", "arena", "uhp", "perft", "games", "convert", "version")


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def typed(monkeypatch):
    """Lets lines stand on standard input."""

    def put(*lines: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("".join(f"{x}\n" for x in lines).encode())))

    put()
    return put


def refused(capsys, *words: str) -> str:
    """The one line on standard error with which a command ends in status 2."""
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


# ── help and version ──


@pytest.mark.parametrize("words", [(), *((command,) for command in COMMANDS), ("play", "hive"), ("perft", "hive")])
def test_every_command_has_help_with_an_example(words, capsys):
    assert main([*words, "--help"]) == 0
    said = capsys.readouterr().out
    assert "example: hexapoda" in said or "example: printf" in said
    if not words:
        assert [command for command in COMMANDS if f"    {command} " not in said] == []


def test_the_options_of_a_game_are_flags(capsys):
    main(["play", "hive", "--help"])
    said = capsys.readouterr().out
    for option in hexapoda.load("hive").declaration.options:
        assert f"--{option.name}" in said
    assert "--white WHO" in said
    assert "--seat2 WHO" in said


def test_H2_5_help_tells_the_default_opening_of_each_command(capsys):
    main(["play", "hive", "--help"])
    assert "tournament (default: rulebook)" in capsys.readouterr().out
    main(["perft", "hive", "--help"])
    assert "(default: tournament)" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("words", [["version"], ["--version"]])
def test_the_version_is_that_of_the_package(words, capsys):
    assert main(words) == 0
    assert capsys.readouterr().out == f"hexapoda {hexapoda.__version__}\n"


def test_games_lists_games_options_and_formats(capsys):
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert "hive: Hive" in said
    assert "--opening: rulebook, tournament (default: rulebook)" in said
    assert "gamestring" in said


def test_the_function_games_is_not_hidden_by_the_package_of_that_name():
    hexapoda.load("hive")
    assert "hive" in hexapoda.game_names()


# ── play ──


def test_play_reads_moves_from_standard_input(typed, capsys):
    typed("wS1", "bS1 wS1-", "quit")
    assert main(["play", "hive", "--type", "Base+MLP"]) == 0
    said = capsys.readouterr().out
    assert "Black: bS1 wS1-" in said
    assert "wP" in said


@pytest.mark.parametrize(("words", "port", "browser"), [
    ([], None, True),
    (["--no-browser"], None, False),
    (["--port", "8123"], 8123, True),
    (["page", "--port", "0", "--no-browser"], 0, False),
])  # fmt: skip
def test_without_a_command_the_page_opens(words, port, browser, monkeypatch):
    opened = []
    monkeypatch.setattr("hexapoda.server.page.run", lambda *given, **named: opened.append((*given, named)) or 0)
    assert main(words) == 0
    assert opened == [(port, {"browser": browser, "language": "en"})]


def test_the_page_has_its_flags_and_no_others(capsys):
    assert "port" in refused(capsys, "--port", "many")
    assert "--black" in refused(capsys, "--black", "engine")


def test_play_speaks_the_language_of_the_flag_else_of_the_locale(typed, capsys, monkeypatch):
    main(["play", "--lang", "pl"])
    assert "Do widzenia." in capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    main(["play"])
    assert "До побачення." in capsys.readouterr().out


def test_play_goes_on_with_a_file(typed, capsys, tmp_path):
    path = tmp_path / "game"
    path.write_text(GAMESTRING)
    typed("record gamestring")
    assert main(["play", "hive", "--load", str(path)]) == 0
    assert GAMESTRING in capsys.readouterr().out


def test_bytes_that_are_no_text_are_no_end(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nwS1\n"), encoding="utf-8"))
    assert main(["play"]) == 0
    assert "White: wS1" in capsys.readouterr().out


# ── convert ──


@pytest.mark.parametrize("format", ["hexapoda", "gamestring", "pgn"])
def test_convert_turns_a_record_into_any_format_and_back(format, capsys, tmp_path):
    source, between = tmp_path / "source", tmp_path / "between"
    source.write_text(GAMESTRING)
    assert main(["convert", "hive", str(source), "--to", format, "--output", str(between)]) == 0
    assert main(["convert", "hive", str(between), "--from", format, "--to", "gamestring"]) == 0
    assert capsys.readouterr().out == GAMESTRING + "\n"


def test_convert_reads_standard_input(typed, capsys):
    typed(GAMESTRING)
    assert main(["convert", "hive", "-"]) == 0
    assert '[Game "hive"]' in capsys.readouterr().out


def test_convert_writes_over_nothing(capsys, tmp_path):
    source = tmp_path / "source"
    source.write_text(GAMESTRING)
    assert "already exists" in refused(capsys, "convert", "hive", str(source), "--output", str(source))
    assert source.read_text() == GAMESTRING


# ── uhp and perft ──


def test_uhp_serves_standard_input(typed, capsys):
    typed("newgame Base+M", "exit")
    assert main(["uhp"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("id ")
    assert "Base+M;NotStarted;White[1]\nok" in said


@pytest.fixture
def counted(monkeypatch):
    """Stands in for the counting itself: what matters here is what it is asked."""
    asked = []
    module = types.ModuleType("hexapoda.terminal.perft")
    module.run = lambda *arguments: asked.append(arguments) or 0
    monkeypatch.setitem(sys.modules, "hexapoda.terminal.perft", module)
    return asked


def test_H2_5_perft_counts_with_the_opening_of_published_counts(counted):
    assert main(["perft", "hive", "--type", "Base+MLP", "--depth", "3"]) == 0
    assert counted == [("hive", {"opening": "tournament", "type": "Base+MLP"}, 3, False, 1)]


def test_perft_takes_the_options_of_the_game_and_its_own(counted):
    words = "perft --opening rulebook --depth 2 hive --divide --threads 2"
    assert main(words.split()) == 0
    assert counted == [("hive", {"opening": "rulebook"}, 2, True, 2)]


def test_H7_perft_prints_the_published_counts(capsys):
    assert main(["perft", "hive", "--depth", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0] for line in lines] == ["perft(1) = 4", "perft(2) = 96", "perft(3) = 1,440"]


# ── wrong input ──


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("fly", "invalid choice: 'fly'"),
        ("--fly", "unrecognized arguments: --fly"),
        ("play chess", "There is no game “chess”; the games are: hive"),
        ("play hive --type Huge", "hive: option type can’t be “Huge”; choose one of: Base, Base+M"),
        ("play hive --size 3", "unrecognized arguments: --size 3"),
        ("play hive --white robot", "A seat can’t be played by “robot”; choose one of: human, engine, random."),
        ("play hive --time soon", "--time: “soon” is not a number of at least 0"),
        ("play hive --time -1", "--time"),
        ("play hive --time nan", "--time: “nan” is not a number"),
        ("play hive --moves 0", "--moves: “0” is not a whole number of at least 1"),
        ("play hive --seed x", "--seed: “x” is not a whole number of at least 0"),
        ("play hive --lang xx", "There is no language “xx”; choose one of: en, pl, uk."),
        ("play hive --load /no/such/file", "There is no file /no/such/file."),
        ("play hive --load /", "/ is a folder, not a file."),
        ("perft", "required: GAME"),
        ("perft chess", "There is no game “chess”"),
        ("perft hive --depth 0", "--depth: “0” is not a whole number of at least 1"),
        ("perft hive --depth 99999999999999999999999999", "--depth"),
        ("perft hive --threads none", "--threads: “none” is not a whole number of at least 1"),
        ("perft hive --opening queen", "choose one of: rulebook, tournament"),
        ("convert hive", "required: FILE"),
        ("convert hive /no/such/file --to pgn", "There is no file /no/such/file."),
        ("uhp chess", "unrecognized arguments: chess"),
    ],
)
def test_wrong_words_get_one_line_and_status_2(words, told, capsys, typed, counted):
    assert told in refused(capsys, *words.split())


@pytest.mark.parametrize(
    ("content", "words", "told"),
    [
        ("Base;InProgress;White[2];wS1;bS1 wS9-", "--to pgn", "move 2"),
        ("Base;InProgress;White[2];wS1;bQ", "", "move 2"),
        (GAMESTRING, "--to chess", "There is no format “chess”; the formats are: hexapoda, "),
        (GAMESTRING, "--from chess", "There is no format “chess”"),
        (GAMESTRING, "--type Base+P", "Base+P"),
        ("hello", "", "none of the known formats"),
        ("", "", "empty"),
    ],
)
def test_a_wrong_record_is_named_with_the_place(content, words, told, capsys, tmp_path):
    path = tmp_path / "game"
    path.write_text(content)
    said = refused(capsys, "convert", "hive", str(path), *words.split())
    assert told in said
    if "--to chess" not in words:
        assert str(path) in said


def test_errors_speak_the_language(capsys, monkeypatch):
    assert "Nie ma gry „chess”" in refused(capsys, "play", "chess", "--lang", "pl")
    assert "Nie ma gry „chess”" in refused(capsys, "play", "chess", "--lang=pl")
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert "Немає гри «chess»" in refused(capsys, "perft", "chess")


def test_an_error_stays_on_one_line_whatever_it_quotes(capsys):
    assert "a b" in refused(capsys, "play", "a\nb\x1b[2J")


def test_an_interrupt_is_status_130(capsys, monkeypatch):
    def interrupted(*arguments, **settings):
        raise KeyboardInterrupt

    monkeypatch.setattr("hexapoda.terminal.play.run", interrupted)
    assert main(["play"]) == 130
    assert capsys.readouterr() == ("", "")


# ── a process of its own ──


def process(*words: str, **settings) -> subprocess.Popen:
    """Start the command; what it needs is compiled before, so that it has nothing to say about that."""
    main(["play"])
    return subprocess.Popen(
        [sys.executable, "-m", "hexapoda", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "NO_COLOR": "1"},
        **settings,
    )


@pytest.mark.slow
def test_control_c_at_the_prompt_ends_quietly(typed):
    with process("play") as child:
        assert child.stdout is not None
        while b"White>" not in child.stdout.read1():
            pass
        child.send_signal(signal.SIGINT)
        _, err = child.communicate(timeout=30)
    assert (child.returncode, err.strip()) == (130, b"")


@pytest.mark.slow
def test_a_reader_that_goes_away_is_no_error(typed):
    with process("play") as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdout.close()
        _, err = child.communicate(b"wS1\nbS1 wS1-\n" * 50, timeout=60)
    assert err.strip() == b""
