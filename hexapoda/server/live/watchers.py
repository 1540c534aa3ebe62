"""The watchers of a table, and the messages that they are sent."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from hexapoda.server.live import messages
from hexapoda.server.table.events import CHANGES, SPECTATOR, Event, Played, Started, Viewer
from hexapoda.server.table.table import Form, Table
from hexapoda.server.table.views import event_for, step_from


class Subscriber(Protocol):
    """A client that is sent a table's events: a socket."""

    @property
    def guest_id(self) -> str:
        """The guest's id."""
        ...

    @property
    def in_few_bytes(self) -> bool:
        """Whether it reads views as changes, and legal moves in few bytes."""
        ...

    @property
    def closed(self) -> bool:
        """Whether nothing more can be sent."""
        ...

    def send(self, data: bytes) -> None:
        """Queue a message. Never waits, never fails."""
        ...


@dataclass(eq=False, slots=True)
class Watch:
    """A subscription to a table: the token it was made with, the number of the last event that was sent, and the
    digests of the views that the subscriber has."""

    subscriber: Subscriber
    token: str
    sent: int
    views: dict[int | None, str] = field(default_factory=dict)


def info_of(table: Table, guest_id: str) -> messages.Info:
    """What does not change at a table, as a guest may see it."""
    created = table.created
    return messages.Info(
        game=created.game,
        options=created.options,
        teams=created.teams,
        terms=table.terms,
        listing=created.listing,
        watching=created.watching,
        chat=created.chat,
        start=created.start,
        host=table.host,
        created=table.created_at,
        rematch_of=created.rematch_of,
        token=table.link_token(guest_id),
    )


def first_messages(
    table: Table, subscriber: Subscriber, missed: Sequence[Event], now: int, more: bool = False
) -> list[bytes]:
    """The messages for a new watcher: the events that it missed, and the state; the events alone where it has missed
    `more`."""
    viewer, made = table.viewer(subscriber.guest_id), []
    if missed:
        events = [event_for(table, event, viewer) for event in missed]
        made.append(messages.write(messages.EventsMessage(table=table.id, events=events, more=more)))
    if more:
        return made
    form = "few" if subscriber.in_few_bytes else "plain"
    state, info = table.state_for(viewer, form=form, constants=True), info_of(table, subscriber.guest_id)
    return [*made, messages.write(messages.StateMessage(table=table.id, state=state, now=now, info=info))]


class Publication:
    """Events of a table that were just stored and applied, for its watchers. A message is made once for all watchers
    that see the same."""

    def __init__(
        self, table: Table, events: Sequence[Event], now: int, before: Mapping[str, Any] | None = None
    ) -> None:
        """`before` is the table's outline before these events."""
        self._table, self._events, self._now = table, events, now
        self._before = before or {}
        self._changed = any(isinstance(event.body, CHANGES) for event in events)
        self._started = any(isinstance(event.body, Started) for event in events)
        self._made: dict[tuple[Viewer, Form], list[bytes]] = {}
        self._keys: dict[Viewer, dict[int | None, str]] = {}
        self._seen: dict[tuple[int, Viewer], Event] = {}

    def tell(self, watch: Watch) -> bool:
        """Send the events to a watcher; False where it may no longer watch."""
        table, subscriber = self._table, watch.subscriber
        if not table.may_watch(subscriber.guest_id, watch.token):
            subscriber.send(messages.write(messages.Unwatched(table=table.id)))
            return False
        viewer = table.viewer(subscriber.guest_id)
        form = self._form(watch, viewer)
        if (viewer, form) not in self._made:
            self._made[viewer, form] = self._make(viewer, form)
        for event, message in zip(self._events, self._made[viewer, form], strict=True):
            if event.number == watch.sent + 1:
                subscriber.send(message)
                watch.sent = event.number
        if form != "plain" and self._changed:
            if viewer not in self._keys:
                self._keys[viewer] = table.keys_for(viewer)
            watch.views = self._keys[viewer]
        return True

    def _form(self, watch: Watch, viewer: Viewer) -> Form:
        if not watch.subscriber.in_few_bytes:
            return "plain"
        return "changes" if self._changed and self._table.knew(viewer, watch.views) else "few"

    def _make(self, viewer: Viewer, form: Form) -> list[bytes]:
        """The messages for a viewer; the last one has the state."""
        told = [self._told(event, viewer) for event in self._events]
        state = self._table.state_for(viewer, form=form, changed=self._changed, constants=self._started, event=told[-1])
        made = [self._message(event) for event in told[:-1]]
        if form == "plain":
            return [*made, self._message(told[-1], state=state)]
        return [*made, self._message(told[-1], step=step_from(self._before, state, changed=self._changed))]

    def _message(self, event: Event, **more: Any) -> bytes:
        return messages.write(messages.EventMessage(table=self._table.id, event=event, now=self._now, **more))

    def _told(self, event: Event, viewer: Viewer) -> Event:
        is_same = isinstance(event.body, Played) and event.body.is_same_for_all
        key = event.number, SPECTATOR if is_same else viewer
        if key not in self._seen:
            self._seen[key] = event_for(self._table, event, viewer)
        return self._seen[key]
