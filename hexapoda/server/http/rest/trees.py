"""Games with variations and comments that belong to no table: read from records, and written as records."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from hexapoda.play import record as records
from hexapoda.server.http import schemas
from hexapoda.server.http.openapi import route
from hexapoda.server.http.rest.request import Server, json_answer, read_body, worked, worked_answer
from hexapoda.server.table.refused import refusing
from hexapoda.server.table.sketch_tree import SketchTree, sketch_tree, tree_view

router = APIRouter(prefix="/api", tags=["trees"])


@router.post("/trees", **route(body=SketchTree, answer=schemas.TreeAnswer, says="The tree."))
async def show_tree(request: Request, server: Server) -> Response:
    """A game with variations and comments that you describe: all its moves in words."""
    asked = await read_body(request, SketchTree)
    return await worked_answer(request, server, _shown, asked)


def _shown(asked: SketchTree) -> dict[str, Any]:
    return tree_view(sketch_tree(asked))


@router.post("/trees/record", **route(body=schemas.TreeWish, answer=schemas.TreeRecord, says="The record."))
async def write_tree(request: Request, server: Server) -> Response:
    """The record of a game with variations and comments that you describe. A format that holds none has the main
    line."""
    asked = await read_body(request, schemas.TreeWish)
    text = await worked(request, server, _written, asked)
    return json_answer(schemas.TreeRecord(asked.format or records.NAME, text))


@refusing()
def _written(asked: schemas.TreeWish) -> str:
    return sketch_tree(asked).record(format=asked.format)
