"""docs/protocol.md names every message there is, and its example plays."""

import json
import re
import subprocess
import sys

import pytest

import hexapoda
from hexapoda.server.live import messages
from hexapoda.server.table.commands import Create
from tests.games import ENDING_GAMES
from tests.server.harness import ROOT
from tests.settings import rest_is_long

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def tags(base):
    """The types of all messages of a kind."""
    return {str(each.__struct_config__.tag) for each in base.__subclasses__()}


def test_the_page_has_every_message():
    said, told = re.findall(r"\| you (?:send|receive) .*?\n\n", PAGE, re.DOTALL)
    first_cells = [" ".join(row.split("|")[1] for row in table.splitlines()[2:] if row) for table in (said, told)]
    named = [set(re.findall(r"`([a-z]+)`", cells)) for cells in first_cells]
    assert named[0] == {str(each.__struct_config__.tag) for each in messages.ClientMessage.__args__}
    assert named[1] == tags(messages._ToClient)


def test_the_pages_table_can_be_made():
    (block,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    asked = messages.msgspec.convert(json.loads(block), Create)
    assert hexapoda.load(asked.game, **asked.options).name == "hive"


def test_the_page_has_every_close_code():
    codes = {messages.BANNED, messages.BAD_HELLO, messages.NO_HELLO, messages.TOO_FAST, messages.SLOW_READER}
    assert {int(code) for code in re.findall(r"\b4\d\d\d\b", PAGE)} == codes


@pytest.mark.parametrize("game", rest_is_long(ENDING_GAMES, lambda game: game == ENDING_GAMES[-1]))
def test_the_example_plays_a_game(live_server, game):
    command = [sys.executable, "examples/online_player.py", live_server.url, game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert re.match(r"\d+ moves, \{'places'", done.stdout), done.stdout
