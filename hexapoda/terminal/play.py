"""The command `hexapoda play`."""

import sys
from collections.abc import Iterable, Mapping
from typing import Any, TextIO

from rich.console import Console

from hexapoda.play.game import load
from hexapoda.terminal import files
from hexapoda.terminal.players import HUMAN, Players, seat_named
from hexapoda.terminal.reader import Reader, StreamReader, TerminalReader
from hexapoda.terminal.screen import Screen
from hexapoda.terminal.session import Session


def run(
    game: str,
    options: Mapping[str, Any] | None = None,
    *,
    seats: Mapping[str, str] | None = None,
    seconds: float = 2.0,
    language: str = "en",
    file: str | None = None,
    seed: int | None = None,
    moves: int | None = None,
    colour: bool = True,
    source: Iterable[str] | None = None,
    sink: TextIO | None = None,
    width: int | None = None,
) -> int:
    """Play a game on a terminal, or on any pair of streams; returns an exit status.

    `seats` says who plays (see `players.KINDS`) by the name of a seat; people where it says nothing.
    """
    chosen = load(game, **(options or {}))
    kinds = [HUMAN] * chosen.declaration.seats
    for name, kind in (seats or {}).items():
        kinds[seat_named(chosen.declaration, name)] = kind
    players = Players(kinds, seconds=seconds, seed=seed)
    position = chosen.start(seed) if file is None else files.load(chosen, file)
    console = Console(file=sink, no_color=True if not colour else None, width=width, highlight=False)
    session = Session(position, players, Screen(console, language), seed=seed, most=moves)
    if file is not None:
        session.files.add(file)
    session.run(_reader(session, source))
    return 0


def _reader(session: Session, source: Iterable[str] | None) -> Reader:
    console = session.screen.console
    if source is not None:
        return StreamReader(source, console)
    if sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal:
        return TerminalReader(session.complete)
    return StreamReader(sys.stdin, console, echo=not sys.stdin.isatty())
