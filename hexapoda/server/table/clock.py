"""Clocks: none, time for the whole game with an increment, or days for each move. Pure arithmetic in milliseconds.

Only the clock of the seat to act runs, even in another seat's turn. Times are server time, which stands still while no
server runs.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated

import msgspec

from hexapoda.server.table.refused import Refused

SECOND = 1_000
HOUR = 3_600 * SECOND
DAY = 24 * HOUR

LONGEST_GAME = 86_400
LONGEST_INCREMENT = 3_600
MOST_DAYS = 30


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """No time limit."""


class GameClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="game"):
    """Seconds for all decisions of a seat together, and an increment when it hands over to another seat: one, however
    many decisions and commands that took."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_GAME)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_INCREMENT)] = 0


class DaysClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """Correspondence: days for each decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS)]


ClockRule = NoClock | GameClock | DaysClock


def check(rule: ClockRule) -> None:
    """Refuse values out of range (JSON is checked when it is read)."""
    if isinstance(rule, GameClock):
        if not (1 <= rule.seconds <= LONGEST_GAME and 0 <= rule.increment <= LONGEST_INCREMENT):
            raise Refused("bad-clock", seconds=LONGEST_GAME, increment=LONGEST_INCREMENT, days=MOST_DAYS)
    elif isinstance(rule, DaysClock) and not 1 <= rule.days <= MOST_DAYS:
        raise Refused("bad-clock", seconds=LONGEST_GAME, increment=LONGEST_INCREMENT, days=MOST_DAYS)


@dataclass
class Clock:
    """The clocks of all seats. `left` is what each had at the time `since`; from then on the clock of `running` runs.

    >>> clock = Clock.start(GameClock(seconds=60, increment=2), seats=2, now=0, running=0)
    >>> clock.after(10_000, then=1, moved=0)
    [52000, 60000]
    """

    rule: ClockRule
    left: list[int] = field(default_factory=list)
    running: int | None = None
    since: int = 0

    @classmethod
    def start(cls, rule: ClockRule, seats: int, now: int, running: int | None) -> "Clock":
        """The clocks at the start of a game."""
        match rule:
            case GameClock():
                full = rule.seconds * SECOND
            case DaysClock():
                full = rule.days * DAY
            case NoClock():
                return cls(rule, [], running, now)
        return cls(rule, [full] * seats, running, now)

    @property
    def ticks(self) -> bool:
        """Whether time can run out."""
        return not isinstance(self.rule, NoClock)

    def remaining(self, now: int) -> list[int]:
        """What each seat has left, at least 0; empty without clocks."""
        left = list(self.left)
        if self.ticks and self.running is not None:
            left[self.running] = max(0, left[self.running] - max(0, now - self.since))
        return left

    @property
    def flag_falls(self) -> int | None:
        """When the running seat is out of time; None where no clock runs."""
        if not self.ticks or self.running is None:
            return None
        return self.since + self.left[self.running]

    def has_fallen(self, now: int) -> bool:
        """Whether the flag of the running seat has fallen."""
        falls = self.flag_falls
        return falls is not None and now >= falls

    def after(self, now: int, *, then: int | None, moved: int | None = None) -> list[int]:
        """What each seat has left after an event: `moved` has decided (None: nobody), and `then` decides next."""
        left = self.remaining(now)
        if isinstance(self.rule, GameClock) and moved is not None and then != moved:
            left[moved] += self.rule.increment * SECOND
        if isinstance(self.rule, DaysClock) and then is not None and (moved is not None or then != self.running):
            left[then] = self.rule.days * DAY
        return left

    def set(self, left: Sequence[int], *, running: int | None, since: int) -> None:
        """Continue from what an event has stored."""
        self.left, self.running, self.since = list(left), running, since
