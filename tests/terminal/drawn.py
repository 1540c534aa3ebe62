"""Drawings of positions, as the terminal prints them."""

import io

from rich.console import Console

import hexapoda
from hexapoda.kernel.declaration import Marks


def drawn(
    shown: hexapoda.Position,
    seat: int | None = None,
    marks: Marks | None = None,
    *,
    width: int = 80,
    height: int | None = None,
    colour: bool = False,
    encoding: str = "utf-8",
    language: str = "en",
) -> str:
    """The drawing of a position, as a terminal gets it with `colour`, else as a file does."""
    raw = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace", newline="\n")
    system = "truecolor" if colour else None
    size = {"width": width, "height": height}
    console = Console(file=raw, **size, force_terminal=colour, color_system=system, legacy_windows=False)
    draw = shown.game.declaration.draw
    assert draw is not None
    console.print(draw(shown.board(seat), marks=marks, language=language))
    raw.flush()
    return raw.buffer.getvalue().decode(encoding)


def lines(drawing: str) -> list[str]:
    return [line.rstrip() for line in drawing.splitlines()]
