"""What is in the box: board, ants, numbers and deck, out of a data file.

The file of the package is `data/ants.toml`; people who know better can load another one of the same shape. A box can
also be one word of text (`box:` and compressed JSON), so that records and positions carry it with them.
"""

from pathlib import Path

from hexapoda.games.ants.box.contents import Box
from hexapoda.games.ants.box.read import box_of_tables
from hexapoda.games.boxes import Shelf

#: The standard box and all others.
SHELF: Shelf[Box] = Shelf(Path(__file__).parents[1] / "data" / "ants.toml", box_of_tables)
