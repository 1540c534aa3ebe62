"""The bots' queue: owners share the time fairly, short thoughts never wait for long ones, and many give way to few."""

import asyncio
import random
from collections import Counter

import pytest

from hexapoda.server.bots.fair_queue import FairQueue, Share
from tests.server.aio import asynchronous

LONG, SHORT = 3.0, 0.1


class Bots:
    """Thoughts that take as long as a test says, by a clock that the test advances."""

    def __init__(self, places):
        self.now = 0.0
        self.queue = FairQueue(places, clock=lambda: self.now)
        self.begun, self.asked_to_end = [], []
        self._waiting, self._places = {}, {}

    def ask(self, name, share, seconds):
        self._waiting[name] = asyncio.create_task(self._think(name, share, seconds))

    async def _think(self, name, share, seconds):
        place = self._places[name] = await self.queue.enter(share, seconds)
        place.stop_with(lambda: self.asked_to_end.append(name))
        self.begun.append(name)

    async def settle(self):
        for _ in range(5):
            await asyncio.sleep(0)
        return self.begun

    async def end(self, name, after):
        """A thought ends after some seconds, and all that was asked before waits."""
        await self.settle()
        self.now += after
        self.queue.leave(self._places.pop(name))
        return await self.settle()

    def give_up(self, name):
        self._waiting[name].cancel()


def at(address, guest="", *, last=False):
    return Share(address, guest, last)


@asynchronous
async def test_a_single_thought_goes_before_the_many_of_another_address():
    bots = Bots(1)
    for number in range(5):
        bots.ask(f"many {number}", at("there"), LONG)
    await bots.settle()
    bots.ask("one", at("here"), LONG)
    assert await bots.end("many 0", LONG) == ["many 0", "one"]
    assert await bots.end("one", LONG) == ["many 0", "one", "many 1"]


@asynchronous
async def test_the_guests_of_an_address_share_its_time():
    bots = Bots(1)
    for number in range(5):
        bots.ask(f"many {number}", at("club", "ann"), LONG)
    await bots.settle()
    bots.ask("one", at("club", "bob"), LONG)
    assert await bots.end("many 0", LONG) == ["many 0", "one"]


@asynchronous
async def test_more_guests_are_no_larger_share():
    bots = Bots(1)
    for number in range(6):
        bots.ask(f"many {number}", at("there", f"guest {number}"), LONG)
    for number in range(3):
        bots.ask(f"few {number}", at("here", "ann"), LONG)
    begun = await bots.settle()
    for _ in range(8):
        begun = await bots.end(begun[-1], LONG)
    assert Counter(name.split()[0] for name in begun[:6]) == {"many": 3, "few": 3}


@asynchronous
async def test_who_had_nothing_for_long_has_saved_nothing_up():
    bots = Bots(1)
    bots.ask("first", at("here"), LONG)
    await bots.settle()
    for number in range(4):
        bots.ask(f"here {number}", at("here"), LONG)
    begun = await bots.end("first", LONG)
    for number in range(4):
        bots.ask(f"there {number}", at("there"), LONG)
    for _ in range(5):
        begun = await bots.end(begun[-1], LONG)
    assert abs(Counter(name.split()[0] for name in begun[2:6])["there"] - 2) <= 1


@asynchronous
async def test_what_counts_is_the_time_that_a_thought_took():
    bots = Bots(1)
    for name in ("quick", "slow"):
        for number in range(4):
            bots.ask(f"{name} {number}", at(name), LONG)
    begun = await bots.settle()
    for _ in range(5):
        begun = await bots.end(begun[-1], 0.5 if begun[-1].startswith("quick") else 6.0)
    assert Counter(name.split()[0] for name in begun[:5]) == {"quick": 4, "slow": 1}


@asynchronous
async def test_short_thoughts_go_first_and_have_a_place_that_long_ones_leave_free():
    bots = Bots(2)
    for number in range(3):
        bots.ask(f"long {number}", at(f"a{number}"), LONG)
    assert await bots.settle() == ["long 0"]
    bots.ask("short", at("b"), SHORT)
    assert await bots.settle() == ["long 0", "short"]
    bots.ask("another", at("c"), SHORT)
    assert (await bots.end("short", SHORT))[-1] == "another"
    assert (await bots.end("long 0", LONG))[-1] == "long 1"


@asynchronous
async def test_games_that_nobody_plays_come_last_however_little_they_had():
    bots = Bots(1)
    bots.ask("first", at("a"), LONG)
    await bots.settle()
    bots.ask("idle", at("b", last=True), SHORT)
    bots.ask("person", at("a"), LONG)
    assert (await bots.end("first", LONG))[-1] == "person"
    assert (await bots.end("person", LONG))[-1] == "idle"


@pytest.mark.parametrize(
    ("running", "waiting", "gives_way"),
    [
        ([at("a"), at("a")], at("b"), True),
        ([at("a", "ann"), at("a", "ann")], at("a", "bob"), True),
        ([at("a")], at("b"), False),  # each has one
        ([at("a"), at("a")], at("a"), False),  # all are theirs
        ([at("a", last=True)], at("b"), True),
        ([at("a"), at("a")], at("b", last=True), False),
    ],
)
@asynchronous
async def test_a_long_thought_of_one_who_has_many_ends_early_for_one_who_has_few(running, waiting, gives_way):
    bots = Bots(1)
    for number, share in enumerate(running):
        bots.ask(number, share, 0.4)
    await bots.settle()
    bots.ask("other", waiting, 0.4)
    await bots.settle()
    assert bots.asked_to_end == []  # it has had no time yet
    await asyncio.sleep(0.3)
    assert bots.asked_to_end == ([0] if gives_way else [])
    if gives_way:
        assert await bots.end(0, 0.1) == [0, "other"]


@asynchronous
async def test_a_thought_that_is_given_up_leaves_no_trace():
    bots = Bots(1)
    bots.ask("first", at("a"), LONG)
    await bots.settle()
    for number in range(3):
        bots.ask(f"gone {number}", at("b"), LONG)
    await bots.settle()
    for number in range(3):
        bots.give_up(f"gone {number}")
    await bots.settle()
    bots.ask("stays", at("b"), LONG)
    bots.ask("more", at("a"), LONG)
    assert await bots.end("first", LONG) == ["first", "stays"]
    assert await bots.end("stays", LONG) == ["first", "stays", "more"]


@pytest.mark.parametrize("seed", range(5))
@asynchronous
async def test_everyone_gets_their_turn_and_never_too_many_at_once(seed):
    dice, bots = random.Random(seed), Bots(3)
    asked, ended = [], set()
    for step in range(300):
        running = [name for name in bots.begun if name not in ended]
        assert len(running) <= 3
        assert sum(name[1] == LONG for name in running) <= 2
        if running and dice.random() < 0.5:
            name = dice.choice(running)
            ended.add(name)
            await bots.end(name, dice.random() * name[1])
        else:
            share = at(dice.choice("ab"), dice.choice(["ann", "bob"]), last=dice.random() < 0.2)
            name = (step, dice.choice([LONG, SHORT]))
            asked.append(name)
            bots.ask(name, share, name[1])
            await bots.settle()
    while len(ended) < len(asked):
        name = next(name for name in bots.begun if name not in ended)
        ended.add(name)
        await bots.end(name, 0.1)
    assert sorted(bots.begun) == sorted(asked)
