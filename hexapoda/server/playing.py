"""Decisions of the game: played now, or chosen in advance."""

from typing import TYPE_CHECKING

import msgspec

from hexapoda.kernel.declaration import Refusal
from hexapoda.play.errors import HexapodaError
from hexapoda.play.move import Move
from hexapoda.play.position import GAME_OVER, Position
from hexapoda.server.commands import LONGEST_ID, LONGEST_MOVE, LONGEST_PART, MOST_PARTS, Plan, Play
from hexapoda.server.events import Moved, Shown
from hexapoda.server.house import Guest
from hexapoda.server.refused import Refused

if TYPE_CHECKING:
    from hexapoda.server.table import Table

#: So much of a client's id is kept where a number is put behind it.
_LONGEST_PLAN_ID = LONGEST_ID - 10


class Planned(msgspec.Struct, frozen=True):
    """A choice in advance, made by a guest when the table's `at` was `answers`. It is a secret of its seat.

    It is a text, or the parts of one decision or of several in one turn: those are played one after the other, and
    `played` says how many of the parts were.
    """

    seat: int
    guest: str
    text: str
    answers: int
    client_id: str = ""
    parts: tuple[str, ...] = ()
    played: int = 0

    @property
    def play_id(self) -> str:
        """The client's id for the next decision of it: each is played once."""
        return (
            f"{self.client_id[:_LONGEST_PLAN_ID]}+{self.played}" if self.client_id and self.played else self.client_id
        )


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
    if command.text is None and command.parts is None:
        return None
    text, parts = command.text or "", command.parts or ()
    if len(text) > LONGEST_MOVE or len(parts) > MOST_PARTS or any(len(part) > LONGEST_PART for part in parts):
        raise Refused("text-too-long", longest=LONGEST_MOVE)
    return Planned(seat, who.id, text, table.at, command.client_id, parts)


def due_plan(table: "Table") -> Play | None:
    """What the plan of the seat that has to decide plays now, if it can be played; one that can't is forgotten."""
    plan = None if table.actor is None else table.plans.get(table.actor)
    if plan is None:
        return None
    text = _planned_text(table.position, plan)
    if text is None:
        del table.plans[plan.seat]
        return None
    return Play(seat=plan.seat, text=text, answers=table.at, client_id=plan.play_id)


def _planned_text(position: Position, plan: Planned) -> str | None:
    """The decision that a plan means now; None where there is no such decision."""
    if not plan.parts:
        try:
            one_decision(position, plan.text)
        except Refused:
            return None
        return plan.text
    left = plan.parts[plan.played :]
    meant = [move for move in position.legal_moves if move.parts and move.parts == left[: len(move.parts)]]
    return max(meant, key=lambda move: len(move.parts)).text if meant else None


def went_on(plan: Planned, decided: list[tuple[int, tuple[str, ...]]]) -> Planned | None:
    """What is left of a plan by parts after these decisions of its seat in this turn, the number of each with its
    parts; None where the seat has done something else, or all of it.

    >>> plan = Planned(0, "ada", "", 7, parts=("F5", "F6", "E6"))
    >>> went_on(plan, [(8, ("F5",)), (9, ("F6",))]).played, went_on(plan, [(8, ("G1",))])
    (2, None)
    """
    done = tuple(part for number, parts in decided if number > plan.answers for part in parts)
    if plan.parts[: len(done)] != done or len(done) >= len(plan.parts):
        return None
    return msgspec.structs.replace(plan, played=len(done))


def over(status: str) -> Refused:
    """The refusal of a table that is in another state than a command needs."""
    return Refused.of(GAME_OVER) if status == "finished" else Refused("not-started")
