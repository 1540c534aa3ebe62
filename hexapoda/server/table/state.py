"""The state of a table: the fold of its events, and nothing else."""

import hmac
from collections.abc import Iterable
from typing import Any, Self

import msgspec

from hexapoda.play.errors import GAME_OVER
from hexapoda.play.game import Game, Position, declaration
from hexapoda.server.table import seats as seating
from hexapoda.server.table.clock import Clock, NoClock
from hexapoda.server.table.commands import OfferKind
from hexapoda.server.table.deadlines import Moment, Terms, deadline_of, terms_of
from hexapoda.server.table.events import (
    CHANGES,
    Answered,
    Body,
    Closed,
    Created,
    Event,
    Gone,
    Imported,
    Joined,
    Left,
    Offered,
    Played,
    Rematched,
    Started,
    Status,
    TakenBack,
    Viewer,
)
from hexapoda.server.table.games import cached_game, read_record
from hexapoda.server.table.guest import Guest, bot_at
from hexapoda.server.table.premove import KeptPremove
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.seats import OPEN, Seat, Seats
from hexapoda.server.table.started_game import StartedGame


class Pending(msgspec.Struct, frozen=True):
    """An offer that waits for answers."""

    offer: OfferKind
    seat: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    to: int | None = None
    redraws: bool = False

    def outlives(self, played: Played) -> bool:
        """Whether it still stands after a decision. A seat that is asked declines by playing on; one that asks for a
        takeback withdraws it."""
        return played.seat not in self.asked and not (self.offer == "takeback" and played.seat == self.seat)

    def with_answer(self, seats: tuple[int, ...]) -> "Pending":
        """The offer once more seats have agreed."""
        return msgspec.structs.replace(self, agreed=tuple(sorted({*self.agreed, *seats})))


