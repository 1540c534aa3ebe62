"""Maps: neutral mounds and terrain, out of a setup of the box, a file or one word of text, checked by T11.

As one word, for options, records and position texts: `neutral:F6;water:A4,F4;vegetation:B2;stones:D2`, and
`;custom` behind it where T11.6 to T11.8 shall not count (T11.10).
"""

import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from hexapoda.games.refusals import reading
from hexapoda.games.termites.notation.names import hex_name, hex_named, last_row, looks_like_hex, row_of
from hexapoda.games.termites.state import CLEAR, NEAR, NO_HEX, PLACES, RADIUS, TERRAINS, WATER
from hexapoda.games.toml_reader import Table, Wrong, file_name, near_first, parse, read_file, written
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal

#: What tiles show, by name.
TILE_TERRAINS = TERRAINS[CLEAR + 1 :]
#: Symmetries by their codes: half turn, left-right mirror, both mirrors, third turn. Each is the group that these
#: (q, r) -> (q, r) make.
SYMMETRIES = {
    "C2": (lambda q, r: (-q, -r),),
    "LR": (lambda q, r: (-q - r, r),),
    "D2": (lambda q, r: (-q - r, r), lambda q, r: (q + r, -r)),
    "C3": (lambda q, r: (-q - r, q),),
}
#: Longest map as one word: more than all hexes of the largest board.
LONGEST_WORD = 2_000

_START = "neutral:"
_EXAMPLE = {"neutral_mounds": ["F6"], "water": ["A4", "K3"], "vegetation": ["B2", "J6"], "stones": ["D2", "H8"]}


@dataclass(frozen=True, slots=True)
class Tile:
    """T11.2: a kind of tile, by the numbers of its two terrains."""

    faces: tuple[int, int]
    count: int


@dataclass(frozen=True, kw_only=True)
class MapBox:
    """The part of a box that maps depend on: the board, the tiles, and the limits of T11."""

    radius: int
    tiles: tuple[Tile, ...]
    tiles_min: int
    tiles_max: int
    tiles_per_turn: int
    max_same: int
    max_any: int


@dataclass(frozen=True, slots=True)
class Map:
    """A map by the names of its hexes, each list in board order; `problems` says whether it is legal in a box."""

    neutral_mounds: tuple[str, ...]
    water: tuple[str, ...] = ()
    vegetation: tuple[str, ...] = ()
    stones: tuple[str, ...] = ()
    custom: bool = False
    title: str = ""
    symmetry: str = ""

    def tiles(self) -> list[tuple[str, str]]:
        """All (hex, terrain) that are not clear.

        >>> Map(("F6",), water=("A4",), stones=("D2",)).tiles()
        [('A4', 'water'), ('D2', 'stones')]
        """
        return [(spot, terrain) for terrain in TILE_TERRAINS for spot in getattr(self, terrain)]

    def word(self) -> str:
        """The map as one word, without what is only for people.

        >>> Map(("F6",), water=("A4", "F4"), custom=True).word()
        'neutral:F6;water:A4,F4;custom'
        """
        parts = [_START + ",".join(self.neutral_mounds)]
        parts += [
            f"{terrain}:{','.join(getattr(self, terrain))}" for terrain in TILE_TERRAINS if getattr(self, terrain)
        ]
        return ";".join([*parts, "custom"] if self.custom else parts)

    def toml(self) -> str:
        """The map as a file that `open_map` reads.

        >>> print(Map(("F6",), water=("A4", "F4"), title="Two ponds").toml(), end="")
        title = "Two ponds"
        neutral_mounds = ["F6"]
        water = ["A4", "F4"]
        vegetation = []
        stones = []
        """
        values: dict[str, Any] = {"title": self.title} if self.title else {}
        values |= {"symmetry": self.symmetry} if self.symmetry else {}
        values |= {"custom": True} if self.custom else {}
        values["neutral_mounds"] = self.neutral_mounds
        values |= {terrain: getattr(self, terrain) for terrain in TILE_TERRAINS}
        return "".join(f"{key} = {written(value)}\n" for key, value in values.items())


# ── reading ──


@reading
def open_map(path: str | os.PathLike[str]) -> Map:
    """The map of a file. That it suits a box and a number of players is for `problems` to say."""
    return _of_file(Table(read_file(path), file_name(path), example=_EXAMPLE))


@reading
def read_map(text: str, file: str = "map") -> Map:
    """The map of the text of a file; `file` is what errors call it."""
    return _of_file(Table(parse(text, file), file, example=_EXAMPLE))


def _of_file(table: Table) -> Map:
    players = table.whole("players", 2, 4, default=0)
    found = map_of(table)
    table.finish()
    if players and len(found.neutral_mounds) != players - 1:
        raise Wrong(_neutral_count(found, players, table.file))
    return found


