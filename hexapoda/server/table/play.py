"""Decisions of the game: played now, given in advance, or only tried."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hexapoda.kernel.declaration import Refusal, Said
from hexapoda.play.errors import GAME_OVER, HexapodaError
from hexapoda.play.game import Position
from hexapoda.play.turn import INTERRUPTED, Turn
from hexapoda.server.table.commands import LONGEST_ID, LONGEST_MOVE, LONGEST_PART, MOST_MOVES, MOST_PARTS, Play, Premove
from hexapoda.server.table.events import Event, Played, Shown
from hexapoda.server.table.house import Guest
from hexapoda.server.table.refused import Refused

if TYPE_CHECKING:
    from hexapoda.server.table.table import Table

#: Longest client id that leaves room for the number of an event.
_LONGEST_BASE = LONGEST_ID - 12


class Kept(msgspec.Struct, frozen=True):
    """A premove that waits: a guest's decisions for a seat, given when the table's `at` was `answers`. It is a secret
    of its seat."""

    seat: int
    guest: str
    moves: tuple[str | tuple[str, ...], ...]
    answers: int
    client_id: str = ""


class _Plan(msgspec.Struct, frozen=True):
    """How a premove was stored when it was a text, or parts of which `played` were played."""

    seat: int
    guest: str
    text: str
    answers: int
    client_id: str = ""
    parts: tuple[str, ...] = ()
    played: int = 0


def read_premove(data: bytes) -> Kept:
    """A stored premove.

    >>> read_premove(b'{"seat":1,"guest":"bob","text":"","answers":7,"parts":["F5","F6"],"played":1}').moves
    (('F6',),)
    """
    try:
        return msgspec.json.decode(data, type=Kept)
    except msgspec.ValidationError:
        old = msgspec.json.decode(data, type=_Plan)
        return Kept(old.seat, old.guest, (old.parts[old.played :] or old.text,), old.answers, old.client_id)


def decide_play(table: "Table", command: Play, who: Guest, now: int) -> tuple[Played, int | None]:
    """Decisions that are played, and who has to decide after them."""
    table.check_status("running")
    seat = table.check_player(command.seat, who)
    _check_asked(table, seat, command.answers)
    if table.clock.has_fallen(now):
        raise Refused("flag-fell")
    return _played(table.position, read_turn(table.position, command.moves).actions, seat)


def _check_asked(table: "Table", seat: int, answers: int) -> None:
    """Refuse a seat that does not have to decide, or that answers an old position."""
    _check_current(table, answers)
    if table.actor != seat:
        raise Refused.of(Refusal("", "not-asked"))


def _check_current(table: "Table", answers: int) -> None:
    if answers != table.at:
        raise Refused("stale", at=table.at)


def read_turn(position: Position, moves: Sequence[Said]) -> Turn:
    """The decisions that were said, and what is left of them where something comes in between; Refused where one is
    not legal."""
    _check_length(moves)
    try:
        return position.read_turn(moves)
    except HexapodaError as error:
        raise Refused.of(error) from None


def _check_length(moves: Sequence[Said]) -> None:
    for said in moves:
        parts, longest = ([said], LONGEST_MOVE) if isinstance(said, str) else (said, LONGEST_PART)
        if len(moves) > MOST_MOVES or len(parts) > MOST_PARTS or any(len(part) > longest for part in parts):
            raise Refused("text-too-long", longest=LONGEST_MOVE)


def _played(position: Position, actions: Sequence[int], seat: int) -> tuple[Played, int | None]:
    """What decisions would be, as everybody would see them; the position stays."""
    first = position.ply
    with position.lookahead(*actions):
        plies = range(first, position.ply)
        whole = _shown(position, plies)
        if position.game.declaration.perfect_information:
            return Played(seat, whole), position.actor
        public = _shown(position, plies, None)
        by_seat = {number: _shown(position, plies, number) for number in range(position.seats)}
        seats = {number: shown for number, shown in by_seat.items() if shown != public}
        return Played(seat, whole, None if public == whole else public, seats), position.actor


def _shown(position: Position, plies: range, *seat: int | None) -> tuple[Shown, ...]:
    seen = [position.written(ply, *seat) for ply in plies]
    return tuple(Shown(each["text"], tuple(each["parts"]), each["chance"]) for each in seen)


# ── before their time ──


def decide_premove(table: "Table", command: Premove, who: Guest) -> Kept | None:
    """A premove. Whether it will be allowed is not known yet, and not asked."""
    table.check_status("running")
    seat = table.check_holder(command.seat, who)
    if command.moves is None:
        return None
    _check_length(command.moves)
    return Kept(seat, who.id, command.moves, table.at, command.client_id)


def due_premove(table: "Table") -> Play | None:
    """What the premove of the seat that has to decide plays now; one that can't be played is forgotten."""
    kept = None if table.actor is None else table.premoves.get(table.actor)
    if kept is None:
        return None
    try:
        read_turn(table.position, kept.moves)
    except Refused:
        del table.premoves[kept.seat]
        return None
    return Play(seat=kept.seat, moves=kept.moves, answers=table.at, client_id=kept.client_id, rest="premove")


