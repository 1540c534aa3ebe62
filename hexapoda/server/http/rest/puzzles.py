"""Puzzles: the lists of those that come with the games, and all that is needed to solve one."""

from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from hexapoda.learn.puzzles import Puzzle, puzzles
from hexapoda.play.game import Position, game_names
from hexapoda.server.http import schemas
from hexapoda.server.http.openapi import route
from hexapoda.server.http.rest.request import Server, json_answer, worked_answer
from hexapoda.server.table.refused import Refused, refusing
from hexapoda.server.table.views import lean_view

router = APIRouter(prefix="/api", tags=["puzzles"])


@router.get("/puzzles/{name}", **route(answer=schemas.PuzzleList, says="The puzzles."))
async def list_puzzles(name: str) -> Response:
    """The puzzles of a game, with themes and ratings."""
    return json_answer(_entries(_checked(name)))


@router.get("/puzzles/{name}/{id}", **route(answer=schemas.PuzzleAnswer, says="The puzzle."))
async def read_puzzle(request: Request, server: Server, name: str, id: str) -> Response:
    """A puzzle with all positions of its solution, and what follows every wrong move."""
    if id not in puzzles(_checked(name)):
        raise Refused("no-puzzle", game=name, id=id[:40])
    return await worked_answer(request, server, _puzzle, name, id)


def _checked(name: str) -> str:
    if name not in game_names():
        raise Refused("unknown-game", name=name[:60], games=", ".join(game_names()))
    return name


@cache
def _entries(name: str) -> schemas.PuzzleList:
    found = puzzles(name).values()
    return schemas.PuzzleList([schemas.PuzzleEntry(each.id, each.theme, each.rating) for each in found])


@refusing()
def _puzzle(name: str, id: str) -> schemas.PuzzleAnswer:
    puzzle = puzzles(name)[id]
    start = puzzle.start()
    assert start.actor is not None
    tree = _Tree(puzzle, start.actor)
    tree.grow(start)
    return schemas.PuzzleAnswer(
        id,
        puzzle.theme,
        puzzle.rating,
        puzzle.plies,
        start.actor,
        puzzle.proof,
        dict(start.game.options),
        start.constants(),
        tree.nodes,
    )


class _Tree:
    """The positions of a puzzle as its seat sees them: of the solution, and after all other moves."""

    def __init__(self, puzzle: Puzzle, seat: int) -> None:
        self._puzzle, self._seat = puzzle, seat
        self.nodes: list[schemas.PuzzleNode] = []

    def grow(self, start: Position) -> None:
        """Add the line, and beside it what else may be tried."""
        here = self._add(None, start, "start")
        position = start.copy()
        for number, text in enumerate(self._puzzle.line):
            asked, before, parent = position.actor == self._seat, position.copy(), here
            position.push(text)
            here = self._add(parent, position, "right" if asked else "reply")
            if asked:
                self._add_others(parent, before, number)
        self._ask()

    def _add_others(self, here: int, position: Position, number: int) -> None:
        right = self._puzzle.right(number)
        for move in position.legal_moves:
            if move.text == right[0]:
                continue
            ahead = position.copy()
            ahead.push(move)
            node = self._add(here, ahead, "right" if move.text in right else "wrong")
            if move.text not in right:
                for text in self._puzzle.refutation(number, move.text):
                    ahead.push(text)
                    node = self._add(node, ahead, "refutation")

    def _add(self, parent: int | None, position: Position, kind: schemas.NodeKind) -> int:
        seen: dict[str, Any] = lean_view(position.view(self._seat))
        legal = seen.pop("legal", None)
        seen.pop("premove", None)
        told = position.move_view(position.ply - 1, self._seat) if position.ply else None
        # Only where the solver decides something on the way to the solution.
        asks = legal is not None and kind in ("start", "right", "reply")
        text = position.setup() if asks else ""
        self.nodes.append(schemas.PuzzleNode(parent, kind, told, seen | ({"legal": legal} if asks else {}), text))
        return len(self.nodes) - 1

    def _ask(self) -> None:
        """Ask nothing any more where the solution ends, and where another one was found."""
        parents = {node.parent for node in self.nodes}
        for number, node in enumerate(self.nodes):
            if number not in parents and node.position:
                node.view.pop("legal", None)
                node.position = ""
