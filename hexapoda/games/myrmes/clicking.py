"""What somebody means who points at things of a Myrmes board, legal or not, as a text of the notation.

A thing says by itself what it is, but what is done with a hex, a tile or cubes depends on what is asked.
"""

import re
from collections.abc import Sequence
from typing import Any

from hexapoda.games.myrmes.names import OBJECTIVE_NAMES, hex_name, is_hex, tile_named
from hexapoda.games.myrmes.state import (
    ASK_ATELIER,
    ASK_BORN,
    ASK_EXTRA,
    ASK_GARDEN,
    ASK_HARVEST,
    ASK_MIX,
    ASK_PHEROMONES,
    ASK_SCAVENGING,
    ASK_SPECIAL,
    ASK_STAND,
    ASK_WORKER,
    CUBES,
    EVENTS,
    NO_KIND,
    TILE_KINDS,
    TRACKS,
)

#: Buttons: decisions that are about no thing.
_WORDS = ("exchange", "clean", "stop", "tunnel", "level", "nurse", "done")
_COUNT = re.compile(r"([a-z]+) [0-9]{1,3}", re.ASCII)
_ROOM = re.compile(r"room [0-9]{1,3}", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)


def tried(s: Any, clicked: Sequence[str]) -> str:
    """The text that these things mean in this order: whoever points at something that can't go on has begun anew."""
    kinds = [_kind(s, part) for part in clicked]
    if not clicked or "" in kinds:
        return " ".join(clicked)
    first = len(clicked) - 1
    while first and _goes_on(s, (clicked[first - 1], kinds[first - 1]), (clicked[first], kinds[first])):
        first -= 1
    return _SAID[kinds[first]](s, list(clicked[first:]))


def _kind(s: Any, part: str) -> str:
    """What kind of thing this is; "" for nothing that can be pointed at."""
    count = _COUNT.fullmatch(part)
    if part in _WORDS:
        return "word"
    if part in EVENTS:
        return "event"
    if part in CUBES:
        return "cube"
    if part in TILE_KINDS:
        return "tile kind"
    if part in OBJECTIVE_NAMES:
        return "objective"
    if _ROOM.fullmatch(part):
        return "room"
    if count is not None and count[1] in (*TRACKS, *CUBES):
        return "nurses" if count[1] in TRACKS else "cubes"
    if _NUMBER.fullmatch(part):
        return "number"
    if part and all(map(is_hex, part.split(" "))):
        return "place"
    tile = tile_named(part)
    return "tile" if tile is not None and int(s.tile_kind[tile]) != NO_KIND else ""


def _goes_on(s: Any, before: tuple[str, str], part: tuple[str, str]) -> bool:
    """Whether a thing goes on with what is before it."""
    (word, earlier), (_, kind) = before, part
    if kind == "cube":
        return earlier in ("room", "tile")
    if kind == "place":
        return earlier in ("tile kind", "place") or word == "tunnel"
    if kind == "tile":
        return earlier == "tile" and int(s.phase) == ASK_SPECIAL
    return kind == earlier and kind in ("nurses", "cubes")


# ── what a thing means, and what goes on with it ──


def _word(s: Any, meant: list[str]) -> str:
    """A button. Without a hex for it, a tunnel is meant anywhere: on the first exit, say."""
    if meant == ["tunnel"]:
        return f"tunnel {hex_name(s.exits[int(s.active), 0])}"
    return " ".join(meant[:2])


def _nurses(s: Any, meant: list[str]) -> str:
    """Nurses on tracks; where somebody has chosen anew, the last number counts."""
    ants = all(word.split(" ")[0] in TRACKS[1:3] for word in meant)
    return " ".join(["born" if int(s.phase) == ASK_BORN and ants else "birth", *_latest(meant)])


def _cubes(s: Any, meant: list[str]) -> str:
    counts = _latest(meant)
    if int(s.phase) == ASK_MIX:
        return " ".join(["pay", *(count for count in counts if not count.startswith("food"))])
    return " ".join(["keep", *counts])


def _latest(meant: list[str]) -> list[str]:
    return list({word.split(" ")[0]: word for word in meant}.values())


def _place(s: Any, meant: list[str]) -> str:
    """Hexes without anything before them: what is asked says what happens there."""
    spot = meant[-1].split(" ")[0]
    phase = int(s.phase)
    if phase in _OF_TILES:
        return _tile(s, [spot])
    verbs = {ASK_GARDEN: "step", ASK_STAND: "stand", ASK_ATELIER: "tunnel"}
    return f"{verbs.get(phase, 'exit')} {spot}"


#: The decisions about tiles on the map.
_OF_TILES = (ASK_HARVEST, ASK_SCAVENGING, ASK_EXTRA, ASK_SPECIAL, ASK_PHEROMONES)


def _tile(s: Any, meant: list[str]) -> str:
    """A tile on the map, by its name or by a hex of it."""
    phase, name = int(s.phase), meant[0]
    if phase in (ASK_HARVEST, ASK_SCAVENGING, ASK_EXTRA):
        verb = "extra" if phase == ASK_EXTRA else "harvest"
        cube = meant[1] if len(meant) > 1 else CUBES[0]
        return f"{verb} {name} {cube}"
    if phase in (ASK_SPECIAL, ASK_PHEROMONES):
        return " ".join(["pay", *meant])
    if phase in (ASK_STAND, ASK_ATELIER, ASK_WORKER) and not is_hex(name):
        return _place(s, [hex_name(s.tile_cells[tile_named(name), 0])])
    return f"step {name}"


def _cube(s: Any, meant: list[str]) -> str:
    """A cube by itself: of the tile in question, or of the room that gives it."""
    if int(s.phase) == ASK_WORKER:
        return "room 1" if meant[0] == CUBES[0] else f"room 2 {meant[0]}"
    return f"harvest {meant[0]}"


def _room(s: Any, meant: list[str]) -> str:
    """Only the quarry gives what is chosen, earth or stone (M7.8)."""
    return " ".join(meant[:2] if meant[0] == "room 2" and meant[1:] != [CUBES[0]] else meant[:1])


_SAID = {
    "word": _word,
    "event": lambda s, meant: f"event {meant[0]}",
    "cube": _cube,
    "tile kind": lambda s, meant: " ".join(["place", *meant]),
    "objective": lambda s, meant: f"objective {meant[0]}",
    "room": _room,
    "nurses": _nurses,
    "cubes": _cubes,
    "number": lambda s, meant: f"winter {meant[0]}",
    "place": _place,
    "tile": _tile,
}
