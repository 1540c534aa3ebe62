"""Myrmes' notation: a decision in words, and a text split into its words, legal or not.

event 7 · birth larva 1 worker 2 atelier 1 · birth none · born soldier 1 worker 1
room 0 · room 2 earth · exit 2,11 · exchange · step 2,12 · step B · place P3L 2,10 3,10 4,10 · clean · stand 7,7 · stop
harvest A earth · extra A food · tunnel 3,12 · level · nurse · objective prey2 · done
pay earth 1 stone 1 · pay C · keep food 2 earth 1 stone 1 · winter 2

A walk can be said at once: exit 2,11 > 2,12 > B > clean 3,12 > 4,10 > place P2 4,10 5,10
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from hexapoda.games.choices import legal_ids
from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.notation.names import hex_name, objective_name, tile_name
from hexapoda.games.myrmes.plain_state import plain
from hexapoda.games.myrmes.rules.objectives import PAIRS, SINGLES
from hexapoda.games.myrmes.rules.rooms import EARTH_ROOM, ROOM_OF, STONE_ROOM
from hexapoda.games.myrmes.rules.tables import COVERED, KIND_OF, NEAR, OBJECTIVE_PAY, SIZE

#: Decisions of one word.
WORDS = {
    state.DO_EXCHANGE: "exchange",
    state.DO_CLEAN: "clean",
    state.DO_STOP: "stop",
    state.DO_LEVEL: "level",
    state.DO_NURSE: "nurse",
    state.DO_DONE: "done",
}
#: What a room gives if that is a choice (M7.8).
ROOM_CUBES = {EARTH_ROOM: "earth", STONE_ROOM: "stone"}
_CUBES = len(state.CUBES)


# ── what an action is about ──


def births_of(code: int) -> list[int]:
    """The number of nurses on each track that a code means.

    >>> births_of(48)
    [1, 0, 0, 3]
    """
    strides = (state.LARVA_STRIDE, state.SOLDIER_STRIDE, state.WORKER_STRIDE, 1)
    return [useful[code // stride % len(useful)] for useful, stride in zip(state.USEFUL, strides, strict=True)]


def birth_code(numbers: Sequence[int]) -> int:
    """The code for useful numbers of nurses on each track.

    >>> birth_code([1, 0, 0, 3])
    48
    """
    code = 0
    for useful, number in zip(state.USEFUL, numbers, strict=True):
        code = code * len(useful) + useful.index(number)
    return code


def space_name(s: Any, spot: int) -> str:
    """The space of a hex: the tile on it, or the hex."""
    tile = int(s.content[spot]) - state.TILE
    return tile_name(tile) if tile >= 0 else hex_name(spot)


def covered_by(s: Any, placement: int) -> list[int]:
    """The hexes that a placement covers, sorted."""
    return _covered(int(s.hex), placement)


@lru_cache(4096)
def _covered(here: int, placement: int) -> list[int]:
    return sorted(NEAR[here, COVERED[placement, : SIZE[KIND_OF[placement]]]].tolist())


def special_of(s: Any, choice: int) -> list[int]:
    """The special tiles that a choice of payment means (M12.13)."""
    seat = int(s.decider)
    own = [tile for tile in range(int(s.tiles)) if s.tile_owner[tile] == seat and s.tile_kind[tile] >= state.PHEROMONES]
    return [own[one] for one in ([choice] if choice < SINGLES else PAIRS[choice - SINGLES])]


def mix_of(s: Any, earth: int) -> list[int]:
    """Earth and stone of a payment."""
    price = int(OBJECTIVE_PAY[int(s.objectives[int(s.objective)])])
    return [earth, price - earth]


def kept_of(p: SimpleNamespace, code: int) -> list[int]:
    """Food, earth and stone kept."""
    food, earth = divmod(code, state.KEEP_STRIDE)
    return [food, earth, p.store_limit[p.decider] - food - earth]


def born_of(p: SimpleNamespace, soldiers: int) -> list[int]:
    """Soldiers and workers born."""
    return [soldiers, min(p.workers_due[p.decider], p.reserve[p.decider] - soldiers)]


# ── writing ──


def _counted(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [f"{name} {number}" for name, number in zip(names, numbers, strict=True)]


def named(s: Any, actions: Sequence[int]) -> tuple[list[str], list[tuple[str, ...]]]:
    """The texts of several decisions, and the parts of each."""
    p = plain(s)
    found = [_parts(p, action) for action in actions]
    return [_text(action, parts) for action, parts in zip(actions, found, strict=True)], found


def parts(s: Any, action: int) -> tuple[str, ...]:
    """The clicks for a decision: things by name, counts with what they count, and words for the rest."""
    return _parts(plain(s), action)


def _parts(p: SimpleNamespace, action: int) -> tuple[str, ...]:
    if action in WORDS:
        return (WORDS[action],)
    for start, of in _PARTS:
        if action >= start:
            return tuple(of(p, action - start))
    return (state.EVENTS[action - state.DO_EVENT],)


def _room_parts(p: SimpleNamespace, way: int) -> list[str]:
    return [f"room {ROOM_OF[way]}", *([ROOM_CUBES[way]] if way in ROOM_CUBES else [])]


def _place_parts(p: SimpleNamespace, placement: int) -> list[str]:
    """The kind, then all its hexes as one thing."""
    return [state.TILE_KINDS[int(KIND_OF[placement])], placed_on(p, placement)]


def placed_on(s: Any, placement: int) -> str:
    """The hexes that a placement covers, as one thing."""
    return " ".join(map(hex_name, covered_by(s, placement)))


_PARTS = (
    (state.DO_WINTER, lambda p, times: [str(times)]),
    (state.DO_KEEP, lambda p, code: _counted(state.CUBES, kept_of(p, code))),
    (state.DO_PHEROMONE, lambda p, tile: [tile_name(tile)]),
    (state.DO_SPECIAL, lambda p, choice: [tile_name(tile) for tile in special_of(p, choice)]),
    (state.DO_MIX, lambda p, earth: _counted(state.CUBES[1:], mix_of(p, earth))),
    (state.DO_OBJECTIVE, lambda p, which: [objective_name(p, which)]),
    (state.DO_TUNNEL, lambda p, spot: ["tunnel", hex_name(spot)]),
    (state.DO_EXTRA, lambda p, code: [tile_name(code // _CUBES), state.CUBES[code % _CUBES]]),
    (state.DO_TAKE, lambda p, cube: [tile_name(p.tile), state.CUBES[cube]]),
    (state.DO_PLACE, _place_parts),
    (state.DO_STAND, lambda p, spot: [hex_name(spot)]),
    (state.DO_STEP, lambda p, spot: [space_name(p, spot)]),
    (state.DO_EXIT, lambda p, spot: [hex_name(spot)]),
    (state.DO_ROOM, _room_parts),
    (state.DO_BORN, lambda p, soldiers: _counted(state.TRACKS[1:3], born_of(p, soldiers))),
    (state.DO_BIRTH, lambda p, code: _counted(state.TRACKS, births_of(code))),
)
#: The verb before the parts of an action, "" if it is one of them.
_VERBS = (
    (state.DO_WINTER, "winter"),
    (state.DO_KEEP, "keep"),
    (state.DO_MIX, "pay"),
    (state.DO_OBJECTIVE, "objective"),
    (state.DO_TUNNEL, ""),
    (state.DO_EXTRA, "extra"),
    (state.DO_TAKE, "harvest"),
    (state.DO_PLACE, "place"),
    (state.DO_STAND, "stand"),
    (state.DO_STEP, "step"),
    (state.DO_EXIT, "exit"),
    (state.DO_ROOM, ""),
    (state.DO_BORN, "born"),
)


def text(s: Any, action: int) -> str:
    """A decision in words."""
    return _text(action, _parts(plain(s), action))


def _text(action: int, parts: Sequence[str]) -> str:
    if action in WORDS:
        return WORDS[action]
    if action < state.DO_BIRTH:
        return f"event {action - state.DO_EVENT}"
    if action < state.DO_BORN:
        numbers = births_of(action - state.DO_BIRTH)
        placed = [f"{track} {number}" for track, number in zip(state.TRACKS, numbers, strict=True) if number]
        return " ".join(["birth", *(placed or ["none"])])
    verb = next(verb for start, verb in _VERBS if action >= start)
    return " ".join([*([verb] if verb else []), *parts])


def example(s: Any) -> str:
    """A legal decision in words."""
    ids = legal_ids(s)
    return text(s, ids[0]) if ids else ""


# ── reading ──

#: Maximum length of a text in characters.
_LONGEST = 300
_COMMA = re.compile(r"(?<=[0-9])\s*,\s*(?=[-0-9])")
_ARROW = re.compile("\\s*(?:->|\u2192|>)\\s*")
_IS_WORD = re.compile(r"[a-z0-9_+]{1,20}(?:-[a-z0-9_]{1,20}){0,3}|-?[0-9]{1,3},-?[0-9]{1,3}", re.ASCII)
VERBS = (
    *("event", "birth", "born", "room", "exit", "exchange", "step", "place", "clean", "stand", "stop"),
    *("harvest", "extra", "tunnel", "level", "nurse", "objective", "done", "pay", "keep", "winter", "pass"),
)


@dataclass(frozen=True, slots=True)
class Spoken:
    """One thing said: a verb ("" for none) and the words after it."""

    verb: str
    words: Sequence[str]

    def __str__(self) -> str:
        """As a text of the notation."""
        return " ".join([*([self.verb] if self.verb else []), *self.words])


def read(written: Any) -> list[Spoken] | None:
    """The things that a text says (a walk says several); None if it is not a text of the notation.

    >>> read("Place p3l 2, 10 3,10 4,10")
    [Spoken(verb='place', words=('p3l', '2,10', '3,10', '4,10'))]
    >>> [spoken.words for spoken in read("exit 2,11 > 2,12 > B")], read("?")
    ([('2,11',), ('2,12',), ('b',)], None)
    """
    if not isinstance(written, str) or len(written) > 10_000:
        return None
    line = _COMMA.sub(",", " ".join(written.lower().split()))
    if not line or len(line) > _LONGEST:
        return None
    found = []
    for piece in _ARROW.split(line):
        words = piece.split()
        if not words or not all(_IS_WORD.fullmatch(word) for word in words):
            return None
        verb = words.pop(0) if words[0] in VERBS else ""
        found.append(Spoken(verb, tuple(words)))
    return found
