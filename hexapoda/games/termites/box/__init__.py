"""What is in the box: board, castes, terrain, mounds, tiles, colonies and setups, out of a data file.

The file of the package is `data/termites.toml`; people who know better can load another one of the same shape. A box
can also be one word of text (`box:` and compressed JSON), so that records and positions carry it with them.
"""

from pathlib import Path

from hexapoda.games.boxes import STANDARD, Shelf
from hexapoda.games.termites.box.contents import Box
from hexapoda.games.termites.box.reading import box_of_tables

__all__ = ["SHELF", "STANDARD", "Box", "box_of_word", "open_box", "read_box", "standard", "standard_text", "word_of"]

#: The standard box and all others.
SHELF: Shelf[Box] = Shelf(Path(__file__).parents[1] / "data" / "termites.toml", box_of_tables)
standard_text = SHELF.standard_text
open_box = SHELF.open
read_box = SHELF.read
box_of_word = SHELF.of_word
word_of = SHELF.word_of


def standard() -> Box:
    """The standard box."""
    return SHELF.standard
