"""The words of a text or of clicks, put in order, legal or not."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hexapoda.games.ants.explain import question
from hexapoda.games.ants.notation.names import cell_named, kind_named
from hexapoda.games.ants.notation.write import PLAY
from hexapoda.games.ants.state import ASK_CONTACT, ASK_EXCHANGE, ASK_FURY, ASK_MARCH, ASK_PUSH, ASK_SENTRIES, CARDS
from hexapoda.games.refusals import must
from hexapoda.kernel.declaration import Refusal

#: Decisions without things; on a page they are buttons.
_WORDS = ("keep", "end", "build", "decline", "pass", "stop")
_VERBS = (*_WORDS, *("exchange", "hire", "step", "tunnel", "emergency", "card", "contact", "march", "push"), *CARDS)


@dataclass(frozen=True, slots=True)
class Saying:
    """A verb or the name of a card ("" for neither), and the words that follow it."""

    verb: str
    words: tuple[str, ...]

    def parted(self, word: str) -> "tuple[Saying, str | None]":
        """What comes before the second occurrence of a word, and the rest as text.

        >>> Saying("hire", ("w", "ab1", "push", "s", "push", "w")).parted("push")
        (Saying(verb='hire', words=('w', 'ab1', 'push', 's')), 'push w')
        """
        at = [i for i, each in enumerate((self.verb, *self.words)) if each == word]
        if len(at) < 2:
            return self, None
        return Saying(self.verb, self.words[: at[1] - 1]), " ".join(self.words[at[1] - 1 :])


# ── texts ──

#: Longest text that is read, in characters.
_LONGEST = 100
_DASHES = re.compile("[-\u2010-\u2015\u2212\u2192>]+")
#: Names of cards that people write as two words.
_TWO_WORDS = {
    re.compile(r"\bforced[ _-]march\b"): "forced_march",
    re.compile(r"\bwinter[ _-]stores\b"): "winter_stores",
    re.compile(r"\bcave[ _-]in\b"): "cave_in",
    re.compile(r"\btight[ _-]column\b"): "column",
    re.compile(r"\bant[ _-]fury\b"): "fury",
}
_IS_WORD = re.compile(r"[a-z0-9]{1,20}(?:_[a-z0-9]{1,20})*(?:\+[0-9]{1,3})?", re.ASCII)


def read(written: Any) -> Saying | None:
    """The saying of a text, None if it is not in the notation.

    >>> read("Step s ax2 - AX3")
    Saying(verb='step', words=('s', 'ax2', 'ax3'))
    >>> read("card Forced March W AB2-AB3").verb, read("AB2-AB3").words, read("?")
    ('forced_march', ('ab2', 'ab3'), None)
    """
    if not isinstance(written, str) or len(written) > 10_000:
        return None
    line = " ".join(written.lower().split())
    if len(line) > _LONGEST:
        return None
    for pattern, name in _TWO_WORDS.items():
        line = pattern.sub(name, line)
    words = _DASHES.sub(" ", line).split()
    if not words or not all(_IS_WORD.fullmatch(word) for word in words):
        return None
    if words[0] == "card" and len(words) > 1 and words[1] in CARDS:
        words.pop(0)
    verb = words.pop(0) if words[0] in _VERBS else ""
    return Saying(verb, tuple(words))


# ── clicks ──

#: The end of a hire that pushes nobody.
_STAY = "stay"
_FIGHTER = re.compile(r"[WS](?:\+[0-9]+)?")
_PUSH = re.compile(r"push [WS]")
#: What follows the word or card that starts a row: c a cell, k a kind of ant, p the pushed ant or none, a a card.
_ROWS = {
    **dict.fromkeys(("hire", "reinforcements"), "kcp"),
    **dict.fromkeys(("tunnel", "obstacle", "cave_in"), "c"),
    "emergency": "aa",
    "ambush": "ckck",
    "forced_march": "ckc",
    "column": "cc",
}
#: The same for rows that begin with a cell (a step) or an ant (a hire).
_ROWS_OF_SORTS = {"c": "kc", "k": "cp"}
#: The verbs of a single cell, and of an ant in a battle.
_CELL_ANSWERS = {ASK_CONTACT: "contact", ASK_MARCH: "march"}
_ANT_ANSWERS = {ASK_SENTRIES: "sentries", ASK_FURY: "fury"}


def pointed(s: Any, things: Sequence[str]) -> Saying | None:
    """The saying of clicks on these things in this order; None if one is unknown.

    Each action is a row of things: a step is a cell, an ant on it and another cell; a hire is an ant of the supply, a
    cell and the pushed ant; a card precedes its targets. A thing that does not continue the row starts a new one.
    """
    sorts = [_sort(s, thing) for thing in things]
    row = [] if "" in sorts else _last_row(things, sorts)
    if not row:
        return None
    (first, *rest), phase = row, int(s.phase)
    sort = _sort(s, first)
    if phase == ASK_EXCHANGE and sort == "a":
        return Saying("exchange", (first,))
    if phase in _CELL_ANSWERS and sort == "c":
        return Saying(_CELL_ANSWERS[phase], (row[-1],))
    if phase == ASK_PUSH and sort == "c":
        return Saying("push", tuple(row))
    if phase in _ANT_ANSWERS and sort == "k":
        return Saying(_ANT_ANSWERS[phase], (first,))
    if sort == "c":
        return Saying("step", _kinds_first(row))
    if sort in "kp":  # an ant of the supply, or the end of a hire
        return Saying("hire", _hire(row))
    return Saying(first, _hire(rest) if first in ("hire", "reinforcements") else _kinds_first(rest))


def _sort(s: Any, thing: str) -> str:
    """The sort of a thing: see `_ROWS`; w is a word, "" is unknown."""
    if thing in CARDS:
        return "a"
    if thing in (*_WORDS, "hire", "tunnel", "emergency", PLAY):
        return "w"
    if _FIGHTER.fullmatch(thing):
        return "k"
    if thing == _STAY or _PUSH.fullmatch(thing):
        return "p"
    return "c" if cell_named(s, thing) is not None else ""


def _last_row(things: Sequence[str], sorts: Sequence[str]) -> list[str]:
    """The last row of the things."""
    row: list[str] = []
    rest = ""
    for thing, sort in zip(things, sorts, strict=True):
        if thing == PLAY:
            continue
        if sort == "c" and rest[:2] == "kc":  # the kind may be left out if the cell has only one
            rest = rest[1:]
        if rest and sort == rest[0]:
            row.append(thing)
            rest = rest[1:]
        elif sort == "c" and rest == "p":  # another cell for the hired ant
            row[-1] = thing
        else:
            row, rest = [thing], _ROWS.get(thing, _ROWS_OF_SORTS.get(sort, ""))
    return row


def _kinds_first(things: Sequence[str]) -> tuple[str, ...]:
    """Texts name the kind of an ant before its cell, clicks after it."""
    words: list[str] = []
    for thing in things:
        words.insert(len(words) - bool(_FIGHTER.fullmatch(thing)), thing)
    return tuple(words)


def _hire(things: Sequence[str]) -> tuple[str, ...]:
    """A5: the words of a hire; a hire without a push says nothing of it."""
    return tuple(word for thing in things if thing != _STAY for word in thing.split())


# ── ants and cells ──


@dataclass(slots=True)
class Named:
    """The named cells in order, and the named kinds of ants, each with the number of cells before it."""

    cells: list[int] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)
    after: list[int] = field(default_factory=list)

    def is_at_most(self, cells: int, kinds: int) -> bool:
        """Whether no more cells and kinds are named than these."""
        return len(self.cells) <= cells and len(self.kinds) <= kinds

    @property
    def kind(self) -> int | None:
        """The first named kind, if any."""
        return self.kinds[0] if self.kinds else None


def named(s: Any, words: Sequence[str]) -> Named | Refusal:
    """The cells and kinds of ants in some words; a refusal for the first word that names neither."""
    found = Named()
    for word in words:
        kind, cell = kind_named(word), cell_named(s, word)
        if kind is not None:
            found.kinds.append(kind)
            found.after.append(len(found.cells))
        elif cell is not None:
            found.cells.append(cell)
        else:
            return question.unknown_word(s, word)
    return found


def one_cell(s: Any, words: Sequence[str], clause: str, shown: str) -> int | Refusal:
    """The only cell in some words."""
    found = must(named(s, words))
    if not found.cells:
        return question.unfinished(s, clause, shown)
    if not found.is_at_most(1, 0):
        return question.needless(s, words[-1], shown)
    return found.cells[0]
