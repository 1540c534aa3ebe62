"""Texts that answer another question than the current one, say too little, or name something unknown."""

from typing import Any

from hexapoda.games.refusals import refused
from hexapoda.games.termites import state
from hexapoda.games.termites.explain.reach import reach_of
from hexapoda.games.termites.notation.names import hex_name, hex_named, last_row, looks_like_hex, row_of
from hexapoda.games.termites.notation.write import example, text
from hexapoda.games.termites.rules.paths import can_attack, can_go, can_move
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal

#: The clause of each decision.
CLAUSES = {
    state.PLACE_NEUTRAL: "T11.3",
    state.PLACE_TILE: "T11.4",
    state.PLACE_MOUND: "T4.7",
    state.CHOOSE_TOKEN: "T5.1",
    state.PLACE_TOKEN: "T5.2",
    state.CHOOSE_UNIT: "T6.1",
    state.CHOOSE_TARGET: "T6.8",
    state.CHOOSE_FROM: "T7.3",
    state.CHOOSE_RETREAT: "T8.5",
    state.NEW_MOUND: "T9.2",
    state.LOST_MOUND: "T9.2",
    state.MAKE_ROOM: "T9.6",
}


def clause_of(s: Any) -> str:
    """The clause of the current decision."""
    phase = int(s.phase)
    return "T4.8" if phase == state.PLACE_MOUND and int(s.players) == 2 else CLAUSES[phase]


def unreadable(s: Any, written: Any) -> Refusal:
    """The text is not a move."""
    return Refusal("", "not-a-move", {"text": excerpt(written), "example": example(s)}, readable=False)


def asked_now(s: Any) -> Refusal:
    """The text answers another question."""
    return refused(clause_of(s), "asked-now", asked=state.DECISIONS[int(s.phase)], example=example(s))


def spot_named(s: Any, name: str) -> int | Refusal:
    """T1.2: the hex with a name, or a refusal if there is none."""
    spot = hex_named(s, name)
    if spot is not None:
        return spot
    row = row_of(s, name[0]) if looks_like_hex(name) else None
    if row is not None:
        return refused("T1.2", "no-such-number", hex=excerpt(name), first=row[0], last=row[1])
    return refused("T1.2", "no-such-hex", hex=excerpt(name), last=last_row(s))


def unfinished_move(s: Any, unit: int) -> Refusal:
    """T6.8: the target is missing, or the unit has nowhere to go."""
    if not can_move(s, unit):
        return refused("T6.1", "unit-stuck", hex=hex_name(s, unit))
    return refused("T6.8", "move-where", hex=hex_name(s, unit), example=_target_example(s, unit))


def start_hex(s: Any, unit: int) -> Refusal:
    """T6.9: the target is the unit's own hex."""
    return refused("T6.9", "start-hex", hex=hex_name(s, unit), example=_target_example(s, unit))


def _target_example(s: Any, unit: int) -> str:
    """The text of a move of the unit, or "stay"."""
    reach = reach_of(s, unit)
    for spot in range(state.HEXES):
        if can_go(s, unit, spot, reach) or can_attack(s, unit, spot, reach):
            before = s.copy()
            before.unit = unit
            return text(before, state.DO_TARGET + spot)
    return "stay"
