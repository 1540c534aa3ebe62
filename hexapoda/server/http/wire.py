"""The bytes of a WebSocket: uvicorn's protocol, with a fast path for sending.

Sending one message to a dozen sockets is most of a server's work. The usual path leads through a task, two queues and a
library's state machine; here a frame is put together and written at once.
"""

import struct
import time
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hexapoda.server.http.limits import Bucket

#: The key of the wire in the extensions of a socket's scope.
EXTENSION = "hexapoda.wire"
#: Pings of a client that are answered, per second on average, and at once; one that sends more is cut off.
_PINGS, _MOST_PINGS = 2.0, 50.0
#: The first byte of a frame with a whole text.
_TEXT = 0x81


class Wire(Protocol):
    """What a socket needs for sending."""

    def write(self, data: bytes) -> bool:
        """Send a message at once; False (and nothing is sent) while the client does not read."""
        ...

    async def drained(self) -> None:
        """Wait until the client reads again, or is gone."""
        ...

    def abort(self) -> None:
        """Close the connection without waiting for the client to read."""
        ...


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of ours."""

    _pings: Bucket | None = None

    def handle_connect(self, event: Any) -> None:
        self._frames: list[bytes] = []
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[typeddict-unknown-key]

    def write(self, data: bytes) -> bool:
        if not self.writable.is_set():
            return False
        # What is sent in one turn of the loop (an event with its view, an acknowledgement) goes out in one write.
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(text_frame(data))
        return True

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    async def drained(self) -> None:
        await self.writable.wait()

    def abort(self) -> None:
        self.transport.abort()

    def handle_ping(self) -> None:
        now = time.monotonic()
        if self._pings is None:
            self._pings = Bucket(_PINGS, _MOST_PINGS, now)
        if self._pings.take(now):
            self.transport.abort()
        else:
            super().handle_ping()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self._flush()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # The socket was denied with this answer; uvicorn would log an error.
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        # Invalid text closes the socket. It is the client's mistake, not an error for the log.
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _is_text(parts: list[bytes]) -> bool:
    whole = parts[0] if len(parts) == 1 else b"".join(parts)
    if whole.isascii():
        return True
    try:
        whole.decode()
    except UnicodeDecodeError:
        return False
    return True


def text_frame(data: bytes) -> bytes:
    """A text as one frame from a server.

    >>> text_frame(b"hello")
    b'\\x81\\x05hello'
    >>> text_frame(bytes(300))[:4]
    b'\\x81~\\x01,'
    """
    size = len(data)
    if size < 126:
        return bytes((_TEXT, size)) + data
    if size < 65_536:
        return struct.pack(">BBH", _TEXT, 126, size) + data
    return struct.pack(">BBQ", _TEXT, 127, size) + data
