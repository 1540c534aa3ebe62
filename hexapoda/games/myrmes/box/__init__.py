"""What is in the box: garden, tiles, events, prey, objectives and numbers, out of `data/myrmes.toml`."""

from hexapoda.games.myrmes.box.contents import Box, Objective, Prey, TileKind
from hexapoda.games.myrmes.box.reading import BoxError, read_box, standard, standard_data
from hexapoda.games.myrmes.box.shapes import Hex, forms, neighbours

__all__ = [
    "Box",
    "BoxError",
    "Hex",
    "Objective",
    "Prey",
    "TileKind",
    "forms",
    "neighbours",
    "read_box",
    "standard",
    "standard_data",
]
