"""Clicks: what a player means by pointing at things of the board in some order, legal or not.

What a thing is, its name says; what is done with a hex, a tile or cubes depends on the decision.
"""

import re
from collections.abc import Sequence
from typing import Any

from hexapoda.games.myrmes import state
from hexapoda.games.myrmes.notation.names import OBJECTIVE_NAMES, hex_name, is_hex, tile_named
from hexapoda.games.myrmes.notation.write import WORDS, Spoken

_COUNT = re.compile(r"([a-z]+) [0-9]{1,3}", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)
#: The verb for tiles, by decision.
_OF_TILES = {
    state.ASK_HARVEST: "harvest",
    state.ASK_SCAVENGING: "harvest",
    state.ASK_EXTRA: "extra",
    state.ASK_SPECIAL: "pay",
    state.ASK_PHEROMONES: "pay",
}
#: The verb for hexes, by decision.
_AT_HEXES = {state.ASK_GARDEN: "step", state.ASK_STAND: "stand", state.ASK_ATELIER: "tunnel"}


def pointed(s: Any, parts: Sequence[str]) -> Spoken | None:
    """What the parts mean, None for nonsense. A part that can't continue the ones before it starts a new meaning."""
    kinds = [_kind(s, part) for part in parts]
    if not parts or "" in kinds:
        return None
    first = len(parts) - 1
    while first and _goes_on(s, parts[first - 1], kinds[first - 1], kinds[first]):
        first -= 1
    return _meaning(s, kinds[first], list(parts[first:]))


def _kind(s: Any, part: str) -> str:
    """The kind of a thing; "" if it is none."""
    for kind, names in _NAMED.items():
        if part in names:
            return kind
    count = _COUNT.fullmatch(part)
    if count is not None and count[1] in (*state.TRACKS, *state.CUBES, "room"):
        return "room" if count[1] == "room" else "nurses" if count[1] in state.TRACKS else "cubes"
    if _NUMBER.fullmatch(part):
        return "number"
    if part and all(map(is_hex, part.split(" "))):
        return "hexes"
    tile = tile_named(part)
    return "tile" if tile is not None and int(s.tile_kind[tile]) != state.NO_KIND else ""


_NAMED = {
    "word": (*WORDS.values(), "tunnel"),
    "event": state.EVENTS,
    "cube": state.CUBES,
    "tile kind": state.TILE_KINDS,
    "objective": OBJECTIVE_NAMES,
}


def _goes_on(s: Any, before: str, earlier: str, kind: str) -> bool:
    """Whether a thing continues the one before it."""
    if kind == "cube":
        return earlier in ("room", "tile")
    if kind == "hexes":
        return earlier in ("tile kind", "hexes") or before == "tunnel"
    if kind == "tile":
        return earlier == "tile" and int(s.phase) == state.ASK_SPECIAL
    return kind == earlier and kind in ("nurses", "cubes")


def _meaning(s: Any, kind: str, meant: list[str]) -> Spoken:
    """The meaning of a thing and those that continue it."""
    phase = int(s.phase)
    words = tuple(word.lower() for part in meant for word in part.split(" "))
    if kind == "word":
        # Without a hex, the tunnel is explained for the first exit.
        return Spoken(words[0], words[1:2] if words[0] != "tunnel" else words[1:2] or (_exit(s),))
    if kind == "room":
        # Only room 2 gives a choice, earth or stone (M7.8).
        return Spoken("room", words[1:3] if words[1] == "2" and words[2:] != ("food",) else words[1:2])
    if kind == "nurses":
        ants = all(part.split(" ")[0] in state.TRACKS[1:3] for part in meant)
        return Spoken("born" if phase == state.ASK_BORN and ants else "birth", _latest(meant))
    if kind == "cubes":
        paying = phase == state.ASK_MIX
        return Spoken("pay" if paying else "keep", _latest([each for each in meant if not (paying and each[0] == "f")]))
    if kind == "cube":
        if phase != state.ASK_WORKER:
            return Spoken("harvest", words)
        return Spoken("room", ("1",) if words[0] == "food" else ("2", *words))
    if kind == "tile":
        return _tile(s, words)
    if kind == "hexes":
        spot = meant[-1].split(" ")[0]
        return _tile(s, (spot,)) if phase in _OF_TILES else Spoken(_AT_HEXES.get(phase, "exit"), (spot,))
    return Spoken({"event": "event", "tile kind": "place", "objective": "objective", "number": "winter"}[kind], words)


def _tile(s: Any, words: tuple[str, ...]) -> Spoken:
    """A tile on the map, by its name or one of its hexes."""
    phase = int(s.phase)
    if phase in _OF_TILES:
        return Spoken(_OF_TILES[phase], words)
    if phase in (state.ASK_STAND, state.ASK_ATELIER, state.ASK_WORKER):
        tile = tile_named(words[0])
        return Spoken(_AT_HEXES.get(phase, "exit"), (hex_name(s.tile_cells[tile, 0]),))
    return Spoken("step", words[:1])


def _exit(s: Any) -> str:
    return hex_name(s.exits[int(s.decider), 0])


def _latest(meant: Sequence[str]) -> tuple[str, ...]:
    """Counts of things; of several for one thing, the last."""
    counts = {part.split(" ")[0]: part for part in meant}
    return tuple(word for part in counts.values() for word in part.split(" "))
