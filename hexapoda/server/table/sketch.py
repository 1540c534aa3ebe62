"""Positions that are no table's: out of a rulebook, from a link, or thought of. Nothing of them is kept, and nothing in
them is secret."""

from typing import Annotated, Any

import msgspec

from hexapoda.play.errors import GAME_OVER, HexapodaError
from hexapoda.play.game import Position
from hexapoda.server.table.commands import LONGEST_POSITION, MOST_OPTIONS, Id, Said, SeatNumber
from hexapoda.server.table.opening import stated_game
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.replay import onlooker
from hexapoda.server.table.views import lean_view

#: Longest texts, in characters, and the most moves.
LONGEST_RECORD = 100_000
MOST_MOVES = 1_000
#: What chance brings in a sketch is always the same.
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


def sketched(sketch: Sketch) -> Position:
    """The position that a sketch describes, or Refused."""
    game = stated_game(sketch.game, sketch.options)
    if sketch.position and sketch.record:
        raise Refused("position-or-record")
    try:
        if sketch.record:
            position = game.read(sketch.record)
            position.redraw(SEED)
        elif sketch.position:
            position = game.position(sketch.position, seed=SEED)
        else:
            position = game.start(SEED)
        for said in sketch.moves:
            position.push(said)
    except HexapodaError as error:
        raise Refused.of(error) from None
    return position


def seen_sketch(sketch: Sketch) -> dict[str, Any]:
    """The view of a sketch, and its position text."""
    position = sketched(sketch)
    seat = onlooker(position) if isinstance(sketch.seat, msgspec.UnsetType) else sketch.seat
    try:
        view = lean_view(position.view(seat))
    except HexapodaError as error:
        raise Refused.of(error) from None
    options = dict(position.game.options)
    return {"view": view, "constants": position.constants(), "options": options, "position": position.setup()}


def to_analyse(sketch: Sketch) -> Position:
    """The position of a sketch in which somebody has to decide."""
    position = sketched(sketch)
    if position.actor is None:
        raise Refused.of(GAME_OVER)
    return position
