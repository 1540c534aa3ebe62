"""Reading a position: the words of a line, and the state that they make."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.notation.names import (
    NO_OWNER,
    OBJECTIVE_NAMES,
    colours,
    hex_name,
    hex_named,
    kind_named,
    objective_name,
    tile_named,
)
from hexapoda.games.myrmes.position_text.check import check
from hexapoda.games.myrmes.rules.events import FACES
from hexapoda.games.myrmes.rules.garden import first_hex
from hexapoda.games.myrmes.rules.harvest import MORE_CUBES
from hexapoda.games.myrmes.rules.pheromones import own_pheromones
from hexapoda.games.myrmes.rules.tables import FIRST_OF_LEVEL, MORE_POINTS, PREY_COUNT, SIZE, TILE_COUNT, TILE_POOL
from hexapoda.games.myrmes.setup import clear_course, clear_garden
from hexapoda.games.position_text import ImpossibleError, UnreadableError
from hexapoda.games.refusals import reading
from hexapoda.i18n import excerpt

_WORDS = (
    *("asked", "over", "round", "turn", "dice", "objectives", "worker", "points", "freed", "tile", "extra", "acted"),
    *("paying", "picked", "tiles", *(f"{prey}s" for prey in state.PREY)),
)
_PLAYER_WORDS = (
    *("exits", "score", "level", "event", "larvae", "store", "workers", "soldiers", "nurses", "placed", "rooms"),
    *("lost", "prey", "done", "fresh"),
)
#: The words that a position needs, with examples, and those of each player.
_NEEDED = {"round": "1", "turn": "red", "dice": "5,3,1", "objectives": "food3,prey2,food5,stone3,mix6,prey4"}
_NEEDED_OF_PLAYER = {"exits": "2,11", "score": "10", "event": "5", "nurses": "3"}
_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)
_SCORE = re.compile(r"-?[0-9]{1,4}", re.ASCII)
_COUNTED = re.compile(r"([a-z0-9_]+)(?:\*([0-9]{1,2}))?", re.ASCII)
#: The maximum number of larvae and of cubes of a kind: far above those of a game, far below what a byte holds.
_MOST = 99
#: The maximum of a player's other numbers.
_LIMITS = {
    "level": state.MAX_LEVEL,
    "event": len(state.EVENTS) - 1,
    "larvae": _MOST,
    "prey": int(PREY_COUNT.sum()),
    "workers": state.MAX_ANTS,
    "soldiers": state.MAX_ANTS,
    "nurses": state.MAX_NURSES,
}
_PHEROMONES = state.TILE_KINDS[: state.PHEROMONES]

Told = dict[str, str]


@reading
def read(s: Any, text: str) -> None:
    """Fill `s`, some start of the game, from a line; or say why the line does not describe a position of Myrmes."""
    _fill(s, _split(s, text))
    check(s)


@reading
def draft(s: Any, text: str) -> None:
    """The same for a line that the rules need not allow."""
    _fill(s, _split(s, text))


def _bad(name: str, told: Told, example: str) -> ImpossibleError:
    text = f"{name}={told.get(name, '')}"
    return UnreadableError("myrmes-position-bad-value", text=excerpt(text), example=f"{name}={example}")


def _split(s: Any, text: str) -> Told:
    told: Told = {}
    own = [f"{colour}-{word}" for colour in colours(s) for word in _PLAYER_WORDS]
    for word in text.lower().split():
        name, equals, rest = word.partition("=")
        if not equals or (name not in _WORDS and name not in own):
            raise UnreadableError("myrmes-position-bad-word", text=excerpt(word), players=", ".join(colours(s)))
        if name in told:
            raise UnreadableError("myrmes-position-double-word", name=name)
        told[name] = rest
    needed = _NEEDED | {f"{colour}-{word}": eg for colour in colours(s) for word, eg in _NEEDED_OF_PLAYER.items()}
    for name, example in needed.items():
        if name not in told:
            raise UnreadableError("myrmes-position-missing", name=name, example=f"{name}={example}")
    if ("asked" in told) == ("over" in told):
        raise UnreadableError("myrmes-position-missing", name="asked", example="asked=event")
    return told


# ── words ──


def _items(told: Told, name: str, separator: str = ",") -> list[str]:
    return told[name].split(separator) if told.get(name) else []


def _choice(told: Told, name: str, choices: Sequence[str], example: str) -> int:
    if told[name] not in choices:
        raise _bad(name, told, example)
    return list(choices).index(told[name])


def _whole(told: Told, name: str, most: int, least: int = 0) -> int:
    text = told.get(name, str(least))
    if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise _bad(name, told, str(least))
    return int(text)


def _wholes(told: Told, name: str, most: Sequence[int], example: str, least: int = 0) -> list[int]:
    """A whole number for each maximum; zeros if the word is missing."""
    if name not in told:
        return [0] * len(most)
    items = _items(told, name)
    if len(items) != len(most) or not all(map(_NUMBER.fullmatch, items)):
        raise _bad(name, told, example)
    numbers = [int(item) for item in items]
    if any(not least <= number <= limit for number, limit in zip(numbers, most, strict=True)):
        raise _bad(name, told, example)
    return numbers


def _hex(name: str) -> int:
    spot = hex_named(name)
    if spot is None:
        raise ImpossibleError("M3.1", "myrmes-position-no-hex", text=excerpt(name))
    return spot


def _hexes(told: Told, name: str) -> list[int]:
    """Different hexes."""
    spots = [_hex(item) for item in _items(told, name, "/")]
    if len(set(spots)) != len(spots):
        raise _bad(name, told, "2,11/3,12")
    return spots


def _names(told: Told, name: str, choices: Sequence[str], example: str) -> list[int]:
    """The indices of different names among the choices."""
    items = _items(told, name)
    if len(set(items)) != len(items) or any(item not in choices for item in items):
        raise _bad(name, told, example)
    return [list(choices).index(item) for item in items]


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _counts(items: Iterable[str], names: Sequence[str], most: int, wrong: ImpossibleError) -> list[int]:
    counts = {each.lower(): 0 for each in names}
    for item in items:
        match = _COUNTED.fullmatch(item)
        if match is None or counts.get(match[1]) != 0 or not 1 <= int(match[2] or 1) <= most:
            raise wrong
        counts[match[1]] = int(match[2] or 1)
    return list(counts.values())


# ── the state ──


def _fill(s: Any, told: Told) -> None:
    clear_garden(s)
    clear_course(s)
    s.played = _whole(told, "round", state.ROUNDS, 1) - 1
    s.decider = _choice(told, "turn", colours(s), "red")
    s.dice[:] = _wholes(told, "dice", [FACES] * len(state.SEASONS), "5,3,1", 1)
    if "over" in told:
        _choice(told, "over", state.ENDINGS[1:], state.ENDINGS[1])
        s.ending, s.phase = state.WINTERED, state.ASK_WINTER
    else:
        s.ending, s.phase = state.RUNNING, _choice(told, "asked", state.DECISIONS, "event")
    _fill_objectives(s, told)
    for number, prey in enumerate(state.PREY, state.LADYBUG):
        for spot in _hexes(told, f"{prey}s"):
            _put(s, spot, number)
    for seat, colour in enumerate(colours(s)):
        exits = _hexes(told, f"{colour}-exits")
        if not 1 <= len(exits) <= state.MAX_EXITS:
            raise _bad(f"{colour}-exits", told, "2,11/3,12")
        s.exits[seat, : len(exits)] = exits
        for spot in exits:
            _put(s, spot, state.EXIT)
    _fill_tiles(s, told)
    for seat, colour in enumerate(colours(s)):
        _fill_player(s, told, seat, colour)
    placed = int(TILE_COUNT.sum()) * int(s.players) - int(s.supply.sum(dtype=int))
    s.tiles = placed + sum(state.PHEROMONES <= int(kind) < state.NO_KIND for kind in s.tile_kind)
    _fill_course(s, told)


def _fill_objectives(s: Any, told: Told) -> None:
    """M3.5: in the order of the box, so that they are sorted by level."""
    objectives = _names(told, "objectives", OBJECTIVE_NAMES, _NEEDED["objectives"])
    levels = [level for level in range(state.OBJECTIVE_LEVELS) for _ in range(state.OBJECTIVES_PER_LEVEL)]
    found = [sum(each >= int(first) for first in FIRST_OF_LEVEL[1:]) for each in objectives]
    if found != levels or sorted(objectives) != objectives:
        raise _bad("objectives", told, _NEEDED["objectives"])
    s.objectives[:] = objectives


def _put(s: Any, spot: int, what: int) -> None:
    if int(s.content[spot]) != state.FREE:
        raise ImpossibleError("M3.2", "myrmes-position-not-free", hex=hex_name(spot))
    s.content[spot] = what


def _fill_tiles(s: Any, told: Told) -> None:
    for text in _items(told, "tiles", "/"):
        words = text.split(".")
        wrong = UnreadableError("myrmes-position-bad-tile", text=excerpt(text), example="A.P2.red.3,12+4,11.food+earth")
        if not 4 <= len(words) <= 5:
            raise wrong
        tile, kind = tile_named(words[0]), kind_named(words[1])
        owners = (*colours(s), NO_OWNER)
        if tile is None or kind is None or words[2] not in owners or int(s.tile_kind[tile]) != state.NO_KIND:
            raise wrong
        cells = sorted(_hex(name) for name in words[3].split("+"))
        if len(cells) != int(SIZE[kind]):
            raise wrong
        s.tile_kind[tile] = kind
        s.tile_owner[tile] = state.NOBODY if words[2] == NO_OWNER else owners.index(words[2])
        s.tile_cells[tile, : len(cells)] = cells
        cubes = words[4].split("+") if len(words) > 4 else []
        s.tile_cubes[tile] = _counts(cubes, state.CUBES, state.LARGEST_TILE, wrong)
        for spot in cells:
            _put(s, spot, state.TILE + tile)


def _fill_player(s: Any, told: Told, seat: int, colour: str) -> None:
    score = told[f"{colour}-score"]
    if not _SCORE.fullmatch(score):
        raise _bad(f"{colour}-score", told, "10")
    s.score[seat] = int(score)
    for name, most in _LIMITS.items():
        s[name][seat] = _whole(told, f"{colour}-{name}", most)
    s.store[seat] = _wholes(told, f"{colour}-store", [_MOST] * len(state.CUBES), "2,1,0")
    s.placed[seat] = _wholes(told, f"{colour}-placed", [useful[-1] for useful in state.USEFUL], "1,0,2,1")
    s.rooms[seat] = _bits(_names(told, f"{colour}-rooms", [str(room) for room in range(state.ROOMS)], "0,2"))
    names = [objective_name(s, which) for which in range(state.OBJECTIVES)]
    s.done[seat] = _bits(_names(told, f"{colour}-done", names, names[0]))
    s.fresh[seat] = _bits(_names(told, f"{colour}-fresh", names, names[0]))
    wrong = _bad(f"{colour}-lost", told, "P2*2,P3T")
    lost = _counts(_items(told, f"{colour}-lost"), _PHEROMONES, state.OWN_PHEROMONES, wrong)
    own = [int(kind) for owner, kind in zip(s.tile_owner, s.tile_kind, strict=True) if int(owner) == seat]
    for kind, name in enumerate(_PHEROMONES):
        most = int(TILE_COUNT[kind])
        if lost[kind] + own.count(kind) > most:
            raise ImpossibleError("M2.7", "myrmes-position-pheromones", player=colour, kind=name, most=most)
        s.supply[seat, kind] = most - lost[kind] - own.count(kind)
    s.special[seat] = sum(kind >= state.PHEROMONES for kind in own)


def _fill_course(s: Any, told: Told) -> None:
    for kind in range(state.PHEROMONES, len(state.TILE_KINDS)):
        pool, live = int(TILE_POOL[kind]), sum(int(k) == kind for k in s.tile_kind)
        if int(s.pool[pool]) < live:
            raise ImpossibleError("M2.9", "myrmes-position-special", kind=state.TILE_KINDS[kind])
        s.pool[pool] -= live
    if "worker" in told:
        spot = _hex(told["worker"])
        if int(s.content[spot]) == state.CLOSED:
            raise ImpossibleError("M8.6", "myrmes-position-not-free", hex=hex_name(spot))
        s.hex = first_hex(s, spot)
        s.points = _whole(told, "points", MORE_POINTS)
    elif "points" in told:
        raise _bad("worker", told, "2,11")
    freed = _hexes(told, "freed")
    if len(freed) > len(s.freed):
        raise _bad("freed", told, "6,7/7,7/6,8")
    s.freed[: len(freed)] = sorted(freed)
    if "tile" in told:
        s.tile = _tile(told, "tile", told["tile"])
    s.extra = _whole(told, "extra", MORE_CUBES)
    s.acted = _bits(_names(told, "acted", state.ATELIER_ACTIONS, "tunnel,level"))
    if "paying" in told:
        names = [objective_name(s, which) for which in range(state.OBJECTIVES)]
        s.objective = _choice(told, "paying", names, names[0])
    _fill_picked(s, told)


def _tile(told: Told, name: str, text: str) -> int:
    tile = tile_named(text)
    if tile is None:
        raise _bad(name, told, "A")
    return tile


def _fill_picked(s: Any, told: Told) -> None:
    own = np.zeros(state.OWN_PHEROMONES, np.uint8)
    mine = own[: int(own_pheromones(s, int(s.decider), own))].tolist()
    for text in _items(told, "picked"):
        tile = _tile(told, "picked", text)
        if tile not in mine or int(s.picked) >> mine.index(tile) & 1:
            raise _bad("picked", told, "A,B")
        s.picked = int(s.picked) | 1 << mine.index(tile)
