"""Connections before there is a request: uvicorn's protocol, with the limits that an application can't set.

An address may have so many connections open; a request's head has a longest length; head and body must arrive in time.
Otherwise strangers could hold connections and memory with requests that never become whole.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from hexapoda.server.http.limits import Addresses, Counts


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """The limits of all connections, and their counts by address; those of trusted proxies are not counted."""

    addresses: Addresses
    counts: Counts
    #: The longest head, in bytes, and the seconds in which it must arrive, and then the body.
    longest_head: int
    head_seconds: float
    body_seconds: float


class RequestProtocol(HttpToolsProtocol):
    """A connection, until it becomes a socket. `limited_by` makes a class with limits."""

    limits: ConnectionLimits
    _address: str | None = None
    _timer: asyncio.TimerHandle | None = None
    #: The bytes of a head that is still arriving; None after it.
    _head: int | None = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        limits = self.limits
        if not limits.addresses.is_trusted(self.client):
            address = limits.addresses.address(self.client, {})
            if not limits.counts.add(address):
                self._refuse(429, "Too many open connections.")
                return
            self._address = address
        self._within(limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._head is not None:
            self._head += len(data)
            # What follows the head in its last piece counts too; a piece is not longer than the limit.
            if self._head > self.limits.longest_head and self._head != len(data):
                self._refuse(431, "The head of the request is too long.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._within(self.limits.head_seconds)

    def on_headers_complete(self) -> None:
        self._head = None
        self._within(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        self._stop_timer()

    def handle_websocket_upgrade(self) -> None:
        self._release()  # sockets have limits of their own
        super().handle_websocket_upgrade()

    def _within(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._refuse, 408, "The request took too long to arrive.")

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _release(self) -> None:
        self._stop_timer()
        if self._address is not None:
            self.limits.counts.remove(self._address)
            self._address = None

    def _refuse(self, status: int, why: str) -> None:
        self._stop_timer()
        head = f"content-type: text/plain\r\ncontent-length: {len(why)}\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + (head + why).encode())
        self.transport.close()


def limited_by(limits: ConnectionLimits) -> type[RequestProtocol]:
    """The protocol of a server with such limits."""
    return type("LimitedRequestProtocol", (RequestProtocol,), {"limits": limits})
