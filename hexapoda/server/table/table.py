"""A table: where a game is played. It decides on commands; its state is the fold of its numbered events. No IO.

What the rest of the server builds on:

    event = open_table(Create(…), guest, now, outside)    new_table.py: event 1 of a new table (`body.table` is its id)
    table = Table(event)                                   a table from its first event;
    table = Table.replay(events)                           … or from all of them: equal in any process
    event = table.decide(command, who, now, outside)       checks a command and makes its event; changes nothing.
                                                           Raises Refused(code, params) or Repeated(number)
    summary = table.summary_after(event)                   the row for the lobby and the sweeper, stored with the event
    table.apply(event)                                     changes the table, once the event is stored
    event_for(table, event, viewer)                        views.py: an event as a viewer is sent it
    table.state_for(viewer)                                the state that a viewer is sent

- `now` is server time in ms. `who` is a `Guest(id, name)`: a person, `SERVER`, or `bot_at(seat)`; the caller has
  checked the identity. `outside` (outside.py) is randomness, and what bots think of draws. Equal arguments give equal
  events.
- A *viewer* is the frozenset of seats that a guest holds now (`table.viewer(guest_id)`), empty for a spectator. Ask
  `table.may_watch(guest_id, token)` before anything of a table is sent.
- Numbers are 1, 2, 3 … without gaps: `table.number` is the last one. `table.at` is the number of the last event that
  changed the position (start, move, takeback, a seat gone, end). A `Play` says in `answers` which one it answers; any
  other is refused as `stale`.
- A command with a `client_id` is carried out once for each guest: the same id again raises Repeated with the number of
  its event, also after a restart.
- After a table is loaded, after every applied event and at `table.deadline`, do what is due: while `table.due(now)`
  returns (command, who), decide and append it like any other. So full tables start, premoves are played, flags fall and
  abandoned games end; a crash in between loses nothing.
- `table.bot_to_move` is (seat, level) when a bot has to think: give it `table.view_for_bot(seat)` and play its answer
  as `Play(seat=…, moves=(text,), answers=table.at)` by `bot_at(seat)`.
- Premoves are stored beside the log: `table.premove(command, who)` keeps one until it is played or dead, and returns
  what is to be stored (None: forgotten). `table.rest_of(command, event)` is what a command leaves as a premove, to be
  stored with its event and given to `table.keep`. So are stored ones when a table is loaded; dead ones are ignored.
- A `Rematched` event belongs with the first event of the new table, `open_rematch(table, event)`: append both in one
  transaction.
- All this takes a millisecond or less, except takebacks in games with secrets, which may take some 50 ms:
  `table.is_slow(command)` says when to decide outside of the event loop.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from hexapoda.server.table import commands
from hexapoda.server.table import seats as seating
from hexapoda.server.table.chat import decide_chat
from hexapoda.server.table.clock import Clock, NoClock
from hexapoda.server.table.deadlines import Moment, attention_of, deadline_of, decide_sweep, starts_by_itself
from hexapoda.server.table.events import CHANGES, Body, Event, Gone, Played, Started, Viewer
from hexapoda.server.table.guest import SERVER, Guest
from hexapoda.server.table.join import decide_join, decide_leave, decide_start
from hexapoda.server.table.offers import decide_answer, decide_offer
from hexapoda.server.table.outside import OUTSIDE, Outside
from hexapoda.server.table.play import decide_play, decide_premove, due_premove, rest_of, try_play, try_premove
from hexapoda.server.table.premove import KeptPremove
from hexapoda.server.table.refused import Refused, Repeated
from hexapoda.server.table.started_game import StartedGame
from hexapoda.server.table.state import TableState
from hexapoda.server.table.summary import SeatSummary, TableSummary
from hexapoda.server.table.views import SeatView, State, Views, last_told

#: How views are told: in many bytes, as digests alone, in few bytes, or as what has changed.
Form = Literal["plain", "keys", "few", "changes"]


#: The longest option that the lobby shows.
_LONGEST_OPTION = 64


class Table(TableState):
    """A table that decides on commands and shows itself to viewers."""

    _views: Views | None = None
    _before: Views | None = None
    _constants: msgspec.Raw | None = None

    # ── deciding ──

    def decide(self, command: commands.Command, who: Guest, now: int, outside: Outside = OUTSIDE) -> Event:
        """The event that a command makes. Nothing changes until it is applied.

        Raises Refused, or Repeated where the command was carried out before.
        """
        if len(command.client_id) > commands.LONGEST_ID:
            raise Refused("text-too-long", longest=commands.LONGEST_ID)
        if command.client_id and (who.id, command.client_id) in self.done:
            raise Repeated(self.done[who.id, command.client_id])
        now = max(now, self.last)  # the clocks of processes differ a little; the log's never goes back
        actor, clocks = None, None
        if isinstance(command, commands.Play):
            body, actor = decide_play(self, command, who, now)
        else:
            body = self._decide(command, who, now, outside)
            if isinstance(body, Started):
                actor = self.start_game(body).position.actor
            elif isinstance(body, CHANGES) and self.started_game is not None:
                actor = self.started_game.actor_after(body)
        if isinstance(body, CHANGES):
            clocks = self._clocks_after(body, actor, now)
        return Event(self.number + 1, now, who.id, body, actor, clocks, command.client_id)

    def _decide(self, command: commands.Command, who: Guest, now: int, outside: Outside) -> Body:
        match command:
            case commands.Join():
                return decide_join(self, command, who)
            case commands.Leave():
                return decide_leave(self, who)
            case commands.Start():
                return decide_start(self, who, outside)
            case commands.Resign():
                self.check_status("running")
                return Gone((self.check_holder(command.seat, who),), "resign")
            case commands.Offer():
                return decide_offer(self, command, who, outside)
            case commands.Answer():
                return decide_answer(self, command, who, outside)
            case commands.Chat():
                return decide_chat(self, command, who)
            case commands.Sweep() if who == SERVER:
                return decide_sweep(self.created, self.moment, now)
        raise Refused("unknown-command")

    def _clocks_after(self, body: Body, actor: int | None, now: int) -> tuple[int, ...]:
        if isinstance(body, Started):
            return tuple(Clock.start(self.created.clock, len(self.seats), now, actor).left)
        moved = body.seat if isinstance(body, Played) and not self.seats[body.seat].gone else None
        return tuple(self.clock.after(now, then=actor, moved=moved))

    def is_slow(self, command: commands.Command) -> bool:
        """Whether deciding on a command would hold up other tables."""
        asks = isinstance(command, commands.Offer | commands.Answer) and command.offer == "takeback"
        return asks and self.status == "running" and not self.game.declaration.perfect_information

    # ── what is due ──

    @property
    def bot_to_move(self) -> tuple[int, int] | None:
        """The seat that a bot has to decide for, and its level."""
        if self.actor is None or not seating.is_bots(self.seats[self.actor]):
            return None
        seat = self.seats[self.actor]
        return self.actor, seat.level if seat.kind == "bot" else self.created.bot_level

    @property
    def persons(self) -> tuple[str, ...]:
        """The guests who still decide here."""
        return tuple(dict.fromkeys(self.seats[seat].guest for seat in seating.persons(self.seats)))

    @property
    def is_of_bots_alone(self) -> bool:
        """Whether nobody ever played here, and no clock runs."""
        return isinstance(self.created.clock, NoClock) and all(seat.kind == "bot" for seat in self.seats)

    def due(self, now: int) -> tuple[commands.Command, Guest] | None:
        """The command that the server must carry out here now, and for whom."""
        moment = self.moment
        if starts_by_itself(self.created, moment):
            return commands.Start(), SERVER
        deadline = deadline_of(self.created, moment)
        if deadline is not None and max(now, self.last) >= deadline:
            return commands.Sweep(), SERVER
        play = due_premove(self)
        return None if play is None else (play, Guest(self.premoves[play.seat].guest, self.seats[play.seat].name))

    def premove(self, command: commands.Premove, who: Guest) -> KeptPremove | None:
        """Keep a premove, or forget it. It is no event, for nobody else may know of it."""
        kept = decide_premove(self, command, who)
        self.premoves.pop(command.seat, None)
        if kept is not None:
            self.keep(kept)
        return kept

    def rest_of(self, command: commands.Command, event: Event) -> KeptPremove | None:
        """What a command leaves as a premove once its event is applied."""
        return rest_of(self.position, command, event) if isinstance(command, commands.Play) else None

    def try_moves(
        self, seat: int, moves: Sequence[commands.Said], answers: int, who: Guest, *, premove: bool = False
    ) -> dict[str, Any] | None:
        """The view of a seat after decisions that the next one continues (None: nothing does). Nothing is played."""
        return (try_premove if premove else try_play)(self, seat, moves, answers, who)

    # ── showing ──

    def state_for(
        self,
        viewer: Viewer,
        *,
        form: Form = "plain",
        changed: bool = True,
        constants: bool = False,
        event: Event | None = None,
    ) -> State:
        """What a viewer is sent, in a form; without the views themselves where the position has not `changed`, with the
        `constants` of the board for a viewer that does not have them. An `event` is one that it is told with them."""
        return State(
            table=self.id,
            number=self.number,
            **self.outline,
            views=tuple(self._views_for(viewer, form if changed else "keys", event)),
            constants=self.constants if constants and self.started_game is not None else msgspec.UNSET,
        )

    def view(self, seat: int | None) -> SeatView:
        """What a seat, or a spectator, sees of the position."""
        return self._views_now().of(seat)

    def keys_for(self, viewer: Viewer) -> dict[int | None, str]:
        """The digests of what a viewer sees, by seat."""
        return {view.seat: view.view_key for view in self._views_for(viewer, "keys")}

    def knew(self, viewer: Viewer, keys: Mapping[int | None, str]) -> bool:
        """Whether a viewer with these digests has what was to be seen before the last change."""
        self._views_now()
        before = self._before
        return before is not None and all(before.has(seat, keys.get(seat, "")) for seat in _seats_of(viewer))

    @property
    def outline(self) -> dict[str, Any]:
        """What a state has besides its views (`OUTLINE`)."""
        return {
            "at": self.at,
            "status": self.status,
            "seats": self.seats,
            "actor": self.actor,
            "clocks": tuple(self.clock.left),
            "since": self.since,
            "offers": tuple(self.offers.values()),
            "rematch": self.rematch,
        }

    def _views_for(self, viewer: Viewer, form: Form, event: Event | None = None) -> Iterator[SeatView]:
        if self.started_game is None:
            return
        views = self._views_now()
        for seat in _seats_of(viewer):
            match form:
                case "plain":
                    yield views.of(seat)
                case "keys":
                    yield views.key(seat)
                case "few":
                    yield views.in_few_bytes(seat)
                case "changes":
                    last = None if event is None else last_told(event, viewer, seat)
                    yield views.in_few_bytes(seat, self._before, last)

    def _views_now(self) -> Views:
        if self._views is None or self._views.at != self.at:
            self._before, self._views = self._views, Views(self.position, self.at)
        return self._views

    @property
    def constants(self) -> msgspec.Raw:
        """What never changes on the board, as JSON."""
        if self._constants is None:
            self._constants = msgspec.Raw(msgspec.json.encode(self.position.constants()))
        return self._constants

    def record(self, seat: int | None = None, format: str | None = None) -> str:
        """The record of the game: whole with its seeds once it is over; before that, what a seat knows of it."""
        if self.started_game is None:
            raise Refused("not-started")
        return self.started_game.record(whole=self.status == "finished", seat=seat, format=format)

    @property
    def summary(self) -> TableSummary:
        """The table at a glance."""
        places = () if self.started_game is None else _places(self.started_game)
        return self._summary(self.number, self.last, self.moment, places)

    def summary_after(self, event: Event) -> TableSummary:
        """The summary once an event is applied."""
        moment, places = self.moment_after(event), ()
        if moment.status == "finished" and self.started_game is not None:
            ended = StartedGame(self.position.copy())
            if isinstance(event.body, CHANGES):
                ended.apply(event)
            places = _places(ended)
        return self._summary(event.number, event.at, moment, places)

    def _summary(self, last_number: int, updated: int, moment: Moment, places: tuple[int, ...]) -> TableSummary:
        return TableSummary(
            id=self.id,
            game=self.created.game,
            options=shown_options(self.created.options),
            state=moment.status,
            public=self.created.listing == "public",
            created=self.created_at,
            updated=updated,
            seats=tuple(
                SeatSummary(
                    seat.kind,
                    seat.name,
                    seat.guest,
                    turn=moment.status == "running" and moment.actor == number,
                    place=places[number] if places else 0,
                )
                for number, seat in enumerate(moment.seats)
            ),
            deadline=attention_of(self.created, moment),
            last_number=last_number,
        )


def shown_options(options: Mapping[str, str | int | bool]) -> str:
    """The options of a game as text, for the lobby: without maps and the like, which may be long.

    >>> shown_options({"players": 2, "map": "x" * 20_000})[:20], len(shown_options({"map": "x" * 20_000}))
    ('players=2 map=xxxxxx', 65)
    """
    shown = (f"{name}={value}" for name, value in options.items())
    return " ".join(each if len(each) <= _LONGEST_OPTION else each[:_LONGEST_OPTION] + "…" for each in shown)


def _seats_of(viewer: Viewer) -> list[int | None]:
    return [*sorted(viewer)] or [None]


def _places(started: StartedGame) -> tuple[int, ...]:
    """The places at the end of a game; none before."""
    outcome = started.position.outcome
    return () if outcome is None else outcome.places
