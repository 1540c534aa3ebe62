"""Positions that belong to no table: shown, checked, explained and analysed."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from hexapoda.kernel.declaration import Refusal
from hexapoda.server.http import schemas
from hexapoda.server.http.openapi import route
from hexapoda.server.http.rest.request import (
    Server,
    Who,
    json_answer,
    read_body,
    searched,
    share_of,
    worked,
    worked_answer,
)
from hexapoda.server.live.fair_play import refuse_running_games
from hexapoda.server.table.drafts import DraftWish, draft_view
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.sketch import Sketch, sketch_position, sketch_view, undecided_position

router = APIRouter(prefix="/api", tags=["positions"])


@router.post("/positions", **route(body=Sketch, answer=schemas.SketchAnswer, says="The position."))
async def show_position(request: Request, server: Server) -> Response:
    """A position that you describe: what a seat sees of it, its legal moves, and its text."""
    asked = await read_body(request, Sketch)
    return await worked_answer(request, server, sketch_view, asked)


@router.post("/positions/check", **route(body=Sketch, answer=schemas.Explanation, says="Why it can't be, if it can't."))
async def check_position(request: Request, server: Server) -> Response:
    """Whether the rules allow the position and options that you describe: for an editor."""
    asked = await read_body(request, Sketch)
    try:
        await worked(request, server, _checked, asked)
    except Refused as refused:
        return json_answer(schemas.Explanation.of(refused))
    return json_answer(schemas.Explanation(None))


def _checked(asked: Sketch) -> None:
    sketch_position(asked)


@router.post("/positions/edit", **route(body=DraftWish, answer=schemas.DraftAnswer, says="The draft."))
async def edit_position(request: Request, server: Server) -> Response:
    """A draft of a position that you set up by hand, after a change; the rules need not allow it yet."""
    asked = await read_body(request, DraftWish)
    return await worked_answer(request, server, draft_view, asked)


@router.post(
    "/positions/explain",
    **route(body=schemas.SketchAttempt, answer=schemas.Explanation, says="Why not, if not."),
)
async def explain_position(request: Request, server: Server) -> Response:
    """Why a move may not be played in a position that you describe."""
    asked = await read_body(request, schemas.SketchAttempt)
    refusal = await worked(request, server, _explained, asked)
    return json_answer(schemas.Explanation.of(refusal))


def _explained(asked: schemas.SketchAttempt) -> Refusal | None:
    return sketch_position(asked).explain(asked.text, parts=asked.parts)


@router.post(
    "/positions/analysis",
    **route(body=schemas.SketchAnalysis, answer=schemas.AnalysisAnswer, says="What a bot thinks of it."),
)
async def analyse_position(request: Request, server: Server, who: Who) -> Response:
    """What a bot thinks of a position that you describe: not of a game between people that you play or watch, while it
    runs. Closing the request cancels the analysis."""
    asked = await read_body(request, schemas.SketchAnalysis)
    await server.readiness.compiled(asked.game)
    position = await worked(request, server, undecided_position, asked)
    await refuse_running_games(server.registry, who, position)
    share = share_of(request)
    found = await searched(
        request, server, server.bots.analyse(position, asked.seconds, asked.lines, asked.turn, share)
    )
    return json_answer(found)
