"""Who may think next: a queue in which nobody can keep others waiting for long.

The bots' time is shared fairly between addresses, and that of an address between its guests: the one that has had less
of it goes first, and of two that are equal the shorter thought. One place is always kept from long thoughts. Where the
others are all taken by long thoughts, one of an address (or guest) that has many gives way to one that has few, and a
game that nobody plays gives way to people: it ends early then, with the best that it has found.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

#: A thought that is expected to take more seconds than this is a long one.
QUICK_SECONDS = 0.2
#: The part of its time that a thought may use before it gives way.
_LEAST_PART = 0.25
#: A thought gives way to one whose address or guest has at most this part of as many thoughts.
_FEW = 0.5
#: How many owners are remembered, besides those who have thoughts now.
_MANY_OWNERS = 10_000


@dataclass(frozen=True, slots=True)
class Share:
    """Whose share of the bots a thought uses. Thoughts in games that nobody plays come `last`."""

    address: str = ""
    guest: str = ""
    last: bool = False

    @property
    def owners(self) -> tuple[str, str]:
        """The address and the guest, as keys that differ."""
        return f"address {self.address}", f"guest {self.guest} at {self.address}"

    @property
    def among(self) -> tuple[str, str]:
        """With whom each of the two shares: all addresses, and the guests of the address."""
        return "", self.owners[0]


@dataclass(eq=False, slots=True)
class Place:
    """A thought in the queue, and then its place among those that run."""

    share: Share
    seconds: float
    begun: asyncio.Future[None]
    since: float = 0.0
    #: Whether the thought is to end early.
    gives_way: bool = False
    _stop: Callable[[], object] | None = field(default=None, init=False)

    @property
    def is_long(self) -> bool:
        """Whether it takes so long that others should not have to wait for it."""
        return self.seconds > QUICK_SECONDS

    def stop_with(self, stop: Callable[[], object]) -> None:
        """Say what ends the thought early."""
        self._stop = stop

    def end_early(self) -> None:
        """End the thought with what it has found."""
        if self._stop is not None:
            self._stop()


class FairQueue:
    """A number of places for thoughts; `enter` waits for one, `leave` gives it back."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._places, self._clock = places, clock
        #: How many places long thoughts may have at once.
        self._most_long = max(1, places - 1)
        self._waiting: list[Place] = []
        self._running: list[Place] = []
        #: The seconds that each owner has had. One without thoughts saves nothing up: it begins again where the others
        #: stand, that is where the one stood that was let in last, of all addresses or of an address's guests.
        self._had: dict[str, float] = {}
        self._others: dict[str, float] = {}
        self._thoughts: Counter[str] = Counter()

    async def enter(self, share: Share, seconds: float) -> Place:
        """A place for a thought that is expected to take some seconds."""
        place = Place(share, seconds, asyncio.get_running_loop().create_future())
        for among, owner in zip(share.among, share.owners, strict=True):
            if not self._thoughts[owner]:
                self._had[owner] = max(self._had.get(owner, 0.0), self._others.get(among, 0.0))
            self._thoughts[owner] += 1
        self._waiting.append(place)
        self._let_in()
        try:
            await place.begun
        except asyncio.CancelledError:
            self.leave(place)
            raise
        return place

    def leave(self, place: Place) -> None:
        """Give a place back, or wait for it no longer."""
        if place in self._running:
            self._running.remove(place)
            used = self._clock() - place.since
            for owner in place.share.owners:
                self._had[owner] += used - place.seconds
        else:
            self._waiting.remove(place)
        self._thoughts -= Counter(place.share.owners)  # which forgets those that have none left
        if len(self._had) > _MANY_OWNERS + len(self._thoughts):
            self._had = {owner: had for owner, had in self._had.items() if owner in self._thoughts}
            self._others = {among: had for among, had in self._others.items() if not among or among in self._thoughts}
        self._let_in()

    def _let_in(self) -> None:
        now = self._clock()
        while len(self._running) < self._places and (place := self._next()) is not None:
            self._waiting.remove(place)
            self._running.append(place)
            place.since = now
            for among, owner in zip(place.share.among, place.share.owners, strict=True):
                self._others[among] = max(self._others.get(among, 0.0), self._had[owner])
                self._had[owner] += place.seconds
            if not place.begun.done():
                place.begun.set_result(None)
        self._make_way(now)

    def _next(self) -> Place | None:
        """The thought that goes next into a free place."""
        long = sum(each.is_long for each in self._running)
        return self._first(each for each in self._waiting if not each.is_long or long < self._most_long)

    def _first(self, places: Iterable[Place]) -> Place | None:
        """The one with the best claim: the first one of each address by its guests, of these by their addresses."""
        firsts: dict[tuple[bool, str], Place] = {}
        for place in places:
            kind = place.share.last, place.share.address
            if kind not in firsts or self._claim(place)[2] < self._claim(firsts[kind])[2]:
                firsts[kind] = place
        return min(firsts.values(), key=self._claim, default=None)

    def _claim(self, place: Place) -> tuple[bool, float, float]:
        """What its address and its guest will have had after a thought; less is better."""
        address, guest = place.share.owners
        return place.share.last, self._had[address] + place.seconds, self._had[guest] + place.seconds

    def _make_way(self, now: float) -> None:
        """Let a long thought end early for the first one that waits, where that has a better claim."""
        first = self._first(self._waiting)
        if first is None or any(each.gives_way for each in self._running):
            return
        for place in self._running:
            if place.is_long and self._gives_way(place, first):
                place.gives_way = True
                wait = max(0.0, place.since + _LEAST_PART * place.seconds - now)
                asyncio.get_running_loop().call_later(wait, place.end_early)
                return

    def _gives_way(self, place: Place, other: Place) -> bool:
        """Whether a thought gives way to another."""
        if place.share.last or other.share.last:
            return not other.share.last
        level = place.share.address == other.share.address
        own, others = place.share.owners[level], other.share.owners[level]
        return own != others and self._thoughts[others] <= _FEW * self._thoughts[own]
