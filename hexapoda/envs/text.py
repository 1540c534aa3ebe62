"""Games as texts, for language models: what a seat sees, what it may play, and why an answer is refused.

game = TextGame("termites", seat=0, opponents="greedy", seed=1)
while not game.over:
    reply = game.answer(model(game.prompt()))       # a move in the notation
    print(reply.text)                               # what was played, or the refusal with its clause
print(game.score)
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hexapoda import i18n
from hexapoda.bots import Bot
from hexapoda.envs.batch import MAX_PLIES
from hexapoda.envs.opponents import Opponent, by_seat, opponent
from hexapoda.kernel.declaration import Refusal
from hexapoda.play.errors import HexapodaError, MoveError
from hexapoda.play.game import Game, Position, load

#: Legal moves that a prompt lists, at most, and columns of its board.
_MOST_LISTED, _WIDTH = 200, 100
#: The last moves that a prompt tells.
_MOST_TOLD = 12
#: Marks around an answer that are no part of it.
_WRAPPING = re.compile(r"^[\s`\"'*]+|[\s`\"'*.]+$")


@dataclass(frozen=True)
class Reply:
    """What came of an answer."""

    #: Whether the move was played.
    played: bool
    #: What was played and what the others did since, or why the answer was refused.
    text: str
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Score:
    """How a game went for a seat."""

    #: From 1 for the first place to -1 for the last, and -1 after too many illegal answers; 0 until then.
    result: float
    #: Answers that were played, and those that were refused.
    played: int
    refused: int
    over: bool

    @property
    def legal(self) -> float:
        """The share of answers that were legal."""
        return self.played / max(self.played + self.refused, 1)


class TextGame:
    """A game in which a seat is played by texts, and bots play the others.

    >>> game = TextGame("hive", seed=1)
    >>> game.answer("wQ on the moon").refusal.code
    'unreadable'
    >>> game.answer("wS1").played
    True
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        seed: int | None = None,
        tries: int = 5,
        max_plies: int = MAX_PLIES,
        language: str = "en",
        **options: Any,
    ) -> None:
        """After `tries` refusals in a row the seat has lost. `options` are those of the game."""
        self.game = load(game, **options) if isinstance(game, str) else game
        self.position = self.game.start(seed=seed)
        seats = self.position.seats
        if isinstance(seat, bool) or not hasattr(seat, "__index__") or not 0 <= seat < seats:
            raise HexapodaError("bad-seat", seat=str(seat)[:60], last=seats - 1)
        self.seat, self.language = seat, language
        self._tries, self._max_plies = tries, max_plies
        wanted = by_seat(opponents, seats - 1)
        self._bots: list[Bot] = [
            opponent(each, self.game, None if seed is None else seed + number) for number, each in enumerate(wanted)
        ]
        self._played = self._refused = self._in_a_row = 0
        self._let_others_play()

    @property
    def over(self) -> bool:
        """Whether nothing more is asked."""
        long = self.position.ply >= self._max_plies
        return self.position.actor is None or long or self._in_a_row >= self._tries

    @property
    def score(self) -> Score:
        """How the seat has done so far."""
        outcome = self.position.outcome
        result = -1.0 if self._in_a_row >= self._tries else 0.0 if outcome is None else outcome.returns[self.seat]
        return Score(result, self._played, self._refused, self.over)

    def prompt(self) -> str:
        """What the seat is told: the board, the last moves, what is asked, and the legal moves."""
        return prompt(self.position, self.seat, self.language)

    def answer(self, text: str) -> Reply:
        """Play a move of the notation, or one of the numbers of the list. A refused one changes nothing."""
        if self.over:
            raise HexapodaError("envs-over")
        said = _WRAPPING.sub("", text.strip().splitlines()[-1] if text.strip() else "")
        legal, begun = self.position.legal_moves, self.position.ply
        if re.fullmatch(r"[0-9]{1,4}", said) and 1 <= int(said) <= len(legal) and self.position.explain(said):
            said = legal[int(said) - 1].text
        try:
            self.position.push(said)
        except MoveError as error:
            self._refused += 1
            self._in_a_row += 1
            return Reply(False, error.message(self.language), error.refusal)
        self._played += 1
        self._in_a_row = 0
        self._let_others_play()
        return Reply(True, "\n".join(told(self.position, self.seat, begun, self.language)))

    def _let_others_play(self) -> None:
        position = self.position
        while position.actor not in (None, self.seat) and not self.over:
            assert position.actor is not None
            position.push(self._bots[(position.actor - self.seat) % position.seats - 1].choose(position))


def drawn(position: Position, seat: int | None, language: str = "en") -> str:
    """The board as a seat (None: a spectator) sees it, as text; the data where a game draws none."""
    draw, board = position.game.declaration.draw, position.board(seat)
    if draw is None:
        return "\n".join(f"{name}: {value}" for name, value in board.items())
    from rich.console import Console

    console = Console(width=_WIDTH, no_color=True, force_terminal=False, highlight=False)
    with console.capture() as captured:
        console.print(draw(board, language=language))
    return "\n".join(line.rstrip() for line in captured.get().splitlines()).strip("\n")


def told(position: Position, seat: int | None, since: int = 0, language: str = "en") -> list[str]:
    """The moves from a decision on as sentences, as a seat saw them."""
    lines = []
    for ply in range(since, position.ply):
        seen = position.written(ply, seat)
        who = i18n.text("seat-number", {"number": seen["seat"] + 1}, language)
        brought = position.brought(ply, seat)
        words = position.phrase(ply, seat).words(language) + (f"; {brought.words(language)}" if brought else "")
        lines.append(f"{who}: {seen['text']} ({words})")
    return lines


def prompt(position: Position, seat: int, language: str = "en") -> str:
    """What a seat is told of a position."""
    parts = [i18n.text("envs-you-are", {"game": position.game.title, "number": seat + 1}, language)]
    parts.append(drawn(position, seat, language))
    last = told(position, seat, max(position.ply - _MOST_TOLD, 0), language)
    if last:
        parts.append("\n".join([i18n.text("envs-last-moves", {}, language), *last]))
    if position.actor == seat:
        moves = [move.text for move in position.legal_moves]
        listed = [f"{number}. {text}" for number, text in enumerate(moves[:_MOST_LISTED], 1)]
        if len(moves) > _MOST_LISTED:
            listed.append(i18n.text("envs-more-moves", {"count": len(moves) - _MOST_LISTED}, language))
        asked = {"decision": position.decision or "", "count": len(moves)}
        parts.append("\n".join([i18n.text("envs-your-move", asked, language), *listed]))
        parts.append(i18n.text("envs-answer", {}, language))
    elif position.outcome is not None:
        parts.append(i18n.text(f"outcome-{position.outcome.reason}", {}, language))
    return "\n\n".join(parts)
