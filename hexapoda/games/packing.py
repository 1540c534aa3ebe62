"""Data files in one word of text, so that options, records and position texts can carry them."""

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Any

from hexapoda.games.tables import LONGEST

#: How such a word begins.
WORD_START = "box:"
_LONGEST_WORD = 40_000


def packed(text: str) -> str:
    """A text of JSON as one word, which `unpacked` reads.

    >>> unpacked(packed('{"radius": 5}'))
    {'radius': 5}
    """
    return WORD_START + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(word: str) -> Mapping[str, Any] | None:
    """The tables that a word tells, None if it is no such word."""
    coded = word.removeprefix(WORD_START)
    if len(coded) > _LONGEST_WORD or not coded.isascii():
        return None
    try:
        unpacking = zlib.decompressobj()
        raw = base64.b64decode(coded + "=" * (-len(coded) % 4), altchars=b"-_", validate=True)
        text = unpacking.decompress(raw, LONGEST)  # never more, whatever it pretends to be
        if not unpacking.eof or unpacking.unused_data:
            return None
        data = json.loads(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def is_packed(text: str) -> bool:
    """Whether a text is meant as such a word."""
    return text.startswith(WORD_START)
