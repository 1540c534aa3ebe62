"""Work of requests in processes: fair, within budgets, and out of the event loop's way."""

import asyncio
import os
import signal
import time

import pytest

from hexapoda.server.bots.fair_queue import Share
from hexapoda.server.http.work import Work
from hexapoda.server.table.refused import Refused
from tests.server.aio import asynchronous

MAJA, GUCIO = Share("203.0.113.1", "maja"), Share("203.0.113.2", "gucio")


def pid_of(name):
    return name, os.getpid()


def refuse():
    raise Refused("fair-play", table="t")


def compute(seconds):
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def die():
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture(params=[0, 1], ids=["threads", "a process"])
def work(request):
    made = Work(0.001, 1.0, request.param)
    made.is_elsewhere = bool(request.param)
    yield made
    made.close()


@asynchronous
async def _checks(work):
    name, pid = await work.do(MAJA, pid_of, "x")
    assert name == "x"
    assert (pid != os.getpid()) == work.is_elsewhere
    with pytest.raises(Refused) as refused:
        await work.do(MAJA, refuse)
    assert (refused.value.code, refused.value.params) == ("fair-play", {"table": "t"})


def test_work_answers_or_refuses_as_it_would_here(work):
    _checks(work)


@asynchronous
async def _spends(work):
    await work.do(MAJA, compute, 0.6)  # a guest has half of the budget of an address
    with pytest.raises(Refused) as refused:
        await work.do(MAJA, pid_of, "x")
    assert refused.value.code == "too-fast"
    await work.do(Share(MAJA.address, "olek"), compute, 0.6)
    with pytest.raises(Refused):
        await work.do(Share(MAJA.address, "ula"), pid_of, "x")
    assert await work.do(GUCIO, pid_of, "x")
    with pytest.raises(Refused):  # a guest is known at another address too
        await work.do(Share("203.0.113.3", MAJA.guest), pid_of, "x")


def test_a_guest_and_an_address_have_budgets_of_processor_time(work):
    _spends(work)


@asynchronous
async def _goes_on(work):
    lost = asyncio.ensure_future(work.do(MAJA, compute, 0.3))
    await asyncio.sleep(0.05)
    lost.cancel()
    # Its turn comes after what nobody wants any more, which is paid for.
    assert (await work.do(GUCIO, pid_of, "x"))[0] == "x"
    await asyncio.gather(lost, return_exceptions=True)
    assert lost.cancelled()


def test_work_whose_client_is_gone_goes_on_and_others_get_their_turn(work):
    _goes_on(work)


@asynchronous
async def test_a_process_that_dies_is_replaced_and_said(caplog):
    work = Work(1.0, 100.0, 1)
    with pytest.raises(Refused) as refused:
        await work.do(MAJA, die)
    assert refused.value.code == "too-much-work"
    assert "died or hung" in caplog.text
    assert (await work.do(GUCIO, pid_of, "x"))[0] == "x"
    work.close()


@asynchronous
async def test_a_process_that_starts_slowly_is_not_ended_for_that_and_nobody_pays(monkeypatch):
    monkeypatch.setattr("hexapoda.server.http.work._LONGEST", 0.001)
    work = Work(0.001, 1.0, 1)
    # Starting a process takes far longer than that.
    assert (await work.do(MAJA, pid_of, "x"))[0] == "x"
    with pytest.raises(Refused) as refused:
        await work.do(GUCIO, compute, 1.0)  # once it has answered, the limit holds
    assert refused.value.code == "too-much-work"
    assert (await work.do(MAJA, pid_of, "y"))[0] == "y"
    work.close()
