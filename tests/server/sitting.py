"""A table with players: their commands are decided, checked and applied at once, as by the server."""

import itertools
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hexapoda.server.table.commands import Answer, Command, Create, Join, Offer, Play, Said, Wish
from hexapoda.server.table.events import Event, from_json, to_json
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.new_table import open_table
from hexapoda.server.table.outside import Outside, never
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.table import Table
from tests import toy

ANN, BOB, CID, DAN = (Guest(name.lower(), name) for name in ("Ann", "Bob", "Cid", "Dan"))
PEOPLE = (ANN, BOB, CID, DAN)
ME, OPEN, BOT = Wish("me"), Wish("open"), Wish("bot", 2)
TOY = toy.GAME.name


def outside(seed: str = "seed", agrees: Callable[[Any], bool] = never) -> Outside:
    """Deterministic: random texts are counted."""
    numbers = itertools.count(1)
    return Outside(lambda size: f"{seed}-{next(numbers)}" if size == 16 else f"random-{size}-{next(numbers)}", agrees)


class Sitting:
    """A table, its log, and a clock that advances a little with every command."""

    def __init__(self, game: str = "hive", *, maker: Guest = ANN, at: Outside | None = None, **wishes: Any) -> None:
        self.outside = at or outside()
        self.now = 1_000
        self.log: list[Event] = [open_table(Create(game, **wishes), maker, self.now, self.outside)]
        self.table = Table(self.log[0])

    def say(self, command: Command, who: Guest, *, after: int = 10) -> Event:
        """Decide a command, apply its event, and check what must always hold."""
        self.now += after
        event = self.table.decide(command, who, self.now, self.outside)
        expected, rest = self.table.summary_after(event), self.table.rest_of(command, event)
        assert from_json(to_json(event)) == event
        self.table.apply(event)
        if rest is not None:
            self.table.keep(rest)
        self.log.append(event)
        assert self.table.summary == expected
        return event

    def settle(self, *, after: int = 0) -> list[Event]:
        """Do what is due."""
        self.now += after
        done = []
        while (due := self.table.due(self.now)) is not None:
            done.append(self.say(*due, after=0))
        return done

    def play(self, *moves: Said, **named: Any) -> Event:
        """Decisions of the seat that is asked."""
        seat = self.table.actor
        assert seat is not None
        return self.say(Play(seat, moves, self.table.at, **named), self.holder(seat))

    def play_first(self) -> Event:
        """The first legal decision."""
        return self.play(next(iter(self.table.position.legal_moves)).text)

    def holder(self, seat: int) -> Guest:
        """Who decides for a seat."""
        held = self.table.seats[seat]
        is_person = held.kind == "person" and not held.gone
        return Guest(held.guest, held.name) if is_person else Guest(f"bot:{seat}")

    def agree(self, offer: Any, seat: int, *others: Guest) -> Event:
        """Make an offer that all others accept."""
        event = self.say(Offer(offer, seat), self.holder(seat))
        for other in others:
            event = self.say(Answer(offer, True), other)
        return event

    def replayed(self) -> Table:
        """The table as another process gets it from the store."""
        return Table.replay(from_json(to_json(event)) for event in self.log)


def sitting(game: str = "hive", people: int = 2, **wishes: Any) -> Sitting:
    """A table with this many people, started."""
    found = Sitting(game, **wishes)
    for guest in PEOPLE[1:people]:
        found.say(Join(token=found.table.created.token), guest)
    found.settle()
    return found


def refusal(call: Callable[..., Any], *args: Any, **named: Any) -> dict[str, Any]:
    """How a call is refused."""
    with pytest.raises(Refused) as raised:
        call(*args, **named)
    error = raised.value
    assert "\n" not in error.message("uk")
    assert msgspec.json.decode(msgspec.json.encode(error.json())) == error.json()
    return error.json()


def code(call: Callable[..., Any], *args: Any, **named: Any) -> str:
    """The code of a refusal."""
    return refusal(call, *args, **named)["code"]
