"""The words of a text or of clicks, put in order: a verb and what follows it, legal or not.

neutral F6 · tile water/stones F5 · mound 8 F8 · place W2 · place W2 F6 · keep · F5 · stay
F5-F6 · F5xF6 · F5xF6 from E6 · F5xF6 from E6 retreat G5 · F5xF6 from E6 destroy · new mound 8

A text may start in the middle of a move: -F6 · xF6 from E6 · from E6 retreat G5 · retreat G5
"""

import re
from dataclasses import dataclass
from typing import Any

from hexapoda.games.termites import state
from hexapoda.games.termites.notation.names import hex_name, hex_named, kind_name, kind_named
from hexapoda.games.termites.notation.write import TOKEN

#: Longest text that is read, in characters.
_LONGEST = 100
#: Other characters for the signs of a move and an attack.
_SIGNS = str.maketrans({"\u00d7": "x", "\u2013": "-", "\u2014": "-", "\u2212": "-", "\u2010": "-", "\u2011": "-"})
_SPOT = r"[a-z][0-9]{1,3}"
_SIGN = re.compile(rf"(\b{_SPOT}|^) ?([-x])(?= ?(?:{_SPOT}\b|$))", re.ASCII)
_IS_SPOT = re.compile(_SPOT, re.ASCII)
_IS_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)
_IS_WORD = re.compile(r"[a-z0-9/]{1,40}", re.ASCII)
#: Verbs, and the maximum number of words after them.
_VERBS = {"neutral": 1, "tile": 2, "mound": 2, "new mound": 2, "place": 2, "keep": 0, "stay": 0}


@dataclass(frozen=True, slots=True)
class Sentence:
    """A verb and its words, or a move ("go") with unit and target.

    The unit is "" if only the target is named. `origin` and `retreat` are None if they are not mentioned, "" if their
    hex is missing.
    """

    verb: str
    words: tuple[str, ...] = ()
    sign: str = ""
    origin: str | None = None
    retreat: str | None = None
    destroy: bool = False

    def word(self, number: int) -> str:
        """A word, "" if it is missing."""
        return self.words[number] if number < len(self.words) else ""

    @property
    def bare(self) -> bool:
        """Whether this is a single name without a verb, which can answer any question."""
        return self.verb == "go" and len(self.words) == 1 and not self.sign and not self.tail

    @property
    def end(self) -> str:
        """How the attack ends, as text."""
        if self.retreat is not None:
            return f"retreat {self.retreat}".strip()
        return "destroy" if self.destroy else ""

    @property
    def tail(self) -> str:
        """What follows the target of an attack, as text."""
        origin = "" if self.origin is None else f"from {self.origin}".strip()
        return f"{origin} {self.end}".strip()


# ── texts ──


def read(written: Any) -> Sentence | None:
    """The sentence of a text, None if it is not in the notation.

    >>> read("F5 x f6 FROM e6")
    Sentence(verb='go', words=('F5', 'F6'), sign='x', origin='E6', retreat=None, destroy=False)
    >>> read("place w2").words, read("8 F8").verb, read("-f6").words, read("castle")
    (('W2',), 'mound', ('', 'F6'), None)
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


def _with_verb(verb: str, words: list[str]) -> Sentence | None:
    if len(words) > _VERBS[verb] or not all(_IS_WORD.fullmatch(word) for word in words):
        return None
    return Sentence(verb, tuple(_name(word) for word in words))


def _move(words: list[str]) -> Sentence | None:
    """ "F5", "F5-F6", "-F6", "F5xF6 from E6 retreat G5", "from E6", "retreat G5", "destroy"."""
    named, sign = [], ""
    if words[0] in ("-", "x"):
        named, sign = [""], words.pop(0)
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
    if (words and not destroy) or (destroy and "retreat" in said) or not (named or said or destroy) or named == [""]:
        return None
    if not all(re.fullmatch(_IS_WORD.pattern, word.lower()) for word in said.values() if word):
        return None
    return Sentence("go", tuple(named), sign, said.get("from"), said.get("retreat"), destroy)


def _name(word: str) -> str:
    """A word as the notation writes it: hexes and tokens in capitals, without leading zeros."""
    return f"{word[0].upper()}{int(word[1:])}" if _IS_SPOT.fullmatch(word) else word


# ── clicks ──

#: The decisions of a move or an attack.
_OF_MOVES = (state.CHOOSE_UNIT, state.CHOOSE_TARGET, state.CHOOSE_FROM, state.CHOOSE_RETREAT)


def pointed(s: Any, parts: tuple[str, ...]) -> tuple[Sentence | None, tuple[str, ...]]:
    """The sentence of the first part, with its hex if one follows, and the remaining parts.

    The sentence includes what was chosen earlier in the turn (token, unit, target). It is None for an unknown part.
    """
    first, rest = parts[0] if parts else "", parts[1:]
    spot = hex_named(s, first)
    if spot is not None:
        return _hex(s, hex_name(s, spot)), rest
    phase = int(s.phase)
    if first in ("stay", "keep"):
        return Sentence(first), rest
    if first == "destroy":
        return (_moving(s, "destroy") if phase in _OF_MOVES else Sentence("go", destroy=True)), rest
    if first.startswith(TOKEN) and (kind := kind_named(first.removeprefix(TOKEN))) is not None:
        return Sentence("place", (kind_name(kind), "")), rest
    if _IS_NUMBER.fullmatch(first):
        verb = "new mound" if phase == state.NEW_MOUND else "mound"
    elif "/" in first and _IS_WORD.fullmatch(first):
        verb = "tile"
    else:
        return None, rest
    where = hex_named(s, rest[0]) if rest else None
    if where is None:
        return Sentence(verb, (first,)), rest
    return Sentence(verb, (first, hex_name(s, where))), rest[1:]


def _hex(s: Any, name: str) -> Sentence:
    """A hex as the answer to the current question."""
    phase = int(s.phase)
    if phase in _OF_MOVES:
        return _moving(s, name)
    if phase == state.CHOOSE_TOKEN:
        return Sentence("hex", (name,))  # never a token, though hexes and flyers share names
    if phase == state.PLACE_TOKEN:
        return Sentence("place", (kind_name(s.token), name))
    if phase == state.PLACE_TILE:
        return Sentence("tile")  # a hex before any tile
    verbs = {state.PLACE_NEUTRAL: "neutral", state.NEW_MOUND: "new mound"}
    return Sentence(verbs.get(phase, "mound"), (name,))


def _moving(s: Any, name: str) -> Sentence:
    """T6 to T8: the next of unit, target, attack-from hex and retreat after the chosen ones; or "destroy"."""
    chosen = {state.CHOOSE_UNIT: (), state.CHOOSE_TARGET: (s.unit,), state.CHOOSE_FROM: (s.unit, s.target)}
    known = chosen.get(int(s.phase), (s.unit, s.target, s.origin))
    words = [hex_name(s, spot) for spot in known]
    destroy = name == "destroy"
    if not destroy:
        words.append(name)
    sign = ""
    if len(words) > 1:
        target = hex_named(s, words[1])
        sign = "x" if target is not None and int(s.owner[target]) not in (state.NOBODY, int(s.active)) else "-"
    origin, retreat, *_ = (*words[2:], None, None)
    return Sentence("go", tuple(words[:2]), sign, origin, retreat, destroy)
