"""The page about environments runs, and the layouts of games are those of the code."""

import re
from pathlib import Path

import pytest

from docs.layouts import FOLDER, page
from hexapoda.games.names import NAMES

ENVS = Path(__file__).parents[2] / "docs" / "envs.md"


@pytest.mark.filterwarnings("ignore")  # Gymnasium's checker of spaces
def test_the_python_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    scope: dict[str, object] = {}
    text = ENVS.read_text("utf-8")
    for block in re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        exec(block, scope)
    assert "wS1" in capsys.readouterr().out
    said = re.search(r"played\.score +# (Score\(.*\))", text)
    assert said is not None
    assert repr(scope["played"].score) == said[1]  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", NAMES)
def test_the_layouts_are_those_of_the_code(name: str) -> None:
    assert (FOLDER / f"{name}.md").read_text("utf-8") == page(name), "run `python -m docs.layouts`"
