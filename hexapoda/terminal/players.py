"""Who plays a seat: a person, the engine, or chance."""

from typing import Any, Final

from hexapoda import bots
from hexapoda.kernel import cache
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.errors import OptionError
from hexapoda.play.game import Position
from hexapoda.terminal.engine import EngineProcess

HUMAN: Final = "human"
ENGINE: Final = "engine"
RANDOM: Final = "random"
KINDS: Final = (HUMAN, ENGINE, RANDOM)


def seat_named(declared: Declaration, name: str) -> int:
    """The seat with a name: the game's own, or seat1, seat2 ….

    >>> from hexapoda.play.game import declaration
    >>> seat_named(declaration("hive"), "black"), seat_named(declaration("hive"), "seat1")
    (1, 0)
    """
    names = {f"seat{seat + 1}": seat for seat in range(declared.seats)}
    names.update({each.lower(): seat for seat, each in enumerate(declared.seat_names)})
    if name.lower() not in names:
        raise OptionError(
            "unknown-seat", name=name, seats=", ".join(sorted(names, key=lambda each: (names[each], each)))
        )
    return names[name.lower()]


class Players:
    """The kind of player of each seat, and the bots, made when first needed."""

    def __init__(self, kinds: list[str], *, seconds: float, seed: int | None = None) -> None:
        for kind in kinds:
            _check(kind)
        self.kinds = kinds
        self.seconds = seconds
        self._seed = seed
        self._bots: dict[tuple[str, int], Any] = {}

    def change(self, seat: int, kind: str) -> None:
        """Let another kind of player play a seat."""
        _check(kind)
        self.kinds[seat] = kind

    def humans(self, position: Position) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(position.seats) if self.kind(position, seat) == HUMAN]

    def kind(self, position: Position, seat: int) -> str:
        """Who plays a seat now: the engine plays on for a person who has left a game of several people."""
        if seat in position.departed and self.kinds[seat] == HUMAN:
            return ENGINE
        return self.kinds[seat]

    def bot(self, kind: str, position: Position, seat: int) -> Any:
        """The bot of a kind for a seat, ready to choose, or about to be."""
        if (kind, seat) not in self._bots:
            seed = None if self._seed is None else self._seed + seat
            if kind == RANDOM:
                bot: Any = bots.RandomBot(seed)
            elif cache.are_interpreted_for_now():
                bot = EngineProcess(position.game.name, seconds=self.seconds, seed=seed)
            else:
                bot = bots.bot(position.game.name, seconds=self.seconds, seed=seed)
                bot.choose(position.copy(), seconds=0)
            self._bots[kind, seat] = bot
        return self._bots[kind, seat]


def _check(kind: str) -> None:
    if kind not in KINDS:
        raise OptionError("unknown-player", kind=kind, kinds=", ".join(KINDS))
