"""The README's Python runs, and says what is so."""

import re
import shlex
from pathlib import Path

import hexapoda
from hexapoda import cli

README = Path(__file__).parents[2] / "README.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_python_of_the_readme_runs():
    scope: dict[str, object] = {}
    for block in blocks("python"):
        exec(block, scope)
    assert isinstance(scope["position"], hexapoda.Position)


def test_what_the_readme_says_of_the_first_moves_is_so():
    position = hexapoda.load("hive", type="Base+MLP").start()
    position.push("wS1")
    position.push("bG1 wS1-")
    shown = re.search(r"# (<\d+ legal moves: [^…]*), …", README.read_text("utf-8"))
    assert shown is not None
    assert repr(position.legal_moves).startswith(shown[1])
    refusal = position.explain("wQ wS1/")
    assert refusal is not None
    assert refusal.clause == "H2.2"


def test_the_sentence_that_the_readme_shows_is_the_programs_own():
    shown = re.search(r'move\.phrase\(\)\.words\("pl"\) +# "(.*)":', README.read_text("utf-8"))
    assert shown is not None
    assert hexapoda.load("hive").start().push("wS1").phrase().words("pl") == shown[1]


def test_the_answer_that_the_readme_shows_is_the_programs_own():
    position = hexapoda.load("hive").start()
    for move in ("wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-"):
        position.push(move)
    refused = position.explain("wS1 bQ-")
    assert refused is not None
    text = README.read_text("utf-8")
    assert f"White> why wS1 bQ-\n{refused.message()}" in text


def test_every_command_of_the_readme_is_one_that_the_program_knows():
    lines = [line for block in blocks("sh") for line in block.splitlines() if "hexapoda " in line]
    calls = [re.split(r"\| ", line)[-1].partition("#")[0] for line in lines if not line.startswith("pip")]
    assert len(calls) >= 6
    for call in calls:
        words = shlex.split(call)
        assert words[0] == "hexapoda"
        # everything but the running: names of commands, games and flags
        assert cli._parser(words[1:]).parse_args(cli._with_command(words[1:])).run is not None
