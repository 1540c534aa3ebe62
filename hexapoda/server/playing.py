"""Decisions of the game: played now, or chosen in advance."""

from typing import TYPE_CHECKING

import msgspec

from hexapoda.kernel.declaration import Refusal
from hexapoda.play.errors import HexapodaError
from hexapoda.play.move import Move
from hexapoda.play.position import GAME_OVER, Position
from hexapoda.server.commands import LONGEST_MOVE, Plan, Play
from hexapoda.server.events import Moved, Shown
from hexapoda.server.house import Guest
from hexapoda.server.refused import Refused

if TYPE_CHECKING:
    from hexapoda.server.table import Table


class Planned(msgspec.Struct, frozen=True):
    """A choice in advance, made by a guest when the table's `at` was `answers`. It is a secret of its seat."""

    seat: int
    guest: str
    text: str
    answers: int
    client_id: str = ""


def decide_play(table: "Table", command: Play, who: Guest, now: int) -> tuple[Moved, int | None]:
    """One decision, and who has to decide after it."""
    table.check_status("running")
    seat = table.check_player(command.seat, who)
    if command.answers != table.at:
        raise Refused("stale", at=table.at)
    if table.actor != seat:
        raise Refused.of(Refusal("", "not-asked"))
    if table.clock.has_fallen(now):
        raise Refused("flag-fell")
    move = one_decision(table.position, command.text)
    return _tried(table.position, move, seat)


def one_decision(position: Position, text: str) -> Move:
    """The decision that a text names: the server plays them one by one."""
    if len(text) > LONGEST_MOVE:
        raise Refused("text-too-long", longest=LONGEST_MOVE)
    try:
        moves = position.parse_all(text)
    except HexapodaError as error:
        raise Refused.of(error) from None
    move, *more = moves
    if more:
        raise Refused("one-decision", first=move.text)
    return move


def _tried(position: Position, move: Move, seat: int) -> tuple[Moved, int | None]:
    """What a move would be, as everybody would see it; the position stays."""
    ply = position.ply
    with position.trying(move.id):
        if position.game.declaration.perfect_information:
            return Moved(seat, move.text, move.parts), position.actor
        whole, public = _shown(position, ply), _shown(position, ply, None)
        by_seat = {number: _shown(position, ply, number) for number in range(position.seats)}
        seats = {number: shown for number, shown in by_seat.items() if shown != public}
        told_apart = None if public == whole else public
        return Moved(seat, whole.text, whole.parts, whole.chance, told_apart, seats), position.actor


def _shown(position: Position, ply: int, *seat: int | None) -> Shown:
    seen = position.seen(ply, *seat)
    return Shown(seen["text"], tuple(seen["parts"]), seen["chance"])


def decide_plan(table: "Table", command: Plan, who: Guest) -> Planned | None:
    """A choice in advance. Whether it will be allowed is not known yet, and not asked."""
    table.check_status("running")
    seat = table.check_holder(command.seat, who)
    if command.text is None:
        return None
    if len(command.text) > LONGEST_MOVE:
        raise Refused("text-too-long", longest=LONGEST_MOVE)
    return Planned(seat, who.id, command.text, table.at, command.client_id)


def due_plan(table: "Table") -> Planned | None:
    """The plan of the seat that has to decide, if it can be played; one that can't is forgotten."""
    plan = None if table.actor is None else table.plans.get(table.actor)
    if plan is None:
        return None
    try:
        one_decision(table.position, plan.text)
    except Refused:
        del table.plans[plan.seat]
        return None
    return plan


def over(status: str) -> Refused:
    """The refusal of a table that is in another state than a command needs."""
    return Refused.of(GAME_OVER) if status == "finished" else Refused("not-started")