def map_of(table: Table) -> Map:
    """A map out of a table; more keys of the table are the caller's."""
    seen: set[str] = set()

    def hexes(key: str, clause: str, default: list[str] | None = None) -> tuple[str, ...]:
        names = table.words(key) if default is None else table.words(key, default)
        return _hexes(names, seen if key in TILE_TERRAINS else set(), f"{table.file}, {table.place(key)}", clause)

    return Map(
        title=table.text("title", ""),
        symmetry=table.one_of("symmetry", ("", *SYMMETRIES), ""),
        custom=table.flag("custom", False),
        neutral_mounds=hexes("neutral_mounds", "T1.6"),
        **{terrain: hexes(terrain, "T1.5", []) for terrain in TILE_TERRAINS},
    )


def _hexes(names: Iterable[str], seen: set[str], where: str, clause: str) -> tuple[str, ...]:
    """Hex names in their usual spelling and in board order; each only once, also in the lists read before."""
    found = []
    for name in names:
        if not looks_like_hex(name):
            raise Wrong(Refusal("T1.2", "map-not-a-hex", {"map": where, "hex": excerpt(name)}))
        usual = f"{name[0].upper()}{int(name[1:])}"
        if usual in seen:
            raise Wrong(Refusal(clause, "map-hex-twice", {"map": where, "hex": usual}))
        seen.add(usual)
        found.append(usual)
    return tuple(sorted(found, key=_board_order))


def _board_order(name: str) -> tuple[str, int]:
    return name[0], int(name[1:])


def is_map_word(text: str) -> bool:
    """Whether a text is meant as a map in one word."""
    return text.lower().startswith(_START)


def map_of_word(word: str) -> Map | Refusal:
    """The map that one word tells, written in any order and case.

    >>> map_of_word("neutral:f6;stones:d2;WATER:f4,a4").word()
    'neutral:F6;water:A4,F4;stones:D2'
    """
    values: dict[str, list[str]] = {}
    custom = False
    seen: set[str] = set()
    for part in word[: LONGEST_WORD + 1].lower().split(";"):
        name, colon, names = part.partition(":")
        known = (*TILE_TERRAINS, "neutral", "custom")
        if name not in known or bool(colon) == (name == "custom") or name in values or (name == "custom" and custom):
            listed = ", ".join(near_first(name, known))
            return Refusal("", "map-bad-part", {"part": excerpt(part), "known": listed}, readable=False)
        if name == "custom":
            custom = True
        else:
            values[name] = names.split(",") if names else []
    if len(word) > LONGEST_WORD:
        return Refusal("", "map-too-long", {"most": LONGEST_WORD}, readable=False)
    try:
        mounds = _hexes(values.pop("neutral", []), set(), "map", "T1.6")
        water, vegetation, stones = (_hexes(values.get(name, []), seen, "map", "T1.5") for name in TILE_TERRAINS)
    except Wrong as wrong:
        return wrong.refusal
    return Map(mounds, water, vegetation, stones, custom)


# ── what a map is on a board ──


def mounds_on(map: Map, box: MapBox) -> list[int]:
    """The neutral mounds by hex numbers; those that the board does not have are left out."""
    return _known(hex_named(box.radius, name) for name in map.neutral_mounds)


def terrain_on(map: Map, box: MapBox) -> dict[int, int]:
    """Terrain by hex, where it is not clear; hexes that the board does not have are left out."""
    placed = {hex_named(box.radius, name): TERRAINS.index(terrain) for name, terrain in map.tiles()}
    placed.pop(None, None)
    return placed  # type: ignore[return-value]


def _known(found: Iterable[int | None]) -> list[int]:
    return [spot for spot in found if spot is not None]


def neighbours(spot: int) -> list[int]:
    """The hexes beside one, on the largest board."""
    return [int(near) for near in NEAR[spot] if near != NO_HEX]


def groups(hexes: Iterable[int]) -> list[list[int]]:
    """Hexes in connected groups, all in board order."""
    left = set(hexes)
    found = []
    while left:
        group, todo = [], [min(left)]
        left.remove(todo[0])
        while todo:
            here = todo.pop()
            group.append(here)
            touched = left.intersection(neighbours(here))
            left -= touched
            todo += touched
        found.append(sorted(group))
    return found


# ── the rules of T11 ──


