"""The application: the REST API, the socket, and the page if it was built."""

import logging
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from hexapoda.play.errors import HexapodaError
from hexapoda.server.http.files import page_routes
from hexapoda.server.http.headers import Guard, error_json
from hexapoda.server.http.openapi import describe
from hexapoda.server.http.rest import games, guests, health, lessons, positions, puzzles, tables, trees
from hexapoda.server.http.rest.request import COMPRESSION, WORTH_COMPRESSING
from hexapoda.server.http.services import Services
from hexapoda.server.http.socket import serve_socket
from hexapoda.server.store.errors import StoreAway, StoreClosed
from hexapoda.server.table.refused import Refused

#: The folder of the built page.
PAGE = Path(__file__).resolve().parents[2] / "web_static"

#: The error codes of an HTTP status; all others are 400.
_CODES = {
    401: "not-signed-in wrong-secret",
    403: (
        "needs-link not-for-you not-your-seat not-seated not-host not-asked not-asked-for chat-for-players "
        "no-chat muted banned no-hints fair-play"
    ),
    404: "no-table unknown-game no-puzzle not-found",
    405: "wrong-method",
    409: (
        "stale not-started started-already still-running game-over no-open-seat seat-taken flag-fell offer-pending "
        "offered-already no-offer bot-declines rematched-already nothing-to-take-back takeback-past-gone secret-shown "
        "table-exists"
    ),
    413: "body-too-large",
    415: "not-json",
    421: "wrong-host",
    422: "bad-request",
    429: "too-fast too-many-tables too-many-records too-many-analyses",
    500: "server-error",
    503: "bot-away too-much-work shutting-down",
}
_STATUS = {code: status for status, codes in _CODES.items() for code in codes.split()}

#: Paths that the page itself reads.
_PAGE_PATHS = (
    "/",
    "/rules",
    "/open",
    "/learn",
    "/puzzles",
    *(
        f"/{name}/{{rest:path}}"
        for name in ("new", "tables", "study", "editor", "rules", "workshop", "learn", "puzzles")
    ),
)
#: Shown instead of a page that was not built.
_NO_PAGE = """Hexapoda's API runs here: /api/openapi.json describes it.

Its page was not built when Hexapoda was installed. In a copy of the source, with Node.js 20 or newer, build it with:

    make page
"""

_ROUTERS = tuple(part.router for part in (guests, games, lessons, puzzles, tables, positions, trees, health))

_log = logging.getLogger(__name__)


def make_app(services: Services) -> ASGIApp:
    """The application of a running server."""
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    app.state.services = services
    for router in _ROUTERS:
        app.include_router(router)
    app.add_exception_handler(HexapodaError, _refused)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _failed)

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(services, websocket)

    app.router.routes.append(WebSocketRoute("/api/socket", socket))
    app.router.routes.extend(_page_routes())
    return Guard(
        GZipMiddleware(app, minimum_size=WORTH_COMPRESSING, compresslevel=COMPRESSION),
        addresses=services.addresses,
        requests=services.requests,
        hosts=services.hosts,
        is_banned=lambda address: services.sanctions.is_banned("", address),
        origins=services.settings.origins,
        max_body=services.settings.max_body,
        metrics=services.metrics,
    )


def has_page() -> bool:
    """Whether the page was built."""
    return (PAGE / "index.html").is_file()


def _page_routes() -> list[BaseRoute]:
    if not has_page():

        async def plain(request: Request) -> Response:
            return PlainTextResponse(_NO_PAGE)

        return [Route("/", plain)]
    return page_routes(PAGE, _PAGE_PATHS)


# ── errors ──


def _problem(refused: Refused, status: int | None = None) -> Response:
    status = status or _STATUS.get(refused.code, 400)
    headers = {"retry-after": str(refused.params["seconds"])} if refused.code == "too-fast" else None
    return Response(error_json(refused), status, headers, "application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HexapodaError)
    return _problem(Refused.of(error), 503 if isinstance(error, StoreAway | StoreClosed) else None)


async def _not_valid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _problem(Refused("bad-request", problem=f"{where}: {first['msg']}"[:200]))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and _is_navigation(request) and has_page():
        # The page shows that a link is broken.
        return FileResponse(PAGE / "index.html", 404, {"cache-control": "no-cache"})
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
    refused = Refused(code, problem=str(error.detail)[:200]) if code == "bad-request" else Refused(code)
    answer = _problem(refused, error.status_code)
    if error.status_code == 405:
        answer.headers["allow"] = ", ".join(sorted(_allowed(request)))
    return answer


def _is_navigation(request: Request) -> bool:
    """Whether a browser opens an address, rather than a program or a script."""
    return (
        request.method in ("GET", "HEAD")
        and not request.url.path.startswith("/api/")
        and "text/html" in request.headers.get("accept", "")
    )


def _allowed(request: Request) -> set[str]:
    """The methods of all routes to an address."""
    routes = [*(route for router in _ROUTERS for route in router.routes), *request.app.router.routes]
    return {
        method
        for route in routes
        if route.matches(request.scope)[0] is not Match.NONE
        for method in getattr(route, "methods", None) or ()
    }


async def _failed(request: Request, error: Exception) -> Response:
    _log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return _problem(Refused("server-error"), 500)
