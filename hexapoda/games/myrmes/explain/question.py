"""Texts that answer another question, say too little or too much, or name what is not there."""

from typing import Any

from hexapoda.games.myrmes.notation.names import hex_name, tile_name
from hexapoda.games.myrmes.notation.write import example
from hexapoda.games.myrmes.rules.tables import BOX
from hexapoda.games.myrmes.state import DECISIONS, NO_KIND
from hexapoda.games.refusals import listed, refused
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal

#: The clause of each decision.
CLAUSES = (
    *("M5.4", "M6.1", "M6.8", "M7.3", "M8.4", "M8.17", "M10.1", "M10.3", "M10.6"),
    *("M11.2", "M12.9", "M12.13", "M12.15", "M13.2", "M14.3"),
)


def unreadable(s: Any, written: Any) -> Refusal:
    """The text is not a move."""
    return Refusal("", "not-a-move", {"text": excerpt(written), "example": example(s)}, readable=False)


def asked_now(s: Any) -> Refusal:
    """The text answers another question."""
    phase = int(s.phase)
    return refused(CLAUSES[phase], "myrmes-asked-now", asked=DECISIONS[phase], example=example(s))


def needless(s: Any, word: str, shown: str) -> Refusal:
    """A word too many."""
    return refused("", "myrmes-needless-word", word=excerpt(word), example=shown)


def unfinished(s: Any, shown: str) -> Refusal:
    """Something is missing in the text."""
    return refused(CLAUSES[int(s.phase)], "myrmes-unfinished", example=shown)


def unknown_word(s: Any, word: str) -> Refusal:
    """A word that names nothing here."""
    return Refusal("", "myrmes-unknown-word", {"word": excerpt(word), "example": example(s)}, readable=False)


def no_such_hex(s: Any, word: str) -> Refusal:
    """The garden has no such hex."""
    near = [name for name in (hex_name(spot) for spot in range(len(BOX.hexes))) if name.endswith(word[-3:])][:6]
    return refused("M3.1", "myrmes-no-such-hex", hex=excerpt(word), hexes=listed(near))


def no_such_tile(s: Any, word: str) -> Refusal:
    """No tile of this name is on the map."""
    tiles = listed(tile_name(tile) for tile in range(int(s.tiles)) if int(s.tile_kind[tile]) != NO_KIND)
    if len(word) > 2 or not word.isalpha():
        return unknown_word(s, word)
    return refused("M8.3", "myrmes-no-such-tile", tile=excerpt(word.upper()), tiles=tiles)


def no_tile_there(s: Any, spot: int) -> Refusal:
    """No tile lies on a hex."""
    return refused("M8.3", "myrmes-no-tile-there", hex=hex_name(spot))
