"""What decisions of Ants have brought about, for hints: levels, chips, miners, ants, attackers that come near."""

from typing import Any

from hexapoda.games.ants.plain import look, number
from hexapoda.games.ants.rules.apply import miners
from hexapoda.games.ants.state import HILLS, KINDS
from hexapoda.kernel.declaration import Phrase, Reason

#: An attacker that is farther away is no threat yet.
_NEAR = 4


def reasons(before: Any, after: Any, seat: int) -> list[Reason]:
    """What decisions have brought about, of each term the weightiest first."""
    was, now = look(before)[0], look(after)[0]
    fixed = look(before)[1]
    enemies = [each for each in range(fixed.players) if fixed.teams[each] != fixed.teams[seat]]
    found = []
    taken = sum(now.taken[seat]) - sum(was.taken[seat])
    if taken > 0:
        found.append(_reason("anthill", "takes", count=taken))
    elif now.levels[seat] > was.levels[seat]:
        found.append(_reason("anthill", "builds", level=now.levels[seat]))
    if now.chips[seat] > was.chips[seat]:
        found.append(_reason("chips", "chips", count=now.chips[seat] - was.chips[seat]))
    mining = int(miners(after, seat)) - int(miners(before, seat))
    if mining > 0:
        found.append(_reason("income", "mines", count=mining))
    beaten = sum(_ants(was, each) - _ants(now, each) for each in enemies)
    if beaten > 0:
        found.append(_reason("army", "beats", count=beaten))
    hired = _ants(now, seat) - _ants(was, seat)
    if hired > 0:
        found.append(_reason("army", "hires", count=hired))
    ways = [(_steps(after, now, seat, fixed.hills[each]), each) for each in enemies]
    for steps, enemy in sorted(ways):
        if steps <= _NEAR and steps < _steps(before, was, seat, fixed.hills[enemy]):
            found.append(_reason("attack", "nears", steps=steps, hill=HILLS[fixed.hills[enemy]]))
    return found


def _ants(p: Any, seat: int) -> int:
    """The number of a player's ants on the board."""
    mine = range(seat * len(KINDS), (seat + 1) * len(KINDS))
    return sum(p.one[each].bit_count() + p.two[each].bit_count() for each in mine)


def _steps(s: Any, p: Any, seat: int, hill: int) -> int:
    """A1.18: how far the nearest of a player's ants is from an anthill."""
    cells = range(int(s.cells))
    held = [cell for cell in cells if any(number(p, seat, kind, cell) for kind in range(len(KINDS)))]
    return min((int(s.distance[hill, cell]) for cell in held), default=len(s.beside))


def _reason(term: str, code: str, **params: int | str) -> Reason:
    return Reason(term, Phrase(f"ants-reason-{code}", params))
