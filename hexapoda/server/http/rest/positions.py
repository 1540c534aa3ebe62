"""Positions that belong to no table: shown, checked, explained and analysed."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from hexapoda.server.http import schemas
from hexapoda.server.http.openapi import route
from hexapoda.server.http.rest.request import Server, json_answer, read_body
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.sketch import Sketch, sketch_position, sketch_view, undecided_position

router = APIRouter(prefix="/api", tags=["positions"])

#: Seconds for an analysis with all its waiting; a game may have to be compiled first.
_ANALYSIS_SECONDS = 300.0


@router.post("/positions", **route(body=Sketch, answer=schemas.SketchAnswer, says="The position."))
async def show_position(request: Request, server: Server) -> Response:
    """A position that you describe: what a seat sees of it, its legal moves, and its text."""
    asked = await read_body(request, Sketch)
    return json_answer(await asyncio.to_thread(sketch_view, asked))


@router.post("/positions/check", **route(body=Sketch, answer=schemas.Explanation, says="Why it can't be, if it can't."))
async def check_position(request: Request, server: Server) -> Response:
    """Whether the rules allow the position and options that you describe: for an editor."""
    asked = await read_body(request, Sketch)
    try:
        await asyncio.to_thread(sketch_position, asked)
    except Refused as refused:
        return json_answer(schemas.Explanation.of(refused))
    return json_answer(schemas.Explanation(None))


@router.post(
    "/positions/explain",
    **route(body=schemas.SketchAttempt, answer=schemas.Explanation, says="Why not, if not."),
)
async def explain_position(request: Request, server: Server) -> Response:
    """Why a move may not be played in a position that you describe."""
    asked = await read_body(request, schemas.SketchAttempt)
    refusal = await asyncio.to_thread(lambda: sketch_position(asked).explain(asked.text, parts=asked.parts))
    return json_answer(schemas.Explanation.of(refusal))


@router.post(
    "/positions/analysis",
    **route(body=schemas.SketchAnalysis, answer=schemas.AnalysisAnswer, says="What a bot thinks of it."),
)
async def analyse_position(request: Request, server: Server) -> Response:
    """What a bot thinks of a position that you describe. Closing the request cancels the analysis."""
    asked = await read_body(request, schemas.SketchAnalysis)
    await server.readiness.compiled(asked.game)
    position = await asyncio.to_thread(undecided_position, asked)
    address = request.scope["hexapoda.address"]
    if not server.analyses.add(address):
        raise Refused("too-many-analyses")
    work = asyncio.create_task(server.bots.analyse(position, asked.seconds))
    gone = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait({work, gone}, timeout=_ANALYSIS_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            return json_answer(work.result())
    except Exception as error:
        raise Refused("bot-away") from error
    finally:
        work.cancel()
        gone.cancel()
        server.analyses.remove(address)
    raise Refused("bot-away")


async def _disconnected(request: Request) -> None:
    """Returns when the client has disconnected; the body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