class TableState:
    """A table as its events have left it."""

    def __init__(self, first: Event) -> None:
        """A table from its first event (`new_table`)."""
        body = first.body
        assert isinstance(body, Created | Imported)
        self.created = _in_force(body) if isinstance(body, Created) else _as_created(body)
        self.created_at, self.created_by = first.at, first.by
        self.id = self.created.table
        #: The options of the game as text.
        self.options = " ".join(f"{name}={value}" for name, value in self.created.options.items())
        self.seats: Seats = self.created.seats
        self.teams = self.created.teams
        self.status: Status = "open"
        #: The guest who may start the game.
        self.host = first.by
        #: The number of the last event, and of the last one that changed the position.
        self.number = self.at = first.number
        #: The time of the last event, and since when the table waits for the seat to act.
        self.last = self.since = first.at
        self.started_game: StartedGame | None = None
        #: The seat to act.
        self.actor: int | None = None
        self.clock = Clock(self.created.clock)
        #: Offers that wait for answers; and the `at` of each seat's last offer: one per position is enough.
        self.offers: dict[OfferKind, Pending] = {}
        self.offered: dict[tuple[OfferKind, int], int] = {}
        #: The id of the rematch's table.
        self.rematch = ""
        #: Premoves by seat, kept beside the log; and the event before which a seat's premoves are dead: its last
        #: decision, or a takeback.
        self.premoves: dict[int, KeptPremove] = {}
        self.decided = [first.number] * len(self.seats)
        #: The events of commands by guest and client id.
        self.done: dict[tuple[str, str], int] = {}
        self._remember(first)
        if isinstance(body, Imported):
            self.status, self.started_game = "finished", StartedGame(read_record(body.game, body.record))

    @classmethod
    def replay(cls, events: Iterable[Event]) -> Self:
        """The table of a whole log."""
        log = iter(events)
        table = cls(next(log))
        for event in log:
            table.apply(event)
        return table

    def __eq__(self, other: object) -> bool:
        """Whether two tables agree in everything that events decide."""
        if not isinstance(other, TableState):
            return NotImplemented
        mine, others = (
            {name: value for name, value in vars(each).items() if name != "premoves" and not name.startswith("_")}
            for each in (self, other)
        )
        return mine == others

    __hash__ = None  # type: ignore[assignment]

    @property
    def game(self) -> Game:
        """The game with its options."""
        return cached_game(self.created.game, tuple(self.created.options.items()))

    @property
    def position(self) -> Position:
        """The position of a started game. It holds secrets: viewers are sent `Table.state_for`."""
        assert self.started_game is not None
        return self.started_game.position

    def view_for_bot(self, seat: int) -> dict[str, Any]:
        """What a bot is given: the view of its seat, with the moves so far where positions can repeat."""
        return self.position.view(seat, history=True)

    @property
    def terms(self) -> Terms:
        """The announced rules about clocks and players who leave."""
        return terms_of(self.created)

    # ── who may ──

    def viewer(self, guest_id: str) -> Viewer:
        """The seats that a guest holds now."""
        return frozenset(seating.held_by(self.seats, guest_id))

    def has_played(self, guest_id: str) -> bool:
        """Whether a guest sits at the table, or sat there until the seat was lost."""
        return any(seat.kind == "person" and seat.guest == guest_id for seat in self.seats)

    def may_watch(self, guest_id: str, token: str = "") -> bool:
        """Whether a guest may see the table at all."""
        if self.created.watching == "everybody" or guest_id == self.created_by or self.has_played(guest_id):
            return True
        if self.created.watching == "link":
            return self._is_token(token)
        return self.status == "open" and self.has_link(token)  # guests look at a table before they join

    def has_link(self, token: str) -> bool:
        """Whether a guest may take a seat: any guest at a public table, otherwise those with the link."""
        return self.created.listing == "public" or self._is_token(token)

    def _is_token(self, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self.created.token.encode())

    def link_token(self, guest_id: str) -> str | None:
        """The token of the table's link, for its maker and its players."""
        return self.created.token if guest_id == self.created_by or self.has_played(guest_id) else None

    def check_status(self, wanted: Status) -> None:
        """Refuse a command that needs another status."""
        if self.status == wanted:
            return
        if wanted == "open" and self.status == "running":
            raise Refused("started-already")
        if wanted == "finished":
            raise Refused("still-running")
        raise Refused.of(GAME_OVER) if self.status == "finished" else Refused("not-started")

    def check_seat(self, seat: int) -> None:
        """Refuse a number that no seat has."""
        if not 0 <= seat < len(self.seats):
            raise Refused("bad-seat", seat=str(seat), last=len(self.seats) - 1)

    def check_holder(self, seat: int, who: Guest, *, gone_too: bool = False) -> int:
        """Refuse a guest who does not hold the seat."""
        self.check_seat(seat)
        held = self.seats[seat]
        if held.kind != "person" or held.guest != who.id or (held.gone and not gone_too):
            raise Refused("not-your-seat", seat=seat)
        return seat

    def check_player(self, seat: int, who: Guest) -> int:
        """Refuse anybody but the player or the bot of a seat."""
        self.check_seat(seat)
        if who == bot_at(seat) and seating.is_bots(self.seats[seat]):
            return seat
        return self.check_holder(seat, who)

    # ── deadlines ──

    @property
    def moment(self) -> Moment:
        """What the deadline depends on."""
        return Moment(self.status, self.seats, self.host, self.since, self.actor, self.clock.flag_falls)

    def moment_after(self, event: Event) -> Moment:
        """The same once an event is applied."""
        seats, status = seats_after(self.seats, event.body, self.created.bot_level), status_after(self.status, event)
        since, actor, falls = self.since, self.actor, self.clock.flag_falls
        if isinstance(event.body, CHANGES):
            since, actor = event.at, event.actor
            falls = since + event.clocks[actor] if event.clocks and actor is not None else None
        return Moment(status, seats, host_after(self.host, seats, event), since, actor, falls)

    @property
    def deadline(self) -> int | None:
        """When `Table.due` has something to do at the latest, premoves aside; None: not before the next event."""
        return deadline_of(self.created, self.moment)

    # ── events ──

    def apply(self, event: Event) -> None:
        """Carry out the next event, decided here or read from the store."""
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} can't follow event {self.number}")
        body = event.body
        self.seats = seats_after(self.seats, body, self.created.bot_level)
        self.status = status_after(self.status, event)
        self.host = host_after(self.host, self.seats, event)
        self.number, self.last = event.number, event.at
        self._remember(event)
        match body:
            case Offered():
                self.offers[body.offer] = Pending(body.offer, body.seat, body.asked, (), body.to, body.redraws)
                self.offered[body.offer, body.seat] = self.at
            case Answered(yes=True):
                self.offers[body.offer] = self.offers[body.offer].with_answer(body.seats)
            case Answered():
                del self.offers[body.offer]
            case Rematched():
                self.rematch = body.table
                self.offers.clear()
        if isinstance(body, CHANGES):
            self._change_position(event)

    def _change_position(self, event: Event) -> None:
        body = event.body
        if isinstance(body, Started):
            self.started_game = self.start_game(body)
        elif self.started_game is not None:
            self.started_game.apply(event)
        self.actor = self.position.actor
        if self.actor != event.actor:
            raise ValueError(f"event {event.number} leaves the decision to {event.actor}, the rules to {self.actor}")
        self.at, self.since = event.number, event.at
        running = None if self.actor is None or self.seats[self.actor].gone else self.actor
        self.clock.set(event.clocks or (), running=running, since=event.at)
        if isinstance(body, Played):
            self.decided[body.seat] = event.number
            self.offers = {kind: each for kind, each in self.offers.items() if each.outlives(body)}
        else:
            self.offers.clear()
        if isinstance(body, TakenBack):
            self.decided = [event.number] * len(self.seats)
        premoves, self.premoves = self.premoves, {}
        for kept in premoves.values():
            self.keep(kept)

    def start_game(self, body: Started) -> StartedGame:
        """The game as it starts here."""
        return StartedGame.start(self.game, body.seed, self.seats, self.id, self.created.position)

    def keep(self, kept: KeptPremove) -> None:
        """Keep a stored premove, unless the game has overtaken it."""
        alive = self.status == "running" and kept.answers >= self.decided[kept.seat]
        if alive and kept.seat in self.viewer(kept.guest):
            self.premoves[kept.seat] = kept

    def _remember(self, event: Event) -> None:
        if event.client_id:
            self.done[event.by, event.client_id] = event.number


