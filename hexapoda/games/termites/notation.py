"""Termites' notation: a decision in words, and the words of a text put in order, legal or not.

neutral F6 · tile water/stones F5 · mound 8 F8 · place W2 · place W2 F6 · keep · F5 · stay
F5-F6 · F5xF6 · F5xF6 from E6 · F5xF6 from E6 retreat G5 · F5xF6 from E6 destroy · new mound 8
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from hexapoda.games.termites.names import hex_name, kind_name, terrain_name
from hexapoda.games.termites.plain import plain
from hexapoda.games.termites.rules import legal
from hexapoda.games.termites.state import (
    DO_DESTROY,
    DO_FROM,
    DO_KEEP,
    DO_MOUND,
    DO_PLACE,
    DO_RETREAT,
    DO_STAY,
    DO_TARGET,
    DO_TILE,
    DO_TOKEN,
    DO_UNIT,
    DO_VALUE,
    HEXES,
    MAX_LEGAL,
    NOBODY,
)

# ── writing ──

_WORDS = {DO_DESTROY: "destroy", DO_STAY: "stay", DO_KEEP: "keep"}


def text(s: Any, action: int) -> str:
    """A decision in words; where a turn is decided in several, the words of those before it are in it."""
    p = plain(s)
    return _text(p, action, _parts(p, action))


def parts(s: Any, action: int) -> tuple[str, ...]:
    """What is clicked for this one decision: hexes, tokens, values and tiles by name, and the words for the rest."""
    return _parts(plain(s), action)


def named(s: Any, actions: Sequence[int]) -> tuple[list[str], list[tuple[str, ...]]]:
    """The texts of several decisions, and the parts of each."""
    p = plain(s)
    clicked = [_parts(p, action) for action in actions]
    return [_text(p, action, each) for action, each in zip(actions, clicked, strict=True)], clicked


def _text(p: SimpleNamespace, action: int, clicked: tuple[str, ...]) -> str:
    """The words of a decision: what is clicked, after what is known before."""
    last = clicked[-1]
    if action >= DO_VALUE:
        return f"new mound {last}"
    if action >= DO_RETREAT:
        end = last if action == DO_DESTROY else f"retreat {last}"
        return f"{hex_name(p, p.unit)}x{hex_name(p, p.target)} from {hex_name(p, p.origin)} {end}"
    if action >= DO_FROM:
        return f"{hex_name(p, p.unit)}x{hex_name(p, p.target)} from {last}"
    if action >= DO_TARGET:
        return f"{hex_name(p, p.unit)}{'-' if p.owner[action - DO_TARGET] == NOBODY else 'x'}{last}"
    if action >= DO_UNIT or action == DO_KEEP:
        return last
    if action >= DO_PLACE:
        return f"place {kind_name(p.token)} {last}"
    if action >= DO_TOKEN:
        return f"place {last}"
    verb = "mound" if action >= DO_MOUND else "tile" if action >= DO_TILE else "neutral"
    return " ".join((verb, *clicked))


def _parts(p: SimpleNamespace, action: int) -> tuple[str, ...]:
    if action >= DO_VALUE:
        return (str(action - DO_VALUE),)
    if action in _WORDS:
        return (_WORDS[action],)
    for start in (DO_RETREAT, DO_FROM, DO_TARGET, DO_UNIT, DO_PLACE):
        if action >= start:
            return (hex_name(p, action - start),)
    if action >= DO_TOKEN:
        return (kind_name(action - DO_TOKEN),)
    if action >= DO_MOUND:
        value, spot = divmod(action - DO_MOUND, HEXES)
        return (str(value), hex_name(p, spot))
    if action >= DO_TILE:
        face, spot = divmod(action - DO_TILE, HEXES)
        return (tile_name(p, face), hex_name(p, spot))
    return (hex_name(p, action),)


def tile_name(s: Any, face: int) -> str:
    """A tile by its faces, the one that lies up first; `face` is twice its kind, plus one for the second face."""
    faces = [terrain_name(terrain) for terrain in s.tile_faces[face // 2]]
    return "/".join(faces[::-1] if face % 2 else faces)


def legal_ids(s: Any) -> list[int]:
    """The ids of all legal actions."""
    out = np.zeros(MAX_LEGAL, np.int64)
    return out[: int(legal(s, out))].tolist()


def example(s: Any) -> str:
    """A decision that could be taken now, in words: not the one to do nothing, if there is another."""
    ids = legal_ids(s)
    if not ids:
        return ""
    return text(s, ids[1] if ids[0] == DO_STAY and len(ids) > 1 else ids[0])


# ── reading ──

#: Longest text that is looked at, in characters.
_LONGEST = 100
#: Other ways to write the signs of a move and an attack.
_SIGNS = str.maketrans({"\u00d7": "x", "\u2013": "-", "\u2014": "-", "\u2212": "-", "\u2010": "-", "\u2011": "-"})
_SPOT = r"[a-z][0-9]{1,3}"
_SIGN = re.compile(rf"\b({_SPOT}) ?([-x])(?= ?(?:{_SPOT}\b|$))", re.ASCII)
_IS_SPOT = re.compile(_SPOT, re.ASCII)
_IS_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)
_IS_WORD = re.compile(r"[a-z0-9/]{1,40}", re.ASCII)
#: Verbs, and how many words may follow them.
_VERBS = {"neutral": 1, "tile": 2, "mound": 2, "new mound": 2, "place": 2, "keep": 0, "stay": 0}


@dataclass(frozen=True, slots=True)
class Said:
    """The words of a text by what they are for: a verb and its words, or a move ("go") with unit and target.

    `origin` and `retreat` are None where the text does not speak of them, and "" where a hex is missing.
    """

    verb: str
    words: tuple[str, ...] = ()
    sign: str = ""
    origin: str | None = None
    retreat: str | None = None
    destroy: bool = False

    def word(self, number: int) -> str:
        """A word that may be missing."""
        return self.words[number] if number < len(self.words) else ""

    @property
    def bare(self) -> bool:
        """Whether this is a single name without a verb: an answer to whatever is asked."""
        return self.verb == "go" and len(self.words) == 1 and not self.sign and not self.tail

    @property
    def tail(self) -> bool:
        """Whether the text speaks of how an attack ends."""
        return self.origin is not None or self.retreat is not None or self.destroy


def read(written: Any) -> Said | None:
    """The words of a text in order, None if it is no text of the notation.

    >>> read("F5 x f6 FROM e6")
    Said(verb='go', words=('F5', 'F6'), sign='x', origin='E6', retreat=None, destroy=False)
    >>> read("place w2").words, read("8 F8").verb, read("castle")
    (('W2',), 'mound', None)
    """
    if not isinstance(written, str) or len(written) > 10_000:
        return None
    line = " ".join(written.lower().translate(_SIGNS).split())
    if not line or len(line) > _LONGEST:
        return None
    words = _SIGN.sub(r"\1 \2 ", line).split()
    if words[:2] == ["new", "mound"]:
        words[:2] = ["new mound"]
    if words[0] in _VERBS:
        return _with_verb(words[0], words[1:])
    if _IS_NUMBER.fullmatch(words[0]):
        return _with_verb("mound", words)
    if "/" in words[0] and len(words) > 1:
        return _with_verb("tile", words)
    return _move(words)


def _with_verb(verb: str, words: list[str]) -> Said | None:
    if len(words) > _VERBS[verb] or not all(_IS_WORD.fullmatch(word) for word in words):
        return None
    return Said(verb, tuple(_name(word) for word in words))


def _move(words: list[str]) -> Said | None:
    """ "F5", "F5-F6", "F5xF6 from E6 retreat G5", "from E6", "retreat G5", "destroy"."""
    named, sign = [], ""
    while words and _IS_SPOT.fullmatch(words[0]) and len(named) < 2:
        named.append(_name(words.pop(0)))
        if len(named) == 1 and words and words[0] in ("-", "x"):
            sign = words.pop(0)
    said: dict[str, str] = {}
    for key in ("from", "retreat"):
        if words and words[0] == key:
            words.pop(0)
            follows = words and words[0] not in ("retreat", "destroy")
            said[key] = _name(words.pop(0)) if follows else ""
    destroy = words == ["destroy"]
    if (words and not destroy) or (destroy and "retreat" in said) or not (named or said or destroy):
        return None
    if not all(re.fullmatch(_IS_WORD.pattern, word.lower()) for word in said.values() if word):
        return None
    return Said("go", tuple(named), sign, said.get("from"), said.get("retreat"), destroy)


def _name(word: str) -> str:
    """A word as the notation writes it: hexes and tokens in capitals, their numbers without zeros before them."""
    return f"{word[0].upper()}{int(word[1:])}" if _IS_SPOT.fullmatch(word) else word
