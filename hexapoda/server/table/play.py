"""Decisions of the game: played now, kept as a premove, or only tried."""

from collections.abc import Sequence
from typing import Any

from hexapoda.kernel.declaration import Refusal, Said
from hexapoda.play.game import Position
from hexapoda.play.turn import INTERRUPTED, Turn
from hexapoda.server.table.commands import LONGEST_ID, LONGEST_MOVE, LONGEST_PART, MOST_MOVES, MOST_PARTS, Play, Premove
from hexapoda.server.table.events import Event, Played, Shown
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.premove import KeptPremove
from hexapoda.server.table.refused import Refused, refusing
from hexapoda.server.table.state import TableState

#: Longest client id that leaves room for the number of an event.
_LONGEST_BASE = LONGEST_ID - 12


def decide_play(table: TableState, command: Play, who: Guest, now: int) -> tuple[Played, int | None]:
    """The decisions that are played, and the seat to decide after them."""
    table.check_status("running")
    seat = table.check_player(command.seat, who)
    _check_asked(table, seat, command.answers)
    if table.clock.has_fallen(now):
        raise Refused("flag-fell")
    return _played(table.position, read_turn(table.position, command.moves).actions, seat)


def _check_asked(table: TableState, seat: int, answers: int) -> None:
    """Refuse a seat that is not to act, or that answers an old position."""
    _check_current(table, answers)
    if table.actor != seat:
        raise Refused.of(Refusal("", "not-asked"))


def _check_current(table: TableState, answers: int) -> None:
    if answers != table.at:
        raise Refused("stale", at=table.at)


@refusing()
def read_turn(position: Position, moves: Sequence[Said]) -> Turn:
    """The decisions of a turn, and the rest where something comes in between; Refused where one is illegal."""
    _check_length(moves)
    return position.read_turn(moves)


def _check_length(moves: Sequence[Said]) -> None:
    for said in moves:
        parts, longest = ([said], LONGEST_MOVE) if isinstance(said, str) else (said, LONGEST_PART)
        if len(moves) > MOST_MOVES or len(parts) > MOST_PARTS or any(len(part) > longest for part in parts):
            raise Refused("text-too-long", longest=LONGEST_MOVE)


def _played(position: Position, actions: Sequence[int], seat: int) -> tuple[Played, int | None]:
    """Decisions as every seat will see them; the position stays."""
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


# ── premoves ──


def decide_premove(table: TableState, command: Premove, who: Guest) -> KeptPremove | None:
    """A premove, or None to forget one. Whether it will be legal is not known yet."""
    table.check_status("running")
    seat = table.check_holder(command.seat, who)
    if command.moves is None:
        return None
    _check_length(command.moves)
    return KeptPremove(seat, who.id, command.moves, table.at, command.client_id)


def due_premove(table: TableState) -> Play | None:
    """The premove of the seat to act, as a command; one that can't be played is forgotten."""
    kept = None if table.actor is None else table.premoves.get(table.actor)
    if kept is None:
        return None
    try:
        read_turn(table.position, kept.moves)
    except Refused:
        del table.premoves[kept.seat]
        return None
    return Play(seat=kept.seat, moves=kept.moves, answers=table.at, client_id=kept.client_id, rest="premove")


def rest_of(position: Position, command: Play, event: Event) -> KeptPremove | None:
    """What is left as a premove once `command`, given in this position, is played as `event`."""
    if command.rest == "drop":
        return None
    rest = read_turn(position, command.moves).rest
    client_id = f"{command.client_id[:_LONGEST_BASE]}+{event.number}" if command.client_id else ""
    return KeptPremove(command.seat, event.by, tuple(rest), event.number, client_id) if rest else None


# ── trying ──


def try_play(table: TableState, seat: int, moves: Sequence[Said], answers: int, who: Guest) -> dict[str, Any] | None:
    """The view of a seat after decisions that the next one continues; None where nothing continues them.

    Nobody learns anything by it: continuations draw nothing and show no secret. A game that breaks this law of its
    declaration shows nothing here either.
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
    """Why a seat may not play a move, finished or not, after decisions that it has chosen and not played yet."""
    if not moves or position.actor != seat:
        return position.explain(text, parts=parts, seat=seat)
    turn = read_turn(position, moves)
    with position.lookahead(*turn.actions):
        goes_on = not turn.rest and position.actor == seat and position.goes_on
        return position.explain(text, parts=parts) if goes_on else INTERRUPTED


def try_premove(table: TableState, seat: int, moves: Sequence[Said], answers: int, who: Guest) -> dict[str, Any] | None:
    """The view of a waiting seat, with what it may choose in advance after these decisions; None for nothing.

    That is what continues them, or the same once more (the harvest of another tile): others may change what comes
    later.
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
