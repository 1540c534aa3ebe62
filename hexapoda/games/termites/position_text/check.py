"""Whether the rules can play on from a position: counts within the box, and choices that lead to a legal action.

Whether play can have led there is not asked: a position to study may be one that no game reaches.
"""

from typing import Any

from hexapoda.games.choices import legal_ids
from hexapoda.games.position_text import ImpossibleError
from hexapoda.games.termites import state
from hexapoda.games.termites.explain.attacks import attack_origins
from hexapoda.games.termites.explain.reach import reach_of
from hexapoda.games.termites.notation.names import COLONIES, kind_name, values
from hexapoda.games.termites.position_text.write import CHOICES, lying, tile_name, tiles
from hexapoda.games.termites.rules.apply import setup_mounds, setup_seat
from hexapoda.games.termites.rules.board import is_empty, is_unit
from hexapoda.games.termites.rules.paths import can_attack

_CAPTURE = ("unit", "target", "robbed")
#: The choices that come before each decision.
_NEEDED: dict[int, tuple[str, ...]] = {
    state.PLACE_TOKEN: ("token",),
    state.CHOOSE_TARGET: ("unit",),
    state.CHOOSE_FROM: ("unit", "target"),
    state.CHOOSE_RETREAT: ("unit", "target", "from"),
    state.NEW_MOUND: _CAPTURE,
    state.LOST_MOUND: _CAPTURE,
    state.MAKE_ROOM: _CAPTURE,
}
#: The rule that says when each decision comes up.
_CLAUSES = ("T11.3", "T11.9", "T4.9", "T5.2", "T5.2", "T6.1", "T6.1", "T7.3", "T8.5", "T9.2", "T9.2", "T9.6")
#: What the decisions before the first turn count down.
_LEFT = {state.PLACE_NEUTRAL: "neutral_left", state.PLACE_TILE: "tiles_left", state.PLACE_MOUND: "setup_left"}


def check(s: Any, start: Any) -> None:
    """Raises `ImpossibleError` where the rules can't play on; `start` is a start of the same game."""
    _check_turn(s, start)
    _check_choices(s)
    for seat in range(int(s.players)):
        _check_tokens(s, seat)
        _check_own_mounds(s, start, seat)
    _check_other_mounds(s, start)
    if not s.turn:
        _check_before_play(s, start)
    if not s.ending and not _can_be_asked(s):
        phase = int(s.phase)
        raise ImpossibleError(_CLAUSES[phase], "position-not-asked", asked=state.DECISIONS[phase])


def _check_turn(s: Any, start: Any) -> None:
    """T5.1: turns are counted from the end of the setup, which can begin with building a map (T11)."""
    if int(s.phase) not in _LEFT:
        if not s.turn:
            raise ImpossibleError("T5.1", "position-no-turn")
    elif s.turn:
        raise ImpossibleError("T5.1", "position-turn-early", turn=int(s.turn))
    elif int(s.phase) != state.PLACE_MOUND and not start.building:
        raise ImpossibleError("T11.3", "position-not-building")


def _check_choices(s: Any) -> None:
    """T13: the choices of this turn are those that come before the decision."""
    phase = int(s.phase)
    needed = () if s.ending else _NEEDED.get(phase, ())
    made = tuple(word for word, field, nothing in CHOICES if int(s[field]) != nothing)
    if made != needed:
        found, expected = (", ".join(words) or "-" for words in (made, needed))
        asked = "-" if s.ending else state.DECISIONS[phase]
        raise ImpossibleError("", "position-choices", asked=asked, found=found, expected=expected)


# ── what the box holds ──


def _colony(s: Any, seat: int) -> str:
    return COLONIES[int(s.colony[seat])]


def _check_tokens(s: Any, seat: int) -> None:
    """T1.9."""
    found = (s.hand[seat].astype(int) + s.stack[seat]).tolist()
    for _, owner, what in lying(s):
        if owner == seat and what < state.MOUND:
            found[what] += 1
    if seat == int(s.active) and int(s.token) != state.NO_KIND:
        found[int(s.token)] += 1
    for kind, most in enumerate(s.tokens[int(s.colony[seat])].tolist()):
        if found[kind] > most:
            params = {"colony": _colony(s, seat), "kind": kind_name(kind), "found": found[kind], "most": most}
            raise ImpossibleError("T1.9", "position-too-many-tokens", **params)


