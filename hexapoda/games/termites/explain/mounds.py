"""Why a mound is not placed (T4.9, T9, T11.3)."""

from typing import Any

from hexapoda.games.refusals import refused
from hexapoda.games.termites.explain.question import clause_of
from hexapoda.games.termites.explain.scene import hexes_listed, near, piece_on, terrain_at
from hexapoda.games.termites.notation.names import hex_name, values
from hexapoda.games.termites.notation.write import example
from hexapoda.games.termites.rules.board import is_edge, is_empty, is_mound, is_unit
from hexapoda.games.termites.state import CLEAR, MAKE_ROOM, WATER
from hexapoda.kernel.declaration import Refusal


def _reserve(s: Any) -> str:
    return ", ".join(map(str, values(s.reserve[int(s.decider)])))


def mound_unfinished(s: Any) -> Refusal:
    """A value or a hex is missing."""
    return refused(clause_of(s), "mound-unfinished", values=_reserve(s), example=example(s))


def not_in_reserve(s: Any, value: int) -> Refusal:
    """T1.12: the player does not have the mound in reserve."""
    return refused(clause_of(s), "not-in-reserve", value=value, values=_reserve(s))


def other_hex(s: Any, spot: int) -> Refusal:
    """T9.2, step 3: the new mound replaces the captured one."""
    return refused("T9.2", "new-mound-hex", hex=hex_name(s, s.target), other=hex_name(s, spot))


def why_no_mound(s: Any, spot: int) -> Refusal:
    """T4.9: why no mound may stand on a hex; T9.6 if a unit has to make room."""
    where = {"hex": hex_name(s, spot)}
    making_room = int(s.phase) == MAKE_ROOM
    if making_room and not (int(s.owner[spot]) == int(s.decider) and is_unit(s, spot)):
        return refused("T9.6", "room-needs-unit", example=example(s), **where)
    if is_edge(s, spot):
        return refused("T4.9", "mound-on-edge", **where)
    if not making_room and not is_empty(s, spot):
        return refused("T4.9", "mound-occupied", **where, **piece_on(s, spot))
    if s.clear_only and int(s.terrain[spot]) != CLEAR:
        return refused("T4.9", "mound-terrain", terrain=terrain_at(s, spot), **where)
    mounds = [each for each in near(s, spot) if is_mound(s, each)]
    if mounds:
        return refused("T4.9", "mound-beside-mound", mounds=hexes_listed(s, mounds), **where)
    waters = [each for each in near(s, spot) if int(s.terrain[each]) == WATER]
    return refused("T4.9", "mound-beside-waters", waters=hexes_listed(s, waters), **where)


def why_no_neutral(s: Any, spot: int) -> Refusal:
    """T11.3."""
    where = {"hex": hex_name(s, spot)}
    if is_edge(s, spot):
        return refused("T11.3", "neutral-on-edge", **where)
    if not is_empty(s, spot):
        return refused("T11.3", "neutral-occupied", **where)
    mounds = [each for each in near(s, spot) if is_mound(s, each)]
    return refused("T11.3", "neutral-beside-mound", mounds=hexes_listed(s, mounds), **where)
