"""The positions of a game from its start on, as somebody may see them."""

from collections.abc import Iterator
from typing import Any

from hexapoda.play.game import Position
from hexapoda.server.table.events import Viewer
from hexapoda.server.table.views import lean_view


def onlooker(position: Position) -> int | None:
    """The seat from which a position is best looked at by somebody who may look from any: the one that decides, or the
    one that decided last."""
    if position.actor is not None or not position.ply:
        return position.actor
    return int(position.written(position.ply - 1)["seat"])


def own_seat(position: Position, mine: Viewer) -> int | None:
    """The seat from which a position is looked at by somebody who holds some: the deciding one, or the first."""
    return position.actor if position.actor in mine else min(mine, default=None)


def retraced(position: Position, first: int, limit: int) -> Iterator[Position]:
    """The game after `first` decisions, after one more, and so on. Each is to be looked at before the next is made."""
    for ply in range(first, min(first + limit, position.ply + 1)):
        yield position.at(ply)


def whole_game(position: Position, first: int, limit: int, seat: int | None) -> list[dict[str, Any]]:
    """Positions of a game that is over, all of them with everything: as a seat saw them, by default the one that
    decided there."""
    return [
        {
            "number": each.ply,
            "view": lean_view(each.view(onlooker(each) if seat is None else seat)),
            "position": each.setup(),
        }
        for each in retraced(position, first, limit)
    ]


def known_game(position: Position, first: int, limit: int, seat: int | None, mine: Viewer) -> list[dict[str, Any]]:
    """Positions of a game that is running: as a seat saw them, one of `mine`, or as all did."""
    return [
        {
            "number": each.ply,
            "view": _without_moves(each.view(own_seat(each, mine) if seat is None else seat)),
            "position": None,
        }
        for each in retraced(position, first, limit)
    ]


def _without_moves(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in lean_view(view).items() if name not in ("legal", "premove")}
