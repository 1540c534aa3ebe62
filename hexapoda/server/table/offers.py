"""Proposals: a draw, a takeback, a rematch. Who is asked, and when all have agreed."""

from typing import TYPE_CHECKING, Literal

import msgspec

from hexapoda.server.table import seats as seating
from hexapoda.server.table.commands import Answer, Offer
from hexapoda.server.table.events import Agreed, Answered, Body, Offered, Played, Rematched, TakenBack
from hexapoda.server.table.house import Guest, House
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.takeback import Terms, takeback_terms

if TYPE_CHECKING:
    from hexapoda.server.table.table import Table


class Pending(msgspec.Struct, frozen=True):
    """A proposal that waits for answers."""

    offer: Literal["draw", "takeback", "rematch"]
    seat: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    to: int | None = None
    redraws: bool = False

    def outlives(self, played: Played) -> bool:
        """Whether it still stands after a decision: who is asked and plays on has declined; and whoever plays on does
        not take back any more."""
        return played.seat not in self.asked and not (self.offer == "takeback" and played.seat == self.seat)


def decide_offer(table: "Table", command: Offer, who: Guest, house: House) -> Body:
    """Propose something; where nobody has to be asked it is done at once."""
    table.check_status("finished" if command.offer == "rematch" else "running")
    seat = table.check_holder(command.seat, who, gone_too=command.offer == "rematch")
    if command.offer in table.offers:
        raise Refused("offer-pending", offer=command.offer)
    if table.offered.get((command.offer, seat)) == table.at:
        raise Refused("offered-already", offer=command.offer)
    asked = _asked(table, command.offer, seat)
    terms = Terms()
    match command.offer:
        case "draw":
            _ask_bots(table, seat, house)
        case "takeback":
            terms = _takeback(table, seat, command.to)
        case "rematch" if table.course is None or table.seats[seat].left:
            raise Refused("not-started" if table.course is None else "not-seated")
        case "rematch" if table.rematch:
            raise Refused("rematched-already", table=table.rematch)
    if not asked:
        return _settled(Pending(command.offer, seat, (), to=terms.to), house)
    return Offered(command.offer, seat, asked, terms.to, terms.redraws)


def decide_answer(table: "Table", command: Answer, who: Guest, house: House) -> Body:
    """Agree, decline, or withdraw one's own proposal."""
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
    if pending.offer == "takeback":  # a bot may have gone on since it was proposed
        _takeback(table, pending.seat, pending.to)
    agreed = with_answer(pending, answering)
    return _settled(agreed, house) if _all_agree(table, agreed) else Answered(command.offer, answering, yes=True)


def with_answer(pending: Pending, seats: tuple[int, ...]) -> Pending:
    """A proposal that some more seats agree to."""
    return msgspec.structs.replace(pending, agreed=tuple(sorted({*pending.agreed, *seats})))


def _asked(table: "Table", offer: str, asker: int) -> tuple[int, ...]:
    """The persons who have to agree. One who holds several seats is not asked by themselves."""
    seats, teams = table.seats, table.teams
    if offer == "rematch":  # who has resigned or flagged may well want to play again
        others = [number for number, seat in enumerate(seats) if seat.kind == "person" and not seat.left]
    else:
        others = list(seating.persons(seats))
    others = [number for number in others if seats[number].guest != seats[asker].guest]
    if offer == "draw":
        others = [number for number in others if teams[number] != teams[asker]]
    return tuple(others)


def _takeback(table: "Table", seat: int, to: int | None) -> Terms:
    said = () if table.course is None else table.course.said.values()
    return takeback_terms(table.position, table.seats, seat, to, said=said)


def _ask_bots(table: "Table", asker: int, house: House) -> None:
    """The bots of other teams say at once what they think of a draw."""
    for number, seat in enumerate(table.seats):
        if seat.kind == "bot" and table.teams[number] != table.teams[asker]:
            if not house.agrees(table.view_for_bot(number)):
                raise Refused("bot-declines", seat=number)


def _all_agree(table: "Table", pending: Pending) -> bool:
    """For a draw it takes one of each team that is asked, for anything else all."""
    if pending.offer == "draw":
        wanted, given = ({table.teams[number] for number in seats} for seats in (pending.asked, pending.agreed))
        return wanted <= given
    return set(pending.asked) <= set(pending.agreed)


def _settled(pending: Pending, house: House) -> Body:
    """What happens when all agree."""
    match pending.offer:
        case "draw":
            return Agreed()
        case "takeback":
            assert pending.to is not None
            return TakenBack(pending.seat, pending.to, house.random(16))
        case "rematch":
            return Rematched(house.random(6), house.random(12))
