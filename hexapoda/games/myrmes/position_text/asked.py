"""Whether what is asked can be asked: whose turn it is, and what is under way."""

from typing import Any

from hexapoda.games.choices import legal_ids
from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.notation.names import colours
from hexapoda.games.myrmes.rules import objectives
from hexapoda.games.myrmes.rules.births import must_choose
from hexapoda.games.myrmes.rules.colony import stored, unused_workers
from hexapoda.games.myrmes.rules.harvest import has_cubes, kinds_on
from hexapoda.games.myrmes.rules.queries import first_player
from hexapoda.games.myrmes.rules.tables import BOX, OBJECTIVE_ABOUT, OBJECTIVE_NEED
from hexapoda.games.myrmes.rules.walks import movement
from hexapoda.games.myrmes.rules.winter import store_limit
from hexapoda.games.position_text import ImpossibleError

_PAYING = (state.ASK_MIX, state.ASK_SPECIAL, state.ASK_PHEROMONES)
_IN_ATELIER = (state.ASK_ATELIER, *_PAYING)
_IN_GARDEN = (state.ASK_GARDEN, state.ASK_STAND)


def check_asked(s: Any) -> None:
    """What has been done this round, and what is under way, lead to what is asked."""
    phase, season = int(s.phase), int(s.played) % len(state.SEASONS)
    if phase == state.ASK_WINTER and season != len(state.SEASONS) - 1:
        raise ImpossibleError("M1.2", "myrmes-position-winter")
    if s.ending:
        if int(s.played) != state.ROUNDS - 1 or int(s.active) != int(first_player(s)):
            raise ImpossibleError("M15.1", "myrmes-position-over", player=colours(s)[int(first_player(s))])
    _check_course(s)
    for seat in range(int(s.players)):
        _check_seat(s, seat)
    if not s.ending and not (_CAN_BE_ASKED[phase](s) and legal_ids(s)):
        raise ImpossibleError("", "myrmes-position-not-asked", asked=state.DECISIONS[phase])


def _turn_of(s: Any, seat: int) -> int:
    return (seat - int(first_player(s))) % int(s.players)


def _check_seat(s: Any, seat: int) -> None:
    """Events, nurses, rooms and new objectives fit the phase and the order of turns."""
    phase, player = int(s.phase), colours(s)[seat]
    acted = _turn_of(s, seat) < _turn_of(s, int(s.active))
    die = int(s.dice[int(s.played) % len(state.SEASONS)])
    if phase == state.ASK_EVENT and not acted and int(s.event[seat]) != die:
        raise ImpossibleError("M5.3", "myrmes-position-event", player=player, die=die)
    placed = s.placed[seat].tolist()
    tracks, atelier = any(placed[: state.ATELIER_PLACES]), placed[state.ATELIER_PLACES]
    may_tracks = (phase == state.ASK_BIRTH and acted) or (phase == state.ASK_BORN and not acted)
    may_atelier = (
        (phase == state.ASK_BIRTH and acted)
        or state.ASK_BORN <= phase < state.ASK_ATELIER
        or (phase in _IN_ATELIER and not acted)
    )
    if (tracks and not may_tracks) or (atelier and not may_atelier):
        raise ImpossibleError("M6.7", "myrmes-position-nurses-now", player=player, asked=state.DECISIONS[phase])
    if s.rooms[seat] and not state.ASK_WORKER <= phase <= state.ASK_STORAGE:
        raise ImpossibleError("M13.3", "myrmes-position-rooms-now", player=player, asked=state.DECISIONS[phase])
    done_now = phase == state.ASK_STORAGE or (phase in _IN_ATELIER and (acted or seat == int(s.active)))
    if s.fresh[seat] and not done_now:
        raise ImpossibleError("M12.7", "myrmes-position-fresh-now", player=player, asked=state.DECISIONS[phase])


def _check_course(s: Any) -> None:
    """Nothing is under way but what the decision is about."""
    phase = int(s.phase)
    under_way = (
        (int(s.hex) != state.NO_HEX, _IN_GARDEN),
        (any(int(spot) != state.NO_HEX for spot in s.freed), (state.ASK_STAND,)),
        (int(s.tile) != state.NO_TILE, (state.ASK_HARVEST, state.ASK_SCAVENGING)),
        (bool(s.extra), (state.ASK_EXTRA,)),
        (bool(s.acted), _IN_ATELIER),
        (int(s.objective) != state.NO_OBJECTIVE, _PAYING),
        (bool(s.picked), (state.ASK_PHEROMONES,)),
    )
    if any(there and phase not in phases for there, phases in under_way):
        raise ImpossibleError("", "myrmes-position-under-way", asked=state.DECISIONS[phase])


