"""Reading a position: the words of a line, and the state that they make."""

import re
from collections.abc import Iterable
from typing import Any

from hexapoda.games.termites.names import (
    COLONIES,
    KIND_NAMES,
    NEUTRAL_NAME,
    hex_name,
    hex_named,
    hexes,
    kind_named,
    last_row,
    terrain_name,
)
from hexapoda.games.termites.rules.board import put
from hexapoda.games.termites.state import (
    CHOOSE_UNIT,
    CLEAR,
    DECISIONS,
    ENDINGS,
    GIVEN_COLONIES,
    GIVEN_MAP,
    LOST_MOUND,
    MAKE_ROOM,
    MAX_TILE_KINDS,
    MAX_VALUE,
    MOUND,
    NEUTRAL,
    NOBODY,
    NOTHING,
    PLACE_MOUND,
    PLACE_NEUTRAL,
    PLACE_TILE,
    RUNNING,
    TERRAINS,
)
from hexapoda.games.termites.text.choices import check_asked, check_made
from hexapoda.games.termites.text.course import check_course, setup_order
from hexapoda.games.termites.text.ground import check_ground
from hexapoda.games.termites.text.impossible import ImpossibleError
from hexapoda.games.termites.text.writing import CHOICES, lying, pieces, tile_name, tiles
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal

#: The words about one colony, "blue" and "blue-hand" for instance, and the colony.
_COLONY_WORDS = {colony + of: colony for colony in COLONIES for of in ("", "-hand", "-stack", "-reserve", "-trophies")}
_WORDS = (
    *("asked", "over", "colonies", "first", "turn", "active", "idle", "placed"),
    *(word for word, _, _ in CHOICES),
    *("tiles", *TERRAINS[1:], NEUTRAL_NAME),
)
_COUNTED = re.compile(r"([^*@]+)(?:\*([0-9]{1,3}))?", re.ASCII)
_PIECE = re.compile(r"([^*@]+)@([^*@]+)", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,5}", re.ASCII)


def read(s: Any, text: str) -> Refusal | None:
    """Fill `s`, which is some start of the game, from a line; or say why the line describes no position of Termites."""
    start = s.copy()
    try:
        told = _split(s, text)
        _fill(s, told)
        check_made(s)
        check_ground(s, start)
        check_course(s, start)
        check_asked(s, start)
    except ImpossibleError as why:
        return why.refusal
    return None


Told = dict[str, list[str]]


def _unreadable(code: str, **params: str | int) -> ImpossibleError:
    return ImpossibleError("", code, readable=False, **params)


def _split(s: Any, text: str) -> Told:
    """The words of a line by their names, each a list of items."""
    told: Told = {}
    for word in text.lower().split():
        name, equals, rest = word.partition("=")
        if not equals or (name not in _WORDS and name not in _COLONY_WORDS):
            raise _unreadable("position-bad-word", text=excerpt(word))
        if name in told:
            raise _unreadable("position-double-word", name=name)
        told[name] = rest.split(",") if rest else []
    for name, example in (("colonies", "blue,red"), ("first", "blue")):
        if name not in told:
            raise _unreadable("position-missing", name=name, example=f"{name}={example}")
    if ("asked" in told) == ("over" in told):
        raise _unreadable("position-missing", name="asked", example="asked=choose-token")
    playing = told["colonies"]
    if len(playing) != int(s.players) or len(set(playing)) != len(playing) or not set(playing) <= set(COLONIES):
        raise ImpossibleError("T1.1", "position-colonies", text=excerpt(",".join(playing)), players=int(s.players))
    for name in told:
        if name in _COLONY_WORDS and _COLONY_WORDS[name] not in playing:
            raise ImpossibleError("T1.1", "position-colony-absent", name=name)
    return told


def _fill(s: Any, told: Told) -> None:
    _fill_beginning(s, told)
    _fill_map(s, told)
    _fill_pieces(s, told)
    _fill_turn(s, told)
    _fill_building(s, told)
    _fill_decider(s)


