"""`hexapoda serve`: open everything, listen, and stop in good order."""

import asyncio
import gc
import logging
import random
import socket
import sys
from contextlib import closing, suppress
from typing import Any

import uvicorn

import hexapoda
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import games
from hexapoda.server.address import read_url
from hexapoda.server.app import make_app
from hexapoda.server.logs import set_up_logs
from hexapoda.server.services import Services
from hexapoda.server.settings import Settings
from hexapoda.server.wire import SocketProtocol
from hexapoda.server.workers import BotRunner, make_runner

#: Decisions of the game that is played to warm up; one that takes longer is left unfinished.
_LONGEST_WARM_UP = 2_000

_log = logging.getLogger(__name__)


def run(settings: Settings) -> int:
    """Serve until somebody stops it; returns the exit status."""
    # First what may be wrong, then what takes time.
    read_url(settings.database)
    bots = make_runner(settings.workers)
    with closing(_bind(settings.host, settings.port)) as bound:
        set_up_logs(settings.log_level, settings.log_format)
        warm_up()
        _spare_the_collector()
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(serve(settings, bots, bound))
    return 0


def warm_up() -> None:
    """Load (and the first time compile) the rules of all games, so that nobody has to wait for that later."""
    for name in games():
        game = hexapoda.load(name)
        position = game.start(seed=0)
        position.push(next(iter(position.legal_moves)))
        for seat in (None, *range(position.seats)):
            position.view(seat)
            game.imagine(position.view(seat), seed=0)
        choices = random.Random(0)
        for _ in range(_LONGEST_WARM_UP):  # how games end is part of it
            if position.actor is None:
                break
            position.push_id(choices.choice(position.legal_ids().tolist()))
        position.views(None)
        position.record()


def _spare_the_collector() -> None:
    """What is loaded by now stays for good: looking for garbage there again and again would cost a fifth of our time.
    And what a server makes and drops all the time (events, views, messages) has no cycles: looking seldom is enough."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


async def serve(settings: Settings, bots: BotRunner, bound: socket.socket) -> None:
    """Serve on a socket that is bound to its address."""
    services = await Services.open(settings, bots)
    try:
        await Server(_config(settings, services), services).serve([bound])
    finally:
        await services.close()
        _log.info("stopped")


class Server(uvicorn.Server):
    """Says when it is ready, and says goodbye."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except OSError as error:  # another server, started at the same time, was ready first
            settings = self._services.settings
            raise _bad_address(settings.host, settings.port, error) from None
        for each in sockets or []:
            host, port = each.getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            _log.info("ready", extra={"url": f"http://{shown}:{port}/", "version": hexapoda.__version__})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _log.info("stopping")
        for server in self.servers:
            server.close()
        await self._services.say_bye()
        await super().shutdown(sockets)
        # A server that was asked to stop, and has, ends well; uvicorn would die by the signal.
        self._captured_signals.clear()


def _config(settings: Settings, services: Services) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(services),
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # `limits.Addresses` reads them, and knows whom to trust
        server_header=False,
        ws=SocketProtocol,
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=int(settings.goodbye_seconds) or 1,
        timeout_keep_alive=30,
    )


def _bind(host: str, port: int) -> socket.socket:
    """A socket with the address; a HexapodaError says why not. It does not listen yet: before a server is ready, a
    proxy must find nobody there and go to the next one, not wait."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        bound = socket.socket(family, kind, protocol)
    except OSError as error:
        raise _bad_address(host, port, error) from None
    try:
        if sys.platform != "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.setblocking(False)
    except OSError as error:
        bound.close()
        raise _bad_address(host, port, error) from None
    return bound


def _bad_address(host: str, port: int, error: OSError) -> HexapodaError:
    problem = (error.strerror or str(error)).lower()
    return HexapodaError("bad-address", host=host, port=str(port), problem=problem)


def _loop_factory() -> Any:
    with suppress(ImportError):  # it is not there for every system
        import uvloop

        return uvloop.new_event_loop
    return None
