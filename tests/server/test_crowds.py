"""One guest asks more of the bots than anyone else: others hardly notice. What is compared is who comes first, not how
long that takes, so a busy machine makes no difference."""

import asyncio
from collections.abc import Sequence

import pytest

from hexapoda.kernel import cache
from tests.server.aio import within
from tests.server.harness import Client, Server, at_random, clients, play_on

STRONG, STRONGEST = {"kind": "bot", "level": 7}, {"kind": "bot", "level": 8}
#: Tables of one guest, all of whose bots want to think at once.
MANY = 12


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(
        tmp_path_factory.mktemp("crowds"),
        rules=cache.COMPILED,
        bot_processes=2,
        trusted_proxies="127.0.0.0/8",
        analyses_per_address=4,
    ) as found:
        yield found


def played(people: Client, tables: Sequence[str]) -> int:
    """How many decisions there were at some tables."""
    return sum(people.seen[table].kinds().count("played") for table in tables)


async def answered(person: Client, table: str) -> None:
    """Make a move, and wait until the bot has answered."""
    before = played(person, [table])
    await play_on(person, table, at_random(1), moves=1)
    await person.until(table, lambda seen: seen.kinds().count("played") >= before + 2)


@pytest.mark.parametrize("far", [False, True], ids=["same address", "another address"])
@within(300)
async def test_many_tables_of_strong_bots_do_not_hold_up_another_persons_bot(server, far):
    async with clients(server, "Maja", "Gucio") as (many, one):
        one.http.headers["x-forwarded-for"] = "203.0.113.9" if far else "127.0.0.1"
        table = await one.create("hive", seats=["me", STRONG])
        await one.watch(table)
        tables = [await many.create("hive", seats=[STRONGEST, STRONGEST]) for _ in range(MANY)]
        for each in tables:
            await many.watch(each)
        while played(many, tables) < 3:
            await asyncio.sleep(0.05)
        for _ in range(2):
            before = played(many, tables)
            await answered(one, table)
            # One of them was being thought about, and one more may have begun when our bot had finished.
            assert played(many, tables) - before <= 3


@within(300)
async def test_a_game_of_bots_alone_goes_on_only_while_somebody_watches_it(server):
    async with clients(server, "Maja", "Gucio") as (maja, gucio):
        alone = await maja.create("hive", seats=[{"kind": "bot", "level": 1}] * 2)
        with_clock = await maja.create(
            "hive", seats=[{"kind": "bot", "level": 1}] * 2, clock={"kind": "game", "seconds": 600}
        )
        table = await gucio.create("hive", seats=["me", {"kind": "bot", "level": 1}])
        await gucio.watch(table)
        for _ in range(2):
            await answered(gucio, table)

        async def moves(of: str) -> int:
            return len((await maja.request("GET", f"/api/tables/{of}/events"))[1]["events"])

        while await moves(with_clock) < 4:  # clocks run, so the bots do not wait
            await asyncio.sleep(0.05)
        assert await moves(alone) == 2  # it was made, and began
        await gucio.watch(alone)
        await gucio.until(alone, lambda seen: seen.kinds().count("played") >= 3)


@within(300)
async def test_hints_and_analyses_of_many_addresses_do_not_hold_up_a_bot(server):
    async with clients(server, "Maja", "Gucio") as (many, one):
        asked = await many.create("hive", seats=["me", STRONG])
        table = await one.create("hive", seats=["me", STRONG])
        await one.watch(table)

        def hint(address: int) -> asyncio.Task[int]:
            async def ask() -> int:
                answer = await many.http.post(
                    f"{server.url}/api/tables/{asked}/hint",
                    json={"seat": 0, "level": 8},
                    headers={
                        "authorization": f"Bearer {many.guest}.{many.secret}",
                        "x-forwarded-for": f"198.51.100.{address}",
                    },
                    timeout=120,
                )
                return answer.status_code

            return asyncio.create_task(ask())

        hints = [hint(number % 5) for number in range(60)]
        await asyncio.sleep(0.5)
        for _ in range(2):
            await answered(one, table)
        assert sum(not each.done() for each in hints) >= 10
        for each in hints:
            each.cancel()
        found = await asyncio.gather(*hints, return_exceptions=True)
        # Each address may wait for four; the others are refused at once.
        assert sum(each == 429 for each in found) == 60 - 5 * 4
        assert set(found) - {200, 429} <= {each for each in found if isinstance(each, asyncio.CancelledError)}
