"""Events (M5): the die of the season, and the larvae that it costs to choose another event."""

import numpy as np

from hexapoda.games.myrmes.state import DO_EVENT, EVENTS, SEASONS
from hexapoda.kernel.jit import compiled, inlined

_SEASONS = len(SEASONS)
#: Faces of a die (M5.1).
FACES = 6


@inlined
def season_die(s):
    """M5.3: the event that the season's die shows."""
    return np.int64(s.dice[np.int64(s.played) % _SEASONS])


@inlined
def event_cost(s, event):
    """M5.4: one larva for each step away from the die."""
    return abs(event - season_die(s))


@compiled
def event_choices(s, out):
    """M5.4, M5.5."""
    larvae = np.int64(s.larvae[s.decider])
    n = np.int64(0)
    for event in range(len(EVENTS)):
        if event_cost(s, event) <= larvae:
            out[n] = DO_EVENT + event
            n += 1
    return n


@compiled
def choose_event(s, event):
    """M5.4, M5.6."""
    seat = np.int64(s.decider)
    s.larvae[seat] = np.int64(s.larvae[seat]) - event_cost(s, event)
    s.event[seat] = event
