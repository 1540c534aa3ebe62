"""A table: where a game is played. It is the fold of its numbered events, and nothing else; no IO, no clock of its own.

What the rest of the server builds on:

    event = open_table(Create(…), guest, now, house)      opening.py: event 1 of a new table (`body.table` is its id)
    table = Table(event)                                   a table from its first event;
    table = Table.replay(events)                           … or from all of them: equal in any process
    event = table.decide(command, who, now, house)         checks a command and makes its event; changes nothing.
                                                           Raises Refused(code, params) or Repeated(number)
    summary = table.summary_after(event)                   the row for the lobby and the sweeper, to be saved with it
    table.apply(event)                                     changes the table, once the event is saved
    seen_by(event, viewer)                                 events.py: what a viewer gets of an event: again an Event
    table.state(viewer)                                    what a viewer sees now: a State, ready for JSON

- `now` is server time in ms. `who` is a `Guest(id, name)`: a person, `SERVER`, or `bot_at(seat)`. Who somebody is, is
  known before anything comes here. `house` (house.py) is what comes from outside: randomness, and what bots think of
  draws. Two calls with equal arguments and an equal house give equal events.
- A *viewer* is the frozenset of seats that somebody holds now (`table.viewer(guest_id)`), empty for a spectator. Ask
  `table.may_watch(guest_id, token)` before anything of a table is shown to anybody.
- Numbers are 1, 2, 3 … without gaps: `table.number` is the last one, the next event has number + 1. `table.at` is the
  number of the last event that changed the position (start, move, takeback, a seat gone, end); a `Play` says in
  `answers` which one it answers; any other is refused as `stale`.
- A command with a `client_id` is done once for each guest: the same id again raises Repeated with the number of its
  event, also after a restart.
- After a table was loaded, after every applied event and when `table.deadline` has come, do what is due: while
  `table.due(now)` returns (command, who), decide and append it as any other. So tables start when they are full,
  premoves are played, flags fall, and abandoned games end; a crash in between loses nothing.
- `table.bot_to_move` is (seat, level) when a bot has to think: give it `table.view_for_bot(seat)` and play its answer
  as `Play(seat=…, moves=(text,), answers=table.at)` by `bot_at(seat)`.
- Premoves are kept beside the log: `table.premove(command, who)` checks one and keeps it until it is played or dead; it
  returns what is to be stored (None: forgotten). `table.rest_of(command, event)` is what a command leaves as a premove,
  to be saved with its event and given to `table.keep`. So is what was stored, when a table is loaded; dead ones are
  ignored.
- A `Rematched` event belongs with the first event of the new table, `open_rematch(table, event)`: append both in one
  transaction, at best.
- All this takes a millisecond or less, except takebacks in games with secrets, which may take some 50 ms:
  `table.is_slow(command)` says when to decide outside of the event loop.
"""

import hmac
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from hexapoda.play.game import Game, Position
from hexapoda.server.table import commands
from hexapoda.server.table import seats as seating
from hexapoda.server.table.chat import decide_chat
from hexapoda.server.table.clock import Clock
from hexapoda.server.table.course import Course
from hexapoda.server.table.deadlines import Moment, Terms, deadline_of, decide_sweep, starts_by_itself, terms_of
from hexapoda.server.table.events import (
    CHANGES,
    Answered,
    Body,
    Created,
    Event,
    Gone,
    Imported,
    Offered,
    Played,
    Rematched,
    Started,
    Status,
    TakenBack,
    Viewer,
)
from hexapoda.server.table.fold import host_after, seats_after, status_after
from hexapoda.server.table.house import HOUSE, SERVER, Guest, House, bot_at
from hexapoda.server.table.joining import decide_join, decide_leave, decide_start
from hexapoda.server.table.offers import Pending, decide_answer, decide_offer, with_answer
from hexapoda.server.table.opening import in_force, loaded, read_record, shown_as_created
from hexapoda.server.table.play import (
    Kept,
    decide_play,
    decide_premove,
    due_premove,
    over,
    rest_of,
    try_play,
    try_premove,
)
from hexapoda.server.table.refused import Refused, Repeated
from hexapoda.server.table.seats import Seats
from hexapoda.server.table.summary import TableSummary
from hexapoda.server.table.views import SeatView, State, Views, state_of, summary_of


