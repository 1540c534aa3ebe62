"""Does what is due at tables without a command: full tables start, premoves are played, flags fall, bots think.

It looks at a table after every event, when it is loaded, and at its deadline. What is due is carried out like any
command, so a crash loses nothing, and of several processes only one does it.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from hexapoda.server.bots.fair_queue import Share
from hexapoda.server.bots.readiness import Readiness
from hexapoda.server.bots.runner import LAST_QUICK_LEVEL, BotRunner
from hexapoda.server.live.live_table import LiveTable
from hexapoda.server.live.registry import Registry
from hexapoda.server.store.errors import StoreClosed, StoreError
from hexapoda.server.table.commands import Play
from hexapoda.server.table.guest import bot_at
from hexapoda.server.table.refused import Refused, Repeated

#: Seconds that another process has to do what its own event made due, before we do it.
_GRACE = 5.0
#: The longest timer (clocks of computers drift) and the shortest, in seconds.
_LONGEST_TIMER = 600.0
_SHORTEST_TIMER = 0.02
#: Seconds before the first retry, and the longest pause between retries.
_FIRST_PAUSE = 0.5
_LONGEST_PAUSE = 30.0

_log = logging.getLogger(__name__)


class Scheduler:
    """Does what is due at the tables of a registry."""

    def __init__(
        self,
        registry: Registry,
        bots: BotRunner,
        readiness: Readiness,
        address_of: Callable[[str], str] = lambda guest: "",
    ) -> None:
        """`address_of` says where a guest is."""
        self._registry = registry
        self._bots = bots
        self._readiness = readiness
        self._address_of = address_of
        self._stopped = False
        registry.attend = self.attend

    def stop(self) -> None:
        """Start nothing new, and cancel the searches of bots."""
        self._stopped = True
        for live in self._registry.live_tables.values():
            if live.thinking is not None:
                live.thinking.cancel()

    def attend(self, live: LiveTable, ours: bool = True) -> None:
        """Look soon at what is due at a table; after another process's event, that process goes first."""
        if live.dropped or self._stopped:
            return
        if not ours:
            deadline = live.table.deadline
            left = 0 if deadline is None else (deadline - self._registry.now()) / 1000
            grace = min(left, _GRACE) if left > 0 else _GRACE
            live.others_until = asyncio.get_running_loop().time() + grace
            self._ring(live, grace)
            return
        live.others_until = 0.0
        if live.attending is None and not self._is_quiet(live):
            live.attending = self._registry.spawn(self._attend(live))

    def _is_quiet(self, live: LiveTable) -> bool:
        """Whether a table needs nothing but its timer, as after most moves between people: nothing is due, no bot has
        to move, and no other process may change it."""
        table = live.table
        if self._registry.store.shared or live.thinking is not None or table.premoves or live.premoved:
            return False
        if table.bot_to_move is not None or table.due(self._registry.now()) is not None:
            return False
        self._set_timer(live)
        return True

    async def _attend(self, live: LiveTable) -> None:
        pause = 0.0
        try:
            async with live.lock:
                live.attending = None  # later events need another look
                if not live.dropped:
                    await self._do_what_is_due(live)
        except StoreClosed:
            return
        except StoreError:
            pause = 1.0
        except Refused as refused:
            _log.warning("what was due was refused", extra={"table": live.table.id, "code": refused.code})
            pause = 1.0
        if live.dropped or self._stopped:
            return
        if pause:
            self._ring(live, pause)
        else:
            self._set_timer(live)
            self._let_bot_think(live)

    async def _do_what_is_due(self, live: LiveTable) -> None:
        registry, table = self._registry, live.table
        if registry.store.shared and table.status == "running":
            await registry.premoves.read(live)
        while (due := table.due(registry.now())) is not None:
            (command, who), number = due, table.number
            try:
                done = await registry.store_then_tell(live, command, who)
            except Refused:
                if table.number == number:
                    raise
                continue  # another process was first
            if done.repeated and isinstance(command, Play):
                table.premoves.pop(command.seat, None)  # it was played before
        registry.premoves.forget(live)

    # ── deadlines ──

    def _set_timer(self, live: LiveTable) -> None:
        deadline = live.table.deadline
        if deadline is not None:
            self._ring(live, (deadline - self._registry.now()) / 1000)
        elif live.timer is not None:
            live.timer.cancel()
            live.timer = None

    def _ring(self, live: LiveTable, seconds: float) -> None:
        """Look at the table after this time, or earlier: an earlier timer stays, and is set anew when it rings, because
        a move puts off most deadlines."""
        seconds = min(max(seconds, _SHORTEST_TIMER), _LONGEST_TIMER)
        loop = asyncio.get_running_loop()
        if live.timer is not None:
            if live.timer.when() <= loop.time() + seconds:
                return
            live.timer.cancel()
        live.timer = loop.call_later(seconds, self._rung, live)

    def _rung(self, live: LiveTable) -> None:
        live.timer = None
        grace = live.others_until - asyncio.get_running_loop().time()
        if grace > 0:  # set for an earlier event; a later one put it off
            self._ring(live, grace)
        else:
            self.attend(live)

    # ── bots ──

    def _let_bot_think(self, live: LiveTable) -> None:
        table = live.table
        bot = table.bot_to_move
        if bot is None or (live.thinking is not None and live.thinking_at == table.at):
            return
        if table.is_of_bots_alone and not live.watches:
            return  # it goes on once it is watched
        if live.thinking is not None:
            live.thinking.cancel()  # the position has changed
        seat, level = bot
        view = table.view_for_bot(seat)
        live.thinking_at = table.at
        live.thinking = self._registry.spawn(self._think(live, view, seat, level, table.at))

    async def _think(self, live: LiveTable, view: dict[str, Any], seat: int, level: int, at: int) -> None:
        earlier = live.table.position.earlier_in_turn
        me, pause, text = asyncio.current_task(), _FIRST_PAUSE, None
        try:
            while live.table.at == at and not live.dropped and not self._stopped:
                try:
                    if text is None:
                        text = await self._ask_bot(view, level, earlier, self._share_of(live))
                    play = Play(table=live.table.id, seat=seat, moves=(text,), answers=at)
                    await self._registry.carry_out_shielded(live.table.id, play, bot_at(seat))
                    return
                except StoreClosed:
                    return
                except StoreError:
                    pause = _FIRST_PAUSE  # the database is away, which others report; keep the decision
                except (Refused, Repeated) as refused:
                    if live.table.at != at or refused.code == "flag-fell":
                        return
                    _log.warning("a bot's decision was refused", extra={"table": live.table.id, "code": refused.code})
                    self._registry.metrics.bot_failures.inc()
                    text = None
                except Exception as error:
                    _log.warning("a bot failed: %s", error, extra={"table": live.table.id})
                    self._registry.metrics.bot_failures.inc()
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
        finally:
            if live.thinking is me:
                live.thinking = None

    def _share_of(self, live: LiveTable) -> Share:
        """Whose share of the bots a table uses: that of a person who plays at it."""
        guests = live.table.persons
        guest = guests[0] if guests else live.table.host
        return Share(self._address_of(guest), guest, last=not guests)

    async def _ask_bot(self, view: dict[str, Any], level: int, earlier: int, share: Share) -> str:
        if level > LAST_QUICK_LEVEL:
            await self._readiness.compiled(view["game"])
        begun = time.perf_counter()
        text = await self._bots.think(view, level, secrets.randbits(63), earlier, share)
        self._registry.metrics.thinking.observe(time.perf_counter() - begun)
        return text
