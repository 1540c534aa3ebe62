"""Limits of thinking, and the clocks that keep them."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from hexapoda.bots.player import TIME, Budget, Fault

#: Seconds that an answer may be late if nothing else is said: other programs run on the machine too.
MARGIN = 0.2
#: A clock for a game is meant to last for this many more decisions, wherever the game is.
_MOVES_LEFT = 40
#: Of what a clock has left, one decision takes at most this share; of the increment, this much more.
_LARGEST_SHARE = 0.4
_SHARE_OF_INCREMENT = 0.75


@dataclass(frozen=True, slots=True)
class Limits:
    """What a player may spend: seconds for a decision, for a turn, for a game with an increment after each turn; plies
    of depth; positions or iterations. Several limits hold together."""

    move: float | None = None
    turn: float | None = None
    game: float | None = None
    increment: float = 0.0
    depth: int | None = None
    nodes: int | None = None
    margin: float = MARGIN

    @property
    def are_timed(self) -> bool:
        """Whether there is a limit of time."""
        return not (self.move is None and self.turn is None and self.game is None)

    def of(self, own: Mapping[str, Any], margin: float | None) -> "Limits":
        """These limits for an entrant with limits of its own: of two, the stricter one holds."""
        return replace(
            self,
            move=_strictest(self.move, own.get("seconds")),
            depth=_strictest(self.depth, own.get("depth")),
            nodes=_strictest(self.nodes, own.get("nodes")),
            margin=self.margin if margin is None else margin,
        )


def _strictest(*limits: Any) -> Any:
    """The smallest of the limits that there are; None if there is none."""
    return min((each for each in limits if each is not None), default=None)


class Clock:
    """The time of one seat in one game.

    >>> clock = Clock(Limits(game=10, increment=1), several=False)
    >>> clock.spend(4.0)
    >>> clock.budget().clock, clock.end_turn(), clock.budget().clock
    (6.0, None, 7.0)
    """

    def __init__(self, limits: Limits, *, several: bool) -> None:
        """`several`: a turn may have several decisions."""
        self._limits = limits
        self._several = several
        self._left = limits.game
        self._turn = 0.0
        #: Seconds spent so far, and the longest time beyond what was allowed.
        self.spent = 0.0
        self.overtime = 0.0

    def budget(self) -> Budget:
        """What the seat may spend on its next decision."""
        limits = self._limits
        turn = None if limits.turn is None else max(limits.turn - self._turn, 0.0)
        thinking = [limits.move, None if turn is None else turn * (0.5 if self._several else 1.0)]
        if self._left is not None:
            share = self._left / _MOVES_LEFT + _SHARE_OF_INCREMENT * limits.increment
            thinking.append(min(share, _LARGEST_SHARE * self._left))
        return Budget(
            seconds=_strictest(*thinking),
            deadline=_strictest(limits.move, turn, self._left),
            move=limits.move,
            turn=turn,
            clock=self._left,
            increment=limits.increment,
            depth=limits.depth,
            nodes=limits.nodes,
        )

    def spend(self, seconds: float) -> None:
        """Take an answer's time off the clock. Raises a Fault if it came too late."""
        allowed = self.budget().deadline
        self.spent += seconds
        self._turn += seconds
        late = seconds - (math.inf if allowed is None else allowed)
        self.overtime = max(self.overtime, round(late, 4))
        if self._left is not None:
            self._left = max(self._left - seconds, 0.0)
        if late > self._limits.margin:
            raise Fault(TIME, f"{seconds:.3f} s of {allowed:.3f} s, with a margin of {self._limits.margin:g} s")

    def end_turn(self) -> None:
        """Another seat decides now."""
        self._turn = 0.0
        if self._left is not None:
            self._left += self._limits.increment
