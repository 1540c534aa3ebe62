"""Data files changed at random: other boards, castes, terrain, tokens, mounds and tiles than those of the box."""

import copy
import random
from typing import Any

from hexapoda.games.termites.box.read import MAX_MOVEMENT
from tests.termites.components import CASTES
from tests.termites.positions import COLONIES, DATA

TILE_TERRAINS = ("water", "vegetation", "stones")


def changed_data(rng: random.Random, radius: int) -> dict[str, Any]:
    """A data file with a board of this radius, without setups, and with almost everything else drawn."""
    data = copy.deepcopy(DATA)
    hexes = 3 * radius * (radius + 1) + 1
    data["board"] |= {"radius": radius, "side": radius + 1, "hex_count": hexes, "edge_hex_count": 6 * radius}
    data["setups"] = []
    for caste in data["castes"].values():
        caste |= {
            "movement": rng.choice([0, 1, 1, 2, 2, 3, 4, MAX_MOVEMENT]),
            "strength_per_termite": rng.choice([1, 1, 2, 3]),
        }
    for name, terrain in data["terrain"].items():
        costs = [1, 1, 1, 2] if name == "clear" else [0, 1, 1, 2, 3]
        terrain["enter_cost"] = {caste: rng.choice(costs) for caste in CASTES.values()}
        terrain["deploy"] = [caste for caste in CASTES.values() if name == "clear" or rng.random() < 0.6]
        terrain["spitter_support_bonus"] = rng.choice([0, 0, 1, 3])
        terrain["defence_bonus"] = rng.choice([0, 0, 1, 2])
    values = sorted(rng.sample(range(1, 13), rng.randint(2, 6)))
    data["mounds"] |= {"colony_values": values, "neutral_value": rng.randint(1, 9)}
    pairs = [(up, down) for up in TILE_TERRAINS for down in TILE_TERRAINS if up < down]
    pairs = rng.sample(pairs, rng.randint(1, 3))
    data["tiles"] = [{"faces": rng.sample(pair, 2), "count": rng.randint(2, 12)} for pair in pairs]
    tiles = rng.randint(1, sum(tile["count"] for tile in data["tiles"]))
    data["map_building"] = {
        "tiles_min": 0,
        "tiles_max": tiles,
        "tiles_per_turn": rng.choice([1, 2, 3]),
        "max_connected_same_terrain": rng.choice([1, 2, 4]),
        "max_connected_any_terrain": rng.choice([2, 4, 9]),
    }
    data["rules"] = {
        "hand_size": rng.choice([1, 2, 3]),
        "flyer_push_into_vegetation_kills": rng.random() < 0.5,
        "mound_only_on_clear": rng.random() < 0.7,
    }
    tokens = rng.choice([6, 12, 18, 25])
    for colony in COLONIES:
        kinds = [(rng.choice(list(CASTES.values())), rng.choice([1, 1, 2, 2, 3, 5])) for _ in range(tokens)]
        data["colonies"][colony] |= {
            caste: [size for each, size in kinds if each == caste] for caste in CASTES.values()
        }
    return data
