"""Where the points of a game of Myrmes came from (M4.8): the state keeps only their sum, so the course is read."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.rules import tables
from hexapoda.games.myrmes.rules.harvest import SUB_COLONY_POINTS
from hexapoda.games.myrmes.rules.rooms import QUEEN, QUEEN_POINTS
from hexapoda.kernel.declaration import Source

#: In the order in which they are shown.
_SOURCES = (
    "start", "tiles", "prey", "objectives", "later-objectives", "removed", "sub-colonies", "queen", "event", "winters",
)  # fmt: skip


def sources(states: np.ndarray, actions: Sequence[int]) -> tuple[Source, ...]:
    """The points of each source; what nobody got is left out, except what everybody expects."""
    players = int(states[0]["players"])
    found = {name: [0] * players for name in _SOURCES}
    scores = states["score"][:, :players].astype(int)
    found["start"] = scores[0].tolist()
    for ply in np.flatnonzero((scores[1:] != scores[:-1]).any(axis=1)).tolist():
        before, after = states[ply], states[ply + 1]
        gained = scores[ply + 1] - scores[ply]
        for seat in np.flatnonzero(gained).tolist():
            for name, points in _split(before, actions[ply], after, seat, int(gained[seat])):
                found[name][seat] += points
    return tuple(Source(name, tuple(points)) for name, points in found.items() if any(points))


def _split(before: Any, action: int, after: Any, seat: int, gained: int) -> list[tuple[str, int]]:
    """The points of a seat in one decision, by source: its own award first, then what the course of the game brings."""
    more = 1 if before["event"][seat] == state.POINTS_PLUS_1 else 0
    found = []
    name, points = _award(before, action, after, seat)
    if points:
        found += [(name, points), ("event", more)]
        gained -= points + more
    if gained < 0:
        found.append(("winters", gained))
    elif gained:
        awards = gained // (SUB_COLONY_POINTS + more)
        found += [("sub-colonies", awards * SUB_COLONY_POINTS), ("event", awards * more)]
    return found


def _award(before: Any, action: int, after: Any, seat: int) -> tuple[str, int]:
    """The award that a decision itself brings a seat, without what the event adds."""
    if before["done"].tolist() != after["done"].tolist():
        return _of_objective(before, after, seat)
    if seat != before["decider"]:
        return "", 0
    if action == state.DO_ROOM + QUEEN:
        return "queen", QUEEN_POINTS
    if after["tiles"] > before["tiles"]:
        return "tiles", int(tables.TILE_POINTS[after["tile_kind"][before["tiles"]]])
    gone = np.flatnonzero((before["tile_kind"] != state.NO_KIND) & (after["tile_kind"] == state.NO_KIND))
    if len(gone):
        return "removed", int(tables.TILE_POINTS[before["tile_kind"][gone[0]]])
    was_prey = (before["content"] > state.FREE) & (before["content"] < state.EXIT)
    hunted = np.flatnonzero(was_prey & (after["content"] == state.FREE))
    return ("prey", int(tables.HUNT_POINTS[before["content"][hunted[0]]])) if len(hunted) else ("", 0)


def _of_objective(before: Any, after: Any, seat: int) -> tuple[str, int]:
    """M12.6, M12.7: the points of a completed objective, or the bonus of a player who completed it earlier."""
    if seat != before["decider"]:
        return "later-objectives", int(tables.BONUS[before["players"]])
    new = int(after["done"][seat]) & ~int(before["done"][seat])
    level = tables.OBJECTIVE_LEVEL[before["objectives"][new.bit_length() - 1]]
    return "objectives", int(tables.OBJECTIVE_POINTS[level])
