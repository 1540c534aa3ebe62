"""What somebody means who points at things of an Ants board, legal or not, as a text of the notation.

Each action is a row of things: a step is a cell, an ant on it and another cell; a hire is an ant of the supply, a cell
and whom it pushes; a card goes before what it is played on. Whoever points at something that does not go on with the
row has begun anew with it.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from hexapoda.games.ants.names import cell_name, cell_named, kind_named
from hexapoda.games.ants.notation import kinds_at
from hexapoda.games.ants.state import ASK_CONTACT, ASK_EXCHANGE, ASK_FURY, ASK_MARCH, ASK_SENTRIES, CARDS

#: Buttons: decisions that are about no thing.
_WORDS = ("keep", "end", "build", "decline", "pass", "stop")
#: What else a row can begin with.
_VERBS = ("hire", "tunnel", "emergency")
#: The button that plays what is chosen, and the end of a hire that pushes nobody.
_PLAY, _STAY = "play", "stay"
_FIGHTER = re.compile(r"[WS](?:\+[0-9]+)?")
_PUSH = re.compile(r"push [WS]")

#: What goes on with a row that begins with a word or a card: c a cell, k a kind of ant, p whom it pushes or nobody,
#: a a card.
_ROWS = {
    **dict.fromkeys(("hire", "reinforcements"), "kcp"),
    **dict.fromkeys(("tunnel", "obstacle", "cave_in"), "c"),
    "emergency": "aa",
    "ambush": "ckck",
    "forced_march": "ckc",
    "column": "cc",
}
#: The same of rows that begin with a cell (a step) or with an ant (a hire).
_ROWS_OF_SORTS = {"c": "kc", "k": "cp"}


def tried(s: Any, clicked: Sequence[str]) -> str:
    """The text that these things mean in this order."""
    sorts = [_sort(s, part) for part in clicked]
    if "" in sorts or all(part == _PLAY for part in clicked):
        return " ".join(clicked)
    row = _last_row(clicked, sorts)
    return _ANSWERS.get(int(s.phase), _action)(s, row)


def _sort(s: Any, part: str) -> str:
    """What a thing is: see `_ROWS`; w a word; "" if it is nothing that can be pointed at."""
    if part in CARDS:
        return "a"
    if part in _WORDS or part in _VERBS or part == _PLAY:
        return "w"
    if _FIGHTER.fullmatch(part):
        return "k"
    if part == _STAY or _PUSH.fullmatch(part):
        return "p"
    return "c" if cell_named(s, part) is not None else ""


def _last_row(clicked: Sequence[str], sorts: Sequence[str]) -> list[str]:
    """The things since somebody began anew."""
    row: list[str] = []
    rest = ""
    for part, sort in zip(clicked, sorts, strict=True):
        if part == _PLAY:
            continue
        if sort == "c" and rest[:2] == "kc":  # the kind of an ant that is alone on its cell need not be said
            rest = rest[1:]
        if rest and sort == rest[0]:
            row.append(part)
            rest = rest[1:]
        elif sort == "c" and rest == "p":  # another cell for the hired ant
            row[-1] = part
        else:
            row, rest = [part], _ROWS.get(part, _ROWS_OF_SORTS.get(sort, ""))
    return row


# ── the own turn ──


def _action(s: Any, row: list[str]) -> str:
    """A3.5."""
    first, *rest = row
    if first in ("ambush", "forced_march"):
        return " ".join(("card", first, *_ants(rest, joined=first == "forced_march"))).strip()
    if first == "reinforcements":
        return " ".join(("card", first, *_hire(s, rest)))
    if first == "column":
        return " ".join(("card", first, "-".join(rest))).strip()
    if first in CARDS:
        return " ".join(("card", *row))
    if first in _VERBS or first in _WORDS:
        return " ".join((first, *(_hire(s, rest) if first == "hire" else rest)))
    if cell_named(s, first) is None:  # an ant, or the end of a hire
        return " ".join(("hire", *_hire(s, row)))
    return " ".join(("step", *_ants(row, joined=True)))


def _ants(things: list[str], *, joined: bool) -> list[str]:
    """Ants on cells: their kinds come before their cells in a text, and after them on a board."""
    words: list[str] = []
    for thing in things:
        if _FIGHTER.fullmatch(thing):
            words.insert(len(words) - 1, thing)
        elif joined and words:
            words[-1] += f"-{thing}"
        else:
            words.append(thing)
    return words


def _hire(s: Any, things: list[str]) -> list[str]:
    """A5: which kind is pushed is said where there is a choice."""
    words = [thing for thing in things if thing != _STAY]
    if words and _PUSH.fullmatch(words[-1]):
        cell = cell_named(s, words[-2]) if len(words) > 1 else None
        here = [] if cell is None else kinds_at(s, cell)
        if len(here) == 1 and here[0] == kind_named(words[-1][-1]):
            words[-1] = "push"
    return words


# ── everything else that is asked ──


def _exchange(s: Any, row: list[str]) -> str:
    """A3.3."""
    return f"exchange {row[0]}" if row[0] in CARDS else _action(s, row)


def _contact(s: Any, row: list[str]) -> str:
    """A10.3."""
    here = cell_name(s, s.arena)
    return f"contact {here} {row[-1]}" if cell_named(s, row[0]) is not None else _action(s, row)


def _fight(card: str) -> Callable[[Any, list[str]], str]:
    """A10.9, A10.10: an ant of the own side, or the card that makes it stronger."""

    def answer(s: Any, row: list[str]) -> str:
        if _FIGHTER.fullmatch(row[0]):
            return f"{card} {row[0]}"
        return card if row[0] == card else _action(s, row)

    return answer


def _march(s: Any, row: list[str]) -> str:
    """A11.8."""
    return f"march {row[-1]}" if cell_named(s, row[0]) is not None else _action(s, row)


_ANSWERS: dict[int, Callable[[Any, list[str]], str]] = {
    ASK_EXCHANGE: _exchange,
    ASK_CONTACT: _contact,
    ASK_SENTRIES: _fight("sentries"),
    ASK_FURY: _fight("fury"),
    ASK_MARCH: _march,
}
