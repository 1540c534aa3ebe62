"""The code in the README and the docs runs: Python is executed, commands are those that the program knows."""

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from hexapoda import cli

ROOT = Path(__file__).parents[2]
PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
    for path in sorted((*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))
    if "rules" not in path.parts  # rulebooks have drawings, with tests of their own
}
#: Pages whose Python is tried elsewhere, in a setting that it needs, by the test that does.
ELSEWHERE = {
    "docs/ants-files.md": "tests/ants/test_box.py",
    "docs/termites-files.md": "tests/termites/test_options.py",
    "docs/arena.md": "tests/arena/test_command.py",
    "docs/statistics.md": "tests/arena/test_statistics_docs.py",
}
#: What a variable part of a command may stand for.
_PREFIX = re.compile(r"^(\w+=\S+ )*(\S+/)?(?=hexapoda )")


def blocks(page: str, language: str) -> list[str]:
    """What stands in the fences of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", PAGES[page], re.MULTILINE | re.DOTALL)


def commands(page: str) -> list[str]:
    """The lines of a page's shell blocks, without comments, each part of a pipe by itself."""
    lines = "".join(blocks(page, "sh")).replace("\\\n", " ").splitlines()
    parts = [re.sub(r"(^|\s)#.*", "", part).strip(" &") for line in lines for part in re.split(r"\s\|\s|\s&&\s", line)]
    return [part for part in parts if part]


@pytest.mark.filterwarnings("ignore")  # Gymnasium's checker of spaces
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python") and page not in ELSEWHERE])
def test_the_python_of_a_page_runs(page: str) -> None:
    scope: dict[str, object] = {}
    for block in blocks(page, "python"):
        exec(block, scope)
    assert len(scope) > 1


@pytest.mark.parametrize("page", ELSEWHERE)
def test_what_is_tried_elsewhere_is(page: str) -> None:
    assert blocks(page, "python"), page
    assert Path(page).name in (ROOT / ELSEWHERE[page]).read_text("utf-8")


@pytest.mark.parametrize("page", [page for page in PAGES if any("hexapoda " in each for each in commands(page))])
def test_every_command_of_a_page_is_one_that_the_program_knows(page: str) -> None:
    for command in commands(page):
        words = shlex.split(_PREFIX.sub("", command))
        if words[0] == "hexapoda":
            # everything but the running: names of commands, games and flags
            assert cli._parser(words[1:]).parse_args(cli._with_command(words[1:])).run is not None


@pytest.mark.parametrize("page", PAGES)
def test_what_commands_name_is_there(page: str) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for command in commands(page):
        words = shlex.split(command)
        if words[0] == "make":
            assert words[1] in targets, command
        if "python" in words:
            module, *more = words[words.index("python") + 1 :]
            path = more[0].replace(".", "/") if module == "-m" else module
            assert (ROOT / path).is_dir() or (ROOT / path).with_suffix(".py").is_file(), command


@pytest.mark.parametrize("page", PAGES)
def test_data_can_be_read(page: str) -> None:
    for block in blocks(page, "json"):
        json.loads(block)
    for block in blocks(page, "toml"):
        tomllib.loads(block)
