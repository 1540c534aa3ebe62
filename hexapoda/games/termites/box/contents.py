"""The contents of a box, and how they are written as the tables of a data file."""

from dataclasses import dataclass
from typing import Any

from hexapoda.games.boxes import Contents
from hexapoda.games.termites.maps import TILE_TERRAINS, Map, MapBox
from hexapoda.games.termites.notation.names import COLONIES
from hexapoda.games.termites.state import CASTES, MAX_SIZE, TERRAINS


@dataclass(frozen=True, slots=True)
class Caste:
    """T2."""

    movement: int
    strength: int


@dataclass(frozen=True, slots=True)
class Terrain:
    """T3; `cost` and `deploy` by caste."""

    cost: tuple[int, ...]
    deploy: tuple[bool, ...]
    support_bonus: int
    defence_bonus: int


@dataclass(frozen=True, slots=True)
class Setup:
    """T4.1: a map of the box."""

    id: str
    players: int
    map: Map


@dataclass(frozen=True, kw_only=True)
class Box(Contents, MapBox):
    """All that the rules take from a data file. Castes, terrain and colonies are in the order of their numbers."""

    players_min: int
    players_max: int
    castes: tuple[Caste, ...]
    terrain: tuple[Terrain, ...]
    colony_values: tuple[int, ...]
    neutral_value: int
    neutral_in_box: int
    hand_size: int
    push_kills: bool
    clear_only: bool
    #: T1.9: the number of tokens by colony and kind.
    colonies: tuple[tuple[int, ...], ...]
    setups: tuple[Setup, ...]

    def setups_for(self, players: int) -> list[Setup]:
        """The setups for a number of players.

        >>> from hexapoda.games.termites.box import SHELF
        >>> [setup.id for setup in SHELF.standard.setups_for(3)]
        ['p3', 'p3_adv']
        """
        return [setup for setup in self.setups if setup.players == players]

    def data(self) -> dict[str, Any]:
        return _data(self)


def _data(box: Box) -> dict[str, Any]:
    """The tables of a data file, without names and notes for human readers."""
    return {
        "meta": {"players_min": box.players_min, "players_max": box.players_max},
        "board": {"radius": box.radius},
        "castes": {
            name: {"movement": caste.movement, "strength_per_termite": caste.strength}
            for name, caste in zip(CASTES, box.castes, strict=True)
        },
        "terrain": {
            name: {
                "enter_cost": dict(zip(CASTES, terrain.cost, strict=True)),
                "deploy": [caste for caste, may in zip(CASTES, terrain.deploy, strict=True) if may],
                "spitter_support_bonus": terrain.support_bonus,
                "defence_bonus": terrain.defence_bonus,
            }
            for name, terrain in zip(TERRAINS, box.terrain, strict=True)
        },
        "mounds": {
            "colony_values": list(box.colony_values),
            "neutral_value": box.neutral_value,
            "neutral_in_box": box.neutral_in_box,
        },
        "tiles": [{"faces": [TERRAINS[face] for face in tile.faces], "count": tile.count} for tile in box.tiles],
        "map_building": {
            "tiles_min": box.tiles_min,
            "tiles_max": box.tiles_max,
            "tiles_per_turn": box.tiles_per_turn,
            "max_connected_same_terrain": box.max_same,
            "max_connected_any_terrain": box.max_any,
        },
        "rules": {
            "hand_size": box.hand_size,
            "flyer_push_into_vegetation_kills": box.push_kills,
            "mound_only_on_clear": box.clear_only,
        },
        "colonies": {
            name: {
                caste: [size for size in range(1, MAX_SIZE + 1) for _ in range(counts[number * MAX_SIZE + size - 1])]
                for number, caste in enumerate(CASTES)
            }
            for name, counts in zip(COLONIES, box.colonies, strict=True)
        },
        "setups": [{"id": setup.id, "players": setup.players, **_map_data(setup.map)} for setup in box.setups],
    }


def _map_data(map: Map) -> dict[str, Any]:
    data: dict[str, Any] = {"title": map.title, "symmetry": map.symmetry, "custom": map.custom}
    data["neutral_mounds"] = list(map.neutral_mounds)
    return data | {terrain: list(getattr(map, terrain)) for terrain in TILE_TERRAINS}
