"""What the routes share: who asks, the body of a request, and the answer as JSON."""

from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Depends, Request
from starlette.responses import Response

from hexapoda.server.http.credentials import NOBODY, from_headers
from hexapoda.server.http.services import Services
from hexapoda.server.store import guests
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.refused import Refused

Struct = TypeVar("Struct")


def _services(request: Request) -> Services:
    return request.app.state.services


async def _guest_or_none(request: Request) -> guests.Guest | None:
    said = from_headers(dict(request.scope["headers"]))
    if said is None:
        return None
    guest = await _services(request).store.guests.check(*said)
    if guest is None:
        raise Refused("wrong-secret")
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


def json_answer(answer: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(answer), status, headers, "application/json")
