"""The socket of a client: it says hello, watches tables, and sends commands; see `messages.py`."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

import hexapoda
from hexapoda.play.errors import HexapodaError
from hexapoda.server.bots.fair_queue import Share
from hexapoda.server.http.credentials import NOBODY, from_headers
from hexapoda.server.http.headers import error_json, same_origin
from hexapoda.server.http.limits import Bucket, too_fast
from hexapoda.server.http.services import Services
from hexapoda.server.http.wire import EXTENSION, Wire
from hexapoda.server.live import messages
from hexapoda.server.live.messages import ClientMessage, Hello, Try
from hexapoda.server.store.errors import StoreError
from hexapoda.server.table.commands import Command
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.views import in_few_bytes, lean_view

#: Refusals for speed alone that a socket may earn, per second on average and at once, before it is cut off.
_REFUSALS, _MOST_REFUSALS = 2.0, 100.0
#: Seconds that a goodbye may take.
_GOODBYE = 1.0

Found = TypeVar("Found")

_log = logging.getLogger(__name__)


class Closed(Exception):  # noqa: N818  the normal end
    """The socket is to be closed, with a code and a reason for programs."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Socket:
    """One client. Messages to it wait in a queue; a client that does not read is cut off, and comes back."""

    def __init__(self, services: Services, websocket: WebSocket, address: str) -> None:
        self._services = services
        self._websocket = websocket
        self._wire: Wire = websocket.scope["extensions"][EXTENSION]
        self._address = address
        settings = services.settings
        now = time.monotonic()
        self._bucket = Bucket(settings.message_rate, settings.message_burst, now)
        self._patience = Bucket(_REFUSALS, _MOST_REFUSALS, now)
        self._guest = NOBODY
        #: Whether the client reads views as changes, and legal moves in few bytes.
        self.in_few_bytes = False
        self._watched: set[str] = set()
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._wake = asyncio.Event()
        self._ending: Closed | None = None
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        #: Set while no message is being answered.
        self._idle = asyncio.Event()
        self._idle.set()

    # ── as a watchers.Subscriber ──

    @property
    def guest_id(self) -> str:
        """The guest's id."""
        return self._guest.id

    @property
    def closed(self) -> bool:
        """Whether nothing more can be sent."""
        return self._ending is not None

    def send(self, data: bytes) -> None:
        """Send a message, or queue it while the client does not read; a full queue closes the socket."""
        if self._ending is not None or (not self._queue and self._wire.write(data)):
            return
        settings = self._services.settings
        if len(self._queue) >= settings.queue_messages or self._queued + len(data) > settings.queue_bytes:
            self._end(Closed(messages.SLOW_READER, "slow-reader"))
            return
        self._queue.append(data)
        self._queued += len(data)
        self._wake.set()

    def end_if_banned(self) -> None:
        """Close the socket of a guest or an address that was banned meanwhile."""
        if self._services.sanctions.is_banned(self.guest_id, self._address):
            self._end(Closed(messages.BANNED, "banned"))

    def end_if_forgotten(self, guest_id: str) -> None:
        """Close the socket of a guest who is no longer known."""
        if self.guest_id == guest_id:
            self._end(Closed(messages.BAD_HELLO, "wrong-secret"))

    async def say_bye(self) -> None:
        """Finish the pending command, and close: the server is shutting down."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), _GOODBYE)
        self._end(Closed(messages.GOING_AWAY, "shutting-down"))

    def _end(self, reason: Closed) -> None:
        if self._ending is None:
            self._ending = reason
            self._over.set_result(None)

    # ── its life ──

    async def run(self) -> None:
        """Serve the client until one side closes."""
        reader, writer = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            done, _ = await asyncio.wait((reader, writer, self._over), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                self._note(task.exception())
        finally:
            self._end(Closed(1000, ""))
            for table_id in self._watched:
                self._services.registry.unwatch(self, table_id)
            self._services.lobby.remove(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            await self._say_goodbye()
            await self._idle.wait()  # a pending command is finished, though nobody waits for the answer
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)

    def _note(self, error: BaseException | None) -> None:
        if isinstance(error, Closed):
            self._end(error)
        elif error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
            _log.error("a socket failed", exc_info=error)
            self._end(Closed(1011, "server-error"))

    async def _say_goodbye(self) -> None:
        """Send the queue, a bye and the close frame; nothing to a client that does not read."""
        ending = self._ending
        assert ending is not None
        if ending.reason:
            self._services.metrics.cut_off.labels(ending.reason).inc()
        if ending.reason != "slow-reader":
            with suppress(Exception):
                await asyncio.wait_for(self._flush(ending), _GOODBYE)
                return
        # A proper close would wait until the client has read everything.
        self._wire.abort()

    async def _flush(self, ending: Closed) -> None:
        if ending.reason:
            self._queue.append(messages.write(messages.Bye(code=ending.reason)))
        await self._send_queued()
        await self._websocket.close(ending.code, ending.reason)

    async def _write(self) -> None:
        while True:
            await self._send_queued()
            self._wake.clear()
            await self._wake.wait()

    async def _send_queued(self) -> None:
        while self._queue:
            if self._wire.write(self._queue[0]):
                self._queued -= len(self._queue.popleft())
            else:
                await self._wire.drained()

    # ── messages from the client ──

    async def _read(self) -> None:
        await self._meet()
        while not self.closed:
            said = await self._next()
            if said is not None:
                self._idle.clear()
                try:
                    await self._answer(said)
                finally:
                    self._idle.set()
            if not isinstance(said, Command):  # those wait for the store
                await asyncio.sleep(0)  # let other sockets run, even if more messages wait here

    async def _meet(self) -> None:
        """Wait for a hello, with a time limit."""
        until = asyncio.get_running_loop().time() + self._services.settings.hello_seconds
        while True:
            try:
                async with asyncio.timeout_at(until):
                    said = await self._next()
            except TimeoutError:
                raise Closed(messages.NO_HELLO, "no-hello") from None
            if isinstance(said, Hello):
                await self._greet(said)
                return
            if said is not None:
                self._refuse(Refused("hello-first"), said)
            await asyncio.sleep(0)

    async def _next(self) -> ClientMessage | None:
        """The next message; None if it was refused."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        if not self._is_slow_enough():
            return None
        try:
            return messages.read(message.get("text") or message.get("bytes") or b"")
        except msgspec.ValidationError as error:
            self._refuse(Refused("bad-message", problem=str(error)[:200]))
        except (msgspec.DecodeError, UnicodeError):
            self._refuse(Refused("bad-json"))
        return None

    def _is_slow_enough(self) -> bool:
        now = time.monotonic()
        wait = self._bucket.take(now)
        try:
            if wait > 0:
                raise too_fast(wait)
            self._services.messages.take(self._address)
        except Refused as refused:
            if self._patience.take(now) > 0:
                raise Closed(messages.TOO_FAST, "too-fast") from None
            self._refuse(refused)
            return False
        return True

    async def _greet(self, said: Hello) -> None:
        if said.protocol not in messages.PROTOCOLS:
            self._refuse(Refused("unknown-protocol", last=messages.PROTOCOLS[-1]), said)
            raise Closed(messages.BAD_HELLO, "unknown-protocol")
        self.in_few_bytes = said.protocol > 1
        guest_id, secret = said.guest, said.secret
        if not guest_id and not secret:
            guest_id, secret = from_headers(dict(self._websocket.scope["headers"])) or ("", "")
        if guest_id or secret:
            guest = await self._checked(guest_id, secret)
            self._guest = Guest(guest.id, guest.name)
            self._refuse_banned()
            self._services.last_seen.note(guest.id, self._address)
        welcome = messages.Welcome(
            guest="" if self._guest is NOBODY else self._guest.id,
            name=self._guest.name,
            now=self._services.registry.now(),
            version=hexapoda.__version__,
            protocol=said.protocol,
        )
        self.send(messages.write(welcome))

    def _refuse_banned(self) -> None:
        if self._services.sanctions.is_banned(self.guest_id, self._address):
            self._refuse(Refused("banned"))
            raise Closed(messages.BANNED, "banned")

    async def _checked(self, guest_id: str, secret: str) -> Any:
        try:
            guest = await self._services.store.guests.check(guest_id, secret)
        except StoreError as error:
            self._refuse(Refused.of(error))
            raise Closed(1013, error.code) from None
        if guest is None:
            self._refuse(Refused("wrong-secret"))
            raise Closed(messages.BAD_HELLO, "wrong-secret")
        self._services.registry.spawn(self._services.store.guests.saw(guest_id))
        return guest

    async def _answer(self, said: ClientMessage) -> None:
        try:
            await self._handle(said)
        except HexapodaError as error:
            refused = Refused.of(error)
            self._count(said, refused.code)
            self._refuse(refused, said)
            if refused.code == "stale" and isinstance(said, Command | Try):
                await self._show(said.table)
        except (asyncio.CancelledError, Closed, WebSocketDisconnect):
            raise
        except Exception:
            _log.exception("a message could not be answered", extra={"type": type(said).__name__})
            self._count(said, "server-error")
            self._refuse(Refused("server-error"), said)

    async def _handle(self, said: ClientMessage) -> None:
        services = self._services
        match said:
            case Command():
                await self._carry_out(said)
            case Try():
                await self._try(said)
            case messages.Watch():
                if said.table not in self._watched and len(self._watched) >= services.settings.watches_per_socket:
                    raise Refused("too-many-watches", most=services.settings.watches_per_socket)
                self._watched.add(said.table)
                try:
                    await services.registry.watch(self, said.table, said.after, said.token, run=self._work)
                except HexapodaError:
                    self._watched.discard(said.table)
                    raise
            case messages.Unwatch():
                self._watched.discard(said.table)
                services.registry.unwatch(self, said.table)
                self.send(messages.write(messages.Unwatched(table=said.table)))
            case messages.WatchLobby():
                if said.on:
                    await services.lobby.add(self)
                else:
                    services.lobby.remove(self)
            case messages.Ping():
                self.send(messages.write(messages.Pong(client_id=said.client_id, now=services.registry.now())))
            case Hello():
                raise Refused("hello-once")

    async def _carry_out(self, command: Command) -> None:
        if self._guest is NOBODY:
            raise Refused("not-signed-in")
        begun = time.perf_counter()
        registry = self._services.registry
        self._services.check_speech(command, self._guest, self._address)
        done = await registry.carry_out(command.table, command, self._guest, registry.watch_token(self, command.table))
        self._services.metrics.acknowledged.observe(time.perf_counter() - begun)
        self._count(command, "repeated" if done.repeated else "done")
        ack = messages.Ack(client_id=command.client_id, table=command.table, number=done.number, repeated=done.repeated)
        self.send(messages.write(ack))

    async def _work(self, work: Callable[..., Found], *given: object) -> Found:
        """What takes time for this client."""
        return await self._services.work.do_at_once(Share(self._address, self.guest_id), work, *given)

    async def _try(self, said: Try) -> None:
        registry = self._services.registry
        async with registry.visible(said.table, self.guest_id, registry.watch_token(self, said.table)) as table:
            view = table.try_moves(said.seat, said.moves, said.answers, self._guest, premove=said.premove)
        on: Any = msgspec.UNSET
        if view is not None:
            on = in_few_bytes(lean_view(view)) if self.in_few_bytes else lean_view(view)
        self.send(
            messages.write(messages.Tried(client_id=said.client_id, table=said.table, on=view is not None, view=on))
        )

    async def _show(self, table_id: str) -> None:
        """Send the state of a table to a client that answered an old one."""
        registry = self._services.registry
        with suppress(HexapodaError):
            async with registry.visible(table_id, self.guest_id, registry.watch_token(self, table_id)) as table:
                form = "few" if self.in_few_bytes else "plain"
                state = table.state_for(table.viewer(self.guest_id), form=form)
                self.send(messages.write(messages.StateMessage(table=table_id, state=state, now=registry.now())))

    def _refuse(self, refused: Refused, said: ClientMessage | None = None) -> None:
        table = getattr(said, "table", "")
        client_id = "" if said is None else said.client_id
        self.send(messages.write(messages.RefusedMessage(client_id=client_id, table=table, **refused.json())))

    def _count(self, said: ClientMessage | Command, result: str) -> None:
        self._services.metrics.command(str(said.__struct_config__.tag), result).inc()