def seats_after(seats: Seats, body: Body, bot_level: int) -> Seats:
    """The seats after an event; bots that take open seats have the table's level."""
    match body:
        case Joined():
            return seating.replaced(seats, (body.seat,), Seat("person", body.guest, body.name))
        case Left():
            return seating.replaced(seats, body.seats, OPEN)
        case Started():
            return seating.replaced(seats, body.bots, Seat("bot", level=bot_level))
        case Gone():
            return seating.marked_gone(seats, body.seats, left=body.reason in ("leave", "abandoned"))
    return seats


def status_after(status: Status, event: Event) -> Status:
    """The status of a table after an event."""
    if isinstance(event.body, Closed):
        return "finished"
    if isinstance(event.body, CHANGES):
        return "finished" if event.actor is None else "running"
    return status


def host_after(host: str, seats: Seats, event: Event) -> str:
    """When the host leaves, the first person at the table becomes the host."""
    if not isinstance(event.body, Left) or event.by != host:
        return host
    return next((seat.guest for seat in seats if seat.kind == "person"), "")


def _in_force(body: Created) -> Created:
    """A table in terms of today's rules: its options say what the rules were when it was made."""
    declared = declaration(body.game)
    if body.rules not in declared.old_rules:
        return body
    options = declared.old_rules[body.rules](body.options)
    return msgspec.structs.replace(body, options=options, rules=declared.rules_version)


def _as_created(body: Imported) -> Created:
    """A table that shows a record, as if it were an ordinary one."""
    return Created(
        table=body.table,
        game=body.game,
        options=body.options,
        seats=body.seats,
        teams=tuple(range(len(body.seats))),
        clock=NoClock(),
        listing=body.listing,
        watching="everybody",
        chat="nobody",
        start="full",
        bot_level=0,
        patience=0,
        waiting=0,
        rules=declaration(body.game).rules_version,
    )
