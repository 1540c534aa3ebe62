"""Writing a position."""

from collections.abc import Iterable, Sequence
from typing import Any

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.notation.names import (
    OBJECTIVE_NAMES,
    colours,
    hex_name,
    hexes_of,
    objective_name,
    owner_name,
    picked_names,
    tile_name,
)
from hexapoda.games.myrmes.rules.tables import TILE_COUNT


def write(s: Any) -> str:
    """The position as one line."""
    words = {"over": [state.ENDINGS[int(s.ending)]]} if s.ending else {"asked": [state.DECISIONS[int(s.phase)]]}
    words |= {"round": [str(int(s.played) + 1)], "turn": [state.COLOURS[int(s.decider)]]}
    words |= {"dice": [str(int(die)) for die in s.dice]}
    words["objectives"] = [OBJECTIVE_NAMES[int(each)] for each in s.objectives]
    line = [_word(name, items) for name, items in (words | _course(s)).items() if items]
    line += [f"{name}={'/'.join(items)}" for name, items in _garden(s).items() if items]
    for seat, colour in enumerate(colours(s)):
        line.append(f"{colour}-exits={'/'.join(hexes_of(s.exits[seat]))}")
        line += [_word(f"{colour}-{name}", items) for name, items in _player(s, seat).items() if items]
    return " ".join(line)


def _word(name: str, items: Iterable[str]) -> str:
    return f"{name}={','.join(items)}"


def counted(names: Iterable[str], counts: Iterable[int]) -> list[str]:
    """Things by name, with their counts.

    >>> counted(("food", "earth", "stone"), (2, 0, 1))
    ['food*2', 'stone']
    """
    return [name if count == 1 else f"{name}*{int(count)}" for name, count in zip(names, counts, strict=True) if count]


def lost(s: Any, seat: int) -> list[int]:
    """M8.15: the pheromones of each kind that a player has lost for good."""
    live = [(int(s.tile_owner[tile]), int(s.tile_kind[tile])) for tile in range(int(s.tiles))]
    return [
        int(TILE_COUNT[kind]) - int(s.supply[seat][kind]) - live.count((seat, kind)) for kind in range(state.PHEROMONES)
    ]


def completed(s: Any, bits: int) -> list[str]:
    """Objectives by name."""
    return [objective_name(s, which) for which in range(state.OBJECTIVES) if int(bits) >> which & 1]


def _course(s: Any) -> dict[str, list[str]]:
    """What is in progress."""
    return {
        "worker": hexes_of([s.hex]),
        "points": [str(int(s.points))] if int(s.hex) != state.NO_HEX else [],
        "tile": [] if int(s.tile) == state.NO_TILE else [tile_name(s.tile)],
        "extra": [str(int(s.extra))] if s.extra else [],
        "acted": [name for bit, name in enumerate(state.ATELIER_ACTIONS) if int(s.acted) >> bit & 1],
        "paying": [] if int(s.objective) == state.NO_OBJECTIVE else [objective_name(s, s.objective)],
        "picked": picked_names(s) if s.picked else [],
    }


def _garden(s: Any) -> dict[str, list[str]]:
    words = {"freed": hexes_of(s.freed)}
    for number, prey in enumerate(state.PREY, 1):
        words[f"{prey}s"] = [hex_name(spot) for spot in range(state.HEXES) if int(s.content[spot]) == number]
    words["tiles"] = [tile_text(s, tile) for tile in range(int(s.tiles)) if int(s.tile_kind[tile]) != state.NO_KIND]
    return words


def tile_text(s: Any, tile: int) -> str:
    """A tile: name, kind, owner, hexes, cubes."""
    cubes = counted(state.CUBES, s.tile_cubes[tile].tolist())
    words = [tile_name(tile), state.TILE_KINDS[int(s.tile_kind[tile])], owner_name(s.tile_owner[tile])]
    return ".".join([*words, "+".join(hexes_of(s.tile_cells[tile])), *(["+".join(cubes)] if cubes else [])])


def _numbers(values: Sequence[int]) -> list[str]:
    return [str(int(value)) for value in values] if any(values) else []


def _player(s: Any, seat: int) -> dict[str, list[str]]:
    return {
        "score": [str(int(s.score[seat]))],
        "level": _numbers([s.level[seat]]),
        "event": [str(int(s.event[seat]))],
        "larvae": _numbers([s.larvae[seat]]),
        "store": _numbers(s.store[seat].tolist()),
        "workers": _numbers([s.workers[seat]]),
        "soldiers": _numbers([s.soldiers[seat]]),
        "nurses": [str(int(s.nurses[seat]))],
        "placed": _numbers(s.placed[seat].tolist()),
        "rooms": [str(room) for room in range(4) if int(s.rooms[seat]) >> room & 1],
        "lost": counted(state.TILE_KINDS[: state.PHEROMONES], lost(s, seat)),
        "prey": _numbers([s.prey[seat]]),
        "done": completed(s, s.done[seat]),
        "fresh": completed(s, s.fresh[seat]),
    }
