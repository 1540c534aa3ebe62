"""Behaviour: a search keeps its time and ends when it is told to."""

import _thread
import threading
import time

import pytest

from hexapoda.bots import AlphaBeta, bot
from tests.bots.positions import ONLY_PASS, SMALL, position

#: How much longer than asked a search may work, in its own processor time, for machines are busy.
LATE = 0.5


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    bot("hive").choose(position(SMALL[0]), depth=1)


@pytest.mark.parametrize("seconds", [0, 0.01, 0.1, 0.4])
def test_answers_in_time(seconds: float) -> None:
    here = position(SMALL[1])
    player = bot("hive", seed=1)
    player.choose(here, depth=1)
    began = time.thread_time()
    move = player.choose(here, seconds=seconds)
    assert time.thread_time() - began <= seconds + LATE
    assert move in here.legal_moves


def test_uses_the_time_that_it_has() -> None:
    found = AlphaBeta(seed=1).search(position(SMALL[1]), seconds=0.3)
    assert found.seconds >= 0.25
    assert found.depth >= 2


def test_a_time_limit_given_to_choose_replaces_the_bots_own() -> None:
    here = position(SMALL[1])
    player = bot("hive", seconds=60, seed=1)
    began = time.thread_time()
    player.choose(here, seconds=0.05)
    assert time.thread_time() - began < 10


def test_a_depth_limit_and_a_time_limit_both_hold() -> None:
    found = AlphaBeta(seed=1, depth=2).search(position(SMALL[1]), seconds=30)
    assert found.depth == 2
    assert found.seconds < 10


def test_stop_from_another_thread_ends_a_search_without_limits() -> None:
    here = position(SMALL[1])
    player = AlphaBeta(seed=1)
    timer = threading.Timer(0.2, player.stop)
    timer.start()
    began = time.thread_time()
    move = player.choose(here, seconds=float("inf"))
    timer.join()
    assert time.thread_time() - began < 0.2 + LATE
    assert move in here.legal_moves
    assert player.choose(here, depth=1) in here.legal_moves  # an earlier stop does not reach a later search


def test_ctrl_c_interrupts_a_search_and_the_bot_goes_on() -> None:
    here = position(SMALL[1])
    player = bot("hive", seed=1)
    timer = threading.Timer(0.2, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        player.choose(here, seconds=60)
    assert player.choose(here, seconds=0.05) in here.legal_moves


def test_a_single_legal_move_is_played_at_once() -> None:
    began = time.thread_time()
    assert bot("hive", seed=1).choose(position(ONLY_PASS), seconds=60).text == "pass"
    assert time.thread_time() - began < 10