# ── decision by decision ──


def _worker(s: Any) -> bool:
    return int(unused_workers(s, int(s.active))) > 0


def _garden(s: Any) -> bool:
    spot, seat = int(s.hex), int(s.active)
    if spot == state.NO_HEX or int(s.points) > int(movement(s, seat)) or int(unused_workers(s, seat)) < 0:
        return False
    there = int(s.content[spot])
    if there >= state.TILE:
        return int(s.tile_cells[there - state.TILE, 0]) == spot
    return there in (state.FREE, state.EXIT) and there != state.CLOSED


def _stand(s: Any) -> bool:
    """M8.17: the hexes of a tile that has just left."""
    cells = [BOX.hexes[int(spot)] for spot in s.freed if int(spot) != state.NO_HEX]
    if len(cells) < 2 or any(int(s.content[int(spot)]) != state.FREE for spot in s.freed if int(spot) != state.NO_HEX):
        return False
    ordered = sorted(cells, key=lambda spot: (spot[1], spot[0]))
    form = tuple((q - ordered[0][0], r - ordered[0][1]) for q, r in ordered)
    return (
        _garden(s)
        and int(s.hex) == int(s.freed[0])
        and any(form in kind.forms for kind in BOX.tiles[: state.PHEROMONES])
    )


def _harvest(s: Any) -> bool:
    tile = int(s.tile)
    own = (
        tile < state.MAX_TILES
        and int(s.tile_owner[tile]) == int(s.active)
        and int(s.tile_kind[tile]) < state.PHEROMONES
    )
    return own and int(kinds_on(s, tile)) > 1


def _scavenging(s: Any) -> bool:
    tile = int(s.tile)
    return (
        tile < state.MAX_TILES
        and int(s.tile_owner[tile]) == int(s.active)
        and int(s.tile_kind[tile]) == state.SCAVENGING
    )


def _extra(s: Any) -> bool:
    seat = int(s.active)
    return bool(s.extra) and int(s.event[seat]) == state.HARVEST_PLUS_3 and bool(has_cubes(s, seat))


def _atelier(s: Any) -> bool:
    seat = int(s.active)
    left = int(s.placed[seat, state.ATELIER_PLACES])
    completed = bool(int(s.acted) & state.OBJECTIVE) == bool(s.fresh[seat])
    return left > 0 and completed and left + int(s.acted).bit_count() <= 4


def _paying(about: int) -> Any:
    def can_ask(s: Any) -> bool:
        seat, which = int(s.active), int(s.objective)
        if which == state.NO_OBJECTIVE or int(OBJECTIVE_ABOUT[int(s.objectives[which])]) != about or s.fresh[seat]:
            return False
        if (
            not int(s.acted) & state.OBJECTIVE
            or int(s.placed[seat, state.ATELIER_PLACES]) + int(s.acted).bit_count() > 4
        ):
            return False
        free = int(s.nurses[seat]) - int(s.done[seat]).bit_count() - int(s.placed[seat, state.ATELIER_PLACES])
        full = int(s.picked).bit_count() >= int(OBJECTIVE_NEED[int(s.objectives[which])])
        return (
            free > 0
            and not full
            and bool(objectives.is_open(s, seat, which))
            and bool(objectives.is_payable(s, seat, which))
        )

    return can_ask


def _storage(s: Any) -> bool:
    seat = int(s.active)
    return int(stored(s, seat)) > int(store_limit(s, seat))


_CAN_BE_ASKED = {
    state.ASK_EVENT: lambda s: True,
    state.ASK_BIRTH: lambda s: True,
    state.ASK_BORN: lambda s: bool(must_choose(s, int(s.active))),
    state.ASK_WORKER: _worker,
    state.ASK_GARDEN: _garden,
    state.ASK_STAND: _stand,
    state.ASK_HARVEST: _harvest,
    state.ASK_SCAVENGING: _scavenging,
    state.ASK_EXTRA: _extra,
    state.ASK_ATELIER: _atelier,
    state.ASK_MIX: _paying(objectives.ABOUT_MIX),
    state.ASK_SPECIAL: _paying(objectives.ABOUT_SPECIAL),
    state.ASK_PHEROMONES: _paying(objectives.ABOUT_PHEROMONES),
    state.ASK_STORAGE: _storage,
    state.ASK_WINTER: lambda s: True,
}
