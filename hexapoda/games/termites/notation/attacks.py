"""What a text says about an attack beyond its target: where it starts, and how it ends (T7.3, T8)."""

from typing import Any

from hexapoda.games.refusals import must
from hexapoda.games.termites.explain import attacks, question
from hexapoda.games.termites.notation.names import hex_name
from hexapoda.games.termites.notation.sentence import Sentence
from hexapoda.games.termites.rules.board import caste_at, is_mound
from hexapoda.games.termites.rules.paths import DESTROY, endings
from hexapoda.games.termites.state import DO_DESTROY, DO_FROM, DO_RETREAT, DO_TARGET, NEAR, SIDES, SOLDIER
from hexapoda.kernel.declaration import Refusal


def attack_decisions(s: Any, unit: int, target: int, said: Sentence, chosen: int | None = None) -> list[int] | Refusal:
    """The decisions of a legal attack that the rules ask for, from its target on, as far as the text goes.

    `chosen` is the attack-from hex if it is already settled.
    """
    possible = attacks.attack_origins(s, unit, target)
    origin = must(_origin(s, unit, target, said, possible))
    decisions = [DO_TARGET + target]
    if is_mound(s, target):
        spoken = said.destroy or said.retreat is not None
        return attacks.mound_has_no_retreat(s, target) if spoken else decisions
    if int(caste_at(s, unit)) == SOLDIER:  # T8.2
        return attacks.grip(s, unit, target) if said.retreat is not None else decisions
    # T13, D5: hexes with the same endings are one choice
    ways = {spot: int(endings(s, unit, target, spot)) for spot in possible}
    if chosen is not None and origin is not None and ways[origin] != ways[chosen]:
        return attacks.other_from(s, origin)
    settled = chosen if origin is None else origin
    candidates = possible if settled is None else [settled]
    spot, action = must(_end(s, unit, target, said, {spot: ways[spot] for spot in candidates}))
    if len(set(ways.values())) > 1 and (said.tail or chosen is not None):
        decisions.append(DO_FROM + next(each for each in possible if ways[each] == ways[spot]))
    if action is not None and ways[spot].bit_count() > 1:
        decisions.append(action)
    return decisions


def _origin(s: Any, unit: int, target: int, said: Sentence, possible: list[int]) -> int | Refusal | None:
    """T7.3: the attack-from hex that a text names, if it names one."""
    if said.origin is None:
        return None
    if not said.origin:
        return from_where(s, unit, target)
    spot = must(question.spot_named(s, said.origin))
    return spot if spot in possible else attacks.why_not_from(s, unit, target, spot)


def _end(s: Any, unit: int, target: int, said: Sentence, ways: dict[int, int]) -> tuple[int, int | None] | Refusal:
    """T8.3 to T8.6: the first attack-from hex from which the attack ends as the text says, and that ending."""
    if said.retreat is None and not said.destroy:
        return next(iter(ways)), None
    if said.destroy:
        found = next((spot for spot, ring in ways.items() if ring & DESTROY), None)
        return attacks.not_destroyed(s, target, _hexes(target, ways)) if found is None else (found, DO_DESTROY)
    if not said.retreat:
        return retreat_where(s, unit, target, ways)
    retreat = must(question.spot_named(s, said.retreat))
    found = next((spot for spot, ring in ways.items() if retreat in _hexes(target, {spot: ring})), None)
    if found is None:
        return attacks.why_no_retreat(s, unit, target, retreat)
    return found, DO_RETREAT + retreat


def _hexes(target: int, ways: dict[int, int]) -> list[int]:
    """The hexes to which the attacked unit can retreat in any of these ways."""
    return [int(NEAR[target, d]) for d in range(SIDES) if any(ring >> d & 1 for ring in ways.values())]


# ── missing words ──


def from_where(s: Any, unit: int, target: int) -> Refusal:
    """T7.3: the text does not name the attack-from hex."""
    origin = attacks.attack_origins(s, unit, target)[0]
    example = f"{hex_name(s, unit)}x{hex_name(s, target)} from {hex_name(s, origin)}"
    return attacks.from_where(s, unit, target, example)


def retreat_where(s: Any, unit: int, target: int, ways: dict[int, int]) -> Refusal:
    """T8.5: the text does not name the retreat; or there is none (T8.9)."""
    origin = next((spot for spot, ring in ways.items() if ring != DESTROY), None)
    if origin is None:
        return attacks.no_retreat(s, target)
    retreat = min(_hexes(target, {origin: ways[origin]}))
    attack = f"{hex_name(s, unit)}x{hex_name(s, target)} from {hex_name(s, origin)}"
    return attacks.retreat_where(s, target, _hexes(target, ways), f"{attack} retreat {hex_name(s, retreat)}")


def chosen_ways(s: Any) -> dict[int, int]:
    """The endings of an attack of which only the ending is open."""
    origin = int(s.origin)
    return {origin: int(endings(s, int(s.unit), int(s.target), origin))}