def _fill_beginning(s: Any, told: Told) -> None:
    colonies = [COLONIES.index(name) for name in told["colonies"]]
    now = [int(colony) for colony in s.colony[: int(s.players)]]
    if int(s.given) & GIVEN_COLONIES and colonies != now:
        raise ImpossibleError("T4.3", "position-other-colonies", expected=",".join(COLONIES[colony] for colony in now))
    s.colony[: int(s.players)] = colonies
    s.first = _seat(told, "first")
    over, asked = told.get("over", []), told.get("asked", [])
    if over not in ([], *([ending] for ending in ENDINGS[1:])):
        raise _bad("over", told, "tokens-gone")
    if not over and asked not in ([decision] for decision in DECISIONS):
        raise _bad("asked", told, "choose-token")
    s.ending = ENDINGS.index(over[0]) if over else RUNNING
    s.phase = CHOOSE_UNIT if over else DECISIONS.index(asked[0])


def _bad(name: str, told: Told, example: str) -> ImpossibleError:
    text = f"{name}={','.join(told[name])}" if name in told else name
    return _unreadable("position-bad-value", text=excerpt(text), example=f"{name}={example}")


def _seat(told: Told, name: str) -> int:
    """The seat of the colony that a word names."""
    if len(told[name]) != 1 or told[name][0] not in told["colonies"]:
        raise _bad(name, told, told["colonies"][0])
    return told["colonies"].index(told[name][0])


def _number(told: Told, name: str, most: int) -> int:
    items = told.get(name, ["0"])
    if len(items) != 1 or not _NUMBER.fullmatch(items[0]) or int(items[0]) > most:
        raise _bad(name, told, "3")
    return int(items[0])


def _hex(s: Any, name: str) -> int:
    spot = hex_named(s, name)
    if spot is None:
        raise ImpossibleError("T1.2", "position-no-hex", text=excerpt(name), last=last_row(s))
    return spot


def _fill_map(s: Any, told: Told) -> None:
    terrain = s.terrain.copy()
    terrain[:] = CLEAR
    for name in TERRAINS[1:]:
        for item in told.get(name, []):
            spot = _hex(s, item)
            if terrain[spot] != CLEAR:
                raise ImpossibleError("T1.5", "position-two-terrains", hex=hex_name(s, spot))
            terrain[spot] = TERRAINS.index(name)
    if int(s.given) & GIVEN_MAP:
        stated = any(name in told for name in TERRAINS[1:])
        for spot in hexes(s) if stated else ():
            if terrain[spot] != s.terrain[spot]:
                known = terrain_name(s.terrain[spot])
                raise ImpossibleError("T1.5", "position-other-map", hex=hex_name(s, spot), terrain=known)
    else:
        s.terrain = terrain


def _fill_pieces(s: Any, told: Told) -> None:
    s.owner[:] = NOBODY
    s.what[:] = NOTHING
    s.hash = 0
    for seat, colony in enumerate(told["colonies"]):
        _put_all(s, seat, told.get(colony, []))
        s.hand[seat] = _counts(told, f"{colony}-hand", KIND_NAMES, "W1,W2*2")
        s.stack[seat] = _counts(told, f"{colony}-stack", KIND_NAMES, "W1,W2*2")
        numbers = [str(value) for value in range(MAX_VALUE + 1)]
        s.trophies[seat] = _counts(told, f"{colony}-trophies", numbers, "7,8")
        reserve = _counts(told, f"{colony}-reserve", numbers, "5,6,9")
        for value, count in enumerate(reserve):
            if count > 1:
                raise ImpossibleError("T1.10", "position-mound-twice", colony=colony, value=value)
        s.reserve[seat] = sum(count << value for value, count in enumerate(reserve))
    _put_all(s, NEUTRAL, told.get(NEUTRAL_NAME, []))


def _put_all(s: Any, owner: int, items: Iterable[str]) -> None:
    for item in items:
        match = _PIECE.fullmatch(item)
        if match is None:
            raise _unreadable("position-bad-piece", text=excerpt(item))
        spot = _hex(s, match[2])
        what = kind_named(match[1])
        if what is None:
            if not _NUMBER.fullmatch(match[1]) or int(match[1]) > MAX_VALUE:
                raise _unreadable("position-bad-piece", text=excerpt(item))
            what = MOUND + int(match[1])
        if owner == NEUTRAL and what != MOUND + int(s.neutral_value):
            raise ImpossibleError("T1.11", "position-neutral-piece", text=item.upper(), value=int(s.neutral_value))
        if int(s.owner[spot]) != NOBODY:
            raise ImpossibleError("T1.6", "position-two-pieces", hex=hex_name(s, spot))
        put(s, spot, owner, what)


