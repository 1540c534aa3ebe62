"""What is in the box: board, ants, numbers and deck, out of a data file.

The file of the package is `data/ants.toml`; people who know better can load another one of the same shape. A box can
also be one word of text (`box:` and compressed JSON), so that records and positions carry it with them.
"""

from pathlib import Path

from hexapoda.games.ants.box.contents import Box
from hexapoda.games.ants.box.graph import Graph, graph_in
from hexapoda.games.ants.box.reading import box_of_tables
from hexapoda.games.boxes import STANDARD, Shelf

__all__ = [
    "SHELF",
    "STANDARD",
    "Box",
    "Graph",
    "box_of_word",
    "graph_in",
    "open_box",
    "read_box",
    "standard",
    "standard_text",
    "word_of",
]

#: The standard box and all others.
SHELF: Shelf[Box] = Shelf(Path(__file__).parents[1] / "data" / "ants.toml", box_of_tables)
standard_text = SHELF.standard_text
open_box = SHELF.open
read_box = SHELF.read
box_of_word = SHELF.of_word
word_of = SHELF.word_of


def standard() -> Box:
    """The standard box."""
    return SHELF.standard