class Table:
    """A table as its events have left it."""

    def __init__(self, first: Event) -> None:
        """The table that an event of `opening` makes."""
        body = first.body
        assert isinstance(body, Created | Imported)
        self.created = in_force(body) if isinstance(body, Created) else shown_as_created(body)
        self.created_at, self.created_by = first.at, first.by
        self.id = self.created.table
        #: The options of the game as text.
        self.options = " ".join(f"{name}={value}" for name, value in self.created.options.items())
        self.seats: Seats = self.created.seats
        self.teams = self.created.teams
        self.status: Status = "open"
        #: Who may start the game.
        self.host = first.by
        #: The number of the last event, and of the last one that changed the position.
        self.number = self.at = first.number
        #: The time of the last event, and since when the table waits for whomever it waits for.
        self.last = self.since = first.at
        #: The game, once it has begun; and the seat that has to decide.
        self.course: Course | None = None
        self.actor: int | None = None
        self.clock = Clock(self.created.clock)
        #: Proposals that wait for answers; and the `at` at which a seat has last proposed something: once is enough.
        self.offers: dict[commands.OfferKind, Pending] = {}
        self.offered: dict[tuple[commands.OfferKind, int], int] = {}
        #: The id of the table where they play again.
        self.rematch = ""
        #: Premoves by seat, kept beside the log; and the event before which older ones of a seat are dead: its last
        #: decision, or a takeback.
        self.premoves: dict[int, Kept] = {}
        self.decided = [first.number] * len(self.seats)
        self._done: dict[tuple[str, str], int] = {}
        self._views: Views | None = None
        self._constants: msgspec.Raw | None = None
        self._remember(first)
        if isinstance(body, Imported):
            self.status, self.course = "finished", Course(read_record(body.game, body.record))

    @classmethod
    def replay(cls, events: Iterable[Event]) -> "Table":
        """The table that a log tells of."""
        log = iter(events)
        table = cls(next(log))
        for event in log:
            table.apply(event)
        return table

    def __eq__(self, other: object) -> bool:
        """Whether two tables are the same in everything that events decide."""
        if not isinstance(other, Table):
            return NotImplemented
        beside_the_log = ("premoves", "_views", "_constants")
        mine, others = ({k: v for k, v in vars(each).items() if k not in beside_the_log} for each in (self, other))
        return mine == others

    __hash__ = None  # type: ignore[assignment]

    # ── what a table is ──

    @property
    def game(self) -> Game:
        """The game with its options."""
        return loaded(self.created.game, tuple(self.created.options.items()))

    @property
    def position(self) -> Position:
        """The position of a game that has begun. It is not to be shown: `state` is."""
        assert self.course is not None
        return self.course.position

    @property
    def terms(self) -> Terms:
        """What the table says beforehand about clocks and about those who go away."""
        return terms_of(self.created)

    @property
    def bot_to_move(self) -> tuple[int, int] | None:
        """The seat that a bot has to decide for, and its level."""
        if self.actor is None or not seating.is_bots(self.seats[self.actor]):
            return None
        seat = self.seats[self.actor]
        return self.actor, seat.level if seat.kind == "bot" else self.created.bot_level

    # ── who may ──

    def viewer(self, guest_id: str) -> Viewer:
        """The seats that somebody holds now."""
        return frozenset(seating.held_by(self.seats, guest_id))

    def has_played(self, guest_id: str) -> bool:
        """Whether somebody sits at the table, or sat there until their seat was lost."""
        return any(seat.kind == "person" and seat.guest == guest_id for seat in self.seats)

    def may_watch(self, guest_id: str, token: str = "") -> bool:
        """Whether somebody may see the table at all."""
        if self.created.watching == "everybody" or guest_id == self.created_by or self.has_played(guest_id):
            return True
        if self.created.watching == "link":
            return self._is_token(token)
        return self.status == "open" and self.has_link(token)  # one looks at a table before one joins

    def has_link(self, token: str) -> bool:
        """Whether somebody may take a seat: anybody at a public table, else those who were given the link."""
        return self.created.listing == "public" or self._is_token(token)

    def _is_token(self, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self.created.token.encode())

    def link_token(self, guest_id: str) -> str | None:
        """The token of the table's link, for its maker and its players."""
        return self.created.token if guest_id == self.created_by or self.has_played(guest_id) else None

    def check_status(self, wanted: Status) -> None:
        """Refuse what needs a table in another state."""
        if self.status == wanted:
            return
        if wanted == "open" and self.status == "running":
            raise Refused("started-already")
        if wanted == "finished":
            raise Refused("still-running")
        raise over(self.status)

    def check_seat(self, seat: int) -> None:
        """Refuse a number that no seat has."""
        if not 0 <= seat < len(self.seats):
            raise Refused("bad-seat", seat=str(seat), last=len(self.seats) - 1)

    def check_holder(self, seat: int, who: Guest, *, gone_too: bool = False) -> int:
        """Refuse somebody who speaks for a seat that they do not hold."""
        self.check_seat(seat)
        held = self.seats[seat]
        if held.kind != "person" or held.guest != who.id or (held.gone and not gone_too):
            raise Refused("not-your-seat", seat=seat)
        return seat

    def check_player(self, seat: int, who: Guest) -> int:
        """Refuse somebody who does not decide for a seat: its person, or its bot."""
        self.check_seat(seat)
        if who == bot_at(seat) and seating.is_bots(self.seats[seat]):
            return seat
        return self.check_holder(seat, who)

    # ── deciding ──

    def decide(self, command: commands.Command, who: Guest, now: int, house: House = HOUSE) -> Event:
        """The event that a command makes. Nothing changes until it is applied.

        Raises Refused, or Repeated where the command was carried out before.
        """
        if len(command.client_id) > commands.LONGEST_ID:
            raise Refused("text-too-long", longest=commands.LONGEST_ID)
        if command.client_id and (who.id, command.client_id) in self._done:
            raise Repeated(self._done[who.id, command.client_id])
        now = max(now, self.last)  # the clocks of processes differ a little; the log's never goes back
        actor, clocks = None, None
        if isinstance(command, commands.Play):
            body, actor = decide_play(self, command, who, now)
        else:
            body = self._decide(command, who, now, house)
            if isinstance(body, Started):
                actor = Course.begin(self.game, body.seed, self.seats, self.id, self.created.position).position.actor
            elif isinstance(body, CHANGES) and self.course is not None:
                actor = self.course.actor_after(body)
        if isinstance(body, CHANGES):
            clocks = self._clocks_after(body, actor, now)
        return Event(self.number + 1, now, who.id, body, actor, clocks, command.client_id)

    def _decide(self, command: commands.Command, who: Guest, now: int, house: House) -> Body:
        match command:
            case commands.Join():
                return decide_join(self, command, who)
            case commands.Leave():
                return decide_leave(self, who)
            case commands.Start():
                return decide_start(self, who, house)
            case commands.Resign():
                self.check_status("running")
                return Gone((self.check_holder(command.seat, who),), "resign")
            case commands.Offer():
                return decide_offer(self, command, who, house)
            case commands.Answer():
                return decide_answer(self, command, who, house)
            case commands.Chat():
                return decide_chat(self, command, who)
            case commands.Sweep() if who == SERVER:
                return decide_sweep(self, now)
        raise Refused("unknown-command")

    def _clocks_after(self, body: Body, actor: int | None, now: int) -> tuple[int, ...]:
        if isinstance(body, Started):
            return tuple(Clock.start(self.created.clock, len(self.seats), now, actor).left)
        moved = body.seat if isinstance(body, Played) and not self.seats[body.seat].gone else None
        return tuple(self.clock.after(now, then=actor, moved=moved))

    def is_slow(self, command: commands.Command) -> bool:
        """Whether deciding on a command takes so long that others should not wait for it."""
        asks = isinstance(command, commands.Offer | commands.Answer) and command.offer == "takeback"
        return asks and self.status == "running" and not self.game.declaration.perfect_information

    # ── what is due ──

    @property
    def moment(self) -> Moment:
        """What the table's deadline depends on."""
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
        """When `due` has something to do at the latest, premoves aside; None: not before something happens."""
        return deadline_of(self.created, self.moment)

    def due(self, now: int) -> tuple[commands.Command, Guest] | None:
        """What the server has to do here by itself, now."""
        moment = self.moment
        if starts_by_itself(self.created, moment):
            return commands.Start(), SERVER
        deadline = deadline_of(self.created, moment)
        if deadline is not None and max(now, self.last) >= deadline:
            return commands.Sweep(), SERVER
        play = due_premove(self)
        return None if play is None else (play, Guest(self.premoves[play.seat].guest, self.seats[play.seat].name))

    def premove(self, command: commands.Premove, who: Guest) -> Kept | None:
        """Keep a premove, or forget it. It is no event, for nobody else may know of it."""
        kept = decide_premove(self, command, who)
        self.premoves.pop(command.seat, None)
        if kept is not None:
            self.keep(kept)
        return kept

    def keep(self, kept: Kept) -> None:
        """Take a premove from where it was stored, unless the game has gone over it."""
        alive = self.status == "running" and kept.answers >= self.decided[kept.seat]
        if alive and kept.seat in self.viewer(kept.guest):
            self.premoves[kept.seat] = kept

    def rest_of(self, command: commands.Command, event: Event) -> Kept | None:
        """What a command leaves as a premove once its event is applied."""
        return rest_of(self.position, command, event) if isinstance(command, commands.Play) else None

    def try_moves(
        self, seat: int, moves: Sequence[commands.Said], answers: int, who: Guest, *, premove: bool = False
    ) -> dict[str, Any] | None:
        """What a seat would see after decisions that the next one goes on with (None: nothing goes on), without playing
        anything."""
        return (try_premove if premove else try_play)(self, seat, moves, answers, who)

    # ── applying ──

    def apply(self, event: Event) -> None:
        """Carry out an event: the next one, decided here or read from the store."""
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
                self.offers[body.offer] = with_answer(self.offers[body.offer], body.seats)
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
            self.course = Course.begin(self.game, body.seed, self.seats, self.id, self.created.position)
        elif self.course is not None:
            self.course.apply(event)
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
        self._views = None

    def _remember(self, event: Event) -> None:
        if event.client_id:
            self._done[event.by, event.client_id] = event.number

    # ── showing ──

    def summary_after(self, event: Event) -> TableSummary:
        """The table at a glance, as it will be once an event is applied."""
        return summary_of(self, event.number, event.at, self.moment_after(event))

    @property
    def summary(self) -> TableSummary:
        """The table at a glance."""
        return summary_of(self, self.number, self.last, self.moment)

    def state(self, viewer: Viewer, *, changed: bool = True, constants: bool = False) -> State:
        """All that a viewer sees now; where the position has not `changed`, without the views themselves. With the
        `constants` of the board for a viewer that does not have them."""
        return state_of(self, viewer, changed=changed, constants=constants)

    def view(self, seat: int | None) -> SeatView:
        """What a seat, or a spectator, sees of the position; made once, however many look."""
        if self._views is None:
            self._views = Views(self.position)
        return self._views.of(seat)

    @property
    def constants(self) -> msgspec.Raw:
        """What of the board never changes, as JSON."""
        if self._constants is None:
            self._constants = msgspec.Raw(msgspec.json.encode(self.position.constants()))
        return self._constants

    def view_for_bot(self, seat: int) -> dict[str, Any]:
        """What a seat sees, as a bot gets it: with the moves that led there where positions can repeat."""
        return self.position.view(seat, history=True)

    def record(self, seat: int | None = None, format: str | None = None) -> str:
        """The record of the game: all of it with its seed once it is over; before that, what a seat knows of it."""
        if self.course is None:
            raise Refused("not-started")
        return self.course.record(whole=self.status == "finished", seat=seat, format=format)
