"""What the page about environments shows is so, and the pages of games are those of the code."""

import re
from pathlib import Path

import pytest

from docs.games import FOLDER, page
from hexapoda.envs.text import TextGame
from hexapoda.games.names import NAMES

ENVS = Path(__file__).parents[2] / "docs" / "envs.md"


def test_the_score_that_the_page_shows_is_so() -> None:
    said = re.search(r"played\.score +# (Score\(.*\))", ENVS.read_text("utf-8"))
    assert said is not None
    played = TextGame("hive", opponents="greedy", seed=1)
    assert "wS1" in played.prompt()
    played.answer("wQ on top of everything")
    played.answer("wS1")
    assert repr(played.score) == said[1]


@pytest.mark.parametrize("name", NAMES)
def test_the_pages_of_games_are_those_of_the_code(name: str) -> None:
    assert (FOLDER / f"{name}.md").read_text("utf-8") == page(name), "run `python -m docs.games`"