def _own_mounds(s: Any, seat: int) -> list[int]:
    """The values of a player's mounds on the board and in reserve."""
    standing = [what - state.MOUND for _, owner, what in lying(s) if owner == seat and what >= state.MOUND]
    return sorted([*standing, *values(s.reserve[seat])])


def _check_own_mounds(s: Any, start: Any, seat: int) -> None:
    """T1.10: each mound of the colony at most once."""
    kept = _own_mounds(s, seat)
    for value in kept:
        if value not in values(start.reserve[seat]):
            raise ImpossibleError("T1.10", "position-mound-value", colony=_colony(s, seat), value=value)
        if kept.count(value) > 1:
            raise ImpossibleError("T1.10", "position-mound-twice", colony=_colony(s, seat), value=value)


def _check_other_mounds(s: Any, start: Any) -> None:
    """T1.11, T1.12: no more neutral mounds than the game has, and trophies only of mounds that are missing."""
    players = range(int(s.players))
    most = int((start.owner == state.NEUTRAL).sum()) + int(start.neutral_left)
    standing = int((s.owner == state.NEUTRAL).sum())
    if standing > most:
        raise ImpossibleError("T1.11", "position-neutral-count", found=standing, expected=most)
    missing = [value for seat in players for value in set(values(start.reserve[seat])) - set(_own_mounds(s, seat))]
    missing += [int(s.neutral_value)] * (most - standing)
    for value in range(state.MAX_VALUE + 1):
        found = int(s.trophies[:, value].sum(dtype=int))
        if found > missing.count(value):
            raise ImpossibleError("T1.12", "position-trophies", value=value, found=found, expected=missing.count(value))


# ── before the first turn ──


def _check_before_play(s: Any, start: Any) -> None:
    """T4.4, T4.7, T11.2: everything that is drawn and placed before the first turn is still there."""
    if int(s.phase) == state.PLACE_NEUTRAL and tiles(s):
        raise ImpossibleError("T11.3", "position-tiles-early")
    for kind, most in enumerate(start.tile_left.tolist()):
        left = int(s.tile_left[kind])
        if left > most:
            raise ImpossibleError("T11.2", "position-tiles-left", tile=tile_name(s, kind), left=left, most=most)
    placing = _still_to_place(s)
    for seat in range(int(s.players)):
        colony, reserve = _colony(s, seat), len(values(s.reserve[seat]))
        if reserve < placing.count(seat):
            params = {"colony": colony, "found": reserve, "expected": placing.count(seat)}
            raise ImpossibleError("T4.7", "position-first-mounds", **params)
        tokens, stack = int(s.tokens[int(s.colony[seat])].sum(dtype=int)), int(s.stack[seat].sum(dtype=int))
        if s.building and stack != tokens:
            raise ImpossibleError("T4.4", "position-tokens-early", colony=colony, found=stack, expected=tokens)


def _still_to_place(s: Any) -> list[int]:
    """T4.7, T4.8: the seats that still place a first mound, in their order."""
    ahead, found = s.copy(), []
    ahead.setup_left = setup_mounds(s) if s.building else s.setup_left
    while ahead.setup_left:
        found.append(int(setup_seat(ahead)))
        ahead.setup_left -= 1
    return found


# ── what is asked ──


def _can_be_asked(s: Any) -> bool:
    """Whether the choices of this turn are legal and leave a choice."""
    phase, active, unit, target = (int(s[field]) for field in ("phase", "active", "unit", "target"))
    if phase in _LEFT and not s[_LEFT[phase]]:
        return False
    if s.building and any(owner < state.NEUTRAL and what >= state.MOUND for _, owner, what in lying(s)):
        return False  # the first mounds come later; how many are left is told by those on the board
    if phase in (state.CHOOSE_TARGET, state.CHOOSE_FROM, state.CHOOSE_RETREAT):
        if int(s.owner[unit]) != active or not is_unit(s, unit):
            return False
        if phase != state.CHOOSE_TARGET and not (is_unit(s, target) and can_attack(s, unit, target, reach_of(s, unit))):
            return False
        if phase == state.CHOOSE_RETREAT and int(s.origin) not in attack_origins(s, unit, target):
            return False
    if phase == state.NEW_MOUND and not is_empty(s, target):
        return False
    if phase in (state.LOST_MOUND, state.MAKE_ROOM) and int(s.robbed) == state.NEUTRAL:
        return False
    return bool(legal_ids(s))
