"""What a puzzle of Myrmes is about."""

from typing import Any

from hexapoda.games.myrmes.state import ASK_EVENT, ASK_HARVEST, DECISIONS, ROUNDS

#: The phases that have puzzles of their own, by the first letters of their decisions.
_BIRTHS, _GARDEN, _ATELIER = ("birth", "born"), ("worker", "garden", "stand"), ("atelier", "pay", "storage")


def theme(before: Any, after: Any, seat: int) -> str | None:
    """The theme of some decisions: the last round before the last winter, an objective, or what the phase is about."""
    if int(before.played) == ROUNDS - 1:
        return "last-winter"
    if int(after.done[seat]) != int(before.done[seat]):
        return "objective"
    if int(after.prey[seat]) > int(before.prey[seat]):
        return "hunt"
    phase, asked = int(before.phase), DECISIONS[int(before.phase)]
    if phase == ASK_EVENT:
        return "event"
    for name, beginnings in (("births", _BIRTHS), ("garden", _GARDEN), ("atelier", _ATELIER)):
        if asked.startswith(beginnings):
            return name
    return "harvest" if phase >= ASK_HARVEST else None
