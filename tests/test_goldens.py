"""Games play as their golden playthroughs say. After a wanted change: `python -m tests.goldens.regenerate`."""

import pytest

from tests.goldens.regenerate import FOLDER, GOLDENS, golden


@pytest.mark.parametrize("name", GOLDENS)
def test_the_game_plays_as_written(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden(name).splitlines() == expected.splitlines()


def test_every_file_belongs_to_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GOLDENS)
