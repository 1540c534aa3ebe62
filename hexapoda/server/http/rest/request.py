"""What the routes share: who asks, the body of a request, and the answer as JSON."""

import asyncio
import gzip
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Depends, Request
from starlette.responses import Response

from hexapoda.server.bots.fair_queue import Share
from hexapoda.server.http.credentials import NOBODY, from_headers
from hexapoda.server.http.services import Services
from hexapoda.server.store import guests
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.refused import Refused

Struct = TypeVar("Struct")
Found = TypeVar("Found")

#: Smaller answers are not compressed; others are so much.
WORTH_COMPRESSING = 1_000
COMPRESSION = 4
#: Seconds for an analysis or a hint with all its waiting; a game may have to be compiled first.
_SEARCH_SECONDS = 300.0


def _services(request: Request) -> Services:
    return request.app.state.services


async def _guest_or_none(request: Request) -> guests.Guest | None:
    said = from_headers(dict(request.scope["headers"]))
    if said is None:
        return None
    guest = await _services(request).store.guests.check(*said)
    if guest is None:
        raise Refused("wrong-secret")
    services, address = _services(request), request.scope["hexapoda.address"]
    if services.sanctions.is_banned(guest.id, address):
        raise Refused("banned")
    services.last_seen.note(guest.id, address)
    request.scope["hexapoda.guest"] = guest.id
    return guest


async def _guest(guest: Annotated[guests.Guest | None, Depends(_guest_or_none)]) -> guests.Guest:
    if guest is None:
        raise Refused("not-signed-in")
    return guest


async def _who(guest: Annotated[guests.Guest, Depends(_guest)]) -> Guest:
    return Guest(guest.id, guest.name)


async def _viewer(guest: Annotated[guests.Guest | None, Depends(_guest_or_none)]) -> Guest:
    return NOBODY if guest is None else Guest(guest.id, guest.name)


Server = Annotated[Services, Depends(_services)]
#: The guest who asks, as stored; as tables know it; and the same, or NOBODY.
StoredGuest = Annotated[guests.Guest, Depends(_guest)]
Who = Annotated[Guest, Depends(_who)]
Viewer = Annotated[Guest, Depends(_viewer)]


async def read_body(request: Request, kind: type[Struct]) -> Struct:
    """The body of a request, or Refused."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Refused("not-json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", problem=str(error)[:200]) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("bad-json") from None


def share_of(request: Request) -> Share:
    """Whose share of the bots and of other work a request uses: that of its address, and of its guest, if it has
    shown who that is."""
    return Share(request.scope["hexapoda.address"], request.scope.get("hexapoda.guest", ""))


async def worked(request: Request, server: Services, work: Callable[..., Found], *given: object) -> Found:
    """What some work for a request finds, which takes time (`Work.do`)."""
    return await server.work.do(share_of(request), work, *given)


async def worked_answer(request: Request, server: Services, work: Callable[..., object], *given: object) -> Response:
    """The answer that some work finds, which is long: it is written and compressed where it was found."""
    accepts = "gzip" in request.headers.get("accept-encoding", "").lower()
    written, is_compressed = await server.work.do(share_of(request), _written, accepts, work, *given)
    headers = {"vary": "Accept-Encoding", **({"content-encoding": "gzip"} if is_compressed else {})}
    return Response(written, 200, headers, "application/json")


def _written(accepts: bool, work: Callable[..., object], *given: object) -> tuple[bytes, bool]:
    written = msgspec.json.encode(work(*given))
    if accepts and len(written) >= WORTH_COMPRESSING:
        return gzip.compress(written, COMPRESSION, mtime=0), True
    return written, False


async def searched(request: Request, server: Services, search: Coroutine[Any, Any, Found]) -> Found:
    """What a search finds for the client of a request whose body has been read. Few of an address may be pending; a
    search ends when its client disconnects."""
    address = request.scope["hexapoda.address"]
    if not server.analyses.add(address):
        search.close()
        raise Refused("too-many-analyses")
    work = asyncio.create_task(search)
    gone = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait({work, gone}, timeout=_SEARCH_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            return work.result()
    except Exception as error:
        raise Refused("bot-away") from error
    finally:
        work.cancel()
        gone.cancel()
        server.analyses.remove(address)
    raise Refused("bot-away")


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def json_answer(answer: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(answer), status, headers, "application/json")
