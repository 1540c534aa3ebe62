"""What a puzzle of Termites is about."""

from typing import Any

from hexapoda.games.termites.state import MOUND, NOBODY


def theme(before: Any, after: Any, seat: int) -> str | None:
    """The theme of a turn between two positions: what was captured, destroyed or pushed; None for plain moves."""
    if int(after.trophies[seat].sum()) > int(before.trophies[seat].sum()):
        return "capture"
    there, then = _enemy_units(before, seat), _enemy_units(after, seat)
    if len(then) < len(there):
        return "destroy"
    if there != then:
        return "push"
    if _mounds(before) != _mounds(after):
        return "mound"
    return "place" if int(after.hand[seat].sum()) < int(before.hand[seat].sum()) else None


def _enemy_units(s: Any, seat: int) -> dict[int, int]:
    """The units of all others, by their hexes."""
    return {
        cell: int(s.what[cell])
        for cell, owner in enumerate(s.owner.tolist())
        if owner not in (seat, NOBODY) and int(s.what[cell]) < MOUND
    }


def _mounds(s: Any) -> list[int]:
    return [cell for cell, owner in enumerate(s.owner.tolist()) if owner != NOBODY and int(s.what[cell]) >= MOUND]
