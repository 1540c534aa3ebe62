"""The watchers of a table, and the messages that they are sent."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hexapoda.server.live import messages
from hexapoda.server.table.events import CHANGES, SPECTATOR, Event, Played, Started, Viewer
from hexapoda.server.table.table import Table
from hexapoda.server.table.views import event_for


class Subscriber(Protocol):
    """A client that is sent a table's events: a socket."""

    @property
    def guest_id(self) -> str:
        """The guest's id."""
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
    """A subscription to a table: the token it was made with, and the number of the last event that was sent."""

    subscriber: Subscriber
    token: str
    sent: int


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


def first_messages(table: Table, guest_id: str, missed: Sequence[Event], now: int) -> list[bytes]:
    """The messages for a new watcher: the events that it missed, and the state."""
    viewer, made = table.viewer(guest_id), []
    if missed:
        events = [event_for(table, event, viewer) for event in missed]
        made.append(messages.write(messages.EventsMessage(table=table.id, events=events)))
    state, info = table.state_for(viewer, constants=True), info_of(table, guest_id)
    return [*made, messages.write(messages.StateMessage(table=table.id, state=state, now=now, info=info))]


class Publication:
    """Events of a table that were just stored and applied, for its watchers. A message is made once for all watchers
    that see the same."""

    def __init__(self, table: Table, events: Sequence[Event], now: int) -> None:
        self._table, self._events, self._now = table, events, now
        self._changed = any(isinstance(event.body, CHANGES) for event in events)
        self._started = any(isinstance(event.body, Started) for event in events)
        self._made: dict[Viewer, list[bytes]] = {}
        self._seen: dict[tuple[int, Viewer], Event] = {}

    def tell(self, watch: Watch) -> bool:
        """Send the events to a watcher; False where it may no longer watch."""
        table, subscriber = self._table, watch.subscriber
        if not table.may_watch(subscriber.guest_id, watch.token):
            subscriber.send(messages.write(messages.Unwatched(table=table.id)))
            return False
        viewer = table.viewer(subscriber.guest_id)
        if viewer not in self._made:
            self._made[viewer] = self._make(viewer)
        for event, message in zip(self._events, self._made[viewer], strict=True):
            if event.number == watch.sent + 1:
                subscriber.send(message)
                watch.sent = event.number
        return True

    def _make(self, viewer: Viewer) -> list[bytes]:
        """The messages for a viewer; the last one has the state."""
        table = self._table
        state = table.state_for(viewer, changed=self._changed, constants=self._started)
        *before, last = self._events
        made = [self._message(event, viewer) for event in before]
        return [*made, self._message(last, viewer, state)]

    def _message(self, event: Event, viewer: Viewer, state: messages.State | None = None) -> bytes:
        is_same = isinstance(event.body, Played) and event.body.is_same_for_all
        key = event.number, SPECTATOR if is_same else viewer
        if key not in self._seen:
            self._seen[key] = event_for(self._table, event, viewer)
        message = messages.EventMessage(table=self._table.id, event=self._seen[key], now=self._now, state=state)
        return messages.write(message)
