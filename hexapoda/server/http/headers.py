"""Security headers of every answer, the limit on bodies, and the log of requests."""

import logging
import re
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

import msgspec

from hexapoda.server.http.hosts import Hosts
from hexapoda.server.http.limits import Addresses, Buckets
from hexapoda.server.live.metrics import Metrics
from hexapoda.server.table.refused import Refused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

#: No inline scripts or styles, nothing from other sites, no framing.
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_ALWAYS = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the token of a link stays here
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
_SECURE = ((b"strict-transport-security", b"max-age=31536000"),)
_API = ((b"cache-control", b"no-store"),)
#: For monitoring: never refused because of the rate limit.
_UNLIMITED = ("/api/health", "/api/health/live", "/api/metrics")
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))

_log = logging.getLogger(__name__)


class Guard:
    """Wraps the application: counts, limits, and adds the headers."""

    def __init__(
        self,
        app: App,
        *,
        addresses: Addresses,
        requests: Buckets,
        hosts: Hosts,
        is_banned: Callable[[str], bool],
        origins: tuple[str, ...],
        max_body: int,
        metrics: Metrics,
    ) -> None:
        self._app = app
        self._addresses = addresses
        self._requests = requests
        self._hosts = hosts
        self._is_banned = is_banned
        self._origins = origins
        self._max_body = max_body
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()
        headers = dict(scope["headers"])
        secure = self._addresses.is_secure(scope["scheme"], scope.get("client"), headers)
        address = self._addresses.address(scope.get("client"), headers)
        scope["hexapoda.address"], scope["hexapoda.secure"] = address, secure
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = (*_ALWAYS, *(_SECURE if secure else ()), *(_API if scope["path"].startswith("/api") else ()))
                message = {**message, "headers": _added(message.get("headers", ()), more)}
            await send(message)

        try:
            await self._answer(scope, self._limited(receive), send_with_headers, headers, address)
        finally:
            seconds = time.perf_counter() - begun
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self._metrics.requests.labels(method, str(status)).inc()
            self._metrics.request_seconds.observe(seconds)
            _log.debug(
                "request",
                extra={"method": method, "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)},
            )

    async def _answer(
        self, scope: Scope, receive: Receive, send: Send, headers: Mapping[bytes, bytes], address: str
    ) -> None:
        if not self._hosts.serve(scope.get("client"), headers):
            await refuse(send, 421, Refused("wrong-host"))
            return
        if scope["path"] not in _UNLIMITED and self._is_banned(address):
            await refuse(send, 403, Refused("banned"))
            return
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length[:20]) > self._max_body:
            await refuse(send, 413, Refused("body-too-large", longest=self._max_body))
            return
        if scope["method"] not in _SAFE_METHODS and not same_origin(headers, self._origins):
            await refuse(send, 403, Refused("other-origin"))
            return
        if scope["path"] not in _UNLIMITED:
            try:
                self._requests.take(address)
            except Refused as refused:
                await refuse(send, 429, refused)
                return
        await self._app(scope, receive, send)

    def _limited(self, receive: Receive) -> Receive:
        """The same body, up to the limit."""
        got = 0

        async def receive_some() -> Message:
            nonlocal got
            message = await receive()
            if message["type"] == "http.request":
                got += len(message.get("body", b""))
                if got > self._max_body:
                    raise Refused("body-too-large", longest=self._max_body)
            return message

        return receive_some


def same_origin(headers: Mapping[bytes, bytes], others: tuple[str, ...] = ()) -> bool:
    """Whether a request comes from our own page, from an allowed site, or from no page at all.

    >>> same_origin({b"host": b"hive.example", b"origin": b"https://hive.example"})
    True
    >>> same_origin({b"host": b"hive.example", b"origin": b"https://evil.example"})
    False
    """
    if b"origin" not in headers:
        return True
    origin = headers[b"origin"].decode("latin-1").lower()
    host = headers.get(b"host", b"").decode("latin-1").lower()
    return origin in others or re.sub(r"^https?://", "", origin) == host != origin


async def refuse(send: Send, status: int, refused: Refused) -> None:
    """Answer with an error."""
    body = error_json(refused)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in refused.params and status == 429:
        headers.append((b"retry-after", str(refused.params["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def error_json(refused: Refused) -> bytes:
    """The body of an error."""
    return msgspec.json.encode({"error": refused.json()})


def _added(headers: Any, more: tuple[tuple[bytes, bytes], ...]) -> list[tuple[bytes, bytes]]:
    given = list(headers)
    names = {name.lower() for name, _ in given}
    return given + [(name, value) for name, value in more if name not in names]
