"""Reviews of a game, turn by turn: what a bot would have played, and what each turn gave away."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from hexapoda.bots import analyst, verdicts
from hexapoda.bots.analysis import Analysis
from hexapoda.bots.searcher import Searcher
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Refusal
from hexapoda.play.errors import RecordError
from hexapoda.play.game import Position, declaration, load
from hexapoda.play.move import Move

#: Default seconds for each position: for its search, and as many for the position after its best turn.
SECONDS = 0.2
#: The part of the time and of the floor that a later decision of a best turn gets, where its line has ended before.
_LATER = 4
#: The most decisions of a best turn; no game has turns that long.
_MOST_DECISIONS = 60
_GAME_TAG = re.compile(r'^\[Game "(\w+)"\]', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Turn:
    """The best turn that a search found, and what it leads to."""

    moves: tuple[Move, ...]
    #: The expected result for each seat after it.
    values: tuple[float, ...]
    #: Whether that rests on enough nodes for a verdict.
    enough: bool


@dataclass(frozen=True, slots=True)
class Judgement:
    """A turn of a game, and what the bot thought of it."""

    game: str
    #: The decisions of the game before it.
    ply: int
    seat: int
    moves: tuple[Move, ...]
    #: What the bot would have played, and the expected result after that, from -1 (lost) to 1 (won).
    best: tuple[Move, ...]
    expected: float
    #: The expected result after the actual turn.
    achieved: float
    #: Whether all of this rests on enough nodes for a verdict; a search that was stopped may have seen too few.
    enough: bool = True

    @property
    def loss(self) -> float:
        """What the turn gave away, as a lead (`bots.verdicts`); 0 if the bot knows nothing better."""
        return 0.0 if self.moves == self.best else verdicts.loss(self.expected, self.achieved)

    @property
    def verdict(self) -> str | None:
        """ "inaccuracy", "mistake" or "blunder"; None for a good turn, and where the bot knows too little."""
        if not self.enough or self.moves == self.best:
            return None
        return verdicts.verdict(declaration(self.game).judging, self.expected, self.achieved)

    @property
    def accuracy(self) -> float:
        """How good the turn was, from 0 to 1."""
        return verdicts.accuracy(declaration(self.game).judging, self.loss)


def analyse(position: Position, *, seconds: float | None = None, depth: int | None = None, seed: int = 0) -> Analysis:
    """The best move, its line and the expected results, from what the deciding seat may know.

    >>> import hexapoda
    >>> analyse(hexapoda.load("hive").start(), depth=2).depth
    2
    """
    return analyst(position.game.name, seed=seed).search(position, seconds=seconds, depth=depth)


def is_enough(position: Position, found: Analysis) -> bool:
    """Whether a verdict may rest on a search of a position."""
    return found.nodes >= position.game.declaration.judging.floor or found.forced is not None


def best_turn(bot: Searcher, position: Position, found: Analysis, *, seconds: float) -> Turn:
    """The best turn from a position that was searched: its line as long as the same seat decides, searched again where
    that ends too early; and what it leads to, by a search of some seconds."""
    floor, seat = position.game.declaration.judging.floor, position.actor
    ahead, moves, enough = position.copy(), list[Move](), is_enough(position, found)
    while True:
        for move in found.line:
            if ahead.actor == seat:
                moves.append(move)
                ahead.push(move)
        if ahead.actor != seat or len(moves) >= _MOST_DECISIONS:
            break
        found = bot.search(ahead, seconds=seconds / _LATER, least=floor // _LATER)
        enough = enough and (found.nodes >= floor // _LATER or found.forced is not None)
    if ahead.actor is None:
        assert ahead.outcome is not None
        return Turn(tuple(moves), ahead.outcome.returns, enough)
    after = bot.search(ahead, seconds=seconds, least=floor)
    return Turn(tuple(moves), after.values, enough and is_enough(ahead, after))


def review(
    game: Position | str,
    *,
    seconds: float = SECONDS,
    seed: int = 0,
    report: Callable[[Judgement], object] | None = None,
) -> list[Judgement]:
    """Judge every turn of a game: a position with its moves, or a record with a `Game` tag. A turn is all that a seat
    decides until another one does.

    Each turn gets twice some `seconds` of thought, and more where a machine is too slow for a verdict; `report` is
    called after each turn.

    >>> import hexapoda
    >>> position = hexapoda.load("hive").start()
    >>> for move in ("wS1", "bS1 wS1-"): _ = position.push(move)
    >>> [judgement.loss >= 0 for judgement in review(position, seconds=0.02)]
    [True, True]
    """
    played = _read(game) if isinstance(game, str) else game
    name, floor = played.game.name, played.game.declaration.judging.floor
    bot, judgements = analyst(name, seed=seed), list[Judgement]()
    seats = [int(contract.actor_at(played.states, ply)) for ply in range(played.ply)]
    starts = [ply for ply, seat in enumerate(seats) if not ply or seats[ply - 1] != seat]
    before = bot.search(played.at(0), seconds=seconds, least=floor) if starts else None
    for first, last in zip(starts, [*starts[1:], played.ply], strict=True):
        assert before is not None
        here, after, seat = played.at(first), played.at(last), seats[first]
        while after.endings and after.endings[-1][0] == after.ply:
            after.pop()  # the turn before a resignation is not to blame for it
        best = best_turn(bot, here, before, seconds=seconds)
        found = None if after.actor is None else bot.search(after, seconds=seconds, least=floor)
        values = found.values if found is not None else after.outcome.returns if after.outcome else ()
        enough = best.enough and (found is None or is_enough(after, found))
        moves = tuple(played.moves[first:last])
        judgement = Judgement(name, first, seat, moves, best.moves, best.values[seat], values[seat], enough)
        judgements.append(judgement)
        if report is not None:
            report(judgement)
        before = found
    return judgements


def _read(record: str) -> Position:
    named = _GAME_TAG.search(record)
    if named is None:
        raise RecordError(Refusal("", "record-without-game", readable=False))
    return load(named[1]).read(record)
