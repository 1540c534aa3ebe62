"""Why an event, births, a room, an exchange, storage or winter is not legal (M4 to M7, M13, M14)."""

from collections.abc import Sequence
from typing import Any

from hexapoda.games.myrmes.explain.scene import cubes
from hexapoda.games.myrmes.notation.names import hex_name
from hexapoda.games.myrmes.rules.births import soldiers_due, workers_due
from hexapoda.games.myrmes.rules.colony import eff, free_nurses, reserve, unused_workers
from hexapoda.games.myrmes.rules.events import event_cost, season_die
from hexapoda.games.myrmes.rules.storage import store_limit
from hexapoda.games.myrmes.rules.tables import LARVAE_PER_FOOD
from hexapoda.games.myrmes.state import EVENTS, FOOD, NO_HEX
from hexapoda.games.refusals import listed, refused
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal


def no_such_event(s: Any, text: str) -> Refusal:
    """M5.2."""
    names = listed(f"{number} {name}" for number, name in enumerate(EVENTS))
    return refused("M5.2", "myrmes-no-such-event", text=excerpt(text), events=names)


def event_too_far(s: Any, event: int) -> Refusal:
    """M5.4."""
    die, cost, larvae = int(season_die(s)), int(event_cost(s, event)), int(s.larvae[int(s.decider)])
    return refused("M5.4", "myrmes-event-larvae", event=event, die=die, cost=cost, larvae=larvae)


def useless_nurses(s: Any, track: str, number: int, useful: Sequence[int]) -> Refusal:
    """M6.2 to M6.6."""
    clause = {"larva": "M6.2", "soldier": "M6.3", "worker": "M6.4", "atelier": "M6.5"}[track]
    return refused(clause, "myrmes-nurses-useless", track=track, number=number, useful=", ".join(map(str, useful)))


def too_few_nurses(s: Any, wanted: int) -> Refusal:
    """M6.1."""
    return refused("M6.1", "myrmes-nurses-few", wanted=wanted, nurses=int(free_nurses(s, int(s.decider))))


def ants_left(s: Any) -> int:
    """The ants that can be born."""
    return int(reserve(s, int(s.decider)))


def wrong_births(s: Any) -> Refusal:
    """M6.8."""
    seat = int(s.decider)
    due = {"soldiers": int(soldiers_due(s, seat)), "workers": int(workers_due(s, seat))}
    return refused("M6.8", "myrmes-born-wrong", ants=ants_left(s), **due)


def too_few_larvae(s: Any) -> Refusal:
    """M4.7."""
    return refused("M4.7", "myrmes-exchange-larvae", larvae=int(s.larvae[int(s.decider)]), price=LARVAE_PER_FOOD)


def no_pass(s: Any) -> Refusal:
    """M7.2."""
    return refused("M7.2", "myrmes-no-pass", workers=int(unused_workers(s, int(s.decider))))


def no_such_room(s: Any, word: str) -> Refusal:
    """M7.5."""
    return refused("M7.5", "myrmes-no-such-room", room=excerpt(word))


def room_closed(s: Any, room: int) -> Refusal:
    """M7.4, M7.5, M7.9."""
    seat = int(s.decider)
    level = int(eff(s, seat))
    if room > level:
        return refused("M7.5", "myrmes-room-level", room=room, level=level)
    if int(s.rooms[seat]) >> room & 1:
        return refused("M7.4", "myrmes-room-occupied", room=room)
    assert not s.store[seat, FOOD]
    return refused("M7.9", "myrmes-queen-food")


def which_cube(s: Any) -> Refusal:
    """M7.8."""
    return refused("M7.8", "myrmes-room-cube", example="room 2 stone")


def not_your_exit(s: Any, spot: int) -> Refusal:
    """M8.1."""
    own = listed(hex_name(each) for each in s.exits[int(s.decider)] if int(each) != NO_HEX)
    return refused("M8.1", "myrmes-not-your-exit", hex=hex_name(spot), exits=own)


def limit_now(s: Any) -> int:
    """M13.2."""
    return int(store_limit(s, int(s.decider)))


def wrong_keep(s: Any, found: int) -> Refusal:
    """M13.2: too many or too few cubes are kept."""
    return refused("M13.2", "myrmes-keep-sum", found=found, limit=limit_now(s))


def keep_missing(s: Any) -> Refusal:
    """M13.2: the cubes to keep are not there."""
    return refused("M13.2", "myrmes-keep-missing", **cubes("store", s.store[int(s.decider)]))


def too_many_exchanges(s: Any) -> Refusal:
    """M14.3."""
    larvae = int(s.larvae[int(s.decider)])
    return refused("M14.3", "myrmes-winter-larvae", larvae=larvae, most=larvae // LARVAE_PER_FOOD)
