"""How a client proves who it is: the header `Authorization: Bearer ID.SECRET`, or a browser's cookie."""

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie

from hexapoda.server.table.guest import Guest

#: A client without credentials, who may only watch. No guest has this id.
NOBODY = Guest("nobody")

COOKIE = "hexapoda_guest"
#: The longest that browsers allow.
_COOKIE_SECONDS = 400 * 24 * 3600
_LONGEST = 300


def from_headers(headers: Mapping[bytes, bytes]) -> tuple[str, str] | None:
    """The id and the secret of a request, unchecked; None if it has none.

    >>> from_headers({b"authorization": b"Bearer maja.s3cret"})
    ('maja', 's3cret')
    >>> from_headers({b"cookie": b"hexapoda_guest=maja.s3cret"})
    ('maja', 's3cret')
    """
    scheme, _, value = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    if scheme.lower() != "bearer":
        try:
            cookie = SimpleCookie(headers.get(b"cookie", b"").decode("latin-1")).get(COOKIE)
        except CookieError:
            return None
        if cookie is None:
            return None
        value = cookie.value
    guest_id, dot, secret = value.strip()[:_LONGEST].partition(".")
    return (guest_id, secret) if dot else None


def cookie(guest_id: str, secret: str, *, secure: bool) -> str:
    """The cookie: hidden from scripts, not sent from other sites, and if `secure` over https only."""
    attributes = f"Max-Age={_COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Strict"
    return f"{COOKIE}={guest_id}.{secret}; {attributes}" + ("; Secure" if secure else "")
