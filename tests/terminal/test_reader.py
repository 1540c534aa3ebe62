"""Reading lines: from a person with completion, from a stream with an echo."""

import io

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

import hexapoda
from hexapoda.terminal.play import complete
from hexapoda.terminal.players import HUMAN, Players
from hexapoda.terminal.reader import StreamReader, TerminalReader
from hexapoda.terminal.screen import Screen
from hexapoda.terminal.session import Session

OPENING = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")


@pytest.fixture
def session():
    position = hexapoda.load("hive").start()
    for move in OPENING:
        position.push(move)
    return Session(position, Players([HUMAN, HUMAN], seconds=1), Screen(Console(file=io.StringIO()), "en"))


def test_completion_goes_word_by_word_through_the_legal_moves(session):
    assert set(complete(session, "wa")) == {"wA1"}
    assert all(line.startswith("wA1 ") for line in complete(session, "wA1 "))
    assert set(complete(session, "wA1 ")) == {
        move.text for move in session.position.legal_moves if move.parts[0] == "wA1"
    }
    assert complete(session, "bS") == []


def test_completion_knows_the_commands_and_what_follows_them(session):
    assert "undo" in complete(session, "u")
    assert "resign" in complete(session, "re")
    assert "moves wQ" in complete(session, "moves w")
    assert "why wA1" in complete(session, "why w")
    assert complete(session, "undo ") == []
    session.screen.language = "pl"
    assert "cofnij" in complete(session, "co")


def test_completion_of_nothing_offers_everything(session):
    assert {"wQ", "wA1", "help"} <= set(complete(session, ""))


def test_nothing_but_commands_is_offered_after_the_end(session):
    session.position.end("agreement")
    assert "wQ" not in complete(session, "")
    assert "new" in complete(session, "")


def test_a_person_types_lines_until_the_end_of_input():
    with create_pipe_input() as keys:
        reader = TerminalReader(lambda typed: (), session=PromptSession(input=keys, output=DummyOutput()))
        keys.send_text("wA1 wQ-\r")
        assert reader.read("White> ") == "wA1 wQ-"
        keys.send_text("\x04")
        assert reader.read("White> ") is None
        keys.send_text("\x03")
        with pytest.raises(KeyboardInterrupt):
            reader.read("White> ")


def test_a_completion_takes_the_place_of_all_that_is_typed():
    with create_pipe_input() as keys:
        typed = []
        session = PromptSession(input=keys, output=DummyOutput())
        reader = TerminalReader(lambda text: typed.append(text) or ["wA1 wQ-"], session=session)
        (found,) = reader._completer.get_completions(Document("wA1 w"), CompleteEvent())
    assert typed == ["wA1 w"]
    assert (found.text, found.start_position) == ("wA1 wQ-", -len("wA1 w"))


def test_a_stream_is_echoed_so_that_the_output_tells_the_whole_sitting():
    console = Console(file=io.StringIO())
    reader = StreamReader(["wS1\r\n", "[bold]\n"], console)
    assert [reader.read("White> "), reader.read("[Black]> "), reader.read("White> ")] == ["wS1\r\n", "[bold]\n", None]
    assert console.file.getvalue() == "White> wS1\n[Black]> [bold]\nWhite> \n"
