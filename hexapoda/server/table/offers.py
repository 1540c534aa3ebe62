"""Offers of a draw, a takeback or a rematch: who is asked, and when all have agreed."""

from hexapoda.server.table import seats as seating
from hexapoda.server.table.commands import Answer, Offer
from hexapoda.server.table.events import Agreed, Answered, Body, Offered, Rematched, TakenBack
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.outside import Outside
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.state import Pending, TableState
from hexapoda.server.table.takeback import Takeback, check_takeback


def decide_offer(table: TableState, command: Offer, who: Guest, outside: Outside) -> Body:
    """Offer something; where nobody has to agree, it is settled at once."""
    table.check_status("finished" if command.offer == "rematch" else "running")
    seat = table.check_holder(command.seat, who, gone_too=command.offer == "rematch")
    if command.offer in table.offers:
        raise Refused("offer-pending", offer=command.offer)
    if table.offered.get((command.offer, seat)) == table.at:
        raise Refused("offered-already", offer=command.offer)
    asked = _asked(table, command.offer, seat)
    takeback = Takeback()
    match command.offer:
        case "draw":
            _ask_bots(table, seat, outside)
        case "takeback":
            takeback = _takeback(table, seat, command.to)
        case "rematch" if table.started_game is None or table.seats[seat].left:
            raise Refused("not-started" if table.started_game is None else "not-seated")
        case "rematch" if table.rematch:
            raise Refused("rematched-already", table=table.rematch)
    if not asked:
        return _settled(Pending(command.offer, seat, (), to=takeback.to), outside)
    return Offered(command.offer, seat, asked, takeback.to, takeback.redraws)


def decide_answer(table: TableState, command: Answer, who: Guest, outside: Outside) -> Body:
    """Accept or decline an offer, or withdraw one's own."""
    pending = table.offers.get(command.offer)
    if pending is None:
        raise Refused("no-offer", offer=command.offer)
    mine = [number for number, seat in enumerate(table.seats) if seat.kind == "person" and seat.guest == who.id]
    if pending.seat in mine and not command.yes:
        return Answered(command.offer, (pending.seat,), yes=False)
    answering = tuple(number for number in mine if number in pending.asked)
    if not answering:
        raise Refused("not-asked-for", offer=command.offer)
    if not command.yes:
        return Answered(command.offer, answering, yes=False)
    if pending.offer == "takeback":  # a bot may have moved since the offer
        _takeback(table, pending.seat, pending.to)
    agreed = pending.with_answer(answering)
    return _settled(agreed, outside) if _all_agree(table, agreed) else Answered(command.offer, answering, yes=True)


def _asked(table: TableState, offer: str, asker: int) -> tuple[int, ...]:
    """The seats whose players must agree. A player who holds several seats is not asked again."""
    seats, teams = table.seats, table.teams
    if offer == "rematch":  # a player who resigned or flagged may want to play again
        others = [number for number, seat in enumerate(seats) if seat.kind == "person" and not seat.left]
    else:
        others = list(seating.persons(seats))
    others = [number for number in others if seats[number].guest != seats[asker].guest]
    if offer == "draw":
        others = [number for number in others if teams[number] != teams[asker]]
    return tuple(others)


def _takeback(table: TableState, seat: int, to: int | None) -> Takeback:
    firsts = () if table.started_game is None else table.started_game.first_plies.values()
    return check_takeback(table.position, table.seats, seat, to, first_plies=firsts)


def _ask_bots(table: TableState, asker: int, outside: Outside) -> None:
    """The bots of other teams answer a draw offer at once."""
    for number, seat in enumerate(table.seats):
        if seat.kind == "bot" and table.teams[number] != table.teams[asker]:
            if not outside.agrees(table.view_for_bot(number)):
                raise Refused("bot-declines", seat=number)


def _all_agree(table: TableState, pending: Pending) -> bool:
    """A draw takes one seat of each team that is asked, anything else all seats."""
    if pending.offer == "draw":
        wanted, given = ({table.teams[number] for number in seats} for seats in (pending.asked, pending.agreed))
        return wanted <= given
    return set(pending.asked) <= set(pending.agreed)


def _settled(pending: Pending, outside: Outside) -> Body:
    match pending.offer:
        case "draw":
            return Agreed()
        case "takeback":
            assert pending.to is not None
            return TakenBack(pending.seat, pending.to, outside.random(16))
        case "rematch":
            return Rematched(outside.random(6), outside.random(12))