async def serve_socket(services: Services, websocket: WebSocket) -> None:
    """Accept a socket, and serve it to its end."""
    headers = dict(websocket.scope["headers"])
    address = services.addresses.address(websocket.scope.get("client"), headers)
    if services.closing:
        await _deny(websocket, 503, Refused("shutting-down"))
        return
    if not services.hosts.serve(websocket.scope.get("client"), headers):
        await _deny(websocket, 421, Refused("wrong-host"))
        return
    if services.sanctions.is_banned("", address):
        await _deny(websocket, 403, Refused("banned"))
        return
    if not same_origin(headers, services.settings.origins):
        await _deny(websocket, 403, Refused("other-origin"))
        return
    if not services.sockets.add(address):
        await _deny(websocket, 429, Refused("too-many-sockets", most=services.settings.sockets_per_address))
        return
    services.metrics.sockets.set(services.sockets.total)
    socket = Socket(services, websocket, address)
    services.open_sockets.add(socket)
    try:
        await websocket.accept()
        await socket.run()
    finally:
        services.open_sockets.discard(socket)
        services.sockets.remove(address)
        services.metrics.sockets.set(services.sockets.total)


async def _deny(websocket: WebSocket, status: int, refused: Refused) -> None:
    await websocket.send_denial_response(Response(error_json(refused), status, media_type="application/json"))
