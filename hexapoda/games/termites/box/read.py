"""Reads and checks the tables of a data file."""

import re
from dataclasses import replace
from typing import Any

from hexapoda.games.boxes import STANDARD
from hexapoda.games.termites import state
from hexapoda.games.termites.box.contents import Box, Caste, Setup, Terrain
from hexapoda.games.termites.maps import TILE_TERRAINS, Tile, asymmetric_hex, map_of, problems
from hexapoda.games.termites.notation.names import COLONIES
from hexapoda.games.toml_reader import Table, Wrong
from hexapoda.kernel.declaration import Refusal

#: The abilities of the castes are rules, not data (T2).
ABILITIES = {"worker": "none", "soldier": "strong_grip", "spitter": "secretion", "flyer": "flying"}

# Limits of what the rules can handle.
MIN_RADIUS = 2
#: With more points, hexes could be queued more often than `rules.paths.QUEUE` allows.
MAX_MOVEMENT = 5
MAX_COST = 6
MAX_STRENGTH = MAX_BONUS = 9
MAX_TOKENS = 40
MAX_HAND = 8
MAX_TILES = 120
MAX_SETUPS = 60
#: Each of two players places two mounds before the first turn (T4.8).
MIN_MOUNDS = 2

_SETUP_ID = re.compile(r"[a-z0-9_-]{1,30}", re.ASCII)


def box_of_tables(table: Table) -> Box:
    """The box of a data file. Raises `Wrong` with the first error."""
    players_min, players_max = _read_meta(table.table("meta"))
    radius = _read_board(table.table("board"))
    castes = _read_castes(table.table("castes"))
    terrain = _read_terrain(table.table("terrain"))
    values, neutral_value, neutral_in_box = _read_mounds(table.table("mounds"), players_max)
    tiles = _read_tiles(table)
    box = Box(
        players_min=players_min,
        players_max=players_max,
        radius=radius,
        castes=castes,
        terrain=terrain,
        colony_values=values,
        neutral_value=neutral_value,
        neutral_in_box=neutral_in_box,
        tiles=tiles,
        **_read_building(table.table("map_building"), sum(tile.count for tile in tiles)),
        **_read_rules(table.table("rules")),
        colonies=_read_colonies(table.table("colonies")),
        setups=(),
    )
    setups = _read_setups(table, box)
    table.finish()
    return replace(box, setups=setups)


def _read_meta(table: Table) -> tuple[int, int]:
    table.exactly("game", "termites")
    table.exactly("schema", 1)
    least = table.whole("players_min", 2, state.MAX_PLAYERS)
    most = table.whole("players_max", least, state.MAX_PLAYERS)
    table.finish()
    return least, most


def _read_board(table: Table) -> int:
    """T1.2 to T1.4. Only the radius is free; the rest follows from it."""
    radius = table.whole("radius", MIN_RADIUS, state.MAX_RADIUS)
    table.exactly("shape", "hexagon")
    table.exactly("orientation", "pointy")
    table.exactly("side", radius + 1)
    table.exactly("hex_count", 3 * radius * (radius + 1) + 1)
    table.exactly("edge_hex_count", 6 * radius)
    table.finish()
    return radius


def _only(table: Table, names: tuple[str, ...]) -> list[Table]:
    """The tables with these names, and no others."""
    found = [table.table(name) for name in names]
    table.finish()
    for each in found:
        each.text("name_pl", "")  # for readers of the file
    return found


def _read_castes(table: Table) -> tuple[Caste, ...]:
    """T2."""
    found = []
    for name, caste in zip(state.CASTES, _only(table, state.CASTES), strict=True):
        caste.exactly("ability", ABILITIES[name])
        found.append(
            Caste(caste.whole("movement", 0, MAX_MOVEMENT), caste.whole("strength_per_termite", 1, MAX_STRENGTH))
        )
        caste.finish()
    return tuple(found)


def _read_terrain(table: Table) -> tuple[Terrain, ...]:
    """T3."""
    found = []
    for each in _only(table, state.TERRAINS):
        costs = each.table("enter_cost")
        cost = tuple(costs.whole(caste, 0, MAX_COST) for caste in state.CASTES)
        costs.finish()
        deploy = each.some_of("deploy", state.CASTES)
        support = each.whole("spitter_support_bonus", 0, MAX_BONUS, 0)
        defence = each.whole("defence_bonus", 0, MAX_BONUS, 0)
        each.finish()
        found.append(Terrain(cost, tuple(caste in deploy for caste in state.CASTES), support, defence))
    return tuple(found)


