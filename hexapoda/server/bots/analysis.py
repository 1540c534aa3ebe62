"""Analyses of positions, and hints, in processes of their own: bots at tables never wait for them."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import hexapoda
from hexapoda import bots
from hexapoda.bots.analysis import Candidate
from hexapoda.bots.executors import Stop, Worker, rules_for, stoppable_process
from hexapoda.bots.hints import hint
from hexapoda.bots.reasons import own_turn
from hexapoda.bots.review import best_turn, is_enough
from hexapoda.bots.searcher import Searcher
from hexapoda.kernel import processes
from hexapoda.play.game import Position
from hexapoda.play.move import Move
from hexapoda.server.bots.fair_queue import FairQueue, Place, Share
from hexapoda.server.bots.runner import NOBODYS, usual_seconds

#: The most candidates in an analysis.
MOST_CANDIDATES = 10
#: Seconds beyond its limit after which an analysis counts as stuck: it may have to compile its game first.
_PATIENCE = 1_800.0

_log = logging.getLogger(__name__)

#: The bot that this process analyses with, by game; only the last one is kept. What it found goes on where the same
#: position is asked for again, with more time.
_bots: dict[str, Searcher] = {}


def analyse(
    position: Position, seconds: float, lines: int = 1, turn: bool = False, stop: Stop | None = None
) -> dict[str, Any]:
    """What a bot thinks of a position: what runs in a process. It compares some best `lines`. With `turn` it spends
    half of the time on what its best turn leads to.

    >>> import hexapoda, threading
    >>> found = analyse(hexapoda.load("hive").start(), 0.05, lines=2, turn=True, stop=threading.Event())
    >>> len(found["values"]), found["best"] == found["line"][0], len(found["candidates"])
    (2, True, 2)
    >>> found["enough"], found["turn"]["enough"], found["turn"]["moves"] == [found["best"]]
    (True, True, True)
    """
    bot = _bot(position)
    with processes.heeding(bot.stop, stop):
        floor = position.game.declaration.judging.floor
        share = seconds / 2 if turn else seconds
        # Each of several lines of an alpha-beta search costs as much as the first.
        found = bot.search(position, seconds=share, lines=lines, least=floor * lines)
        best = best_turn(bot, position, found, seconds=share) if turn else None
    tried = [each for each in found.candidates if each.visits][:MOST_CANDIDATES]
    candidates = tried or [Candidate(found.move, 1, found.score, found.line)]
    return {
        "values": list(found.values),
        "best": move_json(found.move),
        "line": [move_json(move) for move in found.line],
        "depth": found.depth,
        "nodes": found.nodes,
        "forced": found.forced,
        "enough": is_enough(position, found),
        "candidates": [
            {
                **move_json(each.move),
                "value": each.score,
                "line": [move_json(move) for move in each.line] if number < lines else [],
                "own": len(own_turn(position, each.line)) if number < lines else 0,
                "forced": each.forced,
            }
            for number, each in enumerate(candidates)
        ],
        "turn": best
        and {
            "moves": [move_json(move) for move in best.moves],
            "values": list(best.values),
            "enough": best.enough,
        },
    }


def suggest(view: Mapping[str, Any], level: int, earlier: int = 0) -> dict[str, Any]:
    """What a bot would play in a view, why, and the line that it expects: what runs in a process.

    >>> found = suggest(hexapoda.load("hive").start().view(0), level=1)
    >>> found["line"][0]["text"] == found["text"], found["own"], sorted(found["reason"])
    (True, 1, ['code', 'params'])
    """
    position = hexapoda.load(view["game"]).imagine(view, seed=0)
    bot = bots.bot(view["game"], level=level, seed=0)
    assert isinstance(bot, Searcher)
    with processes.heeding(bot.stop):
        found = hint(bot, position, earlier=earlier)
    return {
        "text": found.move.text,
        "line": [move_json(move) for move in found.line],
        "own": found.own,
        "reason": found.reason.json(),
    }


def _bot(position: Position) -> Searcher:
    game = position.game.name
    if game not in _bots:
        bot = bots.analyst(game)
        bot.search(position, seconds=0)  # loading compiled code does not count as thinking
        _bots.clear()
        _bots[game] = bot
    return _bots[game]


def move_json(move: Move) -> dict[str, Any]:
    """A move as it is sent: its text, its parts and its phrase."""
    return {"text": move.text, "parts": list(move.parts), "phrase": move.phrase().json()}


class Analysts:
    """Processes for analyses and hints (none: a thread, for tests), started when they are needed."""

    def __init__(self, processes: int) -> None:
        self._free = [stoppable_process() for _ in range(processes)] or [_thread()]
        self._all = tuple(self._free)
        self._queue = FairQueue(len(self._free))
        self._stopped = False
        self._ending: set[asyncio.Task[Any]] = set()

    async def analyse(
        self, position: Position, seconds: float, lines: int = 1, turn: bool = False, share: Share = NOBODYS
    ) -> dict[str, Any]:
        """What a bot thinks of a position within some seconds. Cancelling the call ends the analysis."""
        return await self._ask(share, position.game.name, seconds, analyse, position, seconds, lines, turn)

    async def hint(self, view: Mapping[str, Any], level: int, earlier: int, share: Share) -> dict[str, Any]:
        """What a bot would play in a view, and why. Cancelling the call ends the search."""
        game = str(view.get("game"))
        return await self._ask(share, game, usual_seconds(level), suggest, dict(view), level, earlier)

    async def _ask(self, share: Share, game: str, seconds: float, task: Callable[..., Any], *given: Any) -> Any:
        place = await self._queue.enter(share, seconds)
        if self._stopped:
            self._queue.leave(place)
            raise RuntimeError("the bots have stopped")
        worker = self._free.pop()
        work = asyncio.ensure_future(worker.run(seconds + _PATIENCE, rules_for(game), task, *given))
        work.add_done_callback(lambda done: self._give_back(worker, place, done))
        self._ending.add(work)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            worker.stop()
            raise
        except (BrokenProcessPool, TimeoutError):
            _log.warning("an analysis process died or hung")
            raise

    def _give_back(self, worker: Worker, place: Place, work: "asyncio.Task[Any]") -> None:
        self._ending.discard(work)
        self._free.append(worker)
        self._queue.leave(place)
        if not work.cancelled() and work.exception() is not None:
            _log.debug("an analysis failed: %s", work.exception())

    def end(self) -> None:
        """Stop everything."""
        self._stopped = True
        for worker in self._all:
            worker.stop()
            worker.end()


def _thread() -> Worker:
    return Worker(lambda rules: ThreadPoolExecutor(1, "hexapoda-analysis"), processes.stop_event)
