"""The command `hexapoda play`: show the position, ask the player to move, obey, until the player leaves."""

import difflib
import sys
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, TextIO

from rich.console import Console

from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import load
from hexapoda.terminal import files
from hexapoda.terminal.commands import COMMANDS, named, word
from hexapoda.terminal.players import ENGINE, HUMAN, Players, seat_named
from hexapoda.terminal.reader import Reader, StreamReader, TerminalReader
from hexapoda.terminal.screen import Screen
from hexapoda.terminal.session import Session

#: How much is quoted of a line that can't be read.
_QUOTED = 40


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

    `seats` maps names of seats to kinds of players (see `players.KINDS`); the other seats are played by people.
    `moves` ends the game after that many decisions.
    """
    chosen = load(game, **(options or {}))
    kinds = [HUMAN] * chosen.declaration.seats
    for name, kind in (seats or {}).items():
        kinds[seat_named(chosen.declaration, name)] = kind
    players = Players(kinds, seconds=seconds, seed=seed)
    position = chosen.start(seed) if file is None else files.load(chosen, file)
    console = Console(file=sink, no_color=True if not colour else None, width=width, highlight=False)
    session = Session(position, players, Screen(console, language), seed=seed)
    if file is not None:
        session.files.add(file)
    for seat in range(position.seats):  # what an engine has to compile, it compiles while people play
        if players.kinds[seat] == ENGINE:
            players.bot(ENGINE, position, seat)
    session.reader, session.moves_left = _reader(session, source), moves
    _sit(session)
    return 0


def _reader(session: Session, source: Iterable[str] | None) -> Reader:
    console = session.screen.console
    if source is not None:
        return StreamReader(source, console)
    if sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal:
        return TerminalReader(partial(complete, session))
    return StreamReader(sys.stdin, console, echo=not sys.stdin.isatty())


def _sit(session: Session) -> None:
    """Play until the player leaves, the lines end, or no moves are left."""
    session.screen.welcome(session.position.game)
    session.screen.seats(session.position, session.players)
    session.tell_notices()
    while not session.done:
        if session.fresh:
            session.show()
        if session.moves_left is not None and session.moves_left <= 0:
            session.screen.say("terminal-stopped")
            return
        seat = session.position.actor
        if seat is not None and session.players.kind(session.position, seat) != HUMAN:
            session.let_bot_play(seat)
            continue
        line = session.ask("terminal-prompt", seat="" if seat is None else session.name(seat))
        if line is None:
            break
        _obey(session, line)
    session.screen.say("terminal-bye")


def _obey(session: Session, line: str) -> None:
    """Carry out what a line says; an error is shown and changes nothing."""
    text = " ".join(line.split())
    try:
        if text:
            _carry_out(session, text, line.strip())
    except HexapodaError as error:
        session.screen.error(error)


def _carry_out(session: Session, text: str, line: str) -> None:
    screen, position = session.screen, session.position
    if text.isascii() and text.isdigit() and 0 < int(text[:9]) <= len(session.choices):
        session.choose(session.choices[int(text[:9]) - 1])
        return
    refusal = position.explain(text)
    if refusal is None:
        session.play(text)
        return
    first, *rest = line.split(maxsplit=1)
    command = named(first, screen.language)
    if command is not None:
        COMMANDS[command](session, "".join(rest))
        return
    screen.line(refusal.message(screen.language), style="red" if refusal.readable else "")
    if not session.offer(tuple(text.split())) and (not refusal.readable or position.actor is None):
        near = difflib.get_close_matches(
            first.lower()[:_QUOTED], [word(name, screen.language) for name in COMMANDS], n=1
        )
        if near:
            screen.say("terminal-did-you-mean", command=near[0])
        else:
            screen.say("terminal-try-help", example=session.example())


def complete(session: Session, typed: str) -> list[str]:
    """The moves and commands that begin with what is typed, each up to the end of its next word."""
    start = " ".join(typed.split()) + (" " if typed.strip() and typed.endswith(" ") else "")
    moves = list(session.position.legal_moves)
    words = {name: word(name, session.screen.language) for name in COMMANDS}
    lines = [*(move.text for move in moves), *words.values()]
    lines += [f"{words['moves']} {move.parts[0]}" for move in moves if move.parts]
    lines += [f"{words['why']} {move.text}" for move in moves]
    found = {}
    for line in lines:
        if line.lower().startswith(start.lower()):
            end = line.find(" ", len(start))
            found[line if end < 0 else line[:end]] = None
    return list(found)
