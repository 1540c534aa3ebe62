"""Server time: goes on while some server runs, stands still while none does, never goes back."""

import asyncio

from hexapoda.server.store import store as store_module
from hexapoda.server.store.server_time import FRESH_MS, ServerTime
from hexapoda.server.store.store import Store
from tests.server.aio import asynchronous


class Clocks:
    """The computer's clocks, moved by a test. The wall clock may be wrong by `skew` seconds."""

    def __init__(self) -> None:
        self.seconds = 50_000.0
        self.skew = 0.0

    def arguments(self) -> dict:
        return {"monotonic": lambda: self.seconds, "wall": lambda: 1_700_000_000 + self.seconds + self.skew}

    def server_time(self) -> ServerTime:
        return ServerTime(**self.arguments())


def test_time_follows_the_monotonic_clock_whatever_the_calendar_says():
    clocks = Clocks()
    time = clocks.server_time()
    time.start(10_000, 0)
    assert time.now() == 10_000
    clocks.seconds += 1.25
    clocks.skew = -86_400
    assert time.now() == 11_250
    clocks.skew = 86_400
    assert time.now() == 11_250


def test_a_start_after_a_fresh_heartbeat_goes_on_and_after_an_old_one_it_does_not():
    clocks = Clocks()
    for age, gone in ((0, 0), (1, 1), (4_999, 4_999), (5_000, 0), (86_400_000, 0), (-2_000, 0), (-86_400_000, 0)):
        time = clocks.server_time()
        time.start(10_000, time.wall_ms() - age)
        assert time.now() == 10_000 + gone, age


def test_processes_agree_on_the_latest_time_and_none_goes_back():
    clocks = Clocks()
    ahead, behind = clocks.server_time(), clocks.server_time()
    ahead.start(20_000, 0)
    behind.start(19_000, 0)
    clocks.seconds += 1
    behind.beaten(ahead.now())
    ahead.beaten(behind.now() - 500)
    assert ahead.now() == behind.now() == 21_000


def test_time_stands_still_when_heartbeats_can_not_be_written():
    clocks = Clocks()
    time = clocks.server_time()
    time.start(10_000, 0)
    clocks.seconds += 3_600
    assert time.now() == 10_000 + FRESH_MS
    time.beaten(10_000)
    clocks.seconds += 1
    assert time.now() == 11_000 + FRESH_MS


@asynchronous
async def test_time_stands_still_while_no_server_runs(store_url, monkeypatch):
    monkeypatch.setattr(store_module, "BEAT_SECONDS", 0.01)
    clocks = Clocks()
    store = await Store.open(store_url, **clocks.arguments())
    assert store.now() == 0
    for _ in range(10):
        clocks.seconds += 2
        await asyncio.sleep(0.05)  # several heartbeats
    assert store.now() == 20_000
    await store.close()

    clocks.seconds += 3_600
    store = await Store.open(store_url, **clocks.arguments())
    assert store.now() == 20_000
    clocks.seconds += 3
    assert store.now() == 23_000

    # Another process that starts meanwhile has the same time.
    other = await Store.open(store_url, **clocks.arguments())
    assert abs(other.now() - 23_000) <= 3_000
    for _ in range(4):
        await asyncio.sleep(0.03)
    assert other.now() == store.now() == 23_000
    await other.close()
    await store.close()

    # A quick restart: the second without a server counts.
    clocks.seconds += 1
    store = await Store.open(store_url, **clocks.arguments())
    assert store.now() == 24_000
    await store.close()


@asynchronous
async def test_the_heartbeat_comes_once_a_second_by_itself(sqlite_url):
    clocks = Clocks()
    store = await Store.open(sqlite_url, **clocks.arguments())
    clocks.seconds += 4
    await asyncio.sleep(1.3)
    clocks.seconds += 4
    assert store.now() == 8_000, "without a heartbeat in between it would stand still after five seconds"
    await store.close()
