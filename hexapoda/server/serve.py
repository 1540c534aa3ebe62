"""`hexapoda serve`: open everything, listen, and shut down cleanly."""

import asyncio
import atexit
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any

import uvicorn

import hexapoda
from hexapoda.bots.compilation import load_all_rules
from hexapoda.kernel import cache, jit
from hexapoda.play.errors import HexapodaError
from hexapoda.server.bots.cluster import ClusterRunner
from hexapoda.server.bots.runner import BotRunner
from hexapoda.server.bots.workers import PoolRunner, ThreadRunner
from hexapoda.server.descriptors import Descriptors
from hexapoda.server.http.app import make_app
from hexapoda.server.http.connections import limited_by
from hexapoda.server.http.services import Services
from hexapoda.server.http.wire import SocketProtocol
from hexapoda.server.logs import set_up_logs
from hexapoda.server.settings import Settings
from hexapoda.server.store.database_url import read_url
from hexapoda.server.supervisor import SOCKET, end_with_parent, own_port, supervise

#: Where processes on one socket listen by themselves.
_LOCAL = "127.0.0.1"

_log = logging.getLogger(__name__)


def run(settings: Settings, *, when_ready: Callable[[str], None] | None = None) -> int:
    """Serve until stopped; returns the exit status. `when_ready` is called with the address.

    With interpreted rules it listens at once. When all games are compiled, it starts itself anew with compiled rules:
    the same process, command and listening socket, so that clients only have to reconnect.
    """
    # First what may be wrong, then what takes time.
    url = read_url(settings.database)
    if settings.processes > 1 and url.get_backend_name() == "sqlite":
        raise HexapodaError("processes-share-postgresql")
    if settings.processes > 1 and not is_taking_over():
        with closing(_bind(settings.host, settings.port)) as shared:
            set_up_logs(settings.log_level, settings.log_format)
            return supervise(settings, shared)
    bots = make_runner(settings.bot_processes, settings.analysts)
    with closing(_inherited_socket() or _bind(settings.host, settings.port)) as bound, closing(bound.dup()) as kept:
        set_up_logs(settings.log_level, settings.log_format)
        end_with_parent()
        if jit.ENABLED:
            load_all_rules()
        _tune_garbage_collection()
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            outdated = runner.run(serve(settings, bots, bound, when_ready=when_ready))
        if outdated:
            _start_anew(kept)
    return 0


def is_taking_over() -> bool:
    """Whether this process goes on where one with interpreted rules ended, or is one of several on one socket."""
    return SOCKET in os.environ


def _inherited_socket() -> socket.socket | None:
    return socket.socket(fileno=int(os.environ[SOCKET])) if is_taking_over() else None


def _start_anew(kept: socket.socket) -> None:
    """Become a process with compiled rules. Connections wait in the socket's queue meanwhile."""
    _log.info("starting anew with compiled rules")
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    # What Python does at the end of a process: give back the semaphores that bot processes shared.
    atexit._run_exitfuncs()  # noqa: SLF001
    kept.set_inheritable(True)
    environment = {name: value for name, value in os.environ.items() if name != cache.SWITCH}
    os.execve(sys.executable, sys.orig_argv, {**environment, SOCKET: str(kept.fileno())})


def make_runner(bot_processes: str, analysts: int = 1) -> BotRunner:
    """The runner of bots: a number of processes (0: a thread of the server), or the address of a Dask cluster; and the
    number of concurrent analyses."""
    if "://" in bot_processes:
        return ClusterRunner(bot_processes, analysts=analysts)
    return PoolRunner(int(bot_processes), analysts=analysts) if int(bot_processes) else ThreadRunner()


def _tune_garbage_collection() -> None:
    """What is loaded by now stays for good: collecting it repeatedly would take a fifth of the time. Events, views and
    messages have no cycles, so rare collections are enough."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


async def serve(
    settings: Settings,
    bots: BotRunner,
    bound: socket.socket,
    *,
    when_ready: Callable[[str], None] | None = None,
) -> bool:
    """Serve on a socket that is bound to its address; returns whether to start anew with compiled rules."""
    services = await Services.open(settings, bots)
    server = Server(_config(settings, services), services, when_ready)
    watching = [asyncio.create_task(each) for each in (_exit_when_outdated(server, services), Descriptors().watch())]
    own = own_port(settings)
    sockets = [bound, _bind(_LOCAL, own)] if own else [bound]
    try:
        await server.serve(sockets)
        return services.outdated.is_set() and not server.was_told_to_stop
    finally:
        for each in watching:
            each.cancel()
        await services.close()
        _log.info("stopped")


async def _exit_when_outdated(server: uvicorn.Server, services: Services) -> None:
    await services.outdated.wait()
    if hasattr(os, "fork"):  # elsewhere a new process can't take the place of this one: it goes on as it is
        server.should_exit = True
    else:
        services.outdated.clear()


class Server(uvicorn.Server):
    """Announces when it is ready, and closes sockets before it stops."""

    def __init__(
        self, config: uvicorn.Config, services: Services, when_ready: Callable[[str], None] | None = None
    ) -> None:
        super().__init__(config)
        self._services = services
        self._when_ready = when_ready
        #: Whether a signal asked for the end: it may come while the server is about to start anew.
        self.was_told_to_stop = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except OSError as error:  # another server, started at the same time, was ready first
            settings = self._services.settings
            raise _bad_address(settings.host, settings.port, error) from None
        for each in sockets or []:
            host, port = each.getsockname()[:2]
            url = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
            _log.info("ready", extra={"url": url, "version": hexapoda.__version__})
            if self._when_ready is not None:
                self._when_ready(url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _log.info("stopping")
        for server in self.servers:
            server.close()
        await self._services.say_bye()
        await super().shutdown(sockets)
        # Stopping on request is success; uvicorn would raise the signal again.
        self.was_told_to_stop = bool(self._captured_signals)
        self._captured_signals.clear()


def _config(settings: Settings, services: Services) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(services),
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # `limits.Addresses` reads them, from trusted proxies only
        server_header=False,
        http=limited_by(services.connections),
        ws=SocketProtocol,
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=int(settings.goodbye_seconds) or 1,
        timeout_keep_alive=30,
    )


def _bind(host: str, port: int) -> socket.socket:
    """A bound socket, or a HexapodaError. It does not listen yet: until the server is ready, a proxy must try the next
    one, not wait here."""
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
    with suppress(ImportError):  # not available on every system
        import uvloop

        return uvloop.new_event_loop
    return None