def _read_mounds(table: Table, players_max: int) -> tuple[tuple[int, ...], int, int]:
    """T1.10, T1.11."""
    values = table.wholes("colony_values", 1, state.MAX_VALUE, clause="T1.10", once=True)
    if len(values) < MIN_MOUNDS:
        raise table.wrong("data-few-mounds", "colony_values", clause="T4.8", found=len(values), least=MIN_MOUNDS)
    neutral = table.whole("neutral_value", 1, state.MAX_VALUE)
    in_box = table.whole("neutral_in_box", players_max - 1, state.MAX_VALUE)
    table.finish()
    return tuple(sorted(values)), neutral, in_box


def _read_tiles(table: Table) -> tuple[Tile, ...]:
    """T11.2."""
    found: list[Tile] = []
    for each in table.tables("tiles", state.MAX_TILE_KINDS):
        faces = each.some_of("faces", TILE_TERRAINS, clause="T11.2")
        if len(faces) != 2:
            raise each.wrong("data-two-faces", "faces", clause="T11.2", found=len(faces))
        first, second = (state.TERRAINS.index(face) for face in faces)
        if any({first, second} == set(tile.faces) for tile in found):  # equal tiles must be one kind (T13)
            raise table.wrong("file-twice", "tiles", clause="T11.2", value=f"{faces[0]}, {faces[1]}")
        found.append(Tile((first, second), each.whole("count", 1, MAX_TILES)))
        each.finish()
    return tuple(found)


def _read_building(table: Table, tiles: int) -> dict[str, int]:
    """T11.1, T11.4, T11.6, T11.7, by the names of a Box."""
    most = table.whole("tiles_max", 0, min(tiles, MAX_TILES))
    found = {
        "tiles_min": table.whole("tiles_min", 0, most),
        "tiles_max": most,
        "tiles_per_turn": table.whole("tiles_per_turn", 1, MAX_TILES),
        "max_same": table.whole("max_connected_same_terrain", 1, MAX_TILES),
        "max_any": table.whole("max_connected_any_terrain", 1, MAX_TILES),
    }
    table.finish()
    return found


def _read_rules(table: Table) -> dict[str, Any]:
    """The numbers and switches of [rules], by the names of a Box."""
    found = {
        "hand_size": table.whole("hand_size", 1, MAX_HAND),
        "push_kills": table.flag("flyer_push_into_vegetation_kills"),
        "clear_only": table.flag("mound_only_on_clear"),
    }
    table.finish()
    return found


def _read_colonies(table: Table) -> tuple[tuple[int, ...], ...]:
    """T1.9: the same number of tokens for all colonies, so that all players have as many turns (T10.2)."""
    found: list[tuple[int, ...]] = []
    for name, colony in zip(COLONIES, _only(table, COLONIES), strict=True):
        colony.one_of("base_caste", state.CASTES, state.CASTES[0])
        counts = [0] * state.KINDS
        for number, caste in enumerate(state.CASTES):
            for size in colony.wholes(caste, 1, state.MAX_SIZE):
                counts[number * state.MAX_SIZE + size - 1] += 1
        colony.finish()
        tokens = sum(counts)
        if not 1 <= tokens <= MAX_TOKENS:
            raise table.wrong("data-token-range", name, clause="T1.9", found=tokens, most=MAX_TOKENS)
        if found and tokens != sum(found[0]):
            others = {"expected": sum(found[0]), "other": COLONIES[0]}
            raise table.wrong("data-token-count", name, clause="T1.9", found=tokens, **others)
        found.append(tuple(counts))
    return tuple(found)


def _read_setups(table: Table, box: Box) -> tuple[Setup, ...]:
    """T4.1: each obeys T11, or T11.10 if it is custom."""
    found: list[Setup] = []
    for each in table.tables("setups", MAX_SETUPS):
        name = each.text("id")
        if not _SETUP_ID.fullmatch(name) or name == STANDARD:  # "standard" means the first one that fits
            raise each.wrong("data-setup-id", "id", value=name)
        if name in [setup.id for setup in found]:
            raise each.wrong("file-twice", "id", value=name)
        players = each.whole("players", box.players_min, box.players_max)
        proposed = map_of(each)
        each.finish()
        where = f"{each.file}, {each.place()} ({name})"
        for problem in problems(proposed, box, players, where):
            raise Wrong(problem)
        spot = asymmetric_hex(proposed, box, proposed.symmetry) if proposed.symmetry else None
        if spot is not None:
            params = {"map": where, "hex": spot, "symmetry": proposed.symmetry}
            raise Wrong(Refusal("", "map-not-symmetric", params))
        found.append(Setup(name, players, proposed))
    return tuple(found)