def _counts(told: Told, name: str, names: Iterable[str], example: str) -> list[int]:
    """How many there are of each of the names."""
    counts = {each.lower(): 0 for each in names}
    for item in told.get(name, []):
        match = _COUNTED.fullmatch(item)
        if match is None or match[1] not in counts or match[2] == "0":
            raise _bad(name, told, example)
        counts[match[1]] += int(match[2] or 1)
    if any(count > 255 for count in counts.values()):
        raise _bad(name, told, example)
    return list(counts.values())


def _fill_turn(s: Any, told: Told) -> None:
    s.turn = _number(told, "turn", 65535)
    s.idle = _number(told, "idle", int(s.players))
    s.active = (int(s.first) + max(0, int(s.turn) - 1)) % int(s.players)
    if "active" in told and _seat(told, "active") != int(s.active):
        raise ImpossibleError("T5.1", "position-active", turn=int(s.turn), colony=told["colonies"][int(s.active)])
    s.placed = not s.ending and int(s.phase) >= CHOOSE_UNIT
    if "placed" in told:
        if not s.placed:
            raise _unreadable("position-needless", name="placed")
        if told["placed"] not in (["no"], ["yes"]):
            raise _bad("placed", told, "no")
        s.placed = told["placed"] == ["yes"]
    for word, field, nothing in CHOICES:
        s[field] = nothing if word not in told else _choice(s, told, word)


def _choice(s: Any, told: Told, word: str) -> int:
    items = told[word]
    if word == "robbed" and items == [NEUTRAL_NAME]:
        return NEUTRAL
    if word == "robbed":
        return _seat(told, word)
    if len(items) != 1:
        raise _bad(word, told, "W2" if word == "token" else "F6")
    if word != "token":
        return _hex(s, items[0])
    kind = kind_named(items[0])
    if kind is None:
        raise _bad(word, told, "W2")
    return kind


def _fill_building(s: Any, told: Told) -> None:
    """What is left to be placed of neutral mounds, tiles and first mounds; `s` still has the numbers of the start."""
    phase = int(s.phase)
    if phase != PLACE_TILE and "tiles" in told:
        raise _unreadable("position-needless", name="tiles")
    placed = len(tiles(s))
    if phase == PLACE_NEUTRAL and s.building:
        s.neutral_left = max(0, int(s.neutral_left) - len(pieces(s, NEUTRAL)))
    elif phase == PLACE_TILE and s.building:
        left = max(0, int(s.tiles_left) - placed)
        turn = int(s.tiles_per_turn)
        s.tiles_now = min(turn, left + placed % turn) - placed % turn
        s.tiles_left = left
        s.neutral_left = 0
        s.tile_left = _read_tiles(s, told)
    else:
        s.building = s.neutral_left = s.tiles_left = s.tiles_now = 0
        s.tile_left[:] = 0
    s.setup_left = 0
    if phase == PLACE_MOUND:
        standing = sum(owner < NEUTRAL and what >= MOUND for _, owner, what in lying(s))
        s.setup_left = max(0, len(setup_order(s)) - standing)


def _read_tiles(s: Any, told: Told) -> list[int]:
    """What is left of each kind of tile; the faces of a tile can be named in either order."""
    kinds = [kind for kind in range(MAX_TILE_KINDS) if s.tile_faces[kind].any()]
    names = [tile_name(s, kind) for kind in kinds]
    items = []
    for item in told.get("tiles", []):
        name, star, count = item.partition("*")
        turned = "/".join(reversed(name.split("/")))
        items.append((turned if turned in names else name) + star + count)
    found = _counts({**told, "tiles": items}, "tiles", names, f"{names[0]}*3" if names else "")
    return [found[kinds.index(kind)] if kind in kinds else 0 for kind in range(MAX_TILE_KINDS)]


def _fill_decider(s: Any) -> None:
    phase, first, players = int(s.phase), int(s.first), int(s.players)
    s.decider = s.active
    if phase == PLACE_NEUTRAL:
        s.decider = (first + len(pieces(s, NEUTRAL))) % players
    elif phase == PLACE_TILE:
        placed = len(tiles(s))
        s.decider = (first + placed // max(1, int(s.tiles_per_turn))) % players
    elif phase == PLACE_MOUND and s.setup_left:
        s.decider = setup_order(s)[-int(s.setup_left)]
    elif phase in (LOST_MOUND, MAKE_ROOM) and int(s.robbed) < players:
        s.decider = s.robbed