def rest_of(position: Position, command: Play, event: Event) -> Kept | None:
    """What is left to be a premove once `command`, given in this position, is played as `event`."""
    if command.rest == "drop":
        return None
    rest = read_turn(position, command.moves).rest
    client_id = f"{command.client_id[:_LONGEST_BASE]}+{event.number}" if command.client_id else ""
    return Kept(command.seat, event.by, tuple(rest), event.number, client_id) if rest else None


# ── trying ──


def try_play(table: "Table", seat: int, moves: Sequence[Said], answers: int, who: Guest) -> dict[str, Any] | None:
    """What a seat would see after decisions that the next one goes on with; None where nothing goes on with them.

    Nobody learns anything by it: what goes on follows without chance, and shows no secret. A game that breaks this law
    of its declaration shows nothing here, either.
    """
    table.check_status("running")
    table.check_holder(seat, who)
    _check_asked(table, seat, answers)
    position = table.position
    turn = read_turn(position, moves)
    if turn.rest:
        return None
    with position.lookahead(*turn.actions):
        goes_on = position.actor == seat and position.goes_on and not position.written(position.ply - 1)["chance"]
        return position.view(seat) if goes_on else None


def explain_play(
    position: Position, seat: int, moves: Sequence[Said], text: str, parts: Sequence[str] | None
) -> Refusal | None:
    """Why a seat may not play a move, finished or not, that goes on with decisions that it has not played yet."""
    if not moves or position.actor != seat:
        return position.explain(text, parts=parts, seat=seat)
    turn = read_turn(position, moves)
    with position.lookahead(*turn.actions):
        goes_on = not turn.rest and position.actor == seat and position.goes_on
        return position.explain(text, parts=parts) if goes_on else INTERRUPTED


def try_premove(table: "Table", seat: int, moves: Sequence[Said], answers: int, who: Guest) -> dict[str, Any] | None:
    """The view of a seat that waits, with what it may choose in advance after these decisions; None for nothing.

    That is what goes on with them, or the same once more (the harvest of another tile): whatever comes later may be
    changed by others.
    """
    table.check_status("running")
    table.check_holder(seat, who)
    _check_current(table, answers)
    ahead = table.position.ahead(seat)
    if ahead is None:
        raise Refused.of(Refusal("", "not-asked"))
    later, certain = ahead
    turn = read_turn(later, moves)
    with later.lookahead(*turn.actions[:-1]):
        may_go_on = later.game.declaration.may_go_on(later.state, turn.actions[-1])
    with later.lookahead(*turn.actions):
        if turn.rest or not may_go_on or later.actor != seat or later.brought(later.ply - 1) is not None:
            return None
        premove = {"decision": later.decision, "legal": later.legal_moves.json(), "exact": certain}
    return {**table.position.view(seat), "premove": premove}


def over(status: str) -> Refused:
    """The refusal of a table that is in another state than a command needs."""
    return Refused.of(GAME_OVER) if status == "finished" else Refused("not-started")
