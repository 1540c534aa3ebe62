"""Hints: what a bot would play, why, and how the game would go on."""

from dataclasses import dataclass

from hexapoda.bots.reasons import own_turn, reason
from hexapoda.bots.searcher import Searcher
from hexapoda.kernel.declaration import Phrase
from hexapoda.play.game import Position
from hexapoda.play.move import Move

#: A line as long as this tells enough.
LONGEST_LINE = 12


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would play."""

    move: Move
    #: The line that it expects, beginning with `move`, and how many moves of it belong to the same turn.
    line: tuple[Move, ...]
    own: int
    #: Why, as one sentence.
    reason: Phrase


def hint(bot: Searcher, position: Position, *, earlier: int | None = None) -> Hint:
    """What a bot would play in a position, knowing what the deciding seat knows. `earlier`: see `Bot.choose`.

    >>> import hexapoda
    >>> found = hint(hexapoda.bot("hive", level=1, seed=1), hexapoda.load("hive").start())
    >>> found.move in hexapoda.load("hive").start().legal_moves, found.reason.words()[-1]
    (True, '.')
    """
    ids = position.legal_ids()
    if len(ids) == 1:
        move = position.move(int(ids[0]))
        return Hint(move, (move,), 1, reason(position, (move,)))
    found = bot.think(position, earlier=earlier)
    line = found.line[:LONGEST_LINE] or (found.move,)
    turn = own_turn(position, line) or (found.move,)
    forced = found.forced is not None and found.score > 0
    return Hint(found.move, line, len(turn), reason(position, turn, forced=forced))
