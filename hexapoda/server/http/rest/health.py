"""How the server is doing: health, compiled games, metrics."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

import hexapoda
from hexapoda.server.http import schemas
from hexapoda.server.http.limits import is_local
from hexapoda.server.http.openapi import route
from hexapoda.server.http.rest.request import Server, json_answer
from hexapoda.server.table.refused import Refused

router = APIRouter(prefix="/api", tags=["server"])


@router.get("/health", **route(answer=schemas.Health, says="Ready."))
async def health(server: Server) -> Response:
    """Whether the server is ready: the database answers, and it is not shutting down."""
    ready = await server.is_ready()
    status: Any = "ready" if ready else "closing" if server.closing else "away"
    return json_answer(schemas.Health(status, hexapoda.__version__, server.store.now()), 200 if ready else 503)


@router.get("/readiness", **route(answer=schemas.ReadinessList, says="How far each game is."))
async def read_readiness(server: Server) -> Response:
    """Which games are compiled on the server's machine; the first compilation takes minutes."""
    return json_answer(schemas.ReadinessList(server.readiness.stages()))


@router.get("/health/live", **route(answer=schemas.Health, says="Alive."))
async def live() -> Response:
    """Whether the process is alive."""
    return json_answer(schemas.Health("live", hexapoda.__version__))


@router.get("/metrics", **route(media="text/plain", says="What Prometheus reads."))
async def read_metrics(request: Request, server: Server) -> Response:
    """The server's metrics."""
    allowed = server.settings.metrics
    if allowed == "nobody" or (allowed == "local" and not is_local(request.scope["hexapoda.address"])):
        raise Refused("not-for-you")
    return Response(server.metrics.text(), media_type="text/plain")
