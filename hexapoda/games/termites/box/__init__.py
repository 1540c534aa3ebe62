"""The contents of the box, read from a data file: board, castes, terrain, mounds, tiles, colonies and setups.

The standard file is `data/termites.toml`; users can load another one of the same shape. A box can also be one word of
text (`box:` and compressed JSON), so that records and position texts carry it with them.
"""

from pathlib import Path

from hexapoda.games.boxes import Shelf
from hexapoda.games.termites.box.contents import Box
from hexapoda.games.termites.box.read import box_of_tables

SHELF: Shelf[Box] = Shelf(Path(__file__).parents[1] / "data" / "termites.toml", box_of_tables)
