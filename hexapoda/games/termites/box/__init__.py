"""What is in the box: board, castes, terrain, mounds, tiles, colonies and setups, out of a data file.

The file of the package is `data/termites.toml`; people who know better can load another one of the same shape. A box
can also be one word of text (`box:` and compressed JSON), so that records and positions carry it with them.
"""

from pathlib import Path

from hexapoda.games.boxes import Shelf
from hexapoda.games.termites.box.contents import Box
from hexapoda.games.termites.box.read import box_of_tables

#: The standard box and all others.
SHELF: Shelf[Box] = Shelf(Path(__file__).parents[1] / "data" / "termites.toml", box_of_tables)
