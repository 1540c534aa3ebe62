"""The positions of a game from its start on, as a viewer may see them."""

from collections.abc import Iterator
from typing import Any

from hexapoda.play.game import Position
from hexapoda.server.table.events import Viewer
from hexapoda.server.table.views import lean_view


def deciding_seat(position: Position) -> int | None:
    """The seat to show a position from where all may be seen: the one that decides, or that decided last."""
    if position.actor is not None or not position.ply:
        return position.actor
    return int(position.written(position.ply - 1)["seat"])


def whole_game(position: Position, first: int, limit: int, seat: int | None) -> list[dict[str, Any]]:
    """Positions of a finished game, from number `first` on, with everything: as a seat saw them, by default the one
    that decided there."""
    return [
        {
            "number": each.ply,
            "view": lean_view(each.view(deciding_seat(each) if seat is None else seat)),
            "position": each.setup(),
        }
        for each in _positions(position, first, limit)
    ]


def known_game(position: Position, first: int, limit: int, seat: int | None, mine: Viewer) -> list[dict[str, Any]]:
    """Positions of a running game, from number `first` on: as a seat of `mine` saw them, or as a spectator did."""
    return [
        {
            "number": each.ply,
            "view": _without_moves(each.view(_own_seat(each, mine) if seat is None else seat)),
            "position": None,
        }
        for each in _positions(position, first, limit)
    ]


def _positions(position: Position, first: int, limit: int) -> Iterator[Position]:
    """One at a time: each is a copy of the game so far."""
    return (position.at(ply) for ply in range(first, min(first + limit, position.ply + 1)))


def _own_seat(position: Position, mine: Viewer) -> int | None:
    """The seat through which a viewer sees a position: the deciding one, or the first."""
    return position.actor if position.actor in mine else min(mine, default=None)


def _without_moves(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in lean_view(view).items() if name not in ("legal", "premove")}


#: The most points of a graph.
LONGEST_GRAPH = 240


def points_of(position: Position) -> dict[str, Any]:
    """Where the points of a finished game came from, how they grew, and the last move, where it ended the game."""
    standings = position.standings()
    shown = sorted({ply * position.ply // LONGEST_GRAPH for ply in range(LONGEST_GRAPH + 1)})
    outcome, names = position.outcome, position.game.declaration.endings
    ended = outcome is not None and outcome.reason in names and position.ply > 0
    return {
        "sources": [{"code": each.code, "points": each.points, "counts": each.counts} for each in position.sources()],
        "graph": [{"after": ply, "standing": standings[ply]} for ply in shown],
        "last": _last_move(position) if ended else None,
    }


def _last_move(position: Position) -> dict[str, Any]:
    ply = position.ply - 1
    return {"seat": position.written(ply)["seat"], "move": position.phrase(ply).json()}
