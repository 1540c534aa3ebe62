"""Reads a position: the words of a line, and the state that they describe."""

import re
from collections.abc import Iterable
from typing import Any

from hexapoda.games.position_text import (
    ImpossibleError,
    Told,
    UnreadableError,
    bad_value,
    counts,
    missing,
    need,
    split,
    whole,
)
from hexapoda.games.refusals import reading
from hexapoda.games.termites import state
from hexapoda.games.termites.notation.names import (
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
from hexapoda.games.termites.position_text.check import check
from hexapoda.games.termites.position_text.write import CHOICES, lying, pieces, tile_name, tiles
from hexapoda.games.termites.rules.apply import setup_mounds, setup_seat
from hexapoda.games.termites.rules.board import put
from hexapoda.i18n import excerpt

#: The words about one colony, "blue" and "blue-hand" for instance, and the colony.
_COLONY_WORDS = {colony + of: colony for colony in COLONIES for of in ("", "-hand", "-stack", "-reserve", "-trophies")}
_WORDS = (
    *("asked", "over", "colonies", "first", "turn", "active", "idle", "placed"),
    *(word for word, _, _ in CHOICES),
    *("tiles", *state.TERRAINS[1:], NEUTRAL_NAME),
)
_PIECE = re.compile(r"([^*@]+)@([^*@]+)", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,5}", re.ASCII)
#: The highest number of a turn: it leaves room in the record for the turns to come, at most some hundreds.
_LAST_TURN = 60_000


@reading
def read(s: Any, text: str) -> None:
    """Fill `s`, which is a start of the same game, from a line; or return why the rules can't play on from there."""
    start = s.copy()
    told = _split(s, text)
    _fill(s, told)
    check(s, start)


@reading
def draft(s: Any, text: str) -> None:
    """The same for a line that the rules need not allow."""
    _fill(s, _split(s, text))


def _split(s: Any, text: str) -> Told:
    """The items of each word of a line, by its name."""
    told = split(text, {*_WORDS, *_COLONY_WORDS}, _unknown)
    for name, example in (("colonies", "blue,red"), ("first", "blue")):
        need(told, name, example)
    if ("asked" in told) == ("over" in told):
        raise missing("asked", "choose-token")
    playing = told["colonies"]
    if len(playing) != int(s.players) or len(set(playing)) != len(playing) or not set(playing) <= set(COLONIES):
        raise ImpossibleError("T1.1", "position-colonies", text=excerpt(",".join(playing)), players=int(s.players))
    for name in told:
        if name in _COLONY_WORDS and _COLONY_WORDS[name] not in playing:
            raise ImpossibleError("T1.1", "position-colony-absent", name=name)
    return told


def _unknown(word: str) -> ImpossibleError:
    return UnreadableError("position-bad-word", text=excerpt(word))


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
    if int(s.given) & state.GIVEN_COLONIES and colonies != now:
        raise ImpossibleError("T4.3", "position-other-colonies", expected=",".join(COLONIES[colony] for colony in now))
    s.colony[: int(s.players)] = colonies
    s.first = _seat(told, "first")
    over, asked = told.get("over", []), told.get("asked", [])
    if over not in ([], *([ending] for ending in state.ENDINGS[1:])):
        raise bad_value("over", told, "tokens-gone")
    if not over and asked not in ([decision] for decision in state.DECISIONS):
        raise bad_value("asked", told, "choose-token")
    s.ending = state.ENDINGS.index(over[0]) if over else state.RUNNING
    s.phase = state.CHOOSE_UNIT if over else state.DECISIONS.index(asked[0])


def _seat(told: Told, name: str) -> int:
    """The seat of the colony named by a word."""
    if len(told[name]) != 1 or told[name][0] not in told["colonies"]:
        raise bad_value(name, told, told["colonies"][0])
    return told["colonies"].index(told[name][0])


def _hex(s: Any, name: str) -> int:
    spot = hex_named(s, name)
    if spot is None:
        raise ImpossibleError("T1.2", "position-no-hex", text=excerpt(name), last=last_row(s))
    return spot


def _fill_map(s: Any, told: Told) -> None:
    terrain = s.terrain.copy()
    terrain[:] = state.CLEAR
    for name in state.TERRAINS[1:]:
        for item in told.get(name, []):
            spot = _hex(s, item)
            if terrain[spot] != state.CLEAR:
                raise ImpossibleError("T1.5", "position-two-terrains", hex=hex_name(s, spot))
            terrain[spot] = state.TERRAINS.index(name)
    if int(s.given) & state.GIVEN_MAP:
        stated = any(name in told for name in state.TERRAINS[1:])
        for spot in hexes(s) if stated else ():
            if terrain[spot] != s.terrain[spot]:
                known = terrain_name(s.terrain[spot])
                raise ImpossibleError("T1.5", "position-other-map", hex=hex_name(s, spot), terrain=known)
    else:
        s.terrain = terrain


def _fill_pieces(s: Any, told: Told) -> None:
    s.owner[:] = state.NOBODY
    s.what[:] = state.NOTHING
    s.hash = 0
    for seat, colony in enumerate(told["colonies"]):
        _put_all(s, seat, told.get(colony, []))
        s.hand[seat] = counts(told, f"{colony}-hand", KIND_NAMES, "W1,W2*2")
        s.stack[seat] = counts(told, f"{colony}-stack", KIND_NAMES, "W1,W2*2")
        numbers = [str(value) for value in range(state.MAX_VALUE + 1)]
        s.trophies[seat] = counts(told, f"{colony}-trophies", numbers, "7,8")
        reserve = counts(told, f"{colony}-reserve", numbers, "5,6,9")
        for value, count in enumerate(reserve):
            if count > 1:
                raise ImpossibleError("T1.10", "position-mound-twice", colony=colony, value=value)
        s.reserve[seat] = sum(count << value for value, count in enumerate(reserve))
    _put_all(s, state.NEUTRAL, told.get(NEUTRAL_NAME, []))


def _put_all(s: Any, owner: int, items: Iterable[str]) -> None:
    for item in items:
        match = _PIECE.fullmatch(item)
        if match is None:
            raise UnreadableError("position-bad-piece", text=excerpt(item))
        spot = _hex(s, match[2])
        what = kind_named(match[1])
        if what is None:
            if not _NUMBER.fullmatch(match[1]) or int(match[1]) > state.MAX_VALUE:
                raise UnreadableError("position-bad-piece", text=excerpt(item))
            what = state.MOUND + int(match[1])
        if owner == state.NEUTRAL and what != state.MOUND + int(s.neutral_value):
            raise ImpossibleError("T1.11", "position-neutral-piece", text=item.upper(), value=int(s.neutral_value))
        if int(s.owner[spot]) != state.NOBODY:
            raise ImpossibleError("T1.6", "position-two-pieces", hex=hex_name(s, spot))
        put(s, spot, owner, what)


def _fill_turn(s: Any, told: Told) -> None:
    s.turn = whole(told, "turn", _LAST_TURN)
    s.idle = whole(told, "idle", int(s.players))
    s.active = (int(s.first) + max(0, int(s.turn) - 1)) % int(s.players)
    if "active" in told and _seat(told, "active") != int(s.active):
        raise ImpossibleError("T5.1", "position-active", turn=int(s.turn), colony=told["colonies"][int(s.active)])
    s.placed = not s.ending and int(s.phase) >= state.CHOOSE_UNIT
    if "placed" in told:
        if not s.placed:
            raise UnreadableError("position-needless", name="placed")
        if told["placed"] not in (["no"], ["yes"]):
            raise bad_value("placed", told, "no")
        s.placed = told["placed"] == ["yes"]
    for word, field, nothing in CHOICES:
        s[field] = nothing if word not in told else _choice(s, told, word)


def _choice(s: Any, told: Told, word: str) -> int:
    items = told[word]
    if word == "robbed" and items == [NEUTRAL_NAME]:
        return state.NEUTRAL
    if word == "robbed":
        return _seat(told, word)
    if len(items) != 1:
        raise bad_value(word, told, "W2" if word == "token" else "F6")
    if word != "token":
        return _hex(s, items[0])
    kind = kind_named(items[0])
    if kind is None:
        raise bad_value(word, told, "W2")
    return kind


def _fill_building(s: Any, told: Told) -> None:
    """The neutral mounds, tiles and first mounds still to be placed; `s` still has the numbers of the start."""
    phase = int(s.phase)
    if phase != state.PLACE_TILE and "tiles" in told:
        raise UnreadableError("position-needless", name="tiles")
    placed = len(tiles(s))
    if phase == state.PLACE_NEUTRAL and s.building:
        s.neutral_left = max(0, int(s.neutral_left) - len(pieces(s, state.NEUTRAL)))
    elif phase == state.PLACE_TILE and s.building:
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
    if phase == state.PLACE_MOUND:
        standing = sum(owner < state.NEUTRAL and what >= state.MOUND for _, owner, what in lying(s))
        s.setup_left = max(0, int(setup_mounds(s)) - standing)


def _read_tiles(s: Any, told: Told) -> list[int]:
    """The remaining tiles by kind; the faces of a tile can be named in either order."""
    kinds = [kind for kind in range(state.MAX_TILE_KINDS) if s.tile_faces[kind].any()]
    names = [tile_name(s, kind) for kind in kinds]
    items = []
    for item in told.get("tiles", []):
        name, star, count = item.partition("*")
        turned = "/".join(reversed(name.split("/")))
        items.append((turned if turned in names else name) + star + count)
    found = counts({**told, "tiles": items}, "tiles", names, f"{names[0]}*3" if names else "")
    return [found[kinds.index(kind)] if kind in kinds else 0 for kind in range(state.MAX_TILE_KINDS)]


def _fill_decider(s: Any) -> None:
    phase, first, players = int(s.phase), int(s.first), int(s.players)
    s.decider = s.active
    if phase == state.PLACE_NEUTRAL:
        s.decider = (first + len(pieces(s, state.NEUTRAL))) % players
    elif phase == state.PLACE_TILE:
        placed = len(tiles(s))
        s.decider = (first + placed // max(1, int(s.tiles_per_turn))) % players
    elif phase == state.PLACE_MOUND and s.setup_left:
        s.decider = setup_seat(s)
    elif phase in (state.LOST_MOUND, state.MAKE_ROOM) and int(s.robbed) < players:
        s.decider = s.robbed
