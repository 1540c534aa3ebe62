"""Reviews of a game, decision by decision: what a bot would have played, and what each choice gave away."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from hexapoda.bots import analyst
from hexapoda.bots.analysis import Analysis
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Refusal
from hexapoda.play.errors import RecordError
from hexapoda.play.game import Position, load
from hexapoda.play.move import Move

#: Default seconds for each position.
SECONDS = 0.2
_GAME_TAG = re.compile(r'^\[Game "(\w+)"\]', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision of a game, and what the bot thought of it."""

    ply: int
    seat: int
    move: Move
    #: What the bot would have played, and the expected result of that, from -1 (lost) to 1 (won).
    best: Move
    expected: float
    #: The expected result after the actual choice.
    achieved: float

    @property
    def loss(self) -> float:
        """What the choice gave away; 0 if the bot knows nothing better."""
        return 0.0 if self.move == self.best else max(0.0, self.expected - self.achieved)


def analyse(position: Position, *, seconds: float | None = None, depth: int | None = None, seed: int = 0) -> Analysis:
    """The best move, its line and the expected results, from what the deciding seat may know.

    >>> import hexapoda
    >>> analyse(hexapoda.load("hive").start(), depth=2).depth
    2
    """
    return analyst(position.game.name, seed=seed).search(position, seconds=seconds, depth=depth)


def review(
    game: Position | str,
    *,
    seconds: float = SECONDS,
    seed: int = 0,
    report: Callable[[Judgement], object] | None = None,
) -> list[Judgement]:
    """Judge every decision of a game: a position with its moves, or a record with a `Game` tag.

    Each position gets `seconds` of thought; `report` is called after each decision.

    >>> import hexapoda
    >>> position = hexapoda.load("hive").start()
    >>> for move in ("wS1", "bS1 wS1-"): _ = position.push(move)
    >>> [judgement.loss >= 0 for judgement in review(position, seconds=0.02)]
    [True, True]
    """
    played = _read(game) if isinstance(game, str) else game
    bot, states, judgements = analyst(played.game.name, seed=seed), played.states, []
    before = bot.search(played.at(0), seconds=seconds) if played.ply else None
    for ply, move in enumerate(played.moves):
        assert before is not None
        seat, after = int(contract.actor_at(states, ply)), played.at(ply + 1)
        while after.endings and after.endings[-1][0] == after.ply:
            after.pop()  # the move before a resignation is not to blame for it
        found = None if after.actor is None else bot.search(after, seconds=seconds)
        values = found.values if found is not None else after.outcome.returns if after.outcome else ()
        achieved = values[seat]
        judgement = Judgement(ply, seat, move, before.move, before.score, achieved)
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