def problems(map: Map, box: MapBox, players: int, name: str = "map") -> list[Refusal]:
    """Everything by which a map breaks the rules: T11, of a custom map what T11.10 leaves of it.

    `name` is what the refusals call the map. Nothing is raised and all is listed, so that an editor can show it live.
    """
    found = _unknown_hexes(map, box, name)
    if len(map.neutral_mounds) != players - 1:
        found.append(_neutral_count(map, players, name))
    mounds, terrain = mounds_on(map, box), terrain_on(map, box)

    def report(clause: str, code: str, **params: Any) -> None:
        found.append(Refusal(clause, code, {"map": name, **params}))

    for number, mound in enumerate(mounds):
        spot = hex_name(box.radius, mound)
        if RADIUS[mound] == box.radius:
            report("T11.3", "map-mound-on-edge", hex=spot)
        for other in mounds[:number]:
            if other in neighbours(mound):
                report("T11.3", "map-mounds-adjacent", hex=spot, other=hex_name(box.radius, other))
                break
        if mound in terrain:
            report("T11.5", "map-mound-on-tile", hex=spot, terrain=TERRAINS[terrain[mound]])
    if map.custom:
        return found

    found += supply_problems(Counter(terrain.values()), box, name)
    limits = ((box.max_same, "T11.6", TILE_TERRAINS), (box.max_any, "T11.7", ("",)))
    for most, clause, kinds in limits:
        for kind in kinds:
            same = [spot for spot, each in terrain.items() if kind in ("", TERRAINS[each])]
            for group in groups(same):
                if len(group) > most:
                    listed = ", ".join(hex_name(box.radius, spot) for spot in group)
                    code = "map-same-terrain" if kind else "map-tile-group"
                    report(clause, code, hexes=listed, terrain=kind, found=len(group), most=most)
    for mound in mounds:
        waters = [near for near in neighbours(mound) if terrain.get(near) == WATER]
        if len(waters) > 1:
            listed = ", ".join(hex_name(box.radius, near) for near in sorted(waters))
            report("T11.8", "map-two-waters", hex=hex_name(box.radius, mound), hexes=listed)
    return found


def _unknown_hexes(map: Map, box: MapBox, name: str) -> list[Refusal]:
    """T1.2."""
    lists = {"neutral_mounds": map.neutral_mounds, **{terrain: getattr(map, terrain) for terrain in TILE_TERRAINS}}
    found = []
    for key, hexes in lists.items():
        for spot in hexes:
            if hex_named(box.radius, spot) is None:
                first, last = row_of(box.radius, spot[0]) or ("A1", last_row(box.radius) + str(box.radius + 1))
                params = {"map": name, "list": key, "hex": spot, "first": first, "last": last}
                found.append(Refusal("T1.2", "map-no-such-hex", params))
    return found


def _neutral_count(map: Map, players: int, name: str) -> Refusal:
    found = len(map.neutral_mounds)
    return Refusal(
        "T1.11",
        "map-neutral-count",
        {"map": name, "found": found, "expected": players - 1, "players": players, "fits": found + 1},
    )


def supply_problems(shown: Counter[int], box: MapBox, name: str = "map") -> list[Refusal]:
    """T11.1, T11.2: whether the box has tiles that can show these terrains (numbers, with how often), each one face.

    It has exactly if, whatever terrains one looks at, as many tiles have one of them as hexes show one (Hall).
    """
    total = sum(shown.values())
    if total > box.tiles_max:
        return [Refusal("T11.1", "map-too-many-tiles", {"map": name, "found": total, "most": box.tiles_max})]
    for size in range(1, len(TILE_TERRAINS) + 1):
        for some in combinations(range(CLEAR + 1, len(TERRAINS)), size):
            tiles = sum(tile.count for tile in box.tiles if set(tile.faces) & set(some))
            wanted = sum(shown[terrain] for terrain in some)
            if wanted > tiles:
                listed = ", ".join(TERRAINS[terrain] for terrain in some)
                params = {"map": name, "terrains": listed, "found": wanted, "most": tiles}
                return [Refusal("T11.2", "map-faces", params)]
    return []


# ── symmetry ──


def orbits(hexes: Iterable[int], symmetry: str) -> list[list[int]]:
    """Hexes parted into sets that a symmetry carries into one another, in board order."""
    index = {PLACES[spot]: spot for spot in hexes}
    found = []
    while index:
        first = min(index.values())
        orbit, todo = {first}, [first]
        while todo:
            here = todo.pop()
            for turn in SYMMETRIES[symmetry]:
                place = turn(*PLACES[here])
                if place not in index:  # only where the hexes as a whole are not symmetric
                    continue
                if index[place] not in orbit:
                    orbit.add(index[place])
                    todo.append(index[place])
        for spot in orbit:
            del index[PLACES[spot]]
        found.append(sorted(orbit))
    return found


def asymmetric_hex(map: Map, box: MapBox, symmetry: str) -> str | None:
    """A hex whose mirror image (or turned image) is not like it, None if the map has the symmetry."""
    terrain = terrain_on(map, box)
    mounds = mounds_on(map, box)
    at = {PLACES[spot]: (spot in mounds, terrain.get(spot, CLEAR)) for spot in (*mounds, *terrain)}
    for place in at:
        for turn in SYMMETRIES[symmetry]:
            if at.get(turn(*place)) != at[place]:
                return hex_name(box.radius, PLACES.index(place))
    return None
