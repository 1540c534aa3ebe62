"""What decisions of Termites have brought about, for hints: mounds captured, threatened, guarded; units."""

from typing import Any

from hexapoda.games.termites import state
from hexapoda.games.termites.notation.names import hex_name
from hexapoda.games.termites.plain import plain
from hexapoda.games.termites.rules.strength import attack_strength
from hexapoda.kernel.declaration import Phrase, Reason


def reasons(before: Any, after: Any, seat: int) -> list[Reason]:
    """What decisions have brought about, of each term the weightiest first."""
    was, now = plain(before), plain(after)
    found = _captured(was, now, seat)
    for value, spot in sorted(((now.what[spot] - state.MOUND, spot) for spot in _mounds(now)), reverse=True):
        if now.owner[spot] != seat and _reach(after, now, spot, seat) > value >= _reach(before, was, spot, seat):
            found.append(_reason("threats", "threatens", value=value, hex=hex_name(now, spot)))
        if now.owner[spot] == was.owner[spot] == seat:
            others = [each for each in range(now.players) if each != seat]
            if any(_reach(before, was, spot, each) > value for each in others) and not any(
                _reach(after, now, spot, each) > value for each in others
            ):
                found.append(_reason("threats", "guards", value=value, hex=hex_name(now, spot)))
    lost = _enemy_units(was, seat) - _enemy_units(now, seat)
    if lost > 0:
        found.append(_reason("army", "destroys", count=lost))
    placed = _units(now, seat) - _units(was, seat)
    if placed > 0:
        found.append(_reason("army", "deploys", count=placed))
    return found


def _captured(was: Any, now: Any, seat: int) -> list[Reason]:
    found = []
    for value in range(state.MAX_VALUE, 0, -1):
        if now.trophies[seat][value] > was.trophies[seat][value]:
            found.append(_reason("rest", "captures", value=value))
    return found


def _mounds(p: Any) -> list[int]:
    return [spot for spot in range(state.HEXES) if p.owner[spot] != state.NOBODY and p.what[spot] >= state.MOUND]


def _units(p: Any, seat: int) -> int:
    return sum(p.owner[spot] == seat and p.what[spot] < state.MOUND for spot in range(state.HEXES))


def _enemy_units(p: Any, seat: int) -> int:
    return sum(_units(p, each) for each in range(p.players) if each != seat)


def _reach(s: Any, p: Any, mound: int, seat: int) -> int:
    """T7.5: the strength with which a player's units beside a mound can attack it; 0 with none."""
    near = [int(spot) for spot in state.NEAR[mound] if spot != state.NO_HEX]
    units = [spot for spot in near if p.owner[spot] == seat and p.what[spot] < state.MOUND]
    return max((int(attack_strength(s, unit, mound)) for unit in units), default=0)


def _reason(term: str, code: str, **params: int | str) -> Reason:
    return Reason(term, Phrase(f"termites-reason-{code}", params))
