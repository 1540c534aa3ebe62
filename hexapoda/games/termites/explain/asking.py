"""Texts that answer another question than the one that is asked, say too little, or name what is not there."""

from typing import Any

from hexapoda.games.refusing import refused
from hexapoda.games.termites.explain.reach import reach_of
from hexapoda.games.termites.names import hex_name, hex_named, last_row, looks_like_hex, row_of
from hexapoda.games.termites.notation import example, text
from hexapoda.games.termites.rules.paths import can_attack, can_go, can_move
from hexapoda.games.termites.state import (
    CHOOSE_FROM,
    CHOOSE_RETREAT,
    CHOOSE_TARGET,
    CHOOSE_TOKEN,
    CHOOSE_UNIT,
    DECISIONS,
    DO_TARGET,
    HEXES,
    LOST_MOUND,
    MAKE_ROOM,
    NEW_MOUND,
    PLACE_MOUND,
    PLACE_NEUTRAL,
    PLACE_TILE,
    PLACE_TOKEN,
)
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal

#: The clause that each decision comes from.
CLAUSES = {
    PLACE_NEUTRAL: "T11.3",
    PLACE_TILE: "T11.4",
    PLACE_MOUND: "T4.7",
    CHOOSE_TOKEN: "T5.1",
    PLACE_TOKEN: "T5.2",
    CHOOSE_UNIT: "T6.1",
    CHOOSE_TARGET: "T6.8",
    CHOOSE_FROM: "T7.3",
    CHOOSE_RETREAT: "T8.5",
    NEW_MOUND: "T9.2",
    LOST_MOUND: "T9.2",
    MAKE_ROOM: "T9.6",
}


def clause_of(s: Any) -> str:
    """The clause of the decision that is asked."""
    phase = int(s.phase)
    return "T4.8" if phase == PLACE_MOUND and int(s.players) == 2 else CLAUSES[phase]


def unreadable(s: Any, written: Any) -> Refusal:
    """The text is no move at all."""
    return Refusal("", "not-a-move", {"text": excerpt(written), "example": example(s)}, readable=False)


def asked_now(s: Any) -> Refusal:
    """The text answers a question that is not asked now."""
    return refused(clause_of(s), "asked-now", asked=DECISIONS[int(s.phase)], example=example(s))


def spot_named(s: Any, name: str) -> int | Refusal:
    """T1.2: the hex that a name means, or that the board has none."""
    spot = hex_named(s, name)
    if spot is not None:
        return spot
    row = row_of(s, name[0]) if looks_like_hex(name) else None
    if row is not None:
        return refused("T1.2", "no-such-number", hex=excerpt(name), first=row[0], last=row[1])
    return refused("T1.2", "no-such-hex", hex=excerpt(name), last=last_row(s))


def unfinished_move(s: Any, unit: int) -> Refusal:
    """T6.8: a unit without a target; or the unit has nowhere to go."""
    if not can_move(s, unit):
        return refused("T6.1", "unit-stuck", hex=hex_name(s, unit))
    return refused("T6.8", "move-where", hex=hex_name(s, unit), example=_target_example(s, unit))


def start_hex(s: Any, unit: int) -> Refusal:
    """T6.9: the hex on which the unit stands."""
    return refused("T6.9", "start-hex", hex=hex_name(s, unit), example=_target_example(s, unit))


def _target_example(s: Any, unit: int) -> str:
    """A move of a unit in words, or that none moves."""
    reach = reach_of(s, unit)
    for spot in range(HEXES):
        if can_go(s, unit, spot, reach) or can_attack(s, unit, spot, reach):
            before = s.copy()
            before.unit = unit
            return text(before, DO_TARGET + spot)
    return "stay"
