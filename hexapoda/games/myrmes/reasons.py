"""What decisions of Myrmes have brought about, for hints: points, objectives, a deeper colony, ants, tiles, winter."""

from typing import Any

from hexapoda.games.myrmes.plain_state import plain
from hexapoda.games.myrmes.rules.tables import LARVAE_PER_FOOD, POINTS_PER_MISSING_FOOD, WINTER_FOOD
from hexapoda.games.myrmes.state import FOOD, SEASONS
from hexapoda.kernel.declaration import Phrase, Reason

#: What a colony has by field, the term that counts it, and the code of having more of it.
_MORE = (
    ("nurses", "nurses", "nurse"),
    ("soldiers", "soldiers", "soldiers"),
    ("workers", "workers", "workers"),
    ("larvae", "store", "larvae"),
)


def reasons(before: Any, after: Any, seat: int) -> list[Reason]:
    """What decisions have brought about, of each term the weightiest first."""
    was, now = plain(before), plain(after)
    found = []
    if now.done[seat] & ~was.done[seat]:
        found.append(_reason("objectives", "objective"))
    if now.score[seat] > was.score[seat]:
        found.append(_reason("rest", "points", count=now.score[seat] - was.score[seat]))
    if now.level[seat] > was.level[seat]:
        found.append(_reason("colony", "level", level=now.level[seat]))
    if _tiles(now, seat) > _tiles(was, seat):
        found.append(_reason("garden", "tile"))
    for field, term, code in _MORE:
        more = getattr(now, field)[seat] - getattr(was, field)[seat]
        if more > 0:
            found.append(_reason(term, code, count=more))
    cubes = sum(now.store[seat]) - sum(was.store[seat])
    if cubes > 0:
        found.append(_reason("store", "cubes", count=cubes))
    cost, earlier = _winter(now, seat), _winter(was, seat)
    if now.played == was.played and cost < earlier:
        found.append(_reason("winter", "winter", count=earlier - cost))
    return found


def _tiles(p: Any, seat: int) -> int:
    return sum(owner == seat for owner in p.tile_owner[: p.tiles])


def _winter(p: Any, seat: int) -> int:
    """M14: what this year's winter would cost with what the colony has now."""
    food = p.store[seat][FOOD] + p.larvae[seat] // LARVAE_PER_FOOD + p.soldiers[seat]
    missing = max(int(WINTER_FOOD[p.played // len(SEASONS)]) - food, 0)
    return int(POINTS_PER_MISSING_FOOD) * missing


def _reason(term: str, code: str, **params: int) -> Reason:
    return Reason(term, Phrase(f"myrmes-reason-{code}", params))
