"""The parts of a running server, put together."""

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from hexapoda.play.game import game_names
from hexapoda.server.bots.readiness import Readiness
from hexapoda.server.bots.runner import BotRunner
from hexapoda.server.bots.scheduler import Scheduler
from hexapoda.server.http.connections import ConnectionLimits
from hexapoda.server.http.hosts import Hosts
from hexapoda.server.http.limits import Addresses, Buckets, Counts, LastSeen
from hexapoda.server.http.work import Work
from hexapoda.server.live.follower import Follower
from hexapoda.server.live.lobby import Lobby
from hexapoda.server.live.metrics import Metrics
from hexapoda.server.live.registry import Registry
from hexapoda.server.live.sanctions import Sanctions
from hexapoda.server.live.sweeper import Sweeper
from hexapoda.server.settings import Settings
from hexapoda.server.store.store import Store
from hexapoda.server.table.commands import Chat, Command
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.outside import OUTSIDE, Outside
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.sketch import Sketch, sketch_view

_HOUR = 3600.0
#: Guests of one address who may chat as much as they like at the same time.
_GUESTS_WHO_CHAT = 5
#: Seconds between measurements of the event loop's lag.
_LAG = 0.25

_log = logging.getLogger(__name__)


class OpenSocket(Protocol):
    """A socket, as the server closes it."""

    async def say_bye(self) -> None:
        """Finish the pending command, and close."""
        ...

    def end_if_banned(self) -> None:
        """Close, if its guest or its address was banned."""
        ...

    def end_if_forgotten(self, guest_id: str) -> None:
        """Close, if this is its guest."""
        ...


class Services:
    """What requests and sockets use. Open it with `Services.open`."""

    def __init__(self, settings: Settings, store: Store, bots: BotRunner, outside: Outside) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = Metrics()
        self.addresses = Addresses(settings.trusted_proxies)
        self.hosts = Hosts(settings.hosts, self.addresses)
        self.last_seen = LastSeen()
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.work = Work(settings.work_rate, settings.work_burst, settings.work_processes)
        self.messages = Buckets(settings.address_message_rate, settings.address_message_burst)
        self.new_guests = Buckets(settings.guests_per_hour / _HOUR, settings.guests_per_hour)
        self.new_tables = Buckets(settings.tables_per_hour / _HOUR, settings.tables_per_hour)
        self.analyses = Counts(settings.analyses_per_address, settings.max_analyses)
        self.connections = ConnectionLimits(
            self.addresses,
            Counts(settings.connections_per_address, settings.max_connections),
            settings.max_head,
            settings.head_seconds,
            settings.body_seconds,
        )
        self.sockets = Counts(settings.sockets_per_address, settings.max_sockets)
        #: Whether to stop so that another process takes over, with compiled rules.
        self.outdated = asyncio.Event()
        warm = settings.warm and settings.bot_processes != "0"
        self.readiness = Readiness(game_names(), bots, warm=warm, when_complete=self.outdated.set)
        self.registry = Registry(store, self.metrics, outside)
        self.registry.on_game = self.readiness.want
        self.scheduler = Scheduler(self.registry, bots, self.readiness, self.last_seen.address_of)
        self.sweeper = Sweeper(self.registry, idle_seconds=settings.idle_seconds)
        self.lobby = Lobby(store)
        self.registry.on_lobby_change = self.lobby.change
        self.chat = Buckets(settings.chat_rate, settings.chat_burst)
        self.chat_of_addresses = Buckets(_GUESTS_WHO_CHAT * settings.chat_rate, _GUESTS_WHO_CHAT * settings.chat_burst)
        self.sanctions = Sanctions()
        self.follower = Follower(self.registry, self.sanctions)
        self.follower.on_sanctions = self._end_banned_sockets
        self.follower.on_forgotten = self._end_sockets_of
        store.on_commit(self.metrics.committed)
        self.open_sockets: set[OpenSocket] = set()
        #: Whether the server is shutting down.
        self.closing = False
        self._lag: asyncio.Task[None] | None = None
        self._preparing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings, bots: BotRunner, *, outside: Outside = OUTSIDE) -> "Services":
        """Open the store, and resume all unfinished games."""
        store = await Store.open(settings.database, patience=settings.patience)
        services = cls(settings, store, bots, outside)
        await services.follower.start()
        await bots.start()
        services.readiness.start()
        if settings.warm:
            services._preparing = asyncio.create_task(services._prepare_work(), name="hexapoda-prepare")
        services.lobby.start()
        services.sweeper.start()
        services._lag = asyncio.create_task(services._measure_lag(), name="hexapoda-lag")
        return services

    async def say_bye(self) -> None:
        """Accept no more sockets, and close the open ones once their pending commands are answered."""
        self.closing = True
        await self.readiness.stop()
        until = asyncio.get_running_loop().time() + self.settings.goodbye_seconds
        await asyncio.gather(*(socket.say_bye() for socket in list(self.open_sockets)))
        while self.open_sockets and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finish pending writes, and stop."""
        await self.say_bye()
        if self._lag is not None:
            self._lag.cancel()
            with suppress(asyncio.CancelledError):
                await self._lag
        await self.follower.stop()
        if self._preparing is not None:
            self._preparing.cancel()
        await self.lobby.stop()
        await self.sweeper.stop()
        self.scheduler.stop()
        self.work.close()
        await self.registry.close()
        await self.bots.stop()
        await self.store.close()

    def check_speech(self, command: Command, who: Guest, address: str) -> None:
        """Refuse chat that comes too fast, or from a guest who may not chat."""
        if not isinstance(command, Chat):
            return
        if self.sanctions.is_mute(who.id):
            raise Refused("muted")
        self.chat.take(who.id)
        self.chat_of_addresses.take(address)

    def _end_banned_sockets(self) -> None:
        for socket in list(self.open_sockets):
            socket.end_if_banned()

    def _end_sockets_of(self, guest_id: str) -> None:
        for socket in list(self.open_sockets):
            socket.end_if_forgotten(guest_id)

    async def _prepare_work(self) -> None:
        """Let the processes for requests load all games."""
        for game in game_names():
            try:
                await self.work.prepare(sketch_view, Sketch(game=game))
            except Exception as error:
                _log.warning("a process for requests could not be prepared: %s", error, extra={"game": game})

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        if self.store.away or self.closing:
            return False
        try:
            await asyncio.wait_for(self.store.summary("-"), 2.0)
        except Exception:
            return False
        return True

    async def _measure_lag(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _LAG
            await asyncio.sleep(_LAG)
            self.metrics.lag.observe(max(0.0, loop.time() - due))
