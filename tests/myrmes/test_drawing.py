"""The garden of Myrmes in the terminal: everything is shown, in every size and language, in ASCII too."""

import io
import re

import pytest
from rich.console import Console

import hexapoda
from hexapoda import i18n
from hexapoda.bots import RandomBot
from hexapoda.games.myrmes.draw import Board
from hexapoda.kernel.declaration import Marks
from tests.myrmes.positions import at, board


def drawn(position: "hexapoda.Position", width: int = 150, *, marks: Marks | None = None, language: str = "en") -> str:
    file = io.StringIO()
    Console(file=file, width=width, no_color=True).print(Board(board(position), marks=marks, language=language))
    return file.getvalue()


def test_prey_exits_tiles_and_the_worker_are_shown() -> None:
    position = at(
        "garden",
        worker="2,12",
        points=2,
        tiles="A.P2.red.3,12+4,12.food/B.aphid_farm.nobody.5,12+6,12+5,13",
        red_exits="2,11",
        yellow_exits="6,3",
    )
    text = drawn(position)
    found = [len(re.findall(rf"(?<![a-z]){sign}(?![a-z])", text)) for sign in ("lb", "te", "sp")]
    assert found == [7, 7, 7]  # six on the map, one in the legend
    assert text.count("rA1") == 2
    assert text.count("nB*") == 3
    assert "@" in text
    assert all(f"{letter}X" in text for letter in "rbgy")


@pytest.mark.slow
@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("width", [40, 70, 100, 160])
def test_all_moments_are_drawn(width: int, language: str) -> None:
    position = hexapoda.load("myrmes", players=3).start(seed=width)
    player = RandomBot(width)
    before = board(position)
    while position.actor is not None:
        move = player.choose(position)
        if position.ply % 9 == 0:
            marks = Marks(last=move.parts, before=before, targets={"2,12": "1", "A": "2"})
            lines = drawn(position, width, marks=marks, language=language).splitlines()
            assert max(map(len, lines)) <= width
            assert not any("myrmes-" in line for line in lines)
        before = board(position)
        position.push(move)
    assert drawn(position, width, language=language)


def test_ascii_alone_is_enough() -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    console = Console(file=file, width=120, no_color=True, legacy_windows=False)
    console.print(Board(board(at("worker"))))
    file.flush()
