"""Guests: people without an account."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from hexapoda.server.http import schemas
from hexapoda.server.http.credentials import cookie
from hexapoda.server.http.openapi import route
from hexapoda.server.http.rest.request import Server, StoredGuest, json_answer, read_body
from hexapoda.server.store.guests import clean_name

router = APIRouter(prefix="/api", tags=["guests"])


@router.post("/guests", **route(body=schemas.GuestName, answer=schemas.NewGuestAnswer, status=201, says="A new guest."))
async def create_guest(request: Request, server: Server) -> Response:
    """Create a guest: a name and a secret."""
    name = clean_name((await read_body(request, schemas.GuestName)).name)
    server.new_guests.take(request.scope["hexapoda.address"])
    guest_id, secret = await server.store.guests.create(name)
    when = server.settings.secure_cookies
    secure = when == "always" or (when == "auto" and request.scope["hexapoda.secure"])
    headers = {"set-cookie": cookie(guest_id, secret, secure=secure)}
    return json_answer(schemas.NewGuestAnswer(guest_id, name, secret), 201, headers)


@router.get("/guests/me", **route(answer=schemas.GuestAnswer, says="The guest who asks."))
async def read_guest(guest: StoredGuest) -> Response:
    """The guest who asks."""
    return json_answer(schemas.GuestAnswer(guest.id, guest.name, guest.created, guest.seen))


@router.patch("/guests/me", **route(body=schemas.GuestName, answer=schemas.GuestAnswer, says="The renamed guest."))
async def rename_guest(request: Request, server: Server, guest: StoredGuest) -> Response:
    """Change your name. Tables where you sit keep the old one."""
    name = clean_name((await read_body(request, schemas.GuestName)).name)
    await server.store.guests.rename(guest.id, name)
    return json_answer(schemas.GuestAnswer(guest.id, name, guest.created, guest.seen))
