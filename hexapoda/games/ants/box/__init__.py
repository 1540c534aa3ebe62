"""The contents of the box, read from a data file: board, ants, numbers and deck.

The standard file is `data/ants.toml`; users can load another one of the same shape. A box can also be one word of text
(`box:` and compressed JSON), so that records and position texts carry it with them.
"""

from pathlib import Path

from hexapoda.games.ants.box.contents import Box
from hexapoda.games.ants.box.read import box_of_tables
from hexapoda.games.boxes import Shelf

SHELF: Shelf[Box] = Shelf(Path(__file__).parents[1] / "data" / "ants.toml", box_of_tables)
