"""What the player sees: words from the catalog, boards, lists of moves."""

import json
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from hexapoda import i18n
from hexapoda.kernel.declaration import Declaration, Marks, Phrase
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position
from hexapoda.play.move import Move
from hexapoda.play.outcome import Outcome
from hexapoda.terminal.players import Players

#: The code of phrases that only repeat the notation.
NOTATION = "move-text"


def printable(text: str) -> str:
    """A text without control characters.

    >>> printable("bell" + chr(7))
    'bell�'
    """
    return "".join(character if character.isprintable() or character == "\n" else "�" for character in text)


class Screen:
    """A console, and the language that it speaks."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language

    # ── words ──

    def words(self, message: str, **params: Any) -> str:
        """A message of the catalog."""
        return i18n.text(message, params, self.language)

    def say(self, message: str, *, style: str = "", **params: Any) -> None:
        """Print a message of the catalog."""
        self.line(self.words(message, **params), style=style)

    def line(self, text: str, *, style: str = "") -> None:
        """Print a text, wrapped between words on a terminal, unchanged in a file or a pipe."""
        self.console.print(Text(printable(text), style), soft_wrap=not self.console.is_terminal)

    def raw(self, text: str) -> None:
        """Print a text exactly as it is, to be copied."""
        self.console.print(Text(printable(text)), soft_wrap=True)

    def error(self, error: HexapodaError) -> None:
        """Print why something was not done, in one line."""
        self.line(" ".join(error.message(self.language).split()), style="red")

    def wait(self, message: str, **params: Any) -> AbstractContextManager[object]:
        """Show on a terminal that something takes time."""
        words = Text(self.words(message, **params), "dim")
        return self.console.status(words) if self.console.is_terminal else nullcontext()

    # ── games ──

    def seat(self, position: Position, seat: int) -> str:
        """The name of a seat, with what it plays if that can vary."""
        name, called = self.seat_name(position.game.declaration, seat), self.seat_called(position, seat)
        return self.words("seat-called", seat=name, name=called) if called else name

    def seat_name(self, declared: Declaration, seat: int) -> str:
        """The fixed name of a seat, "Player 1" if that is only a number."""
        name = declared.seat_names[seat] if seat < len(declared.seat_names) else ""
        if name and not name.isdigit():
            return i18n.text(f"seat-{name}", None, self.language, fallback=name)
        return self.words("seat-number", number=seat + 1)

    def seat_called(self, position: Position, seat: int) -> str:
        """What a seat plays, "" where its name says so."""
        called = position.game.declaration.called
        if called is None:
            return ""
        code = called(position.state, seat)
        return i18n.text(f"called-{code}", None, self.language, fallback=code)

    def welcome(self, game: Game) -> None:
        """Say which game is played."""
        title = i18n.text(f"{game.name}-title", None, self.language, fallback=game.title)
        self.say("terminal-welcome", title=title, style="bold")

    def seats(self, position: Position, players: Players) -> None:
        """Say who plays each seat."""
        seated = [
            f"{self.seat(position, seat)}: {self.words(f'terminal-{players.kind(position, seat)}')}"
            for seat in range(position.seats)
        ]
        self.line(" · ".join(seated))

    def board(self, position: Position, viewer: int | None, marks: Marks) -> None:
        """Draw a position as a seat (None: a spectator) sees it. Games without a drawing show their data and scores."""
        draw, board = position.game.declaration.draw, position.board(viewer)
        self.console.print()
        if draw is not None:
            self.console.print(draw(board, marks=marks, language=self.language))
            return
        self.raw(json.dumps(board, indent=2, ensure_ascii=False))
        scores = position.view(viewer)["scores"]
        if any(scores):
            points = [f"{self.seat(position, seat)} {score}" for seat, score in enumerate(scores)]
            self.say("terminal-scores", scores=", ".join(points))

    def sentences(self, *phrases: Phrase | None) -> None:
        """Say what happened in words, below its notation; phrases that only repeat the notation are left out."""
        said = [each.words(self.language) for each in phrases if each is not None and each.code != NOTATION]
        if said:
            self.line(f"  {'; '.join(said)}")

    def choices(self, texts: Iterable[str]) -> None:
        """Print a numbered list."""
        numbered = [Text(printable(f"{number} {text}")) for number, text in enumerate(texts, 1)]
        self.console.print(Columns(numbered, padding=(0, 3), equal=True))

    def moves(self, moves: Sequence[Move]) -> None:
        """Print legal moves, grouped by their first part."""
        groups: dict[str, list[str]] = {}
        for move in moves:
            groups.setdefault(move.parts[0] if move.parts else move.text, []).append(move.text)
        self._labelled([(f"{first} ({len(texts)})", texts) for first, texts in groups.items()], joint=" · ")

    def help(self, rows: Iterable[tuple[str, str]]) -> None:
        """Print commands and what they do, in two columns."""
        self._labelled([(use, meaning.split()) for use, meaning in rows], joint=" ")

    def _labelled(self, rows: Sequence[tuple[str, Sequence[str]]], *, joint: str) -> None:
        """Print labels, and beside each its texts on as few lines as possible; no text is broken."""
        indent = max((len(label) for label, _ in rows), default=0) + 2
        for label, texts in rows:
            lines = [""]
            for text in texts:
                longer = f"{lines[-1]}{joint}{text}" if lines[-1] else text
                if len(longer) <= self.console.width - indent or not lines[-1]:
                    lines[-1] = longer
                else:
                    lines.append(text)
            for number, line in enumerate(lines):
                start = "" if number else label
                self.console.print(Text.assemble((start.ljust(indent), "bold"), line), soft_wrap=True)

    def outcome(self, position: Position, outcome: Outcome) -> None:
        """Say who won, and why."""
        winners = [self.seat(position, seat) for seat in outcome.winners]
        result = (
            self.words("terminal-draw")
            if outcome.drawn
            else self.words("terminal-wins", winner=", ".join(winners), count=len(winners))
        )
        reason = i18n.text(f"outcome-{outcome.reason}", None, self.language, fallback=f"({outcome.reason})")
        self.line(f"{result} {reason}", style="bold yellow")
        if position.seats > 2:
            for place, seat in sorted(zip(outcome.places, range(position.seats), strict=True)):
                self.line(f"{place}. {self.seat(position, seat)}")
