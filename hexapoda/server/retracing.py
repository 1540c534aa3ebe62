"""The positions of a game from its start on, as somebody may see them."""

from collections.abc import Iterator
from typing import Any

from hexapoda.play.position import Position
from hexapoda.server.events import Viewer

#: What a view has for bots alone: where positions can repeat, the moves that lead to it.
FOR_BOTS = ("earlier", "recent")


def shown_view(position: Position, seat: int | None, *, legal: bool = True) -> dict[str, Any]:
    """What a seat (None: a spectator) sees, without what only bots need; with its legal moves where they are wanted."""
    left_out = FOR_BOTS if legal else (*FOR_BOTS, "legal")
    return {name: value for name, value in position.view(seat).items() if name not in left_out}


def onlooker(position: Position) -> int | None:
    """The seat from which a position is best looked at by somebody who may look from any: the one that decides, or the
    one that decided last."""
    if position.actor is not None or not position.ply:
        return position.actor
    return int(position.seen(position.ply - 1)["seat"])


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
            "view": shown_view(each, onlooker(each) if seat is None else seat),
            "position": each.setup(),
        }
        for each in retraced(position, first, limit)
    ]


def known_game(position: Position, first: int, limit: int, seat: int | None, mine: Viewer) -> list[dict[str, Any]]:
    """Positions of a game that is running: as a seat saw them, one of `mine`, or as all did."""
    return [
        {
            "number": each.ply,
            "view": shown_view(each, own_seat(each, mine) if seat is None else seat, legal=False),
            "position": None,
        }
        for each in retraced(position, first, limit)
    ]
