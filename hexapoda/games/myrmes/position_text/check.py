"""What the rules take for granted: a position is refused only if it can't be played on.

It need not have arisen from a game. What is checked: the numbers of the box, that nurses and workers are in one place
each, and that the decision has what it is about, and a legal action.
"""

from collections.abc import Callable
from typing import Any

from hexapoda.games.choices import legal_ids
from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.notation.names import colours, tile_name
from hexapoda.games.myrmes.rules.colony import atelier_nurses, unused_workers
from hexapoda.games.myrmes.rules.objectives import ABOUT_MIX, ABOUT_PHEROMONES, ABOUT_SPECIAL
from hexapoda.games.myrmes.rules.tables import OBJECTIVE_ABOUT, OBJECTIVE_NEED, PREY_COUNT
from hexapoda.games.position_text import ImpossibleError

#: What an objective is about that is being paid, by decision.
_PAID = {
    state.ASK_MIX: ABOUT_MIX,
    state.ASK_SPECIAL: ABOUT_SPECIAL,
    state.ASK_PHEROMONES: ABOUT_PHEROMONES,
}
_IN_GARDEN = (state.ASK_GARDEN, state.ASK_STAND)


def check(s: Any) -> None:
    """Raise the reason why a position can't be played on."""
    _check_tiles(s)
    _check_prey(s)
    for seat, player in enumerate(colours(s)):
        _check_colony(s, seat, player)
    _check_decision(s)


def _check_tiles(s: Any) -> None:
    """M2.7, M12.13: a tile's number counts the tiles before it, which are taken from the players' supplies."""
    for tile in range(state.MAX_TILES):
        kind = int(s.tile_kind[tile])
        if kind == state.NO_KIND:
            continue
        name = {"tile": tile_name(tile), "kind": state.TILE_KINDS[kind]}
        if kind < state.PHEROMONES and int(s.tile_owner[tile]) == state.NOBODY:
            raise ImpossibleError("M12.13", "myrmes-position-owner", **name)
        if tile >= int(s.tiles):
            raise ImpossibleError("M2.7", "myrmes-position-tile-name", most=int(s.tiles), **name)


def _check_prey(s: Any) -> None:
    """M2.10: no more tokens than in the box."""
    there = s.content.tolist()
    counts = [there.count(kind) for kind in range(state.LADYBUG, state.SPIDER + 1)]
    for prey, count, most in zip(state.PREY, counts, PREY_COUNT.tolist(), strict=True):
        if count > most:
            raise ImpossibleError("M2.10", "myrmes-position-prey-count", prey=prey, most=most)
    hunted, missing = int(s.prey.sum(dtype=int)), int(PREY_COUNT.sum()) - sum(counts)
    if hunted > missing:
        raise ImpossibleError("M8.12", "myrmes-position-hunted", found=hunted, most=missing)


def _check_colony(s: Any, seat: int, player: str) -> None:
    """M2.3, M2.6, M6.1, M7.1: limits of ants, special tiles and nurses; a worker is in one place."""
    ants = int(s.workers[seat]) + int(s.soldiers[seat])
    if ants > state.MAX_ANTS:
        raise ImpossibleError("M2.3", "myrmes-position-ants", player=player, found=ants, most=state.MAX_ANTS)
    if int(s.special[seat]) > state.MAX_SPECIAL:
        raise ImpossibleError("M2.6", "myrmes-position-owned", player=player, most=state.MAX_SPECIAL)
    paying = int(s.phase) in _PAID and seat == int(s.decider)  # with a nurse that is not on the objective yet
    if int(s.done[seat]).bit_count() + int(s.placed[seat].sum(dtype=int)) + paying > int(s.nurses[seat]):
        raise ImpossibleError("M6.1", "myrmes-position-nurses", player=player, nurses=int(s.nurses[seat]))
    if int(unused_workers(s, seat)) < 0:
        raise ImpossibleError("M7.1", "myrmes-position-rooms", player=player)


def _check_decision(s: Any) -> None:
    """The decision has what it is about, fields that the rules clear when it ends are clear, and there is a choice."""
    phase, asked = int(s.phase), state.DECISIONS[int(s.phase)]
    under_way = (
        (int(s.hex) != state.NO_HEX, _IN_GARDEN),
        (bool(s.acted), (state.ASK_ATELIER, *_PAID)),
        (bool(s.picked), (state.ASK_PHEROMONES,)),
    )
    if any(there and phase not in phases for there, phases in under_way):
        raise ImpossibleError("", "myrmes-position-under-way", asked=asked)
    if not s.ending and not (_ABOUT.get(phase, lambda s: True)(s) and legal_ids(s)):
        raise ImpossibleError("", "myrmes-position-not-asked", asked=asked)


def _tile_is_own(s: Any) -> bool:
    return int(s.tile) != state.NO_TILE and int(s.tile_owner[int(s.tile)]) == int(s.decider)


def _freed(s: Any) -> bool:
    spots = [int(spot) for spot in s.freed if int(spot) != state.NO_HEX]
    return int(s.hex) != state.NO_HEX and all(int(s.content[spot]) == state.FREE for spot in spots)


def _objective(s: Any) -> bool:
    if int(s.objective) == state.NO_OBJECTIVE:
        return False
    objective = int(s.objectives[int(s.objective)])
    chosen = int(s.picked).bit_count()
    return int(OBJECTIVE_ABOUT[objective]) == _PAID[int(s.phase)] and chosen < int(OBJECTIVE_NEED[objective])


#: Whether there is what a decision is about; the others need nothing.
_ABOUT: dict[int, Callable[[Any], bool]] = {
    state.ASK_WORKER: lambda s: int(unused_workers(s, int(s.decider))) > 0,
    state.ASK_GARDEN: lambda s: int(s.hex) != state.NO_HEX,
    state.ASK_STAND: _freed,
    state.ASK_HARVEST: lambda s: _tile_is_own(s) and int(s.tile_kind[int(s.tile)]) < state.PHEROMONES,
    state.ASK_SCAVENGING: lambda s: _tile_is_own(s) and int(s.tile_kind[int(s.tile)]) == state.SCAVENGING,
    state.ASK_EXTRA: lambda s: bool(s.extra),
    state.ASK_ATELIER: lambda s: int(atelier_nurses(s, int(s.decider))) > 0,
    **dict.fromkeys(_PAID, _objective),
}
