"""Behaviour: a search keeps its time and ends when it is told to."""

import _thread
import threading
import time

import pytest

import hexapoda
from hexapoda.bots import AlphaBeta, Mcts, bot
from hexapoda.bots.analysis import Analysis
from hexapoda.bots.searcher import Searcher
from hexapoda.games.names import NAMES
from hexapoda.play.game import Position
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


@pytest.mark.parametrize("player", [AlphaBeta(seed=1), Mcts(seed=1), Mcts(seed=1, threads=2)])
def test_time_does_not_end_a_search_before_its_floor(player: Searcher) -> None:
    here = position(SMALL[1])
    assert player.search(here, seconds=0).nodes < 1_000
    found = player.search(here, seconds=0, least=3_000)
    assert 3_000 <= found.nodes < 100_000


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


@pytest.mark.parametrize("threads", [1, 3])
def test_stop_from_another_thread_ends_a_search_without_limits(threads: int) -> None:
    here = position(SMALL[1])
    player = AlphaBeta(seed=1, threads=threads)
    timer = threading.Timer(0.2, player.stop)
    timer.start()
    began = time.thread_time()
    move = player.choose(here, seconds=float("inf"))
    timer.join()
    assert time.thread_time() - began < 0.2 + LATE
    assert move in here.legal_moves
    assert player.choose(here, depth=1) in here.legal_moves  # an earlier stop does not reach a later search
    assert not _searching()


@pytest.mark.parametrize("threads", [1, 3])
def test_ctrl_c_interrupts_a_search_and_the_bot_goes_on(threads: int) -> None:
    here = position(SMALL[1])
    player = bot("hive", seed=1, threads=threads)
    timer = threading.Timer(0.2, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        player.choose(here, seconds=60)
    assert not _searching()
    assert player.choose(here, seconds=0.05) in here.legal_moves


def _searching() -> list[threading.Thread]:
    """The threads of searches that run."""
    return [each for each in threading.enumerate() if each.name.startswith("search")]


def test_a_single_legal_move_is_played_at_once() -> None:
    began = time.thread_time()
    assert bot("hive", seed=1).choose(position(ONLY_PASS), seconds=60).text == "pass"
    assert time.thread_time() - began < 10


# ── the time of a turn ──


@pytest.mark.parametrize("game", NAMES)
def test_a_level_has_its_time_for_a_turn_and_not_for_each_decision(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player, allowed = bot(game, level=8, seed=1), []
    search = player.search

    def noted(here: Position, *, seconds: float, depth: int | None) -> Analysis:
        allowed.append(seconds)
        return search(here, seconds=0.001, depth=depth)

    monkeypatch.setattr(player, "search", noted)
    here = hexapoda.load(game).start(seed=1)
    longest, actor = 0, here.actor
    for _ in range(60):
        if here.actor != actor:
            actor = here.actor
            assert sum(allowed) <= 3.0
            longest = max(longest, len(allowed))
            allowed.clear()
        here.push(player.choose(here))
        if here.actor is None:
            break
    assert longest == 1 if game == "hive" else longest > 1


def test_a_position_that_does_not_know_is_told_what_the_turn_had_before() -> None:
    player = Mcts(turn_seconds=9.0)
    here = hexapoda.load("termites").start(seed=1)
    assert [player.own_seconds(here, earlier) for earlier in (None, 0, 2)] == pytest.approx([3.0, 3.0, 4 / 3])


@pytest.mark.slow
@pytest.mark.parametrize("game", ["hive", "myrmes"])
def test_a_clear_choice_takes_less_time_than_there_is(game: str) -> None:
    """Somewhere in a game the choice is clear; the bot says so by answering before its time is over."""
    here = hexapoda.load(game).start(seed=2)
    player = bot(game, level=6, seed=1)
    assert isinstance(player, Searcher)
    early = 0
    for _ in range(12):
        own = player.own_seconds(here)
        assert own is not None
        found = player.think(here)
        early += found.seconds < 0.9 * own
        here.push(found.move)
    assert early
