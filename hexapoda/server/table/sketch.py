"""Sketches: positions that a client describes, of a rulebook, a link or a study. They belong to no table, nothing of
them is stored, and nothing in them is secret."""

from typing import Annotated, Any

import msgspec

from hexapoda.play.errors import GAME_OVER
from hexapoda.play.game import Position
from hexapoda.server.table.commands import LONGEST_POSITION, MOST_OPTIONS, Id, Said, SeatNumber
from hexapoda.server.table.games import checked_game
from hexapoda.server.table.refused import Refused, refusing
from hexapoda.server.table.replay import deciding_seat
from hexapoda.server.table.views import lean_view

#: The longest record, in characters, and the most moves.
LONGEST_RECORD = 100_000
MOST_MOVES = 1_000
#: Chance is always the same in a sketch.
SEED = 0


class Sketch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position: of a position text, at the end of a record, or at the start of the game; and moves from there. The
    view is that of `seat` (null: of a spectator), by default that of the seat which decides."""

    game: Id
    options: Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=MOST_OPTIONS)] = {}
    position: Annotated[str, msgspec.Meta(max_length=LONGEST_POSITION)] = ""
    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)] = ""
    moves: Annotated[tuple[Said, ...], msgspec.Meta(max_length=MOST_MOVES)] = ()
    seat: SeatNumber | msgspec.UnsetType | None = msgspec.UNSET


@refusing()
def sketch_position(sketch: Sketch) -> Position:
    """The position that a sketch describes, or Refused."""
    game = checked_game(sketch.game, sketch.options)
    if sketch.position and sketch.record:
        raise Refused("position-or-record")
    if sketch.record:
        position = game.read(sketch.record)
        position.redraw(SEED)
    elif sketch.position:
        position = game.position(sketch.position, seed=SEED)
    else:
        position = game.start(SEED)
    for said in sketch.moves:
        position.push(said)
    return position


def undecided_position(sketch: Sketch) -> Position:
    """The position of a sketch, or Refused where its game is over."""
    position = sketch_position(sketch)
    if position.actor is None:
        raise Refused.of(GAME_OVER)
    return position


@refusing()
def sketch_view(sketch: Sketch) -> dict[str, Any]:
    """The view of a sketch, and its position text."""
    position = sketch_position(sketch)
    seat = deciding_seat(position) if isinstance(sketch.seat, msgspec.UnsetType) else sketch.seat
    return {
        "view": lean_view(position.view(seat)),
        "constants": position.constants(),
        "options": dict(position.game.options),
        "position": position.setup(),
        "told": position.move_view(position.ply - 1) if position.ply else None,
    }
